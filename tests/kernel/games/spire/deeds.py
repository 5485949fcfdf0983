"""Playing a card: which way, with which mana, and what it does."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.spire.cards import CARDS, SIDEWAYS
from kernel.games.spire.effects import WOUND, Resolving
from kernel.games.spire.state import Spire
from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat, Finish
from realms.kernel.zones import move


def mana_why(g: Spire, seat: Seat, colour: str) -> Why:
    return OK if g.heroes[seat].mana[colour] > 0 else "SP-MANA-01"


def play_why(g: Spire, seat: Seat, card: str, way: str) -> Why:
    """SP-CARD-01. May this card be played this way now?"""
    if card == WOUND:
        return "SP-CARD-03"
    if way == "basic":
        return CARDS[card].basic.why_not(g, seat)
    if way == "strong":
        why = mana_why(g, seat, CARDS[card].colour)
        if why != OK:
            why = mana_why(g, seat, "gold")
        return why or CARDS[card].strong.why_not(g, seat)
    return SIDEWAYS[way].why_not(g, seat)


@final
class PayMana(AskSeat[Spire]):
    """SP-MANA-01. One mana of the card's colour, or gold."""

    RULE: ClassVar[str] = "SP-MANA-01"
    PROMPT: ClassVar[str] = "pay-mana"

    def __init__(self, seat: Public[int], colour: Public[str], paid: Public[bool] = False) -> None:
        super().__init__(seat)
        self.colour = colour
        self.paid = paid

    def open(self, g: Spire) -> bool:
        return not self.paid

    def choices(self, g: Spire, menu: Decision) -> None:
        for colour in (self.colour, "gold"):
            menu.offer(mana_why(g, self.seat, colour), option("pay", colour))

    def chosen(self, g: Spire, seat: Seat, option: Option) -> Frame | None:
        g.heroes[seat].mana[option.refs[0]] -= 1
        self.paid = True
        return None


@final
class PlayCard(Steps[Spire]):
    """SP-CARD-01. Put the card down, pay for it, carry it out."""

    RULE: ClassVar[str] = "SP-CARD-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "carry_out")

    def __init__(self, seat: Public[int], card: Public[str], way: Public[str], at: Public[str] = "pay") -> None:
        super().__init__(at)
        self.seat = seat
        self.card = card
        self.way = way

    def pay(self, g: Spire) -> Frame | None:
        hero = g.heroes[self.seat]
        move(g, hero.hand, hero.hand.find(self.card), hero.play)
        return PayMana(self.seat, CARDS[self.card].colour) if self.way == "strong" else None

    def carry_out(self, g: Spire) -> Frame | None:
        card = CARDS[self.card]
        effects = {"basic": card.basic, "strong": card.strong}
        return Resolving(self.seat, [effects[self.way] if self.way in effects else SIDEWAYS[self.way]])


@final
class Play(Verb[Spire]):
    NAME: ClassVar[str] = "play"

    def offer(self, g: Spire, seat: Seat, menu: Decision) -> None:
        for card in sorted(g.heroes[seat].hand.items):
            for way in ("basic", "strong", *SIDEWAYS):
                menu.offer_once(play_why(g, seat, card, way), option("play", card, way))

    def do(self, g: Spire, seat: Seat, refs: Refs) -> Frame | None:
        return PlayCard(seat, refs[0], refs[1])


PLAY: Final = Play()
FINISH: Final[Finish[Spire]] = Finish()
