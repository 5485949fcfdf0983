"""The map as a picture: flat-topped hexes that share corners, and their coloured sides."""

from __future__ import annotations

from math import dist, sqrt

import pytest

from realms.games.runewars.data.tiles import FIXED_TILES
from realms.games.runewars.rules.land import Land
from realms.games.runewars.scene_map import ICE, board, ground
from realms.games.runewars.terms import MOUNTAIN, WATER

from .maps import fixed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_areas_that_touch_share_a_side_and_others_do_not(players: int) -> None:
    drawn = board(fixed(players))
    corners = {space.id: {(round(x, 1), round(y, 1)) for x, y in space.outline} for space in drawn.spaces}
    for one in drawn.spaces:
        for other in drawn.spaces:
            if one.id != other.id:
                assert (len(corners[one.id] & corners[other.id]) == 2) == (other.id in one.neighbours)
                assert (abs(dist(one.at, other.at) - sqrt(3)) < 0.01) == (other.id in one.neighbours)


def test_tops_are_flat_and_north_is_up() -> None:
    """5A and, north of 5C, the same column."""
    spaces = {space.id: space for space in board(fixed(2)).spaces}
    assert spaces["5A"].at[0] == spaces["5C"].at[0]
    assert spaces["5A"].at[1] < spaces["5C"].at[1]
    (x1, y1), (x2, y2) = spaces["5A"].outline[:2]
    assert y1 == y2 and x2 - x1 == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_just_as_large_as_the_map(players: int) -> None:
    drawn = board(fixed(players))
    points = [point for space in drawn.spaces for point in space.outline]
    assert (min(x for x, _ in points), min(y for _, y in points)) == (0, 0)
    assert (max(x for x, _ in points), max(y for _, y in points)) == pytest.approx(drawn.size, abs=0.01)


def test_room_is_made_for_places_beside_the_map() -> None:
    land = Land((("5", 0, 0, 0),))
    plain, roomy = board(land), board(land, ((-1, 0),))
    assert roomy.size[0] == pytest.approx(plain.size[0] + 1.5)
    assert roomy.spaces[0].at[0] == pytest.approx(plain.spaces[0].at[0] + 1.5)


def test_closed_borders_are_told_once_and_coloured_coasts_by_their_points() -> None:
    land = Land(FIXED_TILES[2])
    water, mountain, *coast = board(land).lines
    assert (water.kind, mountain.kind) == (WATER, MOUNTAIN)
    assert ("5C", "5D") in mountain.between and ("6B", "6C") in water.between
    assert sum(len(line.between) for line in (water, mountain)) * 2 + len(coast) == sum(
        colour != "" for sides in land.sides for colour in sides
    )
    drawn = next(space for space in board(land).spaces if space.id == "6D")
    assert (MOUNTAIN, drawn.outline[0:2]) in [(line.kind, line.points) for line in coast]


def test_the_ground_and_the_marks_tell_what_is_printed() -> None:
    spaces = {space.id: space for space in board(fixed(2)).spaces}
    assert (spaces["5B"].kind, spaces["5B"].marks) == ("plains", ("food-1", "city"))
    assert (spaces["DC"].kind, spaces["DC"].marks) == ("hills", ("food-1", "wood-1", "ore-1", "home-daqan"))
    kinds = [ground(r) for r in ((2, 0, 0), (0, 3, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1))]
    assert kinds == ["plains", "forest", "mountain", "hills", "desert", "mountain"]


def test_water_is_ice_in_winter() -> None:
    """Between areas and at the coast; it lies where it lay, and mountains stay."""
    thawed, frozen = board(fixed(2)).lines, board(fixed(2), frozen=True).lines
    assert {line.kind for line in frozen} == {ICE, MOUNTAIN}
    assert [(line.points, line.between) for line in frozen] == [(line.points, line.between) for line in thawed]
