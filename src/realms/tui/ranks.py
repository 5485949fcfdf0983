"""A battlefield in columns: a column a moment at which units act, one side above, the other below.

Neutral: columns and sides come from where the spaces are, what is said of each piece from `BoardLook.notes`. The
column whose turn it is, is what the question is about.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.geometry import Region, Size

from realms.kernel.scene import Piece, Space

from . import palette
from .look import BoardLook, Run

EMPTY: Final[Run] = (" ", palette.INK, palette.TABLE, False)
LEAST: Final = 4
MOST: Final = 7
"""Rows of a side."""
OUT: Final = ("gone", "before")


def regions(look: BoardLook, size: Size) -> dict[str, Region]:
    """Where each column of each side is drawn; a row between the sides bears the numbers."""
    across = int(look.board.size[0])
    wide = max(size.width // across, 4)
    left = max((size.width - wide * across) // 2, 0)
    high = _high(look, size)
    found: dict[str, Region] = {}
    for space in look.board.spaces:
        column, row = _spot(space)
        top = look.head + row * (high + 1)
        found[space.id] = Region(left + column * wide, top, wide - 1, high)
    return found


def _high(look: BoardLook, size: Size) -> int:
    """Rows for whoever stands in the fullest column, as far as half the screen goes."""
    there = [len([piece for piece in look.pieces if piece.at == space.id]) for space in look.board.spaces]
    room = (size.height - look.head - 1) // 3
    return max(min(max(*there, LEAST), room, MOST), 1)


def _spot(space: Space) -> tuple[int, int]:
    return int(space.at[0]), int(space.at[1])


def space_at(look: BoardLook, size: Size, x: int, y: int) -> Space | None:
    places = regions(look, size)
    for space in look.board.spaces:
        if places[space.id].contains(x, y):
            return space
    return None


def cell_of(look: BoardLook, size: Size, ref: str) -> tuple[int, int]:
    """A cell inside a column."""
    region = regions(look, size)[ref]
    return region.x + region.width // 2, region.y


def draw(look: BoardLook, size: Size) -> list[list[Run]]:
    """The field at a size, as rows of runs, without its title."""
    canvas: list[list[Run]] = [[EMPTY] * size.width for _ in range(size.height - look.head)]
    places = regions(look, size)
    for space in look.board.spaces:
        region = places[space.id].translate((0, -look.head))
        _column(look, space, canvas, region)
        if _spot(space)[1] == 0:
            _number(look, space, canvas, region)
    below = max(region.bottom for region in places.values()) - look.head + 1
    told = [(line, style) for text, style in look.told for line in wrap(text, max(size.width - 2, 16))]
    for row, (line, style) in zip(canvas[below:], told, strict=False):
        _write(row, 1, [(line, style, palette.TABLE, False)])
    return canvas


def _column(look: BoardLook, space: Space, canvas: list[list[Run]], region: Region) -> None:
    """Who stands there, a line a piece; two where it is too long and there is room."""
    plain = palette.EDGE if space.id in look.about else palette.SUNK
    ground = palette.LANTERN_WASH if space.id in look.hot else plain
    there = [piece for piece in look.pieces if piece.at == space.id]
    spare = region.height - len(there)
    rows: list[list[Run]] = []
    for i, piece in enumerate(there):
        badge = look.badges.get(space.id, "") if i == 0 else ""
        told = _piece(look, piece, badge, ground, region.width, room=spare > 0)
        spare -= len(told) - 1
        rows += told
    for dy in range(region.height):
        row = canvas[region.y + dy] if region.y + dy < len(canvas) else []
        _write(row, region.x, [(" " * region.width, palette.INK, ground, False)])
        _write(row, region.x, rows[dy] if dy < len(rows) else [], region.right)


def _piece(look: BoardLook, piece: Piece, badge: str, ground: str, width: int, *, room: bool) -> list[list[Run]]:
    field, on, device = palette.seat_colours(piece.owner)
    chip: list[Run] = [(device, on, field, True)]
    if badge:
        chip.append((badge, palette.ON_LANTERN, palette.LANTERN, True))
    ink = palette.LINE_STRONG if piece.state in OUT else palette.SOFT if piece.state else palette.INK
    said, tail = look.notes[piece.id]
    bold = not piece.state
    left = width - sum(len(run[0]) for run in chip) - 1
    if len(said) + len(tail) > left and room:
        first, *rest = wrap(said, left) or [""]
        return [[*chip, (f" {first}", ink, ground, bold)], [(f"  {' '.join(rest)}{tail}", ink, ground, bold)]]
    left -= len(tail)
    said = said if len(said) <= left else f"{said[: max(left - 1, 0)]}…"
    return [[*chip, (f" {said}{tail}", ink, ground, bold)]]


def _number(look: BoardLook, space: Space, canvas: list[list[Run]], region: Region) -> None:
    """Between the sides: when the column acts."""
    now = space.id in look.about
    said = f"{_spot(space)[0] + 1}".center(region.width)
    colours = (palette.TABLE, palette.CREAM) if now else (palette.SOFT, palette.BAR)
    if region.bottom < len(canvas):
        _write(canvas[region.bottom], region.x, [(said, *colours, now)])


def _write(row: list[Run], x: int, runs: list[Run], end: int = 10_000) -> None:
    for text, colour, under, bold in runs:
        for char in text:
            if x < min(end, len(row)):
                row[x] = (char, colour, under, bold)
            x += 1
