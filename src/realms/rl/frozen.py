"""What was fixed when a version of an environment was made, and stays: words, rules, prompts, option keys.

Files of version 0 are in `v0/`: `<game>.json` and `<game>.actions`, one option key a line. `freeze.py` wrote them.
They are never written again: what comes later gets the places kept for "other", or a new version.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from .blocks import Words

VERSION: Final = 0


class Frozen:
    """All that was fixed for one game. `frames`: the fields of every rule that may be under way."""

    def __init__(
        self,
        words: dict[str, list[str]],
        frames: dict[str, list[str]],
        prompts: list[str],
        actions: list[str],
        spare: int,
    ) -> None:
        self.frames: Final = frames
        self.prompts: Final = Words(prompts)
        self.actions: Final = tuple(actions)
        self.spare: Final = spare
        self._words: Final = {name: Words(listed) for name, listed in words.items()}

    def words(self, name: str) -> Words:
        return self._words[name]

    def lists(self) -> list[tuple[str, ...]]:
        """Every list of words there is, for whoever wants to know that none has changed."""
        return [(name, *listed.words) for name, listed in self._words.items()]


@cache
def frozen(game: str) -> Frozen:
    """What was fixed for a game, by its id."""
    folder = files(__package__) / f"v{VERSION}"
    raw = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    actions = (folder / f"{game}.actions").read_text(encoding="utf-8").splitlines()
    return Frozen(raw["words"], raw["frames"], raw["prompts"], actions, raw["spare"])
