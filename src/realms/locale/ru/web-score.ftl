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

## Из чего сложилась клетка, по строкам таблицы

web-score-sum-score-armies = { $n ->
    [one] { $n } армия в игре: 1 ПО
    [few] { $n } армии в игре, по 1 ПО: { $n } ПО
   *[other] { $n } армий в игре, по 1 ПО: { $n } ПО
}
web-score-sum-score-magic = Уровень магии { $n }: { $n } ПО
web-score-sum-score-bonus = Пятый уровень народа: { $n } ПО
web-score-sum-score-tower = Высота башни: { $n } ПО
web-score-sum-score-capitals = Столицы, по 2 ПО за единоличную и 1 ПО за общую: { $n } ПО
web-score-sum-score-crown = Корона: { $n } ПО
web-score-sum-score-cities = { $n ->
    [one] { $n } город: 1 ПО
    [few] { $n } города, по 1 ПО: { $n } ПО
   *[other] { $n } городов, по 1 ПО: { $n } ПО
}
web-score-sum-score-neutrals = { $n ->
    [one] Взята { $n } нейтральная армия: 1 ПО
    [few] Взяты { $n } нейтральные армии, по 1 ПО: { $n } ПО
   *[other] Взято { $n } нейтральных армий, по 1 ПО: { $n } ПО
}
web-score-sum-score-lost-kingdom = { $n ->
    [one] { $n } область Потерянного королевства: 1 ПО
    [few] { $n } области Потерянного королевства, по 1 ПО: { $n } ПО
   *[other] { $n } областей Потерянного королевства, по 1 ПО: { $n } ПО
}
web-score-none = { $row }: ничего
