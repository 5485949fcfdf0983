"""What cards, units, skills and tactics do, in words: names of refs such as "march.basic" and "peasants.0".

Effects tell themselves; what is odd about a card is told here, in the words of the rule catalogue.
"""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.effects import NODES, Custom, Effect, May, OneOf, Pay, Per, Seq, When

from .data.cards import CARDS
from .data.lines import LINES
from .data.skills import SKILLS
from .data.units import UNITS
from .terms import NONE
from .vocabulary import words
from .vocabulary.choices import MayOneOf

MANA: Final[dict[str, tuple[str, ...]]] = {
    "en": ("red mana", "blue mana", "green mana", "white mana", "gold mana", "black mana"),
    "ru": ("красная мана", "синяя мана", "зелёная мана", "белая мана", "золотая мана", "чёрная мана"),
}
_JOIN: Final[dict[str, dict[str, str]]] = {
    "en": {"seq": ", ", "may": "you may ", "else": "otherwise"},
    "ru": {"seq": ", ", "may": "можно: ", "else": "иначе"},
}


def effect(node: Effect[Any], lang: str) -> str:
    """A node and its parts in words."""
    join = _JOIN[lang]
    parts = [effect(part, lang) for part in node.parts]
    if lang == "ru":
        parts = [*parts[:1], *[lowered(part) for part in parts[1:]]]
    if isinstance(node, Seq):
        return join["seq"].join([part for part in parts if part])
    if isinstance(node, OneOf):
        return words.one_of(lang, parts)
    if isinstance(node, May):
        return join["may"] + parts[0]
    if isinstance(node, Pay):
        return f"{parts[0]}: {parts[1]}"
    if isinstance(node, When):
        return f"{node.test.text(lang)} {parts[0]}, {join['else']} {parts[1]}"
    if isinstance(node, Per):
        return f"{parts[0]} {node.test.text(lang)}"
    assert not isinstance(node, Custom), f"{node.name} is odd: lines.py has no words for it"
    return node.text(lang)


def line(ref: str, node: Effect[Any] | None, lang: str) -> str:
    """One line of a card, beginning with a capital letter."""
    if ref in LINES:
        said = LINES[ref][lang == "ru"]
    else:
        assert node is not None, f"{ref} has no words"
        said = effect(node, lang)
    return sentence(said)


def sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def lowered(said: str) -> str:
    return said[:1].lower() + said[1:]


def is_odd(node: Effect[Any]) -> bool:
    return isinstance(node, Custom) or any(is_odd(part) for part in node.parts)


def parts_to_choose() -> list[Effect[Any]]:
    """Every part of an effect that is an option of its own."""
    found: list[Effect[Any]] = []
    for id, node in NODES.items():
        if id.startswith("mage_knight.") and isinstance(node, OneOf | May | MayOneOf):
            found.extend(node.parts)
    return found


def texts(lang: str) -> dict[str, str]:
    """Every line of every card, unit, skill and tactic, by ref."""
    found: dict[str, str] = {}
    for card in CARDS.values():
        for way, node in (("basic", card.basic), ("strong", card.strong)):
            ref = f"{card.name}.{way}"
            if node is not None or ref in LINES:
                found[ref] = line(ref, node, lang)
    for unit in UNITS.values():
        for i, ability in enumerate(unit.abilities):
            ref = f"{unit.name}.{i}"
            said = line(ref, ability.effect, lang)
            if ability.mana != NONE:
                said = sentence(f"{MANA[lang][ability.mana]}: {said if lang == 'en' else lowered(said)}")
            found[ref] = said
    for skill in SKILLS.values():
        found[f"{skill.name}.effect"] = line(f"{skill.name}.effect", skill.effect, lang)
    for ref in LINES:
        found.setdefault(ref, line(ref, None, lang))
    return found
