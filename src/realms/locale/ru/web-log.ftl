### Что произошло, что было сказано и сколько осталось времени.

web-log-title = Летопись
web-log-search = Искать в летописи
web-log-search-close = Закрыть поиск
web-log-found = { $n ->
    [0] Ничего не найдено.
    [one] Найдена { $n } запись
    [few] Найдено { $n } записи
   *[many] Найдено { $n } записей
}
web-log-earlier = { $n ->
    [one] Показать ещё { $n } прошлую запись
    [few] Показать ещё { $n } прошлые записи
   *[many] Показать ещё { $n } прошлых записей
}
web-log-new = { $n ->
    [one] { $n } новая запись
    [few] { $n } новые записи
   *[many] { $n } новых записей
}
web-log-empty = Пока ничего не произошло.
web-log-show = Показать на столе

web-log-time = Осталось времени: { $time }
web-log-time-up = Время вышло
web-log-days = { $days } д { $hours } ч
web-log-hours = { $hours } ч { $minutes } мин

web-log-chat = Разговор за столом
web-log-chat-empty = Пока никто ничего не сказал.
web-log-chat-say = Скажите что-нибудь остальным
web-log-chat-hint = Сообщение
web-log-chat-send = Отправить
web-log-chat-later = Отправится, когда вернётся связь.
web-log-chat-listen = Говорить могут только те, кто сидит за столом.
