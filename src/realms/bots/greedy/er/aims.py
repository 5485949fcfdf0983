"""How far it is to victory, and what a land is worth on the way."""

from __future__ import annotations

from typing import Final, final

from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.terms import MIN_PLAYERS, NONE

from .position import Position

CASTLE: Final = 1.6
"""A Castle, in lands: it is harder to take."""
PORTAL: Final = 1.4
HOARD: Final = "goal_hoard"
SAVING: Final = 2
"""From how many missing lands on things are saved for the Goal that asks for both."""


EARLY: Final = 4
"""With fewer lands nobody is a threat."""
NEAR: Final = 2.5
"""From how many conquests on a rival's victory is felt."""


@final
class Ahead:
    """What is left to do for a Goal, for the bot or a rival."""

    def __init__(self, pos: Position, goal: str, seat: int = NONE) -> None:
        self.pos: Final = pos
        self.goal: Final = goal
        self.seat: Final = pos.seat if seat == NONE else seat
        self.column: Final = pos.seats - MIN_PLAYERS
        self.steps: Final = pos.map.distance(pos.own(self.seat))

    def left(self, more: int = NONE) -> float:
        """About how many conquests the Goal is away, with one more land if need be."""
        return self.left_to(self.goal, more)

    def left_to(self, name: str, more: int = NONE) -> float:
        """The same for any Goal: what could be a rival's is asked of all of them, and often."""
        pos = self.pos
        if pos.dragons:
            return sum([self.way(home, more) + CASTLE for home in self.foreign_homes(more)])
        goal = GOALS[name]
        much, lands = goal.much[self.column], goal.lands[self.column]
        missing = max(0, lands - self.count(more))
        if name == "goal_lands":
            return float(max(0, much - self.count(more)))
        if name == "goal_towers":
            return max(self.nearest(self.towers(), much, more), float(missing))
        if name == "goal_portal":
            way = 0.0 if self.has(pos.map.central, more) else PORTAL + self.way(pos.map.central, more)
            towers = self.nearest(self.towers(), goal.towers[self.column], more)
            return max(way + towers, float(missing))
        if name == "goal_castles":
            return max(self.nearest(list(pos.map.homes), much, more) * CASTLE, float(missing))
        if name == "goal_ring":
            towers = self.nearest(self.towers(), goal.towers[self.column], more)
            return max(self.nearest(pos.map.near[pos.map.central], much, more) + towers, float(missing))
        if name == HOARD:
            held = riches(pos, self.seat)
            held += 1 if more != NONE and pos.owner[more] == NONE and pos.is_plain(more) else 0
            return max(0.9 * max(0, much - held), float(missing))
        taken: int = pos.elves[self.seat]["taken"] + (1 if more != NONE and pos.owner[more] != NONE else 0)
        foreign = [c for c, owner in enumerate(pos.owner) if owner not in (NONE, self.seat)]
        way = min([self.way(c, more) for c in foreign], default=1.0)
        return 1.2 * max(0, much - taken) + way - 1.0

    def has(self, cell: int, more: int) -> bool:
        return cell == more or self.pos.owner[cell] == self.seat

    def count(self, more: int) -> int:
        return self.pos.owner.count(self.seat) + (1 if more != NONE else 0)

    def way(self, cell: int, more: int) -> float:
        """Conquests until the cell is owned; a portal shortens it."""
        steps = self.steps[cell]
        if more != NONE:
            steps = min(steps, self.pos.between[more][cell])
        if self.pos.dragons and cell in self.pos.map.homes and self.has(self.pos.map.central, more):
            steps = min(steps, 1)
        return float(steps)

    def nearest(self, cells: list[int], wanted: int, more: int) -> float:
        """Conquests until that many of the cells are owned, each thought of alone."""
        have = [cell for cell in cells if self.has(cell, more)]
        if len(have) >= wanted:
            return 0.0
        ways = sorted([self.way(cell, more) for cell in cells if not self.has(cell, more)])
        n = wanted - len(have)
        total = 0.0
        for i, way in enumerate(ways[:n]):
            total += way if i == 0 else max(1.0, way * 0.75)
        return total + 2.0 * max(0, n - len(ways))

    def towers(self) -> list[int]:
        return [cell for cell in range(len(self.pos.owner)) if self.pos.is_tower(cell)]

    def foreign_homes(self, more: int) -> list[int]:
        return [home for home in self.pos.map.homes if not self.has(home, more)]


def threat(pos: Position, seat: int) -> float:
    """How close a rival may be to victory, from 0 to 1, as far as everyone can see: the Goal could be any."""
    if pos.dragons:
        return max(0.0, 1.0 - Ahead(pos, "", seat).left() / NEAR)
    if pos.owner.count(seat) < EARLY:
        return 0.0
    ahead = Ahead(pos, "", seat)
    close = [max(0.0, 1.0 - ahead.left_to(goal) / NEAR) for goal in GOALS]
    return sum(close) / len(close)


def riches(pos: Position, seat: int) -> int:
    """Artifacts and Treasures."""
    elves = pos.elves[seat]
    artifacts: int = elves["artifacts"]["n"]
    return artifacts + len(elves["treasures"])


def saves(pos: Position) -> bool:
    """Is each Artifact and Treasure needed for the Goal? Not what is too much, nor while lands are far off."""
    if pos.goal != HOARD:
        return False
    goal, column = GOALS[HOARD], pos.seats - MIN_PLAYERS
    return riches(pos, pos.seat) <= goal.much[column] and goal.lands[column] - pos.lands <= SAVING
