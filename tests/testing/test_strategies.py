"""Games as numbers: the same numbers play the same game, and failures shrink."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, find, given, settings

from realms.kernel.codec import digest
from realms.kernel.match import Match
from realms.testing import choices
from realms.testing.strategies import Prefix, matches, prefixes
from testing.lantern import RULES, SPEC, Table

SETTINGS = settings(
    database=None,
    deadline=None,
    derandomize=True,
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def test_numbers_count_from_the_end() -> None:
    match = SPEC.new_match(2, 1, {})
    assert choices.at(match, 0) == (0, "done")
    options = match.due[0].options
    assert choices.at(match, len(options) - 1) == (0, options[0].key)
    assert choices.at(match, len(options)) == (0, "done")
    for option in options:
        assert choices.at(match, choices.number_of(match, 0, option.key)) == (0, option.key)
    with pytest.raises(ValueError, match="not offered"):
        choices.number_of(match, 1, "done")


def test_small_numbers_leave_optional_decisions_alone() -> None:
    match = SPEC.new_match(2, 1, {})
    while match.due[0].prompt != "bid":
        match.apply(*choices.at(match, 0))
    match.apply(0, "bid:1")
    offered = [(seat, option.key) for seat, option in choices.offered(match)]
    assert offered[0] == (0, "withdraw")
    assert choices.at(match, 0) == (1, "bid:4")
    assert choices.at(match, len(offered) - 1) == (0, "withdraw")


@SETTINGS
@given(prefixes(SPEC))
def test_a_prefix_plays_the_same_every_time(start: Prefix) -> None:
    assert digest(start.play()) == digest(start.play())
    made = list(start.steps())
    assert len(made) <= len(start.choices)
    if made:
        assert made[0][0] is made[-1][0]
        assert digest(made[-1][0]) == digest(start.play())


@SETTINGS
@given(matches(SPEC, longest=20))
def test_matches_are_positions(match: Match) -> None:
    assert match.over or match.due


@settings(SETTINGS, max_examples=8)
@given(prefixes(SPEC, longest=15))
def test_a_sound_game_holds_along_any_prefix(start: Prefix) -> None:
    report = start.examine(rules=RULES, texts=Table())
    assert report.ok, report


def test_a_leak_shrinks_to_a_few_decisions() -> None:
    """The auto-pass slip needs little more than the bolt that opens the window, and one look at it."""
    with_slip = prefixes(SPEC, longest=30, seeds=50)

    def leaks(start: Prefix) -> bool:
        broken = Prefix(start.ruleset, start.players, start.seed, start.choices, {"slip": "auto-pass"})
        return "hidden" in broken.examine(rules=RULES, texts=Table()).failed()

    found = find(with_slip, leaks, settings=settings(SETTINGS, max_examples=300), random=Random(1))
    assert len(found.choices) <= 5
