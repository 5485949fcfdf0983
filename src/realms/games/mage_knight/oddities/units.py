"""What two kinds of units do beyond words: the wild strike of the Utem Swordsmen, the mana of the Altem Mages."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import DONE, AskSeat

from ..rules.mana import PayMana, mana_why
from ..rules.units import wound
from ..state import MageKnight
from ..terms import BLUE, COLOUR, COLOURS, NONE, RED
from ..vocabulary.base import Resolving
from .basic_actions import Done

STRONGER: Final = 2
"""What each further mana adds to the strike of the Altem Mages."""


@final
class WoundItself(Odd[MageKnight]):
    """The unit that acts becomes wounded; one that was only borrowed from the offer is not there to be."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        run = g.nearest(Resolving)
        assert run is not None
        if run.unit != NONE:
            wound(g, seat, run.unit)
        return Done()


@final
class Empower(Odd[MageKnight]):
    """Blue or red mana, or both, for a stronger strike."""

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return MoreMana(seat, [BLUE, RED])


@final
class MoreMana(AskSeat[MageKnight]):
    """MK-UNIT-08. Mana that may be paid, each colour once, for two points more."""

    RULE: ClassVar[str] = "MK-UNIT-08"
    PROMPT: ClassVar[str] = "more-mana"

    def __init__(self, seat: Public[int], left: Public[list[int]]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: MageKnight) -> bool:
        return any(mana_why(g, self.seat, colour) == OK for colour in self.left)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in self.left:
            menu.offer(mana_why(g, self.seat, colour), option("colour", COLOURS[colour]))
        menu.offer(OK, DONE)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.left.clear()
            return None
        colour = COLOUR[option.refs[0]]
        self.left.remove(colour)
        run = g.nearest(Resolving)
        assert run is not None
        run.bonus += STRONGER
        return PayMana(seat, [colour], run.source)


ODD["utem_swordsmen"] = WoundItself()
ODD["altem_mages_strike"] = Empower()
