"""What workers tell each other: on PostgreSQL by LISTEN and NOTIFY; alone on SQLite there is nobody to tell.

News only say that something is to be read in the database; whoever misses some (the connection was lost) looks
again at everything it holds.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import psycopg
from sqlalchemy import Connection, text

from ..errors import StoreDown
from ..logs import log
from .database import Database

Handler = Callable[[str, str], Awaitable[None]]
"""Called with the match and a little data."""

CHANNEL: Final = "realms"
LONGEST: Final = 7_500
"""Bytes in one notification; PostgreSQL takes 8,000."""
AGAIN: Final = 1.0
"""Seconds before a lost connection is tried again."""


class Bus:
    """A bus with nobody else on it."""

    def __init__(self) -> None:
        self.worker: Final = secrets.token_hex(6)
        self._handlers: Final[dict[str, Handler]] = {}
        self._gap: Callable[[], Awaitable[None]] | None = None

    def on(self, kind: str, handler: Handler) -> None:
        self._handlers[kind] = handler

    def on_gap(self, handler: Callable[[], Awaitable[None]]) -> None:
        """What to do when news may have been missed."""
        self._gap = handler

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    async def publish(self, kind: str, match: str, data: str = "") -> None:
        """Tell the other workers; a lost message is no harm."""

    def publish_with(self, connection: Connection, news: Sequence[tuple[str, str, str]]) -> None:
        """Tell them if and when this transaction commits."""


class PostgresBus(Bus):
    """All workers on one database."""

    def __init__(self, db: Database) -> None:
        super().__init__()
        self._db: Final = db
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        with suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 10)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def publish(self, kind: str, match: str, data: str = "") -> None:
        try:
            async with self._db.begin() as connection:
                await connection.run_sync(self.publish_with, [(kind, match, data)])
        except StoreDown as error:
            log.warning("news-lost", kind=kind, match=match, error=str(error))

    def publish_with(self, connection: Connection, news: Sequence[tuple[str, str, str]]) -> None:
        for payload in _payloads(self.worker, news):
            connection.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    async def _listen(self, listening: asyncio.Event) -> None:
        address = self._db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                # Keepalives: a line that is dead without a word would leave us deaf for hours.
                async with await psycopg.AsyncConnection.connect(
                    address,
                    autocommit=True,
                    connect_timeout=5,
                    keepalives_idle=10,
                    keepalives_interval=5,
                    keepalives_count=3,
                ) as line:
                    await line.execute(f"listen {CHANNEL}")
                    missed = listening.is_set()
                    listening.set()
                    if missed and self._gap is not None:
                        await self._gap()
                    async for note in line.notifies():
                        await self._heard(note.payload)
            except Exception as error:
                # Whatever it was, a worker that does not listen is no use to anyone.
                log.warning("bus-lost", error=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _heard(self, payload: str) -> None:
        try:
            worker, news = json.loads(payload)
            told = [(str(kind), str(match), str(data)) for kind, match, data in news]
        except (ValueError, TypeError):
            log.warning("news-garbled")
            return
        if worker == self.worker:
            return
        for kind, match, data in told:
            handler = self._handlers.get(kind)
            if handler is None:
                continue
            try:
                await handler(match, data)
            except Exception:
                log.exception("news-failed", kind=kind, match=match)


def _payloads(worker: str, news: Sequence[tuple[str, str, str]]) -> list[str]:
    """The news in as few notifications as hold them."""
    whole = json.dumps([worker, list(news)])
    if len(whole.encode()) <= LONGEST or len(news) < 2:
        return [whole]
    half = len(news) // 2
    return _payloads(worker, news[:half]) + _payloads(worker, news[half:])


def make_bus(db: Database) -> Bus:
    return PostgresBus(db) if db.postgres else Bus()
