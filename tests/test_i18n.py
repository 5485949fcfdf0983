"""Locale files: they parse, both languages say the same things, and nothing is missing in silence."""

import pytest
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from realms.games.tiny_epic_kingdoms.data import races
from realms.games.tiny_epic_kingdoms.terms import ACTIONS, TERRAINS, TOKENS
from realms.i18n import LANGUAGES, BadMessage, LocaleError, MissingMessage, parse, resource_names, words

GAME = "tiny_epic_kingdoms"


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("_id"))  # a name and the id it goes by count as one

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add(node.id.name)


def variables(node: BaseNode) -> list[str]:
    visitor = Variables()
    visitor.visit(node)
    return sorted(visitor.names)


def messages(lang: str, name: str) -> dict[str, list[str]]:
    return {entry.id.name: variables(entry) for entry in parse(lang, name).body if isinstance(entry, Message)}


def test_languages_have_the_same_files() -> None:
    assert resource_names("en") == resource_names("ru")
    assert resource_names("en")[0] == "shared.ftl"
    assert "tiny_epic_kingdoms.ftl" in resource_names("en")


@pytest.mark.parametrize("name", resource_names("en"))
def test_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    assert messages("en", name) == messages("ru", name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_loads_whole(lang: str) -> None:
    for name in resource_names(lang):
        loaded = words(lang, name.removesuffix(".ftl"))
        assert loaded is words(lang, name.removesuffix(".ftl"))
        for message_id, names in messages(lang, name).items():
            assert loaded.has(message_id)
            if not names:
                assert loaded.format(message_id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_race_level_token_action_and_bonus_is_described(lang: str) -> None:
    ids = [f"race-{race}-{level}" for race in races.RACES for level in range(1, 6)]
    ids += [f"token-{token}" for token in TOKENS]
    ids += [f"action-{action}" for action in (*ACTIONS, "collect")]
    ids += [f"terrain-{terrain}" for terrain in TERRAINS]
    ids += [f"bonus-{card.levels[4].bonus}" for card in races.RACE_CARDS]
    assert [message_id for message_id in ids if not words(lang, GAME).has(message_id)] == []


def test_russian_texts_are_russian() -> None:
    for message_id in words("ru", GAME).ids:
        if message_id.startswith(("race-", "token-", "action-", "terrain-", "bonus-")):
            assert words("ru", GAME).format(message_id) != words("en", GAME).format(message_id)


@pytest.mark.parametrize(
    ("count", "russian", "english"),
    [
        (1, "1 ресурс", "1 resource"),
        (2, "2 ресурса", "2 resources"),
        (5, "5 ресурсов", "5 resources"),
        (11, "11 ресурсов", "11 resources"),
        (21, "21 ресурс", "21 resources"),
        (22, "22 ресурса", "22 resources"),
    ],
)
def test_plurals(count: int, russian: str, english: str) -> None:
    assert words("ru", GAME).format("resources", n=count) == russian
    assert words("en", GAME).format("resources", n=count) == english


def test_messages_of_a_game_are_its_own() -> None:
    assert not words("en").has("event-moved")
    assert words("en", GAME).has("event-moved")
    assert words("en", "another_game").ids == words("en").ids


def test_arguments_come_without_isolation_marks() -> None:
    assert words("en").format("seat", number="2") == "Player 2"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no-such-message"):
        words("en").format("no-such-message")
    assert not words("en").has("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BadMessage, match="seat"):
        words("ru").format("seat")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LocaleError):
        words("xx")
