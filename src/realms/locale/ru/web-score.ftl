### Таблица очков и слова виджетов, общих для игр.

web-score-total = Итого
web-score-winner = Победитель
web-score-out = выход из игры
web-score-hint = Выберите число, чтобы увидеть, из чего оно сложилось.
web-score-cell = { $row }: { $n } ПО
web-score-of = { $n } из { $most }
web-score-pile = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[other] { $n } закрытых карт
}
web-score-none = { $row }: ничего
web-score-together = Победили все вместе.
web-score-nobody = Никто не победил: цель не достигнута.
