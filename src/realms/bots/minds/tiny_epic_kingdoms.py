"""What search knows of Tiny Epic Kingdoms: who is ahead, and that positions are judged where a turn begins."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look, Sight
from realms.bots.search.mind import Mind
from realms.bots.search.tree import Search
from realms.games.tiny_epic_kingdoms.rules.turn import SelectAction
from realms.games.tiny_epic_kingdoms.state import TinyEpicKingdoms
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option

from .logit import Weights, chances, load
from .tek.figures import figures

LONGEST: Final = 60
NEAR: Final = 1
FAR: Final = 2
"""Turns that are played on before a position is judged. What others answer to a turn tells more than many looks at
the turn alone; after three and more it matters too much that greedy bots played them."""
EFFORT: Final = {"medium": 3, "hard": 10, "expert": 1600}
"""Iterations by level."""
FEW_ITERATIONS: Final = 6
"""Who thinks no longer than this does not look far either."""
FEW: Final = "2"
"""Weights learned with two players serve where there are none for more."""


@final
class TinyEpicKingdomsMind(Mind):
    """Positions are judged where a player selects an action: all have acted, no war is under way."""

    def __init__(self, weights: Weights, turns: int) -> None:
        super().__init__("tiny_epic_kingdoms", LONGEST, turns)
        self.weights: Final = weights
        self.near: Final = TinyEpicKingdomsMind(weights, NEAR) if turns > NEAR else None

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

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        """Short thoughts go by a mind that sees less far: its playouts take half the time."""
        if iterations > FEW_ITERATIONS or self.near is None or not isinstance(look, Sight):
            return None
        found = Search(self.near, decision, look, seed ^ look().seq).run(iterations, milliseconds)
        return decision.options[found.best]


def mind() -> TinyEpicKingdomsMind:
    return TinyEpicKingdomsMind(load("tiny_epic_kingdoms"), FAR)
