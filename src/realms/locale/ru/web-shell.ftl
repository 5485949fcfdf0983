### Рамка каждой страницы.

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
web-shell-lost = По этому адресу ничего нет.
web-shell-to-games = К играм
# Язык, на который можно перейти, назван на нём самом.
web-shell-language = Switch to English
web-shell-theme = { $dark ->
        [true] Светлая тема
       *[other] Тёмная тема
    }
