"""One socket on one seat: holds what is seen up to date, whatever happens to the line.

A patch that does not start from the position that is held is answered with `look`; a lost line is opened again,
and the server tells what happened since the `seq` that was seen last.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from random import random
from types import TracebackType
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from realms.kernel.model import SPECTATOR, RealmsError

from . import wire
from .client import Client, ServerSays, Unreachable, quoted, unreachable
from .heard import Heard, decode
from .sight import Sight

Line = Literal["closed", "opening", "open", "lost"]
"""How the line stands: not opened or closed for good, being opened, in use, being opened again."""

FIRST_REST: Final = 0.25
LONGEST_REST: Final = 10.0
"""Seconds between two attempts to open a lost line; doubled each time."""
LARGEST: Final = 8_000_000
"""Bytes of a frame that we are ready to read."""


_encode: Final = msgspec.json.Encoder().encode

Listener = Callable[["Seat", str], None]
"""Told of every frame by its type, and of "lost" and "closed"."""


class Seat(Sight):
    """What one seat sees of a table, and the commands it may give. `number` is 15 for a spectator."""

    def __init__(
        self,
        client: Client,
        table: str,
        seat: int | None = None,
        *,
        since: int | None = 0,
        again: bool = True,
        compression: Literal["deflate"] | None = "deflate",
    ) -> None:
        """`again`: open a lost line again. `since`: events up to this entry are known; None: none are wanted."""
        super().__init__(since)
        self.client: Final = client
        self.table_id: Final = table
        self.number: Final = SPECTATOR if seat is None else seat
        self.line: Line = "closed"
        self.bye: wire.Bye | None = None
        self.failure: RealmsError | None = None
        """Why the line is closed for good."""
        self.listeners: Final[list[Listener]] = []
        self._again: Final = again
        self._compression: Final = compression
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._asked_why = 0

    async def __aenter__(self) -> Seat:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Open the line and wait for the position, if the match has begun. Raises RealmsError."""
        assert self._task is None, "a seat is opened once"
        self.line = "opening"
        self._task = asyncio.create_task(self._stay())
        try:
            await self.wait(lambda seat: seat.line == "open" and (bool(seat.print) or not seat.begun))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self.line != "closed":
            self.line = "closed"
            self._tell("closed")

    # Commands. What comes of them is told like everything else; a refusal is in `sorry`, and `wait` raises it.

    async def choose(self, key: str) -> None:
        self._pending = self.seq
        await self._send(wire.Choose("choose", self.seq, key))

    async def undo(self, all: bool = False) -> None:
        """Take back the last own choice; `all`: everything back to the last barrier."""
        await self._send(wire.Undo("undo", self.seq, all))

    async def ask(self, to: int) -> None:
        """Ask the others to go back to the position after entry `to`."""
        await self._send(wire.Ask("ask", self.seq, to))

    async def answer(self, yes: bool) -> None:
        """Grant or refuse the open plea; whoever made it withdraws it with False."""
        plea = self.info.plea if self.info is not None else None
        if plea is None:
            raise RealmsError("Nobody asks to take something back.")
        await self._send(wire.Answer("answer", plea.at, yes))

    async def order(
        self,
        prompt: str,
        policy: Literal["ask", "pass", "fits"] = "pass",
        until: Literal["turn", "phase", "game"] = "game",
    ) -> None:
        """Settle an answer beforehand; "*" is every question that can be passed."""
        await self._send(wire.Order("order", wire.Standing(prompt, policy, until)))

    async def say(self, text: str) -> None:
        await self._send(wire.Say("say", text))

    async def look(self) -> None:
        """Have the whole position sent again."""
        await self._write(wire.Look("look", self._told))

    async def back(self) -> None:
        """Take the seat back from the bot that holds it."""
        await self._send(wire.Return("return"))

    async def resign(self) -> None:
        await self._send(wire.Resign("resign"))

    async def why(self) -> tuple[wire.Refused, ...]:
        """What cannot be chosen now, and the rules that say so."""
        self._asked_why += 1
        mine = self._asked_why
        await self._send(wire.Why("why"))
        await self.wait(lambda seat: seat._told_why >= mine)
        return self.reasons

    async def wait(self, until: Callable[[Seat], bool], timeout: float | None = None) -> None:
        """Until something is true of this seat. Raises a refusal, TimeoutError, or why the line was closed."""
        async with asyncio.timeout(timeout):
            while not until(self):
                if self.sorry is not None:
                    sorry, self.sorry = self.sorry, None
                    raise sorry
                if self.failure is not None:
                    raise self.failure
                await self._news.wait()

    async def changes(self) -> AsyncIterator[str]:
        """The type of every frame as it comes, and "lost" and "closed"; ends when the line is closed for good."""
        heard: asyncio.Queue[str] = asyncio.Queue()

        def listen(_: Seat, what: str) -> None:
            heard.put_nowait(what)

        self.listeners.append(listen)
        try:
            while self.line != "closed" or not heard.empty():
                what = await heard.get()
                yield what
                if what == "closed":
                    return
        finally:
            self.listeners.remove(listen)

    # The line.

    async def _send(self, command: object) -> None:
        self.sorry = None
        await self._write(command)

    async def _write(self, command: object) -> None:
        socket = self._socket
        if socket is None:
            raise self.failure or Unreachable("The line to the server is lost; it is being opened again.")
        try:
            await socket.send(_encode(command), text=True)
        except ConnectionClosed as error:
            raise Unreachable("The line to the server is lost; it is being opened again.") from error

    async def _stay(self) -> None:
        """Open the line, and open it again whenever it is lost, until it is closed for good."""
        rest = FIRST_REST
        while self.failure is None:
            self.bye = None
            error = await self._listen()
            if self.line == "open":
                rest = FIRST_REST
            if self.failure is None and (not self._again or self.info is None):
                self.failure = error
            if self.failure is not None:
                break
            if self.line != "lost":
                self.line = "lost"
                self._tell("lost")
            wanted = self.bye.again_ms if self.bye is not None else None
            await asyncio.sleep(wanted / 1000 if wanted is not None else rest * (0.5 + random()))
            rest = min(rest * 2, LONGEST_REST)
        self.line = "closed"
        self._tell("closed")

    async def _listen(self) -> RealmsError:
        """Read frames until the line breaks; answers why it did."""
        seat = "watch" if self.number == SPECTATOR else str(self.number)
        url = f"{self.client.url}/api/tables/{quoted(self.table_id)}/play?seat={seat}"
        if self._told is not None:
            url += f"&since={self._told}"
        try:
            async with connect(
                "ws" + url.removeprefix("http"),
                additional_headers=self.client.headers,
                compression=self._compression,
                max_size=LARGEST,
                proxy=None if self.client.local else True,
            ) as socket:
                self._socket = socket
                try:
                    while True:
                        await self._hear(decode(await socket.recv(decode=False)))
                finally:
                    self._socket = None
        except InvalidStatus as error:
            return self._turned_away(error)
        except msgspec.MsgspecError:
            self.failure = RealmsError("The server speaks another version of Realms than this program.")
            return self.failure
        except (OSError, TimeoutError, WebSocketException, Unreachable):
            return unreachable(self.client.url)

    def _turned_away(self, error: InvalidStatus) -> RealmsError:
        """The server does not open the line: for good, unless it is only busy."""
        status = error.response.status_code
        try:
            problem = msgspec.json.decode(error.response.body or b"", type=wire.Problem)
        except msgspec.MsgspecError:
            problem = wire.Problem("", f"The server does not open this seat ({status}).")
        refused = ServerSays(status, problem.code, problem.message)
        if status < 500 and status != 429:
            self.failure = refused
        return refused

    async def _hear(self, heard: Heard) -> None:
        kind = heard.type
        if kind == "hello" and heard.version != wire.WIRE:
            await self._give_up(RealmsError("The server speaks another version of Realms than this program."))
            return
        if kind == "patch" and not self._follows(heard):
            if heard.print != self.print:
                await self.look()
            return
        self._take(heard)
        if kind == "full" and self._misses(heard):
            await self.look()
        if kind in ("patch", "full") or (kind == "hello" and not self.begun):
            self.line = "open"
        elif kind == "bye":
            self.bye = wire.Bye(heard.code, heard.message, heard.again_ms)
            if heard.again_ms is None:
                self.failure = ServerSays(0, heard.code, heard.message)
        self._tell(kind)

    async def _give_up(self, error: RealmsError) -> None:
        self.failure = error
        if self._socket is not None:
            await self._socket.close()

    def _tell(self, what: str) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
        for listener in list(self.listeners):
            listener(self, what)
