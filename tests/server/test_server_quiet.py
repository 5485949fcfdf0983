"""Questions that come too often to be asked in vain: the server passes where that is all a seat can do, and nobody
can tell by the time it takes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from realms.server.rooms import loading
from realms.server.rooms.record import Entry
from server.live import Api, Person, Place, Worker, quick, worker

DELAY = 120
WINDOWS = ("er-moment", "er-answer")


@dataclass
class Table:
    """Two people at Elven Rage, which has such questions."""

    here: Worker
    people: tuple[Person, Person]
    places: tuple[Place, Place]

    @property
    def id(self) -> str:
        return self.places[0].table

    async def until(self, wanted: Callable[[Place], bool]) -> Place:
        """Play by chance until one of the two is where the test wants it."""
        rng = random.Random(3)
        while True:
            for place in self.places:
                await place.settle()
            for place in self.places:
                if asked(place) and wanted(place):
                    return place
            mover = next((place for place in self.places if place.options() and not idle(place)), None)
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
async def table(url: str, delay: int = DELAY) -> AsyncIterator[Table]:
    async with worker(quick(url, auto_pass_ms=delay)) as here, Api(here.url) as api:
        people = await api.guest("Anna"), await api.guest("Boris")
        number = await api.table(people, game="elven_rage")
        async with Place(here.url, number, 0, people[0]) as anna, Place(here.url, number, 1, people[1]) as boris:
            yield Table(here, people, (anna, boris))


def asked(place: Place) -> bool:
    """By an answer to an earlier question: what came first has no time to be measured from."""
    return place.seq > 0 and bool(place.options())


def window(place: Place) -> bool:
    return any(question["prompt"] in WINDOWS for question in place.position["due"])


def idle(place: Place) -> bool:
    return window(place) and place.options() == ["pass"]


def busy(place: Place) -> bool:
    return window(place) and len(place.options()) > 1


def fights(place: Place) -> bool:
    return "battle" in place.position["scene"]["marks"]


async def order(place: Place, **standing: str) -> list[dict[str, Any]]:
    await place.send(type="order", standing=standing)
    frame = await place.until(lambda frame: frame["type"] == "orders")
    return list(frame["standing"])


async def test_whoever_sits_down_has_the_game_s_own_orders(database_url: str) -> None:
    async with table(database_url) as t:
        for place in t.places:
            await place.send(type="look", since=0)
            sitting = (await t.here.server.hall.room(t.id)).sitting(place.seat)
            assert [(s.prompt, s.policy) for s in sitting.standing] == [(p, "fits") for p in WINDOWS]


async def test_the_server_passes_where_that_is_all_a_seat_can_do(database_url: str) -> None:
    async with table(database_url) as t:
        place = await t.until(idle)
        at = place.seq
        await place.reach(at + 1)
        entry = await t.entry(at + 1)
        assert (entry.seat, entry.key, entry.by) == (place.seat, "pass", "bot")
        assert DELAY <= await t.took(at + 1) < 10 * DELAY


async def test_a_seat_that_could_do_something_is_asked(database_url: str) -> None:
    async with table(database_url) as t:
        place = await t.until(busy)
        at = place.seq
        await asyncio.sleep(3 * DELAY / 1000)
        await place.settle()
        assert place.seq == at and busy(place)


async def test_a_pass_by_hand_comes_no_sooner_than_one_by_the_server(database_url: str) -> None:
    """With something that fits in hand: the others cannot tell it from having nothing."""
    async with table(database_url, delay=300) as t:
        place = await t.until(busy)
        at = place.seq
        await place.choose("pass")
        await place.reach(at + 1)
        assert (await t.entry(at + 1)).by == place.who.id
        assert await t.took(at + 1) >= 300


async def test_who_wants_to_be_asked_always_is(database_url: str) -> None:
    async with table(database_url) as t:
        place = await t.until(idle)
        for prompt in WINDOWS:
            left = await order(place, prompt=prompt, policy="ask")
        assert left == []
        await place.settle()
        if not idle(place):  # it was passed before the order came
            return
        at = place.seq
        await asyncio.sleep(3 * DELAY / 1000)
        await place.settle()
        assert place.seq == at
        await place.answer("pass")
        assert (await t.entry(at + 1)).by == place.who.id


async def test_an_order_for_a_battle_ends_with_it(database_url: str) -> None:
    async with table(database_url, delay=0) as t:
        place = await t.until(lambda place: fights(place) and window(place))
        given = await order(place, prompt="*", policy="pass", until="phase")
        assert [(s["prompt"], s["policy"], s["phase"]) for s in given][-1] == ("*", "pass", "battle")
        await t.until(lambda place: not fights(place))
        sitting = (await t.here.server.hall.room(t.id)).sitting(place.seat)
        assert [(s.prompt, s.policy) for s in sitting.standing] == [(p, "fits") for p in WINDOWS]
