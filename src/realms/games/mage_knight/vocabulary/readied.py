"""The node of the skills that make the next card played sideways worth more (MK-DEED-07)."""

from __future__ import annotations

from typing import final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import Seat, Why

from ..rules import mana, sideways
from ..state import MageKnight
from ..terms import ANY_TIME
from . import lasting, words
from .base import Deed, running


@final
class NextSideways(Deed):
    """The next card played sideways gives `n`; `special`: if it is an advanced action, a spell or an artifact.

    `wound`: the card is a wound, which otherwise cannot be played. `no_dice`: without a die in the whole turn.
    """

    def __init__(
        self, n: int, special: int = 0, *, wound: bool = False, no_dice: bool = False, label: str = ""
    ) -> None:
        super().__init__("sideways", ANY_TIME, "MK-DEED-07", label=label)
        self.n = n
        self.special = special
        self.wound = wound
        self.no_dice = no_dice

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if self.no_dice and mana.dice_used(g.heroes[seat]):
            return "MK-MANA-07"
        return sideways.ready_why(g, seat, wound=self.wound)

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        source = running(run).source
        if self.wound:
            lasting.lay(g, sideways.WOUNDS_COUNT, self.n, lasting.END_OF_TURN, source, seat)
            return None
        lasting.lay(g, sideways.ANY_CARD, self.n, lasting.END_OF_TURN, source, seat)
        if self.special:
            lasting.lay(g, sideways.SPECIAL_CARD, self.special, lasting.END_OF_TURN, source, seat)
        if self.no_dice:
            lasting.lay(g, lasting.NO_DICE, 1, lasting.END_OF_TURN, source, seat)
        return None

    def text(self, lang: str) -> str:
        said = words.say(lang, "sideways-wound" if self.wound else "sideways", self.n)
        if self.special:
            said += words.say(lang, "sideways-special", self.special)
        return said + words.say(lang, "sideways-no-dice") if self.no_dice else said
