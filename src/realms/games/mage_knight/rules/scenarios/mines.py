"""Mines Liberation (MK-SCEN-07): drive the enemies out of the mines."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Refs, Seat, Why, option

from ...data.hexes import FIRST_CORE
from ...data.tiles import SITE, SITE_COLOUR
from ...state import MageKnight
from ...terms import BROWN_BACK, GREEN_BACK, MINE, NONE, RED_BACK
from .. import battle, tokens
from ..ground import heroes_on
from ..mana import gain_crystal
from ..points import change_reputation
from ..scenario import RULES, Progress, Row
from ..scoring import judged
from .goals import GoalScenario, all_revealed

MINE_POINTS: Final = 4
CORE_MINE_POINTS: Final = 7


def in_core(hex: int) -> bool:
    return hex >= 7 * FIRST_CORE


def mines(g: MageKnight) -> list[int]:
    """Those on the map."""
    return [hex for hex in sorted(g.land.at.values()) if SITE[hex] == MINE]


def freed_by(g: MageKnight, seat: Seat) -> list[int]:
    """The mines a hero has liberated."""
    return [hex for hex, owner in g.shields.items() if owner == seat and SITE[hex] == MINE]


def mine_points(g: MageKnight, seat: Seat) -> int:
    """MK-SCEN-07-11."""
    return sum([CORE_MINE_POINTS if in_core(hex) else MINE_POINTS for hex in freed_by(g, seat)])


def liberate_why(g: MageKnight, seat: Seat, hex: int) -> Why:
    return "MK-MOVE-36" if heroes_on(g, hex, seat) else OK


@final
class Liberate(Verb[MageKnight]):
    """MK-SCEN-07-05. Go down into the mine one stands on and fight who holds it."""

    NAME: ClassVar[str] = "liberate"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = g.heroes[seat].hex
        if hex != NONE and SITE[hex] == MINE and hex not in g.shields:
            menu.offer(liberate_why(g, seat, hex), option("liberate"))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hex = g.heroes[seat].hex
        battle.face(g, seat, "adventure", hex)
        assert g.fight is not None
        g.fight.dark = True
        if hex in g.owed:
            g.owed = tuple([other for other in g.owed if other != hex])
            tokens.lay_open(g, BROWN_BACK, hex)
        tokens.reveal(g, hex)
        for token in tokens.open_at(g, hex):
            g.fight.foes.append(battle.foe(token, hex))
        battle.end_movement(g, "fight")
        return None


VERBS: Final[tuple[Verb[MageKnight], ...]] = (Liberate(),)


@final
class MinesLiberation(GoalScenario):
    """MK-SCEN-07. Every mine is held by two enemies; whoever drives out the last frees it."""

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return VERBS

    def site_revealed(self, g: MageKnight, hex: int) -> None:
        """MK-SCEN-07-04, 09. One enemy that is seen, and one that is not; if there is none left it comes later."""
        if SITE[hex] == MINE:
            tokens.lay_open(g, RED_BACK if in_core(hex) else GREEN_BACK, hex)
            tokens.lay_down(g, BROWN_BACK, hex)
            if not tokens.hidden_at(g, hex):
                g.owed = g.owed + (hex,)

    def site_conquered(self, g: MageKnight, seat: Seat, hex: int) -> None:
        """MK-SCEN-07-06. The miners are grateful."""
        if SITE[hex] == MINE:
            change_reputation(g, seat, 2 if in_core(hex) else 1)

    def mine_works(self, g: MageKnight, hex: int) -> bool:
        """MK-SCEN-07-07."""
        return hex in g.shields

    def round_begins(self, g: MageKnight) -> None:
        """MK-SCEN-07-08. Each mine sends a crystal to who freed it."""
        for hero in g.heroes:
            for hex in freed_by(g, hero.seat):
                gain_crystal(g, hero.seat, SITE_COLOUR[hex], else_token=False)

    def reached(self, g: MageKnight) -> bool:
        """MK-SCEN-07-10."""
        return all_revealed(g) and all(hex in g.shields for hex in mines(g))

    def progress(self, g: MageKnight) -> Progress:
        return "mine", len([hex for hex in mines(g) if hex in g.shields]), len(mines(g))

    def goal_rows(self, g: MageKnight) -> list[Row]:
        """MK-SCEN-07-11."""
        points = [mine_points(g, hero.seat) for hero in g.heroes]
        return judged(g, "mines", points, ("title-mines", 5, 2))


RULES["mines_liberation"] = MinesLiberation()
