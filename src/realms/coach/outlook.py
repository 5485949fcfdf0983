"""What options lead to: each is played on in the same worlds to the end of the turn, and what is left is counted.

The worlds agree with what the seat knows, and have the same dice for each option: the option makes the difference.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from realms.bots.base import Sight
from realms.bots.search import Mind
from realms.bots.search.mind import owed
from realms.kernel.frame import Frame
from realms.kernel.match import Match
from realms.kernel.model import Seat
from realms.kernel.rng import Rng

from .facts import Counting

LONGEST: Final = 120
"""Choices after which it is counted, whether the turn is over or not."""
WORLDS: Final = 12
FEWEST: Final = 3
"""Worlds that are looked at, however long it takes."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an option led to in each world: what could be counted, and whether the match was over, and won.

    `won`: the seat's part of the win in each world, below 0 where the match goes on; `value`: its chance then."""

    key: str
    counted: tuple[dict[str, float], ...]
    won: tuple[float, ...]
    value: tuple[float, ...]
    when: str = "turn"
    """When it was counted: at the end of the "turn", of the "first" one after set-up, or some choices "later"."""

    def mean(self, fact: str) -> float:
        return fmean([counted[fact] for counted in self.counted])

    @property
    def spread(self) -> float:
        """How far the chances in single worlds lie apart (a standard deviation)."""
        return stdev(self.value) if len(self.value) > 1 else 0.5

    @property
    def wins(self) -> bool:
        """Is the match won in every world?"""
        return bool(self.won) and min(self.won) >= 1.0

    @property
    def loses(self) -> bool:
        """Is the match lost in every world?"""
        return bool(self.won) and all(part == 0.0 for part in self.won)


def look_ahead(
    mind: Mind, counting: Counting, sight: Sight, seat: Seat, keys: Sequence[str], seed: int, milliseconds: float
) -> list[Outlook]:
    """All options in as many worlds as there is time for."""
    until = time.monotonic() + milliseconds / 1000
    guess = Rng(seed & 0x7FFFFFFF, 0)
    counted: list[list[dict[str, float]]] = [[] for _ in keys]
    won: list[list[float]] = [[] for _ in keys]
    value: list[list[float]] = [[] for _ in keys]
    ended = {"turn"}
    for number in range(WORLDS):
        if number >= FEWEST and time.monotonic() > until:
            break
        world = sight.redeal(guess)
        for i, key in enumerate(keys):
            end = world.clone()
            ended.add(play_on(mind, end, seat, key, counting.TURN))
            counted[i].append(counting.facts(end, seat))
            won[i].append(mind.final(end)[seat] if end.over else -1.0)
            value[i].append(mind.settle(end)[seat])
    when = next(when for when in ("later", "first", "turn") if when in ended)
    return [Outlook(key, tuple(counted[i]), tuple(won[i]), tuple(value[i]), when) for i, key in enumerate(keys)]


def play_on(mind: Mind, world: Match, seat: Seat, key: str, turn: tuple[str, ...]) -> str:
    """Make a choice and what a fair player would do then, up to the end of the turn; tells when that was.

    Where no turn is on, as in a set-up, up to the end of the first one."""
    here = _turn(world, turn)
    found = "first" if here is None else "turn"
    world.apply(seat, key)
    for _ in range(LONGEST):
        if world.over or (here is not None and not any(frame is here for frame in world.stack)):
            return found
        here = here or _turn(world, turn)
        decision = owed(world)
        world.apply(decision.seat, mind.choice(world, decision).key)
    return "later"


def _turn(world: Match, turn: tuple[str, ...]) -> Frame | None:
    """The frame at whose end it is counted."""
    frames = {type(frame).__name__: frame for frame in world.stack}
    return next((frames[name] for name in turn if name in frames), None)


def better(one: Outlook, other: Outlook) -> tuple[float, float]:
    """By how much one option is worth more than another in the same worlds, and the standard error of that."""
    gaps = [a - b for a, b in zip(one.value, other.value, strict=True)]
    return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 1.0


def difference(one: Outlook, others: Sequence[Outlook], fact: str) -> tuple[float, float]:
    """By how much one option leaves more of something than the others do, and the standard error of that."""
    gaps = [
        counted[fact] - fmean([other.counted[i][fact] for other in others])
        for i, counted in enumerate(one.counted)
    ]
    return fmean(gaps), stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0
