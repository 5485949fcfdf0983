"""A joint city assault (MK-COOP-08 to 14): hero by hero; the city falls, or all go back; then the turns end."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public

from ..data.hexes import HEX_NAMES
from ..events import JOINT_LOST, JOINT_WON, TURN_SKIPPED, WITHDREW
from ..state import MageKnight
from ..terms import AFTERWARDS, IDLE, MOVEMENT
from . import battle, interplay, offturn, scenario
from .combat import Combat
from .endturn import EndOfTurn
from .ground import city_at
from .joint import walls
from .joint_shares import garrison
from .movement import arrive
from .turn import Afterwards, Moving, begin_turn


@final
class JointAssault(Steps[MageKnight]):
    """MK-COOP-08. In the order of the tokens, who called first; each finishes the fight before the next begins."""

    RULE: ClassVar[str] = "MK-COOP-08"
    ORDER: ClassVar[tuple[str, ...]] = ("storm", "result", "ends", "over")

    def __init__(self, seat: Public[int], turn: Public[int] = 0, at: Public[str] = "storm") -> None:
        super().__init__(at)
        self.seat = seat
        self.turn = turn

    def storm(self, g: MageKnight) -> Frame | None:
        assert g.joint is not None
        if self.turn >= len(g.joint.members):
            return None
        self.turn += 1
        self.again("storm")
        return Storm(g.joint.members[self.turn - 1], self.turn == 1)

    def result(self, g: MageKnight) -> Frame | None:
        """MK-COOP-13. Conquered if no defender is left; else all go back to where they came from."""
        joint = g.joint
        assert joint is not None
        g.active = self.seat
        city = city_at(g, joint.hex)
        assert city is not None
        if garrison(g, joint.hex) == 0:
            city.conquered = True
            g.tell(JOINT_WON, HEX_NAMES[joint.hex])
            scenario.of(g).city_conquered(g)
            return None
        g.tell(JOINT_LOST, HEX_NAMES[joint.hex])
        for seat, back in zip(joint.members, joint.back, strict=True):
            hero = g.heroes[seat]
            if hero.hex in walls(city):
                hero.hex = back
                hero.now.path.pop()
                g.tell(WITHDREW, seat, HEX_NAMES[back])
        return None

    def ends(self, g: MageKnight) -> Frame | None:
        """MK-COOP-14. The turns end in the order of the tokens, whoever called."""
        joint = g.joint
        assert joint is not None
        for seat in g.order:
            if seat in joint.waiting:
                joint.waiting.remove(seat)
                self.again("ends")
                return TurnEnds(seat)
        return None

    def over(self, g: MageKnight) -> Frame | None:
        """MK-COOP-06. Another turn that an effect gives to a comrade is the next one, which is given up."""
        joint = g.joint
        assert joint is not None
        for seat in joint.members[1:]:
            hero = g.heroes[seat]
            if hero.now.again:
                hero.now.again = hero.token_down = False
                g.tell(TURN_SKIPPED, seat)
        g.joint = None
        g.active = self.seat
        return None


@final
class Storm(Steps[MageKnight]):
    """MK-COOP-09, 10. The part of one hero: what may be done before a turn, the way into the city, the fight."""

    RULE: ClassVar[str] = "MK-COOP-10"
    ORDER: ClassVar[tuple[str, ...]] = ("before", "start", "move", "fight")

    def __init__(self, seat: Public[int], caller: Public[bool], at: Public[str] = "before") -> None:
        super().__init__(at)
        self.seat = seat
        self.caller = caller

    def before(self, g: MageKnight) -> Frame | None:
        if self.caller:
            self.again("move")
            return None
        g.phase = IDLE
        return offturn.Between(self.seat, (self.seat,))

    def start(self, g: MageKnight) -> Frame | None:
        """MK-COOP-09, MK-TURN-08. The turn is taken early: it starts as any other."""
        g.active = self.seat
        interplay.turn_of(g, self.seat)
        return begin_turn(g, self.seat)

    def move(self, g: MageKnight) -> Frame | None:
        joint = g.joint
        assert joint is not None
        g.phase = MOVEMENT
        if not (self.caller and joint.under):
            return Moving(self.seat)
        arrive(g, self.seat, joint.hex)
        battle.assault(g, self.seat, joint.hex, joint.back[0])
        assert g.fight is not None
        g.fight.breached = True
        return None

    def fight(self, g: MageKnight) -> Frame | None:
        now = g.heroes[self.seat].now
        now.acted = True
        now.move = 0
        return Combat(self.seat) if g.fight is not None else None


@final
class TurnEnds(Steps[MageKnight]):
    """MK-COOP-14. Healing and special effects, then the end of the turn as usual."""

    RULE: ClassVar[str] = "MK-COOP-14"
    ORDER: ClassVar[tuple[str, ...]] = ("after", "end")

    def __init__(self, seat: Public[int], at: Public[str] = "after") -> None:
        super().__init__(at)
        self.seat = seat

    def after(self, g: MageKnight) -> Frame | None:
        g.active = self.seat
        g.phase = AFTERWARDS
        return Afterwards(self.seat)

    def end(self, g: MageKnight) -> Frame | None:
        g.phase = IDLE
        return EndOfTurn(self.seat)
