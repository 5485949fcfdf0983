"""The fixed maps with homes on them."""

from __future__ import annotations

from realms.games.runewars.data.tiles import FIXED_HOMES, FIXED_TILES
from realms.games.runewars.rules.land import Land
from realms.games.runewars.terms import FACTIONS


def fixed(players: int, takers: tuple[str, ...] = FACTIONS) -> Land:
    """The fixed map for so many; its homes are taken in the order of `takers`."""
    homes = [(faction, *slot) for faction, slot in zip(takers, FIXED_HOMES[players], strict=False)]
    return Land((*FIXED_TILES[players], *homes))
