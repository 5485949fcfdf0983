"""Proof against bad input: whatever somebody sends over a socket, the answer is clear and the match unharmed."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import websockets

from realms.server import sockets
from realms.server.routes.deps import COOKIE
from realms.server.settings import Rate
from server.abusers import (
    LONGEST,
    SOCKETS,
    Game,
    clear,
    door,
    game,
    house,
    knock,
    nursery,
    playing,
    raw,
    refused,
    sorry,
    strict,
)
from server.live import NO_LIMITS, Child, Frame, Nursery, Person, Place, quick, soon

__all__ = ["game", "house", "nursery", "strict"]

WATCH: Any = "watch"


# Messages that mean nothing.


def choose(seq: str = "1", key: str = '"x"') -> str:
    return f'{{"type": "choose", "seq": {seq}, "key": {key}}}'


NO_COMMANDS = {
    "nothing": "",
    "not JSON": "choose 1 pass",
    "half of it": '{"type": "choo',
    "more after it": '{"type": "ping"} {"type": "ping"}',
    "NUL": "\0",
    "a list": '[{"type": "ping"}]',
    "a number": "1",
    "null": "null",
    "true": "true",
    "text": '"ping"',
    "an empty object": "{}",
    "no such type": '{"type": "cheat"}',
    "a type that is no text": '{"type": {"type": "ping"}}',
    "a server's frame": '{"type": "patch", "seq": 1, "base": "", "print": "", "changes": []}',
    "deep lists": "[" * 1_500 + "]" * 1_500,
    "deep objects": '{"type":' * 400 + "1" + "}" * 400,
    "deep in a field": '{"type": "ping", "more": ' + "[" * 1_500 + "]" * 1_500 + "}",
    "half a character": '{"type": "say", "text": "\\ud800"}',
}
WRONG_FIELDS = {
    "no key": '{"type": "choose", "seq": 1}',
    "no seq": '{"type": "choose", "key": "x"}',
    "NaN": choose("NaN"),
    "Infinity": choose("-Infinity"),
    "a large seq": choose("1e30"),
    "seq below 0": choose("-1"),
    "seq of 20 digits": choose("9" * 20),
    "seq of 4000 digits": choose("9" * 4_000),
    "seq as text": choose('"1"'),
    "seq as truth": choose("true"),
    "seq as a fraction": choose("1.5"),
    "key as number": choose(key="7"),
    "key as list": choose(key='["x"]'),
    "no key at all": choose(key='""'),
    "a long key": choose(key='"' + "x" * 201 + '"'),
    "the last of two keys counts": '{"type": "choose", "seq": 1, "key": "x", "key": null}',
    "the last of two types counts": '{"type": "ping", "type": "choose"}',
    "undo of something": '{"type": "undo", "seq": 1, "all": "yes"}',
    "an order that is a list": '{"type": "order", "standing": []}',
    "an order nobody knows": '{"type": "order", "standing": {"prompt": "x", "policy": "cheat"}}',
    "an order without prompt": '{"type": "order", "standing": {"prompt": "", "policy": "pass"}}',
    "an answer that is neither": '{"type": "answer", "at": 1, "yes": null}',
    "nothing said": '{"type": "say", "text": " \\u202e\\u0000 "}',
    "too much said": '{"type": "say", "text": "' + "x" * 501 + '"}',
    "looked at before the start": '{"type": "look", "since": -1}',
}


async def test_what_is_no_command_is_answered(game: Game) -> None:
    for name, message in NO_COMMANDS.items():
        await raw(game.a, message)
        answer = await sorry(game.a)
        assert answer["code"] == "not-a-command", name
        assert answer["message"].startswith("A message is a JSON object whose type is one of: choose, "), name


async def test_wrong_fields_are_named(game: Game) -> None:
    for name, message in WRONG_FIELDS.items():
        await raw(game.a, message)
        answer = await sorry(game.a)
        assert answer["code"] == "not-a-command", name
        assert answer["message"].startswith("In a message of type "), name
        assert "xxx" not in answer["message"] and "999" not in answer["message"], "what was sent is not repeated"


async def test_more_than_one_character_is_still_one_message(game: Game) -> None:
    await raw(game.a, iter(["{", '"type"', ": ", '"ping"', "}"]))  # type: ignore[arg-type]
    await game.a.until(lambda frame: frame["type"] == "pong")


@pytest.mark.parametrize("message", ["x" * LONGEST + "y", '{"type": "ping"' + " " * LONGEST + "}", "я" * LONGEST])
async def test_a_message_that_is_too_long_is_answered_in_words(game: Game, message: str) -> None:
    await raw(game.a, message)
    assert (await sorry(game.a))["code"] in ("too-long", "not-a-command")


async def test_bytes_are_no_messages(game: Game) -> None:
    for message in (b"", b'{"type": "resign"}', bytes(range(256))):
        await raw(game.a, message)
        assert (await sorry(game.a))["code"] == "not-text"


# Commands that may not be.


async def test_a_choice_for_another_seat_is_refused(game: Game) -> None:
    mover, other = (game.a, game.b) if game.a.options() else (game.b, game.a)
    keys = mover.options()
    for key in keys[:3]:
        await other.choose(key)
        answer = await sorry(other)
        assert answer["code"] == "not-offered-seat"
        assert not [k for k in keys if k in answer["message"]], "the keys of the other seat are its own affair"


async def test_an_option_that_nobody_offered_is_refused(game: Game) -> None:
    mover = game.a if game.a.options() else game.b
    for key in ("x", "\0", "'; drop table log; --", "<script>", "🐉" * 50, "../../etc/passwd", "%s{0}"):
        answer = await mover.answer(key)
        assert answer["type"] == "sorry" and answer["code"] == "not-offered-option"
        assert "\n" not in answer["message"]


async def test_an_answer_to_another_question_is_answered_with_the_position(game: Game) -> None:
    mover = game.a if game.a.options() else game.b
    for seq in (0, 2, 1_000_000):
        await mover.send(type="choose", seq=seq, key=mover.options()[0])
        frame = await mover.until(lambda f: f["type"] in ("full", "patch", "sorry"))
        assert frame["type"] == "full" and frame["stale"] and frame["print"] == mover.prints[1]


ACTS: list[dict[str, Any]] = [
    {"type": "undo", "seq": 1},
    {"type": "choose", "seq": 1, "key": "pass"},
    {"type": "ask", "seq": 1, "to": 0},
    {"type": "answer", "at": 1, "yes": True},
    {"type": "order", "standing": {"prompt": "*", "policy": "pass"}},
    {"type": "return"},
    {"type": "resign"},
]


async def test_spectators_only_look(game: Game) -> None:
    vera = await game.api.guest("Vera")
    async with Place(game.api.url, game.table, WATCH, vera) as place:
        for command in ACTS:
            await place.send(**command)
            assert (await sorry(place))["code"] == "watching", command
        await place.send(type="say", text="Hello")
        assert (await sorry(place))["code"] == "not-at-table"
        await place.send(type="why")
        assert (await place.until(lambda f: f["type"] == "reasons"))["refused"] == []


async def test_pleas_that_make_no_sense_are_refused(game: Game) -> None:
    for command, code in (
        ({"type": "ask", "seq": 1, "to": 1}, "not-back"),
        ({"type": "ask", "seq": 1, "to": 1_000_000}, "not-back"),
        ({"type": "answer", "at": 1_000_000, "yes": True}, "no-plea"),
    ):
        await game.b.send(**command)
        assert (await sorry(game.b))["code"] == code


async def test_standing_orders_have_an_end(game: Game) -> None:
    answers: list[Frame] = []
    for number in range(41):
        await game.b.send(type="order", standing={"prompt": f"'; -- {number}\0", "policy": "pass"})
        answers.append(await game.b.until(lambda f: f["type"] in ("orders", "sorry")))
    assert [frame["type"] for frame in answers] == ["orders"] * 40 + ["sorry"]
    assert answers[-1]["code"] == "too-many-orders"


# Whoever may not come in.


SEATS = {
    "seat=1": (403, "not-your-seat"),
    "seat=12345678901": (422, "invalid"),
    "seat=0&since=-1": (422, "invalid"),
}
SEATS |= {f"seat=0&since={since}": (422, "invalid") for since in ("x", "NaN", "1e3", "9" * 5_000, "1000001")}
SEATS |= {
    f"seat={quote(seat)}": (404, "no-seat")
    for seat in ("2", "14", "15", "-1", "+0", "0x0", "1.0", "", "Watch", "٠", "²", "\0", "0\n", "0 or 1=1")
}


async def test_a_seat_that_is_not_ones_own_is_not_to_be_had(game: Game) -> None:
    for query, expected in SEATS.items():
        answer = await refused(door(game, query), **game.a.who.headers)
        assert (answer.status, answer.code) == expected, query


TABLES = ["nosuchtable", "x" * 40, "x" * 2_000, "", ".", "..", "../tables", "..%2f..%2fetc%2fpasswd", "%00", "%ff"]
TABLES += [
    "'%20or%201=1%20--",
    "%3Cscript%3E",
    "%D0%90%D0%BD%D0%BD%D0%B0",
    "*",
    "%25",
    "{table}",
    "~",
    "$%7B7*7%7D",
]


async def test_a_table_that_is_not_there(game: Game) -> None:
    for table in TABLES:
        answer = await refused(f"{game.api.url}/api/tables/{table}/play?seat=0", **game.a.who.headers)
        assert answer.status == 404 and answer.code in ("no-table", "no-page"), table


TOKENS = ("Bearer ", "Bearer made-up", "Bearer ' or 1=1 --", "Basic QTpC", "Bearer")
NOBODY: list[dict[str, str]] = [{"Authorization": token} for token in TOKENS]
NOBODY += [{}, {"Cookie": f"{COOKIE}=made-up"}, {"Cookie": COOKIE}]


async def test_nobody_has_no_seat(game: Game) -> None:
    for header in NOBODY:
        answer = await refused(door(game, "seat=0"), **header)
        assert (answer.status, answer.code) == (401, "sign-in"), header


async def test_a_foreign_page_plays_for_nobody(game: Game) -> None:
    cookie = {"Cookie": f"{COOKIE}={game.a.who.token}"}
    foreign = ("https://evil.example", "null", "", "http://127.0.0.1.evil.example")
    for query, origin in product(("seat=0", "seat=watch"), foreign):
        answer = await refused(door(game, query), **cookie, Origin=origin)
        assert (answer.status, answer.code) == (403, "origin")
    own = await knock(door(game, "seat=0"), **cookie, Origin=game.api.url)
    await own.close()


async def test_a_table_without_spectators_has_none(game: Game) -> None:
    vera = await game.api.guest("Vera")
    closed = await game.api.table([game.a.who, game.b.who], spectators=False)
    address = f"{game.api.url}/api/tables/{closed}/play?seat=watch"
    for headers in ({}, vera.headers):
        answer = await refused(address, **headers)
        assert (answer.status, answer.code) == (404, "no-table"), "as if there were none"
    form = {"game": "tiny_epic_kingdoms", "public": True, "spectators": False}
    waiting = (await game.api.done("POST", "/api/tables", game.a.who, **form))["id"]
    answer = await refused(f"{game.api.url}/api/tables/{waiting}/play?seat=watch", **vera.headers)
    assert (answer.status, answer.code) == (403, "no-spectators")
    own = await knock(address, **game.b.who.headers)
    await own.close()


# Sessions and invitations that have ended.


async def test_who_signs_out_is_shown_out(game: Game) -> None:
    form = {"name": f"Anna {os.urandom(4).hex()}", "password": "correct horse"}
    first = await game.api.done("POST", "/api/accounts", **form)
    second = await game.api.done("POST", "/api/sessions", **form)
    here, there = (Person(one["person"]["id"], form["name"], one["token"]) for one in (first, second))
    table = await game.api.table([here, here])
    async with Place(game.api.url, table, 0, here) as leaving, Place(game.api.url, table, 0, there) as staying:
        await game.api.done("DELETE", "/api/sessions", here)
        bye = await leaving.until(lambda frame: frame["type"] == "bye")
        assert bye["code"] == "signed-out" and bye["again_ms"] is None
        assert leaving._socket is not None
        await leaving._socket.wait_closed()
        assert leaving._socket.close_code == 1008
        await staying.settle()

        # The token is worth nothing any more, wherever it is shown.
        answer = await refused(f"{game.api.url}/api/tables/{table}/play?seat=0", **here.headers)
        assert (answer.status, answer.code) == (401, "sign-in")
        rest = await game.api.ask("POST", f"/api/tables/{table}/chat", here, text="Hello")
        assert rest.status_code == 401
        await staying.settle()
        assert staying.bye is None


async def test_a_guest_who_gets_an_account_comes_again_with_it(game: Game) -> None:
    guest = await game.api.guest("Vera")
    table = await game.api.table([guest, guest])
    async with Place(game.api.url, table, 0, guest) as place:
        form = {"name": f"Vera {os.urandom(4).hex()}", "password": "correct horse"}
        made = await game.api.done("POST", "/api/accounts", guest, **form)
        bye = await place.until(lambda frame: frame["type"] == "bye")
        assert bye["code"] == "renewed" and bye["again_ms"] == 0
    answer = await refused(f"{game.api.url}/api/tables/{table}/play?seat=0", **guest.headers)
    assert answer.status == 401
    async with Place(game.api.url, table, 0, Person(guest.id, form["name"], made["token"])) as place:
        await place.settle()
        assert place.info["seats"][0]["name"] == form["name"]


async def test_an_invitation_that_was_taken_back_opens_nothing(game: Game) -> None:
    api, anna, vera = game.api, game.a.who, await game.api.guest("Vera")
    form = {"game": "tiny_epic_kingdoms", "players": 2, "spectators": False}
    table = (await api.done("POST", "/api/tables", anna, **form))["id"]
    made = await api.done("POST", f"/api/tables/{table}/invitations", anna, seat=1)
    await api.done("DELETE", f"/api/tables/{table}/invitations/{made['id']}", anna)
    for answer, status in (
        (await api.ask("POST", "/api/join", vera, token=made["token"]), 404),
        (await api.ask("PUT", f"/api/tables/{table}/seats/1", vera, kind="me", invitation=made["token"]), 404),
        (await api.ask("DELETE", f"/api/tables/{table}/invitations/{made['id']}", anna), 404),
        (await api.ask("POST", "/api/join", vera, token=made["id"]), 404),
    ):
        assert answer.status_code == status, answer.text
        clear(answer.json()["code"], answer.json()["message"])
    seen = await api.done("GET", f"/api/tables/{table}", anna)
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open"]


# Floods.


async def test_a_flood_of_messages_ends_the_connection(strict: Child) -> None:
    async with playing(strict) as game:
        flood = await Place(game.api.url, game.table, 0, game.a.who).connect()
        for _ in range(100):
            await flood.send(type="ping")
        frames: list[Frame] = []
        with suppress(Exception):
            while True:
                frames.append(await flood.next())
        kinds = [frame["type"] for frame in frames if frame["type"] != "table"]
        pongs = kinds.count("pong")
        assert 10 <= pongs < 50 and kinds.count("sorry") == sockets.STRIKES - 1 and kinds[-1] == "bye"
        assert {frame["code"] for frame in frames if frame["type"] == "sorry"} == {"too-many"}
        assert flood.bye is not None and flood.bye["code"] == "too-many" and flood.bye["again_ms"] > 0
        assert flood._socket is not None and flood._socket.close_code == 1012
        async with Place(game.api.url, game.table, 0, game.a.who) as again:
            await again.settle()


async def test_who_talks_without_end_is_told_so(strict: Child) -> None:
    async with playing(strict) as game:
        for text in ("one", "two", "three"):
            await game.a.send(type="say", text=text)
        assert (await sorry(game.a))["code"] == "too-many"
        rest = await game.api.ask("POST", f"/api/tables/{game.table}/chat", game.a.who, text="four")
        assert rest.status_code == 429 and rest.json()["code"] == "too-many"
        await game.b.settle()
        assert list(game.b.chat.values()) == ["one", "two"]


@pytest.mark.parametrize("query", ["seat=0", "seat=watch"])
async def test_a_flood_of_connections_ends(game: Game, query: str) -> None:
    """Also of those that come all at once, and of those that sign in nobody."""
    headers = game.a.who.headers if query == "seat=0" else {}
    free = SOCKETS - 1 if query == "seat=0" else SOCKETS
    came = await asyncio.gather(
        *[knock(door(game, query), **headers) for _ in range(SOCKETS + 8)], return_exceptions=True
    )
    inside = [one for one in came if not isinstance(one, BaseException)]
    outside = [one for one in came if isinstance(one, websockets.InvalidStatus)]
    assert len(inside) == free and len(outside) == SOCKETS + 8 - free
    assert {one.response.status_code for one in outside} == {429}
    answer = await refused(door(game, query), **headers)
    assert answer.code == "too-many" and int(answer.headers["retry-after"]) > 0
    await asyncio.gather(*[one.close() for one in inside])
    await soon(lambda: _opens(door(game, query), headers))


async def _opens(address: str, headers: dict[str, str]) -> bool:
    with suppress(websockets.InvalidStatus):
        await (await knock(address, **headers)).close()
        return True
    return False


async def test_who_knocks_too_often_waits(nursery: Nursery, tmp_path: Path) -> None:
    child = await nursery.start(
        quick(f"sqlite:///{tmp_path / 'realms.db'}", limits=replace(NO_LIMITS, requests=Rate(0.5, 20))), bots=False
    )
    address = f"{child.url}/api/tables/nosuchtable/play"
    answers = [await refused(address) for _ in range(25)]
    assert [answer.status for answer in answers[:20]] == [404] * 20
    late = [answer for answer in answers if answer.status == 429]
    assert len(late) >= 4 and all(answer.headers["retry-after"] == "2" for answer in late)


# Text that would like to be more than text.

TEXTS = [
    "'; drop table people; --",
    '" or "1"="1',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&amp; &lt;b&gt;",
    "{{7*7}} ${7*7} %s %(x)s {0}",
    "\\u0000 \\n \\x1b[31m",
    "مرحبا שלום 你好 🐉",
]


async def test_text_is_text(game: Game) -> None:
    for text in TEXTS:
        await _comes_back(game, text)


async def _comes_back(game: Game, text: str) -> None:
    """As a name, as chat in both ways, as a report; and where a number should be."""
    named = await game.api.done("POST", "/api/guests", name=text[:32])
    vera = Person(named["person"]["id"], text[:32].strip(), named["token"])
    assert (await game.api.done("GET", "/api/me", vera))["person"]["name"] == vera.name
    table = await game.api.table([vera, vera])
    async with Place(game.api.url, table, 0, vera) as place:
        assert {seat["name"] for seat in place.info["seats"]} == {vera.name}
        await place.send(type="say", text=text)
        line = (await place.until(lambda frame: frame["type"] == "said"))["line"]
        assert line["text"] == text and line["name"] == vera.name
    await game.api.done("POST", f"/api/tables/{table}/chat", vera, text=text)
    lines = (await game.api.done("GET", f"/api/tables/{table}/chat", vera))["lines"]
    assert [line["text"] for line in lines] == [text, text]
    await game.api.done("POST", f"/api/tables/{table}/reports", vera, text=text)
    page = httpx.QueryParams(show="open", before=text)
    answer = await game.api.ask("GET", f"/api/tables?{page}", vera)
    assert answer.status_code == 422 and text not in answer.text


async def test_many_at_once_do_not_disturb_each_other(house: Child) -> None:
    """All kinds of harm at the same table and the same time, by chance, while two people play."""
    rng = random.Random(7)
    harm = [*NO_COMMANDS.values(), *WRONG_FIELDS.values()]
    async with playing(house) as game, AsyncExitStack() as stack:
        visitors = [
            await stack.enter_async_context(Place(game.api.url, game.table, seat, place.who))
            for seat, place in enumerate((game.a, game.b))
            for _ in range(3)
        ]

        async def annoy(place: Place) -> None:
            for _ in range(40):
                await raw(place, rng.choice(harm))
                await sorry(place)

        await asyncio.gather(*[annoy(place) for place in visitors])
