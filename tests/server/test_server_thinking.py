"""Bots in processes of their own: the same answers, and always an answer."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from realms import api, bots
from realms.kernel import codec
from realms.kernel.rng import Rng
from realms.kernel.view import View, project
from realms.server.lanes import Lane
from realms.server.settings import Settings
from realms.server.thinker import Answer, Question, answer, by_chance, seed_at, view_of
from realms.server.thinking import Thinking

GAME = "tiny_epic_kingdoms@1"
BAD = ("server.bad_bots",)


@asynccontextmanager
async def thinking(processes: int = 1, **more: Any) -> AsyncIterator[Thinking]:
    found = Thinking(Settings(bot_processes=processes, modules=BAD), **more)
    found.open()
    try:
        yield found
    finally:
        await found.close()


def positions(seed: int = 5, players: int = 3, every: int = 7) -> list[View]:
    """What the seat to move saw, now and then, in a match of random bots."""
    match = api.new_match(GAME, players=players, seed=seed)
    bot = bots.make("random", GAME, 0, seed)
    seen: list[View] = []
    while due := [d for d in match.due if not d.optional]:
        if len(due[0].options) > 1 and match.seq % every == 0:
            seen.append(project(match, due[0].seat))
        match.apply(due[0].seat, bot.choose(due[0], lambda: project(match, due[0].seat)).key)
    return seen


def opening() -> View:
    """A question with several answers."""
    return positions(every=1)[0]


def offered(view: View) -> list[str]:
    return [o.key for d in view.due if not d.optional for o in d.options]


def by_greedy(view: View, seed: int = 1) -> str:
    """What the greedy bot takes at home."""
    question = Question(GAME, "greedy", view.seat, seed, view.plain())
    decision = next(d for d in view.due if not d.optional)
    return bots.make("greedy", GAME, view.seat, seed_at(question)).choose(decision, lambda: view).key


def told(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What was logged since the last time."""
    lines = [record.msg for record in caplog.records if record.name == "realms"]
    caplog.clear()
    return lines  # type: ignore[return-value]


def test_a_view_crosses_the_border_whole() -> None:
    match = api.new_match(GAME, players=2, seed=3)
    match.explain = True
    match.refresh()
    view = project(match, match.due[0].seat)
    there = msgspec.json.decode(msgspec.json.encode(view.plain()))
    assert view_of(there).plain() == view.plain()


async def test_bots_answer_as_they_would_at_home() -> None:
    async with thinking() as there:
        for name in ("greedy", "random"):
            for view in positions():
                question = Question(GAME, name, view.seat, 42, view.plain())
                at_home = bots.make(name, GAME, view.seat, seed_at(question))
                decision = next(d for d in view.due if not d.optional)
                expected = at_home.choose(decision, lambda view=view: view).key
                assert await there.choose(GAME, name, view.seat, 42, view.plain()) == expected


async def test_a_random_bot_has_no_memory_and_yet_does_not_repeat_itself() -> None:
    views = [view for view in positions(every=1) if len(offered(view)) > 3]
    drawn = [
        offered(view).index(by_chance(Question(GAME, "random", view.seat, 1, view.plain()))) for view in views
    ]
    again = [
        offered(view).index(by_chance(Question(GAME, "random", view.seat, 1, view.plain()))) for view in views
    ]
    assert drawn == again
    assert len(set(drawn)) > 3


async def test_who_has_no_choice_needs_no_thought() -> None:
    there = Thinking(Settings(bot_processes=1))  # not even open
    view = opening().plain()
    view["due"][0]["options"] = ["done"]
    assert await there.choose(GAME, "greedy", 0, 1, view) == "done"
    view["due"] = []
    with pytest.raises(ValueError, match="owes no choice"):
        await there.choose(GAME, "greedy", 0, 1, view)


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("raises", "ZeroDivisionError in bad_bots.py"),
        ("raves", "answered what was not offered"),
        ("dies", "died twice"),
        ("nobody", "UnknownBot"),
    ],
)
async def test_a_bad_bot_forfeits_to_greedy_and_the_next_question_is_answered(
    name: str, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    view = opening()
    async with thinking() as there:
        assert await there.choose(GAME, name, view.seat, 1, view.plain()) == by_greedy(view)
        lines = told(caplog)
        assert lines[-1]["event"] == "bot-forfeits"
        assert trouble in lines[-1]["trouble"]
        assert not any(key in str(lines) for key in offered(view)), "a log tells nothing of what was offered"
        assert await there.choose(GAME, "greedy", view.seat, 1, view.plain()) in offered(view)
        assert told(caplog) == []


async def test_a_process_that_dies_is_replaced_and_the_question_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("REALMS_TEST_FOLDER", str(tmp_path))
    view = opening()
    async with thinking() as there:
        assert await there.choose(GAME, "diesonce", view.seat, 1, view.plain()) == offered(view)[-1]
        assert [line["event"] for line in told(caplog)] == ["bot-process-died"]


async def test_a_process_killed_between_two_questions_is_not_missed() -> None:
    view = opening()
    async with thinking() as there:
        first = await there.choose(GAME, "greedy", view.seat, 1, view.plain())
        [pid] = there.pids
        gone = os.pidfd_open(pid)
        os.kill(pid, signal.SIGKILL)
        select.select([gone], [], [], 10)
        os.close(gone)
        assert await there.choose(GAME, "greedy", view.seat, 1, view.plain()) == first
        assert there.pids != [pid]


async def test_a_bot_that_never_answers_is_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    view = opening()
    async with thinking(longest=1.0) as there:
        assert await there.choose(GAME, "broods", view.seat, 1, view.plain()) in offered(view)
        assert told(caplog)[0]["trouble"] == "took longer than 1 seconds"


async def test_a_bot_that_fails_again_and_again_at_a_table_is_not_asked_there_any_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    view = opening()
    async with thinking() as there:
        for _ in range(5):
            assert await there.choose(GAME, "raises", view.seat, 1, view.plain(), table="one") == by_greedy(view)
        assert [line["event"] for line in told(caplog)] == [
            "bot-forfeits",
            "bot-forfeits",
            "bot-forfeits-for-good",
        ]
        await there.choose(GAME, "raises", view.seat, 1, view.plain(), table="another")
        assert [line["event"] for line in told(caplog)] == ["bot-forfeits"]


async def test_a_level_thinks_about_worlds_that_are_dealt_from_its_view() -> None:
    match = api.new_match(GAME, players=2, seed=3, record=False)
    decision = match.due[0]
    view = project(match, decision.seat)
    world = bots.Sight(match, decision.seat).redeal(Rng(7, 0))
    dumped = msgspec.json.decode(msgspec.json.encode(codec.dump(world)))
    question = Question(GAME, "medium", decision.seat, 4, view.plain(), dumped)
    at_home = bots.make("medium", GAME, decision.seat, seed_at(question))
    expected = at_home.choose(decision, bots.Sight(match, decision.seat)).key
    assert answer(question) == Answer(expected)
    assert answer(Question(GAME, "medium", decision.seat, 4, view.plain())).trouble, "a view alone will not do"


async def test_who_thinks_for_long_does_not_hold_up_who_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening()
    lane: Lane[str] = Lane(["only"])
    lane.free("only")
    order: list[str] = []

    async def use(name: str, patience: float) -> None:
        child = await lane.take(patience)
        await asyncio.sleep(0.01)
        order.append(name)
        lane.free(child)

    await asyncio.gather(use("first", 5.0), use("expert", 5.0), use("hard", 1.0), use("medium", 0.1))
    assert order == ["first", "medium", "hard", "expert"]
    monkeypatch.setattr(bots, "patience", lambda name, game: 5.0 if name == "broods" else 0.0)
    async with thinking() as there:
        asked = asyncio.create_task(there.choose(GAME, "broods", view.seat, 1, view.plain()))
        await there.choose(GAME, "greedy", view.seat, 1, view.plain())
        assert not asked.done()
        asked.cancel()


async def test_what_a_bot_prints_is_no_answer() -> None:
    view = opening()
    async with thinking() as there:
        assert await there.choose(GAME, "prints", view.seat, 1, view.plain()) == offered(view)[-1]


async def test_questions_are_answered_in_the_order_in_which_they_were_asked() -> None:
    view = opening()
    order: list[int] = []

    async def ask(there: Thinking, number: int) -> None:
        await there.choose(GAME, "greedy", view.seat, number, view.plain())
        order.append(number)

    async with thinking() as there:
        await asyncio.gather(*[ask(there, number) for number in range(20)])
    assert order == list(range(20))


async def test_an_asker_who_goes_away_does_not_take_the_process_along() -> None:
    view = opening()
    async with thinking() as there:
        asked = asyncio.create_task(there.choose(GAME, "toils", view.seat, 1, view.plain()))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        [pid] = await _running(there)
        assert await there.choose(GAME, "prints", view.seat, 1, view.plain()) == offered(view)[-1]
        assert there.pids == [pid]


async def _running(there: Thinking) -> list[int]:
    while not there.pids:
        await asyncio.sleep(0.01)
    return there.pids


async def test_the_event_loop_goes_on_while_bots_think() -> None:
    """Two processes are busy for a second each; a beat every ten milliseconds is hardly ever late."""
    view = opening()
    async with thinking(2) as there:
        await asyncio.gather(*[there.choose(GAME, "greedy", view.seat, n, view.plain()) for n in range(4)])
        busy = asyncio.gather(*[there.choose(GAME, "toils", view.seat, n, view.plain()) for n in range(2)])
        lags: list[float] = []
        while not busy.done():
            start = time.perf_counter()
            await asyncio.sleep(0.01)
            lags.append(time.perf_counter() - start - 0.01)
        await busy
    lags.sort()
    assert len(lags) > 20
    assert lags[len(lags) // 2] < 0.1


async def test_closing_ends_the_processes_in_mid_thought() -> None:
    view = opening()
    there = Thinking(Settings(bot_processes=2, modules=BAD))
    there.open()
    asked = [asyncio.create_task(there.choose(GAME, "broods", view.seat, n, view.plain())) for n in range(4)]
    while len(there.pids) < 2:
        await asyncio.sleep(0.01)
    watched = [os.pidfd_open(pid) for pid in there.pids]
    await there.close()
    assert len(select.select(watched, [], [], 0)[0]) == 2
    assert await asyncio.gather(*asked, return_exceptions=True) != []
    assert all(task.cancelled() for task in asked)
    for fd in watched:
        os.close(fd)


PARENT = """
import asyncio, sys
from realms.server.settings import Settings
from realms.server.thinking import Thinking
from realms import api
from realms.kernel.view import project

async def main():
    there = Thinking(Settings(bot_processes=2, modules=("server.bad_bots",)))
    there.open()
    match = api.new_match("tiny_epic_kingdoms", players=2, seed=1)
    view = project(match, match.due[0].seat).plain()
    first = await asyncio.gather(*[there.choose(view["game"], "greedy", view["seat"], n, view) for n in range(2)])
    asked = [asyncio.create_task(there.choose(view["game"], "broods", view["seat"], n, view)) for n in range(2)]
    await asyncio.sleep(0.1)
    print(*there.pids, flush=True)
    await asyncio.gather(*asked)

asyncio.run(main())
"""


def test_no_process_outlives_a_server_that_is_killed() -> None:
    path = os.pathsep.join([folder for folder in sys.path if folder])
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        watched = [os.pidfd_open(pid) for pid in pids]
        for pid in pids:  # neither a Ctrl-C in the terminal nor the polite signal of a supervisor ends them
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
        assert select.select(watched, [], [], 0.2)[0] == []
        parent.send_signal(signal.SIGKILL)
    end = time.monotonic() + 10
    left = list(watched)
    while left and time.monotonic() < end:
        ended = select.select(left, [], [], max(0.0, end - time.monotonic()))[0]
        left = [fd for fd in left if fd not in ended]
    for fd in watched:
        os.close(fd)
    assert len(watched) == 2 and left == []
