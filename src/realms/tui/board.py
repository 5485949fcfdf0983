"""One board as a widget: terrain, borders, rivers, names, pieces, and the numbers of what can be chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from realms.kernel.scene import Piece, Space

from . import cross, hexes, palette, ranks
from .fighters import BATTLE, LINES
from .look import BoardLook as BoardLook, Run, title_strip, to_strip, width_of
from .raster import NOTHING, QUADRANTS, Raster, place, rasterise

SOURCE: Final = 1
"""Weight of the dashed rim around what the question is about."""


class BoardView(Widget):
    """Draws a BoardLook; a click on a space is posted as `Picked`."""

    DEFAULT_CSS = "BoardView { height: 1fr; width: 1fr; min-height: 5; }"

    class Picked(Message):
        """A space was clicked."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref: Final = ref

    def __init__(self, look: BoardLook, tell: Callable[[str], str] | None = None) -> None:
        super().__init__(id=f"board-{look.board.id}", classes="board")
        self.look = look
        self._tell = tell
        self._strips: list[Strip] = []
        self.pan = (0, 0)

    def show(self, look: BoardLook) -> None:
        if look != self.look:
            self.pan = (0, 0)
            self.look = look
            self._strips = []
            self.refresh()

    def move(self, across: int, down: int) -> None:
        """Look at another part of a map that is too large to be seen whole."""
        if self.look.board.kind not in hexes.KINDS:
            return
        self.pan = (self.pan[0] + across, self.pan[1] + down)
        self._strips = []
        self.refresh()

    def on_mouse_scroll_down(self) -> None:
        self.move(0, 1)

    def on_mouse_scroll_up(self) -> None:
        self.move(0, -1)

    def on_resize(self) -> None:
        self._strips = []

    def render_line(self, y: int) -> Strip:
        if not self._strips:
            self._strips = draw(self.look, self.size, self.pan)
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def space_at(self, x: int, y: int) -> Space | None:
        """The space drawn at a cell of the widget, or None on its title."""
        if self.look.board.kind in hexes.KINDS:
            return hexes.space_at(self.look, self.size, self.pan, x, y)
        if self.look.board.kind == BATTLE:
            return cross.space_at(self.look, self.size, x, y)
        if self.look.board.kind == LINES:
            return ranks.space_at(self.look, self.size, x, y)
        raster = rasterise(self.look.board, self.size.width, self.size.height - self.look.head)
        index = raster.at(x, y - self.look.head)
        return None if index == NOTHING else self.look.board.spaces[index]

    def cell_of(self, ref: str) -> tuple[int, int]:
        """A cell inside a space: the opposite of `space_at`."""
        if self.look.board.kind in hexes.KINDS:
            return hexes.cell_of(self.look, self.size, self.pan, ref)
        if self.look.board.kind == BATTLE:
            return cross.cell_of(self.look, self.size, ref)
        if self.look.board.kind == LINES:
            return ranks.cell_of(self.look, self.size, ref)
        raster = rasterise(self.look.board, self.size.width, self.size.height - self.look.head)
        index = [space.id for space in self.look.board.spaces].index(ref)
        x, y = raster.middles[index]
        return int(x), int(y) + self.look.head

    def on_click(self, event: events.Click) -> None:
        space = self.space_at(event.x, event.y)
        if space is not None:
            self.post_message(self.Picked(space.id))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if self._tell is not None:
            space = self.space_at(event.x, event.y)
            self.tooltip = None if space is None else self._tell(space.id)


def draw(look: BoardLook, size: Size, pan: tuple[int, int] = (0, 0)) -> list[Strip]:
    """The whole board at a size, one strip a row; of a large map of hexes what is in sight."""
    if size.width < 8 or size.height < 3:
        return [Strip.blank(size.width)] * size.height
    if look.board.kind in (*hexes.KINDS, BATTLE, LINES):
        rows = [to_strip(row) for row in _drawn(look, size, pan)]
        return [title_strip(look, size.width), *rows] if look.titled else rows
    raster = rasterise(look.board, size.width, size.height - look.head)
    canvas = [[(" ", palette.INK, palette.PAPER, False)] * size.width for _ in range(raster.height)]
    _ground(look, raster, canvas)
    for index, space in enumerate(look.board.spaces):
        _furnish(look, raster, canvas, index, space)
    strips = [to_strip(row) for row in canvas]
    return [title_strip(look, size.width), *strips] if look.titled else strips


def _drawn(look: BoardLook, size: Size, pan: tuple[int, int]) -> list[list[Run]]:
    if look.board.kind == BATTLE:
        return cross.draw(look, size)
    return ranks.draw(look, size) if look.board.kind == LINES else hexes.draw(look, size, pan)


def _ground(look: BoardLook, raster: Raster, canvas: list[list[Run]]) -> None:
    """Terrain with its motif, borders between spaces, rivers above both."""
    tones = [_tones(look, space) for space in look.board.spaces]
    rims = [_rim(look, space) for space in look.board.spaces]
    for y, row in enumerate(canvas):
        for x in range(raster.width):
            index = raster.owner[y][x]
            if index == NOTHING:
                continue
            ground, motif, sign = tones[index]
            ground = palette.mix(ground, palette.MAP_INK, 0.22 * y / raster.height)
            river = raster.river[y]
            if river[x]:
                row[x] = ("~" if (x + y) % 2 else "≈", palette.RIVER_LIT, palette.RIVER, True)
            elif raster.mask[y][x] and not _beside_river(raster, x, y):
                weight, rim = max(rims[i] for i in raster.meets[y][x] if i != NOTHING)
                if weight == SOURCE and (x + y) % 2:
                    rim = palette.MAP_INK
                row[x] = (QUADRANTS[raster.mask[y][x]], rim, ground, False)
            elif (x * 7 + y * 13 + x * y) % 11 == 0 and (x + y) % 2 == 0:
                row[x] = (sign, motif, ground, False)
            else:
                row[x] = (" ", motif, ground, False)


def _beside_river(raster: Raster, x: int, y: int) -> bool:
    """A border right beside a river is the river itself, one cell off."""
    rows = raster.river
    near = (
        rows[y][max(x - 1, 0) : x + 2],
        rows[max(y - 1, 0)][x : x + 1],
        rows[min(y + 1, len(rows) - 1)][x : x + 1],
    )
    return any(any(cells) for cells in near)


def _tones(look: BoardLook, space: Space) -> tuple[str, str, str]:
    """Ground, motif colour and motif; veiled when it is no option while there are others."""
    ground, motif, sign = palette.terrain(space.kind)
    if look.choosing and space.id not in look.badges and space.id not in look.about:
        return palette.mix(ground, palette.TABLE, 0.45), palette.mix(motif, palette.TABLE, 0.5), sign
    return ground, motif, sign


def _rim(look: BoardLook, space: Space) -> tuple[int, str]:
    """How much the border of a space wants to be seen, and its colour."""
    if space.id in look.hot:
        return 3, palette.CREAM
    if space.id in look.badges:
        return 2, palette.LANTERN
    if space.id in look.about:
        return SOURCE, palette.CREAM
    return 0, palette.MAP_INK


def _furnish(look: BoardLook, raster: Raster, canvas: list[list[Run]], index: int, space: Space) -> None:
    """Name, number and pieces, in the roomiest arrangement that fits into the space."""
    ground = palette.mix(_tones(look, space)[0], palette.MAP_INK, 0.5)
    pieces = [_piece(piece) for piece in look.pieces if piece.at == space.id]
    badge = _badge(look, space)
    arrangements = _arrangements(look, space, ground, badge, pieces)
    for lines in arrangements:
        width = max(width_of(line) for line in lines)
        spot = place(raster, index, width, len(lines))
        if spot is not None:
            break
    else:
        lines = arrangements[-1]
        width = max(width_of(line) for line in lines)
        cx, cy = raster.middles.get(index, (0.0, 0.0))
        spot = (int(cx - width / 2), int(cy - len(lines) / 2))
    left = min(max(spot[0], 0), max(raster.width - width, 0))
    top = min(max(spot[1], 0), max(raster.height - len(lines), 0))
    for dy, line in enumerate(lines):
        x = left + (width - width_of(line)) // 2
        for text, colour, under, bold in line:
            for char in text:
                if x < raster.width and top + dy < raster.height:
                    behind = canvas[top + dy][x][2]
                    canvas[top + dy][x] = (char, colour, under or behind, bold)
                x += 1


def _arrangements(
    look: BoardLook, space: Space, ground: str, badge: list[Run], pieces: list[list[Run]]
) -> list[list[list[Run]]]:
    """From the roomiest to the tightest."""
    name = look.names.get(space.id, space.id)
    kind = look.kinds.get(space.kind, space.kind)
    full = name if kind.casefold() in name.casefold() else f"{name} {kind}"
    _, tone, sign = palette.terrain(space.kind)
    marks: list[Run] = []
    for mark in space.marks:
        drawn = palette.sign(mark)
        if drawn is not None:
            marks.append((drawn[0] + " ", drawn[1], ground, True))
    long = [(f" {full} ", palette.INK, ground, True), *marks]
    short_name = name if len(name) <= 3 else space.id if len(space.id) <= 3 else name[-1:]
    short = [(f" {short_name}", palette.INK, ground, True), (f"{sign} ", tone, ground, True), *marks]
    side_by_side = _row(pieces)
    stacked = [_row(pieces[i : i + 2]) for i in range(0, len(pieces), 2)]
    tiny = [(run[1][0], run[1][1], run[1][2], True) for run in pieces]
    found: list[list[list[Run]]] = []
    plain = [(f" {name}", palette.INK, ground, True), *short[1:]]
    for head in (long, plain, short) if name.startswith(f"{space.id} ") else (long, short):
        if badge and pieces:
            found.append([head, badge + [(" ", palette.INK, "", False)] + side_by_side])
            found.append([head, badge, side_by_side])
            found.append([head, badge, *stacked])
        else:
            found.append([head, *([badge] if badge else []), *([side_by_side] if pieces else [])])
            found.append([head, *([badge] if badge else []), *stacked])
    found.append([short, *([badge + tiny] if badge or tiny else [])])
    found.append([short[:1] + badge + tiny])
    return found


def _row(pieces: list[list[Run]]) -> list[Run]:
    row: list[Run] = []
    for piece in pieces:
        if row:
            row.append((" ", palette.INK, "", False))
        row += piece
    return row


def _badge(look: BoardLook, space: Space) -> list[Run]:
    number = look.badges.get(space.id)
    if number is None:
        return []
    ground = palette.CREAM if space.id in look.hot else palette.LANTERN
    return [(f" {number} ", palette.ON_LANTERN, ground, True)]


def _piece(piece: Piece) -> list[Run]:
    """Three cells. Standing: a filled field; lying: flat on the ground, in outline."""
    field_, on, device = palette.seat_colours(piece.owner)
    if piece.owner < 0:
        drawn = palette.sign(piece.state if piece.state in palette.SIGNS else piece.kind)
        if drawn is None and piece.kind in palette.TERRAIN:
            drawn = palette.terrain(piece.kind)[2], palette.terrain(piece.kind)[1]
        if drawn is not None:
            return [("(", palette.SOFT, palette.RAISED, False), (drawn[0], drawn[1], palette.RAISED, True),
                    (")", palette.SOFT, palette.RAISED, False)]  # fmt: skip
    if piece.kind in palette.PLANS:
        sign, ink = palette.PLANS[piece.kind], palette.seat_ink(piece.owner)
        return [("(", ink, palette.MAP_INK, False), (sign, ink, palette.MAP_INK, True),
                (")", ink, palette.MAP_INK, False)]  # fmt: skip
    if piece.state == "lying":
        ink = palette.seat_ink(piece.owner)
        return [("_", ink, palette.MAP_INK, True), (device, ink, palette.MAP_INK, True),
                ("_", ink, palette.MAP_INK, True)]  # fmt: skip
    return [("[", on, field_, False), (device, on, field_, True), ("]", on, field_, False)]


def piece_sign(piece: Piece) -> str:
    """The piece in a line of text: its device, with a line before it when it lies."""
    sign = _piece(piece)[1][0]
    return f"_{sign}" if piece.state == "lying" else sign
