"""Limits, in the memory of this worker: a token bucket for each thing that each visitor does, and open sockets."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final

from .errors import too_many
from .settings import Rate

MOST: Final = 50_000
"""So many buckets are remembered; then the one that was used longest ago is forgotten."""
_SLACK: Final = 1e-9


class Limiter:
    """A bucket is kept as the time at which it will be full again; one that is full need not be kept at all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._clock: Final = clock
        self._most: Final = most
        self._full_at: Final[dict[tuple[str, str], float]] = {}  # used longest ago first

    def allow(self, what: str, who: str, rate: Rate) -> bool:
        """Take one from the bucket; False if it is empty."""
        if rate.per_second <= 0:
            return True
        now = self._clock()
        full_at = max(self._full_at.pop((what, who), now), now)
        taken = full_at + 1 / rate.per_second
        allowed = taken - now <= max(rate.burst, 1) / rate.per_second + _SLACK
        self._full_at[what, who] = taken if allowed else full_at
        self._forget(now)
        return allowed

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget(self, now: float) -> None:
        """A few at each call, so that nobody waits for a great sweep."""
        oldest = list(islice(self._full_at.items(), 3))
        for bucket, full_at in oldest:
            if full_at <= now or len(self._full_at) > self._most:
                del self._full_at[bucket]


class Places:
    """The sockets that each visitor has open, counted from before they open: many at once cannot slip through."""

    def __init__(self) -> None:
        self._taken: Final[Counter[str]] = Counter()

    @contextmanager
    def taken(self, who: str, most: int) -> Iterator[None]:
        """One more, until it is closed. Raises Refuse."""
        if self._taken[who] >= most:
            raise too_many("You have too many open connections; close one first.")
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]

    def __len__(self) -> int:
        return len(self._taken)
