"""Home tiles and whole maps: who settles where; maps drawn by lot, and the check before a game starts."""

from __future__ import annotations

from itertools import combinations

import pytest

from realms.games.runewars.data.tiles import FIXED_HOMES, FIXED_TILES, Laid
from realms.games.runewars.rules.charting import check, prospects, random_map, unevenness
from realms.games.runewars.rules.land import Land, land_of
from realms.games.runewars.rules.placing import (
    Marker,
    Markers,
    apart,
    marker,
    markers,
)
from realms.games.runewars.rules.settling import Settling, can_settle, home_placements, home_why
from realms.games.runewars.terms import FACTIONS, NONE
from realms.kernel.rng import seeded
from realms.testing.rules import rule

from .maps import drawn, fixed, full_sets, pairs, tiles_of

FIVE = Land((("5", 0, 0, 0),))
"""5A (0,0), blue to the north-west; 5B (1,0); 5C (0,1); 5D (1,1)."""
TOO_NARROW = "4,0,0,0 3,2,2,-2 6,2,2,-3 7,3,3,-2 5,5,1,-4 2,3,-1,2 8,4,-2,0 9,2,3,-6"
BAY = "5,0,0,0 7,2,2,-1 9,2,1,2 2,3,3,-1 3,0,3,-3 1,4,-1,0"
"""For three; the marker IN_THE_BAY has no room for the coloured sides of the Waiqar."""
IN_THE_BAY: Marker = (2, 0, 2, 1)
NO_WAY_ROUND = "3,0,0,0 5,2,0,1 8,5,-1,0 4,3,2,-1 1,2,-1,3 7,0,2,0 6,4,-4,3 2,1,4,-3"
DIVIDED = "6,0,0,0 1,5,1,0 2,3,0,3 8,4,2,3"
CROWDED = "1,0,0,0 4,3,1,-1 2,5,-2,-1 7,2,-2,0 5,3,3,-1 6,4,0,3 9,4,0,4 3,3,1,-3"
"""For four; one pair of markers is close, and with one at BLOCKED not all find a home."""
BLOCKED: Marker = (-1, 3, 0, 2)
ENOUGH = 2000
"""Steps of a search for homes; of 19,500 maps drawn none took more than 600."""
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(5)]


# Home tiles.


@rule("RW-SETUP-10")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_home_replaces_a_marker_with_its_areas_a_and_b(faction: str) -> None:
    land = Land(FIXED_TILES[4])
    for where in markers(land, 4).places:
        for laid in home_placements(land, faction, where):
            own = Land((laid,))
            assert marker(own.spots[0], own.spots[1]) == where
            assert not any(spot in land.at for spot in own.spots)


@rule("RW-SETUP-10")
def test_a_home_lies_either_way_round_where_there_is_room() -> None:
    """Areas A and B change places, and area C lies to the other side."""
    land = Land(FIXED_TILES[2])
    ways = {where: home_placements(land, "daqan", where) for where in markers(land, 2).places}
    both = [where for where, found in ways.items() if len(found) == 2]
    assert both
    for where in both:
        one, other = (Land((laid,)) for laid in ways[where])
        assert (one.spots[0], one.spots[1]) == (other.spots[1], other.spots[0])


@rule("RW-SETUP-10")
def test_any_two_areas_lie_on_the_marker_if_a_and_b_cannot() -> None:
    land = land_of(NO_WAY_ROUND)
    where: Marker = (0, 2, 0, 3)
    found = home_placements(land, "daqan", where)
    assert found == [("daqan", 0, 0, 2), ("daqan", 2, 1, 2)]
    for laid in found:
        spots = Land((laid,)).spots
        assert marker(spots[0], spots[1]) != where
        assert {where[:2], where[2:]} < set(spots)


@rule("RW-SETUP-10")
def test_homes_may_not_touch_one_another() -> None:
    """The home of the Daqan has its area C at (1,3)."""
    land = Land((*FIXED_TILES[2], ("daqan", *FIXED_HOMES[2][0])))
    assert home_why(land, ("latari", 0, 2, 2)) == "RW-SETUP-10"
    assert home_why(Land(FIXED_TILES[2]), ("latari", 0, 2, 2)) == ""


@rule("RW-SETUP-10")
def test_the_colours_of_a_home_obey_the_rule_of_colours() -> None:
    """UC at (-1,0), turned so that its red side meets the blue one of 5A, and then turned away."""
    assert home_why(FIVE, ("uthuk", 5, -2, 0)) == "RW-SETUP-07"
    assert home_why(FIVE, ("uthuk", 2, -1, 0)) == ""
    assert home_why(FIVE, ("daqan", 5, -2, 0)) == "RW-SETUP-07"


@rule("RW-SETUP-20")
def test_a_home_that_fits_on_no_free_marker_has_the_markers_placed_anew() -> None:
    """In the bay there is room for the Daqan, not for the Waiqar; elsewhere beside the map there is for all."""
    land = land_of(BAY)
    assert IN_THE_BAY in markers(land, 3).offered([])
    assert home_placements(land, "daqan", IN_THE_BAY) != []
    assert home_placements(land, "waiqar", IN_THE_BAY) == []
    assert not can_settle(land, ["waiqar"], [IN_THE_BAY])
    assert can_settle(land, ["daqan"], [IN_THE_BAY])
    assert can_settle(land, ["waiqar", "daqan", "uthuk"], [])
    assert can_settle(land, ["waiqar", "daqan", "uthuk"], [IN_THE_BAY])


@rule("RW-SETUP-20")
def test_a_search_in_vain_comes_to_an_end_soon() -> None:
    land, factions = land_of(CROWDED), ["daqan", "waiqar", "uthuk", "latari"]
    found = markers(land, len(factions))
    assert BLOCKED in found.offered([]) and found.lenient
    found.looked = 0
    assert not can_settle(land, factions, [BLOCKED])
    assert 0 < found.looked < ENOUGH


@rule("RW-SETUP-20")
def test_whoever_finds_no_home_anywhere_is_looked_for_in_vain_only_once() -> None:
    """As if no home of the Latari fitted: all sets of markers would have to be tried."""
    land, factions = Land(FIXED_TILES[4]), ["daqan", "waiqar", "uthuk", "latari"]
    found = Markers(land, len(factions))
    found.room["latari"] = 0
    assert not Settling(land, found, factions, []).goes_on([])
    assert found.looked < ENOUGH


@rule("RW-SETUP-20")
def test_where_not_even_markers_can_be_put_nobody_settles() -> None:
    assert not can_settle(land_of(TOO_NARROW), list(FACTIONS), [])


# Random maps, and the check before a game starts.


@rule("RW-SETUP-05", "RW-SETUP-06", "RW-SETUP-07", "RW-SETUP-08", "RW-SETUP-09", "RW-SETUP-10")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_random_map_is_legal_and_all_of_it_can_be_walked(players: int, seed: int) -> None:
    land = drawn(players, seed)
    assert check(land, players) == ("", "")
    assert len(tiles_of(land)) == 2 * players
    assert len(land.homes) == players
    assert NONE not in land.steps([0], winter=False, flying=False)
    assert len(land.at) == len(land.areas)
    homes = list(land.homes.values())
    for one, other in combinations(homes, 2):
        assert not any(n in other for area in one for n in land.near[area])


@rule("RW-SETUP-07")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_two_tiles_of_a_random_map_show_each_other_their_colours(players: int, seed: int) -> None:
    land = drawn(players, seed)
    for n, laid in enumerate(land.laid):
        own, rest = Land((laid,)), Land(land.laid[:n])
        for i, j, side in pairs(laid, rest):
            assert not (own.sides[i][side] and rest.sides[j][(side + 3) % 6])


def test_the_same_dice_draw_the_same_map_and_others_another() -> None:
    assert drawn(3, 5).laid == drawn(3, 5).laid
    assert drawn(3, 5).laid != drawn(3, 6).laid


def test_a_map_drawn_among_several_is_the_evenest_of_them() -> None:
    def gaps(several: int) -> int:
        maps = [random_map(seeded(seed), list("12345678"), list(FACTIONS), several) for seed in range(6)]
        return sum(unevenness(prospects(Land(laid))) for laid in maps)

    assert gaps(6) < gaps(1)


@rule("RW-SETUP-19")
def test_the_fixed_maps_are_even() -> None:
    for players in (2, 3, 4):
        found = prospects(fixed(players))
        assert unevenness(found) <= 8
        assert max(sum(p.resources) for p in found) - min(sum(p.resources) for p in found) <= 2


def two_homes(*laid: Laid) -> tuple[Laid, ...]:
    return (*laid, ("daqan", *FIXED_HOMES[2][0]), ("latari", *FIXED_HOMES[2][1]))


@rule("RW-SETUP-04")
def test_a_map_has_two_tiles_a_player_and_each_but_once() -> None:
    tiles = FIXED_TILES[2]
    assert check(Land(two_homes(*tiles)), 2) == ("", "")
    assert check(Land(two_homes(*tiles[:3])), 2)[0] == "RW-SETUP-04"
    assert check(Land(two_homes(*tiles[:3], ("5", 0, 9, 9))), 2)[0] == "RW-SETUP-04"


@rule("RW-SETUP-06")
def test_a_tile_that_lies_apart_is_told() -> None:
    assert check(Land(two_homes(*FIXED_TILES[2][:3], ("6", 4, -9, 1))), 2) == ("RW-SETUP-06", "6")


@rule("RW-SETUP-07")
def test_a_tile_whose_colours_meet_others_is_told() -> None:
    """7A at (-1,0) against the blue side of 5A."""
    tiles: list[Laid] = [("5", 0, 0, 0), ("7", 0, -1, 0), FIXED_TILES[2][1], FIXED_TILES[2][3]]
    assert check(Land(two_homes(*tiles)), 2) == ("RW-SETUP-07", "7")


@rule("RW-SETUP-08")
def test_a_home_at_too_few_open_sides_is_told() -> None:
    """LA at (-3,2) touches 6A and 1C, and no more: two sides, where a marker needs three."""
    land = Land((*FIXED_TILES[2], ("daqan", *FIXED_HOMES[2][0]), ("latari", 2, -3, 2)))
    assert [land.areas[area] for area in prospects(land)[1].exits] == ["6A", "1C"]
    assert check(land, 2) == ("RW-SETUP-08", "")


@rule("RW-SETUP-08")
def test_homes_too_near_each_other_are_told() -> None:
    """Three apart, each of which would be legal without the other."""
    land = Land(FIXED_TILES[2])
    places = markers(land, 2).places
    one, other = next((a, b) for a in places for b in places if apart(a, b) == 3)
    for faction, where in (("daqan", one), ("uthuk", other)):
        land = Land((*land.laid, home_placements(land, faction, where)[0]))
    assert check(land, 2) == ("RW-SETUP-08", "")


@rule("RW-SETUP-10")
def test_a_missing_home_and_homes_that_touch_are_told() -> None:
    tiles, (first, second) = FIXED_TILES[2], FIXED_HOMES[2]
    assert check(Land((*tiles, ("daqan", *first))), 2)[0] == "RW-SETUP-10"
    assert check(Land((*tiles, ("daqan", *first), ("latari", 0, 2, 2))), 2) == ("RW-SETUP-10", "latari")
    assert check(Land((("daqan", *first), *tiles, ("latari", *second))), 2)[0] == "RW-SETUP-10"


@rule("RW-SETUP-09")
def test_an_area_that_nobody_can_walk_to_is_told() -> None:
    """The divided map, with homes where there would be room for them."""
    land = land_of(DIVIDED)
    one, other = full_sets(markers(land, 2), 2, closest=4)[0]
    for faction, where in (("daqan", one), ("latari", other)):
        land = Land((*land.laid, home_placements(land, faction, where)[0]))
    why, area = check(land, 2)
    assert why == "RW-SETUP-09"
    assert area in land.index
