### The first game with a guide.

web-tour-title = First game
web-tour-guide = Your guide
web-tour-none = There is no guided game here yet.
web-tour-retry = Try again
web-tour-names = Vera, Mira, Oleg
web-tour-choose = Choose: { $choice }
web-tour-astray = “{ $choice }” is a fair idea, and at a real table it is yours to take. Nothing is lost here: for the story, choose as below.
web-tour-back = Back
web-tour-skip = Skip
web-tour-restart = From the beginning
web-tour-progress = Step { $at } of { $n }
web-tour-won = You win!
web-tour-real = Play for real

## Tiny Epic Kingdoms: setting up

web-tour-tiny_epic_kingdoms-home = Welcome! You lead the goblins: a small kingdom with great plans. In ten minutes you play a whole game against Mira and Oleg. Your territory card has two sides, and the one you choose becomes your home. Settle in Tül’Grund: its plains touch every other region.
web-tour-tiny_epic_kingdoms-start = Two armies start together. From the plains they reach every other region, and plains feed you.
web-tour-tiny_epic_kingdoms-split = Six resources to begin with. Mana pays for magic and for wars, ore for the tower, food for new armies. 2 mana, 1 ore and 3 food are a sound start.

## Actions

web-tour-tiny_epic_kingdoms-select = You go first. Whoever has the turn puts a shield on one of six actions, and then everybody may do it. Your armies stand on each other’s toes: Patrol lets them spread out.
web-tour-tiny_epic_kingdoms-act = Now carry it out. Mira and Oleg get the same chance after you.
web-tour-tiny_epic_kingdoms-patrol-army = A patrol takes one army to a neighbouring region of the same territory. Send one of the two; the other keeps the plains.
web-tour-tiny_epic_kingdoms-patrol-to = The forest yields mana, and something lies there face down. Rivers, water and cliffs would stop an army, so mind the map.
web-tour-tiny_epic_kingdoms-treasure = A find: treasure! Two resources of your choice. Mana first, for magic is dear.
web-tour-tiny_epic_kingdoms-treasure-more = And one food: new armies are hungry.
web-tour-tiny_epic_kingdoms-collect = It is Mira’s turn and she chose Build. On the turns of others you do the same, or you collect: one resource from each region you hold. Never on your own turn, so do it now.
web-tour-tiny_epic_kingdoms-research = Oleg chose Research. For 1 mana your people learn their first level: from now on one patrol moves two armies. What you have learned stays, and every level is a point.
web-tour-tiny_epic_kingdoms-expand-select = Your turn again. More armies hold more regions, and every army is a point at the end. Choose Expand.
web-tour-tiny_epic_kingdoms-expand-act = A new army costs as much food as you then have armies: the third one 3. You have 5.
web-tour-tiny_epic_kingdoms-expand = It joins an army that stands alone. In the plains it is best placed to go on.
web-tour-tiny_epic_kingdoms-trade = Mira put the fifth shield on the card. The next player clears it, and all actions are open again. You lack ore, so join the trade.
web-tour-tiny_epic_kingdoms-trade-what = Any number of one resource becomes the same number of another. Give food for ore.
web-tour-tiny_epic_kingdoms-trade-amount = Both of them. Three ore will do for the first floors of a tower.
web-tour-tiny_epic_kingdoms-two-patrols = The card is clear, and Oleg chose Patrol. Now your first level shows: one patrol, two armies.
web-tour-tiny_epic_kingdoms-two-first = The first one, from the plains.
web-tour-tiny_epic_kingdoms-two-first-to = To the eastern mountain: mountains yield ore, and a token waits.
web-tour-tiny_epic_kingdoms-two-second = A camp! This mountain yields one more ore from now on. And because you are goblins, a second army may go.
web-tour-tiny_epic_kingdoms-two-second-to = To the western mountain. Who knows what lies there?
web-tour-tiny_epic_kingdoms-build-select = A city: a point more for whoever holds it at the end. Your turn. A tower earns points too, so choose Build.
web-tour-tiny_epic_kingdoms-build = Each floor costs its number in ore: 1 now, 2 the next time, up to 6. The high ones earn most.
web-tour-tiny_epic_kingdoms-collect-rich = Mira chose Research; your next level would cost 2 mana. But see what your regions bring by now: a mana and three ore, thanks to the camp. Collect.

## War and peace

web-tour-tiny_epic_kingdoms-flag = Oleg marches into your forest: war! Both set a die in secret, a number or the white flag. A number must be paid, won or lost; the higher one takes the region. Two flags make an alliance: both armies stay, and both collect. A fight gains you nothing here. Show the flag.
web-tour-tiny_epic_kingdoms-quest = Two flags: you share the forest with Oleg and are allies. And the action is Quest: an army leaves from the edge of one territory for the edge of another. Mira’s plains would fill your granary.
web-tour-tiny_epic_kingdoms-quest-army = Send the army that holds the camp. The forest is shared and the city earns a point: both should stay yours.
web-tour-tiny_epic_kingdoms-quest-to = There stands one army of Mira’s. Whoever moves in starts a war. It is not her last army; that one nobody may attack.
web-tour-tiny_epic_kingdoms-war = All stocks are open. In war a mana counts 2, an ore 1, food nothing. Mira has 1 mana and 1 ore: she cannot show more than 3, and on a tie the defender would win. Show 4, and the plains are yours.
web-tour-tiny_epic_kingdoms-pay = Won, 4 against 3! Winner and loser both pay what they showed. One mana is worth two points.
web-tour-tiny_epic_kingdoms-pay-more = And the second. Then Mira may save her army: a retreat costs food.
web-tour-tiny_epic_kingdoms-again = The plains of Elan are yours. Your turn: five ore and not a bite to eat. Choose Trade.
web-tour-tiny_epic_kingdoms-again-act = You first, as ever.
web-tour-tiny_epic_kingdoms-again-what = Ore for food.
web-tour-tiny_epic_kingdoms-again-amount = Three will do; two ore stay for the tower.

## The turns go by

web-tour-tiny_epic_kingdoms-years-1-meanwhile = Mira has quested into the mountain with your camp: it stood empty.
web-tour-tiny_epic_kingdoms-years-1 = By now you know all six actions. Let us go faster: collect, and four turns play themselves.
web-tour-tiny_epic_kingdoms-fourth-meanwhile = Four turns have gone by. You collected again and again and learned your second level. Mira and Oleg raised their towers to the second floor, and Oleg has one army more.
web-tour-tiny_epic_kingdoms-fourth = With the second level new armies cost one food less, and food you have plenty. Choose Expand.
web-tour-tiny_epic_kingdoms-fourth-act = The fourth army: 3 food in place of 4.
web-tour-tiny_epic_kingdoms-fourth-where = To the mountain with the city. From there it will march on.
web-tour-tiny_epic_kingdoms-years-2 = Mira calls a patrol. Set out: two of your armies march, and then five turns play themselves.
web-tour-tiny_epic_kingdoms-capital-meanwhile = Five turns have gone by. Your tower has a second floor, six ore became mana, all three peoples have learned a third level, and an army of Oleg’s has come to Elan. Now Mira calls for recruits.
web-tour-tiny_epic_kingdoms-capital = Look at Elan: Mira has left her capital! It is worth 2 points at the end. With your third level a new army may appear in an empty region next to yours.
web-tour-tiny_epic_kingdoms-capital-to = Straight through the front gate.
web-tour-tiny_epic_kingdoms-years-3 = Oleg chose Research, and you have nine mana! Learn the fourth level; then two turns play themselves.

## The end

web-tour-tiny_epic_kingdoms-end-meanwhile = Two turns have gone by. Mira and Oleg built a third floor while you saved your ore, and an army of Mira’s marched to Aughmoore. Now Oleg calls for magic again.
web-tour-tiny_epic_kingdoms-end = Now it is up to you. The end comes in sight when somebody has seven armies, a tower of six floors or magic on level 5. You have the mana, and you are ahead: learn the last level.
web-tour-tiny_epic_kingdoms-last = The end is in sight: as soon as the fifth shield lies on the card and it is cleared, the game is over. This is your last turn, and another floor is another point. Choose Build.
web-tour-tiny_epic_kingdoms-last-act = Three ore for the third floor.
web-tour-tiny_epic_kingdoms-last-turns-meanwhile = Mira put the fourth shield on Trade and learned her last level in its place: her elves may.
web-tour-tiny_epic_kingdoms-last-turns = Resources earn nothing, and armies lying in ruins would be lost. Yours stand well. Collect, and watch the last turn.
web-tour-tiny_epic_kingdoms-score = Oleg musters a last army, the card is cleared, and that is the end. Every army is a point and so is every level of magic; then the goblins’ bonus for the most armies, the tower, Mira’s capital and your city. Press a number to see how it came about. You know it all now: two opponents are waiting for you.

## Mage Knight: movement, the mine, the village

web-tour-mage_knight-tactic = Welcome! You are Goldyx, a Mage Knight in an unknown land. Four rounds, days and nights in turn, to find the city: in a quarter of an hour you have done it. Each round begins with a tactic. Great Start draws you two more cards at once.
web-tour-mage_knight-hand = All you do is done with cards: moving, talking, fighting. A virtual player plays along, but only as a clock: it turns over its deck. Now move: play Stamina.
web-tour-mage_knight-basic = An action card has a basic effect, and a stronger one that costs mana of its colour. Two points of movement will do: take the basic effect.
web-tour-mage_knight-walk = Every terrain has its price: plains 2, hills 3, forest 3 by day. Go to the plains north-west of the portal.
web-tour-mage_knight-more = See the crystal mine in the hills next to you? That is 3 points. Swiftness gives 2.
web-tour-mage_knight-sideways = One point is missing. Any card but a wound can be turned sideways. Will Focus has nothing to do right now.
web-tour-mage_knight-sideways-way = Sideways, every card is worth 1: movement or influence now, attack or block in a fight. Take movement.
web-tour-mage_knight-mine = Three points: up to the mine.
web-tour-mage_knight-end-turn = Whoever ends a turn on a mine gains a crystal of its colour: mana that keeps. End your turn; your hand is then filled up to five again.
web-tour-mage_knight-march = There is your green crystal. Now to the village: two plains away, 4 points. Play March.
web-tour-mage_knight-strong = The basic effect is 2 again, but with green mana March gives all 4. Take the strong effect.
web-tour-mage_knight-die = You may use one die of the source each turn; it is rolled again afterwards. The crystal would do too, but it keeps for later. Pay with the die.
web-tour-mage_knight-road = Go to the plains, and straight on into the village.
web-tour-mage_knight-interact = After moving you have one action: you fight, or you deal with the locals. Deal with them.
web-tour-mage_knight-promise = Here it is influence that counts. Promise gives 2.
web-tour-mage_knight-threaten = And Threaten 2 more. A good reputation would add to it, a bad one takes away; yours is still at 0.
web-tour-mage_knight-recruit = Four points: the price of the peasants. You have one command token, so one unit may follow you.
web-tour-mage_knight-recruited = Your peasants! Once a round they attack, block, walk or persuade for you. That was your action: finish the turn.

## Mage Knight: fights

web-tour-mage_knight-orcs = Next to the village stand marauding orcs, the Prowlers. They attack whoever moves past them, from one space beside them to another. You need not wait for that: challenge them.
web-tour-mage_knight-ranged = A fight has four phases. First come ranged and siege attacks: whoever falls now never strikes. You have none at hand, so go on.
web-tour-mage_knight-block = The Prowlers strike with 4. A block must reach all of it, or it does nothing. Determination is made for this.
web-tour-mage_knight-block-strong = The basic effect blocks 2; with blue mana it is 5. A blue die lies in the source.
web-tour-mage_knight-block-it = 5 against 4: block the attack.
web-tour-mage_knight-blocked = Nothing comes through, so the damage phase is empty. Go on to your own attack.
web-tour-mage_knight-attack = Their armour is 3, and 3 is what your attack must reach. Rage gives 2.
web-tour-mage_knight-attack-more = Stamina, sideways, adds the last point.
web-tour-mage_knight-strike = 3 against 3: strike!
web-tour-mage_knight-fame = Defeated: 2 fame, and the people think better of you: reputation up by 1. At 3 fame you reach the next level. Finish the turn.
web-tour-mage_knight-to-glade = More marauders stand in the north-west, and beside them lies a magical glade. Its forest costs 3 by day. March gives 2.
web-tour-mage_knight-to-glade-more = Mana Draw, sideways, makes it 3.
web-tour-mage_knight-glade = Into the glade: it is a good place to end a turn, as you will see.
web-tour-mage_knight-riders = Wolf Riders: attack 3, armour 4. Challenge them.
web-tour-mage_knight-swift = No ranged attack again, so it is your block. But they are swift: it takes double, 6 against their 3. Too much; let them strike.
web-tour-mage_knight-damage = 3 damage comes through. Take it.
web-tour-mage_knight-wounds = The peasants could stand in front of you and be wounded. Take it yourself this time: each wound swallows as much damage as your armour, 2. That makes two wounds.
web-tour-mage_knight-riders-attack = Wounds are cards that only block your hand. Still, it is your attack now, and you need 4. Rage gives 2.
web-tour-mage_knight-peasants = And the peasants the other 2.
web-tour-mage_knight-riders-strike = 4 against 4: strike!
web-tour-mage_knight-level-up = 5 fame: a new level. It comes when the turn ends. Finish it.

## Mage Knight: a new level, the last turn of the day

web-tour-mage_knight-glade-heals = First the glade: whoever ends a turn here may throw away a wound, from the hand or from the discard pile. From the hand.
web-tour-mage_knight-skill = Level 2 brings a skill and a new card. Of two skills you keep one. Green Crystal Craft gives a blue crystal and a green mana, once a round.
web-tour-mage_knight-new-card = And an advanced action of your choice; it goes on top of your deck. Swift Bolt is a ranged attack, just what was missing.
web-tour-mage_knight-last-turn-meanwhile = The deck of the virtual player is empty: it has announced the end of the round.
web-tour-mage_knight-last-turn = This is your last turn of the day, and the glade has given you a gold mana. First use your new skill: it would be ready again tomorrow anyway.
web-tour-mage_knight-gold = Crystallize turns blue mana into a crystal of any colour.
web-tour-mage_knight-gold-pay = By day, gold mana stands for any colour. It would be gone after this turn, so pay with it.
web-tour-mage_knight-colour = Red: with it Rage becomes strong.
web-tour-mage_knight-scout = Now let us see more of the land. To explore costs 2 points of movement: Swiftness.
web-tour-mage_knight-explore = You stand at the edge of the map. Explore here: a new tile is laid, and in this scenario each one is worth 1 fame.
web-tour-mage_knight-bolt = A keep, its garrison face down, a village and a mine. And you still have Swift Bolt: without mana it gives a white crystal.
web-tour-mage_knight-end-day = That was the day. End the turn: the glade takes the last wound, all your cards are shuffled, and units and skills are ready again.

## Mage Knight: the night and the keep

web-tour-mage_knight-night = Night: forest now costs 5 and desert only 3. Gold mana sleeps, black mana wakes and gives spells their full power. And a new tactic: Preparation takes any card from your deck.
web-tour-mage_knight-find = Take March: you have a long way to go tonight.
web-tour-mage_knight-night-march = You will storm the keep. Two plains and its hills are 7 points. March, with mana.
web-tour-mage_knight-crystal = You have only one die a turn, and another card needs it. Now is the time for the crystal.
web-tour-mage_knight-night-road = Four points: across the plains, up to the walls.
web-tour-mage_knight-to-keep = Stamina, with the blue die, gives 4 more; 3 are needed.
web-tour-mage_knight-assault = Whoever enters a keep assaults it: the garrison fights, and your reputation falls by 1. Go in!
web-tour-mage_knight-walls = Crossbowmen. As long as they stand behind walls, only siege attacks reach them in the first phase: no use for Swift Bolt. Go on.
web-tour-mage_knight-no-block = They are swift, too: 8 to block an attack of 4. Let them shoot.
web-tour-mage_knight-unit-takes = 4 damage. This time the peasants stand in front: they swallow 3, as much as their armour, and are wounded. One wound is left for you.
web-tour-mage_knight-keep-attack = Man against man, walls no longer count. Armour 4: Rage, strong by your red crystal, is 4.
web-tour-mage_knight-keep-strike = Strike!
web-tour-mage_knight-keep = The keep is yours, and your shield is on it. End a turn on or beside it and you draw one card more. 9 fame is level 3: armour 3, and a second command token. Finish the turn.
web-tour-mage_knight-rest = Six cards, but one is a wound. In place of an ordinary turn you may rest.
web-tour-mage_knight-rest-card = Who rests discards one card that is no wound. You can do without Threaten.
web-tour-mage_knight-rest-wound = And with it as many wounds as you like. They are out of your hand, but not healed: they will be shuffled in again. Glades, villages and healing cards get rid of them.

## Mage Knight: to the city

web-tour-mage_knight-leap = Now you know turns, fights and rest. Let us go faster: finish resting, and the night plays itself.
web-tour-mage_knight-day-meanwhile = The night has gone by: two more tiles explored, a white crystal from the mine, and the glade has taken the last wound.
web-tour-mage_knight-day = Day again: new dice, new units and cards in the offers. The Right Moment gives you two turns in a row once. Take it, and the day plays itself.
web-tour-mage_knight-last-night-meanwhile = A great day: three bands of orcs defeated, four tiles explored, level 4. The last of the tiles has a brown back: beginning of the core, where the city lies.
web-tour-mage_knight-last-night = The fourth and last round. Long Night refills an empty deck once. Take it, and the search goes on.
web-tour-mage_knight-city-meanwhile = In a dungeon you have slain a werewolf and found an artifact, the Endless Bag of Gold. Level 5!
web-tour-mage_knight-city = Two points of movement are left, and one place on the map is open. Explore.
web-tour-mage_knight-found = The White City! To find it is the goal of this scenario; there is one more turn, then it ends. End this one.
web-tour-mage_knight-score = With the gold you hired crossbowmen at your keep, and that was the last turn. Fame counts as it is; then knowledge, loot, your units, what you conquered and where you dared to go; wounds would cost. You know it all now: the next land is yours alone.
web-tour-mage_knight-won = You have found the city!

## Elven Rage: a land, a squad, a battle

web-tour-elven_rage-welcome = Welcome! You lead the High elves from the Castle A1, Mira leads the Black elves from F1. Whoever first meets a secret Goal wins, and this is yours: the Castle of the Fallen Star in the middle, two Towers, and eight lands in all. You conquer what lies beside your own lands; begin with B1.
web-tour-elven_rage-look = Land that belongs to nobody is held by squads of three neutral cards. Before you choose your opponents, you may look at one squad.
web-tour-elven_rage-open = A Bandit, a Wolf and a Witch. One card has to lie open for everyone; the other two only you know. Lay the Bandit open.
web-tour-elven_rage-squad = You may fight this squad, or another one unseen. Three fighters are a lot, and there are Treasures among the neutral cards, which do not fight. Try squad 2.
web-tour-elven_rage-send = Exactly three cards go into battle. Those that stay in your hand can help with their Actions, those that fight cannot. Click the three, then send them.
web-tour-elven_rage-exchange = Two Treasures, and only a Fire Spirit against you! The six cards were dealt blind. Those at the edges fight; the lower one in the middle is critically wounded and dies; the upper one, the reserve, returns to its owner’s hand. It is yours, and as the attacker you may exchange it: take the Knight back.
web-tour-elven_rage-neutrals-meanwhile = Your Flame Adept and the Fire Spirit could not strike each other: one against one. A tie goes to the side that had the reserve, so B1 is yours! Now Mira attacks E1, and her Assassin has already felled the Bandit.
web-tour-elven_rage-neutrals = An opponent moves the neutrals: you. The highest initiative acts first. A card strikes with one of its three icons, to the left, forward or to the right, whoever stands there, and whoever can take a life must. The Assassin has just one: strike!

## Elven Rage: Towers, Treasures, trade

web-tour-elven_rage-tower-meanwhile = The Assassin fell, but Mira’s Priest won the battle: E1 is hers.
web-tour-elven_rage-tower = Your spoils from B1: the two Treasures, and an Artifact, which every ordinary land taken from the neutrals brings. A turn begins with Summon: you draw a card for each Castle and Tower you own, so far one. Go for the Tower C1!
web-tour-elven_rage-send-again = One squad is left, with a Giant Spider open on it. On a card you see its initiative, its lives and its three icons. Send both Flame Adepts and the Knight.
web-tour-elven_rage-exchange-again = The Orc is critically wounded: well dealt! Bring the Knight in for the upper Flame Adept. To his left, towards the Golem, he bears a fire shield: it stops simple strikes and burns whoever strikes it.
web-tour-elven_rage-trim-meanwhile = The Knight felled the Spider. The Golem had no other strike left than at his fire shield, so it had to strike, again and again, and burned: C1 is yours! Mira has taken the Tower D1.
web-tour-elven_rage-trim = One Castle and one Tower: you have drawn two cards. But a hand holds five at most. Discard a Silver Spear.
web-tour-elven_rage-trade = In your turn you may trade Treasures and Artifacts, with each opponent once. You have two Treasures, and Mira has an Artifact. Make her an offer.
web-tour-elven_rage-trade-give = For a Treasure its owner may draw two cards, so Mira will like it. Give the Amber Idol.
web-tour-elven_rage-trade-want = And ask for an Artifact; Mira will say which.
web-tour-elven_rage-trade-offer = A Treasure for an Artifact: make the offer.
web-tour-elven_rage-trade-agree = Mira would give the Mirror of Ilthen. Only now you see what it is, and you may still refuse. But it undoes what others declare: agree.

## Elven Rage: against Mira

web-tour-elven_rage-attack = Mira holds a single card: the right moment. Lands of others are attacked like any other; only there is no Artifact to be found. Take her Tower D1.
web-tour-elven_rage-attack-send-meanwhile = Mira has turned in two Treasures, drawn four cards, and defends D1.
web-tour-elven_rage-attack-send = Both sides choose in secret, at the same time. Your Archers are quick, and the Knight has two lives: send them.
web-tour-elven_rage-answer-meanwhile = One of your Archers was critically wounded, and the card in reserve is Mira’s: a tie would be hers.
web-tour-elven_rage-answer = Mira declares an Action from her hand: the Priest is to kill your other Archer. Whatever is declared can be answered, and the last answer works first. Use the Mirror!
web-tour-elven_rage-action-meanwhile = The Priest came to nothing. Then Mira’s Initiate gave Velkarr a shield against your Archer.
web-tour-elven_rage-action = A shield stops simple strikes; piercing ones ignore it. The Silver Spear in your hand makes one for the Archer. An Action has a price, here two lands: you must own that many, but nothing is spent.
web-tour-elven_rage-artifact = Velkarr’s double piercing strike has taken both lives of your Knight, but he is not dead yet. Artifacts have no price, and each works only once. The Elixir of Life gives back all lives: use it!
web-tour-elven_rage-strike = Saved! Now it is your Archer’s turn. The Spider Rider has one life, Velkarr two: strike the one that falls.
web-tour-elven_rage-draw-meanwhile = The Knight felled Velkarr, too: the Tower D1 is yours! Mira drew new cards, her Slaver took one from your hand, and now she wants D1 back.
web-tour-elven_rage-draw = You hold two cards, too few to defend a land. The Knight of Dawn can be used before a battle: he goes to your discard pile, and you draw two cards.
web-tour-elven_rage-treasure = A Treasure can be turned in for two more, in anyone’s turn, only not during a battle. Do it.
web-tour-elven_rage-defend = Five cards! The owner of a land sends three of them, or gives the land up. Defend it!
web-tour-elven_rage-defend-send = The Archer is worth more in your hand. Send the Healers and the Sun Blade.
web-tour-elven_rage-from-hand = The Archer’s Action takes a life, and the Initiate has only one. It needs three lands, and you own four. At a real table you are asked like this before and after every strike; “Ask me in battles” sets how often.

## Elven Rage: the Castle of the Fallen Star

web-tour-elven_rage-trim-again-meanwhile = The Sun Blade felled the Guard as well: D1 is held.
web-tour-elven_rage-trim-again = One Castle and two Towers: three cards, and two heroes among them! One card is too many: the Silver Spear.
web-tour-elven_rage-centre = Look at your Goal: both Towers are ticked off, and of eight lands you have four. C2 lies right beside the Castle of the Fallen Star, so it is your way in. Conquer it.
web-tour-elven_rage-squad-again = You have looked at squad 2: Goblins, a Giant Spider and a Minotaur. Squad 1 has an open card and cannot be looked at, but it can be fought, and it is hardly worse. Take it.
web-tour-elven_rage-centre-send = Archmage Calverion and Princess Elaviel are heroes, the strongest cards of your people. Send them with the Sun Blade.
web-tour-elven_rage-keep-hero = The Golem is critically wounded. Let the Sun Blade fight, and take the Princess back to your hand: there she is safe.
web-tour-elven_rage-banner-meanwhile = Calverion felled the Goblins, and the Minotaur burned on his fire shield: C2 is yours!
web-tour-elven_rage-banner = The Artifact you have found comes in time: the Banner of Rage, used after a victory, lets you conquer once more in this turn.
web-tour-elven_rage-portal = Five lands and two Towers: now for the Castle of the Fallen Star. Every Castle has a Dragon that must defend it: yours is Solmarith, Mira’s Nalgrim, and here it is Ebrung. Dare it!
web-tour-elven_rage-portal-send = Ebrung has six lives, and two neutral cards stand by him. Send the best you have.
web-tour-elven_rage-portal-exchange = The Witch bears counter-attacks on both sides: whoever strikes there loses a life as well. Take Calverion back to your hand; he will be needed.
web-tour-elven_rage-second-meanwhile = The Witch fell, but her counter-attacks and Ebrung cost you both fighters. A lost attack changes nothing on the map. Mira has skipped her battle.
web-tour-elven_rage-second = Three new cards from a Castle and two Towers. Ebrung is whole again, but the two cards beside him are new ones each time. Once more!
web-tour-elven_rage-second-send = Calverion, Marshal Ithoran and the Sun Blade: the best you have.
web-tour-elven_rage-second-exchange = Ebrung himself is critically wounded, what luck! Nobody strikes as hard as Calverion: let him fight in place of the Marshal.

## Elven Rage: two more lands

web-tour-elven_rage-four-cards-meanwhile = The Skeleton and the Bandit fell at one blow each: the Castle is yours! Mira wanted E2 and lost two cards there.
web-tour-elven_rage-four-cards = From now on Ebrung guards the Castle for you, and it brings a card each turn. Two Castles and two Towers: four cards! But of nine only five may stay. Discard a Griffin Rider first.
web-tour-elven_rage-unguarded-meanwhile = The other Griffin Rider, the Healer and the Silver Spear have followed.
web-tour-elven_rage-unguarded = The Castle of the Fallen Star is a portal, too: from it you may attack any Castle of an opponent. But a Castle is always defended, and Mira’s Nalgrim has eleven lives. Any other land must be given up with fewer than three cards. Mira has two, and no Treasure: take E1!
web-tour-elven_rage-eighth-meanwhile = Mira had to give E1 up: no battle, no losses. She has taken F2 from the neutrals. You have drawn four cards again and kept both heroes, two Sun Blades and an Archer.
web-tour-elven_rage-eighth = Seven lands of eight! D2 borders on three of yours, and nobody owns it: conquer it.
web-tour-elven_rage-squad-seen = This time looking has paid off: squad 1 is a Cave Troll, a Skeleton and a Treasure, which does not fight and is yours if you win. Take this squad.
web-tour-elven_rage-eighth-send = Send Calverion, the Marshal and a Sun Blade, and keep the Archer in your hand.
web-tour-elven_rage-first-meanwhile = The Skeleton is critically wounded, the Treasure lies in reserve: three against the Troll alone! Calverion has taken two of its four lives.
web-tour-elven_rage-first = The Marshal and the Sun Blade have the same initiative, so you choose who acts first. Towards the Troll the Marshal has nothing but a shield: let the Sun Blade begin.
web-tour-elven_rage-last-life = Two lives are left, and the Sun Blade takes only one of them. Your Archer’s Action takes the other: use it, and the Troll will not get to strike at all.
web-tour-elven_rage-score = The Troll has fallen, and D2 is your eighth land: your Goal is met, and that wins at once, whatever the others have. Now you know it all: take a people and play.

## Runewars: settling down

web-tour-runewars-welcome = Welcome! You lead the Daqan Lords, Mira leads Waiqar the Undying. Whoever holds seven dragon runes wins at once; otherwise the most runes win after eight years. Here you play the first of them, from spring to winter. Every hexagon is an area, and Mira has settled in the south. Put your home in the north-west.
web-tour-runewars-stronghold = The signs in an area are what it gives: food, wood and ore. Mountains and water on a border stop armies, but water freezes in winter. Three areas are your home, and DB borders on the most others: build your stronghold there, new units will appear beside it.
web-tour-runewars-army = These are your dials. Every step that is lit gives what is printed on it: units when you recruit, influence and tactics cards by other orders. What the dials give today is your first army. Put all of it in DB: from there it can march in spring.
web-tour-runewars-rune = Your first rune. A rune lies in an area and counts for whoever controls that area. DC borders only on your own home: there it is safe.
web-tour-runewars-hero = Sir Valadir joins you, and two quests have come with him. Heroes keep out of the battles of armies: they travel on their own and bring back rewards. He, too, starts in DB.
web-tour-runewars-objective = An objective, which only you can see. When you meet it you gain a rune: this one asks for two cities. Keep it.

## Runewars: spring

web-tour-runewars-spring = Every season begins with a card: first its text, then the signs of the season. In spring routed units stand up and played orders come back, but there are none yet. The text offers you a second objective for influence. You will need the influence: decline.
web-tour-runewars-order = Everybody chooses one of eight orders, face down, and it stays played until next spring. Low numbers act first. If the number is your highest so far this year, the order gives its supremacy bonus as well. So begin low and climb: Mobilize.
web-tour-runewars-activate = Mira shows Conquer, a higher number: you act first. Mobilize activates an area, and your units march into it from up to two areas away. In the forest 6A lives a Hellhound. Activate 6A.
web-tour-runewars-bring = Units do not leave an area with your activation token before next spring, so do not send everybody. You are coming to talk: one Bowman will do.
web-tour-runewars-set-out = That is enough: let him set out.
web-tour-runewars-parley = Neutral units can be fought or won over. Every influence you spend draws a fate card, and you choose one of them. Two cards, two chances.
web-tour-runewars-fate = What counts now is the destiny of the card. Gold: they join you. Silver: they make way. Red: they fight. Choose silver.
web-tour-runewars-supremacy = The Hellhound has run off, and 6A is yours without a blow. It is your highest order this year, of course, so you have supremacy: mobilize once more, as long as no second battle begins. 6C is empty, and the city of Tamalir stands in it!
web-tour-runewars-city = One Footman holds a city. It counts for your objective, and the order Rally Support gets units, influence or cards out of it.
web-tour-runewars-end-turn = Two areas in one spring! You could play tactics cards now as well, but keep yours for later. End your turn.

## Runewars: summer

web-tour-runewars-heroes-meanwhile = Mira has marched into the city of Nerekhall. Now it is summer; its card troubles only those who have neutral allies. Mira’s hero is training.
web-tour-runewars-heroes = In summer heroes act: each moves up to two areas, past any army, and then tries a quest; or he stays to heal or train. Your Rampaging Troll waits in 6B. Go there, Sir Valadir!
web-tour-runewars-quest = The Giant of 6B does not mind him. Show the quest and try it.
web-tour-runewars-trial = It is a test of strength: he draws as many fate cards as he has strength, and you choose the destiny. A strong hero seldom fails: take gold.
web-tour-runewars-order-conquer = He has found a Timmorran Shard: in a stronghold of yours it becomes a rune! He can carry it home next summer. Now for your second order. Conquer has a higher number than Mobilize, so it comes with its bonus.
web-tour-runewars-conquer = Conquer activates an area as well; its bonus weakens enemy strongholds. In 6B a Giant sits on food and ore. Activate 6B.
web-tour-runewars-conquer-bring = Against a Giant, send everyone who is still in DB. The units in 6A and 6C have your token beside them and stay. You have no influence left for talks: it will be a battle.
web-tour-runewars-battle = A battle has five steps, by the initiative of the units: Bowmen strike first, the Giant last. Every unit draws a fate card and reads the cell with the shape of its base; each cell holds damage, rout, an orb for its special ability, or nothing. Begin!
web-tour-runewars-tally-meanwhile = The Knight’s card showed a rout: the Giant lies low, and those who are routed neither strike nor count.
web-tour-runewars-tally = Now the strength is tallied: 1 for every unit still standing, more for a stronghold. The attacker needs more than the defender. There is no doubt here: go on.
web-tour-runewars-victory = 6B is yours, and the Giant has fled. End your turn.

## Runewars: autumn

web-tour-runewars-autumn-meanwhile = Mira has harvested, and autumn is here: the fate deck is shuffled anew.
web-tour-runewars-autumn = In autumn everybody takes influence or a tactics card. Influence buys talks, heroes and titles, and in winter something better still. Take influence.
web-tour-runewars-order-harvest = New areas give nothing until you harvest. Harvest is number 4, higher than all you have played: with the bonus.
web-tour-runewars-harvest = Set the dials to what your six areas give, all of them together.
web-tour-runewars-develop = The bonus lets you add a development to your stronghold. It costs 1 wood, so that dial goes back one step. Influence is a good one: it pays at every Harvest with supremacy.

## Runewars: winter

web-tour-runewars-bid-meanwhile = Mira has recruited; now it is winter.
web-tour-runewars-bid = The card calls for a bid, and the prize is a dragon rune! Everybody bids influence in secret, and everybody pays; the highest bid wins. Bid 2.
web-tour-runewars-rune-won = The rune is yours, and you may choose its place. DA is at home, behind your city: there it is hard to reach.
web-tour-runewars-order-recruit-meanwhile = Then came the hunger: in every area only as many units survive as your food dial shows. Your harvest was in time; in Nerekhall Mira’s undead starved.
web-tour-runewars-order-recruit = Water is frozen now, and armies may cross it. Your last order of the year is Recruit: number 5, again with its bonus.
web-tour-runewars-recruit = Choose a dial, and every unit up to where it stands appears at your stronghold. Wood brings Bowmen.
web-tour-runewars-recruit-more = The bonus is a second dial: food brings Footmen.
web-tour-runewars-last = A new army, after the hunger and free to march in spring. End your turn, and your first year.
web-tour-runewars-won = Your first year is done!
web-tour-runewars-score = Mira has drawn influence from her dials with Acquire Power, and winter is over; in spring all orders come back. You hold twice the land you began with and two runes of seven. The others come from objectives, bids and quests, like the Shard that Sir Valadir carries home, or from areas of your enemies: whoever takes the area has the rune. Seven years are left: play them!
