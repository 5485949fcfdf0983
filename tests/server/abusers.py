"""A real server, in a process of its own, on which two people play while somebody does harm.

Afterwards the fixture looks whether both still see the same positions, whether play goes on, and whether the
server wrote down a fault.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from realms.server.settings import Limits, Rate
from server.live import NO_LIMITS, PATIENCE, Api, Child, Frame, Nursery, Place, a_nursery, quick

LONGEST = 4_096
SOCKETS = 12
LEAKS = ("Traceback", 'File "', ".py", "/src/", "sqlalchemy", "sqlite", "pydantic", "SELECT ", "INSERT ", "0x")


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with a_nursery(tmp_path_factory.mktemp("servers")) as started:
        yield started


def served(nursery: Nursery, folder: Path, limits: Limits) -> Child:
    settings = quick(f"sqlite:///{folder / 'realms.db'}", limits=limits)
    return asyncio.run(nursery.start(settings, bots=False))


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Child:
    """A server that bears any number of messages, though none that is long."""
    limits = replace(NO_LIMITS, message_bytes=LONGEST, sockets=SOCKETS)
    return served(nursery, tmp_path_factory.mktemp("house"), limits)


@pytest.fixture(scope="module")
def strict(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Child:
    """A server on which floods end soon."""
    limits = replace(NO_LIMITS, messages=Rate(5, 10), chat=Rate(0.01, 2))
    return served(nursery, tmp_path_factory.mktemp("strict"), limits)


@dataclass
class Game:
    """Two people who play."""

    child: Child
    api: Api
    a: Place
    b: Place

    @property
    def table(self) -> str:
        return self.a.table

    async def step(self) -> None:
        """A choice, which both see."""
        mover = self.a if self.a.options() else self.b
        seq = mover.seq
        await mover.choose(mover.options()[0])
        await asyncio.gather(self.a.reach(seq + 1), self.b.reach(seq + 1))

    async def unharmed(self, seq: int) -> None:
        """Nothing was entered; both see what they saw; whoever comes anew sees the same; and play goes on."""
        for place in (self.a, self.b):
            await place.settle()
            assert place.seq == seq, "the match has moved"
            async with Place(place.url, place.table, place.seat, place.who) as fresh:
                assert fresh.print == place.print
        await self.step()

    async def open_sockets(self) -> int:
        text = (await self.api.ask("GET", "/metrics")).text
        return int(
            float(next(line.split()[1] for line in text.splitlines() if line.startswith("realms_sockets ")))
        )


@asynccontextmanager
async def playing(child: Child) -> AsyncIterator[Game]:
    said = len(child.said.read_text())
    async with Api(child.url) as api:
        anna, boris = await api.guest("Anna"), await api.guest("Boris")
        table = await api.table([anna, boris])
        async with Place(api.url, table, 0, anna) as a, Place(api.url, table, 1, boris) as b:
            game = Game(child, api, a, b)
            await game.step()
            seq = a.seq
            yield game
            await game.unharmed(seq)
    noted = child.said.read_text()[said:]
    assert "error" not in noted and "Traceback" not in noted, noted


@pytest.fixture
async def game(house: Child) -> AsyncIterator[Game]:
    async with playing(house) as game:
        yield game


def clear(code: str, sentence: str) -> None:
    """An answer for programs and people that tells nothing of the inside."""
    assert code and code == code.lower() and " " not in code
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 1_000
    assert not [leak for leak in LEAKS if leak in sentence], sentence


async def raw(place: Place, message: str | bytes) -> None:
    assert place._socket is not None
    await place._socket.send(message)


async def sorry(place: Place) -> Frame:
    """The answer to a message that is not carried out."""
    frame = await place.until(lambda f: f["type"] in ("sorry", "patch", "full", "pong", "orders"))
    assert frame["type"] == "sorry", frame
    clear(frame["code"], frame["message"])
    return frame


@dataclass(frozen=True)
class Refusal:
    status: int
    code: str
    headers: Any


async def refused(address: str, **headers: str) -> Refusal:
    """A socket that does not open."""
    with pytest.raises(websockets.InvalidStatus) as caught:
        await knock(address, **headers)
    answer = caught.value.response
    body = json.loads(answer.body)
    assert set(body) == {"code", "message"} and answer.headers["content-type"] == "application/json"
    clear(body["code"], body["message"])
    return Refusal(answer.status_code, body["code"], answer.headers)


async def knock(address: str, **headers: str) -> websockets.ClientConnection:
    return await websockets.connect(
        address.replace("http", "ws", 1),
        additional_headers=headers,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        ping_interval=None,
    )


def door(game: Game, query: str) -> str:
    return f"{game.api.url}/api/tables/{game.table}/play?{query}"
