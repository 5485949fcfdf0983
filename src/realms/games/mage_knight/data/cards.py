"""All deed cards by name; the decks fill this table (one module a deck)."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import register

from ..terms import ADVANCED_ACTION, ARTIFACT, BASIC_ACTION, NONE, SPELL, WOUND
from ..vocabulary.base import Node


def asks_for_more(effect: Node) -> bool:
    """Does the effect have costs of its own (MK-DEED-11), or is it a frame that may have some?"""
    return effect.kind in ("custom", "discard", "pay_mana") or any(asks_for_more(part) for part in effect.parts)


@final
class Card:
    """A deed card (MK-DEED-01): its colour, and its two effects. A spell has a second name for the strong one."""

    def __init__(
        self,
        name: str,
        kind: str,
        colour: int,
        basic: Node | None,
        strong: Node | None,
        number: int = 0,
        strong_name: str = "",
        banner: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.colour: Final = colour
        self.basic: Final = basic
        self.strong: Final = strong
        self.number: Final = number
        self.strong_name: Final = strong_name
        self.banner: Final = banner
        self.costly: Final = [node for node in (basic, strong) if node is not None and asks_for_more(node)]

    @property
    def is_action(self) -> bool:
        return self.kind in (BASIC_ACTION, ADVANCED_ACTION)


CARDS: Final[dict[str, Card]] = {WOUND: Card(WOUND, WOUND, NONE, None, None)}


def _add(card: Card) -> None:
    assert card.name not in CARDS, card.name
    if card.basic is not None:
        register(card.basic, f"mage_knight.{card.name}.basic")
    if card.strong is not None:
        register(card.strong, f"mage_knight.{card.name}.strong")
    CARDS[card.name] = card


def basic_action(name: str, colour: int, basic: Node, strong: Node) -> None:
    _add(Card(name, BASIC_ACTION, colour, basic, strong))


def advanced_action(number: int, name: str, colour: int, basic: Node, strong: Node) -> None:
    _add(Card(name, ADVANCED_ACTION, colour, basic, strong, number))


def spell(number: int, name: str, colour: int, basic: Node, strong_name: str, strong: Node) -> None:
    _add(Card(name, SPELL, colour, basic, strong, number, strong_name))


def artifact(number: int, name: str, basic: Node, strong: Node) -> None:
    _add(Card(name, ARTIFACT, NONE, basic, strong, number))


def banner(number: int, name: str, strong: Node) -> None:
    """A banner has no basic effect of its own: it is attached to a unit (MK-UNIT-12)."""
    _add(Card(name, ARTIFACT, NONE, None, strong, number, banner=True))


def of_kind(kind: str) -> list[str]:
    """The cards of a deck, by their numbers."""
    return [card.name for card in sorted(CARDS.values(), key=lambda c: c.number) if card.kind == kind]
