"""Ids and constants of Tiny Epic Kingdoms, in the rulebook's words.

Things counted in the state are small ints (resources, terrains, areas, territories), things
that appear in option keys and events are short strings (actions, find tokens, races).
"""

from typing import Final

NONE: Final = -1
"""No resource, no area, no seat: the empty value wherever a small int is expected."""

# Resources (TEK-SETUP-02). The index is the place in every stock of three.
MANA: Final = 0
ORE: Final = 1
FOOD: Final = 2
RESOURCES: Final = ("mana", "ore", "food")

# Actions (TEK-TURN-09), in the order of the rulebook's list.
PATROL: Final = "patrol"
QUEST: Final = "quest"
BUILD: Final = "build"
RESEARCH: Final = "research"
EXPAND: Final = "expand"
TRADE: Final = "trade"
ACTIONS: Final = (PATROL, QUEST, BUILD, RESEARCH, EXPAND, TRADE)
COLLECT: Final = "collect"
"""Taken in place of the selected action (TEK-TURN-05); never carries a shield."""

# Terrains (TEK-REGION). The first five are land.
FOREST: Final = 0
MOUNTAIN: Final = 1
PLAINS: Final = 2
RUINS: Final = 3
CAPITAL: Final = 4
WATER: Final = 5
CLIFF: Final = 6
TERRAINS: Final = ("forest", "mountain", "plains", "ruins", "capital", "water", "cliff")
LAND_TERRAINS: Final = (FOREST, MOUNTAIN, PLAINS, RUINS, CAPITAL)

YIELD: Final = (MANA, ORE, FOOD, NONE, NONE, NONE, NONE)
"""Terrain -> resource collected there, or NONE (TEK-COLLECT-03, 04).

Ruins yield one of choice to a lying army (TEK-COLLECT-05): not a fixed resource, so NONE here.
Water and cliffs yield only to the races that may enter them (Powers.yields).
"""

# Find tokens (TEK-TOKEN).
CROWN: Final = "crown"
TREASURE: Final = "treasure"
BANDITS: Final = "bandits"
LAIR: Final = "lair"
CAMP: Final = "camp"
FORT: Final = "fort"
CITY: Final = "city"
CHURCH: Final = "church"
BLANK: Final = "blank"
TOKENS: Final = (CROWN, TREASURE, BANDITS, LAIR, CAMP, FORT, CITY, CHURCH, BLANK)
STAYING_TOKENS: Final = (LAIR, CAMP, FORT, CITY, CHURCH)
"""Stay face up in their region once revealed (TEK-TOKEN-07, 09, 10, 11, 12)."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5

ARMIES: Final = 7  # of each player (TEK-SETUP-02); all in play triggers the end (TEK-END-01)
START_ARMIES: Final = 2  # in one home region (TEK-SETUP-07)
ROOM: Final = 2  # armies a region can hold (TEK-MOVE-01)

START_RESOURCES: Final = 6  # split freely (TEK-SETUP-05)
CAP: Final = 9  # of each resource (TEK-COLLECT-06)

SHIELDS: Final = 5  # on the action card (TEK-SETUP-01, TEK-TURN-02)
TOP_TOWER: Final = 6  # TEK-BUILD-02, TEK-END-02
TOP_MAGIC: Final = 5  # TEK-RESEARCH-02, TEK-END-03

FLAG: Final = 0  # what the white flag counts as (TEK-WAR-04)
DIE_MAX: Final = 11  # highest number of the war die (TEK-WAR-02)
WAR_VALUE: Final = (2, 1, 0)  # points one mana, ore, food pays (TEK-WAR-10)

CAPITAL_ALONE_VP: Final = 2  # TEK-REGION-03
CAPITAL_SHARED_VP: Final = 1
CROWN_VP: Final = 2  # TEK-TOKEN-04
CITY_VP: Final = 1  # TEK-TOKEN-11
TREASURE_GAIN: Final = 2  # TEK-TOKEN-05
BANDITS_TOLL: Final = 2  # TEK-TOKEN-06
FORT_DISCOUNT: Final = 2  # TEK-TOKEN-10
NEUTRAL_VP: Final = 1  # for each neutral army taken (TEK-2P-05)
LOST_KINGDOM_VP: Final = 1  # for each of its regions occupied (TEK-2P-07)
