"""Full, Blitz and Solo Conquest (MK-SCEN-02 to 04): take every city."""

from __future__ import annotations

from typing import final

from ...state import MageKnight
from ..scenario import RULES, Row, ScenarioRule
from ..scoring import all_conquered, city_points, goal_rows, judged


@final
class Conquest(ScenarioRule):
    """MK-SCORE-11, 12. Cities are worth points, and a title. Alone (MK-SCEN-04-08, 09) one wins by conquering all
    of them, and the time that is left counts."""

    def rows(self, g: MageKnight) -> list[Row]:
        if g.seats == 1:
            return goal_rows(g)
        cities = [city_points(g, hero.seat) for hero in g.heroes]
        return judged(g, "cities", cities, ("title-cities", 5, 2))

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        if g.seats == 1 and not all_conquered(g):
            return ()
        return super().winners(g, scores)


RULES["full_conquest"] = RULES["blitz_conquest"] = RULES["solo_conquest"] = Conquest()
