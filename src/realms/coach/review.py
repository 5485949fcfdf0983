"""Looking back on a finished match, a little at a time: how the seats stood, and where it turned.

How they stood is read from the true position, for all is laid open now. A choice, though, is weighed by what its
seat could know then, and chance by what might have come instead of what came.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from realms.bots.base import Sight
from realms.bots.search import Judgement, counsel, counsellor
from realms.kernel.history import NOBODY, Header, enter
from realms.kernel.match import Match
from realms.kernel.model import Decision, Seat
from realms.kernel.registry import get
from realms.kernel.rng import Rng

from .hints import ITERATIONS, NoAdvice, advise, ahead_of, best_few, known
from .model import Account, Advice, Review, Stand, Turning

PAIRS: Final = 12
"""Worlds in which a choice is compared with a better one, and chance with what might have come."""
CHOICES: Final = 10
CHANCES: Final = 5
"""Turning points of each kind that are told."""
CLOSER: Final = 24
"""Choices that look doubtful and are weighed again, with more time."""
LOST: Final = 0.04
"""A choice that gives away less is no turning point."""
SOUND: Final = 0.02
SWING: Final = 0.08
"""What chance must do to be told."""
AGAIN: Final = 40
"""Choices within which the same missed option is the same turning point."""
SURE: Final = 1.64
"""Standard errors that must lie between what is told and nothing."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Milliseconds for each choice; for one that looks doubtful; iterations, to be the same on every machine."""

    first: float = 60.0
    closer: float = 500.0
    iterations: int = ITERATIONS


def fitting(decisions: int, seconds: float) -> Budget:
    """The time there is, spread over the decisions of a match."""
    closer = min(500.0, seconds * 1000 * 0.3 / CLOSER)
    first = min(250.0, max(15.0, seconds * 1000 * 0.7 / max(1, decisions)))
    return Budget(first, closer)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice for which something better may have been there."""

    at: int
    seat: Seat
    key: str
    lost: float


class Reviewing:
    """A review in the making. `step` does a little; `done` of `total` steps are made."""

    def __init__(
        self, header: Header, moves: list[tuple[Seat, str]], budget: Budget | None = None, *, seconds: float = 60.0
    ) -> None:
        """Raises NoAdvice if nobody taught the coach this game."""
        self._game: Final = get(header.ruleset).id
        if not known(self._game):
            raise NoAdvice("The coach does not know this game.")
        self._header: Final = header
        self._moves: Final = moves
        self._mind: Final = counsellor(self._game)
        self._positions: Final[list[tuple[Match, Seat, str]]] = []
        self._curve: Final[list[Stand]] = []
        self._doubts: Final[list[Doubt]] = []
        self._found: Final[list[Turning]] = []
        self._lost: Final[dict[Seat, list[float]]] = {seat: [] for seat in range(header.players)}
        self._luck: Final[dict[Seat, float]] = dict.fromkeys(range(header.players), 0.0)
        self._lay_open()
        choices = [i for i, at in enumerate(self._positions) if len(self._menu(*at).options) > 1]
        self._budget: Final = budget if budget is not None else fitting(len(choices), seconds)
        self._chosen: Final = choices
        self._drawn: Final = [i for i in range(len(self._positions)) if self._drew(i)]
        self.total: Final = len(choices) + len(self._drawn) + CLOSER
        self.done = 0
        self.result: Review | None = None
        self._work: Final = self._steps()

    def step(self, milliseconds: float = 0.0) -> bool:
        """Go on for about so long, at least by one step; False when there is nothing left to do."""
        until = time.monotonic() + milliseconds / 1000
        while next(self._work, None) is not None:
            self.done = min(self.done + 1, self.total)
            if time.monotonic() >= until:
                return True
        self.done = self.total
        return False

    # The course of the match.

    def _lay_open(self) -> None:
        """Play it again, keeping each position, and read how the seats stood where a position can be judged."""
        match = self._header.start()
        match.log = None
        self._curve.append(Stand(0, self._chances(match)))
        made = 0
        for seat, key in self._moves:
            if seat != NOBODY:
                self._positions.append((match.clone(), seat, key))
                made += 1
            enter(match, seat, key)
            if seat != NOBODY and (match.over or self._mind.quiet(match)):
                self._curve.append(Stand(made, self._chances(match)))
        if self._curve[-1].at != made:
            self._curve.append(Stand(made, self._chances(match)))
        self._end: Match = match

    def _chances(self, match: Match) -> tuple[float, ...]:
        found = self._mind.final(match) if match.over else self._mind.evaluate(match)
        return tuple([round(min(max(chance, 0.0), 1.0), 4) for chance in found])

    def _menu(self, match: Match, seat: Seat, key: str) -> Decision:
        return next(d for d in match.due if d.seat == seat and d.find(key) is not None)

    def _after(self, i: int) -> Match:
        return self._positions[i + 1][0] if i + 1 < len(self._positions) else self._end

    def _drew(self, i: int) -> bool:
        """Did dice fall, or cards come up, with this choice?"""
        before, after = self._positions[i][0], self._after(i)
        return before.rng.draws != after.rng.draws or after.learned != 0

    # The work, step by step.

    def _steps(self) -> Iterator[int]:
        for i in self._chosen:
            self._weigh(i)
            yield i
        for i in self._drawn:
            self._chance(i)
            yield i
        doubts = sorted(self._doubts, key=lambda doubt: -doubt.lost)[:CLOSER]
        for doubt in doubts:
            self._closer(doubt)
            yield doubt.at
        self.result = self._review()

    def _judge(self, i: int, milliseconds: float) -> Judgement:
        match, seat, key = self._positions[i]
        menu = self._menu(match, seat, key)
        return counsel(
            self._game,
            menu,
            Sight(match, seat),
            iterations=self._budget.iterations,
            milliseconds=milliseconds,
            seed=i,
        )

    def _weigh(self, i: int) -> None:
        """What did this choice give away, at first sight?"""
        _, seat, key = self._positions[i]
        judged = self._judge(i, self._budget.first)
        best = judged.options[judged.best]
        if best.key == key:
            self._lost[seat].append(0.0)
            return
        lost, _ = self._pairs(i, best.key, key, PAIRS // 3)
        self._lost[seat].append(max(0.0, lost))
        if lost > LOST / 2:
            self._doubts.append(Doubt(i, seat, key, lost))

    def _closer(self, doubt: Doubt) -> None:
        """A doubtful choice once more; it is told if the better one holds its own."""
        i = doubt.at
        judged = self._judge(i, self._budget.closer)
        shown = best_few(judged)
        best = shown[0]
        if best.key == doubt.key:
            return
        lost, error = self._pairs(i, best.key, doubt.key, 2 * PAIRS)
        if lost < LOST or lost < SURE * error:
            return
        sight = Sight(self._positions[i][0], doubt.seat)
        better: Advice = advise(self._game, shown, ahead_of(self._game, sight, judged, shown, i, 0.0))[0]
        self._found.append(
            Turning("choice", i, doubt.seat, doubt.key, round(lost, 4), round(error * SURE, 4), better)
        )

    def _pairs(self, i: int, better: str, chosen: str, worlds: int) -> tuple[float, float]:
        """By how much one choice is better than another in the same worlds, and the standard error of that."""
        match, seat, _ = self._positions[i]
        sight, guess = Sight(match, seat), Rng(i + 1, 0)
        gaps: list[float] = []
        for _ in range(worlds):
            world = sight.redeal(guess)
            one, other = world.clone(), world
            one.apply(seat, better)
            other.apply(seat, chosen)
            gaps.append(self._mind.settle(one)[seat] - self._mind.settle(other)[seat])
        return fmean(gaps), spread(gaps)

    def _chance(self, i: int) -> None:
        """What came, against what might have come after the same choice."""
        match, seat, key = self._positions[i]
        before, after = self._around(i)
        if max([abs(b - a) for a, b in zip(before, after, strict=True)]) < SWING / 2:
            return
        sight, guess = Sight(match, seat), Rng(i + 1, 0)
        might: list[list[float]] = []
        came: list[list[float]] = []
        for _ in range(PAIRS):
            world = sight.redeal(guess)
            world.apply(seat, key)
            might.append(self._mind.settle(world))
            true = self._after(i).clone()
            true.rng = Rng(guess.below(1 << 31), 0)
            came.append(self._mind.settle(true))
        for who in range(match.seats):
            gaps = [m[who] - c[who] for m, c in zip(might, came, strict=True)]
            lost, error = fmean(gaps), spread(gaps)
            if abs(lost) >= SURE * error:
                self._luck[who] -= lost
                if abs(lost) >= SWING:
                    self._found.append(Turning("chance", i, who, key, round(lost, 4), round(error * SURE, 4)))

    def _around(self, i: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """How the seats stood where it could be judged last before this choice, and first after it."""
        before = [stand for stand in self._curve if stand.at <= i]
        after = [stand for stand in self._curve if stand.at > i]
        return before[-1].chances, after[0].chances

    def _review(self) -> Review:
        choices = apart(sorted([t for t in self._found if t.kind == "choice"], key=lambda t: -t.lost))[:CHOICES]
        chances = sorted([t for t in self._found if t.kind == "chance"], key=lambda t: -abs(t.lost))
        told = sorted([*choices, *_once(chances)[:CHANCES]], key=lambda t: (t.at, t.kind, t.seat))
        accounts = [
            Account(
                seat,
                len(lost),
                len([one for one in lost if one < SOUND]),
                round(fmean(lost), 4) if lost else 0.0,
                round(self._luck[seat], 4),
            )
            for seat, lost in self._lost.items()
        ]
        return Review(len(self._positions), tuple(self._curve), tuple(told), tuple(accounts))


def spread(gaps: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 1.0


def apart(choices: list[Turning]) -> list[Turning]:
    """Who passes over the same thing again and again is told of it once, where it cost most; the dearest first."""
    found: list[Turning] = []
    for turning in choices:
        same = [
            other
            for other in found
            if other.seat == turning.seat
            and abs(other.at - turning.at) <= AGAIN
            and better_key(other) == better_key(turning)
        ]
        if not same:
            found.append(turning)
    return found


def better_key(turning: Turning) -> str:
    return turning.better.key if turning.better is not None else ""


def _once(chances: list[Turning]) -> list[Turning]:
    """One seat's luck is another's misfortune: of each moment only what did most."""
    found: list[Turning] = []
    for turning in chances:
        if all(turning.at != other.at for other in found):
            found.append(turning)
    return found


def review(header: Header, moves: list[tuple[Seat, str]], budget: Budget | None = None) -> Review:
    """All of it in one go."""
    reviewing = Reviewing(header, moves, budget)
    while reviewing.step(1000.0):
        pass
    assert reviewing.result is not None
    return reviewing.result
