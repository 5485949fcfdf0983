"""The geometry of the map (facts: tiles): hexes, tiles of seven, the grid their centres lie on, and map shapes.

A hex is a small int: seven to a tile, whether or not the tile is on the map. Which hexes touch depends on where
the tiles lie; `Land` knows it for one layout and is shared by all matches that have the same.
"""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import distance

from ..terms import NONE

TILES: Final = (
    "start",
    *(str(n) for n in range(1, 12)),
    *(f"core{n}" for n in range(1, 9)),
)
"""The starting tile, eleven countryside tiles, eight core tiles."""
START: Final = 0
FIRST_CORE: Final = 12
FIRST_CITY: Final = 16
HEXES: Final = 7 * len(TILES)

PLACES: Final = ("mid", "ne", "e", "se", "sw", "w", "nw")
"""The hexes of a tile: its centre, then clockwise."""
OFFSETS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The same, as axial coordinates from the centre. Pointy-top hexes; r grows downwards."""

STEPS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six tiles around a tile, on the grid of tiles."""

HEX_NAMES: Final = tuple([f"{tile}.{place}" for tile in TILES for place in PLACES])
HEX: Final[dict[str, int]] = {name: i for i, name in enumerate(HEX_NAMES)}
TILE: Final[dict[str, int]] = {name: i for i, name in enumerate(TILES)}

_SPAN: Final = 64
_MIDDLE: Final = 32


def place(a: int, b: int) -> int:
    """A place of the grid of tiles as one number; the starting tile is at (0, 0)."""
    return (a + _MIDDLE) * _SPAN + b + _MIDDLE


def across(at: int) -> int:
    return at // _SPAN - _MIDDLE


def along(at: int) -> int:
    return at % _SPAN - _MIDDLE


def place_name(at: int) -> str:
    return f"{across(at)},{along(at)}"


def place_of(name: str) -> int:
    a, b = name.split(",")
    return place(int(a), int(b))


def centre(at: int) -> tuple[int, int]:
    """The axial coordinates of the middle of a tile there."""
    a, b = across(at), along(at)
    return 3 * a + b, -2 * a - 3 * b


def around(at: int) -> list[int]:
    """The six places of the grid that touch this one."""
    return [place(across(at) + a, along(at) + b) for a, b in STEPS]


def turned(place: int, turn: int) -> int:
    """Where a hex of a tile comes to lie when the tile is turned clockwise by so many sixths."""
    return (place - 1 + turn) % 6 + 1 if place > 0 else 0


@final
class Land:
    """One layout of tiles: where every hex is, what touches what, and what a hero on a hex could explore."""

    def __init__(self, where: list[int], turns: tuple[int, ...] = ()) -> None:
        self.spots: Final[list[tuple[int, int]]] = [(0, 0)] * HEXES
        self.at: Final[dict[tuple[int, int], int]] = {}
        self.taken: Final[dict[int, int]] = {}
        for tile, at in enumerate(where):
            if at == NONE:
                continue
            self.taken[at] = tile
            q, r = centre(at)
            turn = turns[tile] if turns else 0
            for i in range(7):
                dq, dr = OFFSETS[turned(i, turn)]
                spot = (q + dq, r + dr)
                self.spots[7 * tile + i] = spot
                self.at[spot] = 7 * tile + i
        self.near: Final[list[tuple[int, ...]]] = [()] * HEXES
        for spot, hex in self.at.items():
            near = [self.at.get((spot[0] + dq, spot[1] + dr), NONE) for dq, dr in OFFSETS[1:]]
            self.near[hex] = tuple([n for n in near if n != NONE])

    def beside(self, hex: int, far: int = 1) -> list[int]:
        """The empty places of the grid that a hero on this hex stands next to (or at most so far away: no other
        place is within two hexes), in the order of `around`. The rim of a tile is one hex from its centre."""
        here = self.spots[hex]
        empty = [at for at in around(self._home(hex)) if at not in self.taken]
        return [at for at in empty if distance(here, centre(at)) <= far + 1]

    def _home(self, hex: int) -> int:
        q, r = self.spots[hex - hex % 7]
        return place((3 * q + r) // 7, -(2 * q + 3 * r) // 7)

    def within(self, hex: int, steps: int) -> list[int]:
        """The hexes on the map at most so far away, nearest first."""
        here = self.spots[hex]
        found = [(distance(here, spot), other) for spot, other in self.at.items() if other != hex]
        return [other for far, other in sorted(found) if far <= steps]


_LANDS: Final[dict[tuple[int, ...], Land]] = {}
_MOST_LANDS: Final = 1024


def land(where: list[int], turns: tuple[int, ...] = ()) -> Land:
    """The layout of tiles that lie there, turned so (empty: as printed): made once, and kept for a while."""
    key = tuple(where) + turns if turns else tuple(where)
    found = _LANDS.get(key)
    if found is None:
        if len(_LANDS) >= _MOST_LANDS:
            _LANDS.clear()
        found = _LANDS[key] = Land(where, turns)
    return found


@final
class Shape:
    """A map shape (MK-MAP): the side of the starting tile, what lies open at first, and where tiles may go."""

    def __init__(
        self,
        name: str,
        side: str,
        first: tuple[tuple[int, int], ...],
        wedge: bool,
        columns: tuple[int, int] = (-_MIDDLE, _MIDDLE),
        core_on_coast: bool = True,
        fixed: tuple[tuple[int, int], ...] = (),
        fixed_core: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.name: Final = name
        self.side: Final = side
        self.first: Final = tuple([place(a, b) for a, b in first])
        self.wedge: Final = wedge
        self.columns: Final = columns
        self.core_on_coast: Final = core_on_coast
        # MK-SCEN-10-02: tiles lie face down here from the start, and nowhere else.
        self.fixed: Final = tuple([place(a, b) for a, b in fixed])
        self.fixed_core: Final = tuple([place(a, b) for a, b in fixed_core])

    def allows(self, at: int) -> bool:
        """MK-MOVE-16. Nothing beyond the coastline."""
        a, b = across(at), along(at)
        if self.fixed:
            return at in self.fixed or at in self.fixed_core or at in self.first or (a, b) == (0, 0)
        if self.wedge:
            return a >= 0 and b >= 0
        return a >= 0 and a + b >= 0 and self.columns[0] <= b <= self.columns[1]

    def allows_core(self, at: int) -> bool:
        """MK-MAP-03. In a wedge no core tile lies in the outermost lanes."""
        return self.core_on_coast or (across(at) > 0 and along(at) > 0)


_WEDGE_FIRST: Final = ((1, 0), (0, 1))
_OPEN_FIRST: Final = ((0, 1), (1, 0), (1, -1))
SHAPES: Final[dict[str, Shape]] = {
    shape.name: shape
    for shape in (
        Shape("wedge", "A", _WEDGE_FIRST, wedge=True, core_on_coast=False),
        Shape("free_wedge", "A", _WEDGE_FIRST, wedge=True),
        Shape("open3", "B", _OPEN_FIRST, wedge=False, columns=(-1, 1)),
        Shape("open4", "B", _OPEN_FIRST, wedge=False, columns=(-2, 1)),
        Shape("open", "B", _OPEN_FIRST, wedge=False, columns=(-2, 2)),
        Shape(
            "hold",
            "B",
            _OPEN_FIRST,
            wedge=False,
            fixed=((1, 1), (2, -1)),
            fixed_core=((2, 0), (2, 1), (3, -1), (3, 0)),
        ),
    )
}
