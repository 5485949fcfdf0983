### Рыцарь-маг: фразы. Отдельные названия — в games/mage_knight/names.py, строки карт — в texts.py и lines.py.

game-mage_knight = Рыцарь-маг
about-mage_knight = Исследуйте неведомые земли, собирайте карты, ману и войска и завоюйте города, пока не вышло время.

## Настройки

setting-scenario = Сценарий
setting-heroes = Герои
setting-heroes-dealt = случайный герой
setting-heroes-of = Герой игрока { $number }
setting-rampage = Ярость!
setting-more_rampage = Больше ярости!
setting-unpredictable_battles = Непредсказуемые битвы
setting-first_city_level = Уровень первого города
setting-first_city_level-usual = как в сценарии
setting-second_city_level = Уровень второго города
setting-second_city_level-usual = как в сценарии
setting-third_city_level = Уровень третьего города
setting-third_city_level-usual = как в сценарии
setting-fourth_city_level = Уровень четвёртого города
setting-fourth_city_level-usual = как в сценарии
setting-megapolis = Мегаполис: уровень последнего города
setting-megapolis-usual = нет
setting-first_megapolis = Два мегаполиса: уровень первого
setting-first_megapolis-usual = нет
setting-teams = Команды
setting-teams-none = каждый за себя
setting-teams-pairs = две команды по жребию
setting-weakest_counts = Считается худший результат
setting-open_map = Все земли открыты с самого начала
setting-glade_limit = Мало щитов на каждой поляне
setting-epic = Эпическая версия: три дня и три ночи
setting-hero_auction = Аукцион героев
setting-map = Форма поля
setting-map-usual = как в сценарии
setting-map-wedge = клин
setting-map-free_wedge = клин без ограничений
setting-map-open3 = открытое, 3 ряда
setting-map-open4 = открытое, 4 ряда
setting-map-open = полностью открытое
setting-countryside_tiles = Дикие земли
setting-countryside_tiles-usual = как в сценарии
setting-core_tiles = Развитые земли без городов
setting-core_tiles-usual = как в сценарии
setting-city_tiles = Города
setting-city_tiles-usual = как в сценарии
setting-random_orientation = Случайная ориентация земель
setting-random_cities = Случайные города
setting-night_arrival = Ночное прибытие
setting-falling_darkness = Надвигается тьма
setting-no_hero_battles = Без битв между героями
setting-no_interactive_spells = Без заклинаний взаимодействия
setting-no_interactive_skills = Без навыков взаимодействия
setting-friendly_mana = Дружественная мана
setting-action_upgrades = Улучшение действий
setting-drafting = Выбор начальных карт

## Сценарии и дополнительные правила: пояснения для того, кто открывает стол

setting-note-scenario-first_reconnaissance = Для первой партии. Исследуйте земли, начиная от портала: за каждую новую вы получаете славу, а когда покажется город, у каждого останется один ход. Герои друг с другом не сражаются, и в город никто не входит.
setting-note-scenario-full_conquest = Большое состязание: найдите все города и возьмите их штурмом за три дня и три ночи. В каждом городе гарнизон четвёртого уровня. Побеждает самый прославленный, даже если пали не все города.
setting-note-scenario-blitz_conquest = Завоевание за два дня и две ночи. Героев уже знают и любят, растут они быстрее, маны и войск больше, а города немного слабее.
setting-note-scenario-solo_conquest = Вы один против времени: найдите оба города и возьмите их за три дня и три ночи. Раунды отмеряет виртуальный игрок. Если хоть один город устоит, партия проиграна.
setting-note-scenario-full_cooperation = Все герои заодно: возьмите каждый город за три дня и три ночи. Город, найденный последним, — самый сильный; выручают совместные штурмы. Побеждают или проигрывают все, а раунды отмеряет виртуальный игрок.
setting-note-scenario-blitz_cooperation = Кооперация за два дня и две ночи. Городов меньше, героев уже знают, и растут они быстрее. Побеждают или проигрывают все.
setting-note-scenario-mines_liberation = Шахты заняты врагами: спуститесь, разбейте их — и шахта заработает на вас. Освобождённые шахты каждый день и каждую ночь дают кристаллы, а в конце приносят очки. Город дружествен всем.
setting-note-scenario-druid_nights = Днём отмечайте магические поляны, а раз за ночь призовите столько монстров, сколько у вас отметок, и сразитесь со всеми сразу. За побеждённых слава двойная, а кристаллы дают за каждого. Город дружествен всем.
setting-note-scenario-dungeon_lords = Захватывайте подземелья и гробницы; деревни и монастыри скрывают тайные. Всё захваченное соединено ходами, и пройти по ним может любой. В конце они приносят вдвое больше очков; город дружествен всем.
setting-note-scenario-conquer_and_hold = Захватывайте крепости и башни магов и отбивайте их друг у друга: в счёт идёт лишь то, что вы удержали к концу, а слава не важна. Карта всегда одна и та же; вчетвером играют двумя командами.
setting-note-scenario-one_to_return = После первого дня портал закрывается, и кто стоял на нём, тот пропал. Кто окажется на этом месте к концу последней ночи, вернётся домой и победит; слава не важна. Не для обидчивых друзей.
setting-note-teams = Четверо играют двумя парами: у союзников общие города и крепости, а результаты считаются вместе.
setting-note-epic = Три дня и три ночи на карте побольше.
setting-note-weakest_counts = В каждой категории считается худший результат героев, а не лучший.
setting-note-glade_limit = На поляне помещается один щит, если игроков двое, и два, если больше; на занятой вы заменяете чужой.
setting-note-open_map = Ни одна земля не лежит рубашкой вверх: все крепости и башни видны сразу.
setting-note-hero_auction = За героя, которого вы выбрали, могут поторговаться другие; платят за него славой.
setting-note-map = В клине все идут одной дорогой, а на открытой карте героям легче разойтись.
setting-note-countryside_tiles = Чем больше диких земель, тем длиннее путь к городам.
setting-note-core_tiles = Чем больше развитых земель, тем больше богатых и опасных мест перед городами.
setting-note-city_tiles = Городов больше или меньше, чем в сценарии.
setting-note-random_orientation = Каждую землю поворачивают наугад: заучить карту не выйдет.
setting-note-night_arrival = Первый раунд — ночь, потом день и ночь сменяются как обычно.
setting-note-falling_darkness = После каждого дня бросают два кубика: выпал чёрный — и дальше всегда ночь.
setting-note-no_hero_battles = Кто закончил движение там, где стоит другой герой, отступает.
setting-note-no_interactive_spells = Четыре заклинания, которые вредят другим, остаются в коробке.
setting-note-no_interactive_skills = Навыки, которые вредят другим, остаются в коробке.
setting-note-friendly_mana = Днём золотой кубик не заменяет цвет, который и так лежит в источнике: сначала берут его.
setting-note-rampage = Героев с самого начала боятся, а побеждённые бродячие враги могут вернуться каждый день и каждую ночь.
setting-note-more_rampage = Героев с самого начала ненавидят, а каждый побеждённый бродячий враг возвращается, порой не один.
setting-note-unpredictable_battles = Если враг один, другой игрок тайно делает его чуть сильнее; зато и славы за него больше.
setting-note-random_cities = Какой город стоит на земле с городом, решает жребий.
setting-note-first_city_level = Гарнизон города, найденного первым: чем выше уровень, тем он сильнее.
setting-note-second_city_level = Гарнизон города, найденного вторым: чем выше уровень, тем он сильнее.
setting-note-third_city_level = Гарнизон города, найденного третьим: чем выше уровень, тем он сильнее.
setting-note-fourth_city_level = Гарнизон города, найденного четвёртым: чем выше уровень, тем он сильнее.
setting-note-megapolis = Последний город — два города рядом, и оба гарнизона сражаются вместе.
setting-note-first_megapolis = Четыре города складываются в два мегаполиса, и каждый надо взять целиком.
setting-note-action_upgrades = После каждой ночи, кроме последней, можно сменить действие на лучшее; слабейший выбирает первым.
setting-note-drafting = Каждый тайно набирает три улучшенных действия и после каждого дня добавляет одно в колоду.
setting-tiles-countryside = { $n ->
        [one] { $n } дикая земля
        [few] { $n } дикие земли
       *[many] { $n } диких земель
    }
setting-tiles-core = { $n ->
        [one] { $n } развитая земля
        [few] { $n } развитые земли
       *[many] { $n } развитых земель
    }
setting-tiles-city = { $n ->
        [one] { $n } город
        [few] { $n } города
       *[many] { $n } городов
    }
setting-group-scenario = Для этого сценария
setting-group-setup = Подготовка
setting-group-map = Карта
setting-group-time = День и ночь
setting-group-friendly = Мирная игра
setting-group-rampage = Ярость
setting-group-battles = Битвы
setting-group-cities = Города
setting-group-cards = Карты

## Вопросы

prompt-pick-hero = Какого героя вы хотите?
prompt-bid-for-hero = { $n ->
        [0] { $who } хочет взять героя { $hero }. Согласны или предлагаете за него славу?
       *[other] { $who } предлагает за героя { $hero } славу: { $n }. Предложите больше?
    }
prompt-match-bid = { $who } предлагает за героя { $hero } славу: { $n }. Предложите столько же или уступите героя?
prompt-draft-card = Какую карту оставляете себе? Остальные пойдут дальше.
prompt-add-drafted = День окончен. Какую из отложенных карт замешать в колоду?
prompt-upgrade-action = Возьмёте одну из этих карт взамен своего действия?
prompt-replace-action = Какое своё действие вы удаляете ради карты «{ $card }»?
prompt-pick-tactic = Какую тактику возьмёте на этот раунд?
prompt-move = Что вы делаете?
prompt-afterwards = Что-нибудь ещё до конца хода?
prompt-between-turns = { $trigger_id ->
        [hero-battle] На вас напали. Примените что-нибудь перед битвой?
       *[other] Примените что-нибудь перед этим ходом?
    }
prompt-rest = Вы отдыхаете. Что сбросите?
prompt-choose-way = Как разыграете карту «{ $card }»?
prompt-choose-ability = { $unit }: что они делают?
prompt-pay-mana = Чем заплатите ману: { $colour } ({ $source })?
prompt-resolve = { $source }: что выберете?
prompt-choose-colour = Какой цвет?
prompt-choose-enemy = Какой враг?
prompt-discard-card = Какую карту сбросите?
prompt-ready-unit = Какой отряд подготовить?
prompt-set-die = Какой кубик и на какой цвет повернуть?
prompt-strengthen = Какую карту сыграете вместе с этой?
prompt-fight = { $phase_id ->
        [ranged] Дальние и осадные атаки: что делаете?
        [block] Блок: что делаете?
       *[melee] Ближний бой: что делаете?
    }
prompt-challenge-more = Бросите вызов ещё кому-нибудь?
prompt-set-in-secret = { $who } вступает в битву, противник — { $enemy }. Какой гранью вверх лежит запасной кубик?
prompt-attend = На вас напали. Как подготовитесь к битве?
prompt-hero-attack = { $phase_id ->
        [ranged] { $walled_id ->
            [yes] Бой на расстоянии, только осада: атака { $n }. Атакуете?
           *[no] Бой на расстоянии: атака { $n }. Атакуете?
        }
       *[melee] Ближний бой: атака { $n }. Атакуете?
    }
prompt-hero-block = { $phase_id ->
        [ranged] Вас атакуют: { $n }, пройдёт { $left_n }. Издали два очка блока снимают одно.
       *[melee] Вас атакуют: { $n }, пройдёт { $left_n }. Чем блокируете?
    }
prompt-hero-damage = Урон { $n }: на что его потратить?
prompt-choose-rival-unit = { $source }: по какому отряду придётся удар?
prompt-more-targets = Добавите к атаке ещё врагов?
prompt-take-damage = Чья атака настигнет вас следующей?
prompt-assign-damage = { $enemy }: урон { $n }. Кто его примет?
prompt-interact = На что потратите влияние?
prompt-disband = Свободных жетонов командования нет. Какой отряд распустите?
prompt-glade = Магическая поляна: какую рану удалить?
prompt-secret-site = { $site_id ->
        [dungeon] Рядом тайное подземелье ({ $hex }): где вход?
       *[tomb] Рядом тайная гробница ({ $hex }): где вход?
    }
prompt-return-artifact = { $returned_id ->
        [yes] Какой артефакт положить на колоду следующим?
       *[no] Какой артефакт вернуть под его колоду?
    }
prompt-gain-card = Какую карту возьмёте?
prompt-next-reward = Какую награду получите первой?
prompt-gain-unit = Какой отряд возьмёте бесплатно?
prompt-choose-skill = Какой навык изучите?
prompt-discard-some = Какие карты сбросите?
prompt-return-banners = Какие знамёна вернуть в колоду?
prompt-rethink = «Переосмысление»: какие карты сбросите?
prompt-keep-die = «Кража маны»: какой кубик возьмёте?
prompt-long-night = «Долгая ночь»: пополните колоду?
prompt-roll-again = «Поиск маны»: какие кубики перебросить?
prompt-meditate = «Полуночная медитация»: какие карты вернуть в колоду?
prompt-search-deck = «Приготовления»: какую карту возьмёте?
prompt-throw-away = Какую карту удалить из игры?
prompt-maximize = «Максимальный эффект»: какая карта или ещё раз? Осталось применений: { $n }.
prompt-steady-tempo = Куда положить «Размеренный шаг»?
prompt-throw-wounds = Какие раны удалить?
prompt-how-much-more = Насколько усилите атаку?
prompt-study = Какую карту удалить из игры и какую взять?
prompt-inspire = Какой отряд подготовить или вылечить?
prompt-fly = Куда полетите?
prompt-pass-wound = Кому достанется рана?
prompt-reroll-die = Какой кубик перебросить?
prompt-take-die = Какой кубик возьмёте?
prompt-opened-die = Перебросить кубик перед возвращением?
prompt-invoke = Какую карту сбросите и за какую ману?
prompt-spend-at-once = На что потратите эту ману?
prompt-take-crystal = Какой из потерянных кристаллов возьмёте?
prompt-claim-die = Какой кубик возьмёте и когда он даст ману?
prompt-give-up-card = Какую карту сбросите ({ $colour })?
prompt-steal-card = Какую карту оставите себе?
prompt-drain-unit = { $who }: какой отряд станет уставшим?
prompt-move-directly = { $source }: куда направитесь?
prompt-ground-enemy = Какой враг не атакует? Уже остановлено: { $n }.
prompt-call-unit = { $joins_id ->
        [yes] Какой отряд присоединится к вам?
       *[no] Какой отряд поможет вам?
    }
prompt-pick-discarded = Какие карты сброса выберете?
prompt-lay-on-deck = Куда положить карты и какая будет крайней?
prompt-more-mana = Какую ману добавите?
prompt-take-spell = Какое заклинание возьмёте?
prompt-choose-die = Какой кубик?
prompt-joint-plan = { $settled_id ->
        [yes] Сколько защитников достанется этому герою? Осталось распределить: { $n }.
       *[no] Кого вы зовёте на совместный штурм ({ $hex })? Защитников: { $n }.
    }
prompt-joint-invitation = { $who } зовёт вас на штурм ({ $hex }): ваша доля { $n } из { $of_n }, следующий ход пропадёт. Вы согласны?
prompt-retire-tactic = { $offer_id ->
        [none] Одна из ваших тактик выходит из игры. Какую вы предлагаете?
       *[other] { $who } предлагает убрать из игры тактику «{ $offer }». Вы согласны?
    }
prompt-propose-returner = Кто из вашей команды должен вернуться? Соперники этого не узнают.
prompt-agree-on-returner = Согласны ли вы, кто из команды должен вернуться?

## Варианты

enemy-place = { $a ->
        [0] первый враг
        [1] второй враг
        [2] третий враг
        [3] четвёртый враг
        [4] пятый враг
       *[other] ещё один враг
    }
unit-place = { $a ->
        [0] первый отряд
        [1] второй отряд
        [2] третий отряд
        [3] четвёртый отряд
        [4] пятый отряд
       *[other] ещё один отряд
    }
option-card = Разыграть: { $a }
option-way = { $a_id ->
        [basic] Основной эффект
        [strong] Усиленный эффект
        [move] Боком: движение
        [influence] Боком: влияние
        [attack] Боком: атака
        [block] Боком: блок
       *[other] Другой эффект
    }
option-attach = Вручить знамя: { unit-place }
option-pay = { $a_id ->
        [token] Жетон маны: { $b }
        [crystal] Кристалл: { $b }
        [die] Кубик источника: { $b }
        [kept] Отложенный кубик: { $b }
       *[other] Бесконечная мана: { $b }
    }
option-do = Выбрать: { $a }
option-colour = Цвет: { $a }
option-agree = Согласиться
option-refuse = Отказаться
option-propose = Предложить: { $a }
option-returner = Вернётся: { $a }
option-chance = Положиться на случай
option-die = Кубик: { $a }
option-set =
    { $a_id ->
        [white] Белый: броня +1 в фазе боя на расстоянии, слава +1
        [red] Красный: атака +1, слава +1
        [blue] Синий: броня +1 в фазе ближнего боя, слава +1
       *[other] Чёрный: ничего не меняется
    }
option-with = Вместе с картой «{ $a }»
option-discard = Сбросить: { $a }
option-throw = { $a ->
        [0] Ни одной раны
        [1] Одну рану
        [2] Две раны
       *[other] Удалить: { $a }
    }
option-heal = { $a ->
        [0] Вылечить: { unit-place }
        [1] Вылечить: { unit-place }
        [2] Вылечить: { unit-place }
        [3] Вылечить: { unit-place }
        [4] Вылечить: { unit-place }
        [5] Вылечить: { unit-place }
       *[other] Вылечить рану на руке
    }
option-melt = Обратить кристалл в ману: { $a }
option-unit = Выбрать: { unit-place }
option-ability = { $a ->
        [0] Первая способность
        [1] Вторая способность
       *[other] Третья способность
    }
option-skill = Применить: { $a }
option-give_back = Вернуть: { $a }
option-tactic = Взять: { $a }
option-bid = Предложить славу: { $a }
option-match = Предложить столько же: { $a }
option-give_up = Уступить героя
option-draft = Оставить: { $a }
option-add = Замешать: { $a }
option-upgrade = Взять: { $a }
option-replace = Удалить: { $a }
option-learn = { $a_id ->
        [hand] Изучить особое действие, на руку
        [discard] Изучить особое действие, в сброс
       *[other] Изучить: { $a }
    }
option-gain = Взять: { $a }
option-walk = Идти: { $a }
option-explore = Исследовать: { $a }
option-interact = Взаимодействовать с жителями
option-tribute = Заплатить дань алтарю
option-enter = Войти
option-liberate = Освободить шахту
option-mark = Отметить поляну и закончить движение
option-displace = Отметить поляну вместо героя { $a } и закончить движение
option-incantation = Прочесть заклинание призыва
option-secret = Здесь: { $a }
option-tunnel = Пройти под землёй: { $a }
option-challenge = Бросить вызов: { $a }
option-joint = Позвать других на совместный штурм: { $a }
option-invite = Пригласить: { $a }
option-share = { $a }: { $b }
option-cancel = Никого не звать
option-hold = Остаться на месте: ваши враги устоят
option-burn = Сжечь монастырь
option-rest = Отдыхать
option-announce = Объявить конец раунда
option-end = Закончить ход
option-plunder = Разграбить деревню
option-strike = Атаковать: { enemy-place }
option-enemy = Выбрать: { enemy-place }
option-block = Блокировать: { enemy-place }
option-slow = Замедлить очком движения: { enemy-place }
option-damage = Принять урон: { enemy-place }
option-hero = Принимает герой
option-convert = { $a_id ->
        [block] Очко влияния как блок
        [attack] Очко движения как атака
       *[ranged] Два очка движения как дальняя атака
    }
option-recruit = Завербовать: { $a }
option-disband = Распустить: { unit-place }
option-buy_healing = Купить очко лечения
option-buy_action = Изучить: { $a }
option-buy_spell = Изучить: { $a }
option-buy_artifact = Купить артефакт
option-invite_elite = Добавить элитный отряд
option-keep = Положить на колоду: { $a }
option-return = Вернуть: { $a ->
        [0] знамя ({ unit-place })
        [1] знамя ({ unit-place })
        [2] знамя ({ unit-place })
        [3] знамя ({ unit-place })
        [4] знамя ({ unit-place })
        [5] знамя ({ unit-place })
       *[other] { $a }
    }
option-again = Применить её эффект ещё раз
option-call = Призвать: { $a }
option-claim = { $b_id ->
        [now] Кубик: { $a }, три маны сейчас
       *[later] Кубик: { $a }, по мане в следующие ходы
    }
option-courage = Подготовить знаменем: { unit-place }
option-drain = Станет уставшим: { unit-place }
option-fear = Остановить знаменем: { enemy-place }
option-find = Взять: { $a }
option-fly = Лететь: { $a }
option-leave = Оставить кубик как есть: { $a }
option-reroll = Перебросить кубик: { $a }
option-meditate = Применить «Полуночную медитацию»
option-more = { $a ->
        [0] Без прибавки
       *[other] Прибавить { $a }
    }
option-pick = Выбрать: { $a }
option-place = { $a_id ->
        [top] На колоду
       *[bottom] Под колоду
    }
option-top = На колоду, сверху { $a }
option-bottom = Под колоду, снизу { $a }
option-ready = Подготовить: { unit-place }
option-spare = { $a_id ->
        [store] Положить карту под «Сбережение сил»
       *[take] Взять карты из-под «Сбережения сил»
    }
option-steal = Оставить себе: { $b }
option-strike_back = Ответить атакой «Пылающего щита»
option-reward = Сначала { $a }
option-take = Взять: { $a }
option-attack_hero = Напасть на героя: { $a }
option-attend = { $a_id ->
        [full] Долгая подготовка: сыграть следующий ход сейчас
       *[partial] Быстрая подготовка: сохранить следующий ход
    }
option-attack = Атаковать
option-drive = Вынудить отступить: { $a }
option-rob = Украсть: { $a }
option-to = Идти: { $a }

## Варианты с названиями: что о них знает сцена

named-unit = { $unit }
named-heal = Вылечить: { $unit } ({ $n })
named-attach = Вручить знамя: { $unit }
named-disband = Распустить: { $unit }
named-return = Снять знамя: { $banner } ({ $unit })
named-attack = Атаковать: { $n } ({ $elements })
named-rival-unit = Выбрать: { $unit }
named-fear-unit = Остановить знаменем: { $unit }
named-wound-hero = Ранить героя (урон { $n })
named-wound-unit = Ранить отряд: { $unit } (урон { $n })
named-rob = Украсть: { $card } (урон { $n })
named-drive = Вынудить отступить: { $hex } (урон { $n })
named-strike = Атаковать: { $enemy }, { $n } из { $needed_n }
named-enemy = Выбрать: { $enemy }
named-block = Блокировать: { $enemy }, { $n } из { $needed_n }
named-damage = Принять урон: { $enemy }, { $n }
named-hit-hero = Урон { $n } герою: { $wounds_n ->
        [one] { $wounds_n } рана
        [few] { $wounds_n } раны
       *[other] { $wounds_n } ран
    }
named-hit-unit = { $unit }: урон { $n }, { $fate_id ->
        [unhurt] отряд устоит
        [destroyed] отряд погибнет
       *[wounded] отряд будет ранен
    }
named-slow = Замедлить очком движения: { $enemy }
named-way = { $way_id ->
        [basic] { $effect }
       *[strong] Усиленно: { $effect }
    }
named-do = { $effect }
named-card = { $card }: { $effect }
named-learn = Изучить за { $n } влияния: { $card }
named-hero = Достаётся герою: { $hero }
named-glade = { $place_id ->
        [hand] Рану с руки
       *[discard] Рану из сброса
    }
named-invoke = Сбросить за ману ({ $colour }): { $card }
named-ready = Подготовить: { $unit }
named-courage = Подготовить знаменем: { $unit }
named-fear = Остановить знаменем: { $enemy }
named-drain = Станут уставшими: { $unit }
named-ability = { $effect }
named-agree-returner = Согласиться: вернётся { $hero }
named-explore = Исследовать: { $direction } ({ $kind })
named-tunnel = Пройти под землёй за { $n }: { $hex }
named-walk = Идти за { $n }: { $hex }{ $danger_id ->
        [fight] , будет бой
       *[peace] { "" }
    }

## Что происходит

event-selection-order = { $who } выбирает героя под номером { $n }.
event-hero-picked = { $who } хочет взять героя { $hero }.
event-bid-made = { $who } предлагает за героя { $hero } славу: { $n }.
event-bid-matched = { $who } предлагает столько же за героя { $hero }: { $n }.
event-hero-given-up = { $who } уступает героя { $hero }.
event-hero-taken = { $n ->
        [0] { $who } играет за героя { $hero }.
       *[other] { $who } играет за героя { $hero } и платит славой: { $n }.
    }
event-draft-kept = { $who } откладывает карту.
event-draft-passed = Остальные карты передаются дальше.
event-draft-received = Вам достаётся: { $card }.
event-draft-added = { $who } замешивает отложенную карту в колоду.
event-deck-rated = { $who }: сила колоды { $n }.
event-darkness-rolled = Кубики тьмы: { $dice }.
event-round-began = { $time_id ->
        [night] Раунд { $n }: наступает ночь.
       *[day] Раунд { $n }: наступает день.
    }
event-source-rolled = Кубики источника брошены: { $dice }.
event-tactic-taken = { $who } берёт тактику «{ $tactic }».
event-dummy-tactic = Виртуальный игрок берёт тактику «{ $tactic }».
event-dummy-flipped = Виртуальный игрок открывает «{ $card }».
event-dummy-turn = Виртуальный игрок открывает карты: { $n }, последняя — «{ $cards }».
event-turn-began = { $who } начинает ход.
event-turn-skipped = { $who } пропускает ход.
event-round-announced = { $who } объявляет конец раунда.
event-dummy-announced = Виртуальный игрок объявляет конец раунда.
event-end-triggered = Конец близок: у всех ещё по одному ходу.
event-rested = { $who } отдыхает.
event-portal-closed = Портал закрывается.
event-hero-lost = { $who } на портале — и выбывает из игры.
event-chosen-revealed = Спрятан был щит: { $hero }. Этот герой должен был вернуться.
event-game-ended = Игра окончена, очки подсчитаны.
event-card-played = { $who } разыгрывает карту «{ $card }».
event-card-played-so = { $way_id ->
        [basic] { $who }: основной эффект карты «{ $card }».
        [strong] { $who }: усиленный эффект карты «{ $card }».
       *[other] { $who }: карта «{ $card }» боком, { $way }.
    }
event-card-discarded = { $who } сбрасывает карту «{ $card }».
event-wounds-counted = Раны на руке и на отрядах, { $who }: { $n }.
event-card-given-up = { $who } отдаёт карту «{ $card }» ({ $zone }).
event-card-removed = Карта «{ $card }» выходит из игры.
event-card-gained = { $who } получает карту «{ $card }».
event-card-shown = { $who } показывает карту «{ $card }».
event-cards-drawn = { $who } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }.
event-deck-shuffled = { $who } перемешивает колоду.
event-wounded = { $who } получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
event-poisoned = Яд: { $who } получает в сброс ещё { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }.
event-healed = { $who } избавляется { $n ->
        [one] от { $n } раны
       *[other] от { $n } ран
    }.
event-knocked-out = { $who } теряет сознание и сбрасывает с руки всё, кроме ран.
event-mana-paid = { $who } платит: { $means } ({ $colour }).
event-mana-gained = { $who } получает { $n ->
        [one] { $n } жетон маны
        [few] { $n } жетона маны
       *[other] { $n } жетонов маны
    } ({ $colour }).
event-crystal-gained = { $who } получает кристалл ({ $colour }).
event-crystal-lost = { $who } теряет кристалл ({ $colour }).
event-crystal-melted = { $who } превращает кристалл в ману ({ $colour }).
event-die-rolled = { $who } бросает кубик: { $colour }.
event-fame-gained = { $who }: слава +{ $n }.
event-reputation-changed = { $who }: репутация меняется на { $n }.
event-level-reached = { $who } достигает уровня { $n }.
event-skill-gained = { $who } изучает навык «{ $skill }».
event-skill-shown = { $who } открывает навык «{ $skill }».
event-skill-used = { $who } применяет навык «{ $skill }».
event-moved = { $who } идёт: { $hex }.
event-explored = { $who } открывает новую землю: { $tile }.
event-tile-laid = Выложена земля: { $tile }.
event-city-revealed = Показался город ({ $colour }), уровень { $n }.
event-megapolis-revealed = Показался мегаполис ({ $colour } и { $annex_colour }), уровень { $n }.
event-rampage-rolled = Ярость! Бросок за клетку { $hex }: { $colour }.
event-token-revealed = Открыт жетон: { $token } ({ $hex }).
event-withdrew = { $who } отступает: { $hex }.
event-fight-began = { $who } вступает в бой: { $hex }.
event-phase-began = { $phase_id ->
        [ranged] Дальние и осадные атаки.
        [block] Блок.
        [damage] Урон.
       *[melee] Ближний бой.
    }
event-enemy-summoned = { $token }: призван монстр, { $monster }.
event-enemy-defeated = { $who } побеждает: { $token }.
event-attack-blocked = { $who } блокирует атаку: { $token }.
event-attack-stopped = { $who } останавливает атаку: { $token }.
event-damage-dealt = { $token }: урон { $n }, принимает { $who }.
event-site-conquered = { $who } захватывает: { $hex }.
event-glade-marked = { $who } отмечает поляну: { $hex }.
event-shield-replaced = { $who } убирает щит игрока { $whom }: { $hex }.
event-glades-cleared = Ночь прошла: щиты убраны со всех полян.
event-incantation = { $who } читает заклинание призыва. Отмечено полян: { $n }.
event-secret-site = { $who } находит тайное место ({ $site }): { $hex }.
event-hero-battle-began = { $who } нападает на игрока { $whom }: { $hex }.
event-attended = { $attendance_id ->
        [full] { $who } долго готовится к битве и играет следующий ход сейчас.
       *[partial] { $who } быстро готовится к битве и сохраняет следующий ход.
    }
event-hero-attacked = { $who } атакует: { $n } ({ $elements }).
event-attack-passed = { $who } не атакует.
event-hero-blocked = { $who } блокирует: снято { $n }, проходит { $left_n }.
event-share-stopped = { $who }: отряд не участвует в атаке, { $unit }.
event-hero-stopped = { $who } отменяет атаку игрока { $whom }.
event-unit-shaken = { $who }: отряд ослаблен до конца битвы, { $unit }.
event-driven-off = { $who } вынужденно отступает: { $hex }.
event-hero-battle-won = { $who } побеждает в битве с игроком { $whom }.
event-hero-battle-drawn = Битва закончилась вничью: { $who } и { $whom }.
event-fight-lost = { $who } побеждает не всех врагов: { $hex }.
event-die-set = { $who } тайно выбирает грань запасного кубика.
event-die-denied = { $who }: запасной кубик — не { $colour }.
event-die-shown = { $who } открывает запасной кубик: { $colour }.
event-interaction-began = { $who } взаимодействует с жителями: { $hex }.
event-unit-recruited = { $who } вербует отряд: { $unit }.
event-unit-used = { $who } использует отряд: { $unit }.
event-unit-wounded = { $who }: отряд ранен, { $unit }.
event-unit-destroyed = { $who }: отряд уничтожен, { $unit }.
event-unit-disbanded = { $who } распускает отряд: { $unit }.
event-unit-healed = { $who } лечит отряд: { $unit }.
event-unit-readied = { $who }: отряд снова боеспособен, { $unit }.
event-offered = Среди доступных карт теперь «{ $card }».
event-plundered = { $who } грабит: { $hex }.
event-tactic-used = { $who } применяет тактику «{ $tactic }».
event-card-on-deck = { $place_id ->
        [top] { $who } кладёт карту «{ $card }» на колоду.
       *[bottom] { $who } кладёт карту «{ $card }» под колоду.
    }
event-card-set-aside = { $who } откладывает карту «{ $card }» до конца раунда.
event-card-taken-back = { $who } возвращает на руку карту «{ $card }».
event-card-stolen = { $who } забирает навсегда карту «{ $card }» у игрока { $whom }.
event-colour-named = { $who } называет цвет: { $colour }.
event-die-claimed = { $who } забирает кубик: { $colour }.
event-die-kept = { $who } откладывает кубик: { $colour }.
event-skill-returned = { $who } применяет навык «{ $skill }», он возвращается: { $whom }.
event-skill-expired = { $who }: действие навыка «{ $skill }» закончилось.
event-armour-changed = { $token }: броня меняется на { $n }.
event-enemy-exposed = { $token }: потеряны { $lost }.
event-walls-breached = { $who } пробивает укрепления.
event-banner-attached = { $who } вручает знамя «{ $card }»: { $unit }.
event-banner-used = { $who } применяет знамя «{ $card }»: { $unit }.
event-unit-spent = { $who }: отряд устал, { $unit }.
event-proposed = { $who } предлагает: { $thing }.
event-agreed = Согласие: { $who }.
event-refused = Отказ: { $who }.
event-joint-share = { $who } предлагает долю ({ $whom }): { $n ->
        [one] { $n } защитник
        [few] { $n } защитника
       *[many] { $n } защитников
    }.
event-joint-began = { $who } ведёт героев на совместный штурм: { $hex }.
event-joint-won = Совместный штурм удался, город взят: { $hex }.
event-joint-lost = Совместный штурм не удался ({ $hex }): все отходят.
event-held-back = { $who } остаётся на месте.
event-tactic-gone = Тактика выходит из игры: { $tactic }.

## Почему нельзя

why-MK-ABIL-14 = Урон наёмного убийцы принимает только герой.
why-MK-ABIL-15 = Нет очков движения, чтобы замедлить врага.
why-MK-ABIL-22 = Этот враг защищён от магии.
why-MK-COMBAT-03 = Здесь нет места для приключений.
why-MK-COMBAT-14 = В этой фазе это бесполезно.
why-MK-COOP-02 = Совместный штурм — это действие: герой стоит рядом с городом, один на своей клетке, и конец раунда ещё не объявлен.
why-MK-COOP-03 = Для совместного штурма каждому нужна карта, которая не рана, и рядом с городом должен быть кто-то ещё.
why-MK-COOP-04 = Защитников слишком мало, делить некого.
why-MK-COOP-05 = В этом ходу вам уже достаточно отказывали.
why-MK-COOP-10 = Во время совместного штурма путь только один — в город.
why-MK-COMBAT-17 = На этого врага это не действует.
why-MK-COMBAT-18 = На этого врага это не действует.
why-MK-COMBAT-50 = Этот враг и так не атакует.
why-MK-COMBAT-51 = Этого врага заслоняет призванный монстр.
why-MK-COMBAT-20 = В бою нельзя лечить и готовить отряды.
why-MK-COMBAT-31 = До ближнего боя считаются только дальние и осадные атаки.
why-MK-COMBAT-32 = Укреплённого врага для этого выбрать нельзя.
why-MK-COMBAT-33 = Дважды укреплённого врага нельзя атаковать издали.
why-MK-COMBAT-37 = Атака слабее брони.
why-MK-COMBAT-57 = Блок слабее атаки.
why-MK-COMBAT-71 = В этот ход урон нельзя направлять на отряды.
why-MK-COMBAT-76 = Этот отряд уже выдержал урон в этом бою.
why-MK-COMBAT-115 = Отряды не участвуют в этом бою.
why-MK-COMBAT-118 = Это место уже захвачено.
why-MK-COMBAT-119 = В этих руинах не с кем сражаться.
why-MK-DEED-06 = Раны нельзя разыгрывать.
why-MK-DEED-07 = Сейчас карту нельзя сыграть боком ради этого.
why-MK-DEED-11 = Цену этого эффекта нечем заплатить.
why-MK-DEED-14 = Карта должна быть того же цвета.
why-MK-END-16 = С чужим навыком берут нижнее особое действие.
why-MK-END-25 = Это возможно, только когда колода пуста, а в сбросе есть карты.
why-MK-END-26 = Вы ничего не сыграли, поэтому надо сбросить карту.
why-MK-HEAL-04 = На лечение этого отряда нужно столько очков, каков его уровень.
why-MK-INTERACT-01 = Здесь не с кем взаимодействовать.
why-MK-INTERACT-02 = Это возможно только при взаимодействии с жителями.
why-MK-INTERACT-04 = С такой репутацией с вами никто не станет говорить.
why-MK-INTERACT-08 = Этот отряд здесь не вербуют, или не хватает влияния.
why-MK-INTERACT-09 = На лечение не хватает влияния.
why-MK-INTERACT-10 = На особое действие не хватает влияния.
why-MK-INTERACT-11 = На заклинание не хватает влияния.
why-MK-INTERACT-12 = На артефакт не хватает влияния.
why-MK-INTERACT-14 = На приглашение элитного отряда не хватает влияния.
why-MK-MANA-01 = Кубик должен быть основного цвета.
why-MK-MANA-06 = Чёрную ману нельзя использовать днём.
why-MK-MANA-07 = Кубики источника сейчас этого не позволяют.
why-MK-MANA-10 = Сначала надо выбрать золотые кубики.
why-MK-MAP-03 = Развитая земля не может лежать на побережье.
why-MK-MOVE-01 = Двигаться может только герой на поле.
why-MK-MOVE-05 = Не хватает очков движения.
why-MK-MOVE-06 = Эта местность непроходима.
why-MK-MOVE-09 = Это движение должно закончиться штурмом.
why-MK-MOVE-10 = Путь преграждает яростный враг.
why-MK-MOVE-13 = На исследование нужно два очка движения.
why-MK-MOVE-16 = Поле кончается на побережье.
why-MK-MOVE-19 = Земля там касалась бы слишком немногих других.
why-MK-MOVE-20 = Развитая земля должна касаться двух земель.
why-MK-MOVE-21 = Последние земли должны касаться трёх других, или их уже не осталось.
why-MK-MOVE-31 = Это движение должно закончиться на безопасной клетке.
why-MK-MOVE-34 = Остановившись рядом с другим героем, надо напасть на него или идти дальше.
why-MK-MOVE-40 = Сейчас герои не могут сражаться друг с другом.
why-MK-MOVE-35 = Там стоит другой герой.
why-MK-MOVE-36 = На этой клетке есть другой герой.
why-MK-MOVE-42 = По пути к другому герою нельзя провоцировать врага.
why-MK-PVP-09 = Если на руке одни раны, долгая подготовка невозможна.
why-MK-PVP-11 = При быстрой подготовке навыки не применяют.
why-MK-PVP-21 = Защитника за стенами достают только осадные атаки.
why-MK-PVP-25 = Урона не хватит, чтобы ранить этот отряд.
why-MK-PVP-26 = Урон меньше брони героя.
why-MK-PVP-27 = Этот отряд уже ранен.
why-MK-PVP-33 = Кража артефакта стоит 5 очков урона, а у здорового отряда его не отнять.
why-MK-PVP-34 = Урона не хватит, чтобы вытеснить героя на эту клетку.
why-MK-PVP-51 = На этот отряд это не действует.
why-MK-PVP-56 = Остановить можно только отряд, который участвует в атаке, и только во время блока.
why-MK-PVP-57 = Отменить можно только атаку, которую вы сейчас блокируете.
why-MK-ROUND-11 = Это знамя использовано до следующего раунда.
why-MK-ROUND-24 = Ещё одного хода уже не будет.
why-MK-SCEN-01-03 = В этом сценарии в город нельзя войти.
why-MK-SCEN-08-04 = Ваш щит уже лежит на этой поляне.
why-MK-SCEN-08-05 = Раз за ночь, вдали от людей и только с отмеченной поляной.
why-MK-SCEN-09-07 = В этом сценарии второй раз сюда не войти.
why-MK-SCEN-10-04 = Город закрыл ворота.
why-MK-SKILL-03 = Этот навык действует сам.
why-MK-SKILL-04 = Этот навык использован до следующего раунда.
why-MK-SKILL-05 = Этот навык уже применён и вернётся в следующем раунде.
why-MK-SKILL-06 = Этот навык уже применён в этот ход.
why-MK-TURN-10 = Конец объявляют только в начале хода с пустой колодой и только один раз.
why-MK-TURN-15 = Если на руке одни раны, надо отдыхать.
why-MK-TURN-16 = Сейчас это невозможно.
why-MK-TURN-17 = Для этого нет очков.
why-MK-TURN-23 = После движения или действия отдыхать уже нельзя.
why-MK-TURN-24 = При отдыхе сбрасывают ровно одну карту, которая не рана.
why-MK-TURN-25 = Если на руке одни раны, сбрасывают ровно одну.
why-MK-UNIT-05 = Доступных отрядов нет.
why-MK-UNIT-06 = Отряд под «Узами верности» нельзя распустить.
why-MK-OPT-19 = Днём золотой кубик не трогают, пока в источнике есть кубик другого цвета.
why-MK-OPT-33 = У вас нет действия того же цвета или типа.
why-MK-UNIT-07 = Этот отряд уже устал.
why-MK-UNIT-10 = Ни одному вашему отряду это не нужно.
why-MK-UNIT-12 = Нет отряда, который мог бы нести знамя.
why-MK-WOUND-05 = Этот отряд ранен.

## Картина

fact-level = уровень
fact-fame = слава
fact-reputation = реп.
fact-armour = броня
fact-limit = предел
fact-hand = рука
fact-deck = колода
fact-discard = сброс
fact-units = отряды
fact-command = команд.
fact-move = движ.
fact-influence = влияние
fact-heal = лечение
fact-red = красн.
fact-blue = син.
fact-green = зел.
fact-white = бел.
fact-red-mana = красная мана
fact-blue-mana = синяя мана
fact-green-mana = зелёная мана
fact-white-mana = белая мана
fact-gold-mana = золотая мана
fact-black-mana = чёрная мана
fact-dice = кубики
track-fame = Слава
track-reputation = Репутация
track-round = Раунд
feat-cities-found = город на карте
feat-cities-fallen = город завоёван
feat-sites-conquered = место завоёвано
feat-best-level = уровень лучшего героя
feat-rounds = раунды
tui-mark-day = День
tui-mark-night = Ночь
tui-mark-announced = Раунд кончается.
tui-mark-held = захвачено врагами
tui-mark-secret = тайное место
tui-mark-friendly = дружественный город
tui-mark-closed = портал закрыт
tui-mark-tunnel = подземный ход
tui-mark-team-0 = команда I
tui-mark-team-1 = команда II
tui-mark-out = выбыл из игры
tui-mark-skips = пропускает ход

## Факты сцены: цифры врагов, отрядов и поля

sum-scenario = { $scenario }.
sum-round = { $time_id ->
        [night] Раунд { $n } из { $of_n }, ночь.
       *[day] Раунд { $n } из { $of_n }, день.
    }
sum-cities = Города: { $n } из { $of_n }.
sum-goal = { $goal_id ->
        [mine] Освобождено шахт: { $n } из { $of_n }.
        [dungeon] Захвачено подземелий и гробниц: { $n } из { $of_n }.
       *[magical_glade] Прочитано заклинаний призыва: { $n } из { $of_n }.
    }
sum-phase = { $phase_id ->
        [ranged] Бой, фаза 1 из 4: дальние и осадные атаки.
        [block] Бой, фаза 2 из 4: блок.
        [damage] Бой, фаза 3 из 4: урон.
        [melee] Бой, фаза 4 из 4: ближний бой.
       *[other] Фаза: { $phase }.
    }
sum-aggressor = Нападает { $hero } (агрессор).
sum-defender = Защищается { $hero }.
sum-attends = { $attendance_id ->
        [full] Защищается { $hero }: следующий ход играется сейчас.
       *[partial] Защищается { $hero }: без кубика источника и навыков.
    }
sum-duel-phase = { $phase_id ->
        [ranged] Битва героев, фаза 1 из 2: бой на расстоянии.
       *[melee] Битва героев, фаза 2 из 2: ближний бой.
    }
sum-attacker = Сейчас атакует { $hero }.
sum-duel-attack = Атака: { $n } ({ $elements }).
sum-siege-only = Стены: считаются только осадные атаки.
sum-duel-block = Блок { $n } снимает с атаки { $off_n }.
sum-duel-left = Пройдёт урона: { $n }.
sum-in-attack = Вклад в эту атаку: { $n }.
sum-in-block = Участвует в этом блоке.
sum-shaken = Ослаблен до конца битвы: броня { $n }.
sum-armour = Броня { $n }.
sum-attack = { $element_id ->
        [physical] Атака { $n }.
        [fire] Огненная атака { $n }.
        [ice] Ледяная атака { $n }.
       *[cold_fire] Огненно-ледяная атака { $n }.
    }
sum-summons = Призывает монстра, когда враги атакуют.
sum-fame = Слава { $n }.
sum-resists = { $element_id ->
        [physical] Физическое сопротивление.
        [fire] Сопротивление огню.
       *[ice] Сопротивление льду.
    }
sum-ability = { $ability_id ->
        [swift] Быстрая: блок нужен вдвое больший.
        [brutal] Жестокая: урон вдвое больше.
        [poison] Ядовитая: каждая рана приходит дважды.
        [paralyze] Парализующая: раненый отряд гибнет, раненый герой сбрасывает с руки всё, кроме ран.
        [assassination] Наёмный убийца: урон принимает только герой.
        [cumbersome] Неповоротливый: очки движения уменьшают его атаку.
        [vampiric] Вампиризм: его броня растёт с каждой нанесённой раной.
        [elusive] Неуловимый: брони больше, пока не заблокированы все его атаки.
        [unfortified] Неукреплённый: стены его не защищают.
        [arcane_immunity] Защита от магии: действуют только атаки и блоки.
        [fortified] Укреплённый: издали его достают только осадные атаки.
       *[defend] Прикрытие: даёт броню другому врагу.
    }
sum-defend = Даёт броню { $n } другому атакованному врагу.
sum-walls = { $n ->
        [one] Здесь укреплён: издали достанет только осада.
       *[other] Здесь укреплён дважды: издали не достать.
    }
sum-strike = Атака { $n } из { $needed_n }.
sum-block = Блок { $n } из { $needed_n }.
sum-counts = { $kind_id ->
        [siege] Осада { $n } ({ $element })
        [ranged] Дальняя атака { $n } ({ $element })
        [block] Блок { $n } ({ $element })
       *[attack] Атака { $n } ({ $element })
    }{ $share_id ->
        [full] : идёт целиком.
        [half] : идёт вполовину.
       *[none] : здесь не считается.
    }
sum-group = Атака на группу: { $n } из { $needed_n }.
sum-target = Цель этой атаки.
sum-blocked = Атака заблокирована.
sum-stopped = Атака остановлена.
sum-dealt = Атака достигла цели.
sum-calm = Не атакует в этом бою.
sum-dead = Побеждён.
sum-gone = Исчез.
sum-away = Ждёт за спиной призванного монстра.
sum-called = Призван: { $enemy }; славы не даёт.
sum-damage = Без блока: урон { $n }, { $wounds_n ->
        [one] { $wounds_n } рана
        [few] { $wounds_n } раны
       *[other] { $wounds_n } ран
    } герою.
sum-knock-out = { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    } герою; { $of_n } лишают его сознания.
sum-gathered-attack = { $kind_id ->
        [siege] Осадная атака { $n } ({ $element }).
        [ranged] Дальняя атака { $n } ({ $element }).
       *[attack] Атака { $n } ({ $element }).
    }
sum-gathered-block = Блок { $n } ({ $element }).
sum-at = Бой: { $hex }.
sum-city = { $colour_id ->
        [white] Белый город: броня +1.
        [blue] Синий город: атаки огнём и льдом +2, огненно-ледяные +1.
        [red] Красный город: физические атаки жестоки.
       *[green] Зелёный город: физические атаки ядовиты.
    }
sum-reward = Награда: { $gain }.
sum-spare-secret = { $who } тайно выбирает грань запасного кубика.
sum-spare-face = { $colour_id ->
        [white] Запасной кубик ({ $who }): белый, броня +1 в фазе боя на расстоянии, слава +1.
        [red] Запасной кубик ({ $who }): красный, атака +1, слава +1.
        [blue] Запасной кубик ({ $who }): синий, броня +1 в фазе ближнего боя, слава +1.
       *[other] Запасной кубик ({ $who }): чёрный, ничего не меняется.
    }
sum-spare-denied = Запасной кубик — не { $colour }.
sum-megapolis = Мегаполис ({ $colour } и { $annex_colour }), уровень { $n }: общий гарнизон с бонусами обоих городов; после захвата в любой части доступны возможности обоих.
sum-unit = Уровень { $level_n }, броня { $armour_n }, цена { $price_n } влияния.
sum-place = Вербуют здесь: { $site }.
sum-spent = Уставший.
sum-wounded = Ранен ({ $n }).
sum-banner = Несёт знамя «{ $card }».
sum-resisted = Уже выдержал урон в этом бою.
sum-bonds = Служит под «Узами верности».
sum-cost = { $terrain } { $n }
sum-closed = { $terrain }: непроходимо
sum-next-level = До уровня { $level_n }: слава { $n }.
sum-interaction = Влияние при взаимодействии: { $n }.
sum-shunned = С этим героем никто не говорит.
sum-skill = { $kind_id ->
        [turn] Раз в ход.
        [round] Раз в раунд.
        [interactive] Раз в раунд, в центр стола.
       *[permanent] Всегда.
    }
sum-tactic = Номер { $n }.
sum-last-turn = Остался один ход.
sum-token-down = Пропускает следующий ход.
sum-ally = В одной команде: { $who }.
sum-out = Выбыл из игры: портал закрылся.
sum-held = Крепостей { $keeps_n }, башен магов { $towers_n }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.
sum-chosen = Этот герой должен вернуться; другая команда не знает об этом.
sum-portal-closed = Портал закрыт: обычная равнина для одного героя. Кто окажется здесь в самом конце, тот вернётся.
sum-provokes = Провоцирует: { $enemy }.
sum-way = Цена: { $n } движения{ $missing_n ->
        [0] .
       *[other] {""}, не хватает { $missing_n }.
    }
sum-assault = Вход сюда начинает штурм.
sum-mine-held = Занята врагами: пока её не освободят, кристаллов не даёт.
sum-secret = Тайный вход.
sum-friendly = Дружественный город: открыт для всех, лидера нет, у каждого здесь щит.
sum-glade-shields = Здесь щит: { $who }.
sum-tunnel = Под землёй за { $n }.
sum-die-used = Больше кубиков в этот ход брать нельзя.
sum-die-by-day = Чёрная мана днём бесполезна.
sum-die-at-night = Золотая мана ночью бесполезна.
sum-site = { $site_id ->
        [portal] Здесь герои приходят и уходят; стоять могут несколько.
        [village] Вербовка, лечение за 3 влияния; между ходами можно разграбить.
        [monastery] Вербовка, лечение за 2, особое действие за 6; можно сжечь ради артефакта.
        [keep] Охраняется гарнизоном; своя рядом увеличивает предел руки.
        [mage_tower] Охраняется гарнизоном; захваченная продаёт заклинания за 7 влияния и ману.
        [city] Охраняется гарнизоном с бонусом своего цвета.
        [dungeon] Коричневый враг в темноте, без отрядов: заклинание или артефакт.
        [tomb] Драконум в темноте, без отрядов: заклинание и артефакт.
        [monster_den] Коричневый враг: два случайных кристалла.
        [spawning_grounds] Два коричневых врага: артефакт и три случайных кристалла.
        [ancient_ruins] Алтарь или два врага и сокровище.
        [magical_glade] Мана в начале хода, минус рана в конце.
        [mine] Кристалл в конце хода.
        [marauding_orcs] Яростные: нападают на идущих мимо; репутация +1 за победу.
       *[draconum] Яростный: нападает на идущих мимо; репутация +2 за победу.
    }

## Счёт

fame = Слава
knowledge = Знания
loot = Добыча
leader = Лидерство
conqueror = Завоевания
adventurer = Приключения
beating = Раны
title-knowledge = Великий мудрец
title-loot = Великая добыча
title-leader = Великий лидер
title-conqueror = Великий завоеватель
title-adventurer = Великий искатель приключений
title-crawler = Великий исследователь подземелий
title-beating = Великое поражение
cities = Города
title-cities = Великий завоеватель городов
mines = Шахты
title-mines = Великий освободитель
goal = Цель достигнута
cities-conquered = Захваченные города
all-cities = Все города
all-lead = Каждый герой — лидер города
unused-rounds = Сэкономленные раунды
dummy-cards = Карты виртуального игрока
not-announced = Конец раунда не объявлен
keeps = Крепости
towers = Башни магов
allies = Очки союзника
returned = Возвращение
sum-score-held = { $site }: { $n }, очки { $points_n }
sum-score-fame = Герой достиг уровня { $level_n }.
sum-score-knowledge = Заклинания { $spells_n } по 2 очка, особые действия { $actions_n } по 1.
sum-score-loot = Артефакты { $artifacts_n } по 2 очка, кристаллы { $crystals_n }: очко за два.
sum-score-leader = { $unit }: { $n }{ $state_id ->
        [wounded] {" "}(ранен, половина уровня)
       *[healthy] {""}
    }
sum-score-sites = { $site }: { $n } по { $each_n } очка
sum-score-mines = Освобождено шахт: на диких землях { $near_n } по 4 очка, на развитых { $core_n } по 7.
sum-score-goal = { $state_id ->
        [reached] Цель сценария достигнута.
       *[missed] Цель сценария не достигнута.
    }
sum-score-beating = Раны в колоде и на руке: { $n } по −2 очка.
sum-score-city-led = Глава города { $level_n } уровня: 7 очков
sum-score-city = Щит в городе { $level_n } уровня: 4 очка
sum-score-conquered = Захвачено { $n } из { $of_n }.
sum-score-rounds = Раундов оставалось до конца: { $n } по 30 очков.
sum-score-dummy = По очку за карту, оставшуюся у виртуального игрока.
sum-score-not-announced = Конец последнего раунда не был объявлен.
sum-score-lead = Каждый герой — лидер города.
sum-score-best = Считается лучший результат команды: { $who }.
sum-score-worst = Считается худший результат команды: { $who }.
sum-joint = Совместный штурм: { $hex }. Защитников осталось: { $n }.
sum-share = Идёт на совместный штурм ({ $hex }). Доля врагов: { $n }.
sum-title = Больше всех: очки { $n }.
sum-title-shared = Поровну с другими: очки { $n }.
