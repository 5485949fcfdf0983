"""The faction sheets: what each player starts with, and what each step of a dial gives.

Most of it is our own design. The tables are read at every call, so that simulations may try other figures.
"""

from __future__ import annotations

from typing import Final, final

from ..terms import DAQAN, EVIL, FOOD, GOOD, LATARI, ORE, RESOURCES, UTHUK, WAIQAR, WOOD


@final
class Faction:
    """`influence` is the last tie-breaker too (RW-TERM-12), so no two factions have the same."""

    def __init__(self, id: str, alignment: str, influence: int, tactics: int, dials: dict[str, int]) -> None:
        self.id: Final = id
        self.alignment: Final = alignment
        self.influence = influence
        self.tactics = tactics
        self.dials: Final = dials


_ALL: Final = (
    Faction(DAQAN, GOOD, 2, 2, {FOOD: 3, WOOD: 2, ORE: 2}),
    Faction(LATARI, GOOD, 4, 1, {FOOD: 2, WOOD: 3, ORE: 2}),
    Faction(WAIQAR, EVIL, 3, 2, {FOOD: 3, WOOD: 3, ORE: 1}),
    Faction(UTHUK, EVIL, 1, 3, {FOOD: 3, WOOD: 1, ORE: 3}),
)
SHEETS: Final[dict[str, Faction]] = {faction.id: faction for faction in _ALL}

RECRUITS: Final[dict[str, dict[str, dict[int, list[str]]]]] = {
    DAQAN: {
        FOOD: {1: ["footman"], 2: ["footman"], 3: ["footman"], 5: ["footman"], 7: ["footman", "footman"]},
        WOOD: {1: ["bowman"], 2: ["bowman"], 4: ["bowman"], 5: ["siege_tower"], 7: ["bowman"]},
        ORE: {2: ["knight"], 4: ["knight"], 6: ["siege_tower"], 8: ["knight"]},
    },
    LATARI: {
        FOOD: {2: ["warrior"], 4: ["warrior"], 6: ["warrior"], 8: ["warrior"]},
        WOOD: {
            1: ["archer"],
            2: ["archer"],
            3: ["archer", "archer"],
            6: ["archer"],
            7: ["sorceress"],
            8: ["archer"],
        },
        ORE: {2: ["sorceress"], 5: ["pegasus_rider"], 7: ["sorceress"], 8: ["pegasus_rider"]},
    },
    WAIQAR: {
        FOOD: {
            1: ["reanimate"],
            2: ["reanimate"],
            3: ["reanimate"],
            4: ["reanimate"],
            5: ["reanimate"],
            7: ["reanimate"],
        },
        WOOD: {
            1: ["skeleton_archer"],
            2: ["skeleton_archer"],
            4: ["skeleton_archer"],
            5: ["necromancer"],
            7: ["skeleton_archer"],
        },
        ORE: {1: ["necromancer"], 2: ["necromancer"], 5: ["dark_knight"], 6: ["necromancer"], 8: ["dark_knight"]},
    },
    UTHUK: {
        FOOD: {
            1: ["berserker"],
            2: ["berserker"],
            3: ["berserker"],
            5: ["berserker"],
            7: ["berserker", "berserker"],
        },
        WOOD: {1: ["flesh_ripper"], 3: ["flesh_ripper"], 4: ["warlock"], 6: ["flesh_ripper"]},
        ORE: {2: ["warlock"], 3: ["berserker"], 5: ["chaos_lord"], 7: ["warlock"], 8: ["chaos_lord"]},
    },
}
"""Faction, dial, value: the units printed there."""

INFLUENCE_ICONS: Final[dict[str, dict[str, list[int]]]] = {
    DAQAN: {FOOD: [3, 7], WOOD: [4], ORE: [3]},
    LATARI: {FOOD: [4], WOOD: [3, 7], ORE: [3]},
    WAIQAR: {FOOD: [3], WOOD: [3, 7], ORE: [2]},
    UTHUK: {FOOD: [3], WOOD: [2], ORE: [4]},
}
"""Faction, dial: the values at which an influence icon is printed."""

TACTICS_ICONS: Final[dict[str, dict[str, list[int]]]] = {
    DAQAN: {FOOD: [6], WOOD: [2], ORE: [5]},
    LATARI: {FOOD: [], WOOD: [2], ORE: [5]},
    WAIQAR: {FOOD: [2], WOOD: [5], ORE: [3]},
    UTHUK: {FOOD: [2], WOOD: [2], ORE: [3, 7]},
}


def recruits(faction: str, resource: str, value: int) -> list[str]:
    """Every unit printed at the value or below (RW-RES-02), in the order of the sheet."""
    dial = RECRUITS[faction][resource]
    found: list[str] = []
    for step in range(value + 1):
        if step in dial:
            found.extend(dial[step])
    return found


def influence_of(faction: str, food: int, wood: int, ore: int) -> int:
    """Influence icons at or below the three dials (RW-ORDER-17)."""
    return _icons(INFLUENCE_ICONS[faction], food, wood, ore)


def tactics_of(faction: str, food: int, wood: int, ore: int) -> int:
    """Tactics icons at or below the three dials (RW-ORDER-11)."""
    return _icons(TACTICS_ICONS[faction], food, wood, ore)


def _icons(printed: dict[str, list[int]], food: int, wood: int, ore: int) -> int:
    dials = [food, wood, ore]
    return sum([1 for i in range(3) for at in printed[RESOURCES[i]] if at <= dials[i]])
