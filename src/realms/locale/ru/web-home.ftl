### Первая страница.

web-home-welcome = Настольные игры по полным правилам, прямо в браузере
web-home-welcome-long = Без анкет и загрузок: нажмите «Играть сразу», и вы за столом с ботами. Друзья придут по ссылке, с ноутбука или телефона.
web-home-play-now = Играть сразу
web-home-play-alone = Играть в одиночку
web-home-learn = Учебная партия, 10 минут
web-home-continue = Продолжить
web-home-all-mine = Все мои партии: { $n }
web-home-your-turn = Ваш ход
web-home-waiting = Ходит: { $who }
web-home-bots-play = Ходят боты
web-home-all-here = Все на месте
web-home-seats-free = { $n ->
        [one] свободно { $n } место
        [few] свободно { $n } места
       *[many] свободно { $n } мест
    }
web-home-open = Открыть
web-home-new-game = Новая игра
web-home-new = Собрать стол
web-home-rules = Правила
web-home-coming = Готовится
web-home-players = Игроков
web-home-time = Длительность партии
web-home-tables = Открытые столы
web-home-table-of = Хозяин стола: { $host }
web-home-seeks = { $n ->
        [one] { $who } ищет ещё { $n } игрока
       *[other] { $who } ищет ещё { $n } игроков
    }
web-home-step = шаг { $n }
web-home-thinks = ходит
web-home-wins = победа
web-home-sit = Сесть
web-home-watch = Смотреть
web-home-no-tables = Сейчас никто не ждёт игроков. Откройте свой стол: пустые места займут боты, друзьям хватит ссылки.
web-home-join = Есть ссылка?
web-home-join-hint = Вставьте приглашение
web-home-join-go = Войти
web-home-no-link = Это не приглашение: оно выглядит как …/join/ и ряд знаков.
web-home-own = Свой стол
web-home-own-long = Друзьям хватит ссылки, пустые места займут боты.
web-home-own-go = Создать стол

## Игры

web-home-time-tiny_epic_kingdoms = 30 мин
web-home-about-tiny_epic_kingdoms = Крошечные королевства, общие действия и тайные ставки в войнах.
web-home-variant-tiny_epic_kingdoms-find_tokens = с находками
web-home-variant-tiny_epic_kingdoms-races-chosen = расы на выбор
web-home-variant-tiny_epic_kingdoms-solo = соло
web-home-name-elven_rage = Ярость эльфов
web-home-players-elven_rage = 2–4
web-home-time-elven_rage = 60 мин
web-home-about-elven_rage = Тайные цели, битвы на шести местах и драконы четырёх народов.
web-home-name-runewars = Runewars
web-home-players-runewars = 2–4
web-home-time-runewars = 3–4 часа
web-home-about-runewars = Времена года, приказы, герои и армии в погоне за рунами.
web-home-time-mage_knight = 2–4 часа
web-home-about-mage_knight = Колода, карта и города: день и ночь рыцаря-мага. Можно одному.
web-home-variant-mage_knight-scenario-first_reconnaissance = первая вылазка
web-home-variant-mage_knight-scenario-full_conquest = полное завоевание
web-home-variant-mage_knight-scenario-blitz_conquest = короткое завоевание
web-home-variant-mage_knight-scenario-solo_conquest = одиночное завоевание
web-home-variant-mage_knight-scenario-full_cooperation = полная кооперация
web-home-variant-mage_knight-scenario-blitz_cooperation = короткая кооперация
web-home-variant-mage_knight-scenario-mines_liberation = освобождение шахт
web-home-variant-mage_knight-scenario-druid_nights = ночи друидов
web-home-variant-mage_knight-scenario-dungeon_lords = владыки подземелий
web-home-variant-mage_knight-scenario-conquer_and_hold = захват и удержание
web-home-variant-mage_knight-scenario-one_to_return = вернётся только один

## Мои партии

web-home-mine-running = Идут сейчас
web-home-mine-finished = Сыграны
web-home-mine-none = У вас пока нет партий. До первой — одно нажатие.
web-home-mine-nobody = Здесь появятся ваши партии, как только вы сядете за стол.
web-home-won = Вы победили
web-home-won-shared = Вы разделили победу
web-home-winner = Победа: { $who }
web-home-winners = Общая победа: { $who }
web-home-ended = Партия окончена
web-home-replay = Запись
web-home-more = Показать ещё

## По приглашению

web-home-joining = Садимся за стол…
web-home-not-joined = Эта ссылка не ведёт за стол
web-home-again = Попробовать ещё раз
