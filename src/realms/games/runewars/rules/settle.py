"""What follows at once from any change on the map: alliances, knowledge of runes, elimination, victory.

Whoever moves, destroys, builds or places something ends with `return settle(g)`."""

from __future__ import annotations

from realms.kernel.frame import Frame

from ..events import ALLIANCE_LAPSED, PLAYER_OUT
from ..state import Runewars
from ..terms import NEUTRALS, NOBODY
from .afield import afield
from .areas import controlled, controller
from .runes import look_at_own
from .winning import check_victory


def settle(g: Runewars) -> Frame | None:
    """RW-DIPLO-09 first: neutrals left alone in somebody's area retreat, which may need a choice."""
    for area in range(len(g.holder)):
        if g.holder[area] == NEUTRALS and controller(g, area) >= 0:
            from .retreat import neutrals_retreat

            g.tell(ALLIANCE_LAPSED, g.land.areas[area])
            return neutrals_retreat(g, area)
    look_at_own(g)
    leave_the_game(g)
    check_victory(g)
    return None


def leave_the_game(g: Runewars) -> None:
    """RW-WIN-04. Who has neither units, strongholds, areas nor heroes is out."""
    for realm in g.realms:
        seat = realm.seat
        if realm.out or seat in g.holder or seat in g.fort or [h for h in g.heroes if h.owner == seat]:
            continue
        if afield(g, seat) or controlled(g, seat):
            continue
        realm.out = True
        g.tell(PLAYER_OUT, seat)
        discard_all(g, seat)


def discard_all(g: Runewars, seat: int) -> None:
    """The cards of a player who is out; titles are free again."""
    realm = g.realms[seat]
    for zone, pile in (
        (realm.tactics, g.tactics_discard),
        (realm.fresh, g.tactics_discard),
        (realm.quests, g.quest_discard),
        (realm.objectives, g.objective_discard),
    ):
        while zone.items:
            zone.show(g, 0, 0xFFFF)
            pile.append(zone.take(0))
    for i, owner in enumerate(g.titles):
        if owner == seat:
            g.titles[i] = NOBODY
            g.paid[i] = 0
