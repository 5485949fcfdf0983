"""Banners on units (MK-UNIT-12 to 14): attaching them, and the two that are used: Courage and Fear."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, Why, option

from ..events import ATTACK_STOPPED, BANNER_ATTACHED, BANNER_USED, CARD_DISCARDED
from ..state import Hero, MageKnight, Unit
from ..terms import NONE
from . import units
from .foes import CANCELLED, immune, open_attacks
from .points import gain_fame

FEAR: Final = "banner_of_fear"
COURAGE: Final = "banner_of_courage"


def attach_why(g: MageKnight, seat: Seat) -> Why:
    return OK if g.heroes[seat].units else "MK-UNIT-12"


def offer_attaching(g: MageKnight, seat: Seat, menu: Decision) -> None:
    for i in range(len(g.heroes[seat].units)):
        menu.offer(OK, option("attach", str(i)))


def attach(g: MageKnight, seat: Seat, card: str, unit: int) -> None:
    """From the play area to the unit; an older banner goes to the discard pile."""
    hero = g.heroes[seat]
    drop(g, hero, hero.units[unit])
    hero.played.remove(card)
    hero.units[unit].banner = card
    g.tell(BANNER_ATTACHED, seat, card, hero.units[unit].kind)


def drop(g: MageKnight, hero: Hero, unit: Unit) -> None:
    """MK-UNIT-13. The banner of a unit that is gone, or gets another, goes to the discard pile."""
    if unit.banner != "":
        hero.discard.append(unit.banner)
        g.tell(CARD_DISCARDED, hero.seat, unit.banner)
        unit.banner = ""
        unit.banner_used = False


def carrier(hero: Hero, banner: str) -> int:
    """The place of the unit under this banner, or NONE; there is only one of each."""
    for i, unit in enumerate(hero.units):
        if unit.banner == banner:
            return i
    return NONE


@final
class Encourage(Verb[MageKnight]):
    """Banner of Courage: once a round, not in combat, the unit under it becomes ready, wounded or not."""

    NAME: ClassVar[str] = "courage"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        i = carrier(g.heroes[seat], COURAGE)
        if i == NONE:
            return
        unit = g.heroes[seat].units[i]
        if unit.spent:
            menu.offer("MK-ROUND-11" if unit.banner_used else OK, option("courage", str(i)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        unit = hero.units[int(refs[0])]
        unit.banner_used = True
        hero.now.skills.append(COURAGE)
        g.tell(BANNER_USED, seat, COURAGE, unit.kind)
        units.ready(g, seat, int(refs[0]))
        return None


@final
class Frighten(Verb[MageKnight]):
    """Banner of Fear: in the block phase the unit under it is spent to cancel one attack, for one fame.

    A cancelled attack is not blocked (MK-ABIL-20). Arcane immunity knows no fear.
    """

    NAME: ClassVar[str] = "fear"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        i, fight = carrier(g.heroes[seat], FEAR), g.fight
        if i == NONE or fight is None:
            return
        why = units.use_why(g, seat, g.heroes[seat].units[i])
        for k, j in open_attacks(fight):
            fearless = "MK-ABIL-22" if immune(fight.foes[k]) else OK
            menu.offer(why or fearless, option("fear", str(k), str(j)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        fight, hero = g.fight, g.heroes[seat]
        assert fight is not None
        unit = hero.units[carrier(hero, FEAR)]
        unit.spent = True
        fight.began = True
        foe = fight.foes[int(refs[0])]
        foe.attacks[int(refs[1])] = CANCELLED
        g.tell(BANNER_USED, seat, FEAR, unit.kind)
        g.tell(ATTACK_STOPPED, seat, foe.token)
        gain_fame(g, seat, 1)
        return None


ENCOURAGE: Final = Encourage()
FRIGHTEN: Final = Frighten()
