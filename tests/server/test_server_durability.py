"""What a client saw is never lost: servers killed in mid-play, restarts, full disks, a database that goes away."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from realms.kernel.codec import digest
from realms.server.errors import StoreDown
from realms.server.infos import result_of
from realms.server.rooms import loading, picture
from realms.server.rooms.record import CHOICE, Entry, Record, replay
from realms.server.store.database import Database
from realms.server.store.journal import Page
from realms.server.store.schema import chat
from realms.server.thinker import owed, view_of
from server.live import (
    GAME,
    PATIENCE,
    Api,
    Child,
    Lost,
    Nursery,
    Person,
    Place,
    a_nursery,
    free_port,
    gone,
    play,
    quick,
    soon,
    step,
    worker,
)
from server.postgres import Postgres

KILLS = int(os.environ.get("REALMS_KILLS", "8"))
TABLES = 4


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with a_nursery(tmp_path_factory.mktemp("servers")) as started:
        yield started


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Database]:
    """A look past the server, into its database."""
    db = Database(url)
    try:
        yield db
    finally:
        await db.close()


# Killed in mid-play.


class Seated(Place):
    """A player who writes down what was said to the server and what the server has confirmed."""

    def __init__(self, url: str, table: str, seat: int, who: Person) -> None:
        super().__init__(url, table, seat, who)
        self.sent: set[str] = set()
        self.confirmed: dict[int, str] = {}

    async def hurry(self, rng: random.Random) -> None:
        """Play as fast as the line carries it, until the line breaks or the match is over."""
        with suppress(Lost):
            await self.send(type="say", text=f"still here at {self.seq}")
            answered = -1
            while not self.over():
                options = self.options()
                if not options or answered == self.seq:
                    await self.next()
                elif self.position["undo"] and rng.random() < 0.05:
                    answered = self.seq
                    await self.send(type="undo", seq=self.seq)
                else:
                    answered = self.seq
                    await self._choose(rng.choice(options))

    async def _choose(self, key: str) -> None:
        """Nobody else can act: the next entry that is shown confirms the choice."""
        self.sent.add(key)
        at, alone = self.seq, self.alone()
        await self.choose(key)
        while alone and self.seq == at:
            await self.next()
        if alone and self.seq == at + 1:
            self.confirmed[self.seq] = key


class Witness:
    """Holds the record of a table against what its players have seen; the record may only grow."""

    def __init__(self, table: str, players: list[Seated]) -> None:
        self.table = table
        self.players = players
        self.entries: list[Entry] = []
        self.record: Record | None = None

    @property
    def over(self) -> bool:
        return any(player.position and player.over() for player in self.players)

    async def check(self, db: Database) -> None:
        loaded = await loading.load(db, self.table)
        assert loaded.record is not None
        entries = await loading.read_entries(db, self.table, events=True)
        assert [e.seq for e in entries] == list(range(1, len(entries) + 1)), "a hole in the record"
        assert loaded.row.seq == loaded.record.seq == len(entries)
        assert entries[: len(self.entries)] == self.entries, "the record was changed"
        for player in self.players:
            self._nothing_lost(player, entries)
        self._same_positions(loaded, entries[len(self.entries) :])
        self.entries = entries
        assert self.record is not None
        assert digest(self.record.match) == digest(loaded.record.match), (
            "a snapshot and its tail differ from a replay"
        )

    def _nothing_lost(self, player: Seated, entries: list[Entry]) -> None:
        assert player.seq <= len(entries), f"seat {player.seat} saw {player.seq} of {len(entries)} entries"
        for seq, key in player.confirmed.items():
            entry = entries[seq - 1]
            assert (entry.kind, entry.seat, entry.key, entry.by) == (CHOICE, player.seat, key, player.who.id)
        own = {e.key for e in entries if e.kind == CHOICE and e.seat == player.seat}
        assert own <= player.sent, "nobody chose that"

    def _same_positions(self, loaded: loading.Loaded, new: list[Entry]) -> None:
        """Play on from where the last check stopped: each position that somebody saw comes up again."""
        if self.record is None:
            header = loading.header_of(loaded.row)
            self.record = Record(header, header.start())
        record = self.record
        for entry in new:
            record.enter(entry)
            for player in self.players:
                if record.seq in player.prints:
                    over = loaded.row.result if record.match.over else None
                    assert player.prints[record.seq] == _print(record, player.seat, over), f"entry {record.seq}"

    async def check_from_the_start(self, db: Database) -> None:
        loaded = await loading.load(db, self.table)
        assert loaded.record is not None
        again = replay(loading.header_of(loaded.row), await loading.read_entries(db, self.table))
        assert digest(again.match) == digest(loaded.record.match)


def _print(record: Record, seat: int, result: str | None) -> str:
    undo = 0 if record.match.over else record.history.depth(seat)
    return picture.Glance(record.match).take(seat, record.seq, undo, result_of(result)).print


class Club:
    """A few tables that are always being played, whatever happens to the server."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.people: list[Person] = []
        self.witnesses: list[Witness] = []

    async def sit_down(self) -> None:
        """A new table for each that is over."""
        async with Api(self.url) as api:
            while len(self.people) < 3:
                self.people.append(await api.guest(f"Guest {len(self.people)}"))
            while (
                len([w for w in self.witnesses if not w.players[0].position or not w.players[0].over()]) < TABLES
            ):
                size = 2 + len(self.witnesses) % 2
                table = await api.table(self.people[:size])
                players = [Seated(self.url, table, seat, self.people[seat]) for seat in range(size)]
                self.witnesses.append(Witness(table, players))

    async def play_until_killed(self, server: Child, after: int) -> None:
        """Everyone comes (again) and plays; when so many positions were shown, the server dies at any moment."""
        playing = [player for witness in self.witnesses if not witness.over for player in witness.players]
        await asyncio.gather(*[player.connect() for player in playing])
        wanted = self.shown() + after

        async def kill() -> None:
            await soon(lambda: self.shown() >= wanted or all(player.over() for player in playing))
            await asyncio.sleep(self.rng.uniform(0, 0.02))
            server.tell(signal.SIGKILL)

        try:
            await asyncio.gather(kill(), *[player.hurry(self.rng) for player in playing])
        finally:
            await asyncio.gather(*[player.leave() for player in playing])
        await server.gone()

    def shown(self) -> int:
        """How many positions the players have seen."""
        return sum(len(player.prints) for witness in self.witnesses for player in witness.players)

    async def check(self, db: Database) -> None:
        for witness in self.witnesses:
            await witness.check(db)
        async with db.read() as connection:
            lines = await connection.execute(select(chat.c.number, chat.c.text))
            kept = {line.number: line.text for line in lines}
        heard = {number: text for w in self.witnesses for p in w.players for number, text in p.chat.items()}
        assert heard.items() <= kept.items()


@pytest.mark.timeout(600)
async def test_killed_in_mid_play(database_url: str, nursery: Nursery) -> None:
    settings = quick(database_url, port=free_port(), lease_ms=500, sweep_ms=200)
    club = Club(f"http://127.0.0.1:{settings.port}", seed=5)
    async with reading(database_url) as db:
        for _ in range(KILLS):
            server = await nursery.start(settings, bots=False)
            await club.check(db)
            await club.sit_down()
            await club.play_until_killed(server, after=club.rng.randrange(120))
        await nursery.start(settings, bots=False)
        await club.check(db)
        for witness in club.witnesses:
            await witness.check_from_the_start(db)
    entries = sum(len(w.entries) for w in club.witnesses)
    print(f"{KILLS} kills, {len(club.witnesses)} tables, {entries} entries, {club.shown()} positions shown")
    assert entries > 5 * KILLS, "too little was played for the kills to matter"


# Bots and a server that is killed.


async def test_bots_die_with_their_server_and_go_on_with_the_next(database_url: str, nursery: Nursery) -> None:
    settings = quick(database_url, port=free_port(), lease_ms=500, sweep_ms=100)
    server = await nursery.start(settings)
    async with Api(server.url) as api:
        anna = await api.guest("Anna")
        table = await api.table([anna, "greedy", "greedy"])
    place = await Place(server.url, table, 0, anna).connect()
    rng = random.Random(3)
    await play(place, rng, lambda place: place.seq > 8 and bool(place.options()))
    thinking = server.children()
    await place.answer(place.options()[0])

    server.tell(signal.SIGKILL)
    await server.gone()
    for pid in thinking:
        await gone(pid)
    await place.leave()

    server = await nursery.start(settings)
    await place.connect()
    await play(place, rng, lambda place: place.seq > 16)
    await place.leave()
    async with reading(database_url) as db:
        entries = await loading.read_entries(db, table)
    assert thinking and [e.seq for e in entries] == list(range(1, len(entries) + 1))
    assert {e.by for e in entries if e.seat == 0} == {anna.id}
    assert {e.by for e in entries if e.seat > 0} == {"bot"}


async def test_a_match_whose_server_died_while_it_started_begins(database_url: str) -> None:
    async def died(_: str) -> None:
        raise RuntimeError("killed")

    days = {"kind": "days", "days": 1}
    async with worker(quick(database_url)) as serving, Api(serving.url) as api:
        anna = await api.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = await api.done("POST", "/api/tables", anna, game=GAME, seats=seats, clock=days, public=True)
        serving.server.hall.begin = died  # type: ignore[method-assign]
        assert (await api.ask("POST", f"/api/tables/{made['id']}/start", anna)).status_code == 500
    async with worker(quick(database_url, sweep_ms=50)) as serving, Api(serving.url) as api:
        place = Place(serving.url, made["id"], 0, anna)

        async def deadlines() -> set[int]:
            table = await api.done("GET", f"/api/tables/{made['id']}")
            return {seat["deadline"] for seat in table["seats"] if seat["deadline"] is not None}

        await soon(deadlines)
        begun = await deadlines()
        async with place:
            assert place.position["asked"]
        await asyncio.sleep(0.3)  # some sweeps later it has not begun once more
        assert await deadlines() == begun


# Restart in good order.


async def test_restart_in_mid_game(database_url: str, nursery: Nursery) -> None:
    settings = quick(database_url, port=free_port())
    server = await nursery.start(settings, bots=False)
    async with Api(server.url) as api:
        people = [await api.guest("Anna"), await api.guest("Boris")]
        table = await api.table(people)
    places = [await Place(server.url, table, seat, who).connect() for seat, who in enumerate(people)]
    rng = random.Random(4)
    mover = places[0]
    while mover.seq < 20 or not mover.position["undo"]:
        mover = await step(places, rng)
    before = {place.seat: (place.seq, place.print, place.position) for place in places}

    server.tell(signal.SIGTERM)
    for place in places:
        with pytest.raises(Lost):
            await place.until(lambda _: False)
        assert place.bye is not None and place.bye["code"] == "restart" and place.bye["again_ms"] > 0
        await place.leave()
    await server.gone()
    assert "Traceback" not in server.said.read_text()

    server = await nursery.start(settings, bots=False)
    for place in places:
        await place.connect()
    assert {place.seat: (place.seq, place.print, place.position) for place in places} == before
    await mover.send(type="undo", seq=mover.seq)
    taken_back = await mover.until(lambda frame: frame["type"] in ("patch", "sorry"))
    assert taken_back["back"] == before[mover.seat][0] - 1
    await asyncio.gather(*[play(place, rng) for place in places])
    for place in places:
        await place.leave()
    async with reading(database_url) as db:
        loaded = await loading.load(db, table)
        assert loaded.record is not None and loaded.row.state == "finished"
        again = replay(loading.header_of(loaded.row), await loading.read_entries(db, table))
    assert digest(again.match) == digest(loaded.record.match)


# A disk that is full, a database that is not there.


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process limit another one")
async def test_a_full_disk(tmp_path: Path, nursery: Nursery) -> None:
    file = tmp_path / "realms.db"
    server = await nursery.start(quick(f"sqlite:///{file}"), bots=False)
    rng = random.Random(6)
    async with Api(server.url) as api:
        people = [await api.guest("Anna"), await api.guest("Boris")]
        table = await api.table(people)
        places = [await Place(server.url, table, seat, who).connect() for seat, who in enumerate(people)]
        while places[0].seq < 10:
            await step(places, rng)
        before = places[0].seq, places[0].print, places[0].position

        written = max(f.stat().st_size for f in tmp_path.iterdir())
        endless = resource.RLIM_INFINITY
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (written, endless))
        mover = next(place for place in places if place.options())
        for _ in range(3):
            sorry = await mover.answer(mover.options()[0])
            while sorry["type"] == "full":  # the room has read again what is true
                sorry = await mover.until(lambda frame: frame["type"] in ("patch", "full", "sorry"))
            assert (sorry["type"], sorry["code"]) == ("sorry", "unavailable")
        refused = await api.ask("POST", "/api/guests", name="Clara")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        await places[0].send(type="look")
        await places[0].until(lambda frame: frame["type"] == "full")
        assert (places[0].seq, places[0].print, places[0].position) == before

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (endless, endless))
        for place in places:
            await place.settle()
        while places[0].seq < 30:
            await step(places, rng)
        await api.guest("Clara")
        for place in places:
            await place.leave()
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
async def test_a_database_that_goes_away_and_comes_back(own_postgres: Postgres, how: signal.Signals) -> None:
    settings = quick(own_postgres.fresh())
    rng = random.Random(7)
    async with worker(settings) as serving, Api(serving.url) as api:
        people = [await api.guest("Anna"), await api.guest("Boris")]
        table = await api.table(people)
        places = [await Place(serving.url, table, seat, who).connect() for seat, who in enumerate(people)]
        while places[0].seq < 10:
            await step(places, rng)
        before = places[0].seq, places[0].print
        room = await serving.server.hall.room(table)
        assert room.record is not None
        state = digest(room.record.match)

        own_postgres.stop(how)
        mover = next(place for place in places if place.options())
        for _ in range(2):
            sorry = await mover.answer(mover.options()[0])
            assert (sorry["type"], sorry["code"]) == ("sorry", "unavailable")
        for method, path in (("GET", "/api/tables"), ("POST", "/api/guests"), ("GET", f"/api/tables/{table}")):
            refused = await api.ask(method, path, people[0], **({"name": "Clara"} if method == "POST" else {}))
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable"), path
        assert (await api.ask("GET", "/healthz")).status_code == 503
        stranger = Place(serving.url, table, 0, people[0])
        with pytest.raises(InvalidStatus) as refused_socket:
            await stranger.connect()
        assert refused_socket.value.response.status_code == 503

        own_postgres.start()
        await soon(lambda: healthy(api))
        for place in places:
            await place.send(type="look")
            await place.until(lambda frame: frame["type"] == "full")
        assert (places[0].seq, places[0].print) == before
        room = await serving.server.hall.room(table)
        assert room.record is not None and digest(room.record.match) == state
        for place in places:
            await place.settle()
        while places[0].seq < 20:
            await step(places, rng)
        for place in places:
            await place.leave()


async def healthy(api: Api) -> bool:
    return (await api.ask("GET", "/healthz")).status_code == 200


async def test_a_bot_that_could_not_move_moves_when_the_database_is_back(own_postgres: Postgres) -> None:
    async with worker(quick(own_postgres.fresh())) as serving, Api(serving.url) as api:
        thinks, may_answer = asyncio.Event(), asyncio.Event()

        async def choose(ruleset: str, bot: str, seat: int, seed: int, view: dict[str, Any], **more: Any) -> str:
            thinks.set()
            await may_answer.wait()
            return owed(view_of(view)).options[0].key

        serving.server.thinking.choose = choose  # type: ignore[method-assign]
        anna = await api.guest("Anna")
        table = await api.table([anna, "greedy"])
        async with Place(serving.url, table, 0, anna) as place:
            while not thinks.is_set():
                if place.options():
                    await place.answer(place.options()[0])
                else:
                    await asyncio.wait_for(thinks.wait(), PATIENCE)
            at = place.seq
            own_postgres.stop()
            may_answer.set()
            await soon(lambda: not serving.server.hall._rooms[table].fresh)
            own_postgres.start()
            await place.until(lambda frame: frame["type"] in ("patch", "full") and frame["seq"] > at, patience=6)


async def test_an_answer_that_was_lost_with_the_connection(database_url: str) -> None:
    async with worker(quick(database_url)) as serving, Api(serving.url) as api:
        anna = await api.guest("Anna")
        table = await api.table([anna, anna])
        place = await Place(serving.url, table, 0, anna).connect()
        other = await Place(serving.url, table, 1, anna).connect()
        mover = place if place.options() else other
        commit = serving.server.journal._commit

        async def cut(group: list[Page]) -> set[tuple[str, int]]:
            await commit(group)
            raise StoreDown("The connection broke before the answer came.")

        serving.server.journal._commit = cut  # type: ignore[method-assign]
        key = mover.options()[-1]
        assert (await mover.answer(key))["code"] == "unavailable"
        serving.server.journal._commit = commit  # type: ignore[method-assign]
        await mover.choose(key)
        await mover.until(lambda frame: frame["type"] == "full" and frame["stale"])
        assert mover.seq == 1
        for seat in (place, other):
            await seat.leave()
        entries = await loading.read_entries(serving.server.db, table)
    assert [(e.seq, e.seat, e.key) for e in entries] == [(1, mover.seat, key)]
