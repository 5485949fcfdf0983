"""The thirteen races (TEK-RACE): what each magic level gives, as data.

A level is a `Powers` value holding only what that level adds; `POWERS[race][level]` is the sum
of levels 1 to `level` (TEK-RESEARCH-03). Rules ask a power, never a race: adding a race or
changing a figure happens in this file only. Races marked (D), and their figures, are our own
design and meant to be tuned.
"""

from typing import Final, final

from realms.games.tiny_epic_kingdoms.terms import (
    ARMIES,
    BUILD,
    CLIFF,
    EXPAND,
    FOOD,
    FOREST,
    MANA,
    MOUNTAIN,
    NONE,
    ORE,
    PATROL,
    PLAINS,
    QUEST,
    RESEARCH,
    TERRAINS,
    TOP_MAGIC,
    TRADE,
    WAR_VALUE,
    WATER,
    YIELD,
)

UNCAPPED: Final = 99

# Kinds of level-5 bonus (TEK-SCORE-03); read at scoring, after armies in ruins are gone.
PLAINS_HELD: Final = "plains_held"  # each plains occupied
FORESTS_HELD: Final = "forests_held"  # each forest occupied
WATERS_HELD: Final = "waters_held"  # each water area occupied
HEIGHTS_ALONE: Final = "heights_alone"  # each mountain or cliff without another player
FULL_REGIONS: Final = "full_regions"  # each region with two own armies
SHARED_REGIONS: Final = "shared_regions"  # each region shared with an ally
FOREIGN_TERRITORIES: Final = "foreign_territories"  # each territory but home with an own army
ARMIES_REMOVED: Final = "armies_removed"  # each army removed by own wars, counted from the start
STOCKPILES: Final = "stockpiles"  # each resource type of which at least bonus_need are held
TALLEST_TOWER: Final = "tallest_tower"  # once: nobody's tower is higher, own level at least bonus_need
HOME_ALONE: Final = "home_alone"  # once: no other player in the home territory
MOST_ARMIES: Final = "most_armies"  # once: more armies than anyone; bonus_tied if tied for most
LONE_HOST: Final = "lone_host"  # once: no ally and at least bonus_need armies in play


def by_terrain(terrain: int, value: int, otherwise: int = 0) -> tuple[int, ...]:
    """A figure for each terrain: ``value`` for one, ``otherwise`` for the rest."""
    return tuple(value if t == terrain else otherwise for t in range(len(TERRAINS)))


NOWHERE: Final = by_terrain(NONE, 0)
NO_GAIN: Final = by_terrain(NONE, NONE, NONE)
NO_RESOURCES: Final = (0, 0, 0)


@final
class Powers:
    """What a player may do beyond the common rules. Every default is "nothing special"."""

    def __init__(
        self,
        *,
        instead: tuple[tuple[str, str], ...] = (),
        patrol_steps: int = 1,
        patrol_armies: int = 1,
        patrols_anywhere: bool = False,
        crosses_rivers: bool = False,
        flies_over: bool = False,
        enters_water: bool = False,
        enters_cliffs: bool = False,
        lying_moves: bool = False,
        quests_wet: bool = False,
        swaps: bool = False,
        steps_after_quest: int = 0,
        enter_gain: tuple[int, ...] = NO_GAIN,
        enter_gain_own_type: bool = False,
        wins_ties: bool = False,
        food_value: int = 0,
        raises_after_reveal: bool = False,
        war_discount: int = 0,
        war_discount_in: tuple[int, ...] = NOWHERE,
        war_discount_wet: int = 0,
        war_discount_defending: int = 0,
        war_discount_by_quest: int = 0,
        single_type_discount: int = 0,
        half_cost_when_lost: bool = False,
        plunder: int = 0,
        removal_gain: int = 0,
        army_lost_gain: tuple[int, int, int] = NO_RESOURCES,
        war_lost_gain: tuple[int, int, int] = NO_RESOURCES,
        alliance_gain: int = 0,
        retreats_anywhere: bool = False,
        retreat_cost_max: int = ARMIES,
        free_retreat_after_flag: bool = False,
        build_surcharge_to_others: int = 0,
        build_discount: int = 0,
        expand_pay: tuple[int, ...] = (),
        expand_discount: int = 0,
        expands_adjacent: bool = False,
        trade_exchanges: int = 1,
        trade_bonus: int = 0,
        trade_bonus_per_ally: int = 0,
        trade_bonus_per_ally_max: int = 0,
        collect_bonus_in: tuple[int, ...] = NO_GAIN,
        collect_bonus_wet: int = NONE,
        collect_bonus_shared: int = 0,
        ruins_safe: bool = False,
        bonus: str = "",
        bonus_vp: int = 0,
        bonus_max: int = 0,
        bonus_tied: int = 0,
        bonus_need: int = 0,
    ) -> None:
        self.instead: Final = instead
        """(selected action, action that may be done in its place). HUMANS-1, LIZARDFOLK-2,
        CONSTRUCTS-4, DWARVES-4, ELVES-4, GOBLINS-4; ALL-R4."""

        self.patrol_steps: Final = patrol_steps
        """Most steps of one army in a patrol. CENTAURS-1."""
        self.patrol_armies: Final = patrol_armies
        """Different armies one patrol action may move or stand up. GOBLINS-1, 1R."""
        self.patrols_anywhere: Final = patrols_anywhere
        """A patrol may end in any land region of the territory. LIZARDFOLK-1, 1R."""
        self.crosses_rivers: Final = crosses_rivers
        """River-cut regions count as adjacent for patrols and retreats. MERFOLK-1, DRAGONKIN-2
        (TEK-RETREAT-06R)."""
        self.flies_over: Final = flies_over
        """A patrol (not a retreat) may end in any enterable area WITHIN_TWO borders. DRAGONKIN-2."""
        self.enters_water: Final = enters_water
        """Water may be entered, occupied and expanded in. MERFOLK-1; ALL-R3."""
        self.enters_cliffs: Final = enters_cliffs
        """Cliffs may be entered, occupied and expanded in. DRAGONKIN-1; ALL-R3."""
        self.lying_moves: Final = lying_moves
        """Lying armies may move; the move stands them up. UNDEAD-4."""
        self.quests_wet: Final = quests_wet
        """Quests leave from and arrive at wet regions and water areas, edge or not. MERFOLK-4."""
        self.swaps: Final = swaps
        """A quest may swap an own army with another player's. LIZARDFOLK-4, 4R, 4R2."""
        self.steps_after_quest: Final = steps_after_quest
        """Patrol steps the questing army may take at once. CENTAURS-4."""
        self.enter_gain: Final = enter_gain
        """Terrain -> resource of which 1 is gained for ending a patrol or quest there, or NONE.
        CENTAURS-2, DWARVES-2, ELVES-2; ALL-R5."""
        self.enter_gain_own_type: Final = enter_gain_own_type
        """1 resource of the region's type for a patrol, quest or swap into it; ruins one of
        choice, capital none. LIZARDFOLK-3, 3R."""

        self.wins_ties: Final = wins_ties
        """Wins a war on equal numbers. ORCS-1, 1R."""
        self.food_value: Final = food_value
        """War value of one food. ORCS-2."""
        self.raises_after_reveal: Final = raises_after_reveal
        """One more resource may raise the own number by its war value. ORCS-4, 4R."""
        self.war_discount: Final = war_discount
        """Off every war cost. ORCS-3, ELVES-3."""
        self.war_discount_in: Final = war_discount_in
        """Terrain of the contested region -> further discount. CENTAURS-3, ELVES-3."""
        self.war_discount_wet: Final = war_discount_wet
        """Further discount where the contested region is wet. MERFOLK-2."""
        self.war_discount_defending: Final = war_discount_defending
        """Further discount as defender. DRAGONKIN-3."""
        self.war_discount_by_quest: Final = war_discount_by_quest
        """Further discount as instigator who came by quest. VALKYRIES-3."""
        self.single_type_discount: Final = single_type_discount
        """Further discount if one resource type pays it all. HUMANS-3, 3R."""
        self.half_cost_when_lost: Final = half_cost_when_lost
        """The loser pays half, rounded up; capacity is not raised. VALKYRIES-4."""
        self.plunder: Final = plunder
        """Resources taken from a player beaten as instigator. DRAGONKIN-4."""
        self.removal_gain: Final = removal_gain
        """Resources of choice for each foreign or neutral army an own war removes. UNDEAD-1."""
        self.army_lost_gain: Final = army_lost_gain
        """Mana, ore, food each time an own army goes to the supply before scoring. CONSTRUCTS-2."""
        self.war_lost_gain: Final = war_lost_gain
        """Mana, ore, food each time a lost war removes an own army. UNDEAD-2."""
        self.alliance_gain: Final = alliance_gain
        """Resources of choice when an own war ends in an alliance. HALFLINGS-1."""

        self.retreats_anywhere: Final = retreats_anywhere
        """Retreats reach any region of the territory. VALKYRIES-1."""
        self.retreat_cost_max: Final = retreat_cost_max
        """Most food a retreat costs. VALKYRIES-2."""
        self.free_retreat_after_flag: Final = free_retreat_after_flag
        """Retreats are free after losing with the flag. HALFLINGS-3."""

        self.build_surcharge_to_others: Final = build_surcharge_to_others
        """Ore others pay more for building up to the own level (above 0). DWARVES-1, 1R."""
        self.build_discount: Final = build_discount
        """Off the ore cost of building. DWARVES-3; ALL-R2."""
        self.expand_pay: Final = expand_pay
        """Resources that pay for expansion like food, in any mix. CONSTRUCTS-1, UNDEAD-3."""
        self.expand_discount: Final = expand_discount
        """Off the food cost of expanding. GOBLINS-2, VALKYRIES-2."""
        self.expands_adjacent: Final = expands_adjacent
        """The new army may go to an empty land region in ADJACENT of an occupied one. GOBLINS-3."""
        self.trade_exchanges: Final = trade_exchanges
        """Exchanges in one trade action. ELVES-1."""
        self.trade_bonus: Final = trade_bonus
        """More of the received type. HUMANS-2; TEK-TRADE-03R."""
        self.trade_bonus_per_ally: Final = trade_bonus_per_ally
        """More of the received type for each ally... HALFLINGS-4."""
        self.trade_bonus_per_ally_max: Final = trade_bonus_per_ally_max
        """...but at most this. HALFLINGS-4."""
        self.collect_bonus_in: Final = collect_bonus_in
        """Terrain -> resource of which 1 is added once per collection with an own army there, or
        NONE. CENTAURS-3, CONSTRUCTS-3, DRAGONKIN-4, UNDEAD-2."""
        self.collect_bonus_wet: Final = collect_bonus_wet
        """Resource of which 1 is added once per collection with an own army in a wet region or in
        water, or NONE. HUMANS-4, 4R, MERFOLK-3."""
        self.collect_bonus_shared: Final = collect_bonus_shared
        """Added for each shared region, of its type; ruins one of choice for a lying army, capital
        none. HALFLINGS-2."""

        self.ruins_safe: Final = ruins_safe
        """Armies in ruins are kept at the end. UNDEAD-4; TEK-RUINS-06."""
        self.bonus: Final = bonus
        """Kind of the level-5 bonus, "" below level 5. The 5 of every race."""
        self.bonus_vp: Final = bonus_vp
        """VP for each thing counted, or for the condition met."""
        self.bonus_max: Final = bonus_max
        """Most VP the bonus gives."""
        self.bonus_tied: Final = bonus_tied
        """VP for the condition met in a tie. GOBLINS-5."""
        self.bonus_need: Final = bonus_need
        """Threshold of the condition. HUMANS-5, DWARVES-5R, VALKYRIES-5."""

        self.enters: Final = tuple(
            (enters_water or t != WATER) and (enters_cliffs or t != CLIFF) for t in range(len(TERRAINS))
        )
        """Terrain -> may own armies be there (TEK-REGION-01)."""
        self.yields: Final = YIELD[:WATER] + (FOOD if enters_water else NONE, ORE if enters_cliffs else NONE)
        """Terrain -> resource collected, or NONE (TEK-COLLECT-03; MERFOLK-1, DRAGONKIN-1)."""
        self.war_value: Final = (WAR_VALUE[MANA], WAR_VALUE[ORE], food_value)
        """Resource -> points it pays in war (TEK-WAR-10; ORCS-2)."""


def _gains(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """Two terrain -> resource tables laid over each other."""
    return tuple(max(x, y) for x, y in zip(a, b, strict=True))


def _sums(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _triple(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def plus(a: Powers, b: Powers) -> Powers:
    """Both powers together: discounts and gains add up (ALL-R1), limits take the better one."""
    return Powers(
        instead=a.instead + b.instead,
        patrol_steps=max(a.patrol_steps, b.patrol_steps),
        patrol_armies=max(a.patrol_armies, b.patrol_armies),
        patrols_anywhere=a.patrols_anywhere or b.patrols_anywhere,
        crosses_rivers=a.crosses_rivers or b.crosses_rivers,
        flies_over=a.flies_over or b.flies_over,
        enters_water=a.enters_water or b.enters_water,
        enters_cliffs=a.enters_cliffs or b.enters_cliffs,
        lying_moves=a.lying_moves or b.lying_moves,
        quests_wet=a.quests_wet or b.quests_wet,
        swaps=a.swaps or b.swaps,
        steps_after_quest=max(a.steps_after_quest, b.steps_after_quest),
        enter_gain=_gains(a.enter_gain, b.enter_gain),
        enter_gain_own_type=a.enter_gain_own_type or b.enter_gain_own_type,
        wins_ties=a.wins_ties or b.wins_ties,
        food_value=max(a.food_value, b.food_value),
        raises_after_reveal=a.raises_after_reveal or b.raises_after_reveal,
        war_discount=a.war_discount + b.war_discount,
        war_discount_in=_sums(a.war_discount_in, b.war_discount_in),
        war_discount_wet=a.war_discount_wet + b.war_discount_wet,
        war_discount_defending=a.war_discount_defending + b.war_discount_defending,
        war_discount_by_quest=a.war_discount_by_quest + b.war_discount_by_quest,
        single_type_discount=a.single_type_discount + b.single_type_discount,
        half_cost_when_lost=a.half_cost_when_lost or b.half_cost_when_lost,
        plunder=a.plunder + b.plunder,
        removal_gain=a.removal_gain + b.removal_gain,
        army_lost_gain=_triple(a.army_lost_gain, b.army_lost_gain),
        war_lost_gain=_triple(a.war_lost_gain, b.war_lost_gain),
        alliance_gain=a.alliance_gain + b.alliance_gain,
        retreats_anywhere=a.retreats_anywhere or b.retreats_anywhere,
        retreat_cost_max=min(a.retreat_cost_max, b.retreat_cost_max),
        free_retreat_after_flag=a.free_retreat_after_flag or b.free_retreat_after_flag,
        build_surcharge_to_others=a.build_surcharge_to_others + b.build_surcharge_to_others,
        build_discount=a.build_discount + b.build_discount,
        expand_pay=a.expand_pay + b.expand_pay,
        expand_discount=a.expand_discount + b.expand_discount,
        expands_adjacent=a.expands_adjacent or b.expands_adjacent,
        trade_exchanges=max(a.trade_exchanges, b.trade_exchanges),
        trade_bonus=a.trade_bonus + b.trade_bonus,
        trade_bonus_per_ally=a.trade_bonus_per_ally + b.trade_bonus_per_ally,
        trade_bonus_per_ally_max=max(a.trade_bonus_per_ally_max, b.trade_bonus_per_ally_max),
        collect_bonus_in=_gains(a.collect_bonus_in, b.collect_bonus_in),
        collect_bonus_wet=max(a.collect_bonus_wet, b.collect_bonus_wet),
        collect_bonus_shared=a.collect_bonus_shared + b.collect_bonus_shared,
        ruins_safe=a.ruins_safe or b.ruins_safe,
        bonus=b.bonus or a.bonus,
        bonus_vp=max(a.bonus_vp, b.bonus_vp),
        bonus_max=max(a.bonus_max, b.bonus_max),
        bonus_tied=max(a.bonus_tied, b.bonus_tied),
        bonus_need=max(a.bonus_need, b.bonus_need),
    )


@final
class Race:
    """A race card: its id and what each of the five levels adds."""

    def __init__(self, name: str, levels: tuple[Powers, ...], *, designed: bool) -> None:
        self.name: Final = name
        self.levels: Final = levels
        self.designed: Final = designed


def race(
    name: str,
    one: Powers,
    two: Powers,
    three: Powers,
    four: Powers,
    five: Powers,
    *,
    designed: bool = True,
) -> Race:
    """One race card, level by level; ``designed`` unless the card is shown in the rulebook."""
    return Race(name, (one, two, three, four, five), designed=designed)


RACE_CARDS: Final[tuple[Race, ...]] = (
    race(
        "centaurs",
        Powers(patrol_steps=2),
        Powers(enter_gain=by_terrain(PLAINS, FOOD, NONE)),
        Powers(war_discount_in=by_terrain(PLAINS, 2), collect_bonus_in=by_terrain(PLAINS, FOOD, NONE)),
        Powers(steps_after_quest=1),
        Powers(bonus=PLAINS_HELD, bonus_vp=1, bonus_max=3),
    ),
    race(
        "constructs",
        Powers(expand_pay=(ORE,)),
        Powers(army_lost_gain=(0, 2, 0)),
        Powers(collect_bonus_in=by_terrain(MOUNTAIN, ORE, NONE)),
        Powers(instead=((BUILD, EXPAND),)),
        Powers(bonus=FULL_REGIONS, bonus_vp=1, bonus_max=2),
    ),
    race(
        "dragonkin",
        Powers(enters_cliffs=True),
        Powers(crosses_rivers=True, flies_over=True),
        Powers(war_discount_defending=2),
        Powers(plunder=2, collect_bonus_in=by_terrain(CLIFF, ORE, NONE)),
        Powers(bonus=HEIGHTS_ALONE, bonus_vp=1, bonus_max=3),
    ),
    race(
        "dwarves",
        Powers(build_surcharge_to_others=1),
        Powers(enter_gain=by_terrain(MOUNTAIN, ORE, NONE)),
        Powers(build_discount=1),
        Powers(instead=((TRADE, BUILD),)),
        Powers(bonus=TALLEST_TOWER, bonus_vp=1, bonus_max=1, bonus_need=1),
        designed=False,
    ),
    race(
        "elves",
        Powers(trade_exchanges=2),
        Powers(enter_gain=by_terrain(FOREST, MANA, NONE)),
        Powers(war_discount=1, war_discount_in=by_terrain(FOREST, 1)),  # 2 in all in a forest
        Powers(instead=((TRADE, RESEARCH),)),
        Powers(bonus=FORESTS_HELD, bonus_vp=1, bonus_max=1),
    ),
    race(
        "goblins",
        Powers(patrol_armies=2),  # from a public source, not (D)
        Powers(expand_discount=1),
        Powers(expands_adjacent=True),
        Powers(instead=((QUEST, EXPAND),)),
        Powers(bonus=MOST_ARMIES, bonus_vp=3, bonus_max=3, bonus_tied=2),
    ),
    race(
        "halflings",
        Powers(alliance_gain=2),
        Powers(collect_bonus_shared=1),
        Powers(free_retreat_after_flag=True),
        Powers(trade_bonus_per_ally=1, trade_bonus_per_ally_max=2),
        Powers(bonus=SHARED_REGIONS, bonus_vp=1, bonus_max=3),
    ),
    race(
        "humans",
        Powers(instead=((RESEARCH, TRADE),)),
        Powers(trade_bonus=1),
        Powers(single_type_discount=2),
        Powers(collect_bonus_wet=FOOD),
        Powers(bonus=STOCKPILES, bonus_vp=1, bonus_max=3, bonus_need=4),
        designed=False,
    ),
    race(
        "lizardfolk",
        Powers(patrols_anywhere=True),
        Powers(instead=((PATROL, QUEST), (QUEST, PATROL))),
        Powers(enter_gain_own_type=True),
        Powers(swaps=True),
        Powers(bonus=FOREIGN_TERRITORIES, bonus_vp=1, bonus_max=UNCAPPED),
        designed=False,
    ),
    race(
        "merfolk",
        Powers(crosses_rivers=True, enters_water=True),
        Powers(war_discount_wet=2),
        Powers(collect_bonus_wet=MANA),
        Powers(quests_wet=True),
        Powers(bonus=WATERS_HELD, bonus_vp=1, bonus_max=3),
    ),
    race(
        "orcs",
        Powers(wins_ties=True),
        Powers(food_value=1),
        Powers(war_discount=1),
        Powers(raises_after_reveal=True),
        Powers(bonus=HOME_ALONE, bonus_vp=2, bonus_max=2),
        designed=False,
    ),
    race(
        "undead",
        Powers(removal_gain=2),
        Powers(war_lost_gain=(2, 0, 0), collect_bonus_in=by_terrain(FOREST, MANA, NONE)),
        Powers(expand_pay=(MANA,)),
        Powers(lying_moves=True, ruins_safe=True),
        Powers(bonus=ARMIES_REMOVED, bonus_vp=1, bonus_max=3),
    ),
    race(
        "valkyries",
        Powers(retreats_anywhere=True),
        Powers(retreat_cost_max=2, expand_discount=1),
        Powers(war_discount_by_quest=2),
        Powers(half_cost_when_lost=True),
        Powers(bonus=LONE_HOST, bonus_vp=2, bonus_max=2, bonus_need=4),
    ),
)

RACES: Final[tuple[str, ...]] = tuple(card.name for card in RACE_CARDS)
"""All race ids, in alphabetical order."""

NO_POWERS: Final = Powers()
"""Magic level 0, and a player without a race (TEK-SOLO-09R)."""


def _accumulate(card: Race) -> tuple[Powers, ...]:
    """Magic level 0 to 5 -> everything learned so far (TEK-RESEARCH-03)."""
    known: list[Powers] = [NO_POWERS]
    for level in range(TOP_MAGIC):
        known.append(plus(known[level], card.levels[level]))
    return tuple(known)


POWERS: Final[dict[str, tuple[Powers, ...]]] = {card.name: _accumulate(card) for card in RACE_CARDS}
"""Race -> magic level 0 to 5 -> powers."""

NEEDS_ALLIES: Final = ("halflings",)
"""Left out of random dealing with two players (TEK-2P-06R)."""
