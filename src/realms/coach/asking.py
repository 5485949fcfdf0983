"""Asking the coach, who thinks in a process of its own: one question at a time, hints before reviews."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from realms.bots.base import forget
from realms.kernel import codec
from realms.kernel.match import Match
from realms.kernel.model import Seat

from .hints import NoAdvice
from .model import Hint
from .process import AboutHint, AboutReview, Answer, Question

LONGEST: Final = 30.0
"""Seconds that an answer may take."""
GRACE: Final = 2.0
"""Seconds that the process has to end by itself."""
LINE: Final = 1 << 26
"""Bytes of an answer; a review of a long match is large."""


class CoachGone(Exception):
    """The coach gave no answer: its process died, or took too long. For the log."""


def about_hint(match: Match, seat: Seat, *, seed: int, milliseconds: float) -> AboutHint:
    """A question about the match as it is now. It holds only what the seat may know."""
    return AboutHint(seat, seed, milliseconds, codec.dump(forget(match, seat)))


class Asking:
    """The coach's process. It is started when first asked, and again after it has died."""

    def __init__(self, modules: tuple[str, ...] = (), longest: float = LONGEST) -> None:
        self._modules: Final = modules
        self._longest: Final = longest
        self._process: Process | None = None
        self._busy: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[Answer]]] = set()
        self._hints = 0
        self._calm: Final = asyncio.Event()
        self._calm.set()

    async def hint(self, about: AboutHint) -> Hint:
        """Raises NoAdvice and CoachGone."""
        self._hints += 1
        self._calm.clear()
        try:
            answer = await self._ask(Question(hint=about))
        finally:
            self._hints -= 1
            if not self._hints:
                self._calm.set()
        if answer.hint is None:
            raise CoachGone("no hint in the answer")
        return answer.hint

    async def review(self, about: AboutReview) -> Answer:
        """Go on with a review; waits while anybody wants a hint. Raises NoAdvice and CoachGone."""
        while self._hints:
            await self._calm.wait()
        return await self._ask(Question(review=about))

    async def close(self) -> None:
        """End the process, in mid-thought if need be."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stop(GRACE)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def _ask(self, question: Question) -> Answer:
        """Whoever loses interest before the question was put takes it back; later the answer is thrown away."""
        wanted = asyncio.Event()
        wanted.set()
        task = asyncio.create_task(self._in_turn(question, wanted))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        try:
            answer = await asyncio.shield(task)
        except asyncio.CancelledError:
            wanted.clear()
            raise
        if answer.trouble:
            raise CoachGone(answer.trouble)
        if answer.sorry:
            raise NoAdvice(answer.sorry)
        return answer

    def _forget(self, task: asyncio.Task[Answer]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # it has been heard, or nobody wants to hear it any more

    async def _in_turn(self, question: Question, wanted: asyncio.Event) -> Answer:
        async with self._busy:
            if not wanted.is_set():
                raise CoachGone("nobody waits for the answer")
            try:
                async with asyncio.timeout(self._longest):
                    return msgspec.json.decode(await self._answer(msgspec.json.encode(question)), type=Answer)
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                await self._stop()
                raise CoachGone(f"{type(error).__name__}: {error}") from error

    async def _answer(self, line: bytes) -> bytes:
        process = self._process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("the process has died")
        return answer

    async def _start(self) -> Process:
        # The child finds what we find; -P: and nothing that happens to lie in the current folder.
        path = os.pathsep.join([folder for folder in sys.path if folder])
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "realms.coach.process", *self._modules),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        return self._process

    async def _stop(self, grace: float = 0.0) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(grace):
                await process.wait()
        if process.returncode is None:
            process.kill()
            await process.wait()
