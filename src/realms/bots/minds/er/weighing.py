"""Weighing the options of one decision of Elven Rage: each is tried in the same worlds with the same dice.

There is no tree. Most of what follows a choice here is a pass, and what follows a deal of the cards differs from
world to world: nodes below the root would hardly ever be met twice. So all thought goes into the options
themselves: the greedy bot plays every seat on for a turn or two, and the position there is judged.
"""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter
from typing import Final, final

from realms.bots.base import Sight
from realms.bots.search.judgement import Judged, Judgement
from realms.bots.search.mind import Mind
from realms.bots.search.tree import reseal
from realms.games.elven_rage.state import ElvenRage
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option
from realms.kernel.rng import Rng, seeded

from .suspicion import SEATS, suspect

CLEAR: Final = 9.0
"""An option is given up when it is behind by so many squared standard errors."""
FEWEST: Final = 8
"""Worlds in which options must have been compared before one is given up."""
SPREAD: Final = 0.01
"""How much the worth of two options differs from world to world, squared, before they were tried."""
SUPPOSED: Final = 4
"""How many worlds that supposition counts for: a few worlds may agree by chance."""
MARGIN: Final = 0.002
"""How much better than the greedy bot's choice another must be in any case, in chances to win."""
RESERVE: Final = 2.0
"""There must be time for a playout that takes so many times as long as the slowest before it: battles differ."""
NEVER: Final = ("trade",)
"""Nobody who searches trades: bots refuse."""


@final
class Candidate:
    """An option and what it brought in each world."""

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.worth: Final[list[float]] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        self.worth.append(value)
        self.total += value


@final
class Weighing:
    """One decision thought over. `turns`: how long the greedy bot plays on. `goals`: weights to guess Goals by."""

    def __init__(
        self, mind: Mind, decision: Decision, look: Sight, seed: int, turns: int, goals: list[float]
    ) -> None:
        self._mind: Final = mind
        self._decision: Final = decision
        self._look: Final = look
        self._seed: Final = seeded(seed).seed
        self._turns: Final = turns
        self._goals: Final = goals
        self._began: Final = perf_counter()
        self._slowest = 0.0
        self._tried: list[Candidate] = []
        self.done = 0
        self.ended = "iterations"
        """Why it stopped, as a `Judgement` tells it."""

    def run(self, usual: Option, iterations: int, milliseconds: float, doubt: float) -> Option:
        """The best option; `usual`, what the greedy bot takes, if nothing is better for sure.

        `doubt`: how much better, for each unit of the squared standard error. Where most options are worse than
        the greedy bot's by about as much as they differ, that is what the odds ask for.
        """
        options = [option for option in self._decision.options if option.verb not in NEVER or option is usual]
        left = self._tried = [Candidate(option) for option in options]
        plain = left[options.index(usual)]
        deadline = self._began + milliseconds / 1000
        world = 0
        rounds = ceil(log2(len(left))) if len(left) > 1 else 0
        for number in range(rounds):
            share = (iterations - self.done) // (rounds - number)
            for _ in range(max(1, share // len(left))):
                if not self._try(left, world, deadline):
                    self.ended = "clock"
                    return _best(left, plain, doubt)
                world += 1
                left = _still_good(left)
                if len(left) == 1:
                    self.ended = "clear"
                    return left[0].option
            left = _better_half(left, plain)
        return _best(left, plain, doubt)

    def judgement(self, chosen: Option, priors: list[float]) -> Judgement | None:
        """What was seen of each option, for two players; None if there was no time to try any. What is likely to
        follow it is not told: there is no tree."""
        if not self._tried[0].worth:
            return None
        seen = {candidate.option.key: candidate for candidate in self._tried}
        judged: list[Judged] = []
        for place, option in enumerate(self._decision.options):
            candidate = seen.get(option.key)
            tries = len(candidate.worth) if candidate is not None else 0
            value = candidate.total / tries if candidate is not None and tries else 0.0
            judged.append(Judged(option.key, value, tries, priors[place], [(self._decision.seat, option.key)]))
        best = self._decision.options.index(chosen)
        own = judged[best].value
        chances = [own, 1.0 - own] if self._decision.seat == 0 else [1.0 - own, own]
        return Judgement(self._decision.seat, judged, best, chances, self.done, self.ended)

    def _try(self, left: list[Candidate], number: int, deadline: float) -> bool:
        """All that are left in one more world. False: there is no time for it; nothing is noted then."""
        dealt = self._world(number)
        seat = self._decision.seat
        found: list[float] = []
        for candidate in left:
            began = perf_counter()
            if self.done and began + RESERVE * self._slowest > deadline:
                return False
            world = dealt.clone()
            world.apply(seat, candidate.option.key)
            found.append(self._mind.settle(world, self._turns)[seat])
            self.done += 1
            self._slowest = max(self._slowest, perf_counter() - began)
        for candidate, value in zip(left, found, strict=True):
            candidate.add(value)
        return True

    def _world(self, number: int) -> Match:
        seat = self._decision.seat
        dice = Rng(self._seed, number << 12)
        world = self._look.redeal(dice)
        assert isinstance(world, ElvenRage)
        if self._goals and world.seats == SEATS:
            suspect(world, seat, self._goals, Rng(self._seed, (number << 12) + 2048))
        reseal(self._mind, world, seat)
        return world


def ahead(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How far one is ahead of the other, world by world, and the squared standard error of that."""
    seen = len(one.worth)
    mean = (one.total - other.total) / seen
    spread = SPREAD * SUPPOSED
    for a, b in zip(one.worth, other.worth, strict=True):
        spread += (a - b - mean) ** 2
    return mean, spread / (seen - 1 + SUPPOSED) / seen


def _still_good(left: list[Candidate]) -> list[Candidate]:
    """Without those that are clearly behind the best."""
    best = max(left, key=_total)
    if len(best.worth) < FEWEST:
        return left
    kept: list[Candidate] = []
    for candidate in left:
        if candidate is not best:
            mean, error = ahead(best, candidate)
            if mean > 0.0 and mean * mean > CLEAR * error:
                continue
        kept.append(candidate)
    return kept


def _better_half(left: list[Candidate], plain: Candidate) -> list[Candidate]:
    """The greedy bot's choice stays for comparison."""
    kept = sorted(left, key=_total, reverse=True)[: ceil(len(left) / 2)]
    if plain in left and plain not in kept:
        kept.append(plain)
    return kept


def _best(left: list[Candidate], plain: Candidate, doubt: float) -> Option:
    best = max(left, key=_total)
    if best is plain or plain not in left:
        return best.option
    if not plain.worth:
        return plain.option
    mean, error = ahead(best, plain)
    return best.option if mean > MARGIN + doubt * error else plain.option


def _total(candidate: Candidate) -> float:
    return candidate.total
