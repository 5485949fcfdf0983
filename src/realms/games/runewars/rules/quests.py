"""Quests (RW-QUEST): where they are attempted, how, and what comes of them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce

from ..data.quests import (
    DISCARD_REWARD,
    HARM,
    MAY_REPLACE,
    QUESTS,
    REPLACE,
    RETREAT,
    REWARD,
    ROUTED,
    TRAIN,
    Quest,
    Step,
)
from ..events import QUEST_DONE, QUEST_TRIED
from ..state import Hero, Runewars
from ..terms import ATTRIBUTES, CITY, DUEL, ENEMY_HOME, ENEMY_STRONGHOLD, GOLD, NOBODY, PAY, RED, TEST
from .areas import home_of, is_neutral, units
from .duel import Duel, fight_unit
from .hands import discard_quest, draw_quest, spend_influence
from .heroes import (
    alive,
    attribute_why,
    earn_reward,
    harm,
    hero_of,
    kill_hero,
    rout_hero,
    spend_reward,
    train,
    trial,
    trial_result,
)


def quest_why(g: Runewars, hero: Hero, quest: Quest) -> Why:
    """RW-QUEST-02, 09. May it be attempted where he is?"""
    if not at_place(g, hero, quest):
        return "RW-QUEST-02" if quest.area != "" else quest.rule
    if quest.kind == PAY and g.realms[hero.owner].influence < quest.n:
        return quest.rule
    return OK


def at_place(g: Runewars, hero: Hero, quest: Quest) -> bool:
    if quest.area != "":
        return g.land.areas[hero.area] == quest.area
    if quest.place == ENEMY_STRONGHOLD:
        return g.fort[hero.area] != NOBODY and g.fort[hero.area] != hero.owner
    if quest.place == ENEMY_HOME:
        home = home_of(g, hero.area)
        return home != NOBODY and home != hero.owner
    if quest.place == CITY:
        return g.city[hero.area] != ""
    return len([unit for unit in units(g, hero.area) if is_neutral(unit)]) >= quest.n


def replace_quest(g: Runewars, seat: Seat, quest: str) -> None:
    discard_quest(g, seat, quest)
    draw_quest(g, seat)


@final
class Attempt(Steps[Runewars]):
    """RW-QUEST-02 to 06. The card is shown, tried, and the line of its outcome carried out step by step."""

    RULE: ClassVar[str] = "RW-QUEST-02"
    ORDER: ClassVar[tuple[str, ...]] = ("show", "try_it", "outcome", "next_step")

    def __init__(
        self,
        seat: Public[int],
        hero: Public[str],
        quest: Public[str],
        line: Public[str] = "",
        step: Public[int] = 0,
        at: Public[str] = "show",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.hero = hero
        self.quest = quest
        self.line = line
        self.step = step

    def context(self) -> str:
        return "quest"

    def show(self, g: Runewars) -> Frame | None:
        held = g.realms[self.seat].quests
        held.show(g, held.find(self.quest), EVERYONE)
        g.tell(QUEST_TRIED, self.hero, self.quest)
        return None

    def try_it(self, g: Runewars) -> Frame | None:
        quest = QUESTS[self.quest]
        if quest.kind == TEST:
            return trial(g, hero_of(g, self.hero), quest.attribute)
        if quest.kind == DUEL:
            return fight_unit(g, hero_of(g, self.hero), quest.foe)
        if quest.kind == PAY:
            spend_influence(g, self.seat, quest.n)
        return None

    def outcome(self, g: Runewars) -> Frame | None:
        kind = QUESTS[self.quest].kind
        self.line = GOLD
        if kind == TEST:
            self.line = trial_result(g)
        elif kind == DUEL:
            self.line = GOLD if g.took(Duel).won else RED
        return None

    def next_step(self, g: Runewars) -> Frame | None:
        steps = QUESTS[self.quest].lines[self.line]
        if self.step == len(steps):
            return None
        self.step += 1
        self.again("next_step")
        step = steps[self.step - 1]
        consequence = CONSEQUENCES[step.code]
        if consequence.LIVING and not alive(g, self.hero):
            return None
        return consequence.befall(g, self, step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequence:
    """What one step of a quest's line does. `LIVING`: only to a hero who lives (RW-QUEST-06). Stateless."""

    LIVING: ClassVar[bool] = True

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        raise NotImplementedError


@final
class Success(Consequence):
    """RW-QUEST-04."""

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        g.tell(QUEST_DONE, attempt.hero, attempt.quest)
        replace_quest(g, attempt.seat, attempt.quest)
        return earn_reward(g, hero_of(g, attempt.hero))


@final
class Injury(Consequence):
    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        hero = hero_of(g, attempt.hero)
        return None if harm(g, hero, step.n) else kill_hero(g, hero)


@final
class Withdrawal(Consequence):
    """RW-QUEST-07."""

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        from .retreat import hero_retreat

        return hero_retreat(g, attempt.hero)


@final
class Defeat(Consequence):
    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        return rout_hero(g, hero_of(g, attempt.hero))


@final
class Replacement(Consequence):
    """Whether he lives or not."""

    LIVING: ClassVar[bool] = False

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        replace_quest(g, attempt.seat, attempt.quest)
        return None


@final
class Offer(Consequence):
    LIVING: ClassVar[bool] = False

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        return None if g.realms[attempt.seat].out else ReplaceQuest(attempt.seat, attempt.quest)


@final
class Robbery(Consequence):
    """RW-QUEST-40. If there is only one, nothing is asked."""

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        hero = hero_of(g, attempt.hero)
        if len(hero.rewards.items) > 1:
            return LoseReward(attempt.seat, hero.id)
        for reward in hero.rewards.items[:]:
            spend_reward(g, hero, reward)
        return None


@final
class Lesson(Consequence):
    """RW-QUEST-10."""

    def befall(self, g: Runewars, attempt: Attempt, step: Step) -> Frame | None:
        if step.attribute == "":
            return LearnAttribute(attempt.seat, attempt.hero, step.n)
        train(g, hero_of(g, attempt.hero), step.attribute, step.n)
        return None


CONSEQUENCES: Final[dict[str, Consequence]] = {
    REWARD: Success(),
    HARM: Injury(),
    RETREAT: Withdrawal(),
    ROUTED: Defeat(),
    REPLACE: Replacement(),
    MAY_REPLACE: Offer(),
    DISCARD_REWARD: Robbery(),
    TRAIN: Lesson(),
}


@final
class ReplaceQuest(AskOnce[Runewars]):
    """RW-QUEST-32. The quest that failed may be replaced."""

    RULE: ClassVar[str] = "RW-QUEST-32"
    PROMPT: ClassVar[str] = "rw-replace-quest"

    def __init__(self, seat: Public[int], quest: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.quest = quest

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("quest", self.quest),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("replace", self.quest))
        menu.offer(OK, option("keep", self.quest))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "replace":
            replace_quest(g, seat, self.quest)
        return None


@final
class LoseReward(AskOnce[Runewars]):
    """RW-QUEST-40. One reward of the hero is discarded."""

    RULE: ClassVar[str] = "RW-QUEST-40"
    PROMPT: ClassVar[str] = "rw-lose-reward"

    def __init__(self, seat: Public[int], hero: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.hero = hero

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for reward in sorted(hero_of(g, self.hero).rewards.items):
            menu.offer_once(OK, option("discard", reward))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        spend_reward(g, hero_of(g, self.hero), option.refs[0])
        return None


@final
class LearnAttribute(AskOnce[Runewars]):
    """RW-QUEST-10. One attribute of the player's choice."""

    RULE: ClassVar[str] = "RW-QUEST-10"
    PROMPT: ClassVar[str] = "rw-learn"

    def __init__(self, seat: Public[int], hero: Public[str], n: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.hero = hero
        self.n = n

    def open(self, g: Runewars) -> bool:
        hero = hero_of(g, self.hero)
        return self.going and bool([name for name in ATTRIBUTES if attribute_why(hero, name) == OK])

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero), ("n", self.n))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for name in ATTRIBUTES:
            menu.offer(attribute_why(hero_of(g, self.hero), name), option("learn", name))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        train(g, hero_of(g, self.hero), option.refs[0], self.n)
        return None
