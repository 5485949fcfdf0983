"""One WebSocket as thin as it can be, so that six hundred of them do not keep the measuring core busy.

It writes the upgrade by hand, asks for no compression, masks with zeros (which leaves the text as it is) and hands
every whole message to `heard`. Both servers are measured through it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import cast

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmVhbG1zLXNlcnZlci1iZQ==\r\n{headers}\r\n"
)
TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
PONG = 0xA
UNMASKED = b"\0\0\0\0"


class Line(asyncio.Protocol):
    """`heard(message, when)` for every message, `gone(why)` once when it ends."""

    def __init__(
        self,
        host: str,
        port: int,
        path: str,
        headers: str,
        heard: Callable[[bytes, float], None],
        gone: Callable[[str], None],
    ) -> None:
        self._host, self._port = host, port
        self._upgrade = UPGRADE.format(path=path, host=host, port=port, headers=headers)
        self._heard = heard
        self._gone = gone
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._open = False
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, seconds: float = 30.0) -> None:
        """Connect; the first messages may come before this returns."""
        await asyncio.get_running_loop().create_connection(lambda: self, self._host, self._port)
        async with asyncio.timeout(seconds):
            await self._ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._upgrade.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._end(f"the server closed the connection ({error})" if error else "the server closed the connection")

    def data_received(self, data: bytes) -> None:
        when = perf_counter()
        if self._rest:
            data = self._rest + data
        if not self._open:
            data = self._upgraded(data)
            if not self._open:
                self._rest = data
                return
        at, size = 0, len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            if size < start + length:
                break
            self._frame(data[at], data[start : start + length], when)
            at = start + length
        self._rest = data[at:]

    def _upgraded(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if b" 101 " not in head.partition(b"\r\n")[0] + b" ":
            self._end(f"no WebSocket: {head.partition(bytes([13, 10]))[0].decode('latin-1')}")
            self.close()
            return b""
        self._open = True
        self._ready.set_result(None)
        return rest

    def _frame(self, first: int, message: bytes, when: float) -> None:
        kind = first & 0x0F
        if first == 0x80 | TEXT or first == 0x80 | BINARY:
            self._heard(message, when)
        elif kind == PING:
            self._send(PONG, message)
        elif kind == CLOSE:
            self._end(
                f"closed: {int.from_bytes(message[:2], 'big')} {message[2:].decode(errors='replace')}".strip()
            )
            self.close()
        elif kind != PONG:
            raise RuntimeError(f"a frame that starts with {first:#x} is not expected here")

    def _end(self, why: str) -> None:
        if not self._ready.done():
            self._ready.set_exception(ConnectionError(why))
        gone, self._gone = self._gone, lambda _: None
        gone(why)

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        if self._transport is None:
            return
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + UNMASKED + message)

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def close(self) -> None:
        """Without a word to `gone`."""
        self._gone = lambda _: None
        if self._transport is not None:
            self._transport.close()
            self._transport = None
