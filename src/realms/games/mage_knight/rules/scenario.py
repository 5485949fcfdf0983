"""What a scenario changes in the general rules (MK-SCEN): one function a place where it may."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..data.hexes import FIRST_CITY
from ..data.scenarios import SCENARIOS
from ..events import END_TRIGGERED
from ..state import MageKnight
from ..terms import DUMMY, EXPLORING_COST, NONE
from .points import gain_fame


def exploring_cost(g: MageKnight, seat: Seat) -> int:
    """MK-MOVE-13."""
    return EXPLORING_COST


def tile_revealed(g: MageKnight, seat: Seat, tile: int) -> None:
    """MK-SCEN-01-04, 09. First Reconnaissance: fame for every tile, and the city ends the game."""
    if g.scenario == "first_reconnaissance":
        gain_fame(g, seat, 1)
        if tile >= FIRST_CITY:
            trigger_end(g)


def city_conquered(g: MageKnight) -> None:
    """MK-SCEN-02-04. The last city ends the game, after one more turn of everybody."""
    wanted = SCENARIOS[g.scenario]
    total = wanted.at(wanted.cities, g.seats)
    if len([city for city in g.cities if city.conquered]) >= total:
        trigger_end(g)


def trigger_end(g: MageKnight) -> None:
    """MK-ROUND-22, 23. Everybody has one more turn, unless the end of the round was announced before."""
    if g.ending:
        return
    g.ending = True
    g.tell(END_TRIGGERED)
    if g.announced == NONE:
        at = g.order.index(g.active)
        after = g.order[at + 1 :] + g.order[: at + 1]
        g.last_turns = [seat for seat in after if seat != DUMMY]
