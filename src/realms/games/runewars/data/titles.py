"""The three titles and their figures."""

from __future__ import annotations

from typing import Final

from ..terms import CAPTAIN, LORD_COMMANDER, PRIMARCH

TITLE_RULES: Final[dict[str, str]] = {
    CAPTAIN: "RW-TITLE-03",
    LORD_COMMANDER: "RW-TITLE-04",
    PRIMARCH: "RW-TITLE-05",
}
REWARDS_FOR_RUNE: Final = 3  # the Captain's, once a turn
RUNE_STRENGTH: Final = 2  # the Lord Commander's, where a rune lies
COUNCIL_INFLUENCE: Final = 1  # the Primarch's, at a council card
