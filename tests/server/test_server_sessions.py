"""Sessions: how long they last, what ends them, and what is refused to whoever forges, floods or reads logs."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert, select, update

from realms.server import ids
from realms.server.errors import StoreDown
from realms.server.people import BELIEVED_MS, DAY_MS, People
from realms.server.routes.deps import COOKIE
from realms.server.settings import Limits, Rate, Settings
from realms.server.store.database import Database
from realms.server.store.schema import (
    chat,
    matches,
    people as people_table,
    reports,
    seats,
    sessions as sessions_table,
)
from server.small import CHEAP, HERE, NO_LIMITS, PASSWORD, SmallServer, client_of, code, post, refusal

# Sessions.


async def test_a_token_is_worth_nothing_after_signing_out(browser: httpx.AsyncClient, people: People) -> None:
    token = (await post(browser, "/api/guests", name="Anna")).json()["token"]
    assert await people.session(token) is not None
    headers = {"X-CSRF-Token": (await browser.get("/api/me")).json()["csrf"]}
    gone = await browser.delete("/api/sessions", headers=headers)
    assert gone.status_code == 204 and gone.content == b""
    assert COOKIE not in browser.cookies
    browser.cookies.set(COOKIE, token)
    assert (await browser.get("/api/me")).json()["person"] is None
    replayed = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert replayed.json()["person"] is None


async def test_sockets_of_sessions_that_end_are_closed(server: SmallServer, browser: httpx.AsyncClient) -> None:
    guest = (await post(browser, "/api/guests", name="Anna")).json()
    made = (await post(browser, "/api/accounts", name="Anna of Thorn", password=PASSWORD)).json()
    assert server.hall.out == [guest["person"]["id"]], "all sessions of the guest"
    await browser.delete("/api/sessions", headers={"X-CSRF-Token": made["csrf"]})
    assert server.hall.out[1:] == [ids.token_hash(made["token"])]


async def test_signing_out_leaves_other_sessions_alone(people: People) -> None:
    first = await people.account("Anna", PASSWORD, None)
    second = await people.sign_in("Anna", PASSWORD)
    await people.sign_out(first.token)
    assert await people.session(first.token) is None
    assert (session := await people.session(second.token)) is not None and session.person == first.person


async def test_signing_out_twice_or_without_a_session_is_no_fault(browser: httpx.AsyncClient) -> None:
    browser.cookies.set(COOKIE, "never was one")
    assert (await browser.delete("/api/sessions")).status_code == 204
    assert (await browser.delete("/api/sessions")).status_code == 204


async def test_a_session_that_is_read_while_it_is_revoked_is_not_believed(people: People) -> None:
    token = (await people.guest("Anna")).token
    await asyncio.gather(people.session(token), people.sign_out(token), people.session(token))
    assert await people.session(token) is None


async def expire(db: Database, token: str) -> None:
    async with db.begin() as connection:
        mine = sessions_table.c.token_hash == ids.token_hash(token)
        await connection.execute(update(sessions_table).where(mine).values(expires=ids.now()))


async def test_a_session_runs_out(server: SmallServer, browser: httpx.AsyncClient) -> None:
    token = (await server.people.guest("Anna")).token
    await expire(server.db, token)
    assert await server.people.session(token) is None
    answer = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["person"] is None


async def test_a_session_lasts_as_long_as_the_settings_say(server: SmallServer) -> None:
    token = (await server.people.guest("Anna")).token
    async with server.db.read() as connection:
        row = (await connection.execute(select(sessions_table))).one()
    assert row.token_hash == ids.token_hash(token)
    assert row.expires - row.created == 60 * 86_400_000


async def lasts(server: SmallServer, token: str, days: float | None = None) -> float:
    """Days that a session has left in the database, changed first if so wanted."""
    mine = sessions_table.c.token_hash == ids.token_hash(token)
    async with server.db.begin() as connection:
        if days is not None:
            at = ids.now()
            times = {"created": at + round((days - 60) * DAY_MS), "expires": at + round(days * DAY_MS)}
            await connection.execute(update(sessions_table).where(mine).values(**times))
        expires = (await connection.execute(select(sessions_table.c.expires).where(mine))).scalar_one()
    return float(expires - ids.now()) / DAY_MS


@pytest.mark.parametrize(("left", "after"), [(31, 31), (29, 60), (0.001, 60)])
async def test_a_session_that_is_used_does_not_run_out(server: SmallServer, left: float, after: float) -> None:
    token = (await server.people.guest("Anna")).token
    await lasts(server, token, left)
    session = await server.people.session(token)
    assert session is not None and session.extended is (after != left)
    assert await lasts(server, token) == pytest.approx(after, abs=0.001)


async def test_a_session_is_extended_once_not_at_every_request(server: SmallServer) -> None:
    token = (await server.people.guest("Anna")).token
    await lasts(server, token, 20)
    first = await server.people.session(token)
    assert first is not None and first.extended
    for people in (server.people, People(server.db, server.settings, CHEAP)):
        again = await people.session(token)
        assert again == first, "the same end, and any worker knows that the cookie is older"


async def test_the_cookie_lasts_as_long_as_its_session(server: SmallServer, browser: httpx.AsyncClient) -> None:
    made = (await browser.post("/api/guests", json={"name": "Anna"})).json()
    assert "set-cookie" not in (await browser.get("/api/me")).headers
    await lasts(server, made["token"], 20)
    worker = SmallServer(server.db, People(server.db, server.settings, CHEAP), server.settings)
    await worker.people.session(made["token"])  # extended by whatever was asked first
    async with client_of(worker) as client:
        told = await client.get("/api/me", headers={"Cookie": f"{COOKIE}={made['token']}"})
        by_token = await client.get("/api/me", headers={"Authorization": f"Bearer {made['token']}"})
    parts = dict(part.partition("=")[::2] for part in told.headers["set-cookie"].split("; "))
    assert parts[COOKIE] == made["token"] and "HttpOnly" in parts
    assert int(parts["Max-Age"]) == pytest.approx(60 * 86_400, abs=60)
    assert "set-cookie" not in by_token.headers, "a program has no cookie"


async def test_a_session_holds_though_it_cannot_be_extended(
    server: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = (await server.people.guest("Anna")).token
    await lasts(server, token, 20)

    def full() -> Any:
        raise StoreDown("OperationalError: database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.db, "begin", full)
        assert await server.people.session(token) is not None
    assert await lasts(server, token) == pytest.approx(20, abs=0.001)


async def test_guests_who_are_gone_for_good_are_forgotten(server: SmallServer) -> None:
    people = {name: await server.people.guest(name) for name in ("Seat", "Host", "Chat", "Report", "Here", "Gone")}
    account = await server.people.account("Account", PASSWORD, None)
    match = {"match": "match"}
    async with server.db.begin() as connection:
        row = {column.name: 0 for column in matches.c if not column.nullable}
        row |= {"id": "match", "host": people["Host"].person.id, "state": "open", "options": "{}"}
        await connection.execute(insert(matches).values(**row))
        await connection.execute(
            insert(seats).values(**match, seat=0, kind="person", person=people["Seat"].person.id)
        )
        await connection.execute(insert(chat).values(**match, person=people["Chat"].person.id, text="Hello", at=1))
        await connection.execute(
            insert(reports).values(
                **match, id="report", person=people["Report"].person.id, seq=0, text="Oh", file=b"", at=1
            )
        )
    for one in (*people.values(), account):
        if one is not people["Here"]:
            await expire(server.db, one.token)
    signed_out = await server.people.guest("Out")
    await server.people.sign_out(signed_out.token)

    await People(server.db, server.settings, CHEAP).guest("New")
    async with server.db.read() as connection:
        names = set((await connection.execute(select(people_table.c.name))).scalars())
    assert names == {"Seat", "Host", "Chat", "Report", "Here", "Account", "New"}


async def test_sessions_that_have_run_out_are_cleared_away(server: SmallServer) -> None:
    await expire(server.db, (await server.people.guest("Anna")).token)
    await People(server.db, server.settings, CHEAP).guest("Boris")
    async with server.db.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(sessions_table))).scalar_one() == 1


async def test_another_worker_sees_a_sign_out_after_its_moment_of_belief(
    server: SmallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = People(server.db, server.settings, CHEAP)
    token = (await server.people.guest("Anna")).token
    await other.session(token)
    assert other.known(token)
    await server.people.sign_out(token)
    later = time.monotonic_ns() + BELIEVED_MS * 1_000_000
    monkeypatch.setattr("time.monotonic_ns", lambda: later)
    assert not other.known(token)
    assert await other.session(token) is None


@pytest.mark.parametrize("token", ["", "x", "é" * 50, "x" * 5000, "' or 1=1 --"])
async def test_a_made_up_token_is_nobody(people: People, token: str) -> None:
    assert await people.session(token) is None


# Forged requests.


async def signed_in(browser: httpx.AsyncClient) -> dict[str, Any]:
    made: dict[str, Any] = (await browser.post("/api/guests", json={"name": "Anna"})).json()
    return made


@pytest.mark.parametrize("given", [{}, {"X-CSRF-Token": "wrong"}, {"X-CSRF-Token": "é".encode()}])
async def test_a_cookie_alone_changes_nothing(browser: httpx.AsyncClient, given: dict[str, Any]) -> None:
    anna = await signed_in(browser)
    for refused in (
        await browser.delete("/api/sessions", headers=given),
        await browser.post("/api/accounts", json={"name": "Mallory", "password": PASSWORD}, headers=given),
        await browser.post("/api/guests", json={"name": "Mallory"}, headers=given),
        await browser.post("/api/sessions", json={"name": "Mallory", "password": PASSWORD}, headers=given),
    ):
        assert refused.status_code == 403 and code(refused) == "csrf"
    assert (await browser.get("/api/me")).json()["person"] == anna["person"]


async def test_the_page_signs_out_with_its_token(browser: httpx.AsyncClient) -> None:
    anna = await signed_in(browser)
    gone = await browser.delete("/api/sessions", headers={"X-CSRF-Token": anna["csrf"]})
    assert gone.status_code == 204
    assert (await browser.get("/api/me")).json()["person"] is None


async def test_the_token_of_another_session_is_no_good(browser: httpx.AsyncClient, people: People) -> None:
    await signed_in(browser)
    boris = await people.guest("Boris")
    refused = await browser.delete("/api/sessions", headers={"X-CSRF-Token": boris.csrf})
    assert refused.status_code == 403


async def test_a_program_with_a_bearer_token_needs_no_other(browser: httpx.AsyncClient, people: People) -> None:
    token = (await people.guest("Anna")).token
    headers = {"Authorization": f"Bearer {token}"}
    made = await browser.post("/api/accounts", json={"name": "Anna", "password": PASSWORD}, headers=headers)
    assert made.status_code == 201
    headers = {"Authorization": f"Bearer {made.json()['token']}"}
    browser.cookies.clear()
    assert (await browser.delete("/api/sessions", headers=headers)).status_code == 204
    assert await people.session(made.json()["token"]) is None


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://realms.test.evil.example",
        "http://realms.test:8080",
        "http://[",
        "",
        "é",
    ],
)
async def test_a_foreign_page_signs_nobody_in(browser: httpx.AsyncClient, people: People, origin: str) -> None:
    await people.account("Mallory", PASSWORD, None)
    headers = {"Origin": origin.encode()}
    for refused in (
        await browser.post("/api/sessions", json={"name": "Mallory", "password": PASSWORD}, headers=headers),
        await browser.post("/api/guests", json={"name": "Mallory"}, headers=headers),
        await browser.post("/api/accounts", json={"name": "Boris", "password": PASSWORD}, headers=headers),
    ):
        assert refused.status_code == 403 and code(refused) == "origin"
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize(
    "origin", [HERE, "http://REALMS.test", "https://realms.example", "https://club.example:444"]
)
async def test_own_and_befriended_pages_sign_people_in(db: Database, origin: str) -> None:
    settings = Settings(
        limits=NO_LIMITS, public_url="https://realms.example/", origins=("https://club.example:444",)
    )
    async with client_of(SmallServer(db, People(db, settings, CHEAP), settings)) as client:
        made = await client.post("/api/guests", json={"name": "Anna"}, headers={"Origin": origin})
    assert made.status_code == 201


async def test_a_form_of_a_foreign_page_is_not_json(browser: httpx.AsyncClient) -> None:
    sent = await browser.post("/api/guests", content=b'{"name": "Anna"}', headers={"Content-Type": "text/plain"})
    assert sent.status_code == 422 and "application/json" in sent.json()["message"]


# Floods.


async def limited(db: Database, **rates: Rate) -> SmallServer:
    settings = Settings(limits=Limits(**{"requests": Rate(0, 0), **rates}))  # type: ignore[arg-type]
    return SmallServer(db, People(db, settings, CHEAP), settings)


async def test_a_flood_of_guests_ends(db: Database) -> None:
    server = await limited(db, guests=Rate(0.01, 3))
    async with client_of(server) as client:
        answers = []
        for _ in range(5):
            answers.append(await client.post("/api/guests", json={"name": "Anna"}))
            client.cookies.clear()
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert code(answers[-1]) == "too-many" and int(answers[-1].headers["retry-after"]) > 0
    async with client_of(server, "192.0.2.2") as other:
        assert (await other.post("/api/guests", json={"name": "Boris"})).status_code == 201


async def test_a_guesser_of_passwords_is_stopped_by_address(db: Database) -> None:
    async with client_of(await limited(db, passwords=Rate(0.01, 3))) as client:
        answers = [
            await client.post("/api/sessions", json={"name": f"Anna {number}", "password": "guess"})
            for number in range(5)
        ]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429, 429]


async def test_a_guesser_of_passwords_is_stopped_by_name(db: Database) -> None:
    server = await limited(db, passwords=Rate(0.01, 3))
    statuses = []
    for number, name in enumerate(("Anna", "ANNA", "Ａｎｎａ", "anna", " Anna ")):
        async with client_of(server, f"192.0.2.{number}") as client:
            sent = await client.post("/api/sessions", json={"name": name, "password": "guess"})
            statuses.append(sent.status_code)
    assert statuses == [401, 401, 401, 429, 429]


async def test_one_network_of_ipv6_counts_as_one(db: Database) -> None:
    server = await limited(db, guests=Rate(0.01, 1))
    statuses = []
    for address in ("2001:db8::1", "2001:db8::ffff", "2001:db8:0:1::1"):
        async with client_of(server, address) as client:
            statuses.append((await client.post("/api/guests", json={"name": "Anna"})).status_code)
    assert statuses == [201, 429, 201]


# Logs.


async def test_logs_hold_no_secrets(browser: httpx.AsyncClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "realms"):
        made = (await post(browser, "/api/accounts", name="Anna", password=PASSWORD)).json()
        await browser.get(f"/api/me?token={made['token']}", headers={"Authorization": f"Bearer {made['token']}"})
        await browser.post("/api/sessions", json={"name": "Anna", "password": PASSWORD})
    lines = [record.getMessage() for record in caplog.records if record.name == "realms"]
    assert sum("'/api/me'" in line for line in lines) == 2
    assert not [line for line in lines for secret in (made["token"], made["csrf"], PASSWORD) if secret in line]


# The database.


async def test_a_database_that_fails_and_comes_back(server: SmallServer, browser: httpx.AsyncClient) -> None:
    async with server.db.begin() as connection:
        await connection.exec_driver_sql("alter table people rename to away")
    sent = await browser.post("/api/guests", json={"name": "Anna"})
    assert sent.status_code == 503 and code(sent) == "unavailable" and "people" not in sent.text
    assert int(sent.headers["retry-after"]) > 0
    async with server.db.begin() as connection:
        await connection.exec_driver_sql("alter table away rename to people")
    assert (await browser.post("/api/guests", json={"name": "Anna"})).status_code == 201


async def test_people_on_both_databases(database_url: str) -> None:
    db = Database(database_url)
    await db.open()
    people = People(db, Settings(), CHEAP)
    guest = await people.guest("Анна <b>")
    session = await people.session(guest.token)
    made = await people.account("Anna", PASSWORD, session)
    assert made.person.id == guest.person.id
    assert await people.session(guest.token) is None
    assert (await refusal(people.account("ANNA", PASSWORD, None))).code == "name-taken"
    race = (People(db, Settings(), CHEAP).account("Boris", PASSWORD, None) for _ in range(4))
    results = await asyncio.gather(*race, return_exceptions=True)
    assert sorted(getattr(result, "code", "made") for result in results) == ["made"] + ["name-taken"] * 3
    assert (await people.sign_in("anna", PASSWORD)).person == made.person
    await people.sign_out(made.token)
    assert await people.session(made.token) is None
    await db.close()
