"""Nodes that cost cards of the hand: discarding and throwing away."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..rules import cards
from ..state import MageKnight
from ..terms import ANY_TIME, WOUND
from . import words
from .base import Deed

NOT_WOUND: Final = "card"
ANY: Final = "any-card"
ACTION: Final = "action-card"
WOUND_ONLY: Final = "wound-card"


def choosable(g: MageKnight, seat: Seat, what: str) -> list[str]:
    """The cards of the hand that such a cost may take, each once. A card that is being weighed does not count."""
    from ..data.cards import CARDS

    found: list[str] = []
    for card in cards.free_hand(g, g.heroes[seat]):
        if card in found:
            continue
        if (
            what == ANY
            or (what == WOUND_ONLY and card == WOUND)
            or (what == NOT_WOUND and card != WOUND)
            or (what == ACTION and CARDS[card].is_action)
        ):
            found.append(card)
    return found


@final
class Discard(Deed):
    """MK-DEED-11, 12. Discard a card as a cost; wounds only where the effect says so."""

    def __init__(self, what: str = NOT_WOUND) -> None:
        super().__init__("discard", ANY_TIME, "MK-DEED-11", prompt="discard-card")
        self.what = what

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if choosable(g, seat, self.what) else self.rule

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return True

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for card in choosable(g, seat, self.what):
            menu.offer(OK, option("discard", card))

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        cards.discard(g, g.heroes[seat], choice.refs[0])
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "discard", what=words.say(lang, self.what))
