"""A position of Elven Rage for two, drawn in numbers for the network that judges it (`network.py`).

Drawn where a player begins the own turn, as that player sees the board: the own corner lies at the same place
for both seats. Most numbers are nothing, so only the others are listed: the place of a number, and the number.
"""

from __future__ import annotations

from typing import Final

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.warriors import BY_PEOPLE
from realms.games.elven_rage.state import ElvenRage, Elves
from realms.games.elven_rage.terms import DRAGON_LORD, NEUTRAL

from .figures import NAMES, figures
from .suspicion import MIRRORED

PEOPLES: Final = tuple(people for people in BY_PEOPLE if people != NEUTRAL)
KINDS: Final[dict[str, int]] = {
    name: i for i, name in enumerate([w.name for people in PEOPLES for w in BY_PEOPLE[people]])
}
GOAL_AT: Final[dict[str, int]] = {goal: i for i, goal in enumerate(GOALS)}
ARTIFACT_AT: Final[dict[str, int]] = {artifact: i for i, artifact in enumerate(ARTIFACTS)}
CELLS: Final = len(MIRRORED)
MANY: Final = 8
"""Hands of so many cards and more are one."""
STEPS: Final = 8
"""So are ways of so many steps and more to the Goal."""
LEFT: Final = NAMES.index("left")

FIGURES_AT: Final = 0
HAND_AT: Final = FIGURES_AT + len(NAMES)
DISCARD_AT: Final = HAND_AT + len(KINDS)
SIZE_AT: Final = DISCARD_AT + len(KINDS)
PEOPLE_AT: Final = SIZE_AT + MANY
LANDS_AT: Final = PEOPLE_AT + len(PEOPLES)
BUILT_AT: Final = LANDS_AT + CELLS
WARDS_AT: Final = BUILT_AT + CELLS
ARTIFACTS_AT: Final = WARDS_AT + CELLS
WAYS_AT: Final = ARTIFACTS_AT + len(ARTIFACT_AT)
REST_AT: Final = WAYS_AT + len(GOAL_AT) * STEPS
SIDE: Final = REST_AT + 8
"""Numbers for each side."""
COMMON_AT: Final = 2 * SIDE
WIDTH: Final = COMMON_AT + 4


def sketch(g: ElvenRage) -> tuple[list[int], list[float]]:
    """The places of the numbers that are not nothing, and the numbers; the player on turn first."""
    rows = figures(g)
    at: list[int] = []
    numbers: list[float] = []
    for side in (0, 1):
        seat = g.active if side == 0 else 1 - g.active
        side_of(g, g.elves[seat], rows[seat], side * SIDE, at, numbers)
    at += [COMMON_AT, COMMON_AT + 1, COMMON_AT + 2]
    numbers += [1.0, 0.1 * min(g.round, 30), 0.2 * len(g.squads)]
    return at, numbers


def side_of(g: ElvenRage, e: Elves, row: list[float], base: int, at: list[int], numbers: list[float]) -> None:
    seat = e.seat
    for i in range(len(row)):
        if row[i] != 0.0:
            at.append(base + FIGURES_AT + i)
            numbers.append(row[i])
    for card in e.hand.items:
        at.append(base + HAND_AT + KINDS[card])
        numbers.append(1.0)
    for card in e.discard:
        at.append(base + DISCARD_AT + KINDS[card])
        numbers.append(0.5)
    ones = [SIZE_AT + min(len(e.hand.items), MANY - 1), PEOPLE_AT + PEOPLES.index(e.people)]
    for cell in range(CELLS):
        place = cell if seat == 0 else MIRRORED[cell]
        if g.owner[cell] == seat:
            ones.append(LANDS_AT + place)
            if cell in g.built:
                ones.append(BUILT_AT + place)
        if g.wards[cell] == seat:
            ones.append(WARDS_AT + place)
    for artifact in e.artifacts.items:
        ones.append(ARTIFACTS_AT + ARTIFACT_AT[artifact])
    goal = 0 if g.scenario == DRAGON_LORD or not e.goal.items else GOAL_AT[e.goal.items[0]]
    ones.append(WAYS_AT + goal * STEPS + min(int(row[LEFT] + 0.5), STEPS - 1))
    if e.began:
        ones.append(REST_AT)
    if e.treasures:
        ones.append(REST_AT + 1)
    for place in ones:
        at.append(base + place)
        numbers.append(1.0)
    at += [base + REST_AT + 2, base + REST_AT + 3, base + REST_AT + 4]
    numbers += [0.1 * len(e.deck.items), 0.5 * len(e.treasures), 0.25 * e.taken]
