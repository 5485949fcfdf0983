"""Races (TEK-RACE), Dwarves to Goblins: seat 0 is the race, the others know no magic."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREA_OF
from realms.testing.rules import rule

from .positions import bonus, land, walk
from .table import Table, attack, pay, table, told


def builds(t: Table, seat: int) -> tuple[int, int]:
    """Ore paid and tower level reached."""
    before = t.realm(seat).stock[1]
    t.acts(seat, "build", active=0)
    t.choose("do:build")
    return before - t.realm(seat).stock[1], t.realm(seat).tower


@rule("TEK-RACE-DWARVES-1")
@pytest.mark.parametrize(("tower", "cost"), [(1, 2), (2, 4), (3, 4)])
def test_others_pay_one_more_to_reach_the_dwarves(tower: int, cost: int) -> None:
    t = land("dwarves", 1).tower(0, 3).tower(1, tower).stock(1, ore=9)
    assert builds(t, 1) == (cost, tower + 1)
    t = land("dwarves", 0).tower(0, 3).tower(1, 2).stock(1, ore=9)
    assert builds(t, 1) == (3, 3)


@rule("TEK-RACE-DWARVES-1")
def test_without_the_extra_ore_nobody_reaches_the_dwarves() -> None:
    t = land("dwarves", 1).tower(0, 3).tower(1, 2).stock(1, ore=3)
    t.acts(1, "build", active=0)
    assert t.refused("do:build") == "TEK-BUILD-01"


@rule("TEK-RACE-DWARVES-1R")
def test_dwarves_without_a_tower_hinder_nobody_and_never_themselves() -> None:
    t = land("dwarves", 1).tower(0, 0).stock(1, ore=9)
    assert builds(t, 1) == (1, 1)
    t = land("dwarves", 1).tower(0, 1).tower(1, 2)
    assert builds(t, 0) == (2, 2)


@rule("TEK-RACE-DWARVES-2", "TEK-RACE-ALL-R5")
def test_dwarves_gain_ore_for_moving_into_a_mountain() -> None:
    assert walk(land("dwarves", 2), "GAL-1", "GAL-2").resources(0) == (3, 4, 3)
    assert attack(land("dwarves", 2), 0, "GAL-1", "MOR-3", "quest").resources(0) == (3, 4, 3)
    assert walk(land("dwarves", 2), "GAL-1", "GAL-5").resources(0) == (3, 3, 3)
    assert walk(land("dwarves", 1), "GAL-1", "GAL-2").resources(0) == (3, 3, 3)


@rule("TEK-RACE-DWARVES-2", "TEK-RACE-ALL-R5")
@pytest.mark.parametrize(("shown", "ore"), [(("flag", "flag"), 4), (("1", "flag"), 3), (("flag", "1"), 3)])
def test_the_ore_comes_after_the_war_and_only_to_an_army_that_stays(shown: tuple[str, str], ore: int) -> None:
    t = land("dwarves", 2).armies(1, "GAL-2 MOR-1").stock(1, ore=1)
    walk(t, "GAL-1", "GAL-2")
    assert t.resources(0) == (3, 3, 3)
    t.bids(*shown)
    while t.prompt in ("pay-war", "retreat"):
        t.choose("pay:ore" if t.prompt == "pay-war" else "give-up")
    assert t.resources(0) == (3, ore, 3)


@rule("TEK-RACE-DWARVES-2", "TEK-RACE-ALL-R5")
def test_a_retreat_into_a_mountain_gives_no_ore() -> None:
    t = land("dwarves", 2).armies(1, "GAL-5 MOR-1").stock(0, food=2)
    attack(t, 1, "GAL-5", "GAL-1", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:GAL-2")
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-RACE-DWARVES-3", "TEK-RACE-ALL-R2")
@pytest.mark.parametrize(("tower", "cost"), [(0, 0), (1, 1), (5, 5)])
def test_dwarves_build_one_cheaper(tower: int, cost: int) -> None:
    t = land("dwarves", 3).tower(0, tower).stock(0, ore=cost)
    assert builds(t, 0) == (cost, tower + 1)


@rule("TEK-RACE-DWARVES-4", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 2])
def test_dwarves_may_build_instead_of_trading(active: int) -> None:
    t = land("dwarves", 4)
    t.acts(0, "trade", active=active)
    assert t.offers("do:trade") and t.offers("do:build")
    t.choose("do:build")
    assert t.realm(0).tower == 1
    assert t.match.shields[-1] == "trade"
    assert told(t, "instead-taken") == [(0, "build", "trade")]
    t = land("dwarves", 3)
    t.acts(0, "trade")
    assert not t.offers("do:build")


@rule("TEK-RACE-DWARVES-5", "TEK-RACE-DWARVES-5R")
@pytest.mark.parametrize(("own", "other", "vp"), [(3, 2, 1), (3, 3, 1), (2, 3, 0), (0, 0, 0), (1, 1, 1)])
def test_dwarves_score_the_highest_tower(own: int, other: int, vp: int) -> None:
    assert bonus(land("dwarves", 5).tower(0, own).tower(1, other)) == vp


@rule("TEK-RACE-ELVES-1")
def test_elves_may_make_two_exchanges() -> None:
    t = land("elves", 1)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:3")
    assert t.offers("done")
    t.play("trade:ore:mana", "amount:6")
    assert t.resources(0) == (9, 0, 0)
    assert t.active == 1
    t = land("elves", 1)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:1", "done")
    assert t.resources(0) == (3, 4, 2)
    t = land("elves", 0)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:1")
    assert t.active == 1


@rule("TEK-RACE-ELVES-2", "TEK-RACE-ALL-R5")
def test_elves_gain_mana_for_entering_a_forest() -> None:
    assert walk(land("elves", 2), "GAL-1", "GAL-5").resources(0) == (4, 3, 3)
    assert attack(land("elves", 2), 0, "GAL-1", "MOR-4", "quest").resources(0) == (4, 3, 3)
    assert walk(land("elves", 2), "GAL-1", "GAL-2").resources(0) == (3, 3, 3)
    assert walk(land("elves", 2).stock(0, mana=9), "GAL-1", "GAL-5").resources(0) == (9, 0, 0)


@rule("TEK-RACE-ELVES-3")
@pytest.mark.parametrize(("start", "area", "off"), [("GAL-1", "GAL-2", 1), ("GAL-1", "GAL-5", 2)])
def test_elves_fight_cheaper_most_in_a_forest(start: str, area: str, off: int) -> None:
    t = land("elves", 3, "GAL-1 GAL-4").armies(1, f"{area} MOR-1").stock(0, ore=3)
    attack(t, 0, start, area)
    assert t.seat(0).refs("bid")[-1] == str(3 + off)
    t.bids("3", "flag")
    assert dict(t.due[0].args)["n"] == 3 - off
    t = land("elves", 3, f"{area} GAL-4").armies(1, "GAL-1 MOR-1").stock(0)
    attack(t, 1, "GAL-1", area, active=0)
    assert t.seat(0).refs("bid") == ["1", "2"][:off]


@rule("TEK-RACE-ELVES-4", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 1])
def test_elves_may_research_instead_of_trading(active: int) -> None:
    t = land("elves", 4).stock(0, mana=5)
    t.acts(0, "trade", active=active)
    t.choose("do:research")
    assert t.realm(0).magic == 5
    assert t.resources(0) == (0, 0, 0)
    assert t.match.shields[-1] == "trade"
    t = land("elves", 4).stock(0, mana=4)
    t.acts(0, "trade")
    assert t.refused("do:research") == "TEK-RESEARCH-01"


@rule("TEK-RACE-ELVES-5")
@pytest.mark.parametrize(
    ("mine", "vp"), [("GAL-3 GAL-3 GAL-1", 1), ("GAL-3 GAL-5 MOR-4 AUG-5", 1), ("GAL-1 GAL-2", 0)]
)
def test_elves_score_one_point_for_any_number_of_forests(mine: str, vp: int) -> None:
    assert bonus(land("elves", 5, mine)) == vp
    assert bonus(land("elves", 4, mine)) == 0


@rule("TEK-RACE-GOBLINS-1", "TEK-RACE-GOBLINS-1R")
def test_goblins_move_two_different_armies() -> None:
    t = walk(land("goblins", 1), "GAL-1", "GAL-2")
    assert t.prompt == "patrol-army"
    assert t.options() == ["army:GAL-3", "done"]
    assert t.refused("army:GAL-2") == "TEK-RACE-GOBLINS-1R"
    t.play("army:GAL-3", "to:GAL-4")
    assert (t.owners("GAL-2"), t.owners("GAL-4"), t.active) == ([0], [0], 1)


@rule("TEK-RACE-GOBLINS-1")
def test_goblins_may_stop_after_one_and_need_magic_for_two() -> None:
    t = walk(land("goblins", 1), "GAL-1", "GAL-2")
    t.choose("done")
    assert t.active == 1
    assert walk(land("goblins", 0), "GAL-1", "GAL-2").active == 1


@rule("TEK-RACE-GOBLINS-1R")
def test_the_second_army_may_be_the_one_just_joined() -> None:
    t = walk(land("goblins", 1, "GAL-1 GAL-2"), "GAL-1", "GAL-2")
    t.play("army:GAL-2", "to:GAL-3")
    assert (t.owners("GAL-2"), t.owners("GAL-3")) == ([0], [0])


@rule("TEK-RACE-GOBLINS-1R")
def test_each_move_is_resolved_in_full_before_the_next() -> None:
    t = land("goblins", 1).armies(1, "GAL-2 MOR-1").stock(1)
    walk(t, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert (t.active, t.prompt) == (0, "patrol-army")
    assert t.owners("GAL-2") == [0]
    t.play("army:GAL-3", "to:GAL-4")


@rule("TEK-RACE-GOBLINS-1R")
def test_an_army_beaten_and_retreated_has_moved() -> None:
    t = land("goblins", 1).armies(1, "GAL-2 MOR-1").stock(1, ore=1)
    walk(t, "GAL-1", "GAL-2")
    t.bids("flag", "1")
    pay(t, "ore")
    t.choose("retreat:GAL-4")
    assert t.options() == ["army:GAL-3", "done"]
    assert t.refused("army:GAL-4") == "TEK-RACE-GOBLINS-1R"


@rule("TEK-RACE-GOBLINS-1R")
def test_standing_up_counts_as_one_of_the_two() -> None:
    t = land("goblins", 1, "TUL-1~ TUL-5", homes="TUL MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "stand:TUL-1")
    assert t.options() == ["army:TUL-5", "done"]
    assert t.refused("army:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.play("army:TUL-5", "to:TUL-3")
    assert t.active == 1


@rule("TEK-RACE-GOBLINS-1R")
def test_of_two_armies_in_ruins_the_one_stood_up_does_not_move_too() -> None:
    t = land("goblins", 1, "TUL-1~ TUL-1~ TUL-5", homes="TUL MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "stand:TUL-1")
    assert t.options() == ["stand:TUL-1", "army:TUL-5", "done"]
    assert t.refused("army:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.choose("stand:TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, False)]


@rule("TEK-RACE-GOBLINS-1R")
def test_an_army_that_lay_down_beside_a_standing_one_does_not_stand_up_again() -> None:
    t = walk(land("goblins", 1, "TUL-1 TUL-4", homes="TUL MOR AUG"), "TUL-4", "TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, True)]
    assert t.options() == ["army:TUL-1", "done"]
    assert t.refused("stand:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.play("army:TUL-1", "to:TUL-2")
    assert t.at("TUL-1") == [(0, True)]


@rule("TEK-RACE-GOBLINS-1R")
def test_of_two_lying_side_by_side_the_other_may_stand_up() -> None:
    t = walk(land("goblins", 1, "TUL-1~ TUL-4", homes="TUL MOR AUG"), "TUL-4", "TUL-1")
    assert t.options() == ["stand:TUL-1", "done"]
    t.choose("stand:TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, True)]
    assert t.active == 1


@rule("TEK-RACE-GOBLINS-2")
@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 2)])
def test_goblins_expand_one_cheaper(level: int, cost: int) -> None:
    t = land("goblins", level).stock(0, food=cost)
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-1")
    assert t.resources(0) == (0, 0, 0)
    t = land("goblins", level).stock(0, food=cost - 1)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"


@rule("TEK-RACE-GOBLINS-3")
def test_goblins_settle_empty_land_next_door() -> None:
    t = land("goblins", 3, "MOR-4 MOR-4").armies(1, "MOR-1 GAL-1")
    t.acts(0, "expand")
    t.choose("do:expand")
    assert t.options() == ["expand:MOR-2"]  # not over the river, not onto the cliff, not beside the Humans
    t.choose("expand:MOR-2")
    assert t.owners("MOR-2") == [0]
    t = land("goblins", 2, "MOR-4 MOR-4")
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-01"


@rule("TEK-RACE-GOBLINS-3")
def test_goblins_lie_down_in_new_ruins_and_turn_up_tokens() -> None:
    t = table("goblins humans orcs", "TUL MOR AUG", find_tokens=True).magic(0, 3).armies(0, "TUL-5 TUL-5")
    t.stock(0, food=9).face_down("crown", "TUL-1")
    t.acts(0, "expand")
    t.play("do:expand", "expand:TUL-1")
    assert t.at("TUL-1") == [(0, True)]
    assert t.match.crown == 0


@rule("TEK-RACE-GOBLINS-3", "TEK-EXPAND-05R")
def test_beside_an_own_army_goblins_still_turn_up_nothing() -> None:
    t = table("goblins humans orcs", "GAL MOR AUG", find_tokens=True).magic(0, 3).armies(0, "GAL-1 GAL-5")
    t.stock(0, food=9).face_down("crown", "GAL-5")
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-5")
    assert t.match.crown == -1
    assert AREA_OF["GAL-5"] in t.match.hidden_at


@rule("TEK-RACE-GOBLINS-4", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 2])
def test_goblins_may_expand_instead_of_quest(active: int) -> None:
    t = land("goblins", 4)
    t.acts(0, "quest", active=active)
    t.play("do:expand", "expand:GAL-1")
    assert t.owners("GAL-1") == [0, 0]
    assert t.match.shields[-1] == "quest"
    t = land("goblins", 3)
    t.acts(0, "quest")
    assert not t.offers("do:expand")


@rule("TEK-RACE-GOBLINS-5")
@pytest.mark.parametrize(
    ("mine", "vp"),
    [("GAL-1 GAL-2 GAL-3", 3), ("GAL-1 GAL-2", 2), ("GAL-1", 0), ("TUL-1~ TUL-2 TUL-3", 2), ("TUL-1~ TUL-2", 0)],
)
def test_goblins_score_the_largest_host(mine: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("goblins", 5, mine, homes=homes)) == vp
    assert bonus(land("goblins", 4, mine, homes=homes)) == 0
