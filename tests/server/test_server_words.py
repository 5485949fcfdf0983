"""Words, names and rules for pages: all that they show, none that only the terminal shows, sent once."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fluent.runtime import FluentBundle, FluentResource

from realms import api, i18n, rulebook
from realms.server.app import create_app
from realms.server.settings import Limits, Rate, Settings
from server.live import GAME

LANGUAGES = i18n.LANGUAGES


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """The database is never asked."""
    return create_app(Settings("sqlite:///never-opened.db", limits=Limits(requests=Rate(0, 0))))


@pytest.fixture
async def visitor(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://realms.test") as client:
        yield client


async def read(visitor: httpx.AsyncClient, path: str) -> Any:
    sent = await visitor.get(path)
    assert sent.status_code == 200, sent.text
    assert sent.headers["content-type"] == "application/json"
    return json.loads(sent.content)


def bundle(lang: str, *texts: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def said(lang: str, texts: FluentBundle, message: str, **args: str | int) -> str:
    text, errors = texts.format_pattern(texts.get_message(message).value, args)
    assert not errors
    return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_pages_read_the_words_that_the_terminal_speaks(visitor: httpx.AsyncClient, lang: str) -> None:
    shared = await read(visitor, f"/api/words/{lang}")
    game = await read(visitor, f"/api/words/{lang}/{GAME}")
    texts = bundle(lang, shared["messages"], game["messages"])
    words = i18n.words(lang, GAME)
    assert said(lang, texts, "seat", number=2) == words.format("seat", number=2)
    assert said(lang, texts, f"about-{GAME}") == words.format(f"about-{GAME}")
    for message in words.ids:
        assert texts.has_message(message) == (not message.startswith(("cli-", "tui-"))), message


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_pages_read_their_own_words(visitor: httpx.AsyncClient, lang: str) -> None:
    messages = (await read(visitor, f"/api/words/{lang}"))["messages"]
    files = [name for name in i18n.resource_names(lang) if name.startswith("web-")]
    assert files
    texts = bundle(lang, messages)
    for name in files:
        for entry in i18n.parse(lang, name).body:
            message = getattr(entry, "id", None)
            assert message is None or texts.has_message(message.name)
    assert not texts.has_message(f"about-{GAME}"), "the words of a game come with the game"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_things_have_names(visitor: httpx.AsyncClient, lang: str) -> None:
    names = (await read(visitor, f"/api/words/{lang}/{GAME}"))["names"]
    assert names == api.spec(GAME).names(lang) and names["orcs"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_rules_and_glossary(visitor: httpx.AsyncClient, lang: str) -> None:
    book = await read(visitor, f"/api/rules/{lang}/{GAME}")
    assert [rule["id"] for rule in book["rules"]] == [rule.id for rule in rulebook.rules(GAME, lang)]
    assert {*book["rules"][0]} == {"id", "section", "text", "ruling", "designed"}
    assert len(book["glossary"]) == len(rulebook.glossary(GAME, lang))


@pytest.mark.parametrize("path", ["words/en", f"words/ru/{GAME}", f"rules/en/{GAME}"])
async def test_a_reload_costs_nothing(visitor: httpx.AsyncClient, path: str) -> None:
    first = await visitor.get(f"/api/{path}", headers={"Accept-Encoding": "gzip"})
    assert (first.headers["cache-control"], first.headers["content-encoding"]) == ("no-cache", "gzip")
    assert int(first.headers["content-length"]) < len(first.content) / 2
    again = await visitor.get(f"/api/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_languages_have_tags_of_their_own(visitor: httpx.AsyncClient) -> None:
    tags = {(await visitor.get(f"/api/words/{lang}")).headers["etag"] for lang in LANGUAGES}
    assert len(tags) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("words/xx", 422, "invalid"),
        ("words/en/chess", 404, "no-game"),
        ("words/en/..%2fshared", 404, "no-page"),
        ("words/en/Tiny", 422, "invalid"),
        ("rules/en/chess", 404, "no-game"),
        ("rules/en", 404, "no-page"),
    ],
)
async def test_there_is_nothing_else(visitor: httpx.AsyncClient, path: str, status: int, code: str) -> None:
    sent = await visitor.get(f"/api/{path}")
    assert (sent.status_code, sent.json()["code"]) == (status, code)
