"""Cards of the offers used in a turn: a spell that is only borrowed, an advanced action that is learned."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, option

from ..data.cards import CARDS
from ..events import CARD_PLAYED
from ..state import MageKnight
from ..terms import COLOURS, SPELL
from ..vocabulary import lasting
from . import cards

HAND: Final = "hand"
DISCARD: Final = "discard"
DECK: Final = "deck"


def take(g: MageKnight, seat: Seat, card: str, to: str) -> None:
    """MK-EFFECT-09, 10. Gain a card of the spell or advanced-action offer, which is refilled at once."""
    hero = g.heroes[seat]
    if CARDS[card].kind == SPELL:
        g.spell_offer.remove(card)
        cards.refill(g, g.spell_offer, g.spell_deck)
    else:
        g.action_offer.remove(card)
        cards.refill(g, g.action_offer, g.action_deck)
    if to == HAND:
        cards.gain_in_hand(g, hero, card)
    elif to == DISCARD:
        cards.gain_in_discard(g, hero, card)
    else:
        cards.gain_on_deck(g, hero, card)


def borrowed(g: MageKnight, seat: Seat) -> list[str]:
    """Spells of the offer that may be played as if they were in hand (Magic Talent)."""
    found: list[str] = []
    if g.modifiers:
        for card in g.spell_offer:
            if lasting.has(g, f"{lasting.BORROWS}:{COLOURS[CARDS[card].colour]}", seat):
                found.append(card)
    return found


def borrow(g: MageKnight, seat: Seat, card: str) -> None:
    """A spell is played from the offer, where it stays."""
    lasting.last(g, f"{lasting.BORROWS}:{COLOURS[CARDS[card].colour]}", seat)
    g.tell(CARD_PLAYED, seat, card)


@final
class Learn(Verb[MageKnight]):
    """Learning: an advanced action of the offer for influence, wherever the hero is."""

    NAME: ClassVar[str] = "learn"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for to in (HAND, DISCARD):
            price = price_of_learning(g, seat, to)
            if price:
                why = OK if g.heroes[seat].now.influence >= price else "MK-DEED-11"
                for card in g.action_offer:
                    menu.offer(why, option("learn", to, card))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        g.heroes[seat].now.influence -= lasting.last(g, f"{lasting.LEARNS}:{refs[0]}", seat)
        take(g, seat, refs[1], refs[0])
        return None


def price_of_learning(g: MageKnight, seat: Seat, to: str) -> int:
    """The influence it costs, or 0 when nothing may be learned."""
    for m in g.modifiers:
        if m.what == f"{lasting.LEARNS}:{to}" and m.seat == seat:
            return m.amount
    return 0


LEARN: Final = Learn()
