"""Many matches stepped in one call: whoever is asked in each of them acts, and all answers come as numpy arrays.

    many = VectorEnv("tiny_epic_kingdoms", 64, players=2)
    now = many.reset(seed=1)
    while training:
        now = many.step(policy(now.observations, now.masks))

A match that ends begins anew within the same step: its `rewards` and `terminated` are those of the end, its
observation and mask are the first of the next match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from realms.kernel import view as kernel_view
from realms.kernel.model import BadOptions, RealmsError

from .table import NOBODY, IllegalAction, Rules, Table, seated

__all__ = ["Batch", "VectorEnv"]


class Batch(NamedTuple):
    """One row a match. The arrays are the environment's own and change with the next step: copy what is kept.

    `seats`: who is asked now. `rewards`: of every seat, zero unless the match ended in this step.
    """

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]


class VectorEnv:
    """`count` matches of one game. `opponents` leaves only `seat` to the caller, bots play the others; the options
    are those of `pettingzoo_env`. An illegal action raises IllegalAction before any match has moved."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        *,
        reward: str = "share",
        forced: bool = False,
        max_steps: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] | None = None,
        **options: object,
    ) -> None:
        if not isinstance(count, int) or count < 1:
            raise BadOptions(f"The number of matches must be 1 or more, not {count!r}.")
        self.rules = Rules(game, players, reward=reward, forced=forced, options=options)
        bots = None if opponents is None else seated(self.rules, seat, opponents)
        self.count = count
        self.max_steps = max_steps
        self.observation_size = self.rules.layout.size
        self.action_size = self.rules.actions.size
        self._tables = [Table(self.rules, bots) for _ in range(count)]
        self._lengths = [0] * count
        self._marked: list[list[int]] = [[] for _ in range(count)]
        self._dice: np.random.Generator | None = None
        self._now = Batch(
            np.zeros((count, self.observation_size), np.int16),
            np.zeros((count, self.action_size), np.int8),
            np.zeros(count, np.int64),
            np.zeros((count, self.rules.players), np.float32),
            np.zeros(count, np.bool_),
            np.zeros(count, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """New matches everywhere. The same seed and the same actions give the same batches."""
        self._dice = np.random.default_rng(seed)
        now = self._now
        for end in (now.rewards, now.terminated, now.truncated):
            end.fill(0)
        for i in range(self.count):
            self._begin(i)
            self._look(i)
        return now

    def step(self, actions: Any) -> Batch:
        """One action for each match, by whoever is asked there."""
        if self._dice is None:
            raise RealmsError("There are no matches yet: call reset() first.")
        chosen = self._checked(actions)
        now = self._now
        now.rewards.fill(0)
        now.terminated.fill(False)
        now.truncated.fill(False)
        for i, table in enumerate(self._tables):
            table.act(chosen[i])
            self._lengths[i] += 1
            if table.seat == NOBODY:
                now.rewards[i] = table.rewards()
                now.terminated[i] = True
                self._begin(i)
            elif self._lengths[i] == self.max_steps:
                now.truncated[i] = True
                self._begin(i)
            self._look(i)
        return now

    def option(self, i: int, action: int) -> str:
        """The words of an action in match i."""
        return self._tables[i].menu.get(action) or self.rules.actions.name(action)

    def _checked(self, actions: Any) -> list[int]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise IllegalAction(f"One action for each of the {self.count} matches is needed, not {chosen.shape}.")
        numbers: list[int] = chosen.tolist()
        for i, table in enumerate(self._tables):
            if numbers[i] not in table.menu:
                raise IllegalAction(f"Match {i}: {table.refuse(numbers[i])}")
        return numbers

    def _begin(self, i: int) -> None:
        assert self._dice is not None
        self._tables[i].start(int(self._dice.integers(1 << 62)))
        self._lengths[i] = 0

    def _look(self, i: int) -> None:
        """Fill in the row of match i."""
        table, now = self._tables[i], self._now
        now.seats[i] = table.seat
        now.observations[i] = self.rules.layout.encode(kernel_view.project(table.match, table.seat))
        mask = now.masks[i]
        mask[self._marked[i]] = 0
        self._marked[i] = [*table.menu]
        mask[self._marked[i]] = 1
