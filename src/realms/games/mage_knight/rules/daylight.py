"""Day and night: when each comes (MK-FLOW-03, MK-OPT-13, 14)."""

from __future__ import annotations

from typing import Final

from ..data.options import FALLING_DARKNESS
from ..events import DARKNESS_ROLLED
from ..state import MageKnight
from ..terms import BLACK, COLOURS, DIE_FACES

DARKNESS_DICE: Final = 2


def next_is_night(g: MageKnight) -> bool:
    """Is the round that begins a night? They alternate; in falling darkness two dice say when days are over."""
    if FALLING_DARKNESS not in g.switches:
        return not g.night
    if g.night:
        return True
    dice = [g.rng.below(DIE_FACES) for _ in range(DARKNESS_DICE)]
    g.tell(DARKNESS_ROLLED, ",".join([COLOURS[die] for die in dice]))
    return BLACK in dice


def last_night(g: MageKnight) -> bool:
    """Is this night certainly the last one?"""
    return g.round + (1 if FALLING_DARKNESS in g.switches else 2) > g.rounds
