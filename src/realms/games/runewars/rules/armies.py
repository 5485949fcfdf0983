"""Units come and go: the only place that changes who stands where (RW-MOVE-10, 12, RW-TERM-10)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskSeat

from ..data.units import UNITS
from ..events import ALLIANCE_LAPSED, UNIT_DESTROYED, UNIT_ROUTED
from ..state import Runewars
from ..terms import NEUTRALS, NOBODY
from .areas import is_neutral, seat_of, uncontrolled, units

ROUTED: Final = "routed"


def put(g: Runewars, area: int, unit: str, routed: bool = False) -> None:
    """A unit joins those of its side in the area; a faction's unit makes neutrals there its allies."""
    insort(g.routed[area] if routed else g.standing[area], unit)
    rehold(g, area)


def take(g: Runewars, area: int, unit: str, routed: bool = False) -> None:
    """A unit leaves the area, alive or not."""
    (g.routed[area] if routed else g.standing[area]).remove(unit)
    rehold(g, area)


def rehold(g: Runewars, area: int) -> None:
    """RW-TERM-10, RW-DIPLO-04. Whose units these are: a faction's, or unallied neutrals."""
    g.holder[area] = NOBODY
    for unit in units(g, area):
        g.holder[area] = NEUTRALS if is_neutral(unit) else seat_of(g, UNITS[unit].faction)
        if not is_neutral(unit):
            return


def destroy(g: Runewars, area: int, unit: str, routed: bool = False) -> None:
    g.tell(UNIT_DESTROYED, unit, g.land.areas[area])
    held_by = g.holder[area]
    take(g, area, unit, routed)
    if held_by >= 0:
        tell_lapse(g, area)


def tell_lapse(g: Runewars, area: int) -> None:
    """RW-DIPLO-04. Allies have lost their last companion; those who have to go besides are told of as they do."""
    if g.holder[area] == NEUTRALS and uncontrolled(g, area):
        g.tell(ALLIANCE_LAPSED, g.land.areas[area])


def rout(g: Runewars, area: int, unit: str) -> None:
    """RW-SEASON-26. In a drought it is destroyed instead."""
    if g.card == "drought":
        destroy(g, area, unit)
        return
    g.standing[area].remove(unit)
    insort(g.routed[area], unit)
    g.tell(UNIT_ROUTED, unit, g.land.areas[area])


def stand(g: Runewars, area: int, unit: str) -> None:
    g.routed[area].remove(unit)
    insort(g.standing[area], unit)


def figures_left(g: Runewars, unit: str) -> int:
    """RW-RES-08. Figures of the type that are still in the supply; a battle knows of those that fight."""
    from .battle import in_battle

    used = in_battle(g, unit)
    for there in g.standing:
        if there:
            used += there.count(unit)
    for there in g.routed:
        if there:
            used += there.count(unit)
    return UNITS[unit].figures - used


def unit_refs(g: Runewars, area: int) -> list[tuple[str, bool]]:
    """Each kind of unit there once: standing ones, then routed ones."""
    found: list[tuple[str, bool]] = []
    for routed in (False, True):
        for unit in g.routed[area] if routed else g.standing[area]:
            if (unit, routed) not in found:
                found.append((unit, routed))
    return found


def unit_option(verb: str, g: Runewars, area: int, unit: str, routed: bool) -> Option:
    """`verb:area:unit`, or `verb_routed:area:unit:routed`: messages tell the two apart by the verb."""
    where = g.land.areas[area]
    return option(f"{verb}_{ROUTED}", where, unit, ROUTED) if routed else option(verb, where, unit)


@final
class Cull(AskSeat[Runewars]):
    """RW-MOVE-12, RW-SEASON-06. The owner destroys units of an area down to a number, of his choice."""

    RULE: ClassVar[str] = "RW-MOVE-12"
    PROMPT: ClassVar[str] = "rw-cull"

    def __init__(self, seat: Public[int], area: Public[int], limit: Public[int], rule: Public[str]) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit
        self.rule = rule

    def open(self, g: Runewars) -> bool:
        return len(units(g, self.area)) > self.limit

    def settle(self, g: Runewars) -> Frame | None:
        """One kind only, or nobody may stay: there is nothing to choose."""
        while self.open(g) and (self.limit == 0 or len(unit_refs(g, self.area)) == 1):
            unit, routed = unit_refs(g, self.area)[0]
            destroy(g, self.area, unit, routed)
        return None

    def asked_by(self, g: Runewars) -> str:
        return self.rule

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", len(units(g, self.area)) - self.limit))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for unit, routed in unit_refs(g, self.area):
            menu.offer(OK, unit_option("destroy", g, self.area, unit, routed))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        destroy(g, self.area, option.refs[1], len(option.refs) > 2)
        return None
