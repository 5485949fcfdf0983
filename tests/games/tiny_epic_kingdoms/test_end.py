"""TEK-END: what brings the end about, and when the game stops."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import Table, table

SEVEN = "GAL-1 GAL-1 GAL-2 GAL-2 GAL-3 GAL-3 GAL-4"
ALL = ["patrol", "quest", "build", "research", "expand", "trade"]


def idle_turn(t: Table, action: str) -> None:
    """The active player selects the action and nobody does it."""
    t.choose("select", action)
    t.choose("pass")
    while not t.match.over and t.prompt == "act-or-collect":
        t.choose("collect")
        while not t.match.over and t.prompt == "gain-of-choice":
            t.choose(t.options()[0])


@rule("TEK-END-01")
@pytest.mark.parametrize(("armies", "ends"), [(SEVEN, True), (SEVEN[6:], False)])
def test_all_seven_armies_in_play_trigger_the_end(armies: str, *, ends: bool) -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, armies).selects(1)
    idle_turn(t, "build")
    assert t.match.ending is ends
    assert bool(t.happened("end-triggered")) is ends


@rule("TEK-END-01")
def test_the_seventh_army_of_a_player_who_follows_triggers_the_end() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, "GAL-5 MOR-2").armies(2, SEVEN[6:])
    t.stock(2, food=7).selects(1).play("select:expand", "pass", "do:expand", "expand:GAL-4", "collect")
    assert t.happened("end-triggered") == [{"kind": "end-triggered", "who": 2}]


@rule("TEK-END-01")
def test_armies_that_lie_or_are_abroad_count() -> None:
    t = table("orcs humans elves", "TUL MOR AUG").armies(0, "TUL-1~ TUL-1~ MOR-2 MOR-3 MOR-3 AUG-5 AUG-5")
    t.selects(1)
    idle_turn(t, "build")
    assert t.match.ending


@rule("TEK-END-02")
@pytest.mark.parametrize(("level", "ends"), [(6, True), (5, False)])
def test_the_top_of_the_tower_triggers_the_end(level: int, *, ends: bool) -> None:
    t = table("orcs humans elves").tower(1, level).selects(0)
    idle_turn(t, "build")
    assert t.match.ending is ends


@rule("TEK-END-03")
@pytest.mark.parametrize(("level", "ends"), [(5, True), (4, False)])
def test_the_fifth_magic_level_triggers_the_end(level: int, *, ends: bool) -> None:
    t = table("orcs humans elves").magic(2, level).selects(0)
    idle_turn(t, "build")
    assert t.match.ending is ends


@rule("TEK-END-04")
def test_the_end_is_not_undone_when_an_army_is_lost() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, SEVEN).shields("build", "trade").selects(1)
    idle_turn(t, "research")
    assert t.match.ending
    t.armies(0, SEVEN[6:])
    idle_turn(t, "expand")
    assert t.match.ending
    idle_turn(t, "quest")
    assert t.match.over


@rule("TEK-END-04")
def test_the_end_is_triggered_once() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").tower(0, 6).magic(1, 5).selects(1)
    idle_turn(t, "research")
    assert len(t.happened("end-triggered")) == 1
    idle_turn(t, "expand")
    assert not t.happened("end-triggered")


@rule("TEK-END-05", "TEK-END-06R")
def test_the_game_goes_on_to_the_next_clearing() -> None:
    t = table("orcs humans elves").shields("patrol", "quest").magic(0, 4).stock(0, mana=5).selects(0)
    t.play("select:research", "do:research", "collect", "collect")  # the third shield
    assert t.match.ending
    for action in ("trade", "build"):  # two more turns
        assert t.prompt == "select-action"
        idle_turn(t, action)
    assert t.match.over
    assert t.match.shields == []
    assert [event.kind.name for event in t.events][-2:] == ["card-cleared", "game-ended"]


@rule("TEK-END-06R")
def test_players_act_and_collect_as_usual_after_the_trigger() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").shields("patrol", "quest", "trade").tower(2, 6)
    t.stock(0, ore=1).stock(1).selects(2)
    idle_turn(t, "research")
    assert t.match.ending
    t.stock(0, ore=1).stock(1)
    t.choose("select:build")
    assert t.active == 0
    t.play("do:build", "collect", "collect")
    assert t.match.over
    assert (t.realm(0).tower, t.resources(1)) == (1, (0, 1, 0))


@rule("TEK-END-06R")
def test_nobody_selects_an_action_in_the_turn_of_the_last_clearing() -> None:
    t = table("orcs humans elves").shields(*ALL[:5])
    with t.edit() as g:
        g.ending = True
    t.turn_of(0)
    assert t.match.over
    assert t.due == []
    assert t.happened("card-cleared") == [{"kind": "card-cleared", "who": 0}]
    assert not t.happened("action-selected")
    assert t.match.outcome() is not None


@rule("TEK-END-06R")
def test_without_a_trigger_a_clearing_ends_nothing() -> None:
    t = table("orcs humans elves").shields(*ALL[:5]).turn_of(0)
    assert t.prompt == "select-action"
    assert t.match.outcome() is None


@rule("TEK-END-07R")
def test_a_seventh_army_lost_in_the_same_turn_triggers_nothing() -> None:
    t = table("orcs humans elves", "GAL MOR AUG").armies(0, SEVEN[6:] + " AUG-4").armies(1, "MOR-1 MOR-2 AUG-5")
    t.stock(0).stock(1, ore=1).selects(1)
    assert len(t.realm(0).armies) == 7
    t.play("select:patrol", "do:patrol", "army:AUG-5", "to:AUG-4")
    t.bids("1", "flag")
    t.play("pay:ore")  # the defender has no food to retreat
    assert len(t.realm(0).armies) == 6
    t.play("collect", "collect")
    assert not t.match.ending


@rule("TEK-END-07R")
def test_a_tower_level_lost_to_the_dragon_lair_in_the_same_turn_triggers_nothing() -> None:
    t = table("orcs humans elves", "GAL MOR AUG", find_tokens=True).face_up("lair", "MOR-2").no_tokens_in("GAL-2")
    t.armies(0, "GAL-1 GAL-3").armies(1, "MOR-2 GAL-5 MOR-1").tower(0, 6).stock(0).stock(1, ore=1).selects(1)
    t.play("select:patrol", "do:patrol", "army:GAL-5", "to:GAL-1")
    t.bids("1", "flag")
    t.play("pay:ore", "lair", "retreat:GAL-2")
    assert t.realm(0).tower == 5
    t.play("collect", "collect")
    assert not t.match.ending


@rule("TEK-END-08R")
def test_triggered_with_the_fifth_shield_the_game_ends_at_the_next_turn() -> None:
    t = table("orcs humans elves").shields(*ALL[:4]).tower(1, 5).stock(1, ore=6)
    with t.edit() as g:
        g.shields = ["patrol", "quest", "expand", "trade"]
    t.selects(0).play("select:build", "pass", "do:build")
    assert not t.match.over
    t.choose("collect")
    kinds = [event.kind.name for event in t.events]
    assert kinds[-3:] == ["end-triggered", "card-cleared", "game-ended"]
    assert t.happened("card-cleared")[0]["who"] == 1  # the next player clears
    assert t.match.over


@rule("TEK-END-08R")
def test_triggered_with_the_first_shield_four_more_turns_are_played() -> None:
    t = table("orcs humans elves").tower(1, 6).selects(0)
    for turns, action in enumerate(["build", "research", "expand", "trade", "quest"], 1):
        idle_turn(t, action)
        assert t.match.over is (turns == 5)
