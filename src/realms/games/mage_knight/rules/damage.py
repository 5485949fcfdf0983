"""The damage phase (MK-COMBAT-70 to 84): attacks that were not blocked, assigned one after the other."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data import tracks
from ..data.enemies import ASSASSINATION, PARALYZE, VAMPIRIC
from ..events import DAMAGE_DEALT, POISONED
from ..state import MageKnight, Unit
from ..terms import RESISTANCE_TO, WOUND
from ..vocabulary import lasting
from . import units
from .cards import take_wounds
from .deeds import PLAY_A_CARD
from .foes import DEALT, attack_element, attack_value, brutal, enemy, open_attacks, poisonous
from .healing import MELT
from .offers import LEARN
from .skills import GIVE_BACK, USE_SKILL
from .tactics import USE_TACTIC
from .units import USE_UNIT

SPECIAL_VERBS: Final = (PLAY_A_CARD, USE_UNIT, USE_SKILL, GIVE_BACK, USE_TACTIC, LEARN, MELT)
"""MK-COMBAT-14, 20. What may be done in every phase of a fight, if it suits the phase."""


@final
class Hurt(AskSeat[MageKnight]):
    """MK-COMBAT-70. The player says which attack strikes next; special effects may be played between."""

    RULE: ClassVar[str] = "MK-COMBAT-70"
    PROMPT: ClassVar[str] = "take-damage"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: MageKnight) -> bool:
        return g.fight is not None and bool(open_attacks(g.fight))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        assert g.fight is not None
        for i, j in open_attacks(g.fight):
            menu.offer(OK, option("damage", str(i), str(j)))
        for verb in SPECIAL_VERBS:
            verb.offer(g, self.seat, menu)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        for verb in SPECIAL_VERBS:
            if option.verb == verb.NAME:
                return verb.do(g, seat, option.refs)
        assert g.fight is not None
        i, j = int(option.refs[0]), int(option.refs[1])
        foe = g.fight.foes[i]
        foe.attacks[j] = DEALT
        n = attack_value(foe, j) * (2 if brutal(foe, j) else 1)
        return Assign(seat, i, j, n)


@final
class Assign(AskSeat[MageKnight]):
    """MK-COMBAT-71 to 77. The damage of one attack goes to unwounded units, the rest to the hero."""

    RULE: ClassVar[str] = "MK-COMBAT-71"
    PROMPT: ClassVar[str] = "assign-damage"

    def __init__(self, seat: Public[int], foe: Public[int], attack: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.foe = foe
        self.attack = attack
        self.left = left

    def unit_why(self, g: MageKnight, unit: Unit) -> Why:
        """MK-COMBAT-71, 76, 115, MK-ABIL-14."""
        fight = g.fight
        assert fight is not None
        if enemy(fight.foes[self.foe]).abilities & ASSASSINATION:
            return "MK-ABIL-14"
        if fight.no_units and not unit.under_bonds:
            return "MK-COMBAT-115"
        if lasting.has(g, lasting.UNITS_SPARED, self.seat):
            return "MK-COMBAT-71"
        if unit.wounds:
            return "MK-WOUND-05"
        return "MK-COMBAT-76" if unit.resisted else OK

    def settle(self, g: MageKnight) -> Frame | None:
        if self.left > 0 and all(self.unit_why(g, unit) != OK for unit in g.heroes[self.seat].units):
            self.hit_hero(g)
        return None

    def open(self, g: MageKnight) -> bool:
        return self.left > 0

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        assert g.fight is not None
        return (("n", self.left), ("enemy", g.fight.foes[self.foe].token))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for k, unit in enumerate(g.heroes[self.seat].units):
            menu.offer(self.unit_why(g, unit), option("unit", str(k)))
        menu.offer(OK, option("hero"))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "hero":
            self.hit_hero(g)
        else:
            self.hit_unit(g, int(option.refs[0]))
        return None

    def hit_unit(self, g: MageKnight, k: int) -> None:
        """MK-COMBAT-73 to 75, 81, 82. A resistance takes the armour off once without a wound."""
        fight = g.fight
        assert fight is not None
        foe = fight.foes[self.foe]
        unit = g.heroes[self.seat].units[k]
        strength = units.armour(g, self.seat, unit)
        bits = RESISTANCE_TO[attack_element(foe, self.attack)]
        if units.resistances(g, self.seat, unit) & bits == bits:
            self.left -= strength
            unit.resisted = True
            if self.left <= 0:
                self.left = 0
                return
        self.left = max(0, self.left - strength)
        if enemy(foe).abilities & VAMPIRIC:
            foe.armour += 1
        if enemy(foe).abilities & PARALYZE:
            units.destroy(g, self.seat, k)
        else:
            units.wound(g, self.seat, k, 2 if poisonous(foe, self.attack) else 1)

    def hit_hero(self, g: MageKnight) -> None:
        """MK-COMBAT-77, 78, 81, 82. A wound into hand for each full or begun armour value."""
        fight = g.fight
        assert fight is not None
        foe = fight.foes[self.foe]
        hero = g.heroes[self.seat]
        armour = tracks.ARMOUR[hero.level]
        n = (self.left + armour - 1) // armour
        g.tell(DAMAGE_DEALT, foe.token, self.left, self.seat)
        self.left = 0
        take_wounds(g, hero, n)
        if poisonous(foe, self.attack):
            hero.discard.extend([WOUND] * n)
            hero.now.wounds_discarded += n
            g.tell(POISONED, self.seat, n)
        if enemy(foe).abilities & VAMPIRIC:
            foe.armour += n
        if enemy(foe).abilities & PARALYZE and n:
            units.drop_hand(g, hero)
        units.knock_out(g, self.seat)
