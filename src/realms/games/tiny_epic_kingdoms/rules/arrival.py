"""The movement limits (TEK-MOVE), and what follows when an army has come into a region."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Public

from ..data.territories import AREAS, TERRAIN
from ..events import LAID_DOWN, MOVED
from ..state import EMPTY, LYING, NEUTRAL, OWNER, TinyEpicKingdoms
from ..terms import CAPITAL, NONE, RUINS, YIELD
from . import board
from .gains import gain, gain_choice
from .payment import capacity
from .tokens import Bandits, reveal
from .war import NeutralWar, War


def enter_why(g: TinyEpicKingdoms, seat: int, area: int, *, by_quest: bool, start: int = NONE) -> str:
    """TEK-MOVE-01 to 08R, TEK-2P-04: the rule that keeps an army of the seat out, or OK. Terrain aside.

    `start`: where the army comes from; without it a fort it would leave behind counts.
    """
    first = g.slots[2 * area]
    if first == EMPTY:
        return OK
    if g.slots[2 * area + 1] != EMPTY:
        return "TEK-MOVE-02"
    there = first & OWNER
    if there == seat:
        return OK if seat != g.dummy else "TEK-SOLO-04"
    if len(g.realms[seat].armies) == 1:
        return "TEK-2P-08R" if there == NEUTRAL else "TEK-MOVE-04"
    if there == NEUTRAL:
        most = capacity(g, seat, area, attacking=True, by_quest=by_quest, start=start)
        return OK if most >= g.neutrals else "TEK-2P-04"
    return OK if len(g.realms[there].armies) > 1 else "TEK-MOVE-03"


def can_march(g: TinyEpicKingdoms, seat: int, area: int) -> bool:
    """TEK-MOVE-05: an army that may move at all is here: one that stands, or any of the Undead."""
    first = g.slots[2 * area]
    if first & OWNER == seat and not first & LYING:
        return True
    second = g.slots[2 * area + 1]
    if second != EMPTY and second & OWNER == seat and not second & LYING:
        return True
    return g.realms[seat].powers.lying_moves


def march(g: TinyEpicKingdoms, seat: int, area: int, to: int) -> None:
    board.take(g, seat, area)
    board.place(g, seat, to)
    g.tell(MOVED, seat, AREAS[area], AREAS[to])


@final
class Arrive(Steps[TinyEpicKingdoms]):
    """TEK-MOVE-07 and on. An army has come into an area: war, lying down in ruins, a find token.

    `stays`: the army is still in the area; `where`: the area it is in now, or NONE; `fought`: there was a war.
    """

    RULE: ClassVar[str] = "TEK-MOVE-07"
    ORDER: ClassVar[tuple[str, ...]] = ("meet", "lie_down", "find", "found")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        by_quest: Public[bool],
        stays: Public[bool] = True,
        where: Public[int] = -1,
        fought: Public[bool] = False,
        aside: Public[int] = -1,
        at: Public[str] = "meet",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.by_quest = by_quest
        self.stays = stays
        self.where = where
        self.fought = fought
        self.aside = aside  # see War

    def meet(self, g: TinyEpicKingdoms) -> Frame | None:
        self.where = self.area
        other = board.stranger(g, self.seat, self.area)
        if other == NONE:
            return None
        self.fought = True
        if other == NEUTRAL:
            return NeutralWar(self.seat, self.area, self.by_quest)
        return War(self.area, self.seat, other, self.by_quest, [], aside=self.aside)

    def lie_down(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RUINS-01, TEK-WAR-17R."""
        last = g.last
        if self.fought and isinstance(last, War) and last.loser == self.seat:
            self.stays = False
            self.where = last.fled_to
        if self.stays and board.settle_in_ruins(g, self.seat, self.area):
            g.tell(LAID_DOWN, self.seat, AREAS[self.area])
        return None

    def find(self, g: TinyEpicKingdoms) -> Frame | None:
        return reveal(g, self.seat, self.area) if self.stays else None

    def found(self, g: TinyEpicKingdoms) -> Frame | None:
        last = g.last
        if self.stays and isinstance(last, Bandits) and last.lost:
            self.stays = False
            self.where = NONE
        return None


def entry_gain(g: TinyEpicKingdoms, seat: int, area: int) -> Frame | None:
    """TEK-RACE-ALL-R5: what races gain for ending a patrol or quest here; Lizardfolk 3 for any move."""
    p = g.realms[seat].powers
    terrain = TERRAIN[area]
    if p.enter_gain[terrain] != NONE:
        gain(g, seat, p.enter_gain[terrain], 1)
    if p.enter_gain_own_type:
        if terrain == RUINS:
            return gain_choice(seat, 1, "TEK-RACE-LIZARDFOLK-3")
        if terrain != CAPITAL and YIELD[terrain] != NONE:
            gain(g, seat, YIELD[terrain], 1)
    return None
