"""Basic actions that are frames of their own: Mana Draw, and Concentration with Will Focus."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import NONE as NOTHING, AskOnce

from ..data.cards import CARDS, Card
from ..rules.cards import free_hand, put_down
from ..rules.mana import gain_token, stays_gold
from ..state import MageKnight
from ..terms import COLOUR, COLOURS, GOLD, NONE, WAY_BASIC, WAY_STRONG
from ..vocabulary.base import Node, Resolving


@final
class Done(Steps[MageKnight]):
    """Nothing more to do: what an odd effect did at once."""

    ORDER: ClassVar[tuple[str, ...]] = ()

    def __init__(self, at: Public[str] = "") -> None:
        super().__init__(at)


@final
class DrawMana(Odd[MageKnight]):
    """Take a die, set it to a colour, two mana of it; the die goes back showing that colour."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if g.source else "MK-MANA-07"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return SetDie(seat)


@final
class SetDie(AskOnce[MageKnight]):
    """Mana Draw: which die, then which colour; any but gold."""

    RULE: ClassVar[str] = "MK-MANA-07"
    PROMPT: ClassVar[str] = "set-die"

    def __init__(self, seat: Public[int], die: Public[int] = NONE, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.die = die

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if self.die == NONE:
            for die in g.source:
                menu.offer_once("MK-OPT-19" if stays_gold(g, die) else OK, option("die", COLOURS[die]))
            return
        for colour in range(6):
            if colour != GOLD:
                menu.offer(OK, option("colour", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        colour = COLOUR[option.refs[0]]
        if self.die == NONE:
            self.die = colour
            return None
        self.going = False
        g.source.remove(self.die)
        g.source.append(colour)
        g.source.sort()
        gain_token(g, seat, colour, 2)
        return None


def effect_of(card: Card, way: str) -> Node:
    """What an action does when it is played this way."""
    effect = card.basic if way == WAY_BASIC else card.strong
    assert effect is not None
    return effect


def usable(g: MageKnight, seat: Seat, way: str) -> list[str]:
    """Action cards of the hand whose effect could be used now together with the card that is being played."""
    held = g.weighing
    found: list[str] = []
    for name in free_hand(g, g.heroes[seat]):
        card = CARDS[name]
        if name not in found and card.is_action:
            g.weighing = f"{held},{name}" if held != "" else name
            if effect_of(card, way).why_not(g, seat) == OK:
                found.append(name)
    g.weighing = held
    return found


def handed_on(g: MageKnight) -> int:
    """MK-EFFECT-04. What an outer card adds is not lost on one that plays another: it goes on to that one."""
    top = g.stack[-1]
    if not isinstance(top, Resolving):
        return 0
    bonus, top.bonus = top.bonus, 0
    return bonus


@final
class PlayAnother(Odd[MageKnight]):
    """Another action card of the hand with its strong effect, without its mana, and stronger by some points."""

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if usable(g, seat, WAY_STRONG) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Strengthen(seat, self.bonus + handed_on(g))


@final
class Strengthen(AskOnce[MageKnight]):
    """MK-EFFECT-04, 05. The card is played with the first one; both together are one effect."""

    RULE: ClassVar[str] = "MK-EFFECT-04"
    PROMPT: ClassVar[str] = "strengthen"

    def __init__(self, seat: Public[int], bonus: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.bonus = bonus

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for name in usable(g, self.seat, WAY_STRONG):
            menu.offer(OK, option("with", name))
        if not menu.options:
            menu.offer(OK, NOTHING)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "none":
            return None
        card = CARDS[option.refs[0]]
        put_down(g, g.heroes[seat], card.name)
        return Resolving(seat, [effect_of(card, WAY_STRONG)], card.name, card.colour, self.bonus)


ODD["mana_draw"] = DrawMana()
ODD["concentration"] = PlayAnother(2)
ODD["will_focus"] = PlayAnother(3)
