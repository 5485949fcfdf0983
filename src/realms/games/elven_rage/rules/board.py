"""Lands, Towers, Castles: who owns what, and what may be attacked from where."""

from __future__ import annotations

from realms.kernel.model import OK, Seat, Why

from ..data.warriors import DRAGONS, EBRUNG
from ..state import ElvenRage
from ..terms import ARMY, CENTRAL, DRAGON_LORD, LAND, NONE, TOWER


def people(g: ElvenRage, seat: Seat) -> str:
    """How options name a player."""
    return g.elves[seat].people


def seat_of(g: ElvenRage, named: str) -> Seat:
    for elves in g.elves:
        if elves.people == named:
            return elves.seat
    raise AssertionError(named)


def opponents(g: ElvenRage, user: Seat) -> list[Seat]:
    return [e.seat for e in g.elves if e.seat != user and not e.out]


def lands(g: ElvenRage, seat: Seat) -> list[int]:
    return [cell for cell, owner in enumerate(g.owner) if owner == seat]


def count_lands(g: ElvenRage, seat: Seat) -> int:
    """ER-ACTION-05. What prices are measured by."""
    return g.owner.count(seat)


def is_tower(g: ElvenRage, cell: int) -> bool:
    """ER-ARTIFACT-06. A Tower of the map, or one that was built."""
    return g.map.kinds[cell] == TOWER or cell in g.built


def is_castle(g: ElvenRage, cell: int) -> bool:
    return cell in g.map.castles


def ordinary(g: ElvenRage, cell: int) -> bool:
    return g.map.kinds[cell] == LAND and cell not in g.built


def towers(g: ElvenRage, seat: Seat) -> int:
    return len([cell for cell in lands(g, seat) if is_tower(g, cell)])


def castles(g: ElvenRage, seat: Seat) -> int:
    return len([cell for cell in g.map.castles if g.owner[cell] == seat])


def homes(g: ElvenRage, seat: Seat) -> int:
    """Home Castles of anybody that this seat owns."""
    return len([cell for cell in g.map.homes if g.owner[cell] == seat])


def captured(g: ElvenRage, seat: Seat) -> list[int]:
    """Home Castles of others that this seat owns."""
    return [home for s, home in enumerate(g.map.homes) if s != seat and g.owner[home] == seat]


def dragon_of(g: ElvenRage, cell: int) -> str:
    """ER-CASTLE-05, ER-CENTRAL-03. The Dragon belongs to its Castle, whoever owns that."""
    if cell == g.map.central:
        return EBRUNG
    return DRAGONS[g.elves[g.map.homes.index(cell)].people]


def free_dragons(g: ElvenRage, seat: Seat) -> list[str]:
    """ER-SCEN-03. Dragon Lord: the Dragons of captured home Castles go wherever their captor wants."""
    if g.scenario != DRAGON_LORD:
        return []
    return [dragon_of(g, home) for home in captured(g, seat)]


def strength(g: ElvenRage, seat: Seat) -> int:
    """How many cards the seat could send; the same for all who look."""
    return len(g.elves[seat].hand.items) + len(free_dragons(g, seat))


def has_portal(g: ElvenRage, seat: Seat) -> bool:
    """ER-CENTRAL-02, ER-SCEN-04."""
    if g.owner[g.map.central] == seat:
        return True
    return g.scenario == DRAGON_LORD and bool(captured(g, seat))


def target_why(g: ElvenRage, seat: Seat, cell: int, steps: list[int]) -> Why:
    """May this land be chosen for conquest? `steps`: how far it is from the lands of the seat."""
    if g.owner[cell] == seat:
        return "ER-CONQUER-02"
    if g.wards[cell] != NONE:
        return "ER-CONQUER-01"
    if steps[cell] != 1 and not _far(g, seat, cell, steps):
        return "ER-CONQUER-01"
    return OK if strength(g, seat) >= ARMY else "ER-CONQUER-08"


def _far(g: ElvenRage, seat: Seat, cell: int, steps: list[int]) -> bool:
    """A portal leads to any home Castle of an opponent, far-striding Actions to any land but a Castle."""
    if cell in g.map.homes:
        return g.owner[cell] != NONE and has_portal(g, seat)
    return g.map.kinds[cell] != CENTRAL and 0 < steps[cell] <= g.reach
