### «Ярость эльфов» в браузере: поле боя, объявленное, отправка карт, обмен.

web-er-battle-field = Поле боя
web-er-battle-fighter = { $name }, { $owner }, { $place ->
        [N] север
        [E] восток
        [S] юг
       *[W] запад
    }: инициатива { $initiative }, жизни: { $n } из { $most }
web-er-battle-side = { $name }, { $side ->
        [L] налево
        [R] направо
       *[F] вперёд
    }: { $icon }{ $changed ->
        [yes] , на карте { $was }
       *[no] { "" }
    }{ $aim ->
        [hits] , достаёт врага
        [stopped] , будет отбито
        [friend] , смотрит на своего
        [empty] , смотрит в пустоту
       *[idle] { "" }
    }
web-er-battle-tag-now = сейчас ходит
web-er-battle-tag-dying = при смерти
web-er-battle-tag-skips = пропустит ход
web-er-battle-blow = { $fate ->
        [stopped] Щит отобьёт удар
        [dies] { $n ->
            [one] { $n } жизнь
            [few] { $n } жизни
           *[other] { $n } жизней
        }{ $through ->
            [yes] { " " }сквозь щит
           *[no] { "" }
        }: { $name } гибнет
       *[lives] { $name }: { $n ->
            [one] минус { $n } жизнь
            [few] минус { $n } жизни
           *[other] минус { $n } жизней
        }{ $through ->
            [yes] { " " }сквозь щит
           *[no] { "" }
        }
    }{ $reply ->
        [yes] ; { $striker } теряет одну
       *[no] { "" }
    }
web-er-battle-struck = Удар нанесён: { $striker } → { $name }
web-er-battle-stopped = { $name }: щит отобьёт
web-er-battle-reserve = Запас
web-er-battle-reserve-line = { $whose ->
        [me] ваш: при ничьей победа ваша
        [other] при ничьей побеждает { $who }
       *[nobody] при ничьей побеждают нейтралы
    }
web-er-battle-fallen = Выбывший
web-er-battle-fallen-line = { $fate ->
        [wounded] смертельно ранен
        [saved] спасён
       *[died] погиб при раскладе
    }
web-er-battle-grave = { $how ->
        [died] { $known ->
            [yes] гибель от удара ({ $by }), место пустует
           *[no] погиб, место пустует
        }
        [saved] спасён, место пустует
       *[left] покинул бой, место пустует
    }
web-er-battle-empty = пусто

## Рядом с полем

web-er-battle-sides = Бой за { $land }
web-er-battle-you = { $name } (вы)
web-er-battle-me = Вы
web-er-battle-neutrals = Нейтралы
web-er-battle-attacker = нападение
web-er-battle-defender = оборона
web-er-battle-standing = в строю
web-er-battle-silenced = без Действий
web-er-battle-mover = { $me ->
        [yes] ходите за них вы
       *[no] ходит { $who }
    }
web-er-battle-initiative = Инициатива
web-er-battle-cycle = Инициатива, раунд { $n }
web-er-battle-higher = старший раньше
web-er-battle-how-now = ходит
web-er-battle-how-acted = сходил
web-er-battle-how-waits = ждёт
web-er-battle-how-skips = пропустит ход
web-er-battle-how-dying = при смерти
web-er-battle-how-dead = погиб
web-er-battle-if-ended = Если бы бой кончился сейчас
web-er-battle-count = { $a }: { $n }, { $b }: { $m }.
web-er-battle-takes = { $whose ->
        [me] Вы берёте { $land }.
       *[other] { $who } берёт { $land }.
    }
web-er-battle-keeps = { $whose ->
        [me] Вы удерживаете { $land }.
        [nobody] Нейтралы удерживают { $land }.
       *[other] { $land } остаётся за игроком { $who }.
    }
web-er-battle-by-reserve = Ничья: решает карта в запасе.
web-er-battle-by-effect = Ничья: решает эффект.
web-er-battle-tie = { $whose ->
        [me] Ничья будет в вашу пользу: в запасе ваша карта.
        [nobody] Ничья будет в пользу нейтралов: в запасе их карта.
       *[other] Ничья будет в пользу игрока { $who }: в запасе карта этого игрока.
    }
web-er-battle-divider = Новый раунд боя

## Объявленное и ответы

web-er-battle-declared = Объявлено
web-er-battle-window = Кто может вмешаться
web-er-battle-last-first = последнее срабатывает первым
web-er-battle-artifact = Артефакт
web-er-battle-price = { $n ->
        [one] нужна { $n } земля, есть { $have }
        [few] нужно { $n } земли, есть { $have }
       *[other] нужно { $n } земель, есть { $have }
    }
web-er-battle-aim = Цель: { $at }
web-er-battle-cancelled = Не подействует.
web-er-battle-answers = Ответы:
web-er-battle-speak = По очереди:
web-er-battle-said-passed = пас
web-er-battle-said-me = вы
web-er-battle-said-now = думает
web-er-battle-said-later = потом
web-er-battle-may = Можно применить
web-er-battle-may-not = Ничего не подходит
web-er-battle-only-you = видите только вы
web-er-battle-aim-it = Выберите цель на поле боя.
web-er-battle-once = Артефакт, один раз
web-er-battle-treasure-line = Обменять на две карты.

## Отправка карт

web-er-battle-send = Три карты в бой за { $land }
web-er-battle-send-secret = до расклада их никто не увидит
web-er-battle-send-fixed = защищает свой замок
web-er-battle-send-slot = карта { $n }
web-er-battle-send-go = Отправить в бой
web-er-battle-send-more = { $n ->
        [one] ещё { $n } карта
        [few] ещё { $n } карты
       *[other] ещё { $n } карт
    }

## Обмен

web-er-battle-trade = Обмен
web-er-battle-trade-of = { $who } предлагает обмен игроку { $whom }
web-er-battle-trade-gives = { $who } отдаёт
web-er-battle-trade-you-give = Вы отдаёте
web-er-battle-trade-you-get = Вы получаете от игрока { $who }
web-er-battle-trade-nothing = ничего
web-er-battle-trade-hidden = { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[other] { $n } артефактов
    }
web-er-battle-trade-any = { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[other] { $n } артефактов
    }
web-er-battle-trade-any-line = { $whose ->
        [me] какой именно, решаете вы
       *[other] какой именно, решает другая сторона
    }
web-er-battle-trade-wait = Вторая сторона думает.

## Как часто спрашивать

web-er-battle-orders = Спрашивать меня в бою
web-er-battle-orders-ask = всегда
web-er-battle-orders-fits = если есть чем ответить
web-er-battle-orders-rest = больше не в этом бою
web-er-battle-orders-note-rest = До конца этого боя вы ни во что не вмешиваетесь.
web-er-battle-orders-note-fits = Другие могут заметить: если вы думаете, значит, есть над чем.
