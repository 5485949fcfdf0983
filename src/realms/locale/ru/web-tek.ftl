### Стол «Крошечных эпических королевств».

web-tek-you = вы
web-tek-vp = ПО
web-tek-opponents = Другие игроки
web-tek-maps = Территории
web-tek-actions = Карта действий
web-tek-mine = Ваш народ
web-tek-theirs = Показать карту целиком
web-tek-tower-note = руда за этаж · ПО
web-tek-tower-floor = Этаж { $n }: { $vp } ПО. { $who }
web-tek-tower-empty = Пока никого
web-tek-armies-of = /{ $most } армий
web-tek-tower = башня
web-tek-magic = магия
web-tek-levels = магия { $magic } · башня { $tower }
web-tek-crown = владеет короной
web-tek-neutral = { $n ->
    [one] взята { $n } нейтральная армия
    [few] взяты { $n } нейтральные армии
   *[other] взято { $n } нейтральных армий
}
web-tek-turn = Ход { $n }
web-tek-shields = щиты: { $n } из { $most }
web-tek-setting-up = Подготовка
web-tek-no-maps = Карты раздадут, когда все выберут народы.

## Карта действий

web-tek-act-patrol = внутри земли
web-tek-act-quest = в чужие земли
web-tek-act-build = башня, руда
web-tek-act-research = магия, мана
web-tek-act-expand = армия, еда
web-tek-act-trade = обмен 1 : 1
web-tek-act-yours = ваш выбор
web-tek-act-by = { $who }
web-tek-act-free = свободно
web-tek-act-taken = лежит щит
web-tek-act-now = этот ход

## Подсказки

web-tek-about-mana = Ею платят за магию. В войне 1 мана — это 2 пункта.
web-tek-about-ore = Ею платят за башню. В войне 1 руда — это 1 пункт.
web-tek-about-food = Ею платят за новые армии и за отступление.
web-tek-about-armies = { $n } в игре, ещё { $left } в запасе. В конце армия в игре приносит 1 ПО.
web-tek-about-tower = Уровень { $n }. Сколько он принесёт в конце, написано на башне.
web-tek-about-magic = Уровень { $n }: столько уровней карты народа действует. В конце каждый приносит 1 ПО.
web-tek-about-shields = Каждый ход кладёт щит на одно из действий. Когда их станет { $most }, карта очищается.
web-tek-tower-price = Стоит { $n ->
    [one] { $n } руду
   *[other] { $n } руды
}
web-tek-tower-ground = Ещё не строили

## Чем кто занят

web-tek-status-thinking = Думает…
web-tek-status-sealed = Выбор запечатан
web-tek-status-out = Выбывает из игры
web-tek-status-bot = Бот
web-tek-status-away = Нет на месте
web-tek-status-ready = За столом
web-tek-status-allied = Союз: { $who }, { $where }

## Карты рас

web-tek-level = Уровень { $n }
web-tek-level-on = изучен
web-tek-level-next = следующий, стоит { $n ->
    [one] { $n } ману
   *[other] { $n } маны
}
web-tek-level-off = стоит { $n ->
    [one] { $n } ману
   *[other] { $n } маны
}
web-tek-no-race = Народ ещё не выбран

## Вопросы со своей картиной

web-tek-choose-race = Повести народ: { $race }
web-tek-choose-hint = Присмотритесь к народу, прежде чем выбрать: уровни изучаются в этом порядке.
web-tek-side-mine = Сторона вашей карты
web-tek-split-title = С чем вы начнёте?
web-tek-split-note = Все делят втайне, потом всё открывается разом.
web-tek-split-left = { $n ->
    [0] Всё распределено
   *[other] Осталось раздать: { $n }
}
web-tek-split-more = На один больше: { $resource }
web-tek-split-less = На один меньше: { $resource }
web-tek-split-go = Начать с этим
web-tek-split-usual = Для первой партии
web-tek-trade-give = Отдаёте
web-tek-trade-gain = Получаете
web-tek-amounts = Сколько?
web-tek-pay-left = { $n ->
    [one] Осталось заплатить { $n } пункт
    [few] Осталось заплатить { $n } пункта
   *[other] Осталось заплатить { $n } пунктов
}

## Война

web-tek-war-title = Война: { $area }
web-tek-war-note = Числа скрыты, пока не выбраны оба. Платят и победитель, и побеждённый, каждый за своё.
web-tek-war-attacker = { $race } · нападение
web-tek-war-defender = { $race } · оборона
web-tek-war-most = по средствам до
web-tek-war-off = скидка { $n }
web-tek-war-single = −{ $n }, если платить одним видом
web-tek-war-ties = побеждает при равенстве
web-tek-war-sealed = Число запечатано
web-tek-war-choosing = Ещё думает
web-tek-war-yours = Ваше число
web-tek-war-keys = Клавиши 1–9, F — флаг, Enter — запечатать
web-tek-war-flag = Белый флаг
web-tek-war-flag-note = Белый флаг ничего не стоит и считается за 0; два флага — это альянс.
web-tek-war-flag-note-two = Белый флаг ничего не стоит и считается за 0.
web-tek-war-face = Показать { $n }
web-tek-war-not = { $n }: вам по средствам не больше { $most }
web-tek-war-nots = { $from }–{ $to }: вам по средствам не больше { $most }
web-tek-war-pick = Выберите грань; её никто не увидит, пока не запечатаны обе.
web-tek-war-showing = Число { $n }:
web-tek-war-price = вы заплатите
web-tek-war-or = или
web-tek-war-price-flag = ничего не стоит и считается за 0.
web-tek-war-seal = Запечатать { $n }
web-tek-war-seal-flag = Запечатать флаг
web-tek-war-seal-none = Запечатать
web-tek-war-news = Война: { $area }
web-tek-war-shows = { $who } показывает { $n }
web-tek-war-shows-flag = { $who } показывает белый флаг
web-tek-war-won = { $who } побеждает
web-tek-war-allied = Альянс!
web-tek-war-even = Кубики открыты
web-tek-war-tie = При равенстве побеждает { $who }

## Конец игры

web-tek-last-round = Последний круг: игра кончится, когда карта действий снова очистится.
