"""What search knows of Runewars: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.search.mind import Mind
from realms.games.runewars.rules.game import ChooseOrders
from realms.games.runewars.state import Runewars
from realms.kernel.match import Match

from .logit import Weights, chances, load
from .rw.figures import figures

LONGEST: Final = 400


@final
class RunewarsMind(Mind):
    """Positions are judged where everyone is to choose an order: the season before is over, its card is dealt with."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("runewars", LONGEST)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        top = world.stack[-1]
        return isinstance(top, ChooseOrders) and not top.sealed

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, to learn from; an empty one for a seat that is out."""
        assert isinstance(world, Runewars)
        return figures(world)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, Runewars)
        return chances(figures(world), self.weights[self.kind(world)])


def mind() -> RunewarsMind:
    return RunewarsMind(load("runewars"))
