"""The land tiles, the home tiles and the fixed maps (facts: map).

A tile is two to four areas in axial coordinates (flat tops, r grows downwards) around its own (0, 0). Coloured
sides close a border to walkers, whichever of its two areas prints the colour.
"""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import SIDES, Spot, turned

from ..terms import CITY, DAQAN, LATARI, MOUNTAIN, UTHUK, WAIQAR, WATER

Resources = tuple[int, int, int]
"""Food, wood, ore."""
Laid = tuple[str, int, int, int]
"""A tile as it lies: its id, sixths of a turn clockwise, and where its (0, 0) is."""
Slot = tuple[int, int, int]
"""Where some home tile lies: turns, q, r."""

OPEN: Final = ""
"""A side without colour."""
_LETTERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
_COLOURS: Final[dict[str, str]] = {"blue": WATER, "red": MOUNTAIN}


@final
class Area:
    """An area as it is printed. `sides`: the colour of each, in the order of SIDES."""

    def __init__(self, row: str) -> None:
        name, spot, resources, neutrals, sides = [cell.strip() for cell in row.split("|")]
        q, r = spot.split()
        self.id: Final = name
        self.spot: Final[Spot] = (int(q), int(r))
        self.resources: Final[Resources] = (resources.count("F"), resources.count("W"), resources.count("O"))
        self.city: Final = neutrals == CITY
        self.neutrals: Final[tuple[str, ...]] = () if self.city else tuple(neutrals.split())
        self.sides: Final = _sides(sides)


def _sides(printed: str) -> tuple[str, ...]:
    found = [OPEN] * len(SIDES)
    words = printed.split()
    for i in range(0, len(words), 2):
        found[_LETTERS.index(words[i])] = _COLOURS[words[i + 1]]
    return tuple(found)


@final
class Tile:
    """A tile. `spots` and `sides` are those of its areas for each of the six ways it can be turned."""

    def __init__(self, id: str, faction: str, areas: list[Area]) -> None:
        self.id: Final = id
        self.faction: Final = faction
        self.areas: Final = tuple(areas)
        self.spots: Final = tuple([tuple([turned(a.spot, turns) for a in areas]) for turns in range(6)])
        self.sides: Final = tuple([tuple([a.sides[6 - t :] + a.sides[: 6 - t] for a in areas]) for t in range(6)])


def _tiles(rows: tuple[str, ...], factions: dict[str, str]) -> dict[str, Tile]:
    """Tiles by id: the number of a land tile, the faction of a home tile."""
    areas: dict[str, list[Area]] = {}
    for row in rows:
        area = Area(row)
        areas.setdefault(factions.get(area.id[0], area.id[0]), []).append(area)
    return {id: Tile(id, id if factions else "", found) for id, found in areas.items()}


# area | q r in the tile | resources | neutrals at the start, or city | coloured sides, inner borders on both areas
_LAND_ROWS: Final[tuple[str, ...]] = (
    "1A | 0 0 | FF | razorwing razorwing | N blue",
    "1B | 1 0 | FW | beastman beastman |",
    "1C | 0 1 | F | city |",
    "2A | 0 0 | OO | giant | N red NW red",
    "2B | 0 1 | WO | sorcerer |",
    "2C | 1 1 | WW | |",
    "3A | 0 0 | FF | beastman beastman | SE blue",
    "3B | 1 0 | W | city | NW blue",
    "3C | 1 1 | OO | hellhound hellhound | S red SW red",
    "4A | 0 0 | FW | sorcerer |",
    "4B | 0 1 | FW | | SW blue",
    "4C | 1 0 | O | city | NE red",
    "5A | 0 0 | FF | beastman beastman | NW blue",
    "5B | 1 0 | F | city |",
    "5C | 0 1 | FO | dragon | SE red",
    "5D | 1 1 | OO | giant | NW red SE red",
    "6A | 0 0 | WW | hellhound |",
    "6B | 0 1 | FO | giant | SE blue",
    "6C | 1 1 | W | city | NW blue",
    "6D | 1 2 | OO | razorwing razorwing | S red SE red",
    "7A | 0 0 | WW | razorwing razorwing razorwing | NE red SE red",
    "7B | 0 1 | F | city | SW blue",
    "8A | 0 0 | WWW | sorcerer sorcerer | SE red",
    "8B | 1 -1 | FF | | N blue",
    "8C | 1 0 | OO | dragon | NW red SE red",
    "9A | 0 0 | FFF | dragon | N blue NW blue",
    "9B | 0 1 | O | city |",
)
_HOME_ROWS: Final[tuple[str, ...]] = (
    "DA | 0 0 | FW | |",
    "DB | 1 0 | FO | |",
    "DC | 0 1 | FWO | | S blue",
    "LA | 0 0 | FW | |",
    "LB | 1 0 | WO | |",
    "LC | 0 1 | FWO | | SW blue",
    "WA | 0 0 | FW | |",
    "WB | 1 0 | FW | |",
    "WC | 0 1 | FWO | | S red SW red SE blue",
    "UA | 0 0 | FO | |",
    "UB | 1 0 | FO | |",
    "UC | 0 1 | FWO | | S red",
)

LAND_TILES: Final = _tiles(_LAND_ROWS, {})
HOME_TILES: Final = _tiles(_HOME_ROWS, {"D": DAQAN, "L": LATARI, "W": WAIQAR, "U": UTHUK})
TILES: Final[dict[str, Tile]] = {**LAND_TILES, **HOME_TILES}

TILES_EACH: Final = 2
"""RW-SETUP-04. So many land tiles for each player."""

FIXED_TILES: Final[dict[int, tuple[Laid, ...]]] = {
    2: (("5", 0, 0, 0), ("1", 1, -1, 1), ("7", 4, -1, 3), ("6", 4, -2, 1)),
    3: (("1", 0, 0, 0), ("2", 1, 0, -1), ("4", 0, -1, 2), ("7", 0, 1, 1), ("3", 1, -2, 3), ("8", 2, 0, 3)),
    4: (
        ("2", 0, 0, 0),
        ("7", 3, 1, 0),
        ("3", 5, -1, 3),
        ("5", 4, 2, 0),
        ("1", 4, -2, 3),
        ("4", 1, 4, -1),
        ("6", 4, -4, 4),
        ("8", 2, 3, 1),
    ),
}
"""RW-SETUP-19. The fixed maps by the number of players, in an order in which they can be laid."""
FIXED_HOMES: Final[dict[int, tuple[Slot, ...]]] = {
    2: ((5, 0, 3), (1, -2, -1)),
    3: ((3, 2, -1), (1, -3, 3), (4, 1, 4)),
    4: ((5, 4, 1), (1, -4, 2), (3, 2, -2), (5, -1, 4)),
}
"""Their places for home tiles; any faction may take any of them."""
