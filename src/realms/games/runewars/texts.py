"""What cards, orders and pieces say, by ref: `<id>.effect`, `<id>.bonus`, `<id>.moment`, and the lines of cities.

Cities and quests are told from their tables; the others have lines, with `{n}` for the figure of their table.
"""

from __future__ import annotations

from typing import Final

from .data.cities import CITIES, Line
from .data.developments import DEFENCES, GAINS, SIEGE
from .data.lines import LINES
from .data.lines_cards import CARD_LINES
from .data.names_pieces import FORMS
from .data.objectives import OBJECTIVES
from .data.quests import (
    DISCARD_REWARD,
    HARM,
    MAY_REPLACE,
    QUESTS,
    REPLACE,
    RETREAT,
    REWARD,
    ROUTED,
    TRAIN,
    Quest,
    Step,
)
from .data.rewards import REWARDS
from .data.tactics import TACTICS_CARDS
from .data.titles import COUNCIL_INFLUENCE, REWARDS_FOR_RUNE, RUNE_STRENGTH
from .terms import CAPTAIN, CONQUER, DESTINIES, DUEL, GOLD, LORD_COMMANDER, PRIMARCH, RED, TEST

Pair = tuple[str, str]
Forms = tuple[str, str, str]

MOMENTS: Final[dict[str, Pair]] = {
    "own_turn": ("In your turn", "В свой ход"),
    "hero_enters": ("An enemy hero enters an area with yours", "Вражеский герой вошёл в область с вашим"),
    "battle_start": ("At the start of a battle", "В начале битвы"),
    "tally": ("When a battle is tallied", "При подсчёте битвы"),
    "battle_won": ("Right after you win a battle", "Сразу после победы в битве"),
    "defending": ("At the start of a battle you defend", "В начале битвы, где вы защитник"),
    "stronghold_lost": ("An opponent takes your stronghold", "Соперник берёт вашу крепость"),
    "before_orders": ("Before orders are chosen", "До выбора приказов"),
    "before_bid": ("Before a bid", "Перед аукционом"),
    "moving": ("While you move figures", "При движении ваших фигур"),
    "duel_start": ("At the start of a duel", "В начале дуэли"),
    "duel_draw": ("In a duel, when you draw", "В дуэли, когда тянете карту"),
    "duel_orb": ("In a duel, for an orb", "В дуэли, за сферу"),
    "duel_hit": ("In a duel, once, when damaged", "В дуэли, один раз, получив урон"),
    "quest_move": ("When the hero moves in the quest phase", "При движении героя в фазе заданий"),
    "always": ("In every quest phase", "В каждой фазе заданий"),
}
_PLACES: Final[dict[str, Pair]] = {
    "enemy_stronghold": ("Visit an enemy stronghold", "Посетите вражескую крепость"),
    "enemy_home": ("Visit an enemy home area", "Посетите вражескую домашнюю область"),
    "many_neutrals": (
        "Visit an area with neutral units: {n} or more",
        "Посетите область, где нейтралов {n} или больше",
    ),
    "city": ("In a city: pay {n} influence", "В городе: заплатите {n} влияния"),
}
_KINDS: Final[dict[str, Pair]] = {
    "weapon": ("Weapon", "Оружие"),
    "armour": ("Armour", "Доспех"),
    "item": ("Item", "Предмет"),
}
_TESTS: Final[dict[str, Pair]] = {
    "strength": ("test of strength", "испытание силы"),
    "agility": ("test of agility", "испытание ловкости"),
    "wisdom": ("test of wisdom", "испытание мудрости"),
}
_TRAINED: Final[dict[str, Pair]] = {
    "strength": ("strength +{n}", "сила +{n}"),
    "agility": ("agility +{n}", "ловкость +{n}"),
    "wisdom": ("wisdom +{n}", "мудрость +{n}"),
    "": ("one attribute +{n}", "одна характеристика +{n}"),
}
_STEPS: Final[dict[str, Pair]] = {
    REWARD: ("a reward", "награда"),
    RETREAT: ("the hero retreats", "герой отступает"),
    ROUTED: ("the hero is routed", "герой опрокинут"),
    REPLACE: ("replace the quest", "замените задание"),
    MAY_REPLACE: ("you may replace the quest", "можете заменить задание"),
    DISCARD_REWARD: ("discard one reward if he has any", "сбросьте одну награду, если она есть"),
}
_SYMBOLS: Final[dict[str, Pair]] = {
    "gold": ("gold", "золото"),
    "silver": ("silver", "серебро"),
    "red": ("red", "красный"),
}
_GAINS: Final[dict[str, tuple[Forms, Forms]]] = {
    "influence": (("influence", "influence", "influence"), ("влияние", "влияния", "влияния")),
    "tactics": (
        ("tactics card", "tactics cards", "tactics cards"),
        ("карта тактики", "карты тактики", "карт тактики"),
    ),
    "quest": (("quest", "quests", "quests"), ("задание", "задания", "заданий")),
    "triangle": (
        ("triangle neutral", "triangle neutrals", "triangle neutrals"),
        ("треугольный нейтрал", "треугольных нейтрала", "треугольных нейтралов"),
    ),
    "circle": (
        ("circle neutral", "circle neutrals", "circle neutrals"),
        ("круглый нейтрал", "круглых нейтрала", "круглых нейтралов"),
    ),
    "rectangle": (
        ("rectangle neutral", "rectangle neutrals", "rectangle neutrals"),
        ("прямоугольный нейтрал", "прямоугольных нейтрала", "прямоугольных нейтралов"),
    ),
    "hexagon": (
        ("hexagon neutral", "hexagon neutrals", "hexagon neutrals"),
        ("шестиугольный нейтрал", "шестиугольных нейтрала", "шестиугольных нейтралов"),
    ),
}
_DAMAGE: Final[tuple[Forms, Forms]] = (("damage", "damage", "damage"), ("урон", "урона", "урона"))


def texts(lang: str) -> dict[str, str]:
    """Every line of everything, by ref."""
    ru = lang == "ru"
    figures = _figures()
    found: dict[str, str] = {}
    for lines in (LINES, CARD_LINES):
        for ref, said in lines.items():
            found[ref] = _sentence(_with(said[ru], figures.get(ref, 0)))
    for card in TACTICS_CARDS.values():
        found[f"{card.id}.moment"] = ", ".join(
            [MOMENTS[m][ru] if i == 0 else _lowered(MOMENTS[m][ru]) for i, m in enumerate(card.moments)]
        )
    for reward in REWARDS.values():
        found[f"{reward.id}.moment"] = f"{_KINDS[reward.kind][ru]}. {MOMENTS[reward.use][ru]}"
    for city, offers in CITIES.items():
        for i, line in enumerate(offers):
            found[f"{city}.{i}"] = gain(line, lang)
    for quest in QUESTS.values():
        found[f"{quest.id}.moment"] = _where(quest, lang)
        found[f"{quest.id}.effect"] = _outcomes(quest, lang)
    return found


def _figures() -> dict[str, int]:
    """The numbers that lines leave open."""
    found = {f"{objective.id}.effect": objective.much for objective in OBJECTIVES.values()}
    for development, amount in GAINS.items():
        found[f"{development}.effect"] = amount
    for defence in DEFENCES.values():
        found[f"{defence.id}.effect"] = defence.amount
    found[f"{CAPTAIN}.effect"] = REWARDS_FOR_RUNE
    found[f"{LORD_COMMANDER}.effect"] = RUNE_STRENGTH
    found[f"{PRIMARCH}.effect"] = COUNCIL_INFLUENCE
    found[f"{CONQUER}.bonus"] = SIEGE
    return found


def gain(line: Line, lang: str) -> str:
    """What a line of a city gives: 2 circle neutrals."""
    return f"{line.n} {plural(line.n, _GAINS[line.gain][lang == 'ru'], lang)}"


def _where(quest: Quest, lang: str) -> str:
    ru = lang == "ru"
    if quest.kind == TEST:
        return f"{quest.area}: {_TESTS[quest.attribute][ru]}"
    if quest.kind == DUEL:
        foe = FORMS[quest.foe][ru][0]
        return f"{quest.area}: дуэль, противник — {foe}" if ru else f"{quest.area}: duel with a {foe}"
    return _with(_PLACES[quest.place][ru], quest.n)


def _outcomes(quest: Quest, lang: str) -> str:
    """The lines of a test, alike ones together; those of a duel; or what a visit brings."""
    ru = lang == "ru"
    if quest.kind == DUEL:
        won, lost = ("Победа", "Иначе") if ru else ("Victory", "Otherwise")
        told = [f"{won}: {_steps(quest.lines[GOLD], lang)}", f"{lost}: {_steps(quest.lines[RED], lang)}"]
    elif quest.kind == TEST:
        symbols: list[str] = []
        brought: list[str] = []
        for destiny in DESTINIES:
            said = _steps(quest.lines[destiny], lang)
            if brought and brought[-1] == said:
                symbols[-1] += f", {_SYMBOLS[destiny][ru]}"
            else:
                symbols.append(_capital(_SYMBOLS[destiny][ru]))
                brought.append(said)
        told = [f"{symbols[i]}: {brought[i]}" for i in range(len(symbols))]
    else:
        told = [_capital(_steps(quest.lines[GOLD], lang))]
    return _sentence(". ".join(told))


def _steps(line: tuple[Step, ...], lang: str) -> str:
    ru = lang == "ru"
    said = ""
    before = ""
    for step in line:
        if step.code == HARM:
            part = f"{step.n} {plural(step.n, _DAMAGE[ru], lang)}"
        elif step.code == TRAIN:
            part = _with(_TRAINED[step.attribute][ru], step.n)
        else:
            part = _STEPS[step.code][ru]
        if before == HARM and step.code == REWARD:
            said += "; уцелевшему: " if ru else "; if he is still alive: "
        elif before in (HARM, DISCARD_REWARD):
            said += ", затем " if ru else ", then "
        elif said:
            said += ", "
        said += part
        before = step.code
    return said


def plural(n: int, forms: Forms, lang: str) -> str:
    """The form beside a number: 1, 2 to 4, 5 and more."""
    if lang != "ru":
        return forms[0 if n == 1 else 1]
    if n % 10 == 1 and n % 100 != 11:
        return forms[0]
    return forms[1] if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else forms[2]


def _with(said: str, n: int) -> str:
    return said.replace("{n}", str(n))


def _sentence(said: str) -> str:
    return f"{said}."


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _lowered(said: str) -> str:
    return said[:1].lower() + said[1:]
