"""What a duel has: two sides, a round, what each has drawn and taken in it (RW-DUEL-03 to 05)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Part, Steps
from realms.kernel.model import Public, Seat

from ..data.rewards import REWARDS
from ..data.units import UNITS
from ..events import DUEL_HURT
from ..state import Hero, Runewars
from ..terms import CIRCLE, DUEL_HIT
from .areas import left_of
from .heroes import harm, health, hero_of

CARTHOS: Final = "mad_carthos"
BACKBITER: Final = "backbiter"
BLADE_OF_LIGHT: Final = "blade_of_light"
CLOAK: Final = "cloak_of_deception"
SOULBITER: Final = "soulbiter"
SIDES: Final = 2


@final
class Duellist(Part):
    """One side: a hero, or the unit of a quest, whose health only the duel knows."""

    def __init__(
        self,
        name: Public[str],
        seat: Public[int],
        hero: Public[bool],
        health: Public[int],
        damage: Public[int],
        weapon: Public[str],
        armour: Public[str],
        cards: Public[list[str]],
        card: Public[str],
        wounds: Public[int],
        guard: Public[int],
        feat: Public[str],
        used: Public[list[str]],
        fell: Public[bool],
    ) -> None:
        self.name = name
        self.seat = seat  # who draws and decides
        self.hero = hero
        self.health = health  # of a unit
        self.damage = damage  # to a unit
        self.weapon = weapon  # named at the start (RW-DUEL-09)
        self.armour = armour
        self.cards = cards  # drawn in this round
        self.card = card  # the one of them that counts
        self.wounds = wounds  # damage of this round, before anything is prevented
        self.guard = guard  # how much of it is prevented
        self.feat = feat  # the weapon or item used last in this round
        self.used = used  # what is used once a duel
        self.fell = fell


def duellist(name: str, seat: Seat, hero: bool, health: int) -> Duellist:
    return Duellist(name, seat, hero, health, 0, "", "", [], "", 0, 0, "", [], False)


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelLines(Steps[Runewars]):
    """How it goes on is said by `Duel`."""

    def __init__(
        self, area: int, sides: list[Duellist], round: int, turn: int, cancelled: bool, won: bool, at: str
    ) -> None:
        super().__init__(at)
        self.area = area
        self.sides = sides  # the challenger, the challenged
        self.round = round
        self.turn = turn  # the side that is next in a step that both go through
        self.cancelled = cancelled
        self.won = won  # by the challenger

    def ended(self, g: Runewars) -> bool:
        """RW-DUEL-06."""
        return self.cancelled or fallen(g, self.sides[0]) or fallen(g, self.sides[1])


def sides_of(challenger: Hero, challenged: Hero) -> list[Duellist]:
    return [duellist(hero.id, hero.owner, True, 0) for hero in (challenger, challenged)]


def sides_against(g: Runewars, hero: Hero, unit: str) -> list[Duellist]:
    """RW-DUEL-11, 13. A unit that is not on the map; the player to the left draws for it."""
    foe = duellist(unit, left_of(g, hero.owner), False, UNITS[unit].health)
    return [duellist(hero.id, hero.owner, True, 0), foe]


def duel_of(g: Runewars) -> DuelLines:
    """The duel that is fought."""
    lines = g.nearest(DuelLines)
    assert lines is not None
    return lines


def shape_of(d: Duellist) -> str:
    """RW-DUEL-03, 11. The cell of a fate card it reads."""
    return CIRCLE if d.hero else UNITS[d.name].shape


def fallen(g: Runewars, d: Duellist) -> bool:
    if not d.hero:
        return d.damage >= d.health
    hero = hero_of(g, d.name)
    return hero.damage >= health(hero)


def unprevented(d: Duellist) -> int:
    """RW-DUEL-10."""
    return max(0, d.wounds - d.guard)


def hurt(g: Runewars, d: Duellist, n: int) -> None:
    """Damage is dealt; who is dead is looked at by the duel."""
    if d.hero:
        harm(g, hero_of(g, d.name), n)
    elif n > 0:
        d.damage += n
        g.tell(DUEL_HURT, d.name, n)


def carthos_near(g: Runewars, lines: DuelLines, d: Duellist) -> bool:
    """RW-HERO-40. Is he in the area, on this side?"""
    for hero in g.heroes:
        if hero.id == CARTHOS and hero.owner == d.seat and hero.area == lines.area:
            return True
    return False


def start_effects(g: Runewars, lines: DuelLines, d: Duellist) -> list[str]:
    """RW-DUEL-02. What this side may use before the first round."""
    if not d.hero:
        return []
    found = [CLOAK] if d.armour == CLOAK else []
    if carthos_near(g, lines, d):
        found.append(CARTHOS)
    return [effect for effect in found if effect not in d.used]


def shield(d: Duellist) -> str:
    """RW-DUEL-10. The armour that may still prevent damage in this round, or an empty word. Whoever has bitten
    back has taken his wounds."""
    if d.armour == "" or not d.hero or unprevented(d) == 0 or d.armour in d.used or d.feat == BACKBITER:
        return ""
    return d.armour if REWARDS[d.armour].use == DUEL_HIT else ""
