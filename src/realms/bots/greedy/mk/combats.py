"""A fight: the next step of the best plan for it; and who bears the damage."""

from __future__ import annotations

from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.terms import (
    BLACK,
    BLOCK_PHASE,
    COLOURS,
    MELEE_PHASE,
    RANGED_PHASE,
)
from realms.kernel.model import Decision, Option

from . import tasks, weights as w
from .fights import (
    BLOCKED_AND_SLAIN,
    ENDURED_AND_SLAIN,
    ONLY_BLOCKED,
    SHOT,
    Battle,
    strikers,
    unit_bears,
    unit_harm,
)
from .means import Means, Source, means_of
from .picking import best_of, keyed, otherwise
from .position import Position
from .rivals import rivals


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
    """The hero or a unit, whichever costs less."""
    frame = pos.frame("Assign")
    assert frame is not None and pos.fight is not None
    battle = battle_of(pos, fighting_means(pos))
    raw = pos.fight["foes"][frame["foe"]]
    foes = [foe for foe in rivals(pos) if foe.index == frame["foe"]]
    if not foes or raw["dead"]:
        return decision.options[-1]
    foe, damage = foes[0], int(frame["left"])
    element = ENEMIES[foe.token].attacks[frame["attack"]][1]
    needed = strikers(battle.solve(rivals(pos)).steps) if pos.me.troops else []

    def worth(option: Option) -> float:
        if option.verb == "hero":
            return -battle.hero_toll(foe, damage)
        k = int(option.refs[0])
        if not unit_bears(pos.me, k, element):
            return -99.0
        cost, rest = unit_harm(pos.me, k, foe, damage, element)
        if k in needed:
            cost += w.NEEDED
        return -cost - battle.hero_toll(foe, rest)

    return best_of(decision, worth)


def set_in_secret(pos: Position, decision: Decision) -> Option:
    """MK-OPT-26. Nothing against an ally; else something nobody can foresee who does not see the own hand."""
    frame = pos.frame("SetInSecret")
    assert frame is not None
    helpful = pos.ours(frame["rival"])
    faces = [option for option in decision.options if (option.refs[0] == COLOURS[BLACK]) == helpful]
    return faces[sum([len(card) for card in pos.me.hand]) % len(faces)]
