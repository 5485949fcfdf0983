"""Patrol (TEK-PATROL): one army moves inside its territory, or a lying one stands up."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public
from realms.kernel.stock import DONE

from ..data.territories import AREA_OF, AREAS, AREAS_OF, TERRAIN, TERRITORY_OF
from ..events import STOOD_UP
from ..state import TinyEpicKingdoms
from ..terms import NONE, RUINS
from . import board
from .arrival import Arrive, can_march, enter_why, entry_gain, march
from .asks import ARMY, TO, Question, per_area
from .geography import patrol_reach, why_unreached

STAND: Final = per_area("stand")


def step_from(g: TinyEpicKingdoms, seat: int, area: int, start: int) -> bool:
    """Can an army here patrol anywhere but back to `start`?"""
    for to in patrol_reach(g.realms[seat])[area]:
        if to != start and enter_why(g, seat, to, by_quest=False, start=area) == OK:
            return True
    return False


def lying_idle(g: TinyEpicKingdoms, seat: int, area: int, used: int, *, stood: bool) -> int:
    """TEK-RACE-GOBLINS-1R: how many armies lie here, the one that has already moved (not stood up) left out."""
    lying = board.lying_in(g, seat, area) if TERRAIN[area] == RUINS else 0
    return lying - 1 if area == used and lying > 0 and not stood else lying


def march_idle(g: TinyEpicKingdoms, seat: int, area: int, used: int, *, stood: bool) -> bool:
    """TEK-RACE-GOBLINS-1R: may an army here march that has neither moved nor been stood up yet?"""
    if area == used:
        own = board.own_in(g, seat, area)
        if own == 1 or (stood and own - board.lying_in(g, seat, area) == 1):
            return False
    return can_march(g, seat, area)


def can_patrol(g: TinyEpicKingdoms, seat: int, used: int, *, stood: bool = False) -> str:
    """TEK-PATROL-01, 03: somebody can move or stand up."""
    last = NONE
    for area in g.realms[seat].armies:
        if area != last:
            last = area
            if lying_idle(g, seat, area, used, stood=stood) > 0:
                return OK
            if march_idle(g, seat, area, used, stood=stood) and step_from(g, seat, area, NONE):
                return OK
    return "TEK-PATROL-01"


@final
class PickPatrol(Question):
    """TEK-PATROL-01, 03, 04R. Which army patrols, or which lying army stands up."""

    PROMPT: ClassVar[str] = "patrol-army"
    RULE: ClassVar[str] = "TEK-PATROL-01"

    def __init__(
        self,
        seat: Public[int],
        used: Public[int],
        again: Public[bool],
        area: Public[int] = -1,
        stands: Public[bool] = False,
        answered: Public[bool] = False,
        stood: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.used = used
        self.stood = stood  # the used army was stood up
        self.again = again
        self.area = area
        self.stands = stands
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for area in board.occupied(g, self.seat):
            if not can_march(g, self.seat, area):
                menu.offer("TEK-MOVE-05", ARMY[area])
            elif not march_idle(g, self.seat, area, self.used, stood=self.stood):
                menu.offer("TEK-RACE-GOBLINS-1R", ARMY[area])
            elif step_from(g, self.seat, area, NONE):
                menu.offer(OK, ARMY[area])
            else:
                menu.offer("TEK-PATROL-01", ARMY[area])
            if TERRAIN[area] == RUINS and board.lying_in(g, self.seat, area) > 0:
                idle = lying_idle(g, self.seat, area, self.used, stood=self.stood)
                menu.offer(OK if idle > 0 else "TEK-RACE-GOBLINS-1R", STAND[area])
        if self.again:
            menu.offer(OK, DONE)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb != "done":
            self.area = AREA_OF[option.refs[0]]
            self.stands = option.verb == "stand"
        return None


@final
class Patrol(Steps[TinyEpicKingdoms]):
    """TEK-PATROL. One army (Goblins 1: two different ones) moves inside its territory or stands up."""

    RULE: ClassVar[str] = "TEK-PATROL-01"
    ORDER: ClassVar[tuple[str, ...]] = ("pick", "go", "next_army")

    def __init__(
        self,
        seat: Public[int],
        moved: Public[int] = 0,
        used: Public[int] = -1,
        stood: Public[bool] = False,
        at: Public[str] = "pick",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.moved = moved
        self.used = used
        self.stood = stood

    def pick(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickPatrol(self.seat, self.used, self.moved > 0, stood=self.stood)

    def go(self, g: TinyEpicKingdoms) -> Frame | None:
        pick = g.took(PickPatrol)
        if pick.area == NONE:
            self.leave()
            return None
        self.moved += 1
        if pick.stands:
            board.stand_up(g, self.seat, pick.area)
            g.tell(STOOD_UP, self.seat, AREAS[pick.area])
            self.used = pick.area
            self.stood = True
            return None
        return Walk(self.seat, pick.area, pick.area)

    def next_army(self, g: TinyEpicKingdoms) -> Frame | None:
        last = g.last
        if isinstance(last, Walk):
            self.used = last.here
            self.stood = False
        more = self.moved < g.realms[self.seat].powers.patrol_armies
        if more and can_patrol(g, self.seat, self.used, stood=self.stood) == OK:
            self.again("pick")
        return None


@final
class PickStep(Question):
    """TEK-PATROL-02. Where the army steps to; after a first step it may stop (Centaurs 1, 4)."""

    PROMPT: ClassVar[str] = "patrol-to"
    RULE: ClassVar[str] = "TEK-PATROL-02"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        start: Public[int],
        may_stop: Public[bool],
        to: Public[int] = -1,
        answered: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.area = area
        self.start = start
        self.may_stop = may_stop
        self.to = to
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("area", AREAS[self.area]),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        reach = patrol_reach(realm)[self.area]
        for to in reach:
            if to == self.start:
                menu.offer("TEK-RACE-CENTAURS-1", TO[to])
            else:
                menu.offer(enter_why(g, self.seat, to, by_quest=False, start=self.area), TO[to])
        if menu.explain:
            for to in AREAS_OF[TERRITORY_OF[self.area]]:
                if to != self.area and to not in reach:
                    menu.offer(why_unreached(realm, self.area, to), TO[to])
        if self.may_stop:
            menu.offer(OK, DONE)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb == "to":
            self.to = AREA_OF[option.refs[0]]
        return None


@final
class Walk(Steps[TinyEpicKingdoms]):
    """TEK-PATROL-01. One army patrols: a step, or two for Centaurs 1. `here`: where it is, or NONE."""

    RULE: ClassVar[str] = "TEK-PATROL-01"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "step", "arrived", "end")

    def __init__(
        self,
        seat: Public[int],
        here: Public[int],
        start: Public[int],
        steps: Public[int] = 0,
        stays: Public[bool] = True,
        at: Public[str] = "choose",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.here = here
        self.start = start
        self.steps = steps
        self.stays = stays

    def choose(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickStep(self.seat, self.here, self.start, self.steps > 0)

    def step(self, g: TinyEpicKingdoms) -> Frame | None:
        to = g.took(PickStep).to
        if to == NONE:
            self.again("end")
            return None
        march(g, self.seat, self.here, to)
        return Arrive(self.seat, to, False)

    def arrived(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RACE-CENTAURS-1: a second step, unless there was a war, ruins or an ambush."""
        came = g.took(Arrive)
        self.here = came.where
        self.stays = came.stays
        self.steps += 1
        goes_on = self.steps < g.realms[self.seat].powers.patrol_steps and self.stays and not came.fought
        if goes_on and TERRAIN[self.here] != RUINS and step_from(g, self.seat, self.here, self.start):
            self.again("choose")
        return None

    def end(self, g: TinyEpicKingdoms) -> Frame | None:
        return entry_gain(g, self.seat, self.here) if self.stays else None
