"""First Reconnaissance (MK-SCEN-01): find the city."""

from __future__ import annotations

from typing import final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Seat, Why

from ...data.hexes import FIRST_CITY
from ...data.tiles import SITE
from ...state import MageKnight
from ...terms import CITY
from ..points import gain_fame
from ..scenario import RULES, ScenarioRule, trigger_end


@final
class FirstReconnaissance(ScenarioRule):
    """MK-SCEN-01-03, 04, 09, 11. Fame for every tile; the city cannot be entered, and ends the game."""

    def tile_revealed(self, g: MageKnight, seat: Seat, tile: int) -> Frame | None:
        gain_fame(g, seat, 1)
        if tile >= FIRST_CITY:
            trigger_end(g)
        return None

    def closed_why(self, g: MageKnight, seat: Seat, hex: int) -> Why:
        return "MK-SCEN-01-03" if SITE[hex] == CITY else OK

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        if g.seats == 1 and not g.ending:
            return ()
        return super().winners(g, scores)


RULES["first_reconnaissance"] = FirstReconnaissance()
