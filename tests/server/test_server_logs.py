"""What is written down of a server: log lines without secrets, figures for Prometheus."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from realms.server import logs
from realms.server.metrics import FOLDER, Metrics
from realms.server.settings import Settings

Written = Callable[[], str]


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """What was written to standard error; afterwards logging is as it was before."""
    loggers = [logging.getLogger(name) for name in (None, "realms", *logs._LIBRARIES)]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield lambda: capsys.readouterr().err
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(written: Written) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written().splitlines()]


# Logs.


@pytest.mark.parametrize("as_json", [False, True])
def test_secrets_stay_out_whatever_is_passed(written: Written, as_json: bool) -> None:
    logs.configure(Settings(log_json=as_json))
    secrets = {
        "token": "S1",
        "token_hash": "S2",
        "password": "S3",
        "X-CSRF-Token": "S4",
        "headers": {"Cookie": "realms_session=S5", "Authorization": "Bearer S6"},
        "commands": [{"type": "choose", "key": "play:S7"}],
        "seed": "S8",
        "salt": "S9",
        "key": "S10",
        "path": "/join/S11",
        "address": "postgresql://realms:S12@db/realms",
        "said": "Authorization: Bearer S13S13S13",
        "error": ValueError("failed\n[parameters: 'S14']"),
    }
    logs.log.info("a move", match="m1", seq=7, **secrets)
    logs.log.bind(token="S15").warning("bound")
    logging.getLogger("uvicorn.error").warning("cannot reach %s", "postgresql://realms:S16@db/realms")
    text = written()
    assert re.findall(r"S\d", text) == []
    for shown in ("a move", "m1", "7", "/join/…", "postgresql://realms:…@db/realms", "ValueError: failed"):
        assert shown in text


def test_json_is_one_object_a_line(written: Written) -> None:
    logs.configure(Settings(log_json=True))
    logs.log.info("said\nsomething", name="Ярость <b>\n")
    logging.getLogger("uvicorn.error").error("boom %d", 3)
    ours, theirs = lines(written)
    assert (ours["event"], ours["level"], ours["name"]) == ("said\nsomething", "info", "Ярость <b>\n")
    assert (theirs["event"], theirs["level"]) == ("boom 3", "error")
    assert ours["timestamp"].endswith("Z")


def test_a_traceback_tells_where_but_not_what_was_written(written: Written) -> None:
    logs.configure(Settings(log_json=True))
    secret = "hunter2"
    try:
        try:
            raise KeyError("first")
        except KeyError as error:
            raise RuntimeError(f"second\n[parameters: {secret}]") from error
    except RuntimeError:
        logs.log.exception("failed", match="m1")
    (told,) = lines(written)
    assert "RuntimeError: second\n\nwhich came of\n\n" in told["exception"]
    assert "KeyError: 'first'" in told["exception"]
    assert "test_server_logs.py" in told["exception"]
    assert secret not in told["exception"]


def test_levels(written: Written) -> None:
    logs.configure(Settings(log_level="warning", log_json=True))
    logs.log.info("not this")
    logs.log.warning("this")
    logs.configure(Settings(log_level="debug", log_json=True))
    logs.log.debug("and this")
    logging.getLogger("websockets").debug("< GET / Cookie: S1")
    logging.getLogger("uvicorn.error").info("nor this")
    assert [line["event"] for line in lines(written)] == ["this", "and this"]


def test_lines_of_several_workers_say_whose_they_are(written: Written) -> None:
    logs.configure(Settings(log_json=True, workers=2))
    logs.log.warning("mine")
    logging.getLogger("uvicorn.error").warning("theirs")
    logs.configure(Settings(log_json=True))
    logs.log.warning("alone")
    assert [line.get("pid") for line in lines(written)] == [os.getpid(), os.getpid(), None]


# Figures.


def test_every_figure_is_shown() -> None:
    metrics = Metrics()
    metrics.request("GET", "/api/tables/{table}", 200, 0.004)
    metrics.request("BREW", "", 405, 0.004)
    metrics.move("tiny_epic_kingdoms", "choice", 0.02)
    metrics.commit(3, 0.002)
    metrics.socket(1)
    metrics.socket(1)
    metrics.socket(-1)
    metrics.room(1)
    metrics.frame("patch", 700)
    metrics.thought("greedy", 0.3)
    metrics.refused("too-many")
    metrics.store_down()
    text = metrics.render().decode()
    for line in (
        'realms_request_seconds_count{method="GET",route="/api/tables/{table}",status="200"} 1.0',
        'realms_request_seconds_count{method="other",route="",status="405"} 1.0',
        'realms_move_seconds_bucket{game="tiny_epic_kingdoms",kind="choice",le="0.025"} 1.0',
        "realms_commit_seconds_count 1.0",
        'realms_commit_items_bucket{le="2.0"} 0.0',
        'realms_commit_items_bucket{le="4.0"} 1.0',
        "realms_sockets 1.0",
        "realms_rooms 1.0",
        'realms_frame_bytes_sum{kind="patch"} 700.0',
        'realms_thought_seconds_count{bot="greedy"} 1.0',
        'realms_refused_total{code="too-many"} 1.0',
        "realms_store_down_total 1.0",
    ):
        assert f"\n{line}\n" in text
    assert "process_resident_memory_bytes" in text


def test_two_servers_in_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.socket(1)
    assert "\nrealms_sockets 1.0\n" in one.render().decode()
    assert "\nrealms_sockets 0.0\n" in two.render().decode()


def test_any_worker_answers_for_all_that_live(tmp_path: Path) -> None:
    program = (
        "from realms.server.metrics import Metrics; metrics = Metrics(); metrics.socket(2)\n"
        "metrics.request('GET', '/', 200, 0.1); print(metrics.render().decode(), '.', flush=True); input()"
    )

    def worker() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, FOLDER: str(tmp_path)},
        )

    def answer(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        return "".join(iter(process.stdout.readline, " .\n"))

    with worker() as first:
        answer(first)
        with worker() as second:
            text = answer(second)
            assert "\nrealms_sockets 4.0\n" in text
            assert 'realms_request_seconds_count{method="GET",route="/",status="200"} 2.0' in text
            second.kill()
        with worker() as third:
            text = answer(third)
            assert "\nrealms_sockets 4.0\n" in text
            assert 'realms_request_seconds_count{method="GET",route="/",status="200"} 3.0' in text
