"""The web client from outside: its words are there in both languages, all are used; its packages can be had."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message, MessageReference, TextElement
from fluent.syntax.visitor import Visitor

from realms.i18n import LANGUAGES, parse, resource_names

WEB = Path(__file__).resolve().parent.parent / "web"
NAME = r"[a-z][\w-]*"

WHOLE = re.compile(rf"""(["'`])(web-{NAME})\1""")
"""An id of a page's message, written out."""
MADE = re.compile(r"`(web-[\w-]*\$\{[^`]*)`")
"""One that is put together: `web-table-menu-${entry}`."""
ASKED = re.compile(rf"""\bt\(\s*(["'])({NAME})\1""")
"""An id of any message, asked for on the spot: t("seat", …)."""

SAME = {"Realms", "Runewars", "Mage Knight", "English", "Русский"}
"""Words that are the same in every language."""


@cache
def source() -> str:
    files = sorted(path for kind in ("*.svelte", "*.ts") for path in (WEB / "src").rglob(kind))
    return "\n".join([path.read_text(encoding="utf-8") for path in files if path.parent.name != "gen"])


class Text(Visitor):
    """What a message says, without what is put into it; and which messages it mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.mentioned: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        self.said.append(node.value)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.mentioned.add(node.id.name)


@cache
def held(lang: str, name: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for entry in parse(lang, name).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is twice in {lang}/{name}"
            found[entry.id.name] = Text()
            found[entry.id.name].visit(entry)
    return found


def pages(lang: str = "en") -> dict[str, Text]:
    """The messages of the pages, from all their files."""
    names = [name for name in resource_names(lang) if name.startswith("web-")]
    return {message: text for name in names for message, text in held(lang, name).items()}


def made() -> list[re.Pattern[str]]:
    """Patterns of the ids that are put together."""
    parts = [re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", found) for found in MADE.findall(source())]
    return [re.compile(".+".join([re.escape(part) for part in pieces])) for pieces in parts]


# Words.


@pytest.mark.parametrize("name", [name for name in resource_names("en") if name.startswith("web-")])
def test_a_file_has_the_same_words_in_both_languages(name: str) -> None:
    assert sorted(held("en", name).keys() ^ held("ru", name).keys()) == []


def test_words_of_pages_are_known_as_such_and_stand_in_one_file() -> None:
    """All files of words go to a page together, and those of a game may come on top."""
    names = [name for name in resource_names("en") if name.startswith("web-")]
    every = [message for name in names for message in held("en", name)]
    assert sorted({message for message in every if every.count(message) > 1}) == []
    assert [message for message in every if not message.startswith("web-")] == []


def test_every_word_that_pages_ask_for_is_there() -> None:
    everything = {message for name in resource_names("en") for message in held("en", name)}
    written = {found[1] for found in WHOLE.findall(source())} | {found[1] for found in ASKED.findall(source())}
    missing = sorted(written - everything)
    assert not missing, f"pages ask for {', '.join(missing)}"
    assert [p.pattern for p in made() if not any(p.fullmatch(message) for message in everything)] == []


def test_no_word_of_the_pages_is_left_over() -> None:
    written = {found[1] for found in WHOLE.findall(source())}
    patterns = made()
    mentioned = set[str]().union(*[text.mentioned for text in pages().values()])
    unused = pages().keys() - written - mentioned
    left = sorted(m for m in unused if not any(pattern.fullmatch(m) for pattern in patterns))
    assert not left, f"no page asks for {', '.join(left)}"


def test_pages_in_russian_are_in_russian() -> None:
    english = pages("en")
    same = [
        message
        for message, text in pages("ru").items()
        if message in english
        and text.said == english[message].said
        and re.search(r"[A-Za-z]{2}", " ".join(text.said))
    ]
    wrong = [m for m in same if " ".join(english[m].said).strip() not in SAME]
    assert not wrong, f"not translated: {', '.join(wrong)}"


def test_the_finders_find() -> None:
    """A finder that finds nothing would let everything pass."""
    line = """{t('web-a-b')} t("web-a-c", { n }) word(`web-x-${one(`y${2}`)}-z`) t( "seat") class="web" """
    assert [found[1] for found in WHOLE.findall(line)] == ["web-a-b", "web-a-c"]
    assert [found[1] for found in ASKED.findall(line)] == ["web-a-b", "web-a-c", "seat"]
    assert pages() and made() and LANGUAGES == ("en", "ru")


# Packages.


def locked() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text())["packages"]
    return lock


def test_the_lock_names_no_registry() -> None:
    assert [path for path, package in locked().items() if "resolved" in package] == []
    assert [path for path, package in locked().items() if path and "integrity" not in package] == []


def test_the_lock_is_whole_for_every_platform() -> None:
    """Where a registry lacks some, npm leaves them out, and elsewhere `npm ci` refuses such a lock."""
    names = {path.rpartition("node_modules/")[2] for path in locked()}
    wanted = {name for package in locked().values() for name in package.get("optionalDependencies", {})}
    assert sorted(wanted - names) == []


def test_the_lock_is_of_these_packages() -> None:
    asked, root = json.loads((WEB / "package.json").read_text()), locked()[""]
    for kind in ("dependencies", "devDependencies"):
        assert root[kind] == asked[kind], "npm install --package-lock-only, please"
