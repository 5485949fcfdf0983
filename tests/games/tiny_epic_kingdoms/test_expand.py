"""TEK-EXPAND: new armies for food."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import table

SPOTS = ["GAL-1", "GAL-2", "GAL-3", "GAL-4", "GAL-5", "MOR-5"]


@rule("TEK-EXPAND-01")
def test_a_new_army_joins_a_single_own_one() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3 GAL-3").stock(0, food=5).acts(0, "expand")
    t.choose("do:expand")
    assert t.options() == ["expand:GAL-1"]
    assert t.refused("expand", "GAL-3") == "TEK-EXPAND-01"
    t.choose("expand:GAL-1")
    assert t.at("GAL-1") == [(0, False), (0, False)]
    assert (len(t.realm(0).armies), t.realm(0).supply) == (4, 3)
    assert t.happened("expanded") == [{"kind": "expanded", "who": 0, "area": "GAL-1"}]
    assert t.active == 1


@rule("TEK-EXPAND-01")
def test_a_new_army_goes_neither_to_an_empty_nor_to_a_foreign_region() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 MOR-5").armies(1, "GAL-2 MOR-1")
    t.stock(0, food=9).acts(0, "expand").choose("do:expand")
    assert t.refs("expand") == ["GAL-1", "MOR-5"]


@rule("TEK-EXPAND-01")
def test_a_new_army_may_join_one_abroad() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-1 MOR-5").stock(0, food=4)
    t.acts(0, "expand").play("do:expand", "expand:MOR-5")
    assert t.owners("MOR-5") == [0, 0]


@rule("TEK-EXPAND-02")
@pytest.mark.parametrize("armies", range(1, 7))
def test_the_new_army_is_counted_in_its_price(armies: int) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, " ".join(SPOTS[:armies]))
    t.stock(0, mana=2, ore=2, food=armies + 1).acts(0, "expand")
    t.play("do:expand", "expand:GAL-1")
    assert t.resources(0) == (2, 2, 0)
    assert len(t.realm(0).armies) == armies + 1


@rule("TEK-EXPAND-02", "TEK-EXPAND-03")
@pytest.mark.parametrize("armies", range(1, 7))
def test_with_one_food_too_few_nobody_expands(armies: int) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, " ".join(SPOTS[:armies]))
    t.stock(0, mana=9, ore=9, food=armies).acts(0, "expand")
    assert t.refused("do", "expand") == "TEK-EXPAND-02"


@rule("TEK-EXPAND-02")
def test_the_price_counts_armies_abroad_and_lying_ones() -> None:
    t = (
        table("orcs humans elves", "TUL MOR AUG")
        .armies(0, "TUL-1~ MOR-5 AUG-5")
        .stock(0, food=3)
        .acts(0, "expand")
    )
    assert t.refused("do", "expand") == "TEK-EXPAND-02"
    t.stock(0, food=4)
    assert t.offers("do", "expand")


@rule("TEK-EXPAND-03")
def test_right_after_setup_nobody_can_expand() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").stock(0, food=9).acts(0, "expand")
    assert t.owners("GAL-1") == [0, 0]
    assert t.refused("do", "expand") == "TEK-EXPAND-01"
    t.acts(0, "patrol").play("do:patrol", "army:GAL-1", "to:GAL-2")
    t.stock(0, food=3).acts(0, "expand").play("do:expand", "expand:GAL-2")
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-EXPAND-03")
def test_an_empty_supply_ends_expanding() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, " ".join([*SPOTS, "MOR-5"])).stock(0, food=9)
    t.acts(0, "expand")
    assert t.realm(0).supply == 0
    assert t.refused("do", "expand") == "TEK-EXPAND-03"


@rule("TEK-EXPAND-03")
def test_goblins_of_level_three_expand_where_others_cannot() -> None:
    t = table("goblins humans elves", "GAL MOR AUG").armies(1, "GAL-5 MOR-1").stock(0, food=9).acts(0, "expand")
    assert t.refused("do", "expand") == "TEK-EXPAND-01"  # both in GAL-1
    t.magic(0, 3).choose("do:expand")
    assert t.refs("expand") == ["GAL-2"]
    assert t.refused("expand", "GAL-1") == "TEK-EXPAND-01"
    t.choose("expand:GAL-2")
    assert t.owners("GAL-2") == [0]


@rule("TEK-EXPAND-04R")
def test_a_region_shared_with_an_ally_is_full() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2").armies(1, "GAL-2 MOR-1")
    t.stock(0, food=9).acts(0, "expand").choose("do:expand")
    assert t.options() == ["expand:GAL-1"]
    assert t.refused("expand", "GAL-2") == "TEK-EXPAND-04R"


@rule("TEK-EXPAND-04R")
def test_with_shared_regions_only_there_is_no_expansion() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2").armies(1, "GAL-2 GAL-1 MOR-1")
    t.stock(0, food=9).acts(0, "expand")
    assert t.refused("do", "expand") == "TEK-EXPAND-01"


@rule("TEK-EXPAND-05R")
@pytest.mark.parametrize("race", ["dwarves", "lizardfolk"])
def test_expanding_triggers_no_entering(race: str) -> None:
    t = table(f"{race} humans elves", "AUG MOR GAL").magic(0, 3).armies(0, "AUG-3 AUG-1").stock(0, food=3)
    t.acts(0, "expand").play("do:expand", "expand:AUG-3")
    assert t.resources(0) == (0, 0, 0)
    assert t.active == 1


@rule("TEK-EXPAND-05R")
def test_expanding_reveals_no_find_token() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-3").stock(0, food=3)
    t.face_down("treasure", "GAL-3").acts(0, "expand").play("do:expand", "expand:GAL-3")
    assert not t.happened("token-found")
    assert t.active == 1


@rule("TEK-EXPAND-05R")
def test_goblins_on_new_ground_reveal_its_token() -> None:
    t = table("goblins humans elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5").stock(0, food=3)
    t.magic(0, 3).face_down("treasure", "GAL-2").acts(0, "expand").play("do:expand", "expand:GAL-2")
    assert [found["token"] for found in t.happened("token-found")] == ["treasure"]
    assert (t.active, t.prompt) == (0, "gain-of-choice")


@rule("TEK-EXPAND-05R")
def test_a_goblin_army_on_new_ground_may_fall_to_bandits() -> None:
    t = table("goblins humans elves", "GAL MOR AUG", find_tokens=True).armies(0, "GAL-1 GAL-5").stock(0, food=2)
    t.magic(0, 3).face_down("bandits", "GAL-2").acts(0, "expand").play("do:expand", "expand:GAL-2")
    assert t.owners("GAL-2") == []  # no resources left to pay them
    assert (len(t.realm(0).armies), t.active) == (2, 1)
