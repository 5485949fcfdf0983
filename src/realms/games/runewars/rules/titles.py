"""Titles in the own turn (RW-TITLE-03): the Captain's heroes give up rewards for a rune."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data.titles import REWARDS_FOR_RUNE
from ..state import Runewars
from ..terms import CAPTAIN, TITLES
from .gaining import gain_rune
from .heroes import hero_of, heroes_of, spend_reward
from .turn import OWN_TURN_VERBS, turn_of

CAPTAIN_RUNE: Final = "captain_rune"


@final
class CaptainRune(Verb[Runewars]):
    """RW-TITLE-03. Once a turn."""

    NAME: ClassVar[str] = CAPTAIN_RUNE

    def why(self, g: Runewars, seat: Seat) -> Why:
        turn = turn_of(g)
        if turn is not None and CAPTAIN_RUNE in turn.done:
            return "RW-TITLE-03"
        return OK if len(carried(g, seat)) >= REWARDS_FOR_RUNE else "RW-TITLE-03"

    def offer(self, g: Runewars, seat: Seat, menu: Decision) -> None:
        if g.titles[TITLES.index(CAPTAIN)] == seat:
            menu.offer(self.why(g, seat), option(CAPTAIN_RUNE))

    def do(self, g: Runewars, seat: Seat, refs: Refs) -> Frame | None:
        turn = turn_of(g)
        if turn is not None:
            turn.done.append(CAPTAIN_RUNE)
        return GiveUp(seat)


def carried(g: Runewars, seat: Seat) -> list[tuple[str, str]]:
    """All rewards of the seat's heroes, with those who have them."""
    return [(hero.id, reward) for hero in heroes_of(g, seat) for reward in sorted(hero.rewards.items)]


@final
class GiveUp(Steps[Runewars]):
    """Three rewards, then the rune. Who has no more than three is not asked which."""

    RULE: ClassVar[str] = "RW-TITLE-03"
    ORDER: ClassVar[tuple[str, ...]] = ("pay", "gain")

    def __init__(self, seat: Public[int], at: Public[str] = "pay") -> None:
        super().__init__(at)
        self.seat = seat

    def pay(self, g: Runewars) -> Frame | None:
        found = carried(g, self.seat)
        if len(found) > REWARDS_FOR_RUNE:
            return GiveRewards(self.seat, REWARDS_FOR_RUNE)
        for hero, reward in found:
            spend_reward(g, hero_of(g, hero), reward)
        return None

    def gain(self, g: Runewars) -> Frame | None:
        return gain_rune(g, self.seat)


@final
class GiveRewards(AskSeat[Runewars]):
    """RW-TITLE-03. From one hero or several."""

    RULE: ClassVar[str] = "RW-TITLE-03"
    PROMPT: ClassVar[str] = "rw-give-rewards"

    def __init__(self, seat: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.left = left

    def open(self, g: Runewars) -> bool:
        return self.left > 0

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", self.left),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for hero, reward in carried(g, self.seat):
            menu.offer_once(OK, option("give_up", hero, reward))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.left -= 1
        spend_reward(g, hero_of(g, option.refs[0]), option.refs[1])
        return None


OWN_TURN_VERBS.append(CaptainRune())
