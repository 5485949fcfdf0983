"""The tiles, the fixed maps and the land: what the map sheet says, and what borders on what."""

from __future__ import annotations

from collections import Counter

import pytest

from realms.games.runewars.data.tiles import FIXED_TILES, HOME_TILES, LAND_TILES, OPEN
from realms.games.runewars.rules.charting import check, prospects
from realms.games.runewars.rules.land import Land, holes, laid_name, laid_of, land_of, map_name, readable
from realms.games.runewars.rules.placing import apart, free_sides, marker
from realms.games.runewars.terms import FACTIONS, MOUNTAIN, NONE, WATER
from realms.kernel.hexes import SIDES, turned
from realms.testing.rules import rule

from .maps import fixed

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")

WHERE = {
    2: """5A 0 0  5B 1 0  5C 0 1  5D 1 1  1A -1 1  1B -1 2  1C -2 2  7A -1 3  7B 0 2
          6A -2 1  6B -1 0  6C -1 -1  6D 0 -2
          DA 0 3  DB 1 2  DC 1 3  LA -2 -1  LB -2 0  LC -3 0""",
    3: """1A 0 0  1B 1 0  1C 0 1  2A 0 -1  2B -1 0  2C -1 1  4A -1 2  4B -1 3  4C 0 2  7A 1 1  7B 1 2
          3A -2 3  3B -2 4  3C -3 5  8A 0 3  8B 0 4  8C -1 4
          DA 2 -1  DB 1 -1  DC 2 -2  LA -3 3  LB -3 4  LC -4 4  WA 1 4  WB 1 3  WC 2 3""",
    4: """2A 0 0  2B 0 1  2C 1 1  7A 1 0  7B 1 -1  3A -1 3  3B 0 2  3C 1 2  5A 2 0  5B 2 -1  5C 3 -1  5D 3 -2
          1A -2 3  1B -2 2  1C -1 2  4A 4 -1  4B 3 0  4C 4 0  6A -4 4  6B -3 3  6C -3 2  6D -2 1
          8A 3 1  8B 3 2  8C 2 2
          DA 4 1  DB 5 0  DC 5 1  LA -4 2  LB -4 3  LC -5 3  WA 2 -2  WB 1 -2  WC 2 -3  UA -1 4  UB 0 3  UC 0 4""",
}
"""Every area of the fixed maps with its q and r; homes in the order of the factions."""

COLOURS = {
    2: """1A NE blue, 5A NW blue, 5C SE red, 5D SE red, 6B N blue, 6D N red, 6D NE red, 7A N red, 7A NW red,
          7B SE blue""",
    3: """1A N blue, 2A N red, 2A NE red, 3A S blue, 3C NW red, 3C SW red, 4B SW blue, 4C NE red, 7A NE red,
          7A SE red, 7B SW blue, 8A SW red, 8B SE blue, 8C SW red""",
    4: """1A SW blue, 2A N red, 2A NW red, 3A NE blue, 3C SE red, 3C S red, 4B NW blue, 4C SE red, 5A S blue,
          5C N red, 5D N red, 6B N blue, 6D N red, 6D NE red, 7A SW red, 7A NW red, 7B NE blue, 8A SW red,
          8B SE blue, 8C SW red""",
}
"""Their coloured sides as they lie, those of homes left out; an inner border is told once."""

FREE = {2: (3, 4), 3: (4, 4, 3), 4: (3, 4, 3, 4)}
TOUCHED = {
    2: ("5D 7A 7B", "6A 6B 6C"),
    3: ("1A 1B 2A", "3A 3B 3C", "7B 8A 8B"),
    4: ("4C 8A 8B", "6A 6B 6C", "5B 5D 7B", "3A 3B 3C"),
}
APART = {2: {(0, 1): 5}, 4: {(0, 1): 8, (0, 2): 5, (0, 3): 4, (1, 2): 5, (1, 3): 4, (2, 3): 5}}
AROUND = {
    2: (((4, 3, 3), 2, 3, 1), ((4, 3, 3), 2, 3, 1)),
    3: (((4, 6, 3), 1, 3, 0), ((4, 3, 4), 1, 3, 1), ((4, 6, 3), 2, 3, 2)),
    4: (((4, 5, 3), 1, 3, 2), ((4, 4, 3), 1, 3, 1), ((5, 2, 5), 2, 3, 2), ((5, 4, 3), 2, 3, 1)),
}
"""By home: resources and cities within two areas, areas one step away, those of them without neutrals."""


def ids(land: Land, areas: tuple[int, ...] | list[int]) -> list[str]:
    return sorted(land.areas[area] for area in areas)


def test_the_land_tiles_add_up_to_what_the_sheet_says() -> None:
    areas = [area for tile in LAND_TILES.values() for area in tile.areas]
    assert list(LAND_TILES) == [str(n) for n in range(1, 10)]
    assert len(areas) == 27
    assert [sum(area.resources[kind] for area in areas) for kind in range(3)] == [19, 15, 15]
    assert Counter(unit for area in areas for unit in area.neutrals) == {
        "sorcerer": 4,
        "razorwing": 7,
        "beastman": 6,
        "hellhound": 3,
        "dragon": 3,
        "giant": 3,
    }
    assert [area.id for area in areas if area.city] == ["1C", "3B", "4C", "5B", "6C", "7B", "9B"]
    assert all(sum(area.resources) == 1 and not area.neutrals for area in areas if area.city)
    assert max(areas, key=lambda area: len(area.neutrals)).id == "7A"


def test_the_areas_of_a_tile_touch_as_the_sheet_says() -> None:
    inner = {
        "1": "AB AC BC",
        "2": "AB BC",
        "3": "AB BC",
        "4": "AB AC BC",
        "5": "AB AC BC BD CD",
        "6": "AB BC CD",
        "7": "AB",
        "8": "AB AC BC",
        "9": "AB",
    }
    closed = {"3A3B": WATER, "5C5D": MOUNTAIN, "6B6C": WATER, "8A8C": MOUNTAIN}
    for id in LAND_TILES:
        land = Land(((id, 0, 0, 0),))
        pairs = [(a, b) for a in range(len(land.areas)) for b in land.near[a] if a < b]
        assert sorted(land.areas[a][1] + land.areas[b][1] for a, b in pairs) == inner[id].split()
        for a, b in pairs:
            assert land.border(a, b) == closed.get(land.areas[a] + land.areas[b], OPEN)


def test_the_home_tiles_are_three_areas_around_a_corner() -> None:
    sums = {"daqan": (3, 2, 2), "latari": (2, 3, 2), "waiqar": (3, 3, 1), "uthuk": (3, 1, 3)}
    assert list(HOME_TILES) == list(FACTIONS)
    for faction, tile in HOME_TILES.items():
        land = Land(((faction, 0, 0, 0),))
        assert land.areas == tuple(faction[0].upper() + letter for letter in "ABC")
        assert all(len(near) == 2 for near in land.on_foot)
        assert tuple(sum(a.resources[kind] for a in tile.areas) for kind in range(3)) == sums[faction]
        assert not any(area.city or area.neutrals for area in tile.areas)
        assert set(tile.areas[0].sides + tile.areas[1].sides) == {OPEN}


@pytest.mark.parametrize("turns", range(6))
def test_a_turned_tile_takes_its_coloured_sides_along(turns: int) -> None:
    """2A is red to the north and north-west; 2B lies south of it, 2C south-east of 2B."""
    land = Land((("2", turns, 3, -1),))
    assert [i for i, colour in enumerate(land.sides[0]) if colour] == sorted([turns, (turns + 5) % 6])
    for area, spot in enumerate([(0, 0), (0, 1), (1, 1)]):
        q, r = turned(spot, turns)
        assert land.spots[area] == (q + 3, r - 1)


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fixed_map_lies_as_on_the_sheet(players: int) -> None:
    land = fixed(players)
    words = WHERE[players].split()
    where = {words[i]: (int(words[i + 1]), int(words[i + 2])) for i in range(0, len(words), 3)}
    assert dict(zip(land.areas, land.spots, strict=True)) == where
    assert check(land, players) == ("", "")


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coloured_sides_of_a_fixed_map_are_those_of_the_sheet(players: int) -> None:
    """Every coloured side on either side of its border, and no other."""
    land = Land(FIXED_TILES[players])
    told = set()
    for entry in COLOURS[players].split(","):
        id, direction, colour = entry.split()
        area, side = land.index[id], DIRECTIONS.index(direction)
        told.add((area, side, {"blue": WATER, "red": MOUNTAIN}[colour]))
        if land.beyond[area][side] != NONE:
            told.add((land.beyond[area][side], (side + 3) % 6, {"blue": WATER, "red": MOUNTAIN}[colour]))
    seen = {
        (a, s, colour) for a, sides in enumerate(land.sides) for s, colour in enumerate(sides) if colour != OPEN
    }
    assert seen == told


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_homes_of_a_fixed_map_lie_apart_and_alike(players: int) -> None:
    land, bare = fixed(players), Land(FIXED_TILES[players])
    markers = [marker(land.spots[own[0]], land.spots[own[1]]) for own in land.homes.values()]
    assert tuple(free_sides(bare, where) for where in markers) == FREE[players]
    for (i, j), steps in APART.get(players, {}).items():
        assert apart(markers[i], markers[j]) == steps
    for own, touched in zip(land.homes.values(), TOUCHED[players], strict=True):
        assert ids(land, list({n for area in own for n in land.near[area]} - set(own))) == touched.split()
    found = [(p.resources, p.cities, len(p.exits), p.unguarded) for p in prospects(land)]
    assert tuple(found) == AROUND[players]


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_faction_may_take_any_home_of_a_fixed_map(players: int) -> None:
    for shift in range(4):
        assert check(fixed(players, FACTIONS[shift:] + FACTIONS[:shift]), players) == ("", "")


@rule("RW-SETUP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_area_of_a_fixed_map_is_walked_to_outside_winter(players: int) -> None:
    land = fixed(players)
    assert NONE not in land.steps([0], winter=False, flying=False)


@rule("RW-SETUP-11")
def test_nobody_enters_or_crosses_a_hole() -> None:
    """On the map for four, (2,1) is a hole between 5A and 8C, who are two spaces apart."""
    land = fixed(4)
    assert holes(land) == [(2, 1)]
    assert (2, 1) not in land.at
    around = [land.at[2 + dq, 1 + dr] for dq, dr in SIDES]
    assert ids(land, around) == ["2C", "3C", "4B", "5A", "8A", "8C"]
    far = land.steps([land.index["5A"]], winter=True, flying=True)
    assert far[land.index["8C"]] == 3


@rule("RW-SETUP-11")
@pytest.mark.parametrize("players", [2, 3])
def test_the_outside_is_no_hole(players: int) -> None:
    assert holes(fixed(players)) == []


@rule("RW-MOVE-02")
def test_water_is_crossed_on_foot_in_winter_only() -> None:
    land = fixed(3)
    a, b = land.index["3A"], land.index["3B"]
    assert land.border(a, b) == land.border(b, a) == WATER
    for one, other in ((a, b), (b, a)):
        assert not land.walkable(one, other, winter=False, flying=False)
        assert land.walkable(one, other, winter=True, flying=False)
        assert land.walkable(one, other, winter=False, flying=True)


@rule("RW-MOVE-02")
def test_mountains_are_never_crossed_on_foot() -> None:
    land = fixed(2)
    c, d = land.index["5C"], land.index["5D"]
    assert land.border(c, d) == land.border(d, c) == MOUNTAIN
    for one, other in ((c, d), (d, c)):
        assert not land.walkable(one, other, winter=False, flying=False)
        assert not land.walkable(one, other, winter=True, flying=False)
        assert land.walkable(one, other, winter=True, flying=True)


@rule("RW-MOVE-02")
def test_a_side_printed_by_one_of_two_areas_closes_the_border_for_both() -> None:
    """On the map for two, 7A prints red towards 1B, which prints nothing there."""
    land = fixed(2)
    a, b = land.index["7A"], land.index["1B"]
    assert land.border(a, b) == land.border(b, a) == MOUNTAIN
    assert not land.walkable(b, a, winter=True, flying=False)


@rule("RW-MOVE-02")
def test_an_open_border_is_crossed_by_all_and_far_areas_by_nobody() -> None:
    land = fixed(2)
    a, b, far = land.index["5A"], land.index["5B"], land.index["1C"]
    assert land.border(a, b) == OPEN
    for winter in (False, True):
        for flying in (False, True):
            assert land.walkable(a, b, winter, flying)
            assert not land.walkable(a, far, winter, flying)


@rule("RW-MOVE-02")
def test_steps_go_around_what_is_closed() -> None:
    """From 3A to 3B: across the water in winter, by 4B and 8C otherwise."""
    land = Land(FIXED_TILES[3])
    start = [land.index["3A"]]
    goal = land.index["3B"]
    assert land.steps(start, winter=True, flying=False)[goal] == 1
    assert land.steps(start, winter=False, flying=True)[goal] == 1
    assert land.steps(start, winter=False, flying=False)[goal] == 3


def test_a_land_is_made_once_for_all_who_play_on_it() -> None:
    name = map_name(fixed(4).laid)
    assert land_of(name) is land_of(name)
    assert land_of(name).laid == fixed(4).laid
    assert land_of(name).areas == fixed(4).areas
    assert all(laid_of(laid_name(laid)) == laid for laid in fixed(4).laid)


@pytest.mark.parametrize(
    "name", ["10,0,0,0", "5,6,0,0", "5,-1,0,0", "5,0,0", "5,0,0,x", "5,0,0,0,0", "5,0,0,+1", " 5,0,0,0", "x"]
)
def test_what_is_no_map_is_not_read(name: str) -> None:
    assert not readable(name)


def test_maps_are_read_whether_or_not_they_are_legal() -> None:
    assert readable("")
    assert readable(map_name(fixed(3).laid))
    assert readable("5,0,0,0 5,0,0,0")


def test_a_land_knows_what_is_printed() -> None:
    land = fixed(2)
    area = land.index["7A"]
    assert land.resources[area] == (0, 2, 0)
    assert land.neutrals[area] == ("razorwing", "razorwing", "razorwing")
    assert (land.city[area], land.tile[area], land.home[area]) == (False, "7", "")
    assert land.city[land.index["7B"]]
    assert land.home[land.index["LC"]] == "latari"
    assert ids(land, land.homes["daqan"]) == ["DA", "DB", "DC"]
