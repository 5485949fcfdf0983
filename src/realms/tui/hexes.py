"""A board of hexes as bricks of cells: rows shifted by half a brick touch each other just as hexes do; where hexes
have flat tops, columns are shifted.

The largest bricks that fit are used; where not even small ones do, the map is a window that follows what the
question is about. Neutral: places come from the middles of the spaces, tiles from the board's lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from textual.geometry import Size

from realms.kernel.scene import Board, Point, Scene, Space

from . import bricks, flats, palette
from .look import BoardLook, Entry, Run

HEXES: Final = "hexes"
FLAT: Final = "flat-hexes"
TILE: Final = "tile"
KINDS: Final = (HEXES, FLAT, TILE)
"""The kinds of board that are drawn so: with points above, or with flat tops; a tile to be laid has flat tops."""
EMPTY: Final[Run] = (" ", palette.INK, palette.TABLE, False)
BRICKS: Final = ((10, 4), (8, 3), (6, 2))
"""Cells across and down, the roomiest first."""
FLAT_BRICKS: Final = ((12, 6), (10, 6), (10, 4), (8, 4), (7, 4))
CORNERS: Final = 6
PUT: Final = "put-"
"""How kinds of places begin where something lies already that is no hex."""
_HALF: Final = sqrt(3) / 2
_STEP: Final = 1.5
_TILE: Final = ((0, 0), (2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
"""The hexes of a space that is a whole tile, in half bricks and rows from its middle."""


def building(scene: Scene) -> bool:
    """Is there a tile to be laid? The map needs all the room then."""
    return any(board.kind == TILE for board in scene.boards)


@dataclass(frozen=True, slots=True)
class Wall:
    """The bricks of a board: half column and row -> index of the space, and the tile each space belongs to.

    Of hexes with flat tops: column and half row. `ghosts`: the bricks of spaces that are no hexes of their own."""

    bricks: dict[tuple[int, int], int]
    tiles: tuple[int, ...]
    columns: int
    rows: int
    flat: bool = False
    ghosts: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()

    def cells(self, wide: int, high: int) -> tuple[int, int]:
        """What it takes with bricks of a size."""
        if self.flat:
            return self.columns * wide, self.rows * high // 2
        return self.columns * wide // 2, self.rows * high


@lru_cache(maxsize=64)
def wall(board: Board) -> Wall:
    """Where each space of the board goes."""
    if board.kind in (FLAT, TILE):
        return _columns(board)
    bricks: dict[tuple[int, int], int] = {}
    for index, space in enumerate(board.spaces):
        column, row = _spot(space)
        for dx, dy in _TILE if len(space.outline) > 6 else _TILE[:1]:
            bricks[column + dx, row + dy] = index
    left, top = min(x for x, _ in bricks), min(y for _, y in bricks)
    moved = {(x - left, y - top): index for (x, y), index in bricks.items()}
    tiles = tuple(_tile_of(board, space) for space in board.spaces)
    return Wall(moved, tiles, max(x for x, _ in moved) + 2, max(y for _, y in moved) + 1)


def _columns(board: Board) -> Wall:
    """Spaces that are more than a hex are places that could be chosen: they lie over others."""
    spots: dict[int, list[tuple[int, int]]] = {}
    for i, space in enumerate(board.spaces):
        spots[i] = _covered(space) if hovers(board, space) else [_column(space.at)]
    every = [spot for found in spots.values() for spot in found] or [(0, 0)]
    left, top = min(x for x, _ in every), min(y for _, y in every)
    moved = {i: tuple((x - left, y - top) for x, y in found) for i, found in spots.items()}
    bricks = {found[0]: i for i, found in moved.items() if not hovers(board, board.spaces[i])}
    ghosts = tuple((i, found) for i, found in moved.items() if i not in bricks.values())
    columns, rows = max(x for x, _ in every) - left + 1, max(y for _, y in every) - top + 2
    return Wall(bricks, (), columns, rows, flat=True, ghosts=ghosts)


def hovers(board: Board, space: Space) -> bool:
    """Is it a place over hexes, and none of them?"""
    return board.kind == FLAT and len(space.outline) != CORNERS


def _covered(space: Space) -> list[tuple[int, int]]:
    """The hexes within an outline. Its point farthest to the left is the left corner of one of them."""
    x, y = min(space.outline)
    first = _column((x + 1, y))
    right, bottom = max(x for x, _ in space.outline), max(y for _, y in space.outline)
    found: list[tuple[int, int]] = []
    for column in range(first[0], _column((right, 0))[0] + 1):
        for row in range(_column((0, min(y for _, y in space.outline)))[1], _column((0, bottom))[1] + 1):
            even = (column - first[0] + row - first[1]) % 2 == 0
            if even and _inside((column * _STEP + 1, row * _HALF), space.outline):
                found.append((column, row))
    return found


def _column(at: Point) -> tuple[int, int]:
    return round((at[0] - 1) / _STEP), round(at[1] / _HALF)


def _spot(space: Space) -> tuple[int, int]:
    return round(space.at[0] / _HALF), round((space.at[1] - 1) / _STEP)


def _tile_of(board: Board, space: Space) -> int:
    """The line that goes around the space, or -1."""
    for i, line in enumerate(board.lines):
        if _inside(space.at, line.points):
            return i
    return -1


def _inside(at: Point, outline: tuple[Point, ...]) -> bool:
    within = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


@dataclass(frozen=True, slots=True)
class View:
    """What part of a wall is seen, and how large its bricks are. `left` and `top` are cells outside the window."""

    wide: int
    high: int
    left: int
    top: int
    flat: bool = False

    def brick(self, x: int, y: int) -> tuple[int, int]:
        """The cells at the upper left of a brick, as they are on the screen."""
        if self.flat:
            return x * self.wide - self.left, y * self.high // 2 - self.top
        return x * self.wide // 2 - self.left, y * self.high - self.top


def view_of(look: BoardLook, size: Size, pan: tuple[int, int] = (0, 0)) -> View:
    """The largest bricks with which the whole map fits, in the middle; else a window around the focus."""
    found = wall(look.board)
    height = size.height - look.head
    for wide, high in FLAT_BRICKS if found.flat else BRICKS:
        across, down = found.cells(wide, high)
        if across <= size.width and down <= height:
            return View(wide, high, -((size.width - across) // 2), -((height - down) // 2), found.flat)
    wide, high = _window(found, size.width, height)
    across, down = found.cells(wide, high)
    x, y = View(wide, high, 0, 0, found.flat).brick(*_focus(look, found))
    left = x + wide // 2 - size.width // 2 + pan[0] * wide
    top = y + high // 2 - height // 2 + pan[1] * high
    return View(wide, high, _kept(left, across, size.width), _kept(top, down, height), found.flat)


def _window(found: Wall, width: int, height: int) -> tuple[int, int]:
    """The bricks of a map that does not fit."""
    if found.flat:
        return FLAT_BRICKS[-1]
    return BRICKS[-1] if width < 60 or height < 20 else BRICKS[-2]


def _kept(start: int, whole: int, room: int) -> int:
    """A window that does not leave what it looks at; what is smaller than the window stands in its middle."""
    return -((room - whole) // 2) if whole <= room else min(max(start, 0), whole - room)


def _focus(look: BoardLook, found: Wall) -> tuple[int, int]:
    """The brick to look at: what the cursor is on, what is asked about, where the mover stands, or the middle."""
    wanted = look.hot or look.about or {space.id for space in look.board.spaces if "here" in space.marks}
    wanted = wanted or {piece.at for piece in look.pieces if piece.owner >= 0}
    spots = [*found.bricks.items(), *[(spots[0], index) for index, spots in found.ghosts]]
    for spot, index in spots:
        if look.board.spaces[index].id in wanted:
            return spot
    return found.columns // 2, found.rows // 2


def space_at(look: BoardLook, size: Size, pan: tuple[int, int], x: int, y: int) -> Space | None:
    """The space at a cell of the widget."""
    view, found = view_of(look, size, pan), wall(look.board)
    down, across = y - look.head + view.top, x + view.left
    if view.flat:
        halves = 2 * down // view.high
        spots = [(across // view.wide, row) for row in (halves, halves - 1)]
    else:
        halves = 2 * across // view.wide
        spots = [(column, down // view.high) for column in (halves, halves - 1)]
    for spot in spots:
        index = found.bricks.get(spot, -1)
        if index >= 0:
            return look.board.spaces[index]
    return None


def cell_of(look: BoardLook, size: Size, pan: tuple[int, int], ref: str) -> tuple[int, int]:
    """A cell inside a space."""
    view, found = view_of(look, size, pan), wall(look.board)
    for (x, y), index in found.bricks.items():
        if look.board.spaces[index].id == ref:
            left, top = view.brick(x, y)
            return left + view.wide // 2, top + view.high // 2 + look.head
    raise KeyError(ref)


def draw(look: BoardLook, size: Size, pan: tuple[int, int] = (0, 0)) -> list[list[Run]]:
    """The map at a size, as rows of runs, without its title."""
    view, found = view_of(look, size, pan), wall(look.board)
    height = size.height - look.head
    canvas: list[list[Run]] = [[EMPTY] * size.width for _ in range(height)]
    middles = set() if view.flat else {_spot_of(found, look.board, i) for i in range(len(look.board.spaces))}
    for (x, y), index in found.bricks.items():
        left, top = view.brick(x, y)
        if view.flat:
            block = flats.brick(look, look.board.spaces[index], view.wide, view.high)
        else:
            block = _brick(look, found, view, (x, y), index, furnished=(x, y) in middles)
        for dy, line in enumerate(block):
            for dx, run in enumerate(line):
                if 0 <= top + dy < height and 0 <= left + dx < size.width:
                    canvas[top + dy][left + dx] = run
    _haunt(look, found, view, canvas)
    for entries in look.legend:
        _explain(canvas, entries)
    return canvas


def _haunt(look: BoardLook, found: Wall, view: View, canvas: list[list[Run]]) -> None:
    """Places over the map: what lies there, and what the cursor is on."""
    for index, spots in found.ghosts:
        space = look.board.spaces[index]
        if space.id not in look.hot and not space.kind.startswith(PUT):
            continue
        filled: Run = ("·", palette.INK, palette.EDGE, False)
        if space.id in look.hot:
            filled = ("░", palette.ON_LANTERN, palette.LANTERN, False)
        for x, y in spots:
            left, top = view.brick(x, y)
            for row in canvas[max(top, 0) : max(top + view.high, 0)]:
                for dx in range(left + 1, left + view.wide):
                    if 0 <= dx < len(row):
                        row[dx] = filled


def _explain(canvas: list[list[Run]], block: tuple[Entry, ...]) -> None:
    """A block of the legend into the first corner that the map leaves free; none, if there is no such corner."""
    wide, high = max(len(text) for _, text in block) + 3, len(block)
    across, down = len(canvas[0]), len(canvas)
    if wide > across or high > down:
        return
    for left, top in ((across - wide, down - high), (0, down - high), (across - wide, 0), (0, 0)):
        # One more cell to each side: a legend never touches the map.
        rows = canvas[max(top - 1, 0) : top + high + 1]
        if all(run == EMPTY for row in rows for run in row[max(left - 1, 0) : left + wide + 1]):
            for dy, (sign, text) in enumerate(block):
                canvas[top + dy][left] = sign
                for dx, char in enumerate(text):
                    canvas[top + dy][left + 2 + dx] = (char, palette.SOFT, palette.TABLE, False)
            return


def _spot_of(found: Wall, board: Board, index: int) -> tuple[int, int]:
    """The brick that carries the words of a space: its middle one."""
    spots = [spot for spot, at in found.bricks.items() if at == index]
    return sorted(spots, key=lambda spot: (spot[1], spot[0]))[len(spots) // 2]


def _brick(
    look: BoardLook, found: Wall, view: View, spot: tuple[int, int], index: int, *, furnished: bool
) -> list[list[Run]]:
    """One brick: ground, the edges of its tile, and what is on it."""
    space = look.board.spaces[index]
    ground, motif, sign = palette.terrain(space.kind)
    lit = space.id in look.badges or space.id in look.about or "here" in space.marks
    if look.choosing and not lit:
        ground, motif = palette.mix(ground, palette.TABLE, 0.25), palette.mix(motif, palette.TABLE, 0.4)
    edge, ink = _edge(look, found, spot, index, (-2, 0)), _rim(look, space)
    roof = [_edge(look, found, spot, index, step) for step in ((-1, -1), (1, -1))]
    lines: list[list[Run]] = []
    for dy in range(view.high):
        line: list[Run] = []
        for dx in range(view.wide):
            if dx == 0:
                line.append(("▌" if edge or ink != palette.MAP_INK else "▏", ink, ground, False))
            elif dy == 0 and roof[0 if dx < view.wide // 2 else 1]:
                line.append(("▔", palette.MAP_INK if ink == palette.MAP_INK else ink, ground, False))
            elif (spot[0] * 3 + dx * 5 + dy * 7) % 9 == 0 and (dy > 0 or not space.marks):
                line.append((sign, motif, ground, False))
            else:
                line.append((" ", motif, ground, False))
        lines.append(line)
    if furnished:
        for dy, words in enumerate(bricks.words(look, space, view.wide, view.high)[: view.high]):
            _write(lines[dy], words, ground)
    return lines


def _edge(look: BoardLook, found: Wall, spot: tuple[int, int], index: int, step: tuple[int, int]) -> bool:
    """Does another tile, or nothing, lie on that side?"""
    other = found.bricks.get((spot[0] + step[0], spot[1] + step[1]), -1)
    if other == index:
        return False
    return other < 0 or found.tiles[other] != found.tiles[index] or found.tiles[index] < 0


def _rim(look: BoardLook, space: Space) -> str:
    if space.id in look.hot:
        return palette.CREAM
    if space.id in look.badges:
        return palette.LANTERN
    return palette.MAP_INK


def _write(line: list[Run], words: list[Run], ground: str) -> None:
    """Runs into a row of a brick, from its second cell on."""
    x = 1
    for text, colour, under, bold in words:
        for char in text:
            if x < len(line):
                line[x] = (char, colour, under or ground, bold)
            x += 1
