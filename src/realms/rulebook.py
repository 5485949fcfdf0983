"""The rule catalogues: reads ``games/<game>/rulebook[.ru].md`` and finds rules in them.

A catalogue is Markdown with one rule a line, ``- **TEK-WAR-05** text``, under section headings.
Everything above the first section is preface and holds the glossary.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, final

_RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+(.+)")
_HEADING: Final = re.compile(r"#{2,}\s+(.+)")
_CODE: Final = re.compile(r"\s*\([A-Z]+-[A-Z0-9]+\)")
_RULING: Final = re.compile(r"(?:Ruling|Разъяснение)(?: \(D\))?:\s*")
_DESIGNED: Final = re.compile(r"^\(D\)\s*|^(?:Ruling|Разъяснение) \(D\):")
_TERMS: Final = re.compile(r"(?:- )?(?:Terms|Vocabulary|Термины)[:.]\s*(.+)")
_TERM: Final = re.compile(r"(\*[^*]+\*(?: / \*[^*]+\*)*)\s*[=:]\s*(.+?)[;.]?(?=\s+\*[^*]|$)")
_TABLE_ROW: Final = re.compile(r"\|([^|]+)\|([^|]+)\|$")


@final
class Rule:
    """One line of the catalogue. ``text`` is without the marks that became ``ruling`` and ``designed``."""

    def __init__(self, id: str, section: str, text: str, *, ruling: bool, designed: bool) -> None:
        self.id: Final = id
        self.section: Final = section
        self.text: Final = text
        self.ruling: Final = ruling
        self.designed: Final = designed

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.text!r})"


@final
class Entry:
    """A word of the glossary and what it means: a definition, or in Russian also the English term."""

    def __init__(self, term: str, meaning: str) -> None:
        self.term: Final = term
        self.meaning: Final = meaning

    def __repr__(self) -> str:
        return f"Entry({self.term!r}, {self.meaning!r})"


def rules(game: str, lang: str = "en") -> list[Rule]:
    """All rules of a game, in the order of its catalogue."""
    return list(_rules(game, lang))


def find(game: str, query: str, lang: str = "en") -> list[Rule]:
    """Rules that answer a query, best first.

    A rule id, with or without the game's prefix, finds that one rule. Anything else finds the
    rules whose id starts with it or whose section has that name, then those with all its words.
    """
    catalogue = _rules(game, lang)
    wanted = query.strip()
    if not wanted or not catalogue:
        return []
    prefix = catalogue[0].id.split("-")[0]
    code = wanted.upper()
    codes = (code, f"{prefix}-{code}")
    exact = [rule for rule in catalogue if rule.id in codes]
    if exact:
        return exact
    plain = _fold(wanted)
    words = plain.split()
    found = [rule for rule in catalogue if rule.id.startswith(codes) or _fold(rule.section) == plain]
    for rule in catalogue:
        text = _fold(f"{rule.id} {rule.section} {rule.text}")
        if rule not in found and all(word in text for word in words):
            found.append(rule)
    return found


def glossary(game: str, lang: str = "en") -> list[Entry]:
    """The terms explained in the preface; empty if it explains none."""
    entries: list[Entry] = []
    for paragraph in _preface(game, lang):
        terms = _TERMS.match(paragraph)
        if terms:
            for match in _TERM.finditer(terms[1]):
                entries.append(Entry(match[1].replace("*", ""), match[2].strip().rstrip(".")))
        row = _TABLE_ROW.match(paragraph)
        if row:
            entries.append(Entry(row[2].strip(), row[1].strip()))
    return entries


def _text(game: str, lang: str) -> str:
    name = "rulebook.md" if lang == "en" else f"rulebook.{lang}.md"
    return (files("realms") / "games" / game / name).read_text(encoding="utf-8")


@cache
def _rules(game: str, lang: str) -> tuple[Rule, ...]:
    section = ""
    parsed: list[Rule] = []
    for line in _text(game, lang).splitlines():
        heading = _HEADING.match(line)
        if heading:
            section = _CODE.sub("", heading[1]).strip()
        match = _RULE.match(line)
        if match:
            text = match[2]
            designed = _DESIGNED.match(text) is not None
            text = text.removeprefix("(D) ")
            ruling = _RULING.match(text)
            if ruling:
                text = text[ruling.end() :]
            parsed.append(Rule(match[1], section, text, ruling=ruling is not None, designed=designed))
    return tuple(parsed)


def _preface(game: str, lang: str) -> list[str]:
    """The paragraphs above the first section; list items and table rows are paragraphs of their own."""
    paragraphs: list[str] = [""]
    rows_to_skip = 0
    for line in _text(game, lang).splitlines():
        if line.startswith("## "):
            break
        if line.startswith("|"):
            rows_to_skip += 1
            if rows_to_skip > 2:  # the table's heading and its rule
                paragraphs.append(line)
        elif not line.strip() or line.startswith("- "):
            paragraphs.append(line)
        else:
            paragraphs[-1] = f"{paragraphs[-1]} {line}".strip()
    return paragraphs


def _fold(text: str) -> str:
    """For comparing: no case, and ё as е."""
    return text.casefold().replace("ё", "е")
