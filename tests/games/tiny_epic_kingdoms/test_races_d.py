"""Races (TEK-RACE), Merfolk to Valkyries, and what holds for all: seat 0 is the race."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .positions import beaten, bonus, collect, duel, land, neutral_at, steps
from .table import Table, attack, pay, table, told


@rule("TEK-RACE-MERFOLK-1")
def test_merfolk_cross_rivers_and_enter_water() -> None:
    t = land("merfolk", 1, "VEL-1 VEL-5", homes="VEL MOR AUG")
    assert steps(t, "VEL-1") == ["VEL-2", "VEL-3", "VEL-W1"]
    t.choose("to:VEL-W1")
    assert t.owners("VEL-W1") == [0]
    t = land("merfolk", 1, "VEL-W1 VEL-5", homes="VEL MOR AUG")
    assert steps(t, "VEL-W1") == ["VEL-1", "VEL-2", "VEL-4"]
    t = land("merfolk", 0, "VEL-1 VEL-5", homes="VEL MOR AUG")
    assert steps(t, "VEL-1") == ["VEL-2"]
    assert t.refused("to:VEL-W1") == "TEK-REGION-01"
    assert t.refused("to:VEL-3") == "TEK-REGION-02"
    t = land("merfolk", 1, "AUG-3 GAL-5")
    assert "AUG-C1" not in steps(t, "AUG-3")


@rule("TEK-RACE-MERFOLK-1")
def test_merfolk_quest_between_edge_waters_collect_and_expand_there() -> None:
    t = attack(land("merfolk", 1, "VEL-W1 VEL-5", homes="VEL MOR AUG"), 0, "VEL-W1", "AUG-W1", "quest")
    assert t.owners("AUG-W1") == [0]
    assert collect(t) == (0, 0, 2)  # the water and the plains VEL-5
    t.stock(0, food=3)
    t.acts(0, "expand")
    t.play("do:expand", "expand:AUG-W1")
    assert t.owners("AUG-W1") == [0, 0]
    t = land("merfolk", 1, "GAL-W1 GAL-3")  # a lake inside its card
    t.acts(0, "quest")
    t.choose("do:quest")
    assert t.refused("army:GAL-W1") == "TEK-QUEST-05R"


@rule("TEK-RACE-MERFOLK-2")
@pytest.mark.parametrize(
    ("area", "start", "most"), [("GAL-2", "GAL-3", 5), ("GAL-3", "GAL-4", 3), ("MOR-3", "MOR-2", 5)]
)
def test_merfolk_fight_two_cheaper_by_water_and_rivers(area: str, start: str, most: int) -> None:
    t = land("merfolk", 2, f"{start} GAL-5", f"{area} MOR-1").stock(0, ore=3)
    attack(t, 0, start, area)
    assert t.seat(0).refs("bid")[-1] == str(most)


@rule("TEK-RACE-MERFOLK-2")
def test_merfolk_defend_the_shore_as_cheaply() -> None:
    t = land("merfolk", 2, "GAL-2 GAL-5", "GAL-3 MOR-1").stock(0)
    attack(t, 1, "GAL-3", "GAL-2", active=0)
    assert t.seat(0).refs("bid") == ["1", "2"]
    t.bids("1", "2")
    assert (t.active, t.prompt) == (1, "pay-war")
    pay(t, "ore")
    assert t.prompt == "retreat"  # the Merfolk pay nothing


@rule("TEK-RACE-MERFOLK-3")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-2 GAL-3", 3, (2, 1, 0)),
        ("GAL-W1 GAL-3", 3, (2, 0, 1)),
        ("GAL-3 AUG-1", 3, (2, 0, 0)),  # two forests, both dry
        ("GAL-1 GAL-4", 3, (1, 0, 2)),  # once, not for each shore
        ("GAL-2 GAL-3", 2, (1, 1, 0)),
    ],
)
def test_merfolk_by_or_in_water_collect_one_more_mana(mine: str, level: int, got: tuple[int, int, int]) -> None:
    t = land("merfolk", level, "GAL-4 GAL-5").armies(2, "AUG-2 AUG-2").armies(0, mine)
    assert collect(t) == got


@rule("TEK-RACE-MERFOLK-3", "TEK-COLLECT-06")
def test_the_mana_of_the_waters_minds_the_cap() -> None:
    assert collect(land("merfolk", 3, "GAL-2 GAL-3"), mana=8) == (9, 1, 0)


@rule("TEK-RACE-MERFOLK-4")
def test_merfolk_quest_by_water_inside_a_card() -> None:
    """VEL-2 lies inside by the water, ECL-4 inside and dry, GAL-W1 is a lake inside its card."""
    t = attack(land("merfolk", 4, "VEL-2 VEL-5", homes="VEL MOR GAL"), 0, "VEL-2", "GAL-W1", "quest")
    assert t.owners("GAL-W1") == [0]
    attack(t, 0, "GAL-W1", "VEL-2", "quest")
    assert t.owners("VEL-2") == [0]
    t = land("merfolk", 3, "VEL-2 VEL-5", homes="VEL MOR GAL")
    t.acts(0, "quest")
    t.choose("do:quest")
    assert t.refused("army:VEL-2") == "TEK-QUEST-05R"
    t = land("merfolk", 4, "VEL-2 VEL-5", homes="VEL MOR ECL")
    t.acts(0, "quest")
    t.play("do:quest", "army:VEL-2")
    assert t.refused("to:ECL-4") == "TEK-QUEST-02"
    assert t.offers("to:ECL-2")  # a dry edge is still an edge


@rule("TEK-RACE-MERFOLK-5")
@pytest.mark.parametrize(("mine", "vp"), [("GAL-W1 GAL-W1", 1), ("GAL-1 AUG-5", 0), ("GAL-W1 AUG-W1 GAL-1", 2)])
def test_merfolk_score_waters(mine: str, vp: int) -> None:
    assert bonus(land("merfolk", 5, mine)) == vp


@rule("TEK-RACE-MERFOLK-5")
def test_merfolk_score_three_waters_at_most() -> None:
    t = table("merfolk dwarves elves orcs", "GAL KES AUG VEL").magic(0, 5).armies(0, "GAL-W1 KES-W1 AUG-W1 VEL-W1")
    assert bonus(t) == 3


@rule("TEK-RACE-ORCS-1")
@pytest.mark.parametrize(("level", "winner"), [(0, 1), (1, 0)])
def test_orcs_win_ties_as_instigator(level: int, winner: int) -> None:
    t = attack(land("orcs", level, theirs="GAL-2 MOR-1"), 0, "GAL-1", "GAL-2")
    t.bids("2", "2")
    assert told(t, "war-won") == [(winner, 1 - winner, "GAL-2")]


@rule("TEK-RACE-ORCS-1")
def test_orcs_win_ties_as_defender_too() -> None:
    t = attack(land("orcs", 1, theirs="GAL-2 MOR-1"), 1, "GAL-2", "GAL-1", active=0)
    t.bids("2", "2")
    assert told(t, "war-won") == [(0, 1, "GAL-1")]


@rule("TEK-RACE-ORCS-1R")
def test_two_flags_ally_with_orcs_unless_there_are_only_two_players() -> None:
    t = attack(land("orcs", 1, theirs="GAL-2 MOR-1"), 0, "GAL-1", "GAL-2")
    t.bids("flag", "flag")
    assert told(t, "allied") == [(0, 1, "GAL-2")]
    for level, winner in ((1, 0), (0, 1)):
        t = attack(duel("orcs", level), 0, "GAL-1", "GAL-2")
        t.bids("flag", "flag")
        assert told(t, "war-won") == [(winner, 1 - winner, "GAL-2")]
        assert told(t, "allied") == []


@rule("TEK-RACE-ORCS-2")
def test_orcs_pay_with_food() -> None:
    t = land("orcs", 2, theirs="GAL-2 MOR-1").stock(0, mana=1, ore=1, food=2)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid")[-1] == "5"
    t.bids("3", "flag")
    assert t.options() == ["pay:mana", "pay:ore", "pay:food"]
    pay(t, "food food ore")
    assert t.resources(0) == (1, 0, 0)
    t = land("orcs", 1, theirs="GAL-2 MOR-1").stock(0, food=9)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == []


@rule("TEK-RACE-ORCS-3")
@pytest.mark.parametrize(("seat", "start", "to"), [(0, "GAL-1", "GAL-2"), (1, "GAL-2", "GAL-1")])
def test_orcs_fight_one_cheaper(seat: int, start: str, to: str) -> None:
    t = land("orcs", 3, theirs="GAL-2 MOR-1").stock(0, ore=2)
    attack(t, seat, start, to, active=0)
    assert t.seat(0).refs("bid") == ["1", "2", "3"]
    t.bids(*(("3", "flag") if seat == 0 else ("flag", "3")))
    assert dict(t.due[0].args)["n"] == 2


def raising(stock: dict[str, int], mine: str, theirs: str, *, level: int = 4) -> Table:
    t = land("orcs", level, theirs="GAL-2 MOR-1").stock(0, **stock).stock(1, mana=9, ore=9)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids(mine, theirs)
    return t


@rule("TEK-RACE-ORCS-4")
@pytest.mark.parametrize(("unit", "number"), [("mana", 4), ("ore", 3), ("food", 3)])
def test_orcs_raise_their_number_after_the_reveal(unit: str, number: int) -> None:
    t = raising({"mana": 3, "ore": 3, "food": 3}, "2", "5")
    assert (t.active, t.options()) == (0, ["raise:mana", "raise:ore", "raise:food", "pass"])
    t.choose("raise", unit)
    assert told(t, "raised") == [(0, number)]
    assert told(t, "war-won") == [(1, 0, "GAL-2")]
    pay(t, "ore")  # two less one; the raise is extra
    lost = {"mana": (2, 2, 3), "ore": (3, 1, 3), "food": (3, 2, 2)}[unit]
    assert t.resources(0) == lost


@rule("TEK-RACE-ORCS-4", "TEK-RACE-ORCS-4R")
def test_a_raise_to_an_equal_number_wins() -> None:
    t = raising({"mana": 3}, "2", "4")
    t.choose("raise:mana")
    assert told(t, "war-won") == [(0, 1, "GAL-2")]
    t = raising({"mana": 3}, "2", "5")
    t.choose("pass")
    assert told(t, "war-won") == [(1, 0, "GAL-2")]


@rule("TEK-RACE-ORCS-4")
def test_a_raise_may_go_above_eleven() -> None:
    t = raising({"mana": 9, "ore": 9}, "11", "11")
    t.choose("raise:mana")
    assert told(t, "raised") == [(0, 13)]


@rule("TEK-RACE-ORCS-4R")
def test_a_raise_must_be_affordable_comes_once_and_not_after_a_flag() -> None:
    t = raising({"ore": 1, "food": 1}, "3", "4")  # two points are due: nothing to spare
    assert t.options() == ["pass"]
    assert [t.refused("raise", r) for r in ("mana", "ore", "food")] == ["TEK-RACE-ORCS-4R"] * 3
    t = raising({"ore": 9}, "2", "9")
    t.choose("raise:ore")
    assert t.prompt == "pay-war"
    t = raising({"ore": 9}, "flag", "2")
    assert t.prompt == "pay-war"
    assert t.active == 1
    assert raising({"ore": 9}, "2", "9", level=3).prompt == "pay-war"


@rule("TEK-RACE-ORCS-4")
def test_defending_orcs_may_raise_and_only_they_are_asked() -> None:
    t = land("orcs", 4, theirs="GAL-2 MOR-1").stock(0, ore=3).stock(1, ore=3)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("3", "2")
    assert (t.active, t.prompt) == (0, "raise-bid")
    t.choose("raise:ore")
    assert told(t, "war-won") == [(0, 1, "GAL-1")]


@rule("TEK-RACE-ORCS-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [("GAL-1 GAL-3", "MOR-1 MOR-2", 2), ("GAL-1 GAL-3", "GAL-5 MOR-1", 0), ("MOR-1 MOR-2", "MOR-3 MOR-3", 2)],
)
def test_orcs_score_a_home_free_of_others(mine: str, theirs: str, vp: int) -> None:
    assert bonus(land("orcs", 5, mine, theirs)) == vp


@rule("TEK-RACE-ORCS-5", "TEK-SCORE-09R")
def test_an_intruder_lost_in_the_ruins_of_the_home_does_not_count() -> None:
    assert bonus(land("orcs", 5, "TUL-2 TUL-3", "TUL-1~ MOR-1", "TUL MOR AUG")) == 2


@rule("TEK-RACE-UNDEAD-1")
@pytest.mark.parametrize(("seat", "start", "to"), [(0, "GAL-1", "GAL-2"), (1, "GAL-2", "GAL-1")])
def test_undead_gain_for_an_army_their_war_removes(seat: int, start: str, to: str) -> None:
    t = land("undead", 1, theirs="GAL-2 MOR-1").stock(1, food=0)
    attack(t, seat, start, to, active=0)
    t.bids(*(("1", "flag") if seat == 0 else ("flag", "1")))
    pay(t, "ore")
    assert (t.active, t.rule) == (0, "TEK-RACE-UNDEAD-1")
    t.choose("gain:mana")
    assert (t.prompt, t.resources(0)) == ("gain-of-choice", (4, 2, 3))
    t.choose("gain:food")
    assert t.prompt != "gain-of-choice"
    assert t.resources(0) == (4, 2, 4)


@rule("TEK-RACE-UNDEAD-1")
def test_undead_gain_nothing_for_a_retreat_but_for_each_army_of_a_broken_alliance() -> None:
    t = land("undead", 1, theirs="GAL-2 MOR-1")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("retreat:GAL-4")
    assert t.prompt == "act-or-collect"
    t = land("undead", 1, "GAL-1 GAL-3 GAL-4", "GAL-1 GAL-2 MOR-1").stock(1)
    attack(t, 0, "GAL-4", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    t.choose("vacate:GAL-2")
    t.play("gain:ore", "gain:ore")  # two for each
    t.play("gain:ore", "gain:mana")
    assert t.prompt == "act-or-collect"
    assert t.resources(0) == (4, 5, 3)
    assert t.realm(0).removed == 2


@rule("TEK-RACE-UNDEAD-1", "TEK-RACE-UNDEAD-5")
def test_neutral_armies_count_for_the_undead() -> None:
    t = duel("undead", 1).stock(0, mana=9)
    there = neutral_at(t)
    attack(t, 0, "GAL-1", there, "quest")
    pay(t, "mana mana mana")
    t.play("gain:ore", "gain:ore")
    assert t.prompt != "gain-of-choice"
    assert t.resources(0) == (6, 2, 0)
    assert t.realm(0).removed == 1


@rule("TEK-RACE-UNDEAD-2")
@pytest.mark.parametrize(("level", "mana"), [(1, 0), (2, 2)])
def test_undead_gain_mana_for_an_own_army_lost_in_war(level: int, mana: int) -> None:
    t = land("undead", level, theirs="GAL-2 MOR-1").stock(0)
    beaten(t, "GAL-2", "GAL-1")
    assert told(t, "army-lost") == [(0, "GAL-1")]
    assert t.resources(0) == (mana, 0, 0)


@rule("TEK-RACE-UNDEAD-2")
def test_a_retreat_or_bandits_give_the_undead_no_mana() -> None:
    t = land("undead", 2, theirs="GAL-2 MOR-1").stock(0, food=2)
    beaten(t, "GAL-2", "GAL-1")
    t.choose("retreat:GAL-5")
    assert t.resources(0) == (0, 0, 0)
    t = (
        table("undead dwarves elves", "GAL MOR AUG", find_tokens=True)
        .magic(0, 2)
        .armies(0, "GAL-1 GAL-3")
        .stock(0)
    )
    t.face_down("bandits", "GAL-5")
    attack(t, 0, "GAL-1", "GAL-5")
    assert told(t, "army-lost") == [(0, "GAL-5")]
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-RACE-UNDEAD-2")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-3 GAL-1", 2, (2, 0, 1)),
        ("GAL-3 GAL-5", 2, (3, 0, 0)),  # once, not for each forest
        ("GAL-1 GAL-2", 2, (0, 1, 1)),
        ("GAL-3 GAL-1", 1, (1, 0, 1)),
    ],
)
def test_a_forest_gives_the_undead_one_more_mana(mine: str, level: int, got: tuple[int, int, int]) -> None:
    assert collect(land("undead", level, mine)) == got


@rule("TEK-RACE-UNDEAD-2", "TEK-COLLECT-06")
def test_the_mana_of_the_forests_minds_the_cap() -> None:
    assert collect(land("undead", 2, "GAL-3 GAL-1"), mana=8) == (9, 0, 1)


@rule("TEK-RACE-UNDEAD-3")
@pytest.mark.parametrize(
    ("key", "left"), [("mix:0:mana", (3, 3, 0)), ("mix:2:mana", (1, 3, 2)), ("mix:3:mana", (0, 3, 3))]
)
def test_undead_expand_with_mana_food_or_a_mix(key: str, left: tuple[int, int, int]) -> None:
    t = land("undead", 3)
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-1", key)
    assert t.resources(0) == left
    t = land("undead", 2).stock(0, mana=9, food=2)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"


@rule("TEK-RACE-UNDEAD-4")
def test_lying_undead_march_and_stand_then() -> None:
    t = attack(land("undead", 4, "FIO-4~ FIO-5", homes="FIO MOR GAL"), 0, "FIO-4", "FIO-1")
    assert t.at("FIO-1") == [(0, False)]
    t = attack(land("undead", 4, "FIO-4~ FIO-5", homes="FIO MOR GAL"), 0, "FIO-4", "MOR-5", "quest")
    assert t.at("MOR-5") == [(0, False)]
    t = land("undead", 3, "FIO-4~ FIO-5", homes="FIO MOR GAL")
    t.acts(0, "quest")
    t.choose("do:quest")
    assert t.refused("army:FIO-4") == "TEK-MOVE-05"


@rule("TEK-RACE-UNDEAD-4", "TEK-SCORE-01")
@pytest.mark.parametrize(("level", "armies"), [(4, 2), (3, 1)])
def test_undead_are_not_lost_in_ruins(level: int, armies: int) -> None:
    t = land("undead", level, "TUL-1~ TUL-5", homes="TUL MOR AUG")
    t.end()
    assert t.points(0, "armies") == armies


@rule("TEK-RACE-UNDEAD-5")
@pytest.mark.parametrize(("removed", "vp"), [(0, 0), (2, 2), (5, 3)])
def test_undead_score_the_armies_they_removed(removed: int, vp: int) -> None:
    t = land("undead", 5)
    with t.edit() as g:
        g.realms[0].removed = removed
    assert bonus(t) == vp


@rule("TEK-RACE-UNDEAD-5")
def test_armies_removed_before_the_undead_knew_any_magic_count() -> None:
    t = land("undead", 0, theirs="GAL-2 MOR-1").stock(1)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.prompt == "act-or-collect"
    t.magic(0, 5)
    assert bonus(t) == 1


@rule("TEK-RACE-VALKYRIES-1")
def test_valkyries_retreat_anywhere_in_the_territory() -> None:
    t = land("valkyries", 1, "MOR-4 GAL-1", "MOR-1 MOR-2 MOR-2")
    beaten(t, "MOR-1", "MOR-4")
    assert t.refs("retreat") == ["MOR-1", "MOR-3", "MOR-5"]
    assert t.refused("retreat:MOR-2") == "TEK-RETREAT-03"
    assert not t.offers("retreat:MOR-C1")
    t.choose("retreat:MOR-5")
    assert t.resources(0) == (3, 3, 1)
    t = land("valkyries", 0, "MOR-4 GAL-1", "MOR-1 MOR-2 MOR-2")
    assert beaten(t, "MOR-1", "MOR-4").refs("retreat") == ["MOR-1"]


@rule("TEK-RACE-VALKYRIES-2")
@pytest.mark.parametrize("mine", ["GAL-1 GAL-4", "GAL-1 GAL-4 GAL-4 GAL-5 GAL-5"])
def test_valkyries_retreat_for_two_food_at_most(mine: str) -> None:
    t = land("valkyries", 2, mine, "GAL-2 MOR-1").stock(0, food=2)
    beaten(t, "GAL-2", "GAL-1")
    t.choose("retreat:GAL-3")
    assert t.resources(0) == (0, 0, 0)
    t = land("valkyries", 2, mine, "GAL-2 MOR-1").stock(0, food=1)
    assert told(beaten(t, "GAL-2", "GAL-1"), "army-lost") == [(0, "GAL-1")]


@rule("TEK-RACE-VALKYRIES-2")
def test_a_single_valkyrie_retreats_for_one() -> None:
    t = table("valkyries lizardfolk elves", "GAL MOR AUG").magic(0, 2).magic(1, 4).armies(0, "GAL-1 GAL-1")
    t.armies(1, "MOR-1 MOR-1 MOR-2").stock(0, food=1).stock(1, ore=9)
    t.acts(1, "quest")
    t.play("do:quest", "swap:MOR-1", "with:GAL-1")
    t.bids("1", "flag")  # two armies: two food are needed, one is lost
    pay(t, "ore")
    t.bids("flag", "1")
    pay(t, "ore")
    t.choose("retreat:MOR-5")
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-RACE-VALKYRIES-2")
@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 2)])
def test_valkyries_expand_one_cheaper(level: int, cost: int) -> None:
    t = land("valkyries", level).stock(0, food=cost)
    t.acts(0, "expand")
    t.play("do:expand", "expand:GAL-1")
    assert t.resources(0) == (0, 0, 0)
    t = land("valkyries", level).stock(0, food=cost - 1)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"


@rule("TEK-RACE-VALKYRIES-3")
def test_valkyries_fight_two_cheaper_after_a_quest() -> None:
    t = land("valkyries", 3, theirs="GAL-2 MOR-2 MOR-1").stock(0, ore=3)
    attack(t, 0, "GAL-1", "MOR-2", "quest")
    assert t.seat(0).refs("bid")[-1] == "5"
    t.bids("5", "1")
    pay(t, "ore")
    assert dict(t.due[0].args)["n"] == 3
    t = land("valkyries", 3, theirs="GAL-2 MOR-1").stock(0, ore=3)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid")[-1] == "3"
    t = land("valkyries", 3, theirs="MOR-2 MOR-1").stock(0, ore=3)
    attack(t, 1, "MOR-2", "GAL-1", "quest", active=0)
    assert t.seat(0).refs("bid")[-1] == "3"  # not as defender


@rule("TEK-RACE-VALKYRIES-4")
@pytest.mark.parametrize(("n", "due"), [(5, 3), (4, 2), (1, 1)])
def test_valkyries_pay_half_after_a_defeat(n: int, due: int) -> None:
    t = land("valkyries", 4, theirs="GAL-2 MOR-1").stock(0, ore=5).stock(1, ore=9)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid")[-1] == "5"  # the number itself must be payable
    t.bids(str(n), str(n))
    pay(t, "ore " * due)
    assert t.resources(0) == (0, 5 - due, 0)
    assert t.active == 1


@rule("TEK-RACE-VALKYRIES-4")
def test_valkyries_halve_what_is_left_after_discounts_and_winners_pay_all() -> None:
    t = land("valkyries", 4, theirs="MOR-2 MOR-1").stock(0, ore=5).stock(1, ore=9)
    attack(t, 0, "GAL-1", "MOR-2", "quest")
    t.bids("5", "6")
    assert dict(t.due[0].args)["n"] == 2  # half of three
    t = land("valkyries", 4, theirs="GAL-2 MOR-1").stock(0, ore=5)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("5", "flag")
    assert dict(t.due[0].args)["n"] == 5


@rule("TEK-RACE-VALKYRIES-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ("GAL-1 GAL-1 GAL-2 GAL-2 GAL-3", "MOR-1 MOR-1", 2),
        ("GAL-1 GAL-1 GAL-2 GAL-3", "MOR-1 MOR-1", 2),
        ("GAL-1 GAL-1 GAL-2", "MOR-1 MOR-1", 0),
        ("GAL-1 GAL-1 GAL-2 GAL-3", "GAL-3 MOR-1", 0),
        ("TUL-1~ TUL-2 TUL-3 TUL-4", "MOR-1 MOR-1", 0),
        ("TUL-1~ TUL-2 TUL-3 TUL-4 TUL-5", "TUL-1~ MOR-1", 2),
    ],
)
def test_valkyries_score_a_host_without_allies(mine: str, theirs: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("valkyries", 5, mine, theirs, homes)) == vp
    assert bonus(land("valkyries", 4, mine, theirs, homes)) == 0


@rule("TEK-RACE-ALL-R1")
def test_discounts_add_up() -> None:
    t = (
        table("valkyries dwarves elves", "GAL MOR AUG", find_tokens=True)
        .magic(0, 3)
        .armies(0, "GAL-1 GAL-3 GAL-5")
    )
    t.armies(1, "MOR-2 MOR-1").face_up("fort", "GAL-3").face_up("fort", "GAL-5").stock(0, ore=1)
    attack(t, 0, "GAL-1", "MOR-2", "quest")
    assert t.seat(0).refs("bid")[-1] == "7"  # an ore, two for the quest, two for each fort
    t.bids("7", "flag")
    assert dict(t.due[0].args)["n"] == 1


@rule("TEK-RACE-ALL-R2")
def test_reductions_end_at_nothing_and_surcharges_come_after() -> None:
    t = land("orcs", 3, theirs="GAL-2 MOR-1").stock(0, ore=1)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("1", "flag")
    assert t.prompt == "retreat"
    assert t.resources(0) == (0, 1, 0)
    t = table("dwarves goblins elves", "GAL MOR AUG").magic(0, 3).tower(0, 0).tower(1, 1).stock(0)
    t.acts(0, "build")
    t.choose("do:build")  # level 1 for nothing
    assert t.realm(0).tower == 1
    t.tower(1, 0).stock(1, ore=2)
    t.acts(1, "build", active=0)
    t.choose("do:build")
    assert t.resources(1) == (0, 0, 0)  # level 1 costs the Goblins one and the surcharge


@rule("TEK-RACE-ALL-R3")
def test_armies_in_water_and_on_cliffs_cannot_be_attacked_but_count() -> None:
    t = table("merfolk dragonkin lizardfolk", "GAL MOR AUG").magic(0, 1).magic(1, 2).magic(2, 4)
    t.armies(0, "AUG-W1 GAL-1").armies(1, "AUG-C1 AUG-3").armies(2, "AUG-5 AUG-1")
    t.acts(2, "patrol")
    t.play("do:patrol", "army:AUG-5")
    assert t.refused("to:AUG-W1") == t.refused("to:AUG-C1") == "TEK-REGION-01"
    t.acts(1, "patrol", active=1)
    t.play("do:patrol", "army:AUG-3")
    assert t.refused("to:AUG-W1") == "TEK-REGION-01"
    t.stock(0, food=2)
    t.acts(0, "expand")
    assert t.refused("do:expand") == "TEK-EXPAND-02"  # the third army costs three
    t.end()
    assert t.points(0, "armies") == 2


@rule("TEK-RACE-ALL-R3", "TEK-MOVE-03")
def test_an_army_in_water_saves_the_other_from_being_the_last() -> None:
    t = (
        table("merfolk dwarves elves", "GAL MOR AUG")
        .magic(0, 1)
        .armies(0, "GAL-W1 GAL-1")
        .armies(1, "GAL-2 MOR-1")
    )
    attack(t, 1, "GAL-2", "GAL-1")
    assert told(t, "war-began") == [(1, 0, "GAL-1")]


@rule("TEK-RACE-ALL-R4")
def test_an_instead_action_needs_its_own_conditions_and_leaves_its_shield_free() -> None:
    t = land("humans", 1).stock(0)
    t.acts(0, "research", active=1)
    assert t.refused("do:trade") == "TEK-TRADE-01"
    t = land("humans", 1).shields("trade")
    t.acts(0, "research", active=1)
    t.play("do:trade", "trade:food:ore", "amount:1")  # whether or not trade is taken
    assert t.match.shields == ["trade", "research"]


@rule("TEK-RACE-ALL-R5")
def test_entering_means_ending_there_after_any_war_with_the_army_still_in_it() -> None:
    t = (
        table("elves dwarves humans", "GAL MOR AUG", find_tokens=True)
        .magic(0, 2)
        .armies(0, "GAL-1 GAL-4")
        .stock(0)
    )
    t.face_down("bandits", "GAL-5")
    attack(t, 0, "GAL-1", "GAL-5")
    assert told(t, "army-lost") == [(0, "GAL-5")]
    assert t.resources(0) == (0, 0, 0)  # a forest, but the bandits were first
    t.armies(0, "GAL-1 GAL-4").armies(1, "GAL-5 MOR-1")
    attack(t, 0, "GAL-1", "GAL-5")
    assert t.resources(0) == (0, 0, 0)
    t.bids("flag", "flag")
    assert t.resources(0) == (1, 0, 0)
