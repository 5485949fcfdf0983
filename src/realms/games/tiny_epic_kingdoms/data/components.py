"""The box: tracks, find tokens, colours. (D) marks figures of our own design; tune them here."""

from typing import Final

from realms.games.tiny_epic_kingdoms.terms import (
    BANDITS,
    BLANK,
    CAMP,
    CHURCH,
    CITY,
    CROWN,
    FORT,
    LAIR,
    TREASURE,
)

COLOURS: Final = ("white", "blue", "purple", "orange", "black")
"""Of seats 0 to 4; with two players the neutral armies take the next unused one (TEK-2P-01)."""

TOWER_VP: Final = (0, 1, 2, 3, 4, 6, 8)
"""Tower level -> points (TEK-BUILD-04). (D): the printed track is not public."""

TOKEN_COUNTS: Final[tuple[tuple[str, int], ...]] = (
    (CROWN, 1),
    (TREASURE, 3),
    (BANDITS, 3),
    (LAIR, 1),
    (CAMP, 2),
    (FORT, 2),
    (CITY, 2),
    (CHURCH, 1),
    (BLANK, 1),
)
"""Find token -> how many in the box. The total of 16 and the one blank are known, the rest is (D)."""

TOKENS_LAID: Final = (0, 0, 13, 12, 16, 15)
"""Number of players -> find tokens laid out (TEK-TOKEN-01, 03, TEK-2P-09R)."""

TOKENS_PER_HOME: Final = (0, 0, 4, 4, 4, 3)
"""Number of players -> find tokens in each home territory (TEK-TOKEN-03)."""

FIRST_GAME_SPLIT: Final = (2, 1, 3)
"""Suggested starting mana, ore and food (TEK-SETUP-05)."""

NEUTRAL_ARMIES: Final = 5
"""One on each land region of the Lost Kingdom (TEK-2P-01R)."""


def token_bag(players: int) -> list[str]:
    """The find tokens that are shuffled for this many players, unshuffled (TEK-TOKEN-01, 03)."""
    bag: list[str] = []
    for token, count in TOKEN_COUNTS:
        if token != BLANK or players < 5:
            bag.extend([token] * count)
    return bag
