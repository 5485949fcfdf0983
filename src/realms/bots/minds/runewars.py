"""What search knows of Runewars: who is ahead, and when a position can be judged."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.bots.search.levels import EXPERT, HARD, MEDIUM
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
ORDERS: Final = "rw-choose-order"
"""Most hangs on the orders: who thinks of nothing else already beats the greedy bot."""
EFFORT: Final = {MEDIUM: 2, HARD: 20, EXPERT: 100}
"""Iterations by level: there are many choices in a game, and few iterations tell good orders from bad ones."""
ORDERS_CARE: Final = 4
"""So many times as many has expert for its orders."""
GOOD_ENOUGH: Final = 0.97
"""How likely a good player does there what the greedy bot does."""
LIKELY: Final = 0.9
"""And elsewhere. Luck makes more of a season than most choices are worth: whoever trusts a few looks too readily
takes what was lucky."""
RASH: Final = {MEDIUM: 0.35, HARD: 0.75}
"""The same for levels that are to be weaker: they believe what they see at once, and think of nothing but their
orders."""


@final
class RunewarsMind(Mind):
    """Positions are judged where everyone is to choose an order: the season's card has been dealt with."""

    def __init__(
        self, weights: Weights, likely: float, *, orders_only: bool = False, orders_care: int = 1
    ) -> None:
        super().__init__("runewars", LONGEST)
        self.weights: Final = weights
        self.likely: Final = likely
        self.orders_only: Final = orders_only
        self.orders_care: Final = orders_care

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

    def care(self, decision: Decision, iterations: int) -> int:
        return iterations * self.orders_care if decision.prompt == ORDERS else iterations

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        left = decision.prompt != ORDERS if self.orders_only else decision.prompt in LEFT_TO_GREEDY
        return self.plain(decision.seat, seed, decision, look) if left else None

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
    made.levels[EXPERT] = RunewarsMind(weights, LIKELY, orders_care=ORDERS_CARE)
    for level, likely in RASH.items():
        made.levels[level] = RunewarsMind(weights, likely, orders_only=True)
    return made
