"""What the coach counts can be counted in every game, and said in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mentions
from coach.positions import played
from messages import differing, nodes, text_of
from realms import coach
from realms.coach import words as said
from realms.coach.facts import counting
from realms.coach.model import Advice, Fact, Follow, Reason, Review, Stand, Turning
from realms.i18n import LANGUAGES, words
from realms.kernel.registry import get

GAMES = ("tiny_epic_kingdoms", "elven_rage", "mage_knight", "runewars")
SOURCE = Path(coach.__file__).parent
SPEC = get("tiny_epic_kingdoms")


@pytest.mark.parametrize("game", GAMES)
def test_all_that_weighs_is_counted_and_has_words(game: str) -> None:
    count = counting(game)
    assert count is not None
    match = played(150, game, first="random", other="random")
    assert {type(frame).__name__ for frame in match.stack} & set(count.TURN), "it is somebody's turn"
    for seat in range(match.seats):
        assert list(count.facts(match, seat)) == list(count.WORTH)
    for lang in LANGUAGES:
        for name in count.WORTH:
            for n in (1.0, -2.5):
                text = said.fact(get(game), Fact(name, n), lang)
                assert "{" not in text and str(int(abs(n))) in text


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same(game: str) -> None:
    held = {
        lang: mentions.read(lang, "coach.ftl") | mentions.read(lang, f"coach-{game}.ftl") for lang in LANGUAGES
    }
    assert differing(held["en"], held["ru"]) == []
    facts = {m for m in held["en"] if m.startswith("coach-fact-")}
    count = counting(game)
    assert count is not None and facts == {f"coach-fact-{name}" for name in count.WORTH}


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    asked = {text_of(node) for node in nodes(SOURCE) if isinstance(node, ast.Constant)}
    asked = {text for text in asked if text.startswith("coach-why-")}
    assert asked == set(mentions.read("en", "coach.ftl"))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "When everyone has acted, on average: 1 more army and 1.5 less ore than after the other options."),
        (
            "ru",
            "К концу действия в среднем: армий на 1 больше и руды на 1,5 меньше, чем после других вариантов.",
        ),
    ],
)
def test_a_reason_reads_well(lang: str, sentence: str) -> None:
    why = Reason("coach-why-gains", {"when": "turn"}, (Fact("armies", 1.0), Fact("ore", -1.5)))
    assert said.reason(SPEC, why, lang) == sentence


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", ["turn", "first", "later"])
def test_when_it_was_counted_is_told(game: str, when: str) -> None:
    english, russian = [
        said.reason(get(game), Reason("coach-why-same", {"when": when}), lang) for lang in LANGUAGES
    ]
    assert english[0].isupper() and russian[0].isupper() and "{" not in english + russian


def test_values_are_percent_with_a_range() -> None:
    advice = Advice("pass", 0.614, 0.555, 0.668, 21)
    assert said.worth(advice, "en") == "61 % (56–67 %, 21 tries)"
    assert said.worth(advice, "ru") == "61 % (56–67 %, 21 проба)"


def test_a_sparkline_follows_the_curve() -> None:
    curve = (Stand(0, (0.5, 0.5)), Stand(5, (0.9, 0.1)), Stand(10, (0.0, 1.0)))
    review = Review(10, curve, (), ())
    assert said.sparkline(review, 0, 3) == "▅█▁"
    assert said.sparkline(review, 1, 3) == "▅▁█"


def test_a_turning_point_in_words() -> None:
    better = Advice("collect", 0.5, 0.4, 0.6, 9, (Reason("coach-why-wins"),), (Follow(1, "pass"),))
    choice = Turning("choice", 4, 0, "select:trade", 0.21, 0.02, better)
    seats = ["Ann", "Bob"]
    told, why = said.turning(SPEC, choice, seats, "en")
    passing = words("en").format("option-pass")
    assert told == "Ann: Trade"
    assert why == f"Better: Collect resources. It wins the game. Then: Bob: {passing}."
    luck = Turning("chance", 4, 1, "collect", -0.1, 0.02)
    assert said.turning(SPEC, luck, seats, "ru") == ("Bob: повезло. Перед этим: Собрать ресурсы", "")
    assert (said.points(-0.21), said.points(0.21)) == ("−21", "+21")
