"""Building the map (RW-SETUP-04 to 13, 19, 20): tiles, home markers, homes, and who lives there."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, clockwise

from ..data.cities import CITIES
from ..data.quests import QUESTS, SETUP_QUESTS
from ..data.tiles import FIXED_HOMES, FIXED_TILES, HOME_TILES, TILES_EACH
from ..events import BUILT_ANEW, HOME_LAID, MAP_DRAWN, MARKER_PUT, MARKERS_ANEW, TILE_LAID, TILES_DEALT
from ..state import Runewars
from ..terms import NOBODY
from .areas import faction
from .armies import put
from .charting import check, random_map
from .land import Land, laid_name, laid_of, land_of, map_name
from .placing import fits, marker_name, marker_of, markers, placements
from .settling import can_settle, home_placements

BUILT: Final = "built"
FIXED: Final = "fixed"
RANDOM: Final = "random"
MAPS: Final = (BUILT, RANDOM, FIXED)
MOST_TRIES: Final = 3
"""After so many maps, or sets of markers, with which no game could be played (RW-SETUP-09, 20) a map is drawn."""


@final
class BuildMap(Steps[Runewars]):
    """RW-SETUP-04 to 10, 19."""

    RULE: ClassVar[str] = "RW-SETUP-04"
    ORDER: ClassVar[tuple[str, ...]] = ("deal", "lay", "markers", "homes", "check")

    def __init__(
        self,
        kind: Public[str],
        tiles: Public[list[list[str]]],
        put: Public[list[str]],
        turn: Public[int] = 0,
        tries: Public[int] = 1,
        at: Public[str] = "deal",
    ) -> None:
        super().__init__(at)
        self.kind = kind
        self.tiles = tiles  # dealt to each seat
        self.put = put  # home markers that are free
        self.turn = turn  # tiles, then markers, then homes that are down
        self.tries = tries

    def deal(self, g: Runewars) -> Frame | None:
        """RW-SETUP-04, 19. Two setup quests each; their numbers are those of the tiles."""
        if self.kind == FIXED:
            g.laid = map_name(FIXED_TILES[g.seats])
            self.turn = 0
            self.again("homes")
            return None
        drawn = list(SETUP_QUESTS)
        g.rng.shuffle(drawn)
        g.learned = EVERYONE
        self.tiles = [[] for _ in range(g.seats)]
        for seat in clockwise(g.seats, g.first):
            self.tiles[seat] = sorted([QUESTS[drawn.pop()].area[0] for _ in range(TILES_EACH)])
            g.tell(TILES_DEALT, seat, f"tile-{self.tiles[seat][0]}", f"tile-{self.tiles[seat][1]}")
        if self.kind == RANDOM:
            self.draw(g)
        return None

    def draw(self, g: Runewars) -> None:
        """A random legal map, homes and all."""
        g.laid = map_name(random_map(g.rng, [t for mine in self.tiles for t in mine], self.settlers(g)))
        g.learned = EVERYONE
        g.tell(MAP_DRAWN)
        self.leave()

    def settlers(self, g: Runewars) -> list[str]:
        """RW-SETUP-10. The factions from the player left of the first player on."""
        return [faction(g, seat) for seat in clockwise(g.seats, (g.first + 1) % g.seats)]

    def lay(self, g: Runewars) -> Frame | None:
        """RW-SETUP-05, 09. One tile each, twice around; if one fits nowhere, all are taken back."""
        if self.turn == g.seats * TILES_EACH:
            self.turn = 0
            return None
        seat = clockwise(g.seats, g.first)[self.turn % g.seats]
        if not [t for t in self.left_of(g, seat) if fits(g.land, t)]:
            return self.anew(g)
        self.turn += 1
        self.again("lay")
        return LayTile(seat)

    def left_of(self, g: Runewars, seat: Seat) -> list[str]:
        laid = g.land.tile
        return [tile for tile in self.tiles[seat] if tile not in laid]

    def anew(self, g: Runewars) -> Frame | None:
        """RW-SETUP-09."""
        g.laid = ""
        self.turn = 0
        self.put.clear()
        self.tries += 1
        g.tell(BUILT_ANEW)
        if self.tries > MOST_TRIES:
            self.draw(g)
        else:
            self.again("lay")
        return None

    def markers(self, g: Runewars) -> Frame | None:
        """RW-SETUP-08, 09."""
        if self.turn == g.seats:
            self.turn = 0
            return None
        if self.turn == 0 and not can_settle(g.land, self.settlers(g), []):
            return self.anew(g)
        self.turn += 1
        self.again("markers")
        return PutMarker(g.first)

    def homes(self, g: Runewars) -> Frame | None:
        """RW-SETUP-10, 20. If a home fits on no free marker, the markers are placed anew."""
        if self.turn == g.seats:
            return None
        seat = clockwise(g.seats, (g.first + 1) % g.seats)[self.turn]
        if not home_ways(g, self, seat):
            return self.markers_anew(g)
        self.turn += 1
        self.again("homes")
        return LayHome(seat)

    def markers_anew(self, g: Runewars) -> Frame | None:
        """RW-SETUP-20. After a few times the tiles are taken back as well."""
        self.tries += 1
        if self.tries > MOST_TRIES:
            return self.anew(g)
        g.laid = " ".join([name for name in g.laid.split() if laid_of(name)[0] not in HOME_TILES])
        self.put.clear()
        self.turn = 0
        self.again("markers")
        g.tell(MARKERS_ANEW)
        return None

    def check(self, g: Runewars) -> Frame | None:
        """A game starts only on a map on which everyone can reach everyone."""
        return None if check(g.land, g.seats)[0] == OK else self.anew(g)


def extend(g: Runewars, laid: str) -> None:
    g.laid = f"{g.laid} {laid}".strip()


def building(g: Runewars) -> BuildMap:
    found = g.nearest(BuildMap)
    assert found is not None
    return found


@final
class LayTile(AskOnce[Runewars]):
    """RW-SETUP-05. Or, before the first one, a map at random."""

    RULE: ClassVar[str] = "RW-SETUP-05"
    PROMPT: ClassVar[str] = "rw-lay-tile"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for tile in building(g).left_of(g, self.seat):
            for laid in placements(g.land, tile):
                menu.offer(OK, option("lay", laid_name(laid)))
        if g.laid == "":
            menu.offer(OK, option("random_map"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "random_map":
            building(g).draw(g)
            return None
        extend(g, option.refs[0])
        g.tell(TILE_LAID, seat, f"tile-{laid_of(option.refs[0])[0]}")
        return None


@final
class PutMarker(AskOnce[Runewars]):
    """RW-SETUP-08. Only where the rest can still be put, and everyone can find a home."""

    RULE: ClassVar[str] = "RW-SETUP-08"
    PROMPT: ClassVar[str] = "rw-put-marker"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        frame = building(g)
        put = [marker_of(name) for name in frame.put]
        settlers = frame.settlers(g)
        for where in markers(g.land, g.seats).offered(put):
            menu.offer(
                OK if can_settle(g.land, settlers, [*put, where]) else "RW-SETUP-20",
                option("marker", marker_name(where)),
            )

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        building(g).put.append(option.refs[0])
        g.tell(MARKER_PUT, seat)
        return None


def home_ways(g: Runewars, frame: BuildMap, seat: Seat) -> list[str]:
    """RW-SETUP-10, 19. Each way the home of the seat may lie on a free marker or a free place of a fixed map."""
    name = faction(g, seat)
    if frame.kind == FIXED:
        taken = [laid_name(laid).partition(",")[2] for laid in g.land.laid]
        slots = [f"{turns},{q},{r}" for turns, q, r in FIXED_HOMES[g.seats]]
        return [f"{name},{slot}" for slot in slots if slot not in taken]
    found: list[str] = []
    for where in frame.put:
        found.extend([laid_name(laid) for laid in home_placements(g.land, name, marker_of(where))])
    return found


@final
class LayHome(AskOnce[Runewars]):
    """RW-SETUP-10."""

    RULE: ClassVar[str] = "RW-SETUP-10"
    PROMPT: ClassVar[str] = "rw-lay-home"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for way in home_ways(g, building(g), self.seat):
            menu.offer(OK, option("home", way))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        frame = building(g)
        extend(g, option.refs[0])
        covered = [spot for spot, area in g.land.at.items() if g.land.home[area] == faction(g, seat)]
        frame.put = [name for name in frame.put if not covers(covered, name)]
        g.tell(HOME_LAID, seat, f"tile-{faction(g, seat)}")
        return None


def covers(spots: list[tuple[int, int]], marker: str) -> bool:
    q, r, q2, r2 = marker_of(marker)
    return (q, r) in spots and (q2, r2) in spots


def inhabit(g: Runewars) -> None:
    """RW-SETUP-12, 13. Neutrals and cities on their areas; quests of areas that are not on the map are removed."""
    land: Land = land_of(g.laid)
    areas = len(land.areas)
    g.standing = [[] for _ in range(areas)]
    g.routed = [[] for _ in range(areas)]
    g.holder = [NOBODY] * areas
    g.fort = [NOBODY] * areas
    g.broken = [False] * areas
    g.development = [""] * areas
    g.city = [""] * areas
    g.activated = [0] * areas
    cities = list(CITIES)
    g.rng.shuffle(cities)
    for area in range(areas):
        for unit in land.neutrals[area]:
            put(g, area, unit)
        if land.city[area]:
            g.city[area] = cities.pop()
    g.quest_deck.items = [q for q in QUESTS if QUESTS[q].area == "" or QUESTS[q].area in land.index]
    g.quest_deck.shuffle(g.rng)
