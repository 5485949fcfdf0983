"""The group commit: what all rooms of a worker have to write goes to disk together, then everyone hears of it.

While one transaction is being written the next one gathers, so the disk's pace sets the size of a group and not
the number of moves a second.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from ..errors import StoreDown
from ..logs import log
from ..metrics import Metrics
from ..rooms.record import Entry
from .bus import Bus
from .database import Database
from .ledger import Row, Won, make_ledger

MOST: Final = 400
"""Entries in one transaction."""


@dataclass(frozen=True, slots=True)
class Head:
    """What changes in the match's row together with an entry."""

    seq: int
    banks: str
    wake_at: int | None
    lease_owner: str | None
    lease_until: int | None
    state: str
    ended: int | None
    result: str | None
    version: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    seq: int
    version: str
    digest: str
    state: bytes


class Page:
    """One entry on its way to the disk; a sheet of the ledger."""

    __slots__ = ("done", "head", "line", "snapshot")

    def __init__(self, match: str, entry: Entry, head: Head, snapshot: Snapshot | None) -> None:
        self.line: Final = _line(match, entry)
        self.head: Final = _head(match, head)
        self.snapshot: Final = None if snapshot is None else _snapshot(match, snapshot)
        self.done: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()


class Journal:
    """The only one that writes entries in this worker."""

    def __init__(self, db: Database, bus: Bus, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._waiting: list[Page] = []
        self._some: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ledger: Final = make_ledger(db, bus)

    def open(self) -> None:
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """After everything that waits has been written."""
        if self._task is None:
            return
        while self._waiting:
            await asyncio.wait([page.done for page in self._waiting])
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._ledger.close()

    async def append(self, match: str, entry: Entry, head: Head, snapshot: Snapshot | None = None) -> bool:
        """Put an entry on disk. False: another worker has entered this `seq`. Raises StoreDown."""
        page = Page(match, entry, head, snapshot)
        self._waiting.append(page)
        self._some.set()
        return await page.done

    async def _write(self) -> None:
        while True:
            await self._some.wait()
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._some.clear()
            began = time.perf_counter()
            try:
                won = await self._commit(group)
            except asyncio.CancelledError:
                _fail(group, StoreDown("The server is closing."))
                raise
            except Exception as error:
                # Whatever went wrong, nothing of this group was accepted; every room reads again what is true.
                down = error if isinstance(error, StoreDown) else StoreDown(type(error).__name__)
                log.error("store-down", error=str(down), entries=len(group))
                self._metrics.store_down()
                _fail(group, down)
                continue
            self._metrics.commit(len(group), time.perf_counter() - began)
            for page in group:
                if not page.done.done():
                    page.done.set_result((page.line["match"], page.line["seq"]) in won)

    async def _commit(self, group: list[Page]) -> Won:
        """All of it in one transaction; answers which entries were the first of their `seq`."""
        return await self._ledger.write(group)

    async def keep(self, match: str, snapshot: Snapshot) -> None:
        """A snapshot on its own: a match begins, or leaves memory."""
        await self._ledger.keep(_snapshot(match, snapshot))


def _line(match: str, entry: Entry) -> Row:
    return {
        "match": match,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "key": entry.key,
        "by": entry.by,
        "at": entry.at,
        "events": entry.events,
    }


def _head(match: str, head: Head) -> Row:
    return {
        "the_match": match,
        "seq": head.seq,
        "banks": head.banks,
        "wake_at": head.wake_at,
        "lease_owner": head.lease_owner,
        "lease_until": head.lease_until,
        "state": head.state,
        "ended": head.ended,
        "result": head.result,
        "version": head.version,
    }


def _snapshot(match: str, snapshot: Snapshot) -> Row:
    return {
        "match": match,
        "seq": snapshot.seq,
        "version": snapshot.version,
        "digest": snapshot.digest,
        "state": snapshot.state,
    }


def _fail(group: list[Page], error: StoreDown) -> None:
    for page in group:
        if not page.done.done():
            page.done.set_exception(error)
