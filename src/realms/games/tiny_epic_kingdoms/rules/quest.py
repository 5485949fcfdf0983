"""Quest (TEK-QUEST): one army goes from the edge of a territory to the edge of another."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public

from ..data.territories import AREA_OF, AREAS, AREAS_OF, TERRAIN, TERRITORY_OF
from ..state import TinyEpicKingdoms
from ..terms import CAPITAL, NONE, RUINS
from . import board, swap
from .arrival import Arrive, can_march, enter_why, entry_gain, march
from .asks import ARMY, TO, Question
from .geography import quest_reach
from .patrol import PickStep, step_from


def quest_targets(g: TinyEpicKingdoms, seat: int) -> list[int]:
    """TEK-QUEST-01: the areas of all territories where a quest of the seat may arrive, armies considered."""
    reach = quest_reach(g.realms[seat])
    return [
        area
        for territory in g.territories
        for area in reach[territory]
        if enter_why(g, seat, area, by_quest=True) == OK
    ]


def quest_from(g: TinyEpicKingdoms, seat: int, area: int, targets: list[int]) -> bool:
    """May an army set out here, to any of the targets on another card?"""
    here = TERRITORY_OF[area]
    if area not in quest_reach(g.realms[seat])[here] or not can_march(g, seat, area):
        return False
    for to in targets:
        if TERRITORY_OF[to] != here and enter_why(g, seat, to, by_quest=True, start=area) == OK:
            return True
    return False


def can_quest(g: TinyEpicKingdoms, seat: int) -> str:
    targets = quest_targets(g, seat)
    for area in g.realms[seat].armies:
        if quest_from(g, seat, area, targets):
            return OK
    return "TEK-QUEST-01"


@final
class PickQuest(Question):
    """TEK-QUEST-01, 02. Which army sets out; then where to. Lizardfolk 4 may swap instead."""

    PROMPT: ClassVar[str] = "quest-army"
    RULE: ClassVar[str] = "TEK-QUEST-01"

    def __init__(self, seat: Public[int], area: Public[int] = -1, swaps: Public[bool] = False) -> None:
        super().__init__(seat)
        self.area = area
        self.swaps = swaps

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.area == NONE

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        targets = quest_targets(g, self.seat)
        for area in board.occupied(g, self.seat):
            if quest_from(g, self.seat, area, targets):
                menu.offer(OK, ARMY[area])
            elif not can_march(g, self.seat, area):
                menu.offer("TEK-MOVE-05", ARMY[area])
            elif area not in quest_reach(g.realms[self.seat])[TERRITORY_OF[area]]:
                menu.offer("TEK-QUEST-05R", ARMY[area])
            else:
                menu.offer("TEK-QUEST-01", ARMY[area])
        if g.realms[self.seat].powers.swaps:
            for area in board.occupied(g, self.seat):
                menu.offer(swap.swap_from_why(g, self.seat, area), swap.SWAP[area])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.area = AREA_OF[option.refs[0]]
        self.swaps = option.verb == "swap"
        return None


@final
class PickArrival(Question):
    """TEK-QUEST-01, 04R. Any edge region of any other card that may be entered."""

    PROMPT: ClassVar[str] = "quest-to"
    RULE: ClassVar[str] = "TEK-QUEST-01"

    def __init__(self, seat: Public[int], area: Public[int], to: Public[int] = -1) -> None:
        super().__init__(seat)
        self.area = area
        self.to = to

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.to == NONE

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("area", AREAS[self.area]),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        home = TERRITORY_OF[self.area]
        reach = quest_reach(g.realms[self.seat])
        for territory in g.territories:
            if territory == home:
                continue
            for to in reach[territory]:
                menu.offer(enter_why(g, self.seat, to, by_quest=True, start=self.area), TO[to])
            if menu.explain:
                for to in AREAS_OF[territory]:
                    if to not in reach[territory]:
                        menu.offer("TEK-QUEST-02" if TERRAIN[to] <= CAPITAL else "TEK-QUEST-03", TO[to])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.to = AREA_OF[option.refs[0]]
        return None


@final
class Quest(Steps[TinyEpicKingdoms]):
    """TEK-QUEST. One army goes from the edge of a territory to the edge of another."""

    RULE: ClassVar[str] = "TEK-QUEST-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pick", "choose", "go", "arrived", "one_step", "step_taken", "step_ended")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int] = -1,
        stays: Public[bool] = True,
        at: Public[str] = "pick",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.stays = stays

    def pick(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickQuest(self.seat)

    def choose(self, g: TinyEpicKingdoms) -> Frame | None:
        pick = g.took(PickQuest)
        self.area = pick.area
        if pick.swaps:
            self.leave()
            return swap.Swap(self.seat, self.area)
        return PickArrival(self.seat, self.area)

    def go(self, g: TinyEpicKingdoms) -> Frame | None:
        to = g.took(PickArrival).to
        march(g, self.seat, self.area, to)
        self.area = to
        return Arrive(self.seat, to, True)

    def arrived(self, g: TinyEpicKingdoms) -> Frame | None:
        self.stays = g.took(Arrive).stays
        if not self.stays:
            self.leave()
            return None
        return entry_gain(g, self.seat, self.area)

    def one_step(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RACE-CENTAURS-4: the army may at once patrol exactly one step."""
        more = g.realms[self.seat].powers.steps_after_quest > 0 and TERRAIN[self.area] != RUINS
        if more and step_from(g, self.seat, self.area, NONE):
            return PickStep(self.seat, self.area, NONE, True)
        self.leave()
        return None

    def step_taken(self, g: TinyEpicKingdoms) -> Frame | None:
        to = g.took(PickStep).to
        if to == NONE:
            self.leave()
            return None
        march(g, self.seat, self.area, to)
        self.area = to
        return Arrive(self.seat, to, False)

    def step_ended(self, g: TinyEpicKingdoms) -> Frame | None:
        return entry_gain(g, self.seat, self.area) if g.took(Arrive).stays else None
