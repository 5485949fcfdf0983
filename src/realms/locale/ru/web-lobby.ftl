### Новый стол и ожидание перед партией.

web-lobby-new = Новая игра: { $game }
web-lobby-rather = Другая игра: { $game }
web-lobby-start = Начать игру
web-lobby-start-note = Ждать некого: игра начнётся сразу.
web-lobby-open = Открыть стол
web-lobby-open-note = После этого вы получите ссылку для друзей.

## Кто играет

web-lobby-who = Кто играет
web-lobby-players = Игроков
web-lobby-company = Соперники
web-lobby-company-bots = Боты
web-lobby-company-friends = Друзья
web-lobby-company-here = За этим экраном
web-lobby-seat-me = Вы
web-lobby-seat-open = Свободно, для друга
web-lobby-here-note = Несколько мест ваши: передавайте устройство друг другу, а занавес скроет то, что чужим видеть нельзя.
web-lobby-alone-note = Вы играете в одиночку. Захотите компании — прибавьте мест.
web-lobby-nobody-note = Вы никуда не садитесь: будете смотреть.

## Правила

web-lobby-rules = Правила стола
web-lobby-for-players = { $most ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
web-lobby-minutes-note = Из расчёта { $from }–{ $to } минут на игрока за раунд.
web-lobby-map-of = Примерный вид карты: { $tiles }.
web-lobby-seat-for = { $n ->
        [1] Играть одному
        [2] Играть вдвоём
        [3] Играть втроём
        [4] Играть вчетвером
       *[other] Игроков: { $n }
    }
web-lobby-optional = Дополнительные правила
web-lobby-optional-set = { $n ->
        [0] всё как обычно
        [one] изменено { $n }
       *[other] изменено { $n }
    }
web-lobby-optional-count = { $n ->
        [one] { $n } дополнительное правило
        [few] { $n } дополнительных правила
       *[many] { $n } дополнительных правил
    }
web-lobby-optional-note = О них договариваются все игроки; в первых партиях («{ $game }») лучше ничего не менять.
web-lobby-optional-altered = Изменено
web-lobby-optional-usual = Всё как обычно

## Условия

web-lobby-terms = Стол и время
web-lobby-access = Кто может сесть
web-lobby-access-invited = По приглашению
web-lobby-access-public = Любой
web-lobby-access-invited-note = Только те, у кого есть ваша ссылка.
web-lobby-access-public-note = Стол виден всем на первой странице.
web-lobby-spectators = Зрители
web-lobby-spectators-note = Можно ли смотреть другим? Тайного они не видят.
web-lobby-clock = Часы
web-lobby-clock-none = Без часов
web-lobby-clock-live = За один вечер
web-lobby-clock-days = По дням
web-lobby-bank = Время на раздумья
web-lobby-bank-of = { $minutes } мин + { $seconds } с
web-lobby-bank-note = Запас на всю партию и немного сверху за каждое решение.
web-lobby-days = На каждое решение
web-lobby-days-of = { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-lobby-time-out = Когда время вышло
web-lobby-time-out-bot = Играет бот, пока вы не вернётесь
web-lobby-time-out-forfeit = Поражение

## Ожидание

web-lobby-title = Стол: { $game }
web-lobby-your-table = Ваш стол
web-lobby-table-of = Хозяин стола: { $host }
web-lobby-host = хозяин
web-lobby-online = на месте
web-lobby-away = не в сети
web-lobby-sit = Сесть сюда
web-lobby-move = Пересесть
web-lobby-leave = Встать
web-lobby-free = Освободить место
web-lobby-seat-who = Кто на месте { $n }
web-lobby-seat-free = свободно, для друга
web-lobby-fill = Посадить ботов
web-lobby-full = Все на месте
web-lobby-wait-host = Все на месте; игру начнёт хозяин
web-lobby-close = Закрыть стол
web-lobby-no-clock = без часов
web-lobby-days-each = { $n ->
        [one] { $n } день на решение
        [few] { $n } дня на решение
       *[many] { $n } дней на решение
    }
web-lobby-is-public = открыт для всех
web-lobby-is-invited = по приглашению

## Ссылка

web-lobby-invite = Позвать друзей
web-lobby-invite-note = Кто откроет эту ссылку, сядет на свободное место, без анкет.
web-lobby-copy = Копировать
web-lobby-copied = Скопировано
web-lobby-send = Отправить
web-lobby-share = Сыграем?
web-lobby-uses = { $n ->
        [one] по ней пришли { $n } раз
        [few] по ней пришли { $n } раза
       *[many] по ней пришли { $n } раз
    }
web-lobby-revoke = Отозвать ссылку
web-lobby-no-link = Ссылки сейчас нет; по старой сесть больше нельзя.
web-lobby-make-link = Новая ссылка
