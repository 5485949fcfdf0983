"""Levels for people: the same search with more or less time, and mistakes where a newcomer is to win."""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng, seeded


@final
class Level:
    """How hard a bot thinks. `mistakes`: of a hundred choices, how many are anybody's."""

    def __init__(self, iterations: int, milliseconds: float, mistakes: int = 0) -> None:
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.mistakes: Final = mistakes


EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
SEARCH: Final = "search"

LEVELS: Final = {
    EASY: Level(0, 0, 25),
    MEDIUM: Level(12, 95),
    HARD: Level(96, 950),
    EXPERT: Level(400, 4800),
    SEARCH: Level(200, 9500),
}
"""By name, weakest first. `search` is for those who measure: iterations, and a clock only against endless ones."""


@final
class Thinker:
    """One seat of one match, by search. It has no memory: the same seed and position, the same choice."""

    def __init__(self, game: str, name: str, level: Level, seat: Seat, seed: int) -> None:
        self._game: Final = game
        self._name: Final = name
        self._level: Final = level
        self._seat: Final = seat
        self._seed: Final = seeded(seed).seed

    def choose(self, decision: Decision, look: Look) -> Option:
        from realms.bots import search

        options = decision.options
        if len(options) == 1:
            return options[0]
        level, mind = self._level, search.mind_of(self._game).at(self._name)
        dice = Rng(self._seed, look().seq * 16)
        mistakes = mind.mistakes(self._name, level.mistakes)
        if mistakes and dice.below(100) < mistakes:
            return dice.pick(options)
        if level.iterations == 0:
            return mind.plain(self._seat, self._seed, decision, look)
        iterations = mind.care(decision, mind.effort(self._name, level.iterations))
        milliseconds = level.milliseconds
        planned = mind.planned(
            decision, look, seed=self._seed & 0x7FFFFFFF, iterations=iterations, milliseconds=milliseconds
        )
        if planned is not None:
            return planned
        found = search.think(mind, decision, look, iterations, milliseconds, dice.below(1 << 31))
        return options[found.best]


@final
class LevelMaker:
    """Makes the bots of one level for one game. They need worlds, not just a view."""

    def __init__(self, game: str, name: str) -> None:
        level = LEVELS[name]
        self.game: Final = game
        self.name: Final = name
        self.WORLDS: Final = level.iterations > 0
        self.SECONDS: Final = level.milliseconds / 1000 if level.iterations else 0.0

    def __call__(self, seat: Seat, seed: int) -> Thinker:
        return Thinker(self.game, self.name, LEVELS[self.name], seat, seed)
