"""Races (TEK-RACE), Halflings to Lizardfolk: seat 0 is the race, the others know no magic."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .positions import beaten, bonus, collect, duel, land, neutral_at, steps, trades
from .table import Table, attack, pay, table, told


@rule("TEK-RACE-HALFLINGS-1")
@pytest.mark.parametrize(("seat", "start", "to"), [(0, "GAL-1", "GAL-2"), (1, "GAL-2", "GAL-1")])
def test_halflings_gain_two_of_choice_for_each_alliance(seat: int, start: str, to: str) -> None:
    t = land("halflings", 1, theirs="GAL-2 MOR-1")
    attack(t, seat, start, to, active=0)
    t.bids("flag", "flag")
    assert (t.active, t.rule) == (0, "TEK-RACE-HALFLINGS-1")
    t.choose("gain:mana")
    assert (t.prompt, t.resources(0)) == ("gain-of-choice", (4, 3, 3))
    t.choose("gain:food")
    assert t.prompt != "gain-of-choice"
    assert t.resources(0) == (4, 3, 4)
    assert t.resources(1) == (3, 3, 3)


@rule("TEK-RACE-HALFLINGS-1")
def test_the_gain_of_an_alliance_minds_the_cap_and_needs_magic() -> None:
    t = land("halflings", 1, theirs="GAL-2 MOR-1").stock(0, mana=9, ore=8, food=9)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "flag")
    assert t.refused("gain:mana") == "TEK-COLLECT-06"
    t.choose("gain:ore")
    assert t.prompt != "gain-of-choice"  # nothing fits any more
    assert t.resources(0) == (9, 9, 9)
    t = land("halflings", 0, theirs="GAL-2 MOR-1")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "flag")
    assert told(t, "allied") == [(0, 1, "GAL-2")]
    assert t.prompt != "gain-of-choice"


@rule("TEK-RACE-HALFLINGS-1")
def test_a_war_that_renews_an_alliance_counts_and_a_lost_one_does_not() -> None:
    t = land("halflings", 1, "GAL-1 GAL-2 GAL-5", "GAL-1 GAL-3 MOR-1")
    attack(t, 0, "GAL-2", "GAL-3")
    t.bids("flag", "flag")
    assert t.prompt == "gain-of-choice"
    t = land("halflings", 1, theirs="GAL-2 MOR-1")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "1")
    pay(t, "ore")
    assert t.prompt == "retreat"


@rule("TEK-RACE-HALFLINGS-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "got"),
    [
        ("GAL-1 GAL-3", "GAL-1 MOR-1", (1, 0, 2)),
        ("GAL-1 GAL-3", "GAL-1 GAL-3", (2, 0, 2)),
        ("GAL-1 GAL-1", "MOR-1 MOR-1", (0, 0, 1)),
        ("HAL-2 HAL-5", "HAL-2 MOR-1", (0, 0, 1)),
    ],
)
def test_halflings_collect_more_where_they_share(mine: str, theirs: str, got: tuple[int, int, int]) -> None:
    homes = "HAL MOR AUG" if "HAL" in mine else "GAL MOR AUG"
    assert collect(land("halflings", 2, mine, theirs, homes)) == got


@rule("TEK-RACE-HALFLINGS-2")
def test_shared_ruins_give_halflings_two_of_choice_if_their_army_lies() -> None:
    t = land("halflings", 2, "TUL-1~ TUL-5", "TUL-1 MOR-1", "TUL MOR AUG")
    assert collect(t) == (0, 0, 1)
    t.play("gain:mana", "gain:ore")
    assert t.resources(0) == (1, 1, 1)
    assert t.active == 1
    t = land("halflings", 2, "TUL-1 TUL-5", "TUL-1~ MOR-1", "TUL MOR AUG")
    assert collect(t) == (0, 0, 1)
    assert t.active == 1


@rule("TEK-RACE-HALFLINGS-3")
def test_after_a_flag_halflings_retreat_free_from_every_region() -> None:
    t = land("halflings", 3, "GAL-1 GAL-4 GAL-5", "GAL-1 GAL-3 MOR-1").stock(0)
    beaten(t, "GAL-3", "GAL-4")
    t.choose("vacate:GAL-4")
    assert dict(t.due[0].args)["n"] == 0
    t.choose("retreat:GAL-3")
    t.choose("retreat:GAL-2")
    assert t.resources(0) == (0, 0, 0)
    assert (t.owners("GAL-3"), t.owners("GAL-2")) == ([0], [0])


@rule("TEK-RACE-HALFLINGS-3")
def test_the_free_retreat_is_optional_and_not_for_numbers() -> None:
    t = land("halflings", 3, theirs="GAL-2 MOR-1").stock(0)
    beaten(t, "GAL-2", "GAL-1")
    assert t.offers("give-up")
    t = land("halflings", 3, theirs="GAL-2 MOR-1").stock(0, ore=1)
    attack(t, 1, "GAL-2", "GAL-1", active=0)
    t.bids("2", "1")
    pay(t, "ore")
    pay(t, "mana")
    assert told(t, "army-lost") == [(0, "GAL-1")]
    t = land("halflings", 2, theirs="GAL-2 MOR-1").stock(0)
    assert told(beaten(t, "GAL-2", "GAL-1"), "army-lost") == [(0, "GAL-1")]


@rule("TEK-RACE-HALFLINGS-4")
def test_halflings_trade_better_with_allies_two_at_most() -> None:
    assert trades(land("halflings", 4), 1) == (3, 4, 2)
    assert trades(land("halflings", 4, theirs="GAL-1 GAL-3"), 1) == (3, 5, 2)  # one ally in two regions
    assert trades(land("halflings", 4, theirs="GAL-1 MOR-1").armies(2, "GAL-3 AUG-1"), 1) == (3, 6, 2)
    t = table("halflings dwarves elves orcs", "GAL MOR AUG ECL").magic(0, 4).armies(0, "GAL-1 GAL-3 GAL-5")
    t.armies(1, "GAL-1 MOR-1").armies(2, "GAL-3 AUG-1").armies(3, "GAL-5 ECL-1").stock(0, food=3)
    assert trades(t, 1) == (0, 3, 2)


@rule("TEK-RACE-HALFLINGS-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ("GAL-1 GAL-3", "MOR-1 MOR-1", 0),
        ("GAL-1 GAL-3", "GAL-1 MOR-1", 1),
        ("GAL-1 GAL-2 GAL-3 GAL-4", "GAL-1 GAL-2 GAL-3 GAL-4", 3),
    ],
)
def test_halflings_score_shared_regions(mine: str, theirs: str, vp: int) -> None:
    assert bonus(land("halflings", 5, mine, theirs)) == vp


@rule("TEK-RACE-HUMANS-1", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 1])
def test_humans_may_trade_instead_of_research(active: int) -> None:
    t = land("humans", 1)
    t.acts(0, "research", active=active)
    t.play("do:trade", "trade:food:ore", "amount:3")
    assert t.resources(0) == (3, 6, 0)
    assert t.realm(0).magic == 1
    assert t.match.shields[-1] == "research"
    t.acts(0, "trade")
    assert not t.offers("do:research")
    t = land("humans", 0)
    t.acts(0, "research")
    assert not t.offers("do:trade")


@rule("TEK-RACE-HUMANS-2")
def test_humans_receive_one_more() -> None:
    assert trades(land("humans", 2), 1) == (3, 5, 2)
    assert trades(land("humans", 2).stock(0, ore=8, food=1), 1) == (0, 9, 0)
    t = land("humans", 2).stock(0, ore=8, food=3)
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore")
    assert t.refused("amount:2") == "TEK-TRADE-03R"


def humans_at_war(mana: int, ore: int, food: int = 0, level: int = 3) -> Table:
    t = land("humans", level, theirs="GAL-2 MOR-1").stock(0, mana=mana, ore=ore, food=food)
    return attack(t, 0, "GAL-1", "GAL-2")


@rule("TEK-RACE-HUMANS-3")
@pytest.mark.parametrize(("units", "left"), [("mana", (1, 3, 0)), ("ore ore", (2, 1, 0))])
def test_humans_pay_two_less_with_one_type(units: str, left: tuple[int, int, int]) -> None:
    t = humans_at_war(2, 3)
    t.bids("4", "flag")
    pay(t, units)
    assert t.resources(0) == left
    assert t.prompt == "retreat"


@rule("TEK-RACE-HUMANS-3")
def test_a_mixed_payment_is_paid_in_full() -> None:
    t = humans_at_war(2, 3)
    t.bids("7", "flag")
    pay(t, "ore ore ore mana mana")
    assert t.resources(0) == (0, 0, 0)
    assert t.prompt == "retreat"
    t = humans_at_war(2, 3, level=2)
    t.bids("4", "flag")
    pay(t, "mana")
    assert t.prompt == "pay-war"


@rule("TEK-RACE-HUMANS-3R")
@pytest.mark.parametrize("n", ["1", "2"])
@pytest.mark.parametrize("unit", ["mana", "ore"])
def test_if_nothing_is_left_to_pay_humans_pay_one_unit(n: str, unit: str) -> None:
    t = humans_at_war(2, 3)
    t.bids(n, "flag")
    assert t.options() == ["pay:mana", "pay:ore"]
    pay(t, unit)
    assert t.resources(0) == ((1, 3, 0) if unit == "mana" else (2, 2, 0))
    assert t.prompt == "retreat"


@rule("TEK-RACE-HUMANS-3R")
@pytest.mark.parametrize(
    ("mana", "ore", "most"), [(2, 3, 7), (2, 0, 6), (0, 3, 5), (1, 1, 4), (0, 0, 0), (4, 1, 10), (5, 9, 11)]
)
def test_what_humans_can_show(mana: int, ore: int, most: int) -> None:
    t = humans_at_war(mana, ore, food=9)
    assert t.seat(0).refs("bid") == [str(n) for n in range(1, most + 1)]


@rule("TEK-RACE-HUMANS-3R", "TEK-RACE-ALL-R1")
@pytest.mark.parametrize(("mana", "ore", "most"), [(1, 1, 6), (1, 0, 6), (0, 0, 2)])
def test_other_discounts_are_added_for_humans(mana: int, ore: int, most: int) -> None:
    t = table("humans dwarves elves", "GAL MOR AUG", find_tokens=True).magic(0, 3).armies(0, "GAL-1 GAL-3")
    t.armies(1, "GAL-2 MOR-1").face_up("fort", "GAL-3").stock(0, mana=mana, ore=ore, food=9)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid")[-1] == str(most)
    t.bids("2", "flag")  # the fort pays it all: no unit is due
    assert t.resources(0) == (mana, ore, 9)
    assert t.prompt == "retreat"


@rule("TEK-RACE-HUMANS-4", "TEK-RACE-HUMANS-4R")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-3 GAL-2", 4, (1, 1, 1)),  # GAL-2 at the lake
        ("MOR-3 MOR-5", 4, (0, 1, 2)),  # both at the river: one food
        ("GAL-3 AUG-1", 4, (2, 0, 0)),  # dry
        ("GAL-3 GAL-2", 3, (1, 1, 0)),
    ],
)
def test_humans_by_the_water_collect_one_more_food(mine: str, level: int, got: tuple[int, int, int]) -> None:
    t = land("humans", level, "GAL-4 GAL-5").armies(2, "AUG-2 AUG-2").armies(0, mine)
    assert collect(t) == got


@rule("TEK-RACE-HUMANS-5")
@pytest.mark.parametrize(("stock", "vp"), [((4, 4, 4), 3), ((9, 3, 4), 2), ((3, 3, 3), 0), ((0, 0, 9), 1)])
def test_humans_score_stockpiles(stock: tuple[int, int, int], vp: int) -> None:
    assert bonus(land("humans", 5).stock(0, mana=stock[0], ore=stock[1], food=stock[2])) == vp


@rule("TEK-RACE-LIZARDFOLK-1", "TEK-RACE-LIZARDFOLK-1R")
def test_lizardfolk_patrol_to_any_land_of_the_territory() -> None:
    t = land("lizardfolk", 1, "MOR-4 MOR-1", "MOR-2 MOR-2")
    assert steps(t, "MOR-4") == ["MOR-1", "MOR-3", "MOR-5"]
    assert t.refused("to:MOR-C1") == "TEK-REGION-01"
    assert t.refused("to:MOR-2") == "TEK-MOVE-02"
    t.choose("to:MOR-5")
    assert t.owners("MOR-5") == [0]
    t = land("lizardfolk", 1, "GAL-1 GAL-5")
    assert steps(t, "GAL-1") == ["GAL-2", "GAL-3", "GAL-4", "GAL-5"]
    assert t.refused("to:GAL-W1") == "TEK-REGION-01"
    assert not t.offers("to:MOR-5")
    assert steps(land("lizardfolk", 0, "MOR-4 MOR-1", "MOR-2 MOR-2"), "MOR-4") == ["MOR-1"]


@rule("TEK-RACE-LIZARDFOLK-1")
def test_a_far_patrol_starts_a_war_as_any_other() -> None:
    t = attack(land("lizardfolk", 1, theirs="GAL-4 MOR-1"), 0, "GAL-1", "GAL-4")
    assert told(t, "war-began") == [(0, 1, "GAL-4")]
    t = land("lizardfolk", 1, theirs="GAL-4")
    assert steps(t, "GAL-1") == ["GAL-2", "GAL-3", "GAL-5"]
    assert t.refused("to:GAL-4") == "TEK-MOVE-03"


@rule("TEK-RACE-LIZARDFOLK-2", "TEK-RACE-ALL-R4")
@pytest.mark.parametrize("active", [0, 2])
@pytest.mark.parametrize(("selected", "done", "to"), [("patrol", "quest", "MOR-5"), ("quest", "patrol", "GAL-4")])
def test_lizardfolk_patrol_for_quest_and_quest_for_patrol(selected: str, done: str, to: str, active: int) -> None:
    t = land("lizardfolk", 2)
    t.acts(0, selected, active=active)
    assert t.offers("do", selected)
    t.play(f"do:{done}", "army:GAL-1", f"to:{to}")
    assert t.owners(to) == [0]
    assert t.match.shields[-1] == selected
    t = land("lizardfolk", 1)
    t.acts(0, selected)
    assert not t.offers("do", done)


@rule("TEK-RACE-LIZARDFOLK-3")
@pytest.mark.parametrize(
    ("to", "by", "got"),
    [
        ("GAL-2", "patrol", (3, 4, 3)),
        ("GAL-5", "patrol", (4, 3, 3)),
        ("GAL-4", "patrol", (3, 3, 4)),
        ("MOR-5", "quest", (3, 3, 4)),
    ],
)
def test_lizardfolk_gain_what_the_region_bears(to: str, by: str, got: tuple[int, int, int]) -> None:
    assert attack(land("lizardfolk", 3), 0, "GAL-1", to, by).resources(0) == got
    assert attack(land("lizardfolk", 2), 0, "GAL-1", to, by).resources(0) == (3, 3, 3)


@rule("TEK-RACE-LIZARDFOLK-3R")
def test_ruins_give_lizardfolk_one_of_choice_and_capitals_nothing() -> None:
    t = attack(land("lizardfolk", 3, "HAL-1 HAL-5", homes="HAL MOR AUG"), 0, "HAL-1", "HAL-3")
    assert t.at("HAL-3") == [(0, True)]
    t.choose("gain:food")
    assert t.resources(0) == (3, 3, 4)
    t = attack(land("lizardfolk", 3, "HAL-1 HAL-5", homes="HAL MOR AUG"), 0, "HAL-1", "HAL-2")
    assert t.resources(0) == (3, 3, 3)
    assert t.active == 1


@rule("TEK-RACE-LIZARDFOLK-3R")
def test_lizardfolk_gain_after_the_war_if_they_stay_and_not_by_retreat() -> None:
    t = land("lizardfolk", 3, theirs="GAL-2 MOR-1").stock(1)
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("3", "flag")
    pay(t, "ore ore ore")
    assert t.resources(0) == (3, 1, 3)
    t = land("lizardfolk", 3, theirs="GAL-2 MOR-1")
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids("flag", "1")
    pay(t, "ore")
    t.choose("retreat:GAL-4")
    assert t.resources(0) == (3, 3, 1)


def swapping(
    mine: str, theirs: str, third: str = "AUG-1 AUG-1", homes: str = "GAL MOR AUG", level: int = 4
) -> Table:
    """The Lizardfolk are about to choose whom to swap."""
    t = table("lizardfolk dwarves elves", homes).magic(0, level).armies(0, "").armies(1, "").armies(2, third)
    t.armies(1, theirs).armies(0, mine).stock(0, ore=3).stock(1, ore=3)
    t.acts(0, "quest")
    t.choose("do:quest")
    return t


@rule("TEK-RACE-LIZARDFOLK-4", "TEK-RACE-LIZARDFOLK-3R")
def test_lizardfolk_swap_an_army_for_another_in_place_of_a_quest() -> None:
    t = swapping("GAL-1 GAL-3", "MOR-2 MOR-5")
    assert t.refs("swap") == ["GAL-1", "GAL-3"]
    t.choose("swap:GAL-1")
    assert t.refs("with") == ["MOR-2", "MOR-5", "AUG-1"]
    t.choose("with:MOR-5")
    assert (t.owners("GAL-1"), t.owners("MOR-5")) == ([1], [0])
    assert t.resources(0) == (0, 3, 1)  # moved into plains
    assert t.resources(1) == (0, 3, 0)
    assert t.active == 1
    assert swapping("GAL-1 GAL-3", "MOR-2 MOR-5", level=3).refs("swap") == []


@rule("TEK-RACE-LIZARDFOLK-4")
def test_a_region_with_armies_of_two_players_is_not_swapped_with() -> None:
    t = swapping("GAL-1 GAL-3 MOR-5", "MOR-2 MOR-5 MOR-3", "MOR-2 AUG-1")
    t.choose("swap:GAL-1")
    assert t.refs("with") == ["MOR-3", "AUG-1"]
    assert t.refused("with:MOR-2") == "TEK-RACE-LIZARDFOLK-4"
    assert t.refused("with:MOR-5") == "TEK-RACE-LIZARDFOLK-4"  # the own ally stands there


@rule("TEK-RACE-LIZARDFOLK-4", "TEK-RACE-LIZARDFOLK-2")
def test_a_swap_also_stands_in_for_the_quest_taken_for_a_patrol() -> None:
    t = swapping("GAL-1 GAL-3", "MOR-2 MOR-5")
    t.acts(0, "patrol")
    t.choose("do:quest")
    assert t.refs("swap") == ["GAL-1", "GAL-3"]


@rule("TEK-RACE-LIZARDFOLK-4R")
def test_a_swap_takes_any_two_regions_edge_or_not() -> None:
    t = swapping("GAL-1 GAL-3", "GAL-2 MOR-5")
    t.play("swap:GAL-1", "with:GAL-2")  # on one card
    assert (t.owners("GAL-1"), t.owners("GAL-2")) == ([1], [0])
    t = swapping("ECL-4 ECL-1", "VEL-2 VEL-5", homes="ECL VEL AUG")
    assert t.refused("army:ECL-4") == "TEK-QUEST-05R"
    t.play("swap:ECL-4", "with:VEL-2")  # both inside their cards
    assert (t.owners("ECL-4"), t.owners("VEL-2")) == ([1], [0])


@rule("TEK-RACE-LIZARDFOLK-4R")
def test_neither_army_may_lie_or_be_the_last() -> None:
    t = swapping("TUL-1~ TUL-5", "FIO-4~ FIO-1", homes="TUL FIO MOR", third="MOR-1")
    assert t.refused("swap:TUL-1") == "TEK-RACE-LIZARDFOLK-4R"
    t.choose("swap:TUL-5")
    assert t.refs("with") == ["FIO-1"]
    assert t.refused("with:FIO-4") == "TEK-RACE-LIZARDFOLK-4R"
    assert t.refused("with:MOR-1") == "TEK-RACE-LIZARDFOLK-4R"
    t = swapping("GAL-1", "MOR-2 MOR-5")
    assert t.refused("swap:GAL-1") == "TEK-RACE-LIZARDFOLK-4R"


@rule("TEK-RACE-LIZARDFOLK-4R", "TEK-RACE-ALL-R3")
def test_each_must_be_able_to_enter_the_others_region() -> None:
    t = table("lizardfolk dragonkin elves", "GAL MOR AUG").magic(0, 4).magic(1, 1).armies(1, "MOR-C1 MOR-1")
    t.armies(0, "GAL-1 GAL-3")
    t.acts(0, "quest")
    t.play("do:quest", "swap:GAL-1")
    assert t.refused("with:MOR-C1") == "TEK-REGION-01"
    assert t.offers("with:MOR-1")
    # GAL-1 is shared with the Elves, whose last army it is: the Dwarves could not enter
    t = swapping("GAL-1 GAL-3", "MOR-2 MOR-5", "GAL-1")
    t.choose("swap:GAL-3")
    assert t.offers("with:MOR-2")
    t = swapping("GAL-1 GAL-3", "MOR-2 MOR-5", "GAL-1")
    assert t.refused("swap:GAL-1") == "TEK-RACE-LIZARDFOLK-4"


@rule("TEK-RACE-LIZARDFOLK-4R")
def test_neutral_armies_are_not_swapped() -> None:
    t = duel("lizardfolk", 4)
    t.acts(0, "quest")
    t.play("do:quest", "swap:GAL-1")
    assert t.refs("with") == ["GAL-2", "MOR-1"]


@rule("TEK-RACE-LIZARDFOLK-4R", "TEK-RUINS-01")
def test_armies_swapped_into_ruins_lie_down() -> None:
    t = swapping("TUL-1 TUL-5", "FIO-4 FIO-1", homes="TUL FIO MOR", third="MOR-1 MOR-1")
    t.play("swap:TUL-1", "with:FIO-4", "gain:ore")
    assert (t.at("TUL-1"), t.at("FIO-4")) == ([(1, True)], [(0, True)])


@rule("TEK-RACE-LIZARDFOLK-4R2")
def test_two_wars_first_where_the_lizardfolk_went() -> None:
    t = swapping("GAL-1 GAL-1 GAL-3", "MOR-2 MOR-2 MOR-5")
    t.play("swap:GAL-1", "with:MOR-2")
    assert t.prompts == [(0, "war-dice"), (1, "war-dice")]
    t.bids("1", "1")  # a tie: the Dwarves defend MOR-2
    pay(t, "ore")
    pay(t, "ore")
    assert t.owners("MOR-2") == [1]
    assert t.owners("GAL-1") == [0, 1]  # the first war is not about this region
    assert t.prompts == [(1, "war-dice"), (0, "war-dice")]
    t.bids("1", "1")  # now the Lizardfolk defend
    pay(t, "ore")
    pay(t, "ore")
    assert t.owners("GAL-1") == [0]
    assert t.resources(0) == (0, 1, 0)  # beaten where they went: nothing gained
    assert t.active == 1


@rule("TEK-RACE-LIZARDFOLK-4R2", "TEK-BREAK-01")
def test_one_alliance_of_two_fronts_may_break_over_the_other() -> None:
    t = swapping("GAL-1 GAL-1 GAL-3", "MOR-2 MOR-2 MOR-5")
    t.play("swap:GAL-1", "with:MOR-2")
    t.bids("flag", "flag")
    assert t.owners("MOR-2") == [0, 1]
    t.bids("1", "flag")
    pay(t, "ore")
    assert told(t, "alliance-broken") == [(1, 0)]
    t.choose("vacate:GAL-1")
    assert (t.owners("GAL-1"), t.owners("MOR-2")) == ([1], [1])


@rule("TEK-RACE-LIZARDFOLK-4R2")
def test_a_single_army_on_the_other_side_leaves_only_the_second_war() -> None:
    t = swapping("GAL-1 GAL-1 GAL-3", "MOR-2 MOR-5")
    t.play("swap:GAL-1", "with:MOR-2")
    assert t.owners("MOR-2") == [0]
    assert t.prompts == [(1, "war-dice"), (0, "war-dice")]


@rule("TEK-RACE-LIZARDFOLK-4R2")
def test_an_ally_left_behind_meets_the_swapped_army() -> None:
    t = swapping("GAL-1 GAL-3", "MOR-2 MOR-5", "GAL-1 AUG-1")
    t.play("swap:GAL-1", "with:MOR-2")
    assert t.prompts == [(1, "war-dice"), (2, "war-dice")]
    t.bids("flag", "1")
    pay(t, "ore")
    assert (t.owners("GAL-1"), t.owners("MOR-2")) == ([2], [0])


@rule("TEK-RACE-LIZARDFOLK-4R2")
def test_no_war_where_friends_meet() -> None:
    t = swapping("GAL-1 GAL-3", "GAL-1 MOR-5")  # shared with the Dwarves
    t.play("swap:GAL-1", "with:MOR-5")
    assert (t.owners("GAL-1"), t.owners("MOR-5")) == ([1, 1], [0])
    assert t.prompt == "act-or-collect"


@rule("TEK-RACE-LIZARDFOLK-5")
@pytest.mark.parametrize(("mine", "vp"), [("GAL-1 GAL-3", 0), ("MOR-2 MOR-3", 1), ("GAL-1 MOR-2 AUG-2", 2)])
def test_lizardfolk_score_foreign_territories(mine: str, vp: int) -> None:
    assert bonus(land("lizardfolk", 5, mine)) == vp


@rule("TEK-RACE-LIZARDFOLK-5")
def test_the_lost_kingdom_counts_as_foreign_and_there_is_no_limit() -> None:
    t = duel("lizardfolk", 5)
    t.neutrals("").armies(0, f"GAL-1 {neutral_at(t)}")
    assert bonus(t) == 1
    t = table("lizardfolk dwarves elves orcs humans").magic(0, 5).armies(0, "MOR-2 AUG-2 ECL-2 VEL-2")
    assert bonus(t) == 4
