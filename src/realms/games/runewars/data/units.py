"""Units of the factions and the neutrals; health and figures are tuned, so they may be set anew."""

from __future__ import annotations

from typing import Final, final

from ..terms import CIRCLE, DAQAN, HEXAGON, LATARI, RECTANGLE, SHAPES, TRIANGLE, UTHUK, WAIQAR


@final
class UnitType:
    """`figures`: the supply. `rule`: the rule of its ability. `base`: the cell of a fate card it reads."""

    def __init__(
        self,
        id: str,
        faction: str,
        shape: str,
        initiative: int,
        health: int,
        figures: int,
        rule: str,
        *,
        fast: bool = False,
        flying: bool = False,
    ) -> None:
        self.id: Final = id
        self.faction: Final = faction
        self.shape: Final = shape
        self.base: Final = SHAPES.index(shape)
        self.initiative: Final = initiative
        self.health = health
        self.figures = figures
        self.rule: Final = rule
        self.fast: Final = fast
        self.flying: Final = flying
        self.index = 0


# fmt: off
BY_INDEX: Final[list[UnitType]] = [
    UnitType("bowman", DAQAN, TRIANGLE, 1, 1, 8, "RW-UNIT-11"),
    UnitType("knight", DAQAN, RECTANGLE, 2, 2, 8, "RW-UNIT-12", fast=True),
    UnitType("footman", DAQAN, TRIANGLE, 3, 1, 16, "RW-UNIT-13"),
    UnitType("siege_tower", DAQAN, HEXAGON, 5, 3, 4, "RW-UNIT-14"),
    UnitType("archer", LATARI, TRIANGLE, 1, 1, 16, "RW-UNIT-21"),
    UnitType("pegasus_rider", LATARI, RECTANGLE, 2, 3, 4, "RW-UNIT-22", flying=True),
    UnitType("sorceress", LATARI, CIRCLE, 3, 1, 8, "RW-UNIT-23"),
    UnitType("warrior", LATARI, RECTANGLE, 4, 2, 8, "RW-UNIT-24"),
    UnitType("skeleton_archer", WAIQAR, TRIANGLE, 1, 1, 8, "RW-UNIT-31"),
    UnitType("necromancer", WAIQAR, CIRCLE, 2, 1, 8, "RW-UNIT-32"),
    UnitType("reanimate", WAIQAR, TRIANGLE, 4, 1, 16, "RW-UNIT-33"),
    UnitType("dark_knight", WAIQAR, RECTANGLE, 5, 3, 4, "RW-UNIT-34", fast=True),
    UnitType("flesh_ripper", UTHUK, RECTANGLE, 1, 2, 8, "RW-UNIT-41"),
    UnitType("berserker", UTHUK, TRIANGLE, 2, 1, 16, "RW-UNIT-42"),
    UnitType("warlock", UTHUK, CIRCLE, 3, 1, 8, "RW-UNIT-43"),
    UnitType("chaos_lord", UTHUK, HEXAGON, 5, 3, 4, "RW-UNIT-44"),
    UnitType("sorcerer", "", CIRCLE, 1, 1, 8, "RW-UNIT-51"),
    UnitType("razorwing", "", TRIANGLE, 1, 1, 8, "RW-UNIT-52", fast=True, flying=True),
    UnitType("beastman", "", TRIANGLE, 2, 1, 8, "RW-UNIT-53"),
    UnitType("hellhound", "", RECTANGLE, 3, 2, 4, "RW-UNIT-54", fast=True),
    UnitType("dragon", "", HEXAGON, 4, 4, 4, "RW-UNIT-55", flying=True),
    UnitType("giant", "", HEXAGON, 5, 5, 4, "RW-UNIT-56"),
]
# fmt: on
"""By the small number that stands for the type in an army."""
for _i, _unit in enumerate(BY_INDEX):
    _unit.index = _i
UNIT_IDS: Final[tuple[str, ...]] = tuple([unit.id for unit in BY_INDEX])
UNITS: Final[dict[str, UnitType]] = {unit.id: unit for unit in BY_INDEX}
INDEX: Final[dict[str, int]] = {unit.id: unit.index for unit in BY_INDEX}
BY_FACTION: Final[dict[str, list[UnitType]]] = {}
"""The neutrals' key is the empty string."""
for _unit in BY_INDEX:
    BY_FACTION.setdefault(_unit.faction, []).append(_unit)


def of_shape(faction: str, shape: str) -> list[UnitType]:
    """The faction's types of a shape ("": the neutrals')."""
    return [unit for unit in BY_FACTION[faction] if unit.shape == shape]
