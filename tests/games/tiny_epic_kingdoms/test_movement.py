"""TEK-PATROL, TEK-QUEST and TEK-MOVE: where armies go, and where they may not."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import Table, table


def patrols(t: Table, army: str, seat: int = 0) -> Table:
    """The seat is about to patrol with this army."""
    t.acts(seat, "patrol")
    t.play("do:patrol", f"army:{army}")
    return t


def quests(t: Table, army: str, seat: int = 0) -> Table:
    t.acts(seat, "quest")
    t.play("do:quest", f"army:{army}")
    return t


@rule("TEK-PATROL-01")
def test_a_patrol_moves_one_army_to_an_adjacent_region() -> None:
    t = patrols(table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-1"), "GAL-1")
    assert t.refs("to") == ["GAL-2", "GAL-5"]
    t.choose("to:GAL-2")
    assert t.owners("GAL-1") == t.owners("GAL-2") == [0]
    assert t.happened("moved") == [{"kind": "moved", "who": 0, "area": "GAL-1", "to": "GAL-2"}]
    assert (t.active, t.prompt) == (1, "act-or-collect")  # one army, one step, and that is all


@rule("TEK-PATROL-01")
def test_a_patrol_stays_on_its_card() -> None:
    t = patrols(table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 AUG-5"), "AUG-5")
    assert t.refs("to") == ["AUG-2", "AUG-3", "AUG-4"]
    assert not t.offers("to", "GAL-2")


@rule("TEK-PATROL-01")
def test_without_a_way_there_is_no_patrol() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "MOR-5 MOR-5").armies(1, "MOR-3 MOR-3 MOR-1")
    t.acts(0, "patrol")
    assert t.refused("do", "patrol") == "TEK-PATROL-01"
    assert t.options() == ["pass"]


@rule("TEK-PATROL-01")
def test_an_army_without_a_way_does_not_patrol_and_another_does() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "MOR-5 GAL-1").armies(1, "MOR-3 MOR-3 MOR-1")
    t.acts(0, "patrol").choose("do:patrol")
    assert t.refs("army") == ["GAL-1"]
    assert t.refused("army", "MOR-5") == "TEK-PATROL-01"


@rule("TEK-PATROL-02", "TEK-REGION-02")
def test_a_river_cuts_two_regions_apart_from_both_sides() -> None:
    t = patrols(table("orcs humans elves", "MOR GAL AUG").armies(0, "MOR-4 MOR-5"), "MOR-4")
    assert t.refs("to") == ["MOR-1", "MOR-2"]
    assert t.refused("to", "MOR-3") == t.refused("to", "MOR-5") == "TEK-REGION-02"
    patrols(t, "MOR-5")
    assert t.refs("to") == ["MOR-3"]
    assert t.refused("to", "MOR-4") == "TEK-REGION-02"


@rule("TEK-PATROL-02", "TEK-REGION-01")
def test_water_and_cliffs_are_neither_entered_nor_crossed() -> None:
    t = patrols(table("orcs humans elves", "ELA GAL AUG").armies(0, "ELA-1 ELA-1"), "ELA-1")
    assert t.refs("to") == ["ELA-3"]
    assert t.refused("to", "ELA-W1") == t.refused("to", "ELA-C1") == "TEK-REGION-01"
    assert t.refused("to", "ELA-2") == t.refused("to", "ELA-5") == "TEK-PATROL-02"


@rule("TEK-PATROL-02")
def test_a_region_two_steps_away_is_not_adjacent() -> None:
    t = patrols(table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-3 GAL-3"), "GAL-3")
    assert t.refs("to") == ["GAL-2", "GAL-4"]
    assert t.refused("to", "GAL-1") == t.refused("to", "GAL-5") == "TEK-PATROL-02"


@rule("TEK-PATROL-03")
def test_a_lying_army_stands_up_in_place_of_a_move() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1~ TUL-5").acts(0, "patrol")
    t.choose("do:patrol")
    assert t.options() == ["stand:TUL-1", "army:TUL-5"]
    t.choose("stand:TUL-1")
    assert t.at("TUL-1") == [(0, False)]
    assert t.happened("stood-up") == [{"kind": "stood-up", "who": 0, "area": "TUL-1"}]
    assert t.active == 1  # it does not move as well


@rule("TEK-PATROL-03")
def test_one_patrol_stands_up_one_army() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1~ TUL-1~").acts(0, "patrol")
    t.play("do:patrol", "stand:TUL-1")
    assert t.at("TUL-1") == [(0, False), (0, True)]
    assert t.active == 1


@rule("TEK-PATROL-03")
def test_standing_up_makes_a_patrol_possible_where_no_army_can_move() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1~").acts(0, "patrol")
    assert t.offers("do", "patrol")
    t.choose("do:patrol")
    assert t.options() == ["stand:TUL-1"]


@rule("TEK-PATROL-03")
def test_only_lying_armies_stand_up() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1 TUL-5").armies(1, "FIO-4~ MOR-1")
    t.acts(0, "patrol").choose("do:patrol")
    assert t.options() == ["army:TUL-1", "army:TUL-5"]


@rule("TEK-PATROL-04R")
def test_a_patrol_may_take_place_in_a_foreign_land() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "MOR-3 GAL-1")
    t.acts(0, "patrol").choose("do:patrol")
    assert t.refs("army") == ["GAL-1", "MOR-3"]
    t.choose("army:MOR-3")
    assert t.refs("to") == ["MOR-2", "MOR-5"]
    t.choose("to:MOR-2")
    assert t.owners("MOR-2") == [0]


@rule("TEK-QUEST-01", "TEK-QUEST-02")
def test_a_quest_goes_from_the_edge_of_a_card_to_the_edge_of_another() -> None:
    t = table("orcs humans elves", "ECL VEL GAL").armies(0, "ECL-1 ECL-1")
    t.armies(1, "VEL-2 VEL-2").armies(2, "GAL-1 GAL-1")
    quests(t, "ECL-1")
    assert t.refs("to") == ["VEL-1", "VEL-3", "VEL-4", "VEL-5", "GAL-2", "GAL-3", "GAL-4", "GAL-5"]
    t.choose("to:VEL-4")
    assert t.owners("ECL-1") == t.owners("VEL-4") == [0]
    assert t.active == 1


@rule("TEK-QUEST-01")
def test_a_quest_leaves_its_card() -> None:
    t = quests(table("orcs humans elves", "MOR ECL GAL").armies(0, "MOR-4 MOR-4"), "MOR-4")
    assert not [ref for ref in t.refs("to") if ref.startswith("MOR")]


@rule("TEK-QUEST-02")
def test_a_region_inside_its_card_is_no_place_to_arrive() -> None:
    t = quests(table("orcs humans elves", "GAL VEL ECL").armies(0, "GAL-3 GAL-3"), "GAL-3")
    assert t.refused("to", "VEL-2") == t.refused("to", "ECL-4") == "TEK-QUEST-02"
    assert t.offers("to", "VEL-3")


@rule("TEK-QUEST-03")
def test_a_quest_enters_no_water_and_no_cliff() -> None:
    t = quests(table("orcs humans elves", "GAL AUG ECL").armies(0, "GAL-3 GAL-3"), "GAL-3")
    assert t.refused("to", "AUG-W1") == t.refused("to", "AUG-C1") == t.refused("to", "ECL-C1") == "TEK-QUEST-03"
    assert not {"AUG-W1", "AUG-C1", "ECL-C1"} & {*t.refs("to")}


@rule("TEK-QUEST-03")
def test_a_quest_is_no_way_over_the_river_of_its_own_card() -> None:
    t = quests(table("orcs humans elves", "MOR ECL GAL").armies(0, "MOR-5 MOR-5"), "MOR-5")
    assert not t.offers("to", "MOR-4")
    t.choose("to:GAL-2")
    quests(t, "GAL-2")
    assert t.offers("to", "MOR-4")  # the long way round takes two quests


@rule("TEK-QUEST-04R")
@pytest.mark.parametrize("seat", range(5))
def test_every_card_reaches_every_other(seat: int) -> None:
    homes = ["GAL", "MOR", "AUG", "ECL", "VEL"]
    t = table("orcs humans elves dwarves lizardfolk", " ".join(homes))
    home = homes[seat]
    t.armies(seat, f"{home}-1 {home}-3")
    quests(t, f"{home}-3", seat)
    assert {ref[:3] for ref in t.refs("to")} == {*homes} - {home}


@rule("TEK-QUEST-05R")
def test_an_army_inside_its_card_does_not_quest() -> None:
    t = table("orcs humans elves", "ECL VEL GAL").armies(0, "ECL-4 ECL-1").acts(0, "quest")
    t.choose("do:quest")
    assert t.refs("army") == ["ECL-1"]
    assert t.refused("army", "ECL-4") == "TEK-QUEST-05R"


@rule("TEK-QUEST-05R")
def test_with_all_armies_inside_the_card_there_is_no_quest() -> None:
    t = table("orcs humans elves", "ECL VEL GAL").armies(0, "ECL-4 VEL-2").acts(0, "quest")
    assert t.refused("do", "quest") == "TEK-QUEST-01"


@rule("TEK-MOVE-01", "TEK-MOVE-02", "TEK-MOVE-06")
@pytest.mark.parametrize("there", ["0 0", "1 1", "0 1", "1 2"])
def test_two_armies_fill_a_region_whatever_their_colours(there: str) -> None:
    own, *others = ["GAL-1 GAL-3", "MOR-1", "AUG-1"]
    seats = there.split()
    t = table("orcs humans elves", "GAL MOR AUG")
    for seat, start in enumerate([own, *others]):
        t.armies(seat, " ".join([start, *["GAL-2"] * seats.count(str(seat))]))
    assert t.owners("GAL-2") == [int(seat) for seat in seats]  # TEK-MOVE-06: all these may stand there
    patrols(t, "GAL-1")
    assert t.refused("to", "GAL-2") == "TEK-MOVE-02"
    assert t.refs("to") == ["GAL-5"]


@rule("TEK-MOVE-02")
def test_a_full_region_cannot_be_entered_by_a_quest() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(1, "MOR-2 MOR-2 MOR-3")
    quests(t.armies(0, "GAL-1 GAL-3"), "GAL-1")
    assert t.refused("to", "MOR-2") == "TEK-MOVE-02"
    assert t.offers("to", "MOR-3")


@rule("TEK-MOVE-01")
def test_a_region_is_full_for_a_retreat_too() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-4 GAL-4 AUG-5").stock(0, ore=1, food=9)
    t.armies(1, "GAL-5 MOR-5").stock(1, ore=3)
    patrols(t, "GAL-1").choose("to:GAL-5")
    t.bids("flag", "1")
    t.choose("pay:ore")
    assert t.refs("retreat") == ["GAL-1"]
    assert t.refused("retreat", "GAL-4") == "TEK-MOVE-01"


@rule("TEK-MOVE-03")
@pytest.mark.parametrize(("action", "start", "area"), [("patrol", "GAL-1", "GAL-2"), ("quest", "GAL-3", "AUG-2")])
def test_nobody_enters_the_region_of_a_last_army(action: str, start: str, area: str) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, area).acts(0, action)
    t.play(f"do:{action}", f"army:{start}")
    assert t.refused("to", area) == "TEK-MOVE-03"
    t.armies(1, f"{area} MOR-5")  # with another army in play, however far, it is not the last
    assert t.offers("to", area)


@rule("TEK-MOVE-03")
def test_a_lying_army_elsewhere_is_an_army_in_play() -> None:
    t = table("orcs humans elves", "GAL FIO ECL").armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 FIO-4~")
    patrols(t, "GAL-1")
    assert t.offers("to", "GAL-2")


@rule("TEK-MOVE-03")
def test_a_last_army_that_lies_cannot_be_attacked_either() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-2 TUL-3").armies(1, "TUL-1~")
    patrols(t, "TUL-2")
    assert t.refused("to", "TUL-1") == "TEK-MOVE-03"


@rule("TEK-MOVE-03")
def test_an_ally_cannot_enter_the_region_of_a_last_army() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2").armies(1, "GAL-2")
    patrols(t, "GAL-1")
    assert t.refused("to", "GAL-2") == "TEK-MOVE-02"
    t.armies(0, "GAL-1 GAL-3")
    assert t.refused("to", "GAL-2") == "TEK-MOVE-03"


@rule("TEK-MOVE-04")
@pytest.mark.parametrize(("action", "area"), [("patrol", "GAL-2"), ("quest", "AUG-2")])
def test_a_last_army_does_not_attack(action: str, area: str) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1").armies(1, f"{area} MOR-5").acts(0, action)
    t.play(f"do:{action}", "army:GAL-1")
    assert t.refused("to", area) == "TEK-MOVE-04"
    free = "GAL-5" if action == "patrol" else "AUG-3"
    t.choose("to", free)
    assert t.owners(free) == [0]


@rule("TEK-MOVE-04")
def test_a_last_army_walled_in_by_others_has_no_patrol() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1").armies(1, "GAL-2 GAL-5").acts(0, "patrol")
    assert t.refused("do", "patrol") == "TEK-PATROL-01"


@rule("TEK-MOVE-04")
def test_a_last_army_may_leave_a_shared_region() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1").armies(1, "GAL-1 MOR-1")
    patrols(t, "GAL-1").choose("to:GAL-2")
    assert t.owners("GAL-1") == [1]
    assert t.owners("GAL-2") == [0]


@rule("TEK-MOVE-05")
@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_a_lying_army_does_not_move(action: str) -> None:
    t = table("orcs humans elves", "FIO MOR ECL").armies(0, "FIO-4~ FIO-1").acts(0, action)
    t.choose("do", action)
    assert t.refused("army", "FIO-4") == "TEK-MOVE-05"
    assert t.refs("army") == ["FIO-1"]


@rule("TEK-MOVE-05")
@pytest.mark.parametrize("armies", ["FIO-4~ FIO-4 MOR-5", "FIO-4 FIO-4~ MOR-5"])
def test_of_a_lying_and_a_standing_army_the_standing_one_moves(armies: str) -> None:
    t = quests(table("orcs humans elves", "FIO MOR ECL").armies(0, armies), "FIO-4")
    t.choose("to:ECL-3")
    assert t.at("FIO-4") == [(0, True)]
    assert t.at("ECL-3") == [(0, False)]


@rule("TEK-MOVE-05")
def test_a_player_whose_armies_all_lie_has_no_quest() -> None:
    t = table("orcs humans elves", "FIO MOR ECL").armies(0, "FIO-4~ FIO-4~").acts(0, "quest")
    assert t.refused("do", "quest") == "TEK-QUEST-01"


@rule("TEK-MOVE-06", "TEK-MOVE-07")
def test_entering_a_region_of_another_player_is_war_at_once() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(2, "GAL-2 AUG-1")
    patrols(t, "GAL-1").choose("to:GAL-2")
    assert t.prompts == [(0, "war-dice"), (2, "war-dice")]
    assert t.happened("war-began") == [{"kind": "war-began", "who": 0, "whom": 2, "area": "GAL-2"}]
    t.bids("flag", "flag")
    assert t.owners("GAL-2") == [0, 2]


@rule("TEK-MOVE-07")
def test_entering_a_region_of_an_ally_is_war_too() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 GAL-3 MOR-1")
    patrols(t, "GAL-1").choose("to:GAL-2")
    assert t.prompts == [(0, "war-dice"), (1, "war-dice")]


@rule("TEK-MOVE-07")
def test_entering_an_empty_region_is_no_war() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, "GAL-5 MOR-1")
    patrols(t, "GAL-1").choose("to:GAL-2")
    assert not t.happened("war-began")


@rule("TEK-MOVE-08R")
@pytest.mark.parametrize(("action", "to"), [("patrol", "GAL-2"), ("quest", "MOR-4")])
def test_an_army_may_join_another_of_its_player(action: str, to: str) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, f"GAL-1 {to}").acts(0, action)
    t.play(f"do:{action}", "army:GAL-1", f"to:{to}")
    assert t.at(to) == [(0, False), (0, False)]
    assert not t.happened("war-began")
