"""Basic actions that are frames of their own: Mana Draw, Concentration and Will Focus, Noble Manners."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data.cards import CARDS
from ..rules.cards import put_down
from ..rules.mana import gain_token
from ..state import MageKnight
from ..terms import COLOUR, COLOURS, GOLD, INTERACTION, NONE
from ..vocabulary.base import Resolving


@final
class Done(Steps[MageKnight]):
    """Nothing more to do: what an odd effect did at once."""

    ORDER: ClassVar[tuple[str, ...]] = ()

    def __init__(self, at: Public[str] = "") -> None:
        super().__init__(at)


@final
class ExtraDie(Odd[MageKnight]):
    """One more die of the source may be used in this turn."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        g.heroes[seat].now.may_take += 1
        return Done()


@final
class DrawMana(Odd[MageKnight]):
    """Take a die, set it to a colour, two mana of it; the die goes back showing that colour."""

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if g.source else "MK-MANA-07"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return SetDie(seat)


@final
class SetDie(AskSeat[MageKnight]):
    """Mana Draw: which die, then which colour; any but gold."""

    RULE: ClassVar[str] = "MK-MANA-07"
    PROMPT: ClassVar[str] = "set-die"

    def __init__(self, seat: Public[int], die: Public[int] = NONE, going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.die = die
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going

    def choices(self, g: MageKnight, menu: Decision) -> None:
        if self.die == NONE:
            for die in g.source:
                menu.offer_once(OK, option("die", COLOURS[die]))
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


@final
class PlayAnother(Odd[MageKnight]):
    """Another action card of the hand with its strong effect, without its mana, and stronger by some points."""

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if strengthened(g, seat) else "MK-DEED-11"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return Strengthen(seat, self.bonus)


def strengthened(g: MageKnight, seat: Seat) -> list[str]:
    """Action cards of the hand whose strong effect could be used now."""
    held = g.weighing
    items = g.heroes[seat].hand.items[:]
    if held != "":
        items.remove(held)
    found: list[str] = []
    for name in items:
        card = CARDS[name]
        if name not in found and card.is_action and card.strong is not None:
            g.weighing = name
            if card.strong.why_not(g, seat) == OK:
                found.append(name)
    g.weighing = held
    return found


@final
class Strengthen(AskSeat[MageKnight]):
    """MK-EFFECT-04, 05. The card is played with the first one; both together are one effect."""

    RULE: ClassVar[str] = "MK-EFFECT-04"
    PROMPT: ClassVar[str] = "strengthen"

    def __init__(self, seat: Public[int], bonus: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.bonus = bonus
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for name in strengthened(g, self.seat):
            menu.offer(OK, option("with", name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        card = CARDS[option.refs[0]]
        put_down(g, g.heroes[seat], card.name)
        assert card.strong is not None
        return Resolving(seat, [card.strong], card.name, card.colour, self.bonus)


@final
class Noble(Odd[MageKnight]):
    """Noble Manners: used in an interaction it brings fame (and reputation) at the end of the turn."""

    def __init__(self, *gains: str) -> None:
        self.gains: Final = gains

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        if g.phase == INTERACTION:
            g.heroes[seat].now.gains.extend(self.gains)
        return Done()


ODD["extra_die"] = ExtraDie()
ODD["mana_draw"] = DrawMana()
ODD["concentration"] = PlayAnother(2)
ODD["will_focus"] = PlayAnother(3)
ODD["noble_fame"] = Noble("fame:1")
ODD["noble_all"] = Noble("fame:1", "reputation:1")
