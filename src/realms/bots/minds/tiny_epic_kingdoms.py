"""What search knows of Tiny Epic Kingdoms: who is ahead, and that positions are judged where a turn begins."""

from __future__ import annotations

from typing import Final, final

from realms.bots.search.levels import EXPERT, HARD, MEDIUM
from realms.bots.search.mind import Mind
from realms.games.tiny_epic_kingdoms.rules.turn import SelectAction
from realms.games.tiny_epic_kingdoms.state import TinyEpicKingdoms
from realms.kernel.match import Match
from realms.kernel.model import Decision

from .logit import Weights, chances, load
from .tek.figures import figures

LONGEST: Final = 60
NEAR: Final = 1
FAR: Final = 2
"""Turns that are played on before a position is judged. What others answer to a turn tells more than many looks at
the turn alone; after three and more it matters too much that greedy bots played them."""
EFFORT: Final = {MEDIUM: 3, HARD: 12, EXPERT: 1200}
"""Iterations by level."""
MISTAKES: Final = {MEDIUM: 6}
"""Of a hundred choices, how many are anybody's."""
ENOUGH: Final = 40
"""Worlds in which options are compared before one is given up. There is little luck in a turn: after a few worlds
all seems clear, but only because the tree has not grown yet."""
FEW: Final = "2"
"""Weights learned with two players serve who plays alone."""


@final
class TinyEpicKingdomsMind(Mind):
    """Positions are judged where a player selects an action: all have acted, no war is under way."""

    def __init__(self, weights: Weights, turns: int) -> None:
        super().__init__("tiny_epic_kingdoms", LONGEST, turns)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], SelectAction)

    def features(self, world: Match) -> list[list[float]]:
        assert isinstance(world, TinyEpicKingdoms)
        return figures(world)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, TinyEpicKingdoms)
        return chances(figures(world), self.weights.get(str(world.seats)) or self.weights[FEW])

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def mistakes(self, level: str, usual: int) -> int:
        return MISTAKES.get(level, usual)

    def enough(self, decision: Decision) -> int:
        return ENOUGH


def mind() -> TinyEpicKingdomsMind:
    weights = load("tiny_epic_kingdoms")
    made = TinyEpicKingdomsMind(weights, FAR)
    made.levels[MEDIUM] = TinyEpicKingdomsMind(weights, NEAR)
    return made
