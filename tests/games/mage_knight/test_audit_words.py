"""What effects say of themselves, in both languages: cases, plurals, conditions and counts in words."""

from __future__ import annotations

import re

import pytest

from realms.games.mage_knight import spec  # noqa: F401 (it makes cards, skills and tactics known)
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.lines import LINES
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.rules.tactics import TACTICS
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.texts import effect, texts
from realms.games.mage_knight.vocabulary.counts import ENEMIES_LEFT, FOREST_HERE, NIGHT
from realms.games.mage_knight.vocabulary.gains import Crystal, Draw, PayOne, TakeWound, Token
from realms.games.mage_knight.vocabulary.points import Heal, Move
from realms.games.mage_knight.vocabulary.source import MoreDice
from realms.games.mage_knight.vocabulary.words import one_of
from realms.kernel.effects import Effect, Per, When

SAID: list[tuple[Effect[MageKnight], str, str]] = [
    (Draw(1), "draw a card", "возьмите карту"),
    (Draw(2), "draw 2 cards", "возьмите 2 карты"),
    (Draw(5), "draw 5 cards", "возьмите 5 карт"),
    (TakeWound(), "take a wound", "получите рану"),
    (PayOne(0), "pay a red mana", "заплатите красную ману"),
    (Crystal(1), "gain a blue crystal", "получите синий кристалл"),
    (Crystal(), "gain a crystal of any colour", "получите кристалл любого цвета"),
    (Token(1, 3, 0), "gain a blue, white or red mana token", "получите синий, белый или красный жетон маны"),
    (MoreDice(3), "use 3 more dice of the source", "используйте ещё 3 кубика источника"),
    (Per(ENEMIES_LEFT, Move(1)), "Move 1 for each enemy", "Движение 1 за каждого врага"),
    (When(NIGHT, Move(2), Move(1)), "at night Move 2, otherwise Move 1", "ночью Движение 2, иначе Движение 1"),
    (
        When(FOREST_HERE, Heal(5), Heal(3)),
        "in a forest Heal 5, otherwise Heal 3",
        "в лесу Лечение 5, иначе Лечение 3",
    ),
]


@pytest.mark.parametrize(("node", "en", "ru"), SAID)
def test_nodes_in_words(node: Effect[MageKnight], en: str, ru: str) -> None:
    assert (node.text("en"), node.text("ru")) == (en, ru)


def test_choices_are_told_with_commas() -> None:
    assert one_of("en", ["Move 3"]) == "Move 3"
    assert one_of("ru", ["Атака 2", "блок 2", "дальняя атака 1"]) == "Атака 2, блок 2 или дальняя атака 1"
    versatility = CARDS["battle_versatility"].basic
    assert versatility is not None
    assert effect(versatility, "en") == "Attack 2, Block 2 or Ranged Attack 1"


def test_both_languages_tell_the_same_figures() -> None:
    en, ru = texts("en"), texts("ru")
    for ref in en:
        assert sorted(re.findall(r"\d+", en[ref])) == sorted(re.findall(r"\d+", ru[ref])), ref


def test_the_written_lines_are_lines_of_something() -> None:
    known = {*CARDS, *UNITS, *SKILLS, *TACTICS}
    assert [ref for ref in LINES if ref.partition(".")[0] not in known] == []
