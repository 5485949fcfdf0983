"""Simulations: the same result for any number of workers, fair seats, Ctrl-C, Ray."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from realms import bots, sim
from realms.bots import UnknownBot
from realms.bout import Noted
from realms.kernel.model import BadOptions, Decision, Option, RealmsError, UnknownGame
from realms.sim import simulate
from realms.tally import PIE, Line, Tally, wilson

VOLATILE = ("seconds", "decisions_per_second", "games_per_second", "workers", "lost_workers")


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


class Tired(First):
    """Chooses once, then raises."""

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        if self.chose:
            raise RuntimeError("it is\nlate")
        self.chose = True
        return decision.options[0]

    chose = False


class Sleepy(First):
    """Takes half a second, and thinks that every exception is its own business."""

    def choose(self, decision: Decision, look: bots.Look) -> Option:
        with suppress(Exception):
            time.sleep(0.5)
        return decision.options[0]


def unborn(seat: int, seed: int) -> First:
    raise OSError("no weights")


@pytest.fixture(autouse=True)
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._MAKERS, ("tired", "*"), Tired)
    monkeypatch.setitem(bots._MAKERS, ("sleepy", "*"), Sleepy)
    monkeypatch.setitem(bots._MAKERS, ("unborn", "*"), unborn)
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

    monkeypatch.setattr(bots.Sight, "__call__", looked)
    assert simulate("toy_harvest", games=2).errors == 0
    assert simulate("toy_harvest", games=2, bots=["first"]).errors == 2


def test_a_bot_that_cheats_forfeits_its_seat() -> None:
    result = simulate("toy_harvest", games=4, bots=["cheat", "random"])
    assert (result.errors, result.tally.finished) == (4, 4)
    told = result.plain()
    assert told["wins"] == {"cheat": 0.0, "random": 4.0}
    assert told["forfeits"] == {"cheat": 4}
    first = told["forfeited"][0]  # type: ignore[index]
    assert (first["game"], first["bot"], first["seat"], first["after"]) == (0, "cheat", 0, 0)
    assert first["reason"].startswith("Seat 0 was not offered 'win'")


def test_who_raises_is_replaced_for_the_rest_of_the_game() -> None:
    """The substitute plays the game to its end as it would have gone: the digest does not depend on workers."""
    result = simulate("toy_harvest", games=6, bots=["tired", "random"])
    assert result.tally.finished == 6
    assert result.plain()["wins"] == {"random": 6.0, "tired": 0.0}
    reasons = {forfeit.reason for given_up in result.tally.forfeits.values() for forfeit in given_up}
    assert reasons == {"RuntimeError: it is late"}
    assert all(given_up[0].after > 0 for given_up in result.tally.forfeits.values())
    assert result.digest == simulate("toy_harvest", games=6, bots=["tired", "random"]).digest


def test_where_all_forfeit_nobody_wins() -> None:
    result = simulate("toy_harvest", games=2, bots=["cheat"])
    assert result.plain()["wins"] == {"cheat": 0.0}
    assert result.tally.finished == 2
    assert sum(line.wins for line in result.tally.seats.values()) == 2


def test_a_bot_that_cannot_be_made_forfeits() -> None:
    result = simulate("toy_harvest", games=1, bots=["unborn", "random"])
    assert [forfeit.reason for forfeit in result.tally.forfeits[0]] == ["OSError: no weights"]


def test_if_random_fails_there_is_nobody_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._MAKERS, ("random", "*"), Cheat)
    result = simulate("toy_harvest", games=1)
    assert "nobody is left to play seat 0" in result.tally.failures[0]
    assert (result.errors, result.tally.finished) == (1, 0)


def test_greedy_takes_the_seat_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[int] = []

    def greedy(seat: int, seed: int) -> First:
        sat.append(seat)
        return First(seat, seed)

    monkeypatch.setitem(bots._MAKERS, ("greedy", "toy_harvest"), greedy)
    simulate("toy_harvest", games=1, bots=["cheat", "random"])
    assert sat == [0]


def test_who_takes_too_long_forfeits() -> None:
    """In this process: by the signal; in a thread, where there is none, when the choice comes at last."""
    noted = Noted(limit=0.05)
    job = sim.plan("toy_harvest", None, ["sleepy", "random"], 1, 0, None, noted)
    tally = Tally()
    sim.play(job, 0, tally)
    assert [forfeit.reason for forfeit in tally.forfeits[0]] == ["no choice within 0.05 s"]
    aside = Tally()
    thread = threading.Thread(target=sim.play, args=(job, 0, aside))
    thread.start()
    thread.join()
    assert aside.forfeits == tally.forfeits
    assert aside.digest() == tally.digest()


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


def test_a_killed_worker_is_replaced_and_its_games_are_played_again(tmp_path: Path) -> None:
    """The first process to play game 7 is killed in the middle of it."""
    died = tmp_path / "died"
    options: dict[str, object] = {"mood": "calm"}
    os.environ["TOY_DIES"] = str(died)
    try:
        result = simulate("toy_harvest", games=40, seed=3, options=options, workers=2)
    finally:
        del os.environ["TOY_DIES"]
    assert died.exists()
    assert result.lost == 1
    assert lasting(result) == lasting(simulate("toy_harvest", games=40, seed=3, options=options))


def test_a_game_that_no_worker_survives_is_a_failure_of_its_own() -> None:
    result = simulate("toy_harvest", games=6, options={"mood": "deadly"}, workers=2)
    assert set(result.tally.failures.values()) == {"3 processes that played it died"}
    assert list(result.tally.failures) == [number for number in range(6) if number % 5 == 2]
    assert result.tally.finished == 5
    assert result.lost >= 3
