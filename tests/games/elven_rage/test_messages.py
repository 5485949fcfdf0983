"""Everything Elven Rage says: all messages are there in both languages, none is left over, and it reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mentions
import realms
from games.mage_knight.test_messages import called, text_of
from mentions import Mentions
from realms import wording
from realms.games.elven_rage import events
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.rules.declaring import AIMS
from realms.games.elven_rage.spec import SPEC
from realms.i18n import LANGUAGES, words
from realms.kernel.match import Match
from realms.kernel.model import Decision, Event, EventKind
from realms.kernel.rng import seeded
from realms.kernel.view import project

from .test_scene import lively

GAME = "elven_rage"
FOLDER = Path(realms.__file__).parent / "games" / GAME
SHARED = words("en")
PLAYS = ((2, "superiority"), (3, "dragon_lord"), (4, "superiority"))


# What the code asks for.


@cache
def nodes() -> tuple[ast.AST, ...]:
    found: list[ast.AST] = []
    for path in sorted(FOLDER.rglob("*.py")):
        if path.name != "derived.py":
            found += ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple(found)


def written(pattern: str) -> set[str]:
    return {text for node in nodes() if re.fullmatch(pattern, text := text_of(node))}


def class_values(name: str) -> list[ast.AST]:
    return [
        node.value
        for node in nodes()
        if isinstance(node, ast.AnnAssign)
        and node.value is not None
        and isinstance(node.target, ast.Name)
        and node.target.id == name
    ]


def prompts() -> set[str]:
    asked = [node.args[1] for node in nodes() if isinstance(node, ast.Call) and called(node) == "Decision"]
    return {text_of(value) for value in (*class_values("PROMPT"), *asked)} - {""}


def verbs() -> set[str]:
    """Those written down, and those of things that may be aimed."""
    named = [node.args[0] for node in nodes() if called(node) == "option" and isinstance(node, ast.Call)]
    made = {text_of(node) for first in named for node in ast.walk(first)}
    made |= {verb + aims for verb in ("use", "artifact") for aims in AIMS}
    return {verb for verb in made if verb and f"option-{verb}" not in SHARED.ids}


def kinds() -> dict[str, EventKind]:
    """Some are told in one of several ways, by what they are aimed at."""
    told = [kind for value in vars(events).values() for kind in (value if isinstance(value, tuple) else (value,))]
    return {kind.name: kind for kind in told if isinstance(kind, EventKind)}


def reasons() -> set[str]:
    """Rule ids that stand for a refusal: not those that name the rule that asks."""
    asking = {id(value) for value in class_values("RULE")}
    return {
        text_of(node)
        for node in nodes()
        if re.fullmatch(r"ER-[A-Z]+(-\w+)+", text_of(node)) and id(node) not in asking
    }


def pictured() -> set[str]:
    """What scenes say and label."""
    goals = {f"sum-{name.replace('_', '-')}" for name in GOALS}
    places = {"short-TOP", "short-BOTTOM", *[f"tui-mark-{mark}" for mark in ("turn", "conquest", "battle")]}
    return written(r"(sum|named|fact)-[a-z-]+[a-z]") | goals | places


def needed() -> set[str]:
    return {
        *(f"game-{GAME}", f"about-{GAME}", *[f"setting-{name}" for name in SPEC.options()]),
        *("setting-peoples-dealt", "setting-peoples-of"),
        *[f"feat-{feat}" for feat in SPEC.feats(SPEC.new_match(2, 0, {}))],
        *[f"prompt-{prompt}" for prompt in prompts()],
        *[f"option-{verb}" for verb in verbs()],
        *[f"event-{kind}" for kind in kinds()],
        *[f"why-{rule}" for rule in reasons()],
        *written(r"er-score-[a-z]+"),
        *pictured(),
    }


# What the files hold.


@cache
def held(lang: str) -> dict[str, Mentions]:
    return mentions.read(lang, f"{GAME}.ftl")


def variables(lang: str, message_id: str) -> set[str]:
    return mentions.variables(held(lang), message_id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert sorted(id for id in needed() - held(lang).keys() if not words(lang, GAME).has(id)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_over(lang: str) -> None:
    inner = {name for entry in held(lang).values() for name in entry.messages}
    assert sorted(held(lang).keys() - needed() - inner) == []


def test_languages_say_the_same_things_with_the_same_variables() -> None:
    assert held("en").keys() == held("ru").keys()
    assert [m for m in held("en") if variables("en", m) != variables("ru", m)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(lang: str) -> None:
    for kind in kinds().values():
        assert variables(lang, f"event-{kind.name}") <= {*kind.params, *[f"{p}_id" for p in kind.params]}
    for rule in reasons():
        assert variables(lang, f"why-{rule}") == set()
    for verb in verbs():
        assert variables(lang, f"option-{verb}") <= {*wording.PLACES}


def test_the_finders_find() -> None:
    assert {"er-turn", "er-moment", "er-send", "er-consider"} <= prompts()
    assert {"conquer", "use_at", "artifact_on", "strike", "trade"} <= verbs()
    assert {"er-struck", "er-conquered"} <= kinds().keys()
    assert {"ER-ACTION-05", "ER-CONQUER-01"} <= reasons()
    assert {"sum-if-ended", "named-strike", "fact-lands", "sum-goal-ring", "sum-goal-homes"} <= pictured()
    assert {"er-score-lands"} <= needed()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_one_name(lang: str) -> None:
    assert SPEC.name(lang) == words(lang, GAME).format(f"game-{GAME}")


# What games say.

ENDS = {"prompt": "?.!", "event": ".!", "why": ".", "sum": "."}
BARE = re.compile(r"ER-|[{}]|\b[a-z]+_[a-z]|_id\b|  |\s$|^\s| [.,:;!?]|[.,:;]{2}|!\.|\?\.|, -")
LATIN = re.compile(r"[A-Za-z]")
CELL = re.compile(r"\b[A-F][1-6]\b")
"""Lands go by letter and number in every language."""


def faults(lang: str, kind: str, text: str) -> list[str]:
    found = [f"leaves {mark.group()!r}"] if (mark := BARE.search(text)) else []
    if text[:1] != text[:1].upper():
        found.append("begins with a small letter")
    if kind == "option" and text[-1] in "?.:,":
        found.append("an option ends like a sentence")
    if kind in ENDS and text[-1] not in ENDS[kind]:
        found.append("does not end like a sentence")
    if lang == "ru" and LATIN.search(CELL.sub("", text)):
        found.append("is not Russian")
    return found


def sentences(number: int, players: int, scenario: str) -> Iterator[tuple[str, str, str]]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = SPEC.new_match(players, number, {"scenario": scenario})
    match.log = []
    pick = seeded(1000 + number)
    told: list[Event] = []
    said: set[str] = set()
    while match.due and match.seq < 700:
        decision = next(d for d in match.due if not d.optional)
        yield from asked(match, decision, players, said)
        told += match.apply(decision.seat, lively(decision, pick))
    for lang in LANGUAGES:
        for _, line in wording.story(SPEC, told, wording.seats(players, lang), lang):
            yield lang, "event", line


def asked(match: Match, decision: Decision, players: int, said: set[str]) -> Iterator[tuple[str, str, str]]:
    """The question, its options, why others are refused, and what the scene says."""
    refused = match.refusals(decision.seat)
    question = f"{decision.prompt} {decision.args}"
    options = [o for o in (*decision.options, *[r.option for r in refused]) if o.key not in said]
    why = {r.rule for r in refused} - said
    sums = [s for s in SPEC.scene(project(match, decision.seat)).sums if f"{s.text} {s.args}" not in said]
    for lang in LANGUAGES:
        seats = wording.seats(players, lang)
        if question not in said:
            yield lang, "prompt", wording.prompt(SPEC, decision, lang, seats)
        for choice in options:
            yield lang, "option", wording.option(SPEC, choice, lang)
        for rule in why:
            yield lang, "why", wording.why(SPEC, rule, lang)
        for found in sums:
            kind = "option" if found.text.startswith("named-") else "sum"
            yield lang, kind, wording.sum_up(SPEC, found, seats, lang)
    said |= {question, *[o.key for o in options], *why, *[f"{s.text} {s.args}" for s in sums]}


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_games_read_well(number: int) -> None:
    players, scenario = PLAYS[number]
    wrong = {
        (text, fault)
        for lang, kind, text in set(sentences(number, players, scenario))
        for fault in faults(lang, kind, text)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_well(lang: str) -> None:
    texts = [wording.why(SPEC, rule, lang) for rule in sorted(reasons())]
    assert [(text, faults(lang, "why", text)) for text in texts if faults(lang, "why", text)] == []
