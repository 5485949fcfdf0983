### Слова, общие для всех игр.

app-name = Realms
language-name = Русский

seat = Игрок { $number }

yes = да
no = нет

## Что говорит ядро: выборы, общие для всех игр

veiled = что-то скрытое
prompt-sealed-wait = Ваш выбор принят. Передумаете, пока остальные решают?
option-pass = Ничего не делать
option-done = Готово
option-none = Выбирать не из чего
option-withdraw = Отменить выбор
event-sealed-in = { $who } делает тайный выбор.
event-sealed-out = { $who } отменяет тайный выбор.
event-revealed = { $who } открывает выбор: { $choice }.
event-item-moved = { $item }: { $zone } → { $to_zone }.
event-item-shown = Видно: { $item }, { $zone }.

## Командная строка.

cli-id = id
cli-game = игра
cli-players = игроки
cli-bots = боты
cli-options = настройки
cli-bot = бот
cli-seat = место
cli-played = сыграно
cli-race = раса
cli-territory = территория
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

## Терминал

tui-bot = Бот { $number }
tui-bot-kind = бот: { $name }
tui-person = человек
tui-thinks = думает…
tui-over = Игра окончена. Пробел покажет подсчёт очков.
tui-not-here = Здесь сейчас ничего нельзя выбрать.
tui-no-undo = Отменять нечего: открылось что-то новое или уже ходил кто-то другой.
tui-saved = Сохранено: { $file }
tui-cards = карты
tui-vp = ПО
tui-total = Итого
tui-mark-end-triggered = Идёт последний раунд.

tui-key-choose = выбор
tui-key-undo = отмена
tui-key-widen = все варианты
tui-key-rule = правило
tui-key-why = почему нет?
tui-key-board = земля
tui-key-language = eng
tui-key-save = сохранить
tui-key-quit = выход
tui-key-help = помощь

tui-rules = Правила
tui-rules-search = Найти правило: номер или слова
tui-rules-keys = ↑↓ читать   / искать   Esc закрыть
tui-why = Почему нет?
tui-why-nothing = Ничего ожидаемого здесь не запрещено.
tui-why-keys = ⏎ открыть правило   Esc закрыть
tui-quit-question = Выйти из игры?
tui-quit-note = Партия сохранится, и её предложат при следующем запуске.
tui-hand-over = Передайте клавиатуру: { $who }.
tui-hand-over-note = Остальным сейчас не стоит смотреть на экран.
tui-ready = Всё готово

tui-winner = Победа: { $who }!
tui-winners = Общая победа: { $who }
tui-look = Посмотреть на стол
tui-again = Новая игра

tui-game = Игра
tui-players = Игроков
tui-language = Язык
tui-start = Начать
tui-resume = Продолжить
tui-resume-note = партию с прошлого раза

tui-help = Клавиши
tui-help-text =
    1-9        выбрать вариант по номеру; те же номера стоят на карте
    ↑ ↓ Enter  выбрать из списка
    мышь       щёлкните по месту, действию или варианту; щелчок по месту оставляет связанные с ним варианты
    Esc        снова показать все варианты
    u          отменить свой последний выбор, пока не открылось ничего нового
    ?          правило, по которому задан вопрос; / ищет по всем правилам
    w          почему нет? чего здесь нельзя и по какому правилу
    пробел     боты спешат, пока не наступит ваш ход
    ← → Tab    другая земля или карты
    c          карты и счётчики
    l          язык
    s          сохранить в новый файл
    q          выйти; партия сохранится
