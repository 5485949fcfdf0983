"""Who has which area, and what follows from it (RW-TERM, RW-RES-04). Questions only; nothing is changed here."""

from __future__ import annotations

from realms.kernel.model import Seat

from ..data.factions import SHEETS
from ..data.units import UNITS
from ..state import Runewars
from ..terms import NEUTRALS, NOBODY, RESOURCES, SEASONS, WINTER


def seat_of(g: Runewars, faction: str) -> Seat:
    """The seat that plays a faction, or NOBODY."""
    for realm in g.realms:
        if realm.faction == faction:
            return realm.seat
    return NOBODY


def faction(g: Runewars, seat: Seat) -> str:
    return g.realms[seat].faction


def left_of(g: Runewars, seat: Seat) -> Seat:
    """The next player clockwise who is still in the game (RW-BATTLE-03)."""
    for i in range(1, g.seats + 1):
        other = (seat + i) % g.seats
        if not g.realms[other].out:
            return other
    return seat


def opponents(g: Runewars, seat: Seat) -> list[Seat]:
    return [realm.seat for realm in g.realms if realm.seat != seat and not realm.out]


def home_of(g: Runewars, area: int) -> Seat:
    """The seat whose home area it is, or NOBODY. RW-WIN-04: who is out has no home any more."""
    home = g.land.home[area]
    seat = seat_of(g, home) if home != "" else NOBODY
    return seat if seat != NOBODY and not g.realms[seat].out else NOBODY


def controller(g: Runewars, area: int) -> int:
    """RW-TERM-03 to 06. A seat; NEUTRALS where unallied neutrals stand; else NOBODY."""
    holder = g.holder[area]
    if holder >= 0:
        return holder
    if g.fort[area] != NOBODY:
        return g.fort[area]
    home = home_of(g, area)
    return home if home != NOBODY else holder


def rulers(g: Runewars) -> list[int]:
    """Who controls each area, in the order of the map."""
    home = g.land.home
    found = g.holder[:]
    for area, holder in enumerate(found):
        if holder < 0:
            if g.fort[area] != NOBODY:
                found[area] = g.fort[area]
            elif home[area] != "" and home_of(g, area) != NOBODY:
                found[area] = home_of(g, area)
    return found


def friendly(g: Runewars, seat: Seat, area: int) -> bool:
    return controller(g, area) == seat


def empty(g: Runewars, area: int) -> bool:
    """RW-TERM-05. No units, no stronghold, nobody's home; a city may be there."""
    return g.holder[area] == NOBODY and g.fort[area] == NOBODY and home_of(g, area) == NOBODY


def neutral(g: Runewars, area: int) -> bool:
    """RW-TERM-05. Unallied neutrals are there."""
    return g.holder[area] == NEUTRALS


def uncontrolled(g: Runewars, area: int) -> bool:
    """RW-TERM-05. Empty or neutral."""
    return controller(g, area) < 0


def controlled(g: Runewars, seat: Seat) -> list[int]:
    """All areas the seat controls, in the order of the map."""
    return [area for area, ruler in enumerate(rulers(g)) if ruler == seat]


def units(g: Runewars, area: int) -> list[str]:
    """All units there, standing and routed."""
    return g.standing[area] + g.routed[area]


def is_neutral(unit: str) -> bool:
    return UNITS[unit].faction == ""


def income(g: Runewars, seat: Seat) -> list[int]:
    """RW-RES-04. Food, wood, ore printed in all areas the seat controls; may exceed what a dial can show."""
    total = [0, 0, 0]
    for area in controlled(g, seat):
        printed = g.land.resources[area]
        for i in range(len(RESOURCES)):
            total[i] += printed[i]
    return total


def strongholds(g: Runewars, seat: Seat) -> list[int]:
    return [area for area in range(len(g.fort)) if g.fort[area] == seat]


def muster_places(g: Runewars, seat: Seat) -> list[int]:
    """RW-RES-05, 06. Where recruits are placed: strongholds in friendly areas, or without one, home areas."""
    forts = [area for area in strongholds(g, seat) if friendly(g, seat, area)]
    if forts:
        return forts
    return [area for area in range(len(g.holder)) if home_of(g, area) == seat and friendly(g, seat, area)]


def winter(g: Runewars) -> bool:
    """RW-SEASON-06. Water is frozen."""
    return SEASONS[g.season] == WINTER


def passable(g: Runewars, a: int, b: int, flying: bool) -> bool:
    """RW-MOVE-02. May a figure cross the border between two neighbouring areas?"""
    return g.land.walkable(a, b, winter(g), flying)


def in_rank(g: Runewars) -> list[Seat]:
    """RW-TERM-12. All players still in the game: more influence first, then the larger printed influence."""
    order = [(-r.influence, -SHEETS[r.faction].influence, r.seat) for r in g.realms if not r.out]
    order.sort()
    return [seat for _, _, seat in order]


def rune_in(g: Runewars, area: int) -> int:
    """The number of the rune token in the area, or -1 (RW-RUNE-01)."""
    return g.rune_at.index(area) if area in g.rune_at else -1
