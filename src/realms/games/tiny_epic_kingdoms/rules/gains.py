"""Gaining and losing resources under the cap of nine (TEK-COLLECT-06), and gains of choice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public

from ..events import GAINED, PAID
from ..state import TinyEpicKingdoms
from ..terms import CAP, RESOURCES
from .asks import Question, per_resource

GAIN: Final = per_resource("gain")


def gain(g: TinyEpicKingdoms, seat: int, resource: int, n: int) -> None:
    """TEK-COLLECT-06: what does not fit under nine is lost."""
    stock = g.realms[seat].stock
    fits = min(n, CAP - stock[resource])
    if fits > 0:
        stock[resource] += fits
        g.tell(GAINED, seat, fits, RESOURCES[resource])


def spend(g: TinyEpicKingdoms, seat: int, resource: int, n: int) -> None:
    if n > 0:
        g.realms[seat].stock[resource] -= n
        assert g.realms[seat].stock[resource] >= 0
        g.tell(PAID, seat, n, RESOURCES[resource])


def gain_choice(seat: int, n: int, rule: str) -> Frame | None:
    """A frame that lets the seat choose n resources, or None for none."""
    return GainOfChoice(seat, n, rule) if n > 0 else None


@final
class GainOfChoice(Question):
    """n resources of the player's choice, one a click; ends early when nothing fits any more."""

    PROMPT: ClassVar[str] = "gain-of-choice"
    RULE: ClassVar[str] = "TEK-COLLECT-06"

    def __init__(self, seat: Public[int], n: Public[int], rule: Public[str]) -> None:
        super().__init__(seat)
        self.n = n
        self.rule = rule

    def open(self, g: TinyEpicKingdoms) -> bool:
        stock = g.realms[self.seat].stock
        return self.n > 0 and (stock[0] < CAP or stock[1] < CAP or stock[2] < CAP)

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.n),)

    def asked_by(self, g: TinyEpicKingdoms) -> str:
        return self.rule

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        stock = g.realms[self.seat].stock
        for r in range(3):
            menu.offer(OK if stock[r] < CAP else "TEK-COLLECT-06", GAIN[r])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        gain(g, seat, RESOURCES.index(option.refs[0]), 1)
        self.n -= 1
        return None
