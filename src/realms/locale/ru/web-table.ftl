### Рамка стола: вопрос, отмена, просьбы, клавиши, окна.

web-table-prompt = Что сейчас решать
web-table-options = Варианты
web-table-your-turn = Ваш ход
web-table-asked = Слово за вами
web-table-waiting = Ждём
web-table-looking-on = Вы смотрите игру
web-table-going-on = Игра продолжается
web-table-thinking = { $n ->
    [one] Выбирает { $who }
   *[other] Выбирают { $who }
}
web-table-turn-of = { $me ->
    [true] Ваш ход
   *[other] Ходит { $who }
}
web-table-over = Игра окончена
web-table-won = { $me ->
    [true] { $n ->
        [one] Вы победили!
       *[other] Вы делите победу: { $who }
    }
   *[other] { $n ->
        [0] Цель не достигнута
        [one] Победа за игроком { $who }
       *[other] Победу делят { $who }
    }
}
web-table-bot = { $bot ->
    [easy] Бот, лёгкий
    [medium] Бот, средний
    [hard] Бот, сильный
    [expert] Бот, мастер
    [search] Бот «Поиск»
    [greedy] Бот «Жадный»
    [random] Бот «Случайный»
   *[other] Бот «{ $bot }»
}
web-table-bot-about = { $bot ->
    [easy] Лёгкий: ошибается, для первой партии
    [medium] Средний: играет здраво и сразу
    [hard] Сильный: пробует варианты, до секунды на выбор
    [expert] Мастер: думает как следует, до пяти секунд на выбор
    [search] Поиск: то же обдумывание с неизменным усилием, для измерений
    [greedy] Жадный: берёт то, что сейчас кажется лучшим
    [random] Случайный: любой выбор для него одинаков
   *[other] Бот со стороны
}

web-table-all-options = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[other] { $n } вариантов
}
web-table-go = Выбрать
web-table-go-to = Выбрать: { $option }
web-table-sheet = Развернуть или свернуть варианты
web-table-undo = Отменить
web-table-undo-long = { $n ->
    [one] Можно отменить { $n } выбор
    [few] Можно отменить { $n } выбора
   *[other] Можно отменить { $n } выборов
}
web-table-reset = Ход заново
web-table-back = Назад
web-table-sure = Точно?
web-table-no = Нет, вернуться
web-table-close = Закрыть

web-table-why = Почему нет?
web-table-why-long = Чего сейчас нельзя выбрать и почему
web-table-why-title = Сейчас нельзя
web-table-why-nothing = Запретов нет: доступно всё, что есть.

web-table-score = Итоги
web-table-score-title = Итоги игры
web-table-score-done = К столу
web-table-replay = Запись
web-table-rematch = Сыграть ещё

web-table-say-turn = Ваш ход: { $question }

## Сообщения над столом

web-table-lost = Восстанавливаем связь…
web-table-lost-choice = Восстанавливаем связь… Ваш выбор отправится сразу после этого.
web-table-closed-line = Соединение закрыто.
web-table-reload = Обновить
web-table-plea = { $who } просит вернуть ход.
web-table-plea-mine = Вы попросили вернуть ход. Ещё не ответили: { $who }
web-table-plea-to = До строки: «{ $line }»
web-table-plea-grant = Разрешить
web-table-plea-deny = Отказать
web-table-plea-withdraw = Передумать
web-table-taken-over = За вас играет бот.
web-table-come-back = Вернуться в игру
web-table-standing-on = На часть вопросов вы отвечаете пасом автоматически.
web-table-standing-change = Изменить

## Несколько человек за одним устройством

web-table-hand-over = { $name }, ваш ход
web-table-hand-over-look = Смотрит { $name }
web-table-hand-over-note = Передайте устройство. Чужие тайны останутся за занавесом.
web-table-lift = Я — { $name }
web-table-hand-over-undo = Подождите, отменить последний выбор

## Верхняя строка и меню

web-table-chat = Чат
web-table-rules = Правила
web-table-menu = Ещё
web-table-menu-keys = Клавиши
web-table-menu-plea = Попросить вернуть ход
web-table-menu-standing = Пасовать без вопросов
web-table-menu-score = Итоги
web-table-menu-report = Сообщить об ошибке
web-table-menu-resign = Сдаться
web-table-menu-leave = К моим играм

web-table-plea-note = С тех пор открылось что-то новое, поэтому нужно согласие остальных. Отменится всё, начиная с выбранной строки; боты всегда согласны.
web-table-plea-none = Ещё ничего не произошло.
web-table-seconds = { $n ->
        [one] осталась { $n } секунда
        [few] осталось { $n } секунды
       *[other] осталось { $n } секунд
    }
web-table-standing-note = Там, где вы всё равно спасуете, игра не будет вас ждать.
web-table-standing-all = Всё, что можно пропустить
web-table-standing-some = Вопрос, заданный раньше
web-table-standing-ask = Всегда спрашивать
web-table-standing-fits = Пасовать, когда больше ничего нельзя (другие могут заметить это по времени)
web-table-standing-turn = Пасовать до моего следующего выбора
web-table-standing-game = Пасовать до конца игры
web-table-report-what = Что пошло не так?
web-table-report-note = К сообщению приложится запись этой партии, чтобы во всём разобраться.
web-table-report-send = Отправить
web-table-report-sent = Спасибо! Сообщение сохранено под номером { $id }.
web-table-resign-note = Вы выйдете из партии насовсем и уже не сможете победить. Остальные доиграют без вас.
web-table-resign-yes = Сдаться
web-table-resign-no = Играть дальше

## Клавиши

web-table-key-choose = выбрать вариант с этим номером
web-table-key-step = перейти от варианта к варианту
web-table-key-take = выбрать отмеченный вариант
web-table-key-back = на шаг назад или закрыть
web-table-key-undo = отменить
web-table-key-reset = начать ход заново
web-table-key-why = почему нельзя иначе?
web-table-key-hint = спросить тренера
web-table-key-rules = правила
web-table-key-chat = чат
web-table-key-help = эта подсказка

## Вместо стола

web-table-opening = Открываем стол…
web-table-missing = Такого стола нет, или он не для ваших глаз.
web-table-closed = Хозяин закрыл этот стол.
web-table-private = За этим столом играют без зрителей.

## Что не получилось

web-table-sorry-no-undo = С тех пор открылось что-то новое. Можно попросить остальных вернуть ход (меню «Ещё»).
web-table-sorry-not-offered = Этого уже нельзя выбрать.
web-table-sorry-plea-open = Кто-то уже попросил вернуть ход: сначала надо ответить.
web-table-sorry-no-plea = Этой просьбы больше нет.
web-table-sorry-not-back = Раньше этого ничего не было.
web-table-sorry-forfeited = Вы уже вышли из этой партии.
web-table-sorry-watching = Вы смотрите игру; ходят только игроки.
web-table-sorry-not-your-seat = Это чужое место.
web-table-sorry-too-many = Слишком быстро. Попробуйте через мгновение.
web-table-sorry-unavailable = Сервер занят. Попробуйте через мгновение.
web-table-sorry-offline = Связь как раз восстанавливается, это действие не прошло. Повторите через мгновение.
