"""Connections as uvicorn runs them, with an end to everything: who does not read, or does not finish a request,
keeps no line open."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

SAY: Final = "realms.say"
"""Name of the extension of the scope by which a socket finds `Line.say`."""
LINGER_S: Final = 3
"""So long what is still to be sent may take once we have closed; a line waits for that, without an end."""
HEAD_S: Final = 20
HEAD_BYTES: Final = 65_536
"""So long a request may take to say what it wants, and so large that may be."""


class Request(HttpToolsProtocol):
    _timer: TimerHandle | None = None
    _head = 0
    """Bytes of a head that is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._timer is not None:
            self._head += len(data)
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def on_headers_complete(self) -> None:
        self._end()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        if self._timer is None:
            self._head = 0
            self._timer = self.loop.call_later(HEAD_S, self.transport.abort)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Line(WebSocketsSansIOProtocol):
    _cut: TimerHandle | None = None

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope["extensions"])
        extensions[SAY] = self.say
        await super().run_asgi()
        self._cut_soon()

    def say(self, text: bytes) -> bool:
        """Send a text at once, past the framework's many hands. False: the line is full or not open, and nothing
        was sent."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refusal is an answer, too; uvicorn would note it as a fault

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would note that, too, with all its circumstances
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()

    def _cut_soon(self) -> None:
        if self._cut is None and not self.disconnected:
            self._cut = self.loop.call_later(LINGER_S, self.transport.abort)
