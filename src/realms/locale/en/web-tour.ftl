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
