"""Several workers on one PostgreSQL: any of them serves any match, and none of them does what another one does."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select

from realms.kernel.codec import digest
from realms.server.errors import StoreDown
from realms.server.ids import now
from realms.server.rooms import loading
from realms.server.rooms.record import CHOICE, Entry, replay
from realms.server.store.journal import Head, Journal, Page
from realms.server.store.schema import matches
from realms.server.thinker import owed, view_of
from server.live import Api, Lost, Nursery, Person, Place, Worker, a_nursery, play, quick, step, worker

PACE, LEASE, SWEEP = 300, 700, 200


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with a_nursery(tmp_path_factory.mktemp("servers")) as started:
        yield started


@dataclass
class Pair:
    """Two workers, their doors, and two guests who are known to both."""

    first: Worker
    second: Worker
    doors: tuple[Api, Api]
    people: tuple[Person, Person]
    stack: AsyncExitStack

    async def place(self, which: Worker, table: str, seat: int, who: Person | None = None) -> Place:
        place = Place(which.url, table, seat, who or self.people[seat])
        return await self.stack.enter_async_context(place)


@asynccontextmanager
async def pair(url: str, **changes: object) -> AsyncIterator[Pair]:
    settings = quick(url, **changes)
    async with worker(settings) as first, worker(settings) as second, AsyncExitStack() as stack:
        doors = Api(first.url), Api(second.url)
        for door in doors:
            await stack.enter_async_context(door)
        people = await doors[0].guest("Anna"), await doors[1].guest("Boris")
        yield Pair(first, second, doors, people, stack)


async def digest_at(which: Worker, table: str) -> str:
    async with which.server.hall.at(table) as room:
        assert room.record is not None
        return digest(room.record.match)


# Playing.


async def test_each_seat_at_another_worker(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        anna = await two.place(two.first, table, 0)
        boris = await two.place(two.second, table, 1)
        rng = random.Random(1)
        while anna.seq < 30:
            await step([anna, boris], rng)
        for door in two.doors:
            assert (await door.done("GET", f"/api/tables/{table}", two.people[0]))["seq"] == anna.seq
        assert await digest_at(two.first, table) == await digest_at(two.second, table)

        await asyncio.gather(play(anna, rng), play(boris, rng))

        assert anna.position["result"] == boris.position["result"]
        for place in (anna, boris):
            if place.info["state"] != "finished":
                await place.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "finished")
        async with two.first.server.db.read() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == table))).one()
        entries = await loading.read_entries(two.second.server.db, table)
        again = replay(loading.header_of(row), entries)
        assert [e.seq for e in entries] == list(range(1, anna.seq + 1))
        assert digest(again.match) == await digest_at(two.first, table) == await digest_at(two.second, table)


async def test_two_workers_race_for_the_same_move(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        anna = two.people[0]
        table = await two.doors[0].table([anna, anna])
        lost: Counter[str] = Counter()
        for which in (two.first, two.second):
            count_lost(which, lost)
        here = [await two.place(two.first, table, seat, anna) for seat in (0, 1)]
        there = [await two.place(two.second, table, seat, anna) for seat in (0, 1)]
        everyone = [*here, *there]
        rng = random.Random(2)
        for _ in range(40):
            at = here[0].seq
            seat = next(place.seat for place in here if place.options())
            keys = rng.sample(here[seat].options(), min(2, len(here[seat].options())))

            answers = await asyncio.gather(told(here[seat], keys[0]), told(there[seat], keys[-1]))

            for place in everyone:
                await place.reach(at + 1)
                await place.settle()
            assert sorted(answers) == ["accepted", "stale"]
            assert {place.seq for place in everyone} == {at + 1}
            assert here[seat].print == there[seat].print
            assert await digest_at(two.first, table) == await digest_at(two.second, table)
            entry = (await loading.read_entries(two.first.server.db, table, at))[0]
            assert entry.key == (keys[0] if answers[0] == "accepted" else keys[-1])
            if here[0].over():
                break
        assert sum(lost.values()) > 10, "they hardly ever came at the same time"


def count_lost(which: Worker, lost: Counter[str]) -> None:
    """Count the entries that came second."""
    journal = which.server.journal
    append = journal.append

    async def counted(*given: Any) -> bool:
        won = await append(*given)
        lost[which.url] += not won
        return won

    journal.append = counted  # type: ignore[method-assign]


async def told(place: Place, key: str) -> str:
    """Choose; was it accepted, or answered with the position as it is now?"""
    at = place.seq
    await place.choose(key)
    while True:
        frame = await place.next()
        assert frame["type"] != "sorry", frame
        if frame["type"] == "full" and frame["stale"]:
            return "stale"
        if frame["type"] == "patch":
            # Ours, or the other worker's: then the answer to ours follows.
            await place.send(type="ping")
            last = await place.until(lambda frame: frame["type"] == "pong" or frame.get("stale", False))
            assert place.seq == at + 1
            return "accepted" if last["type"] == "pong" else "stale"


async def test_groups_of_the_same_matches_do_not_lock_each_other_out(postgres_url: str) -> None:
    """Two workers write to many matches at once: each entry has one winner, and nobody is turned away."""
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        tables = await copies(two.first, table, 60)

        def pages(names: list[str], seq: int) -> list[Page]:
            return [Page(name, Entry(seq, CHOICE, 0, "x", "bot", now()), head(seq), None) for name in names]

        for seq in range(1, 9):
            won = await asyncio.gather(
                committed(two.first.server.journal, pages(tables, seq)),
                committed(two.second.server.journal, pages(tables[::-1], seq)),
            )
            assert won[0] | won[1] == {(name, seq) for name in tables}
            assert not won[0] & won[1]


async def copies(which: Worker, table: str, count: int) -> list[str]:
    async with which.server.db.begin() as connection:
        row = (await connection.execute(select(matches).where(matches.c.id == table))).mappings().one()
        names = [f"copy-{number}" for number in range(count)]
        await connection.execute(insert(matches), [{**row, "id": name} for name in names])
    return names


def head(seq: int) -> Head:
    return Head(seq, "{}", None, None, None, "playing", None, None, "test")


async def committed(journal: Journal, pages: list[Page]) -> set[tuple[str, int]]:
    for page in pages:
        journal._waiting.append(page)
    journal._some.set()
    try:
        return {(page.line["match"], page.line["seq"]) for page in pages if await page.done}
    except StoreDown as error:
        await asyncio.gather(*[page.done for page in pages], return_exceptions=True)
        pytest.fail(f"turned away: {error}")


# Bots.


async def test_bots_think_once(postgres_url: str) -> None:
    async with pair(postgres_url, lease_ms=300, sweep_ms=50) as two:
        thoughts: Counter[tuple[int, int]] = Counter()
        for which in (two.first, two.second):
            which.server.thinking.choose = thinker(thoughts)  # type: ignore[method-assign]
        anna = two.people[0]
        table = await two.doors[0].table([anna, "greedy", "greedy"])
        here = await two.place(two.first, table, 0, anna)
        there = await two.place(two.second, table, 0, anna)
        places = itertools.cycle([here, there])
        while (place := next(places)).seq < 40:
            while not place.options():
                await place.next()
            await place.answer(place.options()[0])
        entries = await loading.read_entries(two.first.server.db, table)
    by_bots = [e for e in entries if e.by == "bot"]
    assert len(by_bots) > 10
    assert set(thoughts.values()) == {1}
    assert {(e.seq - 1, e.seat) for e in by_bots} <= thoughts.keys()
    assert [e.seq for e in entries] == list(range(1, len(entries) + 1))


def thinker(thoughts: Counter[tuple[int, int]]) -> Callable[..., Any]:
    async def choose(ruleset: str, bot: str, seat: int, seed: int, view: dict[str, Any], **more: Any) -> str:
        thoughts[view["seq"], seat] += 1
        await asyncio.sleep(0.01)
        return owed(view_of(view)).options[-1].key

    return choose


async def test_the_bots_of_a_killed_worker_are_taken_over(postgres_url: str, nursery: Nursery) -> None:
    settings = quick(postgres_url, bot_pace_ms=PACE, lease_ms=LEASE, sweep_ms=SWEEP)
    dies = await nursery.start(settings, bots=False)
    stays = await nursery.start(settings)
    async with Api(dies.url) as api, Api(stays.url) as other:
        anna = await api.guest("Anna")
        # One that has warmed up: the bot of a first table has answered.
        await warm(other, await other.guest("Boris"))
        table = await api.table([anna, "greedy"])
        here = await Place(dies.url, table, 0, anna).connect()
        there = await Place(stays.url, table, 0, anna).connect()
        try:
            while here.options():
                await here.answer(here.options()[0])
            await there.reach(here.seq)
            at, began = here.seq, time.monotonic()

            dies.tell(signal.SIGKILL)

            await there.until(lambda _: there.seq > at)
            assert time.monotonic() - began < (PACE + LEASE + 1.25 * SWEEP) / 1000 + 2
        finally:
            await here.leave()
            await there.leave()


async def warm(api: Api, who: Person) -> None:
    """Wait until a bot of this worker has moved."""
    table = await api.table([who, "greedy"])
    async with Place(api.url, table, 0, who) as place:
        while place.options():
            await place.answer(place.options()[0])
        await place.until(lambda _: bool(place.options()))


# People.


async def test_everyone_sees_who_is_there(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        anna = await two.place(two.first, table, 0)
        boris = await two.place(two.second, table, 1)
        await anna.until(lambda _: anna.online() == {0, 1})
        if boris.online() != {0, 1}:
            await boris.until(lambda _: boris.online() == {0, 1})

        await anna.leave()

        await boris.until(lambda _: boris.online() == {1})
        await anna.connect(two.second.url)
        await boris.until(lambda _: boris.online() == {0, 1})


async def test_nobody_is_there_any_more_when_a_worker_was_killed(postgres_url: str, nursery: Nursery) -> None:
    settings = quick(postgres_url, lease_ms=LEASE, sweep_ms=SWEEP)
    dies, stays = await nursery.start(settings, bots=False), await nursery.start(settings, bots=False)
    async with Api(stays.url) as api:
        people = await api.guest("Anna"), await api.guest("Boris")
        table = await api.table(people)
    async with Place(dies.url, table, 0, people[0]), Place(stays.url, table, 1, people[1]) as boris:
        if boris.online() != {0, 1}:
            await boris.until(lambda _: boris.online() == {0, 1})

        dies.tell(signal.SIGKILL)

        await boris.until(lambda _: boris.online() == {1})


async def test_what_is_said_is_heard_everywhere(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        anna = await two.place(two.first, table, 0)
        boris = await two.place(two.second, table, 1)
        await anna.send(type="say", text="Good morning")
        for place in (anna, boris):
            await place.until(lambda frame: frame["type"] == "said")
        await two.doors[1].done("POST", f"/api/tables/{table}/chat", two.people[1], text="You are early" * 30)
        for place in (anna, boris):
            await place.until(lambda frame: frame["type"] == "said")
        assert list(anna.chat.values()) == ["Good morning", "You are early" * 30]
        assert anna.chat == boris.chat


async def test_signing_out_closes_the_sockets_of_all_workers(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        places = [await two.place(which, table, 0) for which in (two.first, two.second)]
        boris = await two.place(two.second, table, 1)
        await two.doors[0].done("DELETE", "/api/sessions", two.people[0])
        for place in places:
            with pytest.raises(Lost):
                await place.until(lambda _: False)
            assert place.bye is not None and place.bye["code"] == "signed-out"
        await boris.settle()
        assert boris.bye is None


async def test_a_seat_that_changes_hands(postgres_url: str) -> None:
    """What is settled in the lobby of one worker is seen at the tables of the other."""
    async with pair(postgres_url) as two:
        anna, boris = two.people
        made = await two.doors[0].done(
            "POST", "/api/tables", anna, game="tiny_epic_kingdoms", players=2, public=True
        )
        table = made["id"]
        waiting = Place(two.second.url, table, 0, anna)
        async with waiting_at(waiting):
            await two.doors[0].done("PUT", f"/api/tables/{table}/seats/1", boris, kind="me")
            await waiting.until(lambda _: waiting.info["seats"][1]["person"] == boris.id)
            await two.doors[0].done("POST", f"/api/tables/{table}/start", anna)
            await waiting.until(lambda frame: frame["type"] == "full")
            assert waiting.position["asked"]


@asynccontextmanager
async def waiting_at(place: Place) -> AsyncIterator[None]:
    """At a table that has not started there is no position yet."""
    await place.open()
    try:
        await place.until(lambda frame: frame["type"] == "hello")
        yield
    finally:
        await place.leave()


# News that did not come.


async def test_a_worker_that_heard_nothing_catches_up(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        anna = await two.place(two.first, table, 0)
        boris = await two.place(two.second, table, 1)
        rng = random.Random(8)
        while anna.seq < 6:
            await step([anna, boris], rng)

        async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as line:
            cut = await line.execute(
                "select pg_terminate_backend(pid, 5000) from pg_stat_activity "
                "where datname = current_database() and query ilike 'listen%'"
            )
            assert await cut.fetchall() == [(True,), (True,)]
        mover = anna if anna.options() else boris
        await mover.answer(mover.options()[0])

        for place in (anna, boris):
            await place.reach(mover.seq)
        while anna.seq < 14:
            await step([anna, boris], rng)


async def test_news_that_are_nonsense_are_passed_over(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        table = await two.doors[0].table(two.people)
        anna = await two.place(two.first, table, 0)
        boris = await two.place(two.second, table, 1)
        async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as line:
            for payload in ("", "{", "[]", json.dumps(["x", [["entry", "none", "x"]]]), json.dumps(["x", [[1]]])):
                await line.execute("select pg_notify('realms', %s)", [payload])
        rng = random.Random(9)
        while anna.seq < 4:
            await step([anna, boris], rng)
