"""A hint: the best few options of a decision, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from realms.bots.base import Sight
from realms.bots.search import Judged, Judgement, judge, mind_of
from realms.kernel.match import Match
from realms.kernel.model import Decision, RealmsError, Seat
from realms.kernel.registry import get

from .facts import counting
from .model import Advice, Follow, Hint, Reason
from .outlook import Outlook, look_ahead
from .reasons import why_best, why_other

SHOWN: Final = 3
"""Options that a hint names."""
COMPARED: Final = 6
"""Options that are played on for the reasons: the shown ones and the likeliest others."""
STEPS: Final = 3
"""Choices of a line that are told."""
ITERATIONS: Final = 20_000
"""More than anybody has time for: the clock ends it."""
WHY_SHARE: Final = 0.35
"""The part of the time that goes into reasons."""
Z: Final = 1.96


class NoAdvice(RealmsError):
    """The coach has nothing to say here; one sentence."""


def known(game: str) -> bool:
    """Can the coach speak about this game (by id or ruleset)?"""
    id = get(game).id
    return counting(id) is not None and find_spec(f"realms.bots.minds.{id}") is not None


def asked(match: Match, seat: Seat) -> Decision:
    """What the seat is asked: what the game waits for before what it may do. Raises NoAdvice."""
    own = [decision for decision in match.due if decision.seat == seat]
    own.sort(key=lambda decision: decision.optional)
    if not own:
        raise NoAdvice("Nothing is asked of this seat now.")
    return own[0]


def hint(match: Match, seat: Seat, *, seed: int, milliseconds: float, iterations: int = ITERATIONS) -> Hint:
    """What the seat might choose. The match is not changed, and only what the seat may know is used.

    Raises NoAdvice if nothing is asked, or if nobody taught the coach this game.
    """
    game = get(match.GAME).id
    if not known(game):
        raise NoAdvice("The coach does not know this game.")
    decision = asked(match, seat)
    sight = Sight(match, seat)
    if len(decision.options) == 1:
        only = decision.options[0].key
        advice = Advice(only, 0.0, 0.0, 1.0, 0, (Reason("coach-why-only"),))
        return Hint(seat, match.seq, decision.prompt, 1, 0, False, (advice,))
    judged = judge(
        game,
        decision,
        sight,
        iterations=iterations,
        milliseconds=milliseconds * (1 - WHY_SHARE),
        seed=seed,
    )
    shown = best_few(judged)
    reasons = explain(game, sight, judged, shown, seed, milliseconds * WHY_SHARE)
    return Hint(
        seat,
        match.seq,
        decision.prompt,
        len(decision.options),
        judged.iterations,
        close(shown),
        tuple([advice_of(option, why) for option, why in zip(shown, reasons, strict=True)]),
    )


def best_few(judged: Judgement, most: int = SHOWN) -> list[Judged]:
    """The options to show: the best one and those next to it that were looked at."""
    first, *rest = judged.ranked()
    tried = sorted([option for option in rest if option.visits], key=lambda option: -option.value)
    return [first, *tried[: most - 1]]


def explain(
    game: str, sight: Sight, judged: Judgement, shown: Sequence[Judged], seed: int, milliseconds: float
) -> list[list[Reason]]:
    """For each shown option why: the first against all others, the others against the first."""
    count = counting(game)
    assert count is not None
    keys = [option.key for option in shown]
    others = sorted([o for o in judged.options if o.key not in keys], key=lambda o: -o.prior)
    keys += [option.key for option in others[: COMPARED - len(keys)]]
    ahead = look_ahead(mind_of(game), count, sight, judged.seat, keys, seed, milliseconds)
    best, rest = ahead[0], ahead[1:]
    found = [why_best(count, best, rest)]
    found += [why_other(count, option, best) for option in ahead[1 : len(shown)]]
    return found


def close(shown: Sequence[Judged]) -> bool:
    """Is the first option no clear choice?"""
    if len(shown) < 2:
        return False
    (_, high), (low, _) = interval(shown[1]), interval(shown[0])
    return low < high


def interval(option: Judged) -> tuple[float, float]:
    """Wilson's 95 % interval, as if every try had been won or lost outright: rather too wide than too narrow."""
    n, p = option.visits, min(max(option.value, 0.0), 1.0)
    if n == 0:
        return 0.0, 1.0
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * (p * (1 - p) / n + Z * Z / (4 * n * n)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def advice_of(option: Judged, reasons: Sequence[Reason]) -> Advice:
    low, high = interval(option)
    line = [Follow(seat, key) for seat, key in option.line[1 : STEPS + 1]]
    value = min(max(option.value, 0.0), 1.0)
    return Advice(
        option.key, round(value, 4), round(low, 4), round(high, 4), option.visits, tuple(reasons), tuple(line)
    )


__all__ = ["NoAdvice", "Outlook", "asked", "hint", "known"]
