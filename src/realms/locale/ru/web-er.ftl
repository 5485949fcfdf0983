### Стол «Ярости эльфов».

## Карты

web-er-hand = Ваша рука
web-er-needs = нужно земель { $n }, у вас { $have }
web-er-price = Для Действия нужно владеть землями: { $n }. Они не тратятся.
web-er-hero = Герой
web-er-dragon = Дракон
web-er-initiative = Инициатива
web-er-lives = Жизни
web-er-no-action = Нейтрал: Действия нет.
