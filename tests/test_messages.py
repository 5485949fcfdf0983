"""Every message the code asks for is there in both languages, none is left over, and what games say reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

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
    text_of,
    texts_of,
)
from realms import api, wording
from realms.games.tiny_epic_kingdoms import events, rules
from realms.games.tiny_epic_kingdoms.data.races import RACE_CARDS, RACES
from realms.games.tiny_epic_kingdoms.data.territories import AREAS
from realms.games.tiny_epic_kingdoms.names import NAMES
from realms.games.tiny_epic_kingdoms.rules.scoring import ROWS
from realms.games.tiny_epic_kingdoms.terms import ACTIONS, COLLECT, RESOURCES, TERRAINS, TOKENS, TOP_MAGIC
from realms.i18n import LANGUAGES, resource_names, words
from realms.kernel import stock, zones
from realms.kernel.model import VEIL, Decision, Event, EventKind
from realms.kernel.rng import seeded

GAME = "tiny_epic_kingdoms"
SOURCE = Path(realms.__file__).parent
RULES = SOURCE / "games" / GAME / "rules"
KERNEL = SOURCE / "kernel"
SPEC = api.spec(GAME)

PLAYS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (2, {"find_tokens": True}),
    (2, {"solo": True, "find_tokens": True}),
    (3, {"races": "chosen"}),
    (3, {"find_tokens": True}),
    (4, {"find_tokens": True}),
    (4, {"races": "chosen", "find_tokens": True}),
    (5, {}),
    (5, {"find_tokens": True}),
    (5, {"races": ["lizardfolk", "orcs", "dragonkin", "constructs", "undead"], "find_tokens": True}),
)


# What the code asks for.


def prompts() -> set[str]:
    """PROMPT of each question, and what the kernel's own frames ask."""
    asking = [call.args[1] for call in calls(KERNEL, "Decision") if len(call.args) > 1]
    return texts_of([*class_values(RULES, "PROMPT"), *asking])


def verbs() -> set[str]:
    """Verbs of all options that rules and the kernel make."""
    made = [call for folder in (RULES, KERNEL) for call in calls(folder, "option", "per_area", "per_resource")]
    return texts_of(call.args[0] for call in made)


def kinds() -> dict[str, EventKind]:
    """All kinds of events of the game and the kernel."""
    values = [value for module in (events, stock, zones) for value in vars(module).values()]
    return {value.name: value for value in values if isinstance(value, EventKind)}


def reasons() -> set[str]:
    """Rules that refuse; some ids name the rule that gives something."""
    giving: list[ast.AST] = [arg for call in calls(RULES, "gain_choice") for arg in call.args]
    for node in nodes(RULES):
        if isinstance(node, ast.FunctionDef) and node.name == "asked_by":
            giving += ast.walk(node)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "rule":
            giving += ast.walk(node.value)
    return refusals(RULES, r"TEK-[A-Z0-9]+(-[A-Z]+)*-\w+", giving)


def settings() -> set[str]:
    """The new-game dialog: a line for each option it can offer, and a word for each choice that is no name."""
    found: set[str] = set()
    for name, about in SPEC.options().items():
        assert isinstance(about, dict)
        choices = about.get("choices", [])
        if about["type"] == "list":
            continue
        found.add(f"setting-{name}")
        found |= {f"setting-{name}-{choice}" for choice in choices if choice not in NAMES["en"]}
        found |= {f"setting-note-{name}"} if about["type"] == "boolean" else set()
    return found


def picture() -> set[str]:
    """What the scenes of a game label: facts of seats, tracks, face-down pieces, the places of the action card."""
    found = {"piece-hidden"}
    for players, options in PLAYS[:3]:
        match = api.new_match(GAME, players=players, seed=1, options=options)
        scene = SPEC.scene(api.view(match, 0))
        found |= {fact for panel in scene.panels for fact, _ in panel.facts}
        found |= {f"track-{track.kind}" for track in scene.tracks}
        found |= {f"short-{slot.id}" for slot in scene.slots}
    return found


def components() -> set[str]:
    """Texts of cards, tokens, terrains and actions, for whoever shows them."""
    return {
        *[f"race-{race}-{level}" for race in RACES for level in range(1, TOP_MAGIC + 1)],
        *[f"bonus-{card.levels[TOP_MAGIC - 1].bonus}" for card in RACE_CARDS],
        *[f"token-{token}" for token in TOKENS],
        *[f"action-{action}" for action in (*ACTIONS, COLLECT)],
        *[f"terrain-{terrain}" for terrain in (*TERRAINS, "river")],
    }


def sums() -> set[str]:
    """How points came about: a sentence for each row, more for those that add up different things."""
    bonuses = [card.levels[TOP_MAGIC - 1].bonus.replace("_", "-") for card in RACE_CARDS]
    found = {row.replace("score-", "sum-") for row in ROWS} - {"sum-capitals", "sum-bonus"}
    found |= {f"sum-capitals-{held}" for held in ("alone", "shared", "both")}
    return found | {f"sum-bonus-{bonus}" for bonus in (*bonuses, "most-armies-tied", "unlearned", "missed")}


def literal() -> set[str]:
    """Whole message ids written in the code of front ends."""
    return texts_of(nodes(SOURCE))


def patterns() -> list[re.Pattern[str]]:
    """Message ids put together by f-strings of front ends, such as `tui-mark-…`."""
    found: list[re.Pattern[str]] = []
    for node in nodes(SOURCE):
        if isinstance(node, ast.JoinedStr) and re.fullmatch(
            r"(tui|cli|scenario)-[a-z-]*", text_of(node.values[0])
        ):
            parts = [re.escape(text_of(part)) or ".+" for part in node.values]
            found.append(re.compile("".join(parts)))
    return found


def needed() -> set[str]:
    """All ids that rules, kernel and data call for."""
    return {
        f"game-{GAME}",
        f"about-{GAME}",
        *[f"prompt-{prompt}" for prompt in prompts()],
        *[f"option-{verb}" for verb in verbs()],
        *[f"event-{kind}" for kind in kinds()],
        *[f"why-{rule}" for rule in reasons()],
        *ROWS,
        *settings(),
        *picture(),
        *components(),
        *sums(),
    }


# What the files hold.


@cache
def held(lang: str) -> dict[str, Mentions]:
    """Each message with what it mentions; other games and the coach have messages and tests of their own."""
    found: dict[str, Mentions] = {}
    others = {f"{folder.name}.ftl" for folder in (SOURCE / "games").iterdir() if folder.name != GAME}
    for name in resource_names(lang):
        if name not in others and not name.startswith("coach"):
            found |= mentions.read(lang, name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing(lang: str) -> None:
    front_ends = {text for text in literal() if re.fullmatch(r"(tui|cli)-[a-z]+(-[a-z]+)*", text)}
    assert sorted((needed() | front_ends) - held(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_over(lang: str) -> None:
    made = patterns()
    used = needed() | literal()
    used |= {message_id for message_id in held(lang) if any(p.fullmatch(message_id) for p in made)}
    inner = {name for message_id in used & held(lang).keys() for name in held(lang)[message_id].messages}
    pages = {message_id for message_id in held(lang) if message_id.startswith("web-")}  # see test_web.py
    assert sorted(held(lang).keys() - used - inner - pages) == []


def test_languages_say_the_same_things_with_the_same_variables() -> None:
    assert differing(held("en"), held("ru")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(lang: str) -> None:
    assert given_too_little(held(lang), kinds().values(), reasons(), verbs()) == []


def test_the_finders_find() -> None:
    """A finder that finds nothing would let everything pass."""
    assert {"patrol-army", "war-dice", "sealed-wait"} <= prompts()
    assert {"army", "to", "bid", "pay", "pass", "done", "none", "withdraw", "mix", "split"} <= verbs()
    assert {"moved", "sealed-in", "item-moved"} <= kinds().keys()
    assert {"TEK-MOVE-02", "TEK-WAR-12R", "TEK-RACE-ORCS-4R", "TEK-2P-04"} <= reasons()
    assert not {"TEK-TOKEN-05", "TEK-RACE-UNDEAD-1", "TEK-WAR-01"} & reasons()
    assert {"setting-find_tokens", "setting-races-dealt"} <= settings()
    assert {"fact-mana", "fact-neutral", "track-tower", "short-patrol"} <= picture()
    for found in iter_modules(rules.__path__):
        import_module(f"{rules.__name__}.{found.name}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_has_one_name(lang: str) -> None:
    assert SPEC.name(lang) == words(lang, GAME).format(f"game-{GAME}")


# What games say.


def sentences(number: int, players: int, options: dict[str, object]) -> Iterator[Said]:
    """Everything a random game puts into words: language, kind of text, text."""
    match = api.new_match(GAME, players=players, seed=number, options=options, events=True)
    pick = seeded(1000 + number).below
    told: list[Event] = list(match.log or [])
    said: set[str] = set()
    while match.due:
        for decision in match.due:
            yield from asked(SPEC, match, decision, said)
        waiting = [d for d in match.due if not d.optional or pick(4) == 0]
        decision = waiting[pick(len(waiting))]
        told += match.apply(
            decision.seat, likely(decision, pick(3)) or decision.options[pick(len(decision.options))].key
        )
    for lang in LANGUAGES:
        seats = wording.seats(players, lang)
        for happened in {(e.kind, e.args): e for e in told}.values():
            yield lang, "event", wording.event(SPEC, happened, seats, lang)
        for _, line in wording.story(SPEC, told, seats, lang):
            yield lang, "event", line


def likely(decision: Decision, chance: int) -> str:
    """Act more often than chance would: collecting leads nowhere."""
    return decision.options[0].key if decision.prompt == "act-or-collect" and chance else ""


READER = Reader(SPEC, bare=r"TEK-|[A-Z]{3}-\w|[.,:;!?]{2}")


@pytest.mark.parametrize("number", range(2 * len(PLAYS)))
def test_games_read_well(number: int) -> None:
    players, options = PLAYS[number % len(PLAYS)]
    assert READER.wrong(sentences(number, players, options)) == []


def test_every_reason_reads_well() -> None:
    assert READER.wrong_reasons(reasons()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_no_ids(lang: str) -> None:
    for ref in (*RACES, *ACTIONS, *TOKENS, *TERRAINS, *RESOURCES, *AREAS):
        assert SPEC.label(ref, lang).strip()
        assert "_" not in SPEC.label(ref, lang)
    assert not any(SPEC.label(area, lang) == area for area in AREAS)


# Forms that random games show too seldom.


@pytest.mark.parametrize(
    ("kind", "args", "english", "russian"),
    [
        ("gained", (0, 1, "mana"), "Player 1 gains 1 mana.", "Игрок 1 получает 1 ману."),
        ("gained", (0, 3, "ore"), "Player 1 gains 3 ore.", "Игрок 1 получает 3 руды."),
        ("paid", (1, 5, "food"), "Player 2 pays 5 food.", "Игрок 2 платит 5 еды."),
        (
            "traded",
            (0, 1, "food", 2, "ore"),
            "Player 1 trades 1 food for 2 ore.",
            "Игрок 1 меняет 1 еду на 2 руды.",
        ),
        ("plundered", (0, 1, "ore"), None, "Игрок 1 берёт в добычу 1 руду, её теряет Игрок 2."),
        ("tokens-laid", (21,), "21 find tokens are laid face down.", "Лицом вниз разложен 21 жетон находки."),
        ("tokens-laid", (13,), "13 find tokens are laid face down.", "Лицом вниз разложено 13 жетонов находок."),
        ("race-taken", (0, "undead"), "Player 1 leads the Undead.", "Игрок 1 ведёт за собой нежить."),
        (
            "fled",
            (0, "GAL-1", "GAL-2"),
            "The last army of Player 1 flees from Galson 1 to Galson 2.",
            "Игрок 1 спасает последнюю армию: из области Галсон 1 в область Галсон 2.",
        ),
        ("item-shown", (VEIL, "face-down"), None, "Видно: что-то скрытое, закрытые жетоны."),
    ],
)
def test_forms(kind: str, args: tuple[str | int, ...], english: str | None, russian: str) -> None:
    happened = Event(kinds()[kind], args)
    if english is not None:
        assert wording.event(SPEC, happened, wording.seats(2, "en"), "en") == english
    assert wording.event(SPEC, happened, wording.seats(2, "ru"), "ru") == russian


def test_a_story_adds_amounts_up_and_leaves_bookkeeping_out() -> None:
    told = [
        Event(events.PAID, (0, 1, "mana")),
        Event(events.PAID, (0, 1, "mana")),
        Event(stock.SEALED_IN, (1,)),
        Event(events.PAID, (0, 1, "ore")),
        Event(events.PAID, (1, 1, "ore")),
        Event(events.NUMBER_SHOWN, (0, 4)),
        Event(events.NUMBER_SHOWN, (0, 4)),
        Event(events.GAME_ENDED, ()),
    ]
    assert wording.story(SPEC, told, ["Ann", "Bob"], "en") == [
        (0, "Ann pays 2 mana."),
        (0, "Ann pays 1 ore."),
        (1, "Bob pays 1 ore."),
        (0, "Ann shows 4."),
        (0, "Ann shows 4."),
        (-1, "The game is over, the points are counted."),
    ]
