"""Names of everything a player sees, in both languages. Sentences live in the locale files, texts in texts.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from .data.enemies import ENEMIES
from .data.hexes import HEX_NAMES, TILES
from .data.ruins import RUINS
from .data.tiles import SITE, SITE_COLOUR, TERRAIN
from .names_zones import ZONES
from .terms import BACKS, CITY, COLOURS, MINE, NO_SITE, SITES, TERRAINS
from .texts import effect, is_odd, parts_to_choose, sentence, texts

EN: Final = "en"
RU: Final = "ru"

# fmt: off
_NAMES: Final[tuple[tuple[str, str, str], ...]] = (
    # Heroes.
    ("nobody", "no hero yet", "героя ещё нет"),
    ("arythea", "Arythea", "Аритея"),
    ("goldyx", "Goldyx", "Голдикс"),
    ("norowas", "Norowas", "Норовас"),
    ("tovak", "Tovak", "Товак"),
    # Basic actions.
    ("rage", "Rage", "Гнев"),
    ("determination", "Determination", "Решимость"),
    ("swiftness", "Swiftness", "Стремительность"),
    ("march", "March", "Марш"),
    ("stamina", "Stamina", "Выносливость"),
    ("tranquility", "Tranquility", "Безмятежность"),
    ("promise", "Promise", "Обещание"),
    ("threaten", "Threaten", "Угроза"),
    ("crystallize", "Crystallize", "Кристаллизация"),
    ("mana_draw", "Mana Draw", "Извлечение маны"),
    ("concentration", "Concentration", "Концентрация"),
    ("improvisation", "Improvisation", "Импровизация"),
    ("battle_versatility", "Battle Versatility", "Боевая гибкость"),
    ("cold_toughness", "Cold Toughness", "Ледяная стойкость"),
    ("will_focus", "Will Focus", "Сосредоточение воли"),
    ("noble_manners", "Noble Manners", "Благородные манеры"),
    # Advanced actions.
    ("fire_bolt", "Fire Bolt", "Огненная стрела"),
    ("blood_rage", "Blood Rage", "Кровавая ярость"),
    ("intimidate", "Intimidate", "Запугивание"),
    ("blood_ritual", "Blood Ritual", "Кровавый ритуал"),
    ("into_the_heat", "Into the Heat", "В самое пекло"),
    ("decompose", "Decompose", "Разложение"),
    ("maximal_effect", "Maximal Effect", "Максимальный эффект"),
    ("ice_bolt", "Ice Bolt", "Ледяная стрела"),
    ("ice_shield", "Ice Shield", "Ледяной щит"),
    ("frost_bridge", "Frost Bridge", "Морозный мост"),
    ("pure_magic", "Pure Magic", "Чистая магия"),
    ("steady_tempo", "Steady Tempo", "Размеренный шаг"),
    ("crystal_mastery", "Crystal Mastery", "Власть над кристаллами"),
    ("magic_talent", "Magic Talent", "Волшебный дар"),
    ("swift_bolt", "Swift Bolt", "Стремительная стрела"),
    ("agility", "Agility", "Ловкость"),
    ("song_of_wind", "Song of Wind", "Песнь ветра"),
    ("heroic_tale", "Heroic Tale", "Героическое сказание"),
    ("diplomacy", "Diplomacy", "Дипломатия"),
    ("mana_storm", "Mana Storm", "Буря маны"),
    ("learning", "Learning", "Обучение"),
    ("crushing_bolt", "Crushing Bolt", "Сокрушающая стрела"),
    ("refreshing_walk", "Refreshing Walk", "Бодрящая прогулка"),
    ("path_finding", "Path Finding", "Поиск пути"),
    ("regeneration", "Regeneration", "Регенерация"),
    ("in_need", "In Need", "В нужде"),
    ("ambush", "Ambush", "Засада"),
    ("training", "Training", "Тренировка"),
    # Spells: each has a second name for its strong effect.
    ("fireball", "Fireball", "Огненный шар"),
    ("firestorm", "Firestorm", "Огненная буря"),
    ("flame_wall", "Flame Wall", "Стена пламени"),
    ("flame_wave", "Flame Wave", "Волна пламени"),
    ("burning_shield", "Burning Shield", "Пылающий щит"),
    ("exploding_shield", "Exploding Shield", "Взрывающийся щит"),
    ("demolish", "Demolish", "Разрушение"),
    ("disintegrate", "Disintegrate", "Дезинтеграция"),
    ("mana_meltdown", "Mana Meltdown", "Расплавление маны"),
    ("mana_radiance", "Mana Radiance", "Сияние маны"),
    ("snowstorm", "Snowstorm", "Снежная буря"),
    ("blizzard", "Blizzard", "Буран"),
    ("mana_bolt", "Mana Bolt", "Стрела маны"),
    ("mana_thunderbolt", "Mana Thunderbolt", "Молния маны"),
    ("chill", "Chill", "Стужа"),
    ("lethal_chill", "Lethal Chill", "Смертельная стужа"),
    ("space_bending", "Space Bending", "Изгибы пространства"),
    ("time_bending", "Time Bending", "Изгибы времени"),
    ("mana_claim", "Mana Claim", "Притязание на ману"),
    ("mana_curse", "Mana Curse", "Проклятие маны"),
    ("expose", "Expose", "Разоблачение"),
    ("mass_expose", "Mass Expose", "Массовое разоблачение"),
    ("whirlwind", "Whirlwind", "Вихрь"),
    ("tornado", "Tornado", "Смерч"),
    ("wings_of_wind", "Wings of Wind", "Крылья ветра"),
    ("wings_of_night", "Wings of Night", "Крылья ночи"),
    ("call_to_arms", "Call to Arms", "К оружию!"),
    ("call_to_glory", "Call to Glory", "К славе!"),
    ("mind_read", "Mind Read", "Чтение мыслей"),
    ("mind_steal", "Mind Steal", "Кража мыслей"),
    ("tremor", "Tremor", "Подземный толчок"),
    ("earthquake", "Earthquake", "Землетрясение"),
    ("underground_travel", "Underground Travel", "Подземный путь"),
    ("underground_attack", "Underground Attack", "Подкоп"),
    ("restoration", "Restoration", "Восстановление"),
    ("rebirth", "Rebirth", "Возрождение"),
    ("meditation", "Meditation", "Медитация"),
    ("trance", "Trance", "Транс"),
    ("energy_flow", "Energy Flow", "Поток энергии"),
    ("energy_steal", "Energy Steal", "Кража энергии"),
    # Artifacts.
    ("banner_of_glory", "Banner of Glory", "Знамя славы"),
    ("banner_of_fear", "Banner of Fear", "Знамя страха"),
    ("banner_of_protection", "Banner of Protection", "Знамя защиты"),
    ("banner_of_courage", "Banner of Courage", "Знамя отваги"),
    ("ruby_ring", "Ruby Ring", "Рубиновое кольцо"),
    ("sapphire_ring", "Sapphire Ring", "Сапфировое кольцо"),
    ("diamond_ring", "Diamond Ring", "Алмазное кольцо"),
    ("emerald_ring", "Emerald Ring", "Изумрудное кольцо"),
    ("sword_of_justice", "Sword of Justice", "Меч правосудия"),
    ("horn_of_wrath", "Horn of Wrath", "Рог ярости"),
    ("endless_bag_of_gold", "Endless Bag of Gold", "Бездонный мешок золота"),
    ("endless_gem_pouch", "Endless Gem Pouch", "Бездонный кошель самоцветов"),
    ("golden_grail", "Golden Grail", "Золотой Грааль"),
    ("book_of_wisdom", "Book of Wisdom", "Книга мудрости"),
    ("amulet_of_the_sun", "Amulet of the Sun", "Амулет солнца"),
    ("amulet_of_darkness", "Amulet of Darkness", "Амулет тьмы"),
    # Skills.
    ("dark_paths", "Dark Paths", "Тёмные тропы"),
    ("burning_power", "Burning Power", "Жгучая мощь"),
    ("hot_swordsmanship", "Hot Swordsmanship", "Пламенное фехтование"),
    ("dark_negotiation", "Dark Negotiation", "Тёмные переговоры"),
    ("dark_fire_magic", "Dark Fire Magic", "Магия тёмного огня"),
    ("power_of_pain", "Power of Pain", "Сила боли"),
    ("invocation", "Invocation", "Воззвание"),
    ("polarization", "Polarization", "Поляризация"),
    ("motivation_arythea", "Motivation", "Мотивация"),
    ("motivation_tovak", "Motivation", "Мотивация"),
    ("motivation_goldyx", "Motivation", "Мотивация"),
    ("motivation_norowas", "Motivation", "Мотивация"),
    ("healing_ritual", "Healing Ritual", "Ритуал исцеления"),
    ("ritual_of_pain", "Ritual of Pain", "Ритуал боли"),
    ("double_time", "Double Time", "Беглый шаг"),
    ("night_sharpshooting", "Night Sharpshooting", "Ночная меткость"),
    ("cold_swordsmanship", "Cold Swordsmanship", "Ледяное фехтование"),
    ("shield_mastery", "Shield Mastery", "Мастерство щита"),
    ("resistance_break", "Resistance Break", "Слом сопротивления"),
    ("i_feel_no_pain", "I Feel No Pain", "Я не чувствую боли"),
    ("i_dont_give_a_damn", "I Don't Give a Damn!", "Мне плевать!"),
    ("who_needs_magic", "Who Needs Magic?", "Кому нужна магия?"),
    ("mana_exploit", "Mana Exploit", "Присвоение маны"),
    ("mana_overload", "Mana Overload", "Избыток маны"),
    ("freezing_power", "Freezing Power", "Леденящая мощь"),
    ("potion_making", "Potion Making", "Зельеварение"),
    ("white_crystal_craft", "White Crystal Craft", "Белая огранка"),
    ("green_crystal_craft", "Green Crystal Craft", "Зелёная огранка"),
    ("red_crystal_craft", "Red Crystal Craft", "Красная огранка"),
    ("glittering_fortune", "Glittering Fortune", "Блеск богатства"),
    ("flight", "Flight", "Полёт"),
    ("universal_power", "Universal Power", "Универсальная сила"),
    ("source_freeze", "Source Freeze", "Заморозка источника"),
    ("source_opening", "Source Opening", "Открытие источника"),
    ("forward_march", "Forward March!", "Шагом марш!"),
    ("day_sharpshooting", "Day Sharpshooting", "Дневная меткость"),
    ("inspiration", "Inspiration", "Воодушевление"),
    ("bright_negotiation", "Bright Negotiation", "Светлые переговоры"),
    ("leaves_in_the_wind", "Leaves in the Wind", "Листья на ветру"),
    ("whispers_in_the_treetops", "Whispers in the Treetops", "Шёпот в кронах"),
    ("leadership", "Leadership", "Дар полководца"),
    ("bonds_of_loyalty", "Bonds of Loyalty", "Узы верности"),
    ("prayer_of_weather", "Prayer of Weather", "Молитва о погоде"),
    ("calming_the_weather", "Calming the Weather", "Усмирение непогоды"),
    # Tactics.
    ("early_bird", "Early Bird", "Ранняя пташка"),
    ("rethink", "Rethink", "Переосмысление"),
    ("mana_steal", "Mana Steal", "Кража маны"),
    ("planning", "Planning", "Планирование"),
    ("great_start", "Great Start", "Отличное начало"),
    ("the_right_moment", "The Right Moment", "Подходящий момент"),
    ("from_the_dusk", "From the Dusk", "С самых сумерек"),
    ("long_night", "Long Night", "Долгая ночь"),
    ("mana_search", "Mana Search", "Поиск маны"),
    ("midnight_meditation", "Midnight Meditation", "Полуночная медитация"),
    ("preparation", "Preparation", "Приготовления"),
    ("sparing_power", "Sparing Power", "Сбережение сил"),
    # Units.
    ("peasants", "Peasants", "Крестьяне"),
    ("foresters", "Foresters", "Лесники"),
    ("herbalists", "Herbalists", "Травники"),
    ("northern_monks", "Northern Monks", "Северные монахи"),
    ("red_cape_monks", "Red Cape Monks", "Монахи в красных плащах"),
    ("savage_monks", "Savage Monks", "Свирепые монахи"),
    ("utem_crossbowmen", "Utem Crossbowmen", "Утемские арбалетчики"),
    ("utem_guardsmen", "Utem Guardsmen", "Утемские стражники"),
    ("utem_swordsmen", "Utem Swordsmen", "Утемские мечники"),
    ("guardian_golems", "Guardian Golems", "Големы-стражи"),
    ("illusionists", "Illusionists", "Иллюзионисты"),
    ("fire_golems", "Fire Golems", "Огненные големы"),
    ("ice_golems", "Ice Golems", "Ледяные големы"),
    ("fire_mages", "Fire Mages", "Маги огня"),
    ("ice_mages", "Ice Mages", "Маги льда"),
    ("amotep_gunners", "Amotep Gunners", "Амотепские канониры"),
    ("amotep_freezers", "Amotep Freezers", "Амотепские ледомётчики"),
    ("catapults", "Catapults", "Катапульты"),
    ("altem_guardians", "Altem Guardians", "Альтемские стражи"),
    ("altem_mages", "Altem Mages", "Альтемские маги"),
    # Enemies.
    ("prowlers", "Prowlers", "Налётчики"),
    ("diggers", "Diggers", "Землекопы"),
    ("cursed_hags", "Cursed Hags", "Проклятые ведьмы"),
    ("wolf_riders", "Wolf Riders", "Всадники на волках"),
    ("ironclads", "Ironclads", "Латники"),
    ("orc_summoners", "Orc Summoners", "Орки-призыватели"),
    ("crossbowmen", "Crossbowmen", "Арбалетчики"),
    ("guardsmen", "Guardsmen", "Стражники"),
    ("swordsmen", "Swordsmen", "Мечники"),
    ("golems", "Golems", "Големы"),
    ("minotaur", "Minotaur", "Минотавр"),
    ("gargoyle", "Gargoyle", "Гаргулья"),
    ("medusa", "Medusa", "Медуза"),
    ("crypt_worm", "Crypt Worm", "Могильный червь"),
    ("werewolf", "Werewolf", "Оборотень"),
    ("monks", "Monks", "Монахи"),
    ("illusionists_enemy", "Illusionists", "Иллюзионисты"),
    ("ice_mages_enemy", "Ice Mages", "Маги льда"),
    ("ice_golems_enemy", "Ice Golems", "Ледяные големы"),
    ("fire_mages_enemy", "Fire Mages", "Маги огня"),
    ("fire_golems_enemy", "Fire Golems", "Огненные големы"),
    ("freezers", "Freezers", "Ледомётчики"),
    ("gunners", "Gunners", "Канониры"),
    ("altem_guardsmen", "Altem Guardsmen", "Альтемские стражники"),
    ("altem_mages_enemy", "Altem Mages", "Альтемские маги"),
    ("swamp_dragon", "Swamp Dragon", "Болотный дракон"),
    ("fire_dragon", "Fire Dragon", "Огненный дракон"),
    ("ice_dragon", "Ice Dragon", "Ледяной дракон"),
    ("high_dragon", "High Dragon", "Высший дракон"),
    ("orc_skirmishers", "Orc Skirmishers", "Орки-застрельщики"),
    ("orc_trackers", "Orc Trackers", "Орки-следопыты"),
    ("orc_war_beasts", "Orc War Beasts", "Боевые звери орков"),
    ("orc_stonethrowers", "Orc Stonethrowers", "Орки-камнемётчики"),
    ("thugs", "Thugs", "Головорезы"),
    ("shocktroops", "Shocktroops", "Штурмовики"),
    ("heroes_fortified", "Heroes (fortified)", "Герои-наёмники (укреплённые)"),
    ("heroes_swift", "Heroes (swift)", "Герои-наёмники (быстрые)"),
    ("heroes_fire", "Heroes (fire)", "Герои-наёмники (огонь)"),
    ("heroes_ice", "Heroes (ice)", "Герои-наёмники (лёд)"),
    ("sorcerers", "Sorcerers", "Чародеи"),
    ("magic_familiars", "Magic Familiars", "Волшебные фамильяры"),
    ("shadow", "Shadow", "Тень"),
    ("manticore", "Manticore", "Мантикора"),
    ("hydra", "Hydra", "Гидра"),
    ("fire_catapult", "Fire Catapult", "Огненная катапульта"),
    ("ice_catapult", "Ice Catapult", "Ледяная катапульта"),
    ("delphana_masters", "Delphana Masters", "Мастера Дельфаны"),
    ("grim_legionnaires", "Grim Legionnaires", "Мрачные легионеры"),
    ("lava_dragon", "Lava Dragon", "Лавовый дракон"),
    ("storm_dragon", "Storm Dragon", "Грозовой дракон"),
    ("dragon_summoner", "Dragon Summoner", "Дракон-призыватель"),
    ("elemental_priests", "Elemental Priests", "Жрецы стихий"),
    ("elven_protectors", "Elven Protectors", "Эльфийские защитники"),
    ("crystal_sprites", "Crystal Sprites", "Хрустальные феи"),
    ("centaur_outriders", "Centaur Outriders", "Кентавры-дозорные"),
    ("cloud_griffons", "Cloud Griffons", "Облачные грифоны"),
    ("air_elemental", "Air Elemental", "Элементаль воздуха"),
    ("fire_elemental", "Fire Elemental", "Элементаль огня"),
    ("water_elemental", "Water Elemental", "Элементаль воды"),
    ("earth_elemental", "Earth Elemental", "Элементаль земли"),
    ("savage_dragon", "Savage Dragon", "Свирепый дракон"),
    ("lightning_dragon", "Lightning Dragon", "Дракон молний"),
    ("corrupted_priests", "Corrupted Priests", "Падшие жрецы"),
    ("zombie_horde", "Zombie Horde", "Орда зомби"),
    ("gibbering_ghouls", "Gibbering Ghouls", "Бормочущие упыри"),
    ("shrouded_necromancers", "Shrouded Necromancers", "Некроманты в саванах"),
    ("skeletal_warriors", "Skeletal Warriors", "Воины-скелеты"),
    ("blood_demon", "Blood Demon", "Кровавый демон"),
    ("pain_wraith", "Pain Wraith", "Призрак боли"),
    ("vampire", "Vampire", "Вампир"),
    ("mummy", "Mummy", "Мумия"),
    ("vampire_dragon", "Vampire Dragon", "Дракон-вампир"),
    ("death_dragon", "Death Dragon", "Дракон смерти"),    # Kinds of cards, and rewards.
    ("basic_action", "basic action", "обычное действие"),
    ("advanced_action", "advanced action", "особое действие"),
    ("action", "advanced action", "особое действие"),
    ("spell", "spell", "заклинание"),
    ("artifact", "artifact", "артефакт"),
    ("wound", "Wound", "Рана"),
    ("unit", "unit", "отряд"),
    ("regular", "regular unit", "обычный отряд"),
    ("elite", "elite unit", "элитный отряд"),
    ("skill", "skill", "навык"),
    ("tactic", "tactic", "тактика"),
    ("crystal_set", "a crystal of each colour", "по кристаллу каждого цвета"),
    ("random_crystal", "a random crystal", "случайный кристалл"),
    ("dungeon_reward", "a spell or an artifact", "заклинание или артефакт"),
    ("unseen", "the top card of the deck", "верхняя карта колоды"),
    # Mana.
    ("red", "red", "красный"),
    ("blue", "blue", "синий"),
    ("green", "green", "зелёный"),
    ("white", "white", "белый"),
    ("gold", "gold", "золотой"),
    ("black", "black", "чёрный"),
    ("token", "mana token", "жетон маны"),
    ("crystal", "crystal", "кристалл"),
    ("die", "die of the source", "кубик источника"),
    ("kept", "kept die", "отложенный кубик"),
    ("endless", "endless mana", "бесконечная мана"),
    # Ways to play a card, points, phases.
    ("basic", "basic effect", "основной эффект"),
    ("strong", "strong effect", "усиленный эффект"),
    ("move", "Move", "движение"),
    ("influence", "Influence", "влияние"),
    ("attack", "Attack", "атака"),
    ("block", "Block", "блок"),
    ("heal", "Heal", "лечение"),
    ("draw", "draw cards", "взять карты"),
    ("ranged", "Ranged Attack", "дальняя атака"),
    ("siege", "Siege Attack", "осадная атака"),
    ("fire_attack", "Fire Attack", "огненная атака"),
    ("ice_attack", "Ice Attack", "ледяная атака"),
    ("cold_fire_attack", "Cold Fire Attack", "огненно-ледяная атака"),
    ("fire_ranged", "Ranged Fire Attack", "дальняя огненная атака"),
    ("ice_ranged", "Ranged Ice Attack", "дальняя ледяная атака"),
    ("cold_fire_ranged", "Ranged Cold Fire Attack", "дальняя огненно-ледяная атака"),
    ("fire_siege", "Siege Fire Attack", "осадная огненная атака"),
    ("ice_siege", "Siege Ice Attack", "осадная ледяная атака"),
    ("cold_fire_siege", "Siege Cold Fire Attack", "осадная огненно-ледяная атака"),
    ("fire_block", "Fire Block", "огненный блок"),
    ("ice_block", "Ice Block", "ледяной блок"),
    ("cold_fire_block", "Cold Fire Block", "огненно-ледяной блок"),
    ("physical", "physical", "физическая"),
    ("fire", "fire", "огонь"),
    ("ice", "ice", "лёд"),
    ("cold_fire", "cold fire", "огонь и лёд"),
    ("crystals", "crystals", "кристаллы"),
    ("fame", "Fame", "слава"),
    ("reputation", "Reputation", "репутация"),
    ("ready", "ready a unit", "подготовить отряд"),
    ("one_enemy", "one enemy", "один враг"),
    ("all_enemies", "all enemies", "все враги"),
    ("fortifications", "all fortifications", "все укрепления"),
    ("resistances", "resistances", "сопротивления"),
    ("with_die", "2, and the source stays open", "2, источник доступен"),
    ("without_die", "3, and no die of the source", "3, без кубика источника"),
    ("movement", "movement", "движение"),
    ("interaction", "interaction", "взаимодействие"),
    ("damage", "damage", "урон"),
    ("melee", "melee", "ближний бой"),
    ("rest", "rest", "отдых"),
    ("afterwards", "after the action", "после действия"),
    ("idle", "between turns", "между ходами"),
    ("day", "day", "день"),
    ("night", "night", "ночь"),
    ("turn", "turn", "ход"),
    ("", "effect", "эффект"),
    ("fight", "fight", "бой"),
    ("peace", "peace", "мир"),
    ("full", "full", "полностью"),
    ("half", "half", "наполовину"),
    ("none", "none", "никак"),
    ("wounded", "wounded", "ранен"),
    ("healthy", "healthy", "здоров"),
    ("reached", "reached", "достигнута"),
    ("missed", "missed", "не достигнута"),
    ("destroyed", "destroyed", "уничтожен"),
    ("round", "once a round", "раз в раунд"),
    ("interactive", "interactive", "взаимодействие"),
    ("permanent", "always", "всегда"),
    ("hand", "hand", "рука"),
    ("discard", "discard pile", "сброс"),
    ("top", "top of the deck", "верх колоды"),
    ("bottom", "bottom of the deck", "низ колоды"),
    ("now", "now", "сейчас"),
    ("later", "later", "потом"),
    ("store", "put away", "отложить"),
    ("take", "take", "взять"),
    ("hero-battle", "battle of heroes", "битва героев"),
    ("full", "long preparation", "долгая подготовка"),
    ("partial", "quick preparation", "быстрая подготовка"),
    ("yes", "already", "уже"),
    ("no", "not yet", "ещё нет"),
    # Abilities of enemies.
    ("swift", "Swift", "Быстрая"),
    ("brutal", "Brutal", "Жестокая"),
    ("poison", "Poison", "Ядовитая"),
    ("paralyze", "Paralyze", "Парализующая"),
    ("assassination", "Assassination", "Наёмный убийца"),
    ("cumbersome", "Cumbersome", "Неповоротливый"),
    ("vampiric", "Vampiric", "Вампиризм"),
    ("elusive", "Elusive", "Неуловимый"),
    ("unfortified", "Unfortified", "Неукреплённый"),
    ("arcane_immunity", "Arcane Immunity", "Защита от магии"),
    ("fortified", "Fortified", "Укреплённый"),
    ("defend", "Defend", "Прикрытие"),
    ("summon", "Summon", "Призыв"),
    # Ruin tokens.
    ("green_altar", "green altar", "зелёный алтарь"),
    ("blue_altar", "blue altar", "синий алтарь"),
    ("white_altar", "white altar", "белый алтарь"),
    ("red_altar", "red altar", "красный алтарь"),
    ("altar", "altar", "алтарь"),
    # Sites and terrains.
    ("portal", "portal", "портал"),
    ("village", "village", "деревня"),
    ("monastery", "monastery", "монастырь"),
    ("keep", "keep", "крепость"),
    ("mage_tower", "mage tower", "башня мага"),
    ("city", "city", "город"),
    ("red_city", "red city", "красный город"),
    ("blue_city", "blue city", "синий город"),
    ("white_city", "white city", "белый город"),
    ("green_city", "green city", "зелёный город"),
    ("dungeon", "dungeon", "подземелье"),
    ("tomb", "tomb", "гробница"),
    ("monster_den", "monster den", "логово монстра"),
    ("spawning_grounds", "spawning grounds", "проклятые земли"),
    ("ancient_ruins", "ancient ruins", "древние руины"),
    ("magical_glade", "magical glade", "магическая поляна"),
    ("mine", "crystal mine", "кристальная шахта"),
    ("red_mine", "red crystal mine", "красная кристальная шахта"),
    ("blue_mine", "blue crystal mine", "синяя кристальная шахта"),
    ("white_mine", "white crystal mine", "белая кристальная шахта"),
    ("green_mine", "green crystal mine", "зелёная кристальная шахта"),
    ("marauding_orcs", "marauding orcs", "орки-мародёры"),
    ("draconum", "draconum", "драконумы"),
    ("plains", "plains", "равнина"),
    ("hills", "hills", "холмы"),
    ("forest", "forest", "лес"),
    ("wasteland", "wasteland", "пустошь"),
    ("desert", "desert", "пустыня"),
    ("swamp", "swamp", "болото"),
    ("lake", "lake", "озеро"),
    ("mountain", "mountains", "горы"),
    ("sea", "sea", "море"),
    # The map and its tiles.
    ("map", "Map", "Карта"),
    ("hexes", "hexes", "клетки"),
    ("start", "starting tile", "начальная земля"),
    ("countryside", "countryside tile", "дикая земля"),
    ("core", "core tile", "развитая земля"),
    ("spare", "spare countryside tile", "запасная дикая земля"),
    ("spare_core", "spare core tile", "запасная развитая земля"),
    ("middle", "middle", "середина"),
    ("north", "north", "север"),
    ("northeast", "north-east", "северо-восток"),
    ("east", "east", "восток"),
    ("southeast", "south-east", "юго-восток"),
    ("south", "south", "юг"),
    ("southwest", "south-west", "юго-запад"),
    ("west", "west", "запад"),
    ("northwest", "north-west", "северо-запад"),
    # Pieces and scenarios.
    ("hero", "hero", "герой"),
    ("shield", "shield", "щит"),
    ("first_reconnaissance", "First Reconnaissance", "Первая вылазка"),
    ("full_conquest", "Full Conquest", "Завоевание: полный сценарий"),
    ("blitz_conquest", "Blitz Conquest", "Завоевание: сокращённый сценарий"),
    ("solo_conquest", "Solo Conquest", "Завоевание: одиночный сценарий"),
    ("full_cooperation", "Full Cooperation", "Кооперация: полный сценарий"),
    ("blitz_cooperation", "Blitz Cooperation", "Кооперация: сокращённый сценарий"),
    ("mines_liberation", "Mines Liberation", "Освобождение шахт"),
    ("druid_nights", "Druid Nights", "Ночи друидов"),
    ("dungeon_lords", "Dungeon Lords", "Владыки подземелий"),
    ("conquer_and_hold", "Conquer and Hold", "Захват и удержание"),
    ("one_to_return", "One to Return", "Вернётся только один"),
    ("shield-0", "shield of player 1", "щит игрока 1"),
    ("shield-1", "shield of player 2", "щит игрока 2"),
    ("shield-2", "shield of player 3", "щит игрока 3"),
    ("shield-3", "shield of player 4", "щит игрока 4"),
)
# fmt: on

_TILE: Final = {EN: ("tile", "core tile"), RU: ("земля", "развитая земля")}
_WHERE: Final = ("middle", "northeast", "east", "southeast", "southwest", "west", "northwest")
_WHERE_RU: Final = (
    "в середине",
    "на северо-востоке",
    "на востоке",
    "на юго-востоке",
    "на юго-западе",
    "на западе",
    "на северо-западе",
)


def tile_name(tile: int, lang: str) -> str:
    """ "tile 3", "core tile 2", "the starting tile"."""
    name = TILES[tile]
    if name == "start":
        return "the starting tile" if lang == EN else "начальная земля"
    plain, core = _TILE[lang]
    return f"{core} {name[4:]}" if name.startswith("core") else f"{plain} {name}"


def site_ref(hex: int) -> str:
    """What is on a hex: its site, with the colour of a mine or a city; "none" if it has no site."""
    if SITE[hex] in (MINE, CITY):
        return f"{COLOURS[SITE_COLOUR[hex]]}_{'mine' if SITE[hex] == MINE else 'city'}"
    return SITES[SITE[hex]]


def hex_name(hex: int, names: dict[str, str], lang: str) -> str:
    """ "the village on tile 3"; where a tile has no or two such sites its place on the tile is told, too."""
    tile, i = divmod(hex, 7)
    site = SITE[hex]
    home = tile_name(tile, lang)
    alone = site != NO_SITE and [SITE[7 * tile + j] for j in range(7)].count(site) == 1
    # The colour of a city is not told: it may be by lot (MK-OPT-12).
    what = names[TERRAINS[TERRAIN[hex]] if site == NO_SITE else SITES[CITY] if site == CITY else site_ref(hex)]
    if lang == RU:
        return f"{what}, {home}" if alone else f"{what} {_WHERE_RU[i]}, {home}"
    if alone:
        return f"the {what} on {home}"
    return f"the {what} in the {names[_WHERE[i]]} of {home}"


def _complete(lang: str, names: dict[str, str]) -> dict[str, str]:
    for hex, ref in enumerate(HEX_NAMES):
        names[ref] = hex_name(hex, names, lang)
    for tile, ref in enumerate(TILES):
        if not ref.isdigit():
            names[ref] = tile_name(tile, lang)
    for ref in ENEMIES:
        names[f"enemy:{ref}"] = names[ref]
    colour = {EN: ("grey", "brown", "violet", "ruin"), RU: ("серый", "коричневый", "фиолетовый", "руины")}[lang]
    for ref, said in zip(("grey", "brown", "violet", "ruin"), colour, strict=True):
        names[ref] = said
    for back in BACKS:
        said = names[back]
        names[f"back:{back}"] = f"face-down token ({said})" if lang == EN else f"закрытый жетон ({said})"
    for i, ref in enumerate([ruin.name for ruin in RUINS.values() if ruin.foes]):
        names[ref] = f"ruins with enemies ({i + 1})" if lang == EN else f"руины с врагами ({i + 1})"
    for ref, (en, ru) in ZONES.items():
        names.setdefault(f"zone:{ref}", en if lang == EN else ru)
    names.update(texts(lang))
    for part in parts_to_choose():
        names[part.id] = sentence(names[part.label] if is_odd(part) else effect(part, lang))
    return names


@cache
def names(lang: str) -> dict[str, str]:
    """Every name there is, by ref. Made when it is first wanted: by then all cards are known."""
    column = {EN: 1, RU: 2}[lang]
    return _complete(lang, {row[0]: row[column] for row in _NAMES})


def label(ref: str, lang: str) -> str:
    """The name of whatever an option or event refers to; numbers are their own name.

    Raises KeyError for an unknown ref or language: a missing name is a bug, not a fallback.
    """
    if ref.lstrip("-+").isdigit():
        return ref
    known = names(lang)
    found = known.get(ref)
    if found is not None:
        return found
    if "," in ref:
        return _listed(ref, lang)
    zone = known.get(f"zone:{ref}") or known.get(f"zone:{ref.partition('-')[0]}")
    if zone is None:
        raise KeyError(ref)
    return zone


def _listed(ref: str, lang: str) -> str:
    """Several things ("red,blue"), or a place of the grid of tiles ("2,-1")."""
    parts = ref.split(",")
    if parts[0].lstrip("-").isdigit():
        return f"place {ref}" if lang == EN else f"место {ref}"
    return ", ".join([label(part, lang) for part in parts])
