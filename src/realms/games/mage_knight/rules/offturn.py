"""Effects between turns (MK-TURN-01 to 06): before one's own turn means during the turns of others."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import Window

from ..data.hexes import HEX_NAMES
from ..events import PLUNDERED
from ..state import MageKnight
from ..terms import NONE, VILLAGE
from . import rewards
from .ground import site_at
from .points import change_reputation

PLUNDERED_CARDS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class OffTurn:
    """Something that may be done between turns. Whether a seat could do it depends on public facts only."""

    NAME: ClassVar[str] = ""

    def could(self, g: MageKnight, seat: Seat, turn: Seat) -> bool:
        """Could this seat do it before the turn of `turn`?"""
        raise NotImplementedError

    def options(self, g: MageKnight, seat: Seat, turn: Seat, menu: Decision) -> None:
        menu.offer(OK, option(self.NAME))

    def do(self, g: MageKnight, seat: Seat, chosen: Option) -> Frame | None:
        raise NotImplementedError


OFF_TURN: Final[list[OffTurn]] = []


@final
class Plunder(OffTurn):
    """MK-INTERACT-19. A hero in a village: reputation -1, two cards; once between two own turns."""

    NAME: ClassVar[str] = "plunder"

    def could(self, g: MageKnight, seat: Seat, turn: Seat) -> bool:
        hero = g.heroes[seat]
        return hero.hex != NONE and site_at(g, hero.hex) == VILLAGE and not hero.plundered

    def do(self, g: MageKnight, seat: Seat, chosen: Option) -> Frame | None:
        hero = g.heroes[seat]
        hero.plundered = True
        g.tell(PLUNDERED, seat, HEX_NAMES[hero.hex])
        change_reputation(g, seat, -1)
        return rewards.DrawUp(seat, len(hero.hand.items) + PLUNDERED_CARDS)


OFF_TURN.append(Plunder())


def who(g: MageKnight, turn: Seat) -> tuple[Seat, ...]:
    """Who may act before this turn, who is next first; not those whose last turn is over (MK-ROUND-24)."""
    seats = [turn, *[seat for seat in g.order if seat != turn and seat < g.seats]]
    if g.announced != NONE or g.ending:
        seats = [seat for seat in seats if seat == turn or seat in g.last_turns]
    return tuple(seats)


def rivals(g: MageKnight, seat: Seat) -> tuple[Seat, ...]:
    """Whom an effect of this turn on the other players meets: not those whose last turn is over (MK-ROUND-24)."""
    return who(g, seat)[1:]


def interrupt(g: MageKnight, seat: Seat, effect: str) -> Frame:
    """MK-TURN-03. The others may use what they have before an effect that was announced."""
    return Between(seat, rivals(g, seat), 0, effect)


@final
class Between(Window[MageKnight]):
    """MK-TURN-01 to 03. Before a turn, or before an effect of that turn (`trigger`), every player may use what is
    meant for that, or pass."""

    RULE: ClassVar[str] = "MK-TURN-01"
    PROMPT: ClassVar[str] = "between-turns"

    def __init__(
        self,
        turn: Public[int],
        order: Public[tuple[int, ...]],
        passed: Public[int] = 0,
        trigger: Public[str] = "turn",
    ) -> None:
        super().__init__(trigger, order, passed)
        self.turn = turn

    def may_hold(self, g: MageKnight, seat: Seat) -> bool:
        for effect in OFF_TURN:
            if effect.could(g, seat, self.turn):
                return True
        return False

    def answers(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        for effect in OFF_TURN:
            if effect.could(g, seat, self.turn):
                effect.options(g, seat, self.turn, menu)

    def answer(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        for effect in OFF_TURN:
            if option.verb == effect.NAME:
                return effect.do(g, seat, option)
        raise AssertionError(option.key)
