"""Levels, reputation, terrain costs and garrisons (facts: tracks, sites)."""

from __future__ import annotations

from typing import Final

from ..terms import (
    BLUE,
    BROWN_BACK,
    FAME_TRACK,
    GREEN,
    GREY_BACK,
    NONE,
    RED,
    TOP_LEVEL,
    VIOLET_BACK,
    WHITE,
    WHITE_BACK,
    WORST_REPUTATION,
)

ARMOUR: Final = (0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
HAND_LIMIT: Final = (0, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
COMMAND: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
"""By level. Armour and hand limit of the hero, command tokens."""

LEVEL_AT: Final = tuple([n * n - 1 for n in range(TOP_LEVEL + 1)])
"""The fame at which each level begins."""


def level_of(fame: int) -> int:
    """Row n of the track begins at n² - 1; below zero (hero auction) and past the end no level changes."""
    level = 1
    while level < TOP_LEVEL and fame >= LEVEL_AT[level + 1]:
        level += 1
    return level


def on_track(fame: int) -> int:
    """The space of the shield (MK-OPT-06: below zero it stands at the end of the last row)."""
    return fame % FAME_TRACK


X: Final = -99
"""On this space no interaction is possible (MK-INTERACT-04)."""
_MODIFIER: Final = (X, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)


def influence_of(reputation: int) -> int:
    """MK-INTERACT-20. The modifier of a space of the reputation track."""
    return _MODIFIER[reputation - WORST_REPUTATION]


DAY_COST: Final = (2, 3, 3, 4, 5, 5, NONE, NONE, NONE, 2)
NIGHT_COST: Final = (2, 3, 5, 4, 3, 5, NONE, NONE, NONE, 2)
"""By terrain; NONE is inaccessible (MK-MOVE-07, 08)."""

_BACK: Final[dict[str, int]] = {"G": GREY_BACK, "B": BROWN_BACK, "V": VIOLET_BACK, "W": WHITE_BACK}
_GARRISONS: Final[dict[int, str]] = {
    GREEN: "GB BB GGB GBW BBW GGBW GBBW BBWW GBBBW GBBWW BBWWW",
    BLUE: "GV VV VW GVW VVW VWW GVVW VVWW VWWW GVVWW VVWWW",
    WHITE: "W GW WW GGW GWW GGGW GGWW GWWW GGGWW GGWWW GWWWW",
    RED: "W BV BW BVV BVW BBVV BVVW BVWW BBVVW BBVWW BVWWW",
}
TOP_CITY_LEVEL: Final = 11


def garrison(colour: int, level: int) -> list[int]:
    """The backs of the tokens that defend a city of this colour and level."""
    return [_BACK[letter] for letter in _GARRISONS[colour].split()[level - 1]]
