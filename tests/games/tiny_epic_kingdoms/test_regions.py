"""TEK-REGION and TEK-RUINS: what kinds of land there are, and what ruins do to armies."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import table


@rule("TEK-REGION-01")
def test_water_and_cliffs_are_closed_to_patrols_quests_and_new_armies() -> None:
    t = table("orcs humans elves", "AUG GAL ECL").armies(0, "AUG-3 GAL-3").stock(0, food=3).acts(0, "patrol")
    t.play("do:patrol", "army:AUG-3")
    assert t.refused("to", "AUG-W1") == t.refused("to", "AUG-C1") == "TEK-REGION-01"
    t.acts(0, "quest").play("do:quest", "army:GAL-3")
    assert not [ref for ref in t.refs("to") if ref[4:] in ("W1", "C1")]
    t.acts(0, "expand").choose("do:expand")
    assert t.refs("expand") == ["GAL-3", "AUG-3"]


@rule("TEK-REGION-01")
@pytest.mark.parametrize(("race", "entered", "closed"), [("merfolk", "W1", "C1"), ("dragonkin", "C1", "W1")])
def test_a_race_may_enter_what_is_closed_to_others(race: str, entered: str, closed: str) -> None:
    t = table(f"{race} humans elves", "AUG GAL ECL").magic(0, 1).armies(0, "AUG-3 AUG-1").acts(0, "patrol")
    t.play("do:patrol", "army:AUG-3")
    assert t.refused("to", f"AUG-{closed}") == "TEK-REGION-01"
    t.choose("to", f"AUG-{entered}")
    assert t.owners(f"AUG-{entered}") == [0]
    t.armies(1, "AUG-3 GAL-1").acts(1, "patrol").play("do:patrol", "army:AUG-3")
    assert t.refused("to", f"AUG-{entered}") == "TEK-REGION-01"  # it stays closed to the others


@rule("TEK-REGION-01", "TEK-REGION-02")
def test_a_retreat_takes_no_way_a_patrol_could_not() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 MOR-2").stock(0, ore=1, food=9)
    t.armies(1, "MOR-4 MOR-1").stock(1, ore=1).acts(0, "patrol")
    t.play("do:patrol", "army:MOR-2", "to:MOR-4")
    t.bids("flag", "1")
    t.choose("pay:ore")
    assert t.refs("retreat") == ["MOR-2"]  # MOR-1 is held, MOR-3 and MOR-5 lie behind the river, C1 is a cliff


@rule("TEK-REGION-02")
@pytest.mark.parametrize(("start", "behind"), [("TUL-2", "TUL-3"), ("TUL-3", "TUL-2")])
def test_regions_parted_by_a_river_are_not_adjacent(start: str, behind: str) -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, f"{start} {start}").acts(0, "patrol")
    t.play("do:patrol", f"army:{start}")
    assert t.refused("to", behind) == "TEK-REGION-02"


@rule("TEK-REGION-02")
def test_a_river_stops_a_goblin_expansion() -> None:
    t = table("goblins humans elves", "TUL MOR AUG").magic(0, 3).armies(0, "TUL-3 TUL-3").stock(0, food=9)
    t.acts(0, "expand").choose("do:expand")
    assert t.refs("expand") == ["TUL-5"]


@rule("TEK-REGION-03")
def test_a_capital_is_worth_two_alone_and_one_to_each_of_two_allies() -> None:
    t = table("orcs humans elves", "ELA WHI GAL").armies(1, "WHI-1 WHI-2").armies(0, "ELA-3 ELA-3 WHI-1")
    t.end()
    assert t.points(0, "capitals") == 3  # two armies in a capital count once
    assert t.points(1, "capitals") == 1
    assert t.points(2, "capitals") == 0


@rule("TEK-REGION-03")
def test_a_capital_counts_for_whoever_is_there_at_the_end() -> None:
    t = table("orcs humans elves", "ELA WHI GAL").armies(1, "ELA-3 WHI-2").armies(0, "ELA-1 WHI-1")
    t.end()
    assert (t.points(0, "capitals"), t.points(1, "capitals")) == (2, 2)


@rule("TEK-REGION-04")
def test_a_capital_yields_nothing_even_with_a_camp() -> None:
    t = table("orcs humans elves", "ELA WHI GAL", find_tokens=True).armies(0, "ELA-3 ELA-3 ELA-4").stock(0)
    t.face_up("camp", "ELA-3").acts(0, "build", active=1).choose("collect")
    assert t.resources(0) == (0, 1, 0)
    assert t.active == 1


@rule("TEK-REGION-05R")
def test_two_allies_both_control_their_region() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).face_up("camp", "GAL-3")
    t.armies(0, "GAL-3 GAL-1").armies(1, "GAL-3 MOR-1").stock(0).stock(1).stock(2)
    t.acts(0, "build", active=2).play("collect", "collect")
    assert t.resources(0) == (2, 0, 1)
    assert t.resources(1) == (2, 1, 0)


@rule("TEK-REGION-05R")
def test_control_ends_when_the_army_leaves() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).face_up("fort", "GAL-3").no_tokens_in("GAL-4")
    t.armies(0, "GAL-3 GAL-1").armies(1, "GAL-2 MOR-1").stock(0, ore=1).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2")
    assert t.seat(0).offers("bid", "3")  # the fort's 2 and one ore
    t.bids("flag", "1")
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).face_up("fort", "GAL-3")
    t.armies(0, "GAL-3 GAL-1").armies(1, "GAL-2 MOR-1").stock(0, ore=1).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-3", "to:GAL-2")
    assert t.seat(0).refused("bid", "2") == "TEK-WAR-03"  # the army that held the fort has left it


@rule("TEK-REGION-06R")
@pytest.mark.parametrize(
    ("area", "wet"),
    [("GAL-1", True), ("GAL-3", False), ("MOR-5", True), ("MOR-2", False), ("ECL-2", False), ("ECL-3", True)],
)
def test_a_region_beside_a_lake_or_a_river_is_adjacent_to_water(area: str, *, wet: bool) -> None:
    t = table("humans orcs elves", "GAL MOR ECL").magic(0, 4).armies(0, f"{area} {area}").stock(0, food=2)
    t.acts(0, "build", active=1).choose("collect")
    mana, ore, food = t.resources(0)
    assert mana + ore + food == 2 + 1 + wet  # Humans 4: one food more beside water


@rule("TEK-RUINS-01")
@pytest.mark.parametrize(("action", "start"), [("patrol", "FIO-1"), ("quest", "GAL-3")])
def test_an_army_that_moves_into_ruins_lies_down(action: str, start: str) -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, f"{start} FIO-3").acts(0, action)
    t.play(f"do:{action}", f"army:{start}", "to:FIO-4")
    assert t.at("FIO-4") == [(0, True)]
    assert t.happened("laid-down") == [{"kind": "laid-down", "who": 0, "area": "FIO-4"}]


@rule("TEK-RUINS-01")
@pytest.mark.parametrize(("there", "after"), [("FIO-4~", [True, True]), ("FIO-4", [False, True])])
def test_an_army_added_in_ruins_lies_down_and_the_other_keeps_its_stance(there: str, after: list[bool]) -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, f"{there} FIO-1").stock(0, food=3).acts(0, "expand")
    t.play("do:expand", "expand:FIO-4")
    assert [lies for _, lies in t.at("FIO-4")] == after


@rule("TEK-RUINS-01")
def test_an_army_that_joins_a_standing_one_lies_down_alone() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4 FIO-1").acts(0, "patrol")
    t.play("do:patrol", "army:FIO-1", "to:FIO-4")
    assert t.at("FIO-4") == [(0, False), (0, True)]


@rule("TEK-RUINS-01")
def test_an_army_elsewhere_stays_on_its_feet() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4 FIO-1").acts(0, "patrol")
    t.play("do:patrol", "army:FIO-4", "to:FIO-5")
    assert t.at("FIO-5") == [(0, False)]


@rule("TEK-RUINS-02", "TEK-RUINS-02R")
def test_two_lying_armies_in_one_ruin_bring_one_resource() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-4~").stock(0).acts(0, "build", active=1)
    t.play("collect", "gain:ore")
    assert t.resources(0) == (0, 1, 0)
    assert t.active == 1


@rule("TEK-RUINS-02R", "TEK-RUINS-04")
def test_a_lying_army_beside_a_standing_one_brings_its_resource() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-4").stock(0).acts(0, "build", active=1)
    t.play("collect", "gain:mana")
    assert t.resources(0) == (1, 0, 0)
    assert t.active == 1


@rule("TEK-RUINS-02")
def test_an_army_that_came_to_ruins_this_turn_collects_there_in_the_next() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-1 FIO-2").stock(0).selects(0)
    t.play("select:patrol", "do:patrol", "army:FIO-1", "to:FIO-4", "collect", "collect")
    t.play("select:build", "pass", "collect", "collect", "gain:ore")
    assert t.resources(0) == (0, 1, 1)


@rule("TEK-RUINS-03")
def test_a_lying_army_counts_for_war_and_keeps_lying_when_it_wins() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-1").armies(1, "FIO-5 GAL-1")
    t.stock(0, ore=2).stock(1, ore=1).acts(1, "patrol").play("do:patrol", "army:FIO-5", "to:FIO-4")
    t.bids("1", "2")
    t.play("pay:ore", "pay:ore", "pay:ore")
    assert t.at("FIO-4") == [(0, True)]
    assert t.owners("FIO-5") == []


@rule("TEK-RUINS-03")
def test_a_lying_army_is_an_army_to_expand_at() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-1 FIO-1").stock(0, food=4)
    t.acts(0, "expand").choose("do:expand")
    assert t.options() == ["expand:FIO-4"]


@rule("TEK-RUINS-03")
@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_a_lying_army_cannot_move(action: str) -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-1").acts(0, action)
    t.choose("do", action)
    assert not t.offers("army", "FIO-4")
    assert t.refused("army", "FIO-4") == "TEK-MOVE-05"


@rule("TEK-RUINS-04")
def test_a_standing_army_in_ruins_collects_nothing() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4 FIO-4").stock(0).acts(0, "build", active=1)
    t.choose("collect")
    assert t.resources(0) == (0, 0, 0)
    assert t.active == 1


@rule("TEK-RUINS-05")
@pytest.mark.parametrize(("action", "to"), [("patrol", "FIO-5"), ("quest", "GAL-3")])
def test_an_army_stands_up_by_one_patrol_and_leaves_by_a_later_move(action: str, to: str) -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-1").acts(0, "patrol")
    t.play("do:patrol", "stand:FIO-4")
    assert t.active == 1
    t.acts(0, action).play(f"do:{action}", "army:FIO-4", f"to:{to}")
    assert t.at(to) == [(0, False)]


@rule("TEK-RUINS-06")
@pytest.mark.parametrize("armies", ["FIO-4~ FIO-4 FIO-1", "FIO-4~ FIO-4~ FIO-1", "FIO-4 FIO-4 FIO-1"])
def test_armies_in_ruins_are_lost_at_the_end_lying_or_not(armies: str) -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, armies)
    t.end()
    assert t.at("FIO-4") == []
    assert t.points(0, "armies") == 1
    assert [lost["area"] for lost in t.happened("army-lost")] == ["FIO-4", "FIO-4"]


@rule("TEK-RUINS-06")
def test_a_realm_may_lose_all_its_armies_in_ruins() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-4~").tower(0, 6)
    t.end()
    assert (t.points(0, "armies"), t.points(0, "tower")) == (0, 8)


@rule("TEK-RUINS-06")
def test_both_allies_in_ruins_are_lost() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-1").armies(1, "FIO-4~ GAL-1 GAL-2")
    t.end()
    assert (t.points(0, "armies"), t.points(1, "armies")) == (1, 2)


@rule("TEK-RUINS-07R")
def test_an_army_once_stood_up_stays_standing() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4~ FIO-4~ FIO-1").stock(0).selects(0)
    t.play("select:patrol", "do:patrol", "stand:FIO-4", "collect", "collect")
    t.play("select:build", "pass", "collect", "collect", "gain:ore")  # the other one still lies
    assert t.at("FIO-4") == [(0, False), (0, True)]
    assert t.resources(0) == (1, 1, 0)


@rule("TEK-RUINS-07R")
def test_a_standing_army_that_is_attacked_in_ruins_and_wins_stays_standing() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4 FIO-1").armies(1, "FIO-5 GAL-1")
    t.stock(0, ore=1).stock(1).acts(1, "patrol").play("do:patrol", "army:FIO-5", "to:FIO-4")
    t.bids("flag", "1")
    t.choose("pay:ore")
    assert t.at("FIO-4") == [(0, False)]


@rule("TEK-RUINS-07R")
def test_an_army_that_enters_ruins_again_lies_down_again() -> None:
    t = table("orcs humans elves", "FIO GAL ECL").armies(0, "FIO-4 FIO-1")
    t.acts(0, "patrol").play("do:patrol", "army:FIO-4", "to:FIO-5")
    t.acts(0, "patrol").play("do:patrol", "army:FIO-5", "to:FIO-4")
    assert t.at("FIO-4") == [(0, True)]


@rule("TEK-RUINS-01", "TEK-RUINS-07R")
def test_war_in_ruins_under_a_token_the_winner_lies_down_and_then_turns_it_up() -> None:
    t = table("orcs humans elves", "FIO GAL ECL", find_tokens=True).face_down("treasure", "FIO-4")
    t.armies(0, "FIO-1 FIO-3").armies(1, "FIO-4 GAL-1").stock(0, ore=1).stock(1).acts(0, "patrol")
    t.play("do:patrol", "army:FIO-1", "to:FIO-4")
    t.bids("1", "flag")
    t.choose("pay:ore")
    kinds = [event.kind.name for event in t.events]
    assert kinds.index("army-lost") < kinds.index("laid-down") < kinds.index("token-found")
    assert t.at("FIO-4") == [(0, True)]
    t.play("gain:mana", "gain:mana")
    assert t.resources(0) == (2, 0, 0)
    assert t.active == 1


@rule("TEK-RUINS-01")
def test_bandits_in_ruins_take_the_army_that_has_just_lain_down() -> None:
    t = table("orcs humans elves", "FIO GAL ECL", find_tokens=True).face_down("bandits", "FIO-4")
    t.armies(0, "FIO-1 FIO-4").stock(0).acts(0, "patrol").play("do:patrol", "army:FIO-1", "to:FIO-4")
    assert t.at("FIO-4") == [(0, False)]  # the standing army was there before and is not theirs to take
    assert len(t.realm(0).armies) == 1
