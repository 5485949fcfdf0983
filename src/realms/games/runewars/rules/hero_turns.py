"""One player's heroes in the quest phase (RW-HERO-03 to 06): who may act, how far they get, who lies in wait."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import DONE, AskOnce

from ..events import HERO_MOVED
from ..state import Hero, Runewars
from ..terms import HERO_ENTERS, MOVING, NONE
from .areas import in_rank, winter
from .duel import challenge
from .heroes import enter, hero_of, heroes_in, heroes_of, show_reward
from .moving import Mover, beyond, borders
from .tactics import PLAYS, Play, TacticsMoment, offer_tactics, play_tactic

WINGS: Final = "wings_of_regrowth"
ON_FOOT: Final = "foot"
WINGED: Final = "winged"
SWIFTLY: Final = "swiftly"
BOTH: Final = "both"
MEANS: Final = (ON_FOOT, WINGED, SWIFTLY, BOTH)
"""How a hero gets somewhere, the cheapest first: by himself, by his wings, by Teleportation, by both."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroVerb:
    """Something heroes do in the quest phase; every option is `verb:hero:…`. Stateless. `WHO`: the only hero who
    does it, or an empty word."""

    NAME: ClassVar[str] = ""
    WHO: ClassVar[str] = ""

    def later(self, g: Runewars, turns: HeroTurns, hero: Hero) -> bool:
        """May he do it after his move, too, as far as all can see?"""
        return False

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        raise NotImplementedError

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        """`refs` without the hero."""
        raise NotImplementedError


HERO_VERBS: Final[list[HeroVerb]] = []
"""Filled by rules/hero_verbs.py and rules/hero_powers.py."""


@final
class HeroTurns(Mover):
    """RW-HERO-03, 04. All heroes of one player, one after another in any order; what is not used is passed over.

    Who moves may then duel or attempt a quest until another hero acts. Whether the player is asked depends on what
    all can see: heroes that have not acted, heroes to challenge, the number of quests."""

    RULE: ClassVar[str] = "RW-HERO-04"
    PROMPT: ClassVar[str] = "rw-heroes"

    def __init__(
        self,
        seat: Public[int],
        acted: Public[list[str]],
        moved: Public[str],
        used: Public[list[str]],
        passes: Public[list[str]],
        swift: Public[int] = 0,
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, passes, swift, going)
        self.acted = acted
        self.moved = moved  # who has moved and may still do a deed
        self.used = used  # powers that are used once a phase

    def ready(self, g: Runewars) -> list[Hero]:
        """RW-HERO-06."""
        return [hero for hero in heroes_of(g, self.seat) if not hero.routed and hero.id not in self.acted]

    def latest(self, g: Runewars) -> list[Hero]:
        """Who has moved and stands."""
        return [hero for hero in heroes_of(g, self.seat) if hero.id == self.moved and not hero.routed]

    def open(self, g: Runewars) -> bool:
        if not self.going:
            return False
        if self.ready(g):
            return True
        for hero in self.latest(g):
            for verb in HERO_VERBS:
                if verb.WHO in ("", hero.id) and verb.later(g, self, hero):
                    return True
        return False

    def choices(self, g: Runewars, menu: Decision) -> None:
        for hero in heroes_of(g, self.seat):
            for verb in HERO_VERBS:
                if verb.WHO in ("", hero.id) and self.may(g, hero, verb):
                    verb.offer(g, self, hero, menu)
            if hero.routed:
                menu.offer("RW-HERO-06", option("go", hero.id, g.land.areas[hero.area]))
        if self.ready(g):
            offer_tactics(g, self.seat, menu, MOVING)
        menu.offer(OK, DONE)

    def may(self, g: Runewars, hero: Hero, verb: HeroVerb) -> bool:
        if hero.routed:
            return False
        return hero.id not in self.acted or (hero.id == self.moved and verb.later(g, self, hero))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        if option.verb == "play":
            return play_tactic(g, seat, option.refs[0], MOVING)
        for verb in HERO_VERBS:
            if option.verb == verb.NAME:
                return verb.do(g, self, hero_of(g, option.refs[0]), option.refs[1:])
        raise AssertionError(option.key)

    def acts(self, hero: Hero, moved: bool = False) -> None:
        """He has had his turn, but for a deed if he has moved; whoever moved before him has none any more."""
        if hero.id not in self.acted:
            self.acted.append(hero.id)
        self.moved = hero.id if moved else ""


def rivals(g: Runewars, hero: Hero) -> list[Hero]:
    """RW-DUEL-01. Enemy heroes in his area."""
    return [other for other in heroes_in(g, hero.area) if other.owner != hero.owner]


def steps_from(g: Runewars, area: int, flying: bool, passes: list[str]) -> list[int]:
    """RW-MOVE-06. Steps to every area; only borders bind heroes. NONE where no way leads."""
    ways = g.land.ways(winter(g), flying)
    opened = borders(g, passes)
    found = [NONE] * len(ways)
    found[area] = 0
    edge = [area]
    while edge:
        further: list[int] = []
        for at in edge:
            for n in beyond(ways[at], at, opened):
                if found[n] == NONE:
                    found[n] = found[at] + 1
                    further.append(n)
        edge = further
    return found


def ways(g: Runewars, turns: HeroTurns, hero: Hero, far: int) -> list[str]:
    """By what means he gets to each area, or an empty word. `far`: how far he goes by himself. Wings and
    Teleportation (RW-REWARD-21, RW-TACTIC-49) let him fly, and one area further each."""
    on_foot = steps_from(g, hero.area, False, turns.passes)
    in_air = steps_from(g, hero.area, True, turns.passes)
    winged = WINGS in hero.rewards.items
    able = [True, winged, turns.swift > 0, winged and turns.swift > 0]
    more = [0, 1, 1, 2]
    found = [""] * len(on_foot)
    for i in range(len(MEANS)):
        if able[i]:
            steps = on_foot if i == 0 else in_air
            for area in range(len(found)):
                if found[area] == "" and NONE < steps[area] <= far + more[i]:
                    found[area] = MEANS[i]
    return found


def way_why(g: Runewars, turns: HeroTurns, hero: Hero, area: int, far: int) -> Why:
    """Why he does not get there: the borders, or the way."""
    return "RW-MOVE-02" if steps_from(g, hero.area, True, turns.passes)[area] <= far else "RW-HERO-04"


def set_out(g: Runewars, turns: HeroTurns, hero: Hero, area: int, means: str) -> Frame:
    """He goes by the means that were needed; wings are seen when they are."""
    if means in (WINGED, BOTH):
        show_reward(g, hero, WINGS)
    if means in (SWIFTLY, BOTH):
        turns.swift -= 1
    return Entering(hero.owner, hero.id, area)


@final
class Entering(Steps[Runewars]):
    """RW-HERO-07, 12, RW-TACTIC-21. He ends his move; enemies who have a hero there may lie in wait."""

    RULE: ClassVar[str] = "RW-HERO-04"
    ORDER: ClassVar[tuple[str, ...]] = ("arrive", "lurk")

    def __init__(
        self, seat: Public[int], hero: Public[str], area: Public[int], at: Public[str] = "arrive"
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.hero = hero
        self.area = area

    def arrive(self, g: Runewars) -> Frame | None:
        hero = hero_of(g, self.hero)
        if hero.area == self.area:
            self.leave()
        else:
            g.tell(HERO_MOVED, hero.id, g.land.areas[self.area])
        return enter(g, hero, self.area)

    def lurk(self, g: Runewars) -> Frame | None:
        here = [other.owner for other in rivals(g, hero_of(g, self.hero))]
        lurkers = tuple([seat for seat in in_rank(g) if seat in here])
        return TacticsMoment(HERO_ENTERS, lurkers) if lurkers else None


def entering(g: Runewars) -> Entering:
    found = g.nearest(Entering)
    assert found is not None
    return found


@final
class Ambush(Play):
    """RW-TACTIC-21. Who has come is the challenger; in the quest phase it is his duel or quest. After it nobody is
    asked again."""

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        turns = g.nearest(HeroTurns)
        window = g.nearest(TacticsMoment)
        assert window is not None
        if turns is not None:
            turns.moved = ""
        window.passed = len(window.order)
        mine = [hero for hero in heroes_in(g, entering(g).area) if hero.owner == seat]
        return AmbushBy(seat) if len(mine) > 1 else ambush(g, mine[0])


def ambush(g: Runewars, hero: Hero) -> Frame:
    return challenge(g, hero_of(g, entering(g).hero), hero)


@final
class AmbushBy(AskOnce[Runewars]):
    """RW-TACTIC-21. Which of the own heroes there."""

    RULE: ClassVar[str] = "RW-TACTIC-21"
    PROMPT: ClassVar[str] = "rw-ambush-by"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", entering(g).hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for hero in heroes_in(g, entering(g).area):
            if hero.owner == self.seat:
                menu.offer(OK, option("ambush", hero.id))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        return ambush(g, hero_of(g, option.refs[0]))


PLAYS["ambush"] = Ambush()
