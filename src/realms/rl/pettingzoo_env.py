"""PettingZoo (AEC) environments of all games: env("tiny_epic_kingdoms", players=2, find_tokens=True).

An agent is a seat, "player_0" and up. Observations are {"observation", "action_mask"}; docs/researchers.md tells
what the numbers mean. `env` ends a match at an illegal action, as PettingZoo's own board games do: who chose it
gets -1, the others nothing. `raw_env` raises IllegalAction, and the match goes on. What PettingZoo's wrappers
check is checked here, as layers of wrappers take longer than the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from realms.kernel.model import BadOptions, RealmsError

from .frozen import VERSION
from .table import NOBODY, IllegalAction, Rules, Table

__all__ = ["env", "raw_env"]


ILLEGAL_REWARD = -1.0


def env(game: str, **options: Any) -> raw_env:
    """An environment of a game; the options are those of `raw_env`. An illegal action ends the match."""
    return raw_env(game, **{"illegal": "terminate", **options})


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # (the library is not typed, and calls them so)
    """`players`: how many sit at the table (the game's usual number). `reward`: "share", "win", "plus_minus",
    "zero_sum" or "score". `forced`: ask also where there is one option only. `max_steps`: cut a match off there.
    `illegal`: whether an illegal action is to "raise" or to "terminate". Everything else is an option of the game,
    such as scenario="dragon_lord". Raises UnknownGame or BadOptions."""

    metadata = {"name": "realms", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "share",
        forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            players,
            reward=reward,
            forced=forced,
            max_steps=max_steps,
            illegal=illegal,
            render_mode=render_mode,
            **options,
        )
        AECEnv.__init__(self)
        self.rules = Rules(game, players, reward=reward, forced=forced, options=options)
        self.metadata = {**type(self).metadata, "name": f"{self.rules.game}_v{VERSION}"}
        if illegal not in ("raise", "terminate"):
            raise BadOptions(f"At an illegal action the environment can raise or terminate, not {illegal!r}.")
        self.illegal = illegal
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.table = Table(self.rules)
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        low, high = self.rules.layout.bounds()
        size = self.rules.actions.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._dice: np.random.Generator | None = None
        self._started = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: that of the seed, or the next one of a row that the last seed began."""
        if seed is not None or self._dice is None:
            self._dice, drawn = seeding.np_random(seed)
            seed = drawn if seed is None else seed
            seed = int(seed) % (1 << 62)
        else:
            seed = int(self._dice.integers(1 << 62))
        self.table.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._started = True
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        table = self.table
        if not self._started:
            raise RealmsError("The environment has no match yet: call reset() first.")
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def step(self, action: Any) -> None:
        if not self._started:
            raise RealmsError("The environment has no match yet: call reset() first.")
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.act(action)
        except IllegalAction as error:
            if self.illegal == "raise" or not self.action_spaces[agent].contains(action):
                raise
            self._lose(agent, str(error))
            return
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if table.seat == NOBODY:
            self._end(table.rewards(), self.terminations)
        elif self._steps == self.max_steps:
            self._end([0.0] * self.rules.players, self.truncations)
        else:
            # Nothing is worth anything before the end, so there is nothing to add up.
            self.agent_selection = self.possible_agents[table.seat]

    def option(self, action: int) -> str:
        """The words of an action: those of the menu if it is offered now, else those of the list."""
        return self.table.menu.get(action) or self.rules.actions.name(action)

    def render(self) -> str | None:
        """The options of whoever is asked, one a line."""
        if self.render_mode is None:
            return None
        seat, menu = self.table.seat, self.table.menu
        return "\n".join([f"{self.rules.game}: seat {seat}", *(f"{n:>6} {key}" for n, key in menu.items())])

    def close(self) -> None:
        """There is nothing to close."""

    def _lose(self, agent: str, why: str) -> None:
        """The match ends here; whoever chose what was not offered has lost it."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent]["illegal"] = why
        self._cumulative_rewards[agent] = 0.0
        rewards = [0.0] * self.rules.players
        rewards[self._seat_of[agent]] = ILLEGAL_REWARD
        self._end(rewards, self.terminations)

    def _end(self, rewards: list[float], how: dict[str, bool]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            how[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
