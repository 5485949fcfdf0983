"""Chances from figures: each seat's row is weighed and summed up, and the sums are shared out as a logit does.

The weights were learned from games that bots played (`python -m realms.bots.train`); a file holds one list for
each number of players, or for each scenario and number.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

Weights = dict[str, list[float]]
WORST: Final = -60.0


def load(game: str) -> Weights:
    """The weights of a game, by what they are for."""
    text = files("realms.bots.minds").joinpath(f"{game}.json").read_text(encoding="utf-8")
    found: Weights = json.loads(text)
    return found


def chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    """Each seat's chance to win; a seat without figures has none."""
    sums: list[float] = []
    for row in rows:
        total = WORST
        if row:
            total = 0.0
            for i in range(len(row)):
                total += row[i] * weights[i]
        sums.append(total)
    top = max(sums)
    parts = [exp(total - top) if total > WORST else 0.0 for total in sums]
    whole = sum(parts)
    return [part / whole for part in parts]
