"""Questions on which heroes must agree come to an end, whoever answers them: a table whose players are away and
played for by bots does not stall."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from realms import bots
from realms.games.mage_knight.state import MageKnight
from realms.kernel.view import project
from realms.testing.scenario import Scenario
from web import mk_moments

TALKS = {
    "pick-hero", "bid-for-hero", "match-bid", "joint-plan", "joint-invitation", "retire-tactic",
    "agree-on-returner",
}  # fmt: skip
MOMENTS = (
    mk_moments.auction,
    mk_moments.bid,
    mk_moments.invite,
    mk_moments.share,
    mk_moments.invited,
    mk_moments.retire,
)
MOST = 60
"""Answers after which people would say that they cannot agree."""


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_bots_come_to_an_agreement(moment: Callable[[], Scenario[MageKnight]], bot: str) -> None:
    match = moment().match
    assert match.due[0].prompt in TALKS
    players = [bots.make(bot, match.GAME, seat, seat + 1) for seat in range(match.seats)]
    answers = 0
    while match.due[0].prompt in TALKS:
        assert answers < MOST, f"{bot} still answers {match.due[0].prompt}"
        decision = match.due[0]
        choice = players[decision.seat].choose(decision, partial(project, match, decision.seat))
        match.apply(decision.seat, choice.key)
        answers += 1
    assert answers
