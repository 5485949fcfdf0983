"""What units, orders, heroes, titles and developments do: English and Russian, by ref. `{n}`: see texts.py."""

from __future__ import annotations

from typing import Final

LINES: Final[dict[str, tuple[str, str]]] = {
    # Units, once for each orb.
    "bowman.effect": (
        "1 damage; the opponent must put it on a unit with more than 1 health if he has one",
        "1 урон; противник обязан нанести его отряду со здоровьем больше 1, если такой есть",
    ),
    "knight.effect": (
        "The opponent routs 1 unit, then you draw a tactics card",
        "Противник опрокидывает 1 отряд, затем вы берёте карту тактики",
    ),
    "footman.effect": (
        "1 damage; if it destroys nothing, that unit takes 1 more",
        "1 урон; если он никого не уничтожил, тот же отряд получает ещё 1",
    ),
    "siege_tower.effect": ("Strength +2 when this battle is tallied", "Сила +2 при подсчёте этой битвы"),
    "archer.effect": (
        "You put 1 damage on any enemy unit in the battle",
        "Нанесите 1 урон любому вражескому отряду в битве",
    ),
    "pegasus_rider.effect": (
        "You rout up to 2 enemy triangle units or 1 enemy rectangle unit",
        "Опрокиньте до 2 вражеских треугольных отрядов или 1 прямоугольный",
    ),
    "sorceress.effect": (
        "One standing unit of the opponent, his choice, must retreat",
        "Один стоящий отряд противника, на его выбор, отступает",
    ),
    "warrior.effect": (
        "1 damage, or you destroy one enemy unit that is damaged or routed",
        "1 урон, или уничтожьте один раненый либо опрокинутый вражеский отряд",
    ),
    "skeleton_archer.effect": (
        "The opponent destroys one of his triangle, circle or rectangle units",
        "Противник уничтожает один свой треугольный, круглый или прямоугольный отряд",
    ),
    "necromancer.effect": (
        "2 Reanimates from the supply join the battle and stay",
        "2 зомби из запаса вступают в битву и остаются",
    ),
    "reanimate.effect": (
        "2 damage if at least 3 of your Reanimates are standing in the battle",
        "2 урона, если в битве стоят не меньше 3 ваших зомби",
    ),
    "dark_knight.effect": (
        "1 rout for each type among your standing units, at most 3",
        "1 флаг за каждый тип среди ваших стоящих отрядов, не больше 3",
    ),
    "flesh_ripper.effect": (
        "Your Flesh Rippers have 3 health each until the battle ends",
        "У каждого вашего потрошителя 3 здоровья до конца битвы",
    ),
    "berserker.effect": (
        "You may destroy one of your standing Berserkers for 2 damage",
        "Можете уничтожить своего стоящего берсерка, чтобы нанести 2 урона",
    ),
    "warlock.effect": (
        "The opponent destroys 2 of his triangle units or 1 of his rectangle units",
        "Противник уничтожает 2 своих треугольных отряда или 1 прямоугольный",
    ),
    "chaos_lord.effect": (
        "Choose 2 enemy units; each is routed, or destroyed if it already was",
        "Выберите 2 вражеских отряда: стоящий опрокинут, опрокинутый уничтожен",
    ),
    "sorcerer.effect": (
        "Your Sorcerers have 2 health each until the battle ends",
        "У каждого вашего мага 2 здоровья до конца битвы",
    ),
    "razorwing.effect": (
        "The opponent routs one of his units of initiative 2 or more",
        "Противник опрокидывает один свой отряд с инициативой 2 или больше",
    ),
    "beastman.effect": (
        "1 damage, then draw and resolve one more fate card, once for each Beastman in a battle",
        "1 урон, затем вытяните и исполните ещё одну карту судьбы; за битву по разу на зверолюда",
    ),
    "hellhound.effect": (
        "The opponent names 2 of his standing units; each takes 1 damage",
        "Противник называет 2 своих стоящих отряда; каждый получает 1 урон",
    ),
    "dragon.effect": ("You destroy up to 3 enemy triangle units", "Уничтожьте до 3 вражеских треугольных отрядов"),
    "giant.effect": (
        "Choose one of your Giants: as much damage to the enemy as lies on it",
        "Выберите своего великана: противник получает столько урона, сколько лежит на нём",
    ),
    # Orders, and what they give besides with supremacy.
    "strategize.effect": (
        "Move any of your units and heroes one area each, to friendly or empty areas, without activation",
        "Передвиньте любые свои отряды и героев на одну область, в дружественные или пустые, без активации",
    ),
    "strategize.bonus": (
        "Then draw the tactics cards your three dials allow",
        "Затем возьмите карты тактики по трём шкалам",
    ),
    "mobilize.effect": (
        "Activate an area and move your units from within 2 areas into it",
        "Активируйте область и введите в неё свои отряды, стоящие не дальше 2 областей",
    ),
    "mobilize.bonus": (
        "Once more with another area, if no second battle begins",
        "Ещё раз с другой областью, если это не вызовет второй битвы",
    ),
    "conquer.effect": (
        "Activate an area and move your units from within 2 areas into it",
        "Активируйте область и введите в неё свои отряды, стоящие не дальше 2 областей",
    ),
    "conquer.bonus": (
        "An enemy stronghold counts {n} less in the battle",
        "Сила вражеской крепости в битве меньше на {n}",
    ),
    "harvest.effect": (
        "Set your dials to the resources of the areas you control",
        "Выставьте шкалы по ресурсам контролируемых областей",
    ),
    "harvest.bonus": (
        "Your developments give what they do; then you may build one for 1 wood",
        "Сработают ваши пристройки; затем можете построить одну за 1 древесину",
    ),
    "recruit.effect": ("Recruit with one dial", "Наберите отряды по одной шкале"),
    "recruit.bonus": ("Then recruit with another dial", "Затем наберите отряды по другой шкале"),
    "rally_support.effect": (
        "Each city you control gives one of its lines, your choice",
        "Каждый ваш город даёт одну строку своего жетона, на ваш выбор",
    ),
    "rally_support.bonus": (
        "Spend up to 3 influence, draw as many heroes, keep one",
        "Потратьте до 3 влияния, возьмите столько же героев и оставьте одного",
    ),
    "acquire_power.effect": (
        "Gain the influence your three dials allow",
        "Получите влияние по трём шкалам",
    ),
    "acquire_power.bonus": (
        "Take a title by paying more influence than lies on it",
        "Заберите титул, заплатив больше влияния, чем на нём лежит",
    ),
    "fortify.effect": (
        "Any of these, once each: build a stronghold for 1 wood and 1 ore; repair one for 1 ore; "
        "move or exchange runes between two of your areas",
        "По разу, что хотите: постройте крепость за 1 древесину и 1 руду; почините крепость за 1 руду; "
        "перенесите или поменяйте руны между двумя своими областями",
    ),
    # Heroes.
    "ronan_of_the_wild.effect": (
        "In the quest phase he moves up to 3 areas",
        "В фазе заданий проходит до 3 областей",
    ),
    "runewitch_astarra.effect": (
        "She may look at the runes in her area and in all adjacent ones",
        "Может смотреть руны в своей и во всех соседних областях",
    ),
    "silhouette.effect": (
        "Before you act with her you may discard a quest and draw another",
        "Перед действием этой героини можете сбросить задание и взять другое",
    ),
    "sir_valadir.effect": (
        "When he trains he may also heal 1 damage or move 1 area",
        "Тренируясь, может ещё вылечить 1 урон или пройти 1 область",
    ),
    "bogran_the_shadow.effect": (
        "Instead of a duel with an enemy hero he may take 1 damage and a random reward of that hero",
        "Вместо дуэли с вражеским героем может получить 1 урон и забрать у того случайную награду",
    ),
    "mordrog.effect": (
        "Where he ends his quest phase, enemies or neutrals lose one triangle unit, as their controller chooses",
        "Где он закончил фазу заданий, враги или нейтралы теряют один треугольный отряд, на выбор их игрока",
    ),
    "one_fist.effect": (
        "When a quest gives him a reward, draw one more and keep one of the two",
        "Получая награду за задание, возьмите ещё одну и оставьте одну из двух",
    ),
    "spiritspeaker_mok.effect": (
        "Once a quest phase look at all rewards of a hero in his or an adjacent area",
        "Раз за фазу заданий посмотрите все награды одного героя в его или соседней области",
    ),
    "battlemage_jaes.effect": (
        "Instead of acting he destroys 2 triangle units or 1 rectangle unit in his or an adjacent area",
        "Вместо действия уничтожает 2 треугольных отряда или 1 прямоугольный в своей или соседней области",
    ),
    "mad_carthos.effect": (
        "When your battle or duel begins in his area, you may deal 1 damage to the other side",
        "В начале вашей битвы или дуэли в его области можете нанести другой стороне 1 урон",
    ),
    "red_scorpion.effect": (
        "When she moves she may take 1 damage to go up to 4 areas",
        "При движении может получить 1 урон, чтобы пройти до 4 областей",
    ),
    "varikas_the_dead.effect": (
        "At the start of each quest phase he heals up to 2 damage",
        "В начале каждой фазы заданий лечит до 2 урона",
    ),
    # Titles.
    "captain.effect": (
        "Your heroes never desert. Once in your turn discard {n} rewards of your heroes to gain a rune",
        "Ваши герои не дезертируют. Раз за свой ход сбросьте {n} награды своих героев и получите руну",
    ),
    "lord_commander.effect": (
        "Strength +{n} in battles where a rune token lies. Before you conquer you may look at one rune anywhere",
        "Сила +{n} в битвах там, где лежит жетон руны. Перед «Завоеванием» можете посмотреть одну любую руну",
    ),
    "primarch.effect": (
        "You decide tied bids. Influence +{n} whenever a council card is revealed",
        "Вы решаете исход равных ставок. Влияние +{n} за каждую открытую карту с пометкой Совета",
    ),
    # Developments: with the bonus of Harvest; Defences in a battle.
    "dev_resources.effect": (
        "Raise your dials by the resources of the stronghold's area",
        "Повысьте шкалы на ресурсы области крепости",
    ),
    "dev_tactics.effect": ("Tactics cards: +{n}", "Карты тактики: +{n}"),
    "dev_influence.effect": ("Influence +{n}", "Влияние +{n}"),
    "dev_defences.effect": (
        "Helps its stronghold when a battle in its area is tallied; each faction in its own way",
        "Помогает своей крепости при подсчёте битвы в её области; у каждой фракции по-своему",
    ),
    "curtain_wall.effect": ("Strength +{n}", "Сила +{n}"),
    "arrow_towers.effect": (
        "Put {n} damage on attacking units of your choice",
        "Нанесите {n} урона атакующим отрядам на ваш выбор",
    ),
    "charnel_pit.effect": (
        "Up to {n} Reanimates from the supply join the defenders; then it is used up",
        "До {n} зомби из запаса встают рядом с защитниками; после этого пристройка снята",
    ),
    "blood_pyre.effect": (
        "The attacker destroys up to {n} of his triangle units, or 1 rectangle if he has none; then it is used up",
        "Атакующий уничтожает до {n} своих треугольных отрядов, а если их нет — 1 прямоугольный; "
        "после этого пристройка снята",
    ),
}
