"""Playing through the API: choices, leaving and coming back, playing on from an old match."""

from __future__ import annotations

import asyncio
from typing import Any

from realms import saves
from realms.kernel.codec import digest
from realms.server.rooms import loading
from server.live import Api, Place, Worker, play, soon
from server.playing import RNG, step, two


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

    storm = [asyncio.create_task(comes_and_goes(p)) for p in (a, b) for _ in range(5)]
    for _ in range(30):
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
