"""Retreat (TEK-RETREAT), the church, and where a last army flees to (TEK-BREAK-05)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, option
from realms.kernel.stock import PASS

from ..data.territories import AREA_OF, AREAS, EDGE_LAND_OF, LAND, TERRITORY_OF
from ..events import CHURCH_USED, FLED, LAID_DOWN, RETREATED
from ..state import TinyEpicKingdoms
from ..terms import CHURCH, FOOD, NONE
from . import board
from .asks import Question, per_area
from .gains import gain, spend
from .geography import patrol_reach, retreat_reach
from .tokens import Bandits, army_to_supply, discard, reveal

RETREAT: Final = per_area("retreat")
FLEE: Final = per_area("flee")
GIVE_UP: Final = option("give-up")
USE_CHURCH: Final = option("church")


def retreat_cost(g: TinyEpicKingdoms, seat: int, *, free: bool) -> int:
    """TEK-RETREAT-02: as much food as the player has armies in play; Valkyries 2 pay at most two."""
    if free:
        return 0
    realm = g.realms[seat]
    return min(len(realm.armies), realm.powers.retreat_cost_max)


def retreat_why(g: TinyEpicKingdoms, seat: int, to: int) -> str:
    """TEK-RETREAT-03, 08R: no army of another player, no neutral one, and room."""
    if board.stranger(g, seat, to) != NONE:
        return "TEK-RETREAT-03"
    return "TEK-MOVE-01" if board.full(g, to) else OK


def can_retreat(g: TinyEpicKingdoms, seat: int, area: int, *, free: bool) -> bool:
    """Is there a legal target, and the food?"""
    if g.realms[seat].stock[FOOD] < retreat_cost(g, seat, free=free):
        return False
    for to in retreat_reach(g.realms[seat])[area]:
        if retreat_why(g, seat, to) == OK:
            return True
    return False


def refuges(g: TinyEpicKingdoms, seat: int, area: int) -> list[int]:
    """TEK-BREAK-07R: the nearest land regions without any army, where a last army is saved to.

    By patrol steps through whatever is there; else the edge regions of the next territory to the left.
    """
    reach = patrol_reach(g.realms[seat])
    seen = [area]
    ring = [area]
    while ring:
        ring = sorted({to for here in ring for to in reach[here] if to not in seen})
        seen += ring
        found = [a for a in ring if LAND[a] and board.vacant(g, a)]
        if found:
            return found
    here = g.territories.index(TERRITORY_OF[area])
    for i in range(1, len(g.territories)):
        territory = g.territories[(here + i) % len(g.territories)]
        found = [a for a in EDGE_LAND_OF[territory] if board.vacant(g, a)]
        if found:
            return found
    return []


@final
class PickRetreat(Question):
    """TEK-RETREAT-01, 05. Where to, or give the army up. `to` is NONE if it does not retreat.

    A last army must retreat if it can (TEK-BREAK-09R) and flees free of charge if it cannot. With
    `forced` (the dragon lair) giving up is no choice either.
    """

    PROMPT: ClassVar[str] = "retreat"
    RULE: ClassVar[str] = "TEK-RETREAT-01"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        free: Public[bool],
        forced: Public[bool],
        to: Public[int] = -1,
        fled: Public[bool] = False,
        answered: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.area = area
        self.free = free
        self.forced = forced
        self.to = to
        self.fled = fled
        self.answered = answered

    def last_army(self, g: TinyEpicKingdoms) -> bool:
        return len(g.realms[self.seat].armies) == 1

    def open(self, g: TinyEpicKingdoms) -> bool:
        if self.answered:
            return False
        if can_retreat(g, self.seat, self.area, free=self.free):
            return True
        return self.last_army(g) and refuges(g, self.seat, self.area) != []

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("area", AREAS[self.area]), ("n", retreat_cost(g, self.seat, free=self.free)))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        fed = realm.stock[FOOD] >= retreat_cost(g, self.seat, free=self.free)
        for to in retreat_reach(realm)[self.area]:
            why = retreat_why(g, self.seat, to)
            menu.offer(why if why != OK or fed else "TEK-RETREAT-02", RETREAT[to])
        last = self.last_army(g)
        if last and not menu.options:
            for to in refuges(g, self.seat, self.area):
                menu.offer(OK, FLEE[to])
        why = "TEK-BREAK-09R" if last else "TEK-TOKEN-08" if self.forced else OK
        menu.offer(why, GIVE_UP)

    def dummy_choice(self, g: TinyEpicKingdoms, menu: Decision) -> Option:
        """TEK-SOLO-08R: it retreats whenever it can."""
        targets = [o for o in menu.options if o.verb != "give-up"]
        return targets[g.rng.below(len(targets))]

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb != "give-up":
            self.to = AREA_OF[option.refs[0]]
            self.fled = option.verb == "flee"
        return None


def church_area(g: TinyEpicKingdoms, seat: int, area: int) -> int:
    """TEK-TOKEN-12, 13, 13R: where the church would take in an army lost in `area`, or NONE."""
    for i in range(len(g.open_at)):
        at = g.open_at[i]
        church = at not in (NONE, area) and g.open.items[i] == CHURCH
        if church and board.own_in(g, seat, at) > 0 and not board.full(g, at):
            return at
    return NONE


@final
class AskChurch(Question):
    """TEK-TOKEN-12. Put the lost army into the church region in place of the supply?"""

    PROMPT: ClassVar[str] = "church"
    RULE: ClassVar[str] = "TEK-TOKEN-12"

    def __init__(
        self, seat: Public[int], area: Public[int], used: Public[bool] = False, answered: Public[bool] = False
    ) -> None:
        super().__init__(seat)
        self.area = area
        self.used = used
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("area", AREAS[self.area]),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        menu.offer(OK, USE_CHURCH)
        menu.offer(OK, PASS)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        self.used = option.verb == "church"
        return None


@final
class Displace(Steps[TinyEpicKingdoms]):
    """TEK-WAR-11. A beaten army leaves the area: it retreats, or the church takes it, or it goes to the supply.

    `where` is the area it ends in, or NONE; `removed` says that it left play by the war.
    """

    RULE: ClassVar[str] = "TEK-WAR-11"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "go", "arrived", "church", "leave_play")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        free: Public[bool],
        forced: Public[bool],
        where: Public[int] = -1,
        removed: Public[bool] = False,
        at: Public[str] = "choose",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.free = free
        self.forced = forced
        self.where = where
        self.removed = removed

    def choose(self, g: TinyEpicKingdoms) -> Frame | None:
        return PickRetreat(self.seat, self.area, self.free, self.forced)

    def go(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RETREAT-02, 09R, TEK-BREAK-10R."""
        pick = g.took(PickRetreat)
        if pick.to == NONE:
            self.again("church")
            return None
        if pick.fled:
            g.tell(FLED, self.seat, AREAS[self.area], AREAS[pick.to])
        else:
            spend(g, self.seat, FOOD, retreat_cost(g, self.seat, free=self.free))
            g.tell(RETREATED, self.seat, AREAS[self.area], AREAS[pick.to])
        board.take(g, self.seat, self.area)
        board.place(g, self.seat, pick.to)
        self.where = pick.to
        if board.settle_in_ruins(g, self.seat, pick.to):
            g.tell(LAID_DOWN, self.seat, AREAS[pick.to])
        return reveal(g, self.seat, pick.to)

    def arrived(self, g: TinyEpicKingdoms) -> Frame | None:
        last = g.last
        if isinstance(last, Bandits) and last.lost:
            self.where = NONE
        self.leave()
        return None

    def church(self, g: TinyEpicKingdoms) -> Frame | None:
        area = church_area(g, self.seat, self.area)
        if area == NONE:
            return None
        return AskChurch(self.seat, area)

    def leave_play(self, g: TinyEpicKingdoms) -> Frame | None:
        """The church's army counts neither as moved nor as removed (TEK-TOKEN-13R)."""
        last = g.last
        if isinstance(last, AskChurch) and last.used:
            self.where = last.area
            board.take(g, self.seat, self.area)
            board.place(g, self.seat, last.area)
            board.settle_in_ruins(g, self.seat, last.area)
            discard(g, CHURCH, last.area)
            g.tell(CHURCH_USED, self.seat, AREAS[last.area])
            return None
        self.removed = True
        army_to_supply(g, self.seat, self.area)
        gains = g.realms[self.seat].powers.war_lost_gain
        for r in range(3):
            gain(g, self.seat, r, gains[r])
        return None
