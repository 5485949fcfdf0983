"""Maps as a whole (RW-SETUP-09): drawn at random, checked before the game starts, and compared home by home."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import SIDES
from realms.kernel.model import OK, Why
from realms.kernel.rng import Rng

from ..data.tiles import HOME_TILES, TILES, TILES_EACH, Laid, Resources
from ..terms import NONE
from .land import Land
from .placing import Marker, Markers, exits, marker, markers, place_why, placements, rim
from .settling import home_placements, home_why

DRAWN: Final = 8
"""A random map is the evenest of so many,"""
EVEN_ENOUGH: Final[dict[int, int]] = {2: 1, 3: 4, 4: 7}
"""or the first that is no more uneven than this; about a quarter of them are."""
_TRIES: Final = 400
_NEARBY: Final = 2  # areas on foot
_AREAS: Final = 3  # of a home tile


# Random maps.


def random_map(rng: Rng, tiles: list[str], factions: list[str], drawn: int = DRAWN) -> tuple[Laid, ...]:
    """A legal map of these land tiles with the homes of these factions: an even one, as far as a few draws go."""
    best: tuple[Laid, ...] = ()
    least = NONE
    for _ in range(drawn):
        land = _drawn(rng, tiles, factions)
        gap = unevenness(prospects(land))
        if least == NONE or gap < least:
            best, least = land.laid, gap
        if least <= EVEN_ENOUGH[len(factions)]:
            break
    return best


def _drawn(rng: Rng, tiles: list[str], factions: list[str]) -> Land:
    """RW-SETUP-09. Built again until everything has found its place and nothing is cut off."""
    while True:
        land = _tiles_laid(rng, tiles)
        if NONE in land.steps([0], winter=False, flying=False):
            continue
        places = Markers(land, len(factions))
        if places.possible:
            land = _homes_laid(rng, land, factions, _evenest(rng, land, places))
            if len(land.homes) == len(factions):
                return land


def _tiles_laid(rng: Rng, tiles: list[str]) -> Land:
    """The tiles one after the other, each anywhere; those that reach into the map are put there more often."""
    order = tiles[:]
    rng.shuffle(order)
    land = Land((placements(Land(()), order[0])[0],))
    while len(land.laid) < len(order):
        id = order[len(land.laid)]
        land = Land(land.laid + (_somewhere(rng, land, id),))
    return land


def _somewhere(rng: Rng, land: Land, id: str) -> Laid:
    spaces = rim(land)
    for _ in range(_TRIES):
        turns = rng.below(len(SIDES))
        spots = TILES[id].spots[turns]
        dq, dr = spots[rng.below(len(spots))]
        q, r = rng.pick(spaces)
        laid = (id, turns, q - dq, r - dr)
        if place_why(land, laid) == OK:
            return laid
    return rng.pick(placements(land, id))


def _evenest(rng: Rng, land: Land, places: Markers) -> list[Marker]:
    """Markers that give nobody more than they must; by lot among equals, and in any order."""
    around = {where: Prospects(land, exits(land, where)) for where in places.places}
    best: list[list[Marker]] = []
    least = NONE
    for put in places.sets():
        gap = unevenness([around[where] for where in put])
        if least == NONE or gap < least:
            best, least = [], gap
        if gap == least:
            best.append(put)
    chosen = rng.pick(best)
    rng.shuffle(chosen)
    return chosen


def _homes_laid(rng: Rng, land: Land, factions: list[str], put: list[Marker]) -> Land:
    """With the homes that fit; the next set of tiles is tried if one does not (RW-SETUP-20)."""
    for faction, where in zip(factions, put, strict=True):
        ways = home_placements(land, faction, where)
        if ways:
            land = Land(land.laid + (rng.pick(ways),))
    return land


# Is a map fit to be played on?


def check(land: Land, players: int) -> tuple[Why, str]:
    """The rule a finished map breaks, and the tile or area in question; OK if the game may start on it."""
    homes = [laid for laid in land.laid if laid[0] in HOME_TILES]
    tiles = [laid for laid in land.laid if laid[0] not in HOME_TILES]
    if len(tiles) != TILES_EACH * players or len(land.index) != len(land.areas):
        return "RW-SETUP-04", ""
    if len(homes) != players or land.laid[len(tiles) :] != tuple(homes):
        return "RW-SETUP-10", ""
    lying = Land(())
    for laid in land.laid:
        why = home_why(lying, laid) if laid in homes else place_why(lying, laid)
        if why != OK:
            return why, laid[0]
        lying = Land(lying.laid + (laid,))
    lost = cut_off(land)
    if lost != NONE:
        return "RW-SETUP-09", land.areas[lost]
    places = markers(Land(tuple(tiles)), players)
    if not places.possible:
        return "RW-SETUP-09", ""
    return (OK, "") if _marked(places, land, list(land.homes), []) else ("RW-SETUP-08", "")


def _marked(places: Markers, land: Land, factions: list[str], put: list[Marker]) -> bool:
    """Can each home have replaced a marker that was legal?"""
    if len(put) == len(factions):
        return True
    areas = land.homes[factions[len(put)]]
    offered = places.offered(put)
    for i in range(_AREAS):
        where = marker(land.spots[areas[i]], land.spots[areas[(i + 1) % _AREAS]])
        if where in offered and _marked(places, land, factions, put + [where]):
            return True
    return False


def cut_off(land: Land) -> int:
    """A home area that cannot be walked to from every other home outside winter, or an area that cannot even be
    walked to in winter; NONE if there is none."""
    for own in land.homes.values():
        dry = land.steps([own[0]], winter=False, flying=False)
        frozen = land.steps([own[0]], winter=True, flying=False)
        for area in range(len(land.areas)):
            if frozen[area] == NONE or (land.home[area] != "" and dry[area] == NONE):
                return area
    return NONE


# How good the homes are.


@final
class Prospects:
    """What lies within two areas of a home, on foot outside winter and homes left out. `exits`: the areas one step
    away; `unguarded`: how many of them are without neutral units; `steps`: from the exits to every area."""

    def __init__(self, land: Land, first: list[int]) -> None:
        steps = land.steps(first, winter=False, flying=False)
        around = [i for i, far in enumerate(steps) if 0 <= far < _NEARBY and not land.home[i]]
        self.exits: Final = first
        self.steps: Final = steps
        self.resources: Final[Resources] = (
            sum([land.resources[i][0] for i in around]),
            sum([land.resources[i][1] for i in around]),
            sum([land.resources[i][2] for i in around]),
        )
        self.cities: Final = sum([1 for i in around if land.city[i]])
        self.unguarded: Final = sum([1 for i in first if not land.neutrals[i]])

    def enemy(self, found: list[Prospects]) -> int:
        """Steps to the nearest other home."""
        ways = [self.steps[i] for other in found if other is not self for i in other.exits]
        return min(ways) + _NEARBY


def prospects(land: Land) -> list[Prospects]:
    """Of each home, in the order in which they were laid."""
    found: list[Prospects] = []
    for own in land.homes.values():
        first: list[int] = []
        for area in own:
            first.extend([n for n in land.on_foot[area] if n not in own and n not in first])
        found.append(Prospects(land, first))
    return found


def unevenness(found: list[Prospects]) -> int:
    """How much better off one home is than another: a city weighs as much as two resources, and so does a first
    step that nobody guards; the way to the enemy counts by its length."""
    return (
        _gap([sum(p.resources) for p in found])
        + 2 * _gap([p.cities for p in found])
        + 2 * _gap([p.unguarded for p in found])
        + _gap([p.enemy(found) for p in found])
    )


def _gap(figures: list[int]) -> int:
    return max(figures) - min(figures)
