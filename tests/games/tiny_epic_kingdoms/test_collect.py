"""TEK-COLLECT: what the regions bring to those who do not act."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import Table, table


def collects(armies: str, homes: str = "GAL MOR AUG", *, mana: int = 0, ore: int = 0, food: int = 0) -> Table:
    """Seat 0, with these armies, collects in a turn of seat 1."""
    t = table("orcs humans elves", homes).armies(0, armies).stock(0, mana=mana, ore=ore, food=food)
    t.acts(0, "build", active=1).choose("collect")
    return t


@rule("TEK-COLLECT-01")
def test_collecting_replaces_the_action_of_those_who_are_not_active() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").stock(0, ore=5)
    t.acts(0, "build", active=1).choose("collect")
    assert t.happened("collects") == [{"kind": "collects", "who": 0}]
    assert t.realm(0).tower == 0
    assert t.resources(0) == (1, 5, 1)
    assert t.active == 1  # he does not build as well
    assert t.refused("collect") == "TEK-TURN-06"


@rule("TEK-COLLECT-02")
def test_two_armies_in_a_region_bring_no_more_than_one() -> None:
    t = collects("GAL-3 GAL-3 GAL-1")
    assert t.resources(0) == (1, 0, 1)


@rule("TEK-COLLECT-02")
def test_every_region_counts_wherever_it_is() -> None:
    t = collects("GAL-3 GAL-5 MOR-4 AUG-5 GAL-1")
    assert t.resources(0) == (4, 0, 1)


@rule("TEK-COLLECT-03")
@pytest.mark.parametrize(
    ("armies", "gained"),
    [
        ("GAL-3 GAL-3", (1, 0, 0)),
        ("GAL-2 GAL-2", (0, 1, 0)),
        ("GAL-1 GAL-1", (0, 0, 1)),
        ("GAL-3 GAL-2 GAL-1", (1, 1, 1)),
    ],
)
def test_forest_brings_mana_mountain_ore_plains_food(armies: str, gained: tuple[int, int, int]) -> None:
    assert collects(armies).resources(0) == gained


@rule("TEK-COLLECT-04", "TEK-REGION-04")
def test_a_capital_brings_nothing() -> None:
    t = collects("ELA-3 ELA-3 ELA-4", "ELA GAL AUG")
    assert t.resources(0) == (0, 1, 0)


@rule("TEK-COLLECT-05")
def test_a_lying_army_brings_one_of_choice() -> None:
    t = collects("TUL-1~ TUL-5", "TUL MOR AUG")
    assert t.resources(0) == (0, 0, 1)
    assert (t.active, t.prompt, t.rule) == (0, "gain-of-choice", "TEK-COLLECT-05")
    assert t.refs("gain") == ["mana", "ore", "food"]
    t.choose("gain:mana")
    assert t.resources(0) == (1, 0, 1)
    assert t.active == 1


@rule("TEK-COLLECT-05")
def test_two_ruins_bring_one_of_choice_each() -> None:
    t = collects("TUL-1~ FIO-4~ TUL-5", "TUL FIO ECL")
    t.play("gain:mana", "gain:ore")
    assert t.resources(0) == (1, 1, 1)
    assert t.active == 1


@rule("TEK-COLLECT-06")
def test_nobody_holds_more_than_nine() -> None:
    t = collects("GAL-3 GAL-5 GAL-1", mana=8, food=9)
    assert t.resources(0) == (9, 0, 9)
    assert t.happened("gained") == [{"kind": "gained", "who": 0, "n": 1, "resource": "mana"}]


@rule("TEK-COLLECT-06")
def test_a_resource_at_nine_cannot_be_chosen() -> None:
    t = collects("TUL-1~ TUL-5", "TUL MOR AUG", mana=9, ore=8)
    assert t.refused("gain", "mana") == "TEK-COLLECT-06"
    t.choose("gain:ore")
    assert t.resources(0) == (9, 9, 1)


@rule("TEK-COLLECT-06")
def test_the_regions_come_first_and_may_fill_the_track() -> None:
    t = collects("TUL-1~ TUL-5", "TUL MOR AUG", mana=9, ore=9, food=8)
    assert t.resources(0) == (9, 9, 9)
    assert t.active == 1  # the one of choice is lost: nothing fits


@rule("TEK-COLLECT-06")
def test_the_cap_holds_for_gains_outside_collecting() -> None:
    t = table("dwarves humans elves", "AUG MOR GAL").magic(0, 2).stock(0, ore=9).armies(0, "AUG-2 AUG-1")
    t.acts(0, "patrol").play("do:patrol", "army:AUG-2", "to:AUG-3")
    assert t.resources(0) == (0, 9, 0)


@rule("TEK-COLLECT-07")
def test_a_single_army_brings_one_of_choice_on_top() -> None:
    t = collects("GAL-2")
    assert t.resources(0) == (0, 1, 0)
    assert (t.prompt, t.rule) == ("gain-of-choice", "TEK-COLLECT-07")
    t.choose("gain:food")
    assert t.resources(0) == (0, 1, 1)
    assert t.active == 1


@rule("TEK-COLLECT-07")
@pytest.mark.parametrize("armies", ["GAL-2 GAL-2", "GAL-2 GAL-3"])
def test_two_armies_are_no_single_army(armies: str) -> None:
    assert collects(armies).active == 1


@rule("TEK-COLLECT-07")
def test_a_single_army_in_a_capital_still_has_the_bonus() -> None:
    t = collects("ELA-3", "ELA GAL AUG")
    t.choose("gain:ore")
    assert t.resources(0) == (0, 1, 0)
    assert t.active == 1


@rule("TEK-COLLECT-05", "TEK-COLLECT-07")
@pytest.mark.parametrize(("army", "of_choice"), [("TUL-1~", 2), ("TUL-1", 1)])
def test_a_single_army_in_ruins_has_both(army: str, of_choice: int) -> None:
    t = collects(army, "TUL MOR AUG")
    for _ in range(of_choice):
        t.choose("gain:mana")
    assert t.resources(0) == (of_choice, 0, 0)
    assert t.active == 1


@rule("TEK-COLLECT-08")
def test_allies_in_one_region_both_collect_in_full() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-3 GAL-1").armies(1, "GAL-3 MOR-1")
    t.stock(0).stock(1).acts(0, "build", active=2).play("collect", "collect")
    assert t.resources(0) == (1, 0, 1)
    assert t.resources(1) == (1, 1, 0)


@rule("TEK-COLLECT-08")
def test_allies_lying_in_one_ruin_both_choose() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1~ TUL-5").armies(1, "TUL-1~ MOR-1")
    t.stock(0).stock(1).acts(0, "build", active=2).play("collect", "gain:ore", "collect", "gain:food")
    assert t.resources(0) == (0, 1, 1)
    assert t.resources(1) == (0, 1, 1)
