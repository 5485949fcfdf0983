"""How far it is: from everywhere on the map, the points of movement to the nearest of some places."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from realms.bots.greedy.mk.moves import Ways
from realms.games.mage_knight.terms import NONE

FAR: Final = 40
"""Whatever is further away, or cannot be reached."""
FIGHT: Final = 5
"""Points of movement that whoever stands in the way counts."""
MOST_WAYS: Final = 256
_WAYS: Final[dict[tuple[object, ...], dict[int, int]]] = {}


def ways_to(ways: Ways, targets: list[int]) -> dict[int, int]:
    """By hex, the points to the nearest target. What is in the way must be fought. Worked out once for a map."""
    pos = ways.pos
    key = (
        tuple(targets),
        tuple(pos.where),
        tuple(pos.raw["turns"]),
        tuple(ways.prices),
        tuple(ways.wild),
        tuple(pos.shields),
        tuple(pos.conquered),
    )
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= MOST_WAYS:
            _WAYS.clear()
        found = _WAYS[key] = _ways_to(ways, targets)
    return found


def _ways_to(ways: Ways, targets: list[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    queue = [(0, hex) for hex in sorted(targets)]
    while queue:
        spent, here = heappop(queue)
        if here in found:
            continue
        found[here] = spent
        price = ways.price(here)
        if price == NONE or spent > FAR:
            continue
        spent += price
        if here in ways.wild or (spent > price and ways.hostile(here)):
            spent += FIGHT
        for there in ways.near[here]:
            if there not in found and ways.price(there) != NONE:
                heappush(queue, (spent, there))
    return found
