"""An influence bid in a scene: who is in it, and once they are revealed how much everyone has bid."""

from __future__ import annotations

from typing import Any, Final

from realms.kernel.scene import Sum

from .state import Runewars

BID: Final = "bid"


def bid_sums(g: Runewars, stack: list[dict[str, Any]]) -> list[Sum]:
    found: list[Sum] = []
    for frame in stack:
        if frame["is"] == "Bid":
            for realm in g.realms:
                n = frame["bids"][realm.seat]
                if n >= 0:
                    found.append(Sum(BID, realm.seat, "sum-has-bid", (("who", realm.seat), ("n", n))))
                elif not realm.out:
                    found.append(Sum(BID, realm.seat, "sum-bids", (("who", realm.seat),)))
            for text, who in (("sum-bid-won", frame["winner"]), ("sum-bid-lost", frame["loser"])):
                if who >= 0:
                    found.append(Sum(BID, who, text, (("who", who),)))
    return found
