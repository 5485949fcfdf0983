"""Full, Blitz and Solo Conquest (MK-SCEN-02 to 04): take every city."""

from __future__ import annotations

from typing import final

from ...state import MageKnight
from ..scenario import RULES, Row, ScenarioRule
from ..scoring import city_points, solo_rows, titles


@final
class Conquest(ScenarioRule):
    """MK-SCORE-11, 12. Cities are worth points, and a title."""

    def rows(self, g: MageKnight) -> list[Row]:
        cities = [city_points(g, hero.seat) for hero in g.heroes]
        found: list[Row] = [("cities", tuple(cities))]
        if g.seats > 1:
            found.append(("title-cities", tuple(titles(cities, best=5, tied=2))))
        return found


@final
class SoloConquest(ScenarioRule):
    """MK-SCEN-04-08, 09. Alone one wins by conquering all cities."""

    def rows(self, g: MageKnight) -> list[Row]:
        return solo_rows(g)

    def winners(self, g: MageKnight, scores: tuple[int, ...]) -> tuple[int, ...]:
        return (0,) if dict(self.rows(g))["all-cities"][0] > 0 else ()


RULES["full_conquest"] = Conquest()
RULES["blitz_conquest"] = Conquest()
RULES["solo_conquest"] = SoloConquest()
