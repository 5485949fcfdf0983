"""What search knows of Mage Knight: what a position is worth at the end of a turn, and who plans whole turns."""

from __future__ import annotations

from math import exp
from typing import Final, final

from realms.bots.base import Look
from realms.bots.planner.effort import Effort
from realms.bots.planner.planner import Planner
from realms.bots.planner.worth import worth
from realms.bots.search.mind import Mind
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.rules.turn import Moving
from realms.games.mage_knight.state import MageKnight
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option

LONGEST: Final = 150
SPREAD: Final = 12.0
"""So many points ahead is a chance to win of nearly three in four."""
HALFWAY: Final = 60.0
"""What a position is worth from which every other player who is alone succeeds."""
EFFORT: Final[dict[str, int]] = {"medium": 12, "hard": 40, "expert": 120}
"""Turns that a level plays out for one plan."""
MISTAKES: Final[dict[str, int]] = {"medium": 8, "hard": 4}
"""Of a hundred choices, how many are anybody's: without them a level would play about as well as the next."""
WORLDS: Final = ((300, 3), (30, 2), (0, 1))
"""By turns played out: in how many worlds those are tried where something new is seen."""
DEPTHS: Final = ((100, 5, 6, 3, 3), (30, 3, 3, 0, 1), (0, 1, 0, 0, 1))
"""By turns played out: after how many of the best the next turn is looked at, and in how many worlds; in how many
worlds tactics are tried; how many turns to come are looked at in quests. (The greedy bot playing on for three
turns told less than the best of one turn.)"""


@final
class MageKnightMind(Mind):
    """Positions are judged where somebody begins a turn. Levels do not search a tree: they plan turns."""

    def __init__(self) -> None:
        super().__init__("mage_knight", LONGEST)

    def quiet(self, world: Match) -> bool:
        assert isinstance(world, MageKnight)
        top = world.stack[-1]
        if not isinstance(top, Moving):
            return False
        now = world.heroes[top.seat].now
        return not (now.did or now.moved or now.acted or now.skills)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, MageKnight)
        values = [worth(world, seat) for seat in range(world.seats)]
        if world.seats == 1 or SCENARIOS[world.scenario].cooperative:
            return [1.0 / (1.0 + exp((HALFWAY - sum(values) / world.seats) / SPREAD))] * world.seats
        most = max(values)
        chances = [exp((value - most) / SPREAD) for value in values]
        return [chance / sum(chances) for chance in chances]

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def mistakes(self, level: str, usual: int) -> int:
        return MISTAKES.get(level, usual)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        worlds = next(worlds for least, worlds in WORLDS if iterations >= least)
        lines, deep, tactics, further = next((a, b, c, d) for least, a, b, c, d in DEPTHS if iterations >= least)
        effort = Effort(worlds, iterations, milliseconds, lines, deep, tactics, further)
        return Planner(decision.seat, seed, effort).choose(decision, look)


def mind() -> MageKnightMind:
    return MageKnightMind()
