"""The REST routes keep the promises of their OpenAPI schema: schemathesis asks for what it allows, and for
much that it does not.

Each operation is asked by somebody who is signed in, about tables that are really there: open, played, finished.
The examples are the same at every run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any
from zlib import crc32

import httpx
import pytest
import requests
import schemathesis
from schemathesis.config import SchemathesisConfig

from long import LONG
from realms.server.app import create_app
from realms.server.settings import Settings
from server.live import GAME, NO_LIMITS, Api, Place, a_nursery, quick

SIZE = 30 if LONG else 6
"""Examples of each operation, besides those at the borders of what the schema allows."""

CONFIG = SchemathesisConfig.from_dict(
    {
        "generation": {"max-examples": SIZE, "deterministic": True, "database": "none", "no-shrink": True},
        # Each password is hashed for a tenth of a second.
        "operations": [
            {"include-path": path, "generation": {"max-examples": SIZE // 3}}
            for path in ("/api/accounts", "/api/sessions")
        ],
        # All checks are on. Some find nothing to do: what was made or deleted is asked for again in chains of
        # requests, of which test_server_tables.py has some; and the schema names no way to sign in, see
        # test_server_people.py for those.
        "checks": {
            # 400: well-formed, but no such game, bot, clock or option; the schema cannot know what there is.
            "positive_data_acceptance": {"expected-statuses": ["2xx", 400, 401, 403, 404, 409]},
            "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 422]},
        },
    }
)

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite:///never-opened.db")).openapi(), config=CONFIG)


@dataclass
class Somebody:
    """Somebody who is signed in, and what there is to ask about."""

    url: str
    http: httpx.Client
    line: requests.Session
    playing: str = ""
    finished: str = ""

    def guest(self) -> dict[str, str]:
        """Headers of a new guest."""
        made = self.http.post("/api/guests", json={"name": "Vera"})
        return {"Authorization": f"Bearer {made.json()['token']}"}

    def open_table(self, *, full: bool = False) -> str:
        form: dict[str, Any] = {"game": GAME, "players": 2, "public": True}
        if full:
            form["seats"] = [{"kind": "me"}] * 2
        return str(self.http.post("/api/tables", json=form).json()["id"])

    def invitation(self, table: str) -> dict[str, Any]:
        made: dict[str, Any] = self.http.post(f"/api/tables/{table}/invitations", json={}).json()
        return made


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Somebody]:
    folder = tmp_path_factory.mktemp("openapi")
    settings = quick(f"sqlite:///{folder / 'realms.db'}", limits=replace(NO_LIMITS, tables_each=100_000))
    with a_nursery(folder) as nursery:
        child = asyncio.run(nursery.start(settings, bots=False))
        playing, finished, token = asyncio.run(matches(child.url))
        headers = {"Authorization": f"Bearer {token}"}
        with (
            httpx.Client(base_url=child.url, headers=headers, trust_env=False) as http,
            requests.Session() as line,
        ):
            line.trust_env = False
            yield Somebody(child.url, http, line, playing, finished)
        noted = child.said.read_text()
        assert "error" not in noted and "Traceback" not in noted, noted


async def matches(url: str) -> tuple[str, str, str]:
    """A match that is played and one that is over, both of one person; and that person's token."""
    async with Api(url) as api:
        anna = await api.guest("Anna")
        playing, finished = await api.table([anna, anna]), await api.table([anna, anna])
        for table in (playing, finished):
            async with Place(url, table, 0, anna) as a, Place(url, table, 1, anna) as b:
                mover = a if a.options() else b
                await mover.answer(mover.options()[0])
        async with Place(url, finished, 0, anna) as place:
            await place.send(type="resign")
            await place.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "finished")
    return playing, finished, anna.token


@schema.parametrize()
def test_the_schema_is_kept(case: Any, somebody: Somebody) -> None:
    headers = dict(somebody.http.headers)
    if case.operation.path in ("/api/sessions", "/api/accounts"):
        headers |= somebody.guest()  # afterwards this session is no good
    if case.meta.generation.mode.is_positive:
        aim(case, somebody)
    case.call_and_validate(base_url=somebody.url, session=somebody.line, headers=headers)


def aim(case: Any, somebody: Somebody) -> None:
    """Three times out of four ask about something that is there; by chance one would not find it."""
    asked, body = case.path_parameters, case.body
    kind = crc32(repr((asked, case.query, body if isinstance(body, dict) else "")).encode()) % 4
    if kind == 0:
        return
    if "table" in asked:
        full = case.operation.path.endswith("/start")
        there = (somebody.playing, somebody.finished)
        asked["table"] = somebody.open_table(full=full) if kind == 1 else there[kind - 2]
    if "seat" in asked:
        asked["seat"] = int(asked["seat"]) % 3
    if "seq" in asked:
        asked["seq"] = int(asked["seq"]) % 3
    if "invitation" in asked and kind == 1:
        asked["invitation"] = somebody.invitation(asked["table"])["id"]
    if case.operation.path == "/api/join" and case.method == "POST":
        body["token"] = somebody.invitation(somebody.open_table())["token"]
    if case.operation.path == "/api/tables" and case.method == "POST":
        body |= {"game": GAME, "players": 2, "options": {}, "seats": [{"kind": "me"}] * 2}
        body["play_on"] = {"table": somebody.finished, "at": 1} if kind == 2 else None
        if kind != 3:
            body.pop("clock", None)
