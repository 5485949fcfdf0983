"""A map of hexes on character cells: bricks that touch as hexes do, in a window where there is little room."""

from __future__ import annotations

from math import sqrt

import pytest
from textual.geometry import Size

from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel.scene import Board, Line, Piece, Space
from realms.kernel.view import project
from realms.tui import palette
from realms.tui.board import BoardLook, draw
from realms.tui.hexes import BRICKS, cell_of, space_at, view_of, wall

SIZES = (Size(50, 16), Size(83, 28), Size(160, 50))


def map_of(seed: int = 1) -> Board:
    match = SPEC.new_match(1, seed, {"scenario": "solo_conquest"})
    assert isinstance(match, MageKnight)
    return SPEC.scene(project(match, 0)).boards[0]


def large(rows: int = 16, columns: int = 16) -> Board:
    """Many hexes, side by side."""
    spaces = []
    for y in range(rows):
        for x in range(columns):
            at = (sqrt(3) * (x + 0.5 + y % 2 / 2), 1 + 1.5 * y)
            spaces.append(Space(f"{x}-{y}", "plains", at, ((0.0, 0.0),) * 6))
    return Board("map", "hexes", (30.0, 26.0), -1, tuple(spaces))


def look(board: Board, **more: object) -> BoardLook:
    names = {space.id: space.id for space in board.spaces}
    return BoardLook(board, ("Title",), names, names, **more)  # type: ignore[arg-type]


def text(of: BoardLook, size: Size) -> list[str]:
    return [strip.text for strip in draw(of, size)]


@pytest.mark.parametrize("size", SIZES)
def test_every_space_is_where_it_is_clicked(size: Size) -> None:
    of = look(map_of())
    for space in of.board.spaces:
        x, y = cell_of(of, size, (0, 0), space.id)
        found = space_at(of, size, (0, 0), x, y)
        assert found is not None and found.id == space.id
    assert space_at(of, size, (0, 0), 0, 0) is None


def test_neighbours_touch() -> None:
    board = map_of()
    found = wall(board)
    spots = {board.spaces[index].id: spot for spot, index in found.bricks.items()}
    for space in board.spaces:
        for other in space.neighbours:
            dx, dy = spots[other][0] - spots[space.id][0], spots[other][1] - spots[space.id][1]
            assert (abs(dx), abs(dy)) in ((2, 0), (1, 1))


def test_bricks_are_as_large_as_the_room_allows() -> None:
    of = look(map_of())
    small, middle, wide = [view_of(of, size) for size in SIZES]
    assert (small.wide, small.high) in BRICKS and small.wide < wide.wide
    assert small.wide <= middle.wide <= wide.wide


def test_a_large_map_follows_the_cursor_and_can_be_moved() -> None:
    size = Size(60, 20)
    of = look(large(), hot=frozenset({"15-15"}))
    x, y = cell_of(of, size, (0, 0), "15-15")
    assert 0 <= x < size.width and 0 <= y < size.height
    away = cell_of(of, size, (0, 0), "0-0")
    assert away[0] < 0 or away[1] < 0
    moved = cell_of(of, size, (-20, -20), "0-0")
    assert 0 <= moved[0] < size.width and 0 <= moved[1] < size.height


def test_tiles_are_told_apart() -> None:
    board = map_of()
    tiles = wall(board).tiles
    by_name: dict[str, set[int]] = {}
    for space, tile in zip(board.spaces, tiles, strict=True):
        by_name.setdefault(space.id.partition(".")[0], set()).add(tile)
    assert all(len(found) == 1 for found in by_name.values())
    assert len({tile for found in by_name.values() for tile in found}) == len(board.lines)


def test_options_prices_and_pieces_are_on_the_bricks() -> None:
    spaces = (
        Space("a", "forest", (0.87, 1.0), ((0.0, 0.0),) * 6, (), ("village", "cost-3", "reachable")),
        Space("b", "hills", (2.6, 1.0), ((0.0, 0.0),) * 6, (), ("mine", "colour-red", "cost-6", "provokes")),
        Space("2,0", "core", (6.06, 2.5), ((0.0, 0.0),) * 18, (), ("explorable", "cost-2")),
    )
    board = Board("map", "hexes", (10.0, 5.0), -1, spaces, (Line("tile", ((0.0, 0.0),)),))
    pieces = (
        Piece("hero-0", "hero", 0, "a"),
        Piece("shield-a", "shield", 1, "a"),
        Piece("token-b-1", "enemy:golems", -1, "b", "face-up"),
        Piece("token-b-2", "back:grey", -1, "b", "face-down"),
    )
    of = look(board, pieces=pieces, badges={"a": "1"}, choosing=True)
    rows = text(of, Size(60, 20))
    whole = "\n".join(rows)
    assert f"{palette.SIGNS['village'][0]}▼1 »3" in whole and "◆ »6!" in whole
    assert "[Λ]" in whole and "golems" in whole and "?" in whole
    assert all(len(row) == 60 for row in rows)


@pytest.mark.parametrize("size", [Size(83, 5), Size(83, 4), Size(12, 28)])
def test_a_legend_for_which_there_is_no_room_is_left_out(size: Size) -> None:
    """Neither above its last line nor beside its longest: the map is drawn all the same."""
    block = tuple((("~", palette.SOFT, palette.TABLE, True), f"a ground, number {n}") for n in range(5))
    of = look(map_of())
    assert text(look(map_of(), legend=(block,)), size) == text(of, size)
    assert text(look(map_of(), legend=(block,)), SIZES[2]) != text(of, SIZES[2])
