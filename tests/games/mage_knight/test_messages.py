"""Everything Mage Knight says: all messages are there in both languages, none is left over, and it reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mentions
import realms
from mentions import Mentions
from realms import wording
from realms.games.mage_knight import events
from realms.games.mage_knight.names import names
from realms.games.mage_knight.spec import SPEC
from realms.i18n import LANGUAGES, words
from realms.kernel.effects import NODES
from realms.kernel.match import Match
from realms.kernel.model import Decision, Event, EventKind
from realms.kernel.rng import Rng, seeded
from realms.kernel.view import project

GAME = "mage_knight"
FOLDER = Path(realms.__file__).parent / "games" / GAME
SHARED = words("en")
PLAYS = (
    (1, "first_reconnaissance"),
    (1, "solo_conquest"),
    (2, "full_conquest"),
    (2, "blitz_conquest"),
    (3, "full_conquest"),
    (4, "first_reconnaissance"),
)
ROWS = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "cities")
SCORES = (
    *[f"{prefix}{row}" for prefix in ("", "title-") for row in ROWS],
    *("fame", "cities-conquered", "all-cities", "unused-rounds", "dummy-cards", "not-announced"),
)


# What the code asks for.


@cache
def nodes() -> tuple[ast.AST, ...]:
    found: list[ast.AST] = []
    for path in sorted(FOLDER.rglob("*.py")):
        if path.name != "derived.py":
            found += ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple(found)


def text_of(node: ast.AST | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def class_values(name: str) -> set[str]:
    return {
        text_of(node.value)
        for node in nodes()
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
    } - {""}


def prompts() -> set[str]:
    """PROMPT of each question, those of nodes, and what the kernel's frame for effects asks."""
    given = {text_of(node.value) for node in nodes() if isinstance(node, ast.keyword) and node.arg == "prompt"}
    return class_values("PROMPT") | given - {""} | {"resolve"}


def verbs() -> set[str]:
    """Verbs of all options: those written down, names of verbs, and the few put together."""
    made = {text_of(node.args[0]) for node in nodes() if called(node) == "option" and isinstance(node, ast.Call)}
    return {*made, *class_values("NAME"), "do", "keep", "return", "top", "bottom"} - {""} - {*shared("option-")}


def shared(start: str) -> list[str]:
    return [known.removeprefix(start) for known in SHARED.ids if known.startswith(start)]


def kinds() -> dict[str, EventKind]:
    return {value.name: value for value in vars(events).values() if isinstance(value, EventKind)}


def reasons() -> set[str]:
    """Rule ids that stand for a refusal: not those that name the rule that asks."""
    asking = {
        id(node.value)
        for node in nodes()
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "RULE"
    }
    return {
        text_of(node)
        for node in nodes()
        if re.fullmatch(r"MK-[A-Z]+(-\w+)+", text_of(node)) and id(node) not in asking
    }


def pictured() -> set[str]:
    """What scenes label: facts of seats, tracks, marks; sums are written down in the code."""
    written = {text for node in nodes() if re.fullmatch(r"(sum|named)-[a-z-]+", text := text_of(node))}
    written |= {f"fact-{colour}{mana}" for colour in ("red", "blue", "green", "white") for mana in ("", "-mana")}
    written |= {text for node in nodes() if re.fullmatch(r"fact-[a-z]+", text := text_of(node))}
    written |= {"fact-gold-mana", "fact-black-mana", "track-fame", "track-reputation", "track-round"}
    return written | {"tui-mark-day", "tui-mark-night", "tui-mark-announced"}


def needed() -> set[str]:
    return {
        *("game-mage_knight", "about-mage_knight", "setting-scenario"),
        *("setting-heroes", "setting-heroes-dealt", "setting-heroes-of"),
        *[f"feat-{feat}" for feat in SPEC.feats(SPEC.new_match(1, 0, {}))],
        *[f"prompt-{prompt}" for prompt in prompts()],
        *[f"option-{verb}" for verb in verbs()],
        *[f"event-{kind}" for kind in kinds()],
        *[f"why-{rule}" for rule in reasons()],
        *pictured(),
        *SCORES,
    }


# What the files hold.


@cache
def held(lang: str) -> dict[str, Mentions]:
    return mentions.read(lang, f"{GAME}.ftl")


def variables(lang: str, message_id: str) -> set[str]:
    return mentions.variables(held(lang), message_id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert sorted(needed() - held(lang).keys()) == []


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
        assert variables(lang, f"event-{kind.name}") <= {*kind.params}
    for rule in reasons():
        assert variables(lang, f"why-{rule}") == set()
    for verb in verbs():
        assert variables(lang, f"option-{verb}") <= {*wording.PLACES}


def test_the_finders_find() -> None:
    assert {"move", "choose-way", "resolve", "choose-enemy", "return-artifact"} <= prompts()
    assert {"walk", "card", "way", "do", "plunder", "strike"} <= verbs()
    assert {"moved", "enemy-defeated"} <= kinds().keys()
    assert {"MK-MOVE-05", "MK-SCEN-01-03", "MK-COMBAT-115"} <= reasons()
    assert {"sum-armour", "named-strike", "fact-move"} <= pictured()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_one_name(lang: str) -> None:
    assert SPEC.name(lang) == words(lang, GAME).format(f"game-{GAME}")


# What games say.

ENDS = {"prompt": "?.!", "event": ".!", "why": ".", "sum": "."}
BARE = re.compile(r"MK-|[{}]|\b[a-z]+_[a-z]|_id\b|  |\s$|^\s| [.,:;!?]|[.,:;]{2}|!\.|\?\.")
LATIN = re.compile(r"[A-Za-z]")
TAME = ("end", "rest", "done", "pass", "announce", "none", "melt")


def faults(lang: str, kind: str, text: str) -> list[str]:
    found = [f"leaves {mark.group()!r}"] if (mark := BARE.search(text)) else []
    if text[:1] != text[:1].upper():
        found.append("begins with a small letter")
    if kind == "option" and text[-1] in "?.:,":
        found.append("an option ends like a sentence")
    if kind in ENDS and text[-1] not in ENDS[kind]:
        found.append("does not end like a sentence")
    if lang == "ru" and LATIN.search(text):
        found.append("is not Russian")
    return found


def lively(decision: Decision, pick: Rng) -> str:
    """Do something rather than nothing: chance alone ends most turns at once."""
    bold = [o for o in decision.options if o.verb not in TAME]
    options = bold if bold and pick.below(6) else decision.options
    return options[pick.below(len(options))].key


def sentences(number: int, players: int, scenario: str) -> Iterator[tuple[str, str, str]]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = SPEC.new_match(players, number, {"scenario": scenario})
    match.log = []
    pick = seeded(1000 + number)
    told: list[Event] = []
    said: set[str] = set()
    while match.due:
        for decision in match.due:
            yield from asked(match, decision, players, said)
        decision = next(d for d in match.due if not d.optional)
        told += match.apply(decision.seat, lively(decision, pick))
    for lang in LANGUAGES:
        seats = wording.seats(players, lang)
        for _, line in wording.story(SPEC, told, seats, lang):
            yield lang, "event", line
        for happened in {(e.kind, e.args): e for e in told}.values():
            yield lang, "log", wording.event(SPEC, happened, seats, lang)
        outcome = match.outcome()
        assert outcome is not None
        for row, _ in outcome.sheet:
            yield lang, "row", words(lang, GAME).format(row)


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
            kind = "option" if found.text.startswith("named-") else "cost" if found.of == "costs" else "sum"
            yield lang, kind, wording.sum_up(SPEC, found, seats, lang)
    said |= {question, *[o.key for o in options], *why, *[f"{s.text} {s.args}" for s in sums]}


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_games_read_well(number: int) -> None:
    players, scenario = PLAYS[number]
    wrong = {
        (text, fault)
        for lang, kind, text in set(sentences(number, players, scenario))
        for fault in faults(lang, kind, text)
        if kind not in ("row", "cost", "log")
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_well(lang: str) -> None:
    texts = [wording.why(SPEC, rule, lang) for rule in sorted(reasons())]
    assert [(text, faults(lang, "why", text)) for text in texts if faults(lang, "why", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_an_effect_that_can_be_chosen_has_a_name(lang: str) -> None:
    labels = {part.label for id, node in NODES.items() if id.startswith("mage_knight.") for part in node.parts}
    assert {"attack", "block", "fire_attack"} <= labels
    for id, node in NODES.items():
        if id.startswith("mage_knight.") and node.kind in ("one_of", "may", "may_one_of"):
            for part in node.parts:
                assert SPEC.label(part.label, lang) and SPEC.label(part.id, lang)
    assert len(names(lang)) == len(names("en"))
