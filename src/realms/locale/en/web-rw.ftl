### The table of Runewars.

## The year

web-rw-setup = Set-up
web-rw-year = Year { $n } of { $of }
web-rw-spring = Spring
web-rw-summer = Summer
web-rw-autumn = Autumn
web-rw-winter = Winter
web-rw-low-spring = spring
web-rw-low-summer = summer
web-rw-low-autumn = autumn
web-rw-low-winter = winter
web-rw-season-card = Season card
web-rw-always-spring = Every spring: activation tokens come off, routed units stand up, orders come back.
web-rw-always-summer = Every summer: heroes travel and quest.
web-rw-always-autumn = Every autumn: the fate deck is shuffled; everyone takes 2 influence or a tactics card.
web-rw-always-winter = Every winter: water freezes, and units beyond your food starve.

## Orders

web-rw-orders = Orders
web-rw-bonus = Supremacy bonus: { $what }
web-rw-year-orders = Orders of the year
web-rw-higher-bonus = dark: with bonus

## The map

web-rw-map = The map of Terrinoth
web-rw-state = { $state ->
    [routed] { $what }, routed
    [coming] { $what }, on the way here
   *[other] { $what }, moving
}
web-rw-routed = routed
web-rw-coming = on the way
web-rw-fort = { $state ->
    [damaged] Damaged stronghold.
   *[other] Stronghold.
}
web-rw-rune = { $state ->
    [real] A rune
    [false] A false rune
   *[other] A rune token, face down
}
web-rw-city = City: { $city }.
web-rw-activated = Activated by { $who }
web-rw-remains = Rewards of a fallen hero lie here
web-rw-legend-water = water, until winter
web-rw-legend-mountain = mountains, closed
web-rw-legend-token = activated
web-rw-legend-routed = routed until spring
web-rw-to-lay = Lay next
web-rw-turned = turned by { $n }°
web-rw-turn-left = Turn left
web-rw-turn-right = Turn right
web-rw-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
web-rw-muster = New units
web-rw-spread = Cards to choose from
web-rw-heading-own = Your areas
web-rw-heading-of = Areas of { $who }
web-rw-heading-neutral = Neutral units there
web-rw-heading-free = Empty areas
web-rw-heading-from = From { $area }
web-rw-heading-into = Into { $area }
web-rw-heading-tactics = Tactics
web-rw-heading-tile = { $n ->
    [0] { $tile }
   *[other] { $tile }, turned by { $n }°
}
web-rw-factions = Factions to choose from

## Players

web-rw-you = { $who } (you)
web-rw-runes = { $n ->
    [one] { $n } rune of 7
   *[other] { $n } runes of 7
}
web-rw-dial = Dial: { $what }
web-rw-fact-food = Food
web-rw-fact-wood = Wood
web-rw-fact-ore = Ore
web-rw-fact-influence = Influence
web-rw-fact-tactics = Tactics cards
web-rw-fact-quests = Quests
web-rw-fact-heroes = Heroes
web-rw-fact-areas = Areas you control
web-rw-fact-forts = Strongholds
web-rw-short-influence = influence
web-rw-short-areas = areas
web-rw-short-forts = strongholds
web-rw-out = Out of the game
web-rw-all = All
web-rw-does = On turn: { $order }
web-rw-will = To come: { $order }
web-rw-done = Done: { $order }
web-rw-thinks = Is thinking
web-rw-waits = Waits
web-rw-rival-facts = Areas: { $areas }. Strongholds: { $forts }. Objectives: { $objectives }.
web-rw-step = On { $n }: { $what }
web-rw-gives-influence = 1 influence
web-rw-gives-tactics = 1 tactics card
web-rw-gives-nothing = nothing new

## Titles, heroes, cards

web-rw-titles = Titles
web-rw-on-title = influence on it
web-rw-free = nobody's
web-rw-heroes = Heroes
web-rw-hero-at = { $n ->
    [0] in { $area }
    [one] in { $area } · { $n } reward
   *[other] in { $area } · { $n } rewards
}
web-rw-health = Health
web-rw-tactics = Tactics
web-rw-only-you = only you see this
web-rw-no-tactics = No tactics cards.
web-rw-fresh = drawn this season, not yet to be played
web-rw-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
web-rw-goals = Objective and quests
web-rw-drawer-own = Your faction
web-rw-drawer-secrets = Your cards
web-rw-drawer-season = Season, orders, titles
