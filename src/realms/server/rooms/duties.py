"""What the server itself owes a match: a bot's move, a standing order, a clock that has run out.

One task a room, and only in the worker that holds the match's lease. A worker that dies leaves its lease;
another one finds the match in its sweep (see sweep.py) and goes on.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from sqlalchemy import or_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realms import bots
from realms.kernel import codec
from realms.kernel.model import Decision, RealmsError, Seat
from realms.kernel.registry import get
from realms.kernel.rng import seeded
from realms.kernel.view import project

from ..errors import Refuse, StoreDown
from ..ids import now
from ..logs import log
from ..store.schema import matches
from . import clocks, orders
from .record import CHOICE, FORFEIT, LEAVE
from .room import Room

if TYPE_CHECKING:
    from .hall import Hall

AGAIN: Final = 1.0
"""Seconds before a duty that failed is tried again."""
NOT_BEGUN: Final = "{}"
"""The banks of a match that has been started, but whose first question has not been put."""


@dataclass(frozen=True, slots=True)
class Duty:
    at: int
    what: Literal["bot", "pass", "time"]
    seat: Seat


class Lease(NamedTuple):
    """When the server has to act in a match, which worker does it, and until when that one is believed to live:
    columns of the match."""

    wake_at: int | None
    lease_owner: str | None
    lease_until: int | None


class Duties:
    """The duties of all rooms of this worker."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._changed: Final[dict[str, asyncio.Event]] = {}

    def __contains__(self, match: str) -> bool:
        """Does this worker do the duties of the match?"""
        return match in self._tasks

    def due(self, room: Room) -> int | None:
        """When the server has to act next, if nobody else does before."""
        duty = self._next(room)
        return None if duty is None else duty.at

    def lease(self, room: Room, at: int) -> Lease:
        """The lease of this worker from `at` on; nobody's, if nothing is due."""
        wake = self.due(room)
        if wake is None:
            return Lease(None, None, None)
        return Lease(wake, self._hall.bus.worker, max(at, wake) + self._hall.settings.lease_ms)

    async def claim(self, connection: AsyncConnection, room: Room) -> bool:
        """Something else is due than the last entry said. Is it ours to do? If another worker holds the lease, it
        is; should it have died, it is found by the sweep when it is due. Under the room's lock."""
        if room.record is None or room.state != "playing":
            return False
        at, me = now(), self._hall.bus.worker
        lease = self.lease(room, at)
        c = matches.c
        free = or_(c.lease_until.is_(None), c.lease_until <= at, c.lease_owner == me)
        # Whoever has entered more than we know of knows better what is due.
        head = update(matches).where(c.id == room.id, c.seq == room.record.seq, c.banks != NOT_BEGUN)
        taken = await connection.execute(head.where(free).values(**lease._asdict()))
        if taken.rowcount == 1:
            return True
        await connection.execute(head.values(wake_at=lease.wake_at, lease_until=lease.lease_until))
        return False

    async def take_up(self, room: Room) -> None:
        """The match was read anew: what is due is ours, unless another worker holds the lease. Under the room's
        lock."""
        row = room.row
        held = row.lease_until is not None and row.lease_until > now() and row.lease_owner != self._hall.bus.worker
        if held or (row.wake_at is None and self.due(room) is None):
            return
        async with self._hall.db.begin() as connection:
            mine = await self.claim(connection, room)
        if mine:
            self.wake(room)

    def wake(self, room: Room) -> None:
        """Something has changed, and this worker holds the lease: see what is to be done."""
        if room.id in self._tasks:
            self._changed[room.id].set()
        elif self._next(room) is not None:
            self._changed[room.id] = asyncio.Event()
            self._tasks[room.id] = asyncio.create_task(self._work(room))

    def release(self, room: Room) -> None:
        """Another worker holds the lease now."""
        task = self._tasks.pop(room.id, None)
        self._changed.pop(room.id, None)
        if task is not None:
            task.cancel()

    def waits_until(self, room: Room) -> int | None:
        """When the task of this room acts; None if there is none."""
        return self.due(room) if room.id in self._tasks else None

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next(self, room: Room) -> Duty | None:
        if room.record is None or room.state != "playing":
            return None
        found = [self._duty(room, decision) for decision in room.owing()]
        return min((duty for duty in found if duty is not None), key=lambda duty: duty.at, default=None)

    def _duty(self, room: Room, decision: Decision) -> Duty | None:
        seat = decision.seat
        if room.by_bot(seat):
            pace = self._hall.settings.bot_pace_ms if room.gallery.watched else 0
            return Duty(room.asked_at + pace, "bot", seat)
        if orders.passing(room, decision) is not None:
            return Duty(room.asked_at + orders.delay(room), "pass", seat)
        until = clocks.deadline(room.banks, room.clock, seat)
        return None if until is None else Duty(until, "time", seat)

    async def _work(self, room: Room) -> None:
        changed = self._changed[room.id]
        try:
            while (duty := self._next(room)) is not None:
                changed.clear()
                wait = duty.at - now()
                if wait > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), wait / 1000)
                        continue
                try:
                    await self._do(room, duty)
                except (Refuse, StoreDown) as error:
                    log.warning("duty-again", match=room.id, what=duty.what, error=type(error).__name__)
                    await self._read_again(room)
        except Exception:
            log.exception("duty-failed", match=room.id)
        finally:
            if self._tasks.get(room.id) is asyncio.current_task():
                del self._tasks[room.id]
                self._changed.pop(room.id, None)

    async def _read_again(self, room: Room) -> None:
        """What the room holds may never have been written: what is due next shows when it can be read."""
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(StoreDown):
                async with room.lock:
                    await room.ensure()
                return

    async def _do(self, room: Room, duty: Duty) -> None:
        async with room.lock:
            await room.ensure()
            if room.record is None or room.state != "playing" or self._next(room) != duty:
                return
            at = room.record.seq
            decision = next(d for d in room.owing() if d.seat == duty.seat)
            asked = self._question(room, duty.seat) if duty.what == "bot" else {}
        if duty.what == "time":
            await room.act(duty.seat, LEAVE if room.clock.time_out == "bot" else FORFEIT, "", at)
        elif duty.what == "pass":
            if (chosen := orders.passing(room, decision)) is not None:
                await room.act(duty.seat, CHOICE, chosen.key, at)
        else:
            key = await self._think(room, duty.seat, at, asked)
            try:
                await room.act(duty.seat, CHOICE, key, at)
            except RealmsError:
                log.error("bot-nonsense", match=room.id, bot=self._bot(room, duty.seat))
                await room.act(duty.seat, CHOICE, decision.options[0].key, at)

    def _question(self, room: Room, seat: Seat) -> dict[str, object]:
        """What the bot is given: what its seat sees, and a world dealt from that if it needs one."""
        assert room.record is not None
        match = room.record.match
        asked: dict[str, object] = {"view": project(match, seat).plain(), "table": room.id}
        if self._needs_worlds(room, seat):
            guess = seeded(room.row.bot_seed * 1_000_003 + match.seq)
            asked["world"] = codec.dump(bots.Sight(match, seat).redeal(guess))
        return asked

    async def _think(self, room: Room, seat: Seat, at: int, asked: dict[str, Any]) -> str:
        """Ask the bot, and keep the lease while it thinks."""
        bot = self._bot(room, seat)
        seed = (room.row.bot_seed * 1_000_003 + at * 31 + seat) & 0x7FFFFFFF
        began = time.perf_counter()
        thought = asyncio.ensure_future(self._hall.thinking.choose(room.row.ruleset, bot, seat, seed, **asked))
        try:
            while not (await asyncio.wait([thought], timeout=self._hall.settings.lease_ms / 3000))[0]:
                await self._renew(room)
        finally:
            if not thought.done():
                thought.cancel()
        self._hall.metrics.thought(bot, time.perf_counter() - began)
        return thought.result()

    def _bot(self, room: Room, seat: Seat) -> str:
        """The bot of the seat, or the best one where it stands in for a person."""
        return room.sitting(seat).bot or bots.usual(get(room.row.ruleset).id)

    def _needs_worlds(self, room: Room, seat: Seat) -> bool:
        try:
            return bots.needs_worlds(self._bot(room, seat), room.row.ruleset)
        except bots.UnknownBot:
            return False  # known to the processes only, maybe

    async def _renew(self, room: Room) -> None:
        statement = (
            update(matches)
            .where(matches.c.id == room.id, matches.c.lease_owner == self._hall.bus.worker)
            .values(lease_until=now() + self._hall.settings.lease_ms)
        )
        async with self._hall.db.begin() as connection:
            await connection.execute(statement)
