"""Rampage! and More Rampage! (MK-OPT-20 to 24): rampaging enemies come back, and not always alone."""

from __future__ import annotations

from typing import Final

from ..data.hexes import HEX_NAMES
from ..data.options import MORE_RAMPAGE, RAMPAGE
from ..events import RAMPAGE_ROLLED
from ..state import MageKnight
from ..terms import (
    BLACK,
    BLUE,
    BROWN_BACK,
    COLOURS,
    DIE_FACES,
    GOLD,
    GREEN,
    GREEN_BACK,
    MARAUDING_ORCS,
    RAMPAGING,
    RED,
    RED_BACK,
    WHITE,
)
from . import tokens
from .ground import site_at

WARM: Final = (RED, GREEN, GOLD)
COLD: Final = (WHITE, BLUE, BLACK)


def start_reputation(switches: tuple[str, ...], usual: int) -> int:
    """MK-OPT-20, 24. Whatever the scenario says, the people trust nobody."""
    if MORE_RAMPAGE in switches:
        return -4
    return -2 if RAMPAGE in switches else usual


def cleared(g: MageKnight) -> list[int]:
    """MK-OPT-21. The rampaging hexes of the map without enemies; one on which a hero stands waits."""
    occupied = [hero.hex for hero in g.heroes]
    return [
        hex
        for hex in sorted(g.land.at.values())
        if site_at(g, hex) in RAMPAGING and hex not in g.up_at and hex not in occupied
    ]


def come_back(g: MageKnight) -> None:
    """MK-OPT-21 to 24. A day or a night ends: a die for each cleared hex. By day warm colours bring the enemy
    back, and gold a brown one with it; at night cold ones, and black. With More Rampage! it always comes back, and
    any such colour brings the brown one."""
    more = MORE_RAMPAGE in g.switches
    if not more and RAMPAGE not in g.switches:
        return
    colours, worst = (COLD, BLACK) if g.night else (WARM, GOLD)
    for hex in cleared(g):
        die = g.rng.below(DIE_FACES)
        g.tell(RAMPAGE_ROLLED, HEX_NAMES[hex], COLOURS[die])
        if more or die in colours:
            tokens.lay_open(g, GREEN_BACK if site_at(g, hex) == MARAUDING_ORCS else RED_BACK, hex)
        if die == worst or (more and die in colours):
            tokens.lay_open(g, BROWN_BACK, hex)
