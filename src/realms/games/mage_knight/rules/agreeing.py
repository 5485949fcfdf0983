"""Agreements between players. Both questions end by themselves: nobody can keep a table waiting with new offers.

`Agreement(who, asked, yes, no)`: one player proposes, the others agree or refuse, all at once and openly. It ends
with the last `agree`, or with the first `refuse`. A kind of agreement is a final subclass with RULE and PROMPT;
`args(g, seat)` words the question, `agree_why(g, seat)` says what keeps this seat from agreeing (it may look at
the own hand: everybody is asked all the same, and may always refuse). Who started it reads `g.took(Kind).agreed`.

`Settlement(order, turn, offer, yes, proposed, result)`: all must settle on one of several things. Who is first in
`order` proposes one (`propose:x`), the others agree or refuse; after a refusal the next proposes. When everybody
has proposed in vain, what was proposed most often holds; of equals what was proposed first. A kind is a final
subclass with RULE and PROMPT (its arguments: `who` proposes, the `offer`, "none" while the proposer is asked);
`things(g)` are the choices. Who started it reads `g.took(Kind).result`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Ask, Frame
from realms.kernel.model import OK, Arg, Decision, Option, Seat, Why, option

from ..events import AGREED, PROPOSED, REFUSED
from ..state import MageKnight
from ..terms import NONE

AGREE: Final = option("agree")
REFUSE: Final = option("refuse")
NOTHING: Final = "none"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreement(Ask[MageKnight]):
    """One proposes, the others agree or refuse."""

    PROMPT: ClassVar[str] = ""

    def __init__(self, who: Seat, asked: tuple[int, ...], yes: list[int], no: Seat) -> None:
        self.who = who
        self.asked = asked
        self.yes = yes  # who has agreed
        self.no = no  # who refused, or NONE

    @property
    def agreed(self) -> bool:
        return self.no == NONE

    def args(self, g: MageKnight, seat: Seat) -> tuple[tuple[str, Arg], ...]:
        return (("who", self.who),)

    def agree_why(self, g: MageKnight, seat: Seat) -> Why:
        return OK

    def pending(self, g: MageKnight) -> list[Decision]:
        due: list[Decision] = []
        if self.no == NONE:
            for seat in self.asked:
                if seat not in self.yes:
                    menu = Decision(seat, self.PROMPT, self.RULE, self.args(g, seat), False, g.explain)
                    menu.offer(self.agree_why(g, seat), AGREE)
                    menu.offer(OK, REFUSE)
                    due.append(menu)
        return due

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "agree":
            self.yes.append(seat)
            g.tell(AGREED, seat)
        else:
            self.no = seat
            g.tell(REFUSED, seat)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Settlement(Ask[MageKnight]):
    """Everybody may propose once; what all agree on holds, else what was proposed most often."""

    PROMPT: ClassVar[str] = ""

    def __init__(
        self, order: tuple[int, ...], turn: int, offer: str, yes: list[int], proposed: list[str], result: str
    ) -> None:
        self.order = order
        self.turn = turn  # whose proposal it is, by place in the order
        self.offer = offer  # what is proposed just now, or ""
        self.yes = yes
        self.proposed = proposed
        self.result = result

    def things(self, g: MageKnight) -> list[str]:
        """What may be proposed; public facts only."""
        raise NotImplementedError

    def settle(self, g: MageKnight) -> Frame | None:
        """Nothing to discuss: one thing only."""
        things = self.things(g)
        if self.result == "" and len(things) == 1:
            self.result = things[0]
        return None

    def pending(self, g: MageKnight) -> list[Decision]:
        if self.result != "":
            return []
        who = self.order[self.turn]
        args: tuple[tuple[str, Arg], ...] = (("who", who), ("offer", self.offer or NOTHING))
        if self.offer == "":
            menu = Decision(who, self.PROMPT, self.RULE, args, False, g.explain)
            for thing in self.things(g):
                menu.offer(OK, option("propose", thing))
            return [menu]
        due: list[Decision] = []
        for seat in self.order:
            if seat != who and seat not in self.yes:
                menu = Decision(seat, self.PROMPT, self.RULE, args, False, g.explain)
                menu.offer(OK, AGREE)
                menu.offer(OK, REFUSE)
                due.append(menu)
        return due

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "propose":
            self.offer = option.refs[0]
            self.proposed.append(self.offer)
            self.yes.clear()
            g.tell(PROPOSED, seat, self.offer)
        elif option.verb == "agree":
            self.yes.append(seat)
            g.tell(AGREED, seat)
        else:
            g.tell(REFUSED, seat)
            self._next(g)
            return None
        if len(self.yes) == len(self.order) - 1:
            self.result = self.offer
        return None

    def _next(self, g: MageKnight) -> None:
        """The next one proposes; nobody is left: what was proposed most often, of equals the first."""
        self.turn += 1
        self.offer = ""
        if self.turn == len(self.order):
            self.result = self.proposed[0]
            for thing in self.proposed:
                if self.proposed.count(thing) > self.proposed.count(self.result):
                    self.result = thing
