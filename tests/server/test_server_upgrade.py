"""A newer Realms on an older database: running matches go on, finished ones are what they were."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar, final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, func, select, update
from websockets.exceptions import InvalidStatus

from realms.kernel import registry
from realms.kernel.codec import a_bool, a_dict, a_list, an_int, digest, dump_Rng, load_Rng
from realms.kernel.frame import Frame
from realms.kernel.match import DERIVED, Derived, Match
from realms.kernel.model import OK, Decision, Option, Outcome, Public, Seat, Secret, option
from realms.kernel.registry import GameSpec
from realms.kernel.rng import Rng, clone_Rng, seeded
from realms.kernel.scene import Scene
from realms.kernel.stock import AskSeat
from realms.kernel.view import View
from realms.server.rooms import loading
from realms.server.rooms.record import BACK, replay
from realms.server.store import database
from realms.server.store.database import Database
from realms.server.store.schema import log, matches, metadata, snapshots
from server.live import Api, Person, Place, Worker, quick, worker

GOAL = 30
MOST: dict[str, int] = {}
"""How many apples a ruleset lets a player pick at once; a mended rule lets them pick fewer."""


# Orchard: in turn, pick apples; whoever brings the basket to thirty wins. Small enough to be mended in a test.


class Orchard(Match):
    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        basket: Public[int],
        last: Public[int],
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.basket = basket
        self.picker = last

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = tuple([int(seat == self.picker) for seat in range(self.seats)])
        return Outcome(scores, (self.picker,))


@final
class First(Orchard):
    GAME: ClassVar[str] = "orchard@1"


@final
class Second(Orchard):
    GAME: ClassVar[str] = "orchard@2"


@final
class Pick(AskSeat[Orchard]):
    """Two picks a turn: the first can be taken back."""

    PROMPT: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "OR-PICK-01"

    def __init__(self, seat: Public[Seat], again: Public[bool] = True) -> None:
        super().__init__(seat)
        self.again = again

    def open(self, g: Orchard) -> bool:
        return g.basket < GOAL

    def choices(self, g: Orchard, menu: Decision) -> None:
        for apples in range(1, 4):
            menu.offer(OK if apples <= MOST[g.GAME] else "OR-PICK-02", option("pick", str(apples)))

    def chosen(self, g: Orchard, seat: Seat, option: Option) -> Frame | None:
        g.basket += int(option.refs[0])
        g.picker = seat
        if not self.again:
            self.seat = (seat + 1) % g.seats
        self.again = not self.again
        return None


def derived(kind: type[Orchard]) -> Derived:
    def clone(g: Orchard) -> Orchard:
        frames: list[Frame] = [Pick(f.seat, f.again) for f in g.stack if isinstance(f, Pick)]
        return kind(g.seats, frames, clone_Rng(g.rng), g.learned, g.seq, g.basket, g.picker)

    def seen(g: Orchard, seat: int) -> dict[str, object]:
        frames = [{"seat": f.seat, "again": f.again} for f in g.stack if isinstance(f, Pick)]
        return {"seats": g.seats, "stack": frames, "seq": g.seq, "basket": g.basket, "last": g.picker}

    def dump(g: Orchard) -> dict[str, object]:
        return {**seen(g, 0), "rng": dump_Rng(g.rng), "learned": g.learned}

    def load(raw: object) -> Orchard:
        d = a_dict(raw)
        frames: list[Frame] = [
            Pick(an_int(a_dict(f)["seat"]), a_bool(a_dict(f)["again"])) for f in a_list(d["stack"])
        ]
        whole = [an_int(d[name]) for name in ("learned", "seq", "basket", "last")]
        return kind(an_int(d["seats"]), frames, load_Rng(d["rng"]), *whole)

    return Derived(clone, dump, load, seen, lambda g, out: None, {})


class OrchardSpec(GameSpec):
    def __init__(self, kind: type[Orchard], version: int) -> None:
        super().__init__("orchard", version, 2, 2, derived(kind))
        self.kind = kind

    def name(self, lang: str) -> str:
        return "Orchard"

    def options(self) -> dict[str, object]:
        return {}

    def new_match(self, players: int, seed: int, options: dict[str, object]) -> Match:
        match = self.kind(players, [Pick(0)], seeded(seed), 0, 0, 0, 0)
        match.log = []
        match.advance()
        return match

    def scene(self, view: View) -> Scene:
        return Scene("orchard", view.seat, 0, marks=(f"basket-{view.state['basket']}",))


@pytest.fixture
def orchard() -> Iterator[Callable[[int], None]]:
    """The game as its first version, and a way to bring out the next one."""

    def bring_out(version: int) -> None:
        spec = OrchardSpec(First if version == 1 else Second, version)
        MOST[spec.ruleset] = 3
        registry.register(spec)

    bring_out(1)
    yield bring_out
    for ruleset in ("orchard@1", "orchard@2"):
        registry.SPECS.pop(ruleset, None)
        DERIVED.pop(ruleset, None)
    registry._NEWEST.pop("orchard", None)


class Club:
    """Two people who come again whenever the server was upgraded."""

    def __init__(self, url: str) -> None:
        self.settings = quick(url, snapshot_every=4)
        self.people: list[Person] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[tuple[Worker, Api]]:
        async with worker(self.settings) as serving, Api(serving.url) as api:
            while len(self.people) < 2:
                self.people.append(await api.guest(f"Guest {len(self.people)}"))
            yield serving, api

    async def come(self, serving: Worker, table: str) -> list[Place]:
        """Both to their seats, as if for the first time: an upgrade may show them what they have not seen."""
        return [await Place(serving.url, table, seat, who).connect() for seat, who in enumerate(self.people)]


async def pick(places: list[Place], *apples: int) -> None:
    for number in apples:
        mover = next(place for place in places if place.options())
        frame = await mover.answer(f"pick:{number}")
        assert frame["type"] == "patch", frame
        for place in places:
            await place.reach(mover.seq)


async def depart(places: list[Place]) -> None:
    for place in places:
        await place.leave()


def basket(place: Place) -> int:
    return int(place.position["scene"]["marks"][0].removeprefix("basket-"))


# The tables of the database.


async def test_migrations_lead_to_the_tables_of_the_code(database_url: str) -> None:
    db = Database(database_url)
    await db.open()
    async with db.begin() as connection:
        assert await connection.run_sync(differences) == []
    await db.close()


def differences(connection: Connection) -> list[Any]:
    found = compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), metadata)
    return list(found)


async def test_opening_twice_changes_nothing(database_url: str) -> None:
    for _ in range(2):
        db = Database(database_url)
        await db.open()
        async with db.begin() as connection:
            context = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
        await db.close()
        folder = str(database.Path(database.__file__).parent / "migrations")
        assert context == ScriptDirectory(folder).get_current_head()


# Rules that were mended.


async def test_a_match_whose_record_fits_goes_on(database_url: str, orchard: Callable[[int], None]) -> None:
    club = Club(database_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 1, 2, 1, 2, 1, 2, 1)
        before = [(place.seq, place.print) for place in places]
        await depart(places)

    MOST["orchard@1"] = 2

    async with club.open() as (serving, api):
        places = await club.come(serving, table)
        assert [(place.seq, place.print) for place in places] != before, "the question has changed: no pick of 3"
        assert (places[0].seq, basket(places[0])) == (7, 10)
        assert places[1].options() == ["pick:1", "pick:2"]
        await pick(places, 2, 2)
        assert basket(places[0]) == 14
        await depart(places)
        assert BACK not in {entry.kind for entry in await loading.read_entries(serving.server.db, table)}


async def test_a_match_whose_record_does_not_fit_goes_back_to_what_does(
    database_url: str, orchard: Callable[[int], None]
) -> None:
    """The last picks were three apples each. Then the rule was mended: two at most."""
    club = Club(database_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 3, 3, 1, 1, 1, 3, 2)
        kept = await newest_snapshot(serving.server.db, table)
        assert (places[0].seq, kept, basket(places[0])) == (7, 4, 14)
        await depart(places)
    await forget_snapshots(database_url, table, after=4)

    MOST["orchard@1"] = 2

    async with club.open() as (serving, api):
        places = await club.come(serving, table)
        assert (places[0].seq, basket(places[0])) == (8, 9), "entry 6 does not fit; entry 8 goes back to 5"
        await places[0].send(type="look", since=4)
        told = await places[0].until(lambda frame: frame["type"] == "full")
        assert {event["seq"] for event in told["events"]} <= {5}
        await pick(places, 2, 1)
        entries = await loading.read_entries(serving.server.db, table)
        assert (entries[7].kind, entries[7].key, entries[7].by) == (BACK, "5", "server")
        await depart(places)
    await forget_snapshots(database_url, table, after=4)

    # And what was played after that is not lost at the next start.
    async with club.open() as (serving, api):
        places = await club.come(serving, table)
        assert (places[0].seq, basket(places[0])) == (10, 12)
        entries = await loading.read_entries(serving.server.db, table)
        assert [e.kind for e in entries].count(BACK) == 1
        while not places[0].over():
            await pick(places, 2)
        await depart(places)
        assert (await api.done("GET", f"/api/tables/{table}"))["state"] == "finished"
        last = await api.done("GET", f"/api/tables/{table}/moments/{places[0].seq}?seat=0")
        assert last["position"]["scene"] == places[0].position["scene"]
        assert (await api.ask("GET", f"/api/tables/{table}/file", club.people[0])).status_code == 200


async def newest_snapshot(db: Database, table: str) -> int:
    async with db.read() as connection:
        found = await connection.execute(select(func.max(snapshots.c.seq)).where(snapshots.c.match == table))
        return int(found.scalar_one())


async def forget_snapshots(url: str, table: str, after: int) -> None:
    """As if the server had been killed before it could take them."""
    newer = snapshots.delete().where(snapshots.c.match == table, snapshots.c.seq > after)
    await change(url, newer)


async def change(url: str, *statements: Executable) -> None:
    """Something in the database, while no server runs."""
    db = Database(url)
    async with db.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await db.close()


async def test_two_workers_mend_a_match_once(postgres_url: str, orchard: Callable[[int], None]) -> None:
    club = Club(postgres_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 1, 1, 1, 1, 1, 3)
        await depart(places)
    await forget_snapshots(postgres_url, table, after=4)

    MOST["orchard@1"] = 2

    async with club.open() as (first, _), club.open() as (second, _):
        places = list(
            await asyncio.gather(
                Place(first.url, table, 0, club.people[0]).connect(),
                Place(second.url, table, 1, club.people[1]).connect(),
            )
        )
        for place in places:
            await place.reach(7)
        assert [basket(place) for place in places] == [5, 5]
        await pick(places, 2)
        await depart(places)
        entries = await loading.read_entries(first.server.db, table)
    assert [e.kind for e in entries].count(BACK) == 1


async def test_a_snapshot_that_cannot_be_read_any_more(database_url: str, orchard: Callable[[int], None]) -> None:
    club = Club(database_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 1, 2, 1, 2, 1, 2, 1, 2, 1)
        before = [(place.seq, place.print) for place in places]
        await depart(places)
    newest = select(func.max(snapshots.c.seq)).where(snapshots.c.match == table).scalar_subquery()
    unreadable = zlib.compress(b'{"schema":99,"game":"orchard@1"}')
    await change(
        database_url,
        update(snapshots).where(snapshots.c.match == table, snapshots.c.seq == newest).values(state=unreadable),
    )
    async with club.open() as (serving, _):
        places = await club.come(serving, table)
        assert [(place.seq, place.print) for place in places] == before
        await depart(places)


async def test_going_back_behind_a_snapshot_is_not_forgotten(
    database_url: str, orchard: Callable[[int], None]
) -> None:
    club = Club(database_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 1, 1, 2, 2, 1, 1, 2)
        assert await newest_snapshot(serving.server.db, table) == 4
        await places[0].send(type="ask", seq=7, to=2)
        await places[1].until(lambda _: bool(places[1].info["plea"]))
        await places[1].send(type="answer", at=8, yes=True)
        for place in places:
            await place.reach(10)
        await pick(places, 3)
        assert (places[0].seq, basket(places[0])) == (11, 5)
        before = [(place.seq, place.print) for place in places]
        await depart(places)
    async with club.open() as (serving, _):
        places = await club.come(serving, table)
        assert [(place.seq, place.print) for place in places] == before
        await pick(places, 3, 3)
        await depart(places)


# Versions of a ruleset.


async def test_each_match_keeps_its_ruleset(database_url: str, orchard: Callable[[int], None]) -> None:
    club = Club(database_url)
    async with club.open() as (serving, api):
        finished = await api.table(club.people, game="orchard")
        running = await api.table(club.people, game="orchard")
        places = await club.come(serving, finished)
        while not places[0].over():
            await pick(places, 3)
        end = await state_of(serving, finished)
        await depart(places)
        places = await club.come(serving, running)
        await pick(places, 3, 3, 3)
        await depart(places)
        moment = await api.done("GET", f"/api/tables/{finished}/moments/4?seat=1")

    orchard(2)
    MOST["orchard@2"] = 1

    async with club.open() as (serving, api):
        assert (await api.done("GET", f"/api/tables/{finished}"))["ruleset"] == "orchard@1"
        assert await api.done("GET", f"/api/tables/{finished}/moments/4?seat=1") == moment
        assert await state_of(serving, finished) == end
        loaded = await loading.load(serving.server.db, finished)
        again = replay(loading.header_of(loaded.row), await loading.read_entries(serving.server.db, finished))
        assert digest(again.match) == end

        places = await club.come(serving, running)
        assert places[0].info["ruleset"] == "orchard@1"
        await pick(places, 3)
        while not places[0].over():
            await pick(places, 3)
        await depart(places)

        new = await api.table(club.people, game="orchard")
        places = await club.come(serving, new)
        assert places[0].info["ruleset"] == "orchard@2"
        assert places[0].options() == ["pick:1"]
        await depart(places)

        old = await api.table(club.people, game="orchard@1")
        assert (await api.done("GET", f"/api/tables/{old}"))["ruleset"] == "orchard@1"


async def state_of(serving: Worker, table: str) -> str:
    async with serving.server.hall.at(table) as room:
        assert room.record is not None
        return digest(room.record.match)


async def test_a_match_of_a_ruleset_that_is_gone(database_url: str, orchard: Callable[[int], None]) -> None:
    """It is not played and not harmed: the next version may know it again."""
    club = Club(database_url)
    async with club.open() as (serving, api):
        table = await api.table(club.people, game="orchard")
        places = await club.come(serving, table)
        await pick(places, 1, 2, 3)
        before = places[0].print
        await depart(places)
    await change(
        database_url,
        update(matches).where(matches.c.id == table).values(ruleset="orchard@7"),
        snapshots.delete().where(snapshots.c.match == table),
    )
    async with club.open() as (serving, api):
        lost = Place(serving.url, table, 0, club.people[0])
        with pytest.raises(InvalidStatus) as refused:
            await lost.connect()
        assert refused.value.response.status_code == 409
        assert (await api.ask("GET", "/healthz")).status_code == 200
        async with serving.server.db.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == table).values(ruleset="orchard@1"))
        places = await club.come(serving, table)
        assert places[0].print == before
        await depart(places)
        async with serving.server.db.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(log))).scalar_one() == 3
