"""Diplomacy (RW-DIPLO): influence buys fate cards, and one of them says what neutrals do."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, AskSeat

from ..events import NEUTRALS_ANSWERED, PARLEY
from ..state import Runewars
from ..terms import DIPLOMACY_LIMIT, GOLD, RED
from .afield import Afield
from .areas import units
from .arrival import fight, join
from .fate import destiny, discard_fate, draw_fate, same
from .hands import spend_influence


@final
class Diplomacy(Afield):
    """RW-DIPLO-01 to 03, 07, 08, 10. `second`: no battle may begin, so whoever fails retreats."""

    RULE: ClassVar[str] = "RW-DIPLO-01"
    ORDER: ClassVar[tuple[str, ...]] = ("parley", "draw", "answer", "enter")

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        standing: Public[list[str]],
        second: Public[bool],
        conquer_bonus: Public[bool],
        cards: Public[list[str]],
        at: Public[str] = "parley",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.area = area
        self.standing = standing
        self.second = second
        self.conquer_bonus = conquer_bonus
        self.cards = cards

    def holds(self, g: Runewars, seat: Seat) -> bool:
        return seat == self.seat and bool(self.standing)

    def parley(self, g: Runewars) -> Frame | None:
        """Who has no influence cannot talk."""
        if g.realms[self.seat].influence == 0:
            return self.refused(g)
        return Parley(self.seat, self.area, self.second)

    def draw(self, g: Runewars) -> Frame | None:
        """One card for each influence; there is nothing to choose where all say the same."""
        n = g.took(Parley).spent
        if n == 0:
            return self.refused(g)
        g.tell(PARLEY, self.seat, g.land.areas[self.area], n)
        spend_influence(g, self.seat, n)
        self.cards = draw_fate(g, self.seat, n)
        return ChooseFate(self.seat, self.area, self.cards[:], same(self.cards))

    def answer(self, g: Runewars) -> Frame | None:
        said = destiny(g.took(ChooseFate).card)
        discard_fate(g, self.cards)
        self.cards = []
        g.tell(NEUTRALS_ANSWERED, g.land.areas[self.area], said)
        if said == RED:
            return self.refused(g)
        if said == GOLD:
            return None
        from .retreat import neutrals_retreat

        return neutrals_retreat(g, self.area)

    def enter(self, g: Runewars) -> Frame | None:
        """Whoever is left in the area is an ally now."""
        standing = self.standing
        self.standing = []
        rule = "RW-DIPLO-06" if units(g, self.area) else "RW-MOVE-12"
        return join(g, self.seat, self.area, standing, rule)

    def refused(self, g: Runewars) -> Frame | None:
        """It comes to a battle, or to a retreat where none may begin."""
        self.leave()
        standing = self.standing
        self.standing = []
        if not self.second:
            return fight(g, self.seat, self.area, standing, self.conquer_bonus)
        from .retreat import retreat

        return retreat(g, self.seat, self.area, standing, [])


@final
class Parley(AskOnce[Runewars]):
    """RW-DIPLO-01, 08. So much influence is spent, or it is fought."""

    RULE: ClassVar[str] = "RW-DIPLO-01"
    PROMPT: ClassVar[str] = "rw-parley"

    def __init__(
        self,
        seat: Public[int],
        area: Public[int],
        second: Public[bool],
        spent: Public[int] = 0,
        going: Public[bool] = True,
    ) -> None:
        super().__init__(seat, going)
        self.area = area
        self.second = second
        self.spent = spent

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]), ("n", len(units(g, self.area))))

    def choices(self, g: Runewars, menu: Decision) -> None:
        for n in range(1, DIPLOMACY_LIMIT + 1):
            menu.offer(OK if n <= g.realms[self.seat].influence else self.RULE, option("parley", str(n)))
        menu.offer("RW-DIPLO-07" if self.second else OK, option("fight"))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.spent = int(option.refs[0]) if option.verb == "parley" else 0
        return None


@final
class ChooseFate(AskSeat[Runewars]):
    """RW-DIPLO-01. One of the drawn cards is chosen. `card`: which, or an empty word until it is."""

    RULE: ClassVar[str] = "RW-DIPLO-02"
    PROMPT: ClassVar[str] = "rw-choose-fate"

    def __init__(self, seat: Public[int], area: Public[int], cards: Public[list[str]], card: Public[str]) -> None:
        super().__init__(seat)
        self.area = area
        self.cards = cards
        self.card = card

    def open(self, g: Runewars) -> bool:
        return self.card == ""

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("area", g.land.areas[self.area]),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for card in self.cards:
            menu.offer(OK, option("fate", card))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.card = option.refs[0]
        return None
