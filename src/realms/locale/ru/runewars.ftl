### Войны рун: предложения. Отдельные названия — в games/runewars/names.py, тексты карт — в texts.py и data/lines.py.

game-runewars = Войны рун
about-runewars = Четыре державы, восемь лет по четыре сезона: армии, герои, тайные приказы и влияние в борьбе за семь драконьих рун.

## Приказы и походы

prompt-rw-choose-order = Какой приказ вы отдаёте в этом сезоне?
prompt-rw-turn = Ваш ход, приказ «{ $order }». Что вы делаете?
prompt-rw-gather = { $n ->
        [0] Кто идёт в область { $area }?
        [one] В область { $area } идёт { $n } отряд. Кто ещё?
        [few] В область { $area } идут { $n } отряда. Кто ещё?
       *[many] В область { $area } идут { $n } отрядов. Кто ещё?
    }
prompt-rw-strategize = Кто куда идёт? Все выступят, когда вы закончите.
prompt-rw-choose-pass = Какая горная граница не считается в этом ходу?
prompt-rw-parley = { $n ->
        [one] В области { $area } стоит { $n } нейтральный отряд. Договориться или сразиться?
        [few] В области { $area } стоят { $n } нейтральных отряда. Договориться или сразиться?
       *[many] В области { $area } стоят { $n } нейтральных отрядов. Договориться или сразиться?
    }
prompt-rw-choose-fate = Какая карта решит дело в области { $area }? Золото — нейтралы ваши, серебро — отступят, красный — бой.
prompt-rw-muster = { $n ->
        [one] Куда поставить { $n } новый отряд?
        [few] Куда поставить { $n } новых отряда?
       *[many] Куда поставить { $n } новых отрядов?
    }
prompt-rw-pick-neutrals = { $n ->
        [one] Кто присоединится к вам в области { $area }? Осталось выбрать { $n } отряд.
        [few] Кто присоединится к вам в области { $area }? Осталось выбрать { $n } отряда.
       *[many] Кто присоединится к вам в области { $area }? Осталось выбрать { $n } отрядов.
    }
prompt-rw-pay-title = Сколько влияния вы платите за титул «{ $title }»? На нём лежит { $n }.
prompt-rw-dismantle = Все ваши крепости на карте. Какую из них вы снимаете ради области { $area }?
prompt-rw-lay-rune = Куда переложить руну из области { $area }?

option-order = { $a }
option-activate = Активировать { $a }
option-bring = { $b } из { $a }
option-bring_all = Все из { $a }
option-redeploy = Двигать отряды и героев
option-step = { $b }: { $a } → { $c }
option-step_routed = { $b } (опрокинут): { $a } → { $c }
option-step_all = Все: { $a } → { $b }
option-hero_step = { $a } → { $b }
option-draw = Взять карты тактики
option-border = Между { $a } и { $b }
option-parley = Потратить влияние: { $a }
option-fight = Сразиться
option-fate = Выбрать: { $a }
option-look = Посмотреть руну в { $a }
option-harvest = Выставить ресурсы по своим областям
option-yields = Получить доход от пристроек
option-develop = Пристройка в { $a }: { $b }
option-recruit = Набрать отряды, ресурс: { $a }
option-muster = { $a } → { $b }
option-muster_all = Все → { $a }
option-sacrifice = Уничтожить ради новобранца: { $b }, { $a }
option-rally = { $a }: { $b_id ->
        [triangle] треугольные нейтралы
        [circle] круглые нейтралы
        [rectangle] прямоугольные нейтралы
        [hexagon] шестиугольные нейтралы
       *[other] { $b }
    }
option-unit = { $a }
option-hire = { $a ->
        [one] Потратить { $a } влияние на одного героя
       *[other] Потратить { $a } влияния и выбрать лучшего из { $a } героев
    }
option-acquire = Получить влияние
option-title = { $a }
option-pay = Влияние: { $a }
option-build = Построить крепость в { $a }
option-repair = Починить крепость в { $a }
option-lift = Переложить руну из { $a }
option-lay_rune = В { $a }
option-dismantle = Крепость в { $a }

event-rw-order = { $who } отдаёт приказ «{ $order }».
event-rw-order-void = Приказ «{ $order }» игрока { $who } в этом сезоне не действует.
event-rw-turn = { $who } исполняет приказ «{ $order }».
event-rw-activated = { $who } активирует область { $area }.
event-rw-moved = { $who } ведёт отряды из { $area } в { $to_area }: { $units }.
event-rw-pass-opened = { $who } находит тайный перевал между { $area } и { $to_area }.
event-rw-parley = { $who } ведёт переговоры с нейтралами в области { $area }. Влияние: { $n }.
event-rw-answered = { $destiny_id ->
        [gold] Нейтралы в области { $area } присоединяются.
        [silver] Нейтралы уходят из области { $area }.
       *[red] Нейтралы в области { $area } отказываются.
    }
event-rw-lapsed = Нейтралы в области { $area } больше никому не служат.
event-rw-recruited = { $who } набирает отряды в области { $area }: { $units }.
event-rw-recruits-lost = { $who } не может набрать: { $units }.
event-rw-recruits-declined = { $who } не набирает: { $units }.
event-rw-rallied = { $who } находит поддержку. Город: { $city }.
event-rw-title = { $n ->
        [0] { $who } получает титул: { $title }.
       *[other] { $who } получает титул: { $title }. Влияние: { $n }.
    }
event-rw-built = { $who } строит крепость в области { $area }.
event-rw-repaired = { $who } чинит крепость в области { $area }.
event-rw-developed = { $who } строит пристройку в области { $area }: { $development }.
event-rw-rune-looked = { $who } смотрит руну в области { $area }.

why-RW-ORDER-03 = Это бонус превосходства, а в этом году вы уже играли приказ старше.
why-RW-ORDER-11 = «Стратегия» ведёт только в свои и пустые области, и до взятия карт.
why-RW-ORDER-12 = Второй бой начинать нельзя.
why-RW-ORDER-14 = Эта часть «Урожая» уже позади.
why-RW-ORDER-15 = Каждый ресурс даёт отряды один раз, и не больше двух ресурсов за приказ.
why-RW-ORDER-16 = Каждый город даёт что-то одно; герои — в конце, по одному за влияние, пока они есть.
why-RW-QUEST-01 = У вас уже три задания.
why-RW-ORDER-17 = Эта часть «Власти» уже позади.
why-RW-ORDER-18 = «Укрепление» один раз строит, чинит одну повреждённую крепость и один раз перекладывает руны, и всё в своих областях.
why-RW-MOVE-02 = Горы закрывают границу всегда, вода — кроме зимы.
why-RW-MOVE-03 = Слишком далеко: отряд проходит две области, быстрый — три.
why-RW-MOVE-04 = На пути враги или нейтралы.
why-RW-MOVE-07 = Отряды там держит ваш жетон активации.
why-RW-MOVE-08 = Там уже лежит ваш жетон активации.
why-RW-MOVE-10 = Нет места: в области остаётся не больше восьми отрядов.
why-RW-MOVE-15 = Опрокинутые не двигаются.
why-RW-DIPLO-01 = У вас нет столько влияния.
why-RW-DIPLO-04 = Нейтралы идут только туда, где будут ваши собственные отряды.
why-RW-DIPLO-07 = Второй бой начинать нельзя: здесь можно только договориться, а это стоит влияния.
why-RW-RES-02 = При таких ресурсах вы ничего не получите.
why-RW-RES-05 = Новые отряды ставят только в свои области.
why-RW-RES-06 = У вас нет ни крепости, ни домашней области для новых отрядов.
why-RW-RES-08 = Фигурки кончились.
why-RW-RES-09 = Вам не хватает ресурсов.
why-RW-FORT-01 = Там уже есть крепость.
why-RW-FORT-02 = В городе крепость не строят.
why-RW-FORT-04 = У крепости может быть одна пристройка.
why-RW-FORT-05 = Такая пристройка у вас уже стоит.
why-RW-TITLE-02 = Заплатить нужно больше, чем лежит на титуле.

## Битвы и отступления

fighter = { $a }{ $b ->
        [0] {""}
        [1] {" "}(урон: 1)
        [2] {" "}(урон: 2)
        [3] {" "}(урон: 3)
        [4] {" "}(урон: 4)
       *[other] {" "}({ $b })
    }

prompt-rw-pick-type = Какой из ваших типов сейчас тянет карты судьбы?
prompt-rw-pick = { $deed_id ->
        [routs] Какие ваши отряды опрокинуты? Осталось: { $n }.
        [damage] Какие ваши отряды получают урон? Осталось распределить: { $n }.
        [concentrated_fire] Сосредоточенный огонь: какой ваш отряд получает урон? Если есть отряд со здоровьем больше 1, то такой.
        [crack_shot] В кого попадают ваши стрелы? Осталось урона: { $n }.
        [burning] Горение: какие ваши стоящие отряды горят? Осталось назвать: { $n }.
        [charge] Натиск: кого вы опрокидываете — до двух треугольных отрядов или один прямоугольный? Можно ещё: { $n }.
        [stun] Оглушение: какой ваш отряд с инициативой 2 и выше опрокинут?
        [terrifying] Ужас: кого вы пугаете? Осталось выбрать: { $n }.
        [mortal_strike] Смертельный удар: какой свой отряд вы уничтожаете?
        [rain_fire] Огненный дождь: уничтожить два треугольных отряда или один прямоугольный?
        [flaming_breath] Огненное дыхание: какие треугольные отряды вы уничтожаете? Можно ещё: { $n }.
        [blood_pyre] Кровавый костёр: какие ваши отряды сгорают? Осталось: { $n }.
       *[word_of_vaal] Слово Ваала: какой ваш стоящий отряд покидает битву?
    }
prompt-rw-overpower = Сокрушение: уничтожить раненый или опрокинутый отряд или нанести 1 урон?
prompt-rw-fury = Исступление: пожертвовать берсерком и нанести 2 урона?
prompt-rw-defences = { $defence }: применить сейчас? Пристройка при этом теряется.
prompt-rw-take-stronghold = Крепость в области { $area } пала. Поставить там свою?
prompt-rw-excess = Область { $area } выиграло слишком много отрядов. Кто отступает? Осталось: { $n }.
prompt-rw-retreat = Куда отступают отряды из области { $area }? Их число: { $n }.
prompt-rw-hero-retreat = Куда отступает { $hero }?

option-draw_fate = Тянуть карты: { $a }
option-rout_fighter = Опрокинуть: { fighter }
option-harm = 1 урон: { fighter }
option-terrify = Испугать: { fighter }
option-destroy_fighter = Уничтожить: { fighter }
option-leave_battle = Покидает битву: { fighter }
option-overpower = Нанести 1 урон
option-fury = Пожертвовать берсерком
option-carthos = Безумный Картос: 1 урон другой стороне
option-raise = Поднять зомби: { $a }
option-light = Зажечь костёр
option-take_stronghold = Поставить там свою крепость
option-move_stronghold = Перенести крепость из области { $a }
option-no_stronghold = Оставить место без крепости
option-send_away = Отступает: { fighter }
option-retreat = В область { $a }

event-rw-battle = { $who } нападает на область { $area }, защищается { $whom }.
event-rw-battle-neutrals = { $who } нападает на нейтралов в области { $area }.
event-rw-battle-round = Инициатива { $n }.
event-rw-fighters-draw = { $who } тянет карты судьбы: { $unit }.
event-rw-orb = { $who } применяет сферу: { $unit }.
event-rw-harmed = { $unit }: урон { $n }.
event-rw-raised = В битву вступает { $unit }: { $n }.
event-rw-defences = { $who } применяет пристройку: { $defence }.
event-rw-battle-off = Битва в области { $area } не состоится.
event-rw-strengths = Сила: атакующий — { $n }, защитник — { $foe_n }.
event-rw-battle-won = { $who } побеждает в битве за область { $area }.
event-rw-neutrals-won = В битве за область { $area } побеждают нейтралы.
event-rw-fort-damaged = Крепость в области { $area } повреждена.
event-rw-fort-fallen = Крепость в области { $area } пала.
event-rw-fort-taken = { $who } ставит крепость в области { $area }.
event-rw-fort-lifted = { $who } снимает крепость в области { $area }.
event-rw-retreated = { $unit } отступает в область { $area }.
event-rw-hero-retreated = { $hero } отступает в область { $area }.
event-rw-stands-up = { $unit } в области { $area } поднимается.

why-RW-BATTLE-09 = Сначала опрокидываются невредимые стоящие отряды.
why-RW-BATTLE-10 = Сначала урон получают раненые отряды, а опрокинутые — только если никто не стоит.
why-RW-BATTLE-14 = Костёр забирает треугольные отряды, и только если их нет — один прямоугольный.
why-RW-UNIT-11 = Выстрел должен попасть в отряд со здоровьем больше 1.
why-RW-UNIT-21 = Этого отряда больше нет в битве.
why-RW-UNIT-22 = До двух стоящих треугольных отрядов или один стоящий прямоугольный.
why-RW-UNIT-23 = Уйти может только стоящий отряд.
why-RW-UNIT-31 = Шестиугольным отрядам это не грозит.
why-RW-UNIT-43 = Два треугольных отряда или один прямоугольный: то, что можно выполнить полностью.
why-RW-UNIT-44 = Нужно выбрать два разных отряда.
why-RW-UNIT-52 = Нужно опрокинуть стоящий отряд с инициативой 2 и выше.
why-RW-UNIT-54 = Нужно назвать два разных стоящих отряда.
why-RW-UNIT-55 = Сгорают только треугольные отряды.
why-RW-RETREAT-02 = Отступают в дружественную область, а если её нет — в пустую.
why-RW-RETREAT-03 = Нейтралы отступают только туда, где не правит ни один игрок.
why-RW-RETREAT-07 = Ни один из этих отрядов не может пересечь эту границу.

## Что видно на столе

rw-score-runes = Руны
rw-score-influence = Влияние
fact-runes = руны
fact-food = еда
fact-wood = древ.
fact-ore = руда
fact-influence = влия.
fact-tactics = так
fact-quests = зад
fact-objectives = цел
fact-heroes = герои
fact-areas = обл
fact-forts = креп.
fact-order = прик
tui-mark-setup = Подготовка
tui-mark-season = Сезон
tui-mark-orders = Приказы
tui-mark-turn = Ход
tui-mark-battle = Битва
tui-mark-duel = Дуэль
tui-mark-bid = Аукцион
tui-mark-quests = Задания
sum-year = Год { $n } из { $of_n }.
sum-season = { $season_id ->
        [spring] Весна.
        [summer] Лето.
        [autumn] Осень.
       *[winter] Зима.
    }
sum-void = Приказ «{ $order }» в этом сезоне не действует.
sum-played = { $order }: { $season }.
sum-played-before = В прошлом году: { $order }.
sum-to-come = Ход впереди: { $who }.
sum-turn-bonus = { $who }: { $order }, с бонусом превосходства.
sum-turn-plain = { $who }: { $order }.
sum-turn-void = { $who }: приказ «{ $order }» в этом сезоне не действует.
sum-figures = { $units }.
sum-walls = Сила { $n }.
sum-development = Пристройка: { $development }.
short-sorcerer = м
short-razorwing = б
short-beastman = з
short-hellhound = а
short-dragon = д
short-giant = в
sum-offers = { $line }.
sum-gives = Доход, { $resource }: { $n }.
sum-held = Владеет { $who }.
sum-neutral = Здесь нейтралы.
sum-initiative = Инициатива { $n }.
sum-shape = Читает { $shape }.
sum-health = Здоровье { $n }.
sum-health-left = Здоровье { $n } из { $of_n }.
sum-ability = { $ability }: { $effect }
sum-attribute = { $attribute_id ->
        [strength] Сила
        [agility] Ловкость
       *[wisdom] Мудрость
    } { $n }.
sum-rewards = { $n ->
        [one] { $n } награда.
        [few] { $n } награды.
       *[many] { $n } наград.
    }
sum-title-free = Ничей.
sum-title-of = { $who }, влияния на титуле: { $n }.
sum-goal = { $n } из { $of_n }.
sum-step-units = На { $step_n }: { $units }.
sum-step-influence = На { $step_n }: 1 влияние.
sum-step-tactics = На { $step_n }: 1 карта тактики.
sum-cell = { $shape_id ->
        [triangle] Треугольник
        [circle] Круг
        [rectangle] Прямоугольник
       *[hexagon] Шестиугольник
    }: { $icon_id ->
        [D] урон { $n }
        [R] { $n ->
            [one] { $n } флаг
            [few] { $n } флага
           *[many] { $n } флагов
        }
        [O] сфера
       *[other] ничего
    }.
sum-destiny = Судьба: { $destiny }.

sum-battle = Битва за { $area }.
sum-initiative-now = Инициатива { $n } из { $of_n }.
sum-step = { $step_id ->
        [cards] Тянут карты.
        [orbs] Применяют сферы.
        [routs] Опрокидывают отряды.
        [damage] Наносят урон.
       *[discard] Сбрасывают карты.
    }
sum-strength = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }: { $n }, { $source }.
sum-aim = { $side_id ->
        [attacker] Выбирают среди отрядов атакующего.
       *[defender] Выбирают среди отрядов защитника.
    }
sum-decides = За нейтралов решает { $who }.
sum-draws = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }: карты для типа «{ $unit }».
sum-read = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }, { $card }: { $icon_id ->
        [D] урон { $n }
        [R] { $n ->
            [one] { $n } флаг
            [few] { $n } флага
           *[many] { $n } флагов
        }
        [O] сфера
       *[other] ничего
    }.
sum-came = { $unit }, { $card }: { $icon_id ->
        [D] нанесён урон { $n }
        [R] { $n ->
            [one] опрокинут { $n } отряд
            [few] опрокинуто { $n } отряда
           *[many] опрокинуто { $n } отрядов
        }
        [O] применено свойство
       *[other] ничего
    }.
sum-orbs = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }: сфер осталось { $n }.
sum-routs = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }: опрокидывает { $n }.
sum-damage = { $side_id ->
        [attacker] Атакующий
       *[defender] Защитник
    }: наносит урон { $n }.
sum-if-ended = { $n } против { $of_n }: кончись битва сейчас, победил бы { $side }{ $by_id ->
        [tie] {": при равенстве верх за ним."}
       *[more] .
    }
sum-ended = { $n } против { $of_n }: победил { $side }.

sum-duel = Дуэль в { $area }.
sum-duel-round = Раунд { $n } из { $of_n }.
sum-duellist = { $fighter }: здоровье { $n } из { $of_n }.
sum-arms = { $fighter }, названо: { $reward }.
sum-duel-read = { $fighter }, { $card }: { $icon_id ->
        [D] урон { $n }
        [R] отражено { $n }
        [O] сфера
       *[other] ничего
    }.
sum-wounds = { $fighter } получит урона: { $n } из { $of_n }.
sum-attempt = { $hero }, задание: { $quest }.
sum-outcome = Судьба: { $destiny }.
sum-bids = { $who } делает тайную ставку.
sum-has-bid = { $who } ставит { $n }.
sum-bid-won = { $who } выигрывает аукцион.
sum-bid-lost = { $who } проигрывает аукцион.

sum-won-runes = Победа: семь рун.
sum-won-last = Победа: больше никого не осталось.
sum-won-years = Победа: больше всех рун за восемь лет.
sum-result-runes = Руны: { $n } из { $of_n }.
sum-result-out = Выбывает из игры.
named-lay = { $areas_id ->
        [nowhere] Положить { $tile }
       *[other] { $n ->
            [0] Положить { $tile } возле { $areas }
           *[other] Положить { $tile }, поворот { $n }°, возле { $areas }
        }
    }
named-home = { $n ->
        [0] Дом возле { $areas }
       *[other] Дом, поворот { $n }°, возле { $areas }
    }
named-marker = Маркер возле { $areas }

## Герои, задания и дуэли

prompt-rw-heroes = Ваши герои: кто что делает?
prompt-rw-trial = { $hero }, проверка: { $attribute }. Какую карту выбрать?
prompt-rw-keep-reward = { $hero } находит две награды. Какую оставить?
prompt-rw-keep-hero = Какого героя вы берёте на службу?
prompt-rw-place-hero = Где к вам присоединяется { $hero }?
prompt-rw-name-arms = { $hero } вступает в дуэль. С каким оружием и доспехом?
prompt-rw-duel-start = Перед первым раундом: что применяет { $hero }?
prompt-rw-escape = Куда ускользает { $hero }?
prompt-rw-duel-card = { $hero }: какая из двух карт засчитана?
prompt-rw-orb = { $hero }: выпала сфера. На что её потратить?
prompt-rw-duel-hit = { $hero } получит урон: { $n }. Что применить?
prompt-rw-spoils = Кому из ваших героев достанутся награды павшего?
prompt-rw-claim-now = Пал последний герой одного из игроков. Открываете ли вы цель?
prompt-rw-replace-quest = Заменить задание «{ $quest }»?
prompt-rw-lose-reward = { $hero }: какой наградой пожертвовать?
prompt-rw-learn = { $hero }: какая характеристика растёт?
prompt-rw-respite = Сэр Валадир потренировался. Он ещё и лечится или переходит в соседнюю область?
prompt-rw-ambush-by = { $hero } попадает в вашу засаду. Кто из ваших героев сразится?
prompt-rw-slay = Какой отряд в { $area } уничтожен?
prompt-rw-freeze = { $n ->
        [one] Ледяная буря в { $area }. Кого ещё опрокинуть? Осталась { $n } фигура.
        [few] Ледяная буря в { $area }. Кого опрокинуть? Осталось { $n } фигуры.
       *[many] Ледяная буря в { $area }. Кого опрокинуть? Осталось { $n } фигур.
    }
prompt-rw-summon = { $n ->
        [0] Кого вы призываете в { $area }?
        [one] В { $area } призван { $n } отряд. Кто ещё?
        [few] В { $area } призвано { $n } отряда. Кто ещё?
       *[many] В { $area } призвано { $n } отрядов. Кто ещё?
    }
prompt-rw-stand-up = { $n ->
        [one] Кто встаёт в { $area }? Остался { $n } отряд.
        [few] Кто встаёт в { $area }? Осталось { $n } отряда.
       *[many] Кто встаёт в { $area }? Осталось { $n } отрядов.
    }
prompt-rw-give-rewards = { $n ->
        [one] Чем вы платите за руну? Осталась { $n } награда.
        [few] Чем вы платите за руну? Осталось { $n } награды.
       *[many] Чем вы платите за руну? Осталось { $n } наград.
    }

option-go = { $a } → { $b }
option-dash = { $a } бежит → { $b } (1 урон)
option-teleport = { $a } телепортируется → { $b }
option-heal = { $a } лечится
option-train = { $a } тренируется: { $b_id ->
        [strength] { $c_id ->
            [strength] сила +2
            [agility] сила и ловкость
           *[wisdom] сила и мудрость
        }
        [agility] { $c_id ->
            [agility] ловкость +2
           *[wisdom] ловкость и мудрость
        }
       *[wisdom] мудрость +2
    }
option-duel = { $a } вызывает на дуэль: { $b }
option-quest = { $a } берётся за задание: { $b }
option-swap_quest = { $a }: сменить задание «{ $b }»
option-steal = { $a } обкрадывает: { $b } (1 урон)
option-spy = { $a } смотрит награды: { $b }
option-burn = { $a } жжёт { $b }: { $c_id ->
        [triangle] два треугольных отряда
       *[rectangle] один прямоугольный отряд
    }
option-arm = { $a }
option-use = Применить: { $a }
option-strike = Ударить: 1 урон
option-escape = В { $a }
option-give = { $b } → { $a }
option-keep = Оставить: { $a }
option-keep_none = Никого не брать
option-replace = Заменить: { $a }
option-learn = +1: { $a }
option-place = В { $a }
option-ambush = { $a }
option-flute_of_possession = Флейта одержимости ({ $a }): нейтралы → { $b }
option-ice_storm = Ледяная буря ({ $a }): { $b }
option-rune_of_summoning = Руна призыва ({ $a })
option-staff_of_light = Посох света ({ $a })
option-timmorran_shard = Осколок Тимморана ({ $a }): получить руну
option-rout = Опрокинуть в { $a }: { $b }
option-rout_hero = Опрокинуть: { $a }
option-stand = { $b }, { $a }
option-captain_rune = Капитан: три награды за руну
option-give_up = { $b } ({ $a })
option-destroy = Уничтожить в { $a }: { $b }
option-discard = Сбросить: { $a }
option-claim = Открыть: { $a }

event-rw-hired = { $who } нанимает героя: { $hero } ({ $area }).
event-rw-hero-hurt = { $hero } получает урон: { $n }.
event-rw-hero-healed = { $hero } лечится: { $n }.
event-rw-hero-trained = { $hero }: { $attribute } +{ $n }.
event-rw-hero-routed = Опрокинут герой: { $hero }.
event-rw-hero-killed = { $hero } погибает.
event-rw-hero-deserted = { $hero } уходит от игрока { $who }.
event-rw-hero-moved = { $hero } идёт в { $area }.
event-rw-remains = { $n ->
        [one] { $hero } находит { $n } награду павшего героя.
        [few] { $hero } находит { $n } награды павшего героя.
       *[many] { $hero } находит { $n } наград павшего героя.
    }
event-rw-reward = { $hero } получает награду.
event-rw-reward-spent = { $hero } сбрасывает награду: { $reward }.
event-rw-reward-used = { $hero } применяет: { $reward }.
event-rw-reward-stolen = { $hero } крадёт награду. Обокраден герой: { $other }.
event-rw-rewards-won = { $n ->
        [one] { $hero } забирает { $n } награду павшего.
        [few] { $hero } забирает { $n } награды павшего.
       *[many] { $hero } забирает { $n } наград павшего.
    }
event-rw-hero-spied = { $hero } смотрит награды героя: { $other }.
event-rw-trial = { $hero }, проверка ({ $attribute }): { $destiny }.
event-rw-quest-tried = { $hero } берётся за задание: { $quest }.
event-rw-quest-done = { $hero } выполняет задание: { $quest }.
event-rw-quest-drawn = { $who } берёт задание.
event-rw-quest-discarded = { $who } сбрасывает задание: { $quest }.
event-rw-lured = { $hero } уводит нейтралов из { $area } в { $to_area }.
event-rw-duel = Дуэль: { $hero } — { $other }.
event-rw-duel-round = Раунд дуэли: { $n }.
event-rw-duel-card = { $hero }: { $fate }.
event-rw-duel-hurt = { $unit } получает урон: { $n }.
event-rw-duel-prevented = { $hero } отражает урон: { $n }.
event-rw-duel-tougher = { $unit }: здоровье теперь { $n }.
event-rw-duel-escaped = { $hero } ускользает в { $area }, дуэли нет.
event-rw-duel-won = { $hero } побеждает в дуэли, противник: { $other }.
event-rw-duel-over = Дуэль окончена без победителя: { $hero } и { $other }.

why-RW-HERO-04 = Герою туда не дойти; а лечатся герои только в своих областях.
why-RW-HERO-06 = Опрокинутый герой не действует.
why-RW-HERO-08 = У вас нет ни своей домашней области, ни крепости, куда мог бы прийти герой.
why-RW-HERO-34 = Он не ранен.
why-RW-HERO-35 = Красть нечего, или герой этого не переживёт.
why-RW-HERO-41 = Такой раны герой не переживёт.
why-RW-HERO-43 = Выше 8 характеристики не растут.
why-RW-QUEST-02 = Это задание выполняют в его области.
why-RW-QUEST-38 = Здесь нет вражеской крепости.
why-RW-QUEST-43 = Это не вражеская домашняя область.
why-RW-QUEST-48 = Нужны город и 3 влияния.
why-RW-QUEST-51 = Здесь меньше трёх нейтральных отрядов.
why-RW-DUEL-09 = На дуэль называют одно оружие и один доспех.
why-RW-REWARD-08 = Здесь нет нейтралов, или рядом нет места, куда их увести.
why-RW-REWARD-12 = Здесь нет стоящих фигур соперника.
why-RW-REWARD-15 = Герой должен быть в пустой области, которую вы не активировали.
why-RW-REWARD-19 = Здесь нет ваших опрокинутых отрядов.
why-RW-REWARD-20 = Герой должен быть в одной из ваших крепостей.
why-RW-TITLE-03 = Раз за ход, и у ваших героев должно быть три награды.

## Стол и подготовка

setting-map = Поле
setting-factions = Фракции
setting-factions-of = Фракция игрока { $number }
setting-factions-chosen = по выбору
setting-factions-dealt = по жребию
setting-map-built = строят игроки
setting-map-random = случайное
setting-map-fixed = готовое
setting-hidden_runes = Скрытые руны
feat-years = годы
feat-seasons = сезоны
feat-seven-runes = победа семью рунами

prompt-rw-pick-faction = За какую фракцию вы играете?
prompt-rw-lay-tile = Какой из своих тайлов вы кладёте и куда?
prompt-rw-put-marker = Куда вы ставите следующий маркер дома?
prompt-rw-lay-home = Где будет ваш дом?
prompt-rw-at-home = { $thing_id ->
        [stronghold] В какой домашней области вы ставите крепость?
       *[other] В какой домашней области начинает герой: { $thing }?
    }

option-faction = { $a }
option-lay = Положить тайл сюда
option-random_map = Всё поле наугад
option-marker = Поставить маркер здесь
option-home = Поставить дом здесь

event-rw-first-drawn = { $who }: { $fate }.
event-rw-starts = { $who } — первый игрок.
event-rw-faction = { $who } играет за фракцию: { $faction }.
event-rw-tiles-dealt = { $who } получает { $tile } и { $other }.
event-rw-tile-laid = { $who } кладёт { $tile }.
event-rw-marker-put = { $who } ставит маркер дома.
event-rw-home-laid = { $who } ставит { $tile }.
event-rw-map-drawn = Поле составлено наугад.
event-rw-built-anew = На таком поле играть нельзя. Его строят заново.
event-rw-markers-anew = Домашний тайл некуда положить. Маркеры ставят заново.

why-RW-SETUP-01 = За эту фракцию играет другой.
why-RW-SETUP-15 = В начале руна лежит у вас дома.
why-RW-SETUP-20 = Тогда кому-то будет негде поставить дом.

## Годы, сезоны, аукционы

prompt-rw-bid = Сколько влияния вы ставите? Ставка теряется в любом случае.
prompt-rw-late-bid = Все остальные открыли ставки. Сколько влияния ставите вы?
prompt-rw-break-tie = { $kind_id ->
        [lowest] Наименьшие ставки равны. Кто проиграл?
       *[highest] Наибольшие ставки равны. Кто победил?
    }
prompt-rw-long-winter = Какой приказ вы забираете? Осталось забрать: { $n }.
prompt-rw-autumn = Что принесёт вам осень?
prompt-rw-cull = { $n ->
        [one] В области { $area } { $n } лишний отряд. Кого вы уничтожаете?
        [few] В области { $area } { $n } лишних отряда. Кого вы уничтожаете?
       *[many] В области { $area } { $n } лишних отрядов. Кого вы уничтожаете?
    }
prompt-rw-buy-objective = Заплатить 1 влияние за новую цель?
prompt-rw-broken-allegiances = Ваши союзники колеблются. Заплатить влияние или вытянуть карту судьбы? При красном символе погибнут два отряда.
prompt-rw-lose-units = Какие отряды одной области с союзными нейтралами вы уничтожаете? Осталось: { $n }.
prompt-rw-true-nature = { $hero } готовится дезертировать. Заплатить за верность?
prompt-rw-move-home-rune = Какая руна покидает ваш дом и куда? Осталось: { $n }.
prompt-rw-buy-rune = { $card_id ->
        [gifts_for_the_rich] Купить руну за 1 еду, 2 древесины и 2 руды?
       *[shared_fortune] Купить руну? Цена во влиянии: { $n }.
    }
prompt-rw-burn-city = Какой город сгорит?
prompt-rw-disarm = Кто сбросит наугад две карты тактики?
prompt-rw-portal = В какой вашей области откроется портал?
prompt-rw-through-portal = Кто проходит через портал в область { $area }?
prompt-rw-give-rune = Куда вы кладёте руну, которую получат другие?
prompt-rw-favor-hero = Какой герой получит награду или отправится в путь?
prompt-rw-gain-rune = Вы получаете руну. Куда вы её кладёте?
prompt-rw-trim-tactics = Какие карты тактики вы сбрасываете? Осталось сбросить: { $n }.

option-bid = { $a ->
        [0] Ничего не ставить
       *[other] Поставить { $a }
    }
option-pick = { $a }
option-back = Забрать «{ $a }»
option-take = { $a_id ->
        [influence] 2 влияния
       *[tactics] 1 карта тактики
    }
option-destroy_routed = Уничтожить в { $a }: { $b } (из опрокинутых)
option-sacrifice_routed = Уничтожить ради новобранца: { $b }, { $a } (из опрокинутых)
option-bring_routed = { $b } из { $a } (из опрокинутых)
option-tempt_fate = Вытянуть карту судьбы
option-let_go = Пусть уходит: { $a }
option-rune_of = Руна в области { $a }
option-to = В область { $a }
option-buy_rune = Купить руну
option-raze = Уничтожить город в области { $a }
option-name = { $a }
option-portal = В области { $a }
option-reward = Награда герою: { $a }
option-send = Отправить героя: { $a }
option-rune = В область { $a }
option-rune_as = В область { $a }: { $b }
option-remove = Сначала убрать ложную руну из области { $a }

event-rw-year = Год { $n }.
event-rw-season-card = { $season_id ->
        [spring] Весна: «{ $card }».
        [summer] Лето: «{ $card }».
        [autumn] Осень: «{ $card }».
       *[winter] Зима: «{ $card }».
    }
event-rw-tokens-lifted = Все жетоны активации сняты.
event-rw-all-stand = Все опрокинутые поднимаются.
event-rw-orders-back = { $who } забирает все приказы.
event-rw-order-back = { $who } забирает приказ «{ $order }».
event-rw-orders-void = Приказ «{ $order }» в этом сезоне не действует.
event-rw-fate-reshuffled = Колода судьбы перемешана.
event-rw-fate = { $who }: { $fate }.
event-rw-bid = { $who } ставит { $n }.
event-rw-bid-won = { $who } побеждает на аукционе.
event-rw-bid-lost = { $who } проигрывает на аукционе.
event-rw-named = { $who } называет игрока: { $whom }.
event-rw-city-destroyed = Город в области { $area } уничтожен: { $city }.
event-rw-destroyed = Уничтожен отряд в области { $area }: { $unit }.
event-rw-routed = Опрокинут отряд в области { $area }: { $unit }.
event-rw-tactics-drawn = { $n ->
        [one] { $who } берёт { $n } карту тактики.
        [few] { $who } берёт { $n } карты тактики.
       *[many] { $who } берёт { $n } карт тактики.
    }
event-rw-tactic-discarded = { $who } сбрасывает карту «{ $tactic }».
event-rw-influence-gained = { $who } получает влияние: { $n }.
event-rw-influence-spent = { $who } тратит влияние: { $n }.
event-rw-dial = { $who } переводит шкалу: { $resource } { $n }.
event-rw-rune-placed = В область { $area } положена руна.
event-rw-rune-moved = Руна переходит из области { $area } в область { $to_area }.
event-rw-false-removed = { $who } убирает ложную руну из области { $area }.
event-rw-out = { $who } выбывает из игры.
event-rw-won = { $n ->
        [one] { $who } побеждает: у него { $n } руна.
        [few] { $who } побеждает: у него { $n } руны.
       *[many] { $who } побеждает: у него { $n } рун.
    }
event-rw-last = { $who } остаётся один и побеждает.
event-rw-years-over = Восемь лет прошли. Побеждает { $who }, рун: { $n }.

why-RW-SEASON-25 = У вас нет столько влияния.
why-RW-SEASON-34 = У вас нет столько влияния.
why-RW-RUNE-01 = Там уже лежит руна.
why-RW-RUNE-03 = Руну кладут в свою или в ничейную область.

## Герои

event-rw-hero-stood = { $hero } поднимается.

## Тактика

prompt-rw-moment = { $trigger_id ->
        [battle_start] Начинается битва. Сыграть карту?
        [defending] На вас нападают. Сыграть карту?
        [tally] Сейчас подсчитают силу. Сыграть карту?
        [battle_won] Вы победили в битве. Сыграть карту?
        [stronghold_lost] Вашу крепость вот-вот займут. Сыграть карту?
        [before_bid] Сейчас будет аукцион. Сыграть карту?
        [hero_enters] В область входит герой. Сыграть карту?
       *[before_orders] Скоро выбор приказов. Сыграть карту?
    }
prompt-rw-aim = { $tactic_id ->
        [band_of_brigands] { $n ->
            [0] «{ $tactic }»: откуда вы переманиваете нейтралов?
           *[other] «{ $tactic }»: куда они идут?
        }
        [coercion] «{ $tactic }»: какого героя вы переманиваете?
        [favor_of_kellos] { $n ->
            [0] «{ $tactic }»: куда лягут три руны?
           *[other] «{ $tactic }»: куда ляжет следующая руна?
        }
        [favor_of_the_thieves_guild] «{ $tactic }»: какую руну придётся переложить?
        [favorable_alliance] { $n ->
            [0] «{ $tactic }»: с кем?
           *[other] «{ $tactic }»: сколько влияния получит союзник?
        }
        [hordes_of_things] { $n ->
            [0] «{ $tactic }»: куда они придут?
           *[other] «{ $tactic }»: кто придёт?
        }
        [horrific_rumors] { $n ->
            [0] «{ $tactic }»: до кого дойдут слухи?
           *[other] «{ $tactic }»: куда ляжет жетон?
        }
        [lost_city] { $n ->
            [0] «{ $tactic }»: где появится ваша крепость?
           *[other] «{ $tactic }»: все ваши крепости на поле. Какую вы снимаете?
        }
        [political_control] «{ $tactic }»: какой титул вы берёте?
        [proof_of_goodwill] «{ $tactic }»: кто отдаст вам карту?
        [rally_cry] { $n ->
            [0] «{ $tactic }»: кого вы поднимаете?
           *[other] «{ $tactic }»: кого ещё вы поднимаете?
        }
        [raze_a_city] «{ $tactic }»: какой ваш город?
        [reinforcements] { $n ->
            [0] «{ $tactic }»: в какой крепости?
           *[other] «{ $tactic }»: какие отряды?
        }
        [spread_dissent] «{ $tactic }»: откуда уйдут нейтралы?
       *[other] «{ $tactic }»: кто разделит с вами выгоду?
    }
prompt-rw-blackmailed = { $faction }, область { $area }: вас шантажируют. Отступить сразу или потерять 2 влияния и наугад 2 карты тактики?
prompt-rw-order-back = Какой приказ этого года вы забираете?
prompt-rw-lift-token = Какой из своих жетонов активации вы снимаете?
prompt-rw-grant = { $faction }: сколько влияния вы даёте взамен?
prompt-rw-send-rune = Руну из области { $area } нужно переложить. Куда?

option-play = Сыграть «{ $a }»
option-with = { $a }
option-from = { $a }
option-against = { $a }
option-of = Из области { $a }
option-area = В область { $a }
option-at = В области { $a }
option-coerce = Переманить героя: { $a }
option-grant = Влияние: { $a }
option-lift_token = Из области { $a }
option-token = В область { $a }
option-stand_hero = { $a }
option-give_way = Отступить сразу
option-stand_fast = Остаться и заплатить

event-rw-tactic = { $who } играет карту «{ $tactic }».
event-rw-tactic-given = { $who } отдаёт карту тактики, её получает { $whom }.
event-rw-coerced = { $who } переманивает героя: { $hero }.
event-rw-token-lifted = { $who } снимает жетон активации в области { $area }.
event-rw-token-put = Жетон активации игрока { $who } ложится в область { $area }.
event-rw-neutrals-came = { $n ->
        [one] { $who } приводит { $n } нейтральный отряд в область { $area }.
        [few] { $who } приводит { $n } нейтральных отряда в область { $area }.
       *[many] { $who } приводит { $n } нейтральных отрядов в область { $area }.
    }

why-RW-TACTIC-02 = Эту карту вы взяли в этом сезоне.
why-RW-TACTIC-03 = В этот момент вы уже сыграли такую карту.
why-RW-TACTIC-05 = Сейчас эта карта ничего не даст.
why-RW-TACTIC-22 = Рядом с вашими героями нет нейтралов, или им некуда идти.
why-RW-TACTIC-23 = Ни один ваш отряд не стоит.
why-RW-TACTIC-25 = Бонус превосходства у вас и так есть, или ваш приказ не действует.
why-RW-TACTIC-26 = В ваших областях нет вражеского героя, за которого вы могли бы заплатить.
why-RW-TACTIC-27 = Ни одна шкала не поднимется.
why-RW-TACTIC-28 = Ни у кого нет больше влияния, чем у вас.
why-RW-TACTIC-29 = Нет трёх ничейных областей без рун.
why-RW-TACTIC-30 = В этом году ещё не сыграно ни одного приказа.
why-RW-TACTIC-31 = У соперников нет руны, которую можно переложить.
why-RW-TACTIC-32 = На поле нет жетонов активации соперников.
why-RW-TACTIC-33 = Союзничать не с кем.
why-RW-TACTIC-35 = Таких фигур не осталось, или для них нет места.
why-RW-TACTIC-36 = Жетон некуда положить.
why-RW-TACTIC-37 = Ваших героев нет в ничейных областях без города.
why-RW-TACTIC-38 = Ни одна шкала не изменится.
why-RW-TACTIC-39 = Все титулы ваши, и влияния на них нет.
why-RW-TACTIC-40 = Ни у кого из тех, у кого больше влияния, нет карт тактики.
why-RW-TACTIC-41 = Последним уже делает ставку другой.
why-RW-TACTIC-42 = Здесь нет ваших опрокинутых фигур.
why-RW-TACTIC-43 = У вас нет ни одного города.
why-RW-TACTIC-44 = Ни в одной вашей крепости нет места для отрядов.
why-RW-TACTIC-45 = Крепость уже уничтожена.
why-RW-TACTIC-46 = На поле нет нейтралов.
why-RW-TACTIC-47 = Молниям не в кого бить.

## Цели

prompt-rw-swap-objective = Это ваша цель. Оставить её?
prompt-rw-keep-objective = Какую цель вы оставляете?

option-swap = Заменить: { $a }

event-rw-objective-drawn = { $who } берёт цель.
event-rw-objective-swapped = { $who } меняет цель.
event-rw-objectives-returned = { $who } отказывается от лишних целей: { $n }.
event-rw-objective-met = { $who } выполняет цель «{ $objective }».

why-RW-OBJ-11 = Нужны три пристройки.
why-RW-OBJ-12 = Все треугольные нейтралы на поле должны быть чьими-то союзниками, и хоть один такой должен быть.
why-RW-OBJ-13 = На всех ваших шкалах должно быть не меньше шести.
why-RW-OBJ-14 = Нужны восемь союзных нейтральных отрядов.
why-RW-OBJ-15 = Нужно заплатить восемь влияния.
why-RW-OBJ-16 = Нужно контролировать два города.
why-RW-OBJ-17 = Вашими союзниками должны быть два дракона.
why-RW-OBJ-18 = Вашими союзниками должны быть два великана.
why-RW-OBJ-21 = На шкале еды должно быть восемь.
why-RW-OBJ-22 = Нужно контролировать семь областей, не считая домашних.
why-RW-OBJ-23 = Нужны два титула, и на каждом не меньше шести влияния.
why-RW-OBJ-24 = Нужны шесть карт тактики, чтобы их сбросить.
why-RW-OBJ-25 = Нужно контролировать область рядом с чужим домом.
why-RW-OBJ-26 = На поле ещё есть драконы.
why-RW-OBJ-27 = На поле ещё есть великаны.
why-RW-OBJ-28 = Эту цель выполняют в тот миг, когда последний герой соперника убит в дуэли с вашим.
why-RW-OBJ-29 = На этом поле такую цель нельзя заменить или, наоборот, нельзя оставить.
