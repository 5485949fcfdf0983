"""Nodes that only spells need: bending time, a larger hand, units readied by their levels."""

from __future__ import annotations

from typing import final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Seat, Why, option
from realms.kernel.stock import DONE

from ..rules import bending, units
from ..state import MageKnight
from ..terms import ANY_TIME, PEACEFUL
from . import words
from .base import Deed, Node, running


@final
class BendTime(Deed):
    """MK-EFFECT-06. At the end of the turn the cards come back to hand; another turn follows at once."""

    def __init__(self) -> None:
        super().__init__("bend_time", ANY_TIME, "MK-TURN-16")

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        """Another turn cannot follow one that is taken early, within that of an aggressor (MK-PVP-08)."""
        return "MK-ROUND-24" if g.active != seat else super().why_not(g, seat)

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        bending.bend(g, seat, running(run).source)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "bend-time")


@final
class MoreCards(Deed):
    """The hand limit is higher at the next draw."""

    def __init__(self, n: int) -> None:
        super().__init__("more_cards", ANY_TIME, "MK-TURN-16")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        g.heroes[seat].more_cards += self.n
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "more-cards", self.n)


@final
class ReadyLevels(Deed):
    """MK-UNIT-10, 16. Spent units become ready, as many as their levels together allow; wounded ones too.

    Each unit that is chosen leaves a smaller node behind, which asks again.
    """

    def __init__(self, levels: int) -> None:
        parts: tuple[Node, ...] = (ReadyLevels(levels - 1),) if levels > 1 else ()
        super().__init__("ready_levels", PEACEFUL, "MK-COMBAT-20", parts, prompt="ready-unit")
        self.levels = levels

    def asks(self, g: MageKnight, seat: Seat) -> bool:
        return bool(units.spent(g, seat, self.levels))

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for i in units.spent(g, seat, self.levels):
            menu.offer(OK, option("unit", str(i)))
        menu.offer(OK, DONE)

    def take(self, g: MageKnight, seat: Seat, choice: Option, run: Resolve[MageKnight]) -> Frame | None:
        if choice.verb == "done":
            return None
        i = int(choice.refs[0])
        units.ready(g, seat, i)
        rest = self.levels - units.kinds()[g.heroes[seat].units[i].kind].level
        smaller: Node = self
        while isinstance(smaller, ReadyLevels) and smaller.levels > rest and smaller.parts:
            smaller = smaller.parts[0]
        if rest > 0:
            run.todo.append(smaller)
        return None

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "ready-levels", self.levels)
