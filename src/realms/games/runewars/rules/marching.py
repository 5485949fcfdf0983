"""Mobilize and Conquer (RW-ORDER-12, 13): an area is activated, and units within reach move into it together."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE

from ..data.units import UNITS
from ..state import Runewars
from ..terms import AREA_LIMIT, MOVING
from .areas import empty, friendly, is_neutral, units
from .armies import unit_option, unit_refs
from .arrival import March
from .moving import FAST_REACH, Mover, calm_areas, companions, far, far_why, held, kinds, reach, waiting
from .tactics import offer_tactics, play_tactic


@final
class Gather(Mover):
    """RW-MOVE-03. One unit a click, or all that can come from an area; they set out when the player is done."""

    RULE: ClassVar[str] = "RW-MOVE-03"
    PROMPT: ClassVar[str] = "rw-gather"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        froms: Public[list[int]],
        units: Public[list[str]],
        second: Public[bool],
        conquer_bonus: Public[bool],
        passes: Public[list[str]],
        swift: Public[int],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, passes, swift, going)
        self.area = area
        self.froms = froms  # where each unit comes from
        self.units = units  # those that will come
        self.second = second
        self.conquer_bonus = conquer_bonus

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", len(self.units)))

    def walks(self, g: Runewars) -> list[list[int]]:
        """How far every area is on foot, and in the air."""
        calm = calm_areas(g, self.seat)
        return [reach(g, calm, self.area, flying, self.passes) for flying in (False, True)]

    def comes(self, g: Runewars, area: int, unit: str, walks: list[list[int]]) -> bool:
        """RW-MOVE-03. Does the unit get there by itself?"""
        return 0 < walks[1 if UNITS[unit].flying else 0][area] <= far(unit)

    def why(self, g: Runewars, area: int, unit: str, walks: list[list[int]]) -> Why:
        """May the unit come? RW-MOVE-10 holds where no battle can be; neutrals follow companions (RW-DIPLO-04)."""
        if held(g, self.seat, area):
            return "RW-MOVE-07"
        if not self.comes(g, area, unit, walks) and not (self.swift > 0 and 0 < walks[1][area] <= FAST_REACH):
            return far_why(g, unit, area, self.area)
        calm = friendly(g, self.seat, self.area) or empty(g, self.area)
        if calm and len(units(g, self.area)) + len(self.units) >= AREA_LIMIT:
            return "RW-MOVE-10"
        return OK if not is_neutral(unit) or self.accompanied(g) else "RW-DIPLO-04"

    def accompanied(self, g: Runewars) -> bool:
        if g.holder[self.area] == self.seat and companions(g, self.area):
            return True
        return bool([unit for unit in self.units if not is_neutral(unit)])

    def choices(self, g: Runewars, menu: Decision) -> None:
        walks = self.walks(g)
        for area, name in enumerate(g.land.areas):
            if g.holder[area] != self.seat or area == self.area:
                continue
            able = 0
            still = waiting(g, area, self.froms, self.units)
            for unit in kinds(still):
                why = self.why(g, area, unit, walks)
                menu.offer(why, option("bring", name, unit))
                able += still.count(unit) if why == OK else 0
            if able > 1:
                menu.offer(OK, option("bring_all", name))
            if g.explain:
                for unit, routed in unit_refs(g, area):
                    if routed:
                        menu.offer("RW-MOVE-15", unit_option("bring", g, area, unit, True))
        offer_tactics(g, self.seat, menu, MOVING)
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "play":
            return play_tactic(g, seat, option.refs[0], MOVING)
        if option.verb == "done":
            self.going = False
            if not self.units:
                return None
            return March(seat, self.area, self.froms[:], self.units[:], self.second, self.conquer_bonus)
        area = g.land.index[option.refs[0]]
        walks = self.walks(g)
        for unit in [option.refs[1]] if option.verb == "bring" else waiting(g, area, self.froms, self.units):
            if self.why(g, area, unit, walks) == OK:
                self.bring(g, area, unit, walks)
        return None

    def bring(self, g: Runewars, area: int, unit: str, walks: list[list[int]]) -> None:
        """RW-TACTIC-49. Teleportation is for those who need it."""
        if not self.comes(g, area, unit, walks):
            self.swift -= 1
        self.froms.append(area)
        self.units.append(unit)
