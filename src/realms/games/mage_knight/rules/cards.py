"""Deed cards on their ways: hand, deck, discard pile, play area, and out of the game."""

from __future__ import annotations

from realms.kernel.model import EVERYONE
from realms.kernel.zones import Zone, gather, move

from ..events import (
    CARD_DISCARDED,
    CARD_GAINED,
    CARD_PLAYED,
    CARD_REMOVED,
    CARDS_DRAWN,
    DECK_SHUFFLED,
    OFFERED,
    WOUNDED,
)
from ..state import Hero, MageKnight
from ..terms import WOUND


def wounds_in_hand(hero: Hero) -> int:
    return hero.hand.items.count(WOUND)


def free_hand(g: MageKnight, hero: Hero) -> list[str]:
    """The cards of the hand but those that are being weighed: they would be on the table by then."""
    items = hero.hand.items[:]
    for card in g.weighing.split(",") if g.weighing != "" else []:
        items.remove(card)
    return items


def leave_hand(g: MageKnight, hero: Hero, card: str) -> None:
    """Take a card out of the hand, openly."""
    i = hero.hand.find(card)
    g.learned |= EVERYONE & ~hero.hand.mask(i)
    hero.hand.take(i)


def put_down(g: MageKnight, hero: Hero, card: str) -> None:
    """MK-DEED-02. From hand to the play area."""
    leave_hand(g, hero, card)
    hero.played.append(card)
    hero.now.did = True
    g.tell(CARD_PLAYED, hero.seat, card)


def discard(g: MageKnight, hero: Hero, card: str) -> None:
    """MK-EFFECT-14. From hand to the own discard pile."""
    leave_hand(g, hero, card)
    hero.discard.append(card)
    hero.now.did = True
    g.tell(CARD_DISCARDED, hero.seat, card)


def throw_away(g: MageKnight, hero: Hero, card: str) -> None:
    """MK-EFFECT-15. From hand out of the game; a wound goes back to the supply."""
    leave_hand(g, hero, card)
    hero.now.did = True
    remove(g, hero, card)


def remove(g: MageKnight, hero: Hero, card: str) -> None:
    """A card that was taken from somewhere leaves the game."""
    if card != WOUND:
        g.removed.append(card)
    g.tell(CARD_REMOVED, hero.seat, card)


def draw(g: MageKnight, hero: Hero, n: int) -> int:
    """Draw cards as far as the deck goes (MK-END-25); the number drawn."""
    n = min(n, len(hero.deck.items))
    for _ in range(n):
        move(g, hero.deck, len(hero.deck.items) - 1, hero.hand)
    if n:
        g.tell(CARDS_DRAWN, hero.seat, n)
    return n


def gain_on_deck(g: MageKnight, hero: Hero, card: str) -> None:
    """MK-EFFECT-09. A gained card goes on top of the deed deck; all have seen it."""
    hero.deck.put(card, EVERYONE)
    g.tell(CARD_GAINED, hero.seat, card)


def gain_in_hand(g: MageKnight, hero: Hero, card: str) -> None:
    hero.hand.put(card, EVERYONE)
    g.tell(CARD_GAINED, hero.seat, card)


def gain_in_discard(g: MageKnight, hero: Hero, card: str) -> None:
    hero.discard.append(card)
    g.tell(CARD_GAINED, hero.seat, card)


def take_wounds(g: MageKnight, hero: Hero, n: int) -> None:
    """MK-WOUND-01. Wounds into the hand; those of a combat count for the knock-out (MK-COMBAT-79)."""
    for _ in range(n):
        hero.hand.put(WOUND, EVERYONE)
    hero.now.wounds += n
    if g.fight is not None and g.fight.seat == hero.seat:
        g.fight.wounds += n
    elif g.fight is not None and g.fight.duel is not None and g.fight.duel.defender == hero.seat:
        g.fight.duel.wounds += n
    if n:
        g.tell(WOUNDED, hero.seat, n)


def shuffle_into_deck(g: MageKnight, hero: Hero, cards: list[str]) -> None:
    """Put cards into the deed deck and mix it."""
    hero.deck.items.extend(cards)
    hero.deck.shuffle(g.rng)
    g.tell(DECK_SHUFFLED, hero.seat)


def gather_deck(g: MageKnight, hero: Hero) -> None:
    """MK-ROUND-13. All own deed cards, wherever they are, become a new deed deck."""
    gather(g, hero.hand, hero.deck)
    gather(g, hero.stored, hero.deck)
    hero.deck.items.extend(hero.discard)
    hero.deck.items.extend(hero.played)
    hero.deck.items.extend(hero.aside)
    hero.discard.clear()
    hero.played.clear()
    hero.aside.clear()
    hero.deck.shuffle(g.rng)
    g.tell(DECK_SHUFFLED, hero.seat)


def reveal_top(g: MageKnight, deck: Zone) -> str:
    """Turn up the top card of a deck, for everybody; it is told by who uses it."""
    top = len(deck.items) - 1
    g.learned |= EVERYONE & ~deck.mask(top)
    return deck.take(top)


def refill(g: MageKnight, offer: list[str], deck: Zone) -> None:
    """MK-EFFECT-10. The cards move down, a new one enters on top; with an empty deck the offer stays smaller."""
    if deck.items:
        offer.insert(0, reveal_top(g, deck))
        g.tell(OFFERED, offer[0])
