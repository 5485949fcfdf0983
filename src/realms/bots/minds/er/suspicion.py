"""Which Goal a rival is likely to follow, as far as it shows: lands, Towers, Artifacts that are kept, lands taken.

Worlds are dealt evenly from what a seat cannot see, so a Goal that would be madness in the rival's place is as
likely there as the one it is about to fulfil. Here Goals are dealt anew, by weights that were learned from games
(`python -m realms.bots.train_goals`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.maps import BY_PLAYERS
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import SUPERIORITY
from realms.kernel.model import Seat
from realms.kernel.rng import Rng

SEATS: Final = 2
"""Weights are for two players: with more there are more rivals, and each matters less."""
KEY: Final = "goal-2"
"""Under which name they stand in the file."""
GOAL_NAMES: Final = tuple(GOALS)
DOUBT: Final = 0.15
"""How likely a rival follows any Goal at all: people are not bots."""
FINE: Final = 1 << 20
ACROSS: Final = "FEDCBA"


def mirrored() -> list[int]:
    """For each land of the board for two the one that lies so for the other seat."""
    board = BY_PLAYERS[SEATS]
    found: list[int] = []
    for cell in board.cells:
        found.append(board.index[cell if cell == "X" else ACROSS["ABCDEF".index(cell[0])] + cell[1:]])
    return found


MIRRORED: Final = mirrored()
WIDTH: Final = 11 + 2 * len(MIRRORED)


def traces(g: ElvenRage, seat: Seat) -> list[float]:
    """What everyone can see of a seat, in figures; its side of the board first."""
    e = g.elves[seat]
    lands, artifacts, treasures = g.owner.count(seat), len(e.artifacts.items), len(e.treasures)
    rounds = max(1, g.round)
    row = [
        1.0,
        rounds / 10,
        sqrt(min(rounds, 30)) / 3,
        lands / 8,
        artifacts / 4,
        treasures / 2,
        e.taken / 5,
        float(len(g.built)),
        artifacts / max(1, lands),
        (artifacts + treasures) / rounds,
        3 * e.taken / rounds,
    ]
    cells = list(range(len(MIRRORED))) if seat == 0 else MIRRORED
    for owner in (seat, 1 - seat):
        row += [1.0 if g.owner[cell] == owner else 0.0 for cell in cells]
    return row


def likely(g: ElvenRage, seat: Seat, weights: list[float], goals: list[str]) -> list[float]:
    """How likely the seat follows each of these Goals; `weights`: a list for each Goal, one after the other."""
    row = traces(g, seat)
    sums: list[float] = []
    for goal in goals:
        at = GOAL_NAMES.index(goal) * WIDTH
        total = 0.0
        for i in range(WIDTH):
            total += row[i] * weights[at + i]
        sums.append(total)
    top = max(sums)
    parts = [exp(total - top) for total in sums]
    whole = sum(parts)
    return [DOUBT / len(goals) + (1.0 - DOUBT) * part / whole for part in parts]


def suspect(world: ElvenRage, seat: Seat, weights: list[float], dice: Rng) -> None:
    """Deal the rival of a seat a Goal that fits what it has done."""
    rival = world.elves[1 - seat]
    if world.scenario != SUPERIORITY or len(rival.goal.items) != 1 or rival.goal.mask(0) >> seat & 1:
        return
    unused = world.goals
    places = [i for i in range(len(unused.items)) if not unused.mask(i) >> seat & 1]
    goals = [rival.goal.items[0], *[unused.items[i] for i in places]]
    left = dice.below(FINE) / FINE
    for number, chance in enumerate(likely(world, 1 - seat, weights, goals)):
        left -= chance
        if left < 0.0:
            if number:
                place = places[number - 1]
                rival.goal.items[0], unused.items[place] = unused.items[place], rival.goal.items[0]
            return
