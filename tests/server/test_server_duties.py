"""Who does the duties of a match: the worker that holds its lease, and nobody is kept from them for long."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, update

from realms.server.rooms import loading
from realms.server.store.schema import matches, snapshots
from realms.server.thinker import owed, view_of
from server.live import Api, Place, Worker, quick, soon, worker


async def think(ruleset: str, bot: str, seat: int, seed: int, view: dict[str, Any], **more: Any) -> str:
    return owed(view_of(view)).options[-1].key


async def until_the_bot_is_asked(place: Place) -> int:
    while place.options():
        await place.answer(place.options()[0])
    return place.seq


async def moved(which: Worker, table: str, seq: int) -> bool:
    return bool(await loading.read_entries(which.server.db, table, seq))


async def test_a_match_that_cannot_be_read_keeps_nobody_from_the_others(database_url: str) -> None:
    """The sweep takes it first, each time: it has waited longest."""
    settings = quick(database_url, lease_ms=300, sweep_ms=50)
    tables: list[tuple[str, int]] = []
    async with worker(settings) as dies, Api(dies.url) as api:
        dies.server.hall.duties.wake = lambda room: None  # type: ignore[method-assign]
        anna = await api.guest("Anna")
        for _ in range(2):
            table = await api.table([anna, "greedy"])
            async with Place(dies.url, table, 0, anna) as place:
                tables.append((table, await until_the_bot_is_asked(place)))
        async with dies.server.db.begin() as connection:
            first = tables[0][0]
            await connection.execute(delete(snapshots).where(snapshots.c.match == first))
            lost = update(matches).where(matches.c.id == first).values(ruleset="lost@9", wake_at=1)
            await connection.execute(lost)

    async with worker(settings) as next_one:
        next_one.server.thinking.choose = think  # type: ignore[method-assign]
        await soon(lambda: moved(next_one, *tables[1]))


async def test_whoever_closes_lets_a_sweep_come_to_its_end(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep that is torn out of its transaction may leave the database locked for the next worker."""
    begun, ended = asyncio.Event(), asyncio.Event()
    async with worker(quick(database_url, sweep_ms=20)) as here:

        async def claim() -> list[tuple[str, str]]:
            async with here.server.db.begin():
                begun.set()
                await asyncio.sleep(0.3)
            ended.set()
            return []

        monkeypatch.setattr(here.server.hall.sweep, "claim", claim)
        await begun.wait()
    assert ended.is_set()


async def test_late_news_of_an_entry_end_no_lease_that_was_won_since(postgres_url: str) -> None:
    async with worker(quick(postgres_url, bot_pace_ms=60_000)) as here, Api(here.url) as api:
        anna = await api.guest("Anna")
        table = await api.table([anna, "greedy"])
        hall = here.server.hall
        async with Place(here.url, table, 0, anna) as place:
            seq = await until_the_bot_is_asked(place)
            assert table in hall.duties
            await hall._entry(table, str(seq - 1))
            assert table in hall.duties
            await hall._entry(table, str(seq))
            assert table not in hall.duties
