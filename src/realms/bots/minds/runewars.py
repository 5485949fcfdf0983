"""What search knows of Runewars: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look, Sight
from realms.bots.search.mind import Mind
from realms.bots.search.tree import Search
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
EFFORT: Final = {"medium": 2, "hard": 20, "expert": 100}
"""Iterations by level: there are many choices in a game, and few iterations tell good orders from bad ones."""
GOOD_ENOUGH: Final = 0.97
"""How likely a good player does there what the greedy bot does."""
LIKELY: Final = 0.9
"""And elsewhere. Luck makes more of a season than most choices are worth: whoever trusts a few looks too readily
takes what was lucky."""
RASH: Final = ((8, 0.35), (40, 0.6))
"""Up to so many iterations, the same for levels that are to be weaker: they believe what they see at once."""


@final
class RunewarsMind(Mind):
    """Positions are judged where everyone is to choose an order: the season's card has been dealt with."""

    def __init__(self, weights: Weights, likely: float) -> None:
        super().__init__("runewars", LONGEST)
        self.weights: Final = weights
        self.likely: Final = likely
        self.rash: Final[list[RunewarsMind]] = []

    def quiet(self, world: Match) -> bool:
        top = world.stack[-1]
        return isinstance(top, ChooseOrders) and not top.sealed

    def prior(self, world: Match, decision: Decision) -> list[float]:
        """The greedy bot's choice is likeliest, most of all where it is good enough."""
        options = decision.options
        if len(options) == 1:
            return [1.0]
        sure = GOOD_ENOUGH if decision.prompt in LEFT_TO_GREEDY else max(self.likely, 1.0 / len(options))
        choice = self.choice(world, decision)
        rest = (1.0 - sure) / (len(options) - 1)
        return [sure if option is choice else rest for option in options]

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        if decision.prompt in LEFT_TO_GREEDY:
            return self.plain(decision.seat, seed, decision, look)
        for (most, _), other in zip(RASH, self.rash, strict=False):
            if iterations <= most and isinstance(look, Sight):
                found = Search(other, decision, look, seed ^ look().seq).run(iterations, milliseconds)
                return decision.options[found.best]
        return None

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, to learn from; an empty one for a seat that is out."""
        assert isinstance(world, Runewars)
        return figures(world)

    def evaluate(self, world: Match) -> list[float]:
        assert isinstance(world, Runewars)
        return chances(figures(world), self.weights[self.kind(world)])


def mind() -> RunewarsMind:
    weights = load("runewars")
    made = RunewarsMind(weights, LIKELY)
    made.rash.extend([RunewarsMind(weights, likely) for _, likely in RASH])
    return made
