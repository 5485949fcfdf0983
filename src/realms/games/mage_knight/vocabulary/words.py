"""The words of effects in both languages: nodes write their own texts with these (tooltips, logs)."""

from __future__ import annotations

from typing import Final

from ..terms import KINDS, MELEE, PHYSICAL

_EN: Final[dict[str, str]] = {
    "move": "Move {n}",
    "influence": "Influence {n}",
    "heal": "Heal {n}",
    "draw": "draw {n}",
    "wound": "take {n} wound(s)",
    "fame": "Fame +{n}",
    "fame-at-end": "Fame +{n} at the end of the turn",
    "reputation": "Reputation {n}",
    "crystal": "gain a {colour} crystal",
    "any-crystal": "gain a crystal of {colour}",
    "token": "gain a {colour} mana token",
    "any-token": "gain a mana token: {colour}",
    "pay-mana": "pay 1 {colour} mana",
    "discard": "discard {n} {what}",
    "throw": "throw away {what}",
    "ready": "ready a unit of level {n} or lower",
    "ready-any": "ready a unit",
    "calm": "one enemy does not attack",
    "armour": "Armour {n}",
    "one-enemy": "one enemy: {what}",
    "all-enemies": "all enemies: {what}",
    "bare": "loses all fortifications",
    "stripped": "loses {what}",
    "destroyed": "is destroyed",
    "if-fortified": " ({n} if fortified)",
    "all-resistances": "all resistances",
    "resists-physical": "physical resistance",
    "resists-fire": "fire resistance",
    "resists-ice": "ice resistance",
    "breach": "site fortifications are ignored",
    "bend-time": "at the end of the turn the other cards played come back to hand; another turn follows",
    "more-cards": "the hand limit is {n} higher at the next draw",
    "ready-levels": "ready units of {n} levels together",
    "does-not-attack": "does not attack",
    "slow": "loses swiftness",
    "rider-ice_shield": "; the enemy blocked with it gets Armour −3",
    "rider-burning_shield": "; if it helps to block, Fire Attack 4 in the melee phase",
    "rider-exploding_shield": "; if it helps to block, the enemy is destroyed",
    "rider-cold_toughness": ", +1 for each ability, attack and resistance icon of the enemy",
    "rider-no_swift": "; the blocked enemy loses swiftness",
    "night": "at night",
    "day": "by day",
    "forest": "in a forest",
    "enemies": "enemy",
    "wounds": "wound in hand and on units",
    "ready-units": "ready, unwounded unit (at most 3)",
    "crystal-colours": "colour among own crystals",
    "sideways": "the next card played sideways gives {n}",
    "sideways-special": ", an advanced action, spell or artifact {n}",
    "sideways-wound": "the next wound may be played sideways and gives {n}",
    "sideways-no-dice": "; no die of the source may be used in this turn",
    "or": " or ",
    "wound-card": "wound",
    "any-card": "card, wounds too",
    "card": "card",
    "action-card": "action card",
    "more-dice": "use {n} more dice of the source",
    "reroll-source": "reroll the dice of the source",
    "storm-die": "gain a crystal of the colour of a die of the source, reroll the die",
    "another-crystal": "gain a crystal of a colour you have",
    "take-spell": "take a {colour} spell of the offer into the discard pile",
    "at-start": "at the start of combat: {what}",
    "in-interaction": "in an interaction: {what} at the end of the turn",
}
_RU: Final[dict[str, str]] = {
    "move": "Движение {n}",
    "influence": "Влияние {n}",
    "heal": "Лечение {n}",
    "draw": "взять карт: {n}",
    "wound": "получить ран: {n}",
    "fame": "слава +{n}",
    "fame-at-end": "слава +{n} в конце хода",
    "reputation": "репутация {n}",
    "crystal": "получить кристалл ({colour})",
    "any-crystal": "получить кристалл: {colour}",
    "token": "получить жетон маны ({colour})",
    "any-token": "получить жетон маны: {colour}",
    "pay-mana": "заплатить 1 ману ({colour})",
    "discard": "сбросить {n}: {what}",
    "throw": "удалить из игры: {what}",
    "ready": "подготовить отряд уровня {n} или ниже",
    "ready-any": "подготовить отряд",
    "calm": "один враг не атакует",
    "armour": "броня {n}",
    "one-enemy": "один враг: {what}",
    "all-enemies": "все враги: {what}",
    "bare": "теряет все укрепления",
    "stripped": "теряет: {what}",
    "destroyed": "уничтожен",
    "if-fortified": " (у укреплённого {n})",
    "all-resistances": "все сопротивления",
    "resists-physical": "физическое сопротивление",
    "resists-fire": "сопротивление огню",
    "resists-ice": "сопротивление льду",
    "breach": "укрепления места не действуют",
    "bend-time": "в конце хода остальные сыгранные карты возвращаются на руку, затем ещё один ход",
    "more-cards": "предел карт на руке при следующем доборе выше на {n}",
    "ready-levels": "подготовить отряды общим уровнем до {n}",
    "does-not-attack": "не атакует",
    "slow": "теряет быстроту",
    "rider-ice_shield": "; броня заблокированного им врага −3",
    "rider-burning_shield": "; если он участвовал в успешном блоке — огненная атака 4 в ближнем бою",
    "rider-exploding_shield": "; если он участвовал в успешном блоке, враг уничтожен",
    "rider-cold_toughness": ", +1 за каждый символ способности, атаки и сопротивления врага",
    "rider-no_swift": "; заблокированный враг теряет быстроту",
    "night": "ночью",
    "day": "днём",
    "forest": "в лесу",
    "enemies": "врага",
    "wounds": "рану на руке и на отрядах",
    "ready-units": "готовый целый отряд (не больше 3)",
    "crystal-colours": "цвет своих кристаллов",
    "sideways": "следующая карта, сыгранная боком, даёт {n}",
    "sideways-special": ", улучшенное действие, заклинание или артефакт — {n}",
    "sideways-wound": "следующую рану можно сыграть боком, она даёт {n}",
    "sideways-no-dice": "; в этот ход нельзя использовать кубики из источника",
    "or": " или ",
    "wound-card": "рана",
    "any-card": "карта, можно рану",
    "card": "карта",
    "action-card": "карта действия",
    "more-dice": "использовать кубиков источника сверх обычного: {n}",
    "reroll-source": "перебросить кубики источника",
    "storm-die": "получить кристалл цвета кубика источника, кубик перебросить",
    "another-crystal": "получить кристалл цвета, который уже есть",
    "take-spell": "взять заклинание ({colour}) из предложения в сброс",
    "at-start": "в начале боя: {what}",
    "in-interaction": "при взаимодействии: {what} в конце хода",
}
_WORDS: Final[dict[str, dict[str, str]]] = {"en": _EN, "ru": _RU}

_COLOURS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("red", "blue", "green", "white", "gold", "black"),
    "ru": ("красный", "синий", "зелёный", "белый", "золотой", "чёрный"),
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
    """A phrase; a number after "reputation" or "armour" shows its sign."""
    shown = f"{n:+d}".replace("-", "−") if word in ("reputation", "armour", "if-fortified") else str(n)
    return _WORDS[lang][word].format(n=shown, **more)


def colour(lang: str, which: int) -> str:
    return _COLOURS[lang][which]


def colours(lang: str, which: tuple[int, ...]) -> str:
    return say(lang, "or").join([_COLOURS[lang][c] for c in which])


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
