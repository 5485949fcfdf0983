"""What is asked in a duel: arms, effects at its start, cards, orbs, armour, spoils (RW-DUEL-02 to 12)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.stock import DONE, PASS, AskOnce, AskSeat
from realms.kernel.zones import Zone, move

from ..data.fate import cell
from ..data.rewards import ALL, BLOWS, REWARDS
from ..events import DUEL_ESCAPED, REWARD_USED, REWARDS_WON
from ..state import Hero, Runewars
from ..terms import AGILITY, ARMOUR, DESTINIES, DUEL_ORB, GOLD, WEAPON
from .areas import passable
from .duel_lines import CARTHOS, CLOAK, Duellist, duel_of, hurt, shape_of, start_effects, unprevented
from .heroes import attribute, enter, heal, hero_of, heroes_of, show_reward, trial, trial_result

ORB_DAMAGE: Final = 1
CARTHOS_DAMAGE: Final = 1


@final
class NameArms(AskOnce[Runewars]):
    """RW-DUEL-09. A weapon and an armour at most; who has any rewards is asked, whatever they are."""

    RULE: ClassVar[str] = "RW-DUEL-09"
    PROMPT: ClassVar[str] = "rw-name-arms"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def me(self, g: Runewars) -> Duellist:
        return duel_of(g).sides[self.side]

    def open(self, g: Runewars) -> bool:
        return self.going and (self.me(g).weapon == "" or self.me(g).armour == "")

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.me(g).name),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        named = {WEAPON: self.me(g).weapon, ARMOUR: self.me(g).armour}
        for reward in sorted(hero_of(g, self.me(g).name).rewards.items):
            kind = REWARDS[reward].kind
            if kind in named:
                menu.offer_once(OK if named[kind] == "" else self.RULE, option("arm", reward))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        reward = option.refs[0]
        if REWARDS[reward].kind == WEAPON:
            self.me(g).weapon = reward
        else:
            self.me(g).armour = reward
        show_reward(g, hero_of(g, self.me(g).name), reward)
        return None


@final
class StartEffects(AskOnce[Runewars]):
    """RW-DUEL-02. Before the first round."""

    RULE: ClassVar[str] = "RW-DUEL-02"
    PROMPT: ClassVar[str] = "rw-duel-start"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def open(self, g: Runewars) -> bool:
        lines = duel_of(g)
        if not self.going or lines.ended(g):
            return False
        return bool(start_effects(g, lines, lines.sides[self.side]))

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", duel_of(g).sides[self.side].name),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        lines = duel_of(g)
        for effect in start_effects(g, lines, lines.sides[self.side]):
            menu.offer(OK, option("use", effect))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        lines = duel_of(g)
        me = lines.sides[self.side]
        me.used.append(option.refs[0])
        if option.refs[0] == CARTHOS:
            hurt(g, lines.sides[1 - self.side], CARTHOS_DAMAGE)
            return None
        g.tell(REWARD_USED, me.name, CLOAK)
        return Deception(self.side)


@final
class Deception(Steps[Runewars]):
    """RW-REWARD-03. Gold: there is no duel, and the hero is elsewhere."""

    RULE: ClassVar[str] = "RW-REWARD-03"
    ORDER: ClassVar[tuple[str, ...]] = ("test", "escape")

    def __init__(self, side: Public[int], at: Public[str] = "test") -> None:
        super().__init__(at)
        self.side = side

    def test(self, g: Runewars) -> Frame | None:
        return trial(g, hero_of(g, duel_of(g).sides[self.side].name), AGILITY)

    def escape(self, g: Runewars) -> Frame | None:
        if trial_result(g) != GOLD:
            return None
        lines = duel_of(g)
        lines.cancelled = True
        hero = hero_of(g, lines.sides[self.side].name)
        places = escapes(g, hero)
        if len(places) > 1:
            return Escape(hero.owner, hero.id)
        return slip_away(g, hero, places[0] if places else hero.area)


def escapes(g: Runewars, hero: Hero) -> list[int]:
    """RW-MOVE-06. Borders bind him. Designed: where no way leads out he stays."""
    return [to for to in g.land.near[hero.area] if passable(g, hero.area, to, False)]


def slip_away(g: Runewars, hero: Hero, area: int) -> Frame | None:
    g.tell(DUEL_ESCAPED, hero.id, g.land.areas[area])
    return enter(g, hero, area)


@final
class Escape(AskOnce[Runewars]):
    """RW-REWARD-03. To an adjacent area; he is not routed."""

    RULE: ClassVar[str] = "RW-REWARD-03"
    PROMPT: ClassVar[str] = "rw-escape"

    def __init__(self, seat: Public[int], hero: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.hero = hero

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for area in escapes(g, hero_of(g, self.hero)):
            menu.offer(OK, option("escape", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        return slip_away(g, hero_of(g, self.hero), g.land.index[option.refs[0]])


@final
class PickCard(AskOnce[Runewars]):
    """RW-REWARD-02. One of the two cards counts."""

    RULE: ClassVar[str] = "RW-REWARD-02"
    PROMPT: ClassVar[str] = "rw-duel-card"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", duel_of(g).sides[self.side].name),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for card in duel_of(g).sides[self.side].cards:
            menu.offer(OK, option("fate", card))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        duel_of(g).sides[self.side].card = option.refs[0]
        return None


def alike(d: Duellist) -> bool:
    """Do all drawn cards show the same?"""
    shown = [cell(card, shape_of(d)) for card in d.cards]
    return len([c for c in shown if c.kind == shown[0].kind and c.n == shown[0].n]) == len(shown)


@final
class UseOrb(AskOnce[Runewars]):
    """RW-DUEL-04. An orb reward (a weapon only if it was named), or one damage. Who has any rewards is asked."""

    RULE: ClassVar[str] = "RW-DUEL-04"
    PROMPT: ClassVar[str] = "rw-orb"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", duel_of(g).sides[self.side].name),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        me = duel_of(g).sides[self.side]
        for reward in sorted(hero_of(g, me.name).rewards.items):
            if REWARDS[reward].use == DUEL_ORB:
                held = REWARDS[reward].kind != WEAPON or reward == me.weapon
                menu.offer_once(OK if held else "RW-DUEL-09", option("use", reward))
        menu.offer(OK, option("strike"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "use":
            return Blows(self.side, option.refs[0])
        duel_of(g).sides[1 - self.side].wounds += ORB_DAMAGE
        return None


@final
class Answer(AskOnce[Runewars]):
    """RW-DUEL-10. A hero is damaged: does he use what he has named for it?"""

    RULE: ClassVar[str] = "RW-DUEL-10"
    PROMPT: ClassVar[str] = "rw-duel-hit"

    def __init__(
        self, seat: Public[int], side: Public[int], reward: Public[str], going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.side = side
        self.reward = reward

    def asked_by(self, g: Runewars) -> str:
        return REWARDS[self.reward].rule

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        me = duel_of(g).sides[self.side]
        return (("hero", me.name), ("n", unprevented(me)))

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("use", self.reward))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        duel_of(g).sides[self.side].used.append(self.reward)
        return Blows(self.side, self.reward)


@final
class Blows(Steps[Runewars]):
    """A reward does what the table of blows says, after its test if it has one. Healing is at once; damage and
    what prevents it are counted up for the end of the round."""

    RULE: ClassVar[str] = "RW-DUEL-04"
    ORDER: ClassVar[tuple[str, ...]] = ("test", "effect")

    def __init__(self, side: Public[int], reward: Public[str], at: Public[str] = "test") -> None:
        super().__init__(at)
        self.side = side
        self.reward = reward

    def test(self, g: Runewars) -> Frame | None:
        me = duel_of(g).sides[self.side]
        if REWARDS[self.reward].kind != ARMOUR:
            me.feat = self.reward
        show_reward(g, hero_of(g, me.name), self.reward)
        tested = BLOWS[self.reward].test
        return trial(g, hero_of(g, me.name), tested) if tested != "" else None

    def effect(self, g: Runewars) -> Frame | None:
        blow = BLOWS[self.reward]
        i = DESTINIES.index(trial_result(g)) if blow.test != "" else 0
        me = duel_of(g).sides[self.side]
        hero = hero_of(g, me.name)
        most = attribute(hero, blow.by) if blow.by != "" else ALL
        duel_of(g).sides[1 - self.side].wounds += min(most, blow.damage[i])
        me.wounds += blow.harm[i]
        me.guard += min(most, blow.prevent[i])
        heal(g, hero, blow.heal[i])
        return None


def spoils(g: Runewars, victor: Hero, fallen: Hero) -> Frame | None:
    """RW-HERO-11. The rewards of the fallen go to the victor's heroes in the area."""
    loot = Zone(f"loot-{fallen.id}", "reward", 1 << victor.owner, [], [])
    while fallen.rewards.items:
        move(g, fallen.rewards, 0, loot)
    takers = [hero for hero in heroes_of(g, victor.owner) if hero.area == victor.area]
    if len(takers) > 1 and loot.items:
        return Spoils(victor.owner, victor.area, loot)
    if loot.items:
        g.tell(REWARDS_WON, victor.id, len(loot.items))
    while loot.items:
        move(g, loot, 0, victor.rewards)
    return None


@final
class Spoils(AskSeat[Runewars]):
    """RW-HERO-11. Reward by reward, as the victor likes."""

    RULE: ClassVar[str] = "RW-HERO-11"
    PROMPT: ClassVar[str] = "rw-spoils"

    def __init__(self, seat: Public[int], area: Public[int], loot: Zoned[Zone]) -> None:
        super().__init__(seat)
        self.area = area
        self.loot = loot

    def open(self, g: Runewars) -> bool:
        return bool(self.loot.items)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for reward in sorted(self.loot.items):
            for hero in heroes_of(g, self.seat):
                if hero.area == self.area:
                    menu.offer_once(OK, option("give", hero.id, reward))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        hero = hero_of(g, option.refs[0])
        move(g, self.loot, self.loot.find(option.refs[1]), hero.rewards)
        g.tell(REWARDS_WON, hero.id, 1)
        return None
