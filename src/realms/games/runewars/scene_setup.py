"""The map in a scene while it is being built (RW-SETUP-04 to 10), and after: places that can be chosen beside it.

What the viewer may lay is a space of the board "map", too: its id is the ref of the option, its outline goes
around all that would be covered. Its kind is the verb of the option ("lay", "marker", "home"); a marker that lies
is a "put-marker". They may overlap each other, and are no areas.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from realms.kernel.hexes import SIDES, Spot
from realms.kernel.model import Decision
from realms.kernel.scene import Board, Point, Space, Sum, Zone

from .data.tiles import TILES, Laid
from .rules.areas import winter
from .rules.land import Land, laid_of
from .rules.placing import beside, marker_of
from .scene_cards import cards
from .scene_map import Sheet, board
from .state import Runewars

PLACED: Final = ("lay", "home", "marker")
"""Verbs of options that put something beside the map."""
PUT: Final = "put-marker"


def maps(g: Runewars, stack: list[dict[str, Any]], due: Sequence[Decision]) -> tuple[Board, ...]:
    """The map, and each tile that its player may lay now, as it is printed."""
    put = [(name, PUT) for frame in stack if frame["is"] == "BuildMap" for name in frame["put"]]
    places = tuple(put + _offered(due))
    return (_map(g.land, places, winter(g)), *[_tile(tile) for tile in _to_lay(g, stack)])


def _offered(due: Sequence[Decision]) -> list[tuple[str, str]]:
    return [(o.refs[0], o.verb) for decision in due for o in decision.options if o.verb in PLACED]


@lru_cache(maxsize=16)
def _map(land: Land, places: tuple[tuple[str, str], ...], frozen: bool) -> Board:
    covered = [covers(name, kind) for name, kind in places]
    room = tuple(dict.fromkeys([spot for spots in covered for spot in spots]))
    found = board(land, room, frozen)
    if not places:
        return found
    sheet = Sheet([*land.spots, *room])
    more = [_place(sheet, places[i], spots) for i, spots in enumerate(covered)]
    return replace(found, spaces=(*found.spaces, *more))


def _place(sheet: Sheet, place: tuple[str, str], spots: list[Spot]) -> Space:
    middles = [sheet.at(spot) for spot in spots]
    x, y = sum([x for x, _ in middles]) / len(spots), sum([y for _, y in middles]) / len(spots)
    return Space(place[0], place[1], (round(x, 3), round(y, 3)), around(sheet, spots))


def covers(name: str, kind: str) -> list[Spot]:
    """The hexes of a marker, or of a tile as it would lie."""
    if kind in ("marker", PUT):
        q, r, q2, r2 = marker_of(name)
        return [(q, r), (q2, r2)]
    return spots_of(laid_of(name))


def spots_of(laid: Laid) -> list[Spot]:
    id, turns, q, r = laid
    return [(q + dq, r + dr) for dq, dr in TILES[id].spots[turns]]


def around(sheet: Sheet, spots: list[Spot]) -> tuple[Point, ...]:
    """The line around hexes that hang together."""
    follows: dict[Point, Point] = {}
    for spot in spots:
        for side, other in enumerate(beside(spot)):
            if other not in spots:
                start, end = sheet.side(spot, side)
                follows[start] = end
    first = min(follows)
    found = [first]
    while follows[found[-1]] != first:
        found.append(follows[found[-1]])
    return tuple(found)


@lru_cache(maxsize=32)
def _tile(id: str) -> Board:
    """A tile that is not laid yet. Its id is that of its card."""
    return replace(board(Land(((id, 0, 0, 0),))), id=f"tile-{id}", kind="tile")


def _to_lay(g: Runewars, stack: list[dict[str, Any]]) -> list[str]:
    """What the player has who lays a tile or a home now."""
    for frame in stack:
        if frame["is"] == "LayTile":
            return [tile for tile in _dealt(stack)[frame["seat"]] if tile not in g.land.tile]
        if frame["is"] == "LayHome":
            return [g.realms[frame["seat"]].faction]
    return []


def _dealt(stack: list[dict[str, Any]]) -> list[list[str]]:
    for frame in stack:
        if frame["is"] == "BuildMap":
            found: list[list[str]] = frame["tiles"]
            return found
    return []


def build_zones(g: Runewars, stack: list[dict[str, Any]]) -> list[Zone]:
    """RW-SETUP-04. Tiles that were dealt and do not lie yet."""
    left = [[f"tile-{tile}" for tile in dealt if tile not in g.land.tile] for dealt in _dealt(stack)]
    return [cards(f"tiles-{seat}", "tiles", seat, held) for seat, held in enumerate(left) if held]


def build_sums(g: Runewars, due: Sequence[Decision]) -> list[Sum]:
    """Options tell by words what would lie where: how it is turned, and which areas it would touch."""
    found: list[Sum] = []
    for decision in due:
        for o in decision.options:
            if o.verb in PLACED:
                touched = _touched(g.land, covers(o.refs[0], o.verb))
                args: list[tuple[str, int | str]] = []
                if o.verb != "marker":
                    tile, turns, _, _ = laid_of(o.refs[0])
                    args = [("tile", f"tile-{tile}"), ("n", turns * 360 // len(SIDES))]
                args.append(("areas", ", ".join(touched) or "nowhere"))
                found.append(Sum(o.key, decision.seat, f"named-{o.verb}", tuple(args)))
    return found


def _touched(land: Land, spots: list[Spot]) -> list[str]:
    """The areas around, in the order of the map."""
    near = [land.at[other] for spot in spots for other in beside(spot) if other in land.at]
    return [land.areas[area] for area in sorted(dict.fromkeys(near))]
