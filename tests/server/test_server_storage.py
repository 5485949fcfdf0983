"""What a client saw is never lost: a disk that is full, a database that is not there."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from realms.kernel.codec import digest
from realms.server.errors import StoreDown
from realms.server.rooms import loading
from realms.server.store.journal import Page
from realms.server.thinker import owed, view_of
from server.live import (
    PATIENCE,
    Api,
    Nursery,
    Place,
    a_nursery,
    quick,
    soon,
    step,
    worker,
)
from server.postgres import Postgres


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with a_nursery(tmp_path_factory.mktemp("servers")) as started:
        yield started


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
