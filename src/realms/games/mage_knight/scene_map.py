"""The map in a scene: hexes, tiles, tokens, and where the hero whose turn it is could go."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from math import sqrt
from typing import Final

from realms.kernel.model import OK
from realms.kernel.scene import Board, Line, Piece, Point, Space, Sum

from .data.enemies import ENEMIES
from .data.hexes import HEX_NAMES, OFFSETS, SHAPES, across, along, centre, place_name
from .data.tiles import SITE, SITE_COLOUR
from .data.tracks import DAY_COST, NIGHT_COST
from .rules import scenario, tokens
from .rules.exploring import next_tile, place_why
from .rules.ground import burned, city_at, closed_why, cost, heroes_on, hostile, site_at, terrain
from .rules.movement import provoked
from .scene_goals import passage_sums, special_sums
from .scene_options import colour_of
from .state import MageKnight
from .terms import BACKS, COLOURS, MINE, MOVEMENT, NO_SITE, NONE, PORTAL, SITES, TERRAINS
from .vocabulary import lasting

ACROSS: Final = sqrt(3)
"""The width of a hex whose sides are 1."""
FURTHER: Final = 5
"""Hexes are priced that much beyond the points at hand: more cards may be played."""
PICTURES: Final = 8192
"""So many drawn hexes are remembered: of the maps that are played now, not of all there ever were."""
_CORNERS: Final[tuple[Point, ...]] = (
    (0.0, -1.0),
    (ACROSS / 2, -0.5),
    (ACROSS / 2, 0.5),
    (0.0, 1.0),
    (-ACROSS / 2, 0.5),
    (-ACROSS / 2, -0.5),
)
_SIDES: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour beyond each side; side i runs from corner i to the next one."""
_DIRECTIONS: Final[dict[tuple[int, int], str]] = {
    (1, 0): "northeast",
    (0, 1): "north",
    (-1, 1): "west",
    (-1, 0): "southwest",
    (0, -1): "south",
    (1, -1): "east",
}
"""Where a neighbouring tile lies, by the step on the grid of tiles."""


def middle(q: int, r: int) -> Point:
    """The middle of a hex, for pointy tops and sides of 1."""
    return ACROSS * (q + r / 2), 1.5 * r


def _rounded(x: float, y: float) -> Point:
    return round(x, 3), round(y, 3)


def _rim() -> list[Point]:
    """The outline of a tile around its middle, clockwise."""
    edges: dict[Point, Point] = {}
    for q, r in OFFSETS:
        x, y = middle(q, r)
        for i, (dq, dr) in enumerate(_SIDES):
            if (q + dq, r + dr) not in OFFSETS:
                one, other = _CORNERS[i], _CORNERS[(i + 1) % 6]
                edges[_rounded(x + one[0], y + one[1])] = _rounded(x + other[0], y + other[1])
    start = min(edges)
    rim = [start]
    while edges[rim[-1]] != start:
        rim.append(edges[rim[-1]])
    return rim


TILE_RIM: Final = _rim()


class Reach:
    """What it costs to get to a hex from where the hero stands; `angry`: hexes of those it provokes; `via`: from
    where the last step is made."""

    def __init__(self, total: int, angry: list[int], via: int) -> None:
        self.total: Final = total
        self.angry: Final = angry
        self.via: Final = via


def mover(g: MageKnight) -> int:
    """The seat that may move now, or NONE."""
    if g.phase != MOVEMENT or g.active == NONE or g.fight is not None or g.heroes[g.active].hex == NONE:
        return NONE
    return g.active


def reach(g: MageKnight, seat: int) -> dict[int, Reach]:
    """MK-MOVE-05 to 12. Every hex within reach, and a little beyond, by the cheapest way.

    A step into a fight ends the way. A peaceful way is told if the points suffice for it, or there is no other; of
    the hexes of the next step that step is told, since it is what choosing them does.
    """
    hero = g.heroes[seat]
    most = hero.now.move + FURTHER
    far = lasting.has(g, lasting.FAR_STEPS, seat)
    calm: dict[int, int] = {hero.hex: 0}
    behind: dict[int, int] = {}
    wild: dict[int, Reach] = {}
    steps: dict[int, Reach] = {}
    todo = [(0, hero.hex)]
    while todo:
        spent, here = heappop(todo)
        if spent > calm[here]:
            continue
        for hex in g.land.within(here, 2) if far else g.land.near[here]:
            price = cost(g, seat, hex)
            if price == NONE or spent + price > most or closed_why(g, seat, hex) != OK:
                continue
            total, angry = spent + price, provoked(g, seat, here, hex)
            if angry and heroes_on(g, hex, seat):
                continue
            if here == hero.hex:
                steps[hex] = Reach(total, angry, here)
            if angry or hostile(g, seat, hex):
                if hex not in wild or total < wild[hex].total:
                    wild[hex] = Reach(total, angry, here)
            elif total < calm.get(hex, most + 1):
                calm[hex], behind[hex] = total, here
                heappush(todo, (total, hex))
    found = {hex: Reach(calm[hex], [], here) for hex, here in behind.items()}
    for hex, way in wild.items():
        if hex not in found or (found[hex].total > hero.now.move and way.total < found[hex].total):
            found[hex] = way
    return found | steps


def explorable(g: MageKnight) -> list[int]:
    """Places next to the hero whose turn it is where the next tile may lie."""
    seat = mover(g)
    return [] if seat == NONE else [at for at in g.land.beside(g.heroes[seat].hex) if place_why(g, at) == OK]


def face_down(g: MageKnight) -> list[int]:
    """MK-SCEN-10-02. Where tiles lie face down."""
    shape = SHAPES[g.shape]
    return [at for at in (*shape.fixed, *shape.fixed_core) if at not in g.land.taken]


def ways_now(g: MageKnight) -> dict[int, Reach]:
    """Where the hero whose turn it is could go; nothing if it is not the time to move."""
    seat = mover(g)
    return {} if seat == NONE else reach(g, seat)


def board(g: MageKnight, ways: dict[int, Reach]) -> Board:
    """All hexes of the map, the places that could be explored now, and tiles that lie face down."""
    near = explorable(g)
    ghosts = near + [at for at in face_down(g) if at not in near]
    spots = [*g.land.at, *[(q + dq, r + dr) for q, r in [centre(at) for at in ghosts] for dq, dr in OFFSETS]]
    middles = [middle(q, r) for q, r in spots]
    left, top = min([x for x, _ in middles]) - ACROSS / 2, min([y for _, y in middles]) - 1
    right, bottom = max([x for x, _ in middles]) + ACROSS / 2, max([y for _, y in middles]) + 1
    seat = mover(g)
    under = scenario.of(g).passages(g, g.heroes[seat].hex) if seat != NONE else {}
    spaces = [
        _space(hex, *spot, left, top, g.land.near[hex], *_seen(g, hex, ways, under))
        for spot, hex in g.land.at.items()
    ]
    price = f"cost-{scenario.exploring_cost(g, seat)}" if near else ""
    for at in ghosts:
        spaces.append(_ghost(g, at, left, top, ("explorable", price) if at in near else ("explorable",)))
    lines = [Line("tile", _shifted(centre(at), left, top)) for at in g.land.taken]
    return Board("map", "hexes", _rounded(right - left, bottom - top), NONE, tuple(spaces), tuple(lines))


def _shifted(spot: tuple[int, int], left: float, top: float) -> tuple[Point, ...]:
    x, y = middle(*spot)
    return tuple([_rounded(x + dx - left, y + dy - top) for dx, dy in TILE_RIM])


def _ghost(g: MageKnight, at: int, left: float, top: float, marks: tuple[str, ...]) -> Space:
    q, r = centre(at)
    x, y = middle(q, r)
    touching: list[str] = []
    for dq, dr in OFFSETS:
        for sq, sr in _SIDES:
            hex = g.land.at.get((q + dq + sq, r + dr + sr), NONE)
            if hex != NONE and HEX_NAMES[hex] not in touching:
                touching.append(HEX_NAMES[hex])
    return Space(
        id=place_name(at),
        kind=next_tile(g, at),
        at=_rounded(x - left, y - top),
        outline=_shifted((q, r), left, top),
        neighbours=tuple(touching),
        marks=marks,
    )


@lru_cache(maxsize=PICTURES)
def _space(
    hex: int, q: int, r: int, left: float, top: float, near: tuple[int, ...], kind: str, marks: tuple[str, ...]
) -> Space:
    x, y = middle(q, r)
    return Space(
        id=HEX_NAMES[hex],
        kind=kind,
        at=_rounded(x - left, y - top),
        outline=tuple([_rounded(x + dx - left, y + dy - top) for dx, dy in _CORNERS]),
        neighbours=tuple([HEX_NAMES[other] for other in near]),
        marks=marks,
    )


def _seen(g: MageKnight, hex: int, ways: dict[int, Reach], under: dict[int, int]) -> tuple[str, tuple[str, ...]]:
    """The terrain of a hex, and its marks: site, colour, level, who owns it, what it costs to get there."""
    found: list[str] = []
    site = site_at(g, hex)
    if site != NO_SITE:
        found.append(SITES[site])
    city = city_at(g, hex)
    if city is not None:
        found.append(f"colour-{colour_of(city, hex)}")
        if city.annex != NONE:
            found.append("megapolis")
        found.append("friendly" if city.friendly else f"level-{city.level}")
    elif SITE_COLOUR[hex] != NONE:
        found.append(f"colour-{COLOURS[SITE_COLOUR[hex]]}")
    if site != SITE[hex] and city is None:
        found.append("secret")
    elif site == MINE and not scenario.of(g).mine_works(g, hex):
        found.append("held")
    if hex in g.shields:
        found.append(f"owner-{g.shields[hex]}")
    if SITE[hex] == PORTAL and not scenario.of(g).portal_open(g):
        found.append("closed")
    if burned(g, hex):
        found.append("burned")
    elif hex in g.shields or (city is not None and city.conquered):
        found.append("conquered")
    seat = mover(g)
    if seat != NONE and g.heroes[seat].hex == hex:
        found.append("here")
    if hex in under:
        found.append("tunnel")
    way = ways.get(hex)
    if way is not None:
        found.append(f"cost-{way.total}")
        if way.via != g.heroes[seat].hex:
            found.append(f"via-{HEX_NAMES[way.via]}")
        if way.total <= g.heroes[seat].now.move:
            found.append("reachable")
        if way.angry:
            found.append("provokes")
        if hostile(g, seat, hex):
            found.append("assault")
    return TERRAINS[terrain(g, hex)], tuple(found)


def pieces(g: MageKnight) -> tuple[Piece, ...]:
    """Heroes, tokens and shields on the map."""
    found = [_hero(hero.seat, hero.hex) for hero in g.heroes if hero.hex != NONE]
    places: dict[int, int] = {}
    for token, hex in zip(g.up, g.up_at, strict=True):
        found.append(_token(f"enemy:{token}" if token in ENEMIES else token, hex, places, "face-up"))
    for back, at in enumerate(g.down_at):
        for hex in at:
            found.append(_token(f"back:{BACKS[back]}", hex, places, "face-down"))
    for hex, seat in g.shields.items():
        found.append(Piece(f"shield-{HEX_NAMES[hex]}", "shield", seat, HEX_NAMES[hex]))
    for city in g.cities:
        for i, seat in enumerate(city.shields):
            found.append(Piece(f"shield-{HEX_NAMES[city.hex]}-{i}", "shield", seat, HEX_NAMES[city.hex]))
    for hero in g.heroes:
        for hex in hero.marked:
            found.append(Piece(f"shield-{HEX_NAMES[hex]}-{hero.seat}", "shield", hero.seat, HEX_NAMES[hex]))
    return tuple(found)


@cache
def _hero(seat: int, hex: int) -> Piece:
    return Piece(f"hero-{seat}", "hero", seat, HEX_NAMES[hex])


def _token(kind: str, hex: int, places: dict[int, int], state: str) -> Piece:
    """`places`: how many tokens of each hex have been drawn already."""
    places[hex] = places.get(hex, 0) + 1
    return Piece(f"token-{HEX_NAMES[hex]}-{places[hex]}", kind, NONE, HEX_NAMES[hex], state)


def map_sums(g: MageKnight, ways: dict[int, Reach]) -> list[Sum]:
    """What there is to say of hexes: sites, provoked enemies, options to walk and explore, costs of terrains."""
    found: list[Sum] = []
    for hex in sorted(g.land.at.values()):
        site = site_at(g, hex)
        if site != NO_SITE:
            city = city_at(g, hex)
            if city is None or not city.friendly:
                found.append(_site(hex, site))
            found.extend(special_sums(g, hex, site))
    seat = mover(g)
    if seat == NONE:
        return found + _costs(g)
    for hex, way in sorted(ways.items()):
        lacking = max(0, way.total - g.heroes[seat].now.move)
        found.append(Sum(HEX_NAMES[hex], seat, "sum-way", (("n", way.total), ("missing_n", lacking))))
        if hostile(g, seat, hex):
            found.append(Sum(HEX_NAMES[hex], seat, "sum-assault"))
        for other in way.angry:
            for token in tokens.open_at(g, other):
                found.append(Sum(HEX_NAMES[hex], seat, "sum-provokes", (("enemy", token),)))
    found.extend(_steps(g, seat))
    found.extend(passage_sums(g, seat))
    return found + _costs(g)


@cache
def _site(hex: int, site: int) -> Sum:
    return Sum(HEX_NAMES[hex], NONE, "sum-site", (("site", SITES[site]),))


def _steps(g: MageKnight, seat: int) -> list[Sum]:
    """The next steps in words: for how much, and whether into a fight."""
    hero = g.heroes[seat]
    found: list[Sum] = []
    for hex in g.land.within(hero.hex, 2 if lasting.has(g, lasting.FAR_STEPS, seat) else 1):
        price = cost(g, seat, hex)
        if price != NONE:
            fight = hostile(g, seat, hex) or bool(provoked(g, seat, hero.hex, hex))
            args = (("hex", HEX_NAMES[hex]), ("n", price), ("danger", "fight" if fight else "peace"))
            found.append(Sum(f"walk:{HEX_NAMES[hex]}", seat, "named-walk", args))
    home = next(at for at, tile in g.land.taken.items() if tile == hero.hex // 7)
    for at in explorable(g):
        direction = _DIRECTIONS[across(at) - across(home), along(at) - along(home)]
        said = (("direction", direction), ("kind", next_tile(g, at)))
        found.append(Sum(f"explore:{place_name(at)}", seat, "named-explore", said))
    return found


def _costs(g: MageKnight) -> list[Sum]:
    """The price of every kind of terrain now, for whose turn it is."""
    base = NIGHT_COST if g.night else DAY_COST
    seen = {terrain(g, hex): hex for hex in g.land.at.values()}
    found: list[Sum] = []
    for ground in range(len(TERRAINS)):
        price = cost(g, g.active, seen[ground]) if ground in seen and g.active != NONE else base[ground]
        if price == NONE:
            found.append(Sum("costs", NONE, "sum-closed", (("terrain", TERRAINS[ground]),)))
        else:
            found.append(Sum("costs", NONE, "sum-cost", (("terrain", TERRAINS[ground]), ("n", price))))
    return found
