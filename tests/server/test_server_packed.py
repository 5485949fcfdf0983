"""Answers that are made anew each time: packed for who can unpack them, and not sent again to who has them."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import Callable
from dataclasses import replace
from threading import get_ident
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update
from starlette.requests import Request

from realms.server import kept, wire
from realms.server.client import Client, anyone, bot, me
from realms.server.kept import FRESH, LARGE, NEVER, OWN, SMALL, Kept, answer
from realms.server.store.schema import people
from server.lobby import GAME, Lobby, refused

MINE = "/api/tables?show=mine"
OPEN = "/api/tables?show=open"
SECONDS = 0.002
"""So long, at most, an answer of the size that thirty tables have may keep others waiting."""


async def sent(http: httpx.AsyncClient, path: str, accepted: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the line."""
    async with http.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as response:
        return response, b"".join([part async for part in response.aiter_raw()])


async def known(http: httpx.AsyncClient, path: str, tag: str) -> tuple[int, bytes]:
    """What somebody is answered who has an answer already."""
    response, body = await sent(http, path, "gzip", **{"If-None-Match": tag})
    return response.status_code, body


async def tables(client: Client, count: int, **form: Any) -> list[wire.TableInfo]:
    return [
        await client.make_table(game=GAME, seats=[me(), bot("greedy")], start=True, **form) for _ in range(count)
    ]


async def finished(lobby: Lobby, client: Client) -> str:
    table = (await tables(client, 1))[0].id
    await lobby.play(table)
    return table


# Packed.


async def test_large_answers_are_packed_for_who_can_unpack_them(lobby: Lobby, ann: Client) -> None:
    over = await finished(lobby, ann)
    await tables(ann, 3)
    async with lobby.raw(ann) as http:
        for path in (
            MINE,
            "/api/games",
            *(f"/api/tables/{over}/{part}" for part in ("record", "moments/9", "told")),
        ):
            plain, whole = await sent(http, path, "br")
            packed, short = await sent(http, path, "br, gzip")
            assert packed.status_code == plain.status_code == 200, path
            assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
            assert int(plain.headers["content-length"]) == len(whole)
            assert int(packed.headers["content-length"]) == len(short) < len(whole) / 2, path
            assert gzip.decompress(short) == whole and json.loads(whole), path
            assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
            assert plain.headers["content-type"] == packed.headers["content-type"] == "application/json"
            assert plain.headers["x-content-type-options"] == packed.headers["x-content-type-options"] == "nosniff"


async def test_the_content_is_what_the_route_says(lobby: Lobby, ann: Client) -> None:
    """Written past the framework, which would have written the same."""
    made = await tables(ann, 3)
    async with lobby.raw(ann) as http:
        _, body = await sent(http, MINE, "gzip")
    page = msgspec.json.decode(gzip.decompress(body), type=wire.Tables)
    assert page == await ann.tables("mine") and {table.id for table in page.tables} == {table.id for table in made}
    assert page.tables[0] == await ann.table(page.tables[0].id)
    games = await ann.games()
    assert games.wire == wire.WIRE and GAME in {game.id for game in games.games}


async def test_small_answers_come_as_they_are(lobby: Lobby, ann: Client) -> None:
    async with lobby.raw(ann) as http:
        for path in (MINE, "/api/me"):
            response, body = await sent(http, path, "gzip")
            assert len(body) < SMALL and json.loads(body)
            assert "content-encoding" not in response.headers and "vary" not in response.headers


async def test_a_home_with_thirty_tables_is_light(lobby: Lobby, ann: Client) -> None:
    await tables(ann, 30)
    async with lobby.raw(ann) as http:
        page, short = await sent(http, f"{MINE}&limit=50", "gzip")
        _, whole = await sent(http, f"{MINE}&limit=50", "identity")
        games, names = await sent(http, "/api/games", "gzip")
    assert len(json.loads(whole)["tables"]) == 30 and len(whole) > 20_000
    assert len(short) < 5_000 and len(names) < 5_000, (len(short), len(names))
    assert page.headers["content-encoding"] == games.headers["content-encoding"] == "gzip"


async def test_no_secret_is_packed_or_kept(lobby: Lobby, ann: Client) -> None:
    """A token beside words of somebody else's would show in how well both pack together."""
    table = await ann.make_table(game=GAME, seats=[me(), anyone()])
    async with lobby.raw(ann) as http:
        for response in (
            await http.get("/api/me"),
            await http.post("/api/guests", json={"name": "Vera" * 8}),
            await http.post(f"/api/tables/{table.id}/invitations", json={}),
            await http.get(f"/api/tables/{table.id}/invitations"),
        ):
            assert response.is_success and response.headers["cache-control"] == NEVER
            assert not {"content-encoding", "etag"} & set(response.headers)


# Not sent again.


async def test_who_has_a_list_is_not_sent_it_again(lobby: Lobby, ann: Client) -> None:
    await tables(ann, 3)
    async with lobby.raw(ann) as http:
        for path, cache in ((MINE, OWN), (OPEN, OWN), ("/api/games", FRESH)):
            first, _ = await sent(http, path, "gzip")
            plain, _ = await sent(http, path, "identity")
            tag = first.headers["etag"]
            assert plain.headers["etag"] == tag and first.headers["cache-control"] == cache
            again, body = await sent(http, path, "gzip", **{"If-None-Match": tag})
            assert (again.status_code, body, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == cache
            assert again.headers.get("vary") == first.headers.get("vary")
            assert not {"content-type", "content-encoding"} & set(again.headers)
            assert (await known(http, path, 'W/"other"'))[0] == 200


async def test_whatever_changes_is_sent(lobby: Lobby, ann: Client, bob: Client) -> None:
    """A new table, a seat that is taken, a start, a move, another name: each is told at once."""
    tags: list[str] = []
    table = (await tables(ann, 2))[0].id
    async with lobby.raw(ann) as http:

        async def changed() -> None:
            tags.append((await http.get(MINE)).headers["etag"])
            assert tags.count(tags[-1]) == 1, tags
            assert [(await known(http, MINE, tag))[0] for tag in tags] == [200] * (len(tags) - 1) + [304]

        await changed()
        fresh = await ann.make_table(game=GAME, public=True, seats=[me(), anyone()])
        await changed()
        await bob.sit(fresh.id, 1)
        await changed()
        await ann.start(fresh.id)
        await changed()
        await lobby.play(table, 2)
        await changed()
        async with lobby.db.begin() as connection:
            await connection.execute(update(people).where(people.c.name == "Bob").values(name="Boris"))
        await changed()


async def test_a_tag_is_no_key(lobby: Lobby, ann: Client, bob: Client) -> None:
    """Whoever asks with the tag of somebody else's list is told the own one, or to sign in."""
    await tables(ann, 2)
    async with lobby.raw(ann) as http:
        tag = (await http.get(MINE)).headers["etag"]
    async with lobby.raw(bob) as http:
        status, body = await known(http, MINE, tag)
        assert (status, json.loads(body)) == (200, {"tables": [], "more": None})
    async with lobby.raw() as http:
        response, body = await sent(http, MINE, "gzip", **{"If-None-Match": tag})
        assert (response.status_code, json.loads(body)["code"]) == (401, "sign-in")
        assert response.headers["cache-control"] == NEVER


async def test_what_a_seat_is_told_is_kept_nowhere(lobby: Lobby, ann: Client) -> None:
    """A finished match is everyone's; of one that is played a seat is told what others must not know."""
    over, playing = await finished(lobby, ann), (await tables(ann, 1))[0].id
    async with lobby.raw(ann) as http:
        for path, cache in (
            (f"{over}/record", OWN),
            (f"{over}/moments/9", OWN),
            (f"{over}/told?seat=0", NEVER),
            (f"{playing}/told?seat=0", NEVER),
        ):
            assert (await http.get(f"/api/tables/{path}")).headers["cache-control"] == cache, path


async def test_the_python_client_unpacks(lobby: Lobby, ann: Client) -> None:
    over = await finished(lobby, ann)
    await tables(ann, 5)
    assert len((await ann.tables("mine")).tables) == 6 and (await ann.games()).games
    assert (await ann.record(over)).table.id == over
    assert (await ann.moment(over, 9)).seq == 9 and (await ann.told(over, 0)).events
    with refused(404, "no-moment"):
        await ann.moment(over, 999_999)


# What it costs.


def request(**headers: str) -> Request:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": lines})


async def fifty_kilobytes(ann: Client) -> wire.Tables:
    """Tables that differ as much as real ones do."""
    first = (await tables(ann, 1))[0]
    page = [replace(first, id=f"{n * 7919:016x}", seed_hash=f"{n * 104729:064x}", seq=n) for n in range(60)]
    assert len(msgspec.json.encode(page)) > 50_000
    return wire.Tables(tuple(page))


def quickest(work: Callable[[], object]) -> float:
    """Seconds of this thread's own time, at best: other work on the machine does not count."""
    took = []
    for _ in range(20):
        began = time.thread_time()
        work()
        took.append(time.thread_time() - began)
    return min(took)


async def test_packing_keeps_nobody_waiting(ann: Client) -> None:
    page = await fifty_kilobytes(ann)
    asked = request(accept_encoding="gzip")

    def work() -> None:
        # It never waits for anything, so that it is done with its first step.
        with pytest.raises(StopIteration) as done:
            answer(asked, page).send(None)
        assert done.value.value.headers["content-encoding"] == "gzip"

    assert quickest(work) < SECONDS


async def test_what_is_very_large_is_packed_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    plainly = Kept.answer

    def noted(self: Kept, asked: Request) -> Any:
        threads.append(get_ident())
        return plainly(self, asked)

    monkeypatch.setattr(kept.Kept, "answer", noted)
    asked = request(accept_encoding="gzip")
    for value in ("x" * SMALL * 2, "x" * LARGE):
        response = await asyncio.wait_for(answer(asked, value), 10)
        assert json.loads(gzip.decompress(response.body)) == value
    assert threads[0] == get_ident() != threads[1]
