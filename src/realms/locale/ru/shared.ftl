### Слова, общие для всех игр.

app-name = Realms
language-name = Русский

you = вы
seat = Игрок { $number }
spectator = зритель

yes = да
no = нет

## Командная строка.

cli-id = id
cli-game = игра
cli-players = игроки
cli-bots = боты
cli-options = настройки
cli-bot = бот
cli-seat = место
cli-games = партии
cli-wins = победы
cli-share = доля побед
cli-interval = 95-процентный интервал
cli-score = очки
cli-rate = { $rate } в секунду
cli-sim-title = { $game }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
cli-sim-speed = { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    } за { $seconds } с, { $rate } в секунду.
cli-sim-interrupted = Остановлено раньше времени: сыграно партий — { $done } из { $games }.
cli-sim-errors = { $count ->
        [one] { $count } партия сорвалась; её зерно и ошибка:
        [few] { $count } партии сорвались; зёрна и ошибки первых:
       *[other] { $count } партий сорвалось; зёрна и ошибки первых:
    }
cli-digest = Дайджест { $digest }
cli-replay-title = { $game }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, зерно { $seed }
cli-position-only = В файле только положение после { $count ->
        [one] { $count } решения
       *[other] { $count } решений
    }, без самих решений.
cli-to-choose = { $seat } выбирает: { $options }.
cli-verified = Проверено: { $count ->
        [one] { $count } решение приводит
        [few] { $count } решения приводят
       *[other] { $count } решений приводят
    } к сохранённому положению.
cli-not-verified = Не сошлось: { $count ->
        [one] { $count } решение не приводит
        [few] { $count } решения не приводят
       *[other] { $count } решений не приводят
    } к сохранённому положению.
