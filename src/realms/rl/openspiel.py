"""OpenSpiel games of all games: pyspiel.load_game("realms_tiny_epic_kingdoms", {"players": 2}).

Importing this module registers them. Chance moves once, at the root: it draws one of `deals` numbers, which is the
seed of the match; the dice and decks of the whole match follow from it and are part of the state. So a history can
be replayed, and a clone has the same dice to come; `RealmsState.resampled` gives worlds with others, to plan in.

Parameters: `players`; `deals`, how many different matches there are; `forced`, ask also where there is one option
only; `options`, the options of the game in one word: "map:fixed;hidden_runes:true", a list as "races:elves+orcs"
(the library keeps commas and equals signs for itself). Returns are shares of the win (docs/researchers.md).
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from realms import api
from realms.kernel import view as kernel_view
from realms.kernel.model import BadOptions
from realms.kernel.registry import GameSpec
from realms.kernel.rng import seeded

from .table import NOBODY, Rules, Table

__all__ = ["PREFIX", "RealmsGame", "RealmsState"]

PREFIX: Final = "realms_"
DEALS: Final = 1024


def game_type(spec: GameSpec) -> Any:
    """What OpenSpiel wants to know before a game is made. Somebody always wins but where the table can lose."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + spec.id,
        long_name=spec.name("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.most,
        min_num_players=spec.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": api.default_players(spec),
            "deals": DEALS,
            "options": "",
            "forced": False,
        },
        provides_factored_observation_string=False,
    )


def parsed(text: str) -> dict[str, object]:
    """The options of a game from one word. Raises BadOptions."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOptions(f"Options are written name:value;name:value, not {text!r}.")
        found[name.strip()] = value.split("+") if "+" in value else plain(value.strip())
    return found


def plain(value: str) -> object:
    """Yes or no, a whole number, or a word."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdecimal() else value


class RealmsGame(pyspiel.Game):  # type: ignore[misc]  # the library is not typed
    """A game with its options fixed; one subclass for each game. Raises BadOptions."""

    SPEC: ClassVar[GameSpec]
    KIND: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec, given = self.SPEC, params or {}
        options = parsed(given.get("options", ""))
        self.deals: int = given.get("deals", DEALS)
        if self.deals < 1:
            raise BadOptions(f"There must be 1 deal or more, not {self.deals}.")
        players = given.get("players", api.default_players(spec))
        self.rules = Rules(spec.id, players, forced=given.get("forced", False), options=options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=spec.bound,
        )
        super().__init__(self.KIND, info, given)

    def new_initial_state(self) -> RealmsState:
        return RealmsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, params)


class RealmsState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is no table yet."""

    def __init__(self, game: RealmsGame) -> None:
        super().__init__(game)
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat if self.table.seat != NOBODY else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.menu) if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            table = Table(self.get_game().rules)
            table.start(action)
            self.table = table
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        menu = self.table.menu if self.table is not None else {}
        return menu.get(action) or str(self.get_game().rules.actions.name(action))

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat == NOBODY

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.num_players()
        return self.table.rewards()

    def resampled(self, player: int, seed: int) -> RealmsState:
        """Another world that agrees with what the player knows, with other dice to come. Its history is not its
        own, so it cannot be serialized."""
        assert self.table is not None
        world = self.clone()
        world.table.match = kernel_view.redeal(self.table.match, player, seeded(seed))
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.history_str()} {api.digest(self.table.match)}"


class Observer:
    """What a player sees, as a vector (float32) and as text; made from the View alone."""

    def __init__(self, rules: Rules, params: Any) -> None:
        if params:
            raise BadOptions(f"Observations take no parameters, not {params!r}.")
        self.layout = rules.layout
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RealmsState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: RealmsState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        return json.dumps(kernel_view.project(state.table.match, player).plain(), separators=(",", ":"))


def register() -> None:
    """Make the games known to OpenSpiel; once is enough."""
    known = set(pyspiel.registered_names())
    for name in api.game_ids():
        if PREFIX + name not in known:
            _register(api.spec(name))


def _register(spec: GameSpec) -> None:
    """A class for each game: the library keeps what it is given until after the interpreter has ended, which a
    class survives and a function does not."""
    kind = game_type(spec)
    pyspiel.register_game(kind, type(f"RealmsGame_{spec.id}", (RealmsGame,), {"SPEC": spec, "KIND": kind}))


register()
