"""Advanced actions that are frames of their own: Decompose, Maximal Effect, Magic Talent, Training."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, NONE as NOTHING, AskOnce, AskSeat

from ..data.cards import CARDS
from ..events import CARD_PLAYED_SO
from ..rules import cards, offers
from ..rules.mana import gain_crystal
from ..state import MageKnight
from ..terms import BASIC, COLOURS, NONE, WAY_BASIC, WAY_STRONG
from ..vocabulary import lasting
from ..vocabulary.base import Resolving
from ..vocabulary.hand import ACTION, NOT_WOUND, choosable
from .basic_actions import effect_of, handed_on, usable


def or_nothing(menu: Decision) -> None:
    """Cards of the hand are hidden: who is asked for one is asked even if there is none."""
    if not menu.options:
        menu.offer(OK, NOTHING)


@final
class Decomposing(Odd[MageKnight]):
    """Decompose: an action card for crystals of its colour, or of the three others."""

    def __init__(self, *, others: bool) -> None:
        self.others: Final = others

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if choosable(g, seat, ACTION) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Decompose(seat, self.others)


@final
class Decompose(AskOnce[MageKnight]):
    """The card that is thrown away, and what it leaves behind."""

    RULE: ClassVar[str] = "MK-EFFECT-15"
    PROMPT: ClassVar[str] = "throw-away"

    def __init__(self, seat: Public[int], others: Public[bool], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.others = others

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in choosable(g, self.seat, ACTION):
            menu.offer(OK, option("throw", card))
        or_nothing(menu)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "none":
            return None
        card = CARDS[option.refs[0]]
        cards.throw_away(g, g.heroes[seat], card.name)
        if self.others:
            for colour in BASIC:
                if colour != card.colour:
                    gain_crystal(g, seat, colour)
        else:
            gain_crystal(g, seat, card.colour)
            gain_crystal(g, seat, card.colour)
        return None


@final
class Maximizing(Odd[MageKnight]):
    """Maximal Effect: another action card, several times, for the last time."""

    def __init__(self, way: str, times: int) -> None:
        self.way: Final = way
        self.times: Final = times

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if usable(g, seat, self.way) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Maximize(seat, self.way, self.times, handed_on(g))


@final
class Maximize(AskSeat[MageKnight]):
    """MK-EFFECT-04, 05. The card leaves the game, its effect happens again and again.

    Costs in its text are paid each time. Whether they can be is not open to all, so before each further use of a
    card with such costs the player is asked.
    """

    RULE: ClassVar[str] = "MK-EFFECT-04"
    PROMPT: ClassVar[str] = "maximize"

    def __init__(
        self,
        seat: Public[int],
        way: Public[str],
        left: Public[int],
        bonus: Public[int] = 0,
        card: Public[str] = "",
        agreed: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.way = way
        self.left = left
        self.bonus = bonus
        self.card = card
        self.agreed = agreed  # the next use may happen without a question

    def settle(self, g: MageKnight) -> Frame | None:
        if self.card == "" or self.left == 0 or not self.agreed:
            return None
        card = CARDS[self.card]
        effect = effect_of(card, self.way)
        self.left -= 1
        self.agreed = effect not in card.costly
        bonus, self.bonus = self.bonus, 0
        return Resolving(self.seat, [effect], card.name, card.colour, bonus)

    def open(self, g: MageKnight) -> bool:
        return self.left > 0

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("card", self.card), ("n", self.left))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if self.card == "":
            for name in usable(g, self.seat, self.way):
                menu.offer(OK, option("with", name))
            or_nothing(menu)
            return
        menu.offer(effect_of(CARDS[self.card], self.way).why_not(g, self.seat), option("again"))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb in ("done", "none"):
            self.left = 0
            return None
        self.agreed = True
        if option.verb == "with":
            self.card = option.refs[0]
            cards.throw_away(g, g.heroes[seat], self.card)
            g.tell(CARD_PLAYED_SO, seat, self.card, self.way)
        return None


@final
class Talented(Odd[MageKnight]):
    """Magic Talent: a card of some colour for the use of a spell of that colour."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if coloured(g, seat) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Talent(seat)


def coloured(g: MageKnight, seat: Seat) -> list[str]:
    """Cards of the hand that have a colour: actions and spells."""
    return [card for card in choosable(g, seat, NOT_WOUND) if CARDS[card].colour != NONE]


@final
class Talent(AskOnce[MageKnight]):
    """The card that is discarded; it says the colour of the spell."""

    RULE: ClassVar[str] = "MK-EFFECT-14"
    PROMPT: ClassVar[str] = "discard-card"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for card in coloured(g, self.seat):
            menu.offer(OK, option("discard", card))
        or_nothing(menu)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "none":
            return None
        card = CARDS[option.refs[0]]
        cards.discard(g, g.heroes[seat], card.name)
        what = f"{lasting.BORROWS}:{COLOURS[card.colour]}"
        lasting.lay(g, what, 1, lasting.END_OF_TURN, "magic_talent", seat)
        return None


@final
class Trained(Odd[MageKnight]):
    """Training: an action card for another of its colour."""

    def __init__(self, to: str) -> None:
        self.to: Final = to

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if trainable(g, seat) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Train(seat, self.to)


def trainable(g: MageKnight, seat: Seat) -> list[str]:
    """Action cards of the hand for whose colour the offer has a card."""
    offered = [CARDS[card].colour for card in g.action_offer]
    return [card for card in choosable(g, seat, ACTION) if CARDS[card].colour in offered]


@final
class Train(AskOnce[MageKnight]):
    """The card that is thrown away, then the one that is taken."""

    RULE: ClassVar[str] = "MK-EFFECT-15"
    PROMPT: ClassVar[str] = "throw-away"

    def __init__(
        self, seat: Public[int], to: Public[str], colour: Public[int] = NONE, going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.to = to
        self.colour = colour

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if self.colour == NONE:
            for card in trainable(g, self.seat):
                menu.offer(OK, option("throw", card))
            or_nothing(menu)
            return
        for card in g.action_offer:
            menu.offer(OK if CARDS[card].colour == self.colour else "MK-DEED-14", option("take", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "none":
            self.going = False
            return None
        card = option.refs[0]
        if option.verb == "throw":
            self.colour = CARDS[card].colour
            cards.throw_away(g, g.heroes[seat], card)
        else:
            self.going = False
            offers.take(g, seat, card, self.to)
        return None


ODD["decompose_same"] = Decomposing(others=False)
ODD["decompose_others"] = Decomposing(others=True)
ODD["maximal_basic"] = Maximizing(WAY_BASIC, 3)
ODD["maximal_strong"] = Maximizing(WAY_STRONG, 2)
ODD["magic_talent"] = Talented()
ODD["training_discard"] = Trained(offers.DISCARD)
ODD["training_hand"] = Trained(offers.HAND)
