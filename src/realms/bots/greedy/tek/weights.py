"""Every figure the bot believes in, in victory points unless said otherwise, with its reason."""

from __future__ import annotations

from typing import Final

# The clock.
CYCLES_PER_STEP: Final = 1.0
"""Cycles of the action card one step towards an end condition takes: most cycles hold the action once."""
LAST_STEP_CYCLES: Final = 0.45
"""The last step may come in this cycle already."""
LONG_GAME: Final = 25.0
"""Turns in a whole game: what is worth its full figure at the start is worth its share later."""
COLLECT_SHARE: Final[tuple[float, ...]] = (0.0, 0.0, 0.4, 0.5, 0.5, 0.5)
"""Number of players -> of the turns of others, those in which a player collects."""

# Resources.
FIRST_NEED: Final = 1.15
"""Units that pay the next step of a track are worth more than those that lie about."""
SECOND_NEED: Final = 0.7
IDLE: Final = 0.2
"""Units beyond the next two steps."""
TRADE_FLOOR: Final = 0.5
"""No resource is worth less than this share of the dearest one while there is time to trade."""
WAR_RESERVE: Final[tuple[float, ...]] = (0.035, 0.015, 0.0)
"""What mana, ore and food are worth as a threat: rivals count public stocks before they attack."""
TIE_BREAK: Final = 0.012
"""A resource in stock when the game ends breaks ties."""
DEAR: Final[tuple[float, ...]] = (0.0, 0.0, 2.8, 1.6, 1.4, 1.3)
"""Number of players -> how dear resources are: the fewer play, the fewer turns are left for collecting."""

# Armies and regions.
ARMY: Final = 1.2
"""An army: one point, and work to put it back."""
SPREAD_SOON: Final = 0.45
"""Of a free region next door, what a new army that can walk there counts of it."""
SAFE_PAIR: Final = 0.12
"""Two armies in a region cannot be attacked."""
LONE_RISK: Final = 0.1
"""A lone army where a stronger rival can come is worth less."""
RUINS_SOON: Final[tuple[float, ...]] = (9.0, 16.0)
"""Turns left below which an army in ruins is surely lost, likely lost: getting out takes two patrols."""
RUINS_LOSS: Final[tuple[float, ...]] = (1.0, 0.55, 0.15)
STAND_UP: Final = 0.55
"""Of an army in danger of staying in ruins, what standing it up saves: it still has to leave."""
CAPITAL_EARLY: Final = 0.85
"""A capital counts at the end only: at the start of the game this share of its points is left out."""
LONG_RUN: Final = 0.8
"""Of today's price of a resource, what it fetches over the rest of the game: steps become dearer."""
HIDDEN_TOKEN: Final = 0.35
"""A face-down find token: mostly good."""
FACE_UP: Final = {"camp": 0.0, "fort": 0.35, "lair": 0.3, "city": 0.8, "church": 0.3}
"""Face-up tokens, beyond what a camp yields."""

# Others.
LEADER: Final = 1.3
FOLLOWER: Final = 0.8
"""How much a point taken from a rival is worth, before it is split among rivals."""
LET_OTHERS: Final = 0.8
"""How much a selected action counts against the bot for what rivals gain by it."""
END_WHEN_AHEAD: Final = 0.25
"""For each point of the lead, what triggering the end is worth (and costs, behind)."""
END_LEAD_MOST: Final = 4.0

# War.
FLAGS: Final = 0.25
"""How often a rival is thought to show the flag where alliances exist."""
FLAGS_OF_FRIENDS: Final = 0.7
"""The same of a race that lives by alliances."""
FLAGS_TO_FRIENDS: Final = 0.5
"""The same when such a race comes: the others gain by the alliance too."""
FLAGS_OF_TWO: Final = 0.12
"""With two players the flag is only a cheap defeat."""
ALL_IN: Final = 0.5
"""How often a rival is thought to show all it can pay."""
HEAT: Final = 0.12
"""Bids this close in worth are taken about equally often: no bid can be foreseen."""
PARTNER: Final[tuple[float, ...]] = (0.25, 0.6)
"""An alliance: the region is full and nobody can enter it. The more with a race that lives by alliances."""
FRIENDLY: Final = 1.2
"""More for such a race itself."""
WAR_REGION: Final[tuple[float, ...]] = (1.0, 0.6)
"""Of a region's worth, what counts as won or lost by a war: there are others.
With two players, with more."""
PATIENCE: Final = 9
"""Clearings of the action card after which wars look worse and worse: a game must end."""
WEARY: Final = 0.15
RETREATED: Final = 0.6
"""Of an army and its region, what is still lost if the beaten army can retreat."""
BOLD: Final[tuple[float, ...]] = (0.1, 0.5)
"""What a war must promise before it is begun. With more than two players third parties gain by it."""

# Learned powers: what each is worth over a whole game, in points.
POWER: Final[dict[str, float]] = {
    "patrol_steps": 0.3,
    "patrol_armies": 0.6,
    "patrols_anywhere": 0.4,
    "crosses_rivers": 0.2,
    "flies_over": 0.25,
    "enters_water": 0.5,
    "enters_cliffs": 0.5,
    "lying_moves": 0.2,
    "quests_wet": 0.2,
    "swaps": 0.4,
    "steps_after_quest": 0.3,
    "enter_gain_own_type": 0.8,
    "wins_ties": 0.3,
    "food_value": 0.3,
    "raises_after_reveal": 0.4,
    "war_discount": 0.4,
    "war_discount_wet": 0.2,
    "war_discount_defending": 0.2,
    "war_discount_by_quest": 0.2,
    "single_type_discount": 0.25,
    "half_cost_when_lost": 0.2,
    "plunder": 0.25,
    "removal_gain": 0.4,
    "alliance_gain": 0.3,
    "retreats_anywhere": 0.1,
    "free_retreat_after_flag": 0.2,
    "build_surcharge_to_others": 0.3,
    "build_discount": 1.0,
    "expand_discount": 0.7,
    "expands_adjacent": 0.8,
    "trade_bonus": 0.5,
    "trade_bonus_per_ally": 0.2,
    "collect_bonus_shared": 0.4,
    "ruins_safe": 0.3,
}
POWER_INSTEAD: Final = 0.6
POWER_EXPAND_PAY: Final = 0.8
POWER_EXCHANGE: Final = 0.5
POWER_ENTER_GAIN: Final = 0.35
POWER_COLLECT: Final = 0.9
POWER_TERRAIN_DISCOUNT: Final = 0.08
POWER_SALVAGE: Final = 0.1
POWER_RETREAT_COST: Final = 0.1
