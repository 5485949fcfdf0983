"""Realms from Python, as the product page promises it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import realms
from realms.kernel.match import Match

GAME = "tiny_epic_kingdoms"


def play_on(match: Match, choices: int) -> Match:
    for _ in range(choices):
        menu = next(d for d in match.due if not d.optional)
        match.apply(menu.seat, menu.options[match.seq * 7 % len(menu.options)].key)
    return match


def test_everything_promised_is_there() -> None:
    for name in realms.__all__:
        assert getattr(realms, name) is not None
    assert set(realms.__all__) <= set(dir(realms))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        realms.chess  # noqa: B018


def test_importing_realms_loads_no_game() -> None:
    code = "import realms, sys; assert not [m for m in sys.modules if m.startswith('realms.')]"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_whole_game() -> None:
    match = realms.new_match(GAME, players=3, seed=7)
    assert realms.outcome(match) is None
    while match.due:
        assert match.outcome() is None
        menu = next(d for d in match.due if not d.optional)
        match.apply(menu.seat, menu.options[match.seq * 7 % len(menu.options)].key)
    ended = realms.outcome(match)
    assert ended is not None
    assert len(ended.scores) == 3
    assert ended.winners
    with pytest.raises(realms.IllegalChoice, match="The match is over"):
        match.apply(0, "pass")


def test_the_same_arguments_give_the_same_match() -> None:
    one = realms.new_match(GAME, players=4, seed=12)
    two = realms.new_match(GAME, players=4, seed=12)
    other = realms.new_match(GAME, players=4, seed=13)
    assert realms.digest(one) == realms.digest(two) != realms.digest(other)
    assert realms.digest(play_on(one, 30)) == realms.digest(play_on(two, 30))


def test_a_seed_is_drawn_and_kept_where_none_is_given() -> None:
    match = realms.new_match(GAME)
    assert match.seats == 4
    assert match.header is not None
    again = realms.new_match(GAME, seed=match.header.seed)
    assert realms.digest(match) == realms.digest(again)


def test_a_ruleset_can_be_named() -> None:
    match = realms.new_match(f"{GAME}@1", seed=1)
    assert match.header is not None
    assert match.header.ruleset == f"{GAME}@1"
    assert realms.spec(GAME) is realms.spec(f"{GAME}@1")


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "chess"}, realms.UnknownGame, "There is no game 'chess'; the games are "),
        ({"game": f"{GAME}@99"}, realms.UnknownGame, "There is no game"),
        ({"game": 7}, realms.UnknownGame, "A game is named by a word, not by 7."),
        ({"players": 1}, realms.BadOptions, f"{GAME} takes 2 to 5 players, not 1."),
        ({"players": 6}, realms.BadOptions, f"{GAME} takes 2 to 5 players, not 6."),
        ({"players": "4"}, realms.BadOptions, "The number of players must be a whole number, not '4'."),
        ({"players": True}, realms.BadOptions, "The number of players must be a whole number, not True."),
        ({"seed": "abc"}, realms.BadOptions, "The seed must be a whole number, not 'abc'."),
        ({"seed": 1.0}, realms.BadOptions, "The seed must be a whole number, not 1.0."),
        ({"seed": 1 << 64}, realms.BadOptions, "The seed must lie between"),
        ({"options": {"colour": 1}}, realms.BadOptions, f"{GAME} has no option 'colour'; the options are "),
        ({"options": {"find_tokens": "yes"}}, realms.BadOptions, "find_tokens is true or false, not 'yes'."),
        ({"options": {"races": ["orcs"]}}, realms.BadOptions, "races must name 4 different races"),
        ({"options": "find_tokens"}, realms.BadOptions, "Options are pairs of a name and a value"),
    ],
)
def test_what_cannot_be_set_up(arguments: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        realms.new_match(**{"game": GAME, "players": 4, "seed": 1, **arguments})
    assert str(caught.value).startswith(sentence)
    assert isinstance(caught.value, realms.RealmsError)


@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [(0, "fly:home", "option"), (9, "pass", "seat"), (-1, "pass", "seat"), (1, "pass", "seat")],
)
def test_a_choice_that_was_not_offered_changes_nothing(seat: int, key: str, reason: str) -> None:
    match = play_on(realms.new_match(GAME, players=2, seed=3), 20)
    while [d.seat for d in match.due] != [0]:
        play_on(match, 1)
    before = realms.digest(match)
    moves = list(match.moves or [])
    with pytest.raises(realms.IllegalChoice) as caught:
        match.apply(seat, key)
    assert caught.value.reason == reason
    assert realms.digest(match) == before
    assert match.moves == moves
    assert str(caught.value).endswith(".")


def test_views() -> None:
    match = realms.new_match(GAME, players=2, seed=3)
    assert realms.view(match, 0).seat == 0
    assert realms.view(match, realms.SPECTATOR).due == []
    for seat in (2, -1, "0", True):
        with pytest.raises(realms.RealmsError, match="There is no seat"):
            realms.view(match, seat)  # type: ignore[arg-type]


def test_events_are_told_unless_nobody_listens() -> None:
    silent = realms.new_match(GAME, seed=1, events=False)
    assert silent.log is None
    assert silent.apply(silent.due[0].seat, silent.due[0].options[0].key) == []
    telling = realms.new_match(GAME, seed=1)
    assert telling.log
    events = [telling.apply(telling.due[0].seat, telling.due[0].options[0].key) for _ in range(10)]
    assert any(events)
    assert realms.new_match(GAME, seed=1, record=False).moves is None


def test_a_copy_keeps_the_header_and_records_nothing() -> None:
    match = play_on(realms.new_match(GAME, players=3, seed=1), 10)
    copy = match.clone()
    assert copy.header is match.header
    assert copy.moves is None
    play_on(copy, 10)
    assert len(match.moves or ()) == match.seq == 10
