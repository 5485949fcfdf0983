"""The rulebook's words: factions, shapes, seasons, orders, moments, and the limits it sets."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
NONE: Final = -1
NEUTRALS: Final = -1
"""The holder of unallied neutral units; players are 0 and up."""
NOBODY: Final = -2

REAL: Final = "real"
FALSE: Final = "false"
"""What the face of a rune token is (RW-RUNE-05)."""

AREA_LIMIT: Final = 8  # RW-MOVE-10
DIAL_LIMIT: Final = 8  # RW-RES-01
TACTICS_LIMIT: Final = 10  # RW-TACTIC-01
QUEST_LIMIT: Final = 3  # RW-QUEST-01
ATTRIBUTE_LIMIT: Final = 8  # RW-HERO-43
DIPLOMACY_LIMIT: Final = 6  # influence in one attempt (RW-DIPLO-01)
RUNES_TO_WIN: Final = 7  # RW-WIN-01
YEARS: Final = 8  # RW-SEASON-01
BATTLE_ROUNDS: Final = 5  # RW-BATTLE-05
DUEL_ROUNDS: Final = 4  # RW-DUEL-03

# Factions.
DAQAN: Final = "daqan"
LATARI: Final = "latari"
WAIQAR: Final = "waiqar"
UTHUK: Final = "uthuk"
FACTIONS: Final = (DAQAN, LATARI, WAIQAR, UTHUK)

GOOD: Final = "good"
NEUTRAL: Final = "neutral"
EVIL: Final = "evil"
ALIGNMENTS: Final = (GOOD, NEUTRAL, EVIL)

FOOD: Final = "food"
WOOD: Final = "wood"
ORE: Final = "ore"
RESOURCES: Final = (FOOD, WOOD, ORE)

# Base shapes; the index is the cell of a fate card.
TRIANGLE: Final = "triangle"
CIRCLE: Final = "circle"
RECTANGLE: Final = "rectangle"
HEXAGON: Final = "hexagon"
SHAPES: Final = (TRIANGLE, CIRCLE, RECTANGLE, HEXAGON)

# What a cell of a fate card shows.
DAMAGE: Final = "D"
ROUT: Final = "R"
ORB: Final = "O"
BLANK: Final = ""

# Destiny symbols of a fate card, best first.
GOLD: Final = "gold"
SILVER: Final = "silver"
RED: Final = "red"
DESTINIES: Final = (GOLD, SILVER, RED)

SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
WINTER: Final = "winter"
SEASONS: Final = (SPRING, SUMMER, AUTUMN, WINTER)

# Coloured borders: blue and red.
WATER: Final = "water"
MOUNTAIN: Final = "mountain"

STRENGTH: Final = "strength"
AGILITY: Final = "agility"
WISDOM: Final = "wisdom"
ATTRIBUTES: Final = (STRENGTH, AGILITY, WISDOM)

# Orders; the number is the place in ORDERS plus 1.
STRATEGIZE: Final = "strategize"
MOBILIZE: Final = "mobilize"
CONQUER: Final = "conquer"
HARVEST: Final = "harvest"
RECRUIT: Final = "recruit"
RALLY: Final = "rally_support"
ACQUIRE: Final = "acquire_power"
FORTIFY: Final = "fortify"
ORDERS: Final = (STRATEGIZE, MOBILIZE, CONQUER, HARVEST, RECRUIT, RALLY, ACQUIRE, FORTIFY)

# Season icons (RW-SEASON-03 to 06).
LIFT_TOKENS: Final = "lift_tokens"
STAND_UP: Final = "stand_up"
TAKE_BACK: Final = "take_back"
QUEST_PHASE: Final = "quest_phase"
RESHUFFLE: Final = "reshuffle"
AUTUMN_GAIN: Final = "autumn_gain"
STARVE: Final = "starve"
FREEZE: Final = "freeze"

# Developments of strongholds (RW-FORT-05).
DEV_RESOURCES: Final = "dev_resources"
DEV_TACTICS: Final = "dev_tactics"
DEV_INFLUENCE: Final = "dev_influence"
DEV_DEFENCES: Final = "dev_defences"
DEVELOPMENTS: Final = (DEV_RESOURCES, DEV_TACTICS, DEV_INFLUENCE, DEV_DEFENCES)

# What cities give besides neutral units of a shape.
INFLUENCE: Final = "influence"
TACTICS: Final = "tactics"
QUEST: Final = "quest"

# Kinds of quests.
TEST: Final = "test"
DUEL: Final = "duel"
VISIT: Final = "visit"
PAY: Final = "pay"

# Where a quest without a printed area is fulfilled.
ENEMY_STRONGHOLD: Final = "enemy_stronghold"
ENEMY_HOME: Final = "enemy_home"
MANY_NEUTRALS: Final = "many_neutrals"
CITY: Final = "city"

# Kinds of rewards.
WEAPON: Final = "weapon"
ARMOUR: Final = "armour"
ITEM: Final = "item"

# When rewards are used.
DUEL_START: Final = "duel_start"
DUEL_DRAW: Final = "duel_draw"
DUEL_ORB: Final = "duel_orb"
DUEL_HIT: Final = "duel_hit"  # once a duel, when the hero is damaged
QUEST_MOVE: Final = "quest_move"
ALWAYS: Final = "always"

# Moments of tactics cards; in one's own turn rewards and objectives are used as well.
OWN_TURN: Final = "own_turn"
HERO_ENTERS: Final = "hero_enters"
BATTLE_START: Final = "battle_start"
TALLY: Final = "tally"
BATTLE_WON: Final = "battle_won"
DEFENDING: Final = "defending"  # the start of a battle one defends
STRONGHOLD_LOST: Final = "stronghold_lost"
BEFORE_ORDERS: Final = "before_orders"
BEFORE_BID: Final = "before_bid"
MOVING: Final = "moving"

CAPTAIN: Final = "captain"
LORD_COMMANDER: Final = "lord_commander"
PRIMARCH: Final = "primarch"
TITLES: Final = (CAPTAIN, LORD_COMMANDER, PRIMARCH)
