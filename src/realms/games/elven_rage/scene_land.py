"""The land in a scene: cells as they are drawn, tokens, Towers that were built, wards, the land that was named."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from realms.kernel.model import Decision
from realms.kernel.scene import Board, Piece, Point, Space, Sum

from .data.maps import BY_PLAYERS, LandMap
from .rules.board import ordinary, people
from .state import ElvenRage
from .terms import CENTRAL, NONE

WIDE: Final = 128.0  # of a square
HIGH: Final = 78.0
HEX_SIDE: Final = 56.0
ROWS: Final = 7  # of the pyramid


@cache
def land(players: int) -> Board:
    """The board for so many players; one or the other half of it for two."""
    m = BY_PLAYERS[players]
    drawn = {cell: _outline(m, cell) for cell in m.cells}
    right = max([x for outline in drawn.values() for x, _ in outline])
    down = max([y for outline in drawn.values() for _, y in outline])
    return Board(
        "land", m.name, (right, down), NONE, tuple([_space(m, i, drawn[c]) for i, c in enumerate(m.cells)])
    )


def _space(m: LandMap, cell: int, outline: tuple[Point, ...]) -> Space:
    middle = (sum([x for x, _ in outline]) / len(outline), sum([y for _, y in outline]) / len(outline))
    marks = (f"home-{m.homes.index(cell)}",) if cell in m.homes else ()
    return Space(m.cells[cell], m.kinds[cell], middle, outline, tuple([m.cells[n] for n in m.near[cell]]), marks)


def _outline(m: LandMap, cell: str) -> tuple[Point, ...]:
    if m.name == "three":
        return _hexagon(m, cell)
    if m.kinds[m.index[cell]] == CENTRAL:
        rows = (2.0, 4.0) if m.name == "four" else (2.0, 3.5)
        return _box(2 * WIDE, rows[0] * HIGH, 4 * WIDE, rows[1] * HIGH)
    column, row = "ABCDEF".index(cell[0]), int(cell[1]) - 1
    return _box(column * WIDE, row * HIGH, (column + 1) * WIDE, (row + 1) * HIGH)


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _hexagon(m: LandMap, cell: str) -> tuple[Point, ...]:
    row, i = (4, 2) if m.kinds[m.index[cell]] == CENTRAL else (int(cell[0]), int(cell[2]))
    across = sqrt(3) * HEX_SIDE
    x = (ROWS - 1 - row) * across / 2 + (i + 0.5) * across
    y = (1.5 * row + 1) * HEX_SIDE
    half, side = across / 2, HEX_SIDE
    around = (
        (0.0, -side),
        (half, -side / 2),
        (half, side / 2),
        (0.0, side),
        (-half, side / 2),
        (-half, -side / 2),
    )
    return tuple([(round(x + dx, 2), round(y + dy, 2)) for dx, dy in around])


def land_pieces(g: ElvenRage) -> list[Piece]:
    found: list[Piece] = []
    for cell, name in enumerate(g.map.cells):
        if g.owner[cell] != NONE:
            state = "" if ordinary(g, cell) else "tower"
            found.append(_piece("token", "token", g.owner[cell], name, state))
        if cell in g.built:
            found.append(_piece("built", "tower", NONE, name))
        if g.wards[cell] != NONE:
            found.append(_piece("ward", "ward", g.wards[cell], name))
    if g.target != NONE and g.winner == NONE:
        found.append(_piece("target", "target", g.active, g.map.cells[g.target]))
    return found


@cache
def _piece(sort: str, kind: str, owner: int, cell: str, state: str = "") -> Piece:
    return Piece(f"{sort}-{cell}", kind, owner, cell, state)


def land_sums(g: ElvenRage, due: list[Decision]) -> list[Sum]:
    """Whom one would meet on each land that can be attacked, and what it gives."""
    return [_march(g, o.key, o.refs[0]) for asked in due for o in asked.options if o.verb == "conquer"]


def _march(g: ElvenRage, key: str, name: str) -> Sum:
    cell = g.map.index[name]
    owner = g.owner[cell]
    if owner == NONE:
        text = "named-conquer-central" if cell == g.map.central else "named-conquer-neutrals"
        gives = int(ordinary(g, cell) and bool(g.artifact_deck.items))
        return Sum(key, NONE, text, (("land", name), ("n", gives)))
    if cell in g.map.homes:
        castle = f"castle_{people(g, g.map.homes.index(cell))}"
        return Sum(key, owner, "named-conquer-castle", (("land", name), ("castle", castle), ("whom", owner)))
    return Sum(key, owner, "named-conquer-of", (("land", name), ("whom", owner)))
