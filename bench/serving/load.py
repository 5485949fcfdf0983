"""Tables that are played at random, all by this one process: as fast as they go, or so many moves a second.

A table makes one move at a time. A move is done when all its sockets have seen the update; its latency is from
sending it to the last opponent's update. When a match ends, the next one is begun in its place.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time

from .machine import Process

SEATS = 3
STUCK_AFTER = 15.0
KEPT = 16
"""One update of so many is kept."""


@dataclass
class Trouble:
    """What should not happen under load, counted by what it was."""

    seen: dict[str, int] = field(default_factory=dict)

    def note(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1


class Table:
    """One place where matches are played one after the other. A subclass knows how to talk to its server."""

    def __init__(self, number: int, trouble: Trouble, frames: list[bytes]) -> None:
        self.number = number
        self.dice = random.Random(number)
        self.trouble = trouble
        self.frames = frames
        self._updates = number
        self.sent_at = 0.0
        self.playing = False
        self._awaited: set[int] = set()
        self._mover = -1
        self._opponent_saw = 0.0
        self._done: Callable[[Table, float], None] = lambda table, latency: None

    # What a subclass gives.

    async def begin(self) -> None:
        """A new match with all its sockets; then `playing` is true."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Close the sockets."""
        raise NotImplementedError

    def choose(self) -> tuple[int, bytes] | None:
        """A seat and what it sends: a legal move, any with the same chance. None: the match is over."""
        raise NotImplementedError

    def write(self, seat: int, message: bytes) -> None:
        raise NotImplementedError

    # What the load does with it.

    @property
    def waiting(self) -> bool:
        """Is a move on its way?"""
        return bool(self._awaited)

    def move(self, done: Callable[[Table, float], None]) -> bool:
        """Send a move; `done` when everyone has seen it. False if there was none to make."""
        chosen = self.choose()
        if chosen is None:
            self.playing = False
            return False
        self._mover, message = chosen
        self._awaited = set(range(SEATS))
        self._done = done
        self._opponent_saw = 0.0
        self.sent_at = perf_counter()
        self.write(self._mover, message)
        return True

    def saw(self, seat: int, when: float) -> None:
        """This seat's socket has got the update of the move."""
        if seat not in self._awaited:
            return
        self._awaited.discard(seat)
        if seat != self._mover:
            self._opponent_saw = when
        if not self._awaited:
            self._done(self, self._opponent_saw - self.sent_at)

    def weigh(self, update: bytes) -> None:
        """Keep some updates, to be weighed when there is time for it."""
        self._updates += 1
        if self._updates % KEPT == 0:
            self.frames.append(update)

    def give_up(self, why: str) -> None:
        """The match cannot go on; the next one takes its place."""
        self.trouble.note(why)
        self._awaited.clear()
        self.playing = False


@dataclass
class Run:
    """One measurement."""

    moves: int
    seconds: float
    latencies: list[float]
    server_cpu: float
    load_cpu: float
    late: list[float] = field(default_factory=list)
    children_cpu: float = 0.0
    beside: float = 0.0
    """Moves a second at other tables meanwhile."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Load:
    """So many tables of one server. `run` methods leave every table at rest."""

    def __init__(self, tables: Sequence[Table], server: Process, trouble: Trouble) -> None:
        self.tables = tables
        self.server = server
        self.trouble = trouble
        self.base = 0
        """Bytes of the server before these tables were opened."""
        self._begun: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._latencies: list[float] = []
        self.ended = 0

    async def open(self, at_once: int = 16) -> None:
        """Seat everyone."""
        gate = asyncio.Semaphore(at_once)

        async def one(table: Table) -> None:
            async with gate:
                await table.begin()

        await asyncio.gather(*(one(table) for table in self.tables))

    async def close(self) -> None:
        for task in self._begun:
            task.cancel()
        await asyncio.gather(*self._begun, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in self.tables), return_exceptions=True)

    async def flat_out(self, seconds: float, warm_up: float = 1.0) -> Run:
        """Every table moves again as soon as everyone has seen its last move."""
        self._stopping = False
        for table in self.tables:
            self._next(table)
        await asyncio.sleep(warm_up)
        run = await self._watch(seconds)
        await self._rest()
        return run

    async def at_rate(self, rate: float, seconds: float, warm_up: float = 1.0) -> Run:
        """So many moves a second, table after table, whatever the server does."""
        self._stopping = True
        late: list[float] = []
        feeding = asyncio.create_task(self._feed(rate, late))
        try:
            await asyncio.sleep(warm_up)
            late.clear()
            run = await self._watch(seconds)
        finally:
            feeding.cancel()
        run.late = late[:]
        await self._rest()
        return run

    async def _feed(self, rate: float, late: list[float]) -> None:
        begin = perf_counter()
        number = place = 0
        while True:
            due_at = begin + number / rate
            if (wait := due_at - perf_counter()) > 0:
                await asyncio.sleep(wait)
            late.append(perf_counter() - due_at)
            number += 1
            for _ in self.tables:
                place = (place + 1) % len(self.tables)
                table = self.tables[place]
                if table.playing and not table.waiting:
                    if table.move(self._moved):
                        break
                    self._begin(table)
                elif not table.playing:
                    self._begin(table)
            else:
                self.trouble.note("no table was free for a move")

    async def _watch(self, seconds: float) -> Run:
        self._latencies = []
        begin, own, theirs, thinkers = (
            perf_counter(),
            process_time(),
            self.server.cpu(),
            self.server.children_cpu(),
        )
        await asyncio.sleep(seconds)
        taken = perf_counter() - begin
        return Run(
            moves=len(self._latencies),
            seconds=taken,
            latencies=self._latencies[:],
            server_cpu=(self.server.cpu() - theirs) / taken,
            load_cpu=(process_time() - own) / taken,
            children_cpu=(self.server.children_cpu() - thinkers) / taken,
        )

    async def _rest(self) -> None:
        """Let the moves that are on their way arrive."""
        self._stopping = True
        until = perf_counter() + STUCK_AFTER
        while perf_counter() < until and (any(table.waiting for table in self.tables) or self._begun):
            await asyncio.sleep(0.02)
        for table in self.tables:
            if table.waiting:
                table.give_up(f"a move was not answered within {STUCK_AFTER:.0f} s")

    def _moved(self, table: Table, latency: float) -> None:
        self._latencies.append(latency)
        if not self._stopping:
            self._next(table)

    def _next(self, table: Table) -> None:
        if not (table.playing and table.move(self._moved)):
            self._begin(table, go_on=True)

    def _begin(self, table: Table, *, go_on: bool = False) -> None:
        """The next match at this table, in the background."""
        if any(task.get_name() == str(table.number) for task in self._begun):
            return
        self.ended += 1
        task = asyncio.create_task(self._again(table, go_on), name=str(table.number))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def _again(self, table: Table, go_on: bool) -> None:
        try:
            await table.leave()
            await table.begin()
        except Exception as error:  # the load goes on with the others; the trouble is reported
            self.trouble.note(f"no new match: {type(error).__name__}: {error}")
            await asyncio.sleep(0.5)
            return
        if go_on and not self._stopping:
            self._next(table)
