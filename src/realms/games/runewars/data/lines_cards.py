"""What the cards of seasons, tactics, rewards and objectives say: English and Russian, by ref."""

from __future__ import annotations

from typing import Final

CARD_LINES: Final[dict[str, tuple[str, str]]] = {
    # Seasons.
    "heroes_for_hire.effect": (
        "Bid. The winner may draw 2 heroes and keep one",
        "Аукцион. Победитель может взять 2 героев и оставить одного",
    ),
    "long_winter.effect": (
        "Each player takes back only 2 of his orders; the others stay played",
        "Каждый забирает только 2 своих приказа; остальные лежат сыгранными",
    ),
    "new_recruits.effect": (
        "Every player may recruit with all three dials. Recruit orders do nothing this season",
        "Каждый может набрать отряды по всем трём шкалам. Приказы «Набор» в этом сезоне не действуют",
    ),
    "prepare_for_the_coming_year.effect": (
        "Each player may pay 1 influence to draw an objective; then everyone keeps one",
        "Каждый может заплатить 1 влияние и взять цель; затем все оставляют по одной",
    ),
    "stormy_weather.effect": (
        "Bid. If the total is below the number of players, orders 1 to 4 do nothing this season",
        "Аукцион. Если сумма ставок меньше числа игроков, приказы 1–4 в этом сезоне не действуют",
    ),
    "broken_allegiances.effect": (
        "Players with allied neutrals pay 2 influence or draw a fate card; red: 2 units in an area with them die",
        "Каждый, у кого есть союзные нейтралы, платит 2 влияния или тянет карту судьбы; "
        "красный — гибнут 2 отряда в одной области с ними",
    ),
    "drought.effect": (
        "This season figures that would be routed are destroyed",
        "В этом сезоне фигуры не опрокидываются, а гибнут",
    ),
    "fires_of_heaven.effect": (
        "Bid. The winner chooses a city; it is destroyed",
        "Аукцион. Победитель выбирает город, и тот уничтожен",
    ),
    "mandatory_disarmament.effect": (
        "Bid. The winner names a player, who discards 2 random tactics cards",
        "Аукцион. Победитель называет игрока, и тот сбрасывает наугад 2 карты тактики",
    ),
    "reroute_supply_caravans.effect": (
        "Bid. Everyone but the winner lowers each dial by 1",
        "Аукцион. Все, кроме победителя, понижают каждую шкалу на 1",
    ),
    "the_sacred_portals.effect": (
        "Bid. The winner may gather standing units from areas without his activation token in a friendly area",
        "Аукцион. Победитель может собрать свои стоящие отряды из областей без своего жетона активации "
        "в одной дружественной области",
    ),
    "bountiful_harvest.effect": (
        "Each player sets his dials to the areas he controls, then food +1",
        "Каждый выставляет шкалы по контролируемым областям, затем еда +1",
    ),
    "famine.effect": (
        "Dials above the income of the controlled areas fall to it. Harvest orders do nothing this season",
        "Шкалы выше дохода контролируемых областей падают до него. Приказы «Урожай» в этом сезоне не действуют",
    ),
    "frozen_crops.effect": ("Players with 5 food or more lose 1", "У кого 5 еды или больше, тот теряет 1"),
    "revealing_their_true_nature.effect": (
        "Heroes of another alignment than their player desert, unless he pays 1 influence each (2 if opposite)",
        "Герои иного мировоззрения, чем у их игрока, дезертируют, если он не заплатит за каждого 1 влияние "
        "(за противоположное — 2)",
    ),
    "threatened_home_realms.effect": (
        "Each player moves 2 runes from his home to friendly or neutral areas outside it",
        "Каждый переносит 2 руны из дома в дружественные или нейтральные области вне его",
    ),
    "abundance_of_power.effect": (
        "Bid. If the total exceeds the number of players, everyone gains a rune",
        "Аукцион. Если сумма ставок больше числа игроков, каждый получает руну",
    ),
    "dragon_rune_discovery.effect": (
        "Bid. The winner gains a rune",
        "Аукцион. Победитель получает руну",
    ),
    "elect_arbitrator.effect": (
        "Bid. The winner chooses an enemy or neutral area without a rune; one is placed there",
        "Аукцион. Победитель выбирает вражескую или нейтральную область без руны; туда кладут руну",
    ),
    "favor_of_the_council.effect": (
        "Bid. The winner chooses a hero and moves him anywhere or gives him a reward",
        "Аукцион. Победитель выбирает героя и переносит его куда угодно либо даёт ему награду",
    ),
    "gifts_for_the_rich.effect": (
        "Players with the largest sum of dials may pay 1 food, 2 wood and 2 ore to gain a rune",
        "У кого сумма шкал наибольшая, те могут заплатить 1 еду, 2 древесины и 2 руды и получить руну",
    ),
    "power_for_the_pious.effect": (
        "Bid. The lowest bidder chooses an area of each opponent without a rune; a rune is placed in each",
        "Аукцион. Проигравший выбирает у каждого соперника область без руны; в каждую кладут руну",
    ),
    "shared_fortune.effect": (
        "Each player may pay 8 influence, 1 less for each neutral unit he controls, to gain a rune",
        "Каждый может заплатить 8 влияния, на 1 меньше за каждый свой нейтральный отряд, и получить руну",
    ),
    # Tactics.
    "ambush.effect": ("That hero must duel yours", "Этот герой обязан драться с вашим на дуэли"),
    "band_of_brigands.effect": (
        "Neutral units from an area with your hero go to a friendly area with your units, routed, and join you",
        "Нейтралы из области с вашим героем уходят в дружественную область с вашими отрядами, "
        "опрокинутыми, и присоединяются к вам",
    ),
    "battle_cry.effect": (
        "Strength +1 for each type among your standing units",
        "Сила +1 за каждый тип среди ваших стоящих отрядов",
    ),
    "blackmail.effect": (
        "The attacker retreats or loses 2 influence and 2 random tactics cards",
        "Атакующий отступает или теряет 2 влияния и 2 случайные карты тактики",
    ),
    "brilliant_maneuver.effect": (
        "Your order gives its bonus although it is not your highest this year",
        "Ваш приказ даёт бонус, хотя он не старший за этот год",
    ),
    "coercion.effect": (
        "An enemy hero in a friendly area becomes yours for 4 influence, 2 if his alignment is not his player's",
        "Вражеский герой в дружественной вам области переходит к вам за 4 влияния; за 2, если его "
        "мировоззрение не такое, как у его игрока",
    ),
    "establish_trade_route.effect": (
        "You and an opponent of your choice raise every dial by 1",
        "Вы и выбранный вами соперник повышаете каждую шкалу на 1",
    ),
    "exploit_their_goodwill.effect": (
        "Each player with more influence than you gives you 1",
        "Каждый, у кого влияния больше, чем у вас, отдаёт вам 1",
    ),
    "favor_of_kellos.effect": (
        "1 real and 2 false runes, mixed, go face down to 3 uncontrolled areas without runes",
        "1 настоящую и 2 ложные руны перемешайте и положите лицом вниз в 3 ничейные области без рун",
    ),
    "favor_of_the_spies_guild.effect": (
        "You and an opponent of your choice may each take back a played order",
        "Вы и выбранный вами соперник можете забрать по одному сыгранному приказу",
    ),
    "favor_of_the_thieves_guild.effect": (
        "An opponent must move a rune of your choice to another of his areas or to an uncontrolled one",
        "Соперник обязан перенести выбранную вами руну в другую свою область или в ничейную",
    ),
    "favor_of_the_warriors_guild.effect": (
        "You and an opponent with an activation token may each remove one of your own",
        "Вы и соперник, у которого лежит жетон активации, можете убрать по одному своему",
    ),
    "favorable_alliance.effect": (
        "An opponent gains 1 to 4 influence as you decide, then you gain 1 to 4 as he decides",
        "Соперник получает от 1 до 4 влияния по вашему решению, затем вы столько, сколько решит он",
    ),
    "hidden_pass.effect": (
        "This turn your figures ignore one mountain border",
        "В этот ход ваши фигуры не замечают одну горную границу",
    ),
    "hordes_of_things.effect": (
        "Place 2 triangle neutrals or 1 rectangle neutral in an uncontrolled area",
        "Поставьте 2 треугольных нейтрала или 1 прямоугольного в ничейную область",
    ),
    "horrific_rumors.effect": (
        "Put an opponent's activation token in an area he does not control",
        "Положите жетон активации соперника в область, которую он не контролирует",
    ),
    "lost_city.effect": (
        "Neutrals leave an uncontrolled area with your hero, and you put a damaged stronghold there",
        "Нейтралы уходят из ничейной области с вашим героем, и вы ставите там повреждённую крепость",
    ),
    "pillage.effect": (
        "Raise your dials by the area's resources; a beaten opponent lowers his by as much",
        "Повысьте шкалы на ресурсы области; побеждённый соперник понижает свои на столько же",
    ),
    "political_control.effect": (
        "Take any title for nothing, then remove all influence from it",
        "Заберите любой титул бесплатно, затем уберите с него всё влияние",
    ),
    "proof_of_goodwill.effect": (
        "A player with more influence than you gives you a random tactics card",
        "Игрок, у которого влияния больше, отдаёт вам случайную карту тактики",
    ),
    "pulling_the_strings.effect": (
        "You bid after the others have revealed",
        "Делайте ставку после того, как остальные открыли свои",
    ),
    "rally_cry.effect": (
        "Stand up to 4 of your routed units and heroes; in a battle only those in its area",
        "Поднимите до 4 своих опрокинутых отрядов и героев; в битве только в её области",
    ),
    "raze_a_city.effect": ("Destroy a city you control", "Уничтожьте город в своей области"),
    "reinforcements.effect": (
        "Recruit 1 hexagon, 2 circle, 2 rectangle or 3 triangle units of your faction at one stronghold",
        "Наберите в одной крепости 1 шестиугольный, 2 круглых, 2 прямоугольных или 3 треугольных отряда "
        "своей фракции",
    ),
    "scorched_earth.effect": (
        "The stronghold is destroyed instead",
        "Крепость уничтожается и никому не достаётся",
    ),
    "spread_dissent.effect": (
        "All neutral units of one area, allied or not, must retreat as unallied ones",
        "Все нейтральные отряды одной области, союзные или нет, отступают как независимые",
    ),
    "summon_lightning.effect": ("Both sides take 4 damage", "Обе стороны получают по 4 урона"),
    "tactical_retreat.effect": (
        "No battle: your units go to an adjacent friendly area, standing; a stronghold passes to the attacker",
        "Битвы нет: ваши отряды уходят в соседнюю дружественную область стоя; крепость переходит к атакующему",
    ),
    "teleportation.effect": (
        "Up to 4 of your figures are fast and flying for this move",
        "До 4 ваших фигур на это движение становятся быстрыми и летающими",
    ),
    # Rewards.
    "backbiter.effect": (
        "If the hero who did it has no more agility, deal him 2 damage",
        "Если ловкость ударившего героя не больше, нанесите ему 2 урона",
    ),
    "blade_of_light.effect": (
        "For every card draw two and use one",
        "Вместо каждой карты тяните две и используйте одну",
    ),
    "cloak_of_deception.effect": (
        "You may test agility: gold cancels the duel and moves your hero to an adjacent area",
        "Можете пройти испытание ловкости: золото отменяет дуэль и уводит вашего героя в соседнюю область",
    ),
    "dragon_scale_mail.effect": (
        "Test strength: gold prevents all damage of the round",
        "Испытание силы: золото предотвращает весь урон раунда",
    ),
    "dwarven_fire_bombs.effect": (
        "3 damage, then test agility: on red your hero takes 1",
        "3 урона, затем испытание ловкости: красный — ваш герой получает 1",
    ),
    "elven_bow.effect": ("Damage equal to agility, at most 3", "Урон, равный ловкости, не больше 3"),
    "flame_strike.effect": ("Damage equal to wisdom, at most 3", "Урон, равный мудрости, не больше 3"),
    "flute_of_possession.effect": (
        "Discard: all neutral units of the hero's area go to an adjacent area, uncontrolled or with your units",
        "Сбросьте: все нейтралы из области героя уходят в соседнюю, ничейную или с вашими отрядами",
    ),
    "flying_death.effect": (
        "Test agility: gold or silver, 2 damage and prevent 1",
        "Испытание ловкости: золото или серебро — 2 урона и предотвратите 1",
    ),
    "frost_axe.effect": (
        "Test strength: gold 4 damage, silver 2",
        "Испытание силы: золото — 4 урона, серебро — 2",
    ),
    "ghost_armor.effect": (
        "Test wisdom: gold or silver prevents up to 2",
        "Испытание мудрости: золото или серебро предотвращает до 2",
    ),
    "ice_storm.effect": (
        "Discard: an opponent routs as many of his figures in the hero's area as the hero's wisdom",
        "Сбросьте: соперник опрокидывает в области героя столько своих фигур, какова мудрость героя",
    ),
    "minor_healing.effect": (
        "Test wisdom: gold or silver heals 2 damage",
        "Испытание мудрости: золото или серебро — вылечите 2 урона",
    ),
    "rage_blade.effect": ("Damage equal to strength, at most 3", "Урон, равный силе, не больше 3"),
    "rune_of_summoning.effect": (
        "In an empty area discard: activate it and move up to 8 of your units there from anywhere",
        "В пустой области сбросьте: активируйте её и перенесите туда до 8 своих отрядов откуда угодно",
    ),
    "rune_of_teleportation.effect": (
        "Discard to move the hero to any area",
        "Сбросьте, чтобы перенести героя в любую область",
    ),
    "runeplate.effect": (
        "Prevent damage equal to strength",
        "Предотвратите столько урона, какова сила",
    ),
    "soulbiter.effect": (
        "2 damage; if it kills the foe, heal your hero fully",
        "2 урона; если это убило противника, полностью вылечите своего героя",
    ),
    "staff_of_light.effect": (
        "Discard: as many of your routed units in the hero's area as his wisdom stand up",
        "Сбросьте: в области героя встаёт столько ваших опрокинутых отрядов, какова его мудрость",
    ),
    "timmorran_shard.effect": (
        "In one of your strongholds discard to gain a rune",
        "В одной из своих крепостей сбросьте, чтобы получить руну",
    ),
    "wings_of_regrowth.effect": (
        "The hero flies and may move 1 area more",
        "Герой летает и может пройти на 1 область больше",
    ),
    # Objectives; `{n}` is what they ask for.
    "a_mighty_empire.effect": ("Developments built: {n} or more", "Построено пристроек: {n} или больше"),
    "bound_by_honor.effect": (
        "All triangle neutrals on the map are allied to players, and there is at least one",
        "Все треугольные нейтралы на поле — союзники игроков, и есть хотя бы один",
    ),
    "economic_control.effect": ("All your dials at {n} or more", "Все ваши шкалы — {n} или больше"),
    "friends_indeed.effect": ("Neutral units allied to you: {n}", "Союзных вам нейтральных отрядов: {n}"),
    "influential_leadership.effect": ("Pay {n} influence", "Заплатите {n} влияния"),
    "spread_the_good_word.effect": ("Control {n} cities or more", "Городов под вашим контролем: {n} или больше"),
    "support_of_the_dragons.effect": ("Dragons allied to you: {n}", "Союзных вам драконов: {n}"),
    "support_of_the_giants.effect": ("Giants allied to you: {n}", "Союзных вам великанов: {n}"),
    "a_massive_army.effect": ("Your food dial at {n}", "Ваша шкала еды — {n}"),
    "conqueror.effect": (
        "Control {n} areas besides your home areas",
        "Областей под вашим контролем, не считая домашних: {n}",
    ),
    "political_control_evil.effect": (
        "Own {n} titles with 6 influence or more on each",
        "Ваших титулов, на каждом из которых 6 влияния или больше: {n}",
    ),
    "tactical_dominator.effect": ("Discard {n} tactics cards", "Сбросьте {n} карт тактики"),
    "the_brink_of_victory.effect": (
        "Control an area next to an enemy home area",
        "Контролируйте область рядом с вражеской домашней",
    ),
    "the_dragons_horde.effect": ("No Dragon is in play", "В игре нет драконов"),
    "the_giants_horde.effect": ("No Giant is in play", "В игре нет великанов"),
    "the_price_of_treachery.effect": (
        "Kill a player's last hero in a duel",
        "Убейте на дуэли последнего героя другого игрока",
    ),
}
