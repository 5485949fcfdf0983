"""The heroes (facts: basic actions): the sixteen cards of each, and the dots of the hero card."""

from __future__ import annotations

from typing import Final

from ..terms import BLUE, GREEN, RED, WHITE

HEROES: Final = ("arythea", "goldyx", "norowas", "tovak")

_COMMON: Final[dict[str, int]] = {
    "rage": 2,
    "determination": 1,
    "swiftness": 2,
    "march": 2,
    "stamina": 2,
    "tranquility": 1,
    "promise": 1,
    "threaten": 1,
    "crystallize": 1,
    "mana_draw": 1,
    "concentration": 1,
    "improvisation": 1,
}
_OWN: Final[dict[str, tuple[str, str]]] = {
    "arythea": ("rage", "battle_versatility"),
    "tovak": ("determination", "cold_toughness"),
    "goldyx": ("concentration", "will_focus"),
    "norowas": ("promise", "noble_manners"),
}
"""The hero's own card, and the common one it replaces."""

DOTS: Final[dict[str, tuple[int, ...]]] = {
    "arythea": (RED, RED, WHITE),
    "goldyx": (GREEN, GREEN, BLUE),
    "norowas": (GREEN, WHITE, WHITE),
    "tovak": (RED, BLUE, BLUE),
}
"""The crystals of a hero as the dummy player (MK-DUMMY-03)."""


def deck_of(hero: str) -> list[str]:
    """MK-SETUP-26. The sixteen basic actions."""
    replaced, own = _OWN[hero]
    cards = [name for name, count in _COMMON.items() for _ in range(count)]
    cards[cards.index(replaced)] = own
    return cards
