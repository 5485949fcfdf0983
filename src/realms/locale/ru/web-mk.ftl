### Стол «Рыцаря-мага».

web-mk-hero = Ваш герой
web-mk-dummy = Виртуальный игрок
web-mk-thinking = думает
web-mk-all = Всё
web-mk-about-dummy = Он отмеряет время: в свой ход открывает три карты колоды и ещё по одной за каждый свой кристалл цвета последней из них. Когда колода пуста, раунд подходит к концу.
web-mk-last-card = последняя: { $card }
web-mk-empty = Здесь пусто.

## Время

web-mk-round = Раунд и порядок хода
web-mk-day = День
web-mk-night = Ночь
web-mk-round-n = Раунд { $n }
web-mk-round-of = раунд { $n } из { $most }
web-mk-cities = города: { $n } из { $most }

## Карта

web-mk-ground = Местность: { $ground }
web-mk-costs-day = Цена движения днём
web-mk-costs-night = Цена движения ночью

## Мана

web-mk-mana = Кристаллы и мана
web-mk-source = Источник
web-mk-dice-left = { $n ->
    [0] кубиков больше нет
    [one] остался { $n } кубик
    [few] осталось { $n } кубика
   *[other] осталось { $n } кубиков
}
web-mk-die = Кубик: { $colour }
web-mk-kept = Отложенный кубик: { $colour }
web-mk-crystals = Кристаллы ({ $colour }): { $n }
web-mk-tokens = Жетоны маны ({ $colour }): { $n }
web-mk-about-source = Кубики источника дают ману, когда её просит карта или отряд.
web-mk-about-crystals = Кристаллы остаются у героя, пока их не потратят как ману.
web-mk-about-tokens = Жетоны маны пропадают в конце хода.

## Карты

web-mk-hand = Рука
web-mk-deck = колода
web-mk-discard = сброс
web-mk-in-play = Сыграно
web-mk-nothing = Пока ничего
web-mk-no-cards = На руке нет карт
web-mk-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
web-mk-burns = Карта выходит из игры
web-mk-kind-basic_action = Действие
web-mk-kind-advanced_action = Особое действие
web-mk-kind-spell = Заклинание
web-mk-kind-artifact = Артефакт
web-mk-kind-wound = Рана

## Герой

web-mk-units = Отряды
web-mk-no-units = Отрядов пока нет
web-mk-spent = использован
web-mk-wounded = ранен{ $n ->
    [one] {""}
   *[other] { " " }× { $n }
}
web-mk-skills = Навыки и тактика
web-mk-to-level = { $n } до уровня { $level }
web-mk-about-fame = Слава повышает уровень героя: больше брони, карт и отрядов либо навык и особое действие.
web-mk-about-armour = Каждая рана поглощает столько урона, сколько у героя брони.
web-mk-about-hand = Карты на руке и до скольких герой добирает в конце хода.
web-mk-about-command = Отряды и сколько их герой может вести.

## Предложения

web-mk-offers = Предложения
web-mk-offer-unit_offer = Отряды
web-mk-offer-action_offer = Действия
web-mk-offer-spell_offer = Заклинания
web-mk-offer-monastery_offer = Монастырь
web-mk-offer-common_skills = Навыки
web-mk-offer-tiles = Земли

## Бой

web-mk-fight = Бой
web-mk-phases = Фазы боя
web-mk-phase-ranged = Дальний бой, осада
web-mk-phase-about-ranged = до удара врагов
web-mk-phase-block = Блок
web-mk-phase-about-block = по одной атаке
web-mk-phase-damage = Урон
web-mk-phase-about-damage = герою и отрядам
web-mk-phase-melee = Атака
web-mk-phase-about-melee = всеми силами
web-mk-reward = Награда
web-mk-attack = атака
web-mk-block = блок
web-mk-resists = стойкость: { $what }
web-mk-points-ranged = дальний бой
web-mk-points-block = блок
web-mk-points-attack = атака
web-mk-of = из { $n }
web-mk-missing = не хватает { $n }
web-mk-enough = хватает

## На телефоне

web-mk-tabs = Что у вас есть
web-mk-tab-hand = Рука
web-mk-tab-units = Отряды
web-mk-tab-mana = Мана
web-mk-tab-offers = Выбор
web-mk-tab-list = Все

## Слова эффектов, которые рисуются знаками; формы одного слова через «|», строчными буквами

web-mk-word-attack = атака
web-mk-word-block = блок
web-mk-word-move = движение
web-mk-word-influence = влияние
web-mk-word-heal = лечение
web-mk-word-fame = слава
web-mk-word-reputation = репутация
web-mk-word-armour = броня
web-mk-word-ranged = дальняя
web-mk-word-siege = осадная
web-mk-word-fire = огненная|огненный
web-mk-word-ice = ледяная|ледяной
web-mk-word-cold_fire = огненно-ледяная|огненно-ледяной
