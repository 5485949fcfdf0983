"""What somebody who plans ahead wants the bot to try: a plan for the turn, and how much it fears wounds."""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.terms import NONE

ANYTHING: Final = ""
"""No certain plan."""
WANTED: Final = 1000.0
"""More than any plan is worth."""


@final
class Aim:
    """A plan by what it is about and where. `fear`: what a wound counts, in shares of the usual. `zeal`: what each
    defender of a city counts who falls, beside the fame."""

    def __init__(
        self, verb: str = ANYTHING, hex: int = NONE, target: int = NONE, fear: float = 1.0, zeal: float = 0.0
    ) -> None:
        self.verb: Final = verb
        self.hex: Final = hex
        self.target: Final = target
        self.fear: Final = fear
        self.zeal: Final = zeal

    def means(self, verb: str, hex: int, target: int) -> bool:
        return verb == self.verb and hex == self.hex and target == self.target
