"""Names and lines of Mage Knight: everything that can be referred to is called something, in both languages."""

from __future__ import annotations

import re

import pytest

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.enemies import ABILITIES, ENEMIES
from realms.games.mage_knight.data.heroes import HEROES
from realms.games.mage_knight.data.hexes import HEX_NAMES, TILES
from realms.games.mage_knight.data.lines import LINES
from realms.games.mage_knight.data.ruins import RUINS
from realms.games.mage_knight.data.scenarios import SCENARIOS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.names import label, names
from realms.games.mage_knight.rules.tactics import TACTICS
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.terms import BACKS, COLOURS, ELEMENTS, KINDS, PHASES, SIDEWAYS, SITES, TERRAINS

THINGS = (
    *CARDS,
    *[card.strong_name for card in CARDS.values() if card.strong_name],
    *ENEMIES,
    *RUINS,
    *UNITS,
    *SKILLS,
    *TACTICS,
    *HEROES,
    *SCENARIOS,
    *HEX_NAMES,
    *SITES[1:],
    *TERRAINS,
    *COLOURS,
    *ELEMENTS,
    *KINDS,
    *PHASES,
    *SIDEWAYS,
    *ABILITIES,
    *[f"enemy:{name}" for name in ENEMIES],
    *[f"back:{name}" for name in BACKS],
    *[tile for tile in TILES if not tile.isdigit()],
)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_a_name(lang: str) -> None:
    for ref in THINGS:
        said = label(ref, lang)
        assert said == said.strip() and said, ref
        assert "_" not in said, ref
        if lang == "ru":
            assert not re.search("[A-Za-z]", said), (ref, said)


def test_names_are_those_of_the_rulebook() -> None:
    assert label("determination", "ru") == "Решимость"
    assert label("maximal_effect", "ru") == "Максимальный эффект"
    assert label("long_night", "ru") == "Долгая ночь"
    assert label("spawning_grounds", "ru") == "проклятые земли"
    assert label("i_dont_give_a_damn", "en") == "I Don't Give a Damn!"


def test_hexes_go_by_their_site_or_by_their_ground_and_place() -> None:
    assert label("3.sw", "en") == "the village on tile 3"
    assert label("3.sw", "ru") == "деревня, земля 3"
    assert label("core8.mid", "en") == "the city on core tile 8"
    assert label("core8.w", "en") == "the draconum in the west of core tile 8"  # there are two
    assert label("start.e", "ru") == "равнина на востоке, начальная земля"
    assert len({label(hex, "en") for hex in HEX_NAMES}) == len(HEX_NAMES)


def test_numbers_places_lists_and_zones_have_names_too() -> None:
    assert label("7", "en") == "7"
    assert label("2,-1", "en") == "place 2,-1"
    assert label("red,gold", "ru") == "красный, золотой"
    assert label("hand-1", "en") == "hand"
    with pytest.raises(KeyError):
        label("no_such_thing", "en")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_cards_units_skills_and_tactics_have_lines(lang: str) -> None:
    known = names(lang)
    lines = [f"{card.name}.basic" for card in CARDS.values()]
    lines += [f"{card.name}.strong" for card in CARDS.values() if card.strong is not None]
    lines += [f"{unit.name}.{i}" for unit in UNITS.values() for i in range(len(unit.abilities))]
    lines += [f"{name}.effect" for name in (*SKILLS, *TACTICS)]
    for ref in lines:
        said = known[ref]
        assert said[0].isupper() and said[-1] != ".", (ref, said)
        assert "_" not in said, (ref, said)
        if lang == "ru":
            assert not re.search("[A-Za-z]", said), (ref, said)


def test_lines_tell_what_the_cards_do() -> None:
    assert label("march.strong", "en") == "Move 4"
    assert label("rage.basic", "ru") == "Атака 2 или блок 2"
    assert label("fire_golems.1", "en") == "Red mana: Ranged Fire Attack 4"
    assert label("crushing_bolt.strong", "ru") == "Осадная атака 3"


def test_no_line_is_of_a_card_that_does_not_exist() -> None:
    known = {*CARDS, *UNITS, *SKILLS, *TACTICS}
    assert [ref for ref in LINES if ref.rpartition(".")[0] not in known] == []


def test_front_ends_elsewhere_get_the_same_names() -> None:
    assert SPEC.names("ru")["march.basic"] == "Движение 2"
    assert SPEC.names("en").keys() == SPEC.names("ru").keys()
