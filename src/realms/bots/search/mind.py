"""What search must know of a game: who is ahead, what a good player would do, and when positions can be judged."""

from __future__ import annotations

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from realms.bots.base import Look, Sight
from realms.kernel.match import Match
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.view import project

from .judgement import Judgement

SURE: Final = 0.6
"""How likely a good player does what the greedy bot does, where nothing better is known."""
TRUST: Final = 0.05
"""How much better another option must be than one that a good player takes for certain: evaluations err."""
ENOUGH: Final = 4
"""Worlds in which options must have been compared before one is given up for good reasons."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What search must know of a game. This plain one plays on greedily and counts who won.

    Subclasses say more: `evaluate` and `quiet` make playouts short, `prior` points search to good options.
    """

    def __init__(self, game: str, longest: int = 400, rounds: int = 1) -> None:
        self.game: Final = game
        self.rounds = rounds
        """Quiet points that a playout comes to before the position is judged: 1 at the first."""
        self.longest: Final = longest
        """Choices of a playout after which the position is judged, quiet or not."""
        self.levels: Final[dict[str, Mind]] = {}
        """Minds of levels that see less far than this one, or believe more readily what they see."""
        from realms import bots

        self._maker: Final = bots.find("greedy" if "greedy" in bots.names(game) else "random", game)

    def evaluate(self, world: Match) -> list[float]:
        """Each seat's chance to win: sums to 1; where all play together or alone, each its chance of success."""
        return [1.0 / world.seats] * world.seats

    def features(self, world: Match) -> list[list[float]]:
        """A row of figures for each seat, for `realms.bots.train` to weigh; an empty one for who is out."""
        return [[] for _ in range(world.seats)]

    def kind(self, world: Match) -> str:
        """Which weights the figures are weighed with."""
        return str(world.seats)

    def final(self, world: Match) -> list[float]:
        """The same for a match that is over."""
        outcome = world.outcome()
        assert outcome is not None
        return [outcome.share(seat) for seat in range(world.seats)]

    def prior(self, world: Match, decision: Decision) -> list[float]:
        """How likely a good player takes each option; sums to 1."""
        options = decision.options
        if len(options) == 1:
            return [1.0]
        choice = self.choice(world, decision)
        rest = (1.0 - SURE) / (len(options) - 1)
        return [SURE if option is choice else rest for option in options]

    def quiet(self, world: Match) -> bool:
        """May the position be judged here, where somebody owes a choice? (A turn or a battle is over.)"""
        return False

    def choice(self, world: Match, decision: Decision) -> Option:
        """What the bot that plays on after the leaf takes. Depends on the world's dice: bids differ from world to
        world."""
        if len(decision.options) == 1:
            return decision.options[0]
        bot = self._maker(decision.seat, world.rng.seed)
        return bot.choose(decision, partial(project, world, decision.seat))

    def plain(self, seat: Seat, seed: int, decision: Decision, look: Look) -> Option:
        """What that bot takes in the match itself."""
        return self._maker(seat, seed).choose(decision, look)

    def at(self, level: str) -> Mind:
        """The mind as a level has it."""
        return self.levels.get(level, self)

    def planned(
        self, decision: Decision, look: Look, *, seed: int, iterations: int, milliseconds: float
    ) -> Option | None:
        """What a planner of the game takes, where one was written: levels then do without the tree."""
        return None

    def weighed(
        self, decision: Decision, look: Sight, *, seed: int, iterations: int, milliseconds: float
    ) -> Judgement | None:
        """What each option is worth, where levels weigh them without the tree; None: ask the tree."""
        return None

    def effort(self, level: str, iterations: int) -> int:
        """Iterations of a level in this game, where the usual ones do not fit."""
        return iterations

    def care(self, decision: Decision, iterations: int) -> int:
        """Of that many iterations of a level, how many this decision gets: more where much hangs on it."""
        return iterations

    def mistakes(self, level: str, usual: int) -> int:
        """Of a hundred choices of a level, how many are anybody's, where the usual number does not fit."""
        return usual

    def horizon(self, decision: Decision) -> int:
        """Quiet points that a playout comes to when this decision is thought over."""
        return self.rounds

    def trust(self, decision: Decision, iterations: int) -> float:
        """What being a good player's choice for certain is worth at the root, in chances to win."""
        return TRUST

    def enough(self, decision: Decision) -> int:
        """Worlds that options are compared in before one may be given up as clearly behind. More give the tree
        time to grow: what others answer may turn the tables."""
        return ENOUGH

    def settle(self, world: Match, rounds: int = 0) -> list[float]:
        """Play on to that many quiet points, or as many as usual, or until the match is over, and judge it."""
        left = self.longest
        rounds = rounds or self.rounds
        while world.stack:
            if self.quiet(world):
                rounds -= 1
            if left <= 0 or rounds <= 0:
                return self.evaluate(world)
            decision = owed(world)
            world.apply(decision.seat, self.choice(world, decision).key)
            left -= 1
        return self.final(world)


def owed(world: Match) -> Decision:
    """The decision for which the match waits first."""
    for decision in world.due:
        if not decision.optional:
            return decision
    raise ValueError("The match waits for nobody.")
