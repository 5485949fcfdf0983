"""Home tiles (RW-SETUP-10, 20): how they replace markers, and whether all factions can find a home."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import Spot, distance
from realms.kernel.model import OK, Why

from ..data.tiles import TILES, Laid
from .land import Land
from .placing import Marker, Markers, covers, markers, meeting


def home_why(land: Land, laid: Laid) -> Why:
    """RW-SETUP-10. Homes lie beside the map and touch no other home; their colours obey RW-SETUP-07."""
    _, touched, clash = meeting(land, laid)
    if covers(land, laid) or any(land.home[area] != "" for area in touched):
        return "RW-SETUP-10"
    return "RW-SETUP-07" if clash else OK


def home_placements(land: Land, faction: str, where: Marker, settled: tuple[Spot, ...] = ()) -> list[Laid]:
    """RW-SETUP-10. How the home may replace the marker: areas A and B lie on it; if that cannot be, any two.
    `settled`: the spaces of homes that are not on the land yet."""
    found = _covering(land, faction, 0, 1, where, settled)
    if not found:
        found = _covering(land, faction, 1, 2, where, settled) + _covering(land, faction, 2, 0, where, settled)
    return sorted(found)


def _covering(
    land: Land, faction: str, one: int, other: int, where: Marker, settled: tuple[Spot, ...]
) -> list[Laid]:
    """The home tile with two of its areas on the marker, either way round, where that is legal."""
    q, r, q2, r2 = where
    found: list[Laid] = []
    for turns, spots in enumerate(TILES[faction].spots):
        step = (spots[other][0] - spots[one][0], spots[other][1] - spots[one][1])
        if step == (q2 - q, r2 - r):
            found.append((faction, turns, q - spots[one][0], r - spots[one][1]))
        elif step == (q - q2, r - r2):
            found.append((faction, turns, q2 - spots[one][0], r2 - spots[one][1]))
    return [laid for laid in found if home_why(land, laid) == OK and not _crowds(laid, settled)]


def _spaces(laid: Laid) -> tuple[Spot, ...]:
    """What a tile covers."""
    id, turns, q, r = laid
    return tuple([(q + dq, r + dr) for dq, dr in TILES[id].spots[turns]])


def _crowds(laid: Laid, settled: tuple[Spot, ...]) -> bool:
    """Does it lie on one of these spaces, or touch one?"""
    return any(distance(spot, other) <= 1 for other in settled for spot in _spaces(laid))


def can_settle(land: Land, factions: list[str], put: list[Marker]) -> bool:
    """RW-SETUP-20. Can these factions all find a home once the markers, some of which are put, all are?"""
    found = markers(land, len(factions))
    if not found.possible:
        return False
    return Settling(land, found, factions, [found.index[where] for where in put]).goes_on([])


def room(land: Land, found: Markers, faction: str) -> int:
    """The markers on which a home can lie; looked up once for a map."""
    if faction not in found.room:
        fits = 0
        for i, where in enumerate(found.places):
            if home_placements(land, faction, where):
                fits |= 1 << i
        found.room[faction] = fits
    return found.room[faction]


@final
class Settling:
    """Looks for a marker for each faction in turn, those that are put among them.

    Homes on markers 4 apart never touch, so where one lies does not matter to the others: whether a faction fits
    on a marker is asked once. Only two homes on a pair that is 3 apart may be in each other's way, and there is at
    most one such pair. So the search is among markers only, and for the last faction there is none.
    """

    def __init__(self, land: Land, found: Markers, factions: list[str], put: list[int]) -> None:
        self.land: Final = land
        self.markers: Final = found
        self.factions: Final = factions
        self.put: Final = put
        self.fits: Final = [room(land, found, faction) for faction in factions]

    def goes_on(self, taken: list[int]) -> bool:
        """`taken`: the markers of the factions so far."""
        self.markers.looked += 1
        turn = len(taken)
        if turn == len(self.factions):
            return True
        left = self.fits[turn] & self.free(taken)
        if turn == len(self.factions) - 1 and left & ~self.near(taken):
            return True
        while left:
            bit = left & -left
            left ^= bit
            i = bit.bit_length() - 1
            if self.neighbours_agree(taken, i) and self.goes_on([*taken, i]):
                return True
        return False

    def free(self, taken: list[int]) -> int:
        """Where the next faction may settle: on a marker that is put, or, if enough others are left for those, on
        one that goes with all of them. One pair may be close where it has to be."""
        waiting = [i for i in self.put if i not in taken]
        found = 0
        for i in waiting:
            found |= 1 << i
        if len(waiting) == len(self.factions) - len(taken):
            return found
        fixed = taken + waiting
        lenient = self.markers.lenient and not self.close_pair(fixed)
        far, close = (1 << len(self.markers.places)) - 1, 0
        for i in fixed:
            close = (close & self.markers.far[i] | far & self.markers.close[i]) if lenient else 0
            far &= self.markers.far[i]
        return found | far | close

    def close_pair(self, fixed: list[int]) -> bool:
        """Are two of them only 3 apart?"""
        return any(self.markers.close[i] >> j & 1 for i in fixed for j in fixed)

    def near(self, taken: list[int]) -> int:
        """Markers that are close to one that is taken."""
        found = 0
        for i in taken:
            found |= self.markers.close[i]
        return found

    def neighbours_agree(self, taken: list[int], i: int) -> bool:
        """Can the next faction settle on a marker whatever is close to it?"""
        places = self.markers.places
        for turn, j in enumerate(taken):
            if self.markers.close[i] >> j & 1:
                for laid in home_placements(self.land, self.factions[turn], places[j]):
                    if home_placements(self.land, self.factions[len(taken)], places[i], _spaces(laid)):
                        return True
                return False
        return True
