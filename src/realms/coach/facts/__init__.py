"""What can be counted in each game, to say what an option leaves: `realms.coach.facts.<game>`.

Such a module has `TURN`, the frames (by class name, the first that is there counts) at whose end it is counted;
`WORTH`, for each fact how much one of it weighs against the others, below 0 where less is better, in the order of
telling; and `facts(world, seat)`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, cast

from realms.kernel.match import Match
from realms.kernel.model import Seat


class Counting(Protocol):
    """A module of this folder."""

    TURN: tuple[str, ...]
    WORTH: dict[str, float]

    def facts(self, world: Match, seat: Seat) -> dict[str, float]: ...


_FOUND: Final[dict[str, Counting | None]] = {}


def counting(game: str) -> Counting | None:
    """How to count in a game, by its id; None if nobody has written it."""
    if game not in _FOUND:
        place = f"{__name__}.{game}"
        known = game.isidentifier() and find_spec(place) is not None
        _FOUND[game] = cast(Counting, import_module(place)) if known else None
    return _FOUND[game]
