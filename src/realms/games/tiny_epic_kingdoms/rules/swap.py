"""TEK-RACE-LIZARDFOLK-4: in place of a quest move, an own army and another player's change places."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public

from ..data.territories import AREA_OF, AREAS
from ..events import SWAPPED
from ..state import EMPTY, LYING, NEUTRAL, OWNER, TinyEpicKingdoms
from ..terms import NONE
from . import board
from .arrival import Arrive, entry_gain
from .asks import Question, per_area
from .geography import enterable

SWAP: Final = per_area("swap")
WITH: Final = per_area("with")


def swap_partner(g: TinyEpicKingdoms, seat: int, area: int) -> int:
    """The one other player whose armies alone are in the area, or NONE."""
    first = g.slots[2 * area]
    if first == EMPTY or first & OWNER == seat or first & OWNER == NEUTRAL:
        return NONE
    second = g.slots[2 * area + 1]
    if second != EMPTY and second & OWNER != first & OWNER:
        return NONE
    return first & OWNER


def stands_in(g: TinyEpicKingdoms, seat: int, area: int) -> bool:
    for i in (2 * area, 2 * area + 1):
        army = g.slots[i]
        if army != EMPTY and army & OWNER == seat and not army & LYING:
            return True
    return False


def own_why(g: TinyEpicKingdoms, seat: int, area: int) -> str:
    """TEK-RACE-LIZARDFOLK-4R: the own army neither lies nor is the last."""
    if not stands_in(g, seat, area) or len(g.realms[seat].armies) == 1:
        return "TEK-RACE-LIZARDFOLK-4R"
    return OK


def swap_why(g: TinyEpicKingdoms, seat: int, area: int, to: int) -> str:
    """TEK-RACE-LIZARDFOLK-4R: each may enter the other's region as if the army there had left."""
    other = swap_partner(g, seat, to)
    if other == NONE:
        return "TEK-RACE-LIZARDFOLK-4"
    if not stands_in(g, other, to) or len(g.realms[other].armies) == 1:
        return "TEK-RACE-LIZARDFOLK-4R"
    if not enterable(g.realms[seat].powers, to) or not enterable(g.realms[other].powers, area):
        return "TEK-REGION-01"
    stays = board.stranger(g, seat, area)
    if stays not in (NONE, other) and len(g.realms[stays].armies) == 1:
        return "TEK-MOVE-03"
    return OK


def swap_targets(g: TinyEpicKingdoms, seat: int, area: int) -> list[int]:
    found: list[int] = []
    for other in range(g.seats):
        if other != seat:
            for to in board.occupied(g, other):
                if to not in found and swap_why(g, seat, area, to) == OK:
                    found.append(to)
    return sorted(found)


def swap_from_why(g: TinyEpicKingdoms, seat: int, area: int) -> str:
    why = own_why(g, seat, area)
    if why != OK:
        return why
    return OK if swap_targets(g, seat, area) else "TEK-RACE-LIZARDFOLK-4"


def can_swap(g: TinyEpicKingdoms, seat: int) -> bool:
    if g.realms[seat].powers.swaps:
        for area in board.occupied(g, seat):
            if swap_from_why(g, seat, area) == OK:
                return True
    return False


@final
class PickSwap(Question):
    """TEK-RACE-LIZARDFOLK-4. With whose army."""

    PROMPT: ClassVar[str] = "swap-with"
    RULE: ClassVar[str] = "TEK-RACE-LIZARDFOLK-4"

    def __init__(self, seat: Public[int], area: Public[int], to: Public[int] = -1) -> None:
        super().__init__(seat)
        self.area = area
        self.to = to

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.to == NONE

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("area", AREAS[self.area]),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for to in swap_targets(g, self.seat, self.area):
            menu.offer(OK, WITH[to])
        if menu.explain:
            for to in range(len(AREAS)):
                other = board.stranger(g, self.seat, to)
                if other not in (NONE, NEUTRAL):
                    why = swap_why(g, self.seat, self.area, to)
                    if why != OK:
                        menu.offer(why, WITH[to])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.to = AREA_OF[option.refs[0]]
        return None


@final
class Swap(Steps[TinyEpicKingdoms]):
    """TEK-RACE-LIZARDFOLK-4R2. Change places; then war where armies of two players meet, the own one first."""

    RULE: ClassVar[str] = "TEK-RACE-LIZARDFOLK-4R2"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "change", "arrived", "other_arrives")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        to: Public[int] = -1,
        other: Public[int] = -1,
        at: Public[str] = "choose",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.to = to
        self.other = other

    def choose(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickSwap(self.seat, self.area)

    def change(self, g: TinyEpicKingdoms) -> Frame | None:
        self.to = g.took(PickSwap).to
        self.other = swap_partner(g, self.seat, self.to)
        board.take(g, self.seat, self.area)
        board.take(g, self.other, self.to)
        board.place(g, self.seat, self.to)
        board.place(g, self.other, self.area)
        g.tell(SWAPPED, self.seat, AREAS[self.area], self.other, AREAS[self.to])
        return Arrive(self.seat, self.to, False, aside=self.area)

    def arrived(self, g: TinyEpicKingdoms) -> Frame | None:
        return entry_gain(g, self.seat, self.to) if g.took(Arrive).stays else None

    def other_arrives(self, g: TinyEpicKingdoms) -> Frame | None:
        """The first war was not about this region, so the swapped army is still here."""
        return Arrive(self.other, self.area, False)
