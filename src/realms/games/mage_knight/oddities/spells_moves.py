"""Spells that move the hero directly (MK-MOVE-30 to 32): Wings of Wind, Underground Travel and Attack."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.effects import ODD, Odd
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Arg, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce

from ..data.hexes import HEX, HEX_NAMES
from ..rules import battle, joint
from ..rules.duel import battle_why, rival_here
from ..rules.duel_begin import attack_hero, meet_owner
from ..rules.ground import camp, closed_why, heroes_on, hostile, safe, terrain
from ..rules.movement import arrive
from ..state import MageKnight
from ..terms import LAKE, MOVEMENT, SEA, SWAMP

MOST_POINTS: Final = 5
MOST_UNDERGROUND: Final = 3
WATER: Final = (SWAMP, LAKE, SEA)


def within(g: MageKnight, start: int, steps: int, closed: tuple[int, ...] = ()) -> dict[int, int]:
    """The revealed hexes so many steps away at most, each with its distance; closed terrain is gone around."""
    found: dict[int, int] = {start: 0}
    edge = [start]
    for far in range(1, steps + 1):
        further: list[int] = []
        for hex in edge:
            for next_to in g.land.near[hex]:
                if next_to not in found and terrain(g, next_to) not in closed:
                    found[next_to] = far
                    further.append(next_to)
        edge = further
    del found[start]
    return found


@final
class DirectMove(Odd[MageKnight]):
    """MK-MOVE-30. A way to move that costs only what it states. `paid`: a move point for each hex, five at most;
    `assault`: it must end in an assault or an attack on a hero, else on a safe hex."""

    def __init__(self, name: str, *, paid: bool = False, assault: bool = False) -> None:
        self.name: Final = name
        self.paid: Final = paid
        self.assault: Final = assault

    def hexes(self, g: MageKnight, seat: Seat) -> dict[int, int]:
        hero = g.heroes[seat]
        if self.paid:
            return within(g, hero.hex, min(MOST_POINTS, hero.now.move))
        return within(g, hero.hex, MOST_UNDERGROUND, WATER)

    def end_why(self, g: MageKnight, seat: Seat, hex: int) -> Why:
        """MK-MOVE-31, 32. May the move end there?"""
        if g.joint is not None and camp(g, hex) != g.joint.hex:
            return "MK-COOP-10"
        if not self.assault:
            return OK if safe(g, seat, hex) else "MK-MOVE-31"
        others = heroes_on(g, hex, seat)
        if others and battle_why(g, seat, others[0]) != OK:
            return "MK-MOVE-35"
        return closed_why(g, seat, hex) if others or hostile(g, seat, hex) else "MK-MOVE-09"

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if g.phase != MOVEMENT:
            return "MK-TURN-17"
        if self.paid and g.heroes[seat].now.move == 0:
            return "MK-MOVE-05"
        for hex in self.hexes(g, seat):
            if self.end_why(g, seat, hex) == OK:
                return OK
        return "MK-MOVE-09" if self.assault else "MK-MOVE-31"

    def frame(self, g: MageKnight, seat: Seat) -> Frame:
        return MoveDirectly(seat, self.name)


WAYS: Final[dict[str, DirectMove]] = {
    way.name: way
    for way in (
        DirectMove("wings_of_wind", paid=True),
        DirectMove("underground_travel"),
        DirectMove("underground_attack", assault=True),
    )
}


@final
class MoveDirectly(AskOnce[MageKnight]):
    """MK-MOVE-30, 31. Where the move ends: one option for each hex. Nothing on the way matters or is provoked."""

    RULE: ClassVar[str] = "MK-MOVE-30"
    PROMPT: ClassVar[str] = "move-directly"

    def __init__(
        self, seat: Public[int], way: Public[str], going: Public[bool] = True, called: Public[bool] = False
    ) -> None:
        super().__init__(seat, going)
        self.way = way
        self.called = called  # others to a joint assault (MK-COOP-02)

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("source", self.way),)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        way = WAYS[self.way]
        for hex in way.hexes(g, self.seat):
            menu.offer(way.end_why(g, self.seat, hex), option("to", HEX_NAMES[hex]))
        for hex in way.hexes(g, self.seat) if way.assault and g.joint is None and g.seats > 1 else {}:
            if camp(g, hex) == hex and joint.besiegable(g, self.seat, hex):
                menu.offer(joint.call_why(g, self.seat, hex, under=True), option("joint", HEX_NAMES[hex]))

    def open(self, g: MageKnight) -> bool:
        """A joint assault that was agreed on is the end of it, too."""
        return self.going and not (self.called and g.joint is not None)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "joint":
            self.called = True
            return joint.Call(seat, HEX[option.refs[0]], True)
        self.going = False
        hero, way, hex = g.heroes[seat], WAYS[self.way], HEX[option.refs[0]]
        here = hero.hex
        if way.paid:
            hero.now.move -= way.hexes(g, seat)[hex]
        hero.now.moved = True
        arrive(g, seat, hex)
        if way.assault:
            self.attack(g, hex, here)
            assert g.fight is not None
            g.fight.breached = True
        return None

    def attack(self, g: MageKnight, hex: int, here: int) -> None:
        """MK-COMBAT-01, MK-MOVE-34, 35. An assault, or an attack on the hero who is there."""
        if not heroes_on(g, hex, self.seat):
            battle.assault(g, self.seat, hex, here)
            battle.end_movement(g, "fight")
        elif hostile(g, self.seat, hex):
            meet_owner(g, self.seat)
        else:
            attack_hero(g, self.seat, rival_here(g, self.seat))


for _way in WAYS.values():
    ODD[_way.name] = _way
