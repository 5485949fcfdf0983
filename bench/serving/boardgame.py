"""boardgame.io at the other end: a Node process with the small game of `peers_boardgame`.

Its sockets are socket.io over engine.io; the load speaks both by hand, WebSocket transport only. Every update
carries the whole state as the player may see it, unless the server was started with patches (`--delta`).
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec

from .line import Line
from .load import SEATS, Table, Trouble
from .machine import Process, free_port, say

FOLDER = Path(__file__).resolve().parent.parent / "peers_boardgame"
GAME = "caravans"
EVENT = f"42/{GAME},".encode()
JOINED = f"40/{GAME},".encode()
ROWS = 5
NOTHING = msgspec.Raw()


class Ctx(msgspec.Struct):
    currentPlayer: str
    gameover: msgspec.Raw = NOTHING


class Hand(msgspec.Struct):
    hand: list[msgspec.Raw]


class G(msgspec.Struct):
    players: dict[str, Hand]


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Operation(msgspec.Struct):
    path: str
    value: msgspec.Raw = NOTHING


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
PATCH = msgspec.json.Decoder(tuple[str, str, int, int, list[Operation], msgspec.Raw])


def install() -> str | None:
    """Its packages, from npm, on the first run. Why it cannot be measured, if it cannot."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no node and npm here"
    if not (FOLDER / "node_modules" / "boardgame.io" / "package.json").exists():
        say("installing boardgame.io from npm into bench/peers_boardgame/node_modules")
        done = subprocess.run(
            [npm, "install", "--no-audit"], cwd=FOLDER, capture_output=True, text=True, check=False
        )
        if done.returncode:
            return f"npm install failed: {done.stderr.strip()[-300:]}"
    return None


def version() -> str:
    installed = msgspec.json.decode((FOLDER / "node_modules" / "boardgame.io" / "package.json").read_bytes())
    return str(installed["version"])


class Boardgame:
    """The running server."""

    def __init__(self, folder: Path, *, delta: bool, files: bool) -> None:
        self.port = free_port()
        command = ["node", "server.js", str(self.port)]
        if delta:
            command.append("--delta")
        if files:
            command += ["--files", str(folder / "boardgame-files")]
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = Process("boardgame.io", command, environment, FOLDER, folder / "boardgame.log")
        self.process.wait_for(f"http://127.0.0.1:{self.port}/games")
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30)

    async def post(self, path: str, body: dict[str, object]) -> Any:
        answer = await self.http.post(f"/games/{GAME}/{path}", json=body)
        answer.raise_for_status()
        return answer.json()

    async def close(self) -> None:
        await self.http.aclose()
        self.process.end()


class BoardgameTable(Table):
    """Three players of one match."""

    def __init__(self, number: int, server: Boardgame, trouble: Trouble, frames: list[bytes]) -> None:
        super().__init__(number, trouble, frames)
        self.server = server
        self.match = ""
        self.credentials = [""] * SEATS
        self.lines: list[Line | None] = [None] * SEATS
        self.synced: list[asyncio.Event] = [asyncio.Event() for _ in range(SEATS)]
        self.now = 0
        self.turn = 0
        self.hands = [0] * SEATS
        self.over = False

    async def begin(self) -> None:
        made = await self.server.post("create", {"numPlayers": SEATS})
        self.match = made["matchID"]
        self.over = False
        self.now = 0
        for seat in range(SEATS):
            joined = await self.server.post(
                f"{self.match}/join", {"playerID": str(seat), "playerName": f"p{seat}"}
            )
            self.credentials[seat] = joined["playerCredentials"]
        for seat in range(SEATS):
            self.synced[seat].clear()
            await self._sit(seat)
        async with asyncio.timeout(30):
            for event in self.synced:
                await event.wait()
        self.playing = True

    async def _sit(self, seat: int) -> None:
        line = self.lines[seat] = Line(
            "127.0.0.1",
            self.server.port,
            "/socket.io/?EIO=4&transport=websocket",
            "",
            lambda message, when: self._heard(seat, message, when),
            self.give_up,
        )
        await line.open()

    async def leave(self) -> None:
        self.playing = False
        for line in self.lines:
            if line is not None:
                line.close()

    def _heard(self, seat: int, message: bytes, when: float) -> None:
        if message.startswith(EVENT):
            self._event(seat, message[len(EVENT) :], when)
        elif message == b"2":
            self.write(seat, b"3")
        elif message.startswith(JOINED):
            sync = msgspec.json.encode(["sync", self.match, str(seat), self.credentials[seat], SEATS])
            self.write(seat, EVENT + sync)
        elif message.startswith(b"0"):
            self.write(seat, JOINED)
        else:
            self.trouble.note(f"it said {message[:40]!r}")

    def _event(self, seat: int, event: bytes, when: float) -> None:
        if event.startswith(b'["update"'):
            state = UPDATE.decode(event)[2]
            self._stands(seat, state)
        elif event.startswith(b'["patch"'):
            _, _, _, self.now, operations, _ = PATCH.decode(event)
            for operation in operations:
                if operation.path == "/ctx/currentPlayer":
                    self.turn = int(msgspec.json.decode(operation.value))
                elif operation.path == "/ctx/gameover":
                    self.over = True
        elif event.startswith(b'["sync"'):
            self._stands(seat, SYNC.decode(event)[2].state)
            self.synced[seat].set()
            return
        else:
            return
        self.weigh(event)
        self.saw(seat, when)

    def _stands(self, seat: int, state: State) -> None:
        self.now = state.number
        self.turn = int(state.ctx.currentPlayer)
        self.over = bool(bytes(state.ctx.gameover))
        self.hands[seat] = len(state.G.players[str(seat)].hand)

    def choose(self) -> tuple[int, bytes] | None:
        if self.over:
            return None
        seat = self.turn
        args = [self.dice.randrange(self.hands[seat]), self.dice.randrange(ROWS)]
        payload = {"type": "play", "args": args, "playerID": str(seat), "credentials": self.credentials[seat]}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.now, self.match, str(seat)]
        return seat, EVENT + msgspec.json.encode(move)

    def write(self, seat: int, message: bytes) -> None:
        line = self.lines[seat]
        if line is not None:
            line.send(message)
