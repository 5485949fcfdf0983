"""Nodes that take cards of the offers."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..state import MageKnight
from ..terms import ANY_TIME
from . import words
from .base import Deed


@final
class TakeSpell(Deed):
    """A spell of the colour from the offer into the discard pile."""

    def __init__(self, colour: int) -> None:
        super().__init__("take_spell", ANY_TIME, "MK-DEED-11", prompt="take-spell")
        self.colour: Final = colour

    def found(self, g: MageKnight) -> list[str]:
        from ..data.cards import CARDS

        return [card for card in g.spell_offer if CARDS[card].colour == self.colour]

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if self.found(g) else self.rule

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return True

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for card in self.found(g):
            menu.offer(OK, option("take", card))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        from ..rules import offers

        offers.take(g, seat, choice.refs[0], offers.DISCARD)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "take-spell", colour=words.colour(lang, self.colour, words.OF_SPELL))
