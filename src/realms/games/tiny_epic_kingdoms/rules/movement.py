"""Patrol (TEK-PATROL), quest (TEK-QUEST), the movement limits (TEK-MOVE) and what follows an arrival."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public
from realms.kernel.stock import DONE

from ..data.territories import AREA_OF, AREAS, AREAS_OF, TERRAIN, TERRITORY_OF
from ..events import LAID_DOWN, MOVED, STOOD_UP
from ..state import EMPTY, LYING, NEUTRAL, OWNER, TinyEpicKingdoms
from ..terms import CAPITAL, NONE, RUINS, YIELD
from . import board
from .asks import ARMY, TO, Question, per_area
from .gains import gain, gain_choice
from .geography import patrol_reach, quest_reach, why_unreached
from .payment import capacity
from .tokens import Bandits, reveal
from .war import NeutralWar, War

STAND: Final = per_area("stand")


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
        from . import swap

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
        from . import swap

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
