"""Time Bending (MK-EFFECT-06): the cards of a turn come back to hand, and another turn follows at once."""

from __future__ import annotations

from realms.kernel.model import EVERYONE, Seat

from ..events import CARD_SET_ASIDE, CARD_TAKEN_BACK
from ..state import Hero, MageKnight
from ..vocabulary import lasting

LENDER = "magic_talent"
"""Plays a spell of the offer, so it is set aside in place of the spell."""


def bend(g: MageKnight, seat: Seat, card: str) -> None:
    """The spell takes effect when the turn ends."""
    hero = g.heroes[seat]
    hero.now.again = True
    aside = card if card in hero.played else LENDER
    lasting.lay(g, lasting.TIME_BENT, 1, lasting.END_OF_TURN, aside, seat)


def bent(g: MageKnight, seat: Seat) -> bool:
    return lasting.has(g, lasting.TIME_BENT, seat)


def take_back(g: MageKnight, hero: Hero) -> None:
    """The card itself is set aside until the round ends; all others that were played come back to hand."""
    if not bent(g, hero.seat):
        return
    for m in g.modifiers:
        if m.what == lasting.TIME_BENT and m.seat == hero.seat and m.source in hero.played:
            hero.played.remove(m.source)
            hero.aside.append(m.source)
            g.tell(CARD_SET_ASIDE, hero.seat, m.source)
    for card in hero.played:
        hero.hand.put(card, EVERYONE)
        g.tell(CARD_TAKEN_BACK, hero.seat, card)
    hero.played.clear()
