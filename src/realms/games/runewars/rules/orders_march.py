"""The turns of Mobilize and Conquer (RW-ORDER-12, 13), and the Lord Commander's look at a rune (RW-TITLE-04)."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option

from ..data.units import UNITS
from ..events import ACTIVATED, RUNE_LOOKED_AT
from ..state import Runewars
from ..terms import AREA_LIMIT, CONQUER, LORD_COMMANDER, MOBILIZE, MOVING, TITLES
from .areas import controller, empty, friendly, is_neutral, rune_in, units
from .arrival import FOUGHT
from .marching import Gather
from .moving import FAST_REACH, SWIFT, TELEPORTED, calm_areas, far, held, kinds, passes_of, reach
from .tactics import offer_tactics
from .turn import ORDER_RULES, OrderRule, Turn

MARCHED: Final = "march"
LOOKED: Final = "look"


def targets(g: Runewars, seat: Seat, passes: list[str], swift: bool) -> list[bool]:
    """Areas into which some unit of the seat can move; neutrals only follow faction units (RW-DIPLO-04)."""
    found = [False] * len(g.holder)
    calm = calm_areas(g, seat)
    for area in range(len(g.holder)):
        if g.holder[area] != seat or held(g, seat, area):
            continue
        gone: list[tuple[int, bool, bool]] = []
        for unit in kinds(g.standing[area]):
            kind = (FAST_REACH, True, is_neutral(unit)) if swift else traits(unit)
            if kind in gone:
                continue
            gone.append(kind)
            walk = reach(g, calm, area, kind[1], passes)
            for n in range(len(found)):
                if 0 < walk[n] <= kind[0] and (not kind[2] or g.holder[n] == seat):
                    found[n] = True
    return found


def traits(unit: str) -> tuple[int, bool, bool]:
    return far(unit), UNITS[unit].flying, is_neutral(unit)


def march_why(g: Runewars, turn: Turn, area: int, near: bool) -> Why:
    """May the area be activated? Only where somebody can go: nothing else would come of it."""
    seat = turn.seat
    if held(g, seat, area):
        return "RW-MOVE-08"
    if not near:
        return "RW-MOVE-03"
    if friendly(g, seat, area) or empty(g, area):
        return OK if len(units(g, area)) < AREA_LIMIT else "RW-MOVE-10"
    if FOUGHT not in turn.done:
        return OK
    if controller(g, area) >= 0:
        return "RW-ORDER-12"
    return OK if g.realms[seat].influence > 0 else "RW-DIPLO-07"


def activate(g: Runewars, turn: Turn, area: int, conquer_bonus: bool) -> Frame:
    """RW-DIPLO-07. Ruling: where no battle was begun before, the second march may begin one."""
    g.activated[area] |= 1 << turn.seat
    g.tell(ACTIVATED, turn.seat, g.land.areas[area])
    swift = 0
    if SWIFT in turn.done:
        turn.done.remove(SWIFT)
        swift = TELEPORTED
    turn.done.append(MARCHED)
    return Gather(turn.seat, area, [], [], FOUGHT in turn.done, conquer_bonus, passes_of(g), swift)


def offer_marches(g: Runewars, turn: Turn, menu: Decision) -> None:
    near = targets(g, turn.seat, passes_of(g), SWIFT in turn.done)
    for area, name in enumerate(g.land.areas):
        menu.offer(march_why(g, turn, area, near[area]), option("activate", name))
    offer_tactics(g, turn.seat, menu, MOVING)


@final
class Mobilize(OrderRule):
    """RW-ORDER-12."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        if turn.done.count(MARCHED) < (2 if turn.bonus else 1):
            offer_marches(g, turn, menu)

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        return activate(g, turn, g.land.index[option.refs[0]], False)


@final
class Conquer(OrderRule):
    """RW-ORDER-13."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        if MARCHED not in turn.done:
            offer_looks(g, turn, menu)
            offer_marches(g, turn, menu)

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        area = g.land.index[option.refs[0]]
        if option.verb != "look":
            return activate(g, turn, area, turn.bonus)
        turn.done.append(LOOKED)
        g.tell(RUNE_LOOKED_AT, turn.seat, option.refs[0])
        g.runes[rune_in(g, area)].show(g, 0, 1 << turn.seat)
        return None


def offer_looks(g: Runewars, turn: Turn, menu: Decision) -> None:
    """RW-TITLE-04. Before the order itself, at one token that the player does not know."""
    if g.titles[TITLES.index(LORD_COMMANDER)] == turn.seat and LOOKED not in turn.done:
        for token, area in enumerate(g.rune_at):
            if not g.runes[token].mask(0) >> turn.seat & 1:
                menu.offer(OK, option("look", g.land.areas[area]))


ORDER_RULES[MOBILIZE] = Mobilize()
ORDER_RULES[CONQUER] = Conquer()
