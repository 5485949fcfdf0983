"""One socket a seat: reads commands, hands them to the room, writes what the room sends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count
from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from realms import __version__
from realms.kernel.model import SPECTATOR, IllegalChoice

from . import borders, wire
from .app import Server
from .errors import Refuse, StoreDown, bad, conflict, forbidden, missing, sign_in, too_many, unavailable
from .ids import now
from .lines import SAY
from .logs import log
from .people import Session
from .rooms import commands
from .rooms.gallery import encode
from .rooms.room import Room
from .routes.deps import client_of, find_session, own_origin, server_of

router: Final = APIRouter()

BACKLOG: Final = 1 << 20
"""Bytes that may wait for a slow client before it is let go; it comes back and gets the position anew."""
WATCH: Final = "watch"
TOO_BIG: Final = 1009
POLICY: Final = 1008
RESTART: Final = 1012
STRIKES: Final = 20
"""Messages over the limit before the socket closes."""
GOODBYE_S: Final = 2
"""So long a client has to hear its good-bye; then nobody waits for it any more."""
KINDS: Final = "choose, undo, ask, answer, order, say, why, look, return, resign, ping"

PATIENCE: Final = 4
"""Messages of one socket that are taken before the others have a turn."""

_numbers: Final = count()
_command: Final[TypeAdapter[wire.Command]] = TypeAdapter(wire.Command)


class Socket:
    """A visitor of a room."""

    def __init__(self, server: Server, socket: WebSocket, room: Room, session: Session | None, seat: int) -> None:
        self.seat: Final = seat
        self.person: Final = session.person.id if session is not None else ""
        self.session: Final = session.token_hash if session is not None else ""
        self.who: Final = session
        # Not the id of an object: the next one may get it, and the bucket with it.
        self._number: Final = str(next(_numbers))
        self._server: Final = server
        self._socket: Final = socket
        self._room: Final = room
        # Where our own lines carry the socket; else everything goes by the writer.
        self._at_once: Final[Callable[[bytes], bool] | None] = socket.scope.get("extensions", {}).get(SAY)
        self._out: Final[deque[bytes]] = deque()
        self._waiting = 0
        self._some: Final = asyncio.Event()
        self._bye: wire.Bye | None = None
        self._parting: Final = asyncio.Event()
        self._over: Final = asyncio.Event()
        self._strikes = 0
        self._taken = 0

    def send(self, frame: bytes, kind: str) -> None:
        if self._bye is not None:
            return
        self._server.metrics.frame(kind, len(frame))
        if self._waiting == 0 and self._at_once is not None and self._at_once(frame):
            return
        self._out.append(frame)
        self._waiting += len(frame)
        if self._waiting > BACKLOG:
            self._out.clear()
            self._part(wire.Bye("slow", "The connection is too slow for the match; come again.", 1_000))
        self._some.set()

    async def leave(self, bye: wire.Bye) -> None:
        """Say good-bye and close; waits until it is said, or the client does not listen any more."""
        self._part(bye)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), GOODBYE_S)

    def _part(self, bye: wire.Bye) -> None:
        """Nothing that comes after this is sent or carried out."""
        if self._bye is None:
            self._bye = bye
            self._parting.set()
            self._some.set()

    async def run(self) -> None:
        """Until either side goes."""
        tasks = [asyncio.create_task(task) for task in (self._write(), self._read(), self._give_up())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _give_up(self) -> None:
        """Whoever does not read cannot be told to go: the writer would wait for ever."""
        await self._parting.wait()
        await asyncio.sleep(GOODBYE_S)

    async def _write(self) -> None:
        """What could not be sent at once, in order."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._some.wait()
                self._some.clear()
                while self._out:
                    frame = self._out.popleft()
                    await self._socket.send({"type": "websocket.send", "text": frame.decode()})
                    self._waiting -= len(frame)
                if self._bye is not None:
                    await self._socket.send({"type": "websocket.send", "text": encode(self._bye).decode()})
                    await self._socket.close(RESTART if self._bye.again_ms is not None else POLICY)
                    return

    async def _read(self) -> None:
        limits = self._server.settings.limits
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if self._bye is not None:
                continue
            if not self._server.limiter.allow("message", self._number, limits.messages):
                self._strikes += 1
                if self._strikes >= STRIKES:
                    self._part(wire.Bye("too-many", "Too many messages; slow down.", 10_000))
                else:
                    self._sorry(too_many("Too many messages; slow down."))
            elif text is None:
                self._sorry(bad("not-text", "Messages are JSON text, not bytes."))
            elif len(text) > limits.message_bytes:
                self._sorry(Refuse(413, "too-long", f"A message has at most {limits.message_bytes} bytes."))
            else:
                await self._take(text)
            self._taken += 1
            if self._taken % PATIENCE == 0:
                # Whoever sends much at once waits for the others, not they for him.
                await asyncio.sleep(0)

    async def _take(self, text: str) -> None:
        """One command. Whatever is wrong with it, the answer is one frame and the match is as it was."""
        try:
            command = _command.validate_json(text, strict=True)
        except ValidationError as error:
            self._sorry(bad("not-a-command", sentence(error)))
            return
        try:
            await self._do(command)
        except IllegalChoice as error:
            self._sorry(conflict(f"not-offered-{error.reason}", str(error)))
        except Refuse as refused:
            self._sorry(refused)
        except StoreDown:
            self._sorry(unavailable())
        except Exception:
            log.exception("command-failed", table=self._room.id, command=command.type)
            self._sorry(Refuse(500, "fault", "Something went wrong here; the match is as it was."))

    async def _do(self, command: wire.Command) -> None:
        room = self._room
        match command:
            case wire.Choose():
                await commands.choose(room, self, command)
            case wire.Undo():
                await commands.undo(room, self, command)
            case wire.Ask():
                await commands.ask(room, self, command)
            case wire.Answer():
                await commands.answer(room, self, command)
            case wire.Order():
                await commands.order(room, self, command.standing)
            case wire.Why():
                await commands.why(room, self)
            case wire.Return():
                await commands.come_back(room, self)
            case wire.Resign():
                await commands.resign(room, self)
            case wire.Look():
                await look(room, self, command.since)
            case wire.Say():
                await self._say(command.text)
            case wire.Ping():
                self.send(encode(wire.Pong(now())), "pong")

    async def _say(self, text: str) -> None:
        if self.who is None:
            raise sign_in()
        if not self._server.limiter.allow("chat", self.person, self._server.settings.limits.chat):
            raise too_many("You talk faster than anyone can read.")
        await self._server.tables.say(self.who, self._room.id, text)

    def _sorry(self, refused: Refuse) -> None:
        self._server.metrics.refused(refused.code)
        self.send(encode(wire.Sorry(refused.code, refused.message)), "sorry")


async def look(room: Room, visitor: Socket, since: int | None) -> None:
    """The whole position, with what was told since."""
    async with room.lock:
        await room.ensure()
        if room.record is None:
            return
        if since is None:
            room.gallery.full(visitor)
        else:
            events, start = await room.gallery.events_since(visitor.seat, since)
            room.gallery.full(visitor, events=events, since=start)


@router.websocket("/api/tables/{table}/play")
async def play(
    socket: WebSocket,
    table: str,
    seat: Annotated[str, Query(max_length=10)] = WATCH,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> None:
    """See wire/ for what is said here. A refusal comes as an HTTP answer, before the socket opens."""
    server = server_of(socket)
    with ExitStack() as held:
        try:
            session = await _let_in(server, socket)
            who = session.person.id if session is not None else client_of(socket)
            held.enter_context(server.places.taken(who, server.settings.limits.sockets))
            if not await _visible(server, table, session):
                raise missing("table")
            async with server.hall.at(table) as room:
                number = _seat(room, seat, session)
        except Refuse as refused:
            server.metrics.refused(refused.code)
            await socket.send_denial_response(borders.problem(refused.status, refused.code, refused.message))
            return
        except StoreDown:
            down = unavailable()
            await socket.send_denial_response(borders.problem(down.status, down.code, down.message))
            return
        await socket.accept()
        try:
            await _stay(server, socket, table, number, session, since)
        except (Refuse, StoreDown):
            # It was there a moment ago: the database has gone since.
            bye = wire.Bye("unavailable", unavailable().message, 2_000)
            await socket.send({"type": "websocket.send", "text": encode(bye).decode()})
            await socket.close(RESTART)


async def _stay(
    server: Server, socket: WebSocket, table: str, number: int, session: Session | None, since: int | None
) -> None:
    async with server.hall.at(table) as room:
        visitor = Socket(server, socket, room, session, number)
        server.hall.enter(room, visitor)
        try:
            await _greet(server, room, visitor, since)
        except BaseException:
            await server.hall.leave(room, visitor)
            raise
    try:
        await server.hall.presence(room)
        await visitor.run()
    finally:
        await asyncio.shield(server.hall.leave(room, visitor))
        if socket.application_state != WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await socket.close()


async def _greet(server: Server, room: Room, visitor: Socket, since: int | None) -> None:
    """Hello, then the position. Under the room's lock, so that no patch comes between."""
    lines = await server.tables.chat(room.id)
    standing = room.sitting(visitor.seat).standing if visitor.seat != SPECTATOR else ()
    hello = wire.Hello(wire.WIRE, __version__, room.gallery.info(), visitor.seat, now(), lines, standing)
    visitor.send(encode(hello), "hello")
    if room.record is not None:
        events, start = b"", None
        if since is not None:
            events, start = await room.gallery.events_since(visitor.seat, since)
        room.gallery.full(visitor, events=events, since=start)


async def _let_in(server: Server, socket: WebSocket) -> Session | None:
    session, by_cookie = await find_session(socket)
    if session is not None and by_cookie and not own_origin(socket, server.settings):
        raise forbidden("origin", "This page may not play for you.")
    return session


async def _visible(server: Server, table: str, session: Session | None) -> bool:
    try:
        await server.tables.find(table, session)
    except Refuse as refused:
        if refused.status == 404:
            return False
        raise
    return True


def _seat(room: Room, seat: str, session: Session | None) -> int:
    """The seat that may be looked at; a spectator needs none."""
    if seat == WATCH:
        person = session.person.id if session is not None else ""
        at_table = person and (person == room.row.host or any(s.person == person for s in room.seats))
        if not room.row.spectators and not at_table:
            raise forbidden("no-spectators", "This table is played without spectators.")
        return SPECTATOR
    if not (seat.isascii() and seat.isdecimal()) or int(seat) >= len(room.seats):
        raise missing("seat")
    if session is None:
        raise sign_in()
    if room.sitting(int(seat)).person != session.person.id:
        raise forbidden("not-your-seat", "This seat is somebody else's.")
    return int(seat)


def sentence(error: ValidationError) -> str:
    """What is wrong with a command, in one sentence that does not repeat it."""
    first = error.errors(include_url=False, include_input=False)[0]
    if not first["loc"]:
        return f"A message is a JSON object whose type is one of: {KINDS}."
    return f"In a message of type {first['loc'][0]}, {borders.sentence([first])}"
