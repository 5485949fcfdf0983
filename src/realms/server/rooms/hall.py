"""The rooms of this worker: who is let in, what is kept in memory, and whose duties nobody does."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from sqlalchemy import update

from realms import __version__

from .. import wire
from ..errors import Refuse, StoreDown, unavailable
from ..ids import now
from ..metrics import Metrics
from ..settings import Settings
from ..store.bus import Bus
from ..store.database import Database
from ..store.journal import Journal
from ..store.schema import matches
from ..thinking import Thinking
from . import clocks, loading, playing_on
from .duties import NOT_BEGUN, Duties
from .gallery import Visitor, encode
from .room import Room
from .sweep import Sweep

FAR: Final = 300_000
"""A match whose next duty is further off than this may leave memory."""


class Hall:
    """Opened once in each worker."""

    def __init__(
        self, settings: Settings, db: Database, journal: Journal, bus: Bus, thinking: Thinking, metrics: Metrics
    ) -> None:
        self.settings: Final = settings
        self.db: Final = db
        self.journal: Final = journal
        self.bus: Final = bus
        self.thinking: Final = thinking
        self.metrics: Final = metrics
        self.duties: Final = Duties(self)
        self.sweep: Final = Sweep(self)
        self._rooms: Final[dict[str, Room]] = {}
        self._heard: Final[dict[str, float]] = {}
        """When each of the other workers was last heard of."""
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._going: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        if not self.db.postgres:
            # Nobody else serves this file: leases that are left are those of a worker that died.
            async with self.db.begin() as connection:
                await connection.execute(
                    update(matches).where(matches.c.state == "playing").values(lease_until=None)
                )
        self.bus.on("entry", self._entry)
        self.bus.on("seats", self._seats)
        self.bus.on("said", self._said)
        self.bus.on("here", self._here)
        self.bus.on("out", self._out)
        self.bus.on("name", self._name)
        self.bus.on("alive", self._alive)
        self.bus.on_gap(self._gap)
        self._tasks.append(asyncio.create_task(self.sweep.run()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    async def close(self) -> None:
        await self.sweep.come_to_an_end()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.duties.close()
        await self.farewell()
        await asyncio.gather(*self._going, return_exceptions=True)
        for room in list(self._rooms.values()):
            with suppress(StoreDown, Refuse):
                await self._let_go(room)

    async def farewell(self) -> None:
        """Tell everyone to come again."""
        bye = wire.Bye("restart", "The server restarts; the match goes on where it is.", 2_000)
        await asyncio.gather(*[visitor.leave(bye) for visitor in self._everyone()], return_exceptions=True)

    # Rooms.

    async def room(self, match: str) -> Room:
        """The room of a match, read from the database if need be. Raises Refuse."""
        room = self._rooms.get(match)
        if room is None:
            room = self._rooms[match] = Room(self, match)
            self.metrics.room(1)
        try:
            async with room.lock:
                await room.ensure()
        except StoreDown:
            raise unavailable() from None
        except Refuse:
            self._forget(room)
            raise
        return room

    async def begin(self, match: str) -> None:
        """A table starts: the first question is put. May be called again if it was interrupted."""
        await playing_on.begin_with_parent(self.db, match)
        await self.outdate(match)
        room = await self.room(match)
        async with room.lock:
            record = room.playing()
            room.begin_clocks()
            lease = self.duties.lease(room, now())
            head = (
                update(matches)
                .where(matches.c.id == match, matches.c.banks == NOT_BEGUN)
                .values(banks=clocks.dump(room.banks), version=__version__, **lease._asdict())
            )
            try:
                async with self.db.begin() as connection:
                    first = (await connection.execute(head)).rowcount == 1
                await self.journal.keep(match, loading.pack(record.match, record.seq))
            except StoreDown:
                room.fresh = False
                raise unavailable() from None
            if not first:
                # Another worker found it unbegun just now; its duties are that one's.
                room.fresh = False
                return
            room.gallery.tell_table()
        await self.bus.publish("seats", match)
        self.duties.wake(room)

    async def outdate(self, match: str) -> None:
        """What we hold of a match may not be true any more."""
        room = self._rooms.get(match)
        if room is not None:
            async with room.lock:
                room.fresh = False

    # Visitors.

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Room]:
        """The room of a match with its lock held, and sure to stay. Raises Refuse."""
        while True:
            room = await self.room(match)
            async with room.lock:
                if self._rooms.get(match) is room:
                    await room.ensure()
                    yield room
                    return

    def enter(self, room: Room, visitor: Visitor) -> None:
        """Under the room's lock."""
        room.gallery.attach(visitor)
        self.metrics.socket(1)

    async def leave(self, room: Room, visitor: Visitor) -> None:
        room.gallery.detach(visitor)
        room.touched = time.monotonic()
        self.metrics.socket(-1)
        await self.presence(room)

    async def presence(self, room: Room) -> None:
        """Somebody came or went. With the first visitor of a room we ask who is there by way of other workers."""
        room.gallery.tell_table()
        first = sum(len(there) for there in room.gallery.visitors.values()) == 1
        await self.bus.publish("here", room.id, self._here_now(room, asks=first))

    def _here_now(self, room: Room, *, asks: bool) -> str:
        return json.dumps([self.bus.worker, sorted(room.gallery.visitors), asks])

    def sockets_of(self, person: str) -> int:
        return sum(1 for visitor in self._everyone() if visitor.person == person)

    async def sign_out(self, whose: str) -> None:
        """Close the sockets of a session that has ended, or of a person who got new ones, in all workers."""
        await self.bus.publish("out", "", whose)
        await self._out("", whose)

    async def renamed(self, person: str) -> None:
        """Tables where this person sits show another name, in all workers."""
        await self._name("", person)
        await self.bus.publish("name", "", person)

    async def table_changed(self, match: str) -> None:
        """Seats were taken or left at a table."""
        await self._seats(match, "")
        await self.bus.publish("seats", match)

    def online(self, match: str) -> set[int]:
        room = self._rooms.get(match)
        return set() if room is None else set(room.gallery.visitors).union(*room.gallery.elsewhere.values())

    async def said(self, match: str, line: wire.ChatLine) -> None:
        text = encode(line).decode()
        await self._said(match, text)
        await self.bus.publish("said", match, text)

    async def info(self, match: str) -> wire.TableInfo | None:
        """The table as everyone sees it, if this worker holds it in memory."""
        room = self._rooms.get(match)
        if room is None or not room.fresh:
            return None
        async with room.lock:
            await room.ensure()
            return room.gallery.info()

    def _send_away(self, visitor: Visitor, bye: wire.Bye) -> None:
        """Not waited for: whoever does not listen must hold up nobody else."""
        task = asyncio.create_task(visitor.leave(bye))
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    def _everyone(self) -> Iterable[Visitor]:
        return [v for room in self._rooms.values() for there in room.gallery.visitors.values() for v in there]

    # News from other workers.

    async def _entry(self, match: str, data: str) -> None:
        room = self._rooms.get(match)
        if room is None:
            return
        if room.record is None or room.record.seq <= int(data):
            # Our own lease ended with the other worker's entry; news of an older one come too late to matter.
            self.duties.release(room)
        with suppress(Refuse, StoreDown):
            await room.follow()

    async def _seats(self, match: str, data: str) -> None:
        room = self._rooms.get(match)
        if room is None:
            return
        with suppress(Refuse, StoreDown):
            async with room.lock:
                room.fresh = False
                await room.ensure()
                room.gallery.tell_table()
                for visitor in room.gallery.displaced():
                    self._send_away(visitor, wire.Bye("displaced", "This seat is not yours any more."))
                # A seat may have other standing orders.
                await self.duties.take_up(room)

    async def _said(self, match: str, data: str) -> None:
        room = self._rooms.get(match)
        if room is not None:
            line = msgspec.json.decode(data, type=wire.ChatLine)
            room.gallery.tell(encode(wire.Said(line)), "said")

    async def _here(self, match: str, data: str) -> None:
        room = self._rooms.get(match)
        if room is not None:
            worker, seats, asks = json.loads(data)
            self._heard[worker] = time.monotonic()
            room.gallery.elsewhere[worker] = frozenset(seats)
            room.gallery.tell_table()
            if asks and room.gallery.visitors:
                await self.bus.publish("here", match, self._here_now(room, asks=False))

    async def _alive(self, match: str, data: str) -> None:
        self._heard[data] = time.monotonic()

    def forget_the_dead(self) -> None:
        """A worker that was killed took leave of nobody: whoever came by way of it is not there any more."""
        patience = max(self.settings.lease_ms, 3 * self.settings.sweep_ms) / 1000
        dead = {worker for worker, at in self._heard.items() if at < time.monotonic() - patience}
        for worker in dead:
            del self._heard[worker]
        for room in self._rooms.values():
            gone = dead & room.gallery.elsewhere.keys()
            for worker in gone:
                del room.gallery.elsewhere[worker]
            if gone:
                room.gallery.tell_table()

    async def _out(self, match: str, data: str) -> None:
        out = wire.Bye("signed-out", "You have signed out.")
        renewed = wire.Bye("renewed", "You have an account now; come again with your new session.", 0)
        for visitor in self._everyone():
            if visitor.session == data:
                self._send_away(visitor, out)
            elif visitor.person == data:
                self._send_away(visitor, renewed)
        await self._name("", data)  # an account may have another name than the guest had

    async def _name(self, match: str, data: str) -> None:
        for room in list(self._rooms.values()):
            if any(seat.person == data for seat in room.seats):
                await self._seats(room.id, "")

    async def _gap(self) -> None:
        for room in list(self._rooms.values()):
            with suppress(Refuse, StoreDown):
                await room.follow()
        watched = [room for room in self._rooms.values() if room.gallery.visitors]
        news = [("here", room.id, self._here_now(room, asks=True)) for room in watched]
        with suppress(StoreDown):
            async with self.db.begin() as connection:
                await connection.run_sync(self.bus.publish_with, news)

    # Rooms that nobody needs.

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(max(0.5, self.settings.idle_ms / 4000))
            idle = time.monotonic() - self.settings.idle_ms / 1000
            for room in list(self._rooms.values()):
                if room.gallery.visitors or room.touched > idle or room.lock.locked():
                    continue
                until = self.duties.waits_until(room)
                if until is None or until - now() > FAR:
                    with suppress(StoreDown, Refuse):
                        await self._let_go(room)

    async def _let_go(self, room: Room) -> None:
        """Out of memory, with a snapshot if there is something new to keep; whoever comes first may do its
        duties."""
        self.duties.release(room)
        async with room.lock:
            self._forget(room)
            if not room.fresh or room.record is None or room.state != "playing":
                return
            seq, match = room.record.settled()
            if seq > room.kept_at:
                await self.journal.keep(room.id, loading.pack(match, seq))
            async with self.db.begin() as connection:
                await connection.execute(
                    update(matches)
                    .where(matches.c.id == room.id, matches.c.lease_owner == self.bus.worker)
                    .values(lease_owner=None, lease_until=None)
                )

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room and not room.gallery.visitors:
            del self._rooms[room.id]
            self.metrics.room(-1)
