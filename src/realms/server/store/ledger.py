"""Where the journal writes: a group of pages in one transaction, by the way that suits the database.

Both answer which entries were the first of their `seq`. On SQLite the statements go straight to the driver, in a
thread that is there for them: what SQLAlchemy does for each statement would cost ten times what the statements
cost.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Insert, Update, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from ..errors import StoreDown
from .bus import Bus
from .database import PRAGMAS, Database
from .schema import log as log_table, matches, snapshots

Row = dict[str, Any]
Won = set[tuple[str, int]]
GONE: Final = "A match is gone."
HEAD: Final = ("seq", "banks", "wake_at", "lease_owner", "lease_until", "state", "ended", "result", "version")
"""What changes in a match's row together with an entry."""

_update: Final[Update] = (
    update(matches).where(matches.c.id == bindparam("the_match")).values({name: bindparam(name) for name in HEAD})
)


class Sheet(Protocol):
    """What is to be written for one entry. Rows are by column."""

    @property
    def line(self) -> Row: ...

    @property
    def head(self) -> Row: ...

    @property
    def snapshot(self) -> Row | None: ...


class Ledger(Protocol):
    async def write(self, sheets: Sequence[Sheet]) -> Won:
        """Raises StoreDown; then nothing was written."""

    async def keep(self, snapshot: Row) -> None: ...

    def close(self) -> None: ...


class PostgresLedger:
    def __init__(self, db: Database, bus: Bus) -> None:
        self._db: Final = db
        self._bus: Final = bus
        insert = postgresql.insert
        self._line: Final[Insert] = (
            insert(log_table).on_conflict_do_nothing().returning(log_table.c.match, log_table.c.seq)
        )
        self._snapshot: Final[Insert] = insert(snapshots).on_conflict_do_nothing()

    async def write(self, sheets: Sequence[Sheet]) -> Won:
        try:
            async with self._db.begin() as connection:
                return await connection.run_sync(self._put, sheets)
        except IntegrityError as error:
            raise StoreDown(GONE) from error

    def _put(self, connection: Connection, sheets: Sequence[Sheet]) -> Won:
        # In the same order in all workers: else two that enter the same matches would wait for each other.
        sheets = sorted(sheets, key=lambda sheet: str(sheet.line["match"]))
        won = {(match, seq) for match, seq in connection.execute(self._line, [s.line for s in sheets])}
        first = [sheet for sheet in sheets if (sheet.line["match"], sheet.line["seq"]) in won]
        if first:
            connection.execute(_update, [sheet.head for sheet in first])
            kept = [sheet.snapshot for sheet in first if sheet.snapshot is not None]
            if kept:
                connection.execute(self._snapshot, kept)
            news = [("entry", str(sheet.line["match"]), str(sheet.line["seq"])) for sheet in first]
            self._bus.publish_with(connection, news)
        return won

    async def keep(self, snapshot: Row) -> None:
        async with self._db.begin() as connection:
            await connection.execute(self._snapshot, [snapshot])

    def close(self) -> None:
        """The connections are the database's."""


class SqliteLedger:
    """Nobody else serves the file, but other connections of this worker write to it, too: hence the conflicts."""

    def __init__(self, db: Database) -> None:
        assert db.url.database is not None
        self._file: Final = db.url.database
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="realms-ledger")
        self._connection: sqlite3.Connection | None = None
        self._line: Final = _Statement(sqlite.insert(log_table).on_conflict_do_nothing())
        self._head: Final = _Statement(_update)
        self._snapshot: Final = _Statement(sqlite.insert(snapshots).on_conflict_do_nothing())

    async def write(self, sheets: Sequence[Sheet]) -> Won:
        return await self._do(sheets, ())

    async def keep(self, snapshot: Row) -> None:
        await self._do((), (snapshot,))

    def close(self) -> None:
        self._thread.submit(self._drop)
        self._thread.shutdown()

    async def _do(self, sheets: Sequence[Sheet], kept: Iterable[Row]) -> Won:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, sheets, kept)
        except sqlite3.IntegrityError as error:
            raise StoreDown(GONE) from error
        except (sqlite3.Error, OSError) as error:
            raise StoreDown(f"{type(error).__name__}: {error}") from error

    def _transact(self, sheets: Sequence[Sheet], kept: Iterable[Row]) -> Won:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        cursor = self._connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            won = self._put(cursor, sheets, kept)
            cursor.execute("COMMIT")
        except BaseException:
            # Whatever state the connection is in, the next group gets a fresh one.
            self._drop()
            raise
        return won

    def _put(self, cursor: sqlite3.Cursor, sheets: Sequence[Sheet], kept: Iterable[Row]) -> Won:
        won: Won = set()
        for sheet in sheets:
            self._line.run(cursor, sheet.line)
            if cursor.rowcount == 1:
                won.add((sheet.line["match"], sheet.line["seq"]))
                self._head.run(cursor, sheet.head)
                if sheet.snapshot is not None:
                    self._snapshot.run(cursor, sheet.snapshot)
        for snapshot in kept:
            self._snapshot.run(cursor, snapshot)
        return won

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class _Statement:
    """A statement of SQLAlchemy as text with places, written once."""

    def __init__(self, statement: Insert | Update) -> None:
        written = statement.compile(dialect=sqlite.dialect())
        self._text: Final = str(written)
        assert written.positiontup is not None
        self._places: Final = tuple(written.positiontup)

    def run(self, cursor: sqlite3.Cursor, row: Row) -> None:
        cursor.execute(self._text, [row[place] for place in self._places])


def make_ledger(db: Database, bus: Bus) -> Ledger:
    return PostgresLedger(db, bus) if db.postgres else SqliteLedger(db)
