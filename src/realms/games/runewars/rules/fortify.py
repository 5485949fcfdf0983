"""Fortify (RW-ORDER-18, RW-FORT, RW-RUNE-08): strongholds are built and repaired, runes change places."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce

from ..data.developments import BUILD_COST, REPAIR_COST, STRONGHOLDS
from ..events import RUNE_MOVED, STRONGHOLD_BUILT, STRONGHOLD_REPAIRED
from ..state import Runewars
from ..terms import FORTIFY, NOBODY
from .areas import controlled, friendly, rune_in, strongholds
from .battle_end import give_up_stronghold
from .orders_home import cost_why, part_why, pay
from .runes import move_rune
from .settle import settle
from .turn import ORDER_RULES, OrderRule, Turn


def site_why(g: Runewars, seat: Seat, area: int) -> Why:
    """RW-FORT-01, 02, RW-ORDER-18. May a stronghold of the seat be built there?"""
    if not friendly(g, seat, area):
        return "RW-ORDER-18"
    if g.fort[area] != NOBODY:
        return "RW-FORT-01"
    return OK if g.city[area] == "" else "RW-FORT-02"


@final
class Fortify(OrderRule):
    """RW-ORDER-18. Each part once, in any order."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        may_build = part_why(turn, "RW-ORDER-18", ["build"], False)
        if may_build == OK:
            may_build = cost_why(g, turn.seat, BUILD_COST)
        may_repair = part_why(turn, "RW-ORDER-18", ["repair"], False)
        if may_repair == OK:
            may_repair = cost_why(g, turn.seat, REPAIR_COST)
        for area in controlled(g, turn.seat):
            why = site_why(g, turn.seat, area)
            menu.offer(why if why != OK else may_build, option("build", g.land.areas[area]))
        for area in strongholds(g, turn.seat):
            menu.offer(may_repair if g.broken[area] else "RW-ORDER-18", option("repair", g.land.areas[area]))
        may_lift = part_why(turn, "RW-ORDER-18", ["lift"], False)
        if len(controlled(g, turn.seat)) > 1:
            for area in controlled(g, turn.seat):
                if rune_in(g, area) >= 0:
                    menu.offer(may_lift, option("lift", g.land.areas[area]))

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        turn.done.append(option.verb)
        area = g.land.index[option.refs[0]]
        if option.verb == "lift":
            return LayRune(turn.seat, area)
        if option.verb == "build":
            pay(g, turn.seat, BUILD_COST)
            return build(g, turn.seat, area)
        pay(g, turn.seat, REPAIR_COST)
        g.broken[area] = False
        g.tell(STRONGHOLD_REPAIRED, turn.seat, option.refs[0])
        return None


def build(g: Runewars, seat: Seat, area: int) -> Frame | None:
    """RW-FORT-08. Without a token in the reserve one is taken from elsewhere first."""
    if len(strongholds(g, seat)) == STRONGHOLDS:
        return Dismantle(seat, area)
    g.fort[area] = seat
    g.broken[area] = False
    g.tell(STRONGHOLD_BUILT, seat, g.land.areas[area])
    return settle(g)


@final
class Dismantle(AskOnce[Runewars]):
    """RW-FORT-08. Which stronghold gives its token."""

    RULE: ClassVar[str] = "RW-FORT-08"
    PROMPT: ClassVar[str] = "rw-dismantle"

    def __init__(self, seat: Public[int], area: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.area = area  # where it is built

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in strongholds(g, self.seat):
            menu.offer(OK, option("dismantle", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        give_up_stronghold(g, seat, g.land.index[option.refs[0]])
        return build(g, seat, self.area)


@final
class LayRune(AskOnce[Runewars]):
    """RW-RUNE-08. To another of the player's areas; a token that lies there comes back in exchange."""

    RULE: ClassVar[str] = "RW-RUNE-08"
    PROMPT: ClassVar[str] = "rw-lay-rune"

    def __init__(self, seat: Public[int], area: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.area = area  # where the token lies

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def places(self, g: Runewars) -> list[int]:
        return [area for area in controlled(g, self.seat) if area != self.area]

    def settle(self, g: Runewars) -> Frame | None:
        return self.lay(g, self.places(g)[0]) if self.going and len(self.places(g)) == 1 else None

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in self.places(g):
            menu.offer(OK, option("lay_rune", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        return self.lay(g, g.land.index[option.refs[0]])

    def lay(self, g: Runewars, to: int) -> Frame | None:
        self.going = False
        other = rune_in(g, to)
        start, end = g.land.areas[self.area], g.land.areas[to]
        move_rune(g, rune_in(g, self.area), to)
        g.tell(RUNE_MOVED, start, end)
        if other >= 0:
            move_rune(g, other, self.area)
            g.tell(RUNE_MOVED, end, start)
        return settle(g)


ORDER_RULES[FORTIFY] = Fortify()
