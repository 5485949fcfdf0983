### Mage Knight: sentences. Single names are in games/mage_knight/names.py, lines of cards in texts.py and lines.py.

game-mage_knight = Mage Knight
about-mage_knight = Explore a changing land, gather cards, mana and troops, and conquer its cities before your time is up.

## Settings

setting-scenario = Scenario
setting-heroes = Heroes
setting-heroes-dealt = random hero
setting-heroes-of = Hero of player { $number }
setting-rampage = Rampage!
setting-more_rampage = More Rampage!
setting-unpredictable_battles = Unpredictable battles
setting-first_city_level = Level of the first city
setting-first_city_level-usual = as in the scenario
setting-second_city_level = Level of the second city
setting-second_city_level-usual = as in the scenario
setting-third_city_level = Level of the third city
setting-third_city_level-usual = as in the scenario
setting-fourth_city_level = Level of the fourth city
setting-fourth_city_level-usual = as in the scenario
setting-megapolis = Megapolis: level of the last city
setting-megapolis-usual = none
setting-first_megapolis = Two megapolises: level of the first
setting-first_megapolis-usual = none
setting-teams = Teams
setting-teams-none = everybody for himself
setting-teams-pairs = two teams by lot
setting-weakest_counts = The weakest result counts
setting-open_map = All tiles open from the start
setting-glade_limit = Few shields on each glade
setting-epic = Epic: three days and three nights
setting-hero_auction = Auction of heroes
setting-map = Shape of the map
setting-map-usual = as in the scenario
setting-map-wedge = wedge
setting-map-free_wedge = wedge without limits
setting-map-open3 = open, 3 columns
setting-map-open4 = open, 4 columns
setting-map-open = fully open
setting-countryside_tiles = Countryside tiles
setting-countryside_tiles-usual = as in the scenario
setting-core_tiles = Core tiles without a city
setting-core_tiles-usual = as in the scenario
setting-city_tiles = Cities
setting-city_tiles-usual = as in the scenario
setting-random_orientation = Tiles are turned by lot
setting-random_cities = Cities by lot
setting-night_arrival = Arrival by night
setting-falling_darkness = Falling darkness
setting-no_hero_battles = No battles between heroes
setting-no_interactive_spells = No spells against each other
setting-no_interactive_skills = No skills against each other
setting-friendly_mana = Friendly mana
setting-action_upgrades = Upgrades of actions
setting-drafting = Drafting of starting cards

## Scenarios and optional rules, explained to whoever opens a table

setting-note-scenario-first_reconnaissance = For a first game. Explore the land from the portal on; every new tile brings fame, and when the city comes to light everyone has one more turn. Heroes do not fight each other, and nobody enters the city.
setting-note-scenario-full_conquest = The large contest: find all cities and storm them within three days and three nights. Every city has a garrison of level 4, and whoever has the most fame in the end wins, whether all of them fell or not.
setting-note-scenario-blitz_conquest = Conquest in two days and two nights. Heroes start better known and better liked and rise faster, there is more mana and there are more units, and the cities are a little weaker.
setting-note-scenario-solo_conquest = You alone against time: find both cities and storm them within three days and three nights. A virtual player measures out the rounds. If a city stands at the end, the game is lost.
setting-note-scenario-full_cooperation = All heroes together: storm every city within three days and three nights. The last city to be found is the strongest, joint assaults help, and all win or all lose. A virtual player measures out the rounds.
setting-note-scenario-blitz_cooperation = Cooperation in two days and two nights. There are fewer cities, and heroes start better known and rise faster. All win or all lose.
setting-note-scenario-mines_liberation = Enemies have taken the mines: go down, beat them, and the mine works for you. Mines that you freed bring crystals every day and every night and count at the end. The city is friendly to all.
setting-note-scenario-druid_nights = Mark magical glades by day; once every night call as many monsters as you have marks and fight them all at once. Each that you beat brings double fame, and every one a crystal or more. The city is friendly to all.
setting-note-scenario-dungeon_lords = Conquer dungeons and tombs; villages and monasteries hide secret ones. All that have been conquered are joined by tunnels that anyone may take. They count double at the end, and the city is friendly to all.
setting-note-scenario-conquer_and_hold = Take keeps and mage towers, and take them from each other: only what you hold at the end counts, and fame does not. The map is fixed, and four play in two teams.
setting-note-scenario-one_to_return = After the first day the portal closes, and whoever stands on it is gone. Whoever stands there when the last night ends goes home and wins; fame does not count. Nothing for friends who bear grudges.
setting-note-teams = Four players as two pairs: allies share cities and keeps, and their results count together.
setting-note-epic = Three days and three nights on a larger map.
setting-note-weakest_counts = Of each category the lowest result of the heroes counts, not the best.
setting-note-glade_limit = A glade takes one shield with two players, two with more; on a full one you replace the shield of another.
setting-note-open_map = No tile lies face down: everyone sees all keeps and towers at once.
setting-note-hero_auction = Who picks a hero may have to outbid the others, and pays with fame.
setting-note-map = Wedges make everybody walk the same way; open maps let heroes avoid each other.
setting-note-countryside_tiles = More green tiles make a longer way to the cities, fewer a shorter one.
setting-note-core_tiles = More brown tiles mean richer and more dangerous places before the cities.
setting-note-city_tiles = More or fewer cities than the scenario has.
setting-note-random_orientation = Every tile is turned by lot, so that no map is known by heart.
setting-note-night_arrival = The first round is a night; then day and night take turns as usual.
setting-note-falling_darkness = After every day two dice are thrown: with a black one it is night from then on.
setting-note-no_hero_battles = Who ends a move on the space of another hero has to withdraw.
setting-note-no_interactive_spells = Four spells that harm other players are left in the box.
setting-note-no_interactive_skills = Skills that harm other players are left in the box.
setting-note-friendly_mana = By day a golden die is no colour that others need: one that lies in the source must be used first.
setting-note-rampage = Heroes are feared at the start, and rampaging enemies that were beaten may come back every day and night.
setting-note-more_rampage = Heroes are hated at the start, and every rampaging enemy that was beaten comes back, some with company.
setting-note-unpredictable_battles = In a fight against one enemy another player secretly makes it a little stronger, and it is worth more fame.
setting-note-random_cities = Which city stands on a city tile is drawn by lot.
setting-note-first_city_level = The garrison of the city found first; the higher, the stronger.
setting-note-second_city_level = The garrison of the city found second; the higher, the stronger.
setting-note-third_city_level = The garrison of the city found third; the higher, the stronger.
setting-note-fourth_city_level = The garrison of the city found fourth; the higher, the stronger.
setting-note-megapolis = The last city is two cities side by side, with both garrisons in one fight.
setting-note-first_megapolis = All four cities make two megapolises, and both have to be stormed whole.
setting-note-action_upgrades = After each night but the last everyone may exchange an action for a better one, the weakest first.
setting-note-drafting = Everyone drafts three advanced actions in secret and adds one after each day.
setting-tiles-countryside = { $n ->
        [one] { $n } countryside tile
       *[other] { $n } countryside tiles
    }
setting-tiles-core = { $n ->
        [one] { $n } core tile
       *[other] { $n } core tiles
    }
setting-tiles-city = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
setting-group-scenario = Of this scenario
setting-group-setup = Set-up
setting-group-map = Map
setting-group-time = Day and night
setting-group-friendly = Friendly play
setting-group-rampage = Rampage
setting-group-battles = Battles
setting-group-cities = Cities
setting-group-cards = Cards

## Questions

prompt-pick-hero = Which hero do you want?
prompt-bid-for-hero = { $n ->
        [0] { $who } wants { $hero }. Do you agree, or do you bid fame for this hero?
       *[other] { $who } bids { $n } fame for { $hero }. Do you bid more?
    }
prompt-match-bid = { $who } bids { $n } fame for { $hero }. Do you bid as much, or do you give the hero up?
prompt-draft-card = Which card do you keep? The others are passed on.
prompt-add-drafted = The day is over. Which of your drafted cards joins your deck?
prompt-upgrade-action = Do you take one of these cards in exchange for an action of yours?
prompt-replace-action = Which of your actions leaves the game for { $card }?
prompt-pick-tactic = Which tactic do you take for this round?
prompt-move = What do you do?
prompt-afterwards = Anything else before the turn ends?
prompt-between-turns = { $trigger_id ->
        [hero-battle] You are attacked. Do you use anything before the battle?
       *[other] Do you use anything before this turn?
    }
prompt-rest = You rest. What do you discard?
prompt-choose-way = How do you play { $card }?
prompt-choose-ability = What do { $unit } do?
prompt-pay-mana = What do you pay { $colour } mana with ({ $source })?
prompt-resolve = { $source }: what do you choose?
prompt-choose-colour = Which colour?
prompt-choose-enemy = Which enemy?
prompt-discard-card = Which card do you discard?
prompt-ready-unit = Which unit becomes ready?
prompt-set-die = Which die, and which colour shall it show?
prompt-strengthen = Which card do you play with it?
prompt-fight = { $phase_id ->
        [ranged] Ranged and siege attacks: what do you do?
        [block] Block: what do you do?
       *[melee] Attack: what do you do?
    }
prompt-challenge-more = Do you challenge more enemies?
prompt-set-in-secret = { $who } fights { $enemy }. Which face does the spare die show?
prompt-attend = You are attacked. How do you prepare for the battle?
prompt-hero-attack = { $phase_id ->
        [ranged] { $walled_id ->
            [yes] Ranged phase, siege only: attack { $n }. Do you attack?
           *[no] Ranged phase: attack { $n }. Do you attack?
        }
       *[melee] Melee phase: attack { $n }. Do you attack?
    }
prompt-hero-block = { $phase_id ->
        [ranged] You are attacked with { $n }; { $left_n } would get through. From afar two block take off one.
       *[melee] You are attacked with { $n }; { $left_n } would get through. What do you block with?
    }
prompt-hero-damage = Damage { $n }: what do you spend it on?
prompt-choose-rival-unit = { $source }: which unit of the attack is hit?
prompt-more-targets = Does the attack take in more enemies?
prompt-take-damage = Which attack hits you next?
prompt-assign-damage = { $enemy }: { $n } damage. Who takes it?
prompt-interact = What do you do with your influence?
prompt-disband = No command token is free. Which unit do you disband?
prompt-glade = The glade: which wound do you throw away?
prompt-secret-site = { $site_id ->
        [dungeon] A secret dungeon beside { $hex }: where is its entrance?
       *[tomb] A secret tomb beside { $hex }: where is its entrance?
    }
prompt-return-artifact = { $returned_id ->
        [yes] Which artifact goes on your deck next?
       *[no] Which artifact goes back under its deck?
    }
prompt-gain-card = Which card do you take?
prompt-next-reward = Which reward comes first?
prompt-gain-unit = Which unit do you take for free?
prompt-choose-skill = Which skill do you learn?
prompt-discard-some = Which cards do you discard before drawing?
prompt-return-banners = Which banners go back to your deck?
prompt-rethink = Rethink: which cards do you discard?
prompt-keep-die = Mana Steal: which die do you keep?
prompt-long-night = Long Night: do you refill your deck?
prompt-roll-again = Mana Search: which dice are rolled again?
prompt-meditate = Midnight Meditation: which cards go into your deck?
prompt-search-deck = Preparation: which card do you take?
prompt-throw-away = Which card do you throw away?
prompt-maximize = Maximal Effect: which card, or once more? Uses left: { $n }.
prompt-steady-tempo = Where does Steady Tempo go?
prompt-throw-wounds = Which wounds do you throw away?
prompt-how-much-more = By how much do you strengthen the attack?
prompt-study = Which card do you throw away, and which do you take?
prompt-inspire = Which unit do you ready or heal?
prompt-fly = Where do you fly?
prompt-pass-wound = Who gets the wound?
prompt-reroll-die = Which die is rolled again?
prompt-take-die = Which die do you take?
prompt-opened-die = Is the die rolled again before it goes back?
prompt-invoke = Which card do you discard, and for which mana?
prompt-spend-at-once = What is this mana spent on?
prompt-take-crystal = Which of the lost crystals do you take?
prompt-claim-die = Which die do you claim, and when does it give mana?
prompt-give-up-card = Which card do you discard ({ $colour })?
prompt-steal-card = Which card do you keep for good?
prompt-drain-unit = Which unit of { $who } becomes spent?
prompt-move-directly = { $source }: where do you go?
prompt-ground-enemy = Which enemy does not attack? Stopped so far: { $n }.
prompt-call-unit = { $joins_id ->
        [yes] Which unit joins you?
       *[no] Which unit helps you?
    }
prompt-pick-discarded = Which cards of your discard pile do you choose?
prompt-lay-on-deck = Where do the cards go, and which lies outermost?
prompt-more-mana = Which mana do you add?
prompt-take-spell = Which spell do you take?
prompt-choose-die = Which die?
prompt-joint-plan = { $settled_id ->
        [yes] How many defenders does this hero face? Left to share: { $n }.
       *[no] Whom do you invite to storm { $hex } together? Defenders: { $n }.
    }
prompt-joint-invitation = { $who } calls you to storm { $hex }: you face { $n } of { $of_n } defenders and give up your next turn. Do you come?
prompt-retire-tactic = { $offer_id ->
        [none] One of your tactics leaves the game. Which one do you propose?
       *[other] { $who } proposes that { $offer } leaves the game. Do you agree?
    }
prompt-propose-returner = Who of your team is to return? The others are not told.
prompt-agree-on-returner = Do you agree on who of your team is to return?

## Options

enemy-place = { $a ->
        [0] the first enemy
        [1] the second enemy
        [2] the third enemy
        [3] the fourth enemy
        [4] the fifth enemy
       *[other] one more enemy
    }
unit-place = { $a ->
        [0] the first unit
        [1] the second unit
        [2] the third unit
        [3] the fourth unit
        [4] the fifth unit
       *[other] one more unit
    }
option-card = Play { $a }
option-way = { $a_id ->
        [basic] Basic effect
        [strong] Strong effect
        [move] Sideways: Move
        [influence] Sideways: Influence
        [attack] Sideways: Attack
        [block] Sideways: Block
       *[other] Another effect
    }
option-attach = Give the banner to { unit-place }
option-pay = { $a_id ->
        [token] Mana token: { $b }
        [crystal] Crystal: { $b }
        [die] Die of the source: { $b }
        [kept] Kept die: { $b }
       *[other] Endless mana: { $b }
    }
option-do = Choose: { $a }
option-colour = Colour: { $a }
option-agree = Agree
option-refuse = Refuse
option-propose = Propose: { $a }
option-returner = To return: { $a }
option-chance = Leave it to chance
option-die = Die: { $a }
option-set =
    { $a_id ->
        [white] White: armour + 1 in the ranged phase, 1 more fame
        [red] Red: attack + 1, 1 more fame
        [blue] Blue: armour + 1 in the melee phase, 1 more fame
       *[other] Black: nothing changes
    }
option-with = Together with { $a }
option-discard = Discard { $a }
option-throw = { $a ->
        [0] No wound
        [1] One wound
        [2] Two wounds
       *[other] Throw away: { $a }
    }
option-heal = { $a ->
        [0] Heal { unit-place }
        [1] Heal { unit-place }
        [2] Heal { unit-place }
        [3] Heal { unit-place }
        [4] Heal { unit-place }
        [5] Heal { unit-place }
       *[other] Heal a wound in your hand
    }
option-melt = Turn a crystal into mana: { $a }
option-unit = Take { unit-place }
option-ability = { $a ->
        [0] The first ability
        [1] The second ability
       *[other] The third ability
    }
option-skill = Use { $a }
option-give_back = Give { $a } back
option-tactic = Take { $a }
option-bid = Bid { $a } fame
option-match = Bid as much: { $a } fame
option-give_up = Give the hero up
option-draft = Keep { $a }
option-add = Add { $a }
option-upgrade = Take { $a }
option-replace = Throw { $a } away
option-learn = { $a_id ->
        [hand] Learn an advanced action, into your hand
        [discard] Learn an advanced action, into your discard pile
       *[other] Learn { $a }
    }
option-gain = Take { $a }
option-walk = Go to { $a }
option-explore = Explore: { $a }
option-interact = Deal with the locals
option-tribute = Pay the altar its tribute
option-enter = Enter the site
option-liberate = Liberate the mine
option-mark = Mark the glade: the movement ends
option-displace = Mark the glade in the place of { $a }: the movement ends
option-incantation = Read the incantation
option-secret = Here: { $a }
option-tunnel = Through the tunnels: { $a }
option-challenge = Challenge the enemies: { $a }
option-joint = Call others to storm { $a } together
option-invite = Invite { $a }
option-share = { $a }: { $b }
option-cancel = Do not call anybody
option-hold = Hold back: your share of the defenders stands
option-burn = Burn the monastery
option-rest = Rest
option-announce = Announce the end of the round
option-end = End the turn
option-plunder = Plunder the village
option-strike = Attack { enemy-place }
option-enemy = Choose { enemy-place }
option-block = Block { enemy-place }
option-slow = Slow { enemy-place } down with a move point
option-damage = Take the damage of { enemy-place }
option-hero = The hero takes it
option-convert = { $a_id ->
        [block] An influence point as block
        [attack] A move point as attack
       *[ranged] Two move points as a ranged attack
    }
option-recruit = Recruit { $a }
option-disband = Disband { unit-place }
option-buy_healing = Buy a healing point
option-buy_action = Learn { $a }
option-buy_spell = Learn { $a }
option-buy_artifact = Buy an artifact
option-invite_elite = Add an elite unit to the offer
option-keep = Put { $a } on your deck
option-return = Give { $a ->
        [0] the banner back: { unit-place }
        [1] the banner back: { unit-place }
        [2] the banner back: { unit-place }
        [3] the banner back: { unit-place }
        [4] the banner back: { unit-place }
        [5] the banner back: { unit-place }
       *[other] { $a } back
    }
option-again = Use its effect again
option-call = Call { $a }
option-claim = { $b_id ->
        [now] Die: { $a }, three mana now
       *[later] Die: { $a }, a mana each later turn
    }
option-courage = Ready { unit-place } with the banner
option-drain = Make { unit-place } spent
option-fear = Stop { enemy-place } with the banner
option-find = Take { $a }
option-fly = Fly to { $a }
option-leave = Leave the die as it is: { $a }
option-reroll = Roll the die again: { $a }
option-meditate = Use Midnight Meditation
option-more = { $a ->
        [0] Nothing more
       *[other] { $a } more
    }
option-pick = Choose { $a }
option-place = { $a_id ->
        [top] On top of your deck
       *[bottom] Under your deck
    }
option-top = On the deck, { $a } uppermost
option-bottom = Under the deck, { $a } lowest
option-ready = Ready { unit-place }
option-spare = { $a_id ->
        [store] Put a card under Sparing Power
       *[take] Take the cards under Sparing Power
    }
option-steal = Keep { $b }
option-strike_back = Strike back with Burning Shield
option-reward = First: { $a }
option-take = Take { $a }
option-attack_hero = Attack { $a }
option-attend = { $a_id ->
        [full] Long preparation: take the next turn now
       *[partial] Quick preparation: keep the next turn
    }
option-attack = Attack
option-drive = Drive off to { $a }
option-rob = Steal { $a }
option-to = Go to { $a }

## Options by the things they are about: what the scene knows of them

named-unit = { $unit }
named-heal = Heal { $unit } ({ $n })
named-attach = Give the banner to { $unit }
named-disband = Disband { $unit }
named-return = Take { $banner } back from { $unit }
named-attack = Attack with { $n } ({ $elements })
named-rival-unit = Choose { $unit }
named-fear-unit = Stop with the banner: { $unit }
named-wound-hero = Wound the hero (damage { $n })
named-wound-unit = Wound { $unit } (damage { $n })
named-rob = Steal { $card } (damage { $n })
named-drive = Drive off to { $hex } (damage { $n })
named-strike = Attack { $enemy }: { $n } of { $needed_n }
named-enemy = Choose { $enemy }
named-block = Block { $enemy }: { $n } of { $needed_n }
named-damage = Take the damage of { $enemy }: { $n }
named-hit-hero = The hero takes { $n } damage: { $wounds_n ->
        [one] { $wounds_n } wound
       *[other] { $wounds_n } wounds
    }
named-hit-unit = { $unit } { $fate_id ->
        [unhurt] resists { $n } damage
        [destroyed] takes { $n } damage and is lost
       *[wounded] takes { $n } damage and is wounded
    }
named-slow = Slow down { $enemy } with a move point
named-way = { $way_id ->
        [basic] { $effect }
       *[strong] Strong: { $effect }
    }
named-do = { $effect }
named-card = { $card }: { $effect }
named-learn = Learn { $card } for { $n } influence
named-hero = { $hero } gets it
named-glade = { $place_id ->
        [hand] A wound from your hand
       *[discard] A wound from your discard pile
    }
named-invoke = Discard { $card } for a mana: { $colour }
named-ready = Ready { $unit }
named-courage = Ready { $unit } with the banner
named-fear = Stop { $enemy } with the banner
named-drain = Make { $unit } spent
named-ability = { $effect }
named-agree-returner = Agree: { $hero } is to return
named-explore = Explore to the { $direction } ({ $kind })
named-tunnel = Through the tunnels to { $hex } for { $n }
named-walk = Go to { $hex } for { $n }{ $danger_id ->
        [fight] , into a fight
       *[peace] { "" }
    }

## What happens

event-selection-order = { $who } is number { $n } in the order of picking heroes.
event-hero-picked = { $who } wants { $hero }.
event-bid-made = { $who } bids { $n } fame for { $hero }.
event-bid-matched = { $who } also bids { $n } fame for { $hero }.
event-hero-given-up = { $who } gives { $hero } up.
event-hero-taken = { $n ->
        [0] { $who } plays { $hero }.
       *[other] { $who } plays { $hero } and pays { $n } fame.
    }
event-draft-kept = { $who } keeps a card.
event-draft-passed = The other cards are passed on.
event-draft-received = You get { $card }.
event-draft-added = { $who } adds a drafted card to the deck.
event-deck-rated = { $who }: the deck is worth { $n }.
event-darkness-rolled = The dice of darkness: { $dice }.
event-round-began = { $time_id ->
        [night] Round { $n }: night falls.
       *[day] Round { $n }: day breaks.
    }
event-source-rolled = The dice of the source are rolled: { $dice }.
event-tactic-taken = { $who } takes { $tactic }.
event-dummy-tactic = The virtual player takes { $tactic }.
event-dummy-flipped = The virtual player turns over { $card }.
event-dummy-turn = The virtual player turns over { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, the last is { $cards }.
event-turn-began = { $who } begins a turn.
event-turn-skipped = { $who } skips the turn.
event-round-announced = { $who } announces the end of the round.
event-dummy-announced = The virtual player announces the end of the round.
event-end-triggered = The end is near: everybody has one more turn.
event-rested = { $who } rests.
event-portal-closed = The portal closes.
event-hero-lost = { $who } stood on the portal and is out of the game.
event-chosen-revealed = The shield of { $hero } was hidden away: this hero was to return.
event-game-ended = The game is over, the points are counted.
event-card-played = { $who } plays { $card }.
event-card-played-so = { $way_id ->
        [basic] { $who } uses the basic effect of { $card }.
        [strong] { $who } uses the strong effect of { $card }.
       *[other] { $who } plays { $card } sideways: { $way }.
    }
event-card-discarded = { $who } discards { $card }.
event-wounds-counted = { $who } counts { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} in hand and on units.
event-card-given-up = { $who } gives { $card } up, from the { $zone }.
event-card-removed = { $card } leaves the game.
event-card-gained = { $who } gains { $card }.
event-card-shown = { $who } shows { $card }.
event-cards-drawn = { $who } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-deck-shuffled = { $who } shuffles the deck.
event-wounded = { $who } takes { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
event-poisoned = Poison: { $who } gets { $n ->
        [one] { $n } more wound
       *[other] { $n } more wounds
    } into the discard pile.
event-healed = { $who } gets rid of { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
event-knocked-out = { $who } is knocked out and discards all but wounds.
event-mana-paid = { $who } pays with { $means } ({ $colour }).
event-mana-gained = { $who } gains { $n } mana ({ $colour }).
event-crystal-gained = { $who } gains a crystal ({ $colour }).
event-crystal-lost = { $who } loses a crystal ({ $colour }).
event-crystal-melted = { $who } turns a crystal into mana ({ $colour }).
event-die-rolled = { $who } rolls a die: { $colour }.
event-fame-gained = { $who } gains { $n } fame.
event-reputation-changed = { $who }: reputation changes by { $n }.
event-level-reached = { $who } reaches level { $n }.
event-skill-gained = { $who } learns { $skill }.
event-skill-shown = { $who } reveals the skill { $skill }.
event-skill-used = { $who } uses { $skill }.
event-moved = { $who } goes to { $hex }.
event-explored = { $who } explores: a new tile, { $tile }.
event-tile-laid = A tile is laid: { $tile }.
event-city-revealed = A city is in sight ({ $colour }), level { $n }.
event-megapolis-revealed = A megapolis is in sight ({ $colour } and { $annex_colour }), level { $n }.
event-rampage-rolled = Rampage! A die for { $hex }: { $colour }.
event-token-revealed = Revealed at { $hex }: { $token }.
event-withdrew = { $who } falls back to { $hex }.
event-fight-began = { $who } fights at { $hex }.
event-phase-began = { $phase_id ->
        [ranged] Ranged and siege attacks.
        [block] Block.
        [damage] Damage.
       *[melee] Attack.
    }
event-enemy-summoned = { $token }: a monster is called, { $monster }.
event-enemy-defeated = { $who } defeats { $token }.
event-attack-blocked = { $who } blocks { $token }.
event-attack-stopped = { $who } stops { $token }.
event-damage-dealt = { $token }: { $n } damage to { $who }.
event-site-conquered = { $who } conquers { $hex }.
event-glade-marked = { $who } marks { $hex }.
event-shield-replaced = { $who } takes the shield of { $whom } away from { $hex }.
event-glades-cleared = The night is over: all shields leave the glades.
event-incantation = { $who } reads the incantation. Marked glades: { $n }.
event-secret-site = { $who } finds a secret place ({ $site }): { $hex }.
event-hero-battle-began = { $who } attacks { $whom } at { $hex }.
event-attended = { $attendance_id ->
        [full] { $who } takes the next turn early for the battle.
       *[partial] { $who } prepares in haste and keeps the next turn.
    }
event-hero-attacked = { $who } attacks with { $n } ({ $elements }).
event-attack-passed = { $who } does not attack.
event-hero-blocked = { $who } takes { $n } off the attack; { $left_n } get through.
event-share-stopped = { $who }: { $unit } do not count in the attack.
event-hero-stopped = { $who } cancels the attack of { $whom }.
event-unit-shaken = { $who }: { $unit } are weakened for this battle.
event-driven-off = { $who } is driven off to { $hex }.
event-hero-battle-won = { $who } wins the battle against { $whom }.
event-hero-battle-drawn = The battle of { $who } and { $whom } ends in a draw.
event-fight-lost = { $who } has not beaten all enemies at { $hex }.
event-die-set = { $who } sets the spare die in secret.
event-die-denied = { $who }: the spare die is not { $colour }.
event-die-shown = { $who } shows the spare die: { $colour }.
event-interaction-began = { $who } deals with the locals of { $hex }.
event-unit-recruited = { $who } recruits { $unit }.
event-unit-used = { $who } uses { $unit }.
event-unit-wounded = { $unit } of { $who } are wounded.
event-unit-destroyed = { $unit } of { $who } are destroyed.
event-unit-disbanded = { $who } disbands { $unit }.
event-unit-healed = { $who } heals { $unit }.
event-unit-readied = { $unit } of { $who } are ready again.
event-offered = { $card } joins the offer.
event-plundered = { $who } plunders { $hex }.
event-tactic-used = { $who } uses { $tactic }.
event-card-on-deck = { $place_id ->
        [top] { $who } puts { $card } on the deck.
       *[bottom] { $who } puts { $card } under the deck.
    }
event-card-set-aside = { $who } sets { $card } aside for this round.
event-card-taken-back = { $who } takes { $card } back into hand.
event-card-stolen = { $who } takes { $card } from { $whom } for good.
event-colour-named = { $who } names a colour: { $colour }.
event-die-claimed = { $who } claims a die: { $colour }.
event-die-kept = { $who } keeps a die: { $colour }.
event-skill-returned = { $who } uses { $skill } and returns it to { $whom }.
event-skill-expired = { $skill } of { $who } has run out.
event-armour-changed = Armour of { $token } changes by { $n }.
event-enemy-exposed = { $token }: lost { $lost }.
event-walls-breached = { $who } breaches the walls.
event-banner-attached = { $who } gives { $card } to { $unit }.
event-banner-used = { $who } uses { $card } of { $unit }.
event-unit-spent = { $unit } of { $who } are spent.
event-proposed = { $who } proposes: { $thing }.
event-agreed = { $who } agrees.
event-refused = { $who } does not agree.
event-joint-share = { $who } proposes for { $whom }: { $n ->
        [one] one defender
       *[other] { $n } defenders
    }.
event-joint-began = { $who } leads a joint assault on { $hex }.
event-joint-won = The joint assault has succeeded: { $hex } has fallen.
event-joint-lost = The joint assault on { $hex } has failed: all go back.
event-held-back = { $who } holds back.
event-tactic-gone = { $tactic } leaves the game.

## Why not

why-MK-ABIL-14 = An assassin's damage goes to the hero alone.
why-MK-ABIL-15 = You have no move point to slow it down with.
why-MK-ABIL-22 = This enemy is immune to magic.
why-MK-COMBAT-03 = There is no adventure site here to enter.
why-MK-COMBAT-14 = That is of no use in this phase.
why-MK-COOP-02 = A joint assault begins as your action, next to the city, alone on your hex, and before the end of the round is announced.
why-MK-COOP-03 = For a joint assault everybody needs a card that is no wound, and there must be somebody else next to the city.
why-MK-COOP-04 = There are too few defenders to share.
why-MK-COOP-05 = Your calls were refused often enough in this turn.
why-MK-COOP-10 = In a joint assault the only way leads into the city.
why-MK-COMBAT-17 = This enemy is not affected by it.
why-MK-COMBAT-18 = This enemy is not affected by it.
why-MK-COMBAT-50 = This enemy does not attack anyway.
why-MK-COMBAT-51 = Its monster stands before this enemy.
why-MK-COMBAT-20 = Healing and readying are not possible in combat.
why-MK-COMBAT-31 = Only ranged and siege attacks count before the melee.
why-MK-COMBAT-32 = A fortified enemy cannot be chosen for this.
why-MK-COMBAT-33 = A doubly fortified enemy cannot be attacked from afar.
why-MK-COMBAT-37 = The attack is weaker than the armour.
why-MK-COMBAT-57 = The block is weaker than the attack.
why-MK-COMBAT-71 = No damage may be assigned to your units this turn.
why-MK-COMBAT-76 = This unit has already resisted damage in this fight.
why-MK-COMBAT-115 = Units do not take part in this fight.
why-MK-COMBAT-118 = This site is conquered already.
why-MK-COMBAT-119 = There is nothing to fight in these ruins.
why-MK-DEED-06 = Wounds cannot be played.
why-MK-DEED-07 = A card cannot be played sideways for that now.
why-MK-DEED-11 = You cannot pay what it costs.
why-MK-DEED-14 = The card must be of the same colour.
why-MK-END-16 = With a foreign skill you take the lowest advanced action.
why-MK-END-25 = It works only with an empty deck and cards in the discard pile.
why-MK-END-26 = You played nothing, so you must discard a card.
why-MK-HEAL-04 = Healing this unit takes as many points as its level.
why-MK-INTERACT-01 = Nobody lives here whom you could deal with.
why-MK-INTERACT-02 = That works only while you deal with the locals.
why-MK-INTERACT-04 = Your reputation is so bad that nobody talks to you.
why-MK-INTERACT-08 = This unit does not serve here, or you lack influence.
why-MK-INTERACT-09 = You lack the influence for healing.
why-MK-INTERACT-10 = You lack the influence for an advanced action.
why-MK-INTERACT-11 = You lack the influence for a spell.
why-MK-INTERACT-12 = You lack the influence for an artifact.
why-MK-INTERACT-14 = You lack the influence to invite an elite unit.
why-MK-MANA-01 = The die must show a basic colour.
why-MK-MANA-06 = Black mana cannot be used by day.
why-MK-MANA-07 = The dice of the source do not allow that now.
why-MK-MANA-10 = Gold dice have to be picked first.
why-MK-MAP-03 = No core tile may lie on the coast.
why-MK-MOVE-01 = Only a hero on the map can move.
why-MK-MOVE-05 = You lack move points for this hex.
why-MK-MOVE-06 = This terrain cannot be entered.
why-MK-MOVE-09 = This move must end in an assault.
why-MK-MOVE-10 = A rampaging enemy is in the way.
why-MK-MOVE-13 = Exploring takes two move points.
why-MK-MOVE-16 = The map ends at the coast.
why-MK-MOVE-19 = A tile there would hang on too few others.
why-MK-MOVE-20 = A core tile must touch two tiles.
why-MK-MOVE-21 = The last tiles must touch three others, or none is left.
why-MK-MOVE-31 = This move must end on a safe hex.
why-MK-MOVE-34 = Who stops beside another hero must attack or move on.
why-MK-MOVE-40 = Heroes may not fight each other now.
why-MK-MOVE-35 = Another hero stands there.
why-MK-MOVE-36 = Another hero shares this hex.
why-MK-MOVE-42 = You may not provoke an enemy on the way to another hero.
why-MK-PVP-09 = With only wounds in hand there is no long preparation.
why-MK-PVP-11 = In a quick preparation skills cannot be used.
why-MK-PVP-21 = Only siege attacks reach the defender behind walls.
why-MK-PVP-25 = The damage is less than this unit takes to be wounded.
why-MK-PVP-26 = The damage is less than the hero's armour.
why-MK-PVP-27 = This unit is wounded already.
why-MK-PVP-33 = An artifact takes 5 damage, and unwounded units keep theirs.
why-MK-PVP-34 = The damage does not pay for the way there.
why-MK-PVP-51 = This unit resists that.
why-MK-PVP-56 = Only a unit that takes part in the attack can be stopped, while you block.
why-MK-PVP-57 = Only an attack that is being blocked can be cancelled.
why-MK-ROUND-11 = This banner is used up until the next round.
why-MK-ROUND-24 = There is no further turn to be had.
why-MK-SCEN-01-03 = In this scenario the city cannot be entered.
why-MK-SCEN-08-04 = Your shield is on this glade already.
why-MK-SCEN-08-05 = Once a night, away from people, and only with a marked glade.
why-MK-SCEN-09-07 = In this scenario it cannot be entered a second time.
why-MK-SCEN-10-04 = The city has closed its gates.
why-MK-SKILL-03 = This skill works by itself.
why-MK-SKILL-04 = This skill is used up until the next round.
why-MK-SKILL-05 = This skill was used already and returns next round.
why-MK-SKILL-06 = This skill was used in this turn already.
why-MK-TURN-10 = The end can be announced only at the start of a turn with an empty deck, and only once.
why-MK-TURN-15 = With nothing but wounds in hand you must rest.
why-MK-TURN-16 = That is not possible at this moment.
why-MK-TURN-17 = You have no points for that.
why-MK-TURN-23 = Who has moved or acted cannot rest any more.
why-MK-TURN-24 = A rest takes exactly one card that is no wound.
why-MK-TURN-25 = With only wounds in hand exactly one is discarded.
why-MK-UNIT-05 = There is no unit in the offer.
why-MK-UNIT-06 = The unit under Bonds of Loyalty cannot be disbanded.
why-MK-OPT-19 = By day a gold die stays as it is while another die of the source is not gold.
why-MK-OPT-33 = You have no action of the same colour or kind.
why-MK-UNIT-07 = This unit is spent.
why-MK-UNIT-10 = None of your units needs it.
why-MK-UNIT-12 = You have no unit that could carry the banner.
why-MK-WOUND-05 = This unit is wounded.

## The picture

fact-level = level
fact-fame = fame
fact-reputation = rep.
fact-armour = armour
fact-limit = limit
fact-hand = hand
fact-deck = deck
fact-discard = disc.
fact-units = units
fact-command = command
fact-move = move
fact-influence = infl.
fact-heal = heal
fact-red = red
fact-blue = blue
fact-green = green
fact-white = white
fact-red-mana = red mana
fact-blue-mana = blue mana
fact-green-mana = green mana
fact-white-mana = white mana
fact-gold-mana = gold mana
fact-black-mana = black mana
fact-dice = dice
track-fame = Fame
track-reputation = Reputation
track-round = Round
feat-cities-found = city on the map
feat-cities-fallen = city conquered
feat-sites-conquered = site conquered
feat-best-level = level of the best hero
feat-rounds = rounds
tui-mark-day = Day
tui-mark-night = Night
tui-mark-announced = The round ends soon.
tui-mark-held = held by enemies
tui-mark-secret = secret site
tui-mark-friendly = friendly city
tui-mark-closed = closed portal
tui-mark-tunnel = tunnel
tui-mark-team-0 = team I
tui-mark-team-1 = team II
tui-mark-out = out of the game
tui-mark-skips = skips a turn

## Facts of the scene: figures of enemies, units and the map

sum-scenario = { $scenario }.
sum-round = { $time_id ->
        [night] Round { $n } of { $of_n }, night.
       *[day] Round { $n } of { $of_n }, day.
    }
sum-cities = Cities { $n } of { $of_n }.
sum-goal = { $goal_id ->
        [mine] Mines freed { $n } of { $of_n }.
        [dungeon] Dungeons and tombs conquered { $n } of { $of_n }.
       *[magical_glade] Incantations read { $n } of { $of_n }.
    }
sum-phase = { $phase_id ->
        [ranged] Fight, phase 1 of 4: ranged and siege attacks.
        [block] Fight, phase 2 of 4: block.
        [damage] Fight, phase 3 of 4: damage.
        [melee] Fight, phase 4 of 4: attack.
       *[other] Phase: { $phase }.
    }
sum-aggressor = { $hero } attacks: the aggressor.
sum-defender = { $hero } is attacked: the defender.
sum-attends = { $attendance_id ->
        [full] { $hero } defends: the next turn is taken early.
       *[partial] { $hero } defends in haste: no source die, no skills.
    }
sum-duel-phase = { $phase_id ->
        [ranged] Battle of heroes, phase 1 of 2: ranged and siege attacks.
       *[melee] Battle of heroes, phase 2 of 2: melee.
    }
sum-attacker = { $hero } is the attacker now.
sum-duel-attack = The attack counts { $n } ({ $elements }).
sum-siege-only = Walls: only siege attacks count.
sum-duel-block = The block counts { $n } and takes off { $off_n }.
sum-duel-left = { $n } would get through.
sum-in-attack = Gives { $n } to this attack.
sum-in-block = Takes part in this block.
sum-shaken = Weakened for this battle: armour { $n }.
sum-armour = Armour { $n }.
sum-attack = { $element_id ->
        [physical] Attack { $n }.
        [fire] Fire attack { $n }.
        [ice] Ice attack { $n }.
       *[cold_fire] Cold fire attack { $n }.
    }
sum-summons = Calls a monster when enemies attack.
sum-fame = Fame { $n }.
sum-resists = { $element_id ->
        [physical] Resists physical attacks.
        [fire] Resists fire.
       *[ice] Resists ice.
    }
sum-ability = { $ability_id ->
        [swift] Swift: needs twice the block.
        [brutal] Brutal: deals twice the damage.
        [poison] Poison: every wound comes twice.
        [paralyze] Paralyze: a wounded unit dies, a wounded hero discards all but wounds.
        [assassination] Assassination: only the hero can take the damage.
        [cumbersome] Cumbersome: move points lower its attack.
        [vampiric] Vampiric: its armour grows with every wound it deals.
        [elusive] Elusive: more armour until all its attacks are blocked.
        [unfortified] Unfortified: walls do not protect it.
        [arcane_immunity] Arcane immunity: only attacks and blocks affect it.
        [fortified] Fortified: only siege attacks reach it from afar.
       *[defend] Defend: lends armour to another enemy.
    }
sum-defend = Lends { $n } armour to another enemy that is attacked.
sum-walls = { $n ->
        [one] Fortified here: from afar only siege attacks count.
       *[other] Doubly fortified here: out of reach from afar.
    }
sum-strike = Attack { $n } of { $needed_n }.
sum-block = Block { $n } of { $needed_n }.
sum-counts = { $kind_id ->
        [siege] Siege attack { $n } ({ $element })
        [ranged] Ranged attack { $n } ({ $element })
        [block] Block { $n } ({ $element })
       *[attack] Attack { $n } ({ $element })
    }{ $share_id ->
        [full] : counts in full.
        [half] : counts by half.
       *[none] : does not count here.
    }
sum-group = Attack on the group: { $n } of { $needed_n }.
sum-target = Target of this attack.
sum-blocked = Its attack is blocked.
sum-stopped = Its attack is stopped.
sum-dealt = Its attack has hit.
sum-calm = Does not attack in this fight.
sum-dead = Defeated.
sum-gone = Gone again.
sum-away = Waits behind the monster it called.
sum-called = Called by { $enemy }; gives no fame.
sum-damage = Unblocked: { $n } damage, { $wounds_n ->
        [one] { $wounds_n } wound
       *[other] { $wounds_n } wounds
    } for the hero.
sum-knock-out = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } for the hero; { $of_n } knock it out.
sum-gathered-attack = { $kind_id ->
        [siege] Siege attack { $n } ({ $element }).
        [ranged] Ranged attack { $n } ({ $element }).
       *[attack] Attack { $n } ({ $element }).
    }
sum-gathered-block = Block { $n } ({ $element }).
sum-at = A fight at { $hex }.
sum-city = { $colour_id ->
        [white] White city: armour +1.
        [blue] Blue city: fire and ice attacks +2, cold fire +1.
        [red] Red city: physical attacks are brutal.
       *[green] Green city: physical attacks are poisonous.
    }
sum-reward = Reward: { $gain }.
sum-spare-secret = { $who } has set the spare die in secret.
sum-spare-face = { $colour_id ->
        [white] Spare die of { $who }: white, armour +1 in the ranged phase, 1 more fame.
        [red] Spare die of { $who }: red, attack +1, 1 more fame.
        [blue] Spare die of { $who }: blue, armour +1 in the melee phase, 1 more fame.
       *[other] Spare die of { $who }: black, nothing changes.
    }
sum-spare-denied = The spare die is not { $colour }.
sum-megapolis = Megapolis ({ $colour } and { $annex_colour }), level { $n }: one garrison with both bonuses; once taken, both cities deal with heroes in either part.
sum-unit = Level { $level_n }, armour { $armour_n }, costs { $price_n } influence.
sum-place = Recruited here: { $site }.
sum-spent = Spent.
sum-wounded = Wounded ({ $n }).
sum-banner = Carries { $card }.
sum-resisted = Has resisted damage in this fight.
sum-bonds = Serves under Bonds of Loyalty.
sum-cost = { $terrain } { $n }
sum-closed = { $terrain }: closed
sum-next-level = { $n } fame to level { $level_n }.
sum-interaction = Influence in an interaction: { $n }.
sum-shunned = Nobody deals with this hero.
sum-skill = { $kind_id ->
        [turn] Once a turn.
        [round] Once a round.
        [interactive] Once a round, into the centre.
       *[permanent] Always.
    }
sum-tactic = Number { $n }.
sum-last-turn = Has one more turn.
sum-token-down = Gives up the next turn.
sum-ally = In one team with { $who }.
sum-out = Out of the game: the portal closed.
sum-held = Holds keeps { $keeps_n }, mage towers { $towers_n }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
sum-chosen = This hero is to return; the other team does not know.
sum-portal-closed = The portal is closed: plain ground for one hero. Who stands here at the very end returns.
sum-provokes = Provokes { $enemy }.
sum-way = Costs { $n } move points{ $missing_n ->
        [0] .
       *[other] {""}, { $missing_n } more than you have.
    }
sum-assault = Entering it starts an assault.
sum-mine-held = Held by enemies: it gives nothing until it is liberated.
sum-secret = A secret entrance.
sum-friendly = A friendly city: open to all, led by nobody; everybody has a shield there.
sum-glade-shields = Marked by { $who }.
sum-tunnel = Through the tunnels for { $n }.
sum-die-used = You may not use another die this turn.
sum-die-by-day = Black mana is of no use by day.
sum-die-at-night = Gold mana is of no use at night.
sum-site = { $site_id ->
        [portal] Heroes come and go here; several may stand together.
        [village] Recruit, buy healing for 3 influence each, or plunder between turns.
        [monastery] Recruit, buy healing for 2, learn an advanced action for 6; or burn it for an artifact.
        [keep] Its garrison guards it; your own raises your hand limit nearby.
        [mage_tower] Its garrison guards it; conquered, spells cost 7 influence and a mana.
        [city] Its garrison guards it, with a bonus of its colour.
        [dungeon] A brown enemy in the dark, without units: a spell or an artifact.
        [tomb] A draconum in the dark, without units: a spell and an artifact.
        [monster_den] A brown enemy: two random crystals.
        [spawning_grounds] Two brown enemies: an artifact and three random crystals.
        [ancient_ruins] An altar, or two enemies and a treasure.
        [magical_glade] Mana when the turn begins, a wound away when it ends.
        [mine] A crystal when the turn ends here.
        [marauding_orcs] Rampaging: attack who passes by; reputation +1 for beating them.
       *[draconum] Rampaging: attacks who passes by; reputation +2 for beating it.
    }

## The score sheet

fame = Fame
knowledge = Knowledge
loot = Loot
leader = Leadership
conqueror = Conquests
adventurer = Adventures
beating = Wounds
title-knowledge = Greatest Knowledge
title-loot = Greatest Loot
title-leader = Greatest Leader
title-conqueror = Greatest Conqueror
title-adventurer = Greatest Adventurer
title-crawler = Greatest Dungeon Crawler
title-beating = Greatest Beating
cities = Cities
title-cities = Greatest City Conqueror
mines = Mines
title-mines = Greatest Liberator
goal = Goal reached
cities-conquered = Cities conquered
all-cities = All cities
all-lead = Each hero leads a city
unused-rounds = Rounds to spare
dummy-cards = Cards left to the virtual player
not-announced = The round was not announced
keeps = Keeps
towers = Mage towers
allies = Points of the ally
returned = Returned
sum-score-held = { $site }: { $n }, worth { $points_n } points
sum-score-fame = The hero reached level { $level_n }.
sum-score-knowledge = Spells { $spells_n } at 2 points, advanced actions { $actions_n } at 1.
sum-score-loot = Artifacts { $artifacts_n } at 2 points, crystals { $crystals_n }: 1 point for two.
sum-score-leader = { $unit }: { $n }{ $state_id ->
        [wounded] {" "}(wounded, half its level)
       *[healthy] {""}
    }
sum-score-sites = { $site }: { $n } at { $each_n } points
sum-score-mines = Mines freed: { $near_n } in the countryside at 4 points, { $core_n } in the core at 7.
sum-score-goal = { $state_id ->
        [reached] The goal of the scenario was reached.
       *[missed] The goal of the scenario was not reached.
    }
sum-score-beating = Wounds in the deck and in hand: { $n } at −2 points.
sum-score-city-led = Leader of a city of level { $level_n }: 7 points
sum-score-city = A shield in a city of level { $level_n }: 4 points
sum-score-conquered = Conquered { $n } of { $of_n }.
sum-score-rounds = Rounds left before the end: { $n } at 30 points.
sum-score-dummy = One point for each card that the virtual player had left.
sum-score-not-announced = The end of the last round had not been announced.
sum-score-lead = Each hero leads a city.
sum-score-best = The better result of the team counts: { $who }.
sum-score-worst = The lower result of the team counts: { $who }.
sum-joint = Joint assault on { $hex }. Defenders left: { $n }.
sum-share = Storms { $hex } with others. Share: { $n }.
sum-title = The most of all: { $n } points.
sum-title-shared = Shared with others: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
