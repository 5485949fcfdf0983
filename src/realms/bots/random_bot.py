"""The bot that plays any game: every option is as likely as the others."""

from __future__ import annotations

from typing import final

from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import seeded

from .base import Look


@final
class RandomBot:
    """Never looks."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._below = seeded(seed).below

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        count = len(options)
        return options[self._below(count)] if count > 1 else options[0]
