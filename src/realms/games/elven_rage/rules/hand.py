"""Cards on their ways: drawing, trimming to five, discarding (ER-SUMMON, ER-DISCARD)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Ask, Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import clockwise
from realms.kernel.zones import Zone, move

from ..data.warriors import WARRIORS
from ..events import DISCARDED, NEUTRALS_RESHUFFLED, RESHUFFLED, SUMMONED
from ..state import ElvenRage, Elves
from ..terms import HAND


def draw(g: ElvenRage, seat: Seat, n: int) -> int:
    """ER-SUMMON-01, 02. Cards from the own deck, which the discard pile renews; how many there were."""
    elves = g.elves[seat]
    drawn = 0
    while drawn < n:
        if not elves.deck.items:
            if not elves.discard:
                break
            reshuffle(g, elves)
        move(g, elves.deck, len(elves.deck.items) - 1, elves.hand)
        drawn += 1
    if drawn:
        g.tell(SUMMONED, seat, drawn)
    return drawn


def reshuffle(g: ElvenRage, elves: Elves) -> None:
    for card in elves.discard:
        elves.deck.put(card)
    elves.discard.clear()
    elves.deck.shuffle(g.rng)
    g.tell(RESHUFFLED, elves.seat)


def leave_hand(g: ElvenRage, seat: Seat, card: str) -> None:
    """Take a card out of the hand, openly."""
    hand = g.elves[seat].hand
    i = hand.find(card)
    g.learned |= EVERYONE & ~hand.mask(i)
    hand.take(i)


def into_hand(g: ElvenRage, seat: Seat, card: str) -> None:
    """A card that all have seen."""
    g.elves[seat].hand.put(card, EVERYONE)


def look_at(g: ElvenRage, zone: Zone, seat: Seat) -> None:
    """The seat, and nobody else, sees all that lies there."""
    for i in range(len(zone.items)):
        zone.show(g, i, 1 << seat)


def discard(g: ElvenRage, seat: Seat, card: str) -> None:
    leave_hand(g, seat, card)
    g.elves[seat].discard.append(card)
    g.tell(DISCARDED, seat, card)


def spend(g: ElvenRage, seat: Seat, thing: str) -> None:
    """ER-ACTION-03, ER-ARTIFACT-03. A card that was used goes to the discard pile, an Artifact out of the game."""
    g.elves[seat].laid.remove(thing)
    if thing in WARRIORS:
        g.elves[seat].discard.append(thing)
    else:
        g.spent.append(thing)


def spend_all(g: ElvenRage) -> None:
    """Whatever was declared will not work any more."""
    for elves in g.elves:
        for thing in elves.laid[:]:
            spend(g, elves.seat, thing)


def draw_neutral(g: ElvenRage) -> bool:
    """ER-BATTLE-03. Is there a card on the neutral deck, renewed if need be?"""
    deck = g.neutral_deck
    if not deck.items and g.neutral_discard:
        g.tell(NEUTRALS_RESHUFFLED)
        for card in g.neutral_discard:
            deck.put(card)
        g.neutral_discard.clear()
        deck.shuffle(g.rng)
    return bool(deck.items)


@final
class TrimHands(Ask[ElvenRage]):
    """ER-DISCARD-01, 02, 03. Whoever holds more than five cards discards down to five."""

    RULE: ClassVar[str] = "ER-DISCARD-01"

    def __init__(self, first: Public[int]) -> None:
        self.first = first

    def pending(self, g: ElvenRage) -> list[Decision]:
        for seat in clockwise(g.seats, self.first):
            hand = g.elves[seat].hand.items
            if len(hand) > HAND and not g.elves[seat].out:
                menu = Decision(seat, "er-trim", self.RULE, (("n", len(hand) - HAND),), False, g.explain)
                for card in sorted({*hand}):
                    menu.offer(OK, option("discard", card))
                return [menu]
        return []

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        discard(g, seat, option.refs[0])
        return None
