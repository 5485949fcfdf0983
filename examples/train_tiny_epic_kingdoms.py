#!/usr/bin/env python3
"""Teach a small player Tiny Epic Kingdoms until it beats random play: numpy alone, a few minutes on one core.

    python examples/train_tiny_epic_kingdoms.py [--games 1500] [--seed 1] [--save FILE]

The cells below (`# %%`) run in Jupyter and in most editors, or all at once from a shell. The player is one matrix:
a row an action, a column a number of the observation. It plays a softmax over the actions that are offered, and
learns by policy gradient (REINFORCE): after a game every choice is made likelier or less likely by how much better
or worse the game went than usual. Needs realms[rl].
"""

# %% What is used
from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

from realms.rl.vector import Batch, VectorEnv

GAME = "tiny_epic_kingdoms"
PLAYERS = 2

# %% The player


class Player:
    """A linear softmax policy over the offered actions."""

    def __init__(self, many: VectorEnv, seed: int) -> None:
        _, high = many.rules.layout.bounds()
        self.scale = 1.0 / np.minimum(high.astype(np.float32), 8.0)
        self.weights = np.zeros((many.action_size, many.observation_size), np.float32)
        self.dice = np.random.default_rng(seed)

    def look(self, observation: Any) -> tuple[Any, Any]:
        """The numbers that are not zero, brought to about the same size: where they stand, and what they are."""
        at = np.flatnonzero(observation)
        return at, np.clip(observation[at] * self.scale[at], -1.0, 1.0)

    def chances(self, at: Any, seen: Any, offered: Any) -> Any:
        """How likely each offered action is to be chosen."""
        wants = self.weights[offered[:, None], at] @ seen
        wants = np.exp(wants - wants.max())
        return wants / wants.sum()

    def choose(self, observation: Any, mask: Any) -> tuple[int, tuple[Any, ...]]:
        """An action, and what has to be remembered of the choice to learn from it."""
        at, seen = self.look(observation)
        offered = np.flatnonzero(mask)
        chances = self.chances(at, seen, offered)
        pick = int(np.searchsorted(np.cumsum(chances), self.dice.random()))
        pick = min(pick, len(offered) - 1)
        return int(offered[pick]), (at, seen, offered, chances, pick)

    def learn(self, choices: list[tuple[Any, ...]], advantage: float, rate: float) -> None:
        """Make these choices likelier, or less likely if the advantage is negative."""
        for at, seen, offered, chances, pick in choices:
            push = -chances
            push[pick] += 1.0
            self.weights[offered[:, None], at] += (rate * advantage) * push[:, None] * seen


# %% Playing many games at once


def worth(points: Any, seat: int) -> float:
    """How well a game went: the lead over the best of the others, between -1 and 1."""
    others = np.delete(points, seat)
    return float(np.tanh((points[seat] - others.max()) / 6.0))


def train(player: Player, games: int, *, seed: int, rate: float = 0.05, count: int = 8, say: Any = None) -> None:
    """Play against random players from both seats, and learn after each game."""
    tables = [
        VectorEnv(GAME, count, PLAYERS, reward="score", seat=seat, opponents="random") for seat in range(PLAYERS)
    ]
    now = [table.reset(seed + seat) for seat, table in enumerate(tables)]
    kept: list[list[list[tuple[Any, ...]]]] = [[[] for _ in range(count)] for _ in tables]
    usual, done = 0.0, 0
    while done < games:
        for seat, table in enumerate(tables):
            batch: Batch = now[seat]
            actions = np.empty(count, np.int64)
            for i in range(count):
                actions[i], choice = player.choose(batch.observations[i], batch.masks[i])
                kept[seat][i].append(choice)
            now[seat] = batch = table.step(actions)
            for i in np.flatnonzero(batch.terminated):
                went = worth(batch.rewards[i], seat)
                choices = kept[seat][i]
                player.learn(choices, (went - usual) / np.sqrt(len(choices)), rate)
                usual += 0.02 * (went - usual)
                kept[seat][i] = []
                done += 1
                if say and done % 100 == 0:
                    say(f"{done} games: usually {usual:+.2f}")


def share_won(player: Player, games: int, *, seed: int, count: int = 8) -> float:
    """The share of games won against random players, half of them from each seat; nothing is learned."""
    won = played = 0.0
    for seat in range(PLAYERS):
        table = VectorEnv(GAME, count, PLAYERS, seat=seat, opponents="random")
        now = table.reset(seed + seat)
        wanted, played_here = games // PLAYERS, 0
        # The first `wanted` games that begin count, so that short ones are not counted more often.
        while played_here < wanted:
            actions = [player.choose(now.observations[i], now.masks[i])[0] for i in range(count)]
            now = table.step(actions)
            for i in np.flatnonzero(now.terminated):
                if played_here < wanted:
                    won += float(now.rewards[i, seat])
                    played_here += 1
        played += played_here
    return won / played


# %% All of it


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500, help="games to learn from")
    parser.add_argument("--check", type=int, default=200, help="games to measure it on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the weights to this file (.npy)")
    options = parser.parse_args(arguments)
    begin = time.perf_counter()
    player = Player(VectorEnv(GAME, 1, PLAYERS), options.seed)
    before = share_won(player, options.check, seed=10_000)
    print(f"before: {before:.0%} of {options.check} games won against random play")
    train(player, options.games, seed=options.seed, say=print)
    after = share_won(player, options.check, seed=20_000)
    taken, busy = time.perf_counter() - begin, time.process_time()
    print(f"after:  {after:.0%} won; {taken:.0f} s, {busy:.0f} s of the processor")
    if options.save:
        np.save(options.save, player.weights)
    return 0 if after > 0.5 else 1


if __name__ == "__main__" and "ipykernel" not in sys.modules:
    sys.exit(main())
