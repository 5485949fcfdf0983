"""Looking back on a match: the curve ends with the result, blunders are found, and it is made piece by piece."""

from __future__ import annotations

from functools import cache

import pytest

from coach.positions import played
from realms.bots.base import Sight
from realms.bots.search import mind_of
from realms.coach import Budget, Reviewing, review
from realms.coach.model import Advice, Review, Stand, Turning
from realms.coach.review import apart, fitting
from realms.kernel.history import Header, replay as again
from realms.kernel.match import Match
from realms.kernel.rng import Rng

MOVES = 34
BUDGET = Budget(1e6, 1e6, 4)
"""By iterations alone: the same on every machine."""


@cache
def match() -> Match:
    """A whole match of greedy against one who chooses by chance."""
    return played(10_000, seed=3, other="random")


@cache
def end(choices: int) -> Review:
    """The review of the last choices would need all before; this one is of the first."""
    whole = match()
    assert whole.header is not None and whole.moves is not None
    return review(whole.header, whole.moves[:choices], BUDGET)


def test_what_is_told_holds_in_other_worlds() -> None:
    """The better choice is better in worlds that the review has not seen."""
    whole = match()
    assert whole.header is not None and whole.moves is not None
    told = [turning for turning in end(MOVES).turnings if turning.kind == "choice"]
    assert told
    mind = mind_of(whole.GAME)
    for turning in told:
        assert turning.better is not None
        sight, guess = Sight(again(whole.header, whole.moves, turning.at), turning.seat), Rng(999, 0)
        gap = 0.0
        for _ in range(6):
            one = sight.redeal(guess)
            other = one.clone()
            one.apply(turning.seat, turning.better.key)
            other.apply(turning.seat, turning.key)
            gap += (mind.settle(one)[turning.seat] - mind.settle(other)[turning.seat]) / 6
        assert gap > 0, turning


def test_accounts_count_what_was_weighed() -> None:
    for account in end(MOVES).accounts:
        assert 0 < account.weighed <= MOVES and 0 <= account.sound <= account.weighed
        assert account.lost >= 0 and (account.lost > 0 or account.sound == account.weighed)


def test_what_would_have_been_better_was_offered_then() -> None:
    whole = match()
    assert whole.header is not None and whole.moves is not None
    for turning in end(MOVES).turnings:
        position = again(whole.header, whole.moves, turning.at)
        menu = next(d for d in position.due if d.seat == whole.moves[turning.at][0])
        assert whole.moves[turning.at][1] == turning.key
        if turning.better is not None:
            assert turning.lost >= 0.04 and turning.better.key != turning.key
            assert menu.find(turning.better.key) is not None


def test_the_curve_covers_the_match_and_adds_up() -> None:
    found = end(MOVES)
    assert found.choices == MOVES
    ats = [stand.at for stand in found.curve]
    assert ats == sorted(set(ats)) and ats[0] == 0 and ats[-1] == MOVES
    for stand in found.curve:
        assert sum(stand.chances) == pytest.approx(1, abs=0.001)


def test_the_curve_ends_with_the_result() -> None:
    whole = match()
    assert whole.header is not None and whole.moves is not None
    outcome = whole.outcome()
    assert outcome is not None
    reviewing = Reviewing(whole.header, whole.moves, BUDGET)
    assert reviewing._curve[-1].chances == tuple(outcome.share(seat) for seat in range(2))


def test_piece_by_piece_it_is_the_same() -> None:
    whole = match()
    assert whole.header is not None and whole.moves is not None
    reviewing = Reviewing(whole.header, whole.moves[:10], BUDGET)
    seen = []
    while reviewing.step():
        seen.append(reviewing.done)
    assert seen == sorted(seen) and len(seen) > 3 and reviewing.done == reviewing.total
    assert reviewing.result == end(10)


def test_time_is_spread_over_the_decisions() -> None:
    long, short = fitting(2_000, 60.0), fitting(100, 60.0)
    assert 15.0 <= long.first < short.first <= 250.0
    assert 2_000 * long.first <= 60_000 and 24 * long.closer <= 60_000


def test_new_dice_in_a_record_are_no_choice() -> None:
    whole = match()
    assert whole.header is not None and whole.moves is not None
    header = Header(whole.header.ruleset, 2, whole.header.seed, whole.header.options)
    reviewing = Reviewing(header, [*whole.moves[:10], (-1, "reseed:5")], BUDGET)
    assert len(reviewing._positions) == 10 and reviewing._curve[-1].at == 10


def test_what_is_missed_again_and_again_is_told_once() -> None:
    missed = Advice("use:bow", 0.6, 0.5, 0.7, 9)
    other = Advice("use:axe", 0.6, 0.5, 0.7, 9)
    found = [
        Turning("choice", 50, 1, "pass", 0.3, 0.02, missed),
        Turning("choice", 44, 1, "pass", 0.2, 0.02, missed),
        Turning("choice", 51, 0, "pass", 0.2, 0.02, missed),
        Turning("choice", 52, 1, "pass", 0.1, 0.02, other),
        Turning("choice", 150, 1, "pass", 0.1, 0.02, missed),
    ]
    assert apart(found) == [found[0], *found[2:]]


def test_chance_is_looked_for_between_the_positions_that_can_be_judged() -> None:
    """In mid-turn nothing can be judged: what dice do there shows when the turn is over."""
    whole = match()
    assert whole.header is not None and whole.moves is not None
    reviewing = Reviewing(whole.header, whole.moves[:20], BUDGET)
    reviewing._curve[:] = [Stand(0, (0.5, 0.5)), Stand(4, (0.6, 0.4)), Stand(9, (0.9, 0.1)), Stand(20, (1.0, 0.0))]
    assert reviewing._around(6) == ((0.6, 0.4), (0.9, 0.1))
    assert reviewing._around(4) == ((0.6, 0.4), (0.9, 0.1))
    assert reviewing._around(19) == ((0.9, 0.1), (1.0, 0.0))
