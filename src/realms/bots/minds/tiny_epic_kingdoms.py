"""What search knows of Tiny Epic Kingdoms: who is ahead, and that positions are judged where a turn begins."""

from __future__ import annotations

from typing import Final, final

from realms.bots.search.mind import Mind
from realms.games.tiny_epic_kingdoms.rules.turn import SelectAction
from realms.games.tiny_epic_kingdoms.state import TinyEpicKingdoms
from realms.kernel.match import Match

from .logit import Weights, chances, load
from .tek.figures import figures

LONGEST: Final = 60
FEW: Final = "2"
"""Weights learned with two players serve where there are none for more."""


@final
class TinyEpicKingdomsMind(Mind):
    """Positions are judged where a player selects an action: all have acted, no war is under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("tiny_epic_kingdoms", LONGEST)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], SelectAction)

    def features(self, world: Match) -> list[list[float]]:
        assert isinstance(world, TinyEpicKingdoms)
        return figures(world)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, TinyEpicKingdoms)
        return chances(figures(world), self.weights.get(str(world.seats)) or self.weights[FEW])


def mind() -> TinyEpicKingdomsMind:
    return TinyEpicKingdomsMind(load("tiny_epic_kingdoms"))
