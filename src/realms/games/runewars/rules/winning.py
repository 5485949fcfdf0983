"""Victory (RW-WIN): seven runes at any moment, the last player left, or the most runes after eight years."""

from __future__ import annotations

from realms.kernel.model import EVERYONE, Outcome, Seat

from ..data.factions import SHEETS
from ..events import LAST_STANDING, RUNES_WON, YEARS_OVER
from ..state import Runewars
from ..terms import NOBODY, RUNES_TO_WIN
from .runes import runes_of


def standing_of(g: Runewars, seat: Seat) -> tuple[int, int, int]:
    """RW-WIN-02, 03. What players are compared by: runes, influence, printed influence."""
    realm = g.realms[seat]
    printed = SHEETS[realm.faction].influence if realm.faction != "" else 0
    return runes_of(g, seat), realm.influence, printed


def best(g: Runewars, seats: list[Seat]) -> Seat:
    leader = seats[0]
    for seat in seats[1:]:
        if standing_of(g, seat) > standing_of(g, leader):
            leader = seat
    return leader


def check_victory(g: Runewars) -> None:
    """RW-WIN-01, 04, 05. It ends at once; nothing under way is finished."""
    if g.winner != NOBODY:
        return
    left = [realm.seat for realm in g.realms if not realm.out]
    full = [seat for seat in left if runes_of(g, seat) >= RUNES_TO_WIN]
    if full:
        g.winner = best(g, full)
        g.tell(RUNES_WON, g.winner, runes_of(g, g.winner))
    elif len(left) == 1:
        g.winner = left[0]
        g.tell(LAST_STANDING, g.winner)
    if g.winner != NOBODY:
        finish(g)


def years_over(g: Runewars) -> None:
    """RW-WIN-03."""
    g.winner = best(g, [realm.seat for realm in g.realms if not realm.out])
    g.tell(YEARS_OVER, g.winner, runes_of(g, g.winner))
    finish(g)


def finish(g: Runewars) -> None:
    """All runes are turned over."""
    for zone in g.runes:
        zone.show(g, 0, EVERYONE)
    g.stack.clear()


def score(g: Runewars) -> Outcome:
    """There are no points: the rows are what decides after eight years."""
    runes = tuple([runes_of(g, seat) for seat in range(g.seats)])
    influence = tuple([realm.influence for realm in g.realms])
    return Outcome((), (g.winner,), (("rw-score-runes", runes), ("rw-score-influence", influence)))
