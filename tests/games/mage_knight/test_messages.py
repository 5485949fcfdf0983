"""Everything Mage Knight says: all messages are there in both languages, none is left over, and it reads well."""

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
    nodes,
    refusals,
    summed_up,
    texts_of,
    written,
)
from realms import wording
from realms.games.mage_knight import events
from realms.games.mage_knight.data.options import SWITCHES
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.names import names
from realms.games.mage_knight.offer import GROUPS
from realms.games.mage_knight.spec import SPEC
from realms.i18n import LANGUAGES, words
from realms.kernel.effects import NODES
from realms.kernel.model import Decision, Event, EventKind
from realms.kernel.rng import Rng, seeded

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
    (1, "mines_liberation"),
    (2, "mines_liberation"),
    (2, "druid_nights"),
    (2, "dungeon_lords"),
    (2, "blitz_cooperation"),
)
ROWS = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "cities", "mines")
SCORES = (
    *[f"{prefix}{row}" for prefix in ("", "title-") for row in ROWS],
    *(
        "fame",
        "goal",
        "title-crawler",
        "cities-conquered",
        "all-cities",
        "all-lead",
        "unused-rounds",
        "dummy-cards",
        "not-announced",
        "keeps",
        "towers",
        "allies",
        "returned",
    ),
)


# What the code asks for.


def prompts() -> set[str]:
    """PROMPT of each question, those of nodes, and what the kernel's frame for effects asks."""
    given = [node.value for node in nodes(FOLDER) if isinstance(node, ast.keyword) and node.arg == "prompt"]
    given += [call.args[1] for call in calls(FOLDER, "Decision") if isinstance(call.args[1], ast.Constant)]
    return texts_of([*class_values(FOLDER, "PROMPT"), *given]) | {"resolve"}


def verbs() -> set[str]:
    """Verbs of all options: those written down, names of verbs, and the few put together."""
    made = texts_of([*[call.args[0] for call in calls(FOLDER, "option")], *class_values(FOLDER, "NAME")])
    return {*made, "do", "keep", "return", "top", "bottom"} - {*shared("option-")}


def shared(start: str) -> list[str]:
    return [known.removeprefix(start) for known in SHARED.ids if known.startswith(start)]


def kinds() -> dict[str, EventKind]:
    return {value.name: value for value in vars(events).values() if isinstance(value, EventKind)}


def reasons() -> set[str]:
    return refusals(FOLDER, r"MK-[A-Z]+(-\w+)+") - {
        rule for told in SPEC.options().values() if isinstance(told, dict) and (rule := told.get("rule"))
    }


def settings() -> set[str]:
    """The words for optional rules, and for what they may be but a number."""
    found = {"scenario", "heroes", "heroes-dealt", "heroes-of", "teams", "teams-none", "teams-pairs", *SWITCHES}
    for switch in SWITCHES.values():
        said = [choice for choice in switch.choices if not choice.isdecimal()]
        found |= {f"{switch.name}-{choice}" for choice in [*said, "usual"] if switch.choices}
    found |= {f"note-{name}" for name in ("teams", *SWITCHES, *[f"scenario-{name}" for name in SCENARIOS])}
    found |= {f"tiles-{kind}" for kind in ("countryside", "core", "city")}
    return found | {f"group-{group}" for group in GROUPS}


def pictured() -> set[str]:
    """What scenes label: facts of seats, tracks, marks; sums are written down in the code."""
    found = written(FOLDER, r"(sum|named)-[a-z-]+|fact-[a-z]+")
    found |= {f"fact-{colour}{mana}" for colour in ("red", "blue", "green", "white") for mana in ("", "-mana")}
    found |= {"fact-gold-mana", "fact-black-mana", "track-fame", "track-reputation", "track-round"}
    marks = (
        "day",
        "night",
        "announced",
        "held",
        "secret",
        "friendly",
        "closed",
        "tunnel",
        "out",
        "skips",
        "team-0",
        "team-1",
    )
    return found | {f"tui-mark-{mark}" for mark in marks}


def needed() -> set[str]:
    return {
        *("game-mage_knight", "about-mage_knight"),
        *[f"setting-{setting}" for setting in settings()],
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    assert sorted(needed() - held(lang).keys()) == []


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
    assert {"move", "choose-way", "resolve", "choose-enemy", "return-artifact"} <= prompts()
    assert {"walk", "card", "way", "do", "plunder", "strike"} <= verbs()
    assert {"moved", "enemy-defeated"} <= kinds().keys()
    assert {"MK-MOVE-05", "MK-SCEN-01-03", "MK-COMBAT-115"} <= reasons()
    assert {"sum-armour", "named-strike", "fact-move"} <= pictured()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_one_name(lang: str) -> None:
    assert SPEC.name(lang) == words(lang, GAME).format(f"game-{GAME}")


# What games say.

READER = Reader(SPEC, bare="MK-")
TAME = ("end", "rest", "done", "pass", "announce", "none", "melt")


def lively(decision: Decision, pick: Rng) -> str:
    """Do something rather than nothing: chance alone ends most turns at once."""
    bold = [o for o in decision.options if o.verb not in TAME]
    options = bold if bold and pick.below(6) else decision.options
    return options[pick.below(len(options))].key


def sentences(number: int, players: int, scenario: str) -> Iterator[Said]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = SPEC.new_match(players, number, {"scenario": scenario})
    match.log = []
    pick = seeded(1000 + number)
    told: list[Event] = []
    said: set[str] = set()
    while match.due:
        for decision in match.due:
            yield from asked(SPEC, match, decision, said)
            yield from summed_up(SPEC, match, decision.seat, said)
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


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_games_read_well(number: int) -> None:
    players, scenario = PLAYS[number]
    said = sentences(number, players, scenario)
    assert READER.wrong(one for one in said if one[1] not in ("row", "cost", "log")) == []


def test_every_reason_reads_well() -> None:
    assert READER.wrong_reasons(reasons()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_an_effect_that_can_be_chosen_has_a_name(lang: str) -> None:
    labels = {part.label for id, node in NODES.items() if id.startswith("mage_knight.") for part in node.parts}
    assert {"attack", "block", "fire_attack"} <= labels
    for id, node in NODES.items():
        if id.startswith("mage_knight.") and node.kind in ("one_of", "may", "may_one_of"):
            for part in node.parts:
                assert SPEC.label(part.label, lang) and SPEC.label(part.id, lang)
    assert len(names(lang)) == len(names("en"))
