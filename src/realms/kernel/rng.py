"""Seeded randomness as two plain ints inside the state: the same numbers everywhere, compiled or not.

The numbers come from a cryptographic hash, so whoever saw any of them learns nothing about the others: the
only way to the hidden decks and the dice to come is to try every seed there is.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from .frame import Part
from .model import Secret

T = TypeVar("T")

ALGORITHM: Final = "blake2b-1"
"""Recorded in every save; changing the numbers below means a new id."""

MAX_SEED: Final = (1 << 63) - 1
"""Of either sign: what every database and file format can hold, and more than anyone can try."""


class Rng(Part):
    """A counter-based generator: draw number n depends on the seed and n only."""

    def __init__(self, seed: Secret[int], draws: Secret[int] = 0) -> None:
        self.seed = seed
        self.draws = draws

    def below(self, n: int) -> int:
        """A number from 0 to n - 1.

        One draw is one word of 64 bits. No number is more likely than another by more than n in 2**64,
        which no table will ever notice, and a draw stays one step of the counter.
        """
        assert n > 0
        draw = self.draws
        self.draws = draw + 1
        word: int = _words(self.seed, draw >> 3)[draw & 7]
        return word % n

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


@lru_cache(maxsize=256)
def _words(seed: int, block: int) -> tuple[int, ...]:
    """Eight draws at once. Kept beside the generators, not in them, so that copies stay two numbers."""
    return unpack("<8Q", blake2b(f"realms dice {seed} {block}".encode()).digest())


def seeded(seed: int) -> Rng:
    """The generator of a seed of any size; nearby seeds give unrelated streams."""
    folded = blake2b(f"realms seed {seed}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(folded, "little") & MAX_SEED, 0)


def clone_Rng(o: Rng) -> Rng:
    return Rng(seed=o.seed, draws=o.draws)
