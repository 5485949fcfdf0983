"""The year: secret orders, their reveal, one turn each, and the harvest."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.banners.deeds import Deed
from kernel.games.banners.state import YEARS, Banners
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Public, Sealed, Seat, option
from realms.kernel.stock import EachSeat, SealedAsk
from realms.kernel.zones import move

ORDERS: Final = ("march", "court", "recruit", "scheme")


@final
class SecretOrders(SealedAsk[Banners]):
    """BA-YEAR-01. Each house chooses one of the orders it has left."""

    RULE: ClassVar[str] = "BA-YEAR-01"
    PROMPT: ClassVar[str] = "order"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Banners, menu: Decision) -> None:
        for card in ORDERS:
            menu.offer(OK if card in g.houses[menu.seat].orders.items else "BA-YEAR-02", option("order", card))


@final
class Turns(EachSeat[Banners]):
    """BA-YEAR-03. The orders are carried out one after the other."""

    RULE: ClassVar[str] = "BA-YEAR-03"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: Banners, seat: Seat) -> Frame | None:
        return Deed(seat, g.houses[seat].played.items[-1])


@final
class Years(Steps[Banners]):
    """BA-YEAR-01."""

    RULE: ClassVar[str] = "BA-YEAR-01"
    ORDER: ClassVar[tuple[str, ...]] = ("orders", "reveal", "harvest", "goals")

    def __init__(self, at: Public[str] = "orders") -> None:
        super().__init__(at)

    def orders(self, g: Banners) -> Frame | None:
        return SecretOrders(tuple(range(g.seats)), {})

    def reveal(self, g: Banners) -> Frame | None:
        sealed = g.took(SecretOrders).sealed
        rank: dict[Seat, tuple[int, int, int]] = {}
        for s, house in enumerate(g.houses):
            card = sealed[s].split(":")[1]
            move(g, house.orders, house.orders.find(card), house.played)
            rank[s] = (ORDERS.index(card), -house.influence, s)
        return Turns(tuple(sorted(rank, key=lambda s: rank[s])))

    def harvest(self, g: Banners) -> Frame | None:
        for house in g.houses:
            house.influence += 1
            if g.tactics.items:
                move(g, g.tactics, 0, house.hand)
        g.year += 1
        if g.year < YEARS:
            self.again("orders")
        return None

    def goals(self, g: Banners) -> Frame | None:
        """BA-YEAR-05. At the end the goals are shown to all."""
        for house in g.houses:
            house.goal.show(g, 0, EVERYONE)
        return None
