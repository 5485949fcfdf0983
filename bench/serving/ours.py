"""Realms at the other end: `realms serve` with SQLite in a fresh file, three guests a table, one socket a seat.

The load reads of each frame what it needs to go on: the `seq`, and the part "due" with the options of the seat.
"""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import replace
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec

from realms.server.settings import ENVIRONMENT, Limits, Rate, Settings

from .line import Line
from .load import SEATS, Table, Trouble
from .machine import Process, free_port
from .ponder import NAME as PONDER

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
GAME = "tiny_epic_kingdoms"
FREE = Rate(0, 1)
BOT_PACE_MS = 0
"""Bots begin to think at once, so that they think all the time."""


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    optional: bool
    options: list[Option]


class Position(msgspec.Struct):
    due: list[Question]


class Change(msgspec.Struct):
    part: str
    at: int
    cut: int
    put: msgspec.Raw


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    position: Position | None = None
    changes: list[Change] = []
    stale: bool = False
    code: str = ""


FRAME = msgspec.json.Decoder(Frame)
DUE = msgspec.json.Decoder(list[Question])
CHOOSE = msgspec.json.Encoder()


def settings() -> Settings:
    """As a host would run it, but without limits for one address: the load comes from one."""
    limits = replace(
        Limits(), requests=FREE, messages=FREE, guests=FREE, tables=FREE, sockets=100_000, tables_each=100_000
    )
    return Settings(limits=limits, bot_pace_ms=BOT_PACE_MS, modules=("serving.ponder",), log_level="warning")


class Realms:
    """The running server."""

    def __init__(self, folder: Path, *, compiled: bool = False) -> None:
        self.port = free_port()
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment[ENVIRONMENT] = settings().to_json()
        environment["PYTHONPATH"] = os.pathsep.join([str(COMPILED)] * compiled + [str(ROOT / "bench")])
        database = f"sqlite:///{folder / 'realms.db'}"
        command = [sys.executable, "-m", "realms", "serve", "--port", str(self.port), "--database", database]
        self.process = Process("realms serve", command, environment, ROOT, folder / "realms.log")
        self.process.wait_for(f"http://127.0.0.1:{self.port}/healthz")
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30)
        # One client speaks for all guests: each request carries its guest's token, and no cookie of another one.
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, f"/api/{path}", headers=headers, json=body)
        if answer.is_error:
            raise RuntimeError(f"{method} /api/{path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    async def guest(self, name: str) -> str:
        """A new guest's token."""
        return str((await self.ask("POST", "guests", body={"name": name}))["token"])

    async def close(self) -> None:
        await self.http.aclose()
        self.process.end()


class Chair:
    """A socket of a seat, and what the seat is asked."""

    def __init__(self, server: Realms, match: str, seat: int, token: str, table: RealmsTable) -> None:
        self.seat = seat
        self.table = table
        self.seq = -1
        self.due: list[Question] = []
        self.asked = 0
        """Grows with every new question."""
        self.over = False
        self.shown = asyncio.Event()
        self.line = Line(
            "127.0.0.1",
            server.port,
            f"/api/tables/{match}/play?seat={seat}",
            f"Authorization: Bearer {token}\r\n",
            self._heard,
            table.give_up,
        )

    async def open(self) -> None:
        await self.line.open()
        async with asyncio.timeout(30):
            await self.shown.wait()

    def _heard(self, message: bytes, when: float) -> None:
        frame = FRAME.decode(message)
        if frame.type == "patch":
            for change in frame.changes:
                if change.part == "due":
                    self.due[change.at : change.at + change.cut] = DUE.decode(change.put)
                    self.asked += 1
                elif change.part == "result":
                    self.over = True
            self.table.weigh(message)
        elif frame.type == "full" and frame.position is not None:
            self.due = frame.position.due
            self.asked += 1
            self.shown.set()
            if frame.stale:
                self.table.trouble.note("a move was stale")
        elif frame.type in ("sorry", "bye"):
            self.table.give_up(f"{frame.type} {frame.code}")
            return
        else:
            return
        self.seq = frame.seq
        self.table.shown(self, when)

    def keys(self) -> list[str]:
        """Everything that can be chosen here and must be."""
        return [option.key for question in self.due if not question.optional for option in question.options]

    def choice(self, key: str) -> bytes:
        return CHOOSE.encode({"type": "choose", "seq": self.seq, "key": key})


class RealmsTable(Table):
    """Three guests at one table after the other."""

    def __init__(self, number: int, server: Realms, trouble: Trouble, frames: list[bytes]) -> None:
        super().__init__(number, trouble, frames)
        self.server = server
        self.tokens: list[str] = []
        self.chairs: list[Chair] = []
        self._target = 0

    async def begin(self) -> None:
        ask = self.server.ask
        while len(self.tokens) < SEATS:
            self.tokens.append(await self.server.guest(f"Guest {self.number}.{len(self.tokens)}"))
        form = {"game": GAME, "players": SEATS, "public": True}
        table = (await ask("POST", "tables", self.tokens[0], form))["id"]
        for seat in range(1, SEATS):
            await ask("PUT", f"tables/{table}/seats/{seat}", self.tokens[seat], {"kind": "me"})
        await ask("POST", f"tables/{table}/start", self.tokens[0])
        self.chairs = [Chair(self.server, table, seat, self.tokens[seat], self) for seat in range(SEATS)]
        for chair in self.chairs:
            await chair.open()
        self.playing = True

    async def leave(self) -> None:
        self.playing = False
        for chair in self.chairs:
            chair.line.close()

    def shown(self, chair: Chair, when: float) -> None:
        if chair.seq >= self._target:
            self.saw(chair.seat, when)

    def choose(self) -> tuple[int, bytes] | None:
        asked = [(chair, keys) for chair in self.chairs if (keys := chair.keys())]
        if not asked:
            return None
        chair, keys = self.dice.choice(asked)
        self._target = chair.seq + 1
        return chair.seat, chair.choice(self.dice.choice(keys))

    def write(self, seat: int, message: bytes) -> None:
        self.chairs[seat].line.send(message)


class BotTable(RealmsTable):
    """One guest, who moves at once, and two bots: it is always a bot's turn, until the guest holds the game up."""

    def __init__(self, number: int, server: Realms, trouble: Trouble) -> None:
        super().__init__(number, server, trouble, [])
        self.moves = 0
        self._answered = 0
        self._held = True
        self._next: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        if not self.tokens:
            self.tokens.append(await self.server.guest(f"Host {self.number}"))
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": PONDER}] * (SEATS - 1)
        form = {"game": GAME, "players": SEATS, "seats": seats, "start": True}
        table = (await self.server.ask("POST", "tables", self.tokens[0], form))["id"]
        self._answered = 0
        self.chairs = [Chair(self.server, table, 0, self.tokens[0], self)]
        await self.chairs[0].open()

    def hold(self) -> None:
        """The guest makes no further move, so that the bots soon have nothing to think about."""
        self._held = True

    def go(self) -> None:
        self._held = False
        for chair in self.chairs:
            self._answer(chair)

    def shown(self, chair: Chair, when: float) -> None:
        self.moves += 1
        if not self._held:
            self._answer(chair)

    def _answer(self, chair: Chair) -> None:
        if chair.over:
            self._next = asyncio.create_task(self._again())
        elif chair.asked > self._answered and (keys := chair.keys()):
            self._answered = chair.asked
            chair.line.send(chair.choice(self.dice.choice(keys)))

    async def _again(self) -> None:
        await self.leave()
        try:
            await self.begin()
        except Exception as error:  # the others go on; the trouble is reported
            self.trouble.note(f"no new match with bots: {type(error).__name__}: {error}")
