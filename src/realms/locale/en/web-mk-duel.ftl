### Several heroes in Mage Knight: battles between them, assaults together, agreements, teams.

## A battle of heroes

web-mk-duel = Battle of heroes
web-mk-duel-phases = Phases of the battle
web-mk-duel-ranged = From afar
web-mk-duel-melee = Melee
web-mk-duel-about-ranged = Only ranged and siege attacks; the defender attacks first. Two points of block take off one of the attack.
web-mk-duel-about-melee = All attacks count, cards sideways, too; the aggressor attacks first. Each point of block takes off one. When both pass in a row, the battle is over.
web-mk-duel-attacks = attacks
web-mk-duel-blocks = blocks
web-mk-duel-pass = Pass this attack
web-mk-duel-block-done = End the block
web-mk-duel-damage-done = Leave the rest of the damage
web-mk-duel-worth = { $n } points take off { $off }
web-mk-duel-damage = { $n } damage to spend
web-mk-duel-map = Map
web-mk-duel-back = Back to the battle
web-mk-duel-full = Long preparation
web-mk-duel-full-turn = Your next turn is skipped: you take it now.
web-mk-duel-full-help = Effects at the start of a turn, a die of the source and all your skills are at hand.
web-mk-duel-full-after = After the battle you may heal, then your turn ends as usual and you draw cards.
web-mk-duel-full-again = Nobody can attack you again until your token is turned back.
web-mk-duel-partial = Quick preparation
web-mk-duel-partial-turn = Your next turn comes as usual.
web-mk-duel-partial-help = No die of the source, and no skills but those that work in turns of others.
web-mk-duel-partial-after = No healing after the battle, and no cards are drawn; mana tokens stay until your next turn ends.
web-mk-duel-partial-again = You may be attacked again before your turn.

## Together

web-mk-joint-about = Each hero fights the own share alone, in the order of turns; the tokens are dealt at random. Only if all shares are beaten, the city falls.
web-mk-joint-share = { $who }: { $n ->
    [one] { $n } defender
   *[other] { $n } defenders
}
web-mk-joint-faces = { $hero } faces:
web-mk-auction-about = Fame that is bid is lost at once: whoever takes the hero starts below nothing.
web-mk-auction-bid = Bid fame:
web-mk-auction-pass = Do not bid
web-mk-auction-agree = Agree: no bid
web-mk-team = team { $n }
web-mk-out = out of the game

## Goals

web-mk-goal = { $goal ->
    [mine] mines freed { $n } of { $most }
    [dungeon] dungeons and tombs { $n } of { $most }
   *[magical_glade] incantations { $n } of { $most }
}
