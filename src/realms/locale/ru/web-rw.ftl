### Стол «Войн рун».

## Год

web-rw-setup = Подготовка
web-rw-year = Год { $n } из { $of }
web-rw-spring = Весна
web-rw-summer = Лето
web-rw-autumn = Осень
web-rw-winter = Зима
web-rw-low-spring = весна
web-rw-low-summer = лето
web-rw-low-autumn = осень
web-rw-low-winter = зима
web-rw-season-card = Карта сезона
web-rw-always-spring = Каждую весну: жетоны активации уходят с карты, опрокинутые встают, приказы возвращаются на руку.
web-rw-always-summer = Каждое лето: герои странствуют и выполняют задания.
web-rw-always-autumn = Каждую осень: колода судьбы тасуется, каждый берёт 2 влияния или карту тактики.
web-rw-always-winter = Каждую зиму: вода замерзает, а отряды, которым не хватает еды, гибнут.

## Приказы

web-rw-orders = Приказы
web-rw-bonus = Бонус превосходства: { $what }
web-rw-year-orders = Приказы года
web-rw-higher-bonus = тёмные — с бонусом

## Карта

web-rw-map = Карта Терринота
web-rw-state = { $state ->
    [routed] { $what }, опрокинуты
    [coming] { $what }, идут сюда
   *[other] { $what }, в пути
}
web-rw-routed = опрокинуты
web-rw-coming = в пути
web-rw-fort = { $state ->
    [damaged] Повреждённая крепость.
   *[other] Крепость.
}
web-rw-rune = { $state ->
    [real] Руна
    [false] Ложная руна
   *[other] Жетон руны, закрыт
}
web-rw-city = Город { $city }.
web-rw-activated = Область активировал игрок { $who }
web-rw-remains = Здесь лежат награды павшего героя
web-rw-legend-water = вода, до зимы
web-rw-legend-mountain = горы, закрыто
web-rw-legend-token = активирована
web-rw-legend-routed = бежали до весны
web-rw-to-lay = Выложить сейчас
web-rw-turned = поворот { $n }°
web-rw-turn-left = Повернуть влево
web-rw-turn-right = Повернуть вправо
web-rw-tiles-left = { $n ->
    [one] остался { $n } тайл
    [few] осталось { $n } тайла
   *[many] осталось { $n } тайлов
}
web-rw-muster = Новые отряды
web-rw-spread = Карты на выбор
web-rw-heading-own = Ваши области
web-rw-heading-of = { $who }: области
web-rw-heading-neutral = Там нейтралы
web-rw-heading-free = Пустые области
web-rw-heading-from = Из { $area }
web-rw-heading-into = В { $area }
web-rw-heading-tactics = Тактика
web-rw-heading-tile = { $n ->
    [0] { $tile }
   *[other] { $tile }, поворот { $n }°
}
web-rw-factions = Фракции на выбор

## Игроки

web-rw-you = { $who } (вы)
web-rw-runes = { $n ->
    [one] { $n } руна из 7
    [few] { $n } руны из 7
   *[many] { $n } рун из 7
}
web-rw-dial = Шкала: { $what }
web-rw-fact-food = Еда
web-rw-fact-wood = Древесина
web-rw-fact-ore = Руда
web-rw-fact-influence = Влияние
web-rw-fact-tactics = Карты тактики
web-rw-fact-quests = Задания
web-rw-fact-heroes = Герои
web-rw-fact-areas = Области под вашей властью
web-rw-fact-forts = Крепости
web-rw-short-influence = влияние
web-rw-short-areas = области
web-rw-short-forts = крепости
web-rw-out = Вне игры
web-rw-all = Всё
web-rw-does = Сейчас: { $order }
web-rw-will = Впереди: { $order }
web-rw-done = Сделано: { $order }
web-rw-thinks = Думает
web-rw-waits = Ждёт
web-rw-rival-facts = Области: { $areas }. Крепости: { $forts }. Цели: { $objectives }.
web-rw-step = На { $n }: { $what }
web-rw-gives-influence = 1 влияние
web-rw-gives-tactics = 1 карта тактики
web-rw-gives-nothing = ничего нового

## Титулы, герои, карты

web-rw-titles = Титулы
web-rw-on-title = влияние на титуле
web-rw-free = ничей
web-rw-heroes = Герои
web-rw-hero-at = { $n ->
    [0] в { $area }
    [one] в { $area } · { $n } награда
    [few] в { $area } · { $n } награды
   *[many] в { $area } · { $n } наград
}
web-rw-health = Здоровье
web-rw-tactics = Тактика
web-rw-only-you = видите только вы
web-rw-no-tactics = Карт тактики нет.
web-rw-fresh = взята в этом сезоне, играть ещё нельзя
web-rw-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
web-rw-goals = Цель и задания
web-rw-drawer-own = Ваша фракция
web-rw-drawer-secrets = Ваши карты
web-rw-drawer-season = Сезон, приказы, титулы
