"""Polygons onto character cells. A cell is two by two dots, so a border is half a cell thin.

Pure geometry: no colours, no widgets. `Raster.owner` says whose cell it is, for drawing and for clicks.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final, final

from realms.kernel.scene import Board, Point

NOTHING: Final = -1
GAP: Final = 3
"""Dots that rounding may leave between two spaces."""
QUADRANTS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By mask: upper left 1, upper right 2, lower left 4, lower right 8."""


@final
class Raster:
    """A board at a size: for each cell its space, the mask of its border dots, and whether a river runs there."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.dots: Final = [[NOTHING] * (2 * width) for _ in range(2 * height)]
        self.owner: Final = [[NOTHING] * width for _ in range(height)]
        self.mask: Final = [[0] * width for _ in range(height)]
        self.meets: Final[list[list[tuple[int, ...]]]] = [[()] * width for _ in range(height)]
        self.river: Final = [[False] * width for _ in range(height)]
        self.middles: Final[dict[int, tuple[float, float]]] = {}

    def at(self, x: int, y: int) -> int:
        """The index of the space at a cell, or NOTHING."""
        return self.owner[y][x] if 0 <= x < self.width and 0 <= y < self.height else NOTHING


@lru_cache(maxsize=64)
def rasterise(board: Board, width: int, height: int) -> Raster:
    """Draw the outlines of a board's spaces, stretched to the given cells."""
    raster = Raster(max(width, 1), max(height, 1))
    across, down = 2 * raster.width, 2 * raster.height
    for index, space in enumerate(board.spaces):
        _fill(raster.dots, space.outline, index, across / board.size[0], down / board.size[1])
    _close_gaps(raster.dots)
    for y in range(raster.height):
        for x in range(raster.width):
            _settle(raster, x, y)
    for line in board.lines:
        _trace(raster, line.points, raster.width / board.size[0], raster.height / board.size[1])
    raster.middles.update(_middles(raster))
    return raster


def _fill(dots: list[list[int]], outline: tuple[Point, ...], index: int, sx: float, sy: float) -> None:
    """Scan lines through the middle of the dots; half-open, so that neighbours share no dot."""
    edges = list(zip(outline, outline[1:] + outline[:1], strict=True))
    for row, line in enumerate(dots):
        y = (row + 0.5) / sy
        cuts = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if (ay <= y) != (by <= y)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            first = max(0, round(left * sx))
            for x in range(first, min(len(line), round(right * sx))):
                line[x] = index


def _close_gaps(dots: list[list[int]]) -> None:
    """Dots that no polygon covers, by rounding, go to the space on their left, else on their right.

    A wider gap is no space: a board need not fill its sheet.
    """
    for line in dots:
        start = 0
        for index, run in [(index, len(list(run))) for index, run in groupby(line)]:
            if index == NOTHING and run <= GAP:
                near = line[start - 1] if start else line[min(start + run, len(line) - 1)]
                line[start : start + run] = [near] * run
            start += run


def _settle(raster: Raster, x: int, y: int) -> None:
    """Who owns a cell, and which of its dots are border: those with another space to the right or below.

    Dots that are no border count most, because they are what shows the space's ground.
    """
    dots = raster.dots
    votes: dict[int, int] = {}
    meets: list[int] = []
    mask = 0
    for bit, dx, dy in ((1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 1, 1)):
        px, py = 2 * x + dx, 2 * y + dy
        mine = dots[py][px]
        right = dots[py][px + 1] if px + 1 < len(dots[py]) else mine
        below = dots[py + 1][px] if py + 1 < len(dots) else mine
        if right != mine or below != mine:
            mask |= bit
            meets += [mine, right, below]
            votes[mine] = votes.get(mine, 0) + 1
        else:
            votes[mine] = votes.get(mine, 0) + 5
    raster.owner[y][x] = max(votes, key=lambda space: votes[space])
    raster.mask[y][x] = mask
    raster.meets[y][x] = tuple(dict.fromkeys(meets))


def _trace(raster: Raster, points: tuple[Point, ...], sx: float, sy: float) -> None:
    """Mark the cells a line runs through."""
    for (ax, ay), (bx, by) in pairwise(points):
        steps = int(max(abs(bx - ax) * sx, abs(by - ay) * sy) * 2) + 1
        for i in range(steps + 1):
            x = int((ax + (bx - ax) * i / steps) * sx)
            y = int((ay + (by - ay) * i / steps) * sy)
            raster.river[min(max(y, 0), raster.height - 1)][min(max(x, 0), raster.width - 1)] = True


def place(raster: Raster, index: int, width: int, height: int) -> tuple[int, int] | None:
    """The upper left cell of a block that lies wholly inside a space, nearest to its middle; None if none fits."""
    near = raster.middles.get(index, (0.0, 0.0))
    best: tuple[int, int] | None = None
    least = 0.0
    for y in range(raster.height - height + 1):
        x = 0
        while x <= raster.width - width:
            skip = _obstacle(raster, index, x, y, width, height)
            if skip >= 0:
                x = skip + 1
                continue
            far = (x + width / 2 - near[0]) ** 2 + 4 * (y + height / 2 - near[1]) ** 2
            if best is None or far < least:
                best, least = (x, y), far
            x += 1
    return best


def _obstacle(raster: Raster, index: int, x: int, y: int, width: int, height: int) -> int:
    """The rightmost column of a block that is not free ground of the space, or -1."""
    for cx in range(x + width - 1, x - 1, -1):
        for cy in range(y, y + height):
            if raster.owner[cy][cx] != index or raster.mask[cy][cx] or raster.river[cy][cx]:
                return cx
    return -1


def _middles(raster: Raster) -> dict[int, tuple[float, float]]:
    """For each space the cell farthest from its borders: where its pieces stand."""
    best: dict[int, tuple[int, tuple[float, float]]] = {}
    for y, row in enumerate(raster.owner):
        for x, index in enumerate(row):
            deep = _depth(raster, index, x, y)
            if index not in best or deep > best[index][0]:
                best[index] = (deep, (x + 0.5, y + 0.5))
    return {index: at for index, (_, at) in best.items()}


def _depth(raster: Raster, index: int, x: int, y: int) -> int:
    """How many steps (two across, one down) until a diamond around the cell leaves the space."""
    deep = 1
    while True:
        far = 2 * deep
        for dx, dy in ((far, 0), (-far, 0), (0, deep), (0, -deep), (deep, deep // 2), (-deep, -(deep // 2))):
            if raster.at(x + dx, y + dy) != index:
                return deep
        deep += 1
