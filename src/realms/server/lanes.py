"""A lane: some processes, and those who wait for one of them."""

from __future__ import annotations

import asyncio
import heapq
from typing import Final, Generic, TypeVar

C = TypeVar("C")


class Lane(Generic[C]):
    """Hands out what is free, first to whoever should be answered first: asked early, or soon done."""

    def __init__(self, children: list[C]) -> None:
        self.children: Final = children
        self._free: Final[list[C]] = []
        self._waiting: Final[list[tuple[float, int, asyncio.Future[C]]]] = []
        self._count = 0

    async def take(self, patience: float) -> C:
        """Wait for a child. `patience`: seconds that it will be needed for, at most."""
        if self._free:
            return self._free.pop(0)
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[C] = loop.create_future()
        self._count += 1
        heapq.heappush(self._waiting, (loop.time() + patience, self._count, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.free(turn.result())
            raise

    def free(self, child: C) -> None:
        """It is ready for the next one."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(child)
                return
        self._free.append(child)
