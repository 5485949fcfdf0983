"""Why an option: what it leaves that others do not. Only what was counted is said, and only if no accident."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .facts import Counting
from .model import Fact, Reason
from .outlook import Outlook, difference

MOST: Final = 3
"""Facts in one sentence."""
LEAST: Final = 0.25
"""What a difference must weigh to be told, by the game's own scale."""
SURE: Final = 1.5
"""Standard errors that a difference must be away from none."""


def why_best(counting: Counting, best: Outlook, others: Sequence[Outlook], *, ahead: bool = True) -> list[Reason]:
    """What speaks for the best option against the average of the others, and what it costs. `ahead`: its value is
    the highest, so what it costs must come back later."""
    if best.wins:
        return [Reason("coach-why-wins" if not all(o.wins for o in others) else "coach-why-all-win")]
    if others and all(o.loses for o in others) and not best.loses:
        return [Reason("coach-why-saves")]
    if not others:
        return []
    gains, costs = weighed(counting, best, others)
    when: dict[str, str | float] = {"when": best.when}
    if gains and costs:
        return [Reason("coach-why-gains", when, gains), Reason("coach-why-cost", {}, costs)]
    if gains:
        return [Reason("coach-why-gains", when, gains)]
    if costs:
        return [Reason("coach-why-invests" if ahead else "coach-why-gains", when, costs)]
    return [Reason("coach-why-same", when)]


def why_other(counting: Counting, option: Outlook, best: Outlook, *, behind: bool = True) -> list[Reason]:
    """What another option leaves, against the best one. `behind`: its value is lower, whatever it leaves."""
    if option.wins:
        return [Reason("coach-why-wins-too")]
    if best.wins:
        return [Reason("coach-why-misses")]
    if option.loses and not best.loses:
        return [Reason("coach-why-loses")]
    gains, costs = weighed(counting, option, [best])
    when: dict[str, str | float] = {"when": option.when}
    if gains and costs:
        return [Reason("coach-why-less", when, costs), Reason("coach-why-but", {}, gains)]
    if costs:
        return [Reason("coach-why-less", when, costs)]
    if gains:
        return [Reason("coach-why-more" if behind else "coach-why-less", when, gains)]
    return [Reason("coach-why-alike", when)]


def weighed(
    counting: Counting, one: Outlook, others: Sequence[Outlook]
) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """What is better and what is worse after one option than after others, what weighs most first."""
    found: list[tuple[float, Fact]] = []
    for name, worth in counting.WORTH.items():
        gap, error = difference(one, others, name)
        shown = round(gap, 1)
        if shown and abs(gap * worth) >= LEAST and abs(gap) >= SURE * error:
            found.append((gap * worth, Fact(name, shown)))
    found.sort(key=lambda pair: -abs(pair[0]))
    gains = tuple([fact for weight, fact in found if weight > 0][:MOST])
    costs = tuple([fact for weight, fact in found if weight < 0][:MOST])
    return gains, costs
