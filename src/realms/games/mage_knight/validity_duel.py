"""What no battle of heroes can be: read when a position comes from outside (a save)."""

from __future__ import annotations

from typing import Final

from realms.kernel.validity import all_between, between

from .fights import Duel, Fight
from .rules.duel import rival_of
from .state import MageKnight
from .terms import MELEE_PHASE, NONE, RANGED_PHASE

MANY: Final = 400  # no count of points or wounds comes near it
STAGES: Final = (NONE, RANGED_PHASE, MELEE_PHASE)


def duel_fits(g: MageKnight, fight: Fight, duel: Duel) -> bool:
    """Two different heroes, one of them attacking, and units that are theirs."""
    sides = [duel.aggressor, duel.defender]
    if not all_between(sides, 0, g.seats - 1) or duel.aggressor == duel.defender:
        return False
    if fight.seat != duel.aggressor or fight.foes or duel.attacker not in sides or duel.stage not in STAGES:
        return False
    if duel.loser != NONE and duel.loser not in sides:
        return False
    blocking = len(g.heroes[rival_of(duel, duel.attacker)].units)
    counts = all_between([duel.passes, duel.mana, duel.wounds], 0, MANY)
    acted = not [seat for seat in duel.acted if seat not in sides]
    return counts and acted and all_between(duel.blockers, 0, blocking - 1) and units_fit(g, duel)


def units_fit(g: MageKnight, duel: Duel) -> bool:
    """What units have given to the attack, and what they have lost."""
    attacking = len(g.heroes[duel.attacker].units)
    for share in duel.shares:
        if (
            not between(share.unit, 0, attacking - 1)
            or not between(share.at, 0, 11)
            or not between(share.n, 0, MANY)
        ):
            return False
    for mark in duel.shaken:
        if mark.seat not in (duel.aggressor, duel.defender) or not between(mark.stripped, 0, 7):
            return False
        if not between(mark.unit, 0, len(g.heroes[mark.seat].units) - 1) or abs(mark.armour) > MANY:
            return False
    return True
