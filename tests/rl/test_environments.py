"""The environments keep to what PettingZoo and Gymnasium ask of them, and to what docs/researchers.md says."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from realms.kernel.model import BadOptions, Outcome, RealmsError, UnknownGame
from realms.rl.gymnasium_env import SeatEnv
from realms.rl.pettingzoo_env import env, raw_env
from realms.rl.table import IllegalAction, Rules
from realms.rl.vector import VectorEnv
from rl_seats import GAMES

ALONE = ("realms/mage_knight_solo-v0", "realms/tiny_epic_kingdoms_solo-v0")


def play_out(table: Any, seed: int = 1) -> dict[str, float]:
    """A whole match of random actions in a PettingZoo environment; what each agent got."""
    dice = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        over = terminated or truncated
        table.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
    return got


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    made = env(game, **GAMES[game])
    assert made.metadata["name"] == f"{game}_v0"
    with warnings.catch_warnings():
        # The library's own advice for observations that are not a plain box; its own board games get it, too.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(made, num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game, **GAMES[game]), num_cycles=20)


def test_a_match_to_its_end_is_worth_one_win() -> None:
    got = play_out(env("tiny_epic_kingdoms", players=3))
    assert sum(got.values()) == pytest.approx(1.0)
    got = play_out(env("tiny_epic_kingdoms", players=2, reward="score"))
    assert all(points == int(points) and points > 0 for points in got.values())


@pytest.mark.parametrize(
    ("reward", "winners", "expected"),
    [
        ("share", (1,), [0.0, 1.0, 0.0]),
        ("share", (0, 1), [0.5, 0.5, 0.0]),
        ("share", (), [0.0, 0.0, 0.0]),
        ("win", (0, 1), [1.0, 1.0, 0.0]),
        ("plus_minus", (1,), [-1.0, 1.0, -1.0]),
        ("plus_minus", (0, 1), [0.0, 0.0, -1.0]),
        ("zero_sum", (1,), [-0.5, 1.0, -0.5]),
        ("zero_sum", (0, 1), [0.25, 0.25, -0.5]),
        ("zero_sum", (), [0.0, 0.0, 0.0]),
        ("score", (1,), [3.0, 9.0, 4.0]),
    ],
)
def test_what_an_end_is_worth(reward: str, winners: tuple[int, ...], expected: list[float]) -> None:
    rules = Rules("tiny_epic_kingdoms", 3, reward=reward)
    outcome = Outcome((3, 9, 4), winners)
    assert [rules.worth(outcome, seat) for seat in range(3)] == expected


def test_forced_and_optional_decisions() -> None:
    """Without `forced` there is always a choice; a decision nobody has to make is never asked."""
    for forced in (False, True):
        made = env("elven_rage", players=3, forced=forced)
        made.reset(seed=4)
        sizes = []
        for _ in range(60):
            sizes.append(int(made.last()[0]["action_mask"].sum()))
            made.step(int(np.flatnonzero(made.last()[0]["action_mask"])[-1]))
        assert (min(sizes) == 1) is forced


def test_a_match_can_be_cut_off() -> None:
    made = env("tiny_epic_kingdoms", players=2, max_steps=5)
    play_out(made)
    assert made.truncations == {} and made._steps == 5


def test_an_illegal_action_ends_the_match_with_a_loss(capfd: pytest.CaptureFixture[str]) -> None:
    made = env("tiny_epic_kingdoms", players=2)
    made.reset(seed=1)
    loser = made.agent_selection
    wrong = int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0])
    made.step(wrong)
    assert made.terminations == {"player_0": True, "player_1": True}
    assert made.rewards[loser] == -1.0 and sum(made.rewards.values()) == -1.0
    assert "is not offered to seat" in made.infos[loser]["illegal"]
    for _ in made.agent_iter():
        made.step(None)
    assert made.agents == []


def test_an_illegal_action_of_the_raw_environment_changes_nothing() -> None:
    made = raw_env("tiny_epic_kingdoms", players=2)
    made.reset(seed=1)
    before = made.observe(made.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(
        IllegalAction, match=r"^Action \d+ \(.+\) is not offered to seat \d now; it may choose .+\.$"
    ):
        made.step(wrong)
    for outside in (10**6, -1, None):
        with pytest.raises(IllegalAction, match="is not offered"):
            made.step(outside)
    after = made.observe(made.agent_selection)
    assert all(np.array_equal(before[part], after[part]) for part in before)


@pytest.mark.parametrize(
    ("wanted", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "There is no game 'chess'"),
        ({"game": "runewars", "players": 9}, BadOptions, "2 to 4 players, not 9"),
        ({"game": "runewars", "weather": 1}, BadOptions, "has no option 'weather'"),
        ({"game": "tiny_epic_kingdoms", "races": "gods"}, BadOptions, "races"),
        ({"game": "tiny_epic_kingdoms", "reward": "gold"}, BadOptions, "A reward is one of share, win"),
        ({"game": "runewars", "reward": "score"}, BadOptions, "counts no points"),
        ({"game": "runewars", "illegal": "shrug"}, BadOptions, "raise or terminate"),
    ],
)
def test_wrong_options_get_one_sentence(wanted: dict[str, Any], error: type[Exception], sentence: str) -> None:
    for make in (env, SeatEnv):
        with pytest.raises(error, match=sentence) as refused:
            make(**wanted)
        assert "\n" not in str(refused.value)


def test_calls_out_of_order_get_one_sentence() -> None:
    made = env("tiny_epic_kingdoms", players=2)
    for call in (lambda: made.step(0), lambda: made.observe("player_0")):
        with pytest.raises(RealmsError, match="call reset"):
            call()
    with pytest.raises(RealmsError, match="call reset"):
        SeatEnv("tiny_epic_kingdoms", 2).step(0)
    with pytest.raises(RealmsError, match="call reset"):
        VectorEnv("tiny_epic_kingdoms", 2, 2).step([0, 0])


def test_an_environment_can_be_pickled() -> None:
    made = env("tiny_epic_kingdoms", players=2, find_tokens=True)
    twin = pickle.loads(pickle.dumps(made))
    for one in (made, twin):
        one.reset(seed=3)
    assert np.array_equal(made.observe("player_0")["observation"], twin.observe("player_0")["observation"])


# Gymnasium


@pytest.mark.parametrize("name", [*ALONE, *(f"realms/{game}-v0" for game in GAMES)])
def test_gymnasium_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", ALONE)
def test_playing_alone(name: str) -> None:
    """A match ends with 1 for a win and 0 for a loss, and nothing before."""
    made = gymnasium.make(name, option_info=True)
    dice = np.random.default_rng(1)
    seen, info = made.reset(seed=2)
    rewards, over = [], False
    while not over:
        assert sorted(info["options"]) == np.flatnonzero(seen["action_mask"]).tolist()
        seen, reward, over, cut, info = made.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        rewards.append(reward)
    assert rewards[-1] in (0.0, 1.0) and not any(rewards[:-1])
    with pytest.raises(RealmsError, match="call reset"):
        made.unwrapped.step(0)


def test_one_seat_against_bots() -> None:
    made = SeatEnv("tiny_epic_kingdoms", 3, seat=2, opponents=["random", "greedy"], find_tokens=True)
    seen, _ = made.reset(seed=1)
    for _ in range(20):
        assert made.table.seat == 2
        seen, *_ = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(BadOptions, match="There is no seat 3"):
        SeatEnv("tiny_epic_kingdoms", 3, seat=3)
    with pytest.raises(BadOptions, match="one for each of the 2, not 1"):
        SeatEnv("tiny_epic_kingdoms", 3, opponents=["random"])
    with pytest.raises(RealmsError, match="There is no bot 'deep_thought'"):
        SeatEnv("tiny_epic_kingdoms", 3, opponents="deep_thought")


# Many matches


def test_many_matches_go_on_as_each_would_alone() -> None:
    """The same choices in one match at a time lead to the same observations, masks, seats and rewards."""
    many = VectorEnv("mage_knight", 3, 1)
    now = many.reset(seed=5)
    seeds = np.random.default_rng(5)
    alone = [raw_env("mage_knight", 1) for _ in range(3)]
    for one in alone:
        one.reset(seed=int(seeds.integers(1 << 62)))
    dice = np.random.default_rng(0)
    ended = 0
    for _ in range(150):
        actions = []
        for i, one in enumerate(alone):
            seen = one.observe(one.agent_selection)
            assert one.agent_selection == f"player_{now.seats[i]}"
            assert np.array_equal(seen["observation"], now.observations[i])
            assert np.array_equal(seen["action_mask"], now.masks[i])
            actions.append(int(dice.choice(np.flatnonzero(now.masks[i]))))
        now = many.step(actions)
        for i, one in enumerate(alone):
            one.step(actions[i])
            assert now.terminated[i] == one.terminations["player_0"]
            assert now.rewards[i].tolist() == [one.rewards[agent] for agent in one.possible_agents]
            if now.terminated[i]:
                ended += 1
                one.reset(seed=int(seeds.integers(1 << 62)))
    assert ended, "no match ended, so nothing began anew"


def test_many_matches_refuse_an_illegal_action_before_any_has_moved() -> None:
    many = VectorEnv("tiny_epic_kingdoms", 2, 2, max_steps=3)
    now = many.reset(seed=1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in now.masks]
    wrong = int(np.flatnonzero(now.masks[1] == 0)[0])
    before = now.observations.copy()
    with pytest.raises(IllegalAction, match=r"^Match 1: Action \d+"):
        many.step([legal[0], wrong])
    with pytest.raises(IllegalAction, match="One action for each of the 2 matches"):
        many.step(legal[:1])
    assert np.array_equal(before, now.observations)
    for step in range(3):
        now = many.step([int(np.flatnonzero(mask)[0]) for mask in now.masks])
        assert now.truncated.tolist() == [step == 2] * 2
    with pytest.raises(BadOptions, match="1 or more, not 0"):
        VectorEnv("tiny_epic_kingdoms", 0)
