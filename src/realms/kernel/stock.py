"""Frames that all games share: ask one seat, choose among verbs, answer windows, sealed choices, each seat."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, final

from mypy_extensions import mypyc_attr

from .frame import Ask, Frame, G, Steps, Verb
from .model import EVERYONE, OK, Arg, Decision, EventKind, Option, Seat, option

PASS: Final = option("pass")
DONE: Final = option("done")
NONE: Final = option("none")
"""Offered when nothing is legal among hidden things, so that being asked tells nobody anything."""
WITHDRAW: Final = option("withdraw")

SEALED_IN: Final = EventKind("sealed-in", "who")
SEALED_OUT: Final = EventKind("sealed-out", "who")
REVEALED: Final = EventKind("revealed", "who", "choice")


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSeat(Ask[G], Generic[G]):
    """Asks one seat one question while `open`. PROMPT is the message id, RULE the rule that asks."""

    PROMPT: ClassVar[str] = ""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def open(self, g: G) -> bool:
        """Is the question still to be answered? Public facts only."""
        raise NotImplementedError

    def choices(self, g: G, menu: Decision) -> None:
        """Offer (or refuse) each option."""
        raise NotImplementedError

    def args(self, g: G) -> tuple[tuple[str, Arg], ...]:
        """Arguments of the prompt's message; public facts only."""
        return ()

    def asked_by(self, g: G) -> str:
        """The rule that asks, where it is not always the same."""
        return self.RULE

    def pending(self, g: G) -> list[Decision]:
        if not self.open(g):
            return []
        menu = Decision(self.seat, self.PROMPT, self.asked_by(g), self.args(g), False, g.explain)
        self.choices(g, menu)
        return [menu]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskOnce(AskSeat[G], Generic[G]):
    """A question that its answer closes: whoever carries the choice out clears `going`."""

    def __init__(self, seat: Seat, going: bool) -> None:
        super().__init__(seat)
        self.going = going

    def open(self, g: G) -> bool:
        return self.going


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Ask[G], Generic[G]):
    """An Ask made of verbs, closed by "done" or by a verb that clears `going`."""

    PROMPT: ClassVar[str] = ""

    def __init__(self, seat: Seat, going: bool) -> None:
        self.seat = seat
        self.going = going

    def verbs(self, g: G) -> tuple[Verb[G], ...]:
        raise NotImplementedError

    def pending(self, g: G) -> list[Decision]:
        if not self.going:
            return []
        menu = Decision(self.seat, self.PROMPT, self.RULE, (), False, g.explain)
        for verb in self.verbs(g):
            verb.offer(g, self.seat, menu)
        return [menu] if menu.options else []

    def chosen(self, g: G, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "done":
            self.going = False
            return None
        for verb in self.verbs(g):
            if option.verb == verb.NAME:
                return verb.do(g, seat, option.refs)
        raise AssertionError(option.key)


@final
class Finish(Verb[G], Generic[G]):
    """The verb that offers "done"; a Choose carries it out itself."""

    NAME: ClassVar[str] = "done"

    def offer(self, g: G, seat: Seat, menu: Decision) -> None:
        menu.offer(OK, DONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[G], Generic[G]):
    """Seats in order may answer a trigger or pass; any answer starts the round of passes anew.

    Asks every seat that could, from public knowledge, hold an answer (`may_hold`), whatever it holds:
    skipping a seat that holds none would tell the others so. The last declared answer resolves first,
    because an answer is a child frame with a window of its own.
    """

    PROMPT: ClassVar[str] = ""

    def __init__(self, trigger: str, order: tuple[Seat, ...], passed: int) -> None:
        self.trigger = trigger
        self.order = order
        self.passed = passed

    def may_hold(self, g: G, seat: Seat) -> bool:
        """Could this seat hold an answer, by public facts?"""
        raise NotImplementedError

    def answers(self, g: G, seat: Seat, menu: Decision) -> None:
        """Offer the seat's answers; `pass` is added by the window."""
        raise NotImplementedError

    def answer(self, g: G, seat: Seat, option: Option) -> Frame | None:
        """Play an answer."""
        raise NotImplementedError

    def args(self, g: G) -> tuple[tuple[str, Arg], ...]:
        """What the question names."""
        return (("trigger", self.trigger),)

    def speaker(self, g: G) -> Seat:
        """The seat to speak, or -1."""
        for seat in self.order[self.passed :]:
            if self.may_hold(g, seat):
                return seat
        return -1

    def pending(self, g: G) -> list[Decision]:
        seat = self.speaker(g)
        if seat < 0:
            return []
        menu = Decision(seat, self.PROMPT, self.RULE, self.args(g), False, g.explain)
        self.answers(g, seat, menu)
        menu.offer(OK, PASS)
        return [menu]

    def chosen(self, g: G, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "pass":
            self.passed = self.order.index(seat) + 1
            return None
        self.passed = 0
        return self.answer(g, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask[G], Generic[G]):
    """All seats choose at once; nobody learns an answer before the last is in.

    Answers are option keys. Whoever is in may withdraw while the others still think. The parent reads
    `sealed` with `took`.
    """

    PROMPT: ClassVar[str] = ""

    def __init__(self, seats: tuple[Seat, ...], sealed: dict[Seat, str]) -> None:
        self.seats = seats
        self.sealed = sealed

    def choices(self, g: G, menu: Decision) -> None:
        """Offer the options of `menu.seat`."""
        raise NotImplementedError

    def args(self, g: G, seat: Seat) -> tuple[tuple[str, Arg], ...]:
        return ()

    def pending(self, g: G) -> list[Decision]:
        if len(self.sealed) == len(self.seats):
            return []
        due: list[Decision] = []
        for seat in self.seats:
            if seat not in self.sealed:
                menu = Decision(seat, self.PROMPT, self.RULE, self.args(g, seat), False, g.explain)
                self.choices(g, menu)
            else:
                menu = Decision(seat, "sealed-wait", self.RULE, (), True)
                menu.offer(OK, WITHDRAW)
            due.append(menu)
        return due

    def chosen(self, g: G, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "withdraw":
            del self.sealed[seat]
            g.tell(SEALED_OUT, seat)
            return None
        self.sealed[seat] = option.key
        g.tell(SEALED_IN, seat)
        if len(self.sealed) == len(self.seats):
            g.learned = EVERYONE
            for s in self.seats:
                g.tell(REVEALED, s, self.sealed[s])
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Steps[G], Generic[G]):
    """Runs a child for each seat of `order`, one after the other."""

    ORDER: ClassVar[tuple[str, ...]] = ("next_seat",)

    def __init__(self, order: tuple[Seat, ...], turn: int, at: str) -> None:
        super().__init__(at)
        self.order = order
        self.turn = turn

    def each(self, g: G, seat: Seat) -> Frame | None:
        """What this seat does."""
        raise NotImplementedError

    def next_seat(self, g: G) -> Frame | None:
        if self.turn >= len(self.order):
            return None
        seat = self.order[self.turn]
        self.turn += 1
        self.again("next_seat")
        return self.each(g, seat)


def clockwise(seats: int, start: Seat) -> tuple[Seat, ...]:
    """All seats from `start` on, to the left."""
    return tuple([(start + i) % seats for i in range(seats)])
