### The table of Tiny Epic Kingdoms.

web-tek-you = you
web-tek-vp = VP
web-tek-opponents = The other players
web-tek-maps = Territories
web-tek-actions = Action card
web-tek-mine = Your people
web-tek-theirs = Show the whole card
web-tek-tower-note = ore to build · VP
web-tek-tower-floor = Floor { $n }: { $vp } VP. { $who }
web-tek-tower-empty = Nobody yet
web-tek-armies-of = /{ $most } armies
web-tek-tower = tower
web-tek-magic = magic
web-tek-levels = magic { $magic } · tower { $tower }
web-tek-crown = holds the crown
web-tek-neutral = { $n ->
    [one] { $n } neutral army taken
   *[other] { $n } neutral armies taken
}
web-tek-turn = Turn { $n }
web-tek-shields = shields { $n } of { $most }
web-tek-setting-up = Setting up
web-tek-no-maps = The maps are dealt once everyone has chosen a people.

## The action card

web-tek-act-patrol = move inside
web-tek-act-quest = other realm
web-tek-act-build = tower, ore
web-tek-act-research = magic, mana
web-tek-act-expand = army, food
web-tek-act-trade = swap goods
web-tek-act-yours = your choice
web-tek-act-by = by { $who }
web-tek-act-free = free
web-tek-act-taken = shield on it
web-tek-act-now = this turn

## Tooltips

web-tek-about-mana = Pays for magic. In a war 1 mana is worth 2.
web-tek-about-ore = Pays for the tower. In a war 1 ore is worth 1.
web-tek-about-food = Pays for new armies and for retreats.
web-tek-about-armies = { $n } in play, { $left } more in the supply. An army in play is 1 VP at the end.
web-tek-about-tower = Level { $n }. What it is worth at the end stands on the tower.
web-tek-about-magic = Level { $n }: so many levels of the race card are in force. Each is 1 VP at the end.
web-tek-about-shields = Every turn lays a shield on an action. When { $most } lie there, the card is cleared.
web-tek-tower-price = Costs { $n } ore
web-tek-tower-ground = Not built yet

## What somebody is doing

web-tek-status-thinking = Thinking…
web-tek-status-sealed = Choice is sealed
web-tek-status-out = Has given up
web-tek-status-bot = Bot
web-tek-status-away = Away
web-tek-status-ready = At the table
web-tek-status-allied = Allied with { $who } in { $where }

## Race cards

web-tek-level = Level { $n }
web-tek-level-on = learned
web-tek-level-next = next, costs { $n } mana
web-tek-level-off = costs { $n } mana
web-tek-no-race = No people yet

## Questions with a picture of their own

web-tek-choose-race = Lead the { $race }
web-tek-choose-hint = Look at a people before you choose; all five levels are learned in this order.
web-tek-side-mine = Side of your card
web-tek-split-title = What do you start with?
web-tek-split-note = Everybody splits in secret; then all is shown at once.
web-tek-split-left = { $n ->
    [0] Everything is handed out
   *[other] Still to hand out: { $n }
}
web-tek-split-more = One more: { $resource }
web-tek-split-less = One less: { $resource }
web-tek-split-go = Start with this
web-tek-split-usual = For a first game
web-tek-trade-give = You give
web-tek-trade-gain = You gain
web-tek-amounts = How many?
web-tek-pay-left = { $n ->
    [one] { $n } point to pay
   *[other] { $n } points to pay
}

## War

web-tek-war-title = War for { $area }
web-tek-war-note = Both numbers stay hidden until both are in. Winner and loser each pay their own.
web-tek-war-attacker = { $race } · attacker
web-tek-war-defender = { $race } · defender
web-tek-war-most = can show up to
web-tek-war-off = discount { $n }
web-tek-war-single = −{ $n } if paid in one kind
web-tek-war-ties = wins a tie
web-tek-war-sealed = Number sealed
web-tek-war-choosing = Still thinking
web-tek-war-yours = Your number
web-tek-war-keys = Keys 1–9, F for the flag, Enter seals
web-tek-war-flag = White flag
web-tek-war-flag-note = The white flag costs nothing and counts as 0; two flags make an alliance.
web-tek-war-flag-note-two = The white flag costs nothing and counts as 0.
web-tek-war-face = Show { $n }
web-tek-war-not = { $n }: you can pay { $most } at most
web-tek-war-nots = { $from }–{ $to }: you can pay { $most } at most
web-tek-war-pick = Choose a face; nobody sees it until both are sealed.
web-tek-war-showing = Showing { $n }:
web-tek-war-price = you will pay
web-tek-war-or = or
web-tek-war-price-flag = costs nothing and counts as 0.
web-tek-war-seal = Seal { $n }
web-tek-war-seal-flag = Seal the flag
web-tek-war-seal-none = Seal
web-tek-war-news = War for { $area }
web-tek-war-shows = { $who } shows { $n }
web-tek-war-shows-flag = { $who } shows the white flag
web-tek-war-won = { $who } wins
web-tek-war-allied = An alliance!
web-tek-war-even = The dice are open
web-tek-war-tie = { $who } wins the tie

## The end

web-tek-last-round = The last round: the game ends when the action card is next cleared.
