"""The icons in the corner of action cards (facts: basic and advanced actions): when their effects are played."""

from __future__ import annotations

from typing import Final

MOVE: Final = "move"
INFLUENCE: Final = "influence"
COMBAT: Final = "combat"
HEAL: Final = "heal"
SPECIAL: Final = "special"

ICONS: Final[dict[str, tuple[str, ...]]] = {
    "rage": (COMBAT,),
    "determination": (COMBAT,),
    "swiftness": (
        MOVE,
        COMBAT,
    ),
    "march": (MOVE,),
    "stamina": (MOVE,),
    "tranquility": (HEAL,),
    "promise": (INFLUENCE,),
    "threaten": (INFLUENCE,),
    "crystallize": (SPECIAL,),
    "mana_draw": (SPECIAL,),
    "concentration": (SPECIAL,),
    "improvisation": (
        MOVE,
        INFLUENCE,
        COMBAT,
    ),
    "battle_versatility": (COMBAT,),
    "cold_toughness": (COMBAT,),
    "will_focus": (SPECIAL,),
    "noble_manners": (INFLUENCE,),
    "fire_bolt": (
        COMBAT,
        SPECIAL,
    ),
    "blood_rage": (COMBAT,),
    "intimidate": (
        INFLUENCE,
        COMBAT,
    ),
    "blood_ritual": (SPECIAL,),
    "into_the_heat": (COMBAT,),
    "decompose": (SPECIAL,),
    "maximal_effect": (SPECIAL,),
    "ice_bolt": (
        COMBAT,
        SPECIAL,
    ),
    "ice_shield": (COMBAT,),
    "frost_bridge": (MOVE,),
    "pure_magic": (
        MOVE,
        INFLUENCE,
        COMBAT,
    ),
    "steady_tempo": (MOVE,),
    "crystal_mastery": (SPECIAL,),
    "magic_talent": (SPECIAL,),
    "swift_bolt": (
        COMBAT,
        SPECIAL,
    ),
    "agility": (MOVE,),
    "song_of_wind": (MOVE,),
    "heroic_tale": (INFLUENCE,),
    "diplomacy": (
        INFLUENCE,
        COMBAT,
    ),
    "mana_storm": (SPECIAL,),
    "learning": (
        INFLUENCE,
        SPECIAL,
    ),
    "crushing_bolt": (
        COMBAT,
        SPECIAL,
    ),
    "refreshing_walk": (
        MOVE,
        HEAL,
    ),
    "path_finding": (MOVE,),
    "regeneration": (HEAL,),
    "in_need": (INFLUENCE,),
    "ambush": (MOVE,),
    "training": (SPECIAL,),
}
