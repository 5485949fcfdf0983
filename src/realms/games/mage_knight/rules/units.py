"""Units in service (MK-UNIT): recruiting, activating, readying, wounds; and what they can bear in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from realms.kernel.frame import Frame, Steps, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data import tracks
from ..events import (
    CARD_DISCARDED,
    KNOCKED_OUT,
    UNIT_DESTROYED,
    UNIT_DISBANDED,
    UNIT_READIED,
    UNIT_RECRUITED,
    UNIT_USED,
    UNIT_WOUNDED,
)
from ..fights import Duel, Fight
from ..state import Hero, MageKnight, Unit
from ..terms import IN_COMBAT, NONE, RESISTS_FIRE, RESISTS_ICE, WOUND
from ..vocabulary import lasting
from . import banners, duel
from .mana import PayMana, mana_why
from .points import BY_UNIT

if TYPE_CHECKING:
    from ..data.units import UnitKind

BONDS: Final = "bonds_of_loyalty"


def kinds() -> dict[str, UnitKind]:
    from ..data.units import UNITS

    return UNITS


def spent(g: MageKnight, seat: Seat, level: int) -> list[int]:
    """Spent units up to a level; a unit that is just acting is not among them, it cannot ready itself."""
    table = kinds()
    acting = g.nearest(Activate)
    but = acting.unit if acting is not None and acting.seat == seat else NONE
    return [
        i
        for i, unit in enumerate(g.heroes[seat].units)
        if unit.spent and i != but and table[unit.kind].level <= level
    ]


def ready(g: MageKnight, seat: Seat, i: int) -> None:
    """MK-UNIT-10. A spent unit can act again; a wound stays (MK-UNIT-16)."""
    unit = g.heroes[seat].units[i]
    unit.spent = False
    g.tell(UNIT_READIED, seat, unit.kind)


def slots(hero: Hero) -> int:
    """MK-UNIT-03. Command tokens; Bonds of Loyalty is one more."""
    return tracks.COMMAND[hero.level] + (1 if BONDS in hero.skills else 0)


def has_room(hero: Hero) -> bool:
    return len(hero.units) < slots(hero)


def bonds_free(hero: Hero) -> bool:
    """Is Bonds of Loyalty waiting for a unit?"""
    return BONDS in hero.skills and not any(unit.under_bonds for unit in hero.units)


def command_free(hero: Hero) -> bool:
    """Is an ordinary command token free?"""
    return len([unit for unit in hero.units if not unit.under_bonds]) < tracks.COMMAND[hero.level]


def join(g: MageKnight, seat: Seat, kind: str, *, under_bonds: bool = False) -> None:
    """MK-UNIT-05. A new unit arrives ready and unwounded."""
    g.heroes[seat].units.append(Unit(kind, under_bonds=under_bonds))
    g.tell(UNIT_RECRUITED, seat, kind)


def leave(g: MageKnight, seat: Seat, i: int) -> Unit:
    """MK-UNIT-13, 17. A unit leaves the game, to the box; its banner goes to the discard pile."""
    hero = g.heroes[seat]
    unit = hero.units.pop(i)
    banners.drop(g, hero, unit)
    g.removed.append(unit.kind)
    marks = [m for m in g.modifiers if m.what == lasting.UNIT_FAMED and m.seat == seat]
    for mark in marks:
        if mark.amount == i:
            g.modifiers.remove(mark)
        elif mark.amount > i:
            mark.amount -= 1
    if g.fight is not None and g.fight.duel is not None:
        duel.unit_left(g.fight.duel, seat, i)
    return unit


def disband(g: MageKnight, seat: Seat, i: int) -> None:
    """MK-UNIT-06. It makes room for another."""
    g.tell(UNIT_DISBANDED, seat, leave(g, seat, i).kind)


def destroy(g: MageKnight, seat: Seat, i: int) -> None:
    """MK-ABIL-13."""
    g.tell(UNIT_DESTROYED, seat, leave(g, seat, i).kind)


def armour(g: MageKnight, seat: Seat, unit: Unit) -> int:
    """The armour of a unit, with what its banner and lasting effects add."""
    value = kinds()[unit.kind].armour + lasting.sum_of(g, lasting.UNIT_ARMOUR, seat)
    if unit.banner in ("banner_of_glory", "banner_of_protection"):
        value += 1
    return value


def resistances(g: MageKnight, seat: Seat, unit: Unit) -> int:
    bits = kinds()[unit.kind].resists
    if unit.banner == "banner_of_protection":
        bits |= RESISTS_FIRE | RESISTS_ICE
    for m in g.modifiers:
        if m.what == lasting.UNIT_RESISTS and m.seat == seat:
            bits |= m.amount
    return bits


def wound(g: MageKnight, seat: Seat, i: int, n: int = 1) -> None:
    unit = g.heroes[seat].units[i]
    unit.wounds += n
    g.tell(UNIT_WOUNDED, seat, unit.kind)


def knock_out(g: MageKnight, seat: Seat) -> Frame | None:
    """MK-COMBAT-78. With as many wounds from one combat as the hand limit all other cards are discarded."""
    hero, fight = g.heroes[seat], g.fight
    if fight is None:
        return None
    side: Fight | Duel = fight
    if fight.seat != seat:
        if fight.duel is None or fight.duel.defender != seat:
            return None
        side = fight.duel
    if side.wounds >= tracks.HAND_LIMIT[hero.level]:
        if not side.fallen:
            side.fallen = True
            g.tell(KNOCKED_OUT, seat)
        drop_hand(g, hero)
    return None


def drop_hand(g: MageKnight, hero: Hero) -> None:
    """MK-COMBAT-82. All cards that are no wounds go to the discard pile."""
    from .cards import leave_hand

    for card in sorted(set(hero.hand.items)):
        while card != WOUND and card in hero.hand.items:
            leave_hand(g, hero, card)
            hero.discard.append(card)
            g.tell(CARD_DISCARDED, hero.seat, card)


def use_why(g: MageKnight, seat: Seat, unit: Unit) -> Why:
    """MK-UNIT-07, MK-COMBAT-115. May the unit be activated?"""
    if unit.wounds:
        return "MK-WOUND-05"
    if unit.spent:
        return "MK-UNIT-07"
    if g.fight is not None and g.fight.no_units and not unit.under_bonds and IN_COMBAT >> g.phase & 1:
        return "MK-COMBAT-115"
    return OK


def ability_why(g: MageKnight, seat: Seat, kind: str, k: int) -> Why:
    """MK-UNIT-08. The ability must suit the moment, and its mana be at hand."""
    ability = kinds()[kind].abilities[k]
    why = ability.effect.why_not(g, seat)
    if why != OK or ability.mana == NONE:
        return why
    return mana_why(g, seat, ability.mana)


@final
class UseUnit(Verb[MageKnight]):
    """MK-UNIT-07. Activate a ready, unwounded unit for one of its abilities."""

    NAME: ClassVar[str] = "unit"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for i, unit in enumerate(g.heroes[seat].units):
            why = use_why(g, seat, unit)
            if why == OK:
                for k in range(len(kinds()[unit.kind].abilities)):
                    why = ability_why(g, seat, unit.kind, k)
                    if why == OK:
                        break
            menu.offer(why, option("unit", str(i)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        if g.fight is not None:
            g.fight.began = True
        return Activate(seat, g.heroes[seat].units[int(refs[0])].kind, int(refs[0]))


USE_UNIT: Final = UseUnit()


@final
class ChooseAbility(AskSeat[MageKnight]):
    """MK-UNIT-07. Exactly one ability."""

    RULE: ClassVar[str] = "MK-UNIT-07"
    PROMPT: ClassVar[str] = "choose-ability"

    def __init__(self, seat: Public[int], kind: Public[str], ability: Public[int] = NONE) -> None:
        super().__init__(seat)
        self.kind = kind
        self.ability = ability

    def open(self, g: MageKnight) -> bool:
        return self.ability == NONE

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("unit", self.kind),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for k in range(len(kinds()[self.kind].abilities)):
            menu.offer(ability_why(g, self.seat, self.kind, k), option("ability", str(k)))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.ability = int(option.refs[0])
        return None


@final
class Activate(Steps[MageKnight]):
    """MK-UNIT-07, 08. Choose an ability, pay for it, carry it out; the unit is spent. `unit` NONE: one that is
    only borrowed from the offer."""

    RULE: ClassVar[str] = "MK-UNIT-07"
    ORDER: ClassVar[tuple[str, ...]] = ("choose", "pay", "carry_out")

    def __init__(
        self,
        seat: Public[int],
        kind: Public[str],
        unit: Public[int],
        ability: Public[int] = NONE,
        at: Public[str] = "choose",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.kind = kind
        self.unit = unit
        self.ability = ability

    def choose(self, g: MageKnight) -> Frame | None:
        return ChooseAbility(self.seat, self.kind)

    def pay(self, g: MageKnight) -> Frame | None:
        self.ability = g.took(ChooseAbility).ability
        hero = g.heroes[self.seat]
        if self.unit != NONE:
            hero.units[self.unit].spent = True
        hero.now.skills.append(self.kind)  # the turn has begun: its end cannot be announced instead (MK-TURN-10)
        g.tell(UNIT_USED, self.seat, self.kind)
        mana = kinds()[self.kind].abilities[self.ability].mana
        return PayMana(self.seat, [mana], self.kind) if mana != NONE else None

    def carry_out(self, g: MageKnight) -> Frame | None:
        from ..vocabulary.base import Resolving

        ability = kinds()[self.kind].abilities[self.ability]
        return Resolving(self.seat, [ability.effect], self.kind, ability.mana, 0, BY_UNIT, self.unit)
