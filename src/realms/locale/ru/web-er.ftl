### Стол «Ярости эльфов».

## Карты

web-er-hand = Ваша рука
web-er-no-cards = На руке нет карт.
web-er-hidden = { $n ->
    [one] { $n } карта лицом вниз
    [few] { $n } карты лицом вниз
   *[many] { $n } карт лицом вниз
}
web-er-needs = земель: { $have } из { $n }
web-er-price = Для Действия нужно владеть землями: { $n }. Они не тратятся.
web-er-hero = Герой
web-er-dragon = Дракон
web-er-initiative = Инициатива
web-er-lives = Жизни
web-er-no-action = Нейтрал: Действия нет.
web-er-guards = Дракон: защищает свой Замок, Действия нет.
web-er-use = Применить Действие

## Ход

web-er-round = Круг
web-er-turn-of = { $who }
web-er-phase-summon = Призыв
web-er-phase-discard = Сброс
web-er-phase-conquest = Завоевание
web-er-phase-battle = Бой за { $land }

## Земли

web-er-map = Земли Фаррун
web-er-kind-land = Земля
web-er-kind-tower = Башня
web-er-kind-castle = Родной Замок
web-er-kind-central = Центральный Замок
web-er-yours = Ваша земля.
web-er-nobodys = Ничья земля.
web-er-whose = Владеет { $who }.
web-er-meets-player = Владелец может защищать её или сдать без боя.
web-er-meets-neutrals = Её защищает отряд нейтралов; кто возьмёт её, найдёт Артефакт.
web-er-meets-ebrung = Её защищает Эбрунг, Страж портала, и с ним два нейтрала.
web-er-warded = Под охраной: напасть сейчас нельзя.

## Народы

web-er-you = { $who } (вы)
web-er-lands = { $n ->
    [one] земля
    [few] земли
   *[many] земель
}
web-er-summon = призыв
web-er-deck = колода
web-er-discard = сброс
web-er-about-summon = Сколько карт приходит в начале хода: по одной за каждую Башню и каждый Замок.
web-er-about-deck = Сколько карт осталось в колоде. Когда она кончится, сброс перемешивают в новую.
web-er-dragon-guards = { $dragon }, хранит Замок
web-er-fact-lands = Земли
web-er-fact-summon = Карт за Призыв: по одной за каждую Башню и Замок
web-er-fact-hand = Карт на руке
web-er-fact-deck = Карт в колоде
web-er-fact-artifacts = Артефакты
web-er-fact-treasures = Сокровища
web-er-taken = { $n ->
    [0] чужих земель не брал
    [one] взята { $n } чужая земля
    [few] взято { $n } чужие земли
   *[many] взято { $n } чужих земель
}
web-er-thinking = думает
web-er-active = сейчас его ход
web-er-out = выбыл из игры
web-er-all = Подробно
web-er-rival-facts = Земель: { $lands }, Башен: { $towers }, Замков: { $castles }, взято чужих земель: { $taken }.

## Цель, Артефакты, Сокровища

web-er-secret = тайная цель
web-er-open-goal = известна всем
web-er-met = выполнено
web-er-goal-short = цель { $n }/{ $of }
web-er-artifacts = Артефакты
web-er-treasures = Сокровища
web-er-no-artifacts = Пока нет: Артефакт находит тот, кто берёт землю у нейтралов.
web-er-only-you = видите только вы
web-er-now = сейчас
web-er-treasure-effect = обменять на две карты
web-er-treasure-moment = вне боя

## Отряды нейтралов

web-er-squads = Отряды нейтралов
web-er-no-squads = Не осталось ни одного: новые соберутся, когда понадобятся.
web-er-squad-cards = { $n ->
    [one] по { $n } карте
   *[many] по { $n } карты
}
web-er-squad-closed = { $n ->
    [0] Здесь никого не осталось.
    [one] { $n } карта лицом вниз.
    [few] { $n } карты лицом вниз.
   *[many] { $n } карт лицом вниз.
}
web-er-squad-known = Вам известно { $n } из { $most }: { $names }.
web-er-seen = Вы его видели.
web-er-show-squad = Показать { $squad }

## Значки сторон

web-er-key = Значки карт
web-er-icon-s1 = удар
web-er-icon-s2 = двойной удар
web-er-icon-p1 = сквозь щит
web-er-icon-sh = щит
web-er-icon-ca = ответный
web-er-icon-fs = огненный щит
web-er-icon-mv = обмен мест
web-er-icon-none = пусто
web-er-about-s1 = Удар отнимает одну жизнь; щит его останавливает.
web-er-about-s2 = Двойной удар отнимает две жизни; щит его останавливает. С двойкой и пробивной удар двойной.
web-er-about-p1 = Пробивной удар отнимает жизнь и сквозь щит.
web-er-about-sh = Щит останавливает простые удары в эту сторону.
web-er-about-ca = Контратака отнимает жизнь у того, кто бьёт в эту сторону.
web-er-about-fs = Огненный щит останавливает простые удары и отнимает жизнь у того, кто бьёт в эту сторону.
web-er-about-mv = Движение: вместо удара боец может поменяться местами с тем, на кого указывает эта сторона.
web-er-about-none = Эта сторона ничего не делает.

## Стопки

web-er-zone-discard = Сброс
web-er-zone-dragons = Драконы Замков
web-er-zone-treasures = Сокровища
web-er-zone-artifacts = Артефакты, о которых вы знаете
web-er-zone-hand = Карты на руке, которые вы знаете
web-er-zone-own = Ваш народ
web-er-zone-goal = Ваша цель
web-er-zone-relics = Артефакты и Сокровища
web-er-zone-squads = Отряды нейтралов и значки
web-er-closed = Эти карты лежат лицом вниз.
web-er-empty = Здесь ничего нет.
