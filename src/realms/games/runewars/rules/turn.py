"""A turn (RW-TERM-08, RW-ORDER-05): one player carries out an order, and uses what may be used in the own turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Decision, Option, Public, Seat
from realms.kernel.stock import DONE, AskOnce

from ..state import Runewars
from ..terms import OWN_TURN
from .tactics import offer_tactics, play_tactic


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderRule:
    """What one order lets its player do. Stateless; `turn.done` remembers the parts that were carried out."""

    def offer(self, g: Runewars, turn: Turn, menu: Decision) -> None:
        """Offer each part that is still to be done, the supremacy bonus only if `turn.bonus`."""
        raise NotImplementedError

    def do(self, g: Runewars, turn: Turn, option: Option) -> Frame | None:
        raise NotImplementedError


ORDER_RULES: Final[dict[str, OrderRule]] = {}
"""By order; filled by rules/orders_*.py."""

OWN_TURN_VERBS: Final[list[Verb[Runewars]]] = []
"""What else a player may do in the own turn: objectives, titles, rewards. Filled by their chapters."""


@final
class Turn(AskOnce[Runewars]):
    """RW-ORDER-05. Any part may be declined; the player says when the turn is over."""

    RULE: ClassVar[str] = "RW-TERM-08"
    PROMPT: ClassVar[str] = "rw-turn"

    def __init__(
        self,
        seat: Public[int],
        order: Public[str],
        bonus: Public[bool],
        void: Public[bool],
        done: Public[list[str]],
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.order = order
        self.bonus = bonus  # may the supremacy bonus be used (RW-ORDER-03)
        self.void = void  # RW-ORDER-04
        self.done = done  # parts of the order, and things that are used once a turn

    def open(self, g: Runewars) -> bool:
        """RW-WIN-04. Who has lost everything in the own turn has no more of it."""
        return self.going and not g.realms[self.seat].out

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("order", self.order),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        if not self.void:
            ORDER_RULES[self.order].offer(g, self, menu)
        offer_tactics(g, self.seat, menu, OWN_TURN)
        for verb in OWN_TURN_VERBS:
            verb.offer(g, self.seat, menu)
        menu.offer(OK, DONE)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        if option.verb == "play":
            return play_tactic(g, seat, option.refs[0], OWN_TURN)
        for verb in OWN_TURN_VERBS:
            if option.verb == verb.NAME:
                return verb.do(g, seat, option.refs)
        return ORDER_RULES[self.order].do(g, self, option)


def turn_of(g: Runewars) -> Turn | None:
    """The turn that is under way, for things that are used once in it."""
    return g.nearest(Turn)
