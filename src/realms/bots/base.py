"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from realms.kernel.model import Decision, Option, RealmsError, Seat
from realms.kernel.view import View


class UnknownBot(RealmsError):
    """No bot of that name, or not as many as seats."""


Look: TypeAlias = Callable[[], View]
"""Projects what the bot's seat sees now. Costs time, so it is asked for and not handed over."""


class Bot(Protocol):
    """Plays one seat of one match."""

    def choose(self, decision: Decision, look: Look) -> Option:
        """One of the decision's options."""
        ...


Maker: TypeAlias = Callable[[Seat, int], Bot]
"""Makes a bot for a seat, from a seed: the same seed, the same choices."""
