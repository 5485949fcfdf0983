"""The coach's process: it answers, is started again after it died, and says what it cannot."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from coach.positions import asked, played
from realms.coach import NoAdvice
from realms.coach.asking import Asking, CoachGone, about_hint
from realms.coach.process import AboutHint, AboutReview, Answer, Coach, Question
from realms.kernel.match import Match


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    found = Asking()
    yield found
    await found.close()


def about(match: Match, milliseconds: float = 50.0) -> AboutHint:
    return about_hint(match, asked(match).seat, seed=1, milliseconds=milliseconds)


def review_of(match: Match, choices: int = 6) -> AboutReview:
    header = match.header
    assert header is not None and match.moves is not None
    return AboutReview(
        "one", header.ruleset, 2, header.seed, header.options, match.moves[:choices], milliseconds=1.0, seconds=1.0
    )


def test_a_question_holds_nothing_that_the_seat_may_not_know() -> None:
    """The worlds that are sent are the same, whatever is true."""
    from realms.kernel.rng import Rng
    from realms.kernel.view import redeal

    match = played(30)
    seat = asked(match).seat
    other = redeal(match, seat, Rng(9, 0))
    assert about(match) == about(other)


async def test_it_answers_goes_on_and_comes_back_after_it_died(asking: Asking) -> None:
    match = played(40)
    found = await asking.hint(about(match))
    assert found.advice and asking.pid is not None
    first = asking.pid
    answer = Answer()
    while answer.review is None:
        answer = await asking.review(review_of(match))
    assert answer.review.choices == 6 and answer.done == answer.total
    with pytest.raises(NoAdvice):
        await asking.hint(AboutHint(1 - asked(match).seat, 1, 1.0, about(match).world))
    # Whoever loses interest does not harm the next.
    waiting = [asyncio.create_task(asking.hint(about(match, 200.0))) for _ in range(3)]
    await asyncio.sleep(0.05)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (await asking.hint(about(match))).advice and asking.pid == first
    os.kill(first, signal.SIGKILL)
    with pytest.raises(CoachGone):
        await asking.hint(about(match))
    assert (await asking.hint(about(match))).advice and asking.pid != first


def test_what_it_cannot_is_said_or_noted() -> None:
    match = played(40)
    seat = asked(match).seat
    good = about(match)
    coach = Coach()
    assert "Nothing is asked" in coach.answer(Question(AboutHint(1 - seat, 1, 1.0, good.world))).sorry
    assert coach.answer(Question(AboutHint(seat, 1, 1.0, {"game": "no"}))).trouble
    assert coach.answer(Question()).trouble
