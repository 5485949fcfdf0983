"""Everything Runewars says: all messages are there in both languages, none is left over, and it reads well."""

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
    text_of,
    texts_of,
    written,
)
from realms import wording
from realms.games.runewars import events
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.tactics import TACTICS_CARDS
from realms.games.runewars.data.units import BY_FACTION
from realms.games.runewars.rules.plays import AimedPlay
from realms.games.runewars.rules.tactics import PLAYS
from realms.games.runewars.rules.turn import OWN_TURN_VERBS
from realms.games.runewars.spec import SPEC
from realms.i18n import LANGUAGES, words
from realms.kernel.model import Decision, Event, EventKind
from realms.kernel.rng import Rng, seeded

GAME = "runewars"
FOLDER = Path(realms.__file__).parent / "games" / GAME
RULES = FOLDER / "rules"
SHARED = words("en")
PLAYS_OF: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"map": "fixed", "factions": "dealt"}),
    (4, {"map": "random", "factions": "dealt", "hidden_runes": True}),
)
MAP_FAULTS = {f"RW-SETUP-{n}" for n in ("04", "06", "07", "08", "09", "10")}
"""Why a map or a place of a tile is none: such places are not even thought of."""
RULE = r"RW-[A-Z]+-\d+"
STEPS = 450


# What the code asks for.


def prompts() -> set[str]:
    return texts_of([*class_values(FOLDER, "PROMPT"), *[call.args[1] for call in calls(FOLDER, "Decision")]])


def verbs() -> set[str]:
    """Those written down, by helpers too, and those that are class variables."""
    made = texts_of(node for call in calls(FOLDER, "option") for node in ast.walk(call.args[0]))
    made |= texts_of(call.args[1] for call in calls(FOLDER, "places", "players") if len(call.args) > 2)
    units = texts_of(call.args[0] for call in calls(FOLDER, "unit_option")) - {"rout"}  # only standing ones
    made |= {*units, "rout", *[f"{verb}_routed" for verb in units]}
    made |= texts_of(class_values(FOLDER, "VERB")) | texts_of(class_values(FOLDER, "NAME"))
    made |= {verb.NAME for verb in OWN_TURN_VERBS}
    return {verb for verb in made if re.fullmatch("[a-z_]*[a-z]", verb) and f"option-{verb}" not in SHARED.ids}


def kinds() -> dict[str, EventKind]:
    return {kind.name: kind for kind in vars(events).values() if isinstance(kind, EventKind)}


def reasons() -> set[str]:
    """Rules that refuse; some ids name the rule that asks, also where units are too many."""
    asking: list[ast.AST] = []
    for node in nodes(RULES):
        if isinstance(node, ast.FunctionDef) and node.name == "asked_by":
            asking += ast.walk(node)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "rule":
            asking += ast.walk(node.value)
    asking += [arg for call in calls(RULES, "Cull", "Slay", "join") for arg in call.args]
    found = refusals(RULES, RULE, asking) - MAP_FAULTS
    aimed = {TACTICS_CARDS[card].rule for card, play in PLAYS.items() if isinstance(play, AimedPlay)}
    return found | aimed | {objective.rule for objective in OBJECTIVES.values()}


def mentioned() -> set[str]:
    """All rules that code and tables name: some frames refuse by the rule that asks."""
    return {text for node in nodes(FOLDER) if re.fullmatch(RULE, text := text_of(node))}


def pictured() -> set[str]:
    """What scenes say and label; some ids are put together there."""
    marks = ("setup", "season", "orders", "turn", "battle", "duel", "bid", "quests")
    return {
        *written(FOLDER, r"(sum|named|fact)-[a-z-]+[a-z]"),
        *[f"named-{laid}" for laid in ("lay", "home", "marker")],
        *[f"tui-mark-{mark}" for mark in marks],
        *[f"short-{unit.id}" for unit in BY_FACTION[""]],
    }


def settings() -> set[str]:
    """The new-game dialog: a line for each option, and a word for each choice that is no name."""
    found = {"setting-factions-of"}
    for name, about in SPEC.options().items():
        assert isinstance(about, dict)
        choices = [choice for choice in about.get("choices", []) if choice not in SPEC.names("en")]
        found |= {f"setting-{name}", *[f"setting-{name}-{choice}" for choice in choices]}
    return found


def needed() -> set[str]:
    return {
        *(f"game-{GAME}", f"about-{GAME}", *settings()),
        *[f"feat-{feat}" for feat in SPEC.feats(SPEC.new_match(2, 0, {"map": "fixed", "factions": "dealt"}))],
        *[f"prompt-{prompt}" for prompt in prompts()],
        *[f"option-{verb}" for verb in verbs()],
        *[f"event-{kind}" for kind in kinds()],
        *[f"why-{rule}" for rule in reasons()],
        *written(FOLDER, r"rw-score-[a-z]+"),
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
    refused = {f"why-{rule}" for rule in mentioned()}
    assert sorted(held(lang).keys() - needed() - inner - refused) == []


def test_languages_say_the_same_things_with_the_same_variables() -> None:
    assert differing(held("en"), held("ru")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(lang: str) -> None:
    assert given_too_little(held(lang), kinds().values(), reasons(), verbs()) == []


def test_the_finders_find() -> None:
    assert {"rw-turn", "rw-moment", "rw-aim", "rw-swap-objective"} <= prompts()
    assert {"activate", "with", "destroy_routed", "claim", "ice_storm", "rout_fighter"} <= verbs()
    assert {"rw-tactic", "rw-battle"} <= kinds().keys()
    assert {"RW-TACTIC-02", "RW-TACTIC-22", "RW-OBJ-11", "RW-MOVE-07"} <= reasons()
    assert "RW-MOVE-12" not in reasons() and {"rw-score-runes", "setting-map-fixed"} <= needed()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_one_name(lang: str) -> None:
    assert SPEC.name(lang) == words(lang, GAME).format(f"game-{GAME}")


# What games say.

READER = Reader(SPEC, bare="RW-|, -", names=r"\b([1-9][A-D]|[DLWU][A-C])\b")
"""Areas go by number and letter in every language."""
LIVELY = ("play", "claim", "activate", "build", "recruit", "rally", "develop", "duel", "quest")


def lively(decision: Decision, pick: Rng) -> str:
    """By lot, but what leads to something more often than not."""
    some = [o for o in decision.options if o.verb in LIVELY]
    among = some if some and pick.below(3) else decision.options
    return among[pick.below(len(among))].key


def sentences(number: int, players: int, options: dict[str, object]) -> Iterator[Said]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = SPEC.new_match(players, number, options)
    match.log = []
    pick = seeded(1000 + number)
    told: list[Event] = []
    said: set[str] = set()
    while match.due and match.seq < STEPS:
        decision = next(d for d in match.due if not d.optional)
        yield from asked(SPEC, match, decision, said)
        yield from summed_up(SPEC, match, decision.seat, said)
        told += match.apply(decision.seat, lively(decision, pick))
    for lang in LANGUAGES:
        for _, line in wording.story(SPEC, told, wording.seats(players, lang), lang):
            yield lang, "event", line


@pytest.mark.parametrize("number", range(len(PLAYS_OF)))
def test_games_read_well(number: int) -> None:
    players, options = PLAYS_OF[number]
    assert READER.wrong(sentences(number, players, options)) == []


def test_every_reason_reads_well() -> None:
    assert READER.wrong_reasons(reasons()) == []
