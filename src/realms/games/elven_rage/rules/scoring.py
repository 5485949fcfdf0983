"""Goals, victory and the last position (ER-GOAL, ER-SCEN, ER-ELIM)."""

from __future__ import annotations

from realms.kernel.model import EVERYONE, Outcome, Seat
from realms.kernel.stock import clockwise

from ..data.goals import GOALS
from ..events import DRAGONS_WON, GOAL_MET, GOAL_SHOWN, LAST_STANDING
from ..state import ElvenRage
from ..terms import DRAGON_LORD, MIN_PLAYERS, NONE
from .board import captured, castles, count_lands, homes, towers
from .hand import spend_all


def measure(g: ElvenRage, seat: Seat, goal: str) -> int:
    """How much the seat has of the thing a Goal is named for."""
    elves = g.elves[seat]
    if goal == "goal_lands":
        return count_lands(g, seat)
    if goal == "goal_towers":
        return towers(g, seat)
    if goal == "goal_portal":
        return 1 if g.owner[g.map.central] == seat else 0
    if goal == "goal_castles":
        return homes(g, seat)
    if goal == "goal_ring":
        return len([cell for cell in g.map.near[g.map.central] if g.owner[cell] == seat])
    if goal == "goal_hoard":
        return len(elves.artifacts.items) + len(elves.treasures)
    return elves.taken


def met(g: ElvenRage, seat: Seat, goal: str) -> bool:
    what = GOALS[goal]
    column = g.seats - MIN_PLAYERS
    return (
        measure(g, seat, goal) >= what.much[column]
        and towers(g, seat) >= what.towers[column]
        and count_lands(g, seat) >= what.lands[column]
    )


def check_goals(g: ElvenRage) -> None:
    """ER-GOAL-01R. The first whose Goal is met has won, the active player before the others."""
    for seat in clockwise(g.seats, g.active):
        if g.winner != NONE:
            return
        if g.scenario == DRAGON_LORD:
            if len(captured(g, seat)) == g.seats - 1:  # ER-SCEN-02R
                g.tell(DRAGONS_WON, seat)
                crown(g, seat)
        elif g.elves[seat].goal.items:
            secret = g.elves[seat].goal
            if met(g, seat, secret.items[0]):
                secret.show(g, 0, EVERYONE)
                g.tell(GOAL_MET, seat, secret.items[0])
                crown(g, seat)
            elif any(met(g, seat, goal) for goal in GOALS):
                g.learned |= EVERYONE & ~secret.mask(0)  # the others see that it is not this one


def check_last(g: ElvenRage) -> None:
    """ER-ELIM-03."""
    left = [elves.seat for elves in g.elves if not elves.out]
    if len(left) == 1 and g.winner == NONE:
        g.tell(LAST_STANDING, left[0])
        crown(g, left[0])


def crown(g: ElvenRage, seat: Seat) -> None:
    """The match is over at once, and everyone shows a Goal that was not seen yet (ER-GOAL-02R)."""
    g.winner = seat
    spend_all(g)
    for other in clockwise(g.seats, seat):
        secret = g.elves[other].goal
        if secret.items and secret.mask(0) != EVERYONE:
            secret.show(g, 0, EVERYONE)
            g.tell(GOAL_SHOWN, other, secret.items[0])
    g.stack.clear()


def score(g: ElvenRage) -> Outcome:
    """The booklet knows no points: the rows are what Goals ask for."""
    seats = range(g.seats)
    rows: tuple[tuple[str, tuple[int, ...]], ...] = (
        ("er-score-lands", tuple([count_lands(g, s) for s in seats])),
        ("er-score-towers", tuple([towers(g, s) for s in seats])),
        ("er-score-castles", tuple([castles(g, s) for s in seats])),
        ("er-score-taken", tuple([g.elves[s].taken for s in seats])),
        ("er-score-riches", tuple([measure(g, s, "goal_hoard") for s in seats])),
    )
    return Outcome((), (g.winner,), rows)
