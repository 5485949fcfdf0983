"""Harvest: take grain in turn, then bid in secret for a card; most points win."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.match import Match
from realms.kernel.model import OK, Decision, Option, Outcome, Public, Sealed, Seat, Secret, Zoned, option
from realms.kernel.rng import Rng
from realms.kernel.stock import AskSeat, SealedAsk
from realms.kernel.zones import Zone, move


@final
class Harvest(Match):
    GAME: ClassVar[str] = "toy_harvest@1"

    def __init__(
        self,
        seats: Public[int],
        stack: Public[list[Frame]],
        rng: Secret[Rng],
        learned: Secret[int],
        seq: Public[int],
        mood: Public[str],
        pile: Public[int],
        grain: Public[list[int]],
        deck: Zoned[Zone],
        hands: Zoned[list[Zone]],
    ) -> None:
        super().__init__(seats, stack, rng, learned, seq)
        self.mood = mood
        self.pile = pile
        self.grain = grain
        self.deck = deck
        self.hands = hands

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores = tuple(
            [g + sum(int(card) for card in hand.items) for g, hand in zip(self.grain, self.hands, strict=True)]
        )
        return Outcome(scores, tuple([s for s, score in enumerate(scores) if score == max(scores)]))


@final
class Rounds(Steps[Harvest]):
    RULE: ClassVar[str] = "TOY-ROUND-01"
    ORDER: ClassVar[tuple[str, ...]] = ("take", "bid", "draw")

    def __init__(self, left: Public[int], seat: Public[int] = 0, at: Public[str] = "take") -> None:
        super().__init__(at)
        self.left = left
        self.seat = seat

    def take(self, g: Harvest) -> Frame | None:
        if g.mood == "slow":
            time.sleep(0.02)
            if g.seq > 0 and "TOY_STARTED" in os.environ:
                Path(os.environ["TOY_STARTED"]).touch()
        if g.mood == "crash" and g.rng.seed % 3 == 0:
            raise ZeroDivisionError("the mill broke")
        seat = self.seat
        self.seat += 1
        if self.seat < g.seats:
            self.again("take")
        else:
            self.seat = 0
        return Take(seat)

    def bid(self, g: Harvest) -> Frame | None:
        return Bid(tuple(range(g.seats)), {})

    def draw(self, g: Harvest) -> Frame | None:
        bids = g.took(Bid).sealed
        best = max(sorted(bids), key=lambda seat: bids[seat])
        g.grain[best] -= int(bids[best].split(":")[1])
        g.pile += int(bids[best].split(":")[1])
        move(g, g.deck, len(g.deck.items) - 1, g.hands[best])
        self.left -= g.mood != "endless"
        if g.mood == "endless":
            move(g, g.hands[best], 0, g.deck)
        if self.left > 0:
            self.again("take")
        return None


@final
class Take(AskSeat[Harvest]):
    PROMPT: ClassVar[str] = "take"
    RULE: ClassVar[str] = "TOY-TAKE-01"

    def __init__(self, seat: Public[Seat], done: Public[bool] = False) -> None:
        super().__init__(seat)
        self.done = done

    def open(self, g: Harvest) -> bool:
        return not self.done

    def choices(self, g: Harvest, menu: Decision) -> None:
        for n in (1, 2, 3):
            menu.offer(OK if g.pile >= n else "TOY-TAKE-02", option("toytake", str(n)))
        menu.offer(OK, option("pass"))

    def chosen(self, g: Harvest, seat: Seat, option: Option) -> Frame | None:
        self.done = True
        if option.verb == "toytake":
            g.grain[seat] += int(option.refs[0])
            g.pile -= int(option.refs[0])
        return None


@final
class Bid(SealedAsk[Harvest]):
    PROMPT: ClassVar[str] = "bid"
    RULE: ClassVar[str] = "TOY-BID-01"

    def __init__(self, seats: Public[tuple[Seat, ...]], sealed: Sealed[dict[Seat, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Harvest, menu: Decision) -> None:
        for n in range(min(3, g.grain[menu.seat]) + 1):
            menu.offer(OK, option("toybid", str(n)))
