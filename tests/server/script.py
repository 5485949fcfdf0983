"""A server that says to a client what the test wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import Server, ServerConnection, serve

from realms import api
from realms.kernel.model import Event, EventKind
from realms.server import wire
from realms.server.client import Client
from realms.server.rooms import picture
from realms.server.seat import Seat

GAME = "tiny_epic_kingdoms"
SEATS = (wire.SeatInfo(0, "person", "p1", "Ann"), wire.SeatInfo(1, "bot", bot="random"))
TABLE = wire.TableInfo(
    id="t1",
    game=GAME,
    ruleset=f"{GAME}@1",
    state="playing",
    players=2,
    options={},
    host="p1",
    public=False,
    spectators=True,
    clock=wire.Clock(),
    seats=SEATS,
    seq=0,
    created=1,
)


class Script:
    """A server with one real match behind it, seen by seat 0; `go` plays it on."""

    def __init__(self) -> None:
        self.match = api.new_match(GAME, players=2, seed=1)
        self.seq = 0
        self.now = self.take()
        self.paths: list[str] = []
        self.sockets: asyncio.Queue[ServerConnection] = asyncio.Queue()
        self.commands: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.server: Server | None = None
        self.greet = True
        self.port = 0

    def take(self) -> picture.Picture:
        return picture.Glance(self.match).take(0, self.seq)

    def hello(self) -> bytes:
        return msgspec.json.encode(wire.Hello(wire.WIRE, "x", TABLE, 0, 5, chat=(line(1),)))

    def full(self, *events: wire.Event, since: int = 0, stale: bool = False) -> bytes:
        return picture.full(self.now, self.seq, picture.told_json(events), since, stale=stale)

    def go(self, back: int | None = None) -> bytes:
        """The next thing that happens, as a patch: the first choice of whoever is asked."""
        before = self.now
        due = next(d for d in self.match.due if not d.optional)
        self.match.apply(due.seat, due.options[0].key)
        self.seq += 1
        glance = picture.Glance(self.match, [Event(EventKind("happened", "n"), (self.seq,))])
        self.now = glance.take(0, self.seq)
        return glance.patch(before, self.now, 0, self.seq, back)

    async def serve(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        self.paths.append(socket.request.path)
        if self.greet:
            await socket.send(self.hello())
            await socket.send(self.full())
        self.sockets.put_nowait(socket)
        async for message in socket:
            self.commands.put_nowait(msgspec.json.decode(message))

    async def start(self) -> None:
        self.server = await serve(self.serve, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        await self.server.wait_closed()


def line(number: int) -> wire.ChatLine:
    return wire.ChatLine(number, "p1", "Ann", f"line {number}", 0)


@pytest.fixture
async def script() -> AsyncIterator[Script]:
    made = Script()
    await made.start()
    yield made
    await made.stop()


@asynccontextmanager
async def seated(script: Script, **how: Any) -> AsyncIterator[tuple[Seat, ServerConnection]]:
    async with Client(f"http://127.0.0.1:{script.port}", "secret") as client, client.seat("t1", 0, **how) as seat:
        yield seat, await script.sockets.get()


def same(seat: Seat, script: Script) -> bool:
    """Does the seat hold exactly what the server shows?"""
    whole = picture.position(script.match, 0)
    return seat.position == whole and seat.print == script.now.print
