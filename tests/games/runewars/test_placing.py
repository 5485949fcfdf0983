"""Building the map: where tiles and home markers may lie."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.tiles import FIXED_TILES, LAND_TILES, OPEN
from realms.games.runewars.rules.land import Land, holes, land_of
from realms.games.runewars.rules.placing import (
    Marker,
    Markers,
    apart,
    beside,
    exits,
    free_sides,
    mainland,
    marker,
    marker_name,
    marker_of,
    markers,
    place_why,
    placements,
)
from realms.games.runewars.terms import NONE, WATER
from realms.testing.rules import rule

from .maps import drawn, full_sets, pairs, tiles_of

FIVE = Land((("5", 0, 0, 0),))
"""5A (0,0), blue to the north-west; 5B (1,0); 5C (0,1); 5D (1,1)."""
CLOSE_FOR_TWO = "3,0,0,0 1,2,3,-1 7,1,3,0 8,2,1,-2"
CLOSE_FOR_FOUR = "3,0,0,0 7,0,2,0 2,0,2,-2 1,4,0,-1 8,0,-1,2 9,1,-1,1 4,5,3,-2 5,5,4,-1"
TOO_NARROW = "4,0,0,0 3,2,2,-2 6,2,2,-3 7,3,3,-2 5,5,1,-4 2,3,-1,2 8,4,-2,0 9,2,3,-6"
BAY = "5,0,0,0 7,2,2,-1 9,2,1,2 2,3,3,-1 3,0,3,-3 1,4,-1,0"
"""For three; the marker IN_THE_BAY has no room for the coloured sides of the Waiqar."""
IN_THE_BAY: Marker = (2, 0, 2, 1)
NO_WAY_ROUND = "3,0,0,0 5,2,0,1 8,5,-1,0 4,3,2,-1 1,2,-1,3 7,0,2,0 6,4,-4,3 2,1,4,-3"

AROUND_A_HOLE = "8,0,0,0 9,2,0,1 6,1,2,0 7,4,-2,1 2,2,2,3 5,3,-1,5 3,2,4,1 1,3,-2,3"
ISLAND = "8,0,0,0 6,5,-3,2 5,4,2,-1 2,3,4,-3"
DIVIDED = "6,0,0,0 1,5,1,0 2,3,0,3 8,4,2,3"


def outline(land: Land) -> list[tuple[int, int]]:
    """Every space near the map that is no area of it."""
    left, right = min(q for q, _ in land.spots) - 5, max(q for q, _ in land.spots) + 6
    top, bottom = min(r for _, r in land.spots) - 5, max(r for _, r in land.spots) + 6
    return [(q, r) for q in range(left, right) for r in range(top, bottom) if (q, r) not in land.at]


# Tiles.


@rule("RW-SETUP-05")
@pytest.mark.parametrize("id", LAND_TILES)
def test_the_first_tile_just_lies_there(id: str) -> None:
    assert placements(Land(()), id) == [(id, 0, 0, 0)]


@rule("RW-SETUP-05")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_last_tile_still_finds_many_places_each_told_once(players: int, seed: int) -> None:
    laid = tiles_of(drawn(players, seed))
    found = placements(Land(laid[:-1]), laid[-1][0])
    assert laid[-1] in found
    assert len(found) > 10
    assert found == sorted(set(found))


@rule("RW-SETUP-06")
def test_one_area_that_touches_is_not_enough() -> None:
    """7B at (2,-1) beside 5B, 7A above it beside nothing."""
    assert place_why(FIVE, ("7", 0, 2, -2)) == "RW-SETUP-06"


@rule("RW-SETUP-06")
def test_touching_one_area_with_two_is_not_enough() -> None:
    """7A at (0,-1) and 7B at (-1,0): both beside 5A only."""
    assert place_why(FIVE, ("7", 1, 0, -1)) == "RW-SETUP-06"


@rule("RW-SETUP-06")
def test_two_areas_that_touch_two_are_enough() -> None:
    """7A at (2,-1) beside 5B, 7B at (2,0) beside 5B and 5D."""
    assert place_why(FIVE, ("7", 0, 2, -1)) == ""
    assert ("7", 0, 2, -1) in placements(FIVE, "7")


@rule("RW-SETUP-06")
def test_nothing_lies_on_another_tile() -> None:
    assert place_why(FIVE, ("7", 0, 0, -1)) == "RW-SETUP-06"
    assert place_why(FIVE, ("7", 0, 0, 0)) == "RW-SETUP-06"


@rule("RW-SETUP-07")
def test_red_may_not_lie_against_blue() -> None:
    """7A at (-1,0) would show its red south-east to the blue north-west of 5A."""
    assert place_why(FIVE, ("7", 0, -1, 0)) == "RW-SETUP-07"
    assert ("7", 0, -1, 0) not in placements(FIVE, "7")


@rule("RW-SETUP-07")
def test_a_colour_against_none_is_allowed_and_closes_the_border() -> None:
    """The same two spaces, the tile turned halfway: 7B is plain towards 5A."""
    turned = ("7", 3, -1, 1)
    assert place_why(FIVE, turned) == ""
    land = Land((*FIVE.laid, turned))
    assert land.border(land.index["7B"], land.index["5A"]) == WATER
    assert land.border(land.index["7A"], land.index["5C"]) == OPEN


@rule("RW-SETUP-06", "RW-SETUP-07")
@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_all_placements_are_found_and_no_other(players: int, seed: int) -> None:
    """Against a search of every space and turn, by the words of the rules."""
    laid = tiles_of(drawn(players, seed))
    land, id = Land(laid[:-1]), laid[-1][0]
    found = []
    for turns in range(6):
        for q, r in outline(land):
            new = (id, turns, q, r)
            own = Land((new,))
            touching = pairs(new, land)
            meeting = [own.sides[i][side] and land.sides[j][(side + 3) % 6] for i, j, side in touching]
            apart_from_it = not any(spot in land.at for spot in own.spots)
            if apart_from_it and len({i for i, _, _ in touching}) > 1 and len({j for _, j, _ in touching}) > 1:
                found += [] if any(meeting) else [new]
    assert placements(land, id) == found


# Home markers.


@rule("RW-SETUP-08")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_markers_lie_at_three_uncoloured_sides_outside_the_map(players: int, seed: int) -> None:
    """Against all pairs of free spaces. No marker where no home could lie, or be reached in winter only."""
    land = Land(tiles_of(drawn(players, seed)))
    inside, main = holes(land), mainland(land)
    found = []
    for one in outline(land):
        for other in beside(one):
            if one > other or {one, other} & {*land.at, *inside}:
                continue
            open_to = [
                land.at[spot]
                for end in (one, other)
                for side, spot in enumerate(beside(end))
                if spot in land.at and land.sides[land.at[spot]][(side + 3) % 6] == OPEN
            ]
            room = [spot for spot in beside(one) if spot in beside(other) and spot not in land.at]
            if len(open_to) >= 3 and room and set(open_to) & set(main):
                found.append((*one, *other))
    assert list(Markers(land, players).places) == sorted(found)
    assert all(free_sides(land, where) >= 3 for where in found)


@rule("RW-SETUP-08")
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_markers_are_at_least_four_apart_and_leave_room_for_the_rest(players: int, seed: int) -> None:
    """Step by step exactly the full sets come up: nobody is led where the next marker cannot be put."""
    places = Markers(Land(tiles_of(drawn(players, seed))), players)
    whole = full_sets(places, players, closest=4)
    assert whole and not places.lenient
    assert places.sets() == whole
    assert places.offered([]) == sorted({where for put in whole for where in put})
    first = whole[0][0]
    assert places.offered([first]) == sorted({w for put in whole if first in put for w in put} - {first})


@rule("RW-SETUP-08")
@pytest.mark.parametrize(("name", "players"), [(CLOSE_FOR_TWO, 2), (CLOSE_FOR_FOUR, 4)])
def test_one_pair_may_be_three_apart_where_four_is_impossible(name: str, players: int) -> None:
    places = markers(land_of(name), players)
    assert places.possible and places.lenient
    assert full_sets(places, players, closest=4) == []
    whole = full_sets(places, players, closest=3)
    assert places.sets() == whole
    for put in whole[:5]:
        for n in range(players):
            assert put[n] in places.offered(put[:n])
            assert put[n] in places.offered([where for where in reversed(put) if where != put[n]])


@rule("RW-SETUP-08")
def test_three_apart_is_not_offered_where_four_is_possible() -> None:
    places = markers(Land(FIXED_TILES[2]), 2)
    some = [(one, other) for one in places.places for other in places.places if apart(one, other) == 3]
    assert some
    assert not any(other in places.offered([one]) for one, other in some)


@rule("RW-SETUP-08")
def test_no_marker_lies_in_a_hole_of_the_map() -> None:
    """Three spaces are enclosed, room enough for a home, with more than three uncoloured sides around."""
    land = land_of(AROUND_A_HOLE)
    assert holes(land) == [(-1, 2), (-1, 3), (0, 2)]
    inside: Marker = (-1, 2, 0, 2)
    assert free_sides(land, inside) >= 3
    assert inside not in markers(land, 4).places


@rule("RW-SETUP-08")
def test_no_marker_lies_at_an_island() -> None:
    """6A and 6B are reached across water only: whoever lived there could not leave before winter."""
    land = land_of(ISLAND)
    left = [land.areas[area] for area in range(len(land.areas)) if area not in mainland(land)]
    assert left == ["6A", "6B"]
    there: Marker = (-4, 3, -3, 3)
    assert free_sides(land, there) >= 3
    assert [land.areas[area] for area in exits(land, there)] == ["6A", "6B"]
    assert there not in markers(land, 2).places


def test_a_marker_has_a_name_that_can_be_read_back() -> None:
    where = marker((2, -1), (1, 0))
    assert where == (1, 0, 2, -1)
    assert marker_of(marker_name(where)) == where


@rule("RW-SETUP-09")
def test_a_map_without_room_for_all_markers_is_known_before_any_is_put() -> None:
    places = markers(land_of(TOO_NARROW), 4)
    assert full_sets(places, 4, closest=3) == []
    assert not places.possible
    assert places.offered([]) == []


@rule("RW-SETUP-09")
def test_a_map_that_mountains_cut_in_two_is_built_anew() -> None:
    """Nobody ever walks to tile 8, though there are places for two markers far enough apart."""
    land = land_of(DIVIDED)
    frozen = land.steps([0], winter=True, flying=False)
    assert [land.areas[area] for area, steps in enumerate(frozen) if steps == NONE] == ["8A", "8B", "8C"]
    places = markers(land, 2)
    assert full_sets(places, 2, closest=4) != []
    assert not places.possible
    assert places.offered([]) == []
