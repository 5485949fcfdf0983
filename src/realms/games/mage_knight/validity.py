"""What no position of this game can be: read when a position comes from outside (a save)."""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.model import BadOptions
from realms.kernel.rng import seeded
from realms.kernel.validity import all_between, between, numbers, zones_flaw
from realms.kernel.zones import Zone

from .data.cards import CARDS
from .data.enemies import ENEMIES
from .data.heroes import HEROES
from .data.hexes import HEXES, SHAPES, START, TILE, TILES, place
from .data.options import (
    FALLING_DARKNESS,
    HERO_AUCTION,
    MAP,
    NIGHT_ARRIVAL,
    RANDOM_ORIENTATION,
    SWITCHES,
    combination,
    word,
)
from .data.ruins import RUINS
from .data.scenarios import SCENARIOS, has_dummy, played, shape_of
from .data.skills import SKILLS
from .data.tiles import SITE
from .data.tracks import level_of
from .data.units import UNITS
from .fights import Fight, Foe
from .rules.auction import MOST as MOST_BID, Auction
from .rules.foes import DEALT
from .rules.scenarios.returning import SHIELDS
from .rules.tactics import TACTICS
from .rules.tokens import back_of
from .state import Hero, MageKnight, Now
from .terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BACKS,
    BEST_REPUTATION,
    CRYSTALS_EACH,
    DIE_FACES,
    DUMMY,
    IDLE,
    MAGICAL_GLADE,
    MINE,
    NO_SITE,
    NONE,
    SPELL,
    TOP_LEVEL,
    WORST_REPUTATION,
)
from .validity_choices import choices_flaw
from .validity_duel import duel_fits
from .validity_options import cities_flaw, die_flaw

LARGEST: Final = 5000  # places of the grid of tiles; nothing else in a frame comes near it
MANY: Final = 400  # no count of points, wounds or shields comes near it
SEATS: Final = ("seat", "rival", "other", "owner")


def flaw(match: Match) -> str:
    """One sentence, or "" if nothing speaks against the position."""
    assert isinstance(match, MageKnight)
    return (
        table_flaw(match)
        or switches_flaw(match)
        or map_flaw(match)
        or cities_flaw(match)
        or die_flaw(match)
        or piles_flaw(match)
        or decks_flaw(match)
        or heroes_flaw(match)
        or choices_flaw(match)
        or fight_flaw(match)
        or joint_flaw(match)
        or frames_flaw(match)
    )


def table_flaw(g: MageKnight) -> str:
    scenario = SCENARIOS.get(g.scenario)
    if scenario is None or not between(g.seats, scenario.fewest, scenario.most) or len(g.heroes) != g.seats:
        return "the heroes do not fit the scenario."
    scenario = played(g.scenario, g.switches)
    shape = word(g.switches, MAP) or shape_of(scenario, g.seats)
    if g.shape != shape or g.rounds != scenario.at(scenario.rounds, g.seats):
        return "the map or the rounds do not fit the scenario."
    if (g.dummy is not None) != (has_dummy(scenario, g.seats) and not choosing_heroes(g)):
        return "the virtual player does not fit the scenario."
    if not teams_fit(g):
        return "the teams do not fit the scenario."
    if not between(g.round, 1, g.rounds) or not time_fits(g):
        return "the round or the time of day cannot be."
    if not between(g.active, NONE, g.seats - 1) or not between(g.phase, 0, IDLE) or g.weighing != "":
        return "the turn cannot be."
    takers = [*range(g.seats), *([DUMMY] if g.dummy is not None else [])]
    if [seat for seat in g.order if seat not in takers] or len({*g.order}) != len(g.order):
        return "the order of turns cannot be."
    takers.append(NONE)
    if [seat for seat in [*g.last_turns, g.announced] if seat not in takers]:
        return "a player who does not play is named."
    if not all_between(g.source, 0, DIE_FACES - 1):
        return "a die of the source shows no colour."
    for name in [*g.tactics, *g.tactics_gone]:
        if name not in TACTICS:
            return "a tactic does not exist."
    for token in g.centre:
        if (
            token.skill not in SKILLS
            or not between(token.seat, 0, g.seats - 1)
            or not between(token.mark, NONE, 5)
        ):
            return "a skill in the centre cannot be."
    for m in g.modifiers:
        if not between(m.seat, NONE, g.seats - 1) or abs(m.amount) > MANY:
            return "a lasting effect cannot be."
    return ""


def teams_fit(g: MageKnight) -> bool:
    """MK-TEAM-01, MK-SCEN-05-07. All together, two pairs, or everybody for himself."""
    data = SCENARIOS[g.scenario]
    if data.cooperative:
        return g.teams == (0,) * g.seats
    paired = sorted(g.teams) == [0, 0, 1, 1] and g.seats == 4 and (data.pairs or data.in_teams)
    return paired or (not g.teams and not (data.in_teams and g.seats == 4))


def choosing_heroes(g: MageKnight) -> bool:
    return HERO_AUCTION in g.switches and any(isinstance(frame, Auction) for frame in g.stack)


def time_fits(g: MageKnight) -> bool:
    """Days and nights alternate, but in falling darkness (MK-OPT-14); a night may be the first (MK-OPT-13)."""
    if FALLING_DARKNESS in g.switches:
        return g.round > 1 or not g.night
    return g.night != ((g.round % 2 == 0) == (NIGHT_ARRIVAL in g.switches))


def switches_flaw(g: MageKnight) -> str:
    """MK-OPT-01. Optional rules are on as `combination` lets them be."""
    names = [switch.partition("=")[0] for switch in g.switches]
    if [name for name in names if name not in SWITCHES] or len({*names}) != len(names):
        return "an optional rule does not exist."
    asked: dict[str, object] = {name: word(g.switches, name) or True for name in names}
    try:
        agreed = combination(SCENARIOS[g.scenario], g.seats, asked)
    except BadOptions as why:
        return str(why)
    return "" if sorted(agreed) == sorted(g.switches) else "an optional rule cannot be."


def map_flaw(g: MageKnight) -> str:
    """Tiles lie where they may, and everything on the map lies on a tile."""
    if len(g.where) != len(TILES) or g.where[START] != place(0, 0):
        return "the starting tile is not where it belongs."
    turned = RANDOM_ORIENTATION in g.switches and len(g.turns) == len(TILES) and all_between(list(g.turns), 0, 5)
    if g.turns and not turned:
        return "a tile is turned as none may be."
    laid = [at for at in g.where if at != NONE]
    if len({*laid}) != len(laid) or [at for at in laid if not SHAPES[g.shape].allows(at)]:
        return "a tile lies where none may lie."
    unlaid = [*g.tiles.items, *g.core_tiles.items, *g.box.items, *g.core_box.items]
    if [name for name in unlaid if name not in TILE or g.where[TILE[name]] != NONE] or len({*unlaid}) != len(
        unlaid
    ):
        return "a tile is in two places."
    on_map = g.land.at.values()
    placed = [*g.up_at, *g.shields, *[hex for places in g.down_at for hex in places], *[c.hex for c in g.cities]]
    if [hex for hex in placed if hex not in on_map]:
        return "something lies off the map."
    if [seat for seat in g.shields.values() if not between(seat, 0, g.seats - 1)]:
        return "a shield belongs to nobody."
    return "" if marks_fit(g) else "a mark on the map cannot be."


def marks_fit(g: MageKnight) -> bool:
    """MK-SCEN-07 to 09. Mines, glades and secret places are where they can be."""
    on_map = g.land.at.values()
    secret = [*g.secret_dungeons, *g.secret_tombs]
    if [hex for hex in secret if hex not in on_map or SITE[hex] != NO_SITE] or len({*secret}) != len(secret):
        return False
    if [hex for hex in g.owed if hex not in on_map or SITE[hex] != MINE or hex in g.shields]:
        return False
    for hero in g.heroes:
        if [hex for hex in hero.marked if hex not in on_map or SITE[hex] != MAGICAL_GLADE]:
            return False
        if len({*hero.marked}) != len(hero.marked) or not between(hero.incantation, 0, g.nights + 1):
            return False
    return between(g.nights, 0, g.round)


def all_zones(g: MageKnight) -> list[Zone]:
    """All zones of the table, in a fixed order."""
    found = [g.tiles, g.core_tiles, g.box, g.core_box, *g.piles, *g.down, *g.unit_decks]
    found += [g.action_deck, g.spell_deck, g.artifact_deck, *g.drafted, *g.chosen]
    for hero in g.heroes:
        found += [hero.hand, hero.deck, hero.stored, hero.stack]
    if g.dummy is not None:
        found += [g.dummy.deck, g.dummy.stack]
    return found


def piles_flaw(g: MageKnight) -> str:
    """Zones are those of a fresh table: who sees them is no part of the play."""
    from .rules.setup import lay_out

    names = [hero.name for hero in g.heroes]
    chosen = names
    if choosing_heroes(g):
        chosen, names = [name for name in names if name != ""], [""] * g.seats
    if [name for name in chosen if name not in HEROES] or len({*chosen}) != len(chosen):
        return "the heroes cannot be."
    return zones_flaw(
        all_zones(g), all_zones(lay_out(g.scenario, names, seeded(0), switches=g.switches, teams=g.teams))
    )


def decks_flaw(g: MageKnight) -> str:
    """Everything lies with its own kind."""
    for cards, kind in (
        (g.action_deck.items + g.action_offer + g.monastery_offer, ADVANCED_ACTION),
        (g.spell_deck.items + g.spell_offer, SPELL),
        (g.artifact_deck.items, ARTIFACT),
    ):
        if [name for name in cards if name not in CARDS or CARDS[name].kind != kind]:
            return "a card lies in a deck that is not its own."
    for i, deck in enumerate(g.unit_decks):
        if [name for name in deck.items if name not in UNITS or UNITS[name].elite != (i == 1)]:
            return "a unit lies in a deck that is not its own."
    if [name for name in g.unit_offer if name not in UNITS] or [s for s in g.common_skills if s not in SKILLS]:
        return "an offer holds what does not belong there."
    if not len(g.piles) == len(g.discards) == len(g.down) == len(g.down_at) == len(BACKS):
        return "the piles of tokens cannot be."
    for back in range(len(BACKS)):
        tokens = [*g.piles[back].items, *g.discards[back], *g.down[back].items]
        if [t for t in tokens if t not in ENEMIES and t not in RUINS] or [t for t in tokens if back_of(t) != back]:
            return "a token lies in a pile that is not its own."
        if len(g.down[back].items) != len(g.down_at[back]):
            return "the tokens face down do not fit their places."
    if len(g.up) != len(g.up_at) or [t for t in g.up if t not in ENEMIES and t not in RUINS]:
        return "the tokens face up do not fit their places."
    if g.dummy is not None:
        if [name for name in g.dummy.deck.items + g.dummy.discard if name not in CARDS]:
            return "the virtual player has what is no card."
        if len(g.dummy.crystals) != 4 or not all_between(g.dummy.crystals, 0, MANY):
            return "the crystals of the virtual player cannot be."
    return ""


def heroes_flaw(g: MageKnight) -> str:
    for seat, hero in enumerate(g.heroes):
        if hero.seat != seat or not hero_fits(g, hero) or not cards_fit(hero) or not now_fits(g, hero.now):
            return f"what player {seat} has cannot be."
    if [hero for hero in g.heroes if hero.out and (hero.hex != NONE or hero.tactic != "")]:
        return "a hero who is out of the game still plays."
    if sorted([token for zone in g.chosen for token in zone.items]) != (sorted(SHIELDS) if g.chosen else []):
        return "the shields of the teams cannot be."
    tactics = [hero.tactic for hero in g.heroes if hero.tactic != ""]
    return "a tactic is taken twice." if len({*tactics}) != len(tactics) else ""


def hero_fits(g: MageKnight, hero: Hero) -> bool:
    if hero.hex != NONE and (not between(hero.hex, 0, HEXES - 1) or hero.hex not in g.land.at.values()):
        return False
    if not between(hero.level, 1, TOP_LEVEL) or not between(hero.fame, -MOST_BID, MANY):
        return False
    mana = len(hero.crystals) == 4 and all_between(hero.crystals, 0, CRYSTALS_EACH)
    tokens = len(hero.tokens) == DIE_FACES and all_between(hero.tokens, 0, MANY)
    levels = hero.level <= level_of(hero.fame) and between(hero.reputation, WORST_REPUTATION, BEST_REPUTATION)
    dice = between(hero.kept_die, NONE, DIE_FACES - 1) and all_between(hero.claimed, 0, DIE_FACES - 1)
    tactic = hero.tactic == "" or hero.tactic in TACTICS
    return mana and tokens and levels and dice and tactic and between(hero.more_cards, 0, MANY)


def cards_fit(hero: Hero) -> bool:
    deeds = hero.hand.items + hero.deck.items + hero.stored.items + hero.discard + hero.played + hero.aside
    if [name for name in deeds if name not in CARDS]:
        return False
    if [name for name in hero.stack.items + hero.skills + hero.flipped if name not in SKILLS]:
        return False
    for unit in hero.units:
        banner = unit.banner == "" or (unit.banner in CARDS and CARDS[unit.banner].banner)
        if unit.kind not in UNITS or not between(unit.wounds, 0, MANY) or not banner:
            return False
    return len([unit for unit in hero.units if unit.under_bonds]) <= 1


def now_fits(g: MageKnight, now: Now) -> bool:
    path = [hex for hex in now.path if hex != NONE]
    if not now.path or [hex for hex in path if hex not in g.land.at.values()]:
        return False
    points = [now.move, now.influence, now.heal, now.wounds, now.wounds_discarded, now.recruited, now.slain]
    mana = len(now.melted) == 4 and all_between(now.melted, 0, MANY) and all_between(now.took, 0, DIE_FACES - 1)
    return all_between(points, -MANY, MANY) and mana and between(now.may_take, -MANY, MANY)


def fight_flaw(g: MageKnight) -> str:
    fight = g.fight
    if fight is None:
        return ""
    on_map = g.land.at.values()
    if not between(fight.seat, 0, g.seats - 1) or fight.hex not in on_map:
        return "a fight is nowhere."
    points = fight.attack + fight.block
    if len(fight.attack) != 12 or len(fight.block) != 4 or not all_between(points, 0, MANY):
        return "the points of a fight cannot be."
    if not between(fight.wounds, 0, MANY) or (fight.back != NONE and fight.back not in on_map):
        return "a fight cannot be."
    for i, foe in enumerate(fight.foes):
        if not foe_fits(g, fight, i, foe):
            return "an enemy in a fight cannot be."
    if fight.duel is not None and not duel_fits(g, fight, fight.duel):
        return "a battle of heroes cannot be."
    return ""


def foe_fits(g: MageKnight, fight: Fight, i: int, foe: Foe) -> bool:
    if foe.token not in ENEMIES or len(foe.attacks) != len(ENEMIES[foe.token].attacks):
        return False
    if foe.hex != NONE and foe.hex not in g.land.at.values():
        return False
    if foe.rampaging and foe.hex == NONE:
        return False
    numbers = all_between(foe.attacks, 0, DEALT) and between(foe.weaker, -1, MANY) and abs(foe.armour) <= MANY
    return (
        numbers
        and between(foe.summoner, NONE, i - 1)
        and between(foe.city, NONE, 3)
        and between(foe.annex, NONE, 3)
        and between(foe.stripped, 0, 7)
    )


def joint_flaw(g: MageKnight) -> str:
    """A joint assault: heroes who play, a city on the map, and as many defenders as were dealt."""
    joint = g.joint
    if joint is None:
        return ""
    members = joint.members
    if len({*members}) != len(members) or len(members) < 2 or not all_between(members, 0, g.seats - 1):
        return "who takes part in a joint assault cannot be."
    if not len(joint.back) == len(joint.counts) == len(joint.shares) == len(members):
        return "the shares of a joint assault cannot be."
    places = [joint.hex, *joint.back]
    if [hex for hex in places if hex not in g.land.at.values()] or joint.hex not in [c.hex for c in g.cities]:
        return "a joint assault is nowhere."
    if [seat for seat in joint.waiting if seat not in members] or not all_between(joint.counts, 1, MANY):
        return "a joint assault cannot be."
    for back, whose in enumerate(joint.hidden):
        if len(whose) != g.down_at[back].count(joint.hex) or not all_between(whose, 0, len(members) - 1):
            return "the shares of a joint assault cannot be."
    if len(joint.hidden) != len(BACKS) or [t for share in joint.shares for t in share if t not in ENEMIES]:
        return "the shares of a joint assault cannot be."
    return ""


def frames_flaw(g: MageKnight) -> str:
    """Players named by the rules under way, and numbers no rule has."""
    from .derived import dump_frame

    for frame in g.stack:
        raw = dump_frame(frame)
        if [name for name, value in numbers(raw) if not field_fits(g, name, value)]:
            return f"the rule {raw['is']} is in a state that cannot be."
    return ""


def field_fits(g: MageKnight, name: str, value: int) -> bool:
    if name in SEATS:
        return between(value, NONE, g.seats - 1) or value == DUMMY
    if name == "villages":
        return value in g.land.at.values()
    return abs(value) <= LARGEST
