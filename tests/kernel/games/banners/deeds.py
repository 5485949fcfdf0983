"""Deeds: an order or a tactics card is declared, aimed, answered by the others and carried out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.banners.state import Banners
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, EventKind, Option, Public, Seat, Why, option
from realms.kernel.modifiers import Modifier
from realms.kernel.stock import AskSeat, Window, clockwise
from realms.kernel.zones import move

from . import battle, court

AIMED: Final = ("march", "divert", "spy", "panic")
WHEN: Final[dict[str, str]] = {
    "veto": "deed", "divert": "deed", "spy": "deed", "charge": "battle", "panic": "battle", "oath": "never",
}  # fmt: skip
"""Which trigger each tactics card answers."""

DECLARED: Final = EventKind("deed-declared", "who", "deed")
STOPPED: Final = EventKind("deed-stopped", "who", "deed")


def answer_why(g: Banners, card: str, trigger: str) -> Why:
    """BA-TACTICS-01. May this card answer now?"""
    if WHEN[card] != trigger:
        return "BA-TACTICS-01"
    if card == "divert":
        deed = g.nearest(Deed)
        return OK if deed is not None and deed.target >= 0 else "BA-TACTICS-03"
    return OK


@final
class Answers(Window[Banners]):
    """BA-TACTICS-01. Whoever holds cards may answer with one."""

    RULE: ClassVar[str] = "BA-TACTICS-01"
    PROMPT: ClassVar[str] = "answer"

    def __init__(self, trigger: Public[str], order: Public[tuple[int, ...]], passed: Public[int] = 0) -> None:
        super().__init__(trigger, order, passed)

    def may_hold(self, g: Banners, seat: Seat) -> bool:
        return len(g.houses[seat].hand.items) > 0

    def answers(self, g: Banners, seat: Seat, menu: Decision) -> None:
        for card in sorted(g.houses[seat].hand.items):
            menu.offer_once(answer_why(g, card, self.trigger), option("answer", card))

    def answer(self, g: Banners, seat: Seat, option: Option) -> Frame | None:
        hand = g.houses[seat].hand
        move(g, hand, hand.find(option.refs[0]), g.spent)
        return Deed(seat, option.refs[0])


@final
class Aim(AskSeat[Banners]):
    """BA-DEED-02. Choose another house."""

    RULE: ClassVar[str] = "BA-DEED-02"
    PROMPT: ClassVar[str] = "aim"

    def __init__(self, seat: Public[int], target: Public[int] = -1) -> None:
        super().__init__(seat)
        self.target = target

    def open(self, g: Banners) -> bool:
        return self.target < 0

    def choices(self, g: Banners, menu: Decision) -> None:
        for s in range(g.seats):
            menu.offer("BA-DEED-02" if s == self.seat else OK, option("at", str(s)))

    def chosen(self, g: Banners, seat: Seat, option: Option) -> Frame | None:
        self.target = int(option.refs[0])
        return None


@final
class Deed(Steps[Banners]):
    """BA-DEED-01. The last declared is carried out first, and may stop or turn the one it answers."""

    RULE: ClassVar[str] = "BA-DEED-01"
    ORDER: ClassVar[tuple[str, ...]] = ("declare", "answers", "carry_out")

    def __init__(
        self,
        seat: Public[int],
        what: Public[str],
        target: Public[int] = -1,
        stopped: Public[bool] = False,
        at: Public[str] = "declare",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.what = what
        self.target = target
        self.stopped = stopped

    def declare(self, g: Banners) -> Frame | None:
        g.tell(DECLARED, self.seat, self.what)
        return Aim(self.seat) if self.what in AIMED else None

    def answers(self, g: Banners) -> Frame | None:
        if self.what in AIMED:
            self.target = g.took(Aim).target
        return Answers("deed", clockwise(g.seats, self.seat)[1:])

    def carry_out(self, g: Banners) -> Frame | None:
        if self.stopped:
            g.tell(STOPPED, self.seat, self.what)
            return None
        return order(g, self) if self.what in ("march", "court", "recruit", "scheme") else tactics(g, self)


def order(g: Banners, deed: Deed) -> Frame | None:
    """BA-ORDER. What each order card does."""
    house = g.houses[deed.seat]
    if deed.what == "march":
        return battle.Battle(deed.seat, deed.target)
    if deed.what == "court":
        return court.Court(clockwise(g.seats, deed.seat))
    if deed.what == "recruit":
        for rank in range(2):
            house.units[rank] += 1
    else:
        house.influence += 1
        for _ in range(min(2, len(g.tactics.items))):
            move(g, g.tactics, 0, house.hand)
    return None


def tactics(g: Banners, deed: Deed) -> Frame | None:
    """BA-TACTICS. What each tactics card does."""
    below = g.below(deed, Deed)
    if deed.what == "veto" and below is not None:
        below.stopped = True
    elif deed.what == "divert" and below is not None and deed.target != below.seat:
        below.target = deed.target
    elif deed.what == "spy":
        hand = g.houses[deed.target].hand
        if hand.items:
            hand.show(g, 0, 1 << deed.seat)
    elif deed.what == "charge":
        g.modifiers.append(Modifier("strength", 2, "battle", "charge", deed.seat))
    elif deed.what == "panic":
        return battle.Suffer(deed.target, 1)
    return None
