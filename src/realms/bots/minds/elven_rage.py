"""What search knows of Elven Rage: who is ahead, and when a position can be judged."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from realms.bots.base import Look
from realms.bots.search.mind import SURE, Mind, owed
from realms.games.elven_rage.rules.turn import OwnTurn
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import PEACE_MOMENTS
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option

from .er.figures import figures
from .er.reflexes import at_once
from .logit import Weights, chances, load

LONGEST: Final = 400
TURNS: Final = 4
"""How many turns a playout goes on: fewer, and cards that were wasted are not missed yet when it is judged."""
BATTLE: Final = ("er-moment", "er-answer", "er-icon", "er-exchange", "er-who-first", "er-step-in")
"""Choices of a battle: the cards lie open, so a short playout with little luck in it tells what they are worth."""
SEARCHED: Final = ("er-turn", "er-choose-squad", "er-reply", "er-keep-goal", *BATTLE)
"""What is searched. The greedy bot chooses the rest: little hangs on it."""
EFFORT: Final = {"medium": 24, "hard": 60, "expert": 1600}
"""Iterations by level. Few tell little here, since a battle is much luck; from some hundreds on they tell more."""
MISTAKES: Final = {"medium": 5}
"""Of a hundred choices, how many are anybody's: with none, a short search would play about as well as a longer."""
TRUST: Final = 0.02
TRUST_ONCE: Final = 1.0
BATTLE_TRUST: Final = 0.01
BATTLE_TRUST_ONCE: Final = 0.3
"""How much better than the greedy bot's choice another must be, in any case and with a single iteration: luck
misleads a short search more than a long one, and less in a battle."""
GOOD_ENOUGH: Final = 0.97
"""How likely a good player does there what the greedy bot does."""
NEVER: Final = ("trade",)
"""Nobody who searches trades: bots refuse."""


@final
class ElvenRageMind(Mind):
    """Positions are judged where a player begins the own turn: all cards are drawn and no battle is under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__("elven_rage", LONGEST, TURNS)
        self.weights: Final = weights

    def quiet(self, world: Match) -> bool:
        return isinstance(world.stack[-1], OwnTurn)

    def choice(self, world: Match, decision: Decision) -> Option:
        """As the greedy bot; where it would not even look, without showing it anything."""
        return at_once(decision) or super().choice(world, decision)

    def prior(self, world: Match, decision: Decision) -> list[float]:
        """The greedy bot's choice is likeliest, most of all where it is good enough; nobody trades."""
        options = decision.options
        choice = self.choice(world, decision)
        others = len([o for o in options if o is not choice and o.verb not in NEVER])
        if others == 0:
            return [1.0 if option is choice else 0.0 for option in options]
        sure = GOOD_ENOUGH if settled(decision) or at_once(decision) is not None else SURE
        rest = (1.0 - sure) / others
        return [sure if o is choice else 0.0 if o.verb in NEVER else rest for o in options]

    def effort(self, level: str, iterations: int) -> int:
        return EFFORT.get(level, iterations)

    def mistakes(self, level: str, usual: int) -> int:
        return MISTAKES.get(level, usual)

    def horizon(self, decision: Decision) -> int:
        """A choice of a battle is judged when the turn is over: what comes later does not depend on it but for the
        cards and lands that are left."""
        return 1 if decision.prompt in BATTLE else self.rounds

    def trust(self, decision: Decision, iterations: int) -> float:
        if decision.prompt in BATTLE:
            return BATTLE_TRUST + BATTLE_TRUST_ONCE / sqrt(iterations)
        return TRUST + TRUST_ONCE / sqrt(iterations)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        return self.plain(decision.seat, seed, decision, look) if settled(decision) else None

    def settle(self, world: Match, rounds: int = 0) -> list[float]:
        """Play on for some turns: what is used in a turn and what is conquered in it are judged at one time."""
        assert isinstance(world, ElvenRage)
        begun = (world.round, world.active)
        left, turns = self.longest, rounds or self.rounds
        while world.stack:
            if self.quiet(world) and (world.round, world.active) != begun:
                begun = (world.round, world.active)
                turns -= 1
            if left <= 0 or turns <= 0:
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


def settled(decision: Decision) -> bool:
    """Is it left to the greedy bot? So is what may be used outside battle, but in the own turn."""
    if decision.prompt == "er-moment":
        return str(dict(decision.args)["trigger"]) in PEACE_MOMENTS
    return decision.prompt not in SEARCHED


def mind() -> ElvenRageMind:
    return ElvenRageMind(load("elven_rage"))
