"""Playing on: a turn to its end, by the greedy bot with an aim, in a world that may be true."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import ANYTHING, Aim
from realms.games.mage_knight.rules.turn import Turn
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE
from realms.kernel.frame import Frame
from realms.kernel.model import Decision, Seat
from realms.kernel.view import project

from .candidates import aims
from .worth import worth

LONGEST: Final = 150
"""Choices after which a turn is weighed as it stands."""
FIGHT: Final = "fight"
ALIKE: Final = 2
"""Turns with the same aim that are looked at further."""
SAME: Final = 1e-6
INFINITE: Final = 1e9
ENDLESS: Final = 1000.0
"""What a turn costs that would never end: where steps cost nothing, one can walk to and fro for ever."""


@final
class Click:
    """One choice of the planning seat: what was asked, and the key that was taken."""

    def __init__(self, decision: Decision, key: str) -> None:
        self.decision: Final = decision
        self.key: Final = key


@final
class Line:
    """A turn that was played: its clicks, how many of them until something new was seen, and what it is worth."""

    def __init__(self, aim: Aim, clicks: list[Click], sure: int, value: float, *, lucky: bool) -> None:
        self.aim: Final = aim
        self.clicks: Final = clicks
        self.sure: Final = sure
        self.value = value
        self.lucky: Final = lucky
        """Was something new seen before the turn came to its end?"""
        self.skill = 0.0
        """Of the value, what comes from thinking through what is not planned yet."""


def diverse(lines: list[Line]) -> list[Line]:
    """The same turns in the same order, without those that are about the same as two before: bolder or more timid
    turns would crowd out what is quite different."""
    found: list[Line] = []
    for line in lines:
        aim = line.aim
        if aim.verb == ANYTHING or len([1 for o in found if o.aim.means(aim.verb, aim.hex, aim.target)]) < ALIKE:
            found.append(line)
    return found


def is_new(line: Line, lines: list[Line]) -> bool:
    """Does it lead to something else than the others? Turns with different aims become the same when they are
    bettered, or the same but for the order of the clicks: such are worth exactly as much, and to look on from both
    would be to look on from one."""
    for other in lines:
        if abs(other.value - line.value) < SAME:
            return False
    return True


def fight_of(line: Line) -> int:
    """The click with which the fight of a turn begins."""
    for at, click in enumerate(line.clicks):
        if click.decision.prompt == FIGHT:
            return at
    return len(line.clicks)


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


def turn_ends(world: MageKnight) -> bool:
    """Is nothing to be done any more but to draw, to learn and to be rewarded?"""
    for frame in world.stack:
        if isinstance(frame, Turn):
            return frame.at == ""
    return True


def play_out(
    world: MageKnight, seat: Seat, aim: Aim, clicks: list[Click], sure: int, turn: Frame | None = None
) -> Line:
    """Play the turn of the seat to its end, or the next one if none is under way. The world is used up.

    `clicks`: how it came here, to which those of the turn are added; `sure`: NONE, or how many of them there were
    when something new was seen; `turn`: the one that was under way before the clicks, which may be over now."""
    players = [Greedy(s, 0) for s in range(world.seats)]
    players[seat].aim = aim
    if turn is None:
        turn = turn_of(world, seat)
    bit = 1 << seat
    lucky = sure != NONE
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
        if mover == seat:
            clicks.append(Click(decision, option.key))
        draws = world.rng.draws
        world.apply(mover, option.key)
        if sure == NONE and (world.learned & bit or world.rng.draws != draws or mover != seat):
            sure = len(clicks)
            lucky = not turn_ends(world)
    value = worth(world, seat)
    if world.stack and turn is not None and not turn_over(world, turn):
        value -= ENDLESS
    return Line(aim, clicks, len(clicks) if sure == NONE else sure, value, lucky=lucky)


def best_turn(world: MageKnight, seat: Seat, *, few: bool = False) -> tuple[MageKnight, float]:
    """The next turn of the seat by the best of its aims (or the best `few`): the world after it, and what that is
    worth. The world given is used up."""
    while world.stack and turn_of(world, seat) is None:
        decision = owed(world)
        option = decision.options[0]
        if len(decision.options) > 1:
            option = Greedy(decision.seat, 0).choose(decision, partial(project, world, decision.seat))
        world.apply(decision.seat, option.key)
    if not world.stack:
        return world, worth(world, seat)
    best, most = world, -INFINITE
    for aim in aims(world, seat, owed(world), few=few):
        copy = world.clone()
        value = play_out(copy, seat, aim, [], NONE).value
        if value > most:
            best, most = copy, value
    return best, most
