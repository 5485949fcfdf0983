"""The ruin tokens (facts: ruins): four altars, and eight with two enemies and a treasure."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    BLUE,
    BROWN_BACK,
    GREEN,
    GREEN_BACK,
    GREY_BACK,
    NONE,
    RED,
    RED_BACK,
    VIOLET_BACK,
    WHITE,
    WHITE_BACK,
)

# Rewards, as they wait for the end of the turn (MK-END-06).
ARTIFACT_GAIN: Final = "artifact"
SPELL_GAIN: Final = "spell"
ACTION_GAIN: Final = "action"
UNIT_GAIN: Final = "unit"
CRYSTAL_SET: Final = "crystal_set"  # one of each basic colour
RANDOM_CRYSTAL: Final = "random_crystal"
DUNGEON_GAIN: Final = "dungeon"  # a die says whether spell or artifact


@final
class Ruin:
    """`altar`: the colour of its tribute, or NONE. `foes`: the piles its two enemies are drawn from."""

    def __init__(self, name: str, altar: int, foes: tuple[int, ...] = (), gains: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.altar: Final = altar
        self.foes: Final = foes
        self.gains: Final = gains


RUINS: Final[dict[str, Ruin]] = {
    ruin.name: ruin
    for ruin in (
        Ruin("green_altar", GREEN),
        Ruin("blue_altar", BLUE),
        Ruin("white_altar", WHITE),
        Ruin("red_altar", RED),
        Ruin("ruin_1", NONE, (GREEN_BACK, GREEN_BACK), (CRYSTAL_SET,)),
        Ruin("ruin_2", NONE, (GREEN_BACK, BROWN_BACK), (ARTIFACT_GAIN,)),
        Ruin("ruin_3", NONE, (GREEN_BACK, RED_BACK), (ARTIFACT_GAIN, ACTION_GAIN)),
        Ruin("ruin_4", NONE, (GREY_BACK, BROWN_BACK), (ARTIFACT_GAIN,)),
        Ruin("ruin_5", NONE, (GREY_BACK, VIOLET_BACK), (UNIT_GAIN,)),
        Ruin("ruin_6", NONE, (GREY_BACK, WHITE_BACK), (ARTIFACT_GAIN, SPELL_GAIN)),
        Ruin("ruin_7", NONE, (BROWN_BACK, VIOLET_BACK), (SPELL_GAIN, CRYSTAL_SET)),
        Ruin("ruin_8", NONE, (BROWN_BACK, RED_BACK), (ARTIFACT_GAIN, ARTIFACT_GAIN)),
    )
}
