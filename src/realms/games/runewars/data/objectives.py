"""The secret objectives, 8 good and 8 evil ones."""

from __future__ import annotations

from typing import Final, final

from ..terms import CITY, EVIL, GOOD

MAY: Final = "may"
MUST: Final = "must"


@final
class Objective:
    """`much`: of the thing it asks for. `swap`: it may or must be swapped when drawn (RW-OBJ-29) if at the start
    there were fewer than `below` of `counted` on the map: city areas, or neutral units of that type.
    """

    def __init__(
        self,
        id: str,
        alignment: str,
        much: int,
        rule: str,
        *,
        swap: str = "",
        counted: str = "",
        below: int = 0,
    ) -> None:
        self.id: Final = id
        self.alignment: Final = alignment
        self.much: Final = much
        self.rule: Final = rule
        self.swap: Final = swap
        self.counted: Final = counted
        self.below: Final = below


_ALL: Final = (
    Objective("a_mighty_empire", GOOD, 3, "RW-OBJ-11"),
    Objective("bound_by_honor", GOOD, 1, "RW-OBJ-12"),
    Objective("economic_control", GOOD, 6, "RW-OBJ-13"),
    Objective("friends_indeed", GOOD, 8, "RW-OBJ-14"),
    Objective("influential_leadership", GOOD, 8, "RW-OBJ-15"),
    Objective("spread_the_good_word", GOOD, 2, "RW-OBJ-16", swap=MAY, counted=CITY, below=3),
    Objective("support_of_the_dragons", GOOD, 2, "RW-OBJ-17", swap=MAY, counted="dragon", below=3),
    Objective("support_of_the_giants", GOOD, 2, "RW-OBJ-18", swap=MAY, counted="giant", below=3),
    Objective("a_massive_army", EVIL, 8, "RW-OBJ-21"),
    Objective("conqueror", EVIL, 7, "RW-OBJ-22"),
    Objective("political_control_evil", EVIL, 2, "RW-OBJ-23"),
    Objective("tactical_dominator", EVIL, 6, "RW-OBJ-24"),
    Objective("the_brink_of_victory", EVIL, 1, "RW-OBJ-25"),
    Objective("the_dragons_horde", EVIL, 0, "RW-OBJ-26", swap=MUST, counted="dragon", below=2),
    Objective("the_giants_horde", EVIL, 0, "RW-OBJ-27", swap=MUST, counted="giant", below=2),
    Objective("the_price_of_treachery", EVIL, 1, "RW-OBJ-28"),
)
OBJECTIVES: Final[dict[str, Objective]] = {objective.id: objective for objective in _ALL}
TITLE_INFLUENCE: Final = 6  # on each of the two titles of RW-OBJ-23


def deck_of(alignment: str) -> list[str]:
    """The objectives of good or of evil factions."""
    return [objective.id for objective in OBJECTIVES.values() if objective.alignment == alignment]
