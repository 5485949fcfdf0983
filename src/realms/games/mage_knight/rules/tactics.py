"""Tactics (MK-ROUND-15 to 19): when they do something. What each does is in oddities/tactics.py."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import Decision, Refs, Seat, Why, option

from ..state import MageKnight


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactic:
    """A tactic card: its number, and what it does when. A plain one has nothing but its place in the order."""

    def __init__(self, name: str, number: int, *, night: bool) -> None:
        self.name: Final = name
        self.number: Final = number
        self.night: Final = night

    def taken(self, g: MageKnight, seat: Seat) -> Frame | None:
        """MK-ROUND-17. When you take this tactic."""
        return None

    def turn_starts(self, g: MageKnight, seat: Seat) -> None:
        """At the start of the own turn."""

    def use_why(self, g: MageKnight, seat: Seat) -> Why:
        """May it be used in the own turn just now? Not thought of, unless it says so."""
        return "-"

    def use(self, g: MageKnight, seat: Seat) -> Frame | None:
        return None

    def more_cards(self, g: MageKnight, seat: Seat) -> int:
        """By how much the hand limit is higher at the end of a turn."""
        return 0


TACTICS: Final[dict[str, Tactic]] = {}


def add(tactic: Tactic) -> None:
    TACTICS[tactic.name] = tactic


def laid_out(*, night: bool) -> list[str]:
    """The six of a time of day, by number."""
    found = [t for t in TACTICS.values() if t.night == night]
    return [t.name for t in sorted(found, key=lambda t: t.number)]


def left(g: MageKnight) -> list[str]:
    """Those of the time of day that did not leave the game. All of them, if they would not do for everybody: where
    days do not alternate with nights (MK-OPT-14) they could run out."""
    laid = laid_out(night=g.night)
    there = [name for name in laid if name not in g.tactics_gone]
    if len(there) < g.seats + (1 if g.dummy is not None else 0):
        g.tactics_gone = [name for name in g.tactics_gone if name not in laid]
        return laid
    return there


def of(g: MageKnight, seat: Seat) -> Tactic:
    return TACTICS[g.heroes[seat].tactic]


def turn_starts(g: MageKnight, seat: Seat) -> None:
    of(g, seat).turn_starts(g, seat)


@final
class UseTactic(Verb[MageKnight]):
    """A tactic that is used in the own turn."""

    NAME: ClassVar[str] = "tactic"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        why = of(g, seat).use_why(g, seat)
        if why != "-":
            menu.offer(why, option("tactic", g.heroes[seat].tactic))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        return of(g, seat).use(g, seat)


USE_TACTIC: Final = UseTactic()
