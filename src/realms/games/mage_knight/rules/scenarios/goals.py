"""What the scenarios with a friendly city (MK-SCEN-07 to 09) have in common: how they end, and the game alone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import Seat

from ...state import MageKnight
from ..scenario import Row, ScenarioRule, trigger_end
from ..scoring import time_rows

GOAL_POINTS: Final = 15
"""MK-SCEN-04-09, 10. What all cities are worth in Solo Conquest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GoalScenario(ScenarioRule):
    """MK-ROUND-22. There is a goal; when it is reached everybody has one more turn.

    Alone (MK-SCEN-04-10) one wins by reaching it, and the time that is left counts as in Solo Conquest.
    """

    def reached(self, g: MageKnight) -> bool:
        """Is there nothing left to do?"""
        raise NotImplementedError

    def turn_ends(self, g: MageKnight, seat: Seat) -> Frame | None:
        if not g.ending and self.reached(g):
            trigger_end(g)
        return None

    def alone_won(self, g: MageKnight) -> bool:
        """MK-SCEN-04-08, 10. Has the only hero reached the goal?"""
        return g.ending

    def goal_rows(self, g: MageKnight) -> list[Row]:
        """What the goal itself is worth."""
        return []

    @final
    def rows(self, g: MageKnight) -> list[Row]:
        found = self.goal_rows(g)
        if g.seats == 1:
            found.append(("goal", (GOAL_POINTS if self.alone_won(g) else 0,)))
            found.extend(time_rows(g))
        return found

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        if g.seats == 1 and not self.alone_won(g):
            return ()
        return super().winners(g, scores)


def all_revealed(g: MageKnight) -> bool:
    """Are all tiles of the deck on the map? Those in the box do not count."""
    return not g.tiles.items and not g.core_tiles.items
