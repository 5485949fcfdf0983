### Рамка каждой страницы и то, что говорят все страницы.

web-home = К играм
web-lost = По этому адресу ничего нет
web-lost-more = Возможно, ссылка устарела или в ней потерялась буква.
web-shell-home = Realms, к играм
web-shell-pages = Страницы
web-shell-play = Играть
web-shell-mine = Мои партии
web-shell-rules = Правила
web-shell-about = О проекте
web-shell-menu = Меню
web-shell-settings = Настройки
web-shell-person = Ваше имя и учётная запись
web-shell-sign-in = Войти
# Язык, на который можно перейти, назван на нём самом.
web-shell-language = Switch to English
web-shell-theme = { $dark ->
        [true] Светлая тема
       *[other] Тёмная тема
    }

## Кто сидит за столом

web-shell-bots = { $n ->
        [one] { $n } бот
        [few] { $n } бота
       *[many] { $n } ботов
    }
web-shell-bot = бот
web-shell-free = свободное место
web-shell-you = вы
web-shell-now = только что
# Имена для гостей через запятую с пробелом.
web-shell-guest-names = Храбрый Барсук, Тихая Цапля, Весёлая Выдра, Бродячий Лис, Мудрая Сова, Ловкая Куница, Крепкий Медведь, Любопытный Ворон, Гордый Олень, Быстрая Рысь, Хитрая Сорока, Честный Кабан, Упрямый Козёл, Ранний Жаворонок, Неспешная Черепаха, Звонкий Щегол, Серый Волк, Зоркий Сокол, Удачливый Заяц, Ночной Ёж

## Отказы сервера

web-shell-sorry-offline = Сервер не отвечает; попробуйте через минуту.
web-shell-sorry-fault = Что-то пошло не так; попробуйте ещё раз.
web-shell-sorry-unavailable = Сервер сейчас не может добраться до своей базы; ничего не пропало, попробуйте ещё раз.
web-shell-sorry-too-many = Слишком часто; подождите немного.
web-shell-sorry-no-table = Такого стола нет.
web-shell-sorry-no-seat = Такого места нет.
web-shell-sorry-no-invitation = Это приглашение больше не действует: хозяин отозвал его или закрыл стол.
web-shell-sorry-not-invited = Этот стол только для приглашённых; попросите у хозяина ссылку.
web-shell-sorry-not-host = Это может только хозяин стола.
web-shell-sorry-foreign-seat = Это чужое место.
web-shell-sorry-taken = Это место уже занято.
web-shell-sorry-full = За этим столом все места заняты.
web-shell-sorry-started = Игра за этим столом уже началась.
web-shell-sorry-closed = Хозяин закрыл этот стол.
web-shell-sorry-seats-open = Есть свободные места; сначала их надо занять.
web-shell-sorry-tables-each = У вас слишком много неоконченных столов; доиграйте или закройте один из них.
web-shell-sorry-name-taken = Это имя уже занято; выберите другое.
web-shell-sorry-bad-name = Такое имя не подходит: нужно от 1 до 32 видимых знаков.
web-shell-sorry-wrong-password = Неверное имя или пароль.
web-shell-sorry-sign-in = Сервер вас больше не узнаёт; войдите ещё раз.
web-shell-sorry-options = Эти правила не сочетаются друг с другом или с таким числом игроков.
