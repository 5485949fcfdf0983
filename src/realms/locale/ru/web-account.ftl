### Настройки: кто вы, как всё выглядит, как вы играете.

web-account-you = Вы
web-account-your-name = Ваше имя
web-account-keep = Сохранить
web-account-kept = Сохранено.
web-account-nobody-note = За первой игрой вы получите придуманное имя; или выберите своё сейчас.
web-account-guest-note = Вы играете как гость; имя может быть любым.
web-account-name-note = С этим именем вы и входите.

web-account-title = Учётная запись
web-account-make = Новая запись
web-account-enter = У меня уже есть
web-account-make-note = Ваши партии останутся с вами: их будет видно с любого устройства. Хватит имени и пароля.
web-account-enter-note = Ваши партии ждут.
web-account-enter-guest-note = Партии, сыгранные гостем, останутся позади; чтобы их сохранить, создайте новую запись.
web-account-name = Имя
web-account-password = Пароль
web-account-least = Не меньше { $n } знаков.
web-account-make-go = Создать запись
web-account-enter-go = Войти
web-account-signed-in = Вы вошли как { $name }.
web-account-sign-out = Выйти

web-account-look = Вид
web-account-language = Язык
web-account-language-en = English
web-account-language-ru = Русский
web-account-theme = Светлая или тёмная тема
web-account-theme-auto = Как в системе
web-account-theme-light = Светлая
web-account-theme-dark = Тёмная
web-account-motion = Движение
web-account-motion-auto = Как в системе
web-account-motion-full = Есть
web-account-motion-less = Нет

web-account-play = Игра
web-account-confirm = Спрашивать перед концом хода
web-account-confirm-note = Второе нажатие там, где решение что-то завершает.
web-account-sound = Звук
web-account-sound-note = Кости, шаги и колокольчик, когда ваш ход.
web-account-notify = Уведомления
web-account-notify-note = Браузер позовёт, когда ваш ход, а страница не на виду.
web-account-notify-refused = Браузер не разрешает; это можно изменить в его настройках для этой страницы.

## О проекте

web-about-title = О проекте Realms
web-about-lead = Настольные игры по полным правилам, в браузере: с друзьями, с ботами, на ноутбуке или телефоне.
web-about-how = Сервер знает все правила и предлагает только то, что они позволяют; у каждого вопроса и каждого отказа есть своё правило, и до книги правил одно нажатие. Играть можно за один вечер или по ходу в день, а каждую оконченную партию можно пересмотреть от первого решения до последнего.
web-about-unofficial = Неофициально, от игроков
web-about-owners = Realms не связан с авторами и издателями этих игр и ими не одобрен. Названия игр принадлежат их владельцам.
web-about-thanks = Понравилась игра — купите коробку: это лучшая благодарность тем, кто её создал.
web-about-fair = Честные кости
web-about-fair-long = Перед началом партии сервер публикует хеш зерна случайности, а в конце и само зерно: любой может проверить, что костей никто не подменил.
web-about-credits = Благодарности
web-about-icons = Значки
# Дальше имена.
web-about-icons-by = Нарисовали
web-about-fonts = Шрифты
web-about-libraries = Библиотеки
# Следует за названиями библиотек.
web-about-libraries-long = и другие; их лицензии поставляются вместе с ними.
web-about-drawings = Карты и обложки
web-about-drawings-long = Наши рисунки; иллюстрации изданных игр не используются.
web-about-gallery = Галерея деталей
web-about-version = Realms { $version }
