"""RW-MOVE: marches of units, their ways and limits."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.marching import Gather
from realms.games.runewars.terms import NOBODY, ORDERS
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1


def marching(area: str, order: str = "mobilize", **stand: str) -> RW:
    """These units are on the map (at_DA="footman"), and Daqan activates an area."""
    t = RW()
    for at, units in stand.items():
        t.units(at.removeprefix("at_"), units)
    t.turn(MINE, order)
    t.choose("activate", area)
    return t


@rule("RW-MOVE-01")
@pytest.mark.parametrize("order", ORDERS)
def test_units_move_by_three_orders_only(order: str) -> None:
    t = RW()
    t.units("DA", "footman*2")
    t.turn(MINE, order)
    assert t.offers("redeploy") == (order == "strategize")
    assert bool(t.refs("activate")) == (order in ("mobilize", "conquer"))


@rule("RW-MOVE-02")
def test_mountains_and_water_stop_walkers() -> None:
    t = marching("5C", at_DB="footman knight dragon")
    assert t.refused("bring", "DB", "footman") == "RW-MOVE-02"
    t.choose("bring", "DB", "knight")
    assert t.offers("bring", "DB", "dragon")


@rule("RW-MOVE-02")
def test_water_is_frozen_in_winter() -> None:
    t = RW()
    t.units("DB", "footman")
    t.year(1, "winter")
    t.turn(MINE, "conquer")
    t.play("activate:5C", "bring:DB:footman", "done")
    assert t.there("5C") == (["footman"], [], MINE)


@rule("RW-MOVE-02")
def test_mountains_never_freeze() -> None:
    t = RW()
    t.units("7A", "footman")
    t.year(1, "winter")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step", "7A", "footman", "1B") == "RW-MOVE-02"
    assert t.offers("step", "7A", "footman", "7B")


@rule("RW-MOVE-03")
def test_two_areas_three_for_fast_units() -> None:
    t = marching("1A", at_DA="footman knight")
    assert t.refused("bring", "DA", "footman") == "RW-MOVE-03"
    t.play("bring:DA:knight", "done")
    assert t.there("1A") == (["knight"], [], MINE) and t.there("DA") == (["footman"], [], MINE)


@rule("RW-MOVE-03", "RW-ORDER-12")
def test_units_of_several_areas_end_in_the_activated_one_together() -> None:
    t = marching("5C", at_DA="footman*2", at_5B="bowman*2 knight", at_1B="footman")
    t.play("bring:DA:footman", "bring_all:5B", "bring:1B:footman")
    assert t.there("5C") == ([], [], NOBODY)
    t.choose("done")
    assert t.there("5C") == (["bowman", "bowman", "footman", "footman", "knight"], [], MINE)
    assert t.there("DA")[0] == ["footman"] and t.there("5B")[2] == NOBODY
    assert sorted(t.told_of("rw-moved", "units", "area")) == [
        ("bowman-2", "5B"),
        ("footman-1", "1B"),
        ("footman-1", "DA"),
        ("knight-1", "5B"),
    ]


@rule("RW-MOVE-04")
@pytest.mark.parametrize("stand", ["beastman", "berserker"])
def test_enemies_and_neutrals_bar_the_way(stand: str) -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("1B", "footman")
    t.units("7B", stand)
    t.turn(MINE, "mobilize")
    t.choose("activate", "5C")
    assert t.refused("bring", "DA", "footman") == "RW-MOVE-04"
    assert t.offers("bring", "1B", "footman")


@rule("RW-MOVE-04")
def test_an_enemy_stronghold_bars_the_way_an_own_army_does_not() -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("7B", "bowman")
    t.turn(MINE, "mobilize")
    t.choose("activate", "5C")
    assert t.offers("bring", "DA", "footman") and t.offers("bring", "7B", "bowman")
    t = RW()
    t.units("DA", "footman")
    t.units("1B", "footman")
    t.fort("7B", THEIRS)
    t.turn(MINE, "mobilize")
    t.choose("activate", "5C")
    assert t.refused("bring", "DA", "footman") == "RW-MOVE-04"


@rule("RW-MOVE-05")
def test_flyers_do_not_pass_over_others() -> None:
    t = RW()
    t.units("DA", "footman dragon")
    t.units("1B", "footman")
    t.units("7B", "beastman")
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:1B:footman")
    assert t.refused("bring", "DA", "dragon") == "RW-MOVE-04"


@rule("RW-MOVE-06")
def test_borders_bind_heroes() -> None:
    t = RW()
    t.units("7A", "footman")
    t.hero("sir_valadir", "7A")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("hero_step", "sir_valadir", "1B") == "RW-MOVE-02"
    t.play("hero_step:sir_valadir:7B", "done")
    assert t.hero_of("sir_valadir").area == t.area("7B")


@rule("RW-MOVE-07")
def test_an_own_token_holds_units_but_no_heroes() -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("DB", "footman")
    t.hero("sir_valadir", "DA")
    t.activate(MINE, "DA")
    t.activate(THEIRS, "DB")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step", "DA", "footman", "7B") == "RW-MOVE-07"
    assert t.offers("hero_step", "sir_valadir", "7B") and t.offers("step", "DB", "footman", "DC")
    t.turn(MINE, "conquer")
    t.choose("activate", "7B")
    assert t.refused("bring", "DA", "footman") == "RW-MOVE-07" and t.offers("bring", "DB", "footman")


@rule("RW-MOVE-08")
def test_no_second_token_of_a_player_in_an_area() -> None:
    t = RW()
    t.units("DA", "footman")
    t.activate(MINE, "7B")
    t.activate(THEIRS, "7A")
    t.turn(MINE, "mobilize")
    assert t.refused("activate", "7B") == "RW-MOVE-08" and t.offers("activate", "7A")
    t.choose("activate", "7A")
    assert t.g.activated[t.area("7A")] == 0b11


@rule("RW-MOVE-09")
def test_strategize_enters_an_area_activated_before() -> None:
    t = RW()
    t.units("DA", "footman")
    t.activate(MINE, "7B")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:DA:footman:7B", "done")
    assert t.there("7B") == (["footman"], [], MINE)


@rule("RW-MOVE-10")
def test_at_most_eight_units_stay_in_an_area() -> None:
    t = marching("7B", at_7B="footman*6 bowman", at_DA="footman*3")
    t.choose("bring", "DA", "footman")
    assert t.refused("bring", "DA", "footman") == "RW-MOVE-10"
    t.choose("done")
    assert len(t.there("7B")[0]) == 8 and len(t.there("DA")[0]) == 2
    assert t.refused("activate", "7B") == "RW-MOVE-08"


@rule("RW-MOVE-03")
def test_all_of_an_area_is_offered_where_several_can_come() -> None:
    t = marching("1A", at_DA="footman*2 knight", at_1B="footman*2", at_5C="bowman")
    assert t.refs("bring_all") == ["1B"]
    t.choose("bring", "1B", "footman")
    assert not t.refs("bring_all") and t.refs("bring") == ["5C:bowman", "1B:footman", "DA:knight"]


@rule("RW-MOVE-10")
def test_all_of_an_area_come_as_far_as_there_is_room() -> None:
    t = marching("7B", at_7B="footman*5", at_DA="bowman*5")
    t.play("bring_all:DA", "done")
    assert t.there("7B")[0] == ["bowman"] * 3 + ["footman"] * 5 and t.there("DA")[0] == ["bowman"] * 2


@rule("RW-MOVE-10")
def test_a_full_area_is_passed_and_heroes_do_not_count() -> None:
    t = RW()
    t.units("DA", "footman")
    t.units("7B", "footman*8")
    t.hero("sir_valadir", "DA")
    t.turn(MINE, "mobilize")
    t.play("activate:5C", "bring:DA:footman", "done")
    assert t.there("5C")[0] == ["footman"]
    t.turn(MINE, "strategize")
    t.play("redeploy", "hero_step:sir_valadir:7B", "done")
    assert t.hero_of("sir_valadir").area == t.area("7B") and len(t.there("7B")[0]) == 8


@rule("RW-MOVE-10")
def test_units_change_places_between_full_areas() -> None:
    t = RW()
    t.units("DA", "footman*8")
    t.units("7B", "bowman*8")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:DA:footman:7B", "step:7B:bowman:DA", "done")
    assert t.there("DA")[0] == ["bowman"] + ["footman"] * 7
    assert t.there("7B")[0] == ["bowman"] * 7 + ["footman"]
    assert not t.told_of("rw-destroyed")


@rule("RW-MOVE-11")
def test_an_attacker_may_bring_more_than_eight() -> None:
    t = marching("7B", at_DA="footman*6", at_5D="footman*6", at_7B="berserker")
    t.play("bring_all:DA", "bring_all:5D")
    assert len(t.frame(Gather).units) == 12


@rule("RW-MOVE-12")
def test_the_owner_destroys_what_is_above_eight() -> None:
    t = RW()
    t.units("DA", "footman*3")
    t.units("7B", "footman*7 bowman")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:DA:footman:7B", "done")
    assert (t.active, t.prompt, t.rule) == (MINE, "rw-cull", "RW-MOVE-12")
    t.choose("destroy", "7B", "bowman")
    assert t.there("7B")[0] == ["footman"] * 8 and t.prompt == "rw-turn"


@rule("RW-MOVE-12")
def test_every_area_is_cut_down() -> None:
    t = RW()
    t.units("DA", "footman*2")
    for area in ("7A", "7B"):
        t.units(area, "footman*7 bowman")
    t.turn(MINE, "strategize")
    t.play("redeploy", "step:DA:footman:7A", "step:DA:footman:7B", "done", "destroy:7A:bowman")
    assert t.prompt == "rw-cull"
    t.choose("destroy", "7B", "bowman")
    assert t.there("7A")[0] == t.there("7B")[0] == ["footman"] * 8 and t.prompt == "rw-turn"


@rule("RW-MOVE-12")
def test_no_step_where_nobody_could_make_room() -> None:
    t = RW()
    t.units("DA", "footman*3")
    t.units("7B", "footman*8")
    t.activate(MINE, "7B")
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step", "DA", "footman", "7B") == "RW-MOVE-10"


@rule("RW-MOVE-13", "RW-BATTLE-01")
@pytest.mark.parametrize("held", ["units", "stronghold"])
def test_entering_an_enemy_area_starts_a_battle(held: str) -> None:
    t = RW()
    t.units("DA", "footman*2")
    if held == "units":
        t.units("7B", "berserker")
    else:
        t.fort("7B", THEIRS)
    t.turn(MINE, "conquer")
    t.play("activate:7B", "bring_all:DA", "done")
    assert t.told_of("rw-battle") == [(MINE, THEIRS, "7B")]
    assert t.told_of("rw-moved") == [(MINE, "footman-2", "DA", "7B")]


@rule("RW-MOVE-13")
def test_entering_a_neutral_area_begins_with_a_talk() -> None:
    t = marching("7B", at_DA="footman", at_7B="beastman*2")
    t.play("bring:DA:footman", "done")
    assert (t.active, t.prompt) == (MINE, "rw-parley")


@rule("RW-MOVE-13")
def test_an_empty_area_is_simply_taken() -> None:
    t = marching("7B", at_DA="footman")
    t.play("bring:DA:footman", "done")
    assert t.there("7B") == (["footman"], [], MINE) and t.prompt == "rw-turn"


@rule("RW-MOVE-14")
def test_an_enemy_home_without_units_is_fought_for() -> None:
    t = RW()
    t.units("6C", "footman")
    t.turn(MINE, "conquer")
    t.play("activate:UA", "bring:6C:footman", "done")
    assert t.told_of("rw-battle") == [(MINE, THEIRS, "UA")]


@rule("RW-MOVE-15", "RW-TERM-07")
def test_routed_figures_do_not_move() -> None:
    t = RW()
    t.units("DA", "footman", routed="bowman")
    t.hero("sir_valadir", "DA", routed=True)
    t.turn(MINE, "mobilize")
    t.choose("activate", "7B")
    assert t.refused("bring_routed", "DA", "bowman", "routed") == "RW-MOVE-15" and not t.offers(
        "bring", "DA", "bowman"
    )
    t.turn(MINE, "strategize")
    t.choose("redeploy")
    assert t.refused("step_routed", "DA", "bowman", "7B") == "RW-MOVE-15"
    assert t.refused("hero_step", "sir_valadir", "7B") == "RW-MOVE-15"
