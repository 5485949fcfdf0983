"""Races (TEK-RACE), Centaurs to Dragonkin: seat 0 is the race, the others know no magic."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .positions import bonus, collect, land, walk
from .table import Table, attack, pay, table, told


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
    t = land("centaurs", 1, "TUL-2 TUL-5 TUL-5", homes="TUL MOR AUG")
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


@rule("TEK-RACE-CENTAURS-3")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-1 GAL-3", 3, (1, 0, 2)),
        ("GAL-1 GAL-4", 3, (0, 0, 3)),  # once, not for each plains
        ("GAL-1 GAL-1", 3, (0, 0, 2)),
        ("GAL-2 GAL-3", 3, (1, 1, 0)),
        ("GAL-1 GAL-3", 2, (1, 0, 1)),
    ],
)
def test_plains_give_centaurs_one_more_food(mine: str, level: int, got: tuple[int, int, int]) -> None:
    assert collect(land("centaurs", level, mine)) == got


@rule("TEK-RACE-CENTAURS-3", "TEK-COLLECT-06")
def test_the_food_of_the_plains_minds_the_cap() -> None:
    assert collect(land("centaurs", 3), food=8) == (1, 0, 9)
    assert collect(land("centaurs", 3), food=7) == (1, 0, 9)


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
def test_constructs_salvage_an_army_lost_in_war_or_to_bandits() -> None:
    t = land("constructs", 2).armies(1, "GAL-2 MOR-1").stock(0).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.resources(0) == (0, 2, 0)
    t = table("constructs humans orcs", "GAL MOR AUG", find_tokens=True).magic(0, 2).armies(0, "GAL-1 GAL-3")
    t.stock(0, ore=8).face_down("bandits", "GAL-5")
    walk(t, "GAL-1", "GAL-5")
    t.choose("lose-army")
    assert t.resources(0) == (0, 9, 0)  # the second above nine is lost


@rule("TEK-RACE-CONSTRUCTS-2")
def test_below_level_two_constructs_salvage_nothing() -> None:
    t = land("constructs", 1).armies(1, "GAL-2 MOR-1").stock(0).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    assert told(t, "army-lost") == [(0, "GAL-1")]
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-RACE-CONSTRUCTS-2")
def test_salvage_counts_armies_given_up_and_each_of_a_broken_alliance_but_not_ruins_at_the_end() -> None:
    t = land("constructs", 2, "GAL-1 GAL-3 GAL-4").armies(1, "GAL-1 GAL-2 MOR-1").stock(0, food=9).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-3", active=0)
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-1")
    t.play("give-up", "give-up")
    assert t.resources(0) == (0, 4, 9)
    t = land("constructs", 2, "TUL-1~ TUL-5", homes="TUL MOR AUG").stock(0)
    t.end()
    assert t.resources(0) == (0, 0, 0)
    assert t.points(0, "armies") == 1


@rule("TEK-RACE-CONSTRUCTS-3")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-2 GAL-3", 3, (1, 2, 0)),
        ("GAL-2 MOR-3", 3, (0, 3, 0)),  # once, not for each mountain
        ("GAL-1 GAL-3", 3, (1, 0, 1)),
        ("GAL-2 GAL-3", 2, (1, 1, 0)),
    ],
)
def test_a_mountain_gives_constructs_one_more_ore(mine: str, level: int, got: tuple[int, int, int]) -> None:
    assert collect(land("constructs", level, mine)) == got


@rule("TEK-RACE-CONSTRUCTS-3", "TEK-COLLECT-06")
def test_the_ore_of_the_mountains_minds_the_cap() -> None:
    assert collect(land("constructs", 3, "GAL-2 GAL-3"), ore=8) == (1, 9, 0)


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
        ("GAL-1 GAL-1 GAL-2 GAL-2", 2),
        ("GAL-1 GAL-1 GAL-2 GAL-2 MOR-3 MOR-3", 2),  # two at most
        ("TUL-1~ TUL-1~ TUL-5", 0),
    ],
)
def test_constructs_score_regions_with_two_own_armies(mine: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("constructs", 5, mine, homes=homes)) == vp
    assert bonus(land("constructs", 4, mine, homes=homes)) == 0


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
    t = land("dragonkin", 2, "IRO-2 IRO-4", homes="IRO MOR AUG")
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


@rule("TEK-RACE-DRAGONKIN-4")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("MOR-C1 GAL-1", 4, (0, 2, 1)),  # what the cliff yields, and one more
        ("MOR-C1 AUG-C1", 4, (0, 3, 0)),  # once, not for each cliff
        ("GAL-2 GAL-1", 4, (0, 1, 1)),  # a mountain is no cliff
        ("MOR-C1 GAL-1", 3, (0, 1, 1)),
    ],
)
def test_a_cliff_gives_dragonkin_one_more_ore(mine: str, level: int, got: tuple[int, int, int]) -> None:
    assert collect(land("dragonkin", level, mine)) == got


@rule("TEK-RACE-DRAGONKIN-4", "TEK-COLLECT-06")
def test_the_ore_of_the_cliffs_minds_the_cap() -> None:
    assert collect(land("dragonkin", 4, "MOR-C1 GAL-1"), ore=8) == (0, 9, 1)


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
