"""A match of nothing, and frames that do as they are told: for tests of the loop and of the stock frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from realms.kernel.frame import Frame, Steps
from realms.kernel.match import Match
from realms.kernel.model import OK, Decision, Option, Outcome, Seat, option
from realms.kernel.rng import Rng
from realms.kernel.stock import AskSeat


class Bare(Match):
    """Has a diary and no components. It cannot be copied or saved."""

    def __init__(self, *stack: Frame, seats: int = 3) -> None:
        super().__init__(seats, list(stack), Rng(1), 0, 0)
        self.diary: list[str] = []
        self.log = []

    def outcome(self) -> Outcome | None:
        return Outcome((0,) * self.seats, ()) if self.over else None

    def keys(self) -> list[list[str]]:
        return [[o.key for o in d.options] for d in self.due]


def started(*stack: Frame, seats: int = 3) -> Bare:
    g = Bare(*stack, seats=seats)
    g.advance()
    return g


Deed = Callable[[Bare], Frame | None]


class Question(AskSeat[Bare]):
    """Asks one seat for one of the answers it was given."""

    PROMPT: ClassVar[str] = "question"

    def __init__(self, seat: Seat, *answers: str, then: Deed | None = None, first: Deed | None = None) -> None:
        super().__init__(seat)
        self.answers = answers
        self.then = then
        self.first = first
        self.answer = ""

    def settle(self, g: Bare) -> Frame | None:
        deed, self.first = self.first, None
        return deed(g) if deed else None

    def open(self, g: Bare) -> bool:
        return self.answer == "" and len(self.answers) > 0

    def choices(self, g: Bare, menu: Decision) -> None:
        for answer in self.answers:
            menu.offer("NO" if answer.startswith("not") else OK, option("say", answer))

    def chosen(self, g: Bare, seat: Seat, option: Option) -> Frame | None:
        self.answer = option.refs[0]
        return self.then(g) if self.then else None


class Three(Steps[Bare]):
    """Three steps that note themselves and then do what they were given."""

    ORDER: ClassVar[tuple[str, ...]] = ("one", "two", "three")

    def __init__(self, phase: str = "", **deeds: Deed) -> None:
        super().__init__("one")
        self.phase = phase
        self.deeds = deeds

    def context(self) -> str:
        return self.phase

    def step(self, name: str, g: Bare) -> Frame | None:
        g.diary.append(name)
        return self.deeds[name](g) if name in self.deeds else None

    def one(self, g: Bare) -> Frame | None:
        return self.step("one", g)

    def two(self, g: Bare) -> Frame | None:
        return self.step("two", g)

    def three(self, g: Bare) -> Frame | None:
        return self.step("three", g)


class Other(Three):
    """Another kind of the same."""
