### Книга правил: метки, шторка у стола и каталог.

web-rules-title = Правила
web-rules-chip = Правило { $id }
web-rules-close = Закрыть правила
web-rules-search = Слово или номер правила
web-rules-found = { $n ->
    [0] Правил со всеми этими словами нет.
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено { $n } правил
}
web-rules-back = Назад к { $id }
web-rules-neighbours = Весь раздел «{ $section }»
web-rules-whole = Открыть весь каталог
web-rules-unknown = Найдите правило по слову или номеру.
web-rules-ruling = Разъяснение
web-rules-ruling-long = В книге правил об этом не сказано; мы играем так.
web-rules-designed = Наша разработка
web-rules-designed-long = В книге правил этого нет: придумано нами и проверено на равновесие.
web-rules-which = Какая игра?
web-rules-sections = Разделы
web-rules-glossary = Словарик
web-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
web-rules-link = Скопировать ссылку на { $id }
web-rules-linked = Ссылка скопирована
web-rules-none = Ничего не найдено
web-rules-none-more = Попробуйте меньше слов или только начало слова.
web-rules-clear = Показать всё
web-rules-preface = Всё, по чему идёт игра, нашими словами и с номерами. За столом номера те же: вопрос или отказ называет правило, которое за ним стоит.
web-rules-gallery = Галерея
web-rules-gallery-long = { $n ->
    [one] { $n } деталь со всеми состояниями.
    [few] { $n } детали, у каждой её состояния.
   *[other] { $n } деталей, у каждой её состояния.
}
