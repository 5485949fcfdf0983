"""Simulations: the same result for any number of workers, fair seats, Ctrl-C, Ray."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from realms import bots, sim
from realms.bots import UnknownBot
from realms.kernel.model import BadOptions, Decision, Option, RealmsError, UnknownGame
from realms.sim import simulate
from realms.tally import PIE, Line, Tally, wilson

VOLATILE = ("seconds", "decisions_per_second", "games_per_second", "workers")


def lasting(result: sim.Result) -> dict[str, object]:
    return {name: value for name, value in result.plain().items() if name not in VOLATILE}


def test_the_result_does_not_depend_on_the_workers() -> None:
    told: list[int] = []
    one = simulate("toy_harvest", players=3, games=50, seed=11, options={"mood": "crash"})
    two = simulate(
        "toy_harvest", players=3, games=50, seed=11, options={"mood": "crash"}, workers=2, progress=told.append
    )
    assert one.errors > 0
    assert sum(told) == 50
    assert lasting(one) == lasting(two)


def test_other_seeds_give_other_digests() -> None:
    found = {simulate("toy_harvest", games=5, seed=seed).digest for seed in (0, 1, -1, 2**40)}
    assert len(found) == 4
    assert simulate("toy_harvest", games=5, seed=1).digest == simulate("toy_harvest", games=5, seed=1).digest


class First:
    """Always takes the first option; counts how often it looked."""

    looked = 0

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        assert decision.seat == self.seat
        view = look()
        assert view.seat == self.seat
        assert [d.prompt for d in view.due] == [decision.prompt]
        return decision.options[0]


class Cheat(First):
    """Chooses what nobody offered."""

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        return Option("win", ())


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._MAKERS, ("first", "toy_harvest"), First)
    monkeypatch.setitem(bots._MAKERS, ("cheat", "*"), Cheat)


def test_bots_change_seats_from_game_to_game() -> None:
    job = sim.plan("toy_harvest", None, ["first", "random", "random"], 6, 0, None)
    assert job.players == 3
    assert [job.bots_of(n).index("first") for n in range(6)] == [0, 2, 1, 0, 2, 1]
    found = simulate("toy_harvest", bots=["first", "random", "random"], games=6).plain()
    assert found["bots"] == ["first", "random", "random"]
    assert found["by_bot"]["first"]["seats"] == 6  # type: ignore[index]
    assert found["by_bot"]["random"]["seats"] == 12  # type: ignore[index]
    assert sum(found["wins"].values()) == pytest.approx(6)  # type: ignore[attr-defined]


def test_random_bots_never_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(*arguments: object) -> object:
        raise AssertionError("a view was built")

    monkeypatch.setattr(sim, "project", looked)
    assert simulate("toy_harvest", games=2).errors == 0
    assert simulate("toy_harvest", games=2, bots=["first"]).errors == 2


def test_a_bot_that_cheats_is_an_error_of_its_game() -> None:
    result = simulate("toy_harvest", games=3, bots=["cheat"])
    assert result.errors == 3
    assert result.tally.finished == 0
    assert "was not offered 'win'" in result.tally.failures[0]
    assert result.plain()["wins"] == {"cheat": 0.0}


def test_a_game_without_end_is_an_error() -> None:
    result = simulate("toy_harvest", games=1, options={"mood": "endless"})
    assert result.tally.failures[0].endswith("the game did not end within 400 decisions")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": "toy_harvest", "players": 7}, BadOptions),
        ({"game": "toy_harvest", "bots": ["hal"]}, UnknownBot),
        ({"game": "toy_harvest", "bots": []}, UnknownBot),
        ({"game": "toy_harvest", "games": 0}, BadOptions),
        ({"game": "toy_harvest", "workers": 0}, BadOptions),
        ({"game": "toy_harvest", "seed": "x"}, BadOptions),
        ({"game": "toy_harvest", "options": {"x": 1}}, BadOptions),
        ({"game": "toy_harvest", "ray": "auto"}, RealmsError),
    ],
)
def test_mistakes_are_named_before_anything_is_played(
    arguments: dict[str, Any], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(sim, "play", lambda *a: pytest.fail("a game was played"))
    with pytest.raises(error):
        simulate(**arguments)


def test_tallies_add_up_in_any_order() -> None:
    parts = [Tally(), Tally()]
    parts[0].bots["a"] = Line(2, PIE // 3, 5)
    parts[1].bots["a"] = Line(1, PIE, 7)
    parts[0].digests[1] = "b"
    parts[1].digests[0] = "a"
    there, back = Tally(), Tally()
    for part in parts:
        there.add(part)
    for part in reversed(parts):
        back.add(part)
    assert there.digest() == back.digest()
    assert there.bots["a"].plain() == back.bots["a"].plain()
    assert there.bots["a"].wins == pytest.approx(4 / 3)


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(0, 10)
    assert low == 0.0
    assert 0.2 < high < 0.3
    assert wilson(10, 10)[1] == pytest.approx(1)


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    """A slow simulation in a process group of its own, as a shell starts it; it is playing when this returns."""
    started = tmp_path / "started"
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "run_toy.py"), "sim", "toy_harvest", "--games", "10000"]
        + ["--options", '{"mood": "slow"}', *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TOY_STARTED": str(started), "REALMS_LANG": "en"},
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not started.exists():
        assert time.monotonic() < deadline, "it did not start"
        time.sleep(0.05)
    time.sleep(1.0)
    return process


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_done_so_far(tmp_path: Path, workers: str) -> None:
    process = start(tmp_path, "--workers", workers, "--json")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == 1
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 < found["finished"] < 10_000
    assert found["errors"] == 0
    assert sum(found["wins"].values()) == pytest.approx(found["finished"])


def test_ctrl_c_for_people(tmp_path: Path) -> None:
    process = start(tmp_path, "--workers", "2")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (1, "")
    assert "Stopped early: " in out
    assert "Digest " in out


def fake_ray(monkeypatch: pytest.MonkeyPatch, **more: Any) -> None:
    """As much of Ray as a simulation uses, in this process."""

    def remote(function: Any) -> Any:
        return SimpleNamespace(remote=lambda *arguments: (function, arguments))

    ray = SimpleNamespace(
        init=lambda **options: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 4.0},
        remote=remote,
        wait=lambda waiting, timeout: (waiting[-1:], waiting[:-1]),
        get=lambda done: [function(*arguments) for function, arguments in done],
    )
    for name, value in more.items():
        setattr(ray, name, value)
    monkeypatch.setitem(sys.modules, "ray", ray)


def test_ray_gives_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_ray(monkeypatch)
    there = simulate("toy_harvest", games=40, seed=3, ray="auto")
    assert lasting(there) == lasting(simulate("toy_harvest", games=40, seed=3))


def test_no_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**options: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nMore.")

    fake_ray(monkeypatch, init=init)
    with pytest.raises(RealmsError, match=r"There is no Ray cluster at 'auto' \(Could not find any running"):
        simulate("toy_harvest", games=2, ray="auto")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999999"])
def test_an_address_where_nobody_answers_is_noticed_at_once(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    fake_ray(monkeypatch, init=lambda **options: pytest.fail("Ray was asked"))
    with pytest.raises(RealmsError, match="There is no Ray cluster at"):
        simulate("toy_harvest", games=2, ray=address)
