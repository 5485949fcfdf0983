"""TEK-5P: who clears the action card skips the turn."""

from __future__ import annotations

from realms.testing.rules import rule

from .table import Table, table

FIVE = "orcs humans elves dwarves lizardfolk"
ALL = ["patrol", "quest", "build", "research", "expand", "trade"]


def idle_turn(t: Table) -> None:
    """The active player selects the first open action and nobody does it."""
    t.choose(t.options()[0])
    t.choose("pass")
    for _ in range(4):
        t.choose("collect")


@rule("TEK-5P-01")
def test_who_clears_the_card_passes_the_token_on_and_nobody_acts() -> None:
    t = table(FIVE).shields(*ALL[:5])
    before = [t.resources(seat) for seat in range(5)]
    t.turn_of(2)
    assert [event.kind.name for event in t.events] == ["card-cleared", "turn-skipped"]
    assert t.happened("turn-skipped") == [{"kind": "turn-skipped", "who": 2}]
    assert (t.match.active, t.active, t.prompt) == (3, 3, "select-action")
    assert [t.resources(seat) for seat in range(5)] == before
    assert t.refs("select") == ALL


@rule("TEK-5P-01")
def test_nobody_is_skipped_while_a_shield_is_left() -> None:
    t = table(FIVE).shields(*ALL[:4]).turn_of(2)
    assert (t.active, t.prompt) == (2, "select-action")
    assert not t.happened("turn-skipped")


@rule("TEK-5P-01")
def test_with_four_players_the_one_who_clears_selects() -> None:
    t = table("orcs humans elves dwarves").shields(*ALL[:5]).turn_of(2)
    assert t.happened("card-cleared")
    assert not t.happened("turn-skipped")
    assert (t.active, t.prompt) == (2, "select-action")


@rule("TEK-5P-01")
def test_the_skipped_player_collects_and_acts_in_the_turns_of_the_others() -> None:
    t = table(FIVE, "GAL MOR AUG ECL VEL").shields(*ALL[:5]).armies(4, "VEL-3 VEL-3").stock(4).turn_of(4)
    assert t.active == 0
    t.play("select:build", "pass", "collect", "collect", "collect")
    assert t.active == 4
    t.choose("collect")
    assert t.resources(4) == (0, 1, 0)


@rule("TEK-5P-02")
def test_in_five_cycles_everybody_selects_first_once_and_last_once() -> None:
    t = table(FIVE).turn_of(0)
    first, last, skipped = [], [], []
    for _ in range(5):
        order = []
        for _ in range(5):
            order.append(t.active)
            idle_turn(t)
        assert len({*order}) == 5  # all five select in every cycle
        first.append(order[0])
        last.append(order[-1])
        skipped.append(t.happened("turn-skipped")[0]["who"])
    assert first == [0, 1, 2, 3, 4]
    assert last == [4, 0, 1, 2, 3]
    assert skipped == [0, 1, 2, 3, 4]


@rule("TEK-5P-03R")
def test_after_the_trigger_the_clearing_ends_the_game_without_a_skip() -> None:
    t = table(FIVE).shields(*ALL[:4]).tower(3, 6).selects(1)
    idle_turn(t)
    assert t.match.over
    kinds = [event.kind.name for event in t.events]
    assert kinds[-3:] == ["end-triggered", "card-cleared", "game-ended"]
    assert not t.happened("turn-skipped")
