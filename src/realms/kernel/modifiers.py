"""Lasting effects as data: what is changed, by how much, until when, and by whom. One query function."""

from __future__ import annotations

from typing import Final, final

from .frame import Part
from .model import Public, Seat

ANY_SEAT: Final = -1


@final
class Modifier(Part):
    """`what` is a game's own word ("armour"), `until` the moment that ends it, `source` where it came from."""

    def __init__(
        self,
        what: Public[str],
        amount: Public[int],
        until: Public[str],
        source: Public[str],
        seat: Public[int] = -1,
    ) -> None:
        self.what = what
        self.amount = amount
        self.until = until
        self.source = source
        self.seat = seat


def total(modifiers: list[Modifier], what: str, seat: Seat = ANY_SEAT) -> int:
    """The sum of what changes `what` for a seat (modifiers for any seat count for every seat)."""
    amount = 0
    for m in modifiers:
        if m.what == what and m.seat in (ANY_SEAT, seat):
            amount += m.amount
    return amount


def expire(modifiers: list[Modifier], until: str) -> None:
    """The moment has come: drop what lasted until then."""
    modifiers[:] = [m for m in modifiers if m.until != until]
