"""The connection: SQLite in a file (one worker), or PostgreSQL (any number). Migrations run when it opens."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from realms.kernel.model import BadOptions

from ..errors import StoreDown

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Of every connection to a file. FULL: an accepted move is on the disk, not in its cache, before anyone hears of
it."""

LOCK: Final = 0x5EA1_0001
"""Key of the advisory lock that lets one worker at a time migrate."""


def address(given: str) -> URL:
    """The SQLAlchemy address of what a host typed, with an async driver. Raises BadOptions."""
    if not given:
        return make_url(f"sqlite+aiosqlite:///{default_file()}")
    try:
        url = make_url(given)
    except ArgumentError:
        sentence = "The database is an address such as sqlite:///realms.db or postgresql://user@host/name."
        raise BadOptions(sentence) from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadOptions("A server keeps its games in a file: sqlite:///realms.db, not in memory.")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise BadOptions(f"Realms keeps its games in SQLite or PostgreSQL, not in {kind}.")


def default_file() -> Path:
    """The embedded database of this user."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(base) / "realms"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "server.db"


class Database:
    """Opened once in each worker."""

    def __init__(self, given: str, pool: int = 5) -> None:
        self.url: Final = address(given)
        self.postgres: Final = self.url.drivername.startswith("postgresql")
        self.engine: Final[AsyncEngine] = _postgres(self.url, pool) if self.postgres else _sqlite(self.url)

    async def open(self) -> None:
        """Bring the tables up to date."""
        if not self.postgres:
            assert self.url.database is not None
            try:
                Path(self.url.database).resolve().parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise StoreDown(f"The folder of the database cannot be made: {error.strerror}.") from error
        async with self.begin() as connection:
            if self.postgres:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, rolled back on any exception. Raises StoreDown."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, TimeoutError, OSError) as error:
            raise StoreDown(_plain(error)) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at what is committed; takes no lock. Raises StoreDown."""
        try:
            async with self.engine.connect() as connection:
                yield await connection.execution_options(realms_reading=True)
        except (DBAPIError, PoolTimeout, TimeoutError, OSError) as error:
            raise StoreDown(_plain(error)) from error

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(3), self.read() as connection:
                await connection.execute(text("select 1"))
        except (StoreDown, TimeoutError):
            return False
        return True


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision on this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _plain(error: BaseException) -> str:
    """What went wrong, without statement and parameters: they may hold what nobody should read in a log."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"


def _sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": 10}, hide_parameters=True)
    _prepare(engine.sync_engine)
    return engine


def _prepare(engine: Engine) -> None:
    """How connections to a file are to behave."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        # Take the write lock at once: a reader that turns into a writer could fail half-way.
        reading = connection.get_execution_options().get("realms_reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _postgres(url: URL, pool: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=pool,
        max_overflow=pool,
        pool_pre_ping=True,
        pool_timeout=10,
        hide_parameters=True,
        connect_args={"connect_timeout": 5, "prepare_threshold": 3},
    )
