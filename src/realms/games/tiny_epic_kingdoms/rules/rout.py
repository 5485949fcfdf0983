"""After a war: plunder, the dragon lair, and the loser's armies leaving (TEK-WAR-11, TEK-BREAK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, option
from realms.kernel.stock import DONE, PASS

from ..data.territories import AREA_OF
from ..events import (
    PLUNDERED,
)
from ..state import TinyEpicKingdoms
from ..terms import CAP, NONE, RESOURCES
from .asks import Question, per_area, per_resource
from .gains import gain_choice
from .retreat import Displace

PLUNDER: Final = per_resource("plunder")
VACATE: Final = per_area("vacate")
USE_LAIR: Final = option("lair")


@final
class Plunder(Question):
    """TEK-RACE-DRAGONKIN-4. Take up to so many resources from the beaten player, within the cap."""

    PROMPT: ClassVar[str] = "plunder"
    RULE: ClassVar[str] = "TEK-RACE-DRAGONKIN-4"

    def __init__(self, seat: Public[int], loser: Public[int], n: Public[int]) -> None:
        super().__init__(seat)
        self.loser = loser
        self.n = n

    def may_take(self, g: TinyEpicKingdoms, resource: int) -> bool:
        return g.realms[self.loser].stock[resource] > 0 and g.realms[self.seat].stock[resource] < CAP

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.n > 0 and (self.may_take(g, 0) or self.may_take(g, 1) or self.may_take(g, 2))

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.n), ("whom", self.loser))

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for r in range(3):
            menu.offer(OK if self.may_take(g, r) else "TEK-RACE-DRAGONKIN-4", PLUNDER[r])
        menu.offer(OK, DONE)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        if option.verb == "done":
            self.n = 0
            return None
        resource = RESOURCES.index(option.refs[0])
        g.realms[self.loser].stock[resource] -= 1
        g.realms[seat].stock[resource] += 1
        g.tell(PLUNDERED, seat, self.loser, RESOURCES[resource])
        self.n -= 1
        return None


@final
class AskLair(Question):
    """TEK-TOKEN-07, 08R. The controller of the dragon lair may take a tower level in place of the army."""

    PROMPT: ClassVar[str] = "lair"
    RULE: ClassVar[str] = "TEK-TOKEN-07"

    def __init__(
        self, seat: Public[int], loser: Public[int], used: Public[bool] = False, answered: Public[bool] = False
    ) -> None:
        super().__init__(seat)
        self.loser = loser
        self.used = used
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("whom", self.loser),)

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        menu.offer(OK, USE_LAIR)
        menu.offer(OK, PASS)

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        self.used = option.verb == "lair"
        return None


@final
class PickVacated(Question):
    """TEK-BREAK-04. The loser chooses the order of the regions."""

    PROMPT: ClassVar[str] = "vacate"
    RULE: ClassVar[str] = "TEK-BREAK-04"

    def __init__(self, seat: Public[int], places: Public[list[int]], area: Public[int] = -1) -> None:
        super().__init__(seat)
        self.places = places
        self.area = area

    def open(self, g: TinyEpicKingdoms) -> bool:
        return self.area == NONE

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for area in self.places:
            menu.offer(OK, VACATE[area])

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.area = AREA_OF[option.refs[0]]
        return None


@final
class Rout(Steps[TinyEpicKingdoms]):
    """TEK-WAR-11, TEK-BREAK-02 to 06R. The loser's armies leave the contested and all shared regions.

    `fled_to`: where the army of the contested region ended.
    """

    RULE: ClassVar[str] = "TEK-BREAK-03"
    ORDER: ClassVar[tuple[str, ...]] = ("order", "displace", "displaced")

    def __init__(
        self,
        loser: Public[int],
        winner: Public[int],
        contested: Public[int],
        places: Public[list[int]],
        free: Public[bool],
        lair: Public[bool],
        area: Public[int] = -1,
        fled_to: Public[int] = -1,
        at: Public[str] = "order",
    ) -> None:
        super().__init__(at)
        self.loser = loser
        self.winner = winner
        self.contested = contested
        self.places = places
        self.free = free
        self.lair = lair
        self.area = area
        self.fled_to = fled_to

    def order(self, g: TinyEpicKingdoms) -> Frame | None:
        self.area = self.places[0]
        return PickVacated(self.loser, self.places[:]) if len(self.places) > 1 else None

    def displace(self, g: TinyEpicKingdoms) -> Frame | None:
        if len(self.places) > 1:
            self.area = g.took(PickVacated).area
        self.places.remove(self.area)
        lair = self.lair and self.area == self.contested
        return Displace(self.loser, self.area, self.free or lair, lair)

    def displaced(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-RACE-UNDEAD-1, 5: armies removed by a war are counted, and pay the Undead."""
        done = g.took(Displace)
        if self.area == self.contested:
            self.fled_to = done.where
        if self.places:
            self.again("order")
        if not done.removed:
            return None
        realm = g.realms[self.winner]
        realm.removed += 1
        return gain_choice(self.winner, realm.powers.removal_gain, "TEK-RACE-UNDEAD-1")
