"""Trade between two players: Treasures and Artifacts, outside battle (ER-TRADE). Promises do not bind."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, Zoned, option
from realms.kernel.stock import AskOnce, AskSeat
from realms.kernel.zones import Zone, move

from ..events import TRADE_OFFERED, TRADE_REFUSED, TRADED
from ..state import ElvenRage
from .board import opponents, people, seat_of
from .scoring import check_goals

TRADES: Final = 1  # offers a player may make in a turn, so that a turn ends
ARTIFACT: Final = "artifact"


def wealth(g: ElvenRage, seat: Seat) -> int:
    return len(g.elves[seat].treasures) + len(g.elves[seat].artifacts.items)


def offer_trades(g: ElvenRage, seat: Seat, menu: Decision) -> None:
    for other in opponents(g, seat):
        if wealth(g, seat) + wealth(g, other):
            menu.offer(OK if g.elves[seat].trades < TRADES else "ER-TRADE-01R", option("trade", people(g, other)))


def begin(g: ElvenRage, seat: Seat, whom: str) -> Frame:
    g.elves[seat].trades += 1
    other = seat_of(g, whom)
    return Trade(seat, other, table(seat, other), [], [], 0)


def table(a: Seat, b: Seat) -> Zone:
    """Artifacts on offer lie where both can see them, and nobody else."""
    return Zone("trade", "artifact", 1 << a | 1 << b, [], [])


@final
class Trade(Steps[ElvenRage]):
    """ER-TRADE-01R. `giver` offers, `taker` answers; `shown`: Artifacts that lie on offer, `whose`: from whom."""

    RULE: ClassVar[str] = "ER-TRADE-01"
    ORDER: ClassVar[tuple[str, ...]] = ("compose", "consider", "confirm", "settle")

    def __init__(
        self,
        giver: Public[int],
        taker: Public[int],
        shown: Zoned[Zone],
        whose: Public[list[int]],
        treasures: Public[list[str]],
        wanted: Public[int],
        countered: Public[bool] = False,
        at: Public[str] = "compose",
    ) -> None:
        super().__init__(at)
        self.giver = giver
        self.taker = taker
        self.shown = shown
        self.whose = whose
        self.treasures = treasures  # that would change hands, of either side
        self.wanted = wanted  # Artifacts that the taker is to name
        self.countered = countered

    def compose(self, g: ElvenRage) -> Frame | None:
        return Compose(self.giver)

    def consider(self, g: ElvenRage) -> Frame | None:
        if g.took(Compose).off:
            return self.refuse(g, self.giver)
        g.tell(TRADE_OFFERED, self.giver, self.taker)
        return Consider(self.taker)

    def confirm(self, g: ElvenRage) -> Frame | None:
        answer = g.took(Consider).answer
        if answer == "refuse":
            return self.refuse(g, self.taker)
        if answer == "counter":
            self.take_back(g)
            self.giver, self.taker = self.taker, self.giver
            self.countered = True
            self.again("compose")
            return None
        return Confirm(self.giver) if self.taker in self.whose else None

    def settle(self, g: ElvenRage) -> Frame | None:
        last = g.last
        if isinstance(last, Confirm) and not last.agreed:
            return self.refuse(g, self.giver)
        for seat in self.whose:
            move(g, self.shown, 0, g.elves[self.other(seat)].artifacts)
        for treasure in self.treasures:
            seat = self.giver if treasure in g.elves[self.giver].treasures else self.taker
            g.elves[seat].treasures.remove(treasure)
            g.elves[self.other(seat)].treasures.append(treasure)
        g.tell(TRADED, self.giver, self.taker)
        check_goals(g)
        return None

    def other(self, seat: Seat) -> Seat:
        return self.taker if seat == self.giver else self.giver

    def refuse(self, g: ElvenRage, seat: Seat) -> Frame | None:
        self.take_back(g)
        g.tell(TRADE_REFUSED, seat)
        self.leave()
        return None

    def take_back(self, g: ElvenRage) -> None:
        """Everyone keeps the own things; the other has seen the Artifacts."""
        for seat in self.whose:
            move(g, self.shown, 0, g.elves[seat].artifacts)
        self.whose = []
        self.treasures = []
        self.wanted = 0


def of(g: ElvenRage) -> Trade:
    found = g.nearest(Trade)
    assert found is not None
    return found


def lay_out(g: ElvenRage, seat: Seat, artifact: str) -> None:
    """An Artifact is offered: both see it from now on."""
    trade = of(g)
    mine = g.elves[seat].artifacts
    move(g, mine, mine.find(artifact), trade.shown)
    trade.whose.append(seat)


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
        if trade.treasures or trade.whose or trade.wanted:
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
