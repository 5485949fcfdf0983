"""What a bot is, and what it is given: its decision and the sight of its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias, final

from realms.kernel.match import DERIVED, Match
from realms.kernel.model import Decision, Option, RealmsError, Seat
from realms.kernel.rng import Rng
from realms.kernel.view import View, project, redeal
from realms.kernel.zones import Zone


class UnknownBot(RealmsError):
    """No bot of that name, or not as many as seats."""


Look: TypeAlias = Callable[[], View]
"""Projects what the bot's seat sees now. Costs time, so it is asked for and not handed over."""


@final
class Sight:
    """All that a bot gets of a match: what its seat sees, and worlds that agree with it. A `Look` that redeals."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match: Final = match
        self._seat: Final = seat
        self._base: Match | None = None

    def __call__(self) -> View:
        return project(self._match, self._seat)

    @property
    def game(self) -> str:
        """The ruleset."""
        return self._match.GAME

    def redeal(self, guess: Rng) -> Match:
        """A world that agrees with all the seat knows. It depends on what the seat sees and on `guess` alone."""
        base = self._base
        if base is None or base.seq != self._match.seq:
            base = self._base = forget(self._match, self._seat)
        return redeal(base, self._seat, guess)


def forget(match: Match, seat: Seat) -> Match:
    """A copy without what the seat may not know: no seed, no record, no log, unseen items in order of their names.

    A redeal shuffles: whoever knew the order before could work out from the shuffle what lies where.
    """
    world = match.clone()
    world.header = None
    world.moves = None
    world.log = None
    world.learned = 0
    world.rng = Rng(0, 0)
    zones: list[Zone] = []
    DERIVED[match.GAME].zones(world, zones)
    places: dict[str, list[tuple[Zone, int]]] = {}
    for zone in zones:
        if not zone.seen >> seat & 1:
            unseen = [(zone, i) for i in range(len(zone.items)) if not zone.mask(i) >> seat & 1]
            places.setdefault(zone.pool, []).extend(unseen)
    for pool in places.values():
        items = sorted([zone.items[i] for zone, i in pool])
        for (zone, i), item in zip(pool, items, strict=True):
            zone.items[i] = item
    return world


class Bot(Protocol):
    """Plays one seat of one match."""

    def choose(self, decision: Decision, look: Look) -> Option:
        """One of the decision's options."""
        ...


Maker: TypeAlias = Callable[[Seat, int], Bot]
"""Makes a bot for a seat, from a seed: the same seed, the same choices.

A maker with `WORLDS = True` makes bots that need a `Sight` as their look, not just any."""
