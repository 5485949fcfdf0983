"""Comrades: joint assaults, and what players settle together."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.terms import CITY_COST, NONE
from realms.kernel.model import Decision, Option

from . import claims
from .means import gather, means_of
from .picking import best_of, keyed, otherwise
from .plans import MOVING, Thinker
from .position import Position
from .rivals import met
from .tables import TACTICS, USUAL

GIVEN_UP_TURN: Final = 1.0
"""What the turn is worth that a comrade gives up."""
WORTH_CALLING: Final = 0.5


def share_worth(pos: Position, hex: int, n: int) -> float:
    """What it is worth to storm a city and to meet so many of its defenders, neither the best nor the worst."""
    known = sorted([token for token in pos.at(hex) if token in ENEMIES], key=_armour)
    means = means_of(pos)
    way = gather(means, 2 * (CITY_COST - pos.me.move), MOVING, 0, means.pool)
    if way is None or len(known) < n:
        return 0.0
    first = (len(known) - n) // 2
    city, annex = pos.cities.get(hex, (NONE, NONE))
    foes = [met(token, walls=True, city=city, annex=annex) for token in known[first : first + n]]
    return Thinker(pos, means).battle(foes, claims.prize(pos, hex), way.mask, way.pool) - way.cost


def _armour(token: str) -> int:
    return ENEMIES[token].armour


def call(pos: Position, decision: Decision, otherwise_worth: float) -> Option | None:
    """Call others, once a turn, if half of the defenders are worth more than anything else."""
    now = pos.raw["heroes"][pos.me.seat]["now"]
    for option in decision.options if now["refused"] == 0 else []:
        if option.verb == "joint":
            hex = HEX[option.refs[0]]
            half = (len(pos.at(hex)) + 1) // 2
            if half and share_worth(pos, hex, half) > otherwise_worth + WORTH_CALLING:
                return option
    return None


def plan(pos: Position, decision: Decision) -> Option:
    """Everybody is invited, and shares are as even as can be."""
    frame = pos.frame("Plan")
    if frame is None or decision.options[0].verb == "invite":
        return decision.options[0]
    left = int(dict(decision.args)["n"])
    even = max(1, left // (len(frame["invited"]) + 1 - len(frame["counts"])))
    return best_of(decision, lambda option: -abs(int(option.refs[1]) - even) if option.refs else -99)


def invited(pos: Position, decision: Decision) -> Option:
    frame = pos.frame("Invitation")
    assert frame is not None
    worth = share_worth(pos, frame["hex"], int(dict(decision.args)["n"]))
    found = keyed(decision, "agree") if worth > GIVEN_UP_TURN else None
    return found if found is not None else decision.options[-1]


def storm(pos: Position, decision: Decision) -> Option:
    """Into the city, or what it takes to get there; if that cannot be had, hold back."""
    for option in decision.options:
        if option.verb == "walk":
            return option
    means = means_of(pos)
    way = gather(means, 2 * (CITY_COST - pos.me.move), MOVING, 0, means.pool)
    if way is not None and way.steps:
        source, _ = way.steps[0]
        found = keyed(decision, f"{source.verb}:{source.ref}")
        if found is not None:
            return found
    return keyed(decision, "hold") or otherwise(decision)


def retire(pos: Position, decision: Decision) -> Option:
    """The tactic that will be missed least; others are agreed with."""
    found = keyed(decision, "agree")
    if found is not None:
        return found
    return best_of(decision, lambda option: -TACTICS.get(option.refs[0], USUAL))
