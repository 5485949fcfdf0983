"""One hex with a flat top as a brick of cells: whose it is, who is there, what it gives, which sides are closed.

Columns of bricks are shifted by half a brick, so that each touches six others: its left side is that to the upper
left neighbour in its upper half, that to the lower left one below. Knows no game: a line of the board that has a
colour here closes the sides it goes along.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final

from realms.kernel.scene import Board, Piece, Point, Space

from . import palette
from .look import BoardLook, Run

N, NE, SE, S, SW, NW = range(6)
SIDES: Final = 6
HALF: Final = 1.0
"""Half a hex and some more, in sides: how far the middle of a side is from the middle of its hex."""
CLOSED: Final[dict[str, tuple[str, str, str]]] = {
    "water": ("~", palette.RIVER_LIT, palette.RIVER),
    "ice": ("╌", palette.RIVER, palette.ICE),
    "mountain": ("▲", palette.DANGER, palette.BLOOD),
}
"""Kind of line -> sign, colour and ground of a side that is closed, or was before it froze."""
YIELDS: Final = ("food", "wood", "ore")
LYING: Final = ("routed", "lying")
COMING: Final = ("coming", "afield")
Borders = tuple[str, ...]


@lru_cache(maxsize=64)
def borders(board: Board) -> dict[str, tuple[Borders, Borders]]:
    """Space -> the kinds of line along its six sides: towards neighbours, and towards nothing."""
    inner = {space.id: [""] * SIDES for space in board.spaces}
    outer = {space.id: [""] * SIDES for space in board.spaces}
    at = {space.id: space.at for space in board.spaces}
    for line in board.lines:
        if line.kind not in CLOSED:
            continue
        for one, other in line.between:
            inner[one][_towards(at[one], at[other])] = line.kind
            inner[other][_towards(at[other], at[one])] = line.kind
        if len(line.points) == 2:
            (ax, ay), (bx, by) = line.points
            middle = (ax + bx) / 2, (ay + by) / 2
            for id, (x, y) in at.items():
                if hypot(middle[0] - x, middle[1] - y) < HALF:
                    outer[id][_towards((x, y), middle)] = line.kind
    return {id: (tuple(inner[id]), tuple(outer[id])) for id in at}


def _towards(one: Point, other: Point) -> int:
    """The side that looks at a point, clockwise from the north."""
    angle = degrees(atan2(other[0] - one[0], one[1] - other[1]))
    return round(angle / 60) % SIDES


def brick(look: BoardLook, space: Space, wide: int, high: int) -> list[list[Run]]:
    """Ground, sides, and what is there."""
    ground, motif, _ = palette.terrain(space.kind)
    if look.choosing and space.id not in look.badges and space.id not in look.about:
        ground, motif = palette.mix(ground, palette.TABLE, 0.3), palette.mix(motif, palette.TABLE, 0.4)
    lines: list[list[Run]] = [[(" ", motif, ground, False)] * wide for _ in range(high)]
    _rim(look, space, lines, ground)
    for row, words in zip(lines, _words(look, space, wide - 2, high), strict=False):
        x = 1
        for text, colour, under, bold in words:
            for char in text:
                if x < wide - 1:
                    row[x] = (char, colour, under or ground, bold)
                x += 1
    return lines


def _rim(look: BoardLook, space: Space, lines: list[list[Run]], ground: str) -> None:
    """The sides that are its own to draw: above and to the left; to the right and below only what ends the map."""
    free = palette.LANTERN if space.id in look.badges else palette.MAP_INK
    ink = palette.CREAM if space.id in look.hot else free
    wide, half = len(lines[0]), len(lines) // 2
    inner, outer = borders(look.board)[space.id]
    closed = [one or other for one, other in zip(inner, outer, strict=True)]
    for x in range(wide):
        lines[0][x] = _side(closed[N], ("▔", ink, ground, False))
        if outer[S]:
            lines[-1][x] = _side(outer[S], lines[-1][x])
    for y, row in enumerate(lines):
        left, right = (closed[NW], outer[NE]) if y < half else (closed[SW], outer[SE])
        row[0] = _side(left, ("▏" if ink == palette.MAP_INK else "▌", ink, ground, False))
        if right:
            row[-1] = _side(right, row[-1])


def _side(kind: str, plain: Run) -> Run:
    if not kind:
        return plain
    sign, colour, under = CLOSED[kind]
    return sign, colour, under, True


def _words(look: BoardLook, space: Space, room: int, high: int) -> list[list[Run]]:
    """Name and number, then everything that is there, and in the last row what the area gives."""
    rows = [_head(look, space)]
    for chip in [chip for piece in look.pieces if piece.at == space.id for chip in _chip(look, piece)]:
        used = sum(len(run[0]) for run in rows[-1])
        if len(rows) > 1 and used + 1 + len(chip[0]) <= room:
            rows[-1] += [(" ", palette.INK, "", False), chip]
        elif len(rows) < high:
            rows.append([chip])
        else:
            rows[-1][-1] = ("…", palette.INK, "", True)
    given = _yields(space)
    if len(rows) < high:
        rows += [[] for _ in range(high - 1 - len(rows))]
        rows.append(given)
    return rows


def _head(look: BoardLook, space: Space) -> list[Run]:
    """The name in the colours of whoever has it, with the seat's device."""
    seat = look.held.get(space.id, -1)
    name = space.id
    if seat >= 0:
        field, on, device = palette.seat_colours(seat)
        head: list[Run] = [(f"{device}{name}", on, field, True)]
    else:
        head = [(f" {name}", palette.INK, palette.MAP_INK, True)]
    badge = look.badges.get(space.id)
    if badge is not None:
        under = palette.CREAM if space.id in look.hot else palette.LANTERN
        head.append((badge, palette.ON_LANTERN, under, True))
    return head


def _chip(look: BoardLook, piece: Piece) -> list[Run]:
    """A piece in a few cells: its letter and how many, in the colours of its seat; in outline if it lies."""
    if piece.owner < 0 and piece.id not in look.figures:
        sign, colour = palette.sign_of(piece.kind, piece.state) or (piece.kind[:1], palette.INK)
        return [(sign, colour, palette.MAP_INK, True)]
    field, on, device = palette.seat_colours(piece.owner)
    count = look.figures.get(piece.id, 0)
    own = palette.sign(piece.kind)
    said = own[0] if own is not None else look.letters.get(piece.kind, "?")
    if count > 1:
        said += str(count)
    elif not count:
        said += device
    if piece.state in COMING:
        said = f"+{said}"
    if piece.state in LYING:
        return [(f"_{said}", palette.seat_ink(piece.owner), palette.MAP_INK, True)]
    return [(said, on, field, True)]


def _yields(space: Space) -> list[Run]:
    found: list[Run] = []
    for mark in space.marks:
        name, _, n = mark.partition("-")
        drawn = palette.sign(name)
        if name in YIELDS and drawn is not None:
            found.append((drawn[0] * int(n), drawn[1], "", True))
    return found
