"""The war dice (TEK-WAR-02, 03): set secretly, and what Orcs may add after the reveal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Sealed, option
from realms.kernel.stock import PASS, SealedAsk

from ..data.territories import AREAS
from ..events import (
    RAISED,
)
from ..state import TinyEpicKingdoms
from ..terms import DIE_MAX, RESOURCES
from .asks import Question, per_resource
from .gains import spend
from .payment import affordable, capacity, war_value

FLAG_OPTION: Final = option("flag")
BIDS: Final = tuple([option("bid", str(n)) for n in range(DIE_MAX + 1)])
RAISE: Final = per_resource("raise")


@final
class WarDice(SealedAsk[TinyEpicKingdoms]):
    """TEK-WAR-02, 03. Both set their dice secretly; a number must be payable, the flag always may be shown."""

    PROMPT: ClassVar[str] = "war-dice"
    RULE: ClassVar[str] = "TEK-WAR-02"

    def __init__(
        self,
        seats: Public[tuple[int, ...]],
        sealed: Sealed[dict[int, str]],
        area: Public[int],
        by_quest: Public[bool],
    ) -> None:
        super().__init__(seats, sealed)
        self.area = area
        self.by_quest = by_quest

    def most(self, g: TinyEpicKingdoms, seat: int) -> int:
        return capacity(g, seat, self.area, attacking=seat == self.seats[0], by_quest=self.by_quest)

    def settle(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SOLO-04, 07R: the dummy shows a random number it can pay, never the flag by choice."""
        if g.dummy in self.seats and g.dummy not in self.sealed:
            most = self.most(g, g.dummy)
            self.sealed[g.dummy] = BIDS[g.rng.below(most) + 1].key if most > 0 else FLAG_OPTION.key
        return None

    def pending(self, g: TinyEpicKingdoms) -> list[Decision]:
        """The dummy never takes its die back."""
        return [menu for menu in super().pending(g) if menu.seat != g.dummy]

    def args(self, g: TinyEpicKingdoms, seat: int) -> tuple[tuple[str, Arg], ...]:
        foe = self.seats[1] if seat == self.seats[0] else self.seats[0]
        return (("area", AREAS[self.area]), ("whom", foe), ("n", self.most(g, seat)))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        most = self.most(g, menu.seat)
        menu.offer(OK, FLAG_OPTION)
        for n in range(1, most + 1):
            menu.options.append(BIDS[n])
        if menu.explain:
            for n in range(most + 1, DIE_MAX + 1):
                menu.offer("TEK-WAR-03", BIDS[n])


@final
class RaiseBid(Question):
    """TEK-RACE-ORCS-4. One extra resource raises the own number by its value, on top of the payment."""

    PROMPT: ClassVar[str] = "raise-bid"
    RULE: ClassVar[str] = "TEK-RACE-ORCS-4"

    def __init__(
        self,
        seat: Public[int],
        shown: Public[int],
        amount: Public[int],
        extra: Public[int] = 0,
        answered: Public[bool] = False,
    ) -> None:
        super().__init__(seat)
        self.shown = shown
        self.amount = amount
        self.extra = extra
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.shown),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for r in range(3):
            why = "TEK-RACE-ORCS-4R"
            if realm.stock[r] > 0 and war_value(realm, r) > 0:
                realm.stock[r] -= 1
                if affordable(realm) >= self.amount:
                    why = OK
                realm.stock[r] += 1
            menu.offer(why, RAISE[r])
        menu.offer(OK, PASS)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb == "raise":
            resource = RESOURCES.index(option.refs[0])
            self.extra = war_value(g.realms[seat], resource)
            spend(g, seat, resource, 1)
            g.tell(RAISED, seat, self.shown + self.extra)
        return None
