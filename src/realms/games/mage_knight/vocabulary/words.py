"""The words of effects in both languages: nodes write their own texts with these (tooltips, logs)."""

from __future__ import annotations

from typing import Final

from ..terms import KINDS, MELEE, PHYSICAL

Phrase = str | tuple[str, ...]
"""A phrase, or its plural forms: English one and many, Russian one, a few and many."""

_EN: Final[dict[str, Phrase]] = {
    "move": "Move {n}",
    "influence": "Influence {n}",
    "heal": "Heal {n}",
    "draw": ("draw a card", "draw {n} cards"),
    "wound": ("take a wound", "take {n} wounds"),
    "fame": "Fame +{n}",
    "reputation": "Reputation {n}",
    "crystal": "gain a {colour} crystal",
    "any-crystal": "gain a crystal of any colour",
    "token": "gain a {colour} mana token",
    "any-token": "gain a mana token of any colour",
    "pay-mana": "pay a {colour} mana",
    "discard": "discard {what}",
    "ready": "ready a unit of level {n} or lower",
    "ready-any": "ready a unit",
    "armour-one": "gets Armour {n}",
    "armour-all": "get Armour {n}",
    "one-enemy": "one enemy {what}",
    "one-unfortified": "one unfortified enemy {what}",
    "all-enemies": "all enemies {what}",
    "bare-one": "loses all fortifications",
    "bare-all": "lose all fortifications",
    "stripped-one": "loses {what}",
    "stripped-all": "lose {what}",
    "destroyed-one": "is destroyed",
    "destroyed-all": "are destroyed",
    "calm-one": "does not attack",
    "calm-all": "do not attack",
    "fortified-one": " ({n} if fortified)",
    "fortified-all": " ({n} if fortified)",
    "all-resistances": "all resistances",
    "resists-physical": "physical resistance",
    "resists-fire": "fire resistance",
    "resists-ice": "ice resistance",
    "breach": "site fortifications are ignored",
    "bend-time": "at the end of the turn the other cards played come back to hand; another turn follows",
    "more-cards": "the hand limit is {n} higher at the next draw",
    "ready-levels": "ready units of {n} levels together",
    "rider-ice_shield": "; the enemy blocked with it gets Armour −3",
    "rider-burning_shield": "; if it helps to block, Fire Attack 4 in the melee phase",
    "rider-exploding_shield": "; if it helps to block, the enemy is destroyed",
    "rider-cold_toughness": ", +1 for each ability, attack and resistance icon of the enemy",
    "rider-no_swift": "; the blocked enemy loses swiftness",
    "night": "at night",
    "forest": "in a forest",
    "enemies": "for each enemy",
    "wounds": "for each wound in hand and on units",
    "ready-units": "for each ready, unwounded unit (at most 3)",
    "crystal-colours": "for each colour among your crystals",
    "sideways": "the next card played sideways gives {n}",
    "sideways-special": ", an advanced action, spell or artifact {n}",
    "sideways-wound": "the next wound may be played sideways and gives {n}",
    "sideways-no-dice": "; no die of the source may be used in this turn",
    "and": " and ",
    "or": " or ",
    "wound-card": "a wound",
    "any-card": "a card, perhaps a wound",
    "card": "a card",
    "action-card": "an action card",
    "more-dice": ("use one more die of the source", "use {n} more dice of the source"),
    "reroll-source": "reroll the dice of the source",
    "storm-die": "gain a crystal of the colour of a die of the source, reroll the die",
    "another-crystal": "gain a crystal of a colour you have",
    "take-spell": "take a {colour} spell of the offer into your discard pile",
    "at-start": "at the start of combat: {what}",
    "in-interaction": "in an interaction: {what} at the end of the turn",
}
_RU: Final[dict[str, Phrase]] = {
    "move": "Движение {n}",
    "influence": "Влияние {n}",
    "heal": "Лечение {n}",
    "draw": ("возьмите карту", "возьмите {n} карты", "возьмите {n} карт"),
    "wound": ("получите рану", "получите {n} раны", "получите {n} ран"),
    "fame": "слава +{n}",
    "reputation": "репутация {n}",
    "crystal": "получите {colour} кристалл",
    "any-crystal": "получите кристалл любого цвета",
    "token": "получите {colour} жетон маны",
    "any-token": "получите жетон маны любого цвета",
    "pay-mana": "заплатите {colour} ману",
    "discard": "сбросьте {what}",
    "ready": "подготовьте отряд уровня {n} или ниже",
    "ready-any": "подготовьте отряд",
    "armour-one": "получает {n} к броне",
    "armour-all": "получают {n} к броне",
    "one-enemy": "один враг {what}",
    "one-unfortified": "один неукреплённый враг {what}",
    "all-enemies": "все враги {what}",
    "bare-one": "теряет все укрепления",
    "bare-all": "теряют все укрепления",
    "stripped-one": "теряет {what}",
    "stripped-all": "теряют {what}",
    "destroyed-one": "уничтожен",
    "destroyed-all": "уничтожены",
    "calm-one": "не атакует",
    "calm-all": "не атакуют",
    "fortified-one": " ({n}, если укреплён)",
    "fortified-all": " ({n}, если укреплены)",
    "all-resistances": "все сопротивления",
    "resists-physical": "физическое сопротивление",
    "resists-fire": "сопротивление огню",
    "resists-ice": "сопротивление льду",
    "breach": "укрепления места не действуют",
    "bend-time": "в конце хода остальные сыгранные карты возвращаются на руку, затем ещё один ход",
    "more-cards": "при следующем доборе предел руки +{n}",
    "ready-levels": "подготовьте отряды с суммой уровней до {n}",
    "rider-ice_shield": "; заблокированный им враг получает −3 к броне",
    "rider-burning_shield": "; если он помог заблокировать атаку — огненная атака 4 в ближнем бою",
    "rider-exploding_shield": "; если он помог заблокировать атаку, этот враг уничтожен",
    "rider-cold_toughness": ", +1 за каждый символ способности, атаки и сопротивления врага",
    "rider-no_swift": "; заблокированный враг теряет быстроту",
    "night": "ночью",
    "forest": "в лесу",
    "enemies": "за каждого врага",
    "wounds": "за каждую рану на руке и на отрядах",
    "ready-units": "за каждый боеспособный нераненый отряд (не больше 3)",
    "crystal-colours": "за каждый цвет среди ваших кристаллов",
    "sideways": "следующая карта, сыгранная боком, даёт {n}",
    "sideways-special": ", особое действие, заклинание или артефакт — {n}",
    "sideways-wound": "следующую рану можно сыграть боком, она даёт {n}",
    "sideways-no-dice": "; в этот ход нельзя использовать кубики источника",
    "and": " и ",
    "or": " или ",
    "wound-card": "рану",
    "any-card": "карту, можно и рану",
    "card": "карту",
    "action-card": "карту действия",
    "more-dice": (
        "используйте ещё {n} кубик источника",
        "используйте ещё {n} кубика источника",
        "используйте ещё {n} кубиков источника",
    ),
    "reroll-source": "перебросьте кубики источника",
    "storm-die": "получите кристалл цвета кубика источника, кубик перебросьте",
    "another-crystal": "получите кристалл цвета, который у вас уже есть",
    "take-spell": "возьмите доступное {colour} заклинание в сброс",
    "at-start": "в начале боя: {what}",
    "in-interaction": "при взаимодействии: {what} в конце хода",
}
_WORDS: Final[dict[str, dict[str, Phrase]]] = {"en": _EN, "ru": _RU}
_SIGNED: Final = ("reputation", "armour-one", "armour-all", "fortified-one", "fortified-all")
"""A number in these shows its sign."""

# Colours by what they are said of: a crystal, a mana (that is paid), a spell.
OF_CRYSTAL: Final = 0
OF_MANA: Final = 1
OF_SPELL: Final = 2
_PLAIN: Final = ("red", "blue", "green", "white", "gold", "black")
_COLOURS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "en": (_PLAIN, _PLAIN, _PLAIN),
    "ru": (
        ("красный", "синий", "зелёный", "белый", "золотой", "чёрный"),
        ("красную", "синюю", "зелёную", "белую", "золотую", "чёрную"),
        ("красное", "синее", "зелёное", "белое", "золотое", "чёрное"),
    ),
}
_ELEMENTS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("", "Fire ", "Ice ", "Cold Fire "),
    "ru": ("", "огненная ", "ледяная ", "огненно-ледяная "),
}
_BLOCKS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("Block", "Fire Block", "Ice Block", "Cold Fire Block"),
    "ru": ("Блок", "Огненный блок", "Ледяной блок", "Огненно-ледяной блок"),
}
_ATTACKS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("Attack", "Ranged Attack", "Siege Attack"),
    "ru": ("атака", "дальняя атака", "осадная атака"),
}


def say(lang: str, word: str, n: int = 0, **more: str) -> str:
    """A phrase, in the form its number wants."""
    phrase = _WORDS[lang][word]
    if isinstance(phrase, tuple):
        phrase = phrase[_form(n)] if lang == "ru" else phrase[0 if n == 1 else 1]
    shown = f"{n:+d}".replace("-", "−") if word in _SIGNED else str(n)
    return phrase.format(n=shown, **more)


def _form(n: int) -> int:
    """Russian: 1 карта, 2 карты, 5 карт."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def one_of(lang: str, said: list[str]) -> str:
    """ "Move 3, Influence 3 or Attack 3"."""
    if len(said) < 2:
        return "".join(said)
    return f"{', '.join(said[:-1])}{say(lang, 'or')}{said[-1]}"


def colour(lang: str, which: int, of: int = OF_CRYSTAL) -> str:
    return _COLOURS[lang][of][which]


def colours(lang: str, which: tuple[int, ...]) -> str:
    return one_of(lang, [colour(lang, one) for one in which])


def attack(lang: str, n: int, kind: int = MELEE, element: int = PHYSICAL) -> str:
    """ "Ranged Fire Attack 3"."""
    base = _ATTACKS[lang][kind]
    if lang == "en":
        head, _, tail = base.rpartition(" ")
        said = f"{head} {_ELEMENTS[lang][element]}{tail}".strip() if head else f"{_ELEMENTS[lang][element]}{tail}"
    else:
        said = f"{_ELEMENTS[lang][element]}{base}"
    assert kind < len(KINDS)
    return f"{said[0].upper()}{said[1:]} {n}"


def block(lang: str, n: int, element: int = PHYSICAL) -> str:
    return f"{_BLOCKS[lang][element]} {n}"
