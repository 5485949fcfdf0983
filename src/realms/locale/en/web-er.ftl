### The table of Elven Rage.

## Cards

web-er-hand = Your hand
web-er-no-cards = No cards in hand.
web-er-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
web-er-needs = needs { $n }, you have { $have }
web-er-price = Its Action asks for so many lands of your own: { $n }. They are not spent.
web-er-hero = Hero
web-er-dragon = Dragon
web-er-initiative = Initiative
web-er-lives = Lives
web-er-no-action = A neutral: it has no Action.
web-er-guards = A Dragon: it defends its Castle and has no Action.
web-er-use = Use its Action

## The turn

web-er-round = Round
web-er-turn-of = { $who }
web-er-phase-summon = Summon
web-er-phase-discard = Discard
web-er-phase-conquest = Conquest
web-er-phase-battle = Battle for { $land }

## The land

web-er-map = The land of Farrun
web-er-kind-land = Land
web-er-kind-tower = Tower
web-er-kind-castle = Home Castle
web-er-kind-central = Central Castle
web-er-yours = It is yours.
web-er-nobodys = It is nobody's.
web-er-whose = It belongs to { $who }.
web-er-meets-player = The owner may defend it, or give it up.
web-er-meets-neutrals = A neutral squad defends it; whoever takes it finds an Artifact.
web-er-meets-ebrung = Ebrung, Guardian of the Portal, defends it with two neutrals.
web-er-warded = It is protected: nobody can attack it now.

## Peoples

web-er-you = { $who } (you)
web-er-lands = { $n ->
    [one] land
   *[other] lands
}
web-er-summon = summon
web-er-deck = deck
web-er-discard = discard
web-er-about-summon = Cards drawn at the start of a turn: one for each Tower and each Castle.
web-er-about-deck = Cards left in the deck. When it is empty, the discard pile is shuffled into a new one.
web-er-dragon-guards = { $dragon }, guards the Castle
web-er-fact-lands = Lands
web-er-fact-summon = Cards per Summon: one for each Tower and Castle
web-er-fact-hand = Cards in hand
web-er-fact-deck = Cards in the deck
web-er-fact-artifacts = Artifacts
web-er-fact-treasures = Treasures
web-er-taken = { $n ->
    [0] took nobody's land
    [one] took { $n } land of others
   *[other] took { $n } lands of others
}
web-er-thinking = thinking
web-er-active = the turn is theirs
web-er-out = out of the game
web-er-all = Everything
web-er-rival-facts = Lands: { $lands }, Towers: { $towers }, Castles: { $castles }, taken from others: { $taken }.

## Goal, Artifacts, Treasures

web-er-secret = secret Goal
web-er-open-goal = open to all
web-er-met = met
web-er-goal-short = Goal { $n }/{ $of }
web-er-artifacts = Artifacts
web-er-treasures = Treasures
web-er-no-artifacts = None yet: whoever takes a land from neutrals finds one.
web-er-only-you = only you see them
web-er-now = now
web-er-treasure-effect = turn it in for two cards
web-er-treasure-moment = outside battle

## Neutral squads

web-er-squads = Neutral squads
web-er-no-squads = None are left: new ones gather when they are needed.
web-er-squad-cards = { $n ->
    [one] { $n } card each
   *[other] { $n } cards each
}
web-er-squad-closed = { $n ->
    [0] Nobody is left here.
    [one] { $n } card, face down.
   *[other] { $n } cards, face down.
}
web-er-squad-known = You know { $n } of { $most }: { $names }.
web-er-seen = You have seen it.
web-er-show-squad = Show { $squad }

## Icons of sides

web-er-key = Icons of cards
web-er-icon-s1 = strike
web-er-icon-s2 = double strike
web-er-icon-p1 = pierces shields
web-er-icon-sh = shield
web-er-icon-ca = strikes back
web-er-icon-fs = fire shield
web-er-icon-mv = swaps places
web-er-icon-none = nothing
web-er-about-s1 = A strike takes one life; a shield stops it.
web-er-about-s2 = A double strike takes two lives; a shield stops it. With a 2 the piercing one is double too.
web-er-about-p1 = A piercing strike takes a life right through a shield.
web-er-about-sh = A shield stops simple strikes at this side.
web-er-about-ca = A counter-attack takes a life from whoever strikes at this side.
web-er-about-fs = A fire shield stops simple strikes and takes a life from whoever strikes at this side.
web-er-about-mv = Movement: instead of striking, the fighter may change places with whom this side points at.
web-er-about-none = This side does nothing.

## Piles

web-er-zone-discard = Discard pile
web-er-zone-dragons = Dragons of the Castles
web-er-zone-treasures = Treasures
web-er-zone-artifacts = Artifacts you know of
web-er-zone-hand = Cards in hand that you know
web-er-zone-own = Your people
web-er-zone-goal = Your Goal
web-er-zone-relics = Artifacts and Treasures
web-er-zone-squads = Neutral squads and icons
web-er-closed = These cards lie face down.
web-er-empty = There is nothing here.
