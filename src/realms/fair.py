"""Fair shuffles that can be checked: a hash of the seed is published as a match starts, the seed as it ends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from .kernel.codec import a_dict, a_str, present
from .kernel.history import NOBODY, Header, new_dice
from .kernel.model import BadSave, Seat

LONGEST_SALT: Final = 200


def seed_hash(seed: int, salt: str) -> str:
    """What is published of a seed before the match; the salt keeps anyone from trying seeds."""
    return sha256(f"realms:{seed}:{salt}".encode()).hexdigest()


def is_hash(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


class Promise:
    """The hash that was published when the match started, and the salt that goes with the seed."""

    def __init__(self, seed_hash: str, salt: str) -> None:
        self.seed_hash: Final = seed_hash
        self.salt: Final = salt

    def kept(self, seed: int) -> bool:
        """Is this the seed that the hash was made of?"""
        return seed_hash(seed, self.salt) == self.seed_hash

    def plain(self) -> dict[str, str]:
        return {"seed_hash": self.seed_hash, "salt": self.salt}


def promise(raw: object) -> Promise:
    """The entry "fair" of a save. Raises BadSave."""
    entry = a_dict(raw)
    published, salt = a_str(present(entry, "seed_hash")), a_str(present(entry, "salt"))
    if not is_hash(published):
        raise BadSave("The save has something else where the hash of its seed belongs.")
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise BadSave("The save has something else where the salt of its seed belongs.")
    return Promise(published, salt)


def promised(header: Header, moves: Sequence[tuple[Seat, str]]) -> int:
    """The number whose hash was published: the seed, or the last new dice of a match that began from another."""
    for seat, key in reversed(moves):
        if seat == NOBODY:
            return new_dice(key)
    return header.seed


def begun_at(moves: Sequence[tuple[Seat, str]]) -> int | None:
    """After how many choices of another match this one began, with its new dice; None if it has its own start."""
    made = 0
    taken: int | None = None
    for seat, _ in moves:
        if seat == NOBODY:
            taken = made
        else:
            made += 1
    return taken
