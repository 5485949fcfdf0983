"""Time that runs out, seats that are given up, and orders to pass."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from realms.server import infos, wire
from realms.server.rooms import clocks, loading
from realms.server.store.schema import matches
from server.live import Person, Place, play
from server.playing import RNG, step, two

# Clocks.


async def timed(house: Any, people: list[Person | str], clock: wire.Clock) -> str:
    """A match with a clock shorter than the lobby allows."""
    here, api = house
    host = next(p for p in people if isinstance(p, Person))
    seats = [{"kind": "me"} if p == host else {"kind": "open"} for p in people]
    for seat, who in enumerate(people):
        if isinstance(who, str):
            seats[seat] = {"kind": "bot", "bot": who}
    table = (await api.done("POST", "/api/tables", host, game="tiny_epic_kingdoms", seats=seats, public=True))[
        "id"
    ]
    for seat, who in enumerate(people):
        if isinstance(who, Person) and who != host:
            await api.done("PUT", f"/api/tables/{table}/seats/{seat}", who, kind="me")
    async with here.server.db.begin() as connection:
        changed = update(matches).where(matches.c.id == table).values(clock=infos.to_text(clock))
        await connection.execute(changed)
    await here.server.hall.table_changed(table)
    await api.done("POST", f"/api/tables/{table}/start", host)
    return str(table)


async def test_when_time_runs_out_a_bot_plays_until_the_person_returns(bots_house: Any) -> None:
    api = bots_house[1]
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await timed(bots_house, [anna, boris], wire.Clock("live", bank_ms=300, time_out="bot"))
    async with Place(api.url, table, 0, anna) as a, Place(api.url, table, 1, boris) as b:
        frame = await a.until(lambda f: f["type"] == "table" and any(s["taken_over"] for s in f["table"]["seats"]))
        late = next(s["seat"] for s in frame["table"]["seats"] if s["taken_over"])
        slow = (a, b)[late]
        seq = slow.seq
        await slow.reach(seq + 1)  # the bot has made a choice
        await slow.send(type="return")
        frame = await slow.until(lambda f: f["type"] == "table" and not f["table"]["seats"][late]["taken_over"])
        assert frame["table"]["seats"][late]["left_ms"] >= clocks.MERCY - 1000


async def test_when_time_runs_out_a_seat_can_be_forfeited(house: Any) -> None:
    api = house[1]
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await timed(house, [anna, boris], wire.Clock("days", days=0.3 / 86_400, time_out="forfeit"))
    async with Place(api.url, table, 0, anna) as a:
        await a.until(lambda f: f["type"] == "table" and f["table"]["state"] == "finished")
        result = a.position["result"]
        (out,) = result["forfeited"]
        assert result["winners"] == [1 - out]
        assert a.info["seed"] and a.info["salt"]


async def test_with_three_a_match_goes_on_without_whoever_resigned(bots_house: Any) -> None:
    """A bot makes the choices that its seat still owes."""
    api = bots_house[1]
    anna, boris, vera = [await api.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await api.table([anna, boris, vera])
    async with (
        Place(api.url, table, 0, anna) as a,
        Place(api.url, table, 1, boris) as b,
        Place(api.url, table, 2, vera) as c,
    ):
        await c.send(type="resign")
        await a.until(lambda f: f["type"] == "table" and f["table"]["seats"][2]["forfeited"])
        assert a.info["state"] == "playing"
        await c.send(type="choose", seq=c.seq, key="pass")
        assert (await c.until(lambda f: f["type"] == "sorry"))["code"] == "forfeited"
        async with asyncio.timeout(120):
            await asyncio.gather(play(a, RNG(1)), play(b, RNG(2)))
        assert 2 not in a.position["result"]["winners"] and a.position["result"]["forfeited"] == [2]


async def test_the_clock_of_a_live_table_is_told_after_every_choice(house: Any) -> None:
    a, b = await two(house[1], clock={"kind": "live", "bank_ms": 60_000, "increment_ms": 5_000})
    mover = await step((a, b), RNG(2))
    frame = await a.until(lambda f: f["type"] == "clocks")
    assert 60_000 < frame["left_ms"][mover.seat] <= 65_000
    assert sum(d is not None for d in frame["deadline"]) >= 1


# Standing orders.


def passable(place: Place) -> str:
    """The prompt of a question that this seat could pass."""
    for question in place.position["due"]:
        if any(o["verb"] in ("pass", "none") for o in question["options"]):
            return str(question["prompt"])
    return ""


async def test_a_standing_order_passes_after_the_same_time_whatever_is_held(house: Any) -> None:
    here, api = house
    a, b = await two(api)
    rng = RNG(21)
    while not (prompt := passable(a)):
        assert not a.over()
        await step((a, b), rng)
    seq = a.seq
    await a.send(type="order", standing={"prompt": prompt, "policy": "pass"})
    frame = await a.until(lambda f: f["type"] == "orders")
    assert frame["standing"] == [{"prompt": prompt, "policy": "pass", "until": "game", "phase": ""}]
    await asyncio.gather(a.reach(seq + 1), b.reach(seq + 1))
    entry = (await loading.read_entries(here.server.db, a.table, seq))[0]
    assert (entry.seat, entry.by) == (0, "bot") and entry.key in ("pass", "none")

    # From now on it passes by itself, so long after it was asked.
    waits: list[int] = []
    while len(waits) < 2 and not a.over():
        if passable(a) == prompt:
            seq = a.seq
            await asyncio.gather(a.reach(seq + 1), b.reach(seq + 1))
            before, after = (await loading.read_entries(here.server.db, a.table, seq - 1))[:2]
            if after.by == "bot":
                waits.append(after.at - before.at)
        else:
            await step((a, b), rng)
    assert waits and all(200 <= wait < 1_500 for wait in waits)
    assert b.info["seats"] and "standing" not in str(b.info), "nobody else is told"


async def test_an_order_for_the_turn_ends_with_the_next_own_choice(house: Any) -> None:
    a, b = await two(house[1])
    await a.send(type="order", standing={"prompt": "*", "policy": "pass", "until": "turn"})
    await a.until(lambda f: f["type"] == "orders")
    rng = RNG(2)
    for _ in range(100):
        if a.options() and not passable(a):
            await a.choose(rng.choice(a.options()))
            frame = await a.until(lambda f: f["type"] == "orders")
            assert frame["standing"] == []
            return
        if b.options():
            await step((b, a), rng)
        else:
            await a.next()
    pytest.fail("no own choice came up")
