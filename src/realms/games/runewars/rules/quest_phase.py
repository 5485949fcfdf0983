"""The quest phase (RW-HERO-03): one player after another acts with all heroes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Seat
from realms.kernel.stock import EachSeat

from ..state import Runewars
from ..terms import NEUTRALS, TRIANGLE
from .areas import left_of
from .hero_powers import Slay, of_shape
from .hero_turns import HeroTurns
from .heroes import heal, heroes_of

VARIKAS: Final = "varikas_the_dead"
RECOVERY: Final = 2
MORDROG: Final = "mordrog"


@final
class QuestPhase(EachSeat[Runewars]):
    """RW-HERO-03. In influence rank; Varikas recovers first (RW-HERO-42)."""

    RULE: ClassVar[str] = "RW-HERO-03"
    ORDER: ClassVar[tuple[str, ...]] = ("recover", "next_seat")

    def __init__(self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "recover") -> None:
        super().__init__(order, turn, at)

    def context(self) -> str:
        return "quests"

    def recover(self, g: Runewars) -> Frame | None:
        for hero in g.heroes:
            if hero.id == VARIKAS:
                heal(g, hero, RECOVERY)
        return None

    def each(self, g: Runewars, seat: Seat) -> Frame | None:
        return Questing(seat) if heroes_of(g, seat) else None


@final
class Questing(Steps[Runewars]):
    """One player's part; Mordrog's rage comes when it is over."""

    RULE: ClassVar[str] = "RW-HERO-03"
    ORDER: ClassVar[tuple[str, ...]] = ("act", "rage")

    def __init__(self, seat: Public[int], at: Public[str] = "act") -> None:
        super().__init__(at)
        self.seat = seat

    def act(self, g: Runewars) -> Frame | None:
        return HeroTurns(self.seat, [], "", [], [])

    def rage(self, g: Runewars) -> Frame | None:
        """RW-HERO-36. Designed: he has to stand."""
        for hero in heroes_of(g, self.seat):
            if hero.id == MORDROG and not hero.routed:
                holder = g.holder[hero.area]
                if holder != self.seat and of_shape(g, hero.area, TRIANGLE):
                    chooser = left_of(g, self.seat) if holder == NEUTRALS else holder
                    return Slay(chooser, hero.area, TRIANGLE, 1, "RW-HERO-36")
        return None
