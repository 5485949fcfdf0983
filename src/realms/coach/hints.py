"""A hint: the best few options of a decision, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from realms.bots.base import Sight
from realms.bots.search import Judged, Judgement, counsel, counsellor
from realms.kernel.match import Match
from realms.kernel.model import Decision, RealmsError, Seat
from realms.kernel.registry import get

from .facts import counting
from .model import Advice, Follow, Hint, Reason
from .outlook import Outlook, better, look_ahead
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
SURE: Final = 1.64
"""Standard errors that must lie between the first option and the next, or it is close."""
PASSES: Final = frozenset({"pass", "done", "none", "end", "skip", "withdraw"})
"""Verbs of options that end something without doing it."""
UNTOLD: Final = ("coach-why-same", "coach-why-alike")
"""Reasons that say only that nothing can be said."""


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
        said = Advice(only, 0.0, 0.0, 1.0, 0, (Reason("coach-why-only"),))
        return Hint(seat, match.seq, decision.prompt, 1, 0, False, (said,))
    judged = counsel(
        game,
        decision,
        sight,
        iterations=iterations,
        milliseconds=milliseconds * (1 - WHY_SHARE),
        seed=seed,
    )
    shown = best_few(judged)
    ahead = ahead_of(game, sight, judged, shown, seed, milliseconds * WHY_SHARE)
    advice = advise(game, shown, ahead)
    close = len(shown) > 1 and not clear(ahead[0], ahead[1])
    return Hint(seat, match.seq, decision.prompt, len(decision.options), judged.iterations, close, tuple(advice))


def best_few(judged: Judgement, most: int = SHOWN) -> list[Judged]:
    """The options to show: the best one and those next to it that were looked at."""
    first, *rest = judged.ranked()
    tried = sorted([option for option in rest if option.visits], key=lambda option: -option.value)
    return [first, *tried[: most - 1]]


def ahead_of(
    game: str, sight: Sight, judged: Judgement, shown: Sequence[Judged], seed: int, milliseconds: float
) -> list[Outlook]:
    """What the shown options lead to, and after them the likeliest of the others."""
    count = counting(game)
    assert count is not None
    keys = [option.key for option in shown]
    others = sorted([o for o in judged.options if o.key not in keys], key=lambda o: -o.prior)
    keys += [option.key for option in others[: COMPARED - len(keys)]]
    return look_ahead(counsellor(game), count, sight, judged.seat, keys, seed, milliseconds)


def advise(game: str, shown: Sequence[Judged], ahead: Sequence[Outlook]) -> list[Advice]:
    """The shown options with their reasons: the first against all others, the others against the first."""
    count = counting(game)
    assert count is not None
    best, rest = ahead[0], ahead[1:]
    found: list[Advice] = []
    for i, option in enumerate(shown):
        line = telling(option)
        if i == 0:
            reasons = why_best(count, best, rest, ahead=option.value >= max([other.value for other in shown]))
        else:
            reasons = why_other(count, ahead[i], best, behind=option.value < shown[0].value)
        if line and reasons and reasons[0].text in UNTOLD:
            reasons = []  # what follows says more
        low, high = interval(option, ahead[i])
        value = round(min(max(option.value, 0.0), 1.0), 4)
        found.append(
            Advice(option.key, value, round(low, 4), round(high, 4), option.visits, tuple(reasons), tuple(line))
        )
    return found


def telling(option: Judged) -> list[Follow]:
    """What is likely to follow, without those who only let it pass."""
    line = [Follow(seat, key) for seat, key in option.line[1:] if key.split(":")[0] not in PASSES]
    return line[:STEPS]


def clear(one: Outlook, other: Outlook) -> bool:
    """Is the one better than the other, and not by chance?"""
    gap, error = better(one, other)
    return gap > SURE * error


def interval(option: Judged, ahead: Outlook) -> tuple[float, float]:
    """Where the value lies in 95 of 100 cases, by how far single tries lie apart; at least as wide as a point."""
    half = max(0.01, Z * ahead.spread / max(1, option.visits) ** 0.5)
    return max(0.0, option.value - half), min(1.0, option.value + half)


__all__ = ["NoAdvice", "Outlook", "asked", "hint", "known"]
