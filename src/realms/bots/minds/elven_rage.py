"""What search knows of Elven Rage: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.bots.search.mind import Mind, owed
from realms.games.elven_rage.rules.turn import OwnTurn
from realms.games.elven_rage.state import ElvenRage
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option

from .er.figures import figures
from .er.reflexes import at_once
from .logit import Weights, chances, load

LONGEST: Final = 400
LEFT_TO_GREEDY: Final = (
    "er-icon",
    "er-exchange",
    "er-who-first",
    "er-step-in",
    "er-look-squad",
    "er-lay-open",
    "er-reorder",
    "er-compose",
    "er-consider",
    "er-confirm",
)
"""What is not searched: the greedy bot fights open battles out in thought, and little hangs on the rest."""


@final
class ElvenRageMind(Mind):
    """Positions are judged where a player begins the own turn: all cards are drawn and no battle is under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("elven_rage", LONGEST)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], OwnTurn)

    def choice(self, world: Match, decision: Decision) -> Option:
        """As the greedy bot; where it would not even look, without showing it anything."""
        return at_once(decision) or super().choice(world, decision)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        if decision.prompt in LEFT_TO_GREEDY or at_once(decision) is not None:
            return self.plain(decision.seat, seed, decision, look)
        return None

    def settle(self, world: Match) -> list[float]:
        """Play on to the next turn: what is used in a turn and what is conquered in it are judged at one time."""
        assert isinstance(world, ElvenRage)
        turn = (world.round, world.active)
        left = self.longest
        while world.stack:
            if left <= 0 or (self.quiet(world) and (world.round, world.active) != turn):
                return self.evaluate(world)
            decision = owed(world)
            world.apply(decision.seat, self.choice(world, decision).key)
            left -= 1
        return self.final(world)

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
