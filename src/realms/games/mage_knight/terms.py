"""Ids and constants of Mage Knight, in the rulebook's words.

What is counted or compared in the state is a small int (colours, elements, terrains, sites, phases); what appears
in option keys and events is a short string.
"""

from typing import Final

NONE: Final = -1
"""No hex, no seat, no colour: the empty value wherever a small int is expected."""

# Mana (MK-MANA-01). The index is the place in every list of mana; crystals exist for the first four only.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
COLOURS: Final = ("red", "blue", "green", "white", "gold", "black")
BASIC: Final = (RED, BLUE, GREEN, WHITE)
COLOUR: Final[dict[str, int]] = {name: i for i, name in enumerate(COLOURS)}
DIE_FACES: Final = 6  # one of each colour

# Elements of attacks and blocks (MK-ABIL-01 to 04).
PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3
ELEMENTS: Final = ("physical", "fire", "ice", "cold_fire")

# Resistances: bits (MK-ABIL-30 to 33).
RESISTS_PHYSICAL: Final = 1
RESISTS_FIRE: Final = 2
RESISTS_ICE: Final = 4
RESISTANCE_TO: Final = (RESISTS_PHYSICAL, RESISTS_FIRE, RESISTS_ICE, RESISTS_FIRE | RESISTS_ICE)
"""Element -> the bits that together resist it (MK-COMBAT-36: cold fire needs both)."""

# Kinds of attack.
MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
KINDS: Final = ("attack", "ranged", "siege")

# Terrains (MK-MOVE-07).
PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
WASTELAND: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
LAKE: Final = 6
MOUNTAIN: Final = 7
SEA: Final = 8
CITY_GROUND: Final = 9
TERRAINS: Final = (
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
    "lake",
    "mountain",
    "sea",
    "city",
)

# Sites.
NO_SITE: Final = 0
PORTAL: Final = 1
VILLAGE: Final = 2
MONASTERY: Final = 3
KEEP: Final = 4
MAGE_TOWER: Final = 5
CITY: Final = 6
DUNGEON: Final = 7
TOMB: Final = 8
MONSTER_DEN: Final = 9
SPAWNING_GROUNDS: Final = 10
ANCIENT_RUINS: Final = 11
MAGICAL_GLADE: Final = 12
MINE: Final = 13
MARAUDING_ORCS: Final = 14
DRACONUM: Final = 15
SITES: Final = (
    "none",
    "portal",
    "village",
    "monastery",
    "keep",
    "mage_tower",
    "city",
    "dungeon",
    "tomb",
    "monster_den",
    "spawning_grounds",
    "ancient_ruins",
    "magical_glade",
    "mine",
    "marauding_orcs",
    "draconum",
)
FORTIFIED_SITES: Final = (KEEP, MAGE_TOWER, CITY)
ADVENTURE_SITES: Final = (DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS, ANCIENT_RUINS)
RAMPAGING: Final = (MARAUDING_ORCS, DRACONUM)

# Piles of tokens, by their backs (MK-SETUP-02). The seventh are the ruin tokens.
GREEN_BACK: Final = 0
GREY_BACK: Final = 1
BROWN_BACK: Final = 2
VIOLET_BACK: Final = 3
WHITE_BACK: Final = 4
RED_BACK: Final = 5
RUIN_BACK: Final = 6
BACKS: Final = ("green", "grey", "brown", "violet", "white", "red", "ruin")

# Phases: what an effect must suit (MK-COMBAT-14). IDLE: nobody may play anything.
MOVEMENT: Final = 0
INTERACTION: Final = 1
RANGED_PHASE: Final = 2
BLOCK_PHASE: Final = 3
DAMAGE_PHASE: Final = 4
MELEE_PHASE: Final = 5
RESTING: Final = 6
AFTERWARDS: Final = 7
IDLE: Final = 8
PHASES: Final = (
    "movement",
    "interaction",
    "ranged",
    "block",
    "damage",
    "melee",
    "rest",
    "afterwards",
    "idle",
)
IN_COMBAT: Final = 1 << RANGED_PHASE | 1 << BLOCK_PHASE | 1 << DAMAGE_PHASE | 1 << MELEE_PHASE
PEACEFUL: Final = 1 << MOVEMENT | 1 << INTERACTION | 1 << RESTING | 1 << AFTERWARDS
ANY_TIME: Final = IN_COMBAT | PEACEFUL

# Kinds of deed cards (MK-DEED-01).
BASIC_ACTION: Final = "basic_action"
ADVANCED_ACTION: Final = "advanced_action"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"
WOUND: Final = "wound"
"""The wound card; all are alike (MK-SETUP-05)."""

# Ways to play a card (MK-DEED-03 to 07).
WAY_BASIC: Final = "basic"
WAY_STRONG: Final = "strong"
SIDEWAYS: Final = ("move", "influence", "attack", "block")

DUMMY: Final = 14
"""The dummy's place in the order of turns; never a seat."""

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 4

OFFER: Final = 3  # cards in the spell offer and in the advanced-action offer (MK-SETUP-06, 07)
MORE_THAN_PLAYERS: Final = 2  # dice and units: real players + 2 (MK-SETUP-10, 13)
CRYSTALS_EACH: Final = 3  # of each basic colour at most (MK-MANA-03)
EXPLORING_COST: Final = 2  # MK-MOVE-13
CITY_COST: Final = 2  # MK-MOVE-08
WORST_REPUTATION: Final = -7
BEST_REPUTATION: Final = 7
TOP_LEVEL: Final = 10
FAME_TRACK: Final = 120

SPELL_COST: Final = 7  # influence, with a mana of its colour (MK-INTERACT-11)
ACTION_COST: Final = 6  # MK-INTERACT-10, 15
ARTIFACT_COST: Final = 12  # MK-INTERACT-12
ELITE_COST: Final = 2  # MK-INTERACT-14
VILLAGE_HEALING: Final = 3  # influence a point (MK-INTERACT-09)
MONASTERY_HEALING: Final = 2
ALTAR_FAME: Final = 7  # MK-COMBAT-119
ALTAR_MANA: Final = 3
