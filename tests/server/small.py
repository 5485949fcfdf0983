"""A server with people and nothing else, for tests of who is who."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from realms.server.borders import guard
from realms.server.errors import Refuse
from realms.server.limits import Limiter
from realms.server.metrics import Metrics
from realms.server.people import People
from realms.server.routes.people import router
from realms.server.settings import Limits, Rate, Settings
from realms.server.store.database import Database
from server import routes as read_routes

read_routes.remember()
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"
HERE = "http://realms.test"
NO_LIMITS = Limits(requests=Rate(0, 0), passwords=Rate(0, 0), guests=Rate(0, 0))


@dataclass
class NoHall:
    """Nobody plays; who is sent away is written down."""

    out: list[str] = field(default_factory=list)

    async def sign_out(self, whose: str) -> None:
        self.out.append(whose)


@dataclass
class SmallServer:
    """As much of a server as people need."""

    db: Database
    people: People
    settings: Settings
    limiter: Limiter = field(default_factory=Limiter)
    metrics: Metrics = field(default_factory=Metrics)
    hall: NoHall = field(default_factory=NoHall)


def client_of(server: SmallServer, address: str = "192.0.2.1") -> httpx.AsyncClient:
    app = FastAPI()
    app.state.server = server
    guard(app, server.settings)
    app.include_router(router)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, client=(address, 1234)), base_url=HERE)


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without people, made once: migrations take longer than these tests."""
    file = tmp_path_factory.mktemp("empty") / "realms.db"

    async def make() -> None:
        db = Database(f"sqlite:///{file}")
        await db.open()
        await db.close()

    asyncio.run(make())
    return file


@pytest.fixture
async def db(tmp_path: Path, empty: Path) -> AsyncIterator[Database]:
    file = tmp_path / "realms.db"
    file.write_bytes(empty.read_bytes())
    db = Database(f"sqlite:///{file}")
    yield db
    await db.close()


@pytest.fixture
async def server(db: Database) -> SmallServer:
    settings = Settings(limits=NO_LIMITS)
    return SmallServer(db, People(db, settings, CHEAP), settings)


@pytest.fixture
async def browser(server: SmallServer) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(server) as client:
        yield client


@pytest.fixture
def people(server: SmallServer) -> People:
    return server.people


async def post(client: httpx.AsyncClient, path: str, **body: str) -> httpx.Response:
    """As the page does it: with the token against forged requests, if there is a session."""
    csrf = (await client.get("/api/me")).json()["csrf"]
    return await client.post(path, json=body, headers={"X-CSRF-Token": csrf, "Origin": HERE})


def code(response: httpx.Response) -> str:
    assert set(response.json()) == {"code", "message"}
    return str(response.json()["code"])


async def refusal(doing: Any) -> Refuse:
    with pytest.raises(Refuse) as caught:
        await doing
    return caught.value
