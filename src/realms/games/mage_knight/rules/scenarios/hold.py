"""Conquer and Hold (MK-SCEN-10): keeps and mage towers belong to who took them last, and nothing else counts."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.model import EVERYONE, OK, Seat, Why

from ...data.hexes import SHAPES, TILE
from ...data.options import OPEN_MAP
from ...data.tiles import SITE
from ...state import MageKnight
from ...terms import BLACK, CITY, GOLD, KEEP, MAGE_TOWER, MONASTERY, NO_SITE, VILLAGE
from ..cards import reveal_top
from ..endturn import marked, near_marked
from ..exploring import lay_tile
from ..ground import allied
from ..mana import gain_token
from ..scenario import RULES, Row, ScenarioRule

POINTS: Final[dict[int, int]] = {KEEP: 3, MAGE_TOWER: 2}
STRONGHOLDS: Final[tuple[int, ...]] = (KEEP, MAGE_TOWER)
RECRUITS_LIKE: Final[dict[int, int]] = {KEEP: VILLAGE, MAGE_TOWER: MONASTERY}


def points(g: MageKnight, seat: Seat, site: int) -> int:
    """MK-SCEN-10-15. Victory points for the sites of a kind."""
    return POINTS[site] * len(marked(g, seat, site))


def points_of_ally(g: MageKnight, seat: Seat) -> int:
    """What the other hero of the team has; a team wins with the points of both."""
    return sum([points(g, other, site) for other in range(g.seats) if allied(g, seat, other) for site in POINTS])


@final
class ConquerAndHold(ScenarioRule):
    """MK-SCEN-10-02 to 16."""

    def prepare(self, g: MageKnight) -> None:
        """MK-SCEN-10-03. Everybody knows which tiles are in the game."""
        g.box.seen = g.core_box.seen = EVERYONE

    def set_up(self, g: MageKnight) -> None:
        """MK-SCEN-10-16."""
        if OPEN_MAP in g.switches:
            shape = SHAPES[g.shape]
            for at in shape.fixed:
                lay_tile(g, TILE[reveal_top(g, g.tiles)], at)
            for at in shape.fixed_core:
                lay_tile(g, TILE[reveal_top(g, g.core_tiles)], at)

    def closed_why(self, g: MageKnight, seat: Seat, hex: int) -> Why:
        return "MK-SCEN-10-04" if SITE[hex] == CITY else OK

    def elites_offered(self, g: MageKnight) -> bool:
        """MK-SCEN-10-06. In the second half of the rounds."""
        return 2 * g.round > g.rounds

    def recruits_like(self, g: MageKnight, site: int) -> int:
        """MK-SCEN-10-07."""
        return RECRUITS_LIKE.get(site, NO_SITE)

    def assault_reputation(self, g: MageKnight, hex: int) -> int:
        """MK-SCEN-10-08."""
        return 0

    def owned_sites(self, g: MageKnight) -> tuple[int, ...]:
        """MK-SCEN-10-09, 10. Mage towers as well as keeps."""
        return STRONGHOLDS

    def new_defenders(self, g: MageKnight) -> int:
        """MK-SCEN-10-13. One more with every day."""
        return (g.round + 1) // 2

    def turn_begins(self, g: MageKnight, seat: Seat) -> None:
        """MK-SCEN-10-11, 14. In or next to an own tower, or an ally's: a mana for each own tower."""
        if near_marked(g, g.heroes[seat], MAGE_TOWER):
            for _ in marked(g, seat, MAGE_TOWER):
                gain_token(g, seat, BLACK if g.night else GOLD)

    def fame_counts(self, g: MageKnight) -> bool:
        return False

    def rows(self, g: MageKnight) -> list[Row]:
        seats = range(g.seats)
        found: list[Row] = [
            ("keeps", tuple([points(g, seat, KEEP) for seat in seats])),
            ("towers", tuple([points(g, seat, MAGE_TOWER) for seat in seats])),
        ]
        if g.teams:
            found.append(("allies", tuple([points_of_ally(g, seat) for seat in seats])))
        return found

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        """MK-SCEN-10-15. A tie has no winner."""
        best = super().winners(g, scores)
        rivals = [seat for seat in best if seat != best[0] and not allied(g, seat, best[0])]
        return () if rivals else best


RULES["conquer_and_hold"] = ConquerAndHold()
