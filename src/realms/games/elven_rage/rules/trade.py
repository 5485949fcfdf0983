"""Trade between two players: Treasures and Artifacts, outside battle (ER-TRADE). Promises do not bind."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.stock import AskOnce, AskSeat
from realms.kernel.zones import Zone, move

from ..events import TRADE_OFFERED, TRADE_REFUSED, TRADED, TREASURE_PASSED
from ..state import ElvenRage
from .board import opponents, people, seat_of
from .hand import look_at
from .scoring import check_goals

ARTIFACT: Final = "artifact"


def wealth(g: ElvenRage, seat: Seat) -> int:
    return len(g.elves[seat].treasures) + len(g.elves[seat].artifacts.items)


def offer_trades(g: ElvenRage, seat: Seat, menu: Decision) -> None:
    """One offer to each opponent in a turn, so that a turn ends."""
    for other in opponents(g, seat):
        if wealth(g, seat) + wealth(g, other):
            asked = g.elves[seat].trades >> other & 1
            menu.offer("ER-TRADE-01R" if asked else OK, option("trade", people(g, other)))


def begin(g: ElvenRage, seat: Seat, whom: str) -> Frame:
    other = seat_of(g, whom)
    g.elves[seat].trades |= 1 << other
    return Trade(seat, other, tray(seat), tray(other), [], 0)


def tray(seat: Seat) -> Zone:
    """Where the Artifacts lie that the seat would give; the other sees them when the offer is made."""
    return Zone(f"trade-{seat}", "artifact", 1 << seat, [], [])


@final
class Trade(Steps[ElvenRage]):
    """ER-TRADE-01R. `giver` offers, `taker` answers; `given`, `asked`: the Artifacts each of them would give."""

    RULE: ClassVar[str] = "ER-TRADE-01"
    ORDER: ClassVar[tuple[str, ...]] = ("compose", "consider", "confirm", "settle")

    def __init__(
        self,
        giver: Public[int],
        taker: Public[int],
        given: Zoned[Zone],
        asked: Zoned[Zone],
        treasures: Public[list[str]],
        wanted: Public[int],
        countered: Public[bool] = False,
        at: Public[str] = "compose",
    ) -> None:
        super().__init__(at)
        self.giver = giver
        self.taker = taker
        self.given = given
        self.asked = asked
        self.treasures = treasures  # that would change hands, of either side
        self.wanted = wanted  # Artifacts that the taker is to name
        self.countered = countered

    def compose(self, g: ElvenRage) -> Frame | None:
        return Compose(self.giver)

    def consider(self, g: ElvenRage) -> Frame | None:
        if g.took(Compose).off:
            return self.refuse(g, self.giver) if self.countered else self.call_off(g)
        g.tell(TRADE_OFFERED, self.giver, self.taker)
        look_at(g, self.given, self.taker)
        return Consider(self.taker)

    def confirm(self, g: ElvenRage) -> Frame | None:
        answer = g.took(Consider).answer
        if answer == "refuse":
            return self.refuse(g, self.taker)
        if answer == "counter":
            self.take_back(g)
            self.giver, self.taker = self.taker, self.giver
            self.given, self.asked = self.asked, self.given
            self.countered = True
            self.again("compose")
            return None
        if not self.asked.items:
            return None
        look_at(g, self.asked, self.giver)
        return Confirm(self.giver)

    def settle(self, g: ElvenRage) -> Frame | None:
        last = g.last
        if isinstance(last, Confirm) and not last.agreed:
            return self.refuse(g, self.giver)
        g.tell(TRADED, self.giver, self.taker)
        self.hand_over(g, self.giver, self.given, self.taker)
        self.hand_over(g, self.taker, self.asked, self.giver)
        check_goals(g)
        return None

    def hand_over(self, g: ElvenRage, seat: Seat, tray: Zone, other: Seat) -> None:
        """All that the seat gives; the Artifacts are known to these two, the Treasures to everyone."""
        mine, theirs = g.elves[seat], g.elves[other]
        while tray.items:
            move(g, tray, 0, theirs.artifacts)
        for treasure in [t for t in self.treasures if t in mine.treasures]:
            self.treasures.remove(treasure)
            mine.treasures.remove(treasure)
            theirs.treasures.append(treasure)
            g.tell(TREASURE_PASSED, seat, other, treasure)

    def refuse(self, g: ElvenRage, seat: Seat) -> Frame | None:
        g.tell(TRADE_REFUSED, seat)
        return self.call_off(g)

    def call_off(self, g: ElvenRage) -> Frame | None:
        """Nobody was offered anything: there is nothing to tell."""
        self.take_back(g)
        self.leave()
        return None

    def take_back(self, g: ElvenRage) -> None:
        """Everyone keeps the own things; whoever has seen Artifacts of the other has seen them."""
        for seat, tray in ((self.giver, self.given), (self.taker, self.asked)):
            while tray.items:
                move(g, tray, 0, g.elves[seat].artifacts)
        self.treasures = []
        self.wanted = 0


def of(g: ElvenRage) -> Trade:
    found = g.nearest(Trade)
    assert found is not None
    return found


def lay_out(g: ElvenRage, seat: Seat, artifact: str) -> None:
    trade = of(g)
    mine = g.elves[seat].artifacts
    move(g, mine, mine.find(artifact), trade.given if seat == trade.giver else trade.asked)


@final
class Compose(AskOnce[ElvenRage]):
    """What is given, what is wanted."""

    RULE: ClassVar[str] = "ER-TRADE-01"
    PROMPT: ClassVar[str] = "er-compose"

    def __init__(self, seat: Public[int], off: Public[bool] = False, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.off = off

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        trade = of(g)
        theirs = g.elves[trade.taker]
        for thing in [*sorted(g.elves[self.seat].artifacts.items), *g.elves[self.seat].treasures]:
            if thing not in trade.treasures:
                menu.offer(OK, option("give", thing))
        for treasure in theirs.treasures:
            if treasure not in trade.treasures:
                menu.offer(OK, option("want", treasure))
        if trade.wanted < len(theirs.artifacts.items):
            menu.offer(OK, option("want", ARTIFACT))
        if trade.treasures or trade.given.items or trade.wanted:
            menu.offer(OK, option("propose"))
        menu.offer(OK, option("cancel"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        trade = of(g)
        if option.verb in ("propose", "cancel"):
            self.going = False
            self.off = option.verb == "cancel"
        elif option.refs[0] == ARTIFACT:
            trade.wanted += 1
        elif option.refs[0] in g.elves[seat].artifacts.items:
            lay_out(g, seat, option.refs[0])
        else:
            trade.treasures.append(option.refs[0])
        return None


@final
class Consider(AskSeat[ElvenRage]):
    """Accept, refuse or make another offer; where Artifacts are wanted, name them."""

    RULE: ClassVar[str] = "ER-TRADE-01"
    PROMPT: ClassVar[str] = "er-consider"

    def __init__(self, seat: Public[int], answer: Public[str] = "") -> None:
        super().__init__(seat)
        self.answer = answer

    def open(self, g: ElvenRage) -> bool:
        return self.answer == ""

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        trade = of(g)
        if trade.wanted:
            for artifact in sorted(g.elves[self.seat].artifacts.items):
                menu.offer(OK, option("name", artifact))
        else:
            menu.offer(OK, option("accept"))
        menu.offer(OK, option("refuse"))
        menu.offer(OK if not trade.countered else "ER-TRADE-01R", option("counter"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "name":
            lay_out(g, seat, option.refs[0])
            of(g).wanted -= 1
        else:
            self.answer = option.verb
        return None


@final
class Confirm(AskOnce[ElvenRage]):
    """The one who offered sees which Artifacts are meant, and agrees or not."""

    RULE: ClassVar[str] = "ER-TRADE-01"
    PROMPT: ClassVar[str] = "er-confirm"

    def __init__(self, seat: Public[int], agreed: Public[bool] = False, going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.agreed = agreed

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        menu.offer(OK, option("accept"))
        menu.offer(OK, option("refuse"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        self.agreed = option.verb == "accept"
        return None
