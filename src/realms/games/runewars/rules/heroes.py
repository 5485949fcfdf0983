"""Heroes (RW-HERO): what they can, how they are hurt, trained, killed, lost; their rewards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, Why, Zoned, option
from realms.kernel.stock import AskOnce, AskSeat
from realms.kernel.zones import Zone, move

from ..data.heroes import HEROES
from ..events import (
    HERO_DESERTED,
    HERO_HEALED,
    HERO_HURT,
    HERO_KILLED,
    HERO_ROUTED,
    HERO_TRAINED,
    REMAINS_FOUND,
    REWARD_EARNED,
    REWARD_SPENT,
    REWARD_USED,
    TRIAL_MADE,
)
from ..state import Hero, Remains, Runewars
from ..terms import ATTRIBUTE_LIMIT, ATTRIBUTES, CAPTAIN, TITLES
from .fate import destiny, discard_fate, draw_fate, same
from .hands import draw_top
from .runes import look_by_hero
from .settle import settle

ONE_FIST: Final = "one_fist"


def hero_of(g: Runewars, id: str) -> Hero:
    for hero in g.heroes:
        if hero.id == id:
            return hero
    raise AssertionError(id)


def alive(g: Runewars, id: str) -> bool:
    return len([hero for hero in g.heroes if hero.id == id]) > 0


def heroes_of(g: Runewars, seat: Seat) -> list[Hero]:
    return [hero for hero in g.heroes if hero.owner == seat]


def heroes_in(g: Runewars, area: int) -> list[Hero]:
    return [hero for hero in g.heroes if hero.area == area]


def health(hero: Hero) -> int:
    return HEROES[hero.id].health


def attribute(hero: Hero, name: str) -> int:
    """RW-HERO-43. As printed and as trained, at most 8."""
    return min(ATTRIBUTE_LIMIT, HEROES[hero.id].attributes[name] + hero.trained[ATTRIBUTES.index(name)])


def attribute_why(hero: Hero, name: str) -> Why:
    """RW-HERO-43. Can it still rise?"""
    return OK if attribute(hero, name) < ATTRIBUTE_LIMIT else "RW-HERO-43"


def train(g: Runewars, hero: Hero, name: str, n: int) -> None:
    """RW-HERO-04, 43, RW-QUEST-10."""
    gained = min(n, ATTRIBUTE_LIMIT - attribute(hero, name))
    if gained > 0:
        hero.trained[ATTRIBUTES.index(name)] += gained
        g.tell(HERO_TRAINED, hero.id, name, gained)


def heal(g: Runewars, hero: Hero, n: int) -> None:
    healed = min(n, hero.damage)
    if healed:
        hero.damage -= healed
        g.tell(HERO_HEALED, hero.id, healed)


def harm(g: Runewars, hero: Hero, n: int) -> bool:
    """RW-HERO-02. Damage stays; does he live? Whoever calls this for a dead hero decides about his rewards."""
    if n > 0:
        hero.damage += n
        g.tell(HERO_HURT, hero.id, n)
    return hero.damage < health(hero)


def rout_hero(g: Runewars, hero: Hero) -> Frame | None:
    """RW-SEASON-26. In a drought he is killed instead."""
    if g.card == "drought":
        return kill_hero(g, hero)
    hero.routed = True
    g.tell(HERO_ROUTED, hero.id)
    return None


def kill_hero(g: Runewars, hero: Hero) -> Frame | None:
    """RW-HERO-10, 12. Not by a hero's hand: his rewards stay in the area under a marker."""
    g.tell(HERO_KILLED, hero.id)
    leave_rewards(g, hero)
    remove(g, hero)
    return settle(g)


def desert(g: Runewars, hero: Hero) -> None:
    """RW-HERO-13. As if killed, but he walks away."""
    g.tell(HERO_DESERTED, hero.id, hero.owner)
    leave_rewards(g, hero)
    remove(g, hero)


def never_desert(g: Runewars, seat: Seat) -> bool:
    """RW-HERO-14, RW-TITLE-03."""
    return g.titles[TITLES.index(CAPTAIN)] == seat


def remove(g: Runewars, hero: Hero) -> None:
    """RW-HERO-10. The card goes back into the deck, untrained."""
    g.heroes.remove(hero)
    g.hero_deck.put(hero.id)
    g.hero_deck.shuffle(g.rng)


def leave_rewards(g: Runewars, hero: Hero) -> None:
    """One marker an area: whoever falls where rewards lie already adds his to them."""
    if not hero.rewards.items:
        return
    left = [marker.rewards for marker in g.remains if marker.area == hero.area]
    if not left:
        left = [Zone(f"remains-{hero.id}", "reward", 0, [], [])]
        g.remains.append(Remains(hero.area, left[0]))
    while hero.rewards.items:
        move(g, hero.rewards, 0, left[0])


def change_owner(g: Runewars, hero: Hero, seat: Seat) -> None:
    """RW-HERO-16. Training, damage and rewards stay with him; his new player sees the rewards."""
    mine = Zone(f"rewards-{hero.id}", "reward", 1 << seat, [], [])
    while hero.rewards.items:
        move(g, hero.rewards, 0, mine)
    hero.owner = seat
    hero.rewards = mine


def enter(g: Runewars, hero: Hero, area: int) -> Frame | None:
    """RW-HERO-07, 12. He ends a move: takes what lies there and looks at the runes."""
    hero.area = area
    for marker in [m for m in g.remains if m.area == area]:
        g.remains.remove(marker)
        g.tell(REMAINS_FOUND, hero.id, len(marker.rewards.items))
        while marker.rewards.items:
            move(g, marker.rewards, 0, hero.rewards)
    look_by_hero(g, hero)
    return None


def give_reward(g: Runewars, hero: Hero) -> Frame | None:
    """The top card of the rewards, face down with him (RW-HERO-15, RW-QUEST-08)."""
    if draw_top(g, g.reward_deck, g.reward_discard, hero.rewards):
        g.tell(REWARD_EARNED, hero.id)
    return None


def earn_reward(g: Runewars, hero: Hero) -> Frame | None:
    """RW-HERO-37. By a quest: One Fist draws one more and keeps one of the two."""
    if hero.id != ONE_FIST:
        return give_reward(g, hero)
    drawn = Zone(f"drawn-{hero.id}", "reward", 1 << hero.owner, [], [])
    for _ in range(2):
        draw_top(g, g.reward_deck, g.reward_discard, drawn)
    return KeepReward(hero.owner, hero.id, drawn, bool(drawn.items))


def show_reward(g: Runewars, hero: Hero, reward: str) -> None:
    """It is used openly, and kept."""
    hero.rewards.show(g, hero.rewards.find(reward), EVERYONE)
    g.tell(REWARD_USED, hero.id, reward)


def spend_reward(g: Runewars, hero: Hero, reward: str) -> None:
    hero.rewards.take(hero.rewards.find(reward))
    g.reward_discard.append(reward)
    g.learned = EVERYONE
    g.tell(REWARD_SPENT, hero.id, reward)


@final
class KeepReward(AskOnce[Runewars]):
    """RW-HERO-37. One of two; the other is discarded."""

    RULE: ClassVar[str] = "RW-HERO-37"
    PROMPT: ClassVar[str] = "rw-keep-reward"

    def __init__(
        self, seat: Public[int], hero: Public[str], drawn: Zoned[Zone], going: Public[bool] = True
    ) -> None:
        super().__init__(seat, going)
        self.hero = hero
        self.drawn = drawn

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for reward in sorted(self.drawn.items):
            menu.offer_once(OK, option("keep", reward))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        move(g, self.drawn, self.drawn.find(option.refs[0]), hero_of(g, self.hero).rewards)
        g.tell(REWARD_EARNED, self.hero)
        while self.drawn.items:
            g.reward_discard.append(self.drawn.take(0))
            g.learned = EVERYONE
            g.tell(REWARD_SPENT, self.hero, g.reward_discard[-1])
        return None


def trial(g: Runewars, hero: Hero, attribute_name: str) -> Frame:
    """RW-QUEST-03. Fate cards by the attribute, of which one is chosen; `trial_result` tells how it went."""
    cards = draw_fate(g, hero.owner, attribute(hero, attribute_name))
    return Trial(hero.owner, hero.id, attribute_name, cards, same(cards))


def trial_result(g: Runewars) -> str:
    """The destiny of the trial that has just been made."""
    made = g.took(Trial)
    result = destiny(made.card)
    discard_fate(g, made.cards)
    g.tell(TRIAL_MADE, made.hero, made.attribute, result)
    return result


@final
class Trial(AskSeat[Runewars]):
    """RW-QUEST-03. There is nothing to choose where all cards have the same symbol."""

    RULE: ClassVar[str] = "RW-QUEST-03"
    PROMPT: ClassVar[str] = "rw-trial"

    def __init__(
        self,
        seat: Public[int],
        hero: Public[str],
        attribute: Public[str],
        cards: Public[list[str]],
        card: Public[str],
    ) -> None:
        super().__init__(seat)
        self.hero = hero
        self.attribute = attribute
        self.cards = cards
        self.card = card

    def open(self, g: Runewars) -> bool:
        return self.card == ""

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("hero", self.hero), ("attribute", self.attribute))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for card in self.cards:
            menu.offer(OK, option("fate", card))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.card = option.refs[0]
        return None
