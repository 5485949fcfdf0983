"""The turns: Summon, Discard, Conquest (ER-TURN, ER-SUMMON, ER-CONQUER)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskOnce, clockwise

from ..events import LAND_OF, SKIPPED, TARGET_NAMED, TURN_BEGAN
from ..state import ElvenRage
from ..terms import HAND, IN_TURN, NONE
from . import trade
from .board import castles, lands, target_why, towers
from .conquest import Conquest
from .declaring import Moment, carry_out, offer_things
from .hand import TrimHands, draw
from .scoring import check_goals


@final
class Game(Steps[ElvenRage]):
    """ER-TURN-03. Turn after turn, clockwise, until somebody has won."""

    RULE: ClassVar[str] = "ER-TURN-01"
    ORDER: ClassVar[tuple[str, ...]] = ("next_turn",)

    def __init__(self, first: Public[int], turn: Public[int] = -1, at: Public[str] = "next_turn") -> None:
        super().__init__(at)
        self.first = first
        self.turn = turn

    def next_turn(self, g: ElvenRage) -> Frame | None:
        self.again("next_turn")
        self.turn = self.first if self.turn == NONE else (self.turn + 1) % g.seats
        if self.turn == self.first:
            g.round += 1
        return None if g.elves[self.turn].out else Turn(self.turn)


@final
class Turn(Steps[ElvenRage]):
    """ER-TURN-01. Summon, Discard, Conquest."""

    RULE: ClassVar[str] = "ER-TURN-01"
    ORDER: ClassVar[tuple[str, ...]] = ("begin", "summon", "others", "mine", "conquest", "once_more", "end")

    def __init__(self, seat: Public[int], at: Public[str] = "begin") -> None:
        super().__init__(at)
        self.seat = seat

    def begin(self, g: ElvenRage) -> Frame | None:
        g.active = self.seat
        g.reach = 1
        g.again = 0
        g.wards[:] = [NONE if ward == self.seat else ward for ward in g.wards]
        for elves in g.elves:
            elves.used.clear()
            elves.trades = 0
        g.tell(TURN_BEGAN, self.seat)
        return None

    def summon(self, g: ElvenRage) -> Frame | None:
        """ER-SUMMON-01, 03. A card for each Castle and Tower, but not in the first turn."""
        elves = g.elves[self.seat]
        if elves.began:
            draw(g, self.seat, castles(g, self.seat) + towers(g, self.seat))
        elves.began = True
        return TrimHands(self.seat)

    def others(self, g: ElvenRage) -> Frame | None:
        return Moment(IN_TURN, clockwise(g.seats, self.seat)[1:])

    def mine(self, g: ElvenRage) -> Frame | None:
        return OwnTurn(self.seat)

    def conquest(self, g: ElvenRage) -> Frame | None:
        return Conquest(self.seat) if g.target != NONE else None

    def once_more(self, g: ElvenRage) -> Frame | None:
        if g.again == 1:
            g.again = 2
            g.reach = 1
            self.again("mine")
        return None

    def end(self, g: ElvenRage) -> Frame | None:
        check_goals(g)
        return None


@final
class OwnTurn(AskOnce[ElvenRage]):
    """ER-CONQUER-01, 07. A land is named or the battle is skipped; before that, whatever may be used."""

    RULE: ClassVar[str] = "ER-CONQUER-01"
    PROMPT: ClassVar[str] = "er-turn"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: ElvenRage, menu: Decision) -> None:
        steps = g.map.distance(lands(g, self.seat))
        for cell, name in enumerate(g.map.cells):
            if g.owner[cell] != self.seat:
                menu.offer(target_why(g, self.seat, cell, steps), option("conquer", name))
        offer_things(g, self.seat, menu, IN_TURN)
        trade.offer_trades(g, self.seat, menu)
        menu.offer(OK, option("skip"))

    def chosen(self, g: ElvenRage, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "conquer":
            self.going = False
            self.name_target(g, g.map.index[option.refs[0]])
            return None
        if option.verb == "skip":
            self.going = False
            return self.skip(g)
        if option.verb == "trade":
            return trade.begin(g, seat, option.refs[0])
        return carry_out(g, seat, option, IN_TURN)

    def name_target(self, g: ElvenRage, cell: int) -> None:
        g.target = cell
        if g.owner[cell] == NONE:
            g.tell(TARGET_NAMED, self.seat, g.map.cells[cell])
        else:
            g.tell(LAND_OF, self.seat, g.map.cells[cell], g.owner[cell])

    def skip(self, g: ElvenRage) -> Frame | None:
        """ER-CONQUER-07. Not in a Conquest phase that an effect has granted."""
        g.tell(SKIPPED, self.seat)
        if len(g.elves[self.seat].hand.items) < HAND and g.again != 2:
            draw(g, self.seat, 1)
        return None
