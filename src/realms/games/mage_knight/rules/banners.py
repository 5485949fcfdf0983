"""Banners on units (MK-UNIT-12 to 14)."""

from __future__ import annotations

from realms.kernel.model import OK, Decision, Seat, Why, option

from ..events import CARD_DISCARDED
from ..state import Hero, MageKnight, Unit


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


def drop(g: MageKnight, hero: Hero, unit: Unit) -> None:
    """MK-UNIT-13. The banner of a unit that is gone, or gets another, goes to the discard pile."""
    if unit.banner != "":
        hero.discard.append(unit.banner)
        g.tell(CARD_DISCARDED, hero.seat, unit.banner)
        unit.banner = ""
        unit.banner_used = False
