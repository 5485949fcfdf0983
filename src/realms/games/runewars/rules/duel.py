"""A duel (RW-DUEL): four rounds of one fate card each, until somebody falls; and what becomes of the fallen."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import DONE, AskOnce

from ..data.factions import SHEETS
from ..data.fate import cell
from ..events import (
    DUEL_BEGAN,
    DUEL_CARD,
    DUEL_OVER,
    DUEL_PREVENTED,
    DUEL_ROUND,
    DUEL_TOUGHER,
    DUEL_WON,
    HERO_KILLED,
)
from ..state import Hero, Runewars
from ..terms import AGILITY, BLANK, DAMAGE, DUEL_ROUNDS, EVIL, ORB, ROUT
from .duel_asks import ORB_DAMAGE, Answer, NameArms, PickCard, StartEffects, UseOrb, alike, spoils
from .duel_lines import (
    BACKBITER,
    BLADE_OF_LIGHT,
    SIDES,
    SOULBITER,
    DuelLines,
    Duellist,
    fallen,
    hurt,
    shape_of,
    shield,
    sides_against,
    sides_of,
    start_effects,
    unprevented,
)
from .fate import discard_fate, draw_fate
from .gaining import gain_rune
from .heroes import attribute, heal, hero_of, heroes_of, leave_rewards, remove
from .objectives import claim
from .settle import settle

TREACHERY: Final = "the_price_of_treachery"
RAVAGE: Final = "ravage"
BITTEN: Final = "bitten"
"""What a duellist has used up."""


def challenge(g: Runewars, challenger: Hero, challenged: Hero) -> Frame:
    """RW-DUEL-01. It cannot be refused."""
    g.tell(DUEL_BEGAN, challenger.id, challenged.id)
    return Duel(challenger.area, sides_of(challenger, challenged))


def fight_unit(g: Runewars, hero: Hero, unit: str) -> Frame:
    """RW-DUEL-11, 13."""
    g.tell(DUEL_BEGAN, hero.id, unit)
    return Duel(hero.area, sides_against(g, hero, unit))


@final
class Duel(DuelLines):
    """RW-DUEL-02 to 10, 14."""

    RULE: ClassVar[str] = "RW-DUEL-03"
    ORDER: ClassVar[tuple[str, ...]] = (
        "arm",
        "start",
        "draw",
        "pick",
        "read",
        "prevent",
        "bite",
        "deal",
        "finish",
        "bury",
        "claims",
    )

    def __init__(
        self,
        area: Public[int],
        sides: Public[list[Duellist]],
        round: Public[int] = 0,
        turn: Public[int] = 0,
        cancelled: Public[bool] = False,
        won: Public[bool] = False,
        at: Public[str] = "arm",
    ) -> None:
        super().__init__(area, sides, round, turn, cancelled, won, at)

    def context(self) -> str:
        return "duel"

    def next_side(self, step: str) -> int:
        """Both sides go through a step, the challenger first; -1 when both have."""
        if self.turn == SIDES:
            self.turn = 0
            return -1
        self.again(step)
        self.turn += 1
        return self.turn - 1

    def arm(self, g: Runewars) -> Frame | None:
        side = self.next_side("arm")
        if side < 0 or not self.sides[side].hero or not hero_of(g, self.sides[side].name).rewards.items:
            return None
        return NameArms(self.sides[side].seat, side)

    def start(self, g: Runewars) -> Frame | None:
        if self.ended(g):
            self.turn = 0
            self.again("finish")
            return None
        side = self.next_side("start")
        if side < 0 or not start_effects(g, self, self.sides[side]):
            return None
        return StartEffects(self.sides[side].seat, side)

    def draw(self, g: Runewars) -> Frame | None:
        """RW-DUEL-08. A routed hero draws nothing."""
        self.round += 1
        g.tell(DUEL_ROUND, self.round)
        for d in self.sides:
            d.card = d.feat = ""
            d.wounds = d.guard = 0
            if not d.hero or not hero_of(g, d.name).routed:
                d.cards = draw_fate(g, d.seat, 2 if d.weapon == BLADE_OF_LIGHT else 1)
        return None

    def pick(self, g: Runewars) -> Frame | None:
        side = self.next_side("pick")
        if side < 0 or not self.sides[side].cards:
            return None
        self.sides[side].card = self.sides[side].cards[0]
        return None if alike(self.sides[side]) else PickCard(self.sides[side].seat, side)

    def read(self, g: Runewars) -> Frame | None:
        """RW-DUEL-04."""
        side = self.next_side("read")
        if side < 0 or self.sides[side].card == "":
            return None
        g.tell(DUEL_CARD, self.sides[side].name, self.sides[side].card)
        return self.apply(g, side)

    def apply(self, g: Runewars, side: int) -> Frame | None:
        me, foe = self.sides[side], self.sides[1 - side]
        shown = cell(me.card, shape_of(me))
        if shown.kind == DAMAGE:
            foe.wounds += shown.n
        elif shown.kind == ROUT:
            me.guard += shown.n
        elif shown.kind == ORB:
            return self.orb(g, side)
        else:
            assert shown.kind == BLANK
        return None

    def orb(self, g: Runewars, side: int) -> Frame | None:
        me, foe = self.sides[side], self.sides[1 - side]
        if not me.hero:
            return UNIT_ORBS.get(me.name, COMMON_ORB).use(g, self, side)
        if hero_of(g, me.name).rewards.items:
            return UseOrb(me.seat, side)
        foe.wounds += ORB_DAMAGE
        return None

    def prevent(self, g: Runewars) -> Frame | None:
        side = self.next_side("prevent")
        if side < 0 or shield(self.sides[side]) == "":
            return None
        return Answer(self.sides[side].seat, side, self.sides[side].armour)

    def bite(self, g: Runewars) -> Frame | None:
        """RW-REWARD-01. What Backbiter deals is damage of this round, against which the foe may use his armour."""
        for side, d in enumerate(self.sides):
            if d.feat == BACKBITER and BITTEN not in d.used:
                d.used.append(BITTEN)
                self.turn = 1 - side
                self.again("prevent")
                return None
        side = self.next_side("bite")
        if side < 0 or not self.bites(g, side):
            return None
        return Answer(self.sides[side].seat, side, BACKBITER)

    def bites(self, g: Runewars, side: int) -> bool:
        me, foe = self.sides[side], self.sides[1 - side]
        if me.weapon != BACKBITER or BACKBITER in me.used or unprevented(me) == 0 or not foe.hero:
            return False
        return attribute(hero_of(g, foe.name), AGILITY) <= attribute(hero_of(g, me.name), AGILITY)

    def deal(self, g: Runewars) -> Frame | None:
        """RW-DUEL-05, 06, 10. Both at the same time."""
        for d in self.sides:
            discard_fate(g, d.cards)
            d.cards = []
            if min(d.wounds, d.guard) > 0:
                g.tell(DUEL_PREVENTED, d.name, min(d.wounds, d.guard))
            hurt(g, d, unprevented(d))
        for side, d in enumerate(self.sides):
            if d.feat == SOULBITER and fallen(g, self.sides[1 - side]) and not fallen(g, d):
                hero = hero_of(g, d.name)
                heal(g, hero, hero.damage)
        if not self.ended(g) and self.round < DUEL_ROUNDS:
            self.again("draw")
        return None

    def finish(self, g: Runewars) -> Frame | None:
        """RW-DUEL-07, 14, RW-HERO-11, 12."""
        self.turn = 0
        if self.cancelled:
            self.leave()
            return None
        for d in self.sides:
            d.fell = fallen(g, d)
        one, other = self.sides
        if one.fell == other.fell:
            g.tell(DUEL_OVER, one.name, other.name)
            for d in self.sides:
                if d.fell and d.hero:
                    fall(g, hero_of(g, d.name))
            return None
        self.won = other.fell
        victor, loser = (one, other) if self.won else (other, one)
        g.tell(DUEL_WON, victor.name, loser.name)
        if not loser.hero:
            return None
        hero = hero_of(g, loser.name)
        if not victor.hero:
            fall(g, hero)
            return None
        g.tell(HERO_KILLED, hero.id)
        loot = spoils(g, hero_of(g, victor.name), hero)
        remove(g, hero)
        return loot

    def bury(self, g: Runewars) -> Frame | None:
        return settle(g)

    def claims(self, g: Runewars) -> Frame | None:
        """RW-OBJ-28. Asked of every evil player who could hold it."""
        side = self.next_side("claims")
        if side < 0:
            return None
        me, foe = self.sides[side], self.sides[1 - side]
        if not me.hero or not foe.hero or not foe.fell or heroes_of(g, foe.seat):
            return None
        realm = g.realms[me.seat]
        if SHEETS[realm.faction].alignment != EVIL or not realm.objectives.items:
            return None
        return ClaimTreachery(me.seat)


def fall(g: Runewars, hero: Hero) -> None:
    """RW-HERO-12. His rewards stay in the area; the duel looks at the map when all are gone."""
    g.tell(HERO_KILLED, hero.id)
    leave_rewards(g, hero)
    remove(g, hero)


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitOrb:
    """RW-DUEL-12. What an orb does for the unit of a quest. Stateless."""

    def use(self, g: Runewars, duel: Duel, side: int) -> Frame | None:
        duel.sides[1 - side].wounds += ORB_DAMAGE
        return None


@final
class Undying(UnitOrb):
    HEALTH: ClassVar[int] = 2

    def use(self, g: Runewars, duel: Duel, side: int) -> Frame | None:
        duel.sides[side].health = self.HEALTH
        g.tell(DUEL_TOUGHER, duel.sides[side].name, self.HEALTH)
        return None


@final
class Ravage(UnitOrb):
    """One damage and one more card, once a duel."""

    def use(self, g: Runewars, duel: Duel, side: int) -> Frame | None:
        me = duel.sides[side]
        duel.sides[1 - side].wounds += ORB_DAMAGE
        if RAVAGE in me.used:
            return None
        me.used.append(RAVAGE)
        for card in draw_fate(g, me.seat, 1):
            me.cards.append(card)
            me.card = card
            g.tell(DUEL_CARD, me.name, card)
            return duel.apply(g, side)
        return None


COMMON_ORB: Final = UnitOrb()
UNIT_ORBS: Final[dict[str, UnitOrb]] = {"sorcerer": Undying(), "beastman": Ravage()}


@final
class ClaimTreachery(AskOnce[Runewars]):
    """RW-OBJ-28. At the moment when a player's last hero is killed."""

    RULE: ClassVar[str] = "RW-OBJ-28"
    PROMPT: ClassVar[str] = "rw-claim-now"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        if TREACHERY in g.realms[self.seat].objectives.items:
            menu.offer(OK, option("claim", TREACHERY))
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "done":
            return None
        claim(g, seat, TREACHERY)
        return gain_rune(g, seat)
