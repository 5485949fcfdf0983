"""What no position of this game can be: read when a position comes from outside (a save)."""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.model import OK
from realms.kernel.rng import seeded
from realms.kernel.validity import all_between, between, like, zones_flaw
from realms.kernel.zones import Zone

from .data.cities import CITIES
from .data.fate import FATE
from .data.heroes import HEROES
from .data.objectives import OBJECTIVES
from .data.quests import QUESTS
from .data.rewards import REWARDS
from .data.seasons import SEASON_CARDS
from .data.tactics import TACTICS_CARDS
from .data.tiles import TILES
from .data.units import UNITS
from .rules.areas import is_neutral, seat_of, units
from .rules.battle import Battle
from .rules.building import FIXED, BuildMap
from .rules.charting import check
from .rules.land import readable
from .rules.setup import lay_out
from .state import Hero, Realm, Runewars
from .terms import (
    ATTRIBUTE_LIMIT,
    DEVELOPMENTS,
    DIAL_LIMIT,
    FACTIONS,
    FALSE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NEUTRALS,
    NOBODY,
    NONE,
    ORDERS,
    QUEST_LIMIT,
    REAL,
    SEASONS,
    YEARS,
)
from .validity_rules import MANY, frames_flaw, in_sealed

CROWD: Final = 64
"""No area ever holds so many units, nor a player so many cards."""


def flaw(match: Match) -> str:
    """One sentence, or "" if nothing speaks against the position."""
    assert isinstance(match, Runewars)
    return (
        table_flaw(match)
        or land_flaw(match)
        or piles_flaw(match)
        or cards_flaw(match)
        or realms_flaw(match)
        or areas_flaw(match)
        or runes_flaw(match)
        or heroes_flaw(match)
        or frames_flaw(match)
    )


def table_flaw(g: Runewars) -> str:
    factions = [realm.faction for realm in g.realms]
    if not between(g.seats, MIN_PLAYERS, MAX_PLAYERS) or len(factions) != g.seats:
        return "the factions do not fit the players."
    picked = [name for name in factions if name != ""]
    if [name for name in picked if name not in FACTIONS] or len({*picked}) != len(picked):
        return "the factions cannot be."
    if len(picked) < g.seats and g.holder:
        return "somebody has no faction."
    last = g.seats - 1
    if (
        not between(g.first, 0, last)
        or not between(g.year, 0, YEARS)
        or not between(g.season, 0, len(SEASONS) - 1)
    ):
        return "the time of the game cannot be."
    if (g.card != "" and [g.card] != g.season_discard[-1:]) or [order for order in g.void if order not in ORDERS]:
        return "the season cannot be."
    if g.active != NOBODY and not between(g.active, 0, last):
        return "the turn cannot be."
    owners = [0 if owner == NOBODY else owner for owner in g.titles]
    if len(g.titles) != len(g.paid) or len(g.titles) != 3 or not all_between(owners, 0, last):
        return "the titles cannot be."
    if not all_between(g.paid, 0, MANY) or [i for i, n in enumerate(g.paid) if n and g.titles[i] == NOBODY]:
        return "the influence on the titles cannot be."
    if g.winner != NOBODY and (not between(g.winner, 0, last) or g.realms[g.winner].out):
        return "the winner cannot be."
    return "" if (g.winner == NOBODY) == bool(g.stack) else "the winner cannot be."


def land_flaw(g: Runewars) -> str:
    """The map is one that could have been built; while it is, no tile lies twice."""
    if not readable(g.laid):
        return "the map cannot be read."
    if not g.holder:
        building = g.nearest(BuildMap)
        if len(g.land.at) != len(g.land.areas) or len(g.land.index) != len(g.land.areas):
            return "a tile lies on another one, or twice."
        return "" if building is None or building_fits(g, building) else "the building of the map cannot be."
    if check(g.land, g.seats)[0] != OK or {*g.land.homes} != {*[realm.faction for realm in g.realms]}:
        return "the map cannot be."
    many = len(g.land.areas)
    for by_area in (g.standing, g.routed, g.holder, g.fort, g.broken, g.development, g.city, g.activated):
        if len(by_area) != many:
            return "what lies on the map does not fit it."
    return ""


def building_fits(g: Runewars, frame: BuildMap) -> bool:
    dealt = [tile for mine in frame.tiles for tile in mine]
    if [tile for tile in dealt if tile not in TILES or TILES[tile].faction] or len({*dealt}) != len(dealt):
        return False
    if len(frame.tiles) not in (0, g.seats) or [mine for mine in frame.tiles if len(mine) != 2]:
        return False
    if frame.kind != FIXED and [t for t in g.land.tile if t not in dealt and not TILES[t].faction]:
        return False
    for name in frame.put:
        if len(name.split(",")) != 4 or not all_between([int(part) for part in name.split(",")], -CROWD, CROWD):
            return False
    return between(frame.turn, 0, 2 * g.seats) and between(frame.tries, 1, CROWD)


# Cards.


def all_zones(g: Runewars) -> list[Zone]:
    """The zones of a fresh table, in a fixed order."""
    found = [g.fate, g.hero_deck, g.reward_deck, g.tactics_deck, g.quest_deck, *g.objective_decks, *g.season_decks]
    for realm in g.realms:
        found += [realm.tactics, realm.fresh, realm.quests, realm.objectives]
    return found


def piles_flaw(g: Runewars) -> str:
    """Zones are those of a fresh table: who sees them is no part of the play."""
    fresh = lay_out(g.seats, [realm.faction for realm in g.realms], FIXED, g.hidden, seeded(0))
    return zones_flaw(all_zones(g), all_zones(fresh))


KINDS: Final[dict[str, tuple[str, ...]]] = {
    "fate": tuple(FATE),
    "hero": tuple(HEROES),
    "reward": tuple(REWARDS),
    "tactics": tuple(TACTICS_CARDS),
    "quest": tuple(QUESTS),
    "objective-good": tuple([id for id, what in OBJECTIVES.items() if what.alignment == "good"]),
    "objective-evil": tuple([id for id, what in OBJECTIVES.items() if what.alignment == "evil"]),
    "rune": (REAL, FALSE),
}
"""What may lie in a zone, by the back of its cards; season decks have a back each."""


def cards_flaw(g: Runewars) -> str:
    """Every card lies with its own kind, in zones of the rules under way too."""
    from .derived import DERIVED

    zones: list[Zone] = []
    DERIVED.zones(g, zones)
    for zone in zones:
        if zone.pool in SEASONS:
            kind = tuple([id for id, card in SEASON_CARDS.items() if card.season == zone.pool])
        elif zone.pool in KINDS:
            kind = KINDS[zone.pool]
        elif zone.pool == "" and not zone.items:
            continue
        else:
            return "a pile is of no known kind."
        if [item for item in zone.items if item not in kind]:
            return f"something lies among {zone.name} that does not belong there."
        if zone.known and len(zone.known) != len(zone.items):
            return f"nobody can say who knows what of {zone.name}."
    open_piles = (
        (g.fate_drawn + g.fate_discard, KINDS["fate"]),
        (g.reward_discard, KINDS["reward"]),
        (g.tactics_discard, KINDS["tactics"]),
        (g.quest_discard, KINDS["quest"]),
        (g.objective_discard, tuple(OBJECTIVES)),
        (g.season_discard, tuple(SEASON_CARDS)),
    )
    for pile, known in open_piles:
        if [card for card in pile if card not in known]:
            return "something was discarded that is no card of its kind."
    if bool(g.holder) and [q for q in g.quest_deck.items if QUESTS[q].area and QUESTS[q].area not in g.land.index]:
        return "a quest leads to no area of the map."
    return ""


def realms_flaw(g: Runewars) -> str:
    for seat, realm in enumerate(g.realms):
        if realm.seat != seat or not realm_fits(g, realm):
            return f"what player {seat} has cannot be."
    return "somebody must be left." if not [realm for realm in g.realms if not realm.out] else ""


def realm_fits(g: Runewars, realm: Realm) -> bool:
    if (
        len(realm.dials) != 3
        or not all_between(realm.dials, 0, DIAL_LIMIT)
        or not between(realm.influence, 0, MANY)
    ):
        return False
    if sorted(realm.orders + realm.played) != sorted(ORDERS) or realm.orders != sorted(
        realm.orders, key=ORDERS.index
    ):
        return False
    if len(realm.played_in) != len(realm.played) or not all_between(realm.played_in, NONE, len(SEASONS) - 1):
        return False
    if (realm.order != "" and realm.order not in realm.played) or not between(len(realm.played), 0, 6):
        return False
    if len(realm.tactics.items) + len(realm.fresh.items) > CROWD or len(realm.quests.items) > QUEST_LIMIT:
        return False
    gone = not (realm.seat in g.holder or realm.seat in g.fort or [h for h in g.heroes if h.owner == realm.seat])
    return gone or not realm.out


# The map.


def areas_flaw(g: Runewars) -> str:
    """Units of a battle are kept by its rule; whose the area was is remembered there."""
    used: dict[str, int] = {}
    fought_for = [frame.area for frame in g.stack if isinstance(frame, Battle)]
    for area in range(len(g.holder)):
        there = units(g, area)
        if [unit for unit in there if unit not in UNITS] or len(there) > CROWD:
            return f"the units in {g.land.areas[area]} cannot be."
        if g.standing[area] != sorted(g.standing[area]) or g.routed[area] != sorted(g.routed[area]):
            return f"the units in {g.land.areas[area]} are not in order."
        for unit in there:
            used[unit] = used.get(unit, 0) + 1
        if area in fought_for:
            fits = between(g.holder[area], NOBODY, g.seats - 1)
        else:
            fits = g.holder[area] == holder_of(g, there)
        if not fits:
            return f"the units in {g.land.areas[area]} are somebody else's."
        if not buildings_fit(g, area) or not between(g.activated[area], 0, (1 << g.seats) - 1):
            return f"what stands in {g.land.areas[area]} cannot be."
    cities = [city for city in g.city if city != ""]
    if [city for city in cities if city not in CITIES] or len({*cities}) != len(cities):
        return "the cities cannot be."
    for unit, n in used.items():
        if n > UNITS[unit].figures:
            return "there are more units than figures."
    return ""


def holder_of(g: Runewars, there: list[str]) -> int:
    """Whose units these are; NOBODY too where two factions are mixed, which cannot be."""
    sides = {seat_of(g, UNITS[unit].faction) for unit in there if not is_neutral(unit)}
    if len(sides) > 1:
        return MANY
    if sides:
        side = sides.pop()
        return side if side != NOBODY else MANY
    return NEUTRALS if there else NOBODY


def buildings_fit(g: Runewars, area: int) -> bool:
    if g.city[area] != "" and not g.land.city[area]:
        return False
    if g.fort[area] == NOBODY:
        return not g.broken[area] and g.development[area] == ""
    known = g.development[area] == "" or g.development[area] in DEVELOPMENTS
    return between(g.fort[area], 0, g.seats - 1) and known


def runes_flaw(g: Runewars) -> str:
    if len(g.runes) != len(g.rune_at) or len({*g.rune_at}) != len(g.rune_at):
        return "two runes lie in one area."
    if not all_between(g.rune_at, 0, len(g.holder) - 1):
        return "a rune lies nowhere."
    for zone, area in zip(g.runes, g.rune_at, strict=True):
        if not like(zone, Zone(f"rune-{g.land.areas[area]}", "rune", 0, [], [])) or len(zone.items) != 1:
            return "a rune cannot be."
    return ""


def heroes_flaw(g: Runewars) -> str:
    for hero in g.heroes:
        if not hero_fits(g, hero):
            return "a hero cannot be."
    if len({left.area for left in g.remains}) != len(g.remains):
        return "two heroes have left something in one area."
    for left in g.remains:
        named = left.rewards.name.removeprefix("remains-")
        if not like(left.rewards, Zone(f"remains-{named}", "reward", 0, [], [])) or named not in HEROES:
            return "what a hero has left cannot be."
        if not between(left.area, 0, len(g.holder) - 1) or not left.rewards.items:
            return "what a hero has left lies nowhere."
    return "" if not in_sealed(g) else "what was sealed could not be chosen."


def hero_fits(g: Runewars, hero: Hero) -> bool:
    if hero.id not in HEROES or not between(hero.owner, 0, g.seats - 1):
        return False
    if not between(hero.area, 0, len(g.holder) - 1) or not between(hero.damage, 0, CROWD):
        return False
    if len(hero.trained) != 3 or not all_between(hero.trained, 0, ATTRIBUTE_LIMIT):
        return False
    return like(hero.rewards, Zone(f"rewards-{hero.id}", "reward", 1 << hero.owner, [], []))
