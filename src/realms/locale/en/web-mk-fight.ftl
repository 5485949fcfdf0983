### A fight in Mage Knight, and choices between cards.

web-mk-fight-if-done = If nothing more happens
web-mk-fight-if-block = If you end the block now
web-mk-fight-hit = { $n } damage
web-mk-fight-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
web-mk-fight-waiting = Behind it: { $enemy }, back for the attack.
web-mk-fight-fame = Fame for winning: { $n }
web-mk-fight-group = the group
web-mk-fight-attack-n = attack { $i } of { $n }
web-mk-fight-about-attack = An attack must be blocked whole; what is not blocked deals all of its damage.
web-mk-fight-about-armour = An attack must reach this armour; together with others, the sum of all.
web-mk-fight-about-resists = Attacks of these elements count by half, rounded down.
web-mk-fight-enemies = Enemies
