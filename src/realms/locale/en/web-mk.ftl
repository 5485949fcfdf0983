### The table of Mage Knight.

web-mk-hero = Your hero
web-mk-dummy = Virtual player
web-mk-thinking = thinking
web-mk-all = Everything
web-mk-about-dummy = It stands for the time: each of its turns turns over three cards of its deck, and one more for each of its crystals in the colour of the last. When the deck is empty, the round is about to end.
web-mk-last-card = last: { $card }
web-mk-empty = There is nothing here.

## Time

web-mk-round = Round and order
web-mk-day = Day
web-mk-night = Night
web-mk-round-n = Round { $n }
web-mk-round-of = round { $n } of { $most }
web-mk-cities = cities { $n } of { $most }

## The map

web-mk-ground = Terrain: { $ground }
web-mk-costs-day = Move costs by day
web-mk-costs-night = Move costs by night

## Mana

web-mk-mana = Crystals and mana
web-mk-source = Source
web-mk-dice-left = { $n ->
    [0] no die left
    [one] { $n } die left
   *[other] { $n } dice left
}
web-mk-die = Die: { $colour }
web-mk-kept = Kept die: { $colour }
web-mk-crystals = Crystals, { $colour }: { $n }
web-mk-tokens = Mana tokens, { $colour }: { $n }
web-mk-about-source = Dice of the source are used when a card or a unit asks for mana.
web-mk-about-crystals = Crystals stay from turn to turn until they are spent as mana.
web-mk-about-tokens = Mana tokens are gone at the end of the turn.

## Cards

web-mk-hand = Hand
web-mk-deck = deed deck
web-mk-discard = discard
web-mk-in-play = In play
web-mk-nothing = Nothing yet
web-mk-no-cards = No cards in hand
web-mk-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
web-mk-burns = The card leaves the game
web-mk-kind-basic_action = Action
web-mk-kind-advanced_action = Advanced action
web-mk-kind-spell = Spell
web-mk-kind-artifact = Artifact
web-mk-kind-wound = Wound

## The hero

web-mk-units = Units
web-mk-no-units = No units yet
web-mk-spent = spent
web-mk-wounded = wounded{ $n ->
    [one] {""}
   *[other] { " " }× { $n }
}
web-mk-skills = Skills and tactic
web-mk-to-level = { $n } to level { $level }
web-mk-about-fame = Enough fame makes the hero rise a level: more armour, hand and command, or a skill and an action.
web-mk-about-armour = Each wound takes as much damage as the hero has armour.
web-mk-about-hand = Cards in hand, and up to how many are drawn at the end of the turn.
web-mk-about-command = Units, and how many the hero can command.

## Offers

web-mk-offers = Offers
web-mk-offer-unit_offer = Units
web-mk-offer-action_offer = Actions
web-mk-offer-spell_offer = Spells
web-mk-offer-monastery_offer = Monastery
web-mk-offer-common_skills = Skills
web-mk-offer-tiles = Tiles

## The fight

web-mk-fight = Fight
web-mk-phases = Phases of the fight
web-mk-phase-ranged = Ranged, siege
web-mk-phase-about-ranged = before they strike
web-mk-phase-block = Block
web-mk-phase-about-block = one attack at a time
web-mk-phase-damage = Damage
web-mk-phase-about-damage = to the hero and the units
web-mk-phase-melee = Attack
web-mk-phase-about-melee = with everything
web-mk-reward = To be won
web-mk-attack = attack
web-mk-block = block
web-mk-resists = resists { $what }
web-mk-points-ranged = ranged attack
web-mk-points-block = block
web-mk-points-attack = attack
web-mk-of = of { $n }
web-mk-missing = { $n } short
web-mk-enough = enough

## On a phone

web-mk-tabs = What you have
web-mk-tab-hand = Hand
web-mk-tab-units = Units
web-mk-tab-mana = Mana
web-mk-tab-offers = Offers
web-mk-tab-list = All

## Words of effects that are drawn as signs; forms of one word apart by "|", small letters

web-mk-word-attack = attack
web-mk-word-block = block
web-mk-word-move = move
web-mk-word-influence = influence
web-mk-word-heal = heal
web-mk-word-fame = fame
web-mk-word-reputation = reputation
web-mk-word-armour = armour
web-mk-word-ranged = ranged
web-mk-word-siege = siege
web-mk-word-fire = fire
web-mk-word-ice = ice
web-mk-word-cold_fire = cold fire
