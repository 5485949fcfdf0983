"""Choices that the greedy bot makes without looking at the position: nothing is offered that it would use.

Most choices of a game are of this kind, and showing a bot its view costs more than all the rest of such a choice.
"""

from __future__ import annotations

from typing import Final

from realms.bots.greedy.er.battles import IDLE, LATER
from realms.games.elven_rage.terms import (
    DEPLOYED,
    FALLEN,
    IN_TURN,
    LAST_CALL,
    NAMED,
    REVEALED,
    TARGETED,
    TURN_STARTS,
    WON,
)
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.kernel.model import Decision, Option

BOLD: Final = (TURN_STARTS, NAMED, LAST_CALL)
"""Moments at which the greedy bot uses what could as well wait."""
USED_AT: Final[dict[str, tuple[str, ...]]] = {
    REVEALED: ("redeal",),
    DEPLOYED: ("no_actions",),
    WON: ("draw", "extra_conquest"),
    TARGETED: ("draw", "recover", "exchange"),
}
"""The only kinds of powers that are used at these moments."""
ANSWERS: Final = ("cancel", "prevent")


def at_once(decision: Decision) -> Option | None:
    """The closing option, if the greedy bot would take it whatever the position; None: it has to look."""
    if decision.prompt == "er-moment":
        trigger = ""
        for name, value in decision.args:
            if name == "trigger":
                trigger = str(value)
        if _tempted(decision, trigger):
            return None
        return _closing(decision)
    if decision.prompt == "er-answer":
        for option in decision.options:
            if option.verb not in IDLE and POWERS[option.refs[0]].kind in ANSWERS:
                return None
        return _closing(decision)
    return None


def _tempted(decision: Decision, trigger: str) -> bool:
    """Is anything offered that the greedy bot might use at such a moment?"""
    if trigger in (IN_TURN, FALLEN):
        return False
    used = USED_AT.get(trigger)
    for option in decision.options:
        if option.verb == "pass":
            continue
        if option.verb == "exchange":
            if trigger == TARGETED:
                return True
            continue
        kind = POWERS[option.refs[0]].kind
        if used is not None:
            if kind in used:
                return True
        elif trigger in BOLD or kind not in LATER:
            return True
    return False


def _closing(decision: Decision) -> Option | None:
    for option in decision.options:
        if option.verb == "pass":
            return option
    return None
