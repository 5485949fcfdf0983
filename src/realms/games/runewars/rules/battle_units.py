"""What units do for each orb (RW-UNIT), at once (RW-BATTLE-28): one small rule a type."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskOnce

from ..data.fate import FATE
from ..data.units import UNITS
from ..events import UNITS_RAISED
from ..state import Runewars
from ..terms import DAMAGE as DAMAGE_CELL, NOBODY, ORB, ROUT
from .armies import figures_left
from .battle_lines import (
    GONE,
    LAY_SIEGE,
    ROUTED,
    STANDING,
    UNDECIDED,
    BattleLines,
    Drawn,
    Fighter,
    battle_of,
    fall,
)
from .battle_picks import DAMAGE, ROUTS, befalls, fighter_option, pick
from .fate import draw_fate
from .hands import draw_tactics
from .retreat import retreat


def foe(side: int) -> int:
    return 1 - side


def add_units(g: Runewars, lines: BattleLines, side: int, unit: str, n: int) -> None:
    """RW-BATTLE-13. Units of the supply come into the battle, as many as there are."""
    n = min(n, figures_left(g, unit))
    for _ in range(n):
        lines.sides[side].fighters.append(Fighter(unit, 0, STANDING))
    if n > 0:
        g.tell(UNITS_RAISED, unit, n)


def read_card(lines: BattleLines, side: int, card: str) -> None:
    """RW-BATTLE-07. The cell of the drawing type's shape counts for the steps to come."""
    army = lines.sides[side]
    cell = FATE[card].cells[UNITS[army.kind].base]
    army.cards.append(card)
    army.read.append(Drawn(army.kind, card, UNDECIDED if cell.n else 0))
    if cell.kind == ORB:
        army.orbs += cell.n
    elif cell.kind == ROUT:
        army.routs += cell.n
    elif cell.kind == DAMAGE_CELL:
        army.damage += cell.n


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """RW-BATTLE-08. One orb of a type on `side`. Stateless; `then` is what follows when `orb` is carried out."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        raise NotImplementedError

    def then(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        return None


@final
class OfDeed(Ability):
    """Fighters of the other side are picked: by its own player, or by the one who drew the orb."""

    def __init__(self, deed: str, n: int, *, by_me: bool = False) -> None:
        self.deed: Final = deed
        self.n: Final = n
        self.by_me: Final = by_me

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        chooser = lines.sides[side if self.by_me else foe(side)].decider
        return pick(g, lines, chooser, foe(side), self.deed, self.n)


@final
class Command(Ability):
    """RW-UNIT-12."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        return befalls(g, lines, foe(side), ROUTS, 1)

    def then(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        return draw_tactics(g, lines.sides[side].seat, 1)


@final
class ValiantStrike(Ability):
    """RW-UNIT-13. Once more if nobody was destroyed."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        lines.sides[side].mark = len(lines.sides[foe(side)].taking_part())
        return befalls(g, lines, foe(side), DAMAGE, 1)

    def then(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        alive = len(lines.sides[foe(side)].taking_part())
        return befalls(g, lines, foe(side), DAMAGE, 1) if alive == lines.sides[side].mark else None


@final
class LaySiege(Ability):
    """RW-UNIT-14."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        bonus = lines.sides[side].bonus
        bonus[LAY_SIEGE] = bonus.get(LAY_SIEGE, 0) + 2
        return None


@final
class WordOfVaal(Ability):
    """RW-UNIT-23, RW-BATTLE-30. Whom its player picks leaves at once."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        lines.sides[foe(side)].mark = NOBODY
        return befalls(g, lines, foe(side), "word_of_vaal", 1)

    def then(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        other = lines.sides[foe(side)]
        if other.mark == NOBODY:
            return None
        return retreat(g, other.seat, lines.area, [other.fighters[other.mark].unit], [])


@final
class Overpower(Ability):
    """RW-UNIT-24. Where nobody is damaged or routed, it is 1 damage."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        if weakened(lines, foe(side)):
            return OverpowerChoice(lines.sides[side].decider, side)
        return befalls(g, lines, foe(side), DAMAGE, 1)


def weakened(lines: BattleLines, side: int) -> list[int]:
    """Damaged units and those routed in the battle."""
    army = lines.sides[side]
    return [i for i in army.taking_part() if army.fighters[i].damage > 0 or army.fighters[i].state == ROUTED]


@final
class OverpowerChoice(AskOnce[Runewars]):
    """RW-UNIT-24. Destroy one of these, or 1 damage."""

    RULE: ClassVar[str] = "RW-UNIT-24"
    PROMPT: ClassVar[str] = "rw-overpower"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def choices(self, g: Runewars, menu: Decision) -> None:
        lines = battle_of(g)
        army = lines.sides[foe(self.side)]
        for i in army.kinds(weakened(lines, foe(self.side))):
            menu.offer(OK, fighter_option("destroy_fighter", army.fighters[i]))
        menu.offer(OK, option("overpower"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        lines = battle_of(g)
        if option.verb == "overpower":
            return befalls(g, lines, foe(self.side), DAMAGE, 1)
        army = lines.sides[foe(self.side)]
        for i in weakened(lines, foe(self.side)):
            if fighter_option(option.verb, army.fighters[i]).key == option.key:
                fall(g, lines, army.fighters[i])
                break
        return None


@final
class RaiseDead(Ability):
    """RW-UNIT-32."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        add_units(g, lines, side, "reanimate", 2)
        return None


@final
class Overrun(Ability):
    """RW-UNIT-33."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        enough = lines.sides[side].standing("reanimate") > 2
        return befalls(g, lines, foe(side), DAMAGE, 2) if enough else None


@final
class Intimidate(Ability):
    """RW-UNIT-34."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        return befalls(g, lines, foe(side), ROUTS, min(3, lines.sides[side].types()))


@final
class Toughness(Ability):
    """RW-UNIT-41, 51, RW-BATTLE-29. Health until the battle ends; more orbs add nothing."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        army = lines.sides[side]
        if army.kind not in army.tough:
            army.tough.append(army.kind)
        return None


@final
class Fury(Ability):
    """RW-UNIT-42. Asked only where there is somebody to give and somebody to harm."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        able = lines.sides[side].standing("berserker") > 0 and lines.sides[foe(side)].taking_part()
        return FuryChoice(lines.sides[side].decider, side) if able else None


@final
class FuryChoice(AskOnce[Runewars]):
    """RW-UNIT-42. A standing Berserker for 2 damage?"""

    RULE: ClassVar[str] = "RW-UNIT-42"
    PROMPT: ClassVar[str] = "rw-fury"

    def __init__(self, seat: Public[int], side: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.side = side

    def choices(self, g: Runewars, menu: Decision) -> None:
        menu.offer(OK, option("fury"))
        menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "pass":
            return None
        lines = battle_of(g)
        for f in lines.sides[self.side].fighters:
            if f.state == STANDING and f.unit == "berserker":
                fall(g, lines, f)
                break
        return befalls(g, lines, foe(self.side), DAMAGE, 2)


@final
class Ravage(Ability):
    """RW-UNIT-53. The orb of the additional card is 1 damage and no further card, since a Beastman gets only one;
    its flags and damage count with the others of the step."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        return befalls(g, lines, foe(side), DAMAGE, 1)

    def then(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        army = lines.sides[side]
        orbs = army.orbs
        for card in draw_fate(g, army.decider, 1):
            read_card(lines, side, card)
        if army.orbs == orbs:
            return None
        army.orbs = orbs
        army.orb_used()
        return befalls(g, lines, foe(side), DAMAGE, 1)


@final
class Rage(Ability):
    """RW-UNIT-56. The most damaged Giant counts: nobody would choose another."""

    def orb(self, g: Runewars, lines: BattleLines, side: int) -> Frame | None:
        most = 0
        for f in lines.sides[side].fighters:
            if f.unit == "giant" and f.state != GONE:
                most = max(most, f.damage)
        return befalls(g, lines, foe(side), DAMAGE, most)


ABILITIES: Final[dict[str, Ability]] = {
    "bowman": OfDeed("concentrated_fire", 1),
    "knight": Command(),
    "footman": ValiantStrike(),
    "siege_tower": LaySiege(),
    "archer": OfDeed("crack_shot", 1, by_me=True),
    "pegasus_rider": OfDeed("charge", 2, by_me=True),
    "sorceress": WordOfVaal(),
    "warrior": Overpower(),
    "skeleton_archer": OfDeed("mortal_strike", 1),
    "necromancer": RaiseDead(),
    "reanimate": Overrun(),
    "dark_knight": Intimidate(),
    "flesh_ripper": Toughness(),
    "berserker": Fury(),
    "warlock": OfDeed("rain_fire", 2),
    "chaos_lord": OfDeed("terrifying", 2, by_me=True),
    "sorcerer": Toughness(),
    "razorwing": OfDeed("stun", 1),
    "beastman": Ravage(),
    "hellhound": OfDeed("burning", 2),
    "dragon": OfDeed("flaming_breath", 3, by_me=True),
    "giant": Rage(),
}
"""By unit type."""
