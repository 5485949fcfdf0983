"""Names of everything a player sees, in both languages. Sentences live in the locale files."""

from functools import cache
from typing import Final

from realms.games.elven_rage.data.maps import BY_PLAYERS
from realms.games.elven_rage.terms import MAX_PLAYERS, PLACES
from realms.games.elven_rage.texts import texts

EN: Final = "en"
RU: Final = "ru"

# fmt: off
_NAMES: Final[tuple[tuple[str, str, str], ...]] = (
    ("high", "High elves", "Высшие эльфы"),
    ("black", "Black elves", "Чёрные эльфы"),
    ("forest", "Forest elves", "Лесные эльфы"),
    ("snow", "Snow elves", "Снежные эльфы"),
    ("neutral", "neutrals", "нейтралы"),
    ("castle_high", "Dawn Citadel", "Цитадель Рассвета"),
    ("castle_black", "Obsidian Hold", "Обсидиановый Оплот"),
    ("castle_forest", "Living Bastion", "Живой Бастион"),
    ("castle_snow", "White Fang Keep", "Крепость Белого Клыка"),
    ("superiority", "Superiority", "Превосходство"),
    ("dragon_lord", "Dragon Lord", "Повелитель драконов"),
    ("dealt", "by lot", "по жребию"),

    ("hi_solmarith", "Solmarith, Dragon of Gold", "Солмарит, Золотой Дракон"),
    ("hi_archmage_calverion", "Archmage Calverion", "Архимаг Кальверион"),
    ("hi_princess_elaviel", "Princess Elaviel", "Принцесса Элавиэль"),
    ("hi_marshal_ithoran", "Marshal Ithoran", "Маршал Иторан"),
    ("hi_silver_spear", "Silver Spear", "Серебряное Копьё"),
    ("hi_sun_blade", "Sun Blade", "Клинок Солнца"),
    ("hi_flame_adept", "Flame Adept", "Адепт Пламени"),
    ("hi_griffin_rider", "Griffin Rider", "Всадник на грифоне"),
    ("hi_healer", "Healer", "Целительница"),
    ("hi_white_tower_archer", "White Tower Archer", "Лучник Белой Башни"),
    ("hi_knight_of_dawn", "Knight of Dawn", "Рыцарь Рассвета"),

    ("bl_nalgrim", "Nalgrim, Wyrm of the Night", "Налгрим, Ночной Змей"),
    ("bl_janira", "Janira", "Джанира"),
    ("bl_xaranta", "Xaranta", "Ксаранта"),
    ("bl_velkarr", "Velkarr, Blade of Shadow", "Велькарр, Клинок Тени"),
    ("bl_guard_of_darn", "Guard of Darn", "Страж Дарна"),
    ("bl_initiate", "Initiate", "Посвящённая"),
    ("bl_priest_of_the_dark_crystal", "Priest of the Dark Crystal", "Жрец Тёмного Кристалла"),
    ("bl_assassin", "Assassin", "Убийца"),
    ("bl_spider_rider", "Spider Rider", "Наездница на пауке"),
    ("bl_slaver", "Slaver", "Работорговец"),
    ("bl_shadow_spy", "Shadow Spy", "Лазутчица"),

    ("fo_verdalis", "Verdalis, Dragon of the Moss", "Вердалис, Моховой Дракон"),
    ("fo_miraina_sharpleaf", "Miraina Sharpleaf", "Мирайна Острая Листва"),
    ("fo_taelin_wolfheart", "Taelin Wolfheart", "Таэлин Волчье Сердце"),
    ("fo_oromil", "Oromil, Keeper of the Grove", "Оромил, Хранитель Рощи"),
    ("fo_pathfinder", "Pathfinder", "Следопыт"),
    ("fo_sniper", "Sniper", "Снайпер"),
    ("fo_thicket_warden", "Thicket Warden", "Страж Чащи"),
    ("fo_blade_dancer", "Blade Dancer", "Танцующая с клинками"),
    ("fo_druid", "Druid", "Друид"),
    ("fo_wolf_rider", "Wolf Rider", "Всадник на волке"),
    ("fo_treant", "Treant", "Древень"),

    ("sn_isgarion", "Isgarion, Dragon of the Rime", "Исгарион, Дракон Инея"),
    ("sn_lord_of_the_blizzard", "Lord of the Blizzard", "Повелитель Вьюги"),
    ("sn_skadreya", "Skadreya, Maiden of Glaciers", "Скадрея, Дева Ледников"),
    ("sn_jarl_oreval", "Jarl Oreval", "Ярл Оревал"),
    ("sn_elite_of_sareon", "Elite of Sareon", "Элита Сареона"),
    ("sn_raider", "Raider", "Налётчик"),
    ("sn_sentinel", "Sentinel", "Дозорный"),
    ("sn_mammoth_rider", "Mammoth Rider", "Всадник на мамонте"),
    ("sn_ice_shaman", "Ice Shaman", "Шаманка Льда"),
    ("sn_frost_archer", "Frost Archer", "Морозный лучник"),
    ("sn_berserker_of_the_wastes", "Berserker of the Wastes", "Берсерк Пустошей"),

    ("ne_ebrung", "Ebrung, Guardian of the Portal", "Эбрунг, Страж портала"),
    ("ne_goblin_mob", "Goblin Mob", "Гоблинская орава"),
    ("ne_bandit", "Bandit", "Разбойник"),
    ("ne_grey_wolf", "Grey Wolf", "Серый волк"),
    ("ne_skeleton_guard", "Skeleton Guard", "Скелет-страж"),
    ("ne_orc_axeman", "Orc Axeman", "Орк с топором"),
    ("ne_harpy", "Harpy", "Гарпия"),
    ("ne_stone_golem", "Stone Golem", "Каменный голем"),
    ("ne_cave_troll", "Cave Troll", "Пещерный тролль"),
    ("ne_giant_spider", "Giant Spider", "Гигантский паук"),
    ("ne_swamp_witch", "Swamp Witch", "Болотная ведьма"),
    ("ne_minotaur", "Minotaur", "Минотавр"),
    ("ne_fire_spirit", "Fire Spirit", "Огненный дух"),
    ("ne_wandering_knight", "Wandering Knight", "Странствующий рыцарь"),
    ("ne_basilisk", "Basilisk", "Василиск"),

    ("tr_dwarven_chest", "Dwarven Chest", "Гномий сундук"),
    ("tr_star_shard", "Star Shard", "Осколок звезды"),
    ("tr_crown_of_the_old_kings", "Crown of the Old Kings", "Корона древних королей"),
    ("tr_dragon_hoard", "Dragon Hoard", "Драконий клад"),
    ("tr_silver_harp", "Silver Harp", "Серебряная арфа"),
    ("tr_amber_idol", "Amber Idol", "Янтарный идол"),

    ("goal_lands", "Lord of the Lands", "Владыка земель"),
    ("goal_towers", "Master of Towers", "Хозяин башен"),
    ("goal_portal", "Keeper of the Portal", "Хранитель портала"),
    ("goal_castles", "Conqueror", "Завоеватель"),
    ("goal_ring", "Circle of the Star", "Круг звезды"),
    ("goal_hoard", "Gatherer of Wonders", "Собиратель чудес"),
    ("goal_warlord", "Scourge of Kin", "Гроза сородичей"),

    ("art_builders_rune", "Builder's Rune", "Руна Строителя"),
    ("art_horn", "Horn of Summons", "Рог Призыва"),
    ("art_silence", "Amulet of Silence", "Амулет Безмолвия"),
    ("art_mirror", "Mirror of Ilthen", "Зеркало Ильтена"),
    ("art_feather", "Phoenix Feather", "Перо Феникса"),
    ("art_boots", "Far-Striding Boots", "Сапоги Дальних Дорог"),
    ("art_banner", "Banner of Rage", "Знамя Ярости"),
    ("art_crystal", "Seer's Crystal", "Кристалл Провидца"),
    ("art_elixir", "Elixir of Life", "Эликсир Жизни"),
    ("art_dragon_blood", "Dragon's Blood", "Кровь Дракона"),
    ("art_moonsteel", "Moonsteel Shield", "Щит из Лунной Стали"),
    ("art_thunder_arrow", "Thunder Arrow", "Громовая Стрела"),
    ("art_web", "Spider-Silk Net", "Паучья Сеть"),
    ("art_wheel", "Wheel of Fate", "Колесо Судьбы"),
    ("art_glove", "Thief's Glove", "Перчатка Вора"),
    ("art_ward", "Ward Stone", "Охранный Камень"),
    ("art_quake", "Seal of the Quake", "Печать Землетрясения"),
    ("art_oaths", "Scroll of Oaths", "Свиток Клятв"),
    ("art_lamp", "Lamp of the Departed", "Лампа Ушедших"),
    ("art_laurel", "Laurel of Victory", "Лавр Победителя"),

    ("artifact", "an Artifact", "Артефакт"),
    ("s1", "simple strike", "простой удар"),
    ("s2", "simple double strike", "простой двойной удар"),
    ("p1", "piercing strike", "пробивной удар"),
    ("p2", "double piercing strike", "двойной пробивной удар"),
    ("sh", "shield", "щит"),
    ("ca", "counter-attack", "контратака"),
    ("fs", "fire shield", "огненный щит"),
    ("mv", "movement", "движение"),
    ("none", "nothing", "ничего"),
    ("L", "left", "влево"),
    ("F", "forward", "вперёд"),
    ("R", "right", "вправо"),
    ("N", "north", "север"),
    ("E", "east", "восток"),
    ("S", "south", "юг"),
    ("W", "west", "запад"),
    ("TOP", "reserve", "запас"),
    ("BOTTOM", "critically wounded", "критическое ранение"),
    ("X", "Castle of the Fallen Star", "Замок Упавшей Звезды"),
    ("-", "nobody", "никто"),

    ("turn", "the turn", "ход"),
    ("target", "the attack", "нападение"),
    ("reveal", "the reveal", "открытие карт"),
    ("deployed", "the deployment", "расстановка"),
    ("start", "before a fighter's turn", "перед ходом бойца"),
    ("named", "a strike is named", "удар объявлен"),
    ("struck", "a strike has hit", "удар нанесён"),
    ("end", "after a fighter's turn", "после хода бойца"),
    ("dying", "a fighter dies", "боец гибнет"),
    ("fallen", "the critical wound", "критическое ранение"),
    ("last", "the last call", "последнее слово"),
    ("won", "the victory", "победа"),

    ("neutral_deck", "the neutral deck", "колода нейтралов"),
    ("artifact_deck", "the Artifacts", "колода Артефактов"),
    ("goals", "the unused Goals", "неразданные Цели"),
    ("away_artifacts", "the Artifacts out of play", "Артефакты вне игры"),
    ("away_goals", "the Goals out of play", "Цели вне игры"),

    ("land", "land", "земля"),
    ("tower", "Tower", "Башня"),
    ("castle", "Castle", "Замок"),
    ("central", "Central Castle", "Центральный Замок"),
    ("token", "token", "фишка"),
    ("ward", "protection", "защита"),
    ("battle", "battle", "бой"),
    ("edge", "edge of the field", "край поля"),
    ("middle", "middle of the field", "середина поля"),
    ("fighter", "fighter", "боец"),
    ("neutral-deck", "the neutral deck", "колода нейтралов"),
    ("neutral-discard", "the discarded neutral cards", "сброс нейтралов"),
    ("artifact-deck", "the deck of Artifacts", "колода Артефактов"),
    ("artifacts-used", "used Artifacts", "использованные Артефакты"),
    ("spoils", "Treasures of this battle", "Сокровища этого боя"),
)
# Zones that every seat has.
_OWN: Final[tuple[tuple[str, str, str], ...]] = (
    ("hand", "the hand", "рука"),
    ("deck", "the deck", "колода"),
    ("artifacts", "the Artifacts", "Артефакты"),
    ("goal", "the Goal", "Цель"),
    ("trade", "the trade", "обмен"),
    ("discard", "the discard pile", "сброс"),
    ("treasures", "Treasures", "Сокровища"),
    ("dragons", "Dragons", "Драконы"),
    ("declared", "declared", "объявлено"),
)
_TOWERS: Final[tuple[tuple[str, str, str], ...]] = (
    ("C1", "North Lantern", "Северный Фонарь"),
    ("D1", "Crow Tower", "Воронья Башня"),
    ("F3", "East Lantern", "Восточный Фонарь"),
    ("F4", "Salt Tower", "Соляная Башня"),
    ("D6", "South Lantern", "Южный Фонарь"),
    ("C6", "Moss Tower", "Моховая Башня"),
    ("A4", "West Lantern", "Западный Фонарь"),
    ("A3", "Wind Tower", "Ветряная Башня"),
    ("2-0", "North Lantern", "Северный Фонарь"),
    ("2-2", "Crow Tower", "Воронья Башня"),
    ("4-4", "East Lantern", "Восточный Фонарь"),
    ("6-4", "Salt Tower", "Соляная Башня"),
    ("6-2", "South Lantern", "Южный Фонарь"),
    ("4-0", "Moss Tower", "Моховая Башня"),
)
# fmt: on
SQUADS: Final = 5


@cache
def names(lang: str) -> dict[str, str]:
    """Every name by its ref, fighters at their places and the lines of cards included."""
    column = 2 if lang == RU else 1
    found = {row[0]: row[column] for row in _NAMES}
    for land_map in BY_PLAYERS.values():
        for cell in land_map.cells:
            found.setdefault(cell, cell)
        for home in land_map.homes:
            cell = land_map.cells[home]
            found[cell] = f"{cell} {found['castle']}"
    for row in _TOWERS:
        found[row[0]] = f"{row[0]} {row[column]}"
    for row in _OWN:
        for seat in range(MAX_PLAYERS):
            found[f"{row[0]}-{seat}"] = row[column]
    for i in range(SQUADS):
        found[f"squad-{i}"] = f"отряд {i + 1}" if lang == RU else f"squad {i + 1}"
    for name in [row[0] for row in _NAMES if row[0][:3] in ("hi_", "bl_", "fo_", "sn_", "ne_")]:
        for place in PLACES:
            found[f"{name}@{place}"] = f"{found[name]} ({found[place]})"
    return found | texts(lang)


def label(ref: str, lang: str) -> str:
    return names(lang).get(ref, ref)
