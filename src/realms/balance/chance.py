"""What is more than luck. Of many lines some look odd by chance alone: Holm's method allows for that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from math import erfc, sqrt
from typing import Final, TypeVar

LUCK: Final = 0.05
"""How often a verdict of "surely" on anything in a table may be wrong."""

Key = TypeVar("Key")


class Verdict(Enum):
    """How sure it is that something is off, or has changed."""

    LUCK = "luck"
    PERHAPS = "perhaps"
    """It would be rare by luck, if it were the only thing looked at."""
    SURELY = "surely"
    """Among all that was looked at, too."""


def two_sided(z: float) -> float:
    """How often luck alone strays so far, either way."""
    return erfc(abs(z) / sqrt(2))


def off_share(share: float, seats: int, fair: float) -> float:
    """The odds that a share is so far from the fair one by luck."""
    scatter = fair * (1 - fair)
    if not seats or not scatter:
        return 1.0
    return two_sided((share - fair) * sqrt(seats / scatter))


def other_share(old: float, old_seats: int, new: float, new_seats: int) -> float:
    """The odds that two shares differ so much by luck."""
    if not old_seats or not new_seats:
        return 1.0
    both = (old * old_seats + new * new_seats) / (old_seats + new_seats)
    scatter = both * (1 - both) * (1 / old_seats + 1 / new_seats)
    return two_sided((new - old) / sqrt(scatter)) if scatter else 1.0


def other_mean(old: float, old_error: float, new: float, new_error: float) -> float:
    """The odds that two means differ so much by luck."""
    error = sqrt(old_error**2 + new_error**2)
    if not error:
        return 1.0 if old == new else 0.0
    return two_sided((new - old) / error)


def verdicts(odds: Mapping[Key, float]) -> dict[Key, Verdict]:
    """Holm's method over all that was looked at."""
    found: dict[Key, Verdict] = {}
    ranked: Sequence[Key] = sorted(odds, key=lambda key: odds[key])
    sure = True
    for rank, key in enumerate(ranked):
        sure = sure and odds[key] * (len(ranked) - rank) < LUCK
        found[key] = Verdict.SURELY if sure else Verdict.PERHAPS if odds[key] < LUCK else Verdict.LUCK
    return found
