"""Positions of the two test games to start a test from."""

from __future__ import annotations

from typing import TypeVar

from kernel.games.banners.spec import SPEC as BANNERS
from kernel.games.banners.state import Banners
from kernel.games.spire.spec import SPEC as SPIRE
from kernel.games.spire.state import Spire
from realms.kernel.match import Match
from realms.kernel.model import Seat
from realms.kernel.zones import Zone

M = TypeVar("M", bound=Match)


def exchange(hand: Zone, deck: Zone, cards: tuple[str, ...]) -> None:
    """Make these cards the hand; the rest lies in the deck."""
    rest = hand.items + deck.items
    for card in cards:
        rest.remove(card)
    hand.items, deck.items = list(cards), rest


def spire(*hand: str, players: int = 2, seed: int = 1) -> Spire:
    """Seat 0 is to move with these cards, on a space where an orc lives; the others hold what they drew."""
    g = SPIRE.new_match(players, seed, {})
    g.log = []
    exchange(g.heroes[0].hand, g.heroes[0].deck, hand)
    g.refresh()
    return g


def banners(*hands: tuple[str, ...], seed: int = 1) -> Banners:
    """The first year, orders to be chosen, and these hands."""
    g = BANNERS.new_match(len(hands), seed, {})
    g.log = []
    for house in g.houses:
        exchange(house.hand, g.tactics, ())
    for house, hand in zip(g.houses, hands, strict=True):
        exchange(house.hand, g.tactics, hand)
    g.refresh()
    return g


def play(g: M, *choices: tuple[Seat, str]) -> M:
    for seat, key in choices:
        g.apply(seat, key)
    return g


def keys(g: Match, seat: Seat) -> list[str]:
    """What the seat may choose."""
    return [o.key for d in g.due if d.seat == seat for o in d.options]


def names(g: Match) -> list[str]:
    """The stack, by class."""
    return [type(f).__name__ for f in g.stack]
