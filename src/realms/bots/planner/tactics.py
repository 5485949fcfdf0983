"""Which tactic of a round: the one with which the next turns go best."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from realms.bots.base import Sight
from realms.games.mage_knight.state import MageKnight
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng

from .effort import Effort
from .playouts import best_turn

PICK: Final = "pick-tactic"
TURNS: Final = 2
"""How long each tactic is followed."""


def best_tactic(seat: Seat, decision: Decision, look: Sight, guess: Rng, effort: Effort) -> Option | None:
    """The best of all in the same worlds; None if there was no time for even one world."""
    end = perf_counter() + effort.milliseconds / 1000.0
    totals = [0.0] * len(decision.options)
    longest = 0.0
    seen = 0
    for _ in range(effort.tactics):
        world = look.redeal(guess)
        assert isinstance(world, MageKnight)
        values: list[float] = []
        for option in decision.options:
            began = perf_counter()
            if began + longest > end:
                break
            values.append(followed(world.clone(), seat, option.key))
            longest = max(longest, perf_counter() - began)
        if len(values) < len(totals):
            break
        totals = [total + value for total, value in zip(totals, values, strict=True)]
        seen += 1
    if seen == 0:
        return None
    return decision.options[totals.index(max(totals))]


def followed(world: MageKnight, seat: Seat, key: str) -> float:
    """What the turns after a choice lead to."""
    world.apply(seat, key)
    value = 0.0
    for _ in range(TURNS):
        world, value = best_turn(world, seat)
        if not world.stack:
            break
    return value
