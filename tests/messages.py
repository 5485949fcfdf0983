"""What tests of messages share: those that code asks for, those there are, and how a sentence reads."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

import mentions
from mentions import Mentions
from realms import wording
from realms.i18n import LANGUAGES
from realms.kernel.match import Match
from realms.kernel.model import Decision, EventKind
from realms.kernel.registry import GameSpec
from realms.kernel.view import project

Said = tuple[str, str, str]
"""Language, kind of text, text."""


# What code asks for.


@cache
def nodes(folder: Path) -> tuple[ast.AST, ...]:
    """All code of a folder, but for what is generated."""
    found: list[ast.AST] = []
    for path in sorted(folder.rglob("*.py")):
        if path.name != "derived.py":
            found += ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple(found)


def text_of(node: ast.AST | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def texts_of(found: Iterable[ast.AST]) -> set[str]:
    return {text_of(node) for node in found} - {""}


def calls(folder: Path, *names: str) -> list[ast.Call]:
    """Calls by the bare name of what is called."""
    found = [node for node in nodes(folder) if isinstance(node, ast.Call)]
    return [call for call in found if _bare(call.func) in names]


def _bare(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def class_values(folder: Path, name: str) -> list[ast.AST]:
    """The values of a class variable, wherever it is set."""
    return [
        node.value
        for node in nodes(folder)
        if isinstance(node, ast.AnnAssign)
        and node.value is not None
        and isinstance(node.target, ast.Name)
        and node.target.id == name
    ]


def written(folder: Path, pattern: str) -> set[str]:
    """Whole texts of such a form."""
    return {text for node in nodes(folder) if re.fullmatch(pattern, text := text_of(node))}


def refusals(folder: Path, pattern: str, asking: Collection[ast.AST] = ()) -> set[str]:
    """Rule ids that stand for a refusal: not those that name the rule that asks."""
    others = {id(node) for node in (*class_values(folder, "RULE"), *asking)}
    return {
        text for node in nodes(folder) if id(node) not in others and re.fullmatch(pattern, text := text_of(node))
    }


# What the files hold.


def differing(english: dict[str, Mentions], russian: dict[str, Mentions]) -> list[str]:
    """Messages that there are in one language only, or that mention other variables in the other."""
    both = english.keys() & russian.keys()
    unlike = [m for m in both if mentions.variables(english, m) != mentions.variables(russian, m)]
    return sorted([*(english.keys() ^ russian.keys()), *unlike])


def given_too_little(
    held: dict[str, Mentions], kinds: Iterable[EventKind], reasons: Iterable[str], verbs: Iterable[str]
) -> list[str]:
    """Messages that mention what they are not given."""
    given: dict[str, set[str]] = {f"event-{kind.name}": {*kind.params} for kind in kinds}
    given |= {f"why-{rule}": set() for rule in reasons}
    given |= {f"option-{verb}": {*wording.PLACES} for verb in verbs}
    return sorted(m for m in given.keys() & held.keys() if not mentions.variables(held, m) <= given[m])


# What games say.

ENDS = {"prompt": "?.!", "event": ".!", "why": ".", "sum": "."}
BARE = r"[{}]|\b[a-z]+_[a-z]|_id\b|  |\s$|^\s| [.,:;!?]|[.,:;]{2}|!\.|\?\.|\?\?"
LATIN = re.compile(r"[A-Za-z]")


def asked(spec: GameSpec, match: Match, decision: Decision, said: set[str]) -> Iterator[Said]:
    """The question, its options, and why others are refused; but nothing twice."""
    refused = match.refusals(decision.seat)
    question = f"{decision.prompt} {decision.args}"
    options = [o for o in (*decision.options, *[r.option for r in refused]) if o.key not in said]
    why = {r.rule for r in refused} - said
    for lang in LANGUAGES:
        if question not in said:
            yield lang, "prompt", wording.prompt(spec, decision, lang, wording.seats(match.seats, lang))
        for choice in options:
            yield lang, "option", wording.option(spec, choice, lang)
        for rule in why:
            yield lang, "why", wording.why(spec, rule, lang)
    said |= {question, *[o.key for o in options], *why}


def summed_up(spec: GameSpec, match: Match, seat: int, said: set[str]) -> Iterator[Said]:
    """What the scene of a seat adds up; but nothing twice."""
    sums = [s for s in spec.scene(project(match, seat)).sums if f"{s.text} {s.args}" not in said]
    for lang in LANGUAGES:
        for found in sums:
            kind = "option" if found.text.startswith("named-") else "cost" if found.of == "costs" else "sum"
            yield lang, kind, wording.sum_up(spec, found, wording.seats(match.seats, lang), lang)
    said |= {f"{s.text} {s.args}" for s in sums}


class Reader:
    """Reads with the eyes of a player: `bare` are ids of the game, `names` what stays Latin in every language."""

    def __init__(self, spec: GameSpec, bare: str, names: str = "(?!)") -> None:
        self.spec = spec
        self._bare = re.compile(f"{bare}|{BARE}")
        self._names = re.compile(names)

    def faults(self, lang: str, kind: str, text: str) -> list[str]:
        found = [f"leaves {mark.group()!r}"] if (mark := self._bare.search(text)) else []
        if text[:1] != text[:1].upper():
            found.append("begins with a small letter")
        if kind == "option" and text[-1] in "?.!:,":
            found.append("an option ends like a sentence")
        if kind in ENDS and text[-1] not in ENDS[kind]:
            found.append("does not end like a sentence")
        if lang == "ru" and LATIN.search(self._names.sub("", text)):
            found.append("is not Russian")
        return found

    def wrong(self, said: Iterable[Said]) -> list[tuple[str, str]]:
        """What does not read well, and why."""
        return sorted({(text, fault) for one in set(said) for text in one[2:] for fault in self.faults(*one)})

    def wrong_reasons(self, reasons: Iterable[str]) -> list[tuple[str, str]]:
        return self.wrong(
            (lang, "why", wording.why(self.spec, rule, lang)) for rule in reasons for lang in LANGUAGES
        )
