"""What a client saw is never lost: servers killed in mid-play, and restarts."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest
from sqlalchemy import select

from realms.kernel.codec import digest
from realms.server.infos import result_of
from realms.server.rooms import loading, picture
from realms.server.rooms.record import CHOICE, Entry, Record, replay
from realms.server.store.database import Database
from realms.server.store.schema import chat
from server.live import (
    GAME,
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
