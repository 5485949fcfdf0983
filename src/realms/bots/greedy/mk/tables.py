"""What cards, skills and tactics are worth in general, as a share of a usual one."""

from __future__ import annotations

from typing import Final

ACTIONS: Final[dict[str, float]] = {
    "fire_bolt": 1.1,
    "ice_bolt": 1.1,
    "swift_bolt": 1.2,
    "crushing_bolt": 1.0,
    "blood_rage": 1.1,
    "intimidate": 1.1,
    "blood_ritual": 0.5,
    "into_the_heat": 0.4,
    "decompose": 0.2,
    "maximal_effect": 0.2,
    "ice_shield": 1.0,
    "frost_bridge": 1.2,
    "pure_magic": 1.0,
    "steady_tempo": 1.2,
    "crystal_mastery": 0.4,
    "magic_talent": 0.3,
    "agility": 1.2,
    "song_of_wind": 1.0,
    "heroic_tale": 1.0,
    "diplomacy": 0.8,
    "mana_storm": 0.4,
    "learning": 0.8,
    "refreshing_walk": 1.4,
    "path_finding": 1.3,
    "regeneration": 1.0,
    "in_need": 1.0,
    "ambush": 1.3,
    "training": 0.3,
}
SPELLS: Final[dict[str, float]] = {
    "fireball": 1.3,
    "flame_wall": 1.2,
    "burning_shield": 1.0,
    "snowstorm": 1.3,
    "mana_bolt": 1.0,
    "restoration": 1.2,
    "expose": 1.0,
}
ARTIFACTS: Final[dict[str, float]] = {
    "endless_bag_of_gold": 1.4,
    "horn_of_wrath": 1.3,
    "golden_grail": 1.2,
    "ruby_ring": 1.1,
    "sapphire_ring": 1.1,
    "diamond_ring": 1.1,
    "emerald_ring": 1.1,
}
MIGHT: Final[dict[str, float]] = {
    "catapults": 4.1,
    "altem_mages": 3.7,
    "ice_mages": 3.6,
    "altem_guardians": 3.4,
    "amotep_gunners": 3.2,
    "amotep_freezers": 3.2,
    "ice_golems": 2.8,
    "fire_mages": 2.8,
    "fire_golems": 2.6,
    "utem_swordsmen": 2.5,
    "utem_guardsmen": 2.4,
    "savage_monks": 2.2,
    "red_cape_monks": 2.2,
    "northern_monks": 2.2,
    "guardian_golems": 2.1,
    "utem_crossbowmen": 2.0,
    "foresters": 1.9,
    "peasants": 1.4,
    "illusionists": 0.6,
    "herbalists": 0.5,
}
"""What a unit that is ready adds to an assault on a city, in levels: measured (docs/bots-trials.md)."""
SKILLS: Final[dict[str, float]] = {
    "dark_paths": 1.5,
    "burning_power": 1.1,
    "hot_swordsmanship": 1.4,
    "dark_negotiation": 0.9,
    "dark_fire_magic": 1.1,
    "power_of_pain": 0.5,
    "invocation": 0.3,
    "polarization": 0.4,
    "motivation_arythea": 1.3,
    "healing_ritual": 0.4,
    "ritual_of_pain": 0.3,
    "double_time": 1.5,
    "night_sharpshooting": 1.3,
    "cold_swordsmanship": 1.4,
    "shield_mastery": 1.4,
    "resistance_break": 0.4,
    "i_feel_no_pain": 0.5,
    "i_dont_give_a_damn": 0.6,
    "who_needs_magic": 0.6,
    "motivation_tovak": 1.3,
    "mana_exploit": 0.3,
    "mana_overload": 0.3,
    "freezing_power": 1.1,
    "potion_making": 1.2,
    "white_crystal_craft": 1.2,
    "green_crystal_craft": 1.2,
    "red_crystal_craft": 1.2,
    "glittering_fortune": 0.4,
    "flight": 0.4,
    "universal_power": 0.4,
    "motivation_goldyx": 1.3,
    "source_freeze": 0.3,
    "source_opening": 0.3,
    "forward_march": 1.1,
    "day_sharpshooting": 1.3,
    "inspiration": 0.5,
    "bright_negotiation": 0.9,
    "leaves_in_the_wind": 1.1,
    "whispers_in_the_treetops": 1.1,
    "leadership": 0.4,
    "bonds_of_loyalty": 1.0,
    "motivation_norowas": 1.3,
    "prayer_of_weather": 0.3,
    "calming_the_weather": 0.6,
}
TACTICS: Final[dict[str, float]] = {
    "great_start": 1.5,
    "the_right_moment": 1.4,
    "mana_steal": 1.2,
    "planning": 1.1,
    "rethink": 1.0,
    "early_bird": 0.5,
    "long_night": 1.4,
    "preparation": 1.3,
    "mana_search": 0.8,
    "from_the_dusk": 0.6,
    "midnight_meditation": 0.7,
    "sparing_power": 0.6,
}
USUAL: Final = 0.7


def action_worth(card: str) -> float:
    return ACTIONS.get(card, USUAL)


def spell_worth(card: str) -> float:
    return SPELLS.get(card, USUAL)


def card_worth(card: str) -> float:
    """An advanced action, a spell or an artifact."""
    return ACTIONS.get(card, SPELLS.get(card, ARTIFACTS.get(card, USUAL)))
