"""The Python client: what it asks, and what it makes of answers."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import msgspec
import pytest

from realms.kernel.model import RealmsError
from realms.server import wire
from realms.server.client import Client, ServerSays, Unreachable, bot, join_server, join_token, me
from server.script import GAME, TABLE


def answering(answer: Callable[[httpx.Request], httpx.Response]) -> Client:
    return Client("http://realms.test/", "secret", transport=httpx.MockTransport(answer))


def json(value: object, status: int = 200) -> httpx.Response:
    return httpx.Response(status, content=msgspec.json.encode(value))


async def test_a_request_carries_token_and_form_and_the_answer_becomes_values() -> None:
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return json(TABLE)

    async with answering(answer) as client:
        made = await client.make_table(game=GAME, seats=[me(), bot("random")], start=True)
    assert made == TABLE
    assert (seen[0].method, str(seen[0].url)) == ("POST", "http://realms.test/api/tables")
    assert seen[0].headers["authorization"] == "Bearer secret"
    form = msgspec.json.decode(seen[0].content)
    assert form["seats"] == [{"kind": "me", "bot": ""}, {"kind": "bot", "bot": "random"}] and form["start"] is True


async def test_signing_in_keeps_the_token_for_what_follows() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/api/guests":
            return json(wire.SignedIn(wire.Person("p1", "Ann", True), "csrf", "fresh"))
        return json(wire.Me(wire.Person("p1", request.headers["authorization"], True)))

    async with answering(answer) as client:
        await client.guest("Ann")
        person = await client.me()
    assert person is not None and person.name == "Bearer fresh"


async def test_a_refusal_is_told_with_the_servers_own_words() -> None:
    async with answering(lambda _: json(wire.Problem("no-table", "There is no such table."), 404)) as client:
        with pytest.raises(ServerSays, match="There is no such table") as told:
            await client.table("gone")
    assert (told.value.status, told.value.code) == (404, "no-table")


@pytest.mark.parametrize("body", [b"<html>no</html>", b'{"surprise": 1}', b""])
async def test_another_kind_of_server_is_told_apart(body: bytes) -> None:
    async with answering(lambda _: httpx.Response(200, content=body)) as client:
        with pytest.raises(Unreachable, match="no Realms server"):
            await client.games()
    async with answering(lambda _: httpx.Response(502, content=body)) as client:
        with pytest.raises(ServerSays, match="502"):
            await client.games()


async def test_a_server_that_is_not_there_is_one_sentence(unused_tcp_port: int) -> None:
    async with Client(f"http://127.0.0.1:{unused_tcp_port}") as client:
        with pytest.raises(Unreachable, match="does not answer"):
            await client.games()
        with pytest.raises(Unreachable, match="does not answer"):
            await client.seat("t1", 0).open()


@pytest.mark.parametrize(
    "url", ["realms.example", "ftp://realms.example", "http://", "http://[", "http://x:99999"]
)
def test_an_address_must_be_whole(url: str) -> None:
    with pytest.raises(RealmsError, match="http"):
        Client(url)


def test_links() -> None:
    link = "https://realms.test/club/join/abc-_1"
    assert (join_server(link), join_token(link)) == ("https://realms.test/club", "abc-_1")
    assert (join_server("abc"), join_token(" abc ")) == ("", "abc")
