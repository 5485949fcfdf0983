"""Seeded randomness as two plain ints inside the state: the same numbers everywhere, compiled or not."""

from __future__ import annotations

from typing import Final, TypeVar

from .frame import Part
from .model import Secret

T = TypeVar("T")

ALGORITHM: Final = "counter32-1"
"""Recorded in every save; changing the numbers below means a new id."""

_MASK: Final = 0xFFFFFFFF


def _mix(x: int) -> int:
    """A 32-bit finaliser whose products stay under 2**60, so compiled code never leaves machine ints."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & _MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & _MASK
    return x ^ (x >> 16)


class Rng(Part):
    """A counter-based generator: draw number n depends on the seed and n only."""

    def __init__(self, seed: Secret[int], draws: Secret[int] = 0) -> None:
        self.seed = seed
        self.draws = draws

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        assert n > 0
        self.draws += 1
        x = _mix((self.seed + self.draws * 0x9E3779B9) & _MASK)
        return _mix(x ^ self.seed) % n

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def split(self) -> Rng:
        """A generator of its own, for guesses that must not move this one further."""
        return Rng(self.below(1 << 31), 0)


def seeded(seed: int) -> Rng:
    """The generator of a seed of any size; nearby seeds give unrelated streams."""
    folded = 0 if seed >= 0 else 0x2545F491  # far from what small seeds of the other sign give
    rest = abs(seed)
    while True:
        folded = _mix((folded * 31 + (rest & _MASK) + 0x7F4A7C15) & _MASK)
        rest >>= 32
        if rest == 0:
            return Rng(folded, 0)


def clone_Rng(o: Rng) -> Rng:
    return Rng(seed=o.seed, draws=o.draws)
