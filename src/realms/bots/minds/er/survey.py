"""A position of Elven Rage for two as one seat sees it, in numbers: what habits go by (`habits.py`).

Like a sketch (`sketch.py`), but nothing is in it that the seat does not know: of the rival neither hand nor
Artifacts nor Goal, but for cards that were seen. So it is the same in every world that agrees with a view.
"""

from __future__ import annotations

from typing import Final

from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NONE
from realms.kernel.model import Seat

from .figures import NAMES, figures
from .sketch import ARTIFACTS_AT, CELLS, DISCARD_AT, HAND_AT, KINDS, REST_AT, SIDE, side_of
from .suspicion import MIRRORED

OWN_TURN: Final = 0
ATTACKS: Final = 1
DEFENDS: Final = 2
TRIMS: Final = 3
"""What is asked: a land or a thing to use, cards to send as attacker or defender, a card to discard."""
ASKED_AT: Final = 2 * SIDE
TARGET_AT: Final = ASKED_AT + 4
REST: Final = TARGET_AT + 3 * CELLS
SEEN_AT: Final = REST + 4
WIDTH: Final = SEEN_AT + len(KINDS)

_FIGHTING: Final = range(NAMES.index("wins now"), NAMES.index("castle in danger soon") + 1)
_PLAIN: Final = (*range(NAMES.index("four cards") + 1), NAMES.index("artifacts"), NAMES.index("treasures"))
KNOWN: Final = [at not in _FIGHTING for at in range(SIDE)]
"""Which numbers of the own side a player knows: what fights promise hangs on the rival's hand."""
OPEN: Final = [
    at in _PLAIN if at < len(NAMES) else not (HAND_AT <= at < DISCARD_AT or ARTIFACTS_AT <= at < REST_AT)
    for at in range(SIDE)
]
"""Which numbers of a side its rival knows."""


def survey(g: ElvenRage, seat: Seat, asked: int) -> tuple[list[int], list[float]]:
    """The places of the numbers that are not nothing, and the numbers."""
    rows = figures(g)
    at: list[int] = []
    numbers: list[float] = []
    _add(g, seat, rows, KNOWN, 0, at, numbers)
    _add(g, 1 - seat, rows, OPEN, SIDE, at, numbers)
    at.append(ASKED_AT + asked)
    numbers.append(1.0)
    if asked in (ATTACKS, DEFENDS):
        owner = g.owner[g.target]
        whose = 0 if owner == seat else 1 if owner == NONE else 2
        at.append(TARGET_AT + whose * CELLS + (g.target if seat == 0 else MIRRORED[g.target]))
        numbers.append(1.0)
    at += [REST, REST + 1, REST + 2, REST + 3]
    numbers += [1.0, 0.1 * min(g.round, 30), 0.2 * len(g.squads), 1.0 if g.active == seat else 0.0]
    hand = g.elves[1 - seat].hand
    for i in range(len(hand.items)):
        if hand.mask(i) >> seat & 1:
            at.append(SEEN_AT + KINDS[hand.items[i]])
            numbers.append(1.0)
    return at, numbers


def _add(
    g: ElvenRage,
    seat: Seat,
    rows: list[list[float]],
    shown: list[bool],
    base: int,
    at: list[int],
    numbers: list[float],
) -> None:
    """One side, as far as it is shown."""
    places: list[int] = []
    found: list[float] = []
    side_of(g, g.elves[seat], rows[seat], 0, places, found)
    for i in range(len(places)):
        if shown[places[i]]:
            at.append(base + places[i])
            numbers.append(found[i])
