"""The Sacred Portals (RW-SEASON-30): units of one player come from everywhere."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce

from ..state import Runewars
from ..terms import AREA_LIMIT
from .areas import friendly, is_neutral, units
from .armies import put
from .bids import Bid
from .game import SEASON_RULES
from .moving import companions, held, kinds, leave, waiting
from .season_councils import CouncilRule
from .settle import settle


@final
class SacredPortals(CouncilRule):
    """RW-SEASON-30."""

    def decided(self, g: Runewars, bid: Bid) -> Frame | None:
        return ChoosePortal(bid.winner)


@final
class ChoosePortal(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-30"
    PROMPT: ClassVar[str] = "rw-portal"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area, name in enumerate(g.land.areas):
            if friendly(g, self.seat, area):
                menu.offer(OK, option("portal", name))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        return Portal(seat, g.land.index[option.refs[0]], [], []) if option.verb == "portal" else None


@final
class Portal(AskOnce[Runewars]):
    """Standing units from areas without the own activation token come, up to eight in all."""

    RULE: ClassVar[str] = "RW-SEASON-30"
    PROMPT: ClassVar[str] = "rw-through-portal"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        froms: Public[list[int]],
        units: Public[list[str]],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.area = area
        self.froms = froms  # where each unit comes from
        self.units = units  # those that will come

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def why(self, g: Runewars, area: int, unit: str) -> Why:
        """May the unit come? Neutrals follow companions (RW-DIPLO-04)."""
        if held(g, self.seat, area):
            return "RW-MOVE-07"
        if len(units(g, self.area)) + len(self.units) >= AREA_LIMIT:
            return "RW-MOVE-10"
        led = companions(g, self.area) > 0 or bool([u for u in self.units if not is_neutral(u)])
        return OK if led or not is_neutral(unit) else "RW-DIPLO-04"

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area, name in enumerate(g.land.areas):
            if area != self.area and g.holder[area] == self.seat:
                for unit in kinds(waiting(g, area, self.froms, self.units)):
                    menu.offer(self.why(g, area, unit), option("bring", name, unit))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "bring":
            self.froms.append(g.land.index[option.refs[0]])
            self.units.append(option.refs[1])
            return None
        self.going = False
        came, froms = self.units[:], self.froms[:]
        self.units.clear()
        self.froms.clear()
        leave(g, seat, froms, came, [self.area] * len(came))
        for unit in came:
            put(g, self.area, unit)
        return SettleAll()


@final
class SettleAll(Steps[Runewars]):
    """Neutrals that were left alone in several areas, one after the other."""

    RULE: ClassVar[str] = "RW-DIPLO-09"
    ORDER: ClassVar[tuple[str, ...]] = ("next_area",)

    def __init__(self, at: Public[str] = "next_area") -> None:
        super().__init__(at)

    def next_area(self, g: Runewars) -> Frame | None:
        retreat = settle(g)
        if retreat is not None:
            self.again("next_area")
        return retreat


SEASON_RULES["the_sacred_portals"] = SacredPortals()
