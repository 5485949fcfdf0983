"""Full, Blitz and Solo Conquest (MK-SCEN-02 to 04): take every city."""

from __future__ import annotations

from typing import final

from ...state import MageKnight
from ..scenario import RULES, Row, ScenarioRule
from ..scoring import all_conquered, city_points, goal_rows, judged


@final
class Conquest(ScenarioRule):
    """MK-SCORE-11, 12. Cities are worth points, and a title."""

    def rows(self, g: MageKnight) -> list[Row]:
        cities = [city_points(g, hero.seat) for hero in g.heroes]
        return judged(g, "cities", cities, ("title-cities", 5, 2))


@final
class SoloConquest(ScenarioRule):
    """MK-SCEN-04-08, 09. Alone one wins by conquering all cities."""

    def rows(self, g: MageKnight) -> list[Row]:
        return goal_rows(g)

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        return (0,) if all_conquered(g) else ()


RULES["full_conquest"] = Conquest()
RULES["blitz_conquest"] = Conquest()
RULES["solo_conquest"] = SoloConquest()
