### Карты: что говорится о местах и фигурах.

web-map-yields = даёт: { $what }
web-map-of = { $what } ({ $who })
web-map-mine = { $what } (вы)
web-map-lying = { $what }, лежит
web-map-from = выбрано
web-map-war = Здесь стоит { $who }.
web-map-refused = сейчас нельзя: { $why }
web-map-choices = { $n ->
        [one] { $n } вариант здесь
        [few] { $n } варианта здесь
       *[many] { $n } вариантов здесь
    }

## Карту из шестиугольников можно двигать.

web-map-closer = Ближе
web-map-farther = Дальше
web-map-whole = Вся карта
web-map-keys = Карту можно тянуть и растягивать пальцами; + и − меняют масштаб, 0 показывает её целиком, стрелки ведут от места к месту.
