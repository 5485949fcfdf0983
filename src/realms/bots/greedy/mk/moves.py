"""Ways over the map: what a step costs, where the hero can get to, and what it is good to be near to."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from realms.games.mage_knight.data.hexes import SHAPES, around
from realms.games.mage_knight.data.tiles import SIDE_B_LAND, TERRAIN
from realms.games.mage_knight.data.tracks import DAY_COST, NIGHT_COST
from realms.games.mage_knight.terms import (
    CITY,
    CITY_GROUND,
    DUNGEON,
    FORTIFIED_SITES,
    LAKE,
    NONE,
    PLAINS,
    RAMPAGING,
    SEA,
    SWAMP,
    TERRAINS,
    TOMB,
)
from realms.games.mage_knight.vocabulary import lasting

from . import claims, tasks, weights as w
from .position import Position


@final
class Ways:
    """The map as a walker sees it."""

    def __init__(self, pos: Position) -> None:
        self.pos: Final = pos
        self.near: Final = pos.land.near
        self.prices: Final = prices(pos)
        self.wild: Final = [hex for hex in pos.up_at if pos.site(hex) in RAMPAGING]
        self.doors: Final = doors(pos)
        self.side_b: Final = SHAPES[pos.shape].side == "B"
        self.watched: Final[set[int]] = set()
        """Hexes next to rampaging enemies."""
        if not any(m["what"] == lasting.NO_PROVOKING for m in pos.modifiers):
            for hex in self.wild:
                self.watched.update(self.near[hex])

    def price(self, hex: int) -> int:
        """What entering costs, or NONE."""
        if hex in self.pos.cities:
            return self.prices[CITY_GROUND]
        return self.prices[self.ground(hex)]

    def ground(self, hex: int) -> int:
        return PLAINS if hex == SIDE_B_LAND and self.side_b else TERRAIN[hex]

    def hostile(self, hex: int) -> bool:
        """Would entering it be an assault?"""
        site = self.pos.site(hex)
        if site not in FORTIFIED_SITES:
            return False
        if site == CITY:
            return hex not in self.pos.conquered
        return hex not in self.pos.shields or claims.theirs(self.pos, hex)

    def closed(self, hex: int) -> bool:
        """May it not be entered at all?"""
        if hex in self.wild:
            return True
        if hex in self.pos.others and self.pos.site(hex) != CITY:
            return True
        return self.pos.site(hex) == CITY and self.pos.scenario in ("first_reconnaissance", claims.HOLD)

    def tunnels(self, hex: int) -> dict[int, int]:
        """Where the ways under the ground lead from a conquered dungeon, and for how much (MK-SCEN-09-08)."""
        if hex not in self.doors:
            return {}
        far: dict[int, int] = {hex: 0}
        edge = [hex]
        while edge:
            further: list[int] = []
            for here in edge:
                for there in self.near[here]:
                    if there not in far and self.ground(there) not in WATER:
                        far[there] = far[here] + 1
                        further.append(there)
            edge = further
        return {there: TUNNEL + far[there] for there in self.doors if there in far and there != hex}

    def provokes(self, here: int, there: int) -> bool:
        if here not in self.watched or there not in self.watched:
            return False
        near = self.near[there]
        for hex in self.near[here]:
            if hex in self.wild and hex in near:
                return True
        return False

    def spread(self, start: int, most: int) -> tuple[dict[int, int], dict[int, int]]:
        """Every hex that can be reached in peace for so many points: its cost, and the hex before it. Hexes that
        would be assaulted are ends."""
        cost: dict[int, int] = {start: 0}
        before: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            spent, here = heappop(queue)
            if spent > cost[here] or (here != start and self.hostile(here)):
                continue
            for there in self.near[here]:
                price = self.price(there)
                if price == NONE or self.closed(there):
                    continue
                total = spent + price
                if total <= most and total < cost.get(there, 99) and not self.provokes(here, there):
                    cost[there] = total
                    before[there] = here
                    heappush(queue, (total, there))
            for there, price in self.tunnels(here).items():
                total = spent + price
                if total <= most and total < cost.get(there, 99) and not self.closed(there):
                    cost[there] = total
                    before[there] = here
                    heappush(queue, (total, there))
        return cost, before

    def pull(self, goals: dict[int, float]) -> dict[int, float]:
        """What it is worth to stand on each hex: the best goal, less the way to it. Worked out once for a map."""
        pos = self.pos
        key = (
            pos.scenario,
            pos.shape,
            pos.me.seat,
            tuple(pos.where),
            tuple(pos.raw["turns"]),
            tuple(pos.cities),
            tuple(pos.up_at),
            tuple(self.prices),
            tuple(pos.shields.items()),
            tuple(pos.conquered),
            tuple(pos.others),
            tuple(goals.items()),
            len(self.watched),
        )
        found = _PULLS.get(key)
        if found is None:
            if len(_PULLS) >= _MOST_PULLS:
                _PULLS.clear()
            found = _PULLS[key] = self._pull(goals)
        return found

    def _pull(self, goals: dict[int, float]) -> dict[int, float]:
        value: dict[int, float] = {}
        queue = [(-worth, hex) for hex, worth in goals.items()]
        queue.sort()
        while queue:
            worth, here = heappop(queue)
            if here in value:
                continue
            value[here] = -worth
            price = self.price(here)
            if price == NONE:
                continue
            way = worth + w.MOVE_POINT * price
            if way >= 0.0:
                continue
            for there in self.near[here]:
                if there in value or self.price(there) == NONE or self.closed(there) or self.hostile(there):
                    continue
                more = w.MOVE_POINT * PROVOKING if self.provokes(there, here) else 0.0
                if way + more < 0.0:
                    heappush(queue, (way + more, there))
        return value


def doors(pos: Position) -> list[int]:
    """Conquered dungeons and tombs between which one can go under the ground."""
    if pos.scenario != tasks.DUNGEONS:
        return []
    return [hex for hex in pos.shields if pos.site(hex) in (DUNGEON, TOMB)]


TUNNEL: Final = 2
WATER: Final = (SWAMP, LAKE, SEA)
PROVOKING: Final = 6
"""Points of movement a way past a rampaging enemy is longer."""
_PULLS: Final[dict[tuple[object, ...], dict[int, float]]] = {}
_MOST_PULLS: Final = 128


def prices(pos: Position) -> list[int]:
    """The cost of each terrain for the bot's hero now."""
    found = list(NIGHT_COST if pos.night else DAY_COST)
    for m in pos.modifiers:
        if m["seat"] not in (pos.me.seat, NONE):
            continue
        kind, _, rest = m["what"].partition(":")
        if kind not in (lasting.COST, lasting.SET_COST, lasting.FLAT_COST, lasting.OPENS):
            continue
        name, _, limit = rest.partition(":")
        amount: int = m["amount"]
        for ground in range(CITY_GROUND):
            price = found[ground]
            if name not in ("", "all", TERRAINS[ground]):
                continue
            if kind == lasting.OPENS:
                found[ground] = amount if price == NONE else min(price, amount)
            elif price == NONE:
                continue
            elif kind == lasting.COST:
                found[ground] = max(min(price, int(limit)), price + amount)
            else:
                found[ground] = min(price, amount)
    return found


def next_is_core(pos: Position) -> bool:
    return pos.tiles == 0


def may_lie(pos: Position, at: int) -> bool:
    """May the next tile lie there? (MK-MOVE-16, 19 to 21)"""
    shape, taken = SHAPES[pos.shape], pos.land.taken
    if not shape.allows(at):
        return False
    if shape.fixed:
        return True
    count = len([beside for beside in around(at) if beside in taken])
    if pos.tiles == 0 and pos.core_tiles == 0:
        return pos.spare > 0 and count >= 3
    if pos.tiles == 0:
        return count >= 2 and shape.allows_core(at)
    if count >= 2:
        return True
    for beside in around(at):
        if beside in taken and len([b for b in around(beside) if b in taken]) >= 2:
            return True
    return False


def explorable(pos: Position, hex: int) -> list[int]:
    """The places of the grid that can be explored from a hex."""
    return [at for at in pos.land.beside(hex) if may_lie(pos, at)]
