"""Maps for tests: the fixed ones with homes on them, and maps drawn by lot."""

from __future__ import annotations

from itertools import combinations

from realms.games.runewars.data.tiles import FIXED_HOMES, FIXED_TILES, LAND_TILES, Laid
from realms.games.runewars.rules.charting import random_map
from realms.games.runewars.rules.land import Land
from realms.games.runewars.rules.placing import Marker, Markers, apart, beside
from realms.games.runewars.terms import FACTIONS
from realms.kernel.rng import seeded


def fixed(players: int, takers: tuple[str, ...] = FACTIONS) -> Land:
    """The fixed map for so many; its homes are taken in the order of `takers`."""
    homes = [(faction, *slot) for faction, slot in zip(takers, FIXED_HOMES[players], strict=False)]
    return Land((*FIXED_TILES[players], *homes))


def drawn(players: int, seed: int) -> Land:
    """A random map for so many."""
    rng = seeded(seed)
    tiles, factions = list(LAND_TILES), list(FACTIONS)
    rng.shuffle(tiles)
    rng.shuffle(factions)
    return Land(random_map(rng, tiles[: 2 * players], factions[:players]))


def tiles_of(land: Land) -> tuple[Laid, ...]:
    return tuple(laid for laid in land.laid if laid[0] in LAND_TILES)


def pairs(laid: Laid, land: Land) -> list[tuple[int, int, int]]:
    """(area of the tile, area of the map, side) wherever the two touch."""
    own = Land((laid,))
    return [
        (i, land.at[other], side)
        for i, spot in enumerate(own.spots)
        for side, other in enumerate(beside(spot))
        if other in land.at
    ]


def full_sets(places: Markers, players: int, closest: int) -> list[list[Marker]]:
    """By brute force: sets with no pair under 3, and at most one of just 3 if that is the closest allowed."""
    found = []
    for put in combinations(places.places, players):
        steps = sorted(apart(one, other) for one, other in combinations(put, 2))
        if steps[0] >= closest and all(far >= 4 for far in steps[1:]):
            found.append(list(put))
    return found
