"""Names of everything a player sees, in both languages. Sentences live in the locale files, texts in texts.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from .data.fate import FATE
from .data.names_cards import CARD_NAMES
from .data.names_pieces import FORMS, PIECE_NAMES
from .data.names_table import TABLE_NAMES
from .data.tiles import HOME_TILES
from .data.units import BY_INDEX
from .texts import MOMENTS, plural, texts

EN: Final = "en"
RU: Final = "ru"


@cache
def names(lang: str) -> dict[str, str]:
    """Every name by its ref, the lines of cards included."""
    column = 2 if lang == RU else 1
    found: dict[str, str] = {}
    for moment, words in MOMENTS.items():
        found[moment] = words[column - 1]
    for row in TABLE_NAMES + PIECE_NAMES + CARD_NAMES:
        found[row[0]] = row[column]
    for unit in BY_INDEX:
        for n in range(1, unit.figures + 1):
            found[f"{unit.id}-{n}"] = counted(unit.id, n, lang)
    for card in FATE.values():
        found[card.id] = f"карта судьбы {card.number}" if lang == RU else f"fate card {card.number}"
    for home in HOME_TILES.values():
        for area in home.areas:
            found[area.id] = f"{area.id} ({found[home.id + '.short']})"
    return found | texts(lang)


def counted(unit: str, n: int, lang: str) -> str:
    """So many units of a type: 3 Footmen, 3 мечника."""
    return f"{n} {plural(n, FORMS[unit][lang == RU], lang)}"


def label(ref: str, lang: str) -> str:
    return names(lang).get(ref, ref)
