"""Armies on areas: who is where, room, placing and removing. Every army is moved through here."""

from __future__ import annotations

from ..data.territories import TERRAIN
from ..state import EMPTY, LYING, NEUTRAL, OWNER, TinyEpicKingdoms
from ..terms import CAMP, CITY, FORT, NONE, RUINS


def stranger(g: TinyEpicKingdoms, seat: int, area: int) -> int:
    """Another owner (a seat or NEUTRAL) with an army in the area, or NONE."""
    first = g.slots[2 * area]
    if first == EMPTY:
        return NONE
    if first & OWNER != seat:
        return first & OWNER
    second = g.slots[2 * area + 1]
    return second & OWNER if second != EMPTY and second & OWNER != seat else NONE


def full(g: TinyEpicKingdoms, area: int) -> bool:
    """TEK-MOVE-01: two armies, whatever their colours."""
    return g.slots[2 * area + 1] != EMPTY


def vacant(g: TinyEpicKingdoms, area: int) -> bool:
    return g.slots[2 * area] == EMPTY


def own_in(g: TinyEpicKingdoms, seat: int, area: int) -> int:
    """How many armies of the seat are in the area."""
    first = g.slots[2 * area]
    if first == EMPTY:
        return 0
    second = g.slots[2 * area + 1]
    return (1 if first & OWNER == seat else 0) + (1 if second != EMPTY and second & OWNER == seat else 0)


def lying_in(g: TinyEpicKingdoms, seat: int, area: int) -> int:
    """How many of them lie."""
    count = 0
    for army in g.slots[2 * area : 2 * area + 2]:
        if army != EMPTY and army & OWNER == seat and army & LYING:
            count += 1
    return count


def place(g: TinyEpicKingdoms, seat: int, area: int) -> None:
    """Put a standing army into the area (also a neutral one)."""
    i = 2 * area
    if g.slots[i] != EMPTY:
        i += 1
    assert g.slots[i] == EMPTY, "no room"
    g.slots[i] = seat
    if seat != NEUTRAL:
        armies = g.realms[seat].armies
        at = len(armies)
        while at > 0 and armies[at - 1] > area:
            at -= 1
        armies.insert(at, area)


def take(g: TinyEpicKingdoms, seat: int, area: int) -> None:
    """Take an army of the seat from the area; of a standing and a lying one, the standing one."""
    i = 2 * area
    second = g.slots[i + 1]
    if second != EMPTY and second & OWNER == seat:
        first = g.slots[i]
        if first & OWNER != seat or (first & LYING and not second & LYING):
            i += 1
    assert g.slots[i] & OWNER == seat
    if i == 2 * area:
        g.slots[i] = second
    g.slots[2 * area + 1] = EMPTY
    if seat != NEUTRAL:
        g.realms[seat].armies.remove(area)


def settle_in_ruins(g: TinyEpicKingdoms, seat: int, area: int) -> bool:
    """TEK-RUINS-01: an army that came into ruins lies down."""
    if TERRAIN[area] != RUINS:
        return False
    for i in (2 * area + 1, 2 * area):
        army = g.slots[i]
        if army != EMPTY and army & OWNER == seat and not army & LYING:
            g.slots[i] = army | LYING
            return True
    return False


def stand_up(g: TinyEpicKingdoms, seat: int, area: int) -> None:
    """TEK-RUINS-05."""
    for i in (2 * area, 2 * area + 1):
        army = g.slots[i]
        if army != EMPTY and army & OWNER == seat and army & LYING:
            g.slots[i] = army & OWNER
            return
    raise AssertionError("nobody lies here")


def occupied(g: TinyEpicKingdoms, seat: int) -> list[int]:
    """The areas with an army of the seat, each once, rising."""
    found: list[int] = []
    last = NONE
    for area in g.realms[seat].armies:
        if area != last:
            found.append(area)
            last = area
    return found


def shared(g: TinyEpicKingdoms, seat: int, other: int) -> list[int]:
    """The areas where both have an army."""
    return [area for area in occupied(g, seat) if stranger(g, seat, area) == other]


def allies(g: TinyEpicKingdoms, seat: int) -> int:
    """TEK-ALLY-03: how many players share at least one area with the seat."""
    found: list[int] = []
    for area in occupied(g, seat):
        other = stranger(g, seat, area)
        if other != NONE and other not in found:
            found.append(other)
    return len(found)


def token_in(g: TinyEpicKingdoms, area: int, token: str) -> bool:
    """Does this face-up find token lie here?"""
    for i in range(len(g.open_at)):
        if g.open_at[i] == area and g.open.items[i] == token:
            return True
    return False


def controlled(g: TinyEpicKingdoms, seat: int, token: str) -> int:
    """TEK-REGION-05R: in how many areas with this face-up token the seat has an army."""
    count = 0
    for i in range(len(g.open_at)):
        area = g.open_at[i]
        if area != NONE and g.open.items[i] == token and own_in(g, seat, area) > 0:
            count += 1
    return count


def camps(g: TinyEpicKingdoms, area: int) -> int:
    return 1 if token_in(g, area, CAMP) else 0


def forts(g: TinyEpicKingdoms, seat: int, target: int, start: int) -> int:
    """TEK-TOKEN-10R: forts that help an attack on `target`, which is not controlled before it is won.

    `start`: the area an army is yet to leave for it, or NONE.
    """
    count = 0
    for i in range(len(g.open_at)):
        area = g.open_at[i]
        fort = area not in (NONE, target) and g.open.items[i] == FORT
        if fort and own_in(g, seat, area) > (1 if area == start else 0):
            count += 1
    return count


def cities(g: TinyEpicKingdoms, seat: int) -> int:
    return controlled(g, seat, CITY)
