"""Picking an option of a decision, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from realms.kernel.model import Decision, Option

CLOSING: Final = ("done", "pass", "none")


def verb(decision: Decision, *verbs: str) -> Option:
    """The first option with one of the verbs, the verbs in their order; failing all, the first option."""
    for wanted in verbs:
        for option in decision.options:
            if option.verb == wanted:
                return option
    return decision.options[0]


def keyed(decision: Decision, key: str) -> Option | None:
    for option in decision.options:
        if option.key == key:
            return option
    return None


def best_of(decision: Decision, worth: Callable[[Option], float]) -> Option:
    best, most = decision.options[0], worth(decision.options[0])
    for option in decision.options[1:]:
        value = worth(option)
        if value > most:
            best, most = option, value
    return best


def otherwise(decision: Decision) -> Option:
    """What the bot has no opinion about it leaves alone; if that is not offered, the first option."""
    for option in decision.options:
        if option.verb in CLOSING:
            return option
    return decision.options[0]
