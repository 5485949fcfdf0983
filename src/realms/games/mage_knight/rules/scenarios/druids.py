"""Druid Nights (MK-SCEN-08): mark the glades, and call the spirits at night."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, Why, option

from ...data.hexes import HEX_NAMES
from ...data.options import GLADE_LIMIT
from ...data.ruins import RANDOM_CRYSTAL
from ...data.scenarios import EPIC
from ...data.tiles import SITE
from ...events import GLADE_MARKED, GLADES_CLEARED, INCANTATION, SHIELD_REPLACED, TOKEN_REVEALED
from ...state import Hero, MageKnight
from ...terms import (
    AFTERWARDS,
    BROWN_BACK,
    FORTIFIED_SITES,
    MAGICAL_GLADE,
    MONASTERY,
    MOVEMENT,
    NONE,
    RED_BACK,
    VILLAGE,
)
from .. import battle, tokens
from ..ground import burned, heroes_on
from ..scenario import RULES, Progress
from .goals import GoalScenario

SUMMONED: Final = ((BROWN_BACK,), (RED_BACK,), (BROWN_BACK, RED_BACK))
"""MK-SCEN-08-05, 09, 13. By night: who comes for each marked glade; and so many crystals come with them."""
INHABITED: Final = (VILLAGE, MONASTERY, *FORTIFIED_SITES)


def last_night(g: MageKnight) -> int:
    return 3 if EPIC in g.switches else 2


def most_shields(g: MageKnight) -> int:
    """MK-SCEN-08-12. How many shields a glade holds."""
    if GLADE_LIMIT not in g.switches:
        return g.seats
    return 1 if g.seats == 2 else 2


def on_glade(g: MageKnight, hex: int) -> list[Seat]:
    """Whose shields lie on a glade."""
    return [hero.seat for hero in g.heroes if hex in hero.marked]


def mark_why(g: MageKnight, seat: Seat, hex: int) -> Why:
    """MK-SCEN-08-04. Once on each glade; not beside another hero, which would be an attack (MK-MOVE-34)."""
    if hex in g.heroes[seat].marked:
        return "MK-SCEN-08-04"
    return "MK-MOVE-36" if heroes_on(g, hex, seat) else OK


def glade_here(g: MageKnight, seat: Seat) -> int:
    """The glade on which the movement ends, or has ended in a fight, or NONE. A rest is no movement."""
    hero = g.heroes[seat]
    ended = g.phase == MOVEMENT or hero.now.moved or hero.now.acted
    return hero.hex if ended and hero.hex != NONE and SITE[hero.hex] == MAGICAL_GLADE else NONE


def is_full(g: MageKnight, seat: Seat, hex: int) -> bool:
    """MK-SCEN-08-12. Must another's shield go before this hero's can come?"""
    there = on_glade(g, hex)
    return seat not in there and len(there) >= most_shields(g)


def mark(g: MageKnight, hero: Hero) -> None:
    """A shield on the glade; the movement is over."""
    hero.marked = hero.marked + (hero.hex,)
    hero.now.moved = True
    hero.now.move = 0
    g.phase = AFTERWARDS  # in which nothing can be played that moves a hero
    g.tell(GLADE_MARKED, hero.seat, HEX_NAMES[hero.hex])


@final
class Mark(Verb[MageKnight]):
    """MK-SCEN-08-04. End the movement on a glade and put a shield there."""

    NAME: ClassVar[str] = "mark"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = glade_here(g, seat)
        if hex != NONE and not is_full(g, seat, hex):
            menu.offer(mark_why(g, seat, hex), option("mark"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        mark(g, g.heroes[seat])
        return None


@final
class Displace(Verb[MageKnight]):
    """MK-SCEN-08-12. On a full glade the own shield comes in the place of another hero's."""

    NAME: ClassVar[str] = "displace"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = glade_here(g, seat)
        if hex != NONE and is_full(g, seat, hex):
            for other in on_glade(g, hex):
                menu.offer(mark_why(g, seat, hex), option("displace", g.heroes[other].name))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        for other in g.heroes:
            if other.name == refs[0]:
                other.marked = tuple([hex for hex in other.marked if hex != hero.hex])
                g.tell(SHIELD_REPLACED, seat, other.seat, HEX_NAMES[hero.hex])
        mark(g, hero)
        return None


def incantation_why(g: MageKnight, seat: Seat) -> Why:
    """MK-SCEN-08-05. Once a night, not among people, and not without a marked glade."""
    hero = g.heroes[seat]
    inhabited = SITE[hero.hex] in INHABITED and not burned(g, hero.hex)
    if hero.incantation > g.nights or inhabited or not hero.marked:
        return "MK-SCEN-08-05"
    return "MK-MOVE-36" if heroes_on(g, hero.hex, seat) else OK


@final
class Incantation(Verb[MageKnight]):
    """MK-SCEN-08-05 to 07, 09, 13. Call enemies and fight them for twice their fame, and for crystals."""

    NAME: ClassVar[str] = "incantation"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        if g.night and g.nights < last_night(g) and g.heroes[seat].hex != NONE:
            menu.offer(incantation_why(g, seat), option("incantation"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        hero.incantation = g.nights + 1
        g.tell(INCANTATION, seat, len(hero.marked))
        battle.face(g, seat, "incantation", hero.hex)
        for _ in hero.marked:
            called = [summon(g, back) for back in SUMMONED[g.nights]]
            if any(called):
                hero.now.gains.extend([RANDOM_CRYSTAL] * (g.nights + 1))
        battle.end_movement(g, "fight")
        return None


def summon(g: MageKnight, back: int) -> bool:
    """One enemy out of nowhere joins the fight; False if there is none left."""
    assert g.fight is not None
    token = tokens.draw(g, back)
    if token == "":
        return False
    called = battle.foe(token, NONE)
    called.double_fame = True
    g.fight.foes.append(called)
    g.tell(TOKEN_REVEALED, token, HEX_NAMES[g.fight.hex])
    return True


MARKING: Final[tuple[Verb[MageKnight], ...]] = (Mark(), Displace())
VERBS: Final[tuple[Verb[MageKnight], ...]] = (*MARKING, Incantation())


@final
class DruidNights(GoalScenario):
    """MK-SCEN-08. Two nights, or three; the goal is the incantation of the last."""

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return VERBS

    def after_verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return MARKING

    def round_ends(self, g: MageKnight) -> Frame | None:
        """MK-SCEN-08-08, 10, 13. After a night the shields leave the glades; after the last the game is over."""
        if g.night:
            g.nights += 1
            for hero in g.heroes:
                hero.marked = ()
            g.tell(GLADES_CLEARED)
            g.ending = g.ending or g.nights >= last_night(g)
        return None

    def reached(self, g: MageKnight) -> bool:
        """MK-SCEN-08-10."""
        return all(hero.incantation == last_night(g) for hero in g.heroes)

    def progress(self, g: MageKnight) -> Progress:
        return "magical_glade", len([hero for hero in g.heroes if hero.incantation > g.nights]), g.seats

    def alone_won(self, g: MageKnight) -> bool:
        """The end of the last night ends the game as well, but it is not the goal."""
        return self.reached(g)


RULES["druid_nights"] = DruidNights()
