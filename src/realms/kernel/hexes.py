"""Hexes by axial coordinates: what every map of them needs, whichever way up they are drawn."""

from __future__ import annotations

from typing import Final

Spot = tuple[int, int]
"""Where a hex lies: q and r."""

SIDES: Final[tuple[Spot, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The way to the hex beyond each side, clockwise. Flat tops: the first side is the upper one."""


def distance(one: Spot, other: Spot) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(spot: Spot, turns: int) -> Spot:
    """The same hex after so many sixths of a turn around (0, 0), clockwise."""
    q, r = spot
    for _ in range(turns):
        q, r = -r, q + r
    return q, r
