"""One game of bots, to its end. A bot that raises, hangs or answers what was not offered forfeits.

Another bot takes its seat for the rest of the game: `greedy`, or `random` where the game has no such bot or it was
greedy that failed. The reason is kept.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, Protocol, final

from . import bots
from .bots import Look
from .kernel.match import Match
from .kernel.model import Decision, IllegalChoice, Option
from .kernel.registry import GameSpec
from .kernel.rng import seeded
from .workers import in_worker

SUBSTITUTES: Final = ("greedy", "random")
LONGEST_REASON: Final = 200
GRACE: Final = 5.0
"""Seconds over its limit after which a decision that cannot be interrupted costs its process the life."""


class Forfeit(NamedTuple):
    """Who gave up a seat, after how many decisions of the game, and why."""

    seat: int
    bot: str
    after: int
    reason: str


class Noted(NamedTuple):
    """What to note of a game while it is played.

    `limit`: seconds a decision may take, 0 for any. `timed`: how long bots think. `verbs`: the choices to note by
    the things they name: for each verb, a word for that sort of thing, and which of its refs name one.
    """

    limit: float = 0.0
    timed: bool = False
    verbs: Mapping[str, tuple[str, int, int]] = {}


class OverTime(BaseException):
    """A decision took too long. Not an Exception, so that no bot takes it for one of its own."""


@final
class Thinking:
    """How long a bot thought: decisions, seconds in all, and the longest."""

    def __init__(self, decisions: int = 0, seconds: float = 0.0, worst: float = 0.0) -> None:
        self.decisions = decisions
        self.seconds = seconds
        self.worst = worst

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Choose(Protocol):
    """A bot's `choose`, as it is or watched."""

    def __call__(self, decision: Decision, look: Look, /) -> Option: ...


@final
class Bout:
    """A game of bots. `names` are those who sit down, one a seat; forfeits tell who got up."""

    def __init__(self, spec: GameSpec, match: Match, names: Sequence[str], seed: int, noted: Noted) -> None:
        self.spec: Final = spec
        self.match: Final = match
        self.names: Final = tuple(names[s % len(names)] for s in range(match.seats))
        self.decisions = 0
        self.forfeits: Final[list[Forfeit]] = []
        self.thinking: Final = [Thinking() for _ in range(match.seats)]
        self.took: Final[list[set[str]]] = [set() for _ in range(match.seats)]
        self._seed: Final = seed
        self._noted: Final = noted
        self._sitting: Final = list(self.names)
        self._choose: Final = [self._sit(seat) for seat in range(match.seats)]

    def play(self) -> None:
        """To the end. Raises what the rules raise, and RuntimeError if there is no end."""
        match, bound, choose = self.match, self.spec.bound, self._choose
        match.log = None
        apply = match.apply
        look = [bots.Sight(match, s) for s in range(match.seats)]
        decisions = 0
        while due := match.due:
            decision = due[0]
            if decision.optional:
                decision = next(d for d in due if not d.optional)
            seat = decision.seat
            try:
                key = choose[seat](decision, look[seat]).key
                if type(key) is not str:
                    raise TypeError(f"the key of a choice is no text: {key!r}")
            except (Exception, OverTime) as error:
                self._forfeit(seat, decisions, error)
                continue
            try:
                apply(seat, key)
            except IllegalChoice as error:
                self._forfeit(seat, decisions, error)
                continue
            decisions += 1
            self.decisions = decisions
            if decisions > bound:
                raise RuntimeError(f"the game did not end within {bound} decisions")

    def winners(self) -> tuple[int, ...]:
        """The seats whose bots won: a substitute wins for those who stayed, and for nobody if none did."""
        ended = self.match.outcome()
        if ended is None:
            raise RuntimeError("the game is over without an outcome")
        gone = {forfeit.seat for forfeit in self.forfeits}
        stayed = tuple(seat for seat in range(self.match.seats) if seat not in gone)
        if not gone or not ended.winners:
            return ended.winners
        return tuple(seat for seat in ended.winners if seat not in gone) or stayed

    def _sit(self, seat: int) -> Choose:
        """How whoever sits there chooses, watched as far as was asked for."""
        try:
            bot = bots.make(self._sitting[seat], self.spec.id, seat, bot_seed(self._seed, seat))
            choose: Choose = bot.choose
        except Exception as error:
            choose = _Broken(error)
        noted = self._noted
        if noted.timed and self._sitting[seat] == self.names[seat]:
            choose = _Timed(choose, self.thinking[seat])
        if noted.limit:
            choose = _Limited(choose, noted.limit)
        if noted.verbs:
            choose = _Listed(choose, noted.verbs, self.took[seat])
        return choose

    def _forfeit(self, seat: int, decisions: int, error: BaseException) -> None:
        """The next substitute sits down; if none is left, it is the game that fails."""
        here, known = self._sitting[seat], bots.names(self.spec.id)
        after = SUBSTITUTES[SUBSTITUTES.index(here) + 1 :] if here in SUBSTITUTES else SUBSTITUTES
        left = [name for name in after if name in known and name != self.names[seat]]
        if not left:
            raise RuntimeError(f"nobody is left to play seat {seat}: {_sentence(error)}") from error
        if here == self.names[seat]:
            self.forfeits.append(Forfeit(seat, here, decisions, _sentence(error)))
        self._sitting[seat] = left[0]
        self._choose[seat] = self._sit(seat)


def bot_seed(seed: int, seat: int) -> int:
    """Bots draw from other numbers than the game."""
    return seeded(seed * 64 + seat * 4 + 3).seed


def _sentence(error: BaseException) -> str:
    """Why a bot lost its seat."""
    what = " ".join(str(error).split())
    if isinstance(error, OverTime | IllegalChoice):
        return what[:LONGEST_REASON]
    return f"{type(error).__name__}: {what}"[:LONGEST_REASON] if what else type(error).__name__


@final
class _Broken:
    """A bot that could not even be made."""

    def __init__(self, error: Exception) -> None:
        self._error: Final = error

    def __call__(self, decision: Decision, look: Look, /) -> Option:
        raise self._error


@final
class _Timed:
    """Notes how long each choice takes."""

    def __init__(self, choose: Choose, thinking: Thinking) -> None:
        self._choose: Final = choose
        self._thinking: Final = thinking

    def __call__(self, decision: Decision, look: Look, /) -> Option:
        begin = time.perf_counter()
        try:
            return self._choose(decision, look)
        finally:
            took = time.perf_counter() - begin
            self._thinking.add(Thinking(1, took, took))


@final
class _Listed:
    """Notes the things that choices name: cards played, units hired."""

    def __init__(self, choose: Choose, verbs: Mapping[str, tuple[str, int, int]], took: set[str]) -> None:
        self._choose: Final = choose
        self._verbs: Final = verbs
        self._took: Final = took

    def __call__(self, decision: Decision, look: Look, /) -> Option:
        option = self._choose(decision, look)
        wanted = self._verbs.get(option.verb)
        if wanted is not None:
            sort, first, last = wanted
            self._took.update([f"{sort}:{ref}" for ref in option.refs[first:last]])
        return option


@final
class _Limited:
    """Ends a choice that takes too long: by a signal where there can be one, which no loop in Python outlasts.

    What never comes back to Python at all cannot be ended so; in a worker, the process is: it is replaced.
    """

    def __init__(self, choose: Choose, limit: float) -> None:
        self._choose: Final = choose
        self._limit: Final = limit
        self._thinks = False

    def __call__(self, decision: Decision, look: Look, /) -> Option:
        begin = time.perf_counter()
        by_signal = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGALRM, self._ring) if by_signal else None
        try:
            self._thinks = True
            if by_signal:
                signal.setitimer(signal.ITIMER_REAL, self._limit)
            if in_worker():
                faulthandler.dump_traceback_later(self._limit + GRACE, exit=True, file=_nowhere())
            option = self._choose(decision, look)
        finally:
            self._thinks = False
            if in_worker():
                faulthandler.cancel_dump_traceback_later()
            if by_signal:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
        if time.perf_counter() - begin > self._limit:
            raise self._over()
        return option

    def _ring(self, number: int, frame: object) -> None:
        # It may ring while the choice is being handed over: that one was in time, or is found late above.
        if self._thinks:
            raise self._over()

    def _over(self) -> OverTime:
        return OverTime(f"no choice within {self._limit:g} s")


@cache
def _nowhere() -> int:
    return os.open(os.devnull, os.O_WRONLY)
