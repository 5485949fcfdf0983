"""Battle: three ranks draw fate cards, then the stronger side wins a tribute."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kernel.games.banners.state import RANKS, Banners
from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, EventKind, Option, Public, Seat, option
from realms.kernel.modifiers import expire, total
from realms.kernel.stock import NONE, AskSeat
from realms.kernel.zones import gather, move

from . import deeds

HITS: Final[dict[str, int]] = {"miss": 0, "hit": 1, "slay": 2}
WON: Final = EventKind("battle-won", "who")


@final
class Suffer(AskSeat[Banners]):
    """BA-BATTLE-03. The victim picks the units it loses, one by one."""

    RULE: ClassVar[str] = "BA-BATTLE-03"
    PROMPT: ClassVar[str] = "suffer"

    def __init__(self, seat: Public[int], n: Public[int]) -> None:
        super().__init__(seat)
        self.n = n

    def open(self, g: Banners) -> bool:
        return self.n > 0 and sum(g.houses[self.seat].units) > 0

    def args(self, g: Banners) -> tuple[tuple[str, Arg], ...]:
        return (("n", self.n),)

    def choices(self, g: Banners, menu: Decision) -> None:
        for rank in range(RANKS):
            alive = g.houses[self.seat].units[rank] > 0
            menu.offer(OK if alive else "BA-BATTLE-03", option("lose", str(rank)))

    def chosen(self, g: Banners, seat: Seat, option: Option) -> Frame | None:
        units = g.houses[seat].units
        units[int(option.refs[0])] -= 1
        self.n -= 1
        if sum(units) == 0 and g.nearest(Battle) is not None:
            g.unwind(Battle, "outcome")
        return None


@final
class Strike(Steps[Banners]):
    """BA-BATTLE-02. One rank of one side draws a fate card for each unit."""

    RULE: ClassVar[str] = "BA-BATTLE-02"
    ORDER: ClassVar[tuple[str, ...]] = ("draw", "wounds")

    def __init__(
        self,
        seat: Public[int],
        foe: Public[int],
        rank: Public[int],
        hits: Public[int] = 0,
        at: Public[str] = "draw",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.foe = foe
        self.rank = rank
        self.hits = hits

    def draw(self, g: Banners) -> Frame | None:
        for _ in range(g.houses[self.seat].units[self.rank]):
            if not g.fate.items:
                gather(g, g.drawn, g.fate)
                g.fate.shuffle(g.rng)
            self.hits += HITS[move(g, g.fate, 0, g.drawn)]
        return None

    def wounds(self, g: Banners) -> Frame | None:
        return Suffer(self.foe, self.hits)


@final
class Battle(Steps[Banners]):
    """BA-BATTLE-01. Cards first, then rank by rank, then the count. It ends at once when a side is gone."""

    RULE: ClassVar[str] = "BA-BATTLE-01"
    ORDER: ClassVar[tuple[str, ...]] = ("opening", "attack", "defend", "next_rank", "outcome", "rally")

    def __init__(
        self,
        attacker: Public[int],
        defender: Public[int],
        rank: Public[int] = 0,
        at: Public[str] = "opening",
    ) -> None:
        super().__init__(at)
        self.attacker = attacker
        self.defender = defender
        self.rank = rank

    def context(self) -> str:
        return "battle"

    def opening(self, g: Banners) -> Frame | None:
        return deeds.Answers("battle", (self.attacker, self.defender))

    def attack(self, g: Banners) -> Frame | None:
        return Strike(self.attacker, self.defender, self.rank)

    def defend(self, g: Banners) -> Frame | None:
        return Strike(self.defender, self.attacker, self.rank)

    def next_rank(self, g: Banners) -> Frame | None:
        self.rank += 1
        if self.rank < RANKS:
            self.again("attack")
        return None

    def outcome(self, g: Banners) -> Frame | None:
        ahead = strength(g, self.attacker) - strength(g, self.defender)
        expire(g.modifiers, "battle")
        winner, loser = (self.attacker, self.defender) if ahead > 0 else (self.defender, self.attacker)
        g.houses[winner].favour += 1
        g.tell(WON, winner)
        return Tribute(loser, winner)

    def rally(self, g: Banners) -> Frame | None:
        for seat in (self.attacker, self.defender):
            g.houses[seat].units[0] = max(1, g.houses[seat].units[0])
        return None


def strength(g: Banners, seat: Seat) -> int:
    return sum(g.houses[seat].units) + total(g.modifiers, "strength", seat)


@final
class Tribute(AskSeat[Banners]):
    """BA-BATTLE-05. The loser gives a card to the winner; an oath is never given."""

    RULE: ClassVar[str] = "BA-BATTLE-05"
    PROMPT: ClassVar[str] = "tribute"

    def __init__(self, seat: Public[int], to: Public[int], given: Public[bool] = False) -> None:
        super().__init__(seat)
        self.to = to
        self.given = given

    def open(self, g: Banners) -> bool:
        return not self.given and len(g.houses[self.seat].hand.items) > 0

    def choices(self, g: Banners, menu: Decision) -> None:
        for card in sorted(g.houses[self.seat].hand.items):
            menu.offer_once("BA-BATTLE-05" if card == "oath" else OK, option("give", card))
        if not menu.options:
            menu.offer(OK, NONE)

    def chosen(self, g: Banners, seat: Seat, option: Option) -> Frame | None:
        self.given = True
        if option.refs:
            hand = g.houses[seat].hand
            move(g, hand, hand.find(option.refs[0]), g.houses[self.to].hand)
        return None
