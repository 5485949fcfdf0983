"""Dungeon Lords (MK-SCEN-09): take the dungeons and tombs, the secret ones as well."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import AskSeat

from ...data.hexes import HEX, HEX_NAMES
from ...data.tiles import sites_of
from ...events import SECRET_SITE
from ...state import MageKnight
from ...terms import (
    BROWN_BACK,
    DUNGEON,
    LAKE,
    MONASTERY,
    NO_SITE,
    NONE,
    RED_BACK,
    SEA,
    SITES,
    SWAMP,
    TOMB,
    VILLAGE,
)
from .. import tokens
from ..ground import normally_accessible, site_at, terrain
from ..movement import arrive
from ..scenario import RULES, Progress, Title
from .goals import GoalScenario, all_revealed

DUNGEON_POINTS: Final = 4
TUNNEL_COST: Final = 2
WATER: Final = (SWAMP, LAKE, SEA)


def is_dungeon(g: MageKnight, hex: int) -> bool:
    return site_at(g, hex) in (DUNGEON, TOMB)


def dungeons(g: MageKnight) -> list[int]:
    """Dungeons and tombs on the map."""
    return [hex for hex in sorted(g.land.at.values()) if is_dungeon(g, hex)]


def hiding_places(g: MageKnight, hex: int) -> list[int]:
    """MK-SCEN-09-04. Where beside a village or a monastery there may be a secret entrance."""
    found: list[int] = []
    for near in g.land.near[hex]:
        if site_at(g, near) == NO_SITE and normally_accessible(g, near) and terrain(g, near) != SWAMP:
            found.append(near)
    return found


@final
class HideEntrances(AskSeat[MageKnight]):
    """MK-SCEN-09-04, 06. Who reveals villages and monasteries says where the secret sites beside them are."""

    RULE: ClassVar[str] = "MK-SCEN-09-04"
    PROMPT: ClassVar[str] = "secret-site"

    def __init__(self, seat: Public[int], villages: Public[list[int]]) -> None:
        super().__init__(seat)
        self.villages = villages  # villages and monasteries without a secret site yet

    def settle(self, g: MageKnight) -> Frame | None:
        while self.villages and not hiding_places(g, self.villages[0]):
            del self.villages[0]
        return None

    def open(self, g: MageKnight) -> bool:
        return bool(self.villages)

    def kind(self, g: MageKnight) -> int:
        return DUNGEON if site_at(g, self.villages[0]) == VILLAGE else TOMB

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("site", SITES[self.kind(g)]), ("hex", HEX_NAMES[self.villages[0]]))

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for hex in hiding_places(g, self.villages[0]):
            menu.offer(OK, option("secret", HEX_NAMES[hex]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        hex, kind = HEX[option.refs[0]], self.kind(g)
        del self.villages[0]
        if kind == DUNGEON:
            g.secret_dungeons = g.secret_dungeons + (hex,)
        else:
            g.secret_tombs = g.secret_tombs + (hex,)
        g.tell(SECRET_SITE, seat, SITES[kind], HEX_NAMES[hex])
        guard(g, hex)
        return None


def guard(g: MageKnight, hex: int) -> None:
    """MK-SCEN-09-05, 06. A new enemy waits in a secret dungeon or tomb."""
    tokens.lay_down(g, BROWN_BACK if site_at(g, hex) == DUNGEON else RED_BACK, hex)


def tunnels(g: MageKnight, hex: int) -> dict[int, int]:
    """MK-SCEN-09-08. The conquered dungeons and tombs within reach under the ground, with their prices."""
    if not is_dungeon(g, hex) or hex not in g.shields:
        return {}
    far: dict[int, int] = {hex: 0}
    edge = [hex]
    while edge:
        further: list[int] = []
        for here in edge:
            for near in g.land.near[here]:
                if near not in far and terrain(g, near) not in WATER:
                    far[near] = far[here] + 1
                    further.append(near)
        edge = further
    return {at: TUNNEL_COST + far[at] for at in dungeons(g) if at in g.shields and at in far and at != hex}


def tunnel_why(g: MageKnight, seat: Seat, price: int) -> Why:
    return OK if g.heroes[seat].now.move >= price else "MK-MOVE-05"


@final
class Tunnel(Verb[MageKnight]):
    """MK-SCEN-09-08. From one conquered dungeon or tomb to another; nobody above the ground notices."""

    NAME: ClassVar[str] = "tunnel"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hex = g.heroes[seat].hex
        if hex != NONE and hex in g.shields:
            for there, price in tunnels(g, hex).items():
                menu.offer(tunnel_why(g, seat, price), option("tunnel", HEX_NAMES[there]))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero, there = g.heroes[seat], HEX[refs[0]]
        hero.now.move -= tunnels(g, hero.hex)[there]
        hero.now.moved = True
        arrive(g, seat, there)
        return None


VERBS: Final[tuple[Verb[MageKnight], ...]] = (Tunnel(),)


@final
class DungeonLords(GoalScenario):
    """MK-SCEN-09. Dungeons and tombs count twice, and are connected."""

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return VERBS

    def tile_revealed(self, g: MageKnight, seat: Seat, tile: int) -> Frame | None:
        """MK-SCEN-09-04, 06."""
        found = [hex for hex in sites_of(tile) if site_at(g, hex) in (VILLAGE, MONASTERY)]
        return HideEntrances(seat, found) if found else None

    def passages(self, g: MageKnight, hex: int) -> dict[int, int]:
        return tunnels(g, hex)

    def again_why(self, g: MageKnight, hex: int) -> Why:
        """MK-SCEN-09-07."""
        return "MK-SCEN-09-07"

    def site_held(self, g: MageKnight, hex: int) -> None:
        """MK-SCEN-09-05. Another enemy comes in the place of the one that was not defeated."""
        if hex in g.secret_dungeons or hex in g.secret_tombs:
            guard(g, hex)

    def reached(self, g: MageKnight) -> bool:
        """MK-SCEN-09-09."""
        return all_revealed(g) and all(hex in g.shields for hex in dungeons(g))

    def progress(self, g: MageKnight) -> Progress:
        return "dungeon", len([hex for hex in dungeons(g) if hex in g.shields]), len(dungeons(g))

    def adventure_points(self, g: MageKnight, hex: int) -> int:
        """MK-SCEN-09-10."""
        return DUNGEON_POINTS if is_dungeon(g, hex) else super().adventure_points(g, hex)

    def title(self, g: MageKnight, category: str) -> Title:
        """MK-SCEN-09-10. The greatest dungeon crawler."""
        return ("title-crawler", 5, 2) if category == "adventurer" else super().title(g, category)


RULES["dungeon_lords"] = DungeonLords()
