"""What no position of this game can be: read when a position comes from outside (a save)."""

from __future__ import annotations

from realms.kernel.match import Match
from realms.kernel.rng import seeded
from realms.kernel.validity import all_between, between, like, zones_flaw
from realms.kernel.zones import Zone

from .data.artifacts import ARTIFACTS
from .data.goals import GOALS
from .data.warriors import TREASURES, WARRIORS, deck_of
from .rules.board import castles
from .state import ElvenRage, Elves, Fight, Fighter
from .terms import (
    ATTACKER,
    BOTTOM,
    DEFENDER,
    DRAGON,
    DRAGON_LORD,
    ICONS,
    LAND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NEUTRAL,
    NONE,
    OFF,
    PEOPLES,
    SIDES,
    SQUAD,
    SUPERIORITY,
)
from .validity_rules import MANY, stack_flaw
from .vocabulary.cards import KeepGoal


def flaw(match: Match) -> str:
    """One sentence, or "" if nothing speaks against the position."""
    assert isinstance(match, ElvenRage)
    return (
        table_flaw(match)
        or piles_flaw(match)
        or neutrals_flaw(match)
        or elves_flaw(match)
        or fight_flaw(match)
        or stack_flaw(match)
    )


def table_flaw(g: ElvenRage) -> str:
    peoples = [elves.people for elves in g.elves]
    if not between(g.seats, MIN_PLAYERS, MAX_PLAYERS) or len(peoples) != g.seats:
        return "the peoples do not fit the players."
    if [p for p in peoples if p not in PEOPLES] or len({*peoples}) != len(peoples):
        return "the peoples cannot be."
    if g.scenario != SUPERIORITY and g.scenario != DRAGON_LORD:
        return "the scenario does not exist."
    cells = len(g.map.cells)
    last = g.seats - 1
    for tokens in (g.owner, g.wards):
        if len(tokens) != cells or not all_between(tokens, NONE, last):
            return "the tokens do not fit the map."
    if [c for c in g.built if not between(c, 0, cells - 1) or g.map.kinds[c] != LAND]:
        return "a Tower stands where none can be built."
    if len({*g.built}) != len(g.built):
        return "two Towers stand on one land."
    if not between(g.target, NONE, cells - 1) or not between(g.active, 0, last):
        return "the turn cannot be."
    if not between(g.round, 1, 0xFFFF) or not between(g.reach, 1, cells) or not between(g.again, 0, 2):
        return "the turn cannot be."
    return "" if between(g.winner, NONE, last) and (g.winner == NONE) == bool(g.stack) else "the winner cannot be."


def piles_flaw(g: ElvenRage) -> str:
    """Zones are those of a fresh table: who sees them is no part of the play."""
    from .rules.setup import lay_out

    fresh = all_zones(lay_out(g.scenario, [elves.people for elves in g.elves], seeded(0)))
    flawed = zones_flaw(all_zones(g), fresh)
    if flawed:
        return flawed
    for i, squad in enumerate(g.squads):
        if not like(squad, Zone(f"squad-{i}", NEUTRAL, 0, [], [])):
            return "a squad cannot be."
    return ""


def all_zones(g: ElvenRage) -> list[Zone]:
    """All zones of the table but the squads, in a fixed order."""
    found = [g.neutral_deck, g.artifact_deck, g.goals, *g.away]
    for elves in g.elves:
        found += [elves.hand, elves.deck, elves.artifacts, elves.goal]
    return found


def neutrals_flaw(g: ElvenRage) -> str:
    """Neutral cards, Artifacts and Goals lie with their own kind."""
    if len(g.opened) != len(g.squads) or len(g.squads) > g.seats + 1:
        return "the squads cannot be."
    for squad, card in zip(g.squads, g.opened, strict=True):
        if not between(len(squad.items), 1, SQUAD) or (card != "" and card not in squad.items):
            return "a squad cannot be."
    cards = [*g.neutral_deck.items, *g.neutral_discard, *[card for squad in g.squads for card in squad.items]]
    kinds = {*deck_of(NEUTRAL), *TREASURES}
    if [card for card in cards if card not in kinds]:
        return "a card lies among the neutral ones that is not one of them."
    if [a for a in [*g.artifact_deck.items, *g.spent, *g.away[0].items] if a not in ARTIFACTS]:
        return "something lies among the Artifacts that is none."
    return (
        "" if not [a for a in [*g.goals.items, *g.away[1].items] if a not in GOALS] else "a Goal does not exist."
    )


def elves_flaw(g: ElvenRage) -> str:
    for seat, elves in enumerate(g.elves):
        if elves.seat != seat or not cards_fit(elves) or not goals_fit(g, elves):
            return f"what player {seat} has cannot be."
        if not between(elves.taken, 0, 0xFFFF) or not between(elves.trades, 0, (1 << g.seats) - 1):
            return f"what player {seat} has done cannot be."
        if elves.out == (castles(g, seat) > 0) or (elves.out and seat in g.owner):
            return f"what player {seat} owns cannot be."
    return ""


def cards_fit(elves: Elves) -> bool:
    own = {*deck_of(elves.people)}
    if [c for c in [*elves.hand.items, *elves.deck.items, *elves.discard, *elves.used] if c not in own]:
        return False
    if [thing for thing in elves.laid if thing not in own and thing not in ARTIFACTS]:
        return False
    return not (
        [a for a in elves.artifacts.items if a not in ARTIFACTS]
        or [t for t in elves.treasures if t not in TREASURES]
    )


def goals_fit(g: ElvenRage, elves: Elves) -> bool:
    """One secret Goal; two while one of them is chosen."""
    top = g.stack[-1] if g.stack else None
    choosing = isinstance(top, KeepGoal) and top.seat == elves.seat
    many = 0 if elves.out or g.scenario == DRAGON_LORD else 2 if choosing else 1
    return len(elves.goal.items) == many and not [goal for goal in elves.goal.items if goal not in GOALS]


# The battle.


def fight_flaw(g: ElvenRage) -> str:
    fight = g.fight
    if fight is None:
        return ""
    if fight.land != g.target or g.target == NONE or fight.attacker != g.active:
        return "a battle is fought for another land, or by another player."
    if fight.defender != g.owner[g.target] or fight.defender == fight.attacker:
        return "a battle is fought against the wrong player."
    if not between(fight.mover, 0 if fight.defender == NONE else NONE, g.seats - 1):
        return "nobody moves the neutral cards."
    if fight.defender == NONE and (fight.mover == fight.attacker or g.elves[fight.mover].out):
        return "the neutral cards are moved by the wrong player."
    if not all_between([*fight.silenced, 0 if fight.tie == NONE else fight.tie], 0, g.seats - 1):
        return "a player who does not play is named."
    if not between(fight.reserve, ATTACKER, DEFENDER) or not between(fight.quiet, 0, 2):
        return "a battle cannot be."
    if [t for t in fight.treasures if t not in TREASURES]:
        return "a battle is fought for what is no Treasure."
    places = [f.place for f in fight.fighters if f.place != OFF]
    if not all_between(places, 0, BOTTOM) or len({*places}) != len(places):
        return "two fighters stand in one place."
    for f in fight.fighters:
        if not fighter_fits(g, fight, f):
            return "a fighter cannot be."
    return ""


def fighter_fits(g: ElvenRage, fight: Fight, f: Fighter) -> bool:
    w = WARRIORS.get(f.card)
    if w is None or not between(f.side, ATTACKER, DEFENDER) or not between(f.place, 0, OFF):
        return False
    leader = fight.attacker if f.side == ATTACKER else fight.defender
    people = NEUTRAL if leader == NONE else g.elves[leader].people
    if w.people != people and w.flag != DRAGON:
        return False
    figures = between(f.lives, 0, w.lives) and all_between([f.initiative, f.skips], 0, MANY)
    return figures and len(f.icons) == len(SIDES) and all_between(f.icons, 0, len(ICONS) - 1)
