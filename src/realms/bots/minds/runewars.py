"""What search knows of Runewars: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.bots.search.mind import Mind
from realms.games.runewars.rules.game import ChooseOrders
from realms.games.runewars.state import Runewars
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option

from .logit import Weights, chances, load
from .rw.figures import figures

LONGEST: Final = 400
LEFT_TO_GREEDY: Final = (
    "rw-lay-tile",
    "rw-put-marker",
    "rw-lay-home",
    "rw-pick-faction",
    "rw-at-home",
    "rw-pick",
    "rw-cull",
    "rw-excess",
    "rw-pick-neutrals",
    "rw-trial",
    "rw-choose-fate",
    "rw-keep-hero",
    "rw-place-hero",
    "rw-heroes",
    "rw-strategize",
    "rw-orb",
    "rw-duel-start",
    "rw-duel-hit",
    "rw-duel-card",
    "rw-name-arms",
)
"""What is not searched: the set-up, errands of heroes and units one by one, and choices in which little hangs."""
EFFORT: Final = {"medium": 6, "hard": 20, "expert": 64}
"""Iterations by level: there are many choices in a game, and few iterations tell good orders from bad ones."""
GOOD_ENOUGH: Final = 0.97
"""How likely a good player does there what the greedy bot does."""


@final
class RunewarsMind(Mind):
    """Positions are judged where everyone is to choose an order: the season's card has been dealt with."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("runewars", LONGEST)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        top = world.stack[-1]
        return isinstance(top, ChooseOrders) and not top.sealed

    def prior(self, world: Match, decision: Decision) -> list[float]:
        """The greedy bot's choice is likeliest, most of all where it is good enough."""
        if decision.prompt not in LEFT_TO_GREEDY or len(decision.options) == 1:
            return super().prior(world, decision)
        choice = self.choice(world, decision)
        rest = (1.0 - GOOD_ENOUGH) / (len(decision.options) - 1)
        return [GOOD_ENOUGH if option is choice else rest for option in decision.options]

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        if decision.prompt in LEFT_TO_GREEDY:
            return self.plain(decision.seat, seed, decision, look)
        return None

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, to learn from; an empty one for a seat that is out."""
        assert isinstance(world, Runewars)
        return figures(world)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, Runewars)
        return chances(figures(world), self.weights[self.kind(world)])


def mind() -> RunewarsMind:
    return RunewarsMind(load("runewars"))
