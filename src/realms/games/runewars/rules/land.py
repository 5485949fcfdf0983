"""The land (RW-SETUP-06 to 11, RW-MOVE-02): tiles as they lie, and what borders on what.

Areas are numbered in the order in which their tiles were laid. What is no area, a hole or the outside, is entered
by nobody. A Land never changes, and is shared by all matches that have the same map.
"""

from __future__ import annotations

from typing import Final, final

from realms.kernel.hexes import SIDES, Spot

from ..data.tiles import OPEN, TILES, Laid, Resources
from ..terms import MOUNTAIN, NONE

_MOST_LANDS: Final = 1024
OPPOSITE: Final = 3
"""So many sides further is the same side of the area beyond."""


@final
class Land:
    """Tiles and home tiles as they lie. `beyond` and `sides` are by the six sides of each area: what borders there
    (or NONE), and the colour of that border. `home`: the faction whose home area it is, or an empty word."""

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.laid: Final = laid
        self.at: Final[dict[Spot, int]] = {}
        names: list[str] = []
        spots: list[Spot] = []
        printed: list[tuple[str, ...]] = []
        resources: list[Resources] = []
        neutrals: list[tuple[str, ...]] = []
        city: list[bool] = []
        tile: list[str] = []
        home: list[str] = []
        self.homes: Final[dict[str, tuple[int, ...]]] = {}
        for id, turns, q, r in laid:
            piece = TILES[id]
            if piece.faction:
                self.homes[piece.faction] = tuple([len(names) + i for i in range(len(piece.areas))])
            for i, area in enumerate(piece.areas):
                dq, dr = piece.spots[turns][i]
                self.at[q + dq, r + dr] = len(names)
                names.append(area.id)
                spots.append((q + dq, r + dr))
                printed.append(piece.sides[turns][i])
                resources.append(area.resources)
                neutrals.append(area.neutrals)
                city.append(area.city)
                tile.append(id)
                home.append(piece.faction)
        self.areas: Final = tuple(names)
        self.index: Final[dict[str, int]] = {name: i for i, name in enumerate(names)}
        self.spots: Final = tuple(spots)
        self.resources: Final = tuple(resources)
        self.neutrals: Final = tuple(neutrals)
        self.city: Final = tuple(city)
        self.tile: Final = tuple(tile)
        self.home: Final = tuple(home)
        self.beyond: Final[list[tuple[int, ...]]] = []
        self.sides: Final[list[tuple[str, ...]]] = []
        self.near: Final[list[tuple[int, ...]]] = []
        self.on_foot: Final[list[tuple[int, ...]]] = []
        self.on_ice: Final[list[tuple[int, ...]]] = []
        for i in range(len(names)):
            self._join(i, printed)

    def _join(self, area: int, printed: list[tuple[str, ...]]) -> None:
        """What borders on an area, and who gets there. A border is coloured if either of its areas prints a colour
        there."""
        q, r = self.spots[area]
        beyond: list[int] = []
        sides: list[str] = []
        near: list[int] = []
        on_foot: list[int] = []
        on_ice: list[int] = []
        for side, (dq, dr) in enumerate(SIDES):
            other = self.at.get((q + dq, r + dr), NONE)
            colour = printed[area][side]
            if other != NONE:
                near.append(other)
                if colour == OPEN:
                    colour = printed[other][(side + OPPOSITE) % len(SIDES)]
                if colour == OPEN:
                    on_foot.append(other)
                if colour != MOUNTAIN:
                    on_ice.append(other)
            beyond.append(other)
            sides.append(colour)
        self.beyond.append(tuple(beyond))
        self.sides.append(tuple(sides))
        self.near.append(tuple(near))
        self.on_foot.append(tuple(on_foot))
        self.on_ice.append(tuple(on_ice))

    def border(self, one: int, other: int) -> str:
        """The colour of the border between two areas that touch: OPEN, WATER or MOUNTAIN."""
        return self.sides[one][self.beyond[one].index(other)]

    def ways(self, winter: bool, flying: bool) -> list[tuple[int, ...]]:
        """RW-MOVE-02. What can be entered from each area. Water is frozen in winter; flyers mind no colour."""
        if flying:
            return self.near
        return self.on_ice if winter else self.on_foot

    def walkable(self, one: int, other: int, winter: bool, flying: bool) -> bool:
        return other in self.ways(winter, flying)[one]

    def steps(self, start: list[int], winter: bool, flying: bool) -> list[int]:
        """Steps from the nearest of `start` to every area, whatever stands there; NONE where no way leads."""
        ways = self.ways(winter, flying)
        found = [NONE] * len(self.areas)
        for area in start:
            found[area] = 0
        edge = start[:]
        while edge:
            further: list[int] = []
            for area in edge:
                for n in ways[area]:
                    if found[n] == NONE:
                        found[n] = found[area] + 1
                        further.append(n)
            edge = further
        return found


def holes(land: Land) -> list[Spot]:
    """RW-SETUP-11. Spaces that the map encloses, which are no areas."""
    if not land.spots:
        return []
    left, right = min([q for q, _ in land.spots]) - 1, max([q for q, _ in land.spots]) + 1
    top, bottom = min([r for _, r in land.spots]) - 1, max([r for _, r in land.spots]) + 1
    outside: dict[Spot, bool] = {(left, top): True}
    edge: list[Spot] = [(left, top)]
    while edge:
        q, r = edge.pop()
        for dq, dr in SIDES:
            spot = (q + dq, r + dr)
            if (
                left <= spot[0] <= right
                and top <= spot[1] <= bottom
                and spot not in land.at
                and spot not in outside
            ):
                outside[spot] = True
                edge.append(spot)
    spaces = [(q, r) for q in range(left, right + 1) for r in range(top, bottom + 1)]
    return [spot for spot in spaces if spot not in land.at and spot not in outside]


def laid_name(laid: Laid) -> str:
    """A tile as it lies, in one word: tile, turns, q, r."""
    tile, turns, q, r = laid
    return f"{tile},{turns},{q},{r}"


def laid_of(name: str) -> Laid:
    tile, turns, q, r = name.split(",")
    return tile, int(turns), int(q), int(r)


def map_name(laid: tuple[Laid, ...]) -> str:
    """A whole map as a state keeps it."""
    return " ".join([laid_name(one) for one in laid])


def readable(name: str) -> bool:
    """Is it the name of a map, legal or not? For saves, which may say anything."""
    try:
        laid = tuple([laid_of(one) for one in name.split()])
    except ValueError:
        return False
    known = all(tile in TILES and 0 <= turns < len(SIDES) for tile, turns, _, _ in laid)
    return known and map_name(laid) == name


LANDS: Final[dict[str, Land]] = {}


def land_of(name: str) -> Land:
    """The land of a map: made once, and kept for a while."""
    found = LANDS.get(name)
    if found is None:
        if len(LANDS) >= _MOST_LANDS:
            LANDS.clear()
        found = LANDS[name] = Land(tuple([laid_of(one) for one in name.split()]))
    return found
