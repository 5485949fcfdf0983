"""Nodes that change rules or values for a while (MK-EFFECT-03)."""

from __future__ import annotations

from typing import final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import Seat

from ..state import MageKnight
from ..terms import ANY_TIME
from . import lasting
from .base import Deed, running


@final
class Until(Deed):
    """A lasting effect for the player. `said`: what it means in words, English and Russian."""

    def __init__(
        self,
        what: str,
        amount: int,
        said: tuple[str, str],
        until: str = lasting.END_OF_TURN,
        when: int = ANY_TIME,
        label: str = "",
    ) -> None:
        super().__init__("until", when, "MK-COMBAT-14", label=label)
        self.what = what
        self.amount = amount
        self.said = said
        self.until = until

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        lasting.lay(g, self.what, self.amount, self.until, running(run).source, seat)
        return None

    def text(self, lang: str) -> str:
        return self.said[1] if lang == "ru" else self.said[0]
