"""The border: what people read when something is refused or fails, and what never gets in."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from realms.kernel.model import BadOptions
from realms.server import wire
from realms.server.borders import SAFE, guard
from realms.server.errors import Refuse, StoreDown, conflict, too_many
from realms.server.limits import Limiter
from realms.server.metrics import Metrics
from realms.server.routes.deps import COOKIE
from realms.server.settings import Limits, Rate, Settings

SECRET = "hunter2"
OPEN = Limits(requests=Rate(0, 0), body_bytes=1000)


class Regulars:
    """Knows the sessions that begin with "known"."""

    def known(self, token: str) -> bool:
        return token.startswith("known")


@dataclass
class SmallServer:
    """As much of a server as the border needs."""

    settings: Settings
    people: Regulars = field(default_factory=Regulars)
    limiter: Limiter = field(default_factory=Limiter)
    metrics: Metrics = field(default_factory=Metrics)


def small_app(limits: Limits = OPEN) -> FastAPI:
    app = FastAPI()
    settings = Settings(limits=limits)
    app.state.server = SmallServer(settings)
    guard(app, settings)
    add_routes(app)
    return app


def add_routes(app: FastAPI) -> None:
    failures: dict[str, Exception] = {
        "refuse": conflict("seat-taken", "Somebody sits there."),
        "flood": too_many(),
        "store": StoreDown(f"OperationalError: no disk at {SECRET}"),
        "realms": BadOptions("This game is for 2 to 5 players."),
        "fault": RuntimeError(f"the password is {SECRET}"),
    }

    @app.get("/api/fail/{how}")
    async def fail(how: str) -> None:
        raise failures[how]

    @app.post("/api/guests")
    async def guest(form: wire.AccountForm) -> dict[str, str]:
        return {"name": form.name}

    @app.delete("/api/guests")
    async def nobody() -> None: ...

    @app.post("/api/tables")
    async def table(form: wire.TableForm) -> dict[str, str]:
        return {"game": form.game}

    @app.get("/api/pages")
    async def pages(before: int = 0) -> dict[str, int]:
        return {"before": before}

    @app.get("/healthz")
    async def health() -> dict[str, bool]:
        return {"ok": True}

    @app.websocket("/api/play/{how}")
    async def play(socket: WebSocket, how: str, seat: int = 0) -> None:
        if how == "refused":
            raise Refuse(404, "no-table", "There is no such table.")
        await socket.accept()
        if how == "fault":
            raise RuntimeError(SECRET)
        if how == "gone":
            raise WebSocketDisconnect
        await socket.send_json({"seat": seat})
        await socket.close()


def client_of(app: FastAPI, address: str = "192.0.2.1") -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=(address, 1234)), base_url="http://realms.test"
    )


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(small_app()) as client:
        yield client


def told(response: httpx.Response) -> tuple[int, str, str]:
    problem = response.json()
    assert set(problem) == {"code", "message"}
    return response.status_code, problem["code"], problem["message"]


# Refusals.


async def test_a_refusal_has_its_status_its_code_and_its_sentence(client: httpx.AsyncClient) -> None:
    assert told(await client.get("/api/fail/refuse")) == (409, "seat-taken", "Somebody sits there.")


async def test_what_the_rules_refuse_is_a_wrong_request(client: httpx.AsyncClient) -> None:
    assert told(await client.get("/api/fail/realms")) == (400, "wrong", "This game is for 2 to 5 players.")


async def test_a_database_that_is_away_is_no_secret_but_why_is(client: httpx.AsyncClient) -> None:
    sent = await client.get("/api/fail/store")
    assert told(sent)[:2] == (503, "unavailable") and SECRET not in sent.text
    assert int(sent.headers["retry-after"]) > 0


async def test_too_many_tells_when_to_come_again(client: httpx.AsyncClient) -> None:
    sent = await client.get("/api/fail/flood")
    assert told(sent)[:2] == (429, "too-many") and int(sent.headers["retry-after"]) > 0


async def test_a_fault_is_written_down_and_not_told(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "realms"):
        sent = await client.get("/api/fail/fault")
    assert told(sent)[:2] == (500, "fault") and SECRET not in sent.text
    assert sent.headers["x-content-type-options"] == "nosniff"
    failed = next(record.getMessage() for record in caplog.records if "'failed'" in record.getMessage())
    assert "raise failures[how]" in failed and sent.headers["x-request-id"] in failed


async def test_there_is_nothing_at_other_addresses(client: httpx.AsyncClient) -> None:
    assert told(await client.get("/api/nothing")) == (404, "no-page", "There is nothing at this address.")


async def test_another_method_is_told_the_right_one(client: httpx.AsyncClient) -> None:
    sent = await client.put("/api/guests")
    assert told(sent)[:2] == (405, "method") and sent.headers["allow"] == "POST, DELETE"


# What cannot be read.

GUEST = {"name": "Anna", "password": "correct horse"}


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("guests", {"name": "Anna"}, '"password" is missing.'),
        ("guests", GUEST | {"name": "x" * 33}, '"name" may have at most 32 characters.'),
        ("guests", GUEST | {"name": ""}, '"name" must not be empty.'),
        ("guests", GUEST | {"name": 7}, '"name" must be text.'),
        ("guests", GUEST | {"password": "short"}, '"password" needs 8 or more characters.'),
        ("guests", [], "The request needs a JSON object as its body, and Content-Type: application/json."),
        ("tables", {"game": "toy", "players": 0}, '"players" must be at least 1.'),
        ("tables", {"game": "toy", "players": 99}, '"players" must be at most 14.'),
        ("tables", {"game": "toy", "players": "<b>"}, '"players" must be a whole number.'),
        ("tables", {"game": "toy", "players": 1.5}, '"players" must be a whole number.'),
        ("tables", {"game": "toy", "public": "<b>"}, '"public" must be true or false.'),
        ("tables", {"game": "toy", "options": 3}, '"options" must be an object.'),
        ("tables", {"game": "toy", "clock": 3}, '"clock" must be an object.'),
        ("tables", {"game": "toy", "clock": {"days": "x"}}, '"clock", "days" must be a number.'),
        ("tables", {"game": "toy", "seats": 3}, '"seats" must be a list.'),
        (
            "tables",
            {"game": "toy", "seats": [{"kind": "me"}] * 15},
            '"seats" may hold at most 14 items.',
        ),
        (
            "tables",
            {"game": "toy", "seats": [{"kind": "me"}, {"kind": "<b>"}]},
            "\"seats\", entry 2, \"kind\" must be 'me', 'open' or 'bot'.",
        ),
    ],
)
async def test_one_sentence_names_the_field_and_what_would_be_right(
    client: httpx.AsyncClient, path: str, body: Any, message: str
) -> None:
    assert told(await client.post(f"/api/{path}", json=body)) == (422, "invalid", message)


async def test_a_wrong_query_is_told_in_the_same_way(client: httpx.AsyncClient) -> None:
    sent = await client.get("/api/pages", params={"before": "<script>"})
    assert told(sent) == (422, "invalid", '"before" must be a whole number.')


@pytest.mark.parametrize(
    "body", [b"{", b"", b"\xff", b'{"name": "\xff"}', b"[" * 900, b"9" * 900, b"NaN", b"null"]
)
async def test_what_is_not_json_is_no_fault_of_ours(client: httpx.AsyncClient, body: bytes) -> None:
    sent = await client.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert told(sent)[0] in (400, 422)


# What is too large.


async def test_a_body_that_says_it_is_too_large_is_not_read(client: httpx.AsyncClient) -> None:
    sent = await client.post("/api/guests", json=GUEST | {"name": "x" * 1000})
    assert told(sent)[:2] == (413, "too-large")


async def test_a_body_that_does_not_say_how_large_it_is(client: httpx.AsyncClient) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 100
            yield b"x" * 100

    refused = await client.post("/api/guests", content=endless(), headers={"Content-Type": "application/json"})
    assert told(refused)[:2] == (413, "too-large")
    assert sent == 1100, "no more was read than shows that it is too much"


async def test_a_body_in_pieces_that_fits_gets_in(client: httpx.AsyncClient) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name": "Anna", '
        yield b'"password": "correct horse"}'

    sent = await client.post("/api/guests", content=pieces(), headers={"Content-Type": "application/json"})
    assert sent.json() == {"name": "Anna"}


@pytest.mark.parametrize("length", [b"9" * 5000, b"1001"])
async def test_giant_lengths(client: httpx.AsyncClient, length: bytes) -> None:
    sent = await client.post("/api/guests", content=b"{}", headers={"Content-Length": length})
    assert told(sent)[:2] == (413, "too-large")


@pytest.mark.parametrize("length", [b"-1", b"\xb2", b"x"])
async def test_lengths_that_are_none(client: httpx.AsyncClient, length: bytes) -> None:
    headers = {"Content-Length": length, "Content-Type": "application/json"}
    assert told(await client.post("/api/guests", content=b"{}", headers=headers))[:2] == (422, "invalid")


# Floods.

NARROW = Limits(requests=Rate(0.1, 3))


async def statuses(client: httpx.AsyncClient, times: int, **headers: str) -> list[int]:
    return [(await client.get("/api/pages", headers=headers)).status_code for _ in range(times)]


async def test_who_asks_too_often_waits() -> None:
    app = small_app(NARROW)
    async with client_of(app) as client:
        assert await statuses(client, 5) == [200, 200, 200, 429, 429]
        refused = await client.get("/api/pages")
        assert told(refused)[:2] == (429, "too-many") and refused.headers["retry-after"] == "10"
        assert refused.headers["x-frame-options"] == "DENY"
        assert (await client.get("/healthz")).status_code == 200, "machines may always ask how it goes"
    async with client_of(app, "192.0.2.2") as other:
        assert await statuses(other, 1) == [200]


async def test_a_known_session_counts_for_itself() -> None:
    async with client_of(small_app(NARROW)) as client:
        assert await statuses(client, 4, Authorization="Bearer known-anna") == [200, 200, 200, 429]
        assert await statuses(client, 4, Cookie=f"{COOKIE}=known-boris") == [200, 200, 200, 429]


async def test_made_up_tokens_do_not_help() -> None:
    async with client_of(small_app(NARROW)) as client:
        tried = [(await statuses(client, 1, Authorization=f"Bearer guess-{number}"))[0] for number in range(5)]
    assert tried == [200, 200, 200, 429, 429]


# Headers, notes, figures.


async def test_every_answer_wears_the_safe_headers(client: httpx.AsyncClient) -> None:
    for path in ("/api/pages", "/api/nothing", "/api/fail/fault", "/healthz"):
        headers = (await client.get(path)).headers
        assert SAFE.items() <= {name: headers[name] for name in SAFE}.items()
        assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)
    assert "default-src 'none'" in SAFE["Content-Security-Policy"]


async def test_a_request_is_noted_by_its_route(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "realms"):
        await client.get(f"/api/fail/refuse?token={SECRET}", headers={"Cookie": f"{COOKIE}={SECRET}"})
        await client.get(f"/join/{SECRET}")
        await client.get("/healthz")
    refused, nothing = (record.getMessage() for record in caplog.records if record.name == "realms")
    for word in ("'method': 'GET'", "'route': '/api/fail/{how}'", "'status': 409", "'ms': ", "'request': "):
        assert word in refused
    assert "'status': 404" in nothing
    assert SECRET not in refused + nothing


async def test_requests_are_counted_by_route() -> None:
    app = small_app()
    async with client_of(app) as client:
        await client.get("/api/fail/refuse")
        await client.get("/nothing/at/all")
        await client.get("/nothing/there")
    figures = app.state.server.metrics.render().decode()
    counted = [line for line in figures.splitlines() if line.startswith("realms_request_seconds_count")]
    assert counted == [
        'realms_request_seconds_count{method="GET",route="/api/fail/{how}",status="409"} 1.0',
        'realms_request_seconds_count{method="GET",route="none",status="404"} 2.0',
    ]
    assert 'realms_refused_total{code="seat-taken"} 1.0' in figures


async def test_half_an_answer_breaks_the_line() -> None:
    app = small_app()

    async def broken(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError(SECRET)

    app.mount("/broken", broken)
    async with client_of(app) as client:
        with pytest.raises(RuntimeError):
            await client.get("/broken/off")


# Sockets.


async def knock(app: FastAPI, path: str, query: str = "") -> list[Message]:
    """Ask for a socket; what the server sends."""
    sent: list[Message] = []
    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [],
        "client": ("192.0.2.1", 1234),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


def denied(sent: list[Message]) -> tuple[int, str, str]:
    start, body = sent
    assert (start["type"], body["type"]) == ("websocket.http.response.start", "websocket.http.response.body")
    problem = json.loads(body["body"])
    return start["status"], problem["code"], problem["message"]


async def test_a_socket_is_opened() -> None:
    sent = await knock(small_app(), "/api/play/on", "seat=2")
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert json.loads(sent[1]["text"]) == {"seat": 2}


async def test_a_socket_is_refused_with_a_problem() -> None:
    app = small_app()
    assert denied(await knock(app, "/api/play/refused")) == (404, "no-table", "There is no such table.")
    wrong = denied(await knock(app, "/api/play/on", "seat=%3Cb%3E"))
    assert wrong == (422, "invalid", '"seat" must be a whole number.')


async def test_who_opens_sockets_too_often_waits() -> None:
    app = small_app(NARROW)
    for _ in range(3):
        assert (await knock(app, "/api/play/on"))[0]["type"] == "websocket.accept"
    assert denied(await knock(app, "/api/play/on"))[:2] == (429, "too-many")


async def test_a_socket_that_fails_inside_is_closed_without_details() -> None:
    opened, closed = await knock(small_app(), "/api/play/fault")
    assert opened["type"] == "websocket.accept"
    assert (closed["type"], closed["code"]) == ("websocket.close", 1011) and SECRET not in str(closed)


async def test_a_visitor_who_goes_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "realms"):
        sent = await knock(small_app(), "/api/play/gone")
    assert [message["type"] for message in sent] == ["websocket.accept"]
    assert not caplog.records


# The schema.


async def test_every_refusal_is_documented_as_a_problem(client: httpx.AsyncClient) -> None:
    schema = (await client.get("/openapi.json")).json()
    assert "HTTPValidationError" not in schema["components"]["schemas"]
    for path in schema["paths"].values():
        for operation in path.values():
            for status in ("400", "401", "403", "404", "409", "413", "422", "429", "500", "503"):
                shape = operation["responses"][status]["content"]["application/json"]["schema"]
                assert shape == {"$ref": "#/components/schemas/Problem"}


async def test_what_is_neither_request_nor_socket_passes() -> None:
    app = small_app()
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "lifespan.startup" if not said else "lifespan.shutdown"}

    async def send(message: Message) -> None:
        said.append(message)

    await app({"type": "lifespan", "state": {}}, receive, send)
    assert [message["type"] for message in said] == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
