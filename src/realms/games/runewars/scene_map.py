"""The map in a scene: areas as flat-topped hexes with sides of 1, and their coloured sides."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final, final

from realms.kernel.hexes import SIDES, Spot
from realms.kernel.scene import Board, Line, Point, Space

from .data.tiles import OPEN, Resources
from .rules.land import Land
from .terms import CITY, MOUNTAIN, NONE, RESOURCES, WATER

FLAT_HEXES: Final = "flat-hexes"
"""The kind of the board."""
MAP: Final = "map"
ICE: Final = "ice"
"""What a side of water is in winter."""
HEIGHT: Final = sqrt(3)
PICTURES: Final = 64
"""So many drawn maps are remembered: of the matches that are played now."""
_CORNERS: Final[tuple[Point, ...]] = (
    (-0.5, -HEIGHT / 2),
    (0.5, -HEIGHT / 2),
    (1.0, 0.0),
    (0.5, HEIGHT / 2),
    (-0.5, HEIGHT / 2),
    (-1.0, 0.0),
)
"""Side i runs from corner i to the next one."""


@final
class Sheet:
    """Where a map is on its board: the board begins at the upper left of all that is on it. An empty one has room
    for a hex."""

    def __init__(self, spots: list[Spot]) -> None:
        middles = [middle(spot) for spot in spots or [(0, 0)]]
        self.left: Final = min([x for x, _ in middles]) - 1
        self.top: Final = min([y for _, y in middles]) - HEIGHT / 2
        right = max([x for x, _ in middles]) + 1
        bottom = max([y for _, y in middles]) + HEIGHT / 2
        self.size: Final[Point] = (round(right - self.left, 3), round(bottom - self.top, 3))

    def at(self, spot: Spot, corner: Point = (0.0, 0.0)) -> Point:
        """The middle of a hex, or a corner of it."""
        x, y = middle(spot)
        return round(x + corner[0] - self.left, 3), round(y + corner[1] - self.top, 3)

    def outline(self, spot: Spot) -> tuple[Point, ...]:
        return tuple([self.at(spot, corner) for corner in _CORNERS])

    def side(self, spot: Spot, side: int) -> tuple[Point, ...]:
        return self.at(spot, _CORNERS[side]), self.at(spot, _CORNERS[(side + 1) % len(SIDES)])


def middle(spot: Spot) -> Point:
    """The middle of a hex, for flat tops and sides of 1."""
    q, r = spot
    return 1.5 * q, HEIGHT * (r + q / 2)


def ground(resources: Resources) -> str:
    """What an area is drawn as: plains give food, forests wood, mountains ore; others lie in between."""
    food, wood, ore = resources
    if food and ore:
        return "hills" if wood else "desert"
    if food:
        return "hills" if wood else "plains"
    return "mountain" if ore else "forest"


@lru_cache(maxsize=PICTURES)
def board(land: Land, room: tuple[Spot, ...] = (), frozen: bool = False) -> Board:
    """The areas and coloured sides of a map, with room for more hexes: places that can be chosen beside it."""
    sheet = Sheet(list(land.spots) + list(room))
    spaces = [_space(land, area, sheet) for area in range(len(land.areas))]
    water = ICE if frozen else WATER
    lines = [Line(water, (), _closed(land, WATER)), Line(MOUNTAIN, (), _closed(land, MOUNTAIN))]
    return Board(MAP, FLAT_HEXES, sheet.size, NONE, tuple(spaces), tuple(lines + _coast(land, sheet, water)))


def _space(land: Land, area: int, sheet: Sheet) -> Space:
    return Space(
        id=land.areas[area],
        kind=ground(land.resources[area]),
        at=sheet.at(land.spots[area]),
        outline=sheet.outline(land.spots[area]),
        neighbours=tuple([land.areas[n] for n in land.near[area]]),
        marks=_marks(land, area),
    )


def _marks(land: Land, area: int) -> tuple[str, ...]:
    """What is printed: how much of each resource, a city, whose home it is."""
    found = [f"{name}-{n}" for name, n in zip(RESOURCES, land.resources[area], strict=True) if n]
    if land.city[area]:
        found.append(CITY)
    if land.home[area]:
        found.append(f"home-{land.home[area]}")
    return tuple(found)


def _closed(land: Land, colour: str) -> tuple[tuple[str, str], ...]:
    """The borders of that colour, each told once."""
    found: list[tuple[str, str]] = []
    for area, sides in enumerate(land.sides):
        for side, other in enumerate(land.beyond[area]):
            if other > area and sides[side] == colour:
                found.append((land.areas[area], land.areas[other]))
    return tuple(found)


def _coast(land: Land, sheet: Sheet, water: str) -> list[Line]:
    """Coloured sides with nothing beyond: they matter while the map is being built."""
    found: list[Line] = []
    for area, sides in enumerate(land.sides):
        for side, colour in enumerate(sides):
            if colour != OPEN and land.beyond[area][side] == NONE:
                found.append(Line(water if colour == WATER else colour, sheet.side(land.spots[area], side)))
    return found
