### Tiny Epic Kingdoms: sentences. Single names live in games/tiny_epic_kingdoms/names.py.

game-tiny_epic_kingdoms = Tiny Epic Kingdoms
about-tiny_epic_kingdoms = Lead a small people to glory: expand, build, learn magic, make war or alliances.

## Amounts. Pass $count as a number. -acc: as an object ("gains 1 mana").

count-mana = { $count } mana
count-ore = { $count } ore
count-food = { $count } food
count-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
count-army = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
count-mana-acc = { $count } mana
count-ore-acc = { $count } ore
count-food-acc = { $count } food
count-resource-acc = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
count-army-acc = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
count-vp = { $count } VP

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
race-centaurs-3 = Your war cost is 2 lower in plains.
race-centaurs-4 = After a quest the same army may at once patrol one step.
race-centaurs-5 = 1 VP for each plains region you occupy, at most 3.

race-constructs-1 = You may pay for an expansion with ore, food or both.
race-constructs-2 = When you collect with an army in a mountain, gain 1 more ore.
race-constructs-3 = Gain 2 ore each time one of your armies goes back to the supply.
race-constructs-4 = You may expand instead of build.
race-constructs-5 = 1 VP for each region with two of your armies, at most 3.

race-dragonkin-1 = Your armies may enter and hold cliffs; an occupied cliff yields 1 ore.
race-dragonkin-2 = Your patrols may cross rivers and fly over one area of any kind.
race-dragonkin-3 = Your war cost is 2 lower when you defend.
race-dragonkin-4 = After you attack a player and win, take up to 2 resources of choice from the loser.
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
race-elves-5 = 1 VP for each forest you occupy, at most 3.

race-goblins-1 = Your patrol may move two different armies, one after the other.
race-goblins-2 = Expanding costs you 1 food less.
race-goblins-3 = A new army may also go to an empty land region adjacent to one you occupy.
race-goblins-4 = You may expand instead of quest.
race-goblins-5 = 2 VP if you have more armies than anyone, 1 VP if you are tied for most.

race-halflings-1 = Gain 1 resource of choice each time a war of yours ends in an alliance.
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
race-merfolk-3 = You may quest from and to water and regions beside water or a river, edge or not.
race-merfolk-4 = When you collect with an army in water or beside water or a river, gain 1 more mana.
race-merfolk-5 = 1 VP for each water area you occupy, at most 3.

race-orcs-1 = You win all ties in war.
race-orcs-2 = You may pay with food in war; each food is worth 1.
race-orcs-3 = Your war cost is 1 lower.
race-orcs-4 = After the dice are shown, you may spend one more resource to raise your number by its war value.
race-orcs-5 = 2 VP if no other player has an army in your home territory.

race-undead-1 = Gain 1 resource of choice for each foreign or neutral army your wars remove from play.
race-undead-2 = Gain 2 mana when a lost war removes one of your armies.
race-undead-3 = You may pay for an expansion with mana, food or both.
race-undead-4 = Your lying armies may move, and your armies in ruins are not lost at the end.
race-undead-5 = 1 VP for each foreign or neutral army your wars removed during the game, at most 3.

race-valkyries-1 = Your retreats may go to any region of the same territory that is free to retreat to.
race-valkyries-2 = A retreat costs you at most 2 food.
race-valkyries-3 = Your war cost is 2 lower when you attack by quest.
race-valkyries-4 = After losing a war you pay half of your war cost, rounded up.
race-valkyries-5 = 2 VP if you have no ally and at least 5 armies in play.

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
setting-solo = Solo, against the dummy
