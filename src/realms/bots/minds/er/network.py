"""The network that judges positions of Elven Rage for two: a sketch goes in, a chance comes out."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final, final

from realms.games.elven_rage.state import ElvenRage

from .sketch import sketch

FILE: Final = "elven_rage_networks.json"
HABITUAL: Final = "elven_rage_networks_habits.json"
"""Learned from games of greedy bots, and of players with habits."""
SURE: Final = 30.0
"""Beyond this a chance is as good as certain."""


@final
class Network:
    """One layer of units that add up and cut off, and a way around them (`realms.bots.train_sketches`)."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.units: Final[list[list[float]]] = raw["units"]
        """For each unit, what each number of the sketch adds to it."""
        self.straight: Final[list[float]] = raw["straight"]
        """What it adds to the sum by itself."""
        self.out: Final[list[float]] = raw["out"]
        self.shift: Final[float] = raw["shift"]

    def chance(self, g: ElvenRage) -> float:
        """How likely the player wins whose turn it is."""
        at, numbers = sketch(g)
        many = len(at)
        total = self.shift
        for i in range(many):
            total += self.straight[at[i]] * numbers[i]
        for unit, out in zip(self.units, self.out, strict=True):
            # Unit by unit, so that the sum is a local number: compiled, that is three times as fast.
            inner = 0.0
            for i in range(many):
                inner += unit[at[i]] * numbers[i]
            if inner > 0.0:
                total += inner * out
        return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, total))))


def networks(file: str = FILE) -> dict[str, Network]:
    """Those that were learned, by scenario."""
    text = files("realms.bots.minds").joinpath(file).read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return {scenario: Network(raw) for scenario, raw in found.items()}
