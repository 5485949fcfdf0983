"""Picking an option of a decision."""

from __future__ import annotations

from collections.abc import Callable

from realms.kernel.model import Decision, Option

from .position import Position

Answer = Callable[[Position, Decision], Option]
"""Chooses among the options of one kind of question."""


def verb(decision: Decision, *verbs: str) -> Option:
    """The first option with one of the verbs, the verbs in their order; failing all, the first option."""
    for wanted in verbs:
        for option in decision.options:
            if option.verb == wanted:
                return option
    return decision.options[0]


def best_of(decision: Decision, worth: Callable[[Option], float]) -> Option:
    best, most = decision.options[0], worth(decision.options[0])
    for option in decision.options[1:]:
        value = worth(option)
        if value > most:
            best, most = option, value
    return best
