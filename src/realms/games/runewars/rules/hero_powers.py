"""What single heroes can do in the quest phase (RW-HERO-33, 35, 36, 38, 39, 41)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, option
from realms.kernel.stock import AskOnce
from realms.kernel.zones import move

from ..data.units import UNITS
from ..events import HERO_SPIED, REWARD_STOLEN
from ..state import Hero, Runewars
from ..terms import RECTANGLE, TRIANGLE
from .armies import destroy, unit_option, unit_refs
from .hero_turns import HERO_VERBS, HeroTurns, HeroVerb, rivals, set_out, ways
from .hero_verbs import far, stay
from .heroes import harm, health, hero_of
from .quests import replace_quest
from .settle import settle

SILHOUETTE: Final = "silhouette"
BOGRAN: Final = "bogran_the_shadow"
MOK: Final = "spiritspeaker_mok"
JAES: Final = "battlemage_jaes"
SCORPION: Final = "red_scorpion"
DASH_FAR: Final = 4
BURNT: Final[dict[str, int]] = {TRIANGLE: 2, RECTANGLE: 1}


def bears_it(hero: Hero) -> bool:
    """Designed: nobody takes the damage of his own power that would kill him."""
    return hero.damage + 1 < health(hero)


@final
class Dash(HeroVerb):
    """RW-HERO-41. Further, for a wound; offered where she does not get without it."""

    NAME: ClassVar[str] = "dash"
    WHO: ClassVar[str] = SCORPION

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        near = ways(g, turns, hero, far(hero))
        for area, means in enumerate(ways(g, turns, hero, DASH_FAR)):
            if means != "" and near[area] == "":
                menu.offer(OK if bears_it(hero) else "RW-HERO-41", option("dash", hero.id, g.land.areas[area]))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.acts(hero, True)
        harm(g, hero, 1)
        area = g.land.index[refs[0]]
        return set_out(g, turns, hero, area, ways(g, turns, hero, DASH_FAR)[area])


@final
class SwapQuest(HeroVerb):
    """RW-HERO-33. Before she acts."""

    NAME: ClassVar[str] = "swap_quest"
    WHO: ClassVar[str] = SILHOUETTE

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        if SILHOUETTE not in turns.used:
            for quest in sorted(g.realms[turns.seat].quests.items):
                menu.offer(OK, option("swap_quest", hero.id, quest))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.used.append(SILHOUETTE)
        turns.moved = ""
        replace_quest(g, turns.seat, refs[0])
        return None


@final
class Steal(HeroVerb):
    """RW-HERO-35. Instead of a duel."""

    NAME: ClassVar[str] = "steal"
    WHO: ClassVar[str] = BOGRAN

    def later(self, g: Runewars, turns: HeroTurns, hero: Hero) -> bool:
        return bool(rivals(g, hero))

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for rival in rivals(g, hero):
            able = bears_it(hero) and bool(rival.rewards.items)
            menu.offer(OK if able else "RW-HERO-35", option("steal", hero.id, rival.id))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        stay(g, turns, hero)
        harm(g, hero, 1)
        rival = hero_of(g, refs[0])
        g.tell(REWARD_STOLEN, hero.id, rival.id)
        move(g, rival.rewards, g.rng.below(len(rival.rewards.items)), hero.rewards)
        return None


@final
class Spy(HeroVerb):
    """RW-HERO-38. Once a phase, before his turn or after his move."""

    NAME: ClassVar[str] = "spy"
    WHO: ClassVar[str] = MOK

    def later(self, g: Runewars, turns: HeroTurns, hero: Hero) -> bool:
        return bool(self.laden(g, turns, hero))

    def laden(self, g: Runewars, turns: HeroTurns, hero: Hero) -> list[Hero]:
        """Enemies near him who carry something."""
        if MOK in turns.used:
            return []
        near = [other for other in g.heroes if other.owner != hero.owner and other.rewards.items]
        return [other for other in near if other.area == hero.area or other.area in g.land.near[hero.area]]

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for other in self.laden(g, turns, hero):
            menu.offer(OK, option("spy", hero.id, other.id))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.used.append(MOK)
        other = hero_of(g, refs[0])
        g.tell(HERO_SPIED, hero.id, other.id)
        for i in range(len(other.rewards.items)):
            other.rewards.show(g, i, 1 << hero.owner)
        return None


@final
class Burn(HeroVerb):
    """RW-HERO-39. Instead of all else."""

    NAME: ClassVar[str] = "burn"
    WHO: ClassVar[str] = JAES

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for area, name in enumerate(g.land.areas):
            if area == hero.area or area in g.land.near[hero.area]:
                for shape in BURNT:
                    if of_shape(g, area, shape):
                        menu.offer(OK, option("burn", hero.id, name, shape))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.acts(hero)
        return Slay(turns.seat, g.land.index[refs[0]], refs[1], BURNT[refs[1]], "RW-HERO-39")


def of_shape(g: Runewars, area: int, shape: str) -> list[tuple[str, bool]]:
    """Each kind of unit of the shape there; the second says whether it is routed."""
    return [(unit, routed) for unit, routed in unit_refs(g, area) if UNITS[unit].shape == shape]


@final
class Slay(Steps[Runewars]):
    """RW-HERO-36, 39. Somebody destroys units of a shape; he is asked where there are several kinds."""

    RULE: ClassVar[str] = "RW-HERO-39"
    ORDER: ClassVar[tuple[str, ...]] = ("next_unit", "after")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        shape: Public[str],
        left: Public[int],
        rule: Public[str],
        at: Public[str] = "next_unit",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.shape = shape
        self.left = left
        self.rule = rule

    def next_unit(self, g: Runewars) -> Frame | None:
        kinds = of_shape(g, self.area, self.shape)
        if self.left == 0 or not kinds:
            return None
        self.left -= 1
        self.again("next_unit")
        if len(kinds) > 1:
            return SlayOne(self.seat, self.area, self.shape, self.rule)
        destroy(g, self.area, kinds[0][0], kinds[0][1])
        return None

    def after(self, g: Runewars) -> Frame | None:
        return settle(g)


@final
class SlayOne(AskOnce[Runewars]):
    RULE: ClassVar[str] = "RW-HERO-39"
    PROMPT: ClassVar[str] = "rw-slay"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        shape: Public[str],
        rule: Public[str],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.area = area
        self.shape = shape
        self.rule = rule

    def asked_by(self, g: Runewars) -> str:
        return self.rule

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for unit, routed in of_shape(g, self.area, self.shape):
            menu.offer(OK, unit_option("destroy", g, self.area, unit, routed))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        destroy(g, self.area, option.refs[1], len(option.refs) > 2)
        return None


HERO_VERBS.extend([Dash(), SwapQuest(), Steal(), Spy(), Burn()])
