"""Rewards that are used in the own turn (RW-REWARD-08, 12, 15, 19, 20). Those of duels are in duel_asks.py."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce, AskSeat

from ..data.rewards import REWARDS
from ..events import ACTIVATED, NEUTRALS_LURED, UNIT_STOOD
from ..state import Hero, Runewars
from ..terms import AREA_LIMIT, WISDOM
from .areas import empty, faction, is_neutral, opponents, seat_of, uncontrolled, units
from .armies import Cull, put, rout, stand, take, unit_option, unit_refs
from .arrival import March
from .gaining import gain_rune
from .heroes import attribute, hero_of, heroes_of, rout_hero, spend_reward
from .moving import held
from .settle import settle
from .turn import OWN_TURN_VERBS

FLUTE: Final = "flute_of_possession"
ICE_STORM: Final = "ice_storm"
SUMMONING: Final = "rune_of_summoning"
STAFF: Final = "staff_of_light"
SHARD: Final = "timmorran_shard"


@mypyc_attr(allow_interpreted_subclasses=True)
class RewardVerb(Verb[Runewars]):
    """A reward that is discarded for its effect; every option is `reward:hero:…`."""

    def targets(self, g: Runewars, seat: Seat, hero: Hero) -> list[str]:
        """What it may be aimed at; one without a target has one empty word."""
        return [""]

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        raise NotImplementedError

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        """It is discarded already."""
        raise NotImplementedError

    def offer(self, g: Runewars, seat: Seat, menu: Decision) -> None:
        for hero in heroes_of(g, seat):
            if self.NAME in hero.rewards.items:
                for target in self.targets(g, seat, hero):
                    why = OK if self.able(g, seat, hero, target) else REWARDS[self.NAME].rule
                    menu.offer(why, self.aimed(hero, target))

    def aimed(self, hero: Hero, target: str) -> Option:
        return option(self.NAME, hero.id, target) if target != "" else option(self.NAME, hero.id)

    def do(self, g: Runewars, seat: Seat, refs: Refs) -> Frame | None:
        hero = hero_of(g, refs[0])
        spend_reward(g, hero, self.NAME)
        return self.use(g, seat, hero, refs[1] if len(refs) > 1 else "")


@final
class Flute(RewardVerb):
    """RW-REWARD-08. All neutrals of the hero's area go to an adjacent one: wild, or the player's own."""

    NAME: ClassVar[str] = FLUTE

    def targets(self, g: Runewars, seat: Seat, hero: Hero) -> list[str]:
        return [g.land.areas[to] for to in sorted(g.land.near[hero.area])]

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        wild = [unit for unit in units(g, hero.area) if is_neutral(unit)]
        return bool(wild) and takes_neutrals(g, seat, g.land.index[target])

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        to = g.land.index[target]
        g.tell(NEUTRALS_LURED, hero.id, g.land.areas[hero.area], target)
        for routed in (False, True):
            for unit in (g.routed if routed else g.standing)[hero.area][:]:
                if is_neutral(unit):
                    take(g, hero.area, unit, routed)
                    put(g, to, unit, routed)
        return Crowded(seat, to)


def takes_neutrals(g: Runewars, seat: Seat, area: int) -> bool:
    return uncontrolled(g, area) or g.holder[area] == seat


@final
class Crowded(Steps[Runewars]):
    """RW-MOVE-12. Designed: the player of the flute chooses among wild units as well."""

    RULE: ClassVar[str] = "RW-REWARD-08"
    ORDER: ClassVar[tuple[str, ...]] = ("trim", "settled")

    def __init__(self, seat: Public[int], area: Public[int], at: Public[str] = "trim") -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area

    def trim(self, g: Runewars) -> Frame | None:
        return Cull(self.seat, self.area, AREA_LIMIT, "RW-MOVE-12")

    def settled(self, g: Runewars) -> Frame | None:
        return settle(g)


@final
class IceStorm(RewardVerb):
    """RW-REWARD-12."""

    NAME: ClassVar[str] = ICE_STORM

    def targets(self, g: Runewars, seat: Seat, hero: Hero) -> list[str]:
        return [faction(g, other) for other in opponents(g, seat)]

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        return bool(upright(g, seat_of(g, target), hero.area))

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        return Storm(seat_of(g, target), hero.area, attribute(hero, WISDOM))


def upright(g: Runewars, seat: Seat, area: int) -> list[Option]:
    """Each kind of standing unit of the seat there, and each standing hero."""
    found: list[Option] = []
    if g.holder[area] == seat:
        found = [unit_option("rout", g, area, unit, False) for unit, routed in unit_refs(g, area) if not routed]
    for hero in heroes_of(g, seat):
        if hero.area == area and not hero.routed:
            found.append(option("rout_hero", hero.id))
    return found


@final
class Storm(Steps[Runewars]):
    """RW-REWARD-12. Figure by figure, as their owner likes."""

    RULE: ClassVar[str] = "RW-REWARD-12"
    ORDER: ClassVar[tuple[str, ...]] = ("next_figure", "settled")

    def __init__(
        self, seat: Public[int], area: Public[int], left: Public[int], at: Public[str] = "next_figure"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.left = left

    def next_figure(self, g: Runewars) -> Frame | None:
        found = upright(g, self.seat, self.area)
        if self.left == 0 or not found:
            return None
        self.left -= 1
        self.again("next_figure")
        return Freeze(self.seat, self.area, self.left + 1) if len(found) > 1 else freeze(g, found[0])

    def settled(self, g: Runewars) -> Frame | None:
        return settle(g)


def freeze(g: Runewars, figure: Option) -> Frame | None:
    if figure.verb == "rout_hero":
        return rout_hero(g, hero_of(g, figure.refs[0]))
    rout(g, g.land.index[figure.refs[0]], figure.refs[1])
    return None


@final
class Freeze(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-REWARD-12"
    PROMPT: ClassVar[str] = "rw-freeze"

    def __init__(
        self, seat: Public[int], area: Public[int], left: Public[int], going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.area = area
        self.left = left

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", self.left))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for figure in upright(g, self.seat, self.area):
            menu.offer(OK, figure)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        return freeze(g, option)


@final
class RuneOfSummoning(RewardVerb):
    """RW-REWARD-15. The hero's area has to be empty, and free of an own token (RW-MOVE-08)."""

    NAME: ClassVar[str] = SUMMONING

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        return empty(g, hero.area) and not held(g, seat, hero.area) and bool(summonable(g, seat, [], []))

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        g.activated[hero.area] |= 1 << seat
        g.tell(ACTIVATED, seat, g.land.areas[hero.area])
        return Summon(seat, hero.area, [], [])


def summonable(g: Runewars, seat: Seat, froms: list[int], called: list[str]) -> list[tuple[int, str]]:
    """Standing units of the seat that are not called yet, wherever they are."""
    found: list[tuple[int, str]] = []
    for area in range(len(g.holder)):
        if g.holder[area] == seat:
            still = g.standing[area][:]
            for i, unit in enumerate(called):
                if froms[i] == area:
                    still.remove(unit)
            found += [(area, unit) for unit in still]
    return found


@final
class Summon(AskOnce[Runewars]):
    """RW-REWARD-15. Unit by unit, up to eight; neutrals follow companions (RW-DIPLO-04)."""

    RULE: ClassVar[str] = "RW-REWARD-15"
    PROMPT: ClassVar[str] = "rw-summon"

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
        self.froms = froms
        self.units = units

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", len(self.units)))

    def why(self, g: Runewars, unit: str) -> Why:
        if len(self.units) >= AREA_LIMIT:
            return "RW-MOVE-10"
        led = not is_neutral(unit) or bool([u for u in self.units if not is_neutral(u)])
        return OK if led else "RW-DIPLO-04"

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area, unit in summonable(g, self.seat, self.froms, self.units):
            menu.offer_once(self.why(g, unit), option("bring", g.land.areas[area], unit))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            if not self.units:
                return None
            return March(seat, self.area, self.froms[:], self.units[:], False, False)
        self.froms.append(g.land.index[option.refs[0]])
        self.units.append(option.refs[1])
        return None


@final
class StaffOfLight(RewardVerb):
    """RW-REWARD-19."""

    NAME: ClassVar[str] = STAFF

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        return g.holder[hero.area] == seat and bool(g.routed[hero.area])

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        n = attribute(hero, WISDOM)
        lying = g.routed[hero.area]
        if len(lying) > n and lying.count(lying[0]) < len(lying):
            return StandUp(seat, hero.area, n)
        for unit in lying[:n]:
            stand_up(g, hero.area, unit)
        return None


def stand_up(g: Runewars, area: int, unit: str) -> None:
    stand(g, area, unit)
    g.tell(UNIT_STOOD, unit, g.land.areas[area])


@final
class StandUp(AskSeat[Runewars]):
    """RW-REWARD-19. Which of the routed units."""

    RULE: ClassVar[str] = "RW-REWARD-19"
    PROMPT: ClassVar[str] = "rw-stand-up"

    def __init__(self, seat: Public[int], area: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left

    def open(self, g: Runewars) -> bool:
        return self.left > 0 and bool(g.routed[self.area])

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", self.left))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for unit in g.routed[self.area]:
            menu.offer_once(OK, option("stand", g.land.areas[self.area], unit))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.left -= 1
        stand_up(g, self.area, option.refs[1])
        return None


@final
class TimmorranShard(RewardVerb):
    """RW-REWARD-20. In one of the own strongholds."""

    NAME: ClassVar[str] = SHARD

    def able(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> bool:
        return g.fort[hero.area] == seat

    def use(self, g: Runewars, seat: Seat, hero: Hero, target: str) -> Frame | None:
        return gain_rune(g, seat)


OWN_TURN_VERBS.extend([Flute(), IceStorm(), RuneOfSummoning(), StaffOfLight(), TimmorranShard()])
