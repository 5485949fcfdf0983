"""Standing orders are given at any worker, and carried out by the one that does the duties of the match."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select

from realms.server.ids import now
from realms.server.rooms import loading
from realms.server.rooms.record import Entry
from realms.server.store.schema import matches
from realms.server.thinker import owed, view_of
from server.live import Api, Person, Place, Worker, quick, soon, step, worker

PASS = {"prompt": "*", "policy": "pass"}
LONG = {"kind": "live", "bank_ms": 600_000, "increment_ms": 0}


@dataclass
class Pair:
    """Two workers. Everyone plays at the first; orders are given at the second."""

    first: Worker
    second: Worker
    api: Api
    people: tuple[Person, Person]
    stack: AsyncExitStack

    async def place(self, which: Worker, table: str, seat: int) -> Place:
        return await self.stack.enter_async_context(Place(which.url, table, seat, self.people[seat]))

    async def asked(self, **form: Any) -> tuple[Place, Place]:
        """A seat that could pass, as the second worker shows it; and the other one at the first."""
        table = await self.api.table(self.people, **form)
        places = [await self.place(self.first, table, seat) for seat in (0, 1)]
        mover = await until_asked(places)
        there = await self.place(self.second, table, mover.seat)
        return there, places[1 - mover.seat]


@asynccontextmanager
async def pair(url: str, **changes: object) -> AsyncIterator[Pair]:
    settings = quick(url, auto_pass_ms=200).but(**changes)
    async with worker(settings) as first, worker(settings) as second, AsyncExitStack() as stack:
        api = await stack.enter_async_context(Api(first.url))
        people = await api.guest("Anna"), await api.guest("Boris")
        yield Pair(first, second, api, people, stack)


async def until_asked(places: Sequence[Place]) -> Place:
    """Play until a seat could answer by passing."""
    rng = random.Random(21)
    while not any(passable(place) for place in places):
        assert not places[0].over(), "nobody could pass in this match"
        await step(places, rng)
    return next(place for place in places if passable(place))


def passable(place: Place) -> bool:
    owing = [question for question in place.position["due"] if not question["optional"]]
    return place.alone() and any(o["verb"] in ("pass", "none") for q in owing for o in q["options"])


async def order(place: Place, **changes: str) -> None:
    await place.send(type="order", standing=PASS | changes)
    await place.until(lambda frame: frame["type"] == "orders")


async def row_of(which: Worker, table: str) -> Any:
    async with which.server.db.read() as connection:
        return (await connection.execute(select(matches).where(matches.c.id == table))).one()


async def entry_after(which: Worker, table: str, seq: int) -> Entry:
    found: list[Entry] = []

    async def come() -> bool:
        found[:] = await loading.read_entries(which.server.db, table, seq)
        return bool(found)

    await soon(come)
    return found[0]


def idle(which: Worker) -> None:
    """A worker that never comes to do its duties."""
    which.server.hall.duties.wake = lambda room: None  # type: ignore[method-assign]


async def nothing(match: str, data: str) -> None:
    """What is done on news by a worker that does not hear them."""


def appended(which: Worker) -> list[int]:
    """The entries that a worker tries to make from now on."""
    journal, tried = which.server.journal, []
    append = journal.append

    async def noted(match: str, entry: Entry, *rest: Any) -> bool:
        tried.append(entry.seq)
        return await append(match, entry, *rest)

    journal.append = noted  # type: ignore[assignment, method-assign]
    return tried


async def test_an_order_outlives_the_worker_that_took_it(database_url: str) -> None:
    """The question was open already: that it is to be passed is due from the order on, not from the next entry."""
    settings = quick(database_url, auto_pass_ms=200, sweep_ms=100)
    async with worker(settings) as dies, Api(dies.url) as api:
        people = await api.guest("Anna"), await api.guest("Boris")
        table = await api.table(people)
        async with Place(dies.url, table, 0, people[0]) as anna, Place(dies.url, table, 1, people[1]) as boris:
            asked = await until_asked([anna, boris])
            idle(dies)
            await order(asked)
            at = asked.seq
            await asyncio.sleep(0.3)
            assert not await loading.read_entries(dies.server.db, table, at)

    async with worker(settings) as next_one:
        entry = await entry_after(next_one, table, at)
        assert (entry.seat, entry.by) == (asked.seat, "bot") and entry.key in ("pass", "none")


async def test_an_order_that_is_taken_back_leaves_nothing_to_do(database_url: str) -> None:
    async with worker(quick(database_url, auto_pass_ms=60_000)) as here, Api(here.url) as api:
        people = await api.guest("Anna"), await api.guest("Boris")
        table = await api.table(people)
        async with Place(here.url, table, 0, people[0]) as anna, Place(here.url, table, 1, people[1]) as boris:
            asked = await until_asked([anna, boris])
            await order(asked)
            row = await row_of(here, table)
            assert row.wake_at is not None and row.lease_owner == here.server.bus.worker
            assert row.lease_until > row.wake_at and table in here.server.hall.duties

            await order(asked, policy="ask")

            row = await row_of(here, table)
            assert (row.wake_at, row.lease_owner, row.lease_until) == (None, None, None)
            await soon(lambda: table not in here.server.hall.duties)


async def test_where_nobody_does_the_duties_the_worker_that_took_the_order_does(postgres_url: str) -> None:
    async with pair(postgres_url, auto_pass_ms=1_500) as two:
        there, other = await two.asked()
        table, at = there.table, there.seq
        tried = appended(two.first)
        await order(there)
        assert (await row_of(two.first, table)).lease_owner == two.second.server.bus.worker
        await asyncio.gather(there.reach(at + 1), other.reach(at + 1))
        assert (await entry_after(two.first, table, at)).by == "bot" and tried == []


async def test_another_worker_passes_when_the_one_that_took_the_order_is_gone(postgres_url: str) -> None:
    async with pair(postgres_url, lease_ms=300, sweep_ms=50) as two:
        there, other = await two.asked()
        idle(two.second)
        at = there.seq
        await order(there)
        await other.reach(at + 1)
        assert (await entry_after(two.first, there.table, at)).by == "bot"


async def test_the_worker_that_does_the_duties_hears_of_an_order(postgres_url: str) -> None:
    """A clock runs, so the first worker has a duty already; the second must not do it as well."""
    async with pair(postgres_url, auto_pass_ms=1_500) as two:
        there, other = await two.asked(clock=LONG)
        table, at = there.table, there.seq
        tried = appended(two.second)
        await order(there)
        row = await row_of(two.first, table)
        assert row.lease_owner == two.first.server.bus.worker
        assert row.wake_at < now() + 1_500, "it is due long before the clock runs out"
        assert table not in two.second.server.hall.duties
        await asyncio.gather(there.reach(at + 1), other.reach(at + 1))
        assert (await entry_after(two.first, table, at)).by == "bot" and tried == []


async def test_an_order_reaches_the_sweep_when_the_worker_with_the_duties_is_gone(postgres_url: str) -> None:
    """Its lease would have lasted as long as the clock."""
    async with pair(postgres_url, lease_ms=300, sweep_ms=50) as two:
        there, _ = await two.asked(clock=LONG)
        at = there.seq
        idle(two.first)
        two.first.server.hall.duties.release(await two.first.server.hall.room(there.table))
        await order(there)
        await there.reach(at + 1)
        assert (await entry_after(two.second, there.table, at)).by == "bot"


async def test_a_worker_that_did_not_hear_of_an_order_finds_it_overdue(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(postgres_url, lease_ms=300, sweep_ms=50) as two:
        there, other = await two.asked(clock=LONG)
        at = there.seq

        async def none() -> list[tuple[str, str]]:
            return []

        two.first.server.bus.on("seats", nothing)
        monkeypatch.setattr(two.second.server.hall.sweep, "claim", none)
        await order(there)
        await asyncio.gather(there.reach(at + 1), other.reach(at + 1))
        assert (await entry_after(two.first, there.table, at)).by == "bot"


async def test_an_order_given_while_a_bot_thinks_makes_nobody_think_twice(postgres_url: str) -> None:
    async with pair(postgres_url) as two:
        thoughts: Counter[int] = Counter()
        begun, enough = asyncio.Event(), asyncio.Event()

        async def think(ruleset: str, bot: str, seat: int, seed: int, view: dict[str, Any], **more: Any) -> str:
            thoughts[view["seq"]] += 1
            begun.set()
            await enough.wait()
            return owed(view_of(view)).options[-1].key

        for which in (two.first, two.second):
            which.server.thinking.choose = think  # type: ignore[method-assign]
        table = await two.api.table([two.people[0], "greedy"])
        here, there = await two.place(two.first, table, 0), await two.place(two.second, table, 0)
        while here.options():
            await here.answer(here.options()[0])
        await there.reach(here.seq)
        await begun.wait()
        await order(there)
        await there.send(type="return")
        await there.settle()
        await asyncio.sleep(0.1)
        enough.set()
        await there.reach(here.seq + 1)
        assert set(thoughts.values()) == {1}


async def test_an_order_at_a_worker_that_is_behind(postgres_url: str) -> None:
    """It does not know the question yet that it is given for; the worker that does carries it out."""
    async with pair(postgres_url) as two:
        table = await two.api.table(two.people)
        places = [await two.place(two.first, table, seat) for seat in (0, 1)]
        there = [await two.place(two.second, table, seat) for seat in (0, 1)]

        two.second.server.bus.on("entry", nothing)
        asked = await until_asked(places)
        at = asked.seq
        assert there[asked.seat].seq < at
        await order(there[asked.seat])
        await asked.reach(at + 1)
        assert (await entry_after(two.first, table, at)).by == "bot"
