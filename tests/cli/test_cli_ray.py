"""Simulations on a Ray cluster: the same result, workers lost on the way, nobody there."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cli.test_cli_sim import lasting
from long import LONG
from realms import cluster, workers
from realms.kernel.model import RealmsError
from realms.sim import simulate

TESTS = Path(__file__).resolve().parent.parent


class Task:
    def __init__(self, function: Any, arguments: Any) -> None:
        self.function = function
        self.arguments = arguments


class Lost(Exception):
    """A worker or a machine is gone."""


class Raised(Lost):
    """A task raised."""


@pytest.fixture(autouse=True)
def not_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up cluster works in this process, which is to be none afterwards."""
    monkeypatch.setattr(workers, "_worker", False)


def fake_ray(monkeypatch: pytest.MonkeyPatch, **more: Any) -> None:
    """As much of Ray as a simulation uses, in this process."""

    def remote(**options: Any) -> Any:
        assert options == {"max_retries": 0}
        return lambda function: SimpleNamespace(remote=lambda *arguments: Task(function, arguments))

    ray = SimpleNamespace(
        init=lambda **options: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 4.0},
        remote=remote,
        wait=lambda waiting, timeout: (waiting[-1:], waiting[:-1]),
        get=lambda task: task.function(*task.arguments),
        exceptions=SimpleNamespace(RayError=Lost, RayTaskError=Raised),
    )
    for name, value in more.items():
        setattr(ray, name, value)
    monkeypatch.setitem(sys.modules, "ray", ray)


def test_ray_gives_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_ray(monkeypatch)
    there = simulate("toy_harvest", games=40, seed=3, ray="auto")
    assert lasting(there) == lasting(simulate("toy_harvest", games=40, seed=3))


def test_what_is_lost_is_played_again_and_nothing_is_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third answer is lost on its way, after the games were played."""
    calls = 0

    def get(task: Task) -> Any:
        nonlocal calls
        calls += 1
        part = task.function(*task.arguments)
        if calls % 3 == 0:
            raise Lost
        return part

    fake_ray(monkeypatch, get=get)
    told: list[int] = []
    there = simulate("toy_harvest", games=40, seed=3, ray="auto", progress=told.append)
    assert sum(told) == 40
    assert there.lost == calls // 3 > 3
    assert lasting(there) == lasting(simulate("toy_harvest", games=40, seed=3))


def test_games_that_kill_every_worker_are_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    def get(task: Task) -> Any:
        if 5 in task.arguments[3]:
            raise Lost
        return task.function(*task.arguments)

    fake_ray(monkeypatch, get=get, cluster_resources=lambda: {"CPU": 1.0})
    result = simulate("toy_harvest", games=40, ray="auto")
    assert result.tally.failures == {5: "3 processes that played it died"}
    assert (result.tally.finished, result.lost) == (39, 6)


def test_what_a_task_raises_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def get(task: Task) -> Any:
        raise Raised("Traceback …\nModuleNotFoundError: No module named 'realms'")

    fake_ray(monkeypatch, get=get)
    with pytest.raises(
        RealmsError, match=r"^The cluster cannot play: ModuleNotFoundError: No module named 'realms'\.$"
    ):
        simulate("toy_harvest", games=2, ray="auto")


def test_another_version_on_the_cluster_is_told() -> None:
    with pytest.raises(RealmsError, match=r"^There is realms 0\.0 here, but realms "):
        cluster._elsewhere("0.0", "realms", len, "")


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


# A real cluster, of one machine with two workers. It takes a while to start, so this is for `make check`.


@pytest.fixture
def real(tmp_path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Its address, and the environment of whoever works with it; it is gone afterwards."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="rr")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_TMPDIR": folder,
        "TOY_DIES": str(tmp_path / "died"),
        "REALMS_LANG": "en",
    }
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", "--num-cpus=2"]
    command += ["--node-ip-address=127.0.0.1", f"--port={port}", "--object-store-memory=80000000"]
    command += ["--include-dashboard=false", "--disable-usage-stats"]
    log = tmp_path / "log"
    with log.open("w") as out:
        head = subprocess.Popen(command, env=environment, stdout=out, stderr=out, start_new_session=True)
    try:
        deadline = time.monotonic() + 120
        while "Ray runtime started" not in log.read_text():
            assert head.poll() is None and time.monotonic() < deadline, log.read_text()
            time.sleep(0.2)
        yield f"127.0.0.1:{port}", environment
    finally:
        os.killpg(head.pid, signal.SIGKILL)
        head.wait()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.skipif(not LONG, reason="a real cluster: make check")
def test_a_real_cluster_loses_a_worker_in_mid_run(real: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    """The first worker that comes to game 7 is killed; every game is counted once, and the digest is the same."""
    pytest.importorskip("ray")
    address, environment = real
    command = [
        sys.executable,
        str(TESTS / "cli" / "run_toy.py"),
        "sim",
        "toy_harvest",
        "--games",
        "40",
        "--seed",
        "3",
    ]
    done = subprocess.run(
        [*command, "--ray", address, "--json"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "died").exists()
    there, here = json.loads(done.stdout), simulate("toy_harvest", games=40, seed=3)
    assert there["lost_workers"] == 1
    assert there["workers"] == 2
    told = here.plain()
    for name in ("digest", "finished", "errors", "decisions", "wins", "by_seat", "by_tag"):
        assert there[name] == told[name]
