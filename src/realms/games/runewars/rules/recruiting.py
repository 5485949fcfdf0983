"""Recruits (RW-RES-05 to 08): units come from the supply and are placed one by one."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, EventKind, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, AskSeat

from ..events import RECRUITED, RECRUITS_DECLINED, RECRUITS_LOST
from ..state import Runewars
from ..terms import AREA_LIMIT
from .areas import friendly, units
from .armies import destroy, figures_left, put, unit_option, unit_refs
from .moving import kinds
from .settle import settle


def recruit(g: Runewars, seat: Seat, units: list[str], places: list[int], *, may: bool = False) -> Frame | None:
    """The seat places these units in these areas. Without a place they are not recruited (RW-RES-06). `may`: it
    need not recruit them all."""
    if not places or not units:
        return None
    return Muster(seat, sorted(units), places, may)


@final
class Muster(AskSeat[Runewars]):
    """RW-RES-07, 08. What can be placed is placed; figures that have run out may be taken from elsewhere, else the
    unit is lost, as it is where every place is full."""

    RULE: ClassVar[str] = "RW-RES-07"
    PROMPT: ClassVar[str] = "rw-muster"

    def __init__(
        self,
        seat: Public[int],
        units: Public[list[str]],
        places: Public[list[int]],
        may: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.units = units  # still to be placed, sorted
        self.places = places
        self.may = may  # the rest may be declined

    def open(self, g: Runewars) -> bool:
        return bool(self.units)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", len(self.units)),)

    def settle(self, g: Runewars) -> Frame | None:
        """One open place for all, or for as many of one kind as it takes: there is nothing to choose. No place, or
        no figure anywhere: the rest is lost."""
        open_places = [area for area in self.places if self.place_why(g, area) == OK]
        if not open_places or not [u for u in self.units if figures_left(g, u) > 0 or self.spare(g, u)]:
            self.lose(g)
        elif self.may:
            return None
        elif len(open_places) == 1 and self.all_why(g, open_places[0], self.enough(g)) == OK:
            self.place_all(g, open_places[0])
        elif len(open_places) == 1 and self.units[0] == self.units[-1] and figures_left(g, self.units[0]) > 0:
            room = AREA_LIMIT - len(units(g, open_places[0]))
            n = min(room, figures_left(g, self.units[0]), len(self.units))
            self.place(g, self.units[0], open_places[0], n)
            del self.units[:n]
            return self.settle(g)
        return None

    def place_why(self, g: Runewars, area: int) -> Why:
        if not friendly(g, self.seat, area):
            return "RW-RES-05"
        return OK if len(units(g, area)) < AREA_LIMIT else "RW-MOVE-10"

    def enough(self, g: Runewars) -> bool:
        """Are there figures for all that are left?"""
        for unit in kinds(self.units):
            if figures_left(g, unit) < self.units.count(unit):
                return False
        return True

    def all_why(self, g: Runewars, area: int, enough: bool) -> Why:
        """May all that are left go there?"""
        if len(units(g, area)) + len(self.units) > AREA_LIMIT:
            return "RW-MOVE-10"
        return self.place_why(g, area) if enough else "RW-RES-08"

    def spare(self, g: Runewars, unit: str) -> list[int]:
        """RW-RES-08. Areas from which an own figure may be taken for a unit whose figures have run out."""
        if figures_left(g, unit) > 0:
            return []
        return [a for a, holder in enumerate(g.holder) if holder == self.seat and unit in units(g, a)]

    def choices(self, g: Runewars, menu: Decision) -> None:
        names = g.land.areas
        for unit in kinds(self.units):
            left = figures_left(g, unit)
            for area in self.places:
                menu.offer(self.place_why(g, area) if left else "RW-RES-08", option("muster", unit, names[area]))
        if len(self.units) > 1:
            enough = self.enough(g)
            for area in self.places:
                menu.offer(self.all_why(g, area, enough), option("muster_all", names[area]))
        placeable = bool(menu.options)
        for unit in kinds(self.units):
            for area in self.spare(g, unit):
                for kind, routed in unit_refs(g, area):
                    if kind == unit:
                        menu.offer(OK, unit_option("sacrifice", g, area, unit, routed))
        menu.offer("RW-RES-05" if placeable and not self.may else OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.give_up(g, RECRUITS_DECLINED if self.may else RECRUITS_LOST)
        elif option.verb.startswith("sacrifice"):
            destroy(g, g.land.index[option.refs[0]], option.refs[1], len(option.refs) > 2)
            return settle(g)
        elif option.verb == "muster_all":
            self.place_all(g, g.land.index[option.refs[0]])
        else:
            self.units.remove(option.refs[0])
            self.place(g, option.refs[0], g.land.index[option.refs[1]], 1)
        return None

    def place_all(self, g: Runewars, area: int) -> None:
        while self.units:
            unit = self.units[0]
            n = self.units.count(unit)
            self.place(g, unit, area, n)
            del self.units[:n]

    def place(self, g: Runewars, unit: str, area: int, n: int) -> None:
        for _ in range(n):
            put(g, area, unit)
        g.tell(RECRUITED, self.seat, f"{unit}-{n}", g.land.areas[area])

    def lose(self, g: Runewars) -> None:
        self.give_up(g, RECRUITS_LOST)

    def give_up(self, g: Runewars, told: EventKind) -> None:
        while self.units:
            n = self.units.count(self.units[0])
            g.tell(told, self.seat, f"{self.units[0]}-{n}")
            del self.units[:n]
