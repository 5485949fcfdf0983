"""Primitives outside the battle: tokens, Towers, conquests."""

from __future__ import annotations

from typing import final

from realms.kernel.frame import Frame
from realms.kernel.model import Refs, Seat

from ..events import (
    FAR_TARGETS,
    ONCE_MORE,
    TOKEN_MOVED,
    TOKEN_REMOVED,
    TOWER_BUILT,
    WARDED,
)
from ..rules.board import is_castle, lands, ordinary
from ..state import ElvenRage
from ..terms import NONE
from .base import Power
from .words import say

TOP_CARDS = 3


def cell_of(g: ElvenRage, name: str) -> int:
    return g.map.index[name]


@final
class MoveToken(Power):
    """ER-ACTION-11. An own token goes to an adjacent ownerless land, without a battle and without an Artifact."""

    def __init__(self) -> None:
        super().__init__("move_token", 2)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = []
        for cell in lands(g, user):
            if not is_castle(g, cell):
                for to in g.map.near[cell]:
                    if g.owner[to] == NONE and not is_castle(g, to):
                        found.append((g.map.cells[cell], g.map.cells[to]))
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.owner[cell_of(g, refs[0])] = NONE
        g.owner[cell_of(g, refs[1])] = user
        g.tell(TOKEN_MOVED, user, refs[0], refs[1])
        return None

    def text(self, lang: str) -> str:
        return say(lang, "move_token")


@final
class RemoveToken(Power):
    """The token of an opponent leaves an ordinary land beside an own one."""

    def __init__(self) -> None:
        super().__init__("remove_token", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = []
        for cell, owner in enumerate(g.owner):
            theirs = owner not in (NONE, user) and ordinary(g, cell)
            if theirs and any(g.owner[n] == user for n in g.map.near[cell]):
                found.append((g.map.cells[cell],))
        return found

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        cell = cell_of(g, refs[0])
        g.tell(TOKEN_REMOVED, g.owner[cell], refs[0])
        g.owner[cell] = NONE
        return None

    def text(self, lang: str) -> str:
        return say(lang, "remove_token")


@final
class BuildTower(Power):
    """ER-ARTIFACT-06. A Tower on an own ordinary land."""

    def __init__(self) -> None:
        super().__init__("build_tower", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [(g.map.cells[cell],) for cell in lands(g, user) if ordinary(g, cell)]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.built.append(cell_of(g, refs[0]))
        g.tell(TOWER_BUILT, user, refs[0])
        return None

    def text(self, lang: str) -> str:
        return say(lang, "build_tower")


@final
class Reach(Power):
    """The target of this Conquest phase may be further away; not a Castle."""

    def __init__(self, n: int) -> None:
        super().__init__("reach", 0)
        self.n = n

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()] if g.reach < self.n else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.reach = self.n
        g.tell(FAR_TARGETS, user, self.n)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "reach", self.n)


@final
class ExtraConquest(Power):
    """One more Conquest phase after this one; once a turn."""

    def __init__(self) -> None:
        super().__init__("extra_conquest", 0)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        return [()] if g.again == 0 else []

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.again = 1
        g.tell(ONCE_MORE, user)
        return None

    def text(self, lang: str) -> str:
        return say(lang, "extra_conquest")


@final
class ProtectLand(Power):
    """An own land, but no Castle, cannot be chosen for conquest until the user's next turn."""

    def __init__(self) -> None:
        super().__init__("protect_land", 1)

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        own = [cell for cell in lands(g, user) if not is_castle(g, cell) and g.wards[cell] == NONE]
        return [(g.map.cells[cell],) for cell in own]

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        g.wards[cell_of(g, refs[0])] = user
        g.tell(WARDED, user, refs[0])
        return None

    def text(self, lang: str) -> str:
        return say(lang, "protect_land")
