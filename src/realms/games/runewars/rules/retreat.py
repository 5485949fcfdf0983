"""Retreats (RW-RETREAT): units that lost a battle, neutrals that are sent away, heroes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskSeat, EachSeat

from ..data.units import UNITS
from ..events import HERO_RETREATED, RETREATED, UNIT_DESTROYED
from ..state import Hero, Runewars
from ..terms import AREA_LIMIT, NEUTRALS, NOBODY
from .afield import Afield
from .areas import empty, friendly, is_neutral, left_of, passable, uncontrolled, units
from .armies import Cull, put, take
from .heroes import enter, hero_of, rout_hero
from .settle import settle

NOWHERE: Final = -1


def decider(g: Runewars, holder: int) -> Seat:
    """RW-BATTLE-03, RW-RETREAT-03. Who decides: for unallied neutrals the player to the left of the active one."""
    return holder if holder != NEUTRALS else left_of(g, acting(g))


def acting(g: Runewars) -> Seat:
    """RW-RETREAT-03. The active player; outside turns whoever acts: whose heroes quest, who carries out a season
    card. What befalls all at once is the first player's."""
    if g.active != NOBODY:
        return g.active
    each = g.nearest(EachSeat)
    if each is not None and each.turn > 0:
        return each.order[each.turn - 1]
    asked = g.nearest(AskSeat)
    return asked.seat if asked is not None else g.first


def retreat(
    g: Runewars, holder: int, area: int, standing: list[str], routed: list[str], *, orderly: bool = False
) -> Frame | None:
    """Units of a player (or NEUTRALS) leave `area`; they stand on no area any more, the caller has taken them off.
    `orderly`: by Tactical Retreat, they are not routed by it, and go to friendly areas only (RW-TACTIC-48)."""
    return Retreat(holder, area, standing, routed, orderly, NOWHERE) if standing or routed else None


def neutrals_retreat(g: Runewars, area: int) -> Frame:
    """RW-RETREAT-03. All neutral units of an area, allied or not, standing or routed, leave it."""
    standing = [unit for unit in g.standing[area] if is_neutral(unit)]
    routed = [unit for unit in g.routed[area] if is_neutral(unit)]
    for unit in standing:
        take(g, area, unit)
    for unit in routed:
        take(g, area, unit, True)
    return Retreat(NEUTRALS, area, standing, routed, False, NOWHERE)


@final
class Retreat(Afield):
    """RW-RETREAT-01. All of a group go to one adjacent area."""

    RULE: ClassVar[str] = "RW-RETREAT-01"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "go", "limit", "settled")

    def __init__(
        self,
        holder: Public[int],
        area: Public[int],
        standing: Public[list[str]],
        routed: Public[list[str]],
        orderly: Public[bool],
        to: Public[int],
        at: Public[str] = "choose",
    ) -> None:
        super().__init__(at)
        self.holder = holder  # a seat or NEUTRALS
        self.area = area
        self.standing = standing
        self.routed = routed
        self.orderly = orderly
        self.to = to

    def holds(self, g: Runewars, seat: Seat) -> bool:
        return self.holder == seat and bool(self.standing or self.routed)

    def choose(self, g: Runewars) -> Frame | None:
        """RW-SEASON-26. In a drought they are destroyed, wherever they would go."""
        if g.card == "drought" and not self.orderly:
            return None
        places = retreat_places(g, self)
        if len(places) == 1:
            self.to = places[0]
        return RetreatTo(decider(g, self.holder)) if len(places) > 1 else None

    def go(self, g: Runewars) -> Frame | None:
        """RW-RETREAT-05, 07. They are routed; who cannot cross the border is destroyed."""
        for unit in self.standing:
            self.move(g, unit, not self.orderly)
        for unit in self.routed:
            self.move(g, unit, True)
        self.standing = []
        self.routed = []
        return None

    def move(self, g: Runewars, unit: str, routed: bool) -> None:
        if self.to == NOWHERE or not passable(g, self.area, self.to, UNITS[unit].flying):
            g.tell(UNIT_DESTROYED, unit, g.land.areas[self.area])
            return
        put(g, self.to, unit, routed)
        g.tell(RETREATED, unit, g.land.areas[self.to])

    def limit(self, g: Runewars) -> Frame | None:
        """RW-RETREAT-06."""
        if self.to == NOWHERE or len(units(g, self.to)) <= AREA_LIMIT:
            return None
        return Cull(decider(g, self.holder), self.to, AREA_LIMIT, "RW-RETREAT-06")

    def settled(self, g: Runewars) -> Frame | None:
        return settle(g)


def retreat_places(g: Runewars, group: Retreat) -> list[int]:
    """RW-RETREAT-02, 03, 08. The areas to choose among. One that none of the group can enter is none of them."""
    near = [to for to in g.land.near[group.area] if can_enter(g, group, to)]
    if group.holder == NEUTRALS:
        return [to for to in near if uncontrolled(g, to)]
    own = [to for to in near if friendly(g, group.holder, to)]
    if own or group.orderly:
        return own
    return [to for to in near if empty(g, to)]


def can_enter(g: Runewars, group: Retreat, to: int) -> bool:
    for flying in (False, True):
        if passable(g, group.area, to, flying):
            for unit in group.standing + group.routed:
                if not flying or UNITS[unit].flying:
                    return True
    return False


@final
class RetreatTo(AskSeat[Runewars]):
    """RW-RETREAT-02, 03. Which of several areas."""

    RULE: ClassVar[str] = "RW-RETREAT-02"
    PROMPT: ClassVar[str] = "rw-retreat"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def group(self, g: Runewars) -> Retreat:
        found = g.nearest(Retreat)
        assert found is not None
        return found

    def open(self, g: Runewars) -> bool:
        return self.group(g).to == NOWHERE

    def asked_by(self, g: Runewars) -> str:
        return "RW-RETREAT-03" if self.group(g).holder == NEUTRALS else self.RULE

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        group = self.group(g)
        return (("area", g.land.areas[group.area]), ("n", len(group.standing) + len(group.routed)))

    def choices(self, g: Runewars, menu: Decision) -> None:
        group = self.group(g)
        places = retreat_places(g, group)
        for to in sorted(g.land.near[group.area]):
            why = OK if to in places else "RW-RETREAT-07" if not can_enter(g, group, to) else self.asked_by(g)
            menu.offer(why, option("retreat", g.land.areas[to]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.group(g).to = g.land.index[option.refs[0]]
        return None


# Heroes.


def hero_retreat(g: Runewars, id: str, *, flying: bool = False) -> Frame | None:
    """RW-RETREAT-04. To any adjacent area; borders bind him as in movement (RW-MOVE-06). Where no way leads out he
    stays and is routed. In a drought he is killed (RW-SEASON-26)."""
    hero = hero_of(g, id)
    if g.card == "drought":
        return rout_hero(g, hero)
    places = [to for to in g.land.near[hero.area] if passable(g, hero.area, to, flying)]
    if len(places) > 1:
        return HeroRetreat(hero.owner, id, flying)
    return hero_goes(g, hero, places[0] if places else hero.area)


def hero_goes(g: Runewars, hero: Hero, to: int) -> Frame | None:
    """RW-RETREAT-05."""
    hero.routed = True
    g.tell(HERO_RETREATED, hero.id, g.land.areas[to])
    return enter(g, hero, to)


@final
class HeroRetreat(AskSeat[Runewars]):
    """RW-RETREAT-04. The owner picks."""

    RULE: ClassVar[str] = "RW-RETREAT-04"
    PROMPT: ClassVar[str] = "rw-hero-retreat"

    def __init__(
        self, seat: Public[int], hero: Public[str], flying: Public[bool], going: Public[bool] = True
    ) -> None:
        super().__init__(seat)
        self.hero = hero
        self.flying = flying
        self.going = going

    def open(self, g: Runewars) -> bool:
        return self.going

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        here = hero_of(g, self.hero).area
        for to in sorted(g.land.near[here]):
            why = OK if passable(g, here, to, self.flying) else "RW-MOVE-02"
            menu.offer(why, option("retreat", g.land.areas[to]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        return hero_goes(g, hero_of(g, self.hero), g.land.index[option.refs[0]])
