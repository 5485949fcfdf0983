"""Level-ups (MK-END-12 to 17, MK-SOLO-02)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, AskSeat

from ..data.scenarios import SCENARIOS
from ..data.skills import SKILLS
from ..data.tracks import level_of
from ..events import LEVEL_REACHED, OFFERED, SKILL_GAINED, SKILL_SHOWN
from ..state import MageKnight
from . import units
from .cards import gain_on_deck, refill, reveal_top
from .points import gain_fame


@final
class LevelUps(Steps[MageKnight]):
    """MK-END-12. One level-up for each line of the fame track that was crossed."""

    RULE: ClassVar[str] = "MK-END-12"
    ORDER: ClassVar[tuple[str, ...]] = ("next_level", "learn")

    def __init__(self, seat: Public[int], at: Public[str] = "next_level") -> None:
        super().__init__(at)
        self.seat = seat

    def next_level(self, g: MageKnight) -> Frame | None:
        hero = g.heroes[self.seat]
        if level_of(hero.fame) <= hero.level:
            self.leave()
            return None
        hero.level += 1
        g.tell(LEVEL_REACHED, self.seat, hero.level)
        # MK-SCEN-03-04. In the Blitz every line crossed is worth fame.
        gain_fame(g, self.seat, SCENARIOS[g.scenario].fame_per_level)
        if hero.level % 2:
            self.again("next_level")
            return None
        shown = [reveal_top(g, hero.stack) for _ in range(min(2, len(hero.stack.items)))]
        for skill in shown:
            g.tell(SKILL_SHOWN, self.seat, skill)
        return ChooseSkill(self.seat, shown)

    def learn(self, g: MageKnight) -> Frame | None:
        """MK-SOLO-02. In a solo game the dummy's next skill comes into the common area."""
        self.again("next_level")
        if g.dummy is not None and g.seats == 1 and g.dummy.stack.items:
            skill = reveal_top(g, g.dummy.stack)
            g.common_skills.append(skill)
            g.tell(SKILL_SHOWN, self.seat, skill)
        return None


def foreign(g: MageKnight, seat: Seat) -> list[str]:
    """MK-END-16, 17. Skills of the common area that are not the player's own."""
    return [skill for skill in g.common_skills if SKILLS[skill].hero != g.heroes[seat].name]


@final
class ChooseSkill(AskOnce[MageKnight]):
    """MK-END-15, 16. One of the two revealed and any advanced action; or another's and the lowest one."""

    RULE: ClassVar[str] = "MK-END-15"
    PROMPT: ClassVar[str] = "choose-skill"

    def __init__(self, seat: Public[int], shown: Public[list[str]], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.shown = shown

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for skill in [*self.shown, *foreign(g, self.seat)]:
            menu.offer(OK, option("learn", skill))
        if not menu.options:
            menu.offer(OK, option("none"))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "none":
            return ChooseAction(seat, False)
        skill = option.refs[0]
        own = skill in self.shown
        if own:
            self.shown.remove(skill)
        else:
            g.common_skills.remove(skill)
        g.common_skills.extend(self.shown)
        gain_skill(g, seat, skill)
        return ChooseAction(seat, not own)


def gain_skill(g: MageKnight, seat: Seat, skill: str) -> None:
    """The token lies face up before the player. Bonds of Loyalty brings two regular units at once."""
    g.heroes[seat].skills.append(skill)
    g.tell(SKILL_GAINED, seat, skill)
    if skill == units.BONDS:
        for _ in range(min(2, len(g.unit_decks[0].items))):
            g.unit_offer.append(reveal_top(g, g.unit_decks[0]))
            g.tell(OFFERED, g.unit_offer[-1])


@final
class ChooseAction(AskSeat[MageKnight]):
    """MK-END-15 to 17. An advanced action of the offer, on top of the deed deck."""

    RULE: ClassVar[str] = "MK-END-15"
    PROMPT: ClassVar[str] = "gain-card"

    def __init__(self, seat: Public[int], lowest: Public[bool], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.lowest = lowest
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going and bool(g.action_offer)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i, card in enumerate(g.action_offer):
            why = "MK-END-16" if self.lowest and i < len(g.action_offer) - 1 else OK
            menu.offer_once(why, option("gain", card))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        g.action_offer.remove(option.refs[0])
        refill(g, g.action_offer, g.action_deck)
        gain_on_deck(g, g.heroes[seat], option.refs[0])
        return None
