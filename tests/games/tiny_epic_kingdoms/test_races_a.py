"""Races (TEK-RACE), Centaurs to Goblins. Seat 0 is the race, seats 1 and 2 know no magic."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREA_OF
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told


def land(
    race: str, level: int, mine: str = "GAL-1 GAL-3", homes: str = "GAL MOR AUG", theirs: str = "MOR-1 MOR-1"
) -> Table:
    """The race with some armies and 3 of each; the Humans in MOR-1, the Orcs at home, all beginners."""
    t = table(f"{race} humans orcs", homes).magic(0, level).armies(1, theirs)
    return t.armies(0, mine).stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def collect(t: Table, seat: int = 0) -> tuple[int, int, int]:
    """What the seat collects, starting from nothing."""
    t.stock(seat)
    t.acts(seat, "trade", active=(seat + 1) % 3)
    t.choose("collect")
    return t.resources(seat)


def walk(t: Table, start: str, *steps: str) -> Table:
    """Seat 0 patrols step by step."""
    attack(t, 0, start, steps[0])
    for to in steps[1:]:
        t.choose("to", to)
    return t


def bonus(t: Table, seat: int = 0) -> int:
    t.end()
    return t.points(seat, "bonus")


@rule("TEK-RACE-CENTAURS-1")
def test_centaurs_take_one_or_two_steps() -> None:
    t = walk(land("centaurs", 1, "GAL-1 GAL-5"), "GAL-1", "GAL-2")
    assert t.options() == ["to:GAL-3", "to:GAL-4", "done"]
    t.choose("done")
    assert t.owners("GAL-2") == [0]
    assert t.active == 1
    t = walk(land("centaurs", 1, "GAL-1 GAL-5"), "GAL-1", "GAL-2", "GAL-3")
    assert (t.owners("GAL-2"), t.owners("GAL-3"), t.active) == ([], [0], 1)


@rule("TEK-RACE-CENTAURS-1")
def test_without_magic_centaurs_take_one_step() -> None:
    t = walk(land("centaurs", 0, "GAL-1 GAL-5"), "GAL-1", "GAL-2")
    assert t.active == 1


@rule("TEK-RACE-CENTAURS-1")
def test_the_second_step_does_not_lead_back() -> None:
    t = walk(land("centaurs", 1), "GAL-1", "GAL-2")
    assert t.refused("to:GAL-1") == "TEK-RACE-CENTAURS-1"


@rule("TEK-RACE-CENTAURS-1")
def test_there_is_no_second_step_after_a_war() -> None:
    for shown, payer in ((("1", "flag"), 0), (("flag", "flag"), None), (("flag", "1"), 1)):
        t = land("centaurs", 1, "MOR-2 GAL-1").armies(1, "MOR-4 MOR-1").stock(0, ore=1).stock(1, ore=1)
        walk(t, "MOR-2", "MOR-4")
        t.bids(*shown)
        if payer is not None:
            pay(t, "ore")
        assert t.prompt == "act-or-collect"


@rule("TEK-RACE-CENTAURS-1")
def test_the_second_step_may_start_a_war() -> None:
    t = land("centaurs", 1, "MOR-5 GAL-1").armies(1, "MOR-2 MOR-1")
    walk(t, "MOR-5", "MOR-3", "MOR-2")
    assert told(t, "war-began") == [(0, 1, "MOR-2")]


@rule("TEK-RACE-CENTAURS-1")
def test_the_first_step_needs_room_and_ruins_end_the_move() -> None:
    t = land("centaurs", 1, "TUL-2 TUL-5 TUL-5", "TUL MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:TUL-2")
    assert t.refused("to:TUL-5") == "TEK-MOVE-02"
    t.choose("to:TUL-1")
    assert t.at("TUL-1") == [(0, True)]
    assert t.active == 1


@rule("TEK-RACE-CENTAURS-2", "TEK-RACE-ALL-R5")
def test_centaurs_gain_food_where_a_patrol_or_quest_ends_in_plains() -> None:
    t = walk(land("centaurs", 2, "GAL-5 GAL-3"), "GAL-5", "GAL-4")
    t.choose("done")
    assert t.resources(0) == (3, 3, 4)
    t = attack(land("centaurs", 2), 0, "GAL-3", "MOR-5", "quest")
    assert t.resources(0) == (3, 3, 4)


@rule("TEK-RACE-CENTAURS-2")
def test_plains_passed_through_and_other_lands_give_nothing() -> None:
    t = walk(land("centaurs", 2, "GAL-5 GAL-3"), "GAL-5", "GAL-1", "GAL-2")
    assert t.resources(0) == (3, 3, 3)


@rule("TEK-RACE-CENTAURS-2", "TEK-RACE-ALL-R5")
def test_a_lost_war_in_plains_gives_no_food() -> None:
    t = land("centaurs", 2, "MOR-4 GAL-1").armies(1, "MOR-2 MOR-1")
    walk(t, "MOR-4", "MOR-2")
    t.bids("flag", "1")
    pay(t, "ore")
    t.choose("give-up")
    assert t.resources(0) == (3, 3, 3)
    t = land("centaurs", 2, "MOR-4 GAL-1").armies(1, "MOR-2 MOR-1").stock(1)
    walk(t, "MOR-4", "MOR-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.resources(0) == (3, 2, 4)


@rule("TEK-RACE-CENTAURS-3")
@pytest.mark.parametrize(("area", "most"), [("MOR-2", 5), ("MOR-4", 3)])
def test_centaurs_fight_two_cheaper_in_plains(area: str, most: int) -> None:
    t = land("centaurs", 3, "MOR-1 GAL-1", theirs=f"{area} MOR-5").stock(0, ore=3)
    attack(t, 0, "MOR-1", area)
    assert t.seat(0).refs("bid")[-1] == str(most)
    t.bids("3", "flag")
    assert dict(t.due[0].args)["n"] == 3 - (most - 3)


@rule("TEK-RACE-CENTAURS-3")
def test_centaurs_defend_plains_as_cheaply() -> None:
    t = land("centaurs", 3, "GAL-1 GAL-4").armies(1, "GAL-2 MOR-1").stock(0)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    assert t.seat(0).refs("bid") == ["1", "2"]


@rule("TEK-RACE-CENTAURS-4")
def test_after_a_quest_the_army_may_patrol_one_step() -> None:
    t = attack(land("centaurs", 4), 0, "GAL-3", "MOR-5", "quest")
    assert t.resources(0) == (3, 3, 4)  # plains: the quest ended there
    assert t.options() == ["to:MOR-3", "done"]
    t.choose("to:MOR-3")
    assert t.owners("MOR-3") == [0]
    assert t.active == 1  # one step, not two


@rule("TEK-RACE-CENTAURS-4", "TEK-RACE-CENTAURS-2")
def test_the_step_after_a_quest_is_a_patrol_of_its_own() -> None:
    t = attack(land("centaurs", 4), 0, "GAL-3", "MOR-3", "quest")
    assert t.resources(0) == (3, 3, 3)
    t.choose("to:MOR-5")
    assert t.resources(0) == (3, 3, 4)
    t = attack(land("centaurs", 4), 0, "GAL-3", "AUG-2", "quest")
    t.choose("to:AUG-5")
    assert t.resources(0) == (3, 3, 4)  # for the quest


@rule("TEK-RACE-CENTAURS-4")
def test_the_step_after_a_quest_may_be_war_and_may_be_left_out() -> None:
    t = land("centaurs", 4).armies(1, "MOR-3 MOR-1")
    attack(t, 0, "GAL-3", "MOR-5", "quest")
    t.choose("to:MOR-3")
    assert told(t, "war-began") == [(0, 1, "MOR-3")]
    t = attack(land("centaurs", 4), 0, "GAL-3", "MOR-5", "quest")
    t.choose("done")
    assert t.owners("MOR-5") == [0]


@rule("TEK-RACE-CENTAURS-4")
def test_no_step_for_an_army_that_lies_or_is_beaten() -> None:
    t = attack(land("centaurs", 4, homes="GAL MOR FIO"), 0, "GAL-3", "FIO-4", "quest")
    assert t.at("FIO-4") == [(0, True)]
    assert t.active == 1
    t = land("centaurs", 4).armies(1, "MOR-5 MOR-1").stock(1, ore=1)
    attack(t, 0, "GAL-3", "MOR-5", "quest")
    t.bids("flag", "1")
    pay(t, "ore")
    t.choose("retreat:MOR-3")
    assert t.active == 1
    t = land("centaurs", 4).armies(1, "MOR-5 MOR-1")
    attack(t, 0, "GAL-3", "MOR-5", "quest")
    t.bids("flag", "flag")
    assert t.options() == ["to:MOR-3", "done"]  # an ally stays and may go on


@rule("TEK-RACE-CENTAURS-5")
@pytest.mark.parametrize(
    ("mine", "level", "vp"),
    [
        ("GAL-1 GAL-1 GAL-4 GAL-2", 5, 2),
        ("GAL-1 GAL-4 MOR-2 MOR-5 AUG-2", 5, 3),
        ("GAL-2 GAL-3", 5, 0),
        ("GAL-1 GAL-4", 4, 0),
    ],
)
def test_centaurs_score_plains(mine: str, level: int, vp: int) -> None:
    assert bonus(land("centaurs", level, mine)) == vp


@rule("TEK-RACE-CONSTRUCTS-1")
def test_constructs_expand_with_ore_food_or_a_mix() -> None:
    for key, left in (("mix:0:ore", (3, 3, 0)), ("mix:1:ore", (3, 2, 1)), ("mix:3:ore", (3, 0, 3))):
        t = land("constructs", 1)
        t.acts(0, "expand")
        t.play("do:expand", "expand:GAL-1")
        assert t.refs("mix") == ["0:ore", "1:ore", "2:ore", "3:ore"]
        t.choose(key)
        assert t.resources(0) == left
        assert t.owners("GAL-1") == [0, 0]


@rule("TEK-RACE-CONSTRUCTS-1")
def test_the_mix_must_be_there() -> None:
    t = land("constructs", 1).stock(0, mana=9, ore=2, food=2)
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-1")
    assert t.refs("mix") == ["1:ore", "2:ore"]
    assert t.refused("mix:0:ore") == t.refused("mix:3:ore") == "TEK-EXPAND-02"
    t = land("constructs", 1).stock(0, mana=9, ore=1, food=1)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"
    t = land("constructs", 0).stock(0, ore=9, food=2)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"


@rule("TEK-RACE-CONSTRUCTS-2")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-2 GAL-3", 2, (1, 2, 0)),
        ("GAL-2 MOR-3", 2, (0, 3, 0)),
        ("GAL-1 GAL-3", 2, (1, 0, 1)),
        ("GAL-2 GAL-3", 1, (1, 1, 0)),
    ],
)
def test_a_mountain_gives_constructs_one_more_ore(mine: str, level: int, got: tuple[int, int, int]) -> None:
    assert collect(land("constructs", level, mine)) == got


@rule("TEK-RACE-CONSTRUCTS-3")
def test_constructs_salvage_an_army_lost_in_war_or_to_bandits() -> None:
    t = land("constructs", 3).armies(1, "GAL-2 MOR-1").stock(0).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.resources(0) == (0, 2, 0)
    t = table("constructs humans orcs", "GAL MOR AUG", find_tokens=True).magic(0, 3).armies(0, "GAL-1 GAL-3")
    t.stock(0, ore=8).face_down("bandits", "GAL-5")
    walk(t, "GAL-1", "GAL-5")
    t.choose("lose-army")
    assert t.resources(0) == (0, 9, 0)  # the second above nine is lost


@rule("TEK-RACE-CONSTRUCTS-3")
def test_salvage_counts_armies_given_up_and_each_of_a_broken_alliance_but_not_ruins_at_the_end() -> None:
    t = land("constructs", 3, "GAL-1 GAL-3 GAL-4").armies(1, "GAL-1 GAL-2 MOR-1").stock(0, food=9).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-3", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-1")
    t.play("give-up", "give-up")
    assert t.resources(0) == (0, 4, 9)
    t = land("constructs", 3, "TUL-1~ TUL-5", "TUL MOR AUG").stock(0)
    t.end()
    assert t.resources(0) == (0, 0, 0)
    assert t.points(0, "armies") == 1


@rule("TEK-RACE-CONSTRUCTS-4", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 1])
def test_constructs_may_expand_instead_of_build(active: int) -> None:
    t = land("constructs", 4).stock(0, food=3)
    t.acts(0, "build", active=active)
    assert t.refused("do:build") == "TEK-BUILD-01"
    t.choose("do:expand")
    t.play("expand:GAL-1")
    assert t.owners("GAL-1") == [0, 0]
    assert t.match.shields[-1] == "build"
    assert "expand" not in t.match.shields
    t = land("constructs", 4)
    t.acts(0, "expand")
    assert not t.offers("do:build")  # not the other way round


@rule("TEK-RACE-CONSTRUCTS-5")
@pytest.mark.parametrize(
    ("mine", "vp"),
    [
        ("GAL-1 GAL-1 GAL-2", 1),
        ("GAL-1 GAL-2", 0),
        ("GAL-1 GAL-1 GAL-2 GAL-2 MOR-3 MOR-3", 3),
        ("TUL-1~ TUL-1~ TUL-5", 0),
    ],
)
def test_constructs_score_regions_with_two_own_armies(mine: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("constructs", 5, mine, homes)) == vp


@rule("TEK-RACE-CONSTRUCTS-5")
def test_a_region_shared_with_an_ally_is_not_two_own_armies() -> None:
    t = land("constructs", 5, "GAL-1 GAL-2").armies(1, "GAL-1 GAL-2")
    assert bonus(t) == 0


@rule("TEK-RACE-DRAGONKIN-1")
def test_dragonkin_enter_cliffs_by_patrol_and_quest() -> None:
    t = attack(land("dragonkin", 1, "MOR-4 GAL-1"), 0, "MOR-4", "MOR-C1")
    assert t.owners("MOR-C1") == [0]
    attack(t, 0, "MOR-C1", "AUG-C1", "quest")
    assert t.owners("AUG-C1") == [0]
    t = land("dragonkin", 0, "MOR-4 GAL-1")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:MOR-4")
    assert t.refused("to:MOR-C1") == "TEK-REGION-01"
    t = land("dragonkin", 1, "AUG-3 GAL-1")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:AUG-3")
    assert t.offers("to:AUG-C1")
    assert t.refused("to:AUG-W1") == "TEK-REGION-01"  # water stays closed


@rule("TEK-RACE-DRAGONKIN-1")
def test_dragonkin_collect_and_expand_on_cliffs() -> None:
    t = land("dragonkin", 1, "MOR-C1 GAL-1")
    assert collect(t) == (0, 1, 1)
    t.stock(0, food=3)
    t.acts(0, "expand")
    t.play("do:expand", "expand:MOR-C1")
    assert t.owners("MOR-C1") == [0, 0]
    assert collect(t) == (0, 1, 1)


@rule("TEK-RACE-DRAGONKIN-2")
def test_dragonkin_cross_rivers_and_fly_over_one_area() -> None:
    t = land("dragonkin", 2, "MOR-4 GAL-1").armies(1, "MOR-2 MOR-2")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:MOR-4")
    # over the river MOR-3 and MOR-5, next door MOR-1 and the cliff; MOR-2 is full
    assert t.refs("to") == ["MOR-1", "MOR-3", "MOR-5", "MOR-C1"]
    t = land("dragonkin", 2, "MOR-1 GAL-1", theirs="MOR-2 MOR-2")
    attack(t, 0, "MOR-1", "MOR-3")  # over the full region MOR-2
    assert t.owners("MOR-3") == [0]
    assert told(t, "war-began") == []


@rule("TEK-RACE-DRAGONKIN-2")
def test_dragonkin_fly_over_water_but_do_not_land_in_it_nor_go_further() -> None:
    t = land("dragonkin", 2, "GAL-1 GAL-2 GAL-2 GAL-5 GAL-5")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1")
    assert t.refs("to") == ["GAL-3", "GAL-4"]
    assert t.refused("to:GAL-W1") == "TEK-REGION-01"
    t = land("dragonkin", 2, "IRO-2 IRO-4", "IRO MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:IRO-2")
    assert t.refs("to") == ["IRO-1", "IRO-4", "IRO-5", "IRO-C2"]  # not IRO-3 and IRO-C1, three borders away
    assert t.refused("to:IRO-3") == "TEK-PATROL-02"


@rule("TEK-RACE-DRAGONKIN-2")
def test_below_level_two_dragonkin_neither_cross_rivers_nor_fly() -> None:
    t = land("dragonkin", 1, "MOR-4 GAL-1").armies(1, "MOR-2 MOR-2")
    t.acts(0, "patrol")
    t.play("do:patrol", "army:MOR-4")
    assert t.refs("to") == ["MOR-1", "MOR-C1"]
    assert t.refused("to:MOR-3") == "TEK-REGION-02"


@rule("TEK-RACE-DRAGONKIN-2", "TEK-RETREAT-01")
def test_dragonkin_do_not_fly_when_they_retreat() -> None:
    t = land("dragonkin", 2, "GAL-3 GAL-1").armies(1, "GAL-2 MOR-1").stock(0, food=9)
    attack(t, 1, "GAL-2", "GAL-3", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.refs("retreat") == ["GAL-2", "GAL-4"]


@rule("TEK-RACE-DRAGONKIN-3")
@pytest.mark.parametrize(("attacker", "most"), [(0, 3), (1, 5)])
def test_dragonkin_defend_two_cheaper(attacker: int, most: int) -> None:
    t = land("dragonkin", 3).armies(1, "GAL-2 MOR-1").stock(0, ore=3)
    attack(t, attacker, *(("GAL-1", "GAL-2") if attacker == 0 else ("GAL-2", "GAL-1")), active=0)
    assert t.seat(0).refs("bid")[-1] == str(most)


def plundered(mine: tuple[int, int, int] = (0, 1, 0), theirs: tuple[int, int, int] = (1, 0, 3)) -> Table:
    t = land("dragonkin", 4).armies(1, "GAL-2 MOR-1")
    t.stock(0, mana=mine[0], ore=mine[1], food=mine[2]).stock(1, mana=theirs[0], ore=theirs[1], food=theirs[2])
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    return pay(t, "ore")


@rule("TEK-RACE-DRAGONKIN-4")
def test_dragonkin_plunder_up_to_two_resources_after_payment() -> None:
    t = plundered()
    assert (t.active, t.options()) == (0, ["plunder:mana", "plunder:food", "done"])
    assert t.refused("plunder:ore") == "TEK-RACE-DRAGONKIN-4"
    t.play("plunder:mana", "plunder:food")
    assert t.resources(0) == (1, 0, 1)
    assert t.resources(1) == (0, 0, 2)
    assert t.prompt == "retreat"  # for which just enough food is left
    t = plundered()
    t.choose("plunder:food")
    t.choose("done")
    assert t.resources(1) == (1, 0, 2)


@rule("TEK-RACE-DRAGONKIN-4")
def test_plunder_respects_the_cap_of_nine_and_an_empty_store() -> None:
    t = plundered((0, 1, 9), (0, 0, 5))
    assert t.prompt == "retreat"  # nine food already, and nothing else to take
    t = plundered((0, 1, 8), (0, 0, 5))
    t.choose("plunder:food")
    assert t.resources(0) == (0, 0, 9)
    assert t.prompt == "retreat"
    t = plundered((0, 1, 0), (0, 0, 1))
    t.choose("plunder:food")
    assert t.active == 1
    assert t.prompt != "plunder"


@rule("TEK-RACE-DRAGONKIN-4")
def test_no_plunder_for_a_defender_a_loser_or_an_ally() -> None:
    t = land("dragonkin", 4).armies(1, "GAL-2 MOR-1")
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("flag", "1")  # one less two: nothing due
    assert (t.active, t.prompt) == (1, "retreat")
    for shown in (("flag", "1"), ("flag", "flag")):
        t = land("dragonkin", 4).armies(1, "GAL-2 MOR-1")
        attack(t, 0, "GAL-1", "GAL-2")
        t.bids(*shown)
        while t.prompt == "pay-war":
            t.choose("pay:ore")
        assert t.prompt in ("retreat", "act-or-collect")


@rule("TEK-RACE-DRAGONKIN-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ("GAL-2 GAL-2 MOR-C1 GAL-1", "MOR-2 MOR-2", 2),
        ("GAL-2 GAL-1", "GAL-2 MOR-1", 0),
        ("GAL-2 MOR-1 MOR-3 MOR-C1 AUG-C1", "MOR-2 MOR-2", 3),
    ],
)
def test_dragonkin_score_heights_held_alone(mine: str, theirs: str, vp: int) -> None:
    t = land("dragonkin", 5, "GAL-1 GAL-3").armies(1, theirs).armies(0, mine)
    assert bonus(t) == vp


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
    ("mine", "vp"), [("GAL-3 GAL-3 GAL-1", 1), ("GAL-3 GAL-5 MOR-4 AUG-5", 3), ("GAL-1 GAL-2", 0)]
)
def test_elves_score_forests(mine: str, vp: int) -> None:
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
    t = land("goblins", 1, "TUL-1~ TUL-5", "TUL MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "stand:TUL-1")
    assert t.options() == ["army:TUL-5", "done"]
    assert t.refused("army:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.play("army:TUL-5", "to:TUL-3")
    assert t.active == 1


@rule("TEK-RACE-GOBLINS-1R")
def test_of_two_armies_in_ruins_the_one_stood_up_does_not_move_too() -> None:
    t = land("goblins", 1, "TUL-1~ TUL-1~ TUL-5", "TUL MOR AUG")
    t.acts(0, "patrol")
    t.play("do:patrol", "stand:TUL-1")
    assert t.options() == ["stand:TUL-1", "army:TUL-5", "done"]
    assert t.refused("army:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.choose("stand:TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, False)]


@rule("TEK-RACE-GOBLINS-1R")
def test_an_army_that_lay_down_beside_a_standing_one_does_not_stand_up_again() -> None:
    t = walk(land("goblins", 1, "TUL-1 TUL-4", "TUL MOR AUG"), "TUL-4", "TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, True)]
    assert t.options() == ["army:TUL-1", "done"]
    assert t.refused("stand:TUL-1") == "TEK-RACE-GOBLINS-1R"
    t.play("army:TUL-1", "to:TUL-2")
    assert t.at("TUL-1") == [(0, True)]


@rule("TEK-RACE-GOBLINS-1R")
def test_of_two_lying_side_by_side_the_other_may_stand_up() -> None:
    t = walk(land("goblins", 1, "TUL-1~ TUL-4", "TUL MOR AUG"), "TUL-4", "TUL-1")
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
    [("GAL-1 GAL-2 GAL-3", 2), ("GAL-1 GAL-2", 1), ("GAL-1", 0), ("TUL-1~ TUL-2 TUL-3", 1), ("TUL-1~ TUL-2", 0)],
)
def test_goblins_score_the_largest_host(mine: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("goblins", 5, mine, homes)) == vp
