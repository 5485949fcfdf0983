"""The city tokens: with Rally Support each gives one of its lines, as its player likes. Our own design."""

from __future__ import annotations

from typing import Final, final

from ..terms import CIRCLE, INFLUENCE, QUEST, RECTANGLE, TACTICS, TRIANGLE


@final
class Line:
    """`gain`: influence, tactics, quest, or the shape of neutral units."""

    def __init__(self, gain: str, n: int) -> None:
        self.gain: Final = gain
        self.n: Final = n


CITIES: Final[dict[str, list[Line]]] = {
    "tamalir": [Line(INFLUENCE, 3), Line(QUEST, 1)],
    "greyhaven": [Line(TACTICS, 2), Line(QUEST, 1)],
    "nerekhall": [Line(CIRCLE, 2), Line(INFLUENCE, 2)],
    "vynelvale": [Line(TRIANGLE, 3), Line(TACTICS, 1)],
    "frostgate": [Line(RECTANGLE, 1), Line(INFLUENCE, 2)],
    "riverwatch": [Line(TRIANGLE, 2), Line(TACTICS, 1), Line(QUEST, 1)],
    "dawnsmoor": [Line(INFLUENCE, 2), Line(TACTICS, 1), Line(QUEST, 1)],
}
