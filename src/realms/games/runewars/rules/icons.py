"""The icons at the foot of every season card (RW-SEASON-03 to 06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, AskSeat, EachSeat

from ..events import ALL_STAND, ORDER_BACK, ORDERS_BACK, TOKENS_LIFTED
from ..state import Runewars
from ..terms import AUTUMN, FOOD, INFLUENCE, NONE, RESOURCES, SEASONS, SPRING, SUMMER, TACTICS
from .areas import in_rank, units
from .armies import Cull, stand
from .fate import renew_fate
from .hands import draw_tactics, gain_influence
from .settle import settle

LONG_WINTER: Final = "long_winter"
KEPT_BACK: Final = 2  # orders that come back in a long winter (RW-SEASON-21)
AUTUMN_INFLUENCE: Final = 2
AUTUMN_TACTICS: Final = 1


def season_icons(g: Runewars) -> Frame | None:
    season = SEASONS[g.season]
    if season == SPRING:
        lift_and_stand(g)
        for realm in g.realms:
            realm.played_in = [NONE] * len(realm.played)
        return TakeBack(tuple(in_rank(g)))
    if season == SUMMER:
        from .quest_phase import QuestPhase

        return QuestPhase(tuple(in_rank(g)))
    if season == AUTUMN:
        renew_fate(g)
        return Autumn(tuple(in_rank(g)))
    return Starve(tuple(in_rank(g)))


def lift_and_stand(g: Runewars) -> None:
    """RW-SEASON-03."""
    if any(g.activated):
        g.activated[:] = [0] * len(g.activated)
        g.tell(TOKENS_LIFTED)
    lying = False
    for area in range(len(g.holder)):
        for unit in g.routed[area][:]:
            stand(g, area, unit)
            lying = True
    for hero in g.heroes:
        lying = lying or hero.routed
        hero.routed = False
    if lying:
        g.tell(ALL_STAND)


@final
class TakeBack(EachSeat[Runewars]):
    """RW-SEASON-03, 21. The orders of last year come back; in a long winter two of them."""

    RULE: ClassVar[str] = "RW-SEASON-03"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        realm = g.realms[seat]
        if g.card == LONG_WINTER and len(realm.played) > KEPT_BACK:
            return LongWinter(seat, KEPT_BACK)
        if realm.played:
            for order in realm.played[:]:
                take_back(g, seat, order)
            g.tell(ORDERS_BACK, seat)
        return None


def take_back(g: Runewars, seat: Seat, order: str) -> None:
    from ..terms import ORDERS

    realm = g.realms[seat]
    realm.played_in.pop(realm.played.index(order))
    realm.played.remove(order)
    realm.orders.append(order)
    realm.orders.sort(key=ORDERS.index)


@final
class LongWinter(AskSeat[Runewars]):
    """RW-SEASON-21. Two orders of the own choice."""

    RULE: ClassVar[str] = "RW-SEASON-21"
    PROMPT: ClassVar[str] = "rw-long-winter"

    def __init__(self, seat: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: Runewars) -> bool:
        return self.left > 0

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", self.left),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for order in g.realms[self.seat].played:
            menu.offer(OK, option("back", order))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.left -= 1
        take_back(g, seat, option.refs[0])
        g.tell(ORDER_BACK, seat, option.refs[0])
        return None


@final
class Autumn(EachSeat[Runewars]):
    """RW-SEASON-05. Two influence or a tactics card each."""

    RULE: ClassVar[str] = "RW-SEASON-05"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return AutumnGain(seat)


@final
class AutumnGain(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-SEASON-05"
    PROMPT: ClassVar[str] = "rw-autumn"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("take", INFLUENCE))
        menu.offer(OK, option("take", TACTICS))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.refs[0] == TACTICS:
            return draw_tactics(g, seat, AUTUMN_TACTICS)
        gain_influence(g, seat, AUTUMN_INFLUENCE)
        return None


@final
class Starve(Steps[Runewars]):
    """RW-SEASON-06. In each area the units above the food dial are destroyed, one player after the other."""

    RULE: ClassVar[str] = "RW-SEASON-06"
    ORDER: ClassVar[tuple[str, ...]] = ("next_area", "after")

    def __init__(self, order: Public[tuple[int, ...]], at: Public[str] = "next_area") -> None:
        super().__init__(at)
        self.order = order

    def next_area(self, g: Runewars) -> Frame | None:
        for seat in self.order:
            fed = g.realms[seat].dials[RESOURCES.index(FOOD)]
            for area in range(len(g.holder)):
                if g.holder[area] == seat and len(units(g, area)) > fed:
                    self.again("next_area")
                    return Cull(seat, area, fed, "RW-SEASON-06")
        return None

    def after(self, g: Runewars) -> Frame | None:
        """Neutrals that were left alone, one area after the other."""
        retreat = settle(g)
        if retreat is not None:
            self.again("after")
        return retreat
