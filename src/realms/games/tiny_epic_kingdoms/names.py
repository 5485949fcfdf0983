"""Names of everything a player sees, in both languages. Sentences live in the locale files."""

from typing import Final

from realms.games.tiny_epic_kingdoms.data.territories import AREAS, PLACES, TERRITORIES, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.terms import CLIFF, WATER

EN: Final = "en"
RU: Final = "ru"

# fmt: off
_NAMES: Final[tuple[tuple[str, str, str], ...]] = (
    ("centaurs", "Centaurs", "Кентавры"),
    ("constructs", "Constructs", "Конструкты"),
    ("dragonkin", "Dragonkin", "Драконорождённые"),
    ("dwarves", "Dwarves", "Гномы"),
    ("elves", "Elves", "Эльфы"),
    ("goblins", "Goblins", "Гоблины"),
    ("halflings", "Halflings", "Полурослики"),
    ("humans", "Humans", "Люди"),
    ("lizardfolk", "Lizardfolk", "Ящеролюды"),
    ("merfolk", "Merfolk", "Тритоны"),
    ("orcs", "Orcs", "Орки"),
    ("undead", "Undead", "Нежить"),
    ("valkyries", "Valkyries", "Валькирии"),

    ("GAL", "Galson", "Галсон"),
    ("TUL", "Tül'Grund", "Тул-Грунд"),
    ("MOR", "Morandrea", "Морандрея"),
    ("ELA", "Elan", "Элан"),
    ("AUG", "Aughmoore", "Огмур"),
    ("FIO", "Fionarria", "Фионаррия"),
    ("ECL", "Eclipsean", "Эклипсия"),
    ("HAL", "Hallowmere", "Святозерье"),
    ("VEL", "Veldara", "Вельдара"),
    ("SOR", "Sorrowfen", "Топь Скорби"),
    ("IRO", "Ironmarch", "Железная Марка"),
    ("LOR", "Lorn Hollow", "Забытая Лощина"),
    ("KES", "Kestrin", "Кестрин"),
    ("CIN", "Cinderreach", "Пепельный Край"),
    ("DUN", "Dunmarrow", "Данмарроу"),
    ("WHI", "Whitespire", "Белый Шпиль"),
    ("lost_kingdom", "Lost Kingdom", "Потерянное королевство"),

    ("mana", "mana", "мана"),
    ("ore", "ore", "руда"),
    ("food", "food", "еда"),

    ("patrol", "Patrol", "Патрулирование"),
    ("quest", "Quest", "Поход"),
    ("build", "Build", "Строительство"),
    ("research", "Research", "Исследование"),
    ("expand", "Expand", "Мобилизация"),
    ("trade", "Trade", "Торговля"),
    ("collect", "Collect", "Сбор ресурсов"),
    ("retreat", "Retreat", "Отступление"),
    ("stand", "Stand up", "Поднять армию"),
    ("swap", "Swap", "Обмен"),

    ("forest", "forest", "лес"),
    ("mountain", "mountain", "горы"),
    ("plains", "plains", "равнина"),
    ("ruins", "ruins", "руины"),
    ("capital", "capital", "столица"),
    ("water", "water", "вода"),
    ("cliff", "cliff", "скала"),
    ("river", "river", "река"),

    ("crown", "Crown", "Корона"),
    ("treasure", "Treasure", "Сокровище"),
    ("bandits", "Bandits", "Разбойник"),
    ("lair", "Dragon lair", "Логово дракона"),
    ("camp", "Camp", "Лагерь"),
    ("fort", "Fort", "Крепость"),
    ("city", "City", "Город"),
    ("church", "Church", "Церковь"),
    ("blank", "Blank", "Пустой жетон"),

    ("white", "white", "белый"),
    ("blue", "blue", "синий"),
    ("purple", "purple", "фиолетовый"),
    ("orange", "orange", "оранжевый"),
    ("black", "black", "чёрный"),

    ("flag", "white flag", "белый флаг"),
    ("army", "army", "армия"),
    ("neutral", "neutral army", "нейтральная армия"),
    ("tower", "tower level", "уровень башен"),
    ("magic", "magic level", "уровень магии"),
    ("face-down", "face-down tokens", "закрытые жетоны"),
    ("face-up", "face-up tokens", "открытые жетоны"),
    ("A", "side A", "сторона A"),
    ("B", "side B", "сторона B"),
)
# fmt: on


def _area_name(area: int, names: dict[str, str]) -> str:
    """``Galson 1``; water and cliffs say so: ``Galson, water 1``."""
    place = PLACES[area]
    territory = names[TERRITORIES[TERRITORY_OF[area]].code]
    if place.terrain == WATER:
        return f"{territory}, {names['water']} {place.number[1:]}"
    if place.terrain == CLIFF:
        return f"{territory}, {names['cliff']} {place.number[1:]}"
    return f"{territory} {place.number}"


def _with_areas(names: dict[str, str]) -> dict[str, str]:
    for area, ref in enumerate(AREAS):
        names[ref] = _area_name(area, names)
    return names


NAMES: Final[dict[str, dict[str, str]]] = {
    EN: _with_areas({ref: en for ref, en, _ in _NAMES}),
    RU: _with_areas({ref: ru for ref, _, ru in _NAMES}),
}
"""Language -> ref -> name."""


def label(ref: str, lang: str) -> str:
    """The name of whatever an option or event refers to; numbers are their own name.

    Raises KeyError for an unknown ref or language: a missing name is a bug, not a fallback.
    """
    if ref.lstrip("-+").isdigit():
        return ref
    return NAMES[lang][ref]
