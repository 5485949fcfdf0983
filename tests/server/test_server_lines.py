"""Lines that break, clients that do not speak the protocol, and clients that do not read."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState

from realms.server import lines, sockets, wire
from realms.server.limits import Limiter, Places
from realms.server.metrics import Metrics
from realms.server.settings import Settings
from server.abusers import (
    LONGEST,
    Game,
    game,
    house,
    nursery,
)
from server.live import NO_LIMITS, PATIENCE, Child, Frame, soon

__all__ = ["game", "house", "nursery"]


# Lines that break, and clients that do not speak the protocol.


def request(game: Game, seat: int = 0) -> bytes:
    lines = [
        f"GET /api/tables/{game.table}/play?seat={seat} HTTP/1.1",
        f"Host: {urlsplit(game.api.url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Authorization: Bearer {(game.a, game.b)[seat].who.token}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, first: int = 0x81, length: int | None = None) -> bytes:
    """A frame as a client sends it, with a mask of zeros; perhaps it lies about its length."""
    length = len(payload) if length is None else length
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 1 << 16:
        size = b"\xfe" + struct.pack("!H", length)
    else:
        size = b"\xff" + struct.pack("!Q", length)
    return bytes([first]) + size + bytes(4) + payload


class Wire:
    """A bare connection."""

    def __init__(self, url: str, window: int = 0) -> None:
        self.socket = socket.socket()
        if window:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        parts = urlsplit(url)
        assert parts.hostname is not None and parts.port is not None
        self.socket.connect((parts.hostname, parts.port))
        self.socket.setblocking(False)

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def read(self, until: bytes = b"") -> bytes:
        """Up to what is waited for, or to the end."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            while not (until and until in found):
                with suppress(ConnectionError):
                    if more := await asyncio.get_running_loop().sock_recv(self.socket, 65_536):
                        found += more
                        continue
                return found
        return found

    async def open(self, game: Game, seat: int = 0) -> None:
        """A socket at a seat; the rest of what the server says is not read."""
        await self.send(request(game, seat))
        assert b" 101 " in await self.read(b"\r\n\r\n")

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def reset(self) -> None:
        """Gone, without a word."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


GOODBYES: tuple[Callable[[Wire], None], ...] = (Wire.reset, Wire.close)


async def test_clients_that_vanish_in_the_handshake(game: Game) -> None:
    for part, goodbye in product((0, 1, 40, 200, -1, None), GOODBYES):
        with Wire(game.api.url) as line:
            await line.send(request(game)[:part])
            goodbye(line)
    await soon(lambda: _sockets_are(game, 2))


HALVES = {
    "half a message": frame(b'{"type": "choose", "seq": 1, "key": "')[:20],
    "half a length": b"\x81\xfe\x01",
    "half of many parts": frame(b'{"type": "resi', first=0x01),
    "nothing": b"",
    "a message just before": frame(b'{"type": "look", "since": 0}') * 20,
}


@pytest.mark.parametrize("sent", [pytest.param(data, id=name) for name, data in HALVES.items()])
async def test_a_client_that_vanishes_in_mid_message(game: Game, sent: bytes) -> None:
    for goodbye in GOODBYES:
        with Wire(game.api.url) as line:
            await line.open(game)
            await soon(lambda: _sockets_are(game, 3))
            await line.send(sent)
            goodbye(line)
        await soon(lambda: _sockets_are(game, 2))


async def _sockets_are(game: Game, count: int) -> bool:
    return await game.open_sockets() == count


NO_PROTOCOL = {
    "no mask": (b"\x81\x02{}", 1002),
    "an opcode of the future": (frame(b"{}", first=0x83), 1002),
    "reserved bits": (frame(b"{}", first=0xF1), 1002),
    "a part of nothing": (frame(b"{}", first=0x80), 1002),
    "a long ping": (frame(b"x" * 126, first=0x89), 1002),
    "no UTF-8": (frame(b'{"type": "\xff\xfe"}'), 1007),
    "too long": (frame(b" " * (4 * LONGEST + 1)), 1009),
    "too long in parts": (frame(b" " * 4 * LONGEST, first=0x01) + frame(b" " * 10, first=0x80), 1009),
    "endless, it says": (frame(b"", length=(1 << 63) - 1), 1009),
}


async def test_who_does_not_keep_to_the_protocol_is_let_go(game: Game) -> None:
    for name, (sent, code) in NO_PROTOCOL.items():
        with Wire(game.api.url) as line:
            await line.open(game)
            await line.send(sent)
            told = await line.read()
        assert b"\x88" in told and struct.pack("!H", code) in told[told.rindex(b"\x88") :], name
    await soon(lambda: _sockets_are(game, 2))


NO_REQUESTS = {
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no key": b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "no HTTP": b"GARBAGE\r\n\r\n",
    "a head without end": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 2_000_000,
}


async def test_what_is_no_request_is_refused(game: Game) -> None:
    for name, sent in NO_REQUESTS.items():
        with Wire(game.api.url) as line:
            with suppress(ConnectionError):
                await line.send(sent)
            assert (await line.read(b"\r\n")).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 426 ")), name


async def test_a_request_that_is_never_finished_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEAD_S", 0.05)
    config = uvicorn.Config(FastAPI(), log_config=None)
    config.load()
    state = ServerState()
    listener = await asyncio.get_running_loop().create_server(
        lambda: lines.Request(config, state, {}), "127.0.0.1", 0
    )
    async with listener:
        url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            with Wire(url) as line:
                await line.send(sent)
                assert await line.read() == b""
        with Wire(url) as line:
            await line.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await line.read(b"\r\n")).startswith(b"HTTP/1.1 404 "), "and one that is finished is not"
    await soon(lambda: not state.connections)


# Clients that do not read.


def memory(child: Child) -> int:
    """Megabytes that the server uses now."""
    status = Path(f"/proc/{child.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) // 1024


async def test_clients_that_never_read_are_let_go(game: Game) -> None:
    """Each asks for far more than the server is ready to keep for it; the others play on meanwhile."""
    before = worst = memory(game.child)
    looks = frame(b'{"type": "look"}') * 3_000
    with ExitStack() as stack:
        lines = [stack.enter_context(Wire(game.api.url, window=4_096)) for _ in range(4)]
        for number, line in enumerate(lines):
            await line.open(game, number % 2)
        await soon(lambda: _sockets_are(game, 2 + len(lines)))
        flood = [asyncio.create_task(line.send(looks)) for line in lines]
        async with asyncio.timeout(PATIENCE):
            while not await _sockets_are(game, 2):
                await asyncio.gather(game.a.settle(), game.b.settle())
                worst = max(worst, memory(game.child))
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert worst - before < len(lines) * 4 + 20, f"{worst - before} MB more than before"
        # Their lines are cut, too, though nobody at the other end lets go.
        held = {line.socket.getsockname()[1] for line in lines}
        await soon(lambda: not held & _ports(game.child))


def _ports(child: Child) -> set[int]:
    """Ports of clients whose connection the server still has."""
    rows = Path("/proc/net/tcp").read_text().splitlines()[1:]
    own = f":{child.settings.port:04X}"
    live = ("01", "04", "05", "08", "09", "0B")
    return {
        int(row.split()[2].split(":")[1], 16)
        for row in rows
        if row.split()[1].endswith(own) and row.split()[3] in live and row.split()[9] != "0"
    }


class Stubborn:
    """A WebSocket whose other end does not read before it is told to."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.reads = asyncio.Event()
        self.sent: list[Frame] = []
        self.commands: asyncio.Queue[str] = asyncio.Queue()
        self.code: int | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.sent.append(json.loads(message["text"]))

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": await self.commands.get()}

    async def close(self, code: int = 1000) -> None:
        self.code = code


class NoServer:
    """As much of a server as a socket without a room needs."""

    def __init__(self, **limits: Any) -> None:
        self.settings = Settings(limits=replace(NO_LIMITS, **limits))
        self.limiter = Limiter()
        self.metrics = Metrics()


def visitor(line: Stubborn, **limits: Any) -> sockets.Socket:
    return sockets.Socket(NoServer(**limits), line, None, None, 0)  # type: ignore[arg-type]


async def test_who_reads_again_in_time_hears_why() -> None:
    line = Stubborn()
    slow = visitor(line)
    task = asyncio.create_task(slow.run())
    for _ in range(3_000):
        slow.send(b'{"type": "patch", "x": "' + b"x" * 1_000 + b'"}', "patch")
        await asyncio.sleep(0)
    assert slow._waiting < sockets.BACKLOG + 2_000, "what was too much is not kept"
    line.reads.set()
    await task
    assert line.sent[-1]["type"] == "bye" and line.sent[-1]["code"] == "slow" and line.sent[-1]["again_ms"] > 0
    assert len(line.sent) == 2 and line.code == 1012


async def test_nobody_waits_for_who_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "GOODBYE_S", 0.05)
    line = Stubborn()
    deaf = visitor(line)
    task = asyncio.create_task(deaf.run())
    deaf.send(b'{"type": "patch"}', "patch")
    await deaf.leave(wire.Bye("restart", "The server restarts.", 1))
    await asyncio.wait_for(task, PATIENCE)
    assert line.sent == []


async def test_after_the_goodbye_nothing_is_carried_out() -> None:
    line = Stubborn()
    leaving = visitor(line)
    task = asyncio.create_task(leaving.run())
    parting = asyncio.create_task(leaving.leave(wire.Bye("signed-out", "You have signed out.")))
    await asyncio.sleep(0)
    for _ in range(3):
        line.commands.put_nowait('{"type": "ping"}')
    await soon(line.commands.empty)
    line.reads.set()
    await asyncio.gather(task, parting)
    assert [frame["type"] for frame in line.sent] == ["bye"] and line.code == 1008


async def test_a_line_that_bears_more_than_the_server_still_has_an_end() -> None:
    line = Stubborn()
    line.reads.set()
    task = asyncio.create_task(visitor(line, message_bytes=20).run())
    line.commands.put_nowait('{"type": "ping"' + " " * 20 + "}")
    await soon(lambda: line.sent)
    assert line.sent[0]["code"] == "too-long"
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_places_are_given_back() -> None:
    places = Places()
    with places.taken("anna", 1), pytest.raises(Exception, match="too many open connections"):
        places.taken("anna", 1).__enter__()
    with places.taken("anna", 1), places.taken("boris", 1):
        pass
    assert len(places) == 0
