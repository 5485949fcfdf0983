"""The turn (TEK-TURN), the end of the game (TEK-END) and the skip with five players (TEK-5P)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import OK, Arg, Decision, Option, Public, option
from realms.kernel.stock import PASS, EachSeat, clockwise

from ..data.territories import AREAS, TERRAIN
from ..events import (
    ACTION_SELECTED,
    ACTION_TAKEN,
    ARMY_LOST,
    CARD_CLEARED,
    COLLECTS,
    END_TRIGGERED,
    GAME_ENDED,
    INSTEAD_TAKEN,
    NOTHING_DONE,
    TURN_SKIPPED,
)
from ..state import TinyEpicKingdoms
from ..terms import ACTIONS, ARMIES, NONE, RUINS, SHIELDS, TOP_MAGIC, TOP_TOWER
from . import board
from .actions import can_perform, perform
from .asks import Question
from .collect import Collect
from .gains import gain

SELECT: Final = tuple([option("select", action) for action in ACTIONS])
DO: Final = {action: option("do", action) for action in ACTIONS}
COLLECT_OPTION: Final = option("collect")

COMPASS: Final = ("research", "trade", "build", "patrol", "quest", "expand")
"""TEK-SOLO-02: what the faces 1 to 6 (and 7 to 12) of the compass die pick."""


@final
class SelectAction(Question):
    """TEK-TURN-03, 03R. Put a shield on an action that has none."""

    PROMPT: ClassVar[str] = "select-action"
    RULE: ClassVar[str] = "TEK-TURN-03"

    def __init__(self, seat: Public[int], answered: Public[bool] = False) -> None:
        super().__init__(seat)
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        for i in range(len(ACTIONS)):
            menu.offer("TEK-TURN-03" if ACTIONS[i] in g.shields else OK, SELECT[i])

    def dummy_choice(self, g: TinyEpicKingdoms, menu: Decision) -> Option:
        """TEK-SOLO-02: a d12; a taken action gives way to the next open one."""
        face = (g.rng.roll(12) - 1) % len(COMPASS)
        while COMPASS[face] in g.shields:
            face = (face + 1) % len(COMPASS)
        return SELECT[ACTIONS.index(COMPASS[face])]

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        g.shields.append(option.refs[0])
        g.tell(ACTION_SELECTED, seat, option.refs[0])
        return None


@final
class ActOrCollect(Question):
    """TEK-TURN-04, 05, 06, 08R. The active player acts or does nothing, the others act or collect."""

    PROMPT: ClassVar[str] = "act-or-collect"
    RULE: ClassVar[str] = "TEK-TURN-05"

    def __init__(self, seat: Public[int], answered: Public[bool] = False) -> None:
        super().__init__(seat)
        self.answered = answered

    def open(self, g: TinyEpicKingdoms) -> bool:
        return not self.answered

    def args(self, g: TinyEpicKingdoms) -> tuple[tuple[str, Arg], ...]:
        return (("action", g.shields[-1]),)

    def asked_by(self, g: TinyEpicKingdoms) -> str:
        return "TEK-TURN-04" if self.seat == g.active else "TEK-TURN-05"

    def choices(self, g: TinyEpicKingdoms, menu: Decision) -> None:
        selected = g.shields[-1]
        menu.offer(can_perform(g, self.seat, selected), DO[selected])
        for action, other in g.realms[self.seat].powers.instead:
            if action == selected:
                menu.offer(can_perform(g, self.seat, other), DO[other])
        if self.seat == g.active:
            menu.offer("TEK-TURN-06", COLLECT_OPTION)
            menu.offer(OK, PASS)
        else:
            menu.offer(OK, COLLECT_OPTION)

    def dummy_choice(self, g: TinyEpicKingdoms, menu: Decision) -> Option:
        """TEK-SOLO-03: it follows if it can, else collects."""
        return menu.options[0]

    def chosen(self, g: TinyEpicKingdoms, seat: int, option: Option) -> Frame | None:
        self.answered = True
        if option.verb == "collect":
            g.tell(COLLECTS, seat)
            return Collect(seat)
        if option.verb == "pass":
            g.tell(NOTHING_DONE, seat)
            return None
        action = option.refs[0]
        if action == g.shields[-1]:
            g.tell(ACTION_TAKEN, seat, action)
        else:
            g.tell(INSTEAD_TAKEN, seat, action, g.shields[-1])
        return perform(g, seat, action)


@final
class Everybody(EachSeat[TinyEpicKingdoms]):
    """TEK-TURN-07R. One after the other, each choice fully resolved before the next player decides."""

    RULE: ClassVar[str] = "TEK-TURN-07R"

    def __init__(
        self, order: Public[tuple[int, ...]], turn: Public[int] = 0, at: Public[str] = "next_seat"
    ) -> None:
        super().__init__(order, turn, at)

    def each(self, g: TinyEpicKingdoms, seat: int) -> Frame | None:
        return ActOrCollect(seat)


@final
class Turn(Steps[TinyEpicKingdoms]):
    """TEK-TURN-01. Clear the action card, select, act or collect, check the end, pass the token."""

    RULE: ClassVar[str] = "TEK-TURN-01"
    ORDER: ClassVar[tuple[str, ...]] = ("clear", "select", "act", "check_end", "pass_token")

    def __init__(self, at: Public[str] = "clear") -> None:
        super().__init__(at)

    def clear(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TURN-02, TEK-END-05, 06R, TEK-5P-01, 03R."""
        if len(g.shields) < SHIELDS:
            return None
        g.shields.clear()
        g.clearings += 1
        g.tell(CARD_CLEARED, g.active)
        if g.dummy != NONE and g.clearings % 2 == 0:
            for r in range(3):
                gain(g, g.dummy, r, 1)  # TEK-SOLO-05
        if g.ending:
            g.unwind(Game, "finish")
        elif g.seats == 5:
            g.tell(TURN_SKIPPED, g.active)
            self.again("pass_token")
        return None

    def select(self, g: TinyEpicKingdoms) -> Frame | None:
        return SelectAction(g.active)

    def act(self, g: TinyEpicKingdoms) -> Frame | None:
        return Everybody(clockwise(g.seats, g.active))

    def check_end(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-END-01 to 04, 07R: read once all have acted; never taken back."""
        if not g.ending:
            for realm in g.realms:
                met = len(realm.armies) == ARMIES or realm.tower == TOP_TOWER or realm.magic == TOP_MAGIC
                if met and not g.ending:
                    g.ending = True
                    g.tell(END_TRIGGERED, realm.seat)
        return None

    def pass_token(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-TURN-11."""
        g.active = (g.active + 1) % g.seats
        return None


@final
class Game(Steps[TinyEpicKingdoms]):
    """Turn after turn until the clearing that ends the game; then armies in ruins are lost (TEK-RUINS-06)."""

    RULE: ClassVar[str] = "TEK-END-05"
    ORDER: ClassVar[tuple[str, ...]] = ("turn", "finish")

    def __init__(self, at: Public[str] = "turn") -> None:
        super().__init__(at)

    def turn(self, g: TinyEpicKingdoms) -> Frame | None:
        self.again("turn")
        return Turn()

    def finish(self, g: TinyEpicKingdoms) -> Frame | None:
        """TEK-SCORE-01. Undead 4 find their way out."""
        for realm in g.realms:
            if not realm.powers.ruins_safe:
                for area in realm.armies[:]:
                    if TERRAIN[area] == RUINS:
                        board.take(g, realm.seat, area)
                        g.tell(ARMY_LOST, realm.seat, AREAS[area])
        g.tell(GAME_ENDED)
        return None
