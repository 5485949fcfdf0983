"""The turn: the first step of the best plan for it; and dealing with locals."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.data.hexes import HEX_NAMES, place_name
from realms.games.mage_knight.data.units import UNITS
from realms.kernel.model import Decision, Option

from . import claims, comrades, plans, weights as w
from .deeds import (
    Use,
)
from .means import Means, Source, gather, means_of
from .picking import best_of, keyed, otherwise
from .plans import SPEAKING, Plan, Thinker
from .position import Position
from .wares import force, wares

REST: Final = "rest"
FINISH: Final = "finish"
"""Aims that are no plans: to rest, and to leave it at what was done."""


def move(pos: Position, decision: Decision) -> Option:
    """The first step of the best plan of the turn; or a rest, or the end of the turn or the round."""
    healing = healed(pos, decision)
    if healing is not None:
        return healing
    if pos.raw["joint"] is not None:
        return comrades.storm(pos, decision)
    if pos.aim.verb in (REST, FINISH):
        wanted = keyed(decision, REST) if pos.aim.verb == REST else None
        return wanted if wanted is not None else finish(pos, decision)
    thinker = Thinker(pos, means_of(pos))
    plan = thinker.best()
    step = first_step(pos, decision, plan)
    if thinker.bound and step is not None:
        return step
    thinker.bound = False
    idle = thinker.stay(pos.me.hex)
    together = comrades.call(pos, decision, plan.value - idle)
    if together is not None:
        return together
    spell = keyed(decision, plans.INCANTATION)
    if spell is not None and thinker.incantation() > max(0.0, plan.value - idle):
        return mark(decision) or spell
    if not plan.path and plan.verb != plans.EXPLORE and mark(decision) is not None:
        return mark(decision) or otherwise(decision)
    rest = keyed(decision, "rest")
    if rest is not None and not pos.me.moved and worth_of_rest(pos) > plan.value - idle:
        return rest
    if step is not None and plan.value > idle + 0.02:
        return step
    return finish(pos, decision)


def healed(pos: Position, decision: Decision) -> Option | None:
    """Use points of healing that are there: for the hand, or for the best unit they are enough for."""
    found = keyed(decision, "heal:hand")
    level = 0
    if found is None and pos.me.heal:
        for i, troop in enumerate(pos.me.troops):
            if troop.wounds and UNITS[troop.kind].level > level:
                unit = keyed(decision, f"heal:{i}")
                if unit is not None:
                    found, level = unit, UNITS[troop.kind].level
    return found


def mark(decision: Decision) -> Option | None:
    """A shield on the glade, if it can be had."""
    for option in decision.options:
        if option.verb in ("mark", "displace"):
            return option
    return None


def finish(pos: Position, decision: Decision) -> Option:
    """Nothing more is worth doing in this turn."""
    again = keyed(decision, "tactic:the_right_moment")
    if again is not None and pos.turns > 2.0 and len(pos.me.hand) + pos.me.deck > 3:
        return again
    for key in ("announce", "end", "attack_hero", "rest"):
        found = keyed(decision, key)
        if key == "announce" and (pos.me.did or claims.far_from_home(pos)):
            continue
        if found is not None:
            return found
    return otherwise(decision)


def first_step(pos: Position, decision: Decision, plan: Plan) -> Option | None:
    """Play for the way, walk it, then do what the plan is about."""
    if plan.steps:
        source, _ = plan.steps[0]
        return keyed(decision, f"{source.verb}:{source.ref}")
    if plan.path:
        there = HEX_NAMES[plan.path[-1]]
        return keyed(decision, f"walk:{there}") or keyed(decision, f"tunnel:{there}")
    if plan.verb == plans.EXPLORE:
        return keyed(decision, f"explore:{place_name(plan.target)}")
    if plan.verb == plans.CHALLENGE:
        return keyed(decision, f"challenge:{HEX_NAMES[plan.target]}")
    if plan.verb in (plans.ENTER, plans.LIBERATE, plans.INTERACT):
        return keyed(decision, plan.verb)
    return None


def worth_of_rest(pos: Position) -> float:
    """Wounds leave the hand for this round."""
    if not pos.me.wounds or pos.turns < 2.0:
        return 0.0
    turns: float = min(pos.turns - 1.0, float(w.REST_TURNS))
    value: float = w.RESTED_WOUND * pos.me.wounds * turns - pos.card_price
    return value


def afterwards(pos: Position, decision: Decision) -> Option:
    """After the action: heal, and what is worth playing for itself."""
    for_nothing = healed(pos, decision) or mark(decision)
    if for_nothing is not None:
        return for_nothing
    thinker = Thinker(pos, means_of(pos))
    plan = thinker.heal() or thinker.side_gain()
    if plan is not None and plan.value > thinker.stay(pos.me.hex):
        source, _ = plan.steps[0]
        found = keyed(decision, f"{source.verb}:{source.ref}")
        if found is not None:
            return found
    again = keyed(decision, "tactic:the_right_moment")
    if again is not None and pos.turns > 2.0 and len(pos.me.hand) + pos.me.deck > 3:
        return again
    return otherwise(decision)


# Locals.


def purchase(pos: Position, means: Means) -> tuple[str, list[tuple[Source, Use]]]:
    """What to buy next, and what to play for it; "" if nothing pays."""
    best, key = 0.0, ""
    steps: list[tuple[Source, Use]] = []
    for price, worth, ware in wares(pos, means, pos.me.hex):
        got = gather(means, 2 * max(0, price - pos.me.influence), SPEAKING, 0, means.pool)
        if got is not None and worth - got.cost > best:
            best, key, steps = worth - got.cost, ware, got.steps
    return key, steps


def interact(pos: Position, decision: Decision) -> Option:
    healing = healed(pos, decision)
    if healing is not None:
        return healing
    key, steps = purchase(pos, means_of(pos))
    if steps:
        found = keyed(decision, f"{steps[0][0].verb}:{steps[0][0].ref}")
        if found is not None:
            return found
    found = keyed(decision, key)
    return found if found is not None else otherwise(decision)


def disband(pos: Position, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        troop = pos.me.troops[int(option.refs[0])]
        return -force(pos, troop.kind) + 0.5 * troop.wounds

    return best_of(decision, worth)


def gain_unit(pos: Position, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        return force(pos, option.refs[0]) if option.verb == "recruit" else 0.3

    return best_of(decision, worth)
