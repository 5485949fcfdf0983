### Tiny Epic Kingdoms: sentences. Single names live in games/tiny_epic_kingdoms/names.py.

game-tiny_epic_kingdoms = Tiny Epic Kingdoms
about-tiny_epic_kingdoms = Lead a small people to glory: expand, build, learn magic, make war or alliances.

## Actions

action-patrol = Move one of your armies to an adjacent region of the same territory, or stand up a lying army.
action-quest = Move one of your armies from an edge region to an edge region of another territory.
action-build = Pay ore equal to the next tower level and move up one level.
action-research = Pay mana equal to the next magic level and learn it.
action-expand = Pay food equal to your armies in play, counting the new one, and add an army next to a single army of yours.
action-trade = Give any number of one resource for the same number of another.
action-collect = In place of the selected action, take 1 resource from each region where you have an army.

## Terrain

terrain-forest = Forest: yields mana.
terrain-mountain = Mountain: yields ore.
terrain-plains = Plains: yield food.
terrain-ruins = Ruins: armies lie down here and bring 1 resource of choice; they are lost at the end of the game.
terrain-capital = Capital: yields nothing; worth 2 VP alone or 1 VP each when shared.
terrain-water = Water: cannot be entered without a race ability.
terrain-cliff = Cliff: cannot be entered without a race ability.
terrain-river = River: parts two regions; they are not adjacent.

## Find tokens

token-crown = Worth 2 VP to its holder; whoever beats the holder in a war takes it.
token-treasure = Gain 2 resources of choice.
token-bandits = Pay 2 resources of choice or lose the army.
token-lair = When you win a war, you may take a tower level from the loser in place of the army.
token-camp = The region yields 1 more resource of its type when you collect.
token-fort = Your war cost is 2 lower whenever you attack.
token-city = The region is worth 1 VP at the end of the game.
token-church = Once, an army you lose in a war may be put here in place of the supply.
token-blank = Nothing happens.

## Race abilities, by level; level 5 is the bonus at the end of the game

race-centaurs-1 = A patrolling army may take two steps; the first must end where there is room and no foreign army, and ruins end the move.
race-centaurs-2 = Gain 1 food when a patrol or quest ends in plains.
race-centaurs-3 = Your war cost is 2 lower in plains. When you collect with an army in plains, gain 1 more food.
race-centaurs-4 = After a quest the same army may at once patrol one step.
race-centaurs-5 = 1 VP for each plains region you occupy, at most 3.

race-constructs-1 = You may pay for an expansion with ore, food or both.
race-constructs-2 = Gain 2 ore each time one of your armies goes back to the supply.
race-constructs-3 = When you collect with an army in a mountain, gain 1 more ore.
race-constructs-4 = You may expand instead of build.
race-constructs-5 = 1 VP for each region with two of your armies, at most 2.

race-dragonkin-1 = Your armies may enter and hold cliffs; an occupied cliff yields 1 ore.
race-dragonkin-2 = Your patrols may cross rivers and fly over one area of any kind.
race-dragonkin-3 = Your war cost is 2 lower when you defend.
race-dragonkin-4 = After you attack a player and win, take up to 2 resources of choice from the loser. When you collect with an army on a cliff, gain 1 more ore.
race-dragonkin-5 = 1 VP for each mountain or cliff you hold without another player, at most 3.

race-dwarves-1 = Another player who builds up to your tower level pays 1 more ore.
race-dwarves-2 = Gain 1 ore when a patrol or quest ends in a mountain.
race-dwarves-3 = Building costs you 1 ore less.
race-dwarves-4 = You may build instead of trade.
race-dwarves-5 = 1 VP if nobody has a higher tower level than you.

race-elves-1 = Your trade action may hold two exchanges.
race-elves-2 = Gain 1 mana when a patrol or quest ends in a forest.
race-elves-3 = Your war cost is 1 lower, or 2 lower in a forest.
race-elves-4 = You may research instead of trade.
race-elves-5 = 1 VP if you occupy a forest.

race-goblins-1 = Your patrol may move two different armies, one after the other.
race-goblins-2 = Expanding costs you 1 food less.
race-goblins-3 = A new army may also go to an empty land region adjacent to one you occupy.
race-goblins-4 = You may expand instead of quest.
race-goblins-5 = 3 VP if you have more armies than anyone, 2 VP if you are tied for most.

race-halflings-1 = Gain 2 resources of choice each time a war of yours ends in an alliance.
race-halflings-2 = When you collect, each region shared with an ally yields 1 more of its type.
race-halflings-3 = After you lose with the white flag shown, your armies retreat free.
race-halflings-4 = A trade gives you 1 more of the received type for each ally, at most 2.
race-halflings-5 = 1 VP for each region shared with an ally, at most 3.

race-humans-1 = You may trade instead of research.
race-humans-2 = A trade gives you 1 more of the received type.
race-humans-3 = Your war cost is 2 lower if you pay it with a single resource type.
race-humans-4 = When you collect with an army beside water or a river, gain 1 more food.
race-humans-5 = 1 VP for each resource type of which you have at least 4.

race-lizardfolk-1 = Your patrols may end in any land region of the same territory, adjacent or not.
race-lizardfolk-2 = You may quest instead of patrol and patrol instead of quest.
race-lizardfolk-3 = Moving into a region gains 1 resource of its type; ruins give one of choice.
race-lizardfolk-4 = In place of a quest move, swap one of your armies with another player's; war may follow.
race-lizardfolk-5 = 1 VP for each territory other than your home where you have an army.

race-merfolk-1 = Rivers do not stop your armies, and they may enter and hold water; an occupied water area yields 1 food.
race-merfolk-2 = Your war cost is 2 lower in regions beside water or a river.
race-merfolk-3 = When you collect with an army in water or beside water or a river, gain 1 more mana.
race-merfolk-4 = You may quest from and to water and regions beside water or a river, edge or not.
race-merfolk-5 = 1 VP for each water area you occupy, at most 3.

race-orcs-1 = You win all ties in war.
race-orcs-2 = You may pay with food in war; each food is worth 1.
race-orcs-3 = Your war cost is 1 lower.
race-orcs-4 = After the dice are shown, you may spend one more resource to raise your number by its war value.
race-orcs-5 = 2 VP if no other player has an army in your home territory.

race-undead-1 = Gain 2 resources of choice for each foreign or neutral army your wars remove from play.
race-undead-2 = Gain 2 mana when a lost war removes one of your armies. When you collect with an army in a forest, gain 1 more mana.
race-undead-3 = You may pay for an expansion with mana, food or both.
race-undead-4 = Your lying armies may move, and your armies in ruins are not lost at the end.
race-undead-5 = 1 VP for each foreign or neutral army your wars removed during the game, at most 3.

race-valkyries-1 = Your retreats may go to any region of the same territory that is free to retreat to.
race-valkyries-2 = A retreat costs you at most 2 food. Expanding costs you 1 food less.
race-valkyries-3 = Your war cost is 2 lower when you attack by quest.
race-valkyries-4 = After losing a war you pay half of your war cost, rounded up.
race-valkyries-5 = 2 VP if you have no ally and at least 4 armies in play.

## Race bonus, as a line of the score sheet

bonus-plains_held = Plains occupied
bonus-forests_held = Forests occupied
bonus-waters_held = Water areas occupied
bonus-heights_alone = Mountains and cliffs held alone
bonus-full_regions = Regions with two own armies
bonus-shared_regions = Regions shared with allies
bonus-foreign_territories = Foreign territories reached
bonus-armies_removed = Armies removed in war
bonus-stockpiles = Large stocks of resources
bonus-tallest_tower = Highest tower
bonus-home_alone = Home free of other players
bonus-most_armies = Most armies
bonus-lone_host = Great host without allies

## Facts of a seat, tracks, pieces: what the picture of the table is labelled with

fact-mana = mana
fact-ore = ore
fact-food = food
fact-armies = armies
fact-supply = supply
fact-tower = tower
fact-magic = magic
fact-neutral = neutrals
fact-points = VP
track-tower = Tower
track-magic = Magic
piece-hidden = Find token, face down
short-patrol = Patrol
short-quest = Quest
short-build = Build
short-research = Research
short-expand = Expand
short-trade = Trade
setting-find_tokens = Find tokens
setting-races = Races
setting-races-dealt = dealt
setting-races-chosen = chosen
setting-solo = Solo mode
setting-note-find_tokens = Tokens lie face down on the land; whoever enters first turns them up.
setting-note-solo = Only with two seats: you on the first, an automaton on the second.

## Rows of the score sheet

score-armies = Armies in play
score-magic = Magic
score-bonus = Race bonus
score-tower = Tower
score-capitals = Capitals
score-crown = Crown
score-cities = Cities
score-neutrals = Neutral armies taken
score-lost-kingdom = Lost Kingdom

## How points came about

sum-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
} in play × { $each } = { $vp } VP
sum-magic = Magic level { $n } × { $each } = { $vp } VP
sum-tower = Tower level { $n } is worth { $vp } VP
sum-capitals-alone = { $alone ->
    [one] { $alone } capital
   *[other] { $alone } capitals
} held alone × { $alone_vp } = { $vp } VP
sum-capitals-shared = { $shared ->
    [one] { $shared } shared capital
   *[other] { $shared } shared capitals
} × { $shared_vp } = { $vp } VP
sum-capitals-both = { $alone ->
    [one] { $alone } capital
   *[other] { $alone } capitals
} held alone × { $alone_vp } + { $shared } shared × { $shared_vp } = { $vp } VP
sum-crown = The crown is worth { $vp } VP
sum-cities = { $n ->
    [one] { $n } city
   *[other] { $n } cities
} × { $each } = { $vp } VP
sum-neutrals = { $n ->
    [one] { $n } neutral army
   *[other] { $n } neutral armies
} taken × { $each } = { $vp } VP
sum-lost-kingdom = { $n ->
    [one] { $n } region
   *[other] { $n } regions
} of the Lost Kingdom × { $each } = { $vp } VP
sum-bonus-unlearned = { $race } 5: not learned, magic is at level { $n }
sum-bonus-missed = { $race } 5: the condition is not met, 0 VP
sum-bonus-plains-held = { $race } 5: { $n } plains × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-forests-held = { $race } 5: { $n ->
    [one] { $n } forest
   *[other] { $n } forests
} × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-waters-held = { $race } 5: { $n ->
    [one] { $n } water area
   *[other] { $n } water areas
} × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-heights-alone = { $race } 5: { $n ->
    [one] { $n } mountain or cliff
   *[other] { $n } mountains and cliffs
} held alone × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-full-regions = { $race } 5: { $n ->
    [one] { $n } region
   *[other] { $n } regions
} with two armies × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-shared-regions = { $race } 5: { $n ->
    [one] { $n } region
   *[other] { $n } regions
} shared with an ally × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-foreign-territories = { $race } 5: { $n ->
    [one] { $n } foreign territory
   *[other] { $n } foreign territories
} × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-armies-removed = { $race } 5: { $n ->
    [one] { $n } army
   *[other] { $n } armies
} removed by own wars × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-stockpiles = { $race } 5: { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
} of resource with at least { $need } × { $each }{ $most ->
    [0] {""}
   *[other] , at most { $most }
} = { $vp } VP
sum-bonus-tallest-tower = { $race } 5: nobody has a higher tower, { $vp } VP
sum-bonus-home-alone = { $race } 5: no other player at home, { $vp } VP
sum-bonus-most-armies = { $race } 5: the most armies, { $vp } VP
sum-bonus-most-armies-tied = { $race } 5: tied for the most armies with { $n }, { $vp } VP
sum-bonus-lone-host = { $race } 5: no ally and at least { $need } armies, { $vp } VP

## What a number of a war costs

sum-war = Can pay up to { $n }: mana { $mana }, ore { $ore }, food { $food }, discount { $off }
sum-pay = { $n } to pay: { $mana } mana, { $ore } ore, { $food } food
sum-pay-nothing = Nothing to pay
sum-pay-lost = After a defeat only { $n }

## Amounts, used inside other messages. $x is the name of a thing, $x_id its id to choose a form by.

amount = { $n } { $resource }
unit = 1 { $a }
resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}

## Questions

prompt-pick-race = Which people do you lead?
prompt-pick-side = Which side of your card is your home?
prompt-pick-start = Where do your two armies start?
prompt-pick-empty = Which free region of your home stays without a find token?
prompt-pick-split = How do you split your { resources }?
prompt-select-action = Which action do you choose for this turn?
prompt-act-or-collect = The action is { $action }. What do you do?
prompt-patrol-army = Which army goes on patrol?
prompt-patrol-to = Where does the army in { $area } go?
prompt-quest-army = Which army sets out on a quest?
prompt-quest-to = Where does the quest from { $area } lead?
prompt-swap-with = Which army changes places with yours in { $area }?
prompt-expand = { $n ->
    [0] Where do you muster a new army? It is free.
   *[other] Where do you muster a new army? It costs { $n } food.
}
prompt-pay-expand = The army costs { $n }. How much { $resource } do you pay in place of food?
prompt-trade = What do you trade for what?
prompt-trade-amount = How much { $given } do you give for { $gained }?
prompt-gain-of-choice = { $n ->
    [one] Which resource do you gain?
   *[other] Which resource do you gain? { $n } are yours to choose.
}
prompt-bandits = { $n ->
    [one] The bandits in { $area } want 1 more resource. Which one?
   *[other] Bandits in { $area }! Do you pay { resources } or lose the army?
}
prompt-war-dice = { $n ->
    [0] War against { $whom } in { $area }! You can afford nothing but the flag.
   *[other] War against { $whom } in { $area }! What do you show? You can afford up to { $n }.
}
prompt-raise-bid = You show { $n }. Do you spend one more resource to raise it?
prompt-pay-war = { $left_n ->
    [one] What do you pay for the war with? { $left_n } point of { $n } is left.
   *[other] What do you pay for the war with? { $left_n } points of { $n } are left.
}
prompt-plunder = { $n ->
    [one] Spoils of war! Which resource do you take from { $whom }?
   *[other] Spoils of war! Take up to { resources } from { $whom }. Which one?
}
prompt-lair = Do you send the dragon after a tower level of { $whom } in place of the army?
prompt-vacate = You must leave every region you share. Which one first?
prompt-retreat = { $n ->
    [0] You are beaten in { $area }. Where does the army go? A retreat is free.
   *[other] You are beaten in { $area }. Where does the army go? A retreat costs { $n } food.
}
prompt-church = Do you send the beaten army to the church in { $area }?

## Options

option-race = { $a }
option-home = Settle in { $a }
option-start = Start in { $a }
option-leave-empty = No token in { $a }
option-split = { $a } mana, { $b } ore, { $c } food
option-select = { $a }
option-do = { $a_id ->
    [patrol] Go on patrol
    [quest] Set out on a quest
    [build] Build the tower higher
    [research] Study magic
    [expand] Muster a new army
   *[trade] Trade resources
}
option-collect = Collect resources
option-army = Army in { $a }
option-stand = Stand up the army in { $a }
option-to = Move to { $a }
option-swap = Swap the army in { $a }
option-with = Swap with the army in { $a }
option-expand = New army in { $a }
option-mix = { $a ->
    [0] Pay with food alone
   *[other] Pay { $a } { $b }, the rest in food
}
option-trade = Give { $a } for { $b }
option-amount = Give { $a }
option-gain = Gain { unit }
option-toll = Give the bandits { unit }
option-lose-army = Lose the army
option-flag = Show the white flag
option-bid = Show { $a }
option-raise = { $a_id ->
    [mana] Spend { unit }, raise by 2
   *[other] Spend { unit }, raise by 1
}
option-pay = { $a_id ->
    [mana] Pay { unit } (2 points)
    [ore] Pay { unit } (1 point)
   *[food] Pay { unit }
}
option-plunder = Take { unit }
option-lair = Take a tower level
option-vacate = Leave { $a }
option-retreat = Retreat to { $a }
option-flee = Flee to { $a } at no cost
option-give-up = Give the army up
option-church = Send it to the church

## What happens

event-starts = { $who } goes first.
event-race-taken = { $who } leads the { $race }.
event-home-dealt = { $who } is dealt a territory card: { $territory } or { $other }.
event-home-taken = { $who } settles in { $territory }.
event-lost-kingdom-laid = { $territory } is the Lost Kingdom, guarded by neutral armies.
event-armies-placed = { $who } sets up in { $area }.
event-tokens-laid = { $n ->
    [one] { $n } find token is laid face down.
   *[other] { $n } find tokens are laid face down.
}
event-supplied = { $who } starts with { $mana_n } mana, { $ore_n } ore and { $food_n } food.

event-card-cleared = The action card is full: { $who } clears it.
event-turn-skipped = { $who } skips this turn.
event-action-selected = { $who } announces { $action }.
event-action-taken = { $action_id ->
    [patrol] { $who } goes on patrol.
    [quest] { $who } sets out on a quest.
    [build] { $who } builds.
    [research] { $who } studies magic.
    [expand] { $who } calls for recruits.
   *[trade] { $who } goes to market.
}
event-instead-taken = { $who } prefers { $action } to { $selected }.
event-nothing-done = { $who } does nothing.
event-collects = { $who } collects resources.
event-end-triggered = { $who } brings the end in sight: the game is over when the action card is next cleared.
event-game-ended = The game is over, the points are counted.

event-moved = { $who } marches from { $area } to { $to }.
event-swapped = { $who } and { $whom } swap armies: { $area } for { $to }.
event-stood-up = { $who } stands an army up in { $area }.
event-laid-down = { $who } lies down in the ruins of { $area }.
event-built = { $who } raises the tower to level { $level_n }.
event-researched = { $who } reaches magic level { $level_n }.
event-expanded = { $who } musters a new army in { $area }.
event-traded = { $who } trades { $given_n } { $given } for { $n } { $gained }.
event-gained = { $who } gains { amount }.
event-paid = { $who } pays { amount }.

event-war-began = War! { $who } attacks { $whom } in { $area }.
event-flag-shown = { $who } shows the white flag.
event-number-shown = { $who } shows { $n }.
event-raised = { $who } raises to { $n }!
event-war-won = { $who } beats { $whom } in { $area }.
event-allied = Two white flags! { $who } and { $whom } are now allies in { $area }.
event-alliance-broken = The alliance of { $who } and { $whom } is broken.
event-neutral-beaten = { $who } beats the neutral army in { $area }.
event-retreated = { $who } retreats from { $area } to { $to }.
event-fled = The last army of { $who } flees from { $area } to { $to }.
event-army-lost = { $who } loses an army in { $area }.
event-plundered = { $who } takes 1 { $resource } from { $whom } as spoils of war.

event-token-found = { $token_id ->
    [crown] { $who } finds the crown in { $area }!
    [treasure] { $who } finds a treasure in { $area }!
    [bandits] { $who } runs into bandits in { $area }!
    [lair] { $who } discovers a dragon lair in { $area }.
    [camp] { $who } finds a camp in { $area }.
    [fort] { $who } finds a fort in { $area }.
    [city] { $who } finds a city in { $area }.
    [church] { $who } finds a church in { $area }.
   *[blank] { $who } finds nothing in { $area }.
}
event-crown-passed = The crown passes from { $who } to { $whom }.
event-lair-used = { $who } sends the dragon: { $whom } loses a tower level.
event-church-used = The church in { $area } takes in the beaten army of { $who }.

## Why not: what stands in the way, by rule

why-TEK-SETUP-03 = Another player already leads this people.
why-TEK-SETUP-07R = Armies start on land, not on water or a cliff.
why-TEK-TURN-03 = There is a shield on this action already.
why-TEK-TURN-06 = You cannot collect in your own turn.
why-TEK-PATROL-01 = There is nowhere to patrol to.
why-TEK-PATROL-02 = The region is not adjacent.
why-TEK-QUEST-01 = There is nowhere to quest to.
why-TEK-QUEST-02 = A quest ends at the edge of a territory; this is an inner region.
why-TEK-QUEST-03 = A quest cannot enter water or a cliff.
why-TEK-QUEST-05R = A quest sets out from the edge of a territory; this is an inner region.
why-TEK-MOVE-01 = The region already holds two armies.
why-TEK-MOVE-02 = The region already holds two armies; nobody else can enter.
why-TEK-MOVE-03 = The last army of a player may not be attacked.
why-TEK-MOVE-04 = Your last army may not attack anyone.
why-TEK-MOVE-05 = The army lies; it must stand up first.
why-TEK-REGION-01 = Water and cliffs cannot be entered without a race ability.
why-TEK-REGION-02 = A river lies in between.
why-TEK-BUILD-01 = You do not have enough ore.
why-TEK-BUILD-02 = Your tower is as high as it gets.
why-TEK-RESEARCH-01 = You do not have enough mana.
why-TEK-RESEARCH-02 = There is no magic left to learn.
why-TEK-EXPAND-01 = A new army joins exactly one army of yours.
why-TEK-EXPAND-02 = You do not have the resources to pay for it.
why-TEK-EXPAND-03 = All your armies are in play.
why-TEK-EXPAND-04R = You share the region with an ally; there is no room.
why-TEK-TRADE-01 = You have nothing to give for it.
why-TEK-TRADE-03R = You cannot hold more than nine of a resource.
why-TEK-COLLECT-06 = You already hold nine of it.
why-TEK-WAR-03 = You do not have the resources to pay for it.
why-TEK-WAR-10 = Food is worth nothing in a war.
why-TEK-WAR-12R = Part of the payment would be wasted.
why-TEK-RETREAT-02 = You do not have enough food to retreat.
why-TEK-RETREAT-03 = A foreign army is there; a retreat never starts a war.
why-TEK-BREAK-09R = Your last army cannot be given up.
why-TEK-TOKEN-01 = Your armies start there, so it gets no token anyway.
why-TEK-TOKEN-06 = You have none of it.
why-TEK-TOKEN-06R = The bandits cannot take your last army.
why-TEK-TOKEN-08 = The dragon took a tower level; the army must retreat.
why-TEK-2P-04 = You cannot afford to beat the neutral army there.
why-TEK-2P-08R = Your last army may not attack a neutral army.
why-TEK-SOLO-04 = The dummy does not enter its own regions.
why-TEK-RACE-CENTAURS-1 = The second step may not lead back to the start.
why-TEK-RACE-DRAGONKIN-4 = There is none of it to take, or you already hold nine.
why-TEK-RACE-GOBLINS-1R = This army has already moved; the second must be another one.
why-TEK-RACE-LIZARDFOLK-4 = It takes a foreign army that shares its region with nobody.
why-TEK-RACE-LIZARDFOLK-4R = A lying army and the last army of a player cannot be swapped.
why-TEK-RACE-ORCS-4R = You cannot pay it on top of the war.
