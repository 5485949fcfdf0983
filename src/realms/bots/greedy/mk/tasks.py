"""What the scenarios with a friendly city ask for: free mines, mark glades, take dungeons."""

from __future__ import annotations

from typing import Final

from realms.games.mage_knight.data.hexes import FIRST_CORE
from realms.games.mage_knight.data.tiles import SITE
from realms.games.mage_knight.terms import BROWN_BACK, DUNGEON, MAGICAL_GLADE, MINE, RED_BACK, TOMB

from . import weights as w
from .position import Position

MINES: Final = "mines_liberation"
DRUIDS: Final = "druid_nights"
DUNGEONS: Final = "dungeon_lords"
CALLED: Final = ((BROWN_BACK,), (RED_BACK,), (BROWN_BACK, RED_BACK))
"""By night: who comes for each marked glade."""


def held(pos: Position, hex: int) -> bool:
    """Is it a mine that waits for its liberation?"""
    return pos.scenario == MINES and SITE[hex] == MINE and hex not in pos.shields


def prize(pos: Position, hex: int) -> float:
    """What conquering a site is worth."""
    site = pos.site(hex)
    if held(pos, hex):
        return w.CORE_MINE if hex >= 7 * FIRST_CORE else w.FREED_MINE
    more = w.DUNGEON_LORD if pos.scenario == DUNGEONS and site in (DUNGEON, TOMB) else 0.0
    return w.CONQUEST.get(site, 0.0) + more


def again(pos: Position) -> bool:
    """May conquered dungeons be entered for fame?"""
    return pos.scenario != DUNGEONS


def worth_marking(pos: Position, hex: int) -> float:
    """What a shield on this glade is worth: an incantation is still to come."""
    if pos.scenario != DRUIDS or SITE[hex] != MAGICAL_GLADE or hex in pos.me.marked:
        return 0.0
    tonight = pos.night and pos.me.incantation <= pos.nights
    return w.MARKED_GLADE if tonight or (not pos.night and pos.rounds_left) else 0.0


def callers(pos: Position) -> list[int]:
    """The piles from which an incantation would draw now."""
    backs = CALLED[min(pos.nights, len(CALLED) - 1)]
    return [back for _ in pos.me.marked for back in backs]
