"""People: guests, names, accounts."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from itertools import chain
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select

from realms.server import ids, wire
from realms.server.errors import Refuse
from realms.server.people import QUEUE, Passwords, People, clean_name, folded
from realms.server.routes.deps import COOKIE
from realms.server.settings import Settings
from realms.server.store.database import Database
from realms.server.store.schema import (
    people as people_table,
)
from server.small import CHEAP, NO_LIMITS, PASSWORD, SmallServer, client_of, code, post, refusal

# Guests.


async def test_nobody_is_somebody_before_signing_in(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api/me")).json() == {"person": None, "csrf": ""}


async def test_a_guest_plays_at_once(browser: httpx.AsyncClient) -> None:
    made = await browser.post("/api/guests", json={"name": "Anna"})
    assert made.status_code == 201
    me = (await browser.get("/api/me")).json()
    assert me["person"] == made.json()["person"]
    assert me["person"]["name"] == "Anna" and me["person"]["guest"] is True
    assert me["csrf"] == made.json()["csrf"]


async def test_any_number_of_guests_may_have_one_name(people: People) -> None:
    assert (await people.guest("Anna")).person.id != (await people.guest("Anna")).person.id


async def test_a_guest_may_take_another_name(people: People) -> None:
    guest = await people.guest("Anna")
    session = await people.session(guest.token)
    assert session is not None
    assert await people.rename(session, " Vera  the Bold ") == wire.Person(
        guest.person.id, "Vera the Bold", guest=True
    )
    renamed = await people.session(guest.token)
    assert renamed is not None and renamed.person.name == "Vera the Bold"


async def test_an_account_signs_in_by_its_new_name_and_takes_nobodys(people: People) -> None:
    await people.account("Boris", PASSWORD, None)
    session = await people.session((await people.account("Anna", PASSWORD, None)).token)
    assert session is not None
    with pytest.raises(Refuse, match="Somebody has this name"):
        await people.rename(session, "BORIS")
    await people.rename(session, "Vera")
    assert (await people.sign_in("vera", PASSWORD)).person.id == session.person.id


async def test_the_cookie_is_out_of_reach_of_pages(browser: httpx.AsyncClient) -> None:
    cookie = (await browser.post("/api/guests", json={"name": "Anna"})).headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={60 * 86400}"} <= set(cookie.split("; "))
    assert "Secure" not in cookie and "Domain" not in cookie


async def test_the_cookie_stays_on_https_where_the_site_does(db: Database) -> None:
    settings = Settings(limits=NO_LIMITS, public_url="https://realms.example")
    async with client_of(SmallServer(db, People(db, settings, CHEAP), settings)) as client:
        made = await client.post("/api/guests", json={"name": "Anna"})
    assert "Secure" in made.headers["set-cookie"].split("; ")


async def test_no_token_is_stored(server: SmallServer) -> None:
    signed_in = await server.people.account("Anna", PASSWORD, None)
    file = Path(str(server.db.url.database))
    stored = b"".join(part.read_bytes() for part in file.parent.iterdir())
    assert ids.token_hash(signed_in.token).encode() in stored
    assert signed_in.token.encode() not in stored and PASSWORD.encode() not in stored


# Names.


@pytest.mark.parametrize(
    "name", ["Анна", "李小龍", "Zoë", "<b>Anna</b>", "'; drop table people; --", "O'Neill & Sons", "🐉", "%s {0}"]
)
async def test_a_name_is_stored_as_typed(browser: httpx.AsyncClient, people: People, name: str) -> None:
    made = (await browser.post("/api/guests", json={"name": name})).json()
    assert made["person"]["name"] == name
    assert await people.names([made["person"]["id"], "nobody"]) == {made["person"]["id"]: name}


async def test_names_of_nobody(people: People) -> None:
    assert await people.names([]) == {}


def test_spaces_are_single() -> None:
    assert clean_name("  Anna   of \u00a0 Thorn ") == "Anna of Thorn"


@pytest.mark.parametrize("around", ["{}", "a{}"])
def test_the_form_takes_just_the_names_that_are_taken(around: str) -> None:
    """What the schema tells programs is what happens, for every sign that people use or abuse."""
    form = TypeAdapter(wire.Name)
    for point in chain(range(0xD800), range(0xE000, 0x1E000), range(0xE0000, 0xE0100)):
        name = around.format(chr(point))
        try:
            taken = bool(clean_name(name))
        except Refuse:
            taken = False
        with nullcontext() if taken else pytest.raises(ValidationError):
            form.validate_python(name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "a\0b", "a\nb", "a\x1bb", "a\x9fb", "a\u202eb", "a\u2066b", "a\u200bb", "a\u200db", "\ufeffa"]
    + ["\u3164", "\u2800", "a\u2028b", "\ud800", "x" * 33, "\ufdfa" * 32],
)
async def test_names_that_hide_or_break_are_refused(people: People, name: str) -> None:
    refused = await refusal(people.guest(name))
    assert (refused.status, refused.code) == (422, "bad-name")


async def test_a_lone_surrogate_is_no_text(browser: httpx.AsyncClient) -> None:
    sent = await browser.post(
        "/api/guests", content=rb'{"name": "\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert sent.status_code == 422 and code(sent) in ("invalid", "bad-name")


def test_one_login_for_all_ways_to_write_a_name() -> None:
    assert folded("STRASSE") == folded("straße")
    assert folded("Ａｎｎａ") == folded("ANNA") == "anna"
    assert folded("Zoe\u0308") == folded("zoë")
    assert folded("Anna") != folded("Аnna")


# Accounts.


async def test_an_account_signs_in_again(browser: httpx.AsyncClient) -> None:
    made = await post(browser, "/api/accounts", name="Anna", password=PASSWORD)
    assert made.status_code == 201 and made.json()["person"]["guest"] is False
    browser.cookies.clear()
    again = await post(browser, "/api/sessions", name=" ANNA ", password=PASSWORD)
    assert again.status_code == 201
    assert again.json()["person"] == made.json()["person"]
    assert again.json()["token"] != made.json()["token"]
    assert (await browser.get("/api/me")).json()["person"] == made.json()["person"]


async def test_a_guest_with_an_account_is_the_same_person(browser: httpx.AsyncClient, people: People) -> None:
    guest = (await post(browser, "/api/guests", name="Anna")).json()
    made = (await post(browser, "/api/accounts", name="Anna of Thorn", password=PASSWORD)).json()
    assert made["person"] == {"id": guest["person"]["id"], "name": "Anna of Thorn", "guest": False}
    assert await people.session(guest["token"]) is None, "the guest's old session has ended"
    assert (await browser.get("/api/me")).json()["person"] == made["person"]


async def test_whoever_has_an_account_gets_no_other(browser: httpx.AsyncClient) -> None:
    await post(browser, "/api/accounts", name="Anna", password=PASSWORD)
    second = await post(browser, "/api/accounts", name="Boris", password=PASSWORD)
    assert second.status_code == 409 and code(second) == "already-registered"


async def test_a_name_is_taken_however_it_is_written(browser: httpx.AsyncClient) -> None:
    await browser.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
    browser.cookies.clear()
    second = await browser.post("/api/accounts", json={"name": "ＡＮＮＡ", "password": PASSWORD})
    assert second.status_code == 409 and code(second) == "name-taken"


async def test_of_two_who_want_a_name_at_once_one_gets_it(server: SmallServer) -> None:
    settings = server.settings
    workers = [server.people, People(server.db, settings, CHEAP)]
    results = await asyncio.gather(
        *(worker.account("Anna", PASSWORD, None) for worker in workers * 2), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refuse)]
    assert len(refused) == 3 and {error.code for error in refused} == {"name-taken"}


async def test_a_guest_who_asks_twice_at_once_gets_one_account(people: People) -> None:
    guest = await people.session((await people.guest("Anna")).token)
    results = await asyncio.gather(
        *(people.account(name, PASSWORD, guest) for name in ("Anna", "Boris")), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refuse)]
    assert [error.code for error in refused] == ["already-registered"]


async def test_a_refused_account_leaves_the_guest_alone(browser: httpx.AsyncClient, people: People) -> None:
    await people.account("Boris", PASSWORD, None)
    guest = (await post(browser, "/api/guests", name="Anna")).json()
    assert (await post(browser, "/api/accounts", name="boris", password=PASSWORD)).status_code == 409
    assert (await browser.get("/api/me")).json()["person"] == guest["person"]


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(browser: httpx.AsyncClient) -> None:
    await browser.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
    browser.cookies.clear()
    wrong = await browser.post("/api/sessions", json={"name": "Anna", "password": "wrong horse"})
    nobody = await browser.post("/api/sessions", json={"name": "Nobody", "password": PASSWORD})
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.json() == nobody.json()
    assert "set-cookie" not in wrong.headers


async def test_a_password_is_compared_even_for_nobody(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, stored: str, password: bytes) -> bool:
        compared.append(stored)
        return verify(self, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    await people.account("Anna", PASSWORD, None)
    for name in ("Anna", "Nobody"):
        assert (await refusal(people.sign_in(name, "wrong horse"))).code == "wrong-password"
    known, unknown = compared
    assert known.split("$")[:4] == unknown.split("$")[:4], "the same work"
    assert [len(part) for part in known.split("$")] == [len(part) for part in unknown.split("$")]


async def test_a_guest_cannot_be_signed_in_to(people: People) -> None:
    await people.guest("Anna")
    assert (await refusal(people.sign_in("Anna", ""))).code == "wrong-password"


async def test_passwords_are_compared_as_read_not_as_composed(people: People) -> None:
    made = await people.account("Anna", "zoe\u0308 zoe\u0308", None)
    assert (await people.sign_in("Anna", "zoë zoë")).person == made.person


async def test_an_old_hash_is_made_anew(server: SmallServer) -> None:
    made = await server.people.account("Anna", PASSWORD, None)
    dearer = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    later = People(server.db, server.settings, dearer)
    await later.sign_in("Anna", PASSWORD)
    async with server.db.read() as connection:
        query = select(people_table.c.password).where(people_table.c.id == made.person.id)
        stored = (await connection.execute(query)).scalar_one()
    assert not dearer.check_needs_rehash(stored)
    assert (await later.sign_in("Anna", PASSWORD)).person == made.person


async def test_only_so_many_passwords_wait() -> None:
    passwords = Passwords(CHEAP)
    results = await asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(QUEUE + 5)), return_exceptions=True)
    assert [error.status for error in results if isinstance(error, Refuse)] == [429] * 5
    assert await passwords.right(await passwords.hash(PASSWORD), PASSWORD), "and then goes on"


@pytest.mark.parametrize(
    ("path", "password"), [("accounts", "short"), ("accounts", "x" * 257), ("sessions", "x" * 257)]
)
async def test_a_password_that_does_not_fit_is_not_repeated(
    browser: httpx.AsyncClient, path: str, password: str
) -> None:
    sent = await browser.post(f"/api/{path}", json={"name": "Anna", "password": password})
    assert sent.status_code == 422 and code(sent) == "invalid"
    assert '"password"' in sent.json()["message"] and password not in sent.text
