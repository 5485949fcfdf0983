"""The OpenSpiel games pass the library's own simulation test."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from long import LONG

pyspiel = pytest.importorskip(
    "pyspiel", reason="open_spiel has no wheel for this system or version of Python", exc_type=ImportError
)

from realms.kernel.model import BadOptions  # noqa: E402
from realms.rl import openspiel  # noqa: E402

SETUPS = {
    "tiny_epic_kingdoms": (2, "find_tokens:true"),
    "elven_rage": (2, ""),
    "mage_knight": (1, "scenario:first_reconnaissance"),
    "runewars": (2, "map:fixed;factions:dealt"),
}


def load(game: str, **more: Any) -> Any:
    players, options = SETUPS[game]
    return pyspiel.load_game(
        openspiel.PREFIX + game, {"players": players, "deals": 16, "options": options, **more}
    )


@pytest.mark.parametrize("game", SETUPS)
def test_random_simulation(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(game), num_sims=5 if LONG else 1, serialize=True, verbose=False)


def test_a_state_is_its_history() -> None:
    game = load("tiny_epic_kingdoms")
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 16
    state.apply_action(3)
    dice = np.random.default_rng(1)
    for _ in range(30):
        twin = state.clone()
        action = int(dice.choice(state.legal_actions()))
        twin.apply_action(action)
        state.apply_action(action)
        assert str(twin) == str(state)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]) in state.table.menu.values()


def test_another_world_looks_the_same_to_the_player() -> None:
    game = load("elven_rage")
    state = game.new_initial_state()
    state.apply_action(5)
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    other = state.resampled(player, seed=9)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_returns_are_shares_of_the_win() -> None:
    state = load("tiny_epic_kingdoms").new_initial_state()
    dice = np.random.default_rng(2)
    state.apply_action(1)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"options": "solo"}, "written name:value"),
        ({"deals": 0}, "1 deal or more"),
        ({"players": 7}, "2 to 5"),
        ({"options": "races:elves+gods"}, "races"),
    ],
)
def test_wrong_parameters_get_one_sentence(params: dict[str, Any], sentence: str) -> None:
    found = openspiel.api.spec("tiny_epic_kingdoms")
    kind = type("Made", (openspiel.RealmsGame,), {"SPEC": found, "KIND": openspiel.game_type(found)})
    with pytest.raises(BadOptions, match=sentence):
        kind(params)


def test_a_program_that_used_it_ends_in_peace() -> None:
    """The library keeps what it was given until after the interpreter has ended."""
    code = (
        "import pyspiel, realms.rl.openspiel\n"
        "state = pyspiel.load_game('realms_tiny_epic_kingdoms').new_initial_state()\n"
        "state.apply_action(0); state.clone()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
