### Бой в «Рыцаре-маге» и выбор между картами.

web-mk-fight-if-done = Если больше ничего не делать
web-mk-fight-if-block = Если закончить блок сейчас
web-mk-fight-hit = урон { $n }
web-mk-fight-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
web-mk-fight-waiting = За ним: { $enemy }; снова в бою в фазе атаки.
web-mk-fight-fame = Слава за победу: { $n }
web-mk-fight-group = вся группа
web-mk-fight-attack-n = атака { $i } из { $n }
web-mk-fight-about-attack = Атаку блокируют только целиком: без блока проходит весь её урон.
web-mk-fight-about-armour = Атака должна набрать эту броню; если целей несколько — их сумму.
web-mk-fight-about-resists = Атаки этих стихий считаются вполовину, с округлением вниз.
web-mk-fight-enemies = Враги
