"""A fight: the next step of the best plan for it; and who bears the damage."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.terms import (
    BLACK,
    BLOCK_PHASE,
    COLOURS,
    MELEE_PHASE,
    RANGED_PHASE,
    WOUND,
)
from realms.kernel.model import Decision, Option

from . import holdings, tasks
from .deeds import FIGHTING, card_uses
from .fights import (
    BLOCKED_AND_SLAIN,
    ENDURED_AND_SLAIN,
    ONLY_BLOCKED,
    SHOT,
    Battle,
)
from .means import CARD, Means, Source, means_of
from .picking import best_of, keyed, otherwise
from .position import Position
from .rivals import rivals, strike_on

PLANNED: Final = 20.0
"""More than any card gives."""


def battle_of(pos: Position, means: Means) -> Battle:
    fight = pos.fight
    assert fight is not None
    battle = Battle(pos, means, pos.phase, units=not fight["no_units"])
    battle.attack, battle.block = fight["attack"], fight["block"]
    if fight["cause"] in ("assault", "adventure", "burn") and fight["hex"] not in pos.shields:
        battle.prize = tasks.prize(pos, fight["hex"])
    return battle


def fighting_means(pos: Position, pending: Source | None = None) -> Means:
    assert pos.fight is not None
    return means_of(pos, pending, units=not pos.fight["no_units"])


def fight(pos: Position, decision: Decision) -> Option:
    """The next step of the plan of the fight in this phase."""
    battle = battle_of(pos, fighting_means(pos))
    foes = rivals(pos)
    state = battle.solve(foes)
    phase = pos.phase
    for foe, mode in zip(foes, state.modes, strict=True):
        if phase == RANGED_PHASE and mode != SHOT:
            continue
        if phase == BLOCK_PHASE and (mode not in (BLOCKED_AND_SLAIN, ONLY_BLOCKED) or not foe.attacks):
            continue
        if phase == MELEE_PHASE and mode not in (BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN):
            continue
        places = [j for j, _, _ in foe.attacks] if phase == BLOCK_PHASE else [0]
        for j in places:
            steps = [s for s in state.steps if s[0] == phase and s[1] == foe.index and s[2] == j]
            if steps:
                found = keyed(decision, f"{steps[0][3].verb}:{steps[0][3].ref}")
            elif phase == BLOCK_PHASE:
                found = keyed(decision, f"block:{foe.index}:{j}")
            else:
                found = keyed(decision, f"strike:{foe.index}")
            if found is not None:
                return found
    return otherwise(decision)


def take_damage(pos: Position, decision: Decision) -> Option:
    for option in decision.options:
        if option.verb == "damage":
            return option
    return decision.options[0]


def assign(pos: Position, decision: Decision) -> Option:
    """Who bears what is left of an attack, as the plan for all that is to come has it."""
    frame = pos.frame("Assign")
    assert frame is not None and pos.fight is not None
    foes = rivals(pos)
    for foe in foes:
        if foe.index == frame["foe"]:
            strike_on(foe, frame["attack"], frame["left"])
            break
    else:
        return decision.options[-1]
    for index, attack, unit in battle_of(pos, fighting_means(pos)).solve(foes).bearers:
        if index == frame["foe"] and attack == frame["attack"]:
            found = keyed(decision, f"unit:{unit}")
            if found is not None:
                return found
    return decision.options[-1]


def discard_card(pos: Position, decision: Decision) -> Option:
    """Something must go: in a fight what the plan does not need, and of that what gives least; else what is worth
    least."""
    if pos.fight is None:
        return holdings.discard_card(pos, decision)
    means = fighting_means(pos)
    needed = [step[3].ref for step in battle_of(pos, means).solve(rivals(pos)).steps if step[3].verb == CARD]

    def worth(option: Option) -> float:
        if not option.refs or option.refs[0] == WOUND:
            return 1.0 if option.refs else -0.2
        most = 0
        for use in card_uses(option.refs[0]):
            if use.kind in FIGHTING and use.n > most and means.pool.pay(use.mana) is not None:
                most = use.n
        return -float(most) - (PLANNED if option.refs[0] in needed else 0.0)

    return best_of(decision, worth)


def set_in_secret(pos: Position, decision: Decision) -> Option:
    """MK-OPT-26. Nothing against an ally; else something nobody can foresee who does not see the own hand."""
    frame = pos.frame("SetInSecret")
    assert frame is not None
    helpful = pos.ours(frame["rival"])
    faces = [option for option in decision.options if (option.refs[0] == COLOURS[BLACK]) == helpful]
    return faces[sum([len(card) for card in pos.me.hand]) % len(faces)]
