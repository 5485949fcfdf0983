"""Gymnasium environments: play alone, or one seat against bots.

    import gymnasium, realms.rl.gymnasium_env
    env = gymnasium.make("realms/mage_knight_solo-v0", scenario="solo_conquest")

Importing this module registers, for each game, "realms/<game>-v0": one seat of two against a bot; and for playing
alone "realms/mage_knight_solo-v0" and "realms/tiny_epic_kingdoms_solo-v0". docs/researchers.md tells the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from realms import api
from realms.kernel.model import BadOptions, RealmsError

from .frozen import VERSION
from .table import NOBODY, IllegalAction, Rules, Table, seated

__all__ = ["SeatEnv", "register"]

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a match. `opponents`: the bot in all other seats, or a list of them. `reward`, `forced`,
    `max_steps`, `illegal` and the options of the game are as in `pettingzoo_env`; an illegal action ends the match
    with a reward of -1. With `option_info`, `info["options"]` has the offered actions and their words."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "share",
        forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "terminate",
        option_info: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.rules = Rules(game, players, reward=reward, forced=forced, options=options)
        if illegal not in ("raise", "terminate"):
            raise BadOptions(f"At an illegal action the environment can raise or terminate, not {illegal!r}.")
        self.seat = seat
        self.table = Table(self.rules, seated(self.rules, seat, opponents))
        self.illegal = illegal
        self.max_steps = max_steps
        self.option_info = option_info
        self.render_mode = render_mode
        low, high = self.rules.layout.bounds()
        size = self.rules.actions.size
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
            }
        )
        self.action_space = spaces.Discrete(size)  # type: ignore[assignment]  # numpy's whole numbers are as good
        self._steps = 0
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match: that of the seed, or the next one of a row that the last seed began."""
        super().reset(seed=seed)
        self.table.start(int(seed) if seed is not None else int(self.np_random.integers(1 << 62)))
        self._steps = 0
        self._playing = self.table.seat != NOBODY
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise RealmsError("There is no match under way: call reset() first.")
        table = self.table
        try:
            table.act(action)
        except IllegalAction as error:
            if self.illegal == "raise" or not self.action_space.contains(action):
                raise
            self._playing = False
            return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        self._steps += 1
        over = table.seat == NOBODY
        cut = not over and self._steps == self.max_steps
        self._playing = not (over or cut)
        reward = table.rewards()[self.seat] if over else 0.0
        return self._observe(), reward, over, cut, self._info()

    def option(self, action: int) -> str:
        """The words of an action: those of the menu if it is offered now, else those of the list."""
        return self.table.menu.get(action) or self.rules.actions.name(action)

    def render(self) -> Any:
        """The offered options, one a line."""
        if self.render_mode is None:
            return None
        menu = self.table.menu
        return "\n".join([f"{self.rules.game}: seat {self.seat}", *(f"{n:>6} {key}" for n, key in menu.items())])

    def _observe(self) -> dict[str, Any]:
        table, seat = self.table, self.seat
        return {"observation": table.observe(seat), "action_mask": table.mask(seat)}

    def _info(self) -> dict[str, Any]:
        return {"options": dict(self.table.menu)} if self.option_info else {}


def register() -> None:
    """Make the ids known to Gymnasium; once is enough."""
    entry = f"{__name__}:SeatEnv"
    for game in api.game_ids():
        gymnasium.register(f"realms/{game}-v{VERSION}", entry, kwargs={"game": game, "players": 2})
    alone: dict[str, dict[str, Any]] = {
        "mage_knight": {"players": 1},
        "tiny_epic_kingdoms": {"players": 2, "solo": True},
    }
    for game, how in alone.items():
        gymnasium.register(f"realms/{game}_solo-v{VERSION}", entry, kwargs={"game": game, **how})


register()
