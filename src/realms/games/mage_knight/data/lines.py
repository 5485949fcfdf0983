"""Lines of cards that their effects cannot tell by themselves: English and Russian, by ref (see texts.py)."""

from typing import Final

LINES: Final[dict[str, tuple[str, str]]] = {
    # Basic actions.
    "mana_draw.basic": (
        "You may use one more die of the source this turn",
        "В этот ход можно использовать ещё один кубик источника",
    ),
    "mana_draw.strong": (
        "Set a die of the source to any colour but gold and gain 2 mana tokens of it",
        "Поверните кубик источника на любой цвет, кроме золотого, и получите 2 жетона маны этого цвета",
    ),
    "concentration.strong": (
        "Play another action card with its strong effect for free; its points +2",
        "Сыграйте вместе с ней другую карту действия: её усиленный эффект без маны, его значение +2",
    ),
    "will_focus.strong": (
        "Play another action card with its strong effect for free; its points +3",
        "Сыграйте вместе с ней другую карту действия: её усиленный эффект без маны, его значение +3",
    ),
    "noble_manners.basic": (
        "Influence 2; in an interaction also Fame +1 at the end of the turn",
        "Влияние 2; при взаимодействии ещё слава +1 в конце хода",
    ),
    "noble_manners.strong": (
        "Influence 4; in an interaction also Fame +1 and Reputation +1 at the end of the turn",
        "Влияние 4; при взаимодействии ещё слава +1 и репутация +1 в конце хода",
    ),
    "crystallize.basic": (
        "Turn a mana of a basic colour into a crystal",
        "Превратите ману основного цвета в кристалл",
    ),
    "tranquility.basic": ("Heal 1 or draw a card", "Лечение 1 или возьмите карту"),
    "tranquility.strong": ("Heal 2 or draw 2 cards", "Лечение 2 или возьмите 2 карты"),
    "crystallize.strong": ("Gain a crystal of any colour", "Получите кристалл любого цвета"),
    "concentration.basic": (
        "Gain a blue, white or red mana token",
        "Получите синий, белый или красный жетон маны",
    ),
    "will_focus.basic": (
        "Gain a blue, white or red mana token, or a green crystal",
        "Получите синий, белый или красный жетон маны либо зелёный кристалл",
    ),
    "improvisation.basic": (
        "Discard a card: Move 3, Influence 3, Attack 3 or Block 3",
        "Сбросьте карту: движение 3, влияние 3, атака 3 или блок 3",
    ),
    "improvisation.strong": (
        "Discard a card: Move 5, Influence 5, Attack 5 or Block 5",
        "Сбросьте карту: движение 5, влияние 5, атака 5 или блок 5",
    ),
    # Units.
    "fire_mages.2": ("Gain a red mana token and a red crystal", "Получите красный жетон маны и красный кристалл"),
    "ice_mages.2": ("Gain a blue mana token and a blue crystal", "Получите синий жетон маны и синий кристалл"),
    "altem_mages.0": ("Gain 2 mana tokens of any colours", "Получите 2 жетона маны любых цветов"),
    "altem_mages.2": (
        "All your attacks in this fight are Cold Fire, or all are siege attacks",
        "Все ваши атаки в этом бою — огненно-ледяные или все — осадные",
    ),
    "foresters.0": (
        "Move 2; forests, hills and swamps cost 1 less this turn",
        "Движение 2; леса, холмы и болота в этот ход на 1 дешевле",
    ),
    "utem_swordsmen.1": ("Attack 6 or Block 6; this unit is wounded", "Атака 6 или блок 6; этот отряд ранен"),
    "altem_mages.1": (
        "Cold Fire Attack 5 or Cold Fire Block 5; 7 with red or blue mana, 9 with both",
        "Огненно-ледяная атака 5 или огненно-ледяной блок 5; с красной или синей маной 7, с обеими 9",
    ),
    # Advanced actions.
    "fire_bolt.basic": ("Gain a red crystal", "Получите красный кристалл"),
    "ice_bolt.basic": ("Gain a blue crystal", "Получите синий кристалл"),
    "swift_bolt.basic": ("Gain a white crystal", "Получите белый кристалл"),
    "crushing_bolt.basic": ("Gain a green crystal", "Получите зелёный кристалл"),
    "regeneration.basic": ("Heal 1; ready a unit of level 1 or 2", "Лечение 1; подготовьте отряд уровня 1–2"),
    "regeneration.strong": ("Heal 2; ready a unit of level 1 to 3", "Лечение 2; подготовьте отряд уровня 1–3"),
    "blood_rage.basic": (
        "Attack 2; you may take a wound to make it Attack 5",
        "Атака 2; можно получить рану, тогда атака 5",
    ),
    "blood_rage.strong": (
        "Attack 4; you may take a wound to make it Attack 9",
        "Атака 4; можно получить рану, тогда атака 9",
    ),
    "intimidate.basic": ("Influence 4 or Attack 3; Reputation −1", "Влияние 4 или атака 3; репутация −1"),
    "intimidate.strong": ("Influence 8 or Attack 7; Reputation −2", "Влияние 8 или атака 7; репутация −2"),
    "blood_ritual.basic": (
        "Take a wound; gain a red crystal and a mana token of any colour",
        "Получите рану, красный кристалл и жетон маны любого цвета",
    ),
    "blood_ritual.strong": (
        "Take a wound; gain 3 mana tokens of any colours; you may turn a mana into a crystal of its colour",
        "Получите рану и 3 жетона маны любых цветов; одну ману можно превратить в кристалл её цвета",
    ),
    "into_the_heat.basic": (
        "At the start of a fight: attacks and blocks of your units +2, but they take no damage for you",
        "В начале боя: атаки и блоки ваших отрядов +2, но урон на них направлять нельзя",
    ),
    "into_the_heat.strong": (
        "At the start of a fight: attacks and blocks of your units +3, but they take no damage for you",
        "В начале боя: атаки и блоки ваших отрядов +3, но урон на них направлять нельзя",
    ),
    "decompose.basic": (
        "Throw away an action card: gain 2 crystals of its colour",
        "Удалите из игры карту действия: получите 2 кристалла её цвета",
    ),
    "decompose.strong": (
        "Throw away an action card: gain a crystal of each other colour",
        "Удалите из игры карту действия: получите по кристаллу каждого другого цвета",
    ),
    "maximal_effect.basic": (
        "Use the basic effect of another action card three times, then throw that card away",
        "Примените основной эффект другой карты действия трижды и удалите её из игры",
    ),
    "maximal_effect.strong": (
        "Use the strong effect of another action card twice for free, then throw that card away",
        "Примените усиленный эффект другой карты действия дважды без маны и удалите её из игры",
    ),
    "ice_shield.strong": (
        "Ice Block 3; the enemy blocked with it gets Armour −3",
        "Ледяной блок 3; броня заблокированного им врага −3",
    ),
    "frost_bridge.basic": ("Move 2; swamps cost 1 this turn", "Движение 2; болота в этот ход стоят 1"),
    "frost_bridge.strong": (
        "Move 4; this turn lakes may be entered, lakes and swamps cost 1",
        "Движение 4; в этот ход можно входить на озёра, озёра и болота стоят 1",
    ),
    "pure_magic.basic": (
        "Pay a mana: green gives Move 4, white Influence 4, blue Block 4, red Attack 4",
        "Заплатите ману: зелёная даёт движение 4, белая влияние 4, синяя блок 4, красная атаку 4",
    ),
    "pure_magic.strong": (
        "Pay a mana: green gives Move 7, white Influence 7, blue Block 7, red Attack 7",
        "Заплатите ману: зелёная даёт движение 7, белая влияние 7, синяя блок 7, красная атаку 7",
    ),
    "steady_tempo.basic": (
        "Move 2; at the end of the turn it may go under your deck, if that is not empty",
        "Движение 2; в конце хода карту можно положить под колоду, если та не пуста",
    ),
    "steady_tempo.strong": (
        "Move 4; at the end of the turn it may go on top of your deck",
        "Движение 4; в конце хода карту можно положить на колоду",
    ),
    "crystal_mastery.basic": (
        "Gain a crystal of a colour you have a crystal of",
        "Получите кристалл цвета, который у вас уже есть",
    ),
    "crystal_mastery.strong": (
        "At the end of the turn the crystals you spent this turn come back",
        "В конце хода кристаллы, потраченные в этот ход, возвращаются",
    ),
    "magic_talent.basic": (
        "Discard a card of a colour: you may play a spell of that colour from the offer, it stays there",
        "Сбросьте карту какого-либо цвета: можно сыграть доступное заклинание этого цвета, оно остаётся на месте",
    ),
    "magic_talent.strong": (
        "Pay a mana: take a spell of its colour from the offer into your discard pile",
        "Заплатите ману: возьмите доступное заклинание её цвета в сброс",
    ),
    "agility.basic": (
        "Move 2; in combat this turn each move point may be Attack 1",
        "Движение 2; в бою в этот ход каждое очко движения может стать атакой 1",
    ),
    "agility.strong": (
        "Move 4; in combat this turn a move point may be Attack 1, two of them Ranged Attack 1",
        "Движение 4; в бою в этот ход очко движения может стать атакой 1, два — дальней атакой 1",
    ),
    "song_of_wind.basic": (
        "Move 2; plains, deserts and wastelands cost 1 less this turn",
        "Движение 2; равнины, пустыни и пустоши в этот ход на 1 дешевле",
    ),
    "song_of_wind.strong": (
        "Move 2; plains, deserts and wastelands cost 2 less this turn; for a blue mana lakes cost 0",
        "Движение 2; равнины, пустыни и пустоши в этот ход на 2 дешевле; за синюю ману озёра стоят 0",
    ),
    "heroic_tale.basic": (
        "Influence 3; Reputation +1 for each unit recruited this turn",
        "Влияние 3; репутация +1 за каждый завербованный в этот ход отряд",
    ),
    "heroic_tale.strong": (
        "Influence 6; Fame +1 and Reputation +1 for each unit recruited this turn",
        "Влияние 6; слава +1 и репутация +1 за каждый завербованный в этот ход отряд",
    ),
    "diplomacy.basic": (
        "Influence 2; this turn influence may be used as block",
        "Влияние 2; в этот ход влияние можно использовать как блок",
    ),
    "diplomacy.strong": (
        "Influence 4; choose fire or ice: this turn influence may be used as such block",
        "Влияние 4; выберите огонь или лёд: в этот ход влияние можно использовать как такой блок",
    ),
    "mana_storm.basic": (
        "Choose a die of the source of a basic colour: gain a crystal of it and roll the die again",
        "Выберите кубик источника основного цвета: получите кристалл этого цвета и перебросьте кубик",
    ),
    "mana_storm.strong": (
        "Roll all dice of the source; use 3 more of them this turn, gold and black ones as any basic colour",
        "Перебросьте кубики источника; в этот ход используйте ещё 3, золотые и чёрные — как любой основной цвет",
    ),
    "learning.basic": (
        "Influence 2; once, for 6 influence, an advanced action of the offer into your discard pile",
        "Влияние 2; один раз за 6 влияния возьмите доступное особое действие в сброс",
    ),
    "learning.strong": (
        "Influence 4; once, for 9 influence, an advanced action of the offer into your hand",
        "Влияние 4; один раз за 9 влияния возьмите доступное особое действие на руку",
    ),
    "path_finding.basic": (
        "Move 2; every terrain costs 1 less this turn, but at least 2",
        "Движение 2; любая местность в этот ход на 1 дешевле, но не меньше 2",
    ),
    "path_finding.strong": (
        "Move 4; every terrain costs 2 this turn",
        "Движение 4; любая местность в этот ход стоит 2",
    ),
    "in_need.basic": (
        "Influence 3, +1 for each wound in your hand and on your units",
        "Влияние 3, +1 за каждую рану на руке и на отрядах",
    ),
    "in_need.strong": (
        "Influence 5, +2 for each wound in your hand and on your units",
        "Влияние 5, +2 за каждую рану на руке и на отрядах",
    ),
    "ambush.basic": (
        "Move 2; your first attack card this turn +1, or your first block card +2",
        "Движение 2; первая карта атаки в этот ход +1 или первая карта блока +2",
    ),
    "ambush.strong": (
        "Move 4; your first attack card this turn +2, or your first block card +4",
        "Движение 4; первая карта атаки в этот ход +2 или первая карта блока +4",
    ),
    "training.basic": (
        "Throw away an action card: take one of its colour from the offer into your discard pile",
        "Удалите из игры карту действия: возьмите доступную карту её цвета в сброс",
    ),
    "training.strong": (
        "Throw away an action card: take one of its colour from the offer into your hand",
        "Удалите из игры карту действия: возьмите доступную карту её цвета на руку",
    ),
    # Spells.
    "fireball.strong": ("Take a wound; Siege Fire Attack 8", "Получите рану; огненная осадная атака 8"),
    "snowstorm.strong": ("Take a wound; Siege Ice Attack 8", "Получите рану; ледяная осадная атака 8"),
    "whirlwind.basic": ("One enemy does not attack", "Один враг не атакует"),
    "flame_wall.strong": (
        "Fire Attack 5 or Fire Block 7, +2 for each enemy",
        "Огненная атака 5 или огненный блок 7, +2 за каждого врага",
    ),
    "burning_shield.basic": (
        "Fire Block 4; if it helps to block, Fire Attack 4 in the melee phase",
        "Огненный блок 4; если он помог заблокировать атаку — огненная атака 4 в ближнем бою",
    ),
    "burning_shield.strong": (
        "Fire Block 4; if it helps to block, the blocked enemy is destroyed",
        "Огненный блок 4; если он помог заблокировать атаку, этот враг уничтожен",
    ),
    "demolish.basic": (
        "Fortifications of sites are ignored this turn; all enemies get Armour −1",
        "Укрепления мест в этот ход не действуют; броня всех врагов −1",
    ),
    "demolish.strong": (
        "In the melee phase: destroy one enemy, all others get Armour −1",
        "В ближнем бою: уничтожьте одного врага, броня остальных −1",
    ),
    "mana_meltdown.basic": (
        "Each other player loses a random crystal or, without any, takes a wound; you may gain one of those lost",
        "Каждый другой игрок теряет случайный кристалл, без кристаллов — получает рану; один можно взять себе",
    ),
    "mana_meltdown.strong": (
        "Choose a colour: everybody takes a wound for each crystal of it; you gain 2 of them",
        "Выберите цвет: все получают по ране за каждый кристалл этого цвета; вы получаете 2 таких кристалла",
    ),
    "mana_bolt.basic": (
        "Pay a mana: blue gives Ice Attack 8, red Cold Fire Attack 7, white Ranged Ice 6, green Siege Ice 5",
        "Ледяная атака за ману: синяя 8, красная (огненно-ледяная) 7, белая (дальняя) 6, зелёная (осадная) 5",
    ),
    "mana_bolt.strong": (
        "Pay a mana: blue gives Ice Attack 11, red Cold Fire Attack 10, white Ranged Ice 9, green Siege Ice 8",
        "Ледяная атака за ману: синяя 11, красная (огненно-ледяная) 10, белая (дальняя) 9, зелёная (осадная) 8",
    ),
    "chill.basic": (
        "One enemy does not attack and loses fire resistance",
        "Один враг не атакует и теряет сопротивление огню",
    ),
    "chill.strong": ("One enemy does not attack and gets Armour −4", "Один враг не атакует, его броня −4"),
    "space_bending.basic": (
        "This turn hexes two steps away count as adjacent, and you provoke nobody",
        "В этот ход и клетки через одну считаются соседними, и вы никого не провоцируете",
    ),
    "space_bending.strong": (
        "At the end of the turn take your other played cards back into hand, draw none and take another turn",
        "В конце хода верните на руку остальные сыгранные карты, не берите новых и сделайте ещё один ход",
    ),
    "mana_claim.basic": (
        "Keep a die of the source until the round ends: 3 mana tokens of its colour now, or one each later turn",
        "Возьмите кубик источника до конца раунда: 3 маны его цвета сейчас или по одной в каждый следующий ход",
    ),
    "mana_claim.strong": (
        "As Mana Claim; besides, others who use that colour take a wound, once a turn",
        "Как «Притязание на ману»; кроме того, другие, используя ману этого цвета, получают рану, раз в ход",
    ),
    "expose.basic": (
        "One enemy loses all fortifications and resistances; Ranged Attack 2",
        "Один враг теряет все укрепления и сопротивления; дальняя атака 2",
    ),
    "expose.strong": (
        "All enemies lose all fortifications, or all resistances; Ranged Attack 3",
        "Все враги теряют все укрепления или все сопротивления; дальняя атака 3",
    ),
    "whirlwind.strong": ("In the melee phase: destroy one enemy", "В ближнем бою: уничтожьте одного врага"),
    "wings_of_wind.basic": (
        "Spend 1 to 5 move points: fly as many hexes over any terrain, to a safe one, provoking nobody",
        "За 1–5 очков движения пролетите столько клеток над любой местностью до безопасной, никого не провоцируя",
    ),
    "wings_of_wind.strong": (
        "One enemy does not attack; a second one for 1 move point, a third for 2 more, and so on",
        "Один враг не атакует; второй — за 1 очко движения, третий — ещё за 2 и так далее",
    ),
    "call_to_arms.basic": (
        "Use an ability of a unit of the offer as if it were yours",
        "Примените способность доступного отряда, как если бы он был вашим",
    ),
    "call_to_arms.strong": (
        "Recruit any unit of the offer for free",
        "Завербуйте любой доступный отряд бесплатно",
    ),
    "mind_read.basic": (
        "Choose a colour: gain its crystal; each other player discards an action or spell of it",
        "Выберите цвет: получите кристалл; каждый другой игрок сбрасывает действие или заклинание этого цвета",
    ),
    "mind_read.strong": (
        "As Mind Read; you may take one of the discarded actions into your hand for good",
        "Как «Чтение мыслей»; одно из сброшенных действий можно взять себе на руку навсегда",
    ),
    "tremor.basic": (
        "One enemy gets Armour −3, or all enemies Armour −2",
        "Броня одного врага −3 или всех врагов −2",
    ),
    "tremor.strong": (
        "One enemy gets Armour −3, or all enemies Armour −2; twice that if fortified",
        "Броня одного врага −3 или всех врагов −2; у укреплённых вдвое больше",
    ),
    "underground_travel.basic": (
        "Move up to 3 hexes free of charge, not over swamps and lakes, to a safe one, provoking nobody",
        "Пройдите до 3 клеток без очков движения, минуя болота и озёра, до безопасной, никого не провоцируя",
    ),
    "underground_travel.strong": (
        "Move up to 3 hexes like that and assault a fortified site; its fortifications are ignored",
        "Пройдите так же до 3 клеток и штурмуйте укреплённое место; его укрепления не действуют",
    ),
    "restoration.basic": ("Heal 3, in a forest Heal 5", "Лечение 3, в лесу лечение 5"),
    "restoration.strong": (
        "Heal 3 and ready units of 3 levels in all; in a forest 5 and 5",
        "Лечение 3, и подготовьте отряды с суммой уровней до 3; в лесу 5 и 5",
    ),
    "meditation.basic": (
        "Put 2 random cards of your discard pile on or under your deck; hand limit +2 at the next draw",
        "Положите 2 случайные карты из сброса на колоду или под неё; при следующем доборе предел руки +2",
    ),
    "meditation.strong": (
        "Put 2 cards of your choice of your discard pile on or under your deck; hand limit +2 at the next draw",
        "Положите 2 карты из сброса по вашему выбору на колоду или под неё; при следующем доборе предел руки +2",
    ),
    "energy_flow.basic": (
        "Ready a unit; then a unit of level 1 or 2 of each other player may be spent",
        "Подготовьте отряд; затем у каждого другого игрока один отряд уровня 1–2 может стать уставшим",
    ),
    "energy_flow.strong": (
        "Ready and heal a unit; then a unit of level 1 to 3 of each other player may be spent",
        "Подготовьте и вылечите отряд; затем у каждого другого игрока один отряд уровня 1–3 может стать уставшим",
    ),
    # Artifacts.
    "banner_of_glory.basic": (
        "Its unit: Armour, attacks and blocks +1; Fame +1 when it attacks or blocks",
        "Отряд под знаменем: броня, атаки и блоки +1; слава +1, когда он атакует или блокирует",
    ),
    "banner_of_glory.strong": (
        "This turn all your units: Armour, attacks and blocks +1; Fame +1 for each that attacks or blocks",
        "В этот ход у всех ваших отрядов броня, атаки и блоки +1; слава +1 за каждый, что атакует или блокирует",
    ),
    "banner_of_fear.basic": (
        "Its unit may be spent in the block phase to stop one attack; Fame +1",
        "В фазе блока отряд под знаменем может стать уставшим, чтобы отменить одну атаку; слава +1",
    ),
    "banner_of_fear.strong": ("Up to 3 enemies do not attack", "До 3 врагов не атакуют"),
    "banner_of_protection.basic": (
        "Its unit: Armour +1, resists fire and ice",
        "Отряд под знаменем: броня +1, сопротивление огню и льду",
    ),
    "banner_of_protection.strong": (
        "At the end of the turn you may throw away all wounds of this turn",
        "В конце хода можно удалить все раны, полученные в этот ход",
    ),
    "banner_of_courage.basic": (
        "Once a round, not in combat: ready its unit",
        "Раз в раунд, не в бою: подготовьте отряд под знаменем",
    ),
    "banner_of_courage.strong": ("Not in combat: ready all your units", "Не в бою: подготовьте все свои отряды"),
    "ruby_ring.basic": (
        "Gain a red mana token and a red crystal; Fame +1",
        "Получите красный жетон маны и красный кристалл; слава +1",
    ),
    "ruby_ring.strong": (
        "Endless red and black mana this turn; Fame +1 for each red spell",
        "Бесконечная красная и чёрная мана в этот ход; слава +1 за каждое красное заклинание",
    ),
    "sapphire_ring.basic": (
        "Gain a blue mana token and a blue crystal; Fame +1",
        "Получите синий жетон маны и синий кристалл; слава +1",
    ),
    "sapphire_ring.strong": (
        "Endless blue and black mana this turn; Fame +1 for each blue spell",
        "Бесконечная синяя и чёрная мана в этот ход; слава +1 за каждое синее заклинание",
    ),
    "diamond_ring.basic": (
        "Gain a white mana token and a white crystal; Fame +1",
        "Получите белый жетон маны и белый кристалл; слава +1",
    ),
    "diamond_ring.strong": (
        "Endless white and black mana this turn; Fame +1 for each white spell",
        "Бесконечная белая и чёрная мана в этот ход; слава +1 за каждое белое заклинание",
    ),
    "emerald_ring.basic": (
        "Gain a green mana token and a green crystal; Fame +1",
        "Получите зелёный жетон маны и зелёный кристалл; слава +1",
    ),
    "emerald_ring.strong": (
        "Endless green and black mana this turn; Fame +1 for each green spell",
        "Бесконечная зелёная и чёрная мана в этот ход; слава +1 за каждое зелёное заклинание",
    ),
    "sword_of_justice.basic": (
        "Discard any cards but wounds: Attack 3 for each; Fame +1 for each enemy defeated this turn",
        "Сбросьте любые карты, кроме ран: атака 3 за каждую; слава +1 за каждого побеждённого в этот ход врага",
    ),
    "sword_of_justice.strong": (
        "This turn physical attacks in melee count double, nobody resists them; Fame +1 for each enemy defeated",
        "В этот ход физические атаки ближнего боя удвоены и без сопротивлений; слава +1 за побеждённого врага",
    ),
    "horn_of_wrath.basic": (
        "Siege Attack 5; roll a die: black or red is a wound",
        "Осадная атака 5; бросьте кубик: чёрный или красный — рана",
    ),
    "horn_of_wrath.strong": (
        "Siege Attack 5, up to +5; roll a die for each +1: black or red is a wound",
        "Осадная атака 5, до +5; за каждый +1 бросьте кубик: чёрный или красный — рана",
    ),
    "endless_gem_pouch.basic": (
        "Roll a die twice: a crystal of its colour, gold is any colour, black Fame +1",
        "Бросьте кубик дважды: кристалл его цвета, золотой — любого, чёрный — слава +1",
    ),
    "endless_gem_pouch.strong": (
        "Gain a mana token of each basic colour, and a gold one by day or a black one at night",
        "Получите по жетону маны каждого основного цвета и золотой днём или чёрный ночью",
    ),
    "golden_grail.basic": (
        "Heal 2; Fame +1 for each of these points you use",
        "Лечение 2; слава +1 за каждое использованное из этих очков",
    ),
    "golden_grail.strong": (
        "Heal 6; draw a card for each wound healed from hand this turn",
        "Лечение 6; возьмите карту за каждую вылеченную в этот ход рану с руки",
    ),
    "book_of_wisdom.basic": (
        "Throw away an action card: take an advanced action of its colour from the offer into hand",
        "Удалите из игры карту действия: возьмите доступное особое действие её цвета на руку",
    ),
    "book_of_wisdom.strong": (
        "Throw away an action card: take a spell of its colour from the offer into hand, and a crystal",
        "Удалите из игры карту действия: возьмите доступное заклинание её цвета на руку и кристалл",
    ),
    "amulet_of_the_sun.basic": (
        "Gain a gold mana token; at night this turn gold is usable, forests cost 3, garrisons and ruins are seen",
        "Получите золотой жетон маны; ночью в этот ход золото доступно, леса стоят 3, гарнизоны и руины видны",
    ),
    "amulet_of_the_sun.strong": (
        "Gain 3 gold mana tokens; at night this turn gold is usable, forests cost 3, garrisons and ruins are seen",
        "Получите 3 золотых жетона маны; ночью в этот ход золото доступно, леса стоят 3, гарнизоны и руины видны",
    ),
    "amulet_of_darkness.basic": (
        "Gain a mana token of any colour; by day this turn black can be used, deserts cost 3",
        "Получите жетон маны любого цвета; днём в этот ход чёрная мана доступна, пустыни стоят 3",
    ),
    "amulet_of_darkness.strong": (
        "Gain 3 mana tokens of any colours; by day this turn black can be used, deserts cost 3",
        "Получите 3 жетона маны любых цветов; днём в этот ход чёрная мана доступна, пустыни стоят 3",
    ),
    # Skills.
    "dark_paths.effect": ("Move 1, at night Move 2", "Движение 1, ночью движение 2"),
    "burning_power.effect": ("Siege Attack 1, physical or fire", "Осадная атака 1, физическая или огненная"),
    "hot_swordsmanship.effect": ("Attack 2, physical or fire", "Атака 2, физическая или огненная"),
    "dark_negotiation.effect": ("Influence 2, at night Influence 3", "Влияние 2, ночью влияние 3"),
    "dark_fire_magic.effect": (
        "Gain a red crystal and a red or black mana token",
        "Получите красный кристалл и красный или чёрный жетон маны",
    ),
    "power_of_pain.effect": (
        "One wound may be played sideways; it gives 2",
        "Одну рану можно сыграть боком; она даёт 2",
    ),
    "invocation.effect": (
        "Discard a wound for a red or black mana, or another card for a white or green one; use it at once",
        "Сбросьте рану за красную или чёрную ману либо другую карту за белую или зелёную; тратится сразу",
    ),
    "polarization.effect": (
        "One mana counts as the opposite colour; by day black as any basic one, at night gold as black",
        "Одна мана служит маной противоположного цвета; днём чёрная — любого основного, ночью золотая — чёрной",
    ),
    "healing_ritual.effect": (
        "Throw away up to 2 wounds from hand; one of them goes to the nearest hero",
        "Удалите с руки до 2 ран; одна из них достаётся ближайшему герою",
    ),
    "ritual_of_pain.effect": (
        "Throw away up to 2 wounds from hand; in the centre: somebody may play a wound sideways for 3",
        "Удалите с руки до 2 ран; в центре: любой игрок может сыграть рану боком за 3",
    ),
    "double_time.effect": ("Move 2, at night Move 1", "Движение 2, ночью движение 1"),
    "night_sharpshooting.effect": (
        "Ranged Attack 1, at night Ranged Attack 2",
        "Дальняя атака 1, ночью дальняя атака 2",
    ),
    "cold_swordsmanship.effect": ("Attack 2, physical or ice", "Атака 2, физическая или ледяная"),
    "shield_mastery.effect": ("Block 3, or Fire or Ice Block 2", "Блок 3, или огненный либо ледяной блок 2"),
    "resistance_break.effect": (
        "One enemy gets Armour −1 for each of its resistances",
        "Броня одного врага −1 за каждое его сопротивление",
    ),
    "i_feel_no_pain.effect": (
        "Not in combat: discard a wound to draw a card",
        "Не в бою: сбросьте рану и возьмите карту",
    ),
    "i_dont_give_a_damn.effect": (
        "One card sideways gives 2; an advanced action, spell or artifact 3",
        "Одна карта боком даёт 2; особое действие, заклинание или артефакт — 3",
    ),
    "who_needs_magic.effect": (
        "One card sideways gives 2, or 3 if you use no die of the source this turn",
        "Одна карта боком даёт 2 или, если в этот ход вы не берёте кубик источника, 3",
    ),
    "mana_exploit.effect": (
        "Gain a mana token, not gold; in the centre: others who use another colour take a wound",
        "Получите жетон маны, не золотой; в центре: другие, используя ману иного цвета, получают рану",
    ),
    "mana_overload.effect": (
        "Gain a mana token, not gold; in the centre: the first card powered with that colour gets +4",
        "Получите жетон маны, не золотой; в центре: первая карта, усиленная маной этого цвета, получает +4",
    ),
    "freezing_power.effect": ("Siege Attack 1, physical or ice", "Осадная атака 1, физическая или ледяная"),
    "potion_making.effect": ("Heal 2", "Лечение 2"),
    "white_crystal_craft.effect": (
        "Gain a blue crystal and a white mana token",
        "Получите синий кристалл и белый жетон маны",
    ),
    "green_crystal_craft.effect": (
        "Gain a blue crystal and a green mana token",
        "Получите синий кристалл и зелёный жетон маны",
    ),
    "red_crystal_craft.effect": (
        "Gain a blue crystal and a red mana token",
        "Получите синий кристалл и красный жетон маны",
    ),
    "glittering_fortune.effect": (
        "In an interaction: Influence 1 for each colour among your crystals",
        "При взаимодействии: влияние 1 за каждый цвет среди ваших кристаллов",
    ),
    "flight.effect": (
        "Fly to an adjacent safe hex for free, or two hexes for 2 move points, provoking nobody",
        "Перелетите на соседнюю безопасную клетку даром или на две за 2 очка движения, никого не провоцируя",
    ),
    "universal_power.effect": (
        "Pay a mana: one card sideways gives 3, an action or spell of that colour 4",
        "Заплатите ману: одна карта боком даёт 3, а действие или заклинание этого цвета — 4",
    ),
    "source_freeze.effect": (
        "In the source: others may not use their die; in your next turn gain a crystal of a die's colour",
        "В источнике: другие не берут свой кубик; в свой следующий ход получите кристалл цвета кубика источника",
    ),
    "source_opening.effect": (
        "You may roll a die of the source; in the centre: somebody may use one more die, you gain a crystal of it",
        "Можно перебросить кубик источника; в центре: любой может взять ещё кубик, вы — кристалл его цвета",
    ),
    "forward_march.effect": (
        "Move 1 for each ready, unwounded unit, at most 3",
        "Движение 1 за каждый боеспособный нераненый отряд, не больше 3",
    ),
    "day_sharpshooting.effect": (
        "Ranged Attack 2, at night Ranged Attack 1",
        "Дальняя атака 2, ночью дальняя атака 1",
    ),
    "inspiration.effect": ("Not in combat: ready or heal a unit", "Не в бою: подготовьте или вылечите отряд"),
    "bright_negotiation.effect": ("Influence 3, at night Influence 2", "Влияние 3, ночью влияние 2"),
    "leaves_in_the_wind.effect": (
        "Gain a green crystal and a white mana token",
        "Получите зелёный кристалл и белый жетон маны",
    ),
    "whispers_in_the_treetops.effect": (
        "Gain a white crystal and a green mana token",
        "Получите белый кристалл и зелёный жетон маны",
    ),
    "leadership.effect": (
        "A unit you use gets Block +3, Attack +2 or Ranged Attack +1",
        "Отряд, который вы активируете: блок +3, атака +2 или дальняя атака +1",
    ),
    "bonds_of_loyalty.effect": (
        "One more unit, 5 influence cheaper; it may fight where units may not; 2 units join the offer",
        "Ещё один отряд, на 5 влияния дешевле; он сражается и там, где отрядам нельзя; 2 отряда в доступные",
    ),
    "prayer_of_weather.effect": (
        "Until your next turn every terrain costs you 2 less (at least 1) and others 1 more (at most 5)",
        "До вашего следующего хода местность вам на 2 дешевле (не меньше 1), другим на 1 дороже (не больше 5)",
    ),
    "calming_the_weather.effect": (
        "Every terrain costs you 2 less this turn, but at least 1; in the centre: for somebody else 1 less",
        "Любая местность в этот ход на 2 дешевле, но не меньше 1; в центре: для другого игрока на 1 дешевле",
    ),
    # Tactics.
    "early_bird.effect": ("Only the order of turns", "Только порядок хода"),
    "rethink.effect": (
        "Discard up to 3 cards and draw as many; then your discard pile goes into your deck",
        "Сбросьте до 3 карт и возьмите столько же; затем сброс замешивается в колоду",
    ),
    "mana_steal.effect": (
        "Keep a die of the source of a basic colour; use it once today as an extra die",
        "Возьмите кубик источника основного цвета; один раз за день он служит дополнительным",
    ),
    "planning.effect": (
        "With 2 cards or more in hand before you draw, your hand limit is 1 higher",
        "Если перед добором на руке 2 карты или больше, предел руки +1",
    ),
    "great_start.effect": ("Draw 2 cards", "Возьмите 2 карты"),
    "the_right_moment.effect": (
        "Once today take another turn right after this one",
        "Один раз за день сделайте ещё один ход сразу после своего",
    ),
    "from_the_dusk.effect": ("Only the order of turns", "Только порядок хода"),
    "long_night.effect": (
        "Once tonight, with an empty deck: 3 random cards of your discard pile become your deck",
        "Один раз за ночь, если колода пуста: 3 случайные карты из сброса становятся колодой",
    ),
    "mana_search.effect": (
        "Once a turn roll up to 2 dice of the source again, gold ones first",
        "Раз в ход перебросьте до 2 кубиков источника, сначала золотые",
    ),
    "midnight_meditation.effect": (
        "Once tonight before a turn: shuffle up to 5 cards of your hand into your deck and draw as many",
        "Один раз за ночь перед своим ходом: замешайте до 5 карт с руки в колоду и возьмите столько же",
    ),
    "preparation.effect": ("Take a card of your choice from your deck", "Возьмите из колоды любую карту"),
    "sparing_power.effect": (
        "Before each turn: put the top card of your deck under it, or once take all of them into hand",
        "Перед каждым ходом: верхнюю карту колоды под тактику или один раз все карты из-под неё на руку",
    ),
    # Wounds.
    "wound.basic": ("Cannot be played; a healing point removes it", "Не разыгрывается; её убирает очко лечения"),
}

for _hero, (_en, _ru) in {
    "arythea": ("red", "красный"),
    "tovak": ("blue", "синий"),
    "goldyx": ("green", "зелёный"),
    "norowas": ("white", "белый"),
}.items():
    LINES[f"motivation_{_hero}.effect"] = (
        f"In anybody's turn: draw 2 cards; with the least fame also a {_en} mana token",
        f"В ход любого игрока: возьмите 2 карты; если у вас меньше всех славы, ещё {_ru} жетон маны",
    )
