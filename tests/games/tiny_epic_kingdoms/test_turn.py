"""TEK-TURN: five phases, one action for all, collecting for those who do not want it."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import Table, table

ALL = ["patrol", "quest", "build", "research", "expand", "trade"]


def kinds(t: Table) -> list[str]:
    return [event.kind.name for event in t.events]


@rule("TEK-TURN-01")
def test_a_turn_clears_selects_acts_checks_the_end_and_passes_the_token() -> None:
    t = table("orcs humans elves").tower(2, 5).stock(2, ore=6)
    t.shields("patrol", "quest", "trade", "research", "expand").turn_of(0)
    assert kinds(t) == ["card-cleared"]
    assert (t.active, t.prompt) == (0, "select-action")
    t.choose("select:build")
    assert kinds(t) == ["action-selected"]
    assert (t.active, t.prompt) == (0, "act-or-collect")
    t.play("do:build", "collect")
    assert not t.match.ending
    t.choose("do:build")
    assert kinds(t) == ["action-taken", "paid", "built", "end-triggered"]
    assert (t.match.active, t.active, t.prompt) == (1, 1, "select-action")


@rule("TEK-TURN-02")
def test_five_shields_are_removed_at_the_start_of_the_turn() -> None:
    t = table("orcs humans elves").shields(*ALL[:5]).turn_of(1)
    assert t.happened("card-cleared") == [{"kind": "card-cleared", "who": 1}]
    assert t.match.shields == []
    assert t.refs("select") == ALL


@rule("TEK-TURN-02")
def test_four_shields_stay() -> None:
    t = table("orcs humans elves").shields(*ALL[:4]).turn_of(1)
    assert not t.happened("card-cleared")
    assert t.match.shields == ALL[:4]
    assert t.refs("select") == ["expand", "trade"]


@rule("TEK-TURN-02")
def test_the_fifth_shield_stays_until_the_next_turn() -> None:
    t = table("orcs humans elves").shields(*ALL[:4]).selects(1)
    t.play("select:trade", "pass", "collect")
    assert len(t.match.shields) == 5
    t.choose("collect")
    assert kinds(t)[-1] == "card-cleared"
    assert t.match.shields == []


@rule("TEK-TURN-03")
def test_an_action_with_a_shield_cannot_be_selected() -> None:
    t = table("orcs humans elves").shields("quest", "trade").selects(0)
    assert t.refused("select", "quest") == t.refused("select", "trade") == "TEK-TURN-03"
    assert t.refs("select") == ["patrol", "build", "research", "expand"]


@rule("TEK-TURN-03")
def test_selecting_is_not_optional_and_is_announced() -> None:
    t = table("orcs humans elves").selects(0)
    assert t.options() == [f"select:{action}" for action in ALL]
    t.choose("select:research")
    assert t.match.shields == ["research"]
    for seat in range(3):
        assert t.told(seat) == [{"kind": "action-selected", "who": 0, "action": "research"}]


@rule("TEK-TURN-03")
def test_one_action_stays_unused_in_each_cycle() -> None:
    t = table("orcs humans elves").selects(0)
    for action in ALL[:5]:
        t.choose("select", action)
        assert t.match.shields[-1] == action
        t.until("select-action")
    assert t.refs("select") == ALL
    assert t.match.clearings == 1


@rule("TEK-TURN-03R")
def test_an_action_nobody_can_perform_may_be_selected() -> None:
    t = table("orcs humans elves")
    for seat in range(3):
        t.stock(seat)
    t.selects(0)
    assert t.refs("select") == ALL
    t.choose("select:build")
    for seat in range(3):
        assert t.active == seat
        assert t.refused("do", "build") == "TEK-BUILD-01"
        t.choose("pass" if seat == 0 else "collect")
    assert t.prompt == "select-action"


@rule("TEK-TURN-04")
def test_the_active_player_performs_the_action_or_does_nothing() -> None:
    t = table("orcs humans elves").stock(1, ore=1).selects(1)
    t.choose("select:build")
    assert t.active == 1
    assert t.options() == ["do:build", "pass"]
    t.choose("pass")
    assert t.realm(1).tower == 0
    assert t.resources(1) == (0, 1, 0)
    assert t.active == 2


@rule("TEK-TURN-04")
def test_an_active_player_who_cannot_act_does_nothing() -> None:
    t = table("orcs humans elves").stock(1).selects(1)
    t.choose("select:research")
    assert t.options() == ["pass"]
    assert t.refused("do", "research") == "TEK-RESEARCH-01"


@rule("TEK-TURN-05")
def test_the_others_act_or_collect_clockwise_after_the_active_player() -> None:
    t = table("orcs humans elves dwarves").selects(2)
    t.choose("select:build")
    asked = []
    for _ in range(4):
        asked.append(t.active)
        assert t.offers("do", "build")
        t.choose("do:build" if t.active != 0 else "collect")
    assert asked == [2, 3, 0, 1]
    assert [t.realm(seat).tower for seat in range(4)] == [0, 1, 1, 1]
    assert t.active == 3


@rule("TEK-TURN-05")
def test_only_the_selected_action_may_be_performed() -> None:
    t = table("orcs humans elves").acts(1, "trade", active=0)
    assert t.options() == ["do:trade", "collect"]


@rule("TEK-TURN-06")
def test_the_active_player_never_collects() -> None:
    t = table("orcs humans elves").stock(0).acts(0, "trade")
    assert t.refused("collect") == "TEK-TURN-06"
    assert t.options() == ["pass"]


@rule("TEK-TURN-07R")
def test_a_war_is_over_before_the_next_player_decides() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, "MOR-1 GAL-2")
    t.stock(0, ore=3).stock(1, food=5).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2")
    assert t.prompts == [(0, "war-dice"), (1, "war-dice")]
    t.bids("2", "flag")
    assert t.prompts == [(0, "pay-war")]
    t.play("pay:ore", "pay:ore")
    assert t.prompts == [(1, "retreat")]
    t.choose("retreat:GAL-4")
    assert t.prompts == [(1, "act-or-collect")]
    t.choose("collect")  # a plains where the army is now, a mountain at home
    assert t.resources(1) == (0, 1, 4)


@rule("TEK-TURN-07R")
def test_an_action_may_take_from_the_next_player_what_it_needs() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-3").armies(1, "MOR-1 MOR-1 GAL-2")
    t.stock(0, ore=3).stock(1).acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1", "to:GAL-2")
    t.bids("1", "flag")
    t.choose("pay:ore")  # without food the army is lost at once
    assert (t.active, t.prompt) == (1, "act-or-collect")
    t.choose("do:patrol")
    assert t.refs("army") == ["MOR-1"]


@rule("TEK-TURN-08R")
def test_collecting_nothing_is_allowed_and_there_is_no_third_choice() -> None:
    t = table("orcs humans elves", "GAL ELA AUG").armies(1, "ELA-3 ELA-3").stock(1).acts(1, "research", active=0)
    assert t.options() == ["collect"]  # two armies in a capital bring nothing
    t.choose("collect")
    assert t.resources(1) == (0, 0, 0)
    assert t.active == 2
    assert not t.offers("pass")


@rule("TEK-TURN-09")
@pytest.mark.parametrize("action", ALL)
def test_there_are_six_actions(action: str) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-1 GAL-2").stock(0, mana=1, ore=1, food=3)
    t.selects(0)
    assert t.refs("select") == ALL
    t.choose("select", action)
    t.choose("do", action)
    assert t.happened("action-taken") == [{"kind": "action-taken", "who": 0, "action": action}]


@rule("TEK-TURN-10")
def test_the_end_is_checked_when_all_have_acted() -> None:
    t = table("orcs humans elves").tower(0, 5).stock(0, ore=6).selects(0)
    t.play("select:build", "do:build")
    assert t.realm(0).tower == 6
    assert not t.match.ending
    t.choose("collect")
    assert not t.match.ending
    t.choose("collect")
    assert t.match.ending
    assert kinds(t)[-1] == "end-triggered"


@rule("TEK-TURN-11")
def test_the_token_goes_clockwise() -> None:
    t = table("orcs humans elves").selects(0)
    actives = []
    for action in ALL[:4]:
        actives.append(t.active)
        t.choose("select", action)
        t.until("select-action")
    assert actives == [0, 1, 2, 0]
