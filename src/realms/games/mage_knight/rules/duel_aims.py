"""At whom effects on enemies are aimed (MK-COMBAT-15 to 18, MK-PVP-50 to 52): enemies, or the units of a rival.

An aim is a number: the place of an enemy in the fight, or in a hero battle of a unit among those of the rival.
"""

from __future__ import annotations

from realms.kernel.model import OK, Seat, Why

from ..events import HERO_STOPPED, SHARE_STOPPED, UNIT_SHAKEN
from ..fights import Duel, Foe, Shaken
from ..state import MageKnight
from ..terms import BLOCK_PHASE, BLUE, RED, RESISTS_FIRE, RESISTS_ICE
from . import foes, units
from .duel import contributors, rival_of, sides


def aims(g: MageKnight, seat: Seat) -> list[int]:
    """MK-PVP-50. Enemies that can be chosen; in a hero battle the unwounded units of the rival, never the hero."""
    fight = g.fight
    assert fight is not None
    if fight.duel is None:
        return foes.living(fight)
    rival = g.heroes[rival_of(fight.duel, seat)]
    return [i for i, unit in enumerate(rival.units) if unit.wounds == 0]


def hit_why(foe: Foe, colour: int) -> Why:
    """MK-COMBAT-17, 18, 51, MK-ABIL-22. Does an effect of this colour touch the enemy?"""
    if foe.dead or foe.away:
        return "MK-COMBAT-51"
    if foes.immune(foe):
        return "MK-ABIL-22"
    if foes.shrugs_off(foe, colour):
        return "MK-COMBAT-17" if colour == RED else "MK-COMBAT-18"
    return OK


def aim_why(g: MageKnight, seat: Seat, i: int, colour: int) -> Why:
    """Does an effect of this colour touch who is aimed at?"""
    fight = g.fight
    assert fight is not None
    if fight.duel is None:
        return hit_why(fight.foes[i], colour)
    return unit_why(g, rival_of(fight.duel, seat), i, colour)


def unit_why(g: MageKnight, owner: Seat, i: int, colour: int) -> Why:
    """MK-PVP-51, MK-ABIL-43, 44. Red effects fail against fire resistance, blue ones against ice resistance."""
    bits = unit_resists(g, owner, i)
    if colour == RED and bits & RESISTS_FIRE:
        return "MK-PVP-51"
    return "MK-PVP-51" if colour == BLUE and bits & RESISTS_ICE else OK


def stop_why(g: MageKnight, seat: Seat, i: int) -> Why:
    """Could it be kept from attacking? MK-PVP-56: a unit with a share in the attack that is being blocked."""
    fight = g.fight
    assert fight is not None
    if fight.duel is None:
        return "MK-COMBAT-50" if fight.foes[i].calm else OK
    blocking = g.phase == BLOCK_PHASE and seat != fight.duel.attacker
    return OK if blocking and i in contributors(fight.duel) else "MK-PVP-56"


def resists(g: MageKnight, seat: Seat, i: int) -> int:
    fight = g.fight
    assert fight is not None
    if fight.duel is None:
        return foes.resistances(fight.foes[i])
    return unit_resists(g, rival_of(fight.duel, seat), i)


# Units in a hero battle.


def shaken(duel: Duel, owner: Seat, i: int) -> Shaken | None:
    for mark in duel.shaken:
        if mark.seat == owner and mark.unit == i:
            return mark
    return None


def unit_armour(g: MageKnight, owner: Seat, i: int) -> int:
    """MK-PVP-52. Effects never bring it below 1."""
    value = units.armour(g, owner, g.heroes[owner].units[i])
    mark = shaken(sides(g)[1], owner, i)
    return value if mark is None else max(1, value + mark.armour)


def unit_resists(g: MageKnight, owner: Seat, i: int) -> int:
    bits = units.resistances(g, owner, g.heroes[owner].units[i])
    mark = shaken(sides(g)[1], owner, i)
    return bits if mark is None else bits & ~mark.stripped


def shake(g: MageKnight, owner: Seat, i: int, *, armour: int = 0, strip: int = 0) -> None:
    """MK-PVP-50, 55. A unit loses armour or resistances until the battle ends."""
    mark = shaken(sides(g)[1], owner, i)
    if mark is None:
        mark = Shaken(owner, i)
        sides(g)[1].shaken.append(mark)
    mark.armour += armour
    mark.stripped |= strip
    g.tell(UNIT_SHAKEN, owner, g.heroes[owner].units[i].kind)


def stop_share(g: MageKnight, owner: Seat, i: int) -> None:
    """MK-PVP-56. What a unit gave to the attack does not count; the unit stays spent."""
    fight, duel = sides(g)
    for share in duel.shares:
        if share.unit == i:
            fight.attack[share.at] -= share.n
    duel.shares[:] = [share for share in duel.shares if share.unit != i]
    g.tell(SHARE_STOPPED, owner, g.heroes[owner].units[i].kind)


def stop_attack(g: MageKnight, seat: Seat) -> None:
    """MK-PVP-57. The whole attack is cancelled; its cards stay played, its units spent."""
    fight, duel = sides(g)
    fight.attack[:] = [0] * 12
    duel.shares.clear()
    g.tell(HERO_STOPPED, seat, duel.attacker)
