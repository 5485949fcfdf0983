"""Nothing hidden is sent: every byte that a socket got follows from what its seat may know.

Whole random matches are played through real sockets. Each frame is then made again from a world that agrees with
what the seat knows and differs in everything it does not know; it must be the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Event
from realms.kernel.rng import seeded
from realms.kernel.view import redeal
from realms.server import Settings, create_app, wire
from realms.server.rooms import loading, picture
from realms.server.rooms.record import BACK, Record
from realms.server.settings import Limits, Rate
from realms.testing import games

MATCHES = int(os.environ.get("REALMS_SECRET_MATCHES", "12"))
CHOICES = int(os.environ.get("REALMS_SECRET_CHOICES", "60"))
"""How far a match is played; a whole one of Mage Knight takes a thousand choices."""
SHARDS = 4
FREE = Rate(0, 0)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[str, Any]]:
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}", app.state.server
    finally:
        server.should_exit = True
        await task


class Wire:
    """One socket, with everything that came over it."""

    def __init__(self, seat: int, line: ClientConnection) -> None:
        self.seat = seat
        self.line = line
        self.got: list[bytes] = []
        self.seq = -1
        self.due: list[dict[str, Any]] = []
        self.undo = 0
        self.over = False

    async def until(self, seq: int) -> None:
        """Read up to the frame of that entry."""
        while self.seq < seq:
            text = await asyncio.wait_for(self.line.recv(), 20)
            assert isinstance(text, str)
            self.got.append(text.encode())
            frame = json.loads(text)
            if frame["type"] == "full":
                self.due = frame["position"]["due"]
                self.undo = frame["position"]["undo"]
                self.seq = frame["seq"]
            elif frame["type"] == "patch":
                for change in frame["changes"]:
                    if change["part"] == "due":
                        self.due[change["at"] : change["at"] + change["cut"]] = change["put"]
                    elif change["part"] == "undo":
                        self.undo = change["put"][0]
                self.over = any(c["part"] == "result" for c in frame["changes"])
                self.seq = frame["seq"]


async def come(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    guest = (await http.post("/api/guests", json={"name": name})).json()
    http.cookies.clear()
    return {"authorization": f"Bearer {guest['token']}"}


async def play(address: str, dice: random.Random, game: str, players: int, options: dict[str, object]) -> Any:
    """A whole match of random choices, with undos; what every socket got."""
    async with httpx.AsyncClient(base_url=f"http://{address}") as http, AsyncExitStack() as stack:
        # Two people, so that every question is asked: for one alone the server may pass.
        headers = [await come(http, name) for name in ("Anna", "Boris")]
        form = {"game": game, "players": players, "options": options, "public": True}
        seats = [{"kind": "me"}] * (players - 1) + [{"kind": "open"}]
        made = await http.post("/api/tables", headers=headers[0], json={**form, "seats": seats})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        last = f"/api/tables/{table}/seats/{players - 1}"
        assert (await http.put(last, headers=headers[1], json={"kind": "me"})).is_success
        assert (await http.post(f"/api/tables/{table}/start", headers=headers[0])).is_success
        wires: list[Wire] = []
        for seat in [*range(players), SPECTATOR]:
            where = f"ws://{address}/api/tables/{table}/play?seat={'watch' if seat == SPECTATOR else seat}"
            of_seat = {} if seat == SPECTATOR else headers[seat == players - 1]
            line = await stack.enter_async_context(
                websockets.connect(where, additional_headers=of_seat, compression=None)
            )
            wires.append(Wire(seat, line))
        seq = 0
        await asyncio.gather(*[w.until(seq) for w in wires])
        while not wires[0].over and seq < CHOICES:
            able = [w for w in wires if any(not d["optional"] for d in w.due)]
            mover = dice.choice(able)
            question = next(d for d in mover.due if not d["optional"])
            key = dice.choice(question["options"])["key"]
            await mover.line.send(json.dumps({"type": "choose", "seq": mover.seq, "key": key}))
            seq += 1
            await asyncio.gather(*[w.until(seq) for w in wires])
            if mover.undo and dice.random() < 0.1:
                await mover.line.send(json.dumps({"type": "undo", "seq": mover.seq, "all": dice.random() < 0.5}))
                seq += 1
                await asyncio.gather(*[w.until(seq) for w in wires])
        return table, wires


class Told:
    """What a seat may be shown of each entry, made from worlds that the seat may believe in."""

    def __init__(self, seat: int, dice: random.Random) -> None:
        self.seat = seat
        self.dice = dice
        self.shown: picture.Picture | None = None

    def frame(self, record: Record, events: list[Event], back: int | None, result: wire.Result | None) -> bytes:
        world: Match = redeal(record.match, self.seat, seeded(self.dice.randrange(1 << 30)))
        undo = record.history.depth(self.seat) if self.seat != SPECTATOR and result is None else 0
        glance = picture.Glance(world, events)
        new = glance.take(self.seat, record.seq, undo, result)
        if self.shown is None:
            made = picture.full(new, record.seq, b"", record.seq)
        else:
            made = glance.patch(self.shown, new, self.seat, record.seq, back)
        self.shown = new
        return made


async def check(server: Any, table: str, wires: list[Wire], dice: random.Random) -> int:
    loaded = await loading.load(server.db, table)
    header: Header = loading.header_of(loaded.row)
    entries = await loading.read_entries(server.db, table)
    record = Record(header, header.start())
    tellers = [Told(w.seat, dice) for w in wires]
    made = [[teller.frame(record, [], None, None)] for teller in tellers]
    for entry in entries:
        events = record.enter(entry)
        over = record.match.outcome() if record.match.over else None
        result = None if over is None else wire.Result(over.scores, over.winners, over.sheet)
        back = int(entry.key) if entry.kind == BACK else None
        for teller, frames in zip(tellers, made, strict=True):
            frames.append(teller.frame(record, events, back, result))
    compared = 0
    for w, frames in zip(wires, made, strict=True):
        about_the_match = [frame for frame in w.got if json.loads(frame)["type"] in ("full", "patch")]
        assert about_the_match == frames
        compared += sum(map(len, frames))
        check_the_rest(w, header.seed, loaded.row.salt)
    return compared


def check_the_rest(w: Wire, seed: int, salt: str) -> None:
    """Frames about the table hold what everyone may know: no seed and no salt before the end."""
    for raw in w.got:
        frame = json.loads(raw)
        kind = frame["type"]
        assert kind in ("hello", "full", "patch", "table")
        if kind in ("hello", "table"):
            table = frame["table"]
            assert set(frame) == {field.name for field in fields(wire.Hello if kind == "hello" else wire.TableNow)}
            assert set(table) == {field.name for field in fields(wire.TableInfo)}
            if table["state"] == "playing":
                assert str(seed).encode() not in raw and salt.encode() not in raw


GAMES = [
    (spec.id, players, options)
    for spec in games.specs()
    for players in range(max(2, spec.fewest), spec.most + 1)
    for options in spec.variants(players)
]


@pytest.mark.parametrize("shard", range(SHARDS))
async def test_every_byte_on_the_wire_follows_from_what_the_seat_may_know(tmp_path: Path, shard: int) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'secrets.db'}", limits=Limits(*[FREE] * 6, sockets=1000, tables_each=1000)
    )
    compared = 0
    async with serving(settings) as (address, server):
        for number in range(shard, MATCHES, SHARDS):
            dice = random.Random(number)
            game, players, options = GAMES[number * len(GAMES) // MATCHES]
            table, wires = await play(address, dice, game, players, dict(options))
            compared += await check(server, table, wires, dice)
    assert compared > (MATCHES // SHARDS) * 100 * CHOICES


async def test_the_comparison_notices_a_hidden_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a picture told something of the dice, the test above would fail."""
    honest = picture.Glance.take

    def leaky(glance: picture.Glance, *asked: Any) -> picture.Picture:
        shown = honest(glance, *asked)
        leak = {"scene.active": picture._number(glance.match.rng.seed % 1000)}
        return picture.Picture(shown.scenery, {**shown.own, **leak}, 1)

    monkeypatch.setattr(picture.Glance, "take", leaky)
    settings = Settings(database=f"sqlite:///{tmp_path / 'leaky.db'}", limits=Limits(*[FREE] * 6))
    async with serving(settings) as (address, server):
        table, wires = await play(address, random.Random(1), GAMES[0][0], 2, {})
        with pytest.raises(AssertionError):
            await check(server, table, wires, random.Random(1))
