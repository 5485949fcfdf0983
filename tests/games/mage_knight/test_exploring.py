"""Exploring and map shapes: where tiles may lie, and what the next one is."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, SHAPES, TILE, TILES, place
from realms.games.mage_knight.rules.exploring import CORE, COUNTRYSIDE, SPARE, SPARE_CORE, next_tile, place_why
from realms.games.mage_knight.terms import NONE
from realms.kernel.model import OK
from realms.testing.rules import rule


@rule("MK-MOVE-13", "MK-MOVE-14", "MK-MOVE-25")
def test_exploring_costs_two_at_an_edge() -> None:
    t = MK(at="1.e")
    t.points(move=1)
    assert t.refused("explore", "2,0") == "MK-MOVE-13"
    t.points(move=7)
    t.choose("explore", "2,0")
    assert t.hero().now.move == 5
    assert t.g.where[TILE["3"]] == place(2, 0)
    assert t.options("walk")  # moving and exploring may alternate


@rule("MK-MOVE-14")
def test_from_the_middle_of_a_tile_nothing_can_be_explored() -> None:
    t = MK(at="1.mid")
    t.points(move=10)
    assert t.options("explore") == []


@rule("MK-MOVE-16", "MK-MAP-02")
def test_nothing_beyond_the_coast() -> None:
    t = MK(at="1.e")
    t.points(move=10)
    assert t.refused("explore", "2,-1") == "MK-MOVE-16"


@rule("MK-MOVE-17", "MK-SCEN-01-02")
def test_tiles_come_in_order_in_first_reconnaissance() -> None:
    t = MK(at="1.e")
    t.points(move=10)
    t.choose("explore", "2,0")
    t.at("2.ne")
    t.points(move=10)
    t.choose("explore", "1,1")
    assert t.g.where[TILE["4"]] == place(1, 1)


@rule("MK-MOVE-18", "MK-MOVE-15")
def test_all_tiles_lie_the_same_way_round() -> None:
    t = MK()
    t.tile("3", 1, 1)
    spots = t.g.land.spots
    middle = spots[HEX["3.mid"]]
    assert spots[HEX["3.ne"]] == (middle[0] + 1, middle[1] - 1)


@rule("MK-MOVE-19")
def test_a_countryside_tile_touches_two_or_one_that_touches_two() -> None:
    t = MK()  # start, (1,0), (0,1)
    assert place_why(t.g, place(1, 1)) == OK  # touches both
    assert place_why(t.g, place(2, 0)) == OK  # touches (1,0), which touches two
    assert place_why(t.g, place(3, 0)) == "MK-MOVE-19"


@rule("MK-MOVE-20")
def test_a_core_tile_touches_two() -> None:
    t = MK()
    with t.edit() as g:
        g.box.items.extend(g.tiles.items)
        g.tiles.items.clear()
    assert next_tile(t.g) == CORE
    assert place_why(t.g, place(1, 1)) == OK
    assert place_why(t.g, place(2, 0)) == "MK-MOVE-20"


@rule("MK-MOVE-21")
def test_when_the_deck_is_empty_the_box_is_explored() -> None:
    t = MK("full_conquest", players=2)
    assert next_tile(t.g) == COUNTRYSIDE
    with t.edit() as g:
        spare = [name for name in g.tiles.items + g.core_tiles.items if TILE[name] < TILE["core1"]]
        g.core_box.items.extend([name for name in g.core_tiles.items if TILE[name] < TILE["core5"]])
        g.core_box.items.extend([name for name in g.core_tiles.items if TILE[name] >= TILE["core5"]])
        g.box.items.extend(spare)
        g.tiles.items.clear()
        g.core_tiles.items.clear()
    assert next_tile(t.g) == SPARE
    assert place_why(t.g, place(1, 1)) == "MK-MOVE-21"  # three tiles must be touched
    t.tile("core1", 2, 0)
    assert place_why(t.g, place(1, 1)) == OK
    with t.edit() as g:
        g.core_box.items.extend(g.box.items)
        g.box.items.clear()
    assert next_tile(t.g) == SPARE_CORE


@rule("MK-MOVE-22", "MK-MOVE-23")
def test_a_revealed_monastery_brings_an_advanced_action() -> None:
    t = MK()
    before = len(t.g.monastery_offer)
    t.tile("5", 1, 1)
    assert len(t.g.monastery_offer) == before + 1


@rule("MK-MOVE-24")
@pytest.mark.parametrize(("tile", "garrison"), [("core5", 3), ("core8", 3)])
def test_a_city_comes_with_its_garrison(tile: str, garrison: int) -> None:
    t = MK("full_conquest", players=2)
    t.tile(tile, 2, 1)
    [city] = t.g.cities
    assert city.level == 4 and not city.conquered
    assert sum(places.count(city.hex) for places in t.g.down_at) == garrison


@rule("MK-MOVE-26")
def test_more_movement_may_be_played_after_a_reveal() -> None:
    t = MK(at="1.e", hand="march, rage")
    t.points(move=2)
    t.choose("explore", "2,0")
    t.play("march")
    assert t.hero().now.move == 2


@rule("MK-MAP-01", "MK-MAP-03", "MK-MAP-04")
def test_core_tiles_keep_off_the_coast_of_a_wedge() -> None:
    wedge, free = SHAPES["wedge"], SHAPES["free_wedge"]
    assert not wedge.allows_core(place(2, 0)) and not wedge.allows_core(place(0, 2))
    assert wedge.allows_core(place(1, 1))
    assert free.allows_core(place(2, 0))


@rule("MK-MAP-05", "MK-MAP-06", "MK-MAP-07", "MK-MAP-08", "MK-MAP-09")
def test_open_maps_have_three_four_or_five_columns() -> None:
    def columns(name: str) -> list[int]:
        return [b for b in range(-4, 5) if SHAPES[name].allows(place(5, b))]

    assert columns("open") == [-2, -1, 0, 1, 2]
    assert columns("open4") == [-2, -1, 0, 1]
    assert columns("open3") == [-1, 0, 1]
    assert not SHAPES["open"].allows(place(0, -1))  # behind the starting tile


@rule("MK-SCEN-01-04")
def test_a_tile_is_worth_fame_in_first_reconnaissance() -> None:
    t = MK(at="1.e")
    t.points(move=10)
    t.choose("explore", "2,0")
    assert t.hero().fame == 1


@rule("MK-SCEN-01-03")
def test_the_city_of_first_reconnaissance_is_closed() -> None:
    t = MK()
    t.tile("core5", 1, 1)
    t.at("core5.ne")
    t.points(move=10)
    assert t.refused("walk", "core5.mid") == "MK-SCEN-01-03"


@rule("MK-SCEN-01-09")
def test_the_city_tile_ends_first_reconnaissance_after_one_more_turn_each() -> None:
    t = MK(players=2, at="1.e")
    with t.edit() as g:
        city = next(name for name in g.core_tiles.items if TILE[name] >= TILE["core5"])
        g.core_tiles.items.remove(city)
        g.core_tiles.items.append(city)
        g.box.items.extend(g.tiles.items)
        g.tiles.items.clear()
    t.at("2.ne")
    t.points(move=10)
    t.choose("explore", "1,1")
    assert t.g.ending
    assert sorted(t.g.last_turns) == [0, 1]
    assert TILES[t.g.land.taken[place(1, 1)]] == city
    t.until_that(lambda: t.match.over, "the end")
    assert t.match.outcome() is not None


def test_every_tile_lies_where_it_was_put() -> None:
    t = MK()
    for tile, at in enumerate(t.g.where):
        if at != NONE:
            assert t.g.land.taken[at] == tile
