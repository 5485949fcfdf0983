"""Building the map (RW-SETUP-05 to 09): where a tile and a home marker may lie.

Everything is asked of the land as it lies so far; the answers come in a fixed order.
"""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import SIDES, Spot, distance
from realms.kernel.model import OK, Why

from ..data.tiles import OPEN, TILES, Laid
from ..terms import NONE
from .land import OPPOSITE, Land, holes

Marker = tuple[int, int, int, int]
"""A home marker: the two spaces it covers, q and r each, the lesser first."""

_LEAST_TOUCHING: Final = 2  # areas on either side (RW-SETUP-06)
_FREE_SIDES: Final = 3  # around a marker (RW-SETUP-08)
_APART: Final = 4
_APART_ONCE: Final = 3
_MOST_KEPT: Final = 256


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + dq, spot[1] + dr) for dq, dr in SIDES]


def rim(land: Land) -> list[Spot]:
    """The spaces that touch the map, holes too, in order."""
    found: dict[Spot, bool] = {}
    for spot in land.spots:
        for other in beside(spot):
            if other not in land.at:
                found[other] = True
    return sorted(found)


# Tiles.


def place_why(land: Land, laid: Laid) -> Why:
    """May the tile lie so? Two of its areas must touch two of the map (RW-SETUP-06), no colours (RW-SETUP-07)."""
    if not land.areas:
        return OK
    if covers(land, laid):
        return "RW-SETUP-06"
    own, touched, clash = meeting(land, laid)
    if own < _LEAST_TOUCHING or len(touched) < _LEAST_TOUCHING:
        return "RW-SETUP-06"
    return "RW-SETUP-07" if clash else OK


def covers(land: Land, laid: Laid) -> bool:
    """Does it lie on what lies there already?"""
    id, turns, q, r = laid
    for dq, dr in TILES[id].spots[turns]:
        if (q + dq, r + dr) in land.at:
            return True
    return False


def meeting(land: Land, laid: Laid) -> tuple[int, list[int], bool]:
    """How many of its areas touch the map, which areas of the map they touch, and whether coloured sides meet."""
    id, turns, q, r = laid
    tile = TILES[id]
    own, touched, clash = 0, list[int](), False
    for i, (dq, dr) in enumerate(tile.spots[turns]):
        meets = False
        sides = tile.sides[turns][i]
        for side, (sq, sr) in enumerate(SIDES):
            area = land.at.get((q + dq + sq, r + dr + sr), NONE)
            if area == NONE:
                continue
            meets = True
            if area not in touched:
                touched.append(area)
            if sides[side] != OPEN and land.sides[area][(side + OPPOSITE) % len(SIDES)] != OPEN:
                clash = True
        own += meets
    return own, touched, clash


def touching(land: Land, id: str) -> list[Laid]:
    """All ways to put a tile against the map, most of them not allowed. The first tile is never turned: one may
    look at a map from any side."""
    if not land.areas:
        return [(id, 0, 0, 0)]
    found: dict[Laid, bool] = {}
    spaces = rim(land)
    for turns, spots in enumerate(TILES[id].spots):
        for dq, dr in spots:
            for q, r in spaces:
                found[id, turns, q - dq, r - dr] = True
    return sorted(found)


def placements(land: Land, id: str) -> list[Laid]:
    """RW-SETUP-05. All legal ways to lay a tile."""
    return [laid for laid in touching(land, id) if place_why(land, laid) == OK]


def fits(land: Land, id: str) -> bool:
    """RW-SETUP-09. Is there a legal way to lay a tile?"""
    return any(place_why(land, laid) == OK for laid in touching(land, id))


# Home markers.


def marker(one: Spot, other: Spot) -> Marker:
    (q, r), (q2, r2) = min(one, other), max(one, other)
    return q, r, q2, r2


def marker_name(where: Marker) -> str:
    return ",".join([str(n) for n in where])


def marker_of(name: str) -> Marker:
    q, r, q2, r2 = [int(n) for n in name.split(",")]
    return q, r, q2, r2


def _free(land: Land, spot: Spot) -> int:
    """How many uncoloured sides of the map a space touches."""
    found = 0
    for side, (dq, dr) in enumerate(SIDES):
        area = land.at.get((spot[0] + dq, spot[1] + dr), NONE)
        if area != NONE and land.sides[area][(side + OPPOSITE) % len(SIDES)] == OPEN:
            found += 1
    return found


def free_sides(land: Land, where: Marker) -> int:
    q, r, q2, r2 = where
    return _free(land, (q, r)) + _free(land, (q2, r2))


def exits(land: Land, where: Marker) -> list[int]:
    """The areas that can be walked to from a marker."""
    q, r, q2, r2 = where
    found: list[int] = []
    for spot in ((q, r), (q2, r2)):
        for side, other in enumerate(beside(spot)):
            area = land.at.get(other, NONE)
            if area != NONE and area not in found and land.sides[area][(side + OPPOSITE) % len(SIDES)] == OPEN:
                found.append(area)
    return found


def apart(one: Marker, other: Marker) -> int:
    """Steps between the nearest spaces of two markers, colours ignored."""
    ends = ((other[0], other[1]), (other[2], other[3]))
    return min([distance(spot, end) for spot in ((one[0], one[1]), (one[2], one[3])) for end in ends])


def mainland(land: Land) -> list[int]:
    """The most areas that can be walked between outside winter."""
    best: list[int] = []
    left = list(range(len(land.areas)))
    while len(left) > len(best):
        steps = land.steps(left[:1], winter=False, flying=False)
        together = [area for area in left if steps[area] != NONE]
        left = [area for area in left if steps[area] == NONE]
        if len(together) > len(best):
            best = together
    return best


def _thirds(where: Marker) -> list[Spot]:
    """The two spaces that touch both spaces of a marker: the third area of a home tile lies on one of them."""
    q, r, q2, r2 = where
    around = beside((q2, r2))
    return [spot for spot in beside((q, r)) if spot in around]


@final
class Markers:
    """RW-SETUP-08. Where markers can be put beside one map, and which of them go together.

    Sets of markers are bits of a number, so that looking ahead for up to four costs little. `far`: those at least
    4 apart from each; `close`: those just 3 apart. If no full set is far apart, one pair may be close. Nothing is
    possible beside a map that mountains cut in two.
    """

    def __init__(self, land: Land, players: int) -> None:
        self.players: Final = players
        self.places: Final = tuple(_marker_places(land))
        self.index: Final[dict[Marker, int]] = {where: i for i, where in enumerate(self.places)}
        self.far: Final[list[int]] = [0] * len(self.places)
        self.close: Final[list[int]] = [0] * len(self.places)
        for i, one in enumerate(self.places):
            for j in range(i):
                steps = apart(one, self.places[j])
                if steps >= _APART:
                    self.far[i] |= 1 << j
                    self.far[j] |= 1 << i
                elif steps == _APART_ONCE:
                    self.close[i] |= 1 << j
                    self.close[j] |= 1 << i
        every = (1 << len(self.places)) - 1
        far = self._goes_on(every, 0, players, False)
        self.lenient: Final = not far and self._goes_on(every, 0, players, True)
        whole = bool(land.areas) and NONE not in land.steps([0], winter=True, flying=False)
        self.possible: Final = whole and (far or self.lenient)
        self.room: Final[dict[str, int]] = {}  # faction -> where its home can lie, as far as that was asked
        self.looked = 0  # steps of all searches for homes

    def _goes_on(self, far: int, close: int, more: int, lenient: bool) -> bool:
        """Can so many more be put, each among `far`, or, once, among those close to one that was put?"""
        if more <= 1:
            return more < 1 or (far | close) != 0
        left = far | close
        while left:
            bit = left & -left
            left ^= bit
            i = bit.bit_length() - 1
            near = (close & self.far[i] | far & self.close[i]) if lenient and far & bit else 0
            if self._goes_on(far & self.far[i] & left, near & left, more - 1, lenient and bool(far & bit)):
                return True
        return False

    def offered(self, put: list[Marker]) -> list[Marker]:
        """Where the next marker may be put, given those that are: only so that the rest still can be."""
        if not self.possible:
            return []
        every = (1 << len(self.places)) - 1
        far, close, lenient = every, 0, self.lenient
        for where in put:
            i = self.index[where]
            if lenient and close >> i & 1:
                lenient, close = False, 0
            else:
                close = (close & self.far[i] | far & self.close[i]) if lenient else 0
            far &= self.far[i]
        more = self.players - len(put) - 1
        found: list[Marker] = []
        for i, where in enumerate(self.places):
            bit = 1 << i
            if not (far | close) & bit:
                continue
            near = (close & self.far[i] | far & self.close[i]) if lenient and far & bit else 0
            if self._goes_on(far & self.far[i], near, more, lenient and bool(far & bit)):
                found.append(where)
        return found

    def sets(self) -> list[list[Marker]]:
        """All full sets of markers that are legal."""
        found: list[list[Marker]] = [[]]
        for _ in range(self.players):
            longer: list[list[Marker]] = []
            for put in found:
                longer.extend([put + [where] for where in self.offered(put) if not put or where > put[-1]])
            found = longer
        return found


def _marker_places(land: Land) -> list[Marker]:
    """Beside the map, not in a hole of it, at 3 uncoloured sides, with room for the rest of a home tile, and not
    on an island: homes must be in reach of each other."""
    inside, main = holes(land), mainland(land)
    edge = [spot for spot in rim(land) if spot not in inside]
    free: dict[Spot, int] = {spot: _free(land, spot) for spot in edge}
    found: dict[Marker, bool] = {}
    for one in edge:
        for other in beside(one):
            if other in land.at or free[one] + free.get(other, 0) < _FREE_SIDES:
                continue
            where = marker(one, other)
            room = any(third not in land.at for third in _thirds(where))
            if room and any(area in main for area in exits(land, where)):
                found[where] = True
    return sorted(found)


_MARKERS: Final[dict[tuple[int, tuple[Laid, ...]], Markers]] = {}


def markers(land: Land, players: int) -> Markers:
    """Made once for a map, and kept for a while. RW-SETUP-09: build anew unless `possible`."""
    key = (players, land.laid)
    found = _MARKERS.get(key)
    if found is None:
        if len(_MARKERS) >= _MOST_KEPT:
            _MARKERS.clear()
        found = _MARKERS[key] = Markers(land, players)
    return found
