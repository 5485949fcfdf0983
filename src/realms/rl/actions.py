"""Options as numbers.

An option key of the frozen list has its line number, for ever. Keys that are not in the list share the `spare`
numbers behind it: such a key has the number its CRC-32 falls on, and if another option of the same menu has that
one already, the next free one. So a number below `listed` means the same words in every match, process and
release; a spare number means the same words unless two such keys meet in one menu.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final
from zlib import crc32

from .frozen import frozen


class Actions:
    """The numbers of one game's options: 0 to `size` - 1, the first `listed` of them fixed by the list."""

    def __init__(self, keys: Iterable[str], spare: int) -> None:
        self.keys: Final = tuple(keys)
        self.listed: Final = len(self.keys)
        self.spare: Final = spare
        self.size: Final = self.listed + spare
        self.number: Final = {key: i for i, key in enumerate(self.keys)}

    def menu(self, keys: list[str]) -> dict[int, str]:
        """The offered keys by their numbers, in the order they are offered in (spare ones last)."""
        numbers = self.number
        try:
            return {numbers[key]: key for key in keys}
        except KeyError:
            return self._with_spare(keys)

    def _with_spare(self, keys: list[str]) -> dict[int, str]:
        numbers = self.number
        menu = {numbers[key]: key for key in keys if key in numbers}
        for key in keys:
            if key not in numbers:
                step = crc32(key.encode()) % self.spare
                while self.listed + step in menu:
                    step = (step + 1) % self.spare
                menu[self.listed + step] = key
        return menu

    def name(self, number: int) -> str:
        """The key of a number of the list; "spare:<n>" for the others, which have none of their own."""
        return self.keys[number] if number < self.listed else f"spare:{number - self.listed}"


@cache
def actions(game: str) -> Actions:
    """The numbers of a game's options, by its id."""
    found = frozen(game)
    return Actions(found.actions, found.spare)
