"""Names and texts of Runewars: everything that can be referred to is called something, in both languages."""

from __future__ import annotations

import re

import pytest

from realms.games.runewars.data.cities import CITIES, Line
from realms.games.runewars.data.developments import DEFENCES, GAINS
from realms.games.runewars.data.fate import FATE_IDS
from realms.games.runewars.data.heroes import HEROES
from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.quests import QUESTS
from realms.games.runewars.data.rewards import REWARDS
from realms.games.runewars.data.seasons import ICONS, SEASON_CARDS
from realms.games.runewars.data.tactics import TACTICS_CARDS
from realms.games.runewars.data.tiles import HOME_TILES
from realms.games.runewars.data.units import UNITS
from realms.games.runewars.names import counted, label, names
from realms.games.runewars.terms import (
    ALIGNMENTS,
    ATTRIBUTES,
    DESTINIES,
    DEVELOPMENTS,
    FACTIONS,
    INFLUENCE,
    MOUNTAIN,
    ORDERS,
    QUEST,
    RESOURCES,
    SEASONS,
    SHAPES,
    TACTICS,
    TITLES,
    WATER,
)
from realms.games.runewars.texts import gain, texts
from realms.i18n import words
from realms.rulebook import rules

DOING = (
    *UNITS,
    *ORDERS,
    *SEASON_CARDS,
    *HEROES,
    *QUESTS,
    *REWARDS,
    *TACTICS_CARDS,
    *OBJECTIVES,
    *TITLES,
    *DEVELOPMENTS,
    *[defence.id for defence in DEFENCES.values()],
)
"""What does something, and says so."""
THINGS = (
    *DOING,
    *FACTIONS,
    *CITIES,
    *FATE_IDS,
    *ALIGNMENTS,
    *ATTRIBUTES,
    *DESTINIES,
    *RESOURCES,
    *SEASONS,
    *SHAPES,
    *[icon for icons in ICONS.values() for icon in icons],
    *[f"{faction}.short" for faction in FACTIONS],
    *[f"{unit}.ability" for unit in UNITS],
    *[area.id for tile in HOME_TILES.values() for area in tile.areas],
    WATER,
    MOUNTAIN,
    INFLUENCE,
    TACTICS,
    QUEST,
)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_a_name(lang: str) -> None:
    for ref in THINGS:
        said = names(lang)[ref]
        assert said and said == said.strip() and "_" not in said, ref


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_says_what_it_does(lang: str) -> None:
    for ref in DOING:
        said = label(f"{ref}.effect", lang)
        assert re.fullmatch(r"[A-ZА-Я0-9].*[^.]\.", said), (ref, said)
        assert "{" not in said and "_" not in said, (ref, said)
    for order in ORDERS[:-1]:
        assert f"{order}.bonus" in names(lang)
    for ref in (*TACTICS_CARDS, *REWARDS, *QUESTS):
        assert names(lang)[f"{ref}.moment"]


def test_fortify_has_no_bonus() -> None:
    assert "fortify.bonus" not in names("en")


def test_russian_has_no_latin_words() -> None:
    for ref, said in names("ru").items():
        assert not re.search("[A-Za-z]{2}", re.sub(r"\b[DLWU][ABC]\b", "", said)), (ref, said)


def test_both_languages_name_the_same() -> None:
    assert list(names("en")) == list(names("ru"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_are_those_of_the_catalogue(lang: str) -> None:
    """Each thing is called in the table as in the rule about it."""
    told = {one.id: one.text for one in rules("runewars", lang)}
    of = {unit.id: unit.rule for unit in UNITS.values()}
    of |= {card.id: card.rule for card in SEASON_CARDS.values()}
    of |= {hero.id: hero.rule for hero in HEROES.values()}
    of |= {quest.id: quest.rule for quest in QUESTS.values()}
    of |= {reward.id: reward.rule for reward in REWARDS.values()}
    of |= {card.id: card.rule for card in TACTICS_CARDS.values()}
    of |= {objective.id: objective.rule for objective in OBJECTIVES.values()}
    of |= {order: f"RW-ORDER-{11 + i}" for i, order in enumerate(ORDERS)}
    for thing, id in of.items():
        assert re.match(rf"(\(\d\) )?«?{re.escape(label(thing, lang))}", told[id]), (thing, told[id])
    for unit in UNITS.values():
        assert label(f"{unit.id}.ability", lang) in told[unit.rule]


def test_units_are_counted() -> None:
    assert [counted("footman", n, "en") for n in (1, 3)] == ["1 Footman", "3 Footmen"]
    assert [counted("footman", n, "ru") for n in (1, 3, 5, 11)] == [
        "1 мечник",
        "3 мечника",
        "5 мечников",
        "11 мечников",
    ]
    assert label("hellhound-2", "ru") == "2 адские гончие"
    assert label("berserker-16", "en") == "16 Berserkers"


def test_cities_tell_their_lines() -> None:
    assert [gain(Line("circle", n), "ru") for n in (1, 2, 5)] == [
        "1 круглый нейтрал",
        "2 круглых нейтрала",
        "5 круглых нейтралов",
    ]
    assert gain(Line(TACTICS, 1), "en") == "1 tactics card"
    for city, lines in CITIES.items():
        assert [label(f"{city}.{i}", "en") for i in range(len(lines))] == [gain(line, "en") for line in lines]


def test_quests_tell_their_outcomes() -> None:
    assert label("hill_of_ash.moment", "en") == "3C: test of strength"
    assert label("hill_of_ash.effect", "en") == "Gold, silver: a reward. Red: the hero retreats."
    assert label("misty_bandits.effect", "ru") == (
        "Золото: награда. Серебро: сбросьте одну награду, если она есть, затем награда. Красный: замените задание."
    )
    assert label("dragons_and_daggers.effect", "en") == (
        "Gold: a reward. Silver: 2 damage; if he is still alive: a reward, one attribute +1. Red: 4 damage."
    )
    assert label("the_beastmen_recruit.effect", "ru") == "Победа: награда. Иначе: герой опрокинут."
    assert label("the_bazaar.moment", "en") == "In a city: pay 3 influence"


def test_texts_follow_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAINS, "dev_influence", 5)
    assert texts("ru")["dev_influence.effect"] == "Влияние +5."


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_game_has_a_name(lang: str) -> None:
    assert words(lang, "runewars").format("game-runewars")
    assert words(lang, "runewars").format("about-runewars")
