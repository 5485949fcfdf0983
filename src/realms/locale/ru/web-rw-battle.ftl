# Runewars в браузере: битвы, дуэли, задания, ставки, переговоры.

web-rw-battle-for = Битва за { $area }
web-rw-battle-column = Инициатива { $n }
web-rw-battle-initiatives = Инициатива
web-rw-battle-steps = Шаги этой инициативы
web-rw-battle-attacker = атакующий
web-rw-battle-defender = защитник
web-rw-battle-neutrals = Нейтралы
web-rw-battle-you = { $who } (вы)
web-rw-battle-me = вы
web-rw-battle-decides = решает { $who }
web-rw-battle-order = { $order }{ $bonus ->
        [yes] {" "}с бонусом
       *[no] {""}
    }
web-rw-battle-fort = { $less ->
        [0] крепость прибавляет { $n }
       *[other] крепость { $n }, с бонусом «Завоевания» { $n } − { $less } = { $counts }
    }
web-rw-battle-influence = влияния
web-rw-battle-tactics-held = тактики

web-rw-battle-nobody = никого
web-rw-battle-stand = { $n ->
        [0] никто не стоит
        [one] { $n } стоит
       *[other] { $n } стоят
    }
web-rw-battle-drew = { $n ->
        [one] { $n } карта судьбы
        [few] { $n } карты судьбы
       *[other] { $n } карт судьбы
    }
web-rw-battle-orb = За сферу:
web-rw-battle-figures = { $name }{ $n ->
        [1] {""}
       *[other] {" "}× { $n }
    }: { $state ->
        [gone] уже не в битве
        [before] опрокинут до битвы, не участвует
        [routed] опрокинут, жизни: { $left } из { $of }
       *[standing] жизни: { $left } из { $of }
    }

web-rw-battle-round-done = позади
web-rw-battle-round-now = сейчас
web-rw-battle-round-next = следующая
web-rw-battle-round-later = потом
web-rw-battle-round-nobody = никого
web-rw-battle-before = Карт судьбы ещё нет: до первой инициативы обе стороны могут сыграть тактику.
web-rw-battle-fought = Все инициативы позади: тактика на подсчёт, затем сравнивают силы.
web-rw-battle-over = Исход битвы решён.
web-rw-battle-tab = Инициатива { $n }, { $when }: { $ours } против { $theirs }
web-rw-battle-step-cards = Карты
web-rw-battle-step-orbs = Сферы
web-rw-battle-step-routs = Флаги
web-rw-battle-step-damage = Урон
web-rw-battle-step-discard = Сброс

web-rw-battle-read = { $whose ->
        [me] Вы: { $unit }
        [neutral] { $unit }
       *[other] { $who }: { $unit }
    }
web-rw-battle-cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
web-rw-battle-no-cards = { $whose ->
        [me] У вас на этом шаге карт нет
        [neutral] У нейтралов на этом шаге карт нет
       *[other] { $who }: на этом шаге карт нет
    }
web-rw-battle-card = Карта судьбы { $n }, { $destiny }
web-rw-battle-cell = { $shape }: { $icon ->
        [D] урон { $n }
        [R] { $n ->
            [one] { $n } флаг
            [few] { $n } флага
           *[other] { $n } флагов
        }
        [O] сфера
       *[none] ничего
    }
web-rw-battle-shows = { $icon ->
        [D] Урон { $n }
        [R] { $n ->
            [one] { $n } флаг
            [few] { $n } флага
           *[other] { $n } флагов
        }
       *[none] Ничего
    }
web-rw-battle-who-takes = { $whose ->
        [me] Вы решаете, кто { $icon ->
            [R] побежит
           *[D] ранен
        }.
       *[other] { $who } решает, кто { $icon ->
            [R] побежит
           *[D] ранен
        }.
    }
web-rw-battle-done = готово
web-rw-battle-now = сейчас
web-rw-battle-waits = ждёт
web-rw-battle-came = { $icon ->
        [D] нанесён урон: { $n }
        [R] бежало: { $n }
        [O] применена
       *[none] впустую
    }

web-rw-battle-strength = Сила сейчас
web-rw-battle-counted = подсчёт в конце
web-rw-battle-against = против
web-rw-battle-if-ended = { $whose ->
        [me] { $tie ->
            [yes] Сейчас вы бы удержались: ничья за защитником.
           *[no] Сейчас победили бы вы.
        }
        [neutral] { $tie ->
            [yes] Сейчас удержались бы нейтралы: ничья за защитником.
           *[no] Сейчас победили бы нейтралы.
        }
       *[other] { $tie ->
            [yes] Сейчас победа за игроком { $who }: ничья в пользу защитника.
           *[no] Сейчас победа была бы за игроком { $who }.
        }
    }
web-rw-battle-ended = { $whose ->
        [me] Вы победили в битве.
        [neutral] В битве победили нейтралы.
       *[other] В битве побеждает { $who }.
    }
web-rw-battle-tactics = Ваша тактика
web-rw-battle-only-you = видно только вам
web-rw-battle-play-now = сыграть

## Дуэли и задания

web-rw-battle-duel = Дуэль в { $area }
web-rw-battle-duel-rounds = Раунды
web-rw-battle-health = Жизни: { $n } из { $of }
web-rw-battle-duel-no-card = Карты ещё нет
web-rw-battle-duel-read = { $icon ->
        [D] урон { $n }: { $name }
        [R] отводит урон: { $n }
        [O] сфера: сработает награда или 1 урон
       *[none] ничего
    }
web-rw-battle-wounds = { $less ->
        [0] сейчас получит урон { $n }
       *[other] сейчас получит урон: { $n } из { $of }
    }
web-rw-battle-fallen = повержен
web-rw-battle-spoils = Награды павшего
web-rw-battle-attempt = Задание выполняет { $hero }
web-rw-battle-outcome = Судьба: { $destiny }
web-rw-battle-heroes = Ваши герои
web-rw-battle-hero-at = { $state ->
        [routed] { $area }, опрокинут
       *[standing] { $area }
    }
web-rw-battle-hero-go = { $chosen ->
        [yes] выберите на карте
       *[no] в путь
    }
web-rw-battle-hero-heal = лечиться
web-rw-battle-hero-quest = задание: { $quest }
web-rw-battle-hero-duel = дуэль: { $whom }
web-rw-battle-hero-train = учиться

## Переговоры и ставки

web-rw-battle-parley = Переговоры в { $area }
web-rw-battle-parley-line = За каждое потраченное влияние — карта; какая решает, выбираете вы. У вас { $n }.
web-rw-battle-parley-gold = присоединятся
web-rw-battle-parley-silver = отступят
web-rw-battle-parley-red = дадут бой
web-rw-battle-bid = Аукцион влияния
web-rw-battle-bid-sealed = ставка сделана
web-rw-battle-bid-thinks = думает
web-rw-battle-bid-shown = открыто
web-rw-battle-bid-won = выигрывает
web-rw-battle-bid-lost = проигрывает
web-rw-battle-bid-has = влияние: { $n }
web-rw-battle-bid-note = Втайне, пока не поставят все. Поставленное тратится в любом случае.
