"""The fate deck (facts: fate deck): drawing, discarding, reshuffling."""

from __future__ import annotations

from realms.kernel.model import EVERYONE, Seat
from realms.kernel.zones import Zone

from ..data.fate import FATE
from ..events import FATE_DRAWN, FATE_RESHUFFLED
from ..state import Runewars


def draw_fate(g: Runewars, seat: Seat, n: int) -> list[str]:
    """The top cards, open to all; the caller lays them down with `discard_fate`. An empty deck is renewed from the
    discards; cards that were drawn and not discarded yet stay out."""
    drawn: list[str] = []
    for _ in range(n):
        if not g.fate.items:
            reshuffle(g, g.fate, g.fate_discard)
        if not g.fate.items:
            break
        card = g.fate.take(len(g.fate.items) - 1)
        g.learned = EVERYONE
        g.tell(FATE_DRAWN, seat, card)
        g.fate_drawn.append(card)
        drawn.append(card)
    return drawn


def discard_fate(g: Runewars, cards: list[str]) -> None:
    for card in cards:
        g.fate_drawn.remove(card)
        g.fate_discard.append(card)


def reshuffle(g: Runewars, deck: Zone, discard: list[str]) -> None:
    """The discard pile under the deck, all of it mixed."""
    for card in sorted(discard):
        deck.put(card)
    discard.clear()
    deck.shuffle(g.rng)


def renew_fate(g: Runewars) -> None:
    """RW-SEASON-05. The whole deck is mixed."""
    reshuffle(g, g.fate, g.fate_discard)
    g.tell(FATE_RESHUFFLED)


def destiny(card: str) -> str:
    return FATE[card].destiny


def same(cards: list[str]) -> str:
    """The first card, if all have the same symbol."""
    for card in cards:
        if destiny(card) != destiny(cards[0]):
            return ""
    return cards[0]
