"""Races (TEK-RACE), Halflings to Valkyries, and what holds for all. Seat 0 is the race, others know no magic."""

from __future__ import annotations

import pytest

from realms.games.tiny_epic_kingdoms.data.territories import AREAS, EDGE_LAND_OF
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told


def land(
    race: str, level: int, mine: str = "GAL-1 GAL-3", theirs: str = "MOR-1 MOR-1", homes: str = "GAL MOR AUG"
) -> Table:
    """The race with some armies; the Dwarves at `theirs`, the Elves at home. 3 of each resource."""
    t = table(f"{race} dwarves elves", homes).magic(0, level).armies(0, "").armies(1, theirs).armies(0, mine)
    return t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def duel(race: str, level: int, mine: str = "GAL-1 GAL-3", theirs: str = "GAL-2 MOR-1") -> Table:
    """Two players: the race and the Dwarves."""
    t = table(f"{race} dwarves", "GAL MOR").magic(0, level).armies(0, mine).armies(1, theirs)
    return t.stock(0, mana=3, ore=3, food=3).stock(1, mana=3, ore=3, food=3)


def neutral_at(t: Table) -> str:
    return AREAS[EDGE_LAND_OF[t.match.lost_kingdom][0]]


def collect(t: Table, seat: int = 0) -> tuple[int, int, int]:
    """What the seat collects, starting from nothing."""
    t.stock(seat)
    t.acts(seat, "trade", active=(seat + 1) % 3)
    t.choose("collect")
    return t.resources(seat)


def beaten(t: Table, start: str, to: str, by: str = "patrol", seat: int = 1) -> Table:
    """The seat moves in showing 1 against the flag and pays an ore."""
    attack(t, seat, start, to, by, active=0)
    t.bids("1", "flag")
    return pay(t, "ore") if t.prompt == "pay-war" else t


def bonus(t: Table, seat: int = 0) -> int:
    t.end()
    return t.points(seat, "bonus")


@rule("TEK-RACE-HALFLINGS-1")
@pytest.mark.parametrize(("seat", "start", "to"), [(0, "GAL-1", "GAL-2"), (1, "GAL-2", "GAL-1")])
def test_halflings_gain_one_of_choice_for_each_alliance(seat: int, start: str, to: str) -> None:
    t = land("halflings", 1, theirs="GAL-2 MOR-1")
    attack(t, seat, start, to, active=0)
    t.bids("flag", "flag")
    assert (t.active, t.rule) == (0, "TEK-RACE-HALFLINGS-1")
    t.choose("gain:mana")
    assert t.resources(0) == (4, 3, 3)
    assert t.resources(1) == (3, 3, 3)


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


def trades(t: Table, amount: int) -> tuple[int, int, int]:
    t.acts(0, "trade")
    t.play("do:trade", "trade:food:ore", f"amount:{amount}")
    return t.resources(0)


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


def steps(t: Table, start: str) -> list[str]:
    t.acts(0, "patrol")
    t.play("do:patrol", f"army:{start}")
    return t.refs("to")


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
def test_merfolk_quest_by_water_inside_a_card() -> None:
    """VEL-2 lies inside by the water, ECL-4 inside and dry, GAL-W1 is a lake inside its card."""
    t = attack(land("merfolk", 3, "VEL-2 VEL-5", homes="VEL MOR GAL"), 0, "VEL-2", "GAL-W1", "quest")
    assert t.owners("GAL-W1") == [0]
    attack(t, 0, "GAL-W1", "VEL-2", "quest")
    assert t.owners("VEL-2") == [0]
    t = land("merfolk", 2, "VEL-2 VEL-5", homes="VEL MOR GAL")
    t.acts(0, "quest")
    t.choose("do:quest")
    assert t.refused("army:VEL-2") == "TEK-QUEST-05R"
    t = land("merfolk", 3, "VEL-2 VEL-5", homes="VEL MOR ECL")
    t.acts(0, "quest")
    t.play("do:quest", "army:VEL-2")
    assert t.refused("to:ECL-4") == "TEK-QUEST-02"
    assert t.offers("to:ECL-2")  # a dry edge is still an edge


@rule("TEK-RACE-MERFOLK-4")
@pytest.mark.parametrize(
    ("mine", "level", "got"),
    [
        ("GAL-2 GAL-3", 4, (2, 1, 0)),
        ("GAL-W1 GAL-3", 4, (2, 0, 1)),
        ("GAL-3 AUG-1", 4, (2, 0, 0)),
        ("GAL-1 GAL-4", 4, (1, 0, 2)),
        ("GAL-2 GAL-3", 3, (1, 1, 0)),
    ],
)
def test_merfolk_by_or_in_water_collect_one_more_mana(mine: str, level: int, got: tuple[int, int, int]) -> None:
    t = land("merfolk", level, "GAL-4 GAL-5").armies(2, "AUG-2 AUG-2").armies(0, mine)
    assert collect(t) == got


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
    assert t.resources(0) == (4, 2, 3)


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
    t.choose("gain:ore")
    t.choose("gain:ore")
    assert t.resources(0) == (3, 4, 3)
    assert t.realm(0).removed == 2


@rule("TEK-RACE-UNDEAD-1", "TEK-RACE-UNDEAD-5")
def test_neutral_armies_count_for_the_undead() -> None:
    t = duel("undead", 1).stock(0, mana=9)
    there = neutral_at(t)
    attack(t, 0, "GAL-1", there, "quest")
    pay(t, "mana mana mana")
    t.choose("gain:ore")
    assert t.resources(0) == (6, 1, 0)
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
        ("GAL-1 GAL-1 GAL-2 GAL-2", "MOR-1 MOR-1", 0),
        ("GAL-1 GAL-1 GAL-2 GAL-2 GAL-3", "GAL-3 MOR-1", 0),
        ("TUL-1~ TUL-2 TUL-3 TUL-4 TUL-5", "MOR-1 MOR-1", 0),
        ("TUL-1~ TUL-2 TUL-3 TUL-4 TUL-5 TUL-5", "TUL-1~ MOR-1", 2),
    ],
)
def test_valkyries_score_a_host_without_allies(mine: str, theirs: str, vp: int) -> None:
    homes = "TUL MOR AUG" if "TUL" in mine else "GAL MOR AUG"
    assert bonus(land("valkyries", 5, mine, theirs, homes)) == vp


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
