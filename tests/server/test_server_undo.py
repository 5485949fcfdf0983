"""Taking back: what is one's own at once, what is further back by everyone's consent."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.live import Place, play
from server.playing import RNG, step, two


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


async def test_bots_grant_every_plea(bots_house: Any) -> None:
    api = bots_house[1]
    anna = await api.guest("Anna")
    table = await api.table([anna, "greedy"])
    async with Place(api.url, table, 0, anna) as a:
        await play(a, RNG(4), until=lambda place: place.seq >= 12 and place.options() != [])
        await a.settle()
        wanted = a.prints[3].partition("-")[2]
        await a.send(type="ask", seq=a.seq, to=3)
        await a.until(lambda f: f["type"] == "patch" and f["back"] == 3)
        assert a.print.partition("-")[2] == wanted
