"""How far each seat is from victory, and whether a single conquest would bring it."""

from __future__ import annotations

from typing import Final, final

from realms.bots.greedy.er.position import BETWEEN
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.maps import LandMap
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import DRAGON_LORD, LAND, MIN_PLAYERS, NONE, TOWER

CASTLE: Final = 1.6
"""A Castle, in lands: it is harder to take."""
PORTAL: Final = 1.4
FAR: Final = 9


@final
class Aim:
    """One seat's way to its Goal, or to the Castles of the others."""

    def __init__(self, g: ElvenRage, seat: int, towers: list[int]) -> None:
        land_map: LandMap = g.map
        self.g: Final = g
        self.seat: Final = seat
        self.map: Final = land_map
        self.towers: Final = towers
        owner = g.owner
        self.owner: Final = owner
        self.own: Final = [cell for cell, who in enumerate(owner) if who == seat]
        self.steps: Final = nearest_steps(g.seats, self.own, len(owner))
        self.dragons: Final = g.scenario == DRAGON_LORD
        held = g.elves[seat].goal.items
        self.goal: Final = held[0] if held else ""
        self.column: Final = g.seats - MIN_PLAYERS
        self.lands: Final = len(self.own)
        self.own_towers: Final = len([cell for cell in towers if owner[cell] == seat])
        self.riches: Final = len(g.elves[seat].artifacts.items) + len(g.elves[seat].treasures)
        self.last_foe: Final = self._last_foe()

    def _last_foe(self) -> int:
        """The only rival who is left, or NONE."""
        foes = [e.seat for e in self.g.elves if e.seat != self.seat and not e.out]
        return foes[0] if len(foes) == 1 else NONE

    # How far.

    def left(self) -> float:
        """About how many conquests the end is away."""
        if self.dragons:
            homes = [home for home in self.map.homes if self.owner[home] != self.seat]
            return sum([self._way_home(home) + CASTLE for home in homes])
        if self.goal == "":
            return float(FAR)
        goal = GOALS[self.goal]
        much = goal.much[self.column]
        missing = float(max(0, goal.lands[self.column] - self.lands))
        name = self.goal
        if name == "goal_lands":
            return float(max(0, much - self.lands))
        if name == "goal_towers":
            return max(self._nearest(self.towers, much), missing)
        towers = self._nearest(self.towers, goal.towers[self.column])
        if name == "goal_portal":
            central = self.map.central
            way = 0.0 if self.owner[central] == self.seat else PORTAL + self.steps[central]
            return max(way + towers, missing)
        if name == "goal_castles":
            return max(self._nearest(list(self.map.homes), much) * CASTLE, missing)
        if name == "goal_ring":
            return max(self._nearest(self.map.near[self.map.central], much) + towers, missing)
        if name == "goal_hoard":
            return max(0.9 * max(0, much - self.riches), missing)
        nearest = FAR
        for cell, who in enumerate(self.owner):
            if who != NONE and who != self.seat and self.steps[cell] < nearest:
                nearest = self.steps[cell]
        return 1.2 * max(0, much - self.g.elves[self.seat].taken) + (nearest - 1.0 if nearest < FAR else 1.0)

    def _way_home(self, home: int) -> float:
        steps = self.steps[home]
        return float(min(steps, 1)) if self.owner[self.map.central] == self.seat else float(steps)

    def _nearest(self, cells: list[int], wanted: int) -> float:
        """Conquests until that many of the cells are owned, each thought of alone."""
        ways: list[int] = []
        n = wanted
        for cell in cells:
            if self.owner[cell] == self.seat:
                n -= 1
            else:
                ways.append(self.steps[cell])
        if n <= 0:
            return 0.0
        ways.sort()
        total = 0.0
        for i, way in enumerate(ways[:n]):
            total += way if i == 0 else max(1.0, way * 0.75)
        return total + 2.0 * max(0, n - len(ways))

    # A single conquest.

    def targets(self) -> list[int]:
        """Lands that could be attacked now."""
        g, steps = self.g, self.steps
        portal = self.owner[self.map.central] == self.seat or (self.dragons and self._captor())
        found: list[int] = []
        for cell, who in enumerate(self.owner):
            if who == self.seat or g.wards[cell] != NONE:
                continue
            if steps[cell] == 1 or (portal and who != NONE and cell in self.map.homes):
                found.append(cell)
        return found

    def _captor(self) -> bool:
        for seat, home in enumerate(self.map.homes):
            if seat != self.seat and self.owner[home] == self.seat:
                return True
        return False

    def wins(self, cell: int) -> bool:
        """Would this land decide the game?"""
        who = self.owner[cell]
        if who != NONE and who == self.last_foe and cell in self.map.castles and self._castles(who) == 1:
            return True
        if self.dragons:
            return not [h for h in self.map.homes if self.owner[h] != self.seat and h != cell]
        if self.goal == "":
            return False
        goal, column = GOALS[self.goal], self.column
        if self.lands + 1 < goal.lands[column]:
            return False
        towers = self.own_towers + (1 if cell in self.towers else 0)
        if towers < goal.towers[column]:
            return False
        much, name = goal.much[column], self.goal
        if name == "goal_lands":
            return self.lands + 1 >= much
        if name == "goal_towers":
            return towers >= much
        if name == "goal_portal":
            return cell == self.map.central or self.owner[self.map.central] == self.seat
        if name == "goal_castles":
            return self._owned(self.map.homes, cell) >= much
        if name == "goal_ring":
            return self._owned(tuple(self.map.near[self.map.central]), cell) >= much
        if name == "goal_hoard":
            plain = who == NONE and self.map.kinds[cell] == LAND and cell not in self.g.built
            return self.riches + (1 if plain else 0) >= much
        return self.g.elves[self.seat].taken + (1 if who != NONE else 0) >= much

    def _castles(self, seat: int) -> int:
        return len([castle for castle in self.map.castles if self.owner[castle] == seat])

    def _owned(self, cells: tuple[int, ...], more: int) -> int:
        return len([cell for cell in cells if self.owner[cell] == self.seat or cell == more])


def nearest_steps(seats: int, own: list[int], cells: int) -> list[int]:
    """Steps from the nearest own land to every land."""
    found = [FAR] * cells
    between = BETWEEN[seats]
    for cell in own:
        row = between[cell]
        for other in range(cells):
            if row[other] < found[other]:
                found[other] = row[other]
    return found


def towers_of(g: ElvenRage) -> list[int]:
    kinds = g.map.kinds
    return [cell for cell in range(len(g.owner)) if kinds[cell] == TOWER or cell in g.built]
