"""Units enter an area by an order (RW-MOVE-10 to 14): they join, talk or fight."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Seat

from ..state import Runewars
from ..terms import AREA_LIMIT
from .afield import Afield
from .areas import empty, friendly, neutral, units
from .armies import Cull, put
from .moving import leave
from .settle import settle
from .turn import turn_of

FOUGHT: Final = "battle"
"""What a turn remembers of a battle that its order began (RW-ORDER-12)."""


def arrive(
    g: Runewars, seat: Seat, area: int, standing: list[str], *, second: bool, conquer_bonus: bool
) -> Frame | None:
    """RW-MOVE-13. `standing` have left their areas. `second`: no battle may begin here (RW-DIPLO-07)."""
    if friendly(g, seat, area) or empty(g, area):
        return join(g, seat, area, standing, "RW-MOVE-12")
    if neutral(g, area):
        from .diplomacy import Diplomacy

        return Diplomacy(seat, area, standing, second, conquer_bonus, [])
    return fight(g, seat, area, standing, conquer_bonus)


def join(g: Runewars, seat: Seat, area: int, standing: list[str], rule: str) -> Frame | None:
    """They are put down; above the limit their owner destroys what he likes."""
    for unit in standing:
        put(g, area, unit)
    return Joined(seat, area, rule) if len(units(g, area)) > AREA_LIMIT else settle(g)


@final
class Joined(Steps[Runewars]):
    """RW-MOVE-12, RW-DIPLO-06. What is above the limit goes, and the map is looked at afterwards."""

    RULE: ClassVar[str] = "RW-MOVE-12"
    ORDER: ClassVar[tuple[str, ...]] = ("trim", "settled")

    def __init__(self, seat: Public[int], area: Public[int], rule: Public[str], at: Public[str] = "trim") -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.rule = rule

    def trim(self, g: Runewars) -> Frame | None:
        return Cull(self.seat, self.area, AREA_LIMIT, self.rule)

    def settled(self, g: Runewars) -> Frame | None:
        return settle(g)


def fight(g: Runewars, seat: Seat, area: int, standing: list[str], conquer_bonus: bool) -> Frame:
    """RW-ORDER-12. The turn remembers it."""
    from .battle import start_battle

    turn = turn_of(g)
    if turn is not None:
        turn.done.append(FOUGHT)
    return start_battle(g, seat, area, standing, conquer_bonus)


@final
class March(Afield):
    """Units set out and arrive together. What follows from their leaving comes first: neutrals left in somebody's
    home or stronghold retreat (RW-DIPLO-09), a home and its rune are its owner's again."""

    RULE: ClassVar[str] = "RW-MOVE-03"
    ORDER: ClassVar[tuple[str, ...]] = ("set_out", "arrive")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        froms: Public[list[int]],
        units: Public[list[str]],
        second: Public[bool],
        conquer_bonus: Public[bool],
        at: Public[str] = "set_out",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.froms = froms
        self.units = units
        self.second = second
        self.conquer_bonus = conquer_bonus

    def holds(self, g: Runewars, seat: Seat) -> bool:
        return seat == self.seat and bool(self.units)

    def set_out(self, g: Runewars) -> Frame | None:
        leave(g, self.seat, self.froms, self.units, [self.area] * len(self.units))
        return settle(g)

    def arrive(self, g: Runewars) -> Frame | None:
        standing = self.units
        self.units = []
        return arrive(g, self.seat, self.area, standing, second=self.second, conquer_bonus=self.conquer_bonus)
