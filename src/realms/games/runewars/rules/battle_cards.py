"""What tactics cards do to a battle. The cards themselves are elsewhere; each calls one of these from its play."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Seat

from ..events import UNIT_STOOD
from ..state import Runewars
from .battle import Battle
from .battle_lines import ATTACKER, BATTLE_CRY, BEFORE, DEFENDER, ROUTED, STANDING, BattleLines, battle_of, side_of
from .battle_picks import DAMAGE, befalls
from .hands import turn_dial


def in_a_battle(g: Runewars, seat: Seat) -> bool:
    """Is a battle fought in which the player is a party?"""
    lines = g.nearest(BattleLines)
    return lines is not None and side_of(lines, seat) >= 0


def call_off(g: Runewars) -> None:
    """Tactical Retreat (RW-TACTIC-48): the battle ends, the defender goes to an adjacent friendly area in good
    order, or is destroyed; the attacker has the area, and may put a stronghold of his for the one there, as
    damaged as it is. The play returns None after it: everything above the battle is gone from the stack."""
    battle = g.nearest(Battle)
    assert battle is not None
    battle.called_off(g)


def give_up(g: Runewars) -> None:
    """Blackmail (RW-TACTIC-24), when the attacker retreats at once: nobody has won by strength, so that no card
    for a battle won is asked for. Whoever calls it returns None, as with `call_off`."""
    battle = g.nearest(Battle)
    assert battle is not None
    battle.given_up(g)


def attacker(g: Runewars) -> Seat:
    return battle_of(g).sides[ATTACKER].seat


def lightning(g: Runewars, n: int) -> Frame:
    """Summon Lightning (RW-TACTIC-47): so much damage to both sides, assigned by RW-BATTLE-10."""
    return Lightning(n)


@final
class Lightning(Steps[Runewars]):
    """RW-TACTIC-47. The attacker assigns first, as always."""

    RULE: ClassVar[str] = "RW-TACTIC-47"
    ORDER: ClassVar[tuple[str, ...]] = ("attacker", "defender")

    def __init__(self, n: Public[int], at: Public[str] = "attacker") -> None:
        super().__init__(at)
        self.n = n

    def attacker(self, g: Runewars) -> Frame | None:
        return befalls(g, battle_of(g), ATTACKER, DAMAGE, self.n)

    def defender(self, g: Runewars) -> Frame | None:
        return befalls(g, battle_of(g), DEFENDER, DAMAGE, self.n)


def battle_cry(g: Runewars, seat: Seat) -> None:
    """Battle Cry (RW-TACTIC-23): strength for each type among the player's standing units, as they are now."""
    lines = battle_of(g)
    army = lines.sides[side_of(lines, seat)]
    army.bonus[BATTLE_CRY] = army.bonus.get(BATTLE_CRY, 0) + army.types()


def lying(g: Runewars, seat: Seat) -> list[str]:
    """Rally Cry (RW-TACTIC-42): the routed units of the player in the battle, sorted."""
    army = battle_of(g).sides[side_of(battle_of(g), seat)]
    return sorted(army.units_in(ROUTED) + army.units_in(BEFORE))


def rally(g: Runewars, seat: Seat, unit: str) -> None:
    """One routed unit of that kind stands up, the least damaged, and takes part from now on: it draws if its
    initiative is not over, and counts in the tally."""
    lines = battle_of(g)
    army = lines.sides[side_of(lines, seat)]
    lying = [f for f in army.fighters if f.unit == unit and (f.state == ROUTED or f.state == BEFORE)]
    best = lying[0]
    for f in lying:
        if f.damage < best.damage:
            best = f
    best.state = STANDING
    g.tell(UNIT_STOOD, unit, g.land.areas[lines.area])


def scorch(g: Runewars) -> None:
    """Scorched Earth (RW-TACTIC-45): the one that is being taken is destroyed, and none is put for it."""
    battle_of(g).scorched = True


def beaten(g: Runewars) -> int:
    """The loser of the battle that was just decided: a seat, or NEUTRALS."""
    lines = battle_of(g)
    return lines.sides[1 - lines.winner].seat


def pillage(g: Runewars, seat: Seat) -> None:
    """Pillage (RW-TACTIC-38): the winner's dials rise by the area's resources, those of a beaten player fall."""
    printed = g.land.resources[battle_of(g).area]
    loser = beaten(g)
    for i, n in enumerate(printed):
        if n > 0:
            turn_dial(g, seat, i, n)
            if loser >= 0:
                turn_dial(g, loser, i, -n)
