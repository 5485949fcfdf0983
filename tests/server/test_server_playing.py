"""Playing through the API: choices, undo, pleas, clocks, standing orders, leaving and coming back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from realms import saves
from realms.kernel.codec import digest
from realms.server import infos, wire
from realms.server.rooms import clocks, loading
from realms.server.store.schema import matches
from server.live import Api, Person, Place, Worker, play, quick, soon, worker

RNG = random.Random
SEATED: list[Place] = []
"""Whom the fixture sees out at the end of a test."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[Worker, Api]]:
    settings = quick(f"sqlite:///{tmp_path / 'house.db'}", auto_pass_ms=200)
    async with worker(settings, bots=True) as here, Api(here.url) as api:
        yield here, api
        while SEATED:
            await SEATED.pop().leave()


async def two(api: Api, **form: Any) -> tuple[Place, Place]:
    """A match of two people, both at their seats."""
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await api.table([anna, boris], **form)
    a, b = Place(api.url, table, 0, anna), Place(api.url, table, 1, boris)
    SEATED.extend((a, b))
    return await a.connect(), await b.connect()


async def step(places: tuple[Place, ...], rng: random.Random) -> Place:
    """One random choice of whoever is asked; everyone has seen it."""
    mover = next(p for p in places if p.options())
    seq = mover.seq
    await mover.choose(rng.choice(mover.options()))
    await asyncio.gather(*[p.reach(seq + 1) for p in places])
    return mover


async def test_two_people_play_a_whole_match(house: tuple[Worker, Api]) -> None:
    here, api = house
    a, b = await two(api)
    async with asyncio.timeout(120):
        await asyncio.gather(play(a, RNG(1)), play(b, RNG(2)))
    assert a.position["result"] == b.position["result"]
    told = await api.done("GET", f"/api/tables/{a.table}")
    assert told["state"] == "finished" and told["result"] == a.position["result"]

    # The seed fits the hash of the start, and the file holds the whole match.
    file = (await api.ask("GET", f"/api/tables/{a.table}/file")).content
    body = saves.read(file)
    assert str(body.header.seed) == told["seed"] and told["seed_hash"] == a.info["seed_hash"]
    loaded = await loading.load(here.server.db, a.table)
    assert loaded.record is not None
    assert digest(saves.load(file)) == digest(loaded.record.match)


async def test_lists_tell_who_owes_a_choice_though_no_clock_runs(house: Any) -> None:
    _, api = house
    a, b = await two(api)
    for _ in range(12):
        await step((a, b), RNG(5))
        owing = {asked["seat"] for asked in a.position["asked"] if not asked["optional"]}
        listed = (await api.done("GET", "/api/tables?show=mine", a.who))["tables"][0]
        assert {seat["seat"] for seat in listed["seats"] if seat["since"] is not None} == owing
        assert (await api.done("GET", f"/api/tables/{a.table}"))["seats"] == listed["seats"]


async def test_a_choice_that_answers_an_old_question_is_answered_with_the_position(house: Any) -> None:
    a, b = await two(house[1])
    rng = RNG(3)
    mover = await step((a, b), rng)
    before = mover.seq
    await mover.send(type="choose", seq=before - 1, key="whatever")
    frame = await mover.until(lambda f: f["type"] in ("full", "sorry"))
    assert frame["type"] == "full" and frame["stale"] and frame["seq"] == before
    await mover.send(type="choose", seq=before + 5, key="whatever")
    frame = await mover.until(lambda f: f["type"] in ("full", "sorry"))
    assert frame["type"] == "full" and frame["stale"]


async def test_sealed_answers_do_not_make_each_other_stale(house: Any) -> None:
    """Both were asked at the same entry; the first answer leaves the other's question as it was."""
    a, b = await two(house[1])
    rng = RNG(5)
    for _ in range(400):
        if a.options() and b.options():
            break
        assert not a.over(), "another seed, please: this match had no sealed choice"
        await step((a, b), rng)
    seq = a.seq
    await a.send(type="choose", seq=seq, key=rng.choice(a.options()))
    await b.send(type="choose", seq=seq, key=rng.choice(b.options()))
    await asyncio.gather(a.reach(seq + 2), b.reach(seq + 2))
    entries = await loading.read_entries(house[0].server.db, a.table, seq)
    assert sorted(e.seat for e in entries[:2]) == [0, 1]


async def test_an_option_that_was_not_offered_is_refused_in_one_sentence(house: Any) -> None:
    a, b = await two(house[1])
    mover, other = (a, b) if a.options() else (b, a)
    frame = await mover.answer("fly:moon")
    assert frame["type"] == "sorry" and frame["code"] == "not-offered-option"
    assert frame["message"].count("\n") == 0
    frame = await other.answer("fly:moon")
    assert frame["type"] == "sorry" and frame["code"] == "not-offered-seat"
    assert a.seq == b.seq == 0


def seen(place: Place) -> dict[str, Any]:
    """The position without how much can be undone: what was settled by another's choice stays settled."""
    return {name: part for name, part in place.position.items() if name != "undo"}


async def test_undo_gives_the_position_back_and_reset_all_of_it(house: Any) -> None:
    a, b = await two(house[1])
    rng = RNG(8)
    history = {0: (seen(a), seen(b))}
    for _ in range(300):
        mover = await step((a, b), rng)
        history[mover.seq] = (seen(a), seen(b))
        if mover.position["undo"] >= 3:
            break
    seq = mover.seq
    start = seq - mover.position["undo"]

    await mover.send(type="undo", seq=seq)
    frames = [await p.until(lambda f: f["type"] == "patch") for p in (a, b)]
    assert all(frame["back"] == seq - 1 for frame in frames)
    assert (seen(a), seen(b)) == history[seq - 1]

    await mover.send(type="undo", seq=mover.seq, all=True)
    frames = [await p.until(lambda f: f["type"] == "patch") for p in (a, b)]
    assert all(frame["back"] == start for frame in frames)
    assert (seen(a), seen(b)) == history[start]
    await mover.send(type="undo", seq=mover.seq)
    assert (await mover.until(lambda f: f["type"] in ("sorry", "patch")))["code"] == "no-undo"


async def barrier(places: tuple[Place, ...], rng: random.Random) -> None:
    """Play until nobody can undo and some entries lie behind."""
    for _ in range(300):
        await step(places, rng)
        if places[0].seq > 5 and not any(p.position["undo"] for p in places):
            return


async def test_going_back_further_needs_everyones_consent(house: Any) -> None:
    a, b = await two(house[1])
    await barrier((a, b), RNG(9))
    seq, to = a.seq, a.seq - 4
    wanted = a.prints[to].partition("-")[2]

    await a.send(type="ask", seq=seq, to=to)
    frame = await b.until(lambda f: f["type"] == "table")
    assert frame["table"]["plea"] == {"by": 0, "to": to, "at": seq + 1, "granted": [], "waiting": [1]}

    await b.send(type="answer", at=seq + 1, yes=False)
    await a.until(lambda f: f["type"] == "table" and f["table"]["plea"] is None)
    assert a.seq == seq + 2, "asked and refused"

    await a.send(type="ask", seq=a.seq, to=to)
    frame = await b.until(lambda f: f["type"] == "table" and f["table"]["plea"])
    await a.send(type="answer", at=frame["table"]["plea"]["at"], yes=True)
    assert (await a.until(lambda f: f["type"] == "sorry"))["code"] == "own-plea"
    await b.send(type="answer", at=frame["table"]["plea"]["at"], yes=True)
    await a.until(lambda f: f["type"] == "patch" and f["back"] == to)
    assert a.print.partition("-")[2] == wanted


async def test_a_choice_settles_an_open_plea(house: Any) -> None:
    a, b = await two(house[1])
    await barrier((a, b), RNG(10))
    await a.send(type="ask", seq=a.seq, to=1)
    frame = await b.until(lambda f: f["type"] == "table" and f["table"]["plea"])
    at = frame["table"]["plea"]["at"]
    await asyncio.gather(a.settle(), b.settle())
    await step((a, b), RNG(1))
    await b.send(type="answer", at=at, yes=True)
    assert (await b.until(lambda f: f["type"] == "sorry"))["code"] == "no-plea"


async def test_bots_grant_every_plea(house: Any) -> None:
    api = house[1]
    anna = await api.guest("Anna")
    table = await api.table([anna, "greedy"])
    async with Place(api.url, table, 0, anna) as a:
        await play(a, RNG(4), until=lambda place: place.seq >= 12 and place.options() != [])
        await a.settle()
        wanted = a.prints[3].partition("-")[2]
        await a.send(type="ask", seq=a.seq, to=3)
        await a.until(lambda f: f["type"] == "patch" and f["back"] == 3)
        assert a.print.partition("-")[2] == wanted


async def test_why_not_tells_the_rules(house: Any) -> None:
    a, b = await two(house[1])
    rng = RNG(11)
    for _ in range(200):
        mover = a if a.options() else b
        await mover.send(type="why")
        frame = await mover.until(lambda f: f["type"] == "reasons")
        if frame["refused"]:
            break
        await step((a, b), rng)
    refused = frame["refused"][0]
    assert refused["rule"].startswith("TEK-") and refused["option"]["key"] not in mover.options()


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


async def test_when_time_runs_out_a_bot_plays_until_the_person_returns(house: Any) -> None:
    api = house[1]
    anna, boris = await api.guest("Anna"), await api.guest("Boris")
    table = await timed(house, [anna, boris], wire.Clock("live", bank_ms=300, time_out="bot"))
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


async def test_with_three_a_match_goes_on_without_whoever_resigned(house: Any) -> None:
    api = house[1]
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


# Lines that break.


async def test_whoever_comes_back_is_told_exactly_what_was_missed(house: Any) -> None:
    a, b = await two(house[1])
    rng = RNG(12)
    for _ in range(10):
        await step((a, b), rng)
    await b.leave()
    missed: list[Any] = []
    while b.seq + 6 > a.seq and a.options():
        await a.choose(rng.choice(a.options()))
        frame = await a.until(lambda f: f["type"] == "patch")
        missed += frame["events"]
    known = b.seq
    address = f"/api/tables/{b.table}/told?seat=1&since={known}"
    await b.connect()
    told = (await house[1].done("GET", address, b.who))["events"]
    assert [e["seq"] for e in told] == [e["seq"] for e in missed]
    assert b.seq == a.seq


async def test_a_storm_of_connections_disturbs_nobody(house: Any) -> None:
    here, api = house
    a, b = await two(api)
    rng = RNG(13)
    done = asyncio.Event()

    async def comes_and_goes(seat: Place) -> None:
        while not done.is_set():
            guest = Place(api.url, seat.table, seat.seat, seat.who)
            async with guest:
                for _ in range(rng.randrange(3)):
                    await guest.settle()

    storm = [asyncio.create_task(comes_and_goes(p)) for p in (a, b) for _ in range(8)]
    for _ in range(60):
        await step((a, b), rng)
    done.set()
    await asyncio.gather(*storm)
    await soon(lambda: here.server.hall.sockets_of(a.who.id) == 1)
    async with Place(api.url, a.table, 0, a.who) as fresh:
        assert fresh.print == a.print


async def test_a_new_match_from_a_position_of_an_old_one(house: Any) -> None:
    here, api = house
    a, b = await two(api)
    async with asyncio.timeout(120):
        await asyncio.gather(play(a, RNG(31)), play(b, RNG(32)))
    at = 30
    moment = await api.done("GET", f"/api/tables/{a.table}/moments/{at}?seat=0")
    form = {"game": "tiny_epic_kingdoms", "play_on": {"table": a.table, "at": at}, "start": True}
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = (await api.done("POST", "/api/tables", a.who, seats=seats, **form))["id"]
    async with Place(api.url, table, 0, a.who) as c, Place(api.url, table, 1, a.who) as d:
        assert c.info["parent"] == a.table and c.info["parent_at"] == at
        for part in ("scene", "due", "asked"):
            assert c.position[part] == moment["position"][part]
        async with asyncio.timeout(120):
            await asyncio.gather(play(c, RNG(33)), play(d, RNG(34)))
        file = (await api.ask("GET", f"/api/tables/{table}/file", a.who)).content
        loaded = await loading.load(here.server.db, table)
        assert loaded.record is not None
        assert digest(saves.load(file)) == digest(loaded.record.match)
    old, new = [await api.done("GET", f"/api/tables/{t}", a.who) for t in (a.table, table)]
    assert old["seed"] and new["seed"] and old["seed"] != new["seed"], "its dice are new"


async def test_a_report_keeps_the_match_and_tells_nobody(house: Any) -> None:
    a, b = await two(house[1])
    for n in range(5):
        await step((a, b), RNG(n))
    answer = await house[1].ask("POST", f"/api/tables/{a.table}/reports", a.who, text="The tower is wrong <b>")
    assert answer.status_code == 201 and set(answer.json()) == {"id"}
