"""The court: sealed bids of influence; who bids most is favoured and hears a secret."""

from __future__ import annotations

from typing import ClassVar, final

from kernel.games.banners.state import Banners
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Public, Sealed, option
from realms.kernel.stock import SealedAsk

from . import deeds


@final
class Bids(SealedAsk[Banners]):
    """BA-COURT-01. Everyone bids at once."""

    RULE: ClassVar[str] = "BA-COURT-01"
    PROMPT: ClassVar[str] = "bid"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Banners, menu: Decision) -> None:
        for n in range(4):
            enough = n <= g.houses[menu.seat].influence
            menu.offer(OK if enough else "BA-COURT-01", option("bid", str(n)))


@final
class Court(Steps[Banners]):
    """BA-COURT-02. All bids are paid. Those who tie bid once more; a second tie favours nobody."""

    RULE: ClassVar[str] = "BA-COURT-02"
    ORDER: ClassVar[tuple[str, ...]] = ("bids", "count", "favour", "secret")

    def __init__(
        self,
        bidders: Public[tuple[int, ...]],
        tied: Public[bool] = False,
        winner: Public[int | None] = None,
        at: Public[str] = "bids",
    ) -> None:
        super().__init__(at)
        self.bidders = bidders
        self.tied = tied
        self.winner = winner

    def bids(self, g: Banners) -> Frame | None:
        return Bids(self.bidders, {})

    def count(self, g: Banners) -> Frame | None:
        sealed = g.took(Bids).sealed
        bids = {s: int(sealed[s].split(":")[1]) for s in self.bidders}
        for s in self.bidders:
            g.houses[s].influence -= bids[s]
        best = tuple([s for s in self.bidders if bids[s] == max(bids.values())])
        if len(best) == 1:
            self.winner = best[0]
        elif self.tied:
            self.leave()
        else:
            self.tied = True
            self.bidders = best
            self.again("bids")
        return None

    def favour(self, g: Banners) -> Frame | None:
        assert self.winner is not None
        g.houses[self.winner].favour += 1
        return deeds.Aim(self.winner)

    def secret(self, g: Banners) -> Frame | None:
        """BA-COURT-03. The winner looks at the goal of another house."""
        assert self.winner is not None
        g.houses[g.took(deeds.Aim).target].goal.show(g, 0, 1 << self.winner)
        return None
