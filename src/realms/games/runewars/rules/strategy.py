"""Strategize (RW-ORDER-11): units and heroes move one area each, and all of them at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE

from ..data.factions import tactics_of
from ..data.units import UNITS
from ..state import Hero, Runewars
from ..terms import AREA_LIMIT, MOVING, STRATEGIZE
from .areas import empty, friendly, is_neutral, passable, units
from .armies import Cull, put
from .hands import draw_tactics
from .hero_turns import Entering
from .heroes import alive, hero_of, heroes_of
from .moving import SWIFT, TELEPORTED, Mover, border_name, companions, held, kinds, leave, passes_of, waiting
from .settle import settle
from .tactics import offer_tactics, play_tactic
from .turn import ORDER_RULES, OrderRule, Turn

MOVED: Final = "move"
DRAWN: Final = "draw"


@final
class Strategy(Mover):
    """The player says who goes where; they set out when all is said. What is friendly or empty is read off the map
    as it is before anyone has moved."""

    RULE: ClassVar[str] = "RW-ORDER-11"
    PROMPT: ClassVar[str] = "rw-strategize"

    def __init__(
        self,
        seat: Public[int],
        froms: Public[list[int]],
        units: Public[list[str]],
        tos: Public[list[int]],
        heroes: Public[list[str]],
        hero_tos: Public[list[int]],
        passes: Public[list[str]],
        swift: Public[int],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, passes, swift, going)
        self.froms = froms
        self.units = units  # those that will move, each with where from and where to
        self.tos = tos
        self.heroes = heroes
        self.hero_tos = hero_tos

    def will_be(self, g: Runewars, area: int) -> int:
        """How many units will be there."""
        return len(units(g, area)) - self.froms.count(area) + self.tos.count(area)

    def company(self, g: Runewars, area: int) -> int:
        """How many faction units will be there."""
        n = companions(g, area)
        for i, unit in enumerate(self.units):
            if not is_neutral(unit):
                n += (1 if self.tos[i] == area else 0) - (1 if self.froms[i] == area else 0)
        return n

    def awaited(self, area: int) -> bool:
        """Will neutrals come there, for whom somebody has to stay?"""
        for i, unit in enumerate(self.units):
            if self.tos[i] == area and is_neutral(unit):
                return True
        return False

    def crosses(self, g: Runewars, area: int, to: int, flying: bool) -> bool:
        return passable(g, area, to, flying) or border_name(g, area, to) in self.passes

    def way_why(self, g: Runewars, area: int, to: int, flying: bool) -> Why:
        """RW-MOVE-02, RW-TACTIC-49. For units and heroes alike."""
        if not friendly(g, self.seat, to) and not empty(g, to):
            return "RW-ORDER-11"
        return OK if self.swift > 0 or self.crosses(g, area, to, flying) else "RW-MOVE-02"

    def why(self, g: Runewars, area: int, unit: str, to: int) -> Why:
        """RW-MOVE-10 is meant for the end: units that can still leave make room. RW-DIPLO-04: neutrals go where
        somebody will be, and whom they go to stays there."""
        if held(g, self.seat, area):
            return "RW-MOVE-07"
        why = self.way_why(g, area, to, UNITS[unit].flying)
        if why != OK:
            return why
        room = AREA_LIMIT if held(g, self.seat, to) else AREA_LIMIT + len(waiting(g, to, self.froms, self.units))
        if self.will_be(g, to) >= room:
            return "RW-MOVE-10"
        if is_neutral(unit):
            return OK if self.company(g, to) > 0 else "RW-DIPLO-04"
        return "RW-DIPLO-04" if self.awaited(area) and self.company(g, area) == 1 else OK

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in range(len(g.holder)):
            if g.holder[area] == self.seat:
                still = waiting(g, area, self.froms, self.units)
                for to in g.land.near[area]:
                    self.offer_steps(g, menu, area, to, still)
        for hero in heroes_of(g, self.seat):
            if hero.id not in self.heroes:
                for to in g.land.near[hero.area]:
                    menu.offer(self.hero_why(g, hero, to), option("hero_step", hero.id, g.land.areas[to]))
        offer_tactics(g, self.seat, menu, MOVING)
        menu.offer(OK, DONE)

    def offer_steps(self, g: Runewars, menu: Decision, area: int, to: int, still: list[str]) -> None:
        name, end = g.land.areas[area], g.land.areas[to]
        able = 0
        for unit in kinds(still):
            why = self.why(g, area, unit, to)
            menu.offer(why, option("step", name, unit, end))
            able += still.count(unit) if why == OK else 0
        if able > 1 and self.will_be(g, to) < AREA_LIMIT - 1:
            menu.offer(OK, option("step_all", name, end))
        for unit in kinds(g.routed[area]) if g.explain else []:
            menu.offer("RW-MOVE-15", option("step_routed", name, unit, end))

    def hero_why(self, g: Runewars, hero: Hero, to: int) -> Why:
        return "RW-MOVE-15" if hero.routed else self.way_why(g, hero.area, to, False)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "play":
            return play_tactic(g, seat, option.refs[0], MOVING)
        if option.verb == "done":
            self.going = False
            return Redeploy(seat, self.froms[:], self.units[:], self.tos[:], self.heroes[:], self.hero_tos[:])
        if option.verb == "hero_step":
            hero = hero_of(g, option.refs[0])
            self.spend(g, hero.area, g.land.index[option.refs[1]], False)
            self.heroes.append(hero.id)
            self.hero_tos.append(g.land.index[option.refs[1]])
            return None
        area = g.land.index[option.refs[0]]
        to = g.land.index[option.refs[-1]]
        if option.verb == "step":
            self.step(g, area, option.refs[1], to)
            return None
        for unit in waiting(g, area, self.froms, self.units):
            if self.will_be(g, to) < AREA_LIMIT and self.why(g, area, unit, to) == OK:
                self.step(g, area, unit, to)
        return None

    def step(self, g: Runewars, area: int, unit: str, to: int) -> None:
        self.spend(g, area, to, UNITS[unit].flying)
        self.froms.append(area)
        self.units.append(unit)
        self.tos.append(to)

    def spend(self, g: Runewars, area: int, to: int, flying: bool) -> None:
        """RW-TACTIC-49. Teleportation is for those who need it."""
        if not self.crosses(g, area, to, flying):
            self.swift -= 1


@final
class Redeploy(Steps[Runewars]):
    """All units move at once, then the heroes one after the other; enemies may lie in wait (RW-TACTIC-21)."""

    RULE: ClassVar[str] = "RW-ORDER-11"
    ORDER: ClassVar[tuple[str, ...]] = ("move", "trim", "settled", "next_hero")

    def __init__(
        self,
        seat: Public[int],
        froms: Public[list[int]],
        units: Public[list[str]],
        tos: Public[list[int]],
        heroes: Public[list[str]],
        hero_tos: Public[list[int]],
        at: Public[str] = "move",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.froms = froms
        self.units = units
        self.tos = tos
        self.heroes = heroes
        self.hero_tos = hero_tos

    def move(self, g: Runewars) -> Frame | None:
        leave(g, self.seat, self.froms, self.units, self.tos)
        for i, unit in enumerate(self.units):
            put(g, self.tos[i], unit)
        return None

    def trim(self, g: Runewars) -> Frame | None:
        """RW-MOVE-12."""
        for area in self.tos:
            if len(units(g, area)) > AREA_LIMIT:
                self.again("trim")
                return Cull(self.seat, area, AREA_LIMIT, "RW-MOVE-12")
        return None

    def settled(self, g: Runewars) -> Frame | None:
        return settle(g)

    def next_hero(self, g: Runewars) -> Frame | None:
        if not self.heroes:
            return None
        self.again("next_hero")
        id, to = self.heroes.pop(0), self.hero_tos.pop(0)
        if not alive(g, id):
            return None
        return Entering(self.seat, id, to)


@final
class Strategize(OrderRule):
    """RW-ORDER-11. Bonus: then the tactics that the dials allow."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        if MOVED not in turn.done and DRAWN not in turn.done:
            menu.offer(OK, option("redeploy"))
            offer_tactics(g, turn.seat, menu, MOVING)
        menu.offer(self.draw_why(g, turn), option("draw"))

    def draw_why(self, g: Runewars, turn: Turn) -> Why:
        if not turn.bonus:
            return "RW-ORDER-03"
        if DRAWN in turn.done:
            return "RW-ORDER-11"
        return OK if allowed(g, turn.seat) else "RW-RES-02"

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        if option.verb == "draw":
            turn.done.append(DRAWN)
            return draw_tactics(g, turn.seat, allowed(g, turn.seat))
        turn.done.append(MOVED)
        swift = TELEPORTED if SWIFT in turn.done else 0
        return Strategy(turn.seat, [], [], [], [], [], passes_of(g), swift)


def allowed(g: Runewars, seat: Seat) -> int:
    """RW-RES-02. Tactics cards of all three dials."""
    realm = g.realms[seat]
    return tactics_of(realm.faction, realm.dials[0], realm.dials[1], realm.dials[2])


ORDER_RULES[STRATEGIZE] = Strategize()
