"""A board of hexes as bricks of cells: rows shifted by half a brick touch each other just as hexes do.

The largest bricks that fit are used; where not even small ones do, the map is a window that follows what the
question is about. Neutral: places come from the middles of the spaces, tiles from the board's lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from textwrap import wrap
from typing import Final

from textual.geometry import Size

from realms.kernel.scene import Board, Piece, Point, Space

from . import palette
from .look import BoardLook, Entry, Run

HEXES: Final = "hexes"
"""The kind of board that is drawn so."""
EMPTY: Final[Run] = (" ", palette.INK, palette.TABLE, False)
BRICKS: Final = ((10, 4), (8, 3), (6, 2))
"""Cells across and down, the roomiest first."""
SHIELD: Final = "shield"
"""The kind of piece that marks whose a space is."""
_HALF: Final = sqrt(3) / 2
_STEP: Final = 1.5
_TILE: Final = ((0, 0), (2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
"""The hexes of a space that is a whole tile, in half bricks and rows from its middle."""


@dataclass(frozen=True, slots=True)
class Wall:
    """The bricks of a board: half column and row -> index of the space, and the tile each space belongs to."""

    bricks: dict[tuple[int, int], int]
    tiles: tuple[int, ...]
    columns: int
    rows: int


@lru_cache(maxsize=64)
def wall(board: Board) -> Wall:
    """Where each space of the board goes."""
    bricks: dict[tuple[int, int], int] = {}
    for index, space in enumerate(board.spaces):
        column, row = _spot(space)
        for dx, dy in _TILE if len(space.outline) > 6 else _TILE[:1]:
            bricks[column + dx, row + dy] = index
    left, top = min(x for x, _ in bricks), min(y for _, y in bricks)
    moved = {(x - left, y - top): index for (x, y), index in bricks.items()}
    tiles = tuple(_tile_of(board, space) for space in board.spaces)
    return Wall(moved, tiles, max(x for x, _ in moved) + 2, max(y for _, y in moved) + 1)


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

    def brick(self, x: int, y: int) -> tuple[int, int]:
        """The cells at the upper left of a brick, as they are on the screen."""
        return x * self.wide // 2 - self.left, y * self.high - self.top


def view_of(look: BoardLook, size: Size, pan: tuple[int, int] = (0, 0)) -> View:
    """The largest bricks with which the whole map fits, in the middle; else a window around the focus."""
    found = wall(look.board)
    height = size.height - look.head
    for wide, high in BRICKS:
        across, down = found.columns * wide // 2, found.rows * high
        if across <= size.width and down <= height:
            return View(wide, high, -((size.width - across) // 2), -((height - down) // 2))
    wide, high = BRICKS[-1] if size.width < 60 or height < 20 else BRICKS[-2]
    across, down = found.columns * wide // 2, found.rows * high
    x, y = _focus(look, found)
    left = x * wide // 2 + wide // 2 - size.width // 2 + pan[0] * wide
    top = y * high + high // 2 - height // 2 + pan[1] * high
    return View(wide, high, _kept(left, across, size.width), _kept(top, down, height))


def _kept(start: int, whole: int, room: int) -> int:
    """A window that does not leave what it looks at; what is smaller than the window stands in its middle."""
    return -((room - whole) // 2) if whole <= room else min(max(start, 0), whole - room)


def _focus(look: BoardLook, found: Wall) -> tuple[int, int]:
    """The brick to look at: what the cursor is on, what is asked about, where the mover stands, or the middle."""
    wanted = look.hot or look.about or {space.id for space in look.board.spaces if "here" in space.marks}
    wanted = wanted or {piece.at for piece in look.pieces if piece.owner >= 0}
    for spot, index in found.bricks.items():
        if look.board.spaces[index].id in wanted:
            return spot
    return found.columns // 2, found.rows // 2


def space_at(look: BoardLook, size: Size, pan: tuple[int, int], x: int, y: int) -> Space | None:
    """The space at a cell of the widget."""
    view, found = view_of(look, size, pan), wall(look.board)
    row, across = (y - look.head + view.top) // view.high, x + view.left
    for column in (2 * across // view.wide, 2 * across // view.wide - 1):
        index = found.bricks.get((column, row), -1)
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
    middles = {_spot_of(found, look.board, index) for index in range(len(look.board.spaces))}
    for (x, y), index in found.bricks.items():
        left, top = view.brick(x, y)
        block = _brick(look, found, view, (x, y), index, furnished=(x, y) in middles)
        for dy, line in enumerate(block):
            for dx, run in enumerate(line):
                if 0 <= top + dy < height and 0 <= left + dx < size.width:
                    canvas[top + dy][left + dx] = run
    for entries in look.legend:
        _explain(canvas, entries)
    return canvas


def _explain(canvas: list[list[Run]], block: tuple[Entry, ...]) -> None:
    """A block of the legend into the first corner that the map leaves free; none, if there is no such corner."""
    wide, high = max(len(text) for _, text in block) + 3, len(block)
    across, down = len(canvas[0]), len(canvas)
    for left, top in ((across - wide, down - high), (0, down - high), (across - wide, 0), (0, 0)):
        if left < 0 or top < 0:
            continue
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
        for dy, words in enumerate(_words(look, space, view)[: view.high]):
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


def _words(look: BoardLook, space: Space, view: View) -> list[list[Run]]:
    """What a brick says: the sign of its site with the number of the option, then who is there."""
    head = _site(space)
    badge = look.badges.get(space.id)
    if badge is not None:
        ground = palette.CREAM if space.id in look.hot else palette.LANTERN
        head.append((f"{badge}", palette.ON_LANTERN, ground, True))
    price = next((mark.removeprefix("cost-") for mark in space.marks if mark.startswith("cost-")), "")
    if price:
        danger = "provokes" in space.marks or "assault" in space.marks
        colour = palette.DANGER if danger else palette.INK if "reachable" in space.marks else palette.SOFT
        head.append((f" »{price}{'!' if danger else ''}", colour, "", True))
    owners: list[Run] = []
    rows: list[list[Run]] = []
    for piece in look.pieces:
        if piece.at != space.id:
            continue
        if piece.kind == SHIELD:
            owners.append(("▼", palette.seat_colours(piece.owner)[0], palette.MAP_INK, True))
        else:
            rows += _stacked(rows, _piece(look, piece, view), view)
    return [head + owners, *rows]


def _stacked(rows: list[list[Run]], piece: list[Run], view: View) -> list[list[Run]]:
    """The further rows a piece needs; what is short stands beside what is there already."""
    if rows and len(piece) == 1 and sum(len(run[0]) for run in [*rows[-1], *piece]) < view.wide:
        rows[-1] += piece
        return []
    return [[run] for run in piece]


def _site(space: Space) -> list[Run]:
    """The sign of what is on the space, in the colour of a mine or city, with its level."""
    tint = next((mark.removeprefix("colour-") for mark in space.marks if mark.startswith("colour-")), "")
    level = next((mark.removeprefix("level-") for mark in space.marks if mark.startswith("level-")), "")
    for mark in space.marks:
        drawn = palette.sign(mark)
        if drawn is not None:
            colour = palette.MANA.get(tint, drawn[1])
            return [(drawn[0] + (level if level not in ("", "0") else ""), colour, palette.MAP_INK, True)]
    if "explorable" in space.marks:
        return [("?", palette.INK, "", True)]
    return []


def _piece(look: BoardLook, piece: Piece, view: View) -> list[Run]:
    """A hero by the seat's device, a token by its name in as many rows as there are, or a "?"."""
    field, on, device = palette.seat_colours(piece.owner)
    if piece.owner >= 0:
        return [(f"[{device}]", on, field, True)]
    sort, _, name = piece.kind.partition(":")
    if piece.state == "face-down":
        return [("?", palette.ON_LANTERN, palette.MANA.get(name, palette.SOFT), True)]
    room = view.wide - 1
    said = wrap(look.kinds.get(piece.kind, name or sort), room, break_long_words=False)[: view.high - 1]
    return [(line[:room], palette.INK, palette.BLOOD, True) for line in said]
