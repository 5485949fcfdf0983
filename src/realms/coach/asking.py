"""Asking the coach, who thinks in a process of its own: one question at a time, hints before reviews."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
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


class Asking:
    """The coach's process. It is started when first asked, and again after it has died."""

    def __init__(self, modules: tuple[str, ...] = (), longest: float = LONGEST) -> None:
        self._modules: Final = modules
        self._longest: Final = longest
        self._process: Process | None = None
        self._busy: Final = asyncio.Lock()
        self._urgent = 0
        self._calm: Final = asyncio.Event()
        self._calm.set()

    async def hint(self, match: Match, seat: Seat, *, seed: int, milliseconds: float) -> Hint:
        """Only what the seat may know goes to the process. Raises NoAdvice and CoachGone."""
        world = codec.dump(forget(match, seat))
        question = Question(hint=AboutHint(seat, seed, milliseconds, world))
        self._urgent += 1
        self._calm.clear()
        try:
            async with self._busy:
                answer = await self._ask(question)
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._calm.set()
        if answer.hint is None:
            raise CoachGone("no hint in the answer")
        return answer.hint

    async def review(self, about: AboutReview) -> Answer:
        """Go on with a review; waits while anybody wants a hint. Raises NoAdvice and CoachGone."""
        while True:
            await self._calm.wait()
            async with self._busy:
                if not self._urgent:
                    return await self._ask(Question(review=about))

    async def close(self) -> None:
        await self._stop(GRACE)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def _ask(self, question: Question) -> Answer:
        """A question whose asker has gone ends the process: the next answer would be to the wrong question."""
        line = msgspec.json.encode(question) + b"\n"
        async with self._ending():
            async with asyncio.timeout(self._longest):
                answer = msgspec.json.decode(await self._answer(line), type=Answer)
        if answer.trouble:
            raise CoachGone(answer.trouble)
        if answer.sorry:
            raise NoAdvice(answer.sorry)
        return answer

    @asynccontextmanager
    async def _ending(self) -> AsyncIterator[None]:
        try:
            yield
        except asyncio.CancelledError:
            await self._stop()
            raise
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError, ValueError) as error:
            await self._stop()
            raise CoachGone(f"{type(error).__name__}: {error}") from error

    async def _answer(self, line: bytes) -> bytes:
        process = self._process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
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
