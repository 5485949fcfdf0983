"""Tactics of the own turn that concern areas: runes, neutrals, cities, strongholds, recruits (RW-TACTIC-22, 29,
31, 35, 37, 43, 44, 46)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, option
from realms.kernel.stock import AskOnce

from ..data.developments import STRONGHOLDS
from ..data.units import UNITS, of_shape
from ..events import NEUTRALS_CAME, RUNE_MOVED, STRONGHOLD_BUILT
from ..state import Runewars
from ..terms import AREA_LIMIT, CIRCLE, FALSE, HEXAGON, NEUTRALS, REAL, RECTANGLE, TRIANGLE
from .areas import (
    controlled,
    controller,
    faction,
    friendly,
    is_neutral,
    muster_places,
    rune_in,
    strongholds,
    uncontrolled,
    units,
)
from .armies import Cull, figures_left, put, rout, take
from .battle_end import give_up_stronghold
from .heroes import heroes_of
from .plays import AimedPlay, area_of, places, ref
from .recruiting import recruit
from .retreat import neutrals_retreat
from .runes import move_rune, place_rune
from .season_councils import raze_city
from .settle import settle
from .tactics import PLAYS

KELLOS_RUNES: Final = (REAL, FALSE, FALSE)
HORDE: Final = 2  # triangle neutrals
REINFORCED: Final[dict[str, int]] = {HEXAGON: 1, CIRCLE: 2, RECTANGLE: 2, TRIANGLE: 3}


def hero_areas(g: Runewars, seat: Seat) -> list[int]:
    return sorted({hero.area for hero in heroes_of(g, seat)})


def neutrals_in(g: Runewars, area: int) -> list[str]:
    return [unit for unit in units(g, area) if is_neutral(unit)]


@final
class BandOfBrigands(AimedPlay):
    """RW-TACTIC-22. Allied or not, they come to own units and lie routed there."""

    CARD: ClassVar[str] = "band_of_brigands"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            found = [a for a in hero_areas(g, seat) if neutrals_in(g, a) and self.camps(g, seat, a)]
            return places(g, "of", found)
        return places(g, "to", self.camps(g, seat, area_of(g, picked[0]))) if len(picked) == 1 else []

    def camps(self, g: Runewars, seat: Seat, area: int) -> list[int]:
        return [a for a in range(len(g.holder)) if g.holder[a] == seat and a != area]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        area, camp = area_of(g, picked[0]), area_of(g, picked[1])
        came = neutrals_in(g, area)
        for unit, lies in [(u, r) for r in (False, True) for u in (g.routed[area] if r else g.standing[area])]:
            if is_neutral(unit):
                take(g, area, unit, lies)
                put(g, camp, unit, lies)
                if not lies:
                    rout(g, camp, unit)
        g.tell(NEUTRALS_CAME, seat, g.land.areas[camp], len(came))
        return Overfull(seat, camp)


@final
class Overfull(Steps[Runewars]):
    """RW-MOVE-12. What is above eight is destroyed, then everything follows."""

    RULE: ClassVar[str] = "RW-MOVE-12"
    ORDER: ClassVar[tuple[str, ...]] = ("trim", "after")

    def __init__(self, seat: Public[int], area: Public[int], at: Public[str] = "trim") -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area

    def trim(self, g: Runewars) -> Frame | None:
        return Cull(self.seat, self.area, AREA_LIMIT, "RW-MOVE-12")

    def after(self, g: Runewars) -> Frame | None:
        return settle(g)


@final
class Kellos(AimedPlay):
    """RW-TACTIC-29. Three tokens are mixed: nobody knows which is the real one."""

    CARD: ClassVar[str] = "favor_of_kellos"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        free = [a for a in range(len(g.holder)) if uncontrolled(g, a) and rune_in(g, a) < 0]
        if len(free) < len(KELLOS_RUNES) or len(picked) == len(KELLOS_RUNES):
            return []
        return [way for way in places(g, "area", free) if way.key not in picked]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        faces = list(KELLOS_RUNES)
        g.rng.shuffle(faces)
        for key, face in zip(picked, faces, strict=True):
            place_rune(g, area_of(g, key), face, 0)
        return settle(g)


@final
class ThievesGuild(AimedPlay):
    """RW-TACTIC-31."""

    CARD: ClassVar[str] = "favor_of_the_thieves_guild"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if picked:
            return []
        found = [a for a in sorted(g.rune_at) if controller(g, a) >= 0 and controller(g, a) != seat]
        return places(g, "rune_of", [a for a in found if rune_places(g, controller(g, a))])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        area = area_of(g, picked[0])
        return SendRune(controller(g, area), area)


def rune_places(g: Runewars, seat: Seat) -> list[int]:
    """Own or uncontrolled areas without a token."""
    free = [a for a in range(len(g.holder)) if rune_in(g, a) < 0]
    return [a for a in free if uncontrolled(g, a) or friendly(g, seat, a)]


@final
class SendRune(AskOnce[Runewars]):
    """RW-TACTIC-31. Its owner must move it."""

    RULE: ClassVar[str] = "RW-TACTIC-31"
    PROMPT: ClassVar[str] = "rw-send-rune"

    def __init__(self, seat: Public[int], area: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.area = area

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in rune_places(g, self.seat):
            menu.offer(OK, option("to", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        g.tell(RUNE_MOVED, g.land.areas[self.area], option.refs[0])
        move_rune(g, rune_in(g, self.area), g.land.index[option.refs[0]])
        return settle(g)


@final
class HordesOfThings(AimedPlay):
    """RW-TACTIC-35. Two triangle neutrals, mixed as one likes, or a rectangle one; supply and area may allow
    less."""

    CARD: ClassVar[str] = "hordes_of_things"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            wild = [a for a in range(len(g.holder)) if uncontrolled(g, a) and len(units(g, a)) < AREA_LIMIT]
            return places(g, "area", wild if self.things(g, ()) else [])
        full = len(units(g, area_of(g, picked[0]))) + len(picked) - 1 >= AREA_LIMIT
        return [] if full else [option("unit", unit) for unit in self.things(g, picked[1:])]

    def things(self, g: Runewars, chosen: Refs) -> list[str]:
        came = [ref(key) for key in chosen]
        if len(came) == HORDE or (came and UNITS[came[0]].shape == RECTANGLE):
            return []
        shapes = [TRIANGLE] if came else [TRIANGLE, RECTANGLE]
        kinds = [unit.id for shape in shapes for unit in of_shape("", shape)]
        return [unit for unit in kinds if figures_left(g, unit) > came.count(unit)]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        area = area_of(g, picked[0])
        for key in picked[1:]:
            put(g, area, ref(key))
        g.tell(NEUTRALS_CAME, seat, g.land.areas[area], len(picked) - 1)
        return settle(g)


@final
class LostCity(AimedPlay):
    """RW-TACTIC-37. If all strongholds are in use one of them is given up first (RW-FORT-08)."""

    CARD: ClassVar[str] = "lost_city"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            wild = [a for a in hero_areas(g, seat) if uncontrolled(g, a) and g.city[a] == ""]
            return places(g, "area", wild)
        if len(picked) == 1 and len(strongholds(g, seat)) >= STRONGHOLDS:
            return places(g, "dismantle", strongholds(g, seat))
        return []

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        if len(picked) > 1:
            give_up_stronghold(g, seat, area_of(g, picked[1]))
        return FoundCity(seat, area_of(g, picked[0]))


@final
class FoundCity(Steps[Runewars]):
    """RW-TACTIC-37. Neutrals go, then the stronghold is there, damaged."""

    RULE: ClassVar[str] = "RW-TACTIC-37"
    ORDER: ClassVar[tuple[str, ...]] = ("clear", "build")

    def __init__(self, seat: Public[int], area: Public[int], at: Public[str] = "clear") -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area

    def clear(self, g: Runewars) -> Frame | None:
        return neutrals_retreat(g, self.area) if g.holder[self.area] == NEUTRALS else None

    def build(self, g: Runewars) -> Frame | None:
        g.fort[self.area] = self.seat
        g.broken[self.area] = True
        g.tell(STRONGHOLD_BUILT, self.seat, g.land.areas[self.area])
        return settle(g)


@final
class RazeACity(AimedPlay):
    """RW-TACTIC-43."""

    CARD: ClassVar[str] = "raze_a_city"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        return [] if picked else places(g, "raze", [a for a in controlled(g, seat) if g.city[a] != ""])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        raze_city(g, area_of(g, picked[0]))
        return None


@final
class Reinforcements(AimedPlay):
    """RW-TACTIC-44. At one stronghold with room; units of one shape, mixed as one likes."""

    CARD: ClassVar[str] = "reinforcements"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        if not picked:
            return places(g, "at", [a for a in muster_places(g, seat) if len(units(g, a)) < AREA_LIMIT])
        shapes = list(REINFORCED)
        if len(picked) > 1:
            shape = UNITS[ref(picked[1])].shape
            shapes = [shape] if len(picked) <= REINFORCED[shape] else []
        return [option("unit", u.id) for shape in shapes for u in of_shape(faction(g, seat), shape)]

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        return recruit(g, seat, [ref(key) for key in picked[1:]], [area_of(g, picked[0])])


@final
class SpreadDissent(AimedPlay):
    """RW-TACTIC-46. As unallied neutrals do, whoever they were with."""

    CARD: ClassVar[str] = "spread_dissent"

    def aims(self, g: Runewars, seat: Seat, picked: Refs) -> list[Option]:
        return [] if picked else places(g, "of", [a for a in range(len(g.holder)) if neutrals_in(g, a)])

    def work(self, g: Runewars, seat: Seat, picked: Refs) -> Frame | None:
        return neutrals_retreat(g, area_of(g, picked[0]))


PLAYS["band_of_brigands"] = BandOfBrigands()
PLAYS["favor_of_kellos"] = Kellos()
PLAYS["favor_of_the_thieves_guild"] = ThievesGuild()
PLAYS["hordes_of_things"] = HordesOfThings()
PLAYS["lost_city"] = LostCity()
PLAYS["raze_a_city"] = RazeACity()
PLAYS["reinforcements"] = Reinforcements()
PLAYS["spread_dissent"] = SpreadDissent()
