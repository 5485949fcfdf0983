"""The lobby and the records of a server without rooms, for tests: a hall that only notes what it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert, select, update

from realms.kernel.rng import seeded
from realms.server import ids, infos, wire
from realms.server.borders import guard
from realms.server.client import Client, ServerSays
from realms.server.limits import Limiter
from realms.server.metrics import Metrics
from realms.server.people import People
from realms.server.rooms import loading
from realms.server.rooms.record import BACK, CHOICE, Entry, Record, pack_events
from realms.server.routes import meta, people, records, tables
from realms.server.settings import Limits, Rate, Settings
from realms.server.store.database import Database
from realms.server.store.schema import log, matches
from realms.server.tables import Tables
from server import routes as read_routes

read_routes.remember()
GAME = "tiny_epic_kingdoms"
FREE = Rate(0, 0)
LOOSE = Limits(requests=FREE, guests=FREE, chat=FREE, tables=FREE)


class FakeHall:
    """Where matches would be played."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.changed: list[str] = []
        self.lines: list[tuple[str, wire.ChatLine]] = []
        self.live: dict[str, wire.TableInfo] = {}

    async def begin(self, match_id: str) -> None:
        self.begun.append(match_id)

    async def table_changed(self, match_id: str) -> None:
        self.changed.append(match_id)

    def online(self, match_id: str) -> set[int]:
        return set()

    async def said(self, match_id: str, line: wire.ChatLine) -> None:
        self.lines.append((match_id, line))

    async def info(self, match_id: str) -> wire.TableInfo | None:
        return self.live.get(match_id)


class Lobby:
    """The application around the fake hall, and clients for it."""

    def __init__(self, database: str, limits: Limits) -> None:
        settings = Settings(database=database, limits=limits)
        self.hall = FakeHall()
        self.db = Database(database)
        self.tables = Tables(self.db, settings, self.hall)
        self.app = FastAPI()
        self.app.state.server = SimpleNamespace(
            settings=settings,
            db=self.db,
            metrics=Metrics(),
            limiter=Limiter(),
            people=People(self.db, settings),
            tables=self.tables,
        )
        guard(self.app, settings)
        for part in (meta, people, tables, records):
            self.app.include_router(part.router)

    def visitor(self, token: str = "") -> Client:
        """Somebody who is not signed in, or holds a token."""
        return Client("http://realms.test", token, transport=httpx.ASGITransport(self.app))

    async def guest(self, name: str) -> Client:
        client = self.visitor()
        await client.guest(name)
        return client

    def raw(self, client: Client | None = None) -> httpx.AsyncClient:
        """For requests that the client would not make."""
        headers = client.headers if client is not None else {}
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(base_url="http://realms.test", headers=headers, transport=transport)

    async def row(self, table: str) -> Any:
        async with self.db.read() as connection:
            return (await connection.execute(select(matches).where(matches.c.id == table))).one()

    async def play(self, table: str, choices: int | None = None, seed: int = 1) -> Record:
        """Enter choices at random into the record of a match that has started, one of them taken back; to the end
        unless their number is given."""
        row = await self.row(table)
        record, entries, rng = Record(loading.header_of(row), loading.header_of(row).start()), [], seeded(seed)

        def enter(kind: str, seat: int, key: str) -> None:
            entry = Entry(record.seq + 1, kind, seat, key, "", ids.now())
            events = pack_events(record.enter(entry))
            entries.append(Entry(entry.seq, kind, seat, key, "", entry.at, events))

        while record.match.due and (choices is None or record.match.seq < choices):
            menus = [d for d in record.match.due if not d.optional]
            menu = rng.pick(menus)
            enter(CHOICE, menu.seat, rng.pick(menu.options).key)
            back = record.back_to(menu.seat, all=False)
            if back is not None and not any(e.kind == BACK for e in entries):
                enter(BACK, menu.seat, str(back))
        values: dict[str, Any] = {"seq": record.seq}
        ended = record.match.outcome() if record.match.over else None
        if ended is not None:
            result = wire.Result(ended.scores, ended.winners, ended.sheet)
            values |= {"state": "finished", "ended": ids.now(), "result": infos.to_text(result)}
        async with self.db.begin() as connection:
            lines = [{"match": table} | {name: getattr(e, name) for name in Entry.__slots__} for e in entries]
            await connection.execute(insert(log), lines)
            await connection.execute(update(matches).where(matches.c.id == table).values(**values))
        return record


@asynccontextmanager
async def open_lobby(database: str, limits: Limits = LOOSE) -> AsyncIterator[Lobby]:
    lobby = Lobby(database, limits)
    await lobby.db.open()
    try:
        yield lobby
    finally:
        await lobby.db.close()


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with open_lobby(f"sqlite:///{tmp_path / 'realms.db'}") as opened:
        yield opened


@pytest.fixture
async def ann(lobby: Lobby) -> Client:
    return await lobby.guest("Ann")


@pytest.fixture
async def bob(lobby: Lobby) -> Client:
    return await lobby.guest("Bob")


class refused(pytest.RaisesExc[ServerSays]):
    """`with refused(404, "no-table"): …`"""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(ServerSays, check=lambda error: (error.status, error.code) == (status, code))
