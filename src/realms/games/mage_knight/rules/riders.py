"""What rides on a block (MK-COMBAT-61): effects of a block card on the enemy that is blocked with it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import register
from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, option

from ..events import ARMOUR_CHANGED
from ..fights import Fight, Foe
from ..state import MageKnight
from ..terms import BLUE, FIRE, ICE, MELEE, MELEE_PHASE, PHYSICAL, RED
from ..vocabulary import lasting
from ..vocabulary.base import Node, Resolving
from ..vocabulary.points import Attack
from .defeat import defeat
from .foes import enemy, immune, shrugs_off

NO_SWIFT: Final = "no_swift"
COLD_TOUGHNESS: Final = "cold_toughness"
ICE_SHIELD: Final = "ice_shield"
BURNING_SHIELD: Final = "burning_shield"
EXPLODING_SHIELD: Final = "exploding_shield"

FROZEN: Final = -3
"""The armour an enemy loses by an ice shield."""
LATER_ATTACK: Final[Node] = register(Attack(4, MELEE, FIRE), "mage_knight.burning_shield.later")


def icons(foe: Foe) -> int:
    """The abilities, coloured attacks and resistances printed on a token."""
    kind = enemy(foe)
    found = kind.abilities.bit_count() + kind.resists.bit_count() + kind.summons + (1 if kind.defend else 0)
    for n, element in kind.attacks:
        if n >= 0 and element != PHYSICAL:
            found += 2 if element > ICE else 1
    return found


def block_points(fight: Fight, foe: Foe) -> list[int]:
    """The gathered block, with what depends on who is blocked."""
    more = fight.riders.count(COLD_TOUGHNESS)
    if not more or immune(foe):
        return fight.block
    points = fight.block[:]
    points[ICE] += more * icons(foe)
    return points


def blocked(g: MageKnight, seat: Seat, i: int) -> None:
    """A block succeeded: what rode on it happens now."""
    fight = g.fight
    assert fight is not None
    foe = fight.foes[i]
    for rider in fight.riders:
        if rider == NO_SWIFT:
            foe.slow = True
        elif rider == ICE_SHIELD and not shrugs_off(foe, BLUE):
            foe.armour += FROZEN
            g.tell(ARMOUR_CHANGED, foe.token, FROZEN)
        elif rider == BURNING_SHIELD:
            lasting.lay(g, lasting.BURNING, 1, lasting.END_OF_COMBAT, BURNING_SHIELD, seat)
        elif rider == EXPLODING_SHIELD and not shrugs_off(foe, RED) and not foe.dead:
            defeat(g, seat, i)
    fight.riders.clear()


@final
class StrikeBack(Verb[MageKnight]):
    """Burning Shield: after a successful block the card is a fire attack, once, in the melee phase."""

    NAME: ClassVar[str] = "strike_back"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        if g.phase == MELEE_PHASE and lasting.has(g, lasting.BURNING, seat):
            menu.offer(OK, option("strike_back"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        lasting.last(g, lasting.BURNING, seat)
        return Resolving(seat, [LATER_ATTACK], BURNING_SHIELD, RED)


STRIKE_BACK: Final = StrikeBack()
