### Runewars: sentences. Single names are in games/runewars/names.py, what cards say in texts.py and data/lines.py.

game-runewars = Runewars
about-runewars = Four realms, eight years, four seasons each: armies, heroes, secret orders and influence in the struggle for seven dragon runes.

## Orders and marches

prompt-rw-choose-order = Which order do you give this season?
prompt-rw-turn = Your turn: { $order }. What do you do?
prompt-rw-gather = { $n ->
        [0] Who marches into { $area }?
        [one] One unit marches into { $area }. Who else?
       *[other] { $n } units march into { $area }. Who else?
    }
prompt-rw-strategize = Who moves where? All set out when you are done.
prompt-rw-choose-pass = Which mountain border does not count in this turn?
prompt-rw-parley = { $n ->
        [one] A neutral unit holds { $area }. Do you talk or fight?
       *[other] { $n } neutral units hold { $area }. Do you talk or fight?
    }
prompt-rw-choose-fate = Which card decides in { $area }: gold and they join you, silver and they retreat, red and they fight?
prompt-rw-muster = { $n ->
        [one] Where does your recruit go?
       *[other] Where do your { $n } recruits go?
    }
prompt-rw-pick-neutrals = { $n ->
        [one] Which unit joins you in { $area }?
       *[other] Which { $n } units join you in { $area }?
    }
prompt-rw-pay-title = How much influence do you pay for this title: { $title }? There lies { $n } on it.
prompt-rw-dismantle = All your strongholds are in use. Which one do you give up for { $area }?
prompt-rw-lay-rune = Where does the rune of { $area } go?

option-order = { $a }
option-activate = Activate { $a }
option-bring = { $b } from { $a }
option-bring_all = All from { $a }
option-redeploy = Move units and heroes
option-step = { $b }: { $a } → { $c }
option-step_routed = { $b } (routed): { $a } → { $c }
option-step_all = All: { $a } → { $b }
option-hero_step = { $a } → { $b }
option-draw = Draw tactics cards
option-border = Between { $a } and { $b }
option-parley = { $a ->
        [one] Spend one influence
       *[other] Spend { $a } influence
    }
option-fight = Fight
option-fate = Choose { $a }
option-look = Look at the rune in { $a }
option-harvest = Set the dials to what your areas give
option-yields = Take what your developments give
option-develop = Build in { $a }: { $b }
option-recruit = Recruit with { $a }
option-muster = { $a } to { $b }
option-muster_all = All to { $a }
option-sacrifice = Destroy { $b } in { $a } for a recruit
option-rally = { $a }: { $b_id ->
        [triangle] triangle neutrals
        [circle] circle neutrals
        [rectangle] rectangle neutrals
        [hexagon] hexagon neutrals
       *[other] { $b }
    }
option-unit = { $a }
option-hire = { $a ->
        [one] Spend one influence for a hero
       *[other] Spend { $a } influence for the best of { $a } heroes
    }
option-acquire = Gain influence
option-title = { $a }
option-pay = { $a } influence
option-build = Build a stronghold in { $a }
option-repair = Repair the stronghold in { $a }
option-lift = Move the rune of { $a }
option-lay_rune = To { $a }
option-dismantle = The one in { $a }

event-rw-order = { $who } gives the order { $order }.
event-rw-order-void = The order { $order } of { $who } does nothing this season.
event-rw-turn = { $who } carries out { $order }.
event-rw-activated = { $who } activates { $area }.
event-rw-moved = { $who } moves { $units } from { $area } to { $to_area }.
event-rw-pass-opened = { $who } knows a pass between { $area } and { $to_area }.
event-rw-parley = { $n ->
        [one] { $who } talks to the neutrals in { $area } for one influence.
       *[other] { $who } talks to the neutrals in { $area } for { $n } influence.
    }
event-rw-answered = { $destiny_id ->
        [gold] The neutrals in { $area } join.
        [silver] The neutrals in { $area } make way.
       *[red] The neutrals in { $area } refuse.
    }
event-rw-lapsed = The neutrals in { $area } serve nobody any more.
event-rw-recruited = { $who } recruits { $units } in { $area }.
event-rw-recruits-lost = { $who } cannot recruit { $units }.
event-rw-recruits-declined = { $who } does not recruit { $units }.
event-rw-rallied = { $who } finds support in { $city }.
event-rw-title = { $n ->
        [0] { $who } takes a title: { $title }.
        [one] { $who } takes a title for one influence: { $title }.
       *[other] { $who } takes a title for { $n } influence: { $title }.
    }
event-rw-built = { $who } builds a stronghold in { $area }.
event-rw-repaired = { $who } repairs the stronghold in { $area }.
event-rw-developed = { $who } develops the stronghold in { $area }: { $development }.
event-rw-rune-looked = { $who } looks at the rune in { $area }.

why-RW-ORDER-03 = That is the supremacy bonus, and you have played a higher order this year.
why-RW-ORDER-11 = With Strategize one moves to friendly or empty areas, before drawing cards.
why-RW-ORDER-12 = A second battle may not begin.
why-RW-ORDER-14 = This part of Harvest is over.
why-RW-ORDER-15 = Each dial recruits once, and no more than two do.
why-RW-ORDER-16 = Each city gives one thing; heroes come last, one influence each, as long as there are any.
why-RW-QUEST-01 = You hold three quests already.
why-RW-ORDER-17 = This part of Acquire Power is over.
why-RW-ORDER-18 = Fortify builds once, repairs one damaged stronghold and moves runes once, in your own areas.
why-RW-MOVE-02 = Mountains close the border, and so does water unless it is winter.
why-RW-MOVE-03 = It is too far: units march two areas, fast ones three.
why-RW-MOVE-04 = Enemies or neutrals are in the way.
why-RW-MOVE-07 = Your activation token holds the units there.
why-RW-MOVE-08 = Your activation token lies there already.
why-RW-MOVE-10 = There is no room: at most eight units stay in an area.
why-RW-MOVE-15 = Whoever is routed cannot move.
why-RW-DIPLO-01 = You do not have so much influence.
why-RW-DIPLO-04 = Neutrals go only where units of your own are.
why-RW-DIPLO-07 = A second battle may not begin: here you can only talk, and that costs influence.
why-RW-RES-02 = Your dials are too low to give anything.
why-RW-RES-05 = Recruits are placed in areas that you hold.
why-RW-RES-06 = You have neither a stronghold nor a home area for recruits.
why-RW-RES-08 = There are no figures left.
why-RW-RES-09 = Your dials cannot pay for it.
why-RW-FORT-01 = There is a stronghold already.
why-RW-FORT-02 = No stronghold is built in a city.
why-RW-FORT-04 = A stronghold has one development.
why-RW-FORT-05 = You have built this one already.
why-RW-TITLE-02 = You have to pay more than lies on it.

## Battles and retreats

fighter = { $a }{ $b ->
        [0] {""}
        [1] {" "}(damage: 1)
        [2] {" "}(damage: 2)
        [3] {" "}(damage: 3)
        [4] {" "}(damage: 4)
       *[other] {" "}({ $b })
    }

prompt-rw-pick-type = Which of your types draws fate cards now?
prompt-rw-pick = { $deed_id ->
        [routs] Which of your units are routed? Still to rout: { $n }.
        [damage] Which of your units are damaged? Damage still to take: { $n }.
        [concentrated_fire] Concentrated Fire: which of your units is damaged? One with more than 1 health, if there is any.
        [crack_shot] Whom do your shots hit? Damage still to deal: { $n }.
        [burning] Burning: which of your standing units burn? Still to name: { $n }.
        [charge] Charge: whom do you rout, up to two triangle units or one rectangle unit? At most { $n } more.
        [stun] Stun: which of your units of initiative 2 or more is routed?
        [terrifying] Terrifying: whom do you frighten? Still to choose: { $n }.
        [mortal_strike] Mortal Strike: which of your units do you destroy?
        [rain_fire] Rain Fire: do you destroy two triangle units or one rectangle unit?
        [flaming_breath] Flaming Breath: which triangle units do you destroy? At most { $n } more.
        [blood_pyre] Blood Pyre: which of your units burn? Still to destroy: { $n }.
       *[word_of_vaal] Word of Vaal: which of your standing units leaves the battle?
    }
prompt-rw-overpower = Overpower: do you destroy a damaged or routed unit, or deal 1 damage?
prompt-rw-fury = Fury: do you give up a Berserker to deal 2 damage?
prompt-rw-defences = { $defence }: do you use it now? It is used up by it.
prompt-rw-take-stronghold = The stronghold in { $area } has fallen. Do you put one of yours there?
prompt-rw-excess = Too many units have won { $area }. Who retreats? Still to go: { $n }.
prompt-rw-retreat = Where do the units retreat from { $area }? Their number: { $n }.
prompt-rw-hero-retreat = Where does { $hero } retreat?

option-draw_fate = Draw for { $a }
option-rout_fighter = Rout: { fighter }
option-harm = 1 damage: { fighter }
option-terrify = Frighten: { fighter }
option-destroy_fighter = Destroy: { fighter }
option-leave_battle = Leaves the battle: { fighter }
option-overpower = Deal 1 damage
option-fury = Give up a Berserker
option-carthos = Mad Carthos: 1 damage to the other side
option-raise = { $a ->
        [one] Raise a Reanimate
       *[other] Raise { $a } Reanimates
    }
option-light = Light the pyre
option-take_stronghold = Put one of your strongholds there
option-move_stronghold = Take the one from { $a }
option-no_stronghold = Leave the place without a stronghold
option-send_away = Retreats: { fighter }
option-retreat = To { $a }

event-rw-battle = { $who } attacks { $whom } in { $area }.
event-rw-battle-neutrals = { $who } attacks the neutrals in { $area }.
event-rw-battle-round = Initiative { $n }.
event-rw-fighters-draw = { $who } draws for { $unit }.
event-rw-orb = { $who } uses the orb of { $unit }.
event-rw-harmed = { $n ->
        [one] { $unit }: 1 damage.
       *[other] { $unit }: { $n } damage.
    }
event-rw-raised = { $n ->
        [one] One { $unit } comes into the battle.
       *[other] { $n } × { $unit } come into the battle.
    }
event-rw-defences = { $who } uses { $defence }.
event-rw-battle-off = The battle in { $area } does not take place.
event-rw-strengths = Strength: attacker { $n }, defender { $foe_n }.
event-rw-battle-won = { $who } wins the battle in { $area }.
event-rw-neutrals-won = The neutrals win the battle in { $area }.
event-rw-fort-damaged = The stronghold in { $area } is damaged.
event-rw-fort-fallen = The stronghold in { $area } falls.
event-rw-fort-taken = { $who } puts a stronghold in { $area }.
event-rw-fort-lifted = { $who } gives up the stronghold in { $area }.
event-rw-retreated = { $unit } retreats to { $area }.
event-rw-hero-retreated = { $hero } retreats to { $area }.
event-rw-stands-up = { $unit } in { $area } stands up.

why-RW-BATTLE-09 = Undamaged standing units are routed first.
why-RW-BATTLE-10 = Damaged units take damage first, and routed ones only when none stands.
why-RW-BATTLE-14 = The pyre takes triangle units, and only without any one rectangle unit.
why-RW-UNIT-11 = The shot must hit a unit with more than 1 health.
why-RW-UNIT-21 = It is no longer in the battle.
why-RW-UNIT-22 = Up to two standing triangle units, or one standing rectangle unit.
why-RW-UNIT-23 = Only a standing unit can leave.
why-RW-UNIT-31 = Hexagon units are safe from it.
why-RW-UNIT-43 = Two triangle units or one rectangle unit, whichever you can do in full.
why-RW-UNIT-44 = Two different units must be chosen.
why-RW-UNIT-52 = A standing unit of initiative 2 or more must be routed.
why-RW-UNIT-54 = Two different standing units must be named.
why-RW-UNIT-55 = Only triangle units burn.
why-RW-RETREAT-02 = Units retreat to a friendly area; only without one to an empty area.
why-RW-RETREAT-03 = Neutrals retreat only where no player rules.
why-RW-RETREAT-07 = None of these units can cross that border.

## What the table shows

rw-score-runes = Runes
rw-score-influence = Influence
fact-runes = runes
fact-food = food
fact-wood = wood
fact-ore = ore
fact-influence = infl.
fact-tactics = tac
fact-quests = qu
fact-objectives = obj
fact-heroes = heroes
fact-areas = ar
fact-forts = forts
fact-order = order
tui-mark-setup = Set-up
tui-mark-season = Season
tui-mark-orders = Orders
tui-mark-turn = Turn
tui-mark-battle = Battle
tui-mark-duel = Duel
tui-mark-bid = Bid
tui-mark-quests = Quests
sum-year = Year { $n } of { $of_n }.
sum-season = { $season_id ->
        [spring] Spring.
        [summer] Summer.
        [autumn] Autumn.
       *[winter] Winter.
    }
sum-void = { $order } does nothing this season.
sum-played = { $order }: { $season }.
sum-played-before = Last year: { $order }.
sum-to-come = Turn to come: { $who }.
sum-turn-bonus = { $who }: { $order }, with the supremacy bonus.
sum-turn-plain = { $who }: { $order }.
sum-turn-void = { $who }: { $order } does nothing this season.
sum-figures = { $units }.
sum-walls = Strength { $n }.
sum-development = Development: { $development }.
short-sorcerer = s
short-razorwing = r
short-beastman = b
short-hellhound = h
short-dragon = d
short-giant = g
sum-offers = { $line }.
sum-gives = { $n } { $resource }.
sum-held = Held by { $who }.
sum-neutral = Neutrals hold it.
sum-initiative = Initiative { $n }.
sum-shape = Reads the { $shape }.
sum-health = Health { $n }.
sum-health-left = Health { $n } of { $of_n }.
sum-ability = { $ability }: { $effect }
sum-attribute = { $attribute_id ->
        [strength] Strength
        [agility] Agility
       *[wisdom] Wisdom
    } { $n }.
sum-rewards = { $n ->
        [one] One reward.
       *[other] { $n } rewards.
    }
sum-title-free = Nobody has it.
sum-title-of = { $who }, { $n } influence on it.
sum-goal = { $n } of { $of_n }.
sum-step-units = At { $step_n }: { $units }.
sum-step-influence = At { $step_n }: 1 influence.
sum-step-tactics = At { $step_n }: 1 tactics card.
sum-cell = { $shape_id ->
        [triangle] Triangle
        [circle] Circle
        [rectangle] Rectangle
       *[hexagon] Hexagon
    }: { $icon_id ->
        [D] { $n } damage
        [R] { $n ->
            [one] one rout
           *[other] { $n } routs
        }
        [O] orb
       *[other] nothing
    }.
sum-destiny = Destiny: { $destiny }.

sum-battle = Battle for { $area }.
sum-initiative-now = Initiative { $n } of { $of_n }.
sum-step = { $step_id ->
        [cards] Cards are drawn.
        [orbs] Orbs are used.
        [routs] Units are routed.
        [damage] Damage is dealt.
       *[discard] Cards are laid down.
    }
sum-strength = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }: { $n }, { $source }.
sum-aim = { $side_id ->
        [attacker] Units of the attacker are chosen.
       *[defender] Units of the defender are chosen.
    }
sum-decides = { $who } decides for the neutrals.
sum-draws = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }: cards for { $unit }.
sum-read = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }, { $card }: { $icon_id ->
        [D] { $n } damage
        [R] { $n ->
            [one] one rout
           *[other] { $n } routs
        }
        [O] orb
       *[other] nothing
    }.
sum-came = { $unit }, { $card }: { $icon_id ->
        [D] { $n } damage dealt
        [R] { $n ->
            [one] one unit routed
           *[other] { $n } units routed
        }
        [O] the ability is used
       *[other] nothing
    }.
sum-orbs = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }: { $n ->
        [one] one orb to use.
       *[other] { $n } orbs to use.
    }
sum-routs = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }: routs { $n }.
sum-damage = { $side_id ->
        [attacker] Attacker
       *[defender] Defender
    }: deals { $n } damage.
sum-if-ended = { $n } against { $of_n }: if it ended now, the { $side } would win{ $by_id ->
        [tie] {", for a tie is the defender's."}
       *[more] .
    }
sum-ended = { $n } against { $of_n }: the { $side } has won.

sum-duel = Duel in { $area }.
sum-duel-round = Round { $n } of { $of_n }.
sum-duellist = { $fighter }: health { $n } of { $of_n }.
sum-arms = { $fighter } has named: { $reward }.
sum-duel-read = { $fighter }, { $card }: { $icon_id ->
        [D] { $n } damage
        [R] { $n } prevented
        [O] orb
       *[other] nothing
    }.
sum-wounds = { $fighter } is about to take { $n } of { $of_n } damage.
sum-attempt = { $hero } attempts: { $quest }.
sum-outcome = Destiny: { $destiny }.
sum-bids = { $who } bids in secret.
sum-has-bid = { $who } bids { $n }.
sum-bid-won = { $who } wins the bid.
sum-bid-lost = { $who } loses the bid.

sum-won-runes = Victory: seven runes.
sum-won-last = Victory: nobody else is left.
sum-won-years = Victory: most runes after eight years.
sum-result-runes = Runes: { $n } of { $of_n }.
sum-result-out = Out of the game.
named-lay = { $areas_id ->
        [nowhere] Lay { $tile }
       *[other] { $n ->
            [0] Lay { $tile } at { $areas }
           *[other] Lay { $tile }, turned by { $n }°, at { $areas }
        }
    }
named-home = { $n ->
        [0] Home at { $areas }
       *[other] Home, turned by { $n }°, at { $areas }
    }
named-marker = Marker at { $areas }

## Heroes, quests and duels

prompt-rw-heroes = Your heroes: who does what?
prompt-rw-trial = { $hero } tests { $attribute }. Which card counts?
prompt-rw-keep-reward = { $hero } has found two rewards. Which one do you keep?
prompt-rw-keep-hero = Which hero do you take into your service?
prompt-rw-place-hero = Where does { $hero } join you?
prompt-rw-name-arms = { $hero } fights a duel. With which weapon and armour?
prompt-rw-duel-start = Before the first round: what does { $hero } use?
prompt-rw-escape = Where does { $hero } slip away to?
prompt-rw-duel-card = Which of the two cards counts for { $hero }?
prompt-rw-orb = { $hero } has drawn an orb. What is it used for?
prompt-rw-duel-hit = { $hero } is about to take { $n } damage. What is used?
prompt-rw-spoils = Which of your heroes takes which reward of the fallen?
prompt-rw-claim-now = The last hero of a player has fallen. Do you show an objective?
prompt-rw-replace-quest = Do you replace this quest: { $quest }?
prompt-rw-lose-reward = Which reward does { $hero } lose?
prompt-rw-learn = Which attribute of { $hero } rises?
prompt-rw-respite = Sir Valadir has trained. Does he heal or move besides?
prompt-rw-ambush-by = { $hero } walks into your ambush. Which of your heroes fights?
prompt-rw-slay = Which unit in { $area } is destroyed?
prompt-rw-freeze = { $n ->
        [one] Ice storm in { $area }: which of your figures is routed?
       *[other] Ice storm in { $area }: which { $n } of your figures are routed?
    }
prompt-rw-summon = { $n ->
        [0] Whom do you summon to { $area }?
        [one] One unit is summoned to { $area }. Who else?
       *[other] { $n } units are summoned to { $area }. Who else?
    }
prompt-rw-stand-up = { $n ->
        [one] Which unit in { $area } stands up?
       *[other] Which { $n } units in { $area } stand up?
    }
prompt-rw-give-rewards = { $n ->
        [one] Which reward do you give up for the rune?
       *[other] Which { $n } rewards do you give up for the rune?
    }

option-go = { $a } → { $b }
option-dash = { $a } runs → { $b } (1 damage)
option-teleport = { $a } teleports → { $b }
option-heal = { $a } heals
option-train = { $a } trains: { $b_id ->
        [strength] { $c_id ->
            [strength] strength +2
            [agility] strength and agility
           *[wisdom] strength and wisdom
        }
        [agility] { $c_id ->
            [agility] agility +2
           *[wisdom] agility and wisdom
        }
       *[wisdom] wisdom +2
    }
option-duel = { $a } challenges { $b }
option-quest = { $a } tries: { $b }
option-swap_quest = { $a }: swap the quest { $b }
option-steal = { $a } robs { $b } (1 damage)
option-spy = { $a } sees what { $b } carries
option-burn = { $a } burns { $b }: { $c_id ->
        [triangle] two triangle units
       *[rectangle] one rectangle unit
    }
option-arm = { $a }
option-use = Use { $a }
option-strike = Strike: 1 damage
option-escape = To { $a }
option-give = { $b } for { $a }
option-keep = Keep { $a }
option-keep_none = Keep nobody
option-replace = Replace { $a }
option-learn = +1 { $a }
option-place = In { $a }
option-ambush = { $a }
option-flute_of_possession = Flute of Possession ({ $a }): neutrals → { $b }
option-ice_storm = Ice Storm ({ $a }): { $b }
option-rune_of_summoning = Rune of Summoning ({ $a })
option-staff_of_light = Staff of Light ({ $a })
option-timmorran_shard = Timmorran Shard ({ $a }): gain a rune
option-rout = Rout { $b } in { $a }
option-rout_hero = Rout { $a }
option-stand = { $b } in { $a }
option-captain_rune = Captain: three rewards for a rune
option-give_up = { $b } of { $a }
option-destroy = Destroy { $b } in { $a }
option-discard = Discard { $a }
option-claim = Show { $a }

event-rw-hired = { $who } hires { $hero } in { $area }.
event-rw-hero-hurt = { $hero } takes { $n } damage.
event-rw-hero-healed = { $hero } heals { $n } damage.
event-rw-hero-trained = { $hero }: { $attribute } +{ $n }.
event-rw-hero-routed = { $hero } is routed.
event-rw-hero-killed = { $hero } is killed.
event-rw-hero-deserted = { $hero } deserts { $who }.
event-rw-hero-moved = { $hero } goes to { $area }.
event-rw-remains = { $n ->
        [one] { $hero } finds a reward of a fallen hero.
       *[other] { $hero } finds { $n } rewards of a fallen hero.
    }
event-rw-reward = { $hero } earns a reward.
event-rw-reward-spent = { $hero } gives up { $reward }.
event-rw-reward-used = { $hero } uses { $reward }.
event-rw-reward-stolen = { $hero } steals a reward of { $other }.
event-rw-rewards-won = { $n ->
        [one] { $hero } takes a reward of the fallen.
       *[other] { $hero } takes { $n } rewards of the fallen.
    }
event-rw-hero-spied = { $hero } sees what { $other } carries.
event-rw-trial = { $hero } tests { $attribute }: { $destiny }.
event-rw-quest-tried = { $hero } tries a quest: { $quest }.
event-rw-quest-done = { $hero } fulfils the quest: { $quest }.
event-rw-quest-drawn = { $who } draws a quest.
event-rw-quest-discarded = { $who } discards the quest: { $quest }.
event-rw-lured = { $hero } leads the neutrals of { $area } to { $to_area }.
event-rw-duel = { $hero } fights a duel with { $other }.
event-rw-duel-round = Round { $n } of the duel.
event-rw-duel-card = { $hero } reads { $fate }.
event-rw-duel-hurt = { $unit } takes { $n } damage.
event-rw-duel-prevented = { $hero } prevents { $n } damage.
event-rw-duel-tougher = { $unit } has a health of { $n } now.
event-rw-duel-escaped = { $hero } slips away to { $area }: there is no duel.
event-rw-duel-won = { $hero } wins the duel with { $other }.
event-rw-duel-over = The duel of { $hero } and { $other } is over; nobody has won.

why-RW-HERO-04 = Too far for this hero; and heroes heal in friendly areas only.
why-RW-HERO-06 = A routed hero does nothing.
why-RW-HERO-08 = You have no home area or stronghold where a hero could join you.
why-RW-HERO-34 = He is not hurt.
why-RW-HERO-35 = There is nothing to steal, or the hero would not survive it.
why-RW-HERO-41 = The hero would not survive it.
why-RW-HERO-43 = No attribute rises above 8.
why-RW-QUEST-02 = This quest is attempted in its own area.
why-RW-QUEST-38 = There is no enemy stronghold here.
why-RW-QUEST-43 = This is no enemy home area.
why-RW-QUEST-48 = It takes a city and 3 influence.
why-RW-QUEST-51 = There are fewer than three neutral units here.
why-RW-DUEL-09 = One weapon and one armour are named for a duel.
why-RW-REWARD-08 = No neutral units here, or no place next to them that would take them.
why-RW-REWARD-12 = No opponent has standing figures here.
why-RW-REWARD-15 = The hero has to be in an empty area that you have not activated.
why-RW-REWARD-19 = You have no routed units here.
why-RW-REWARD-20 = The hero has to be in one of your strongholds.
why-RW-TITLE-03 = Once a turn, and your heroes need three rewards for it.

## The table and its set-up

setting-map = Map
setting-factions = Factions
setting-factions-of = Faction of player { $number }
setting-factions-chosen = chosen at the table
setting-factions-dealt = by lot
setting-map-built = built by the players
setting-map-random = random
setting-map-fixed = fixed
setting-hidden_runes = Hidden runes
feat-years = years
feat-seasons = seasons
feat-seven-runes = won by seven runes

prompt-rw-pick-faction = Which faction do you play?
prompt-rw-lay-tile = Which of your tiles do you lay, and where?
prompt-rw-put-marker = Where do you put the next home marker?
prompt-rw-lay-home = Where does your home lie?
prompt-rw-at-home = { $thing_id ->
        [stronghold] In which home area do you put your stronghold?
       *[other] In which home area does this hero begin: { $thing }?
    }

option-faction = { $a }
option-lay = Lay a tile here
option-random_map = Draw a whole map at random
option-marker = Put a marker here
option-home = Put your home here

event-rw-first-drawn = { $who } draws { $fate }.
event-rw-starts = { $who } is the first player.
event-rw-faction = { $who } plays { $faction }.
event-rw-tiles-dealt = { $who } has { $tile } and { $other }.
event-rw-tile-laid = { $who } lays { $tile }.
event-rw-marker-put = { $who } puts a home marker.
event-rw-home-laid = { $who } settles down: { $tile }.
event-rw-map-drawn = The map is drawn at random.
event-rw-built-anew = No game could be played on this map. It is built anew.
event-rw-markers-anew = A home fits nowhere. The markers are put anew.

why-RW-SETUP-01 = Somebody else plays this faction.
why-RW-SETUP-15 = At the start the rune lies in your home.
why-RW-SETUP-20 = Then somebody would find no place for a home.

## Years, seasons, bids

prompt-rw-bid = How much influence do you bid? Whatever you bid is lost.
prompt-rw-late-bid = All the others have revealed their bids. How much influence do you bid?
prompt-rw-break-tie = { $kind_id ->
        [lowest] The lowest bids are equal. Who has lost?
       *[highest] The highest bids are equal. Who has won?
    }
prompt-rw-long-winter = { $n ->
        [one] Which order do you take back? One is left.
       *[other] Which order do you take back? { $n } are left.
    }
prompt-rw-autumn = What does the autumn bring you?
prompt-rw-cull = { $n ->
        [one] One unit too many is in { $area }. Which one do you destroy?
       *[other] { $n } units too many are in { $area }. Which ones do you destroy?
    }
prompt-rw-buy-objective = Do you pay one influence for a new objective?
prompt-rw-broken-allegiances = Your allies waver. Do you pay influence, or draw a fate card? On red two units die.
prompt-rw-lose-units = { $n ->
        [one] Which unit is destroyed? One is left.
       *[other] Which units of one area with allied neutrals are destroyed? { $n } are left.
    }
prompt-rw-true-nature = { $hero } is about to desert. Do you pay for loyalty?
prompt-rw-move-home-rune = { $n ->
        [one] Which rune leaves your home, and where does it go? One more.
       *[other] Which rune leaves your home, and where does it go? { $n } more.
    }
prompt-rw-buy-rune = { $card_id ->
        [gifts_for_the_rich] Do you buy a rune for 1 food, 2 wood and 2 ore?
       *[shared_fortune] Do you buy a rune? Its price in influence: { $n }.
    }
prompt-rw-burn-city = Which city burns?
prompt-rw-disarm = Who discards two tactics cards at random?
prompt-rw-portal = In which of your areas does the portal open?
prompt-rw-through-portal = Who comes through the portal to { $area }?
prompt-rw-give-rune = Where do you place the rune that others gain?
prompt-rw-favor-hero = Which hero is given a reward, or sent away?
prompt-rw-gain-rune = You gain a rune. Where do you place it?
prompt-rw-trim-tactics = { $n ->
        [one] Which tactics card do you discard? One more.
       *[other] Which tactics cards do you discard? { $n } more.
    }

option-bid = { $a ->
        [0] Bid nothing
       *[other] Bid { $a }
    }
option-pick = { $a }
option-back = Take back { $a }
option-take = { $a_id ->
        [influence] 2 influence
       *[tactics] 1 tactics card
    }
option-destroy_routed = Destroy { $b } in { $a } (routed)
option-sacrifice_routed = Destroy { $b } in { $a } (routed) for a recruit
option-bring_routed = { $b } from { $a } (routed)
option-tempt_fate = Draw a fate card
option-let_go = Let { $a } go
option-rune_of = The rune of { $a }
option-to = To { $a }
option-buy_rune = Buy a rune
option-raze = Destroy the city in { $a }
option-name = { $a }
option-portal = In { $a }
option-reward = A reward for { $a }
option-send = Send { $a } away
option-rune = In { $a }
option-rune_as = In { $a }: { $b }
option-remove = First remove the false rune of { $a }

event-rw-year = Year { $n }.
event-rw-season-card = { $season_id ->
        [spring] Spring: { $card }.
        [summer] Summer: { $card }.
        [autumn] Autumn: { $card }.
       *[winter] Winter: { $card }.
    }
event-rw-tokens-lifted = All activation tokens are lifted.
event-rw-all-stand = Whoever was routed stands up.
event-rw-orders-back = { $who } takes back all orders.
event-rw-order-back = { $who } takes back { $order }.
event-rw-orders-void = { $order } does nothing this season.
event-rw-fate-reshuffled = The fate deck is shuffled.
event-rw-fate = { $who } draws { $fate }.
event-rw-bid = { $who } bids { $n }.
event-rw-bid-won = { $who } wins the bid.
event-rw-bid-lost = { $who } loses the bid.
event-rw-named = { $who } names { $whom }.
event-rw-city-destroyed = { $city } in { $area } is destroyed.
event-rw-destroyed = { $unit } in { $area } is destroyed.
event-rw-routed = { $unit } in { $area } is routed.
event-rw-tactics-drawn = { $n ->
        [one] { $who } draws a tactics card.
       *[other] { $who } draws { $n } tactics cards.
    }
event-rw-tactic-discarded = { $who } discards { $tactic }.
event-rw-influence-gained = { $who } gains { $n } influence.
event-rw-influence-spent = { $who } spends { $n } influence.
event-rw-dial = { $who } sets a dial: { $resource } { $n }.
event-rw-rune-placed = A rune is placed in { $area }.
event-rw-rune-moved = The rune of { $area } goes to { $to_area }.
event-rw-false-removed = { $who } removes a false rune from { $area }.
event-rw-out = { $who } is out of the game.
event-rw-won = { $who } has { $n } runes and wins.
event-rw-last = { $who } is the last one left and wins.
event-rw-years-over = { $n ->
        [one] The eight years are over. { $who } wins with one rune.
       *[other] The eight years are over. { $who } wins with { $n } runes.
    }

why-RW-SEASON-25 = You do not have so much influence.
why-RW-SEASON-34 = You do not have so much influence.
why-RW-RUNE-01 = A rune lies there already.
why-RW-RUNE-03 = A rune goes to an area of yours, or to one that nobody controls.

## Heroes

event-rw-hero-stood = { $hero } stands up.

## Tactics

prompt-rw-moment = { $trigger_id ->
        [battle_start] The battle begins. Do you play a card?
        [defending] You are attacked. Do you play a card?
        [tally] Strengths are about to be counted. Do you play a card?
        [battle_won] You have won the battle. Do you play a card?
        [stronghold_lost] Your stronghold is about to be taken. Do you play a card?
        [before_bid] A bid is coming. Do you play a card?
        [hero_enters] A hero enters an area. Do you play a card?
       *[before_orders] Orders are about to be chosen. Do you play a card?
    }
prompt-rw-aim = { $tactic_id ->
        [band_of_brigands] { $n ->
            [0] Band of Brigands: whose neutrals do you lure away?
           *[other] Band of Brigands: where do they go?
        }
        [coercion] Coercion: which hero do you win over?
        [favor_of_kellos] { $n ->
            [0] Favor of Kellos: where do the three runes go?
           *[other] Favor of Kellos: where does the next rune go?
        }
        [favor_of_the_thieves_guild] Favor of the Thieves' Guild: which rune must move?
        [favorable_alliance] { $n ->
            [0] Favorable Alliance: with whom?
           *[other] Favorable Alliance: how much influence does your ally gain?
        }
        [hordes_of_things] { $n ->
            [0] Hordes of Things: where do they come?
           *[other] Hordes of Things: who comes?
        }
        [horrific_rumors] { $n ->
            [0] Horrific Rumors: who hears them?
           *[other] Horrific Rumors: where does the token go?
        }
        [lost_city] { $n ->
            [0] Lost City: where does your stronghold rise?
           *[other] Lost City: all your strongholds are in use. Which one do you give up?
        }
        [political_control] Political Control: which title do you take?
        [proof_of_goodwill] Proof of Goodwill: who gives you a card?
        [rally_cry] { $n ->
            [0] Rally Cry: who stands up?
           *[other] Rally Cry: who else stands up?
        }
        [raze_a_city] Raze a City: which city of yours?
        [reinforcements] { $n ->
            [0] Reinforcements: at which stronghold?
           *[other] Reinforcements: which units?
        }
        [spread_dissent] Spread Dissent: whose neutrals must retreat?
       *[other] { $tactic }: who shares the benefit?
    }
prompt-rw-blackmailed = { $faction } blackmails you in { $area }: retreat at once, or lose two influence and two tactics cards at random?
prompt-rw-order-back = Which order of this year do you take back?
prompt-rw-lift-token = Which of your activation tokens do you lift?
prompt-rw-grant = How much influence do you grant in return: { $faction }?
prompt-rw-send-rune = The rune of { $area } must move. Where does it go?

option-play = Play { $a }
option-with = { $a }
option-from = { $a }
option-against = { $a }
option-of = From { $a }
option-area = In { $a }
option-at = In { $a }
option-coerce = Win { $a } over
option-grant = { $a } influence
option-lift_token = Lift the one in { $a }
option-token = In { $a }
option-stand_hero = { $a }
option-give_way = Retreat at once
option-stand_fast = Stay and pay

event-rw-tactic = { $who } plays { $tactic }.
event-rw-tactic-given = { $who } gives a tactics card to { $whom }.
event-rw-coerced = { $who } wins { $hero } over.
event-rw-token-lifted = { $who } lifts the activation token of { $area }.
event-rw-token-put = The activation token of { $who } goes to { $area }.
event-rw-neutrals-came = { $n ->
        [one] { $who } makes a neutral unit come to { $area }.
       *[other] { $who } makes { $n } neutral units come to { $area }.
    }

why-RW-TACTIC-02 = You drew this card in this season.
why-RW-TACTIC-03 = You have played this card at this moment already.
why-RW-TACTIC-05 = This card would do nothing now.
why-RW-TACTIC-22 = None of your heroes is with neutrals, or they could go nowhere.
why-RW-TACTIC-23 = None of your units stands.
why-RW-TACTIC-25 = You may use the supremacy bonus anyway, or your order does nothing.
why-RW-TACTIC-26 = No enemy hero whom you could pay for is in your areas.
why-RW-TACTIC-27 = No dial could rise.
why-RW-TACTIC-28 = Nobody has more influence than you.
why-RW-TACTIC-29 = There are no three areas that nobody controls and where no rune lies.
why-RW-TACTIC-30 = No order was played this year.
why-RW-TACTIC-31 = No opponent has a rune that could move.
why-RW-TACTIC-32 = No opponent has an activation token on the map.
why-RW-TACTIC-33 = There is nobody to be allied with.
why-RW-TACTIC-35 = There are no such figures left, or no room for them.
why-RW-TACTIC-36 = There is no area for a token.
why-RW-TACTIC-37 = None of your heroes is in an area without a city that nobody controls.
why-RW-TACTIC-38 = No dial would change.
why-RW-TACTIC-39 = All titles are yours, and no influence lies on them.
why-RW-TACTIC-40 = Nobody with more influence than you holds a tactics card.
why-RW-TACTIC-41 = Somebody else bids last already.
why-RW-TACTIC-42 = Nobody of yours is routed here.
why-RW-TACTIC-43 = You control no city.
why-RW-TACTIC-44 = None of your strongholds has room for units.
why-RW-TACTIC-45 = The stronghold is destroyed already.
why-RW-TACTIC-46 = There are no neutrals on the map.
why-RW-TACTIC-47 = Nobody is there to be struck.

## Objectives

prompt-rw-swap-objective = This is your objective. Do you keep it?
prompt-rw-keep-objective = Which objective do you keep?

option-swap = Swap { $a } for another

event-rw-objective-drawn = { $who } draws an objective.
event-rw-objective-swapped = { $who } swaps the objective.
event-rw-objectives-returned = { $n ->
        [one] { $who } gives up an objective.
       *[other] { $who } gives up { $n } objectives.
    }
event-rw-objective-met = { $who } has fulfilled an objective: { $objective }.

why-RW-OBJ-11 = You need three developments.
why-RW-OBJ-12 = All triangle neutrals on the map must be allied, and there must be some.
why-RW-OBJ-13 = All your dials must show six or more.
why-RW-OBJ-14 = You need eight allied neutral units.
why-RW-OBJ-15 = You need eight influence to pay.
why-RW-OBJ-16 = You must control two cities.
why-RW-OBJ-17 = Two Dragons must be allied to you.
why-RW-OBJ-18 = Two Giants must be allied to you.
why-RW-OBJ-21 = Your food dial must show eight.
why-RW-OBJ-22 = You must control seven areas outside your home.
why-RW-OBJ-23 = You need two titles with six influence or more on each.
why-RW-OBJ-24 = You need six tactics cards to discard.
why-RW-OBJ-25 = You must control an area next to an enemy home.
why-RW-OBJ-26 = There are still Dragons on the map.
why-RW-OBJ-27 = There are still Giants on the map.
why-RW-OBJ-28 = It is claimed at the moment when you kill a player's last hero in a duel.
why-RW-OBJ-29 = By the map of this game this objective must be kept, or must be swapped.
