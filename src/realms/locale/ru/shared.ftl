### Слова, общие для всех игр.

app-name = Realms
language-name = Русский

seat = Игрок { $number }

yes = да
no = нет

## О чём можно договориться за столом: сценарии и дополнительные правила

scenario-kind-solo = в одиночку
scenario-kind-competitive = друг против друга
scenario-kind-cooperative = вместе
scenario-kind-teams = командами
scenario-difficulty-1 = легко
scenario-difficulty-2 = непросто
scenario-difficulty-3 = трудно
scenario-rounds = { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
scenario-minutes = примерно { $from }–{ $to } минут
setting-why-seats = Сценарий рассчитан на { $most ->
        [one] одного игрока
       *[other] { $players } игроков
    }; мест за столом сейчас { $n }.
setting-why-scenario = Только в сценариях: { $scenarios }.
setting-why-not-here = В этом сценарии не бывает.
setting-why-players = В этом сценарии игроков должно быть { $players }.
setting-why-without = Нельзя вместе с: { $other }.
setting-why-needs = Только вместе с: { $other }.

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
cli-hero = герой
cli-feat = достигнуто
cli-games = партий
cli-of-games = доля
cli-mean = в среднем
cli-spread = 10 · 50 · 90 %
cli-people = народ
cli-goal = полученная Цель
cli-order = очерёдность хода
cli-faction = фракция
cli-action = выбранное действие
cli-card = сыгранная карта
cli-ability = применённое свойство
cli-artifact = применённый артефакт
cli-skill = применённый навык
cli-tactic = взятая тактика
cli-order-card = отданный приказ
cli-tactics-card = сыгранная карта тактики
cli-title = полученный титул
cli-objective = выполненная цель
cli-development = построенное улучшение
cli-lost = { $count ->
        [one] Потерян { $count } работник; его партии сыграны заново.
        [few] Потеряно { $count } работника; их партии сыграны заново.
       *[other] Потеряно { $count } работников; их партии сыграны заново.
    }
cli-forfeits = { $count ->
        [one] { $count } партию бот проиграл досрочно; зерно, бот и причина:
        [few] { $count } партии боты проиграли досрочно; зёрна, боты и причины первых:
       *[other] { $count } партий боты проиграли досрочно; зёрна, боты и причины первых:
    }
cli-rating = рейтинг
cli-mean-ms = мс на решение
cli-worst-ms = самое долгое
cli-against = победы над
cli-off = отклонение
cli-surely = точно
cli-perhaps = возможно
cli-luck = бывает случайно
cli-balance-title = Баланс игры «{ $game }»
cli-balance-how = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } при каждом числе игроков; боты: { $bots }; зёрна с { $seed }.
cli-balance-players = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
cli-balance-found = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }. Точно отклоняется от честной доли: { $sure } из { $all }.
cli-balance-fair = честная доля { $share }
cli-balance-reading = Как это читать
cli-balance-legend = Точка — доля побед, полоса — её 95-процентный интервал, пунктир — честная доля: сколько побед у всего этого рода вместе. Среди множества чисел некоторые кажутся странными просто случайно; сплошная точка отклоняется и с поправкой на это, пустая цветная удивляла бы, будь она единственной.
cli-balance-chosen = Дальше — то, что игроки берут по ходу партии. Победители могут брать это потому, что побеждают: это след, а не причина.
cli-balance-more = { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[other] ещё { $count }
    }
cli-balance-feats = К чему приходили партии
cli-balance-mean = в среднем { $mean }
cli-balance-changes = Что изменилось
cli-balance-changed = Чисел всего: { $all }; точно изменились: { $sure }, возможно: { $perhaps }.
cli-balance-was = было
cli-balance-is = стало
cli-balance-other-bots = Тогда играли другие боты ({ $bots }): перемены могут быть из-за них.
cli-balance-other-options = Тогда были другие настройки ({ $options }): перемены могут быть из-за них.
cli-balance-interrupted = Остановлено раньше времени: здесь партии, сыгранные до этого.
cli-balance-errors = { $count ->
        [one] { $count } партия пошла не так.
        [few] { $count } партии пошли не так.
       *[other] { $count } партий пошло не так.
    } `realms sim` с тем же зерном скажет почему.
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
cli-fair = Честно: зерно — то самое, хеш которого был объявлен в начале.
cli-fair-fork = Честно: партия продолжила другую после { $count ->
        [one] { $count } решения
       *[other] { $count } решений
    }, и зерно её костей с этого места — то самое, хеш которого был объявлен.
cli-not-fair = Нечестно: зерно не то, хеш которого был объявлен в начале.
cli-other-hash = Нечестно: в файле другой хеш, не тот, что указан.
cli-no-hash = В файле нет хеша зерна, так что проверить тасование нельзя.
cli-new-dice = Отсюда кости зерна { $seed }

## Тренер

coach-then = Дальше: { $line }.
coach-better = Лучше: { $what }.
coach-good-luck = { $who }: повезло. Перед этим: { $what }
coach-bad-luck = { $who }: не повезло. Перед этим: { $what }
coach-sound = верных выборов
coach-given = упущено за выбор, п. п.
coach-luck = везение, п. п.
coach-course = шансы на победу
coach-of = { $n } из { $all }
coach-step = шаг
coach-points = п. п.
coach-and = { $a } и { $b }
coach-follow = { $who }: { $what }
coach-worth = { $value } % ({ $low }–{ $high } %, { $n ->
        [one] { $n } проба
        [few] { $n } пробы
       *[other] { $n } проб
    })

## Терминал

tui-bot = Бот { $number }
tui-bot-kind = { $name ->
    [easy] бот: лёгкий
    [medium] бот: средний
    [hard] бот: сильный
    [expert] бот: мастер
   *[other] бот: { $name }
}
tui-person = человек
tui-thinks = думает…
tui-over = Игра окончена. Пробел покажет итоги.
tui-not-here = Здесь сейчас ничего нельзя выбрать.
tui-no-undo = Отменять нечего: открылось что-то новое или уже ходил кто-то другой.
tui-saved = Сохранено: { $file }
tui-cards = карты
tui-fight = бой
tui-initiative = и{ $n }
tui-battle-key = ! попадёт, × будет остановлен, * не как на карте; ▶ ходит, 1. ходит следующим, ✓ ходил.
tui-price = от { $n ->
        [one] { $n } земли
       *[other] { $n } земель
    }
tui-vp = ПО
tui-total = Итого
tui-mark-end-triggered = Идёт последний раунд.

tui-key-choose = выбор
tui-key-pass-on = пасовать
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
tui-nobody-wins = Поражение: победителей нет.
tui-winners = Общая победа: { $who }
tui-points = { $n ->
        [one] Конец партии: { $n } очко
        [few] Конец партии: { $n } очка
       *[many] Конец партии: { $n } очков
    }
tui-look = Посмотреть на стол
tui-again = Новая игра

tui-game = Игра
tui-players = Игроков
tui-scenarios = подробнее…
tui-scenario-keys = ↑↓ читать   ⏎ выбрать   Esc закрыть
tui-optional = Дополнительные правила
tui-optional-open = выбрать…
tui-optional-none = всё как обычно
tui-optional-keys = ⏎ вкл., выкл.   ←→ другое   r правило   u как обычно   Esc готово
tui-language = Язык
tui-start = Начать
tui-resume = Продолжить
tui-resume-note = партию с прошлого раза

tui-coach = Тренер советует
tui-coach-keys = ⏎ выбрать   Esc закрыть
tui-coach-thinking = Тренер думает…
tui-coach-close = Варианты близки: порядок мог сложиться и случайно.
tui-coach-nothing = От вас сейчас ничего не ждут.
tui-coach-gone = Тренер сейчас не отвечает.
tui-review = Разбор
tui-review-running = Тренер смотрит партию: { $n } %
tui-review-none = Переломов не было: никто не упустил многого, и случай мало что решил.
tui-review-keys = ↑↓ читать   Esc закрыть

tui-help = Клавиши
tui-help-text =
    1-9        выбрать вариант по номеру; те же номера стоят на карте
    ↑ ↓ Enter  выбрать из списка
    мышь       щёлкните по месту, действию или варианту; щелчок по месту оставляет связанные с ним варианты
    Esc        снова показать все варианты
    p          пасовать и дальше: до конца боя или до другого вопроса
    u          отменить свой последний выбор, пока не открылось ничего нового
    ?          правило, по которому задан вопрос; / ищет по всем правилам
    w          почему нет? чего здесь нельзя и по какому правилу
    a          спросить тренера: лучшие варианты и почему
    пробел     боты спешат, пока не наступит ваш ход
    ← → Tab    другая земля, бой или карты
    Shift+←→↑↓ двигать карту, которая больше экрана; то же делает колесо мыши
    c          карты и счётчики
    l          язык
    s          сохранить в новый файл
    q          выйти; партия сохранится

## Игра на сервере

tui-said = { $who }: { $text }
tui-away = отошёл
tui-taken-over = бот
tui-out = вне игры
tui-guest = гость
tui-name = Ваше имя
tui-name-hint = Под ним вас увидят другие. ⏎ — играть гостем, Esc — выйти.
tui-password = Пароль
tui-account = Своя учётная запись
tui-account-note = Игры останутся вашими и найдутся с любого компьютера. Не короче 8 знаков. ⏎ — создать.

tui-lost = Связь с сервером потеряна; пробуем снова…
tui-closed = Сервер закрыл этот стол.
tui-back-again = Сервер снова на связи; игра продолжается.
tui-too-late = Поздно: вопрос уже сменился.
tui-bot-plays = За вас играет бот. Нажмите b, чтобы вернуться за стол.
tui-watching = Вы наблюдаете.
tui-kept-there = Партию хранит сервер; в конце будет файл.
tui-replay = Запись партии: { $file }
tui-leave-note = Партия пойдёт дальше без вас; вы найдёте её среди своих столов.
tui-resign-question = Сдаться?
tui-resign-note = Ваше место до конца займёт бот, и победить уже не выйдет.

tui-plead-question = Попросить остальных вернуть ход?
tui-plead-note = С тех пор открылось что-то новое, поэтому должны согласиться все остальные люди за столом.
tui-withdraw-question = Отозвать просьбу?
tui-withdraw-note = Остальные ещё не ответили.
tui-plea-question = { $who } просит вернуть ход. Вы согласны?
tui-plea-note = { $moves ->
        [one] Игра вернётся на { $moves } шаг назад.
        [few] Игра вернётся на { $moves } шага назад.
       *[other] Игра вернётся на { $moves } шагов назад.
    }
tui-plea-open = { $who } просит вернуть ход.

tui-talk = Что сказать?
tui-talk-hint = Прочтут все за столом. ⏎ — сказать, Esc — промолчать.

tui-pass = Пропускать без вопроса
tui-pass-here-turn = этот вопрос, до моего следующего выбора
tui-pass-here-game = этот вопрос, до конца игры
tui-pass-all-turn = всё, что можно пропустить, до моего следующего выбора
tui-pass-all-game = всё, что можно пропустить, до конца игры
tui-pass-never = снова всегда спрашивать
tui-pass-note = Другим не отличить это от вашего выбора.
tui-passing = Пропуск по распоряжению.

tui-hall-mine = Ваши столы
tui-hall-open = Столы, где ждут игроков
tui-hall-playing = Партии, за которыми можно наблюдать
tui-hall-note = Выберите стол или откройте новый клавишей n.
tui-hall-empty = Столов пока нет. n откроет новый, j — вход по приглашению.
tui-state-open = ждут игроков
tui-state-playing = { $moves ->
        [one] сыгран { $moves } шаг
        [few] сыграно { $moves } шага
       *[other] сыграно { $moves } шагов
    }
tui-join = Вход по приглашению
tui-join-hint = Вставьте ссылку. ⏎ — войти, Esc — отмена.
tui-lobby-wait = Ждём игроков. ⏎ на свободном месте — сесть, на своём — встать.
tui-lobby-full = Все в сборе. Нажмите s, чтобы начать.
tui-lobby-host = Все в сборе. Начинает хозяин стола.
tui-link = По этой ссылке можно сесть за стол:
tui-seat-me = вы
tui-seat-open = открыто для других
tui-seat-free = свободное место
tui-public = Стол виден всем
tui-clock = Часы
tui-clock-none = без часов
tui-clock-live-short = 10 минут плюс 15 секунд на выбор
tui-clock-live-long = 30 минут плюс 30 секунд на выбор
tui-clock-days = два дня на выбор
tui-clock-live = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    } плюс { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    } на выбор
tui-clock-each = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    } на выбор

tui-key-talk = сказать
tui-key-pass = пропуск
tui-key-reset = ход заново
tui-key-back = вернуться
tui-key-enter = войти
tui-key-new = новый стол
tui-key-join = по ссылке
tui-key-account = учётная запись
tui-key-look = обновить
tui-key-sit = сесть, встать
tui-key-bot = бот
tui-key-open = освободить
tui-key-invite = пригласить

tui-help-there =
    r          отменить всё с тех пор, как открылось что-то новое
    u          … а дальше — попросить остальных
    p          пропускать без вопроса
    t          сказать что-нибудь за столом
    b          вернуть своё место, за которое играет бот
    x          сдаться
    q          выйти; партия продолжится на сервере

## Отказы сервера

tui-unreachable = Сервер не отвечает; попробуйте чуть позже.
tui-sorry-restart = Сервер перезапускается; партия продолжится с того же места.
tui-sorry-slow = Связь слишком медленная; пробуем снова…
tui-sorry-displaced = Это место больше не ваше.
tui-sorry-signed-out = Вы вышли из учётной записи в другом месте.
tui-sorry-unavailable = Сервер сейчас не может добраться до своей базы; ничего не пропало, попробуйте ещё раз.
tui-sorry-too-many = Слишком часто; подождите немного.
tui-sorry-no-table = Такого стола нет.
tui-sorry-no-seat = Такого места нет.
tui-sorry-no-invitation = Это приглашение больше не действует.
tui-sorry-not-invited = Этот стол только для приглашённых.
tui-sorry-not-at-table = Это могут только те, кто за столом.
tui-sorry-not-your-seat = Это место занято другим.
tui-sorry-not-host = Это может только хозяин стола.
tui-sorry-taken = Это место занято.
tui-sorry-full = За этим столом все места заняты.
tui-sorry-started = Игра за этим столом уже началась.
tui-sorry-closed = Этот стол закрыт.
tui-sorry-seats-open = Есть свободные места; сначала их надо занять.
tui-sorry-no-spectators = За этим столом играют без зрителей.
tui-sorry-watching = Зрители не делают ходов.
tui-sorry-coach-off = За этим столом играют без тренера.
tui-sorry-coach-gone = Тренер сейчас не отвечает; попробуйте ещё раз.
tui-sorry-no-advice = От вас сейчас ничего не ждут.
tui-sorry-no-coach = Этой игры тренер не знает.
tui-sorry-not-playing = Эта партия сейчас не идёт.
tui-sorry-forfeited = Вы сдались в этой партии.
tui-sorry-no-undo = Отменять нечего; можно попросить остальных.
tui-sorry-no-plea = Такой просьбы больше нет.
tui-sorry-plea-open = Просьба уже есть; сначала на неё надо ответить.
tui-sorry-too-far = Так далеко игру не вернуть.
tui-sorry-name-taken = Это имя занято.
tui-sorry-bad-name = Такое имя не подходит.
tui-sorry-wrong-password = Неверное имя или пароль.
tui-sorry-sign-in = Сервер вас больше не узнаёт; начните заново.
