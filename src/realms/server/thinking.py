"""Bots think in processes of their own, so that no table waits for another table's bot.

Questions are taken in the order in which they were asked. Whatever happens to a bot or its process, there is an
answer: at worst one by chance, and a line in the log.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from .logs import log
from .settings import Settings
from .thinker import Answer, Question, by_chance, owed, view_of

LONGEST: Final = 30.0
"""Seconds a bot may think about one choice."""
GRACE: Final = 2.0
"""Seconds a process has to end by itself."""


class Gone(Exception):
    """The process ended before it answered."""


class Thinking:
    """The processes of this worker."""

    def __init__(self, settings: Settings, longest: float = LONGEST) -> None:
        count = settings.bot_processes or max(1, cores() - 1)
        self._children: Final = [_Child(settings.modules) for _ in range(count)]
        self._longest: Final = longest
        self._idle: Final[asyncio.Queue[_Child]] = asyncio.Queue()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    def open(self) -> None:
        """Start the processes; they are warm before the first bot has to move."""
        for child in self._children:
            self._go(self._warm(child))

    async def close(self) -> None:
        """End all processes, in mid-thought if need be."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[child.stop(GRACE) for child in self._children])

    async def choose(self, ruleset: str, bot: str, seat: int, seed: int, view: dict[str, Any]) -> str:
        """The key of the option that the bot takes, given `View.plain()` of its seat. Always one of those offered.

        Raises ValueError if the seat owes no choice.
        """
        question = Question(ruleset, bot, seat, seed, view)
        options = owed(view_of(view)).options
        if len(options) == 1:
            return options[0].key
        # Shielded: a process whose asker has lost interest is free again only when it has answered.
        return await asyncio.shield(self._go(self._settle(question)))

    @property
    def pids(self) -> list[int]:
        """Of the processes that run now."""
        return [child.process.pid for child in self._children if child.process is not None]

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
            self._idle.put_nowait(child)

    async def _settle(self, question: Question) -> str:
        child = await self._idle.get()
        try:
            answer = await self._ask(child, question)
        finally:
            self._idle.put_nowait(child)
        if answer.trouble:
            log.warning(
                "bot-chose-by-chance",
                game=question.ruleset,
                bot=question.bot,
                prompt=owed(view_of(question.view)).prompt,
                trouble=answer.trouble,
            )
            return by_chance(question)
        return answer.key

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
