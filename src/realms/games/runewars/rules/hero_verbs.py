"""What every hero may do in the quest phase (RW-HERO-04): move, heal, train; then a duel or a quest."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, option
from realms.kernel.stock import DONE, AskOnce

from ..data.quests import QUESTS
from ..state import Hero, Runewars
from ..terms import ATTRIBUTES
from .areas import friendly
from .duel import challenge
from .hero_turns import HERO_VERBS, Entering, HeroTurns, HeroVerb, rivals, set_out, way_why, ways
from .heroes import attribute_why, enter, heal, hero_of, spend_reward, train
from .quests import Attempt, quest_why

FAR: Final = 2
RONAN: Final = "ronan_of_the_wild"
RONAN_FAR: Final = 3
VALADIR: Final = "sir_valadir"
VALADIR_HEALS: Final = 1
VALADIR_FAR: Final = 1
TELEPORTATION: Final = "rune_of_teleportation"
TRAINED: Final = 2  # attributes, or twice the same


def far(hero: Hero) -> int:
    """RW-HERO-31."""
    return RONAN_FAR if hero.id == RONAN else FAR


@final
class Go(HeroVerb):
    """RW-HERO-04. Up to two areas, or none."""

    NAME: ClassVar[str] = "go"

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for area, means in enumerate(ways(g, turns, hero, far(hero))):
            if means != "":
                menu.offer(OK, option("go", hero.id, g.land.areas[area]))
            elif g.explain:
                why = way_why(g, turns, hero, area, far(hero))
                menu.offer(why, option("go", hero.id, g.land.areas[area]))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        area = g.land.index[refs[0]]
        turns.acts(hero, True)
        return set_out(g, turns, hero, area, ways(g, turns, hero, far(hero))[area])


@final
class Teleport(HeroVerb):
    """RW-REWARD-16. The move takes him to any area."""

    NAME: ClassVar[str] = "teleport"

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        if TELEPORTATION in hero.rewards.items:
            for area, name in enumerate(g.land.areas):
                if area != hero.area:
                    menu.offer(OK, option("teleport", hero.id, name))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.acts(hero, True)
        spend_reward(g, hero, TELEPORTATION)
        return Entering(hero.owner, hero.id, g.land.index[refs[0]])


@final
class Heal(HeroVerb):
    """RW-HERO-04. All damage, in a friendly area."""

    NAME: ClassVar[str] = "heal"

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        if hero.damage > 0:
            safe = friendly(g, turns.seat, hero.area)
            menu.offer(OK if safe else "RW-HERO-04", option("heal", hero.id))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.acts(hero)
        heal(g, hero, hero.damage)
        return None


@final
class Train(HeroVerb):
    """RW-HERO-04. Two attributes, or one twice."""

    NAME: ClassVar[str] = "train"

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for i, one in enumerate(ATTRIBUTES):
            for other in ATTRIBUTES[i:]:
                why = attribute_why(hero, one)
                menu.offer(why if why != OK else attribute_why(hero, other), option("train", hero.id, one, other))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        turns.acts(hero)
        if refs[0] == refs[1]:
            train(g, hero, refs[0], TRAINED)
        else:
            for name in refs:
                train(g, hero, name, 1)
        return Respite(turns.seat) if hero.id == VALADIR else None


@final
class Respite(AskOnce[Runewars]):
    """RW-HERO-34. Valadir heals a little or moves a little besides."""

    RULE: ClassVar[str] = "RW-HERO-34"
    PROMPT: ClassVar[str] = "rw-respite"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def turns(self, g: Runewars) -> HeroTurns:
        found = g.nearest(HeroTurns)
        assert found is not None
        return found

    def choices(self, g: Runewars, menu: Decision) -> None:
        hero = hero_of(g, VALADIR)
        menu.offer(OK if hero.damage > 0 else self.RULE, option("heal", VALADIR))
        for area, means in enumerate(ways(g, self.turns(g), hero, VALADIR_FAR)):
            if means != "" and area != hero.area:
                menu.offer(OK, option("go", VALADIR, g.land.areas[area]))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        hero = hero_of(g, VALADIR)
        if option.verb == "heal":
            heal(g, hero, VALADIR_HEALS)
        if option.verb != "go":
            return None
        area = g.land.index[option.refs[1]]
        return set_out(g, self.turns(g), hero, area, ways(g, self.turns(g), hero, VALADIR_FAR)[area])


def stay(g: Runewars, turns: HeroTurns, hero: Hero) -> None:
    """RW-HERO-04. A deed without a move: he has moved no area."""
    if hero.id not in turns.acted:
        enter(g, hero, hero.area)
    turns.acts(hero)


@final
class Challenge(HeroVerb):
    """RW-DUEL-01."""

    NAME: ClassVar[str] = "duel"

    def later(self, g: Runewars, turns: HeroTurns, hero: Hero) -> bool:
        return bool(rivals(g, hero))

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for rival in rivals(g, hero):
            menu.offer(OK, option("duel", hero.id, rival.id))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        stay(g, turns, hero)
        return challenge(g, hero, hero_of(g, refs[0]))


@final
class TryQuest(HeroVerb):
    """RW-QUEST-02."""

    NAME: ClassVar[str] = "quest"

    def later(self, g: Runewars, turns: HeroTurns, hero: Hero) -> bool:
        return bool(g.realms[turns.seat].quests.items)

    def offer(self, g: Runewars, turns: HeroTurns, hero: Hero, menu: Decision) -> None:
        for quest in sorted(g.realms[turns.seat].quests.items):
            menu.offer(quest_why(g, hero, QUESTS[quest]), option("quest", hero.id, quest))

    def do(self, g: Runewars, turns: HeroTurns, hero: Hero, refs: Refs) -> Frame | None:
        stay(g, turns, hero)
        return Attempt(turns.seat, hero.id, refs[0])


HERO_VERBS.extend([Go(), Teleport(), Heal(), Train(), Challenge(), TryQuest()])
