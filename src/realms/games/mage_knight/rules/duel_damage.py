"""Damage in a hero battle (MK-PVP-24 to 27, 33, 34): the attacker says what becomes of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import DONE, AskSeat

from ..data import tracks
from ..data.cards import CARDS
from ..data.hexes import HEX, HEX_NAMES
from ..events import CARD_STOLEN, DRIVEN_OFF
from ..state import Hero, MageKnight
from ..terms import ARTIFACT, MELEE_PHASE
from ..vocabulary import lasting
from . import units
from .cards import take_wounds
from .duel import elements, resisted, retreats, rival_of, sides
from .duel_aims import unit_armour, unit_resists
from .movement import arrive

THEFT: Final = 5
"""MK-PVP-33. The damage an artifact costs."""
PILES: Final = ("discard", "played")


def unit_cost(g: MageKnight, owner: Seat, i: int) -> int:
    """MK-PVP-25, MK-ABIL-41. Its armour, twice if it resists any element of the attack."""
    armour = unit_armour(g, owner, i)
    return 2 * armour if resisted(unit_resists(g, owner, i), elements(g)) else armour


def artifacts_in(pile: list[str]) -> list[str]:
    return sorted({card for card in pile if CARDS[card].kind == ARTIFACT})


def pile_of(hero: Hero, name: str) -> list[str]:
    return hero.discard if name == "discard" else hero.played


@final
class HeroDamage(AskSeat[MageKnight]):
    """MK-PVP-24, 27. The attacker spends the damage as long as it buys something; the rest may be left."""

    RULE: ClassVar[str] = "MK-PVP-24"
    PROMPT: ClassVar[str] = "hero-damage"

    def __init__(self, seat: Public[int], left: Public[int]) -> None:
        super().__init__(seat)
        self.left = left

    def rival(self, g: MageKnight) -> Seat:
        return rival_of(sides(g)[1], self.seat)

    def open(self, g: MageKnight) -> bool:
        """MK-PVP-27. Damage that buys nothing is lost."""
        if self.left <= 0:
            return False
        menu = Decision(self.seat, self.PROMPT, self.RULE)
        self.targets(g, menu)
        return bool(menu.options)

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.left),)

    def enough(self, price: int, rule: Why) -> Why:
        return OK if self.left >= price else rule

    def choices(self, g: MageKnight, menu: Decision) -> None:
        self.targets(g, menu)
        menu.offer(OK, DONE)

    def targets(self, g: MageKnight, menu: Decision) -> None:
        rival = g.heroes[self.rival(g)]
        for i in range(len(rival.units)):
            menu.offer(self.unit_why(g, rival, i), option("unit", str(i)))
        menu.offer(self.enough(tracks.ARMOUR[rival.level], "MK-PVP-26"), option("hero"))
        if sides(g)[1].stage == MELEE_PHASE:
            self.thefts(rival, menu)
            for hex, price in retreats(g, rival.seat):
                menu.offer(self.enough(price, "MK-PVP-34"), option("drive", HEX_NAMES[hex]))

    def unit_why(self, g: MageKnight, rival: Hero, i: int) -> Why:
        """MK-PVP-25, 27."""
        if rival.units[i].wounds:
            return "MK-PVP-27"
        if lasting.has(g, lasting.UNITS_SPARED, rival.seat):
            return "MK-COMBAT-71"
        return self.enough(unit_cost(g, rival.seat, i), "MK-PVP-25")

    def thefts(self, rival: Hero, menu: Decision) -> None:
        """MK-PVP-33. Artifacts that lie open, and banners of wounded units."""
        why = self.enough(THEFT, "MK-PVP-33")
        for name in PILES:
            for card in artifacts_in(pile_of(rival, name)):
                menu.offer(why, option("rob", card, name))
        for unit in rival.units:
            if unit.banner != "":
                menu.offer(why if unit.wounds else "MK-PVP-33", option("rob", unit.banner, "units"))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        rival = g.heroes[self.rival(g)]
        if option.verb == "unit":
            i = int(option.refs[0])
            self.left -= unit_cost(g, rival.seat, i)
            units.wound(g, rival.seat, i)
        elif option.verb == "hero":
            self.left -= tracks.ARMOUR[rival.level]
            take_wounds(g, rival, 1)
            units.knock_out(g, rival.seat)
        elif option.verb == "rob":
            self.left -= THEFT
            rob(g, g.heroes[seat], rival, option.refs[0], option.refs[1])
        else:
            self.left = 0
            if option.verb == "drive":
                drive_off(g, rival.seat, HEX[option.refs[0]])
        return None


def rob(g: MageKnight, thief: Hero, rival: Hero, card: str, place: str) -> None:
    """MK-PVP-33. Into the discard pile of the attacker."""
    if place == "units":
        for unit in rival.units:
            if unit.banner == card:
                unit.banner = ""
                unit.banner_used = False
    else:
        pile_of(rival, place).remove(card)
    thief.discard.append(card)
    g.tell(CARD_STOLEN, thief.seat, rival.seat, card)


def drive_off(g: MageKnight, seat: Seat, hex: int) -> None:
    """MK-PVP-34. The hero is put on the hex; nothing is provoked, and the battle is over."""
    sides(g)[1].loser = seat
    g.tell(DRIVEN_OFF, seat, HEX_NAMES[hex])
    arrive(g, seat, hex)
