"""The map tiles (facts: tiles): terrain and site of each of their seven hexes, from the middle clockwise."""

from __future__ import annotations

from typing import Final

from ..terms import (
    ANCIENT_RUINS,
    BLUE,
    CITY,
    CITY_GROUND,
    DESERT,
    DRACONUM,
    DUNGEON,
    FOREST,
    GREEN,
    HILLS,
    KEEP,
    LAKE,
    MAGE_TOWER,
    MAGICAL_GLADE,
    MARAUDING_ORCS,
    MINE,
    MONASTERY,
    MONSTER_DEN,
    MOUNTAIN,
    NO_SITE,
    NONE,
    PLAINS,
    PORTAL,
    RED,
    SEA,
    SPAWNING_GROUNDS,
    SWAMP,
    TOMB,
    VILLAGE,
    WASTELAND,
    WHITE,
)
from .hexes import HEXES, START, TILE

_LETTERS: Final[dict[str, int]] = {
    "p": PLAINS,
    "h": HILLS,
    "f": FOREST,
    "w": WASTELAND,
    "d": DESERT,
    "s": SWAMP,
    "l": LAKE,
    "m": MOUNTAIN,
    "sea": SEA,
    "city": CITY_GROUND,
}
_SITES: Final[dict[str, int]] = {
    "portal": PORTAL,
    "village": VILLAGE,
    "monastery": MONASTERY,
    "keep": KEEP,
    "tower": MAGE_TOWER,
    "dungeon": DUNGEON,
    "tomb": TOMB,
    "den": MONSTER_DEN,
    "grounds": SPAWNING_GROUNDS,
    "ruins": ANCIENT_RUINS,
    "glade": MAGICAL_GLADE,
    "orcs": MARAUDING_ORCS,
    "draconum": DRACONUM,
}
_COLOURS: Final[dict[str, int]] = {"red": RED, "blue": BLUE, "green": GREEN, "white": WHITE}

# middle | NE | E | SE | SW | W | NW
_ROWS: Final[dict[str, str]] = {
    "start": "p portal | f | p | sea | sea | sea | p",
    "1": "f glade | l | p village | p | p | f | f orcs",
    "2": "h | f glade | p village | p | h mine-green | p | h orcs",
    "3": "f | h keep | h | h mine-white | p village | p | p",
    "4": "d tower | d | m | p village | p | h orcs | d",
    "5": "l | p monastery | p orcs | h mine-blue | f | f glade | f",
    "6": "h mine-red | f | p | f orcs | h | h den | m",
    "7": "s | f orcs | f glade | p dungeon | p | p monastery | l",
    "8": "s orcs | f ruins | p | s village | s | f | f glade",
    "9": "m | m | w keep | p | w tower | p | w dungeon",
    "10": "m | f | p | h ruins | h keep | h | h den",
    "11": "p tower | l | l | h orcs | l | p ruins | h",
    "core1": "d monastery | d tomb | d | d | h | h grounds | m",
    "core2": "l | s ruins | h mine-green | s draconum | s tower | f | l",
    "core3": "w | w ruins | h tower | w | h mine-white | w tomb | m",
    "core4": "m draconum | h | w keep | w | w ruins | w | h mine-blue",
    "core5": "city city-green | s village | s orcs | s | f orcs | l | f glade",
    "core6": "city city-blue | p monastery | l | l | h | m draconum | f",
    "core7": "city city-white | p | f | l draconum | l | w keep | w grounds",
    "core8": "city city-red | h mine-red | d | d draconum | w | w draconum | d ruins",
}

TERRAIN: Final[list[int]] = [PLAINS] * HEXES
SITE: Final[list[int]] = [NO_SITE] * HEXES
SITE_COLOUR: Final[list[int]] = [NONE] * HEXES
"""The mana of a mine, the colour of a city."""


def _read() -> None:
    for name, row in _ROWS.items():
        for i, cell in enumerate(row.split("|")):
            hex = 7 * TILE[name] + i
            terrain, _, site = cell.strip().partition(" ")
            TERRAIN[hex] = _LETTERS[terrain]
            kind, _, colour = site.partition("-")
            if colour:
                SITE[hex] = MINE if kind == "mine" else CITY
                SITE_COLOUR[hex] = _COLOURS[colour]
            elif site:
                SITE[hex] = _SITES[site]


_read()

SIDE_B_LAND: Final = 7 * START + 3
"""The south-east hex of the starting tile is sea on side A and plains on side B."""

COUNTRYSIDE: Final = tuple(range(1, 12))
CORE: Final = tuple(range(12, 16))
"""Core tiles without a city."""
CITIES: Final = tuple(range(16, 20))


def sites_of(tile: int) -> list[int]:
    """The hexes of a tile that have something on them."""
    return [hex for hex in range(7 * tile, 7 * tile + 7) if SITE[hex] != NO_SITE]
