"""Polygons on character cells."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from realms.games.tiny_epic_kingdoms.data.territories import TERRITORIES
from realms.games.tiny_epic_kingdoms.scene import board
from realms.kernel.scene import Board, Line, Piece, Space
from realms.tui.board import BoardLook, draw
from realms.tui.palette import terrain
from realms.tui.raster import NOTHING, place, rasterise

SIZES = ((28, 11), (48, 14), (60, 24), (110, 40))
ALL = [board(t, 0, "home") for t in range(len(TERRITORIES))]


def look(shown: Board, pieces: tuple[Piece, ...] = (), **more: object) -> BoardLook:
    names = {space.id: space.id.split("-")[-1] for space in shown.spaces}
    kinds = {space.kind: space.kind for space in shown.spaces}
    return BoardLook(shown, ("Title",), names, kinds, pieces, **more)  # type: ignore[arg-type]


def text(of: BoardLook, width: int = 60, height: int = 24) -> list[str]:
    return [strip.text for strip in draw(of, Size(width, height))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.id)
def test_every_cell_belongs_to_a_space_and_every_space_has_a_middle(shown: Board, size: tuple[int, int]) -> None:
    raster = rasterise(shown, *size)
    owners = {index for row in raster.owner for index in row}
    assert owners == set(range(len(shown.spaces)))
    for index in owners:
        x, y = raster.middles[index]
        assert raster.at(int(x), int(y)) == index


def test_outside_is_nothing() -> None:
    assert rasterise(ALL[0], 20, 8).at(20, 3) == NOTHING
    assert rasterise(ALL[0], 20, 8).at(-1, 3) == NOTHING


def test_two_squares_meet_in_the_middle() -> None:
    left = Space("a", "forest", (25, 50), ((0, 0), (50, 0), (50, 100), (0, 100)))
    right = Space("b", "plains", (75, 50), ((50, 0), (100, 0), (100, 100), (50, 100)))
    river = Line("river", ((50, 0), (50, 100)))
    raster = rasterise(Board("m", "map", (100, 100), -1, (left, right), (river,)), 10, 4)
    assert raster.owner == [[0] * 5 + [1] * 5] * 4
    assert raster.river == [[x == 5 for x in range(10)]] * 4
    assert place(raster, 0, 3, 2) is not None
    assert place(raster, 0, 6, 1) is None


@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.id)
def test_places_are_told_apart_without_colour(shown: Board) -> None:
    """Each space shows its number and its terrain as a word or a sign, at every size."""
    for width, height in SIZES:
        lines = "\n".join(text(look(shown), width, height))
        for space in shown.spaces:
            number = space.id.split("-")[-1][-1]
            assert number in lines
            assert space.kind in lines or terrain(space.kind)[2] in lines


def test_armies_stand_or_lie_and_show_whose_they_are() -> None:
    shown = ALL[0]
    at = shown.spaces[0].id
    standing = Piece("x", "army", 1, at)
    lying = Piece("y", "army", 1, at, "lying")
    neutral = Piece("z", "neutral", -1, at)
    assert any("[≈]" in line for line in text(look(shown, (standing,))))
    assert any("_≈_" in line for line in text(look(shown, (lying,))))
    assert any("[□]" in line for line in text(look(shown, (neutral,))))
    assert any("[≈] _≈_" in line for line in text(look(shown, (standing, lying))))


def test_tokens_are_coins() -> None:
    shown = ALL[0]
    at = shown.spaces[0].id
    assert any("(?)" in line for line in text(look(shown, (Piece("t", "hidden", -1, at, "face-down"),))))
    assert any("(♜)" in line for line in text(look(shown, (Piece("t", "fort", -1, at, "face-up"),))))


def test_options_show_their_number_and_the_rest_is_veiled() -> None:
    shown = ALL[0]
    first, second = shown.spaces[0].id, shown.spaces[1].id
    plain = draw(look(shown), Size(60, 24))
    asked = draw(look(shown, badges={first: "12"}, choosing=True), Size(60, 24))
    assert any(" 12 " in strip.text for strip in asked)
    raster = rasterise(shown, 60, 23)
    for index, ref in enumerate((first, second)):
        x, y = (int(n) for n in raster.middles[index])
        same = [_ground(strips[y + 4], x) for strips in (plain, asked)]
        assert (same[0] == same[1]) == (ref == first)


def _ground(strip: object, x: int) -> object:
    at = 0
    for segment in strip:  # type: ignore[attr-defined]
        at += len(segment.text)
        if at > x:
            return segment.style.bgcolor
    raise AssertionError(x)


@pytest.mark.parametrize("size", [(1, 1), (7, 2), (8, 3), (12, 4)])
def test_tiny_sizes_do_no_harm(size: tuple[int, int]) -> None:
    strips = draw(look(ALL[0], (Piece("x", "army", 1, ALL[0].spaces[0].id),)), Size(*size))
    assert [strip.cell_length for strip in strips] == [size[0]] * size[1]


def test_a_title_keeps_what_fits() -> None:
    of = BoardLook(ALL[0], ("Galson", "Dragonkin", "Player 1"), {s.id: "1" for s in ALL[0].spaces}, {})
    assert "Galson · Dragonkin · Player 1" in text(of, 60)[0]
    assert text(of, 26)[0].rstrip().endswith("Galson · Dragonkin")
    assert text(of, 12)[0].rstrip().endswith("Galson")
