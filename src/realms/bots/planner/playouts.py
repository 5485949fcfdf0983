"""Playing on: a turn to its end, by the greedy bot with an aim, in a world that may be true."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import Aim
from realms.games.mage_knight.rules.turn import Turn
from realms.games.mage_knight.state import MageKnight
from realms.kernel.frame import Frame
from realms.kernel.model import Decision, Seat
from realms.kernel.view import project

from .worth import worth

LONGEST: Final = 150
"""Choices after which a turn is weighed as it stands."""


@final
class Click:
    """One choice of the planning seat: the world before it, what was asked, and the key that was taken."""

    def __init__(self, world: MageKnight, decision: Decision, key: str) -> None:
        self.world: Final = world
        self.decision: Final = decision
        self.key: Final = key


@final
class Line:
    """A turn that was played: its clicks until something new was seen, and what it is worth."""

    def __init__(self, aim: Aim, clicks: list[Click], value: float, *, lucky: bool) -> None:
        self.aim: Final = aim
        self.clicks: Final = clicks
        self.value = value
        self.lucky: Final = lucky
        """Was something new seen before the turn ended?"""


def owed(world: MageKnight) -> Decision:
    """The decision for which the match waits first."""
    for decision in world.due:
        if not decision.optional:
            return decision
    raise ValueError("The match waits for nobody.")


def turn_of(world: MageKnight, seat: Seat) -> Frame | None:
    """The turn of this seat that is under way."""
    for frame in world.stack:
        if isinstance(frame, Turn) and frame.seat == seat:
            return frame
    return None


def turn_over(world: MageKnight, turn: Frame) -> bool:
    for frame in world.stack:
        if frame is turn:
            return False
    return True


def play_out(world: MageKnight, seat: Seat, aim: Aim, clicks: list[Click], *, keep: bool) -> Line:
    """Play the turn of the seat to its end, or the next one if none is under way. The world is used up.

    `clicks`: how it came here; with `keep` those to come are added."""
    players = [Greedy(s, 0) for s in range(world.seats)]
    players[seat].aim = aim
    turn = turn_of(world, seat)
    lucky = False
    bit = 1 << seat
    for _ in range(LONGEST):
        if not world.stack:
            break
        if turn is None:
            turn = turn_of(world, seat)
        elif turn_over(world, turn):
            break
        decision = owed(world)
        mover = decision.seat
        if len(decision.options) == 1:
            option = decision.options[0]
        else:
            option = players[mover].choose(decision, partial(project, world, mover))
        if mover == seat and not lucky and keep:
            clicks.append(Click(world.clone(), decision, option.key))
        draws = world.rng.draws
        world.apply(mover, option.key)
        if world.learned & bit or world.rng.draws != draws or mover != seat:
            lucky = lucky or turn is None or not turn_over(world, turn)
    return Line(aim, clicks, worth(world, seat), lucky=lucky)
