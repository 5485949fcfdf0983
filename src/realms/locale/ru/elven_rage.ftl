### Ярость эльфов: предложения. Отдельные названия — в games/elven_rage/names.py, тексты карт — в vocabulary/words.py.

game-elven_rage = Ярость эльфов
about-elven_rage = Четыре эльфийских народа сражаются за земли Фарруна: шесть карт вслепую, иконки, которые смотрят друг на друга, и тайные цели.

## Настройки

setting-scenario = Сценарий
setting-note-scenario-superiority = Классическая игра: у каждого своя тайная цель, и побеждает тот, кто первым её достигнет.
setting-note-scenario-dragon_lord = Без целей: побеждает тот, кто захватил замки всех остальных. Захваченный замок даёт дракона и портал к любому другому замку.
setting-peoples = Народы
setting-peoples-of = Народ игрока { $number }
setting-peoples-dealt = по жребию

## Вопросы

prompt-er-turn = Какую землю вы захватываете?
prompt-er-trim = На руке слишком много карт. Что вы сбросите? Осталось сбросить: { $n }.
prompt-er-look-squad = Посмотрите сначала нейтральный отряд?
prompt-er-lay-open = Какую карту отряда вы откроете?
prompt-er-choose-squad = С каким отрядом вы сражаетесь?
prompt-er-choose-mover = Кто ходит нейтральными картами?
prompt-er-reply = На вашу землю напали. Будете защищаться?
prompt-er-send = Какие карты вы отправите в бой?
prompt-er-exchange = Ваша карта в запасе. Поменяете её с бойцом?
prompt-er-who-first = Инициатива равна: какая из ваших карт ходит первой?
prompt-er-icon = Что делает { $fighter }?
prompt-er-moment = { $trigger_id ->
        [turn] Перед ходом игрока { $who }: примените что-нибудь?
        [target] Нападение на землю { $land }. Примените что-нибудь перед боем?
        [reveal] Карты открыты. Примените что-нибудь?
        [deployed] Перед первым раундом боя: примените что-нибудь?
        [start] Сейчас ходит { $fighter }. Примените что-нибудь?
        [named] Сейчас ударит { $fighter }. Примените что-нибудь?
        [struck] Удар наносит { $fighter }. Примените что-нибудь?
        [end] Ход сделан: { $fighter }. Примените что-нибудь?
        [dying] Гибнет { $fighter }. Примените что-нибудь?
        [fallen] Критическая рана: { $fighter }. Примените что-нибудь?
        [last] Бой вот-вот закончится. Примените что-нибудь?
       *[won] Вы выиграли бой. Примените что-нибудь?
    }
prompt-er-answer = Ответите?
prompt-er-step-in = Кто встанет на место бойца { $fighter }?
prompt-er-recover = Какая карта вернётся из сброса?
prompt-er-reorder = Какая из этих карт ляжет сверху?
prompt-er-keep-goal = Какую Цель вы оставите?
prompt-er-compose = Что вы предлагаете и чего хотите взамен?
prompt-er-consider = Что вы ответите на предложение?
prompt-er-confirm = Вы согласны на обмен?

## Варианты

option-conquer = Захватить: { $a }
option-skip = Отказаться от боя
option-use = Действие: { $a }
option-use_on = Действие: { $a } → { $b }
option-use_at = Действие: { $a } → { $b }, { $c }
option-artifact = Артефакт: { $a }
option-artifact_on = Артефакт: { $a } → { $b }
option-artifact_at = Артефакт: { $a } → { $b }, { $c }
option-exchange = Обменять на две карты: { $a }
option-trade = Торговать: { $a }
option-discard = Сбросить: { $a }
option-look = Посмотреть: { $a }
option-no_look = Не смотреть
option-open = Открыть: { $a }
option-fight = Сразиться: { $a }
option-mover = Ходят { $a }
option-defend = Защищать землю
option-give_up = Отдать землю
option-send = Отправить: { $a }, { $b }, { $c }
option-swap = Поменять: { $a }
option-keep_reserve = Оставить запас как есть
option-first = Первым: { $a }
option-strike = Ударить { $a }: { $b }
option-move = Поменяться местами { $a }: { $b }
option-stay = Остаться на месте
option-step_in = { $a }
option-recover = { $a }
option-next = { $a }
option-keep = { $a }
option-give = Отдать: { $a }
option-want = Попросить: { $a }
option-propose = Предложить обмен
option-cancel = Без обмена
option-name = Отдать: { $a }
option-accept = Согласиться
option-refuse = Отказаться
option-counter = Сделать встречное предложение

## Летопись

event-er-people = { $who } ведёт народ: { $people }. Замок: { $castle } ({ $land }).
event-er-first-drawn = { $who } тянет карту: { $card }.
event-er-starts = Начинает { $who }.
event-er-squads = { $n ->
        [one] Собирается { $n } нейтральный отряд.
        [few] Собираются { $n } нейтральных отряда.
       *[many] Собираются { $n } нейтральных отрядов.
    }
event-er-neutrals-reshuffled = Нейтральный сброс перетасован в новую колоду.
event-er-turn = Ход: { $who }.
event-er-summoned = { $n ->
        [one] { $who } берёт { $n } карту.
        [few] { $who } берёт { $n } карты.
       *[many] { $who } берёт { $n } карт.
    }
event-er-reshuffled = { $who } замешивает сброс в новую колоду.
event-er-discarded = { $who } сбрасывает карту: { $card }.
event-er-skipped = { $who } не нападает.
event-er-target = { $who } идёт на землю { $land }.
event-er-target-of = { $who } идёт на землю { $land } (владелец: { $whom }).
event-er-looked = { $who } смотрит { $squad }.
event-er-opened = { $who } открывает карту ({ $squad }): { $card }.
event-er-squad-chosen = { $who } выбирает противника: { $squad }.
event-er-mover = Нейтральными картами против игрока { $who } ходит { $whom }.
event-er-attack-off = Нападение не состоялось ({ $who }, { $land }).
event-er-gave-up = { $who } отдаёт землю { $land }.
event-er-defends = { $who } защищает землю { $land }.
event-er-deployed = { $card }: { $place }.
event-er-exchanged = { $who } ставит из запаса: { $card }. В запас: { $other }.
event-er-redealt = Все карты перемешаны и разложены заново.
event-er-reserve = В запасе: { $card }.
event-er-cycle = Начинается раунд боя.
event-er-turn-skipped = { $fighter }: ход пропущен.
event-er-struck = { $fighter } → { $other }: { $icon }.
event-er-stopped = { $fighter } → { $other }: { $icon }, без урона.
event-er-replied = { $fighter } → { $other }: { $icon }.
event-er-strike-lost = Удар уходит в пустоту: { $fighter }.
event-er-lives-lost = { $n ->
        [one] { $fighter } теряет { $n } жизнь.
        [few] { $fighter } теряет { $n } жизни.
       *[many] { $fighter } теряет { $n } жизней.
    }
event-er-healed = { $n ->
        [one] { $fighter }: возвращена { $n } жизнь.
        [few] { $fighter }: возвращены { $n } жизни.
       *[many] { $fighter }: возвращено { $n } жизней.
    }
event-er-moved = Меняются местами: { $fighter } и { $other }.
event-er-stayed = { $fighter } остаётся на месте.
event-er-died = Гибнет { $card }.
event-er-saved = Спасена и возвращается в руку карта: { $card }.
event-er-left = { $card } уходит из боя.
event-er-replaced = { $fighter }, { $side_id ->
        [L] левая
        [F] передняя
       *[R] правая
    } сторона: теперь { $icon }.
event-er-substituted = { $card } встаёт на место бойца { $fighter }.
event-er-initiative = { $fighter }: инициатива теперь { $n }.
event-er-battle-won = { $who } выигрывает бой за землю { $land }.
event-er-neutrals-won = Нейтралы удерживают землю { $land }.
event-er-declared = { $who } объявляет Действие: { $card }.
event-er-declared-on = { $who } объявляет Действие: { $card } → { $aim }.
event-er-declared-at = { $who } объявляет Действие: { $card } → { $aim }, { $other }.
event-er-artifact-used = { $who } применяет Артефакт: { $artifact }.
event-er-artifact-used-on = { $who } применяет Артефакт: { $artifact } → { $aim }.
event-er-artifact-used-at = { $who } применяет Артефакт: { $artifact } → { $aim }, { $other }.
event-er-answered = { $who } отвечает: { $thing }.
event-er-answered-on = { $who } отвечает: { $thing } → { $aim }.
event-er-answered-at = { $who } отвечает: { $thing } → { $aim }, { $other }.
event-er-protected = { $fighter } под защитой.
event-er-cancelled = { $card }: отменено.
event-er-fizzled = { $card }: не сработало.
event-er-silenced = { $whom } в этом бою не может применять Действия и Артефакты.
event-er-tie = При ничьей в этом бою победит { $who }.
event-er-conquered = { $who } захватывает землю { $land }.
event-er-taken-from = { $who } отбирает землю { $land } у игрока { $whom }.
event-er-token-moved = { $who } переносит фишку: { $land } → { $to }.
event-er-token-removed = { $whom } теряет землю { $land }.
event-er-tower-built = { $who } строит Башню: { $land }.
event-er-warded = { $who } защищает землю { $land } до своего хода.
event-er-far = { $who } может идти дальше обычного, шагов: { $n }.
event-er-once-more = { $who } может захватить ещё одну землю.
event-er-artifact-gained = { $who } находит Артефакт.
event-er-artifact-seen = Артефакт: { $artifact }.
event-er-artifacts-lost = { $who } теряет родной Замок и вместе с ним все Артефакты.
event-er-treasure-gained = { $who } получает Сокровище: { $treasure }.
event-er-treasure-spent = { $who } обменивает Сокровище: { $treasure }.
event-er-treasure-left = Сокровище остаётся у нейтралов: { $treasure }.
event-er-looked-hand = { $who } смотрит руку игрока { $whom }.
event-er-looked-deck = { $who } смотрит верхние карты своей колоды.
event-er-recovered = { $who } возвращает из сброса: { $card }.
event-er-artifact-stolen = { $who } забирает Артефакт у игрока { $whom }.
event-er-treasure-stolen = { $who } забирает у игрока { $whom } Сокровище: { $treasure }.
event-er-goal-changed = У игрока { $who } теперь, возможно, другая Цель.
event-er-trade-offered = { $who } предлагает обмен игроку { $whom }.
event-er-traded = { $who } и { $whom } обменялись.
event-er-treasure-passed = { $who } отдаёт игроку { $whom } Сокровище: { $treasure }.
event-er-trade-refused = { $who } отказывается от обмена.
event-er-eliminated = { $who } теряет последний Замок и выбывает.
event-er-goal-met = { $who } достигает Цели: { $goal }!
event-er-goal-shown = { $who } показывает свою Цель: { $goal }.
event-er-dragons-won = { $who } владеет всеми Замками!
event-er-last = Остаётся только { $who }.

## Почему нет

why-ER-CONQUER-01 = Напасть можно только на землю рядом со своей, и не на защищённую.
why-ER-CONQUER-02 = Эта земля уже ваша.
why-ER-CONQUER-08 = Для боя нужны три карты.
why-ER-ACTION-02 = Сейчас не время для этого.
why-ER-ACTION-05 = У вас слишком мало земель для этого.
why-ER-ACTION-07R = Применить это не к чему.
why-ER-ACTION-09 = На руке слишком много карт для Действий.
why-ER-ACTION-12 = В этом ходу это уже применяли.
why-ER-ARTIFACT-02 = Сейчас не время для этого.
why-ER-TREASURE-04 = Не во время боя.
why-ER-TRADE-01R = Одно предложение каждому игроку за ход и одно встречное.
why-ER-ATTACK-02 = Боец обязан бить.
why-ER-BATTLE-02 = У этого отряда уже есть открытая карта.

## Что лежит на столе

fact-lands = земли
fact-towers = баш.
fact-castles = зам.
fact-summon = приз.
fact-hand = рука
fact-deck = кол.
fact-discard = сброс
fact-artifacts = арт.
fact-treasures = сокр.
fact-taken = отн.
tui-mark-turn = Ход
tui-mark-conquest = Захват земли
tui-mark-battle = Бой
sum-round = Круг { $n }.
sum-scenario = { $scenario }.
sum-goal-lands = Земли: { $n } из { $of_n }.
sum-goal-towers = Башни: { $n } из { $of_n }.
sum-goal-portal = Замок Упавшей Звезды: { $n } из { $of_n }.
sum-goal-castles = Родные Замки, считая свой: { $n } из { $of_n }.
sum-goal-ring = Земли вокруг Замка Упавшей Звезды: { $n } из { $of_n }.
sum-goal-hoard = Артефакты и Сокровища: { $n } из { $of_n }.
sum-goal-warlord = Земли, отнятые у других игроков: { $n } из { $of_n }.
sum-goal-homes = Замки других игроков: { $n } из { $of_n }.
sum-goal-towers-besides = Кроме того, Башни: { $n } из { $of_n }.
sum-goal-lands-besides = Кроме того, земли: { $n } из { $of_n }.

## Воины

sum-initiative = Инициатива { $n }.
sum-lives = { $n ->
        [one] { $n } жизнь.
        [few] { $n } жизни.
       *[many] { $n } жизней.
    }
sum-lives-left = Жизни: { $n } из { $of_n }.
sum-icon = { $side_id ->
        [L] Влево: { $icon }.
        [R] Вправо: { $icon }.
       *[F] Вперёд: { $icon }.
    }
sum-price = { $n ->
        [one] Нужна { $n } земля.
        [few] Нужны { $n } земли.
       *[many] Нужно { $n } земель.
    }
sum-side = { $side_id ->
        [L] Влево
        [R] Вправо
       *[F] Вперёд
    }: { $icon }{ $aim_id ->
        [hits] , попадёт.
        [stopped] , будет остановлен.
       *[idle] .
    }
sum-was = { $side_id ->
        [L] Влево на карте: { $icon }.
        [R] Вправо на карте: { $icon }.
       *[F] Вперёд на карте: { $icon }.
    }
sum-skips = { $n ->
        [one] Пропустит { $n } ход.
        [few] Пропустит { $n } хода.
       *[many] Пропустит { $n } ходов.
    }
sum-order = Очередь хода: { $n }.

## Бой

sum-land = Бой за землю: { $land }.
sum-if-ended = { $n } против { $of_n }: сейчас победил бы { $side_id ->
        [attacker] нападающий
       *[defender] защищающийся
    }{ $by_id ->
        [reserve] , его карта в запасе.
        [effect] , благодаря карте.
       *[more] .
    }
sum-next = Следующий: { $fighter }.
sum-on-turn = Ходит: { $fighter }.
sum-strike = { $n ->
        [0] { $fighter } бьёт напрасно: { $other }.
        [one] { $fighter } бьёт: { $other }, { $n } жизнь.
        [few] { $fighter } бьёт: { $other }, { $n } жизни.
       *[many] { $fighter } бьёт: { $other }, { $n } жизней.
    }
sum-struck = { $fighter }: удар нанесён, цель — { $other }.
sum-reply = { $n ->
        [one] { $fighter } в ответ теряет { $n } жизнь.
        [few] { $fighter } в ответ теряет { $n } жизни.
       *[many] { $fighter } в ответ теряет { $n } жизней.
    }
sum-dies = { $fighter } от этого погибнет.
sum-gone = { $card }: вне боя.
sum-aim = Цель: { $thing }.
named-conquer-neutrals = { $n ->
        [0] { $land } · нейтралы
       *[other] { $land } · нейтралы, Артефакт
    }
named-conquer-central = { $land } · Эбрунг и двое
named-conquer-of = { $land } · игрок { $whom }
named-conquer-castle = { $land_id } { $castle } · игрок { $whom }
named-let = Пусть так и будет
sum-cancelled = Не сработает.
sum-passed = { $who } пасует.
sum-asked = { $who } может вмешаться.
short-BOTTOM = при смерти
short-TOP = запас
named-strike = Ударить: { $other }, { $icon }: { $fate_id ->
        [dies] погибнет
        [stopped] будет остановлен
       *[lives] { $n ->
            [one] −{ $n } жизнь
            [few] −{ $n } жизни
           *[many] −{ $n } жизней
        }
    }{ $reply_n ->
        [0] { "" }
       *[other] , сам теряет жизнь
    }

## Обмен

sum-offers = { $who } предлагает обмен. Кому: { $whom }.
sum-wanted = { $n ->
        [one] Взамен — { $n } Артефакт, ещё не названный.
        [few] Взамен — { $n } Артефакта, ещё не названных.
       *[many] Взамен — { $n } Артефактов, ещё не названных.
    }

## Итоги

er-score-lands = Земли
er-score-towers = Башни
er-score-castles = Замки
er-score-taken = Отнятые земли
er-score-riches = Артефакты и Сокровища
sum-won-goal = Победа: Цель достигнута.
sum-won-castles = Победа: захвачены Замки всех остальных.
sum-won-last = Победа: других игроков не осталось.
sum-result-goal = Цель: { $goal }.
sum-result-out = Вне игры: потерян последний Замок.
feat-rounds = раунды
feat-out = выбывшие игроки
feat-last-standing = победа последнего оставшегося
