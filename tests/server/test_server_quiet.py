"""Questions that come too often to be asked in vain: the server passes where that is all a seat can do, if the
seat has ordered so or plays against bots alone; up to the time it takes nobody can tell whether it had nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from realms.server.rooms import loading
from realms.server.rooms.record import Entry
from realms.server.rooms.room import Room
from server.live import PATIENCE, Api, Person, Place, Worker, quick, worker

DELAY = 120
WINDOWS = ("er-moment", "er-answer")


@dataclass
class Table:
    """Two people at Elven Rage, which has such questions."""

    here: Worker
    people: tuple[Person, Person]
    places: tuple[Place, Place]
    fits: bool

    @property
    def id(self) -> str:
        return str(self.places[0].table)

    async def until(self, wanted: Callable[[Place], bool]) -> Place:
        """Play by chance until one of the two is where the test wants it."""
        rng = random.Random(3)
        while True:
            for place in self.places:
                await place.settle()
            for place in self.places:
                if asked(place) and wanted(place):
                    return place
            mover = next(
                (place for place in self.places if place.options() and not (self.fits and idle(place))), None
            )
            if mover is None:
                await asyncio.sleep(0.01)  # the server is about to pass
            else:
                await mover.answer(rng.choice(mover.options()))

    async def entry(self, seq: int) -> Entry:
        return (await loading.read_entries(self.here.server.db, self.id, seq - 1))[0]

    async def took(self, seq: int) -> int:
        """Milliseconds between the question and its answer, entry `seq`."""
        return (await self.entry(seq)).at - (await self.entry(seq - 1)).at


@asynccontextmanager
async def table(url: str, delay: int = DELAY, *, fits: bool = True) -> AsyncIterator[Table]:
    async with worker(quick(url, auto_pass_ms=delay)) as here, Api(here.url) as api:
        people = await api.guest("Anna"), await api.guest("Boris")
        number = await api.table(people, game="elven_rage")
        async with Place(here.url, number, 0, people[0]) as anna, Place(here.url, number, 1, people[1]) as boris:
            for place in (anna, boris) if fits else ():
                for prompt in WINDOWS:
                    await order(place, prompt=prompt, policy="fits")
            yield Table(here, people, (anna, boris), fits)


def asked(place: Place) -> bool:
    """By an answer to an earlier question: what came first has no time to be measured from."""
    return place.seq > 0 and bool(place.options())


def window(place: Place) -> bool:
    return any(question["prompt"] in WINDOWS for question in place.position["due"])


def idle(place: Place) -> bool:
    return window(place) and place.options() == ["pass"]


def busy(place: Place) -> bool:
    return window(place) and len(place.options()) > 1


def orders_of(room: Room, seat: int) -> list[tuple[str, str]]:
    return [(one.prompt, one.policy) for one in room.sitting(seat).standing]


async def order(place: Place, **standing: str) -> list[dict[str, Any]]:
    await place.send(type="order", standing=standing)
    frame = await place.until(lambda frame: frame["type"] == "orders")
    return list(frame["standing"])


async def test_against_bots_a_person_begins_with_the_orders_of_the_game(database_url: str) -> None:
    async with worker(quick(database_url)) as here, Api(here.url) as api:
        anna = await api.guest("Anna")
        number = await api.table([anna, "random"], game="elven_rage")
        room = await here.server.hall.room(number)
        assert orders_of(room, 0) == [(prompt, "fits") for prompt in WINDOWS] and orders_of(room, 1) == []


async def test_against_bots_nothing_is_waited_for(sqlite_url: str) -> None:
    """Whole battles go by while somebody has nothing to say; bots draw no conclusions from the time it takes."""
    async with worker(quick(sqlite_url, auto_pass_ms=60_000), bots=True) as here, Api(here.url) as api:
        anna = await api.guest("Anna")
        number = await api.table([anna, "random"], game="elven_rage")
        async with Place(here.url, number, 0, anna) as place:
            rng = random.Random(3)
            while not await passed_by_the_server(here, number, seat=0):
                if place.options() and not idle(place):
                    await place.answer(rng.choice(place.options()))
                else:
                    await place.next()


async def passed_by_the_server(here: Worker, number: str, seat: int) -> bool:
    entries = await loading.read_entries(here.server.db, number, 0)
    return any((entry.key, entry.seat, entry.by) == ("pass", seat, "bot") for entry in entries)


async def test_among_people_everyone_is_asked_until_they_order_otherwise(sqlite_url: str) -> None:
    """Who is asked only with something in hand tells the others so by thinking."""
    async with table(sqlite_url, fits=False) as t:
        room = await t.here.server.hall.room(t.id)
        assert orders_of(room, 0) == [] and orders_of(room, 1) == []
        place = await t.until(idle)
        at = place.seq
        await asyncio.sleep(3 * DELAY / 1000)
        await place.settle()
        assert place.seq == at and idle(place)
        await place.answer("pass")
        assert (await t.entry(at + 1)).by == place.who.id


async def test_the_server_passes_where_that_is_all_a_seat_can_do(sqlite_url: str) -> None:
    async with table(sqlite_url) as t:
        place = await t.until(idle)
        at = place.seq
        await place.reach(at + 1)
        entry = await t.entry(at + 1)
        assert (entry.seat, entry.key, entry.by) == (place.seat, "pass", "bot")
        assert DELAY <= await t.took(at + 1) < 10 * DELAY


async def test_a_seat_that_could_do_something_is_asked(sqlite_url: str) -> None:
    async with table(sqlite_url) as t:
        place = await t.until(busy)
        at = place.seq
        await asyncio.sleep(3 * DELAY / 1000)
        await place.settle()
        assert place.seq == at and busy(place)


async def test_a_pass_by_hand_comes_no_sooner_than_one_by_the_server(sqlite_url: str) -> None:
    """With something that fits in hand: the others cannot tell it from having nothing."""
    async with table(sqlite_url, delay=300) as t:
        place = await t.until(busy)
        at = place.seq
        await place.choose("pass")
        await place.reach(at + 1)
        assert (await t.entry(at + 1)).by == place.who.id
        assert await t.took(at + 1) >= 300


async def test_an_order_for_a_battle_ends_with_it(sqlite_url: str) -> None:
    async with table(sqlite_url, delay=0) as t:
        room = await t.here.server.hall.room(t.id)

        def fights(place: Place) -> bool:
            return room.playing().match.context() == "battle"

        place = await t.until(lambda place: fights(place) and busy(place))  # or the server would pass meanwhile
        given = await order(place, prompt="*", policy="pass", until="phase")
        assert [(s["prompt"], s["policy"], s["phase"]) for s in given][-1] == ("*", "pass", "battle")
        await t.until(lambda place: not fights(place))
        async with asyncio.timeout(PATIENCE):
            while orders_of(room, place.seat) != [(prompt, "fits") for prompt in WINDOWS]:
                await asyncio.sleep(0.01)
