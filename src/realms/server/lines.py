"""The line of a socket: uvicorn's, but whoever does not read cannot keep it open."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_S: Final = 5
"""So long what is still to be sent may take once we have closed; a line waits for that, without an end."""


class Line(WebSocketsSansIOProtocol):
    _cut: TimerHandle | None = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

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
