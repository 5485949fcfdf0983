"""Bots think in processes of their own, so that no table waits for another table's bot.

There are two lanes: bots that answer at once do not queue behind those that think for seconds. In a lane the
question that should be answered first is taken first: by when it was asked, and how long the bot may think.
Whatever happens to a bot or its process, there is an answer: that of the greedy bot, at worst one by chance, and a
line in the log. A bot that fails again and again at a table is not asked there any more.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from realms import bots
from realms.kernel.model import RealmsError

from .lanes import Lane
from .logs import log
from .settings import Settings
from .thinker import Answer, Question, by_chance, owed, view_of

LONGEST: Final = 15.0
"""Seconds after which a bot is thought to hang. The slowest level takes a third of it."""
GRACE: Final = 2.0
"""Seconds a process has to end by itself."""
AT_ONCE: Final = 0.2
"""Bots that think no longer than these seconds go into the quick lane."""
CHANCES: Final = 3
"""Times a bot may fail at a table before greedy plays on for it."""
REMEMBERED: Final = 1000
"""Tables with bots in trouble that are kept in mind."""


class Gone(Exception):
    """The process ended before it answered."""


class Thinking:
    """The processes of this worker."""

    def __init__(self, settings: Settings, longest: float = LONGEST) -> None:
        count = settings.bot_processes or max(1, cores() - 1)
        self._quick: Final = Lane([_Child(settings.modules) for _ in range(count)])
        # Started when the first such question comes: many servers never seat a bot that thinks for long.
        self._slow: Final = Lane([_Child(settings.modules) for _ in range(count)])
        self._longest: Final = longest
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._failures: Final[OrderedDict[tuple[str, str], int]] = OrderedDict()

    def open(self) -> None:
        """Start the quick processes; they are warm before the first bot has to move."""
        for child in self._quick.children:
            self._go(self._warm(child))
        for child in self._slow.children:
            self._slow.free(child)

    async def close(self) -> None:
        """End all processes, in mid-thought if need be."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[child.stop(GRACE) for child in self._children])

    async def choose(
        self,
        ruleset: str,
        bot: str,
        seat: int,
        seed: int,
        view: dict[str, Any],
        world: dict[str, Any] | None = None,
        table: str = "",
    ) -> str:
        """The key of the option that the bot takes, given `View.plain()` of its seat. Always one of those offered.

        `world`: the dump of a match redealt for that seat, for bots that need one. Raises ValueError if the seat
        owes no choice.
        """
        options = owed(view_of(view)).options
        if len(options) == 1:
            return options[0].key
        if self._failures.get((table, bot), 0) >= CHANCES:
            bot, world = bots.spare(ruleset), None
        question = Question(ruleset, bot, seat, seed, view, world)
        # Shielded: a process whose asker has lost interest is free again only when it has answered.
        return await asyncio.shield(self._go(self._settle(question, table)))

    @property
    def pids(self) -> list[int]:
        """Of the processes that run now."""
        return [child.process.pid for child in self._children if child.process is not None]

    @property
    def _children(self) -> list[_Child]:
        return [*self._quick.children, *self._slow.children]

    def _go(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _warm(self, child: _Child) -> None:
        try:
            await child.start()
        except OSError as error:
            log.warning("no-bot-process", error=error)
        finally:
            self._quick.free(child)

    async def _settle(self, question: Question, table: str) -> str:
        answer = await self._asked(question)
        if not answer.trouble:
            return answer.key
        self._note(question, table, answer.trouble)
        if answer.key:
            return answer.key
        spare = bots.spare(question.ruleset)
        if question.bot != spare:
            again = await self._asked(
                Question(question.ruleset, spare, question.seat, question.seed, question.view)
            )
            if again.key:
                return again.key
        return by_chance(question)

    def _note(self, question: Question, table: str, trouble: str) -> None:
        """A line in the log, and a mark against the bot at this table."""
        times = self._failures.pop((table, question.bot), 0) + 1 if table else 1
        if table:
            self._failures[table, question.bot] = times
            if len(self._failures) > REMEMBERED:
                self._failures.popitem(last=False)
        log.warning(
            "bot-forfeits" if times < CHANCES else "bot-forfeits-for-good",
            game=question.ruleset,
            bot=question.bot,
            prompt=owed(view_of(question.view)).prompt,
            trouble=trouble,
        )

    async def _asked(self, question: Question) -> Answer:
        patience = _patience(question)
        lane = self._quick if patience <= AT_ONCE else self._slow
        child = await lane.take(patience)
        try:
            return await self._ask(child, question)
        finally:
            lane.free(child)

    async def _ask(self, child: _Child, question: Question) -> Answer:
        """A process that has died is started again, once."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(2):
            try:
                async with asyncio.timeout(self._longest):
                    return msgspec.json.decode(await child.ask(line), type=Answer)
            except TimeoutError:
                await child.stop()
                return Answer("", f"took longer than {self._longest:g} seconds")
            except Gone:
                log.warning("bot-process-died", game=question.ruleset, bot=question.bot)
                await child.stop()
            except OSError as error:
                return Answer("", f"has no process: {error.strerror}")
        return Answer("", "its process died twice")


def _patience(question: Question) -> float:
    """How long the bot may think; an unknown one (known to the processes only, maybe) is thought to be quick."""
    try:
        return bots.patience(question.bot, question.ruleset)
    except RealmsError:
        return 0.0


class _Child:
    """A place for one process."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules: Final = modules
        self.process: Process | None = None

    async def start(self) -> Process:
        """Raises OSError."""
        # The child finds what we find; -P: and nothing that happens to lie in the current folder.
        path = os.pathsep.join([folder for folder in sys.path if folder])
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "realms.server.thinker", *self.modules),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        return self.process

    async def ask(self, line: bytes) -> bytes:
        """Raises Gone, and OSError if no process can be started."""
        process = self.process or await self.start()
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
        except ConnectionError as error:
            raise Gone from error
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise Gone
        return answer

    async def stop(self, grace: float = 0.0) -> None:
        """End the process: asked to first, if there is time for that."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(grace):
                await process.wait()
        except TimeoutError:
            if process.returncode is None:
                process.kill()
            await process.wait()


def cores() -> int:
    """Those that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
