"""Time at a table: banks, increments, deadlines. Arithmetic alone; the caller says what time it is.

Times are milliseconds. The clock of a seat runs from the entry after which it owes a choice to the entry after
which it owes none; who owes at the same time runs at the same time. A seat that a bot plays owes nothing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ..wire import Clock, Millis, Seat

DAY: Final = 86_400_000
MERCY: Final = 60_000
"""A person who returns after the time was up has at least this much."""


@dataclass(frozen=True, slots=True)
class Banks:
    """`since`: when each seat began to owe a choice, None if it owes none; `left`: what its bank held then."""

    left: tuple[Millis, ...]
    since: tuple[Millis | None, ...]


def fresh(clock: Clock, seats: int) -> Banks:
    """Before the first choice. A bank smaller than the increment would run out before the increment can help."""
    bank = max(clock.bank_ms, clock.increment_ms) if clock.kind == "live" else 0
    return Banks((bank,) * seats, (None,) * seats)


def step(banks: Banks, clock: Clock, at: Millis, owing: frozenset[Seat], chose: Seat | None) -> Banks:
    """After an entry at the time `at`: `owing` are the people who owe a choice now, `chose` made the one entered.

    Who goes on owing goes on running. A choice that was not owed, or that a bot made, earns no increment.
    """
    for seat, since in enumerate(banks.since):
        if since is not None and (seat == chose or seat not in owing):
            earned = clock.increment_ms if seat == chose and clock.kind == "live" else 0
            banks = _set(banks, seat, _remaining(banks, clock, seat, at) + earned, None)
    since_now = tuple([(at if s is None else s) if seat in owing else None for seat, s in enumerate(banks.since)])
    return replace(banks, since=since_now)


def take_back(banks: Banks, clock: Clock, seat: Seat, choices: int) -> Banks:
    """So many choices of the seat were undone: their increments go, or choosing and undoing would make time."""
    if clock.kind != "live":
        return banks
    return _set(banks, seat, max(0, banks.left[seat] - choices * clock.increment_ms), banks.since[seat])


def refill(banks: Banks, clock: Clock, seat: Seat, at: Millis) -> Banks:
    """A person came back after the time was up, and gets enough to play at all."""
    since = None if banks.since[seat] is None else at
    if clock.kind != "live":
        return _set(banks, seat, banks.left[seat], since)
    return _set(banks, seat, max(_remaining(banks, clock, seat, at), clock.increment_ms, MERCY), since)


def deadline(banks: Banks, clock: Clock, seat: Seat) -> Millis | None:
    """When the seat's time is up, if it stays as it is now; None if nothing runs."""
    since = banks.since[seat]
    if since is None or clock.kind == "none":
        return None
    return since + (banks.left[seat] if clock.kind == "live" else round(clock.days * DAY))


def late(banks: Banks, clock: Clock, now: Millis) -> list[Seat]:
    """The seats whose time is up."""
    due = [(seat, deadline(banks, clock, seat)) for seat in range(len(banks.left))]
    return [seat for seat, when in due if when is not None and when <= now]


def left(banks: Banks, clock: Clock, seat: Seat, now: Millis) -> Millis | None:
    """What the seat has: of its bank, or of its days while it owes a choice. None where nothing is counted."""
    if clock.kind == "live":
        return _remaining(banks, clock, seat, now)
    when = deadline(banks, clock, seat)
    return None if when is None else max(0, when - now)


@lru_cache(1024)
def dump(banks: Banks) -> str:
    return json.dumps({"left": banks.left, "since": banks.since}, separators=(",", ":"))


def parse(text: str) -> Banks:
    """The other way round; "{}" is a match that has not begun."""
    raw = json.loads(text)
    return Banks(tuple(raw.get("left", ())), tuple(raw.get("since", ())))


def _remaining(banks: Banks, clock: Clock, seat: Seat, now: Millis) -> Millis:
    """Of the bank. Workers' clocks may differ a little: time that runs backwards costs and gives nothing."""
    since = banks.since[seat]
    spent = max(0, now - since) if since is not None and clock.kind == "live" else 0
    return max(0, banks.left[seat] - spent)


def _set(banks: Banks, seat: Seat, left: Millis, since: Millis | None) -> Banks:
    return Banks(
        banks.left[:seat] + (left,) + banks.left[seat + 1 :],
        banks.since[:seat] + (since,) + banks.since[seat + 1 :],
    )
