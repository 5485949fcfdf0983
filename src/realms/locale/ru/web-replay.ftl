### Законченная партия, показанная ещё раз.

web-replay-title = Запись
web-replay-controls = Управление записью
web-replay-start = Начало
web-replay-back = Шаг назад
web-replay-forward = Шаг вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-timeline = Ход партии
web-replay-step = Шаг { $at } из { $last }
web-replay-speed = Скорость
web-replay-times = { $speed }×
web-replay-eyes = Глазами
web-replay-everyone = Зрителя
web-replay-quiet = { $who }: выбор сделан
web-replay-won = { $n ->
    [one] Победа: { $who }!
   *[other] Общая победа: { $who }
}
web-replay-scores = Итоги игры
web-replay-more = Ещё
web-replay-file = Скачать партию
web-replay-link = Скопировать ссылку на этот момент
web-replay-linked = Ссылка скопирована.
web-replay-not-finished = Эта партия ещё не закончена.
web-replay-to-table = К столу

## Играть отсюда

web-replay-on = Играть отсюда
web-replay-on-note = С этого момента начнётся новая партия, с новыми бросками. Кто играет дальше?
web-replay-on-me = Я
web-replay-on-open = Место свободно
web-replay-on-start = Начать
web-replay-on-open-table = Открыть стол
