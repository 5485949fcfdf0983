"""The land maps: cells, kinds, neighbours. Adjacent means sharing a side (ER-CONQUER-01)."""

from __future__ import annotations

from typing import Final, final

from ..terms import CASTLE, CENTRAL, LAND, NONE, TOWER


@final
class LandMap:
    """A board, or the half of one that is in play. Cells are numbered in the order of `cells`."""

    def __init__(
        self, name: str, kinds: dict[str, str], near: dict[str, list[str]], homes: tuple[str, ...]
    ) -> None:
        self.name: Final = name
        self.cells: Final = tuple(kinds)
        self.index: Final = {cell: i for i, cell in enumerate(kinds)}
        self.kinds: Final = tuple(kinds.values())
        self.near: Final = tuple([[self.index[n] for n in near[cell] if n in kinds] for cell in kinds])
        self.homes: Final = tuple([self.index[home] for home in homes])
        self.central: Final = self.index["X"]
        self.castles: Final = (*self.homes, self.central)

    def distance(self, start: list[int]) -> list[int]:
        """Steps from the nearest of `start` to every cell; NONE where no way leads."""
        steps = [NONE] * len(self.cells)
        for cell in start:
            steps[cell] = 0
        edge = start[:]
        while edge:
            further: list[int] = []
            for cell in edge:
                for n in self.near[cell]:
                    if steps[n] == NONE:
                        steps[n] = steps[cell] + 1
                        further.append(n)
            edge = further
        return steps


# Board 4: six by six squares, the four in the middle merged into the Central Castle.
_SQUARES: Final = (
    "K.TT.K",
    "......",
    "T.XX.T",
    "T.XX.T",
    "......",
    "K.TT.K",
)
_KIND: Final = {"K": CASTLE, "T": TOWER, "X": CENTRAL, ".": LAND}


def _square_name(column: int, row: int) -> str:
    return "X" if _SQUARES[row][column] == "X" else f"{'ABCDEF'[column]}{row + 1}"


def _squares() -> tuple[dict[str, str], dict[str, list[str]]]:
    kinds: dict[str, str] = {}
    near: dict[str, list[str]] = {}
    for row in range(6):
        for column in range(6):
            name = _square_name(column, row)
            kinds[name] = _KIND[_SQUARES[row][column]]
            beside = near.setdefault(name, [])
            for c, r in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
                if 0 <= c < 6 and 0 <= r < 6 and _square_name(c, r) not in [name] + beside:
                    beside.append(_square_name(c, r))
    return kinds, near


# Board 3: a pyramid of seven rows; the cell 4.2 is the Central Castle.
_PYRAMID: Final = ("K", "..", "T.T", "....", "T.X.T", "......", "K.T.T.K")


def _brick_name(row: int, i: int) -> str:
    return "X" if (row, i) == (4, 2) else f"{row}-{i}"


def _bricks() -> tuple[dict[str, str], dict[str, list[str]]]:
    kinds: dict[str, str] = {}
    near: dict[str, list[str]] = {}
    for row, line in enumerate(_PYRAMID):
        for i, sign in enumerate(line):
            kinds[_brick_name(row, i)] = _KIND[sign]
            beside = ((row, i - 1), (row, i + 1), (row - 1, i - 1), (row - 1, i), (row + 1, i), (row + 1, i + 1))
            near[_brick_name(row, i)] = [_brick_name(r, k) for r, k in beside if 0 <= r < 7 and 0 <= k <= r]
    return kinds, near


def _four() -> LandMap:
    kinds, near = _squares()
    return LandMap("four", kinds, near, ("A1", "F1", "F6", "A6"))


def _north() -> LandMap:
    """ER-SETUP-04. Two players: the half next to their corners, and the Central Castle."""
    kinds, near = _squares()
    half = {cell: kind for cell, kind in kinds.items() if cell == "X" or cell[1] in "123"}
    return LandMap("north", half, near, ("A1", "F1"))


def _three() -> LandMap:
    kinds, near = _bricks()
    return LandMap("three", kinds, near, ("0-0", "6-6", "6-0"))


BY_PLAYERS: Final[dict[int, LandMap]] = {2: _north(), 3: _three(), 4: _four()}
"""ER-SETUP-03, 04. `homes` are clockwise, seat by seat."""
