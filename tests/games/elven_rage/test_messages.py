"""Everything Elven Rage says: all messages are there in both languages, none is left over, and it reads well."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mentions
import realms
from mentions import Mentions
from messages import (
    Reader,
    Said,
    asked,
    calls,
    class_values,
    differing,
    given_too_little,
    refusals,
    summed_up,
    texts_of,
    written,
)
from realms import wording
from realms.games.elven_rage import events
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.rules.declaring import AIMS
from realms.games.elven_rage.spec import SPEC
from realms.i18n import LANGUAGES, words
from realms.kernel.model import Event, EventKind
from realms.kernel.rng import seeded

from .pictures import lively

GAME = "elven_rage"
FOLDER = Path(realms.__file__).parent / "games" / GAME
SHARED = words("en")
PLAYS = ((2, "superiority"), (3, "dragon_lord"), (4, "superiority"))


# What the code asks for.


def prompts() -> set[str]:
    return texts_of([*class_values(FOLDER, "PROMPT"), *[call.args[1] for call in calls(FOLDER, "Decision")]])


def verbs() -> set[str]:
    """Those written down, and those of things that may be aimed."""
    made = texts_of(node for call in calls(FOLDER, "option") for node in ast.walk(call.args[0]))
    made |= {verb + aims for verb in ("use", "artifact") for aims in AIMS}
    return {verb for verb in made if f"option-{verb}" not in SHARED.ids}


def kinds() -> dict[str, EventKind]:
    """Some are told in one of several ways, by what they are aimed at."""
    told = [kind for value in vars(events).values() for kind in (value if isinstance(value, tuple) else (value,))]
    return {kind.name: kind for kind in told if isinstance(kind, EventKind)}


def reasons() -> set[str]:
    return refusals(FOLDER, r"ER-[A-Z]+(-\w+)+")


def pictured() -> set[str]:
    """What scenes say and label."""
    goals = {f"sum-{name.replace('_', '-')}" for name in GOALS}
    places = {"short-TOP", "short-BOTTOM", *[f"tui-mark-{mark}" for mark in ("turn", "conquest", "battle")]}
    return written(FOLDER, r"(sum|named|fact)-[a-z-]+[a-z]") | goals | places


def needed() -> set[str]:
    return {
        *(f"game-{GAME}", f"about-{GAME}", *[f"setting-{name}" for name in SPEC.options()]),
        *("setting-peoples-dealt", "setting-peoples-of"),
        *[f"setting-note-scenario-{scenario}" for scenario in SPEC.scenarios],
        *[f"feat-{feat}" for feat in SPEC.feats(SPEC.new_match(2, 0, {}))],
        *[f"prompt-{prompt}" for prompt in prompts()],
        *[f"option-{verb}" for verb in verbs()],
        *[f"event-{kind}" for kind in kinds()],
        *[f"why-{rule}" for rule in reasons()],
        *written(FOLDER, r"er-score-[a-z]+"),
        *pictured(),
    }


# What the files hold.


@cache
def held(lang: str) -> dict[str, Mentions]:
    return mentions.read(lang, f"{GAME}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert sorted(id for id in needed() - held(lang).keys() if not words(lang, GAME).has(id)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_over(lang: str) -> None:
    inner = {name for entry in held(lang).values() for name in entry.messages}
    assert sorted(held(lang).keys() - needed() - inner) == []


def test_languages_say_the_same_things_with_the_same_variables() -> None:
    assert differing(held("en"), held("ru")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(lang: str) -> None:
    assert given_too_little(held(lang), kinds().values(), reasons(), verbs()) == []


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

READER = Reader(SPEC, bare="ER-|, -", names=r"\b[A-F][1-6]\b")
"""Lands go by letter and number in every language."""


def sentences(number: int, players: int, scenario: str) -> Iterator[Said]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = SPEC.new_match(players, number, {"scenario": scenario})
    match.log = []
    pick = seeded(1000 + number)
    told: list[Event] = []
    said: set[str] = set()
    while match.due and match.seq < 700:
        decision = next(d for d in match.due if not d.optional)
        yield from asked(SPEC, match, decision, said)
        yield from summed_up(SPEC, match, decision.seat, said)
        told += match.apply(decision.seat, lively(decision, pick))
    for lang in LANGUAGES:
        for _, line in wording.story(SPEC, told, wording.seats(players, lang), lang):
            yield lang, "event", line


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_games_read_well(number: int) -> None:
    players, scenario = PLAYS[number]
    assert READER.wrong(sentences(number, players, scenario)) == []


def test_every_reason_reads_well() -> None:
    assert READER.wrong_reasons(reasons()) == []
