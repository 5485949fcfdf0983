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
web-lobby-note-tiny_epic_kingdoms-find_tokens = Закрытые жетоны лежат на землях; кто вошёл первым, тот открывает.
web-lobby-note-tiny_epic_kingdoms-solo = Только на двух местах: вы на первом, автомат на втором.
web-lobby-note-mage_knight-scenario-first_reconnaissance = Для первой партии: исследуйте земли, пока не покажется город, — за три раунда, в одиночку за четыре.
web-lobby-note-mage_knight-scenario-full_conquest = Найдите все города и завоюйте их за шесть раундов: три дня и три ночи.
web-lobby-note-mage_knight-scenario-blitz_conquest = То же за четыре раунда: у всех сразу больше славы и лучше репутация, а маны и войск больше.
web-lobby-note-mage_knight-scenario-solo_conquest = Найдите оба города и завоюйте их за шесть раундов; время отмеряет виртуальный игрок.
web-lobby-note-mage_knight-scenario-full_cooperation = Вместе против времени: завоюйте все города за шесть раундов. Побеждают или проигрывают все; время отмеряет виртуальный игрок.
web-lobby-note-mage_knight-scenario-blitz_cooperation = То же за четыре раунда: городов меньше, а у всех сразу больше славы и лучше репутация.
web-lobby-note-mage_knight-scenario-mines_liberation = Выбейте врагов из шахт за четыре раунда; город дружественный.
web-lobby-note-mage_knight-scenario-druid_nights = Днём отмечайте поляны, ночью призывайте монстров ради двойной славы; четыре раунда.
web-lobby-note-mage_knight-scenario-dungeon_lords = Захватывайте подземелья и гробницы, в том числе тайные, и ходите между ними под землёй; пять раундов.
web-lobby-note-mage_knight-scenario-conquer_and_hold = Захватывайте крепости и башни магов, отбивайте их друг у друга: в конце считается лишь то, что удалось удержать. Вдвоём — шесть раундов, втроём — четыре, вчетвером — четыре раунда двумя командами.
web-lobby-note-mage_knight-scenario-one_to_return = После первого дня портал закрывается. Кто стоит на нём, когда кончается вторая ночь, возвращается домой и побеждает; остальные остаются.

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
