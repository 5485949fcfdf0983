"""What search knows of Elven Rage: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.search.mind import Mind
from realms.games.elven_rage.rules.turn import OwnTurn
from realms.games.elven_rage.state import ElvenRage
from realms.kernel.match import Match

from .er.figures import figures
from .logit import Weights, chances, load

LONGEST: Final = 400


@final
class ElvenRageMind(Mind):
    """Positions are judged where a player begins the own turn: all cards are drawn and no battle is under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("elven_rage", LONGEST)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], OwnTurn)

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, to learn from; an empty one for a seat that is out."""
        assert isinstance(world, ElvenRage)
        return figures(world)

    def kind(self, world: Match) -> str:
        assert isinstance(world, ElvenRage)
        return f"{world.scenario}-{world.seats}"

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, ElvenRage)
        return chances(figures(world), self.weights[self.kind(world)])


def mind() -> ElvenRageMind:
    return ElvenRageMind(load("elven_rage"))
