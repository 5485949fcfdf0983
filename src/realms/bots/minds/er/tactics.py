"""Tactics of Elven Rage for two: what a player uses in battle and around it without thinking, learned from what
thinking showed.

The greedy bot uses a card where that turns a battle which would be lost if nobody used anything more. Tactics
know that others use cards, too, and what is worth having later. Each move a player could make goes in as it looks
in thought (how the battle would end), with a few figures of the battle, and comes out with a number; the highest
is made. They were learned from moments at which all moves were played on (`python -m realms.bots.train_tactics`).
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

from realms.bots.greedy.er.battles import IDLE, cost
from realms.bots.greedy.er.position import Position
from realms.bots.greedy.er.powers import apply
from realms.bots.greedy.er.thought import Scene, Thought
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import (
    ATTACKER,
    DEPLOYED,
    DYING,
    EDGES,
    IN_TURN,
    LAST_CALL,
    NAMED,
    NONE,
    REVEALED,
    STRUCK,
    TARGETED,
    TURN_ENDS,
    TURN_STARTS,
    WON,
)
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.kernel.model import Decision, Option
from realms.kernel.view import project

from .habits import THINGS
from .reflexes import at_once

FILE: Final = "elven_rage_tactics.json"

MOMENTS: Final = (
    TURN_STARTS,
    NAMED,
    STRUCK,
    TARGETED,
    WON,
    IN_TURN,
    REVEALED,
    DEPLOYED,
    TURN_ENDS,
    LAST_CALL,
    DYING,
)
"""What tactics know: when things may be used, but for answers to what others declare."""
AWAKE: Final = (TURN_STARTS, NAMED, TARGETED, WON, IN_TURN, REVEALED)
"""Moments at which tactics look even where the greedy bot would not."""

PASS: Final = len(THINGS)
TREASURE: Final = PASS + 1
DEEDS: Final = PASS + 2
"""What a move does: it uses a thing (a number each), or is one of these."""
DEED_OF: Final[dict[str, int]] = {"pass": PASS, "exchange": TREASURE}

USUAL: Final = 0
THOUGHT: Final = 1
WON_MORE: Final = 2
MINE_MORE: Final = 3
FOES_MORE: Final = 4
LIVES_MORE: Final = 5
WORTH: Final = 6
WINS: Final = 7
LEAD: Final = 8
PRICE: Final = 9
HEAVY: Final = 10
FACTS: Final = 11
"""A move in figures: whether the greedy bot makes it; if it can be thought through, how the battle would end and
how much better than without it; what the thing is worth that is used up; what is gained of what is at stake."""

MOMENT_AT: Final = 0
FIGHTING: Final = MOMENT_AT + len(MOMENTS)
ATTACKING: Final = FIGHTING + 1
OUTSIDE: Final = FIGHTING + 2
NEUTRALS: Final = FIGHTING + 3
WINNING: Final = FIGHTING + 4
MINE_LEFT: Final = FIGHTING + 5
FOES_LEFT: Final = FIGHTING + 6
LIVES_LEFT: Final = FIGHTING + 7
STAKE: Final = FIGHTING + 8
OWN_MOVE: Final = FIGHTING + 9
THEIR_MOVE: Final = FIGHTING + 10
ARMED: Final = FIGHTING + 11
CLOSE: Final = FIGHTING + 12
HAND: Final = FIGHTING + 13
LANDS: Final = FIGHTING + 14
HOARD: Final = FIGHTING + 15
OWN: Final = FIGHTING + 16
WIDTH: Final = FIGHTING + 17
"""Numbers of a moment: what is asked, the battle as it would end if nobody used anything more, and what the seat
and its rival have besides."""
FAR: Final = 3.0
"""A worth is cut off here."""


@final
class Move:
    """An option, what it does, and how it looks."""

    def __init__(self, option: Option, deed: int) -> None:
        self.option: Final = option
        self.deed: Final = deed
        self.facts: Final = [0.0] * FACTS


@final
class Call:
    """A moment as tactics see it: its numbers that are not nothing, and the moves that can be made."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment
        """Its place in `MOMENTS`."""
        self.moves: Final[list[Move]] = []
        self.at: Final[list[int]] = []
        self.numbers: Final[list[float]] = []

    def note(self, at: int, number: float) -> None:
        if number != 0.0:
            self.at.append(at)
            self.numbers.append(number)


@final
class End:
    """How a battle would end."""

    def __init__(self, thought: Thought) -> None:
        side, field = thought.scene.side, thought.field
        self.won: Final = 1.0 if thought.won() else 0.0
        self.mine: Final = field.left(side) / 3
        self.foes: Final = field.left(1 - side) / 3
        self.value: Final = thought.value()
        lives = 0
        for man in field.men:
            if man.place < EDGES and man.lives > 0:
                lives += man.lives if man.side == side else -man.lives
        self.lives: Final = lives / 4


def known(decision: Decision) -> bool:
    """Is it a moment that is worth a look?"""
    if decision.prompt != "er-moment":
        return False
    trigger = trigger_of(decision)
    return trigger in MOMENTS and (trigger in AWAKE or at_once(decision) is None)


def trigger_of(decision: Decision) -> str:
    for name, value in decision.args:
        if name == "trigger":
            return str(value)
    return ""


def called(g: ElvenRage, decision: Decision, usual: Option) -> Call | None:
    """None: there are no tactics for it. `usual`: what the greedy bot takes."""
    if not known(decision):
        return None
    pos = Position(project(g, decision.seat))
    trigger = trigger_of(decision)
    scene = None if pos.fight is None else Scene(pos, trigger)
    call = Call(MOMENTS.index(trigger))
    call.note(MOMENT_AT + call.moment, 1.0)
    call.note(ARMED, 0.2 * pos.elves[1 - pos.seat]["hand"]["n"])
    call.note(HAND, 0.2 * len(pos.hand))
    call.note(LANDS, 0.1 * pos.lands)
    call.note(HOARD, 0.2 * len(pos.artifacts))
    call.note(OWN, 1.0 if g.active == pos.seat else 0.0)
    looker = Looker(call, pos, scene, usual)
    if scene is not None and looker.base is not None:
        _note_battle(call, scene, looker.base)
    for option in decision.options:
        looker.look_at(option)
    return call


def _note_battle(call: Call, scene: Scene, base: End) -> None:
    call.note(FIGHTING, 1.0)
    call.note(ATTACKING, 1.0 if scene.side == ATTACKER else 0.0)
    call.note(OUTSIDE, 0.0 if scene.takes_part else 1.0)
    call.note(NEUTRALS, 1.0 if scene.fight["defender"] == NONE else 0.0)
    call.note(WINNING, base.won)
    call.note(MINE_LEFT, base.mine)
    call.note(FOES_LEFT, base.foes)
    call.note(LIVES_LEFT, base.lives)
    call.note(STAKE, min(scene.stake, 8.0) / 4)
    call.note(CLOSE, 1.0 if abs(base.mine - base.foes) < 0.4 else 0.0)
    who = scene.who if scene.strike is None else int(scene.strike["striker"])
    if who != NONE:
        raw = scene.fight["fighters"][who]
        call.note(OWN_MOVE if raw["side"] == scene.side else THEIR_MOVE, 1.0)


@final
class Looker:
    """Looks at the moves of a moment one by one, as they would turn out if nobody used anything after them."""

    def __init__(self, call: Call, pos: Position, scene: Scene | None, usual: Option) -> None:
        self.call: Final = call
        self.pos: Final = pos
        self.scene: Final = scene
        self.usual: Final = usual
        self.base: Final[End | None] = self._end(None)
        """How the battle ends as it stands."""
        self.best: Final[dict[str, float]] = {}
        """How good each thing looked where it looked best."""

    def look_at(self, option: Option) -> None:
        """Add the move; of the ways to use one thing only the one that looks best."""
        end = self._end(option)
        if option.verb in DEED_OF:
            move = Move(option, DEED_OF[option.verb])
            move.facts[USUAL] = 1.0 if option is self.usual else 0.0
        else:
            thing = option.refs[0]
            if not self._better(thing, end):
                return
            move = Move(option, THINGS[thing])
            move.facts[USUAL] = 1.0 if self._uses(thing) else 0.0
            move.facts[PRICE] = cost(self.pos, thing)
        if end is not None:
            self._compare(move.facts, end)
        self.call.moves.append(move)

    def _better(self, thing: str, end: End | None) -> bool:
        """Has the thing not looked better so far? What looked worse is no move any more."""
        look = -FAR if end is None else end.value
        if thing in self.best:
            if look <= self.best[thing]:
                return False
            moves = self.call.moves
            moves[:] = [move for move in moves if move.deed != THINGS[thing]]
        self.best[thing] = look
        return True

    def _uses(self, thing: str) -> bool:
        return self.usual.verb not in DEED_OF and self.usual.refs[0] == thing

    def _compare(self, facts: list[float], end: End) -> None:
        base, scene = self.base, self.scene
        assert base is not None and scene is not None
        facts[THOUGHT] = 1.0
        facts[WON_MORE] = end.won - base.won
        facts[MINE_MORE] = end.mine - base.mine
        facts[FOES_MORE] = end.foes - base.foes
        facts[LIVES_MORE] = end.lives - base.lives
        facts[WORTH] = max(-FAR, min(FAR, end.value - base.value - facts[PRICE]))
        facts[WINS] = end.won
        facts[LEAD] = end.mine - end.foes
        facts[HEAVY] = facts[WON_MORE] * min(scene.stake, 8.0) / 4

    def _end(self, option: Option | None) -> End | None:
        """How the battle ends after an option, or after none; None: nobody knows."""
        if self.scene is None:
            return None
        thought = self.scene.thought()
        if option is not None and option.verb not in IDLE and not _used(thought, option):
            return None
        thought.proceed()
        return End(thought)


def _used(thought: Thought, option: Option) -> bool:
    """In thought. False: nobody knows what it would do."""
    return apply(thought, POWERS[option.refs[0]], option.refs[1:])


@final
class Tactics:
    """One layer of units that see the moment and a move, and what they come to."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.units: Final[list[list[float]]] = raw["units"]
        """For each unit, what each number of the moment adds to it."""
        self.looks: Final[list[list[float]]] = raw["looks"]
        """What each figure of a move adds to it."""
        self.deeds: Final[list[list[float]]] = raw["deeds"]
        """For each deed, what it adds to each unit."""
        self.out: Final[list[float]] = raw["out"]
        """What each unit says for a move."""
        self.facts: Final[list[float]] = raw["facts"]
        """What speaks for a move anyway: its figures,"""
        self.liking: Final[list[float]] = raw["liking"]
        """and what it does."""

    def choice(self, g: ElvenRage, decision: Decision, usual: Option) -> Option:
        """What to do; `usual`, what the greedy bot does, where there are no tactics."""
        call = called(g, decision, usual)
        if call is None or len(call.moves) < 2:
            return usual
        liked = self.weigh(call)
        best = 0
        for i in range(1, len(liked)):
            if liked[i] > liked[best]:
                best = i
        return usual if call.moves[best].facts[USUAL] == 1.0 else call.moves[best].option

    def weigh(self, call: Call) -> list[float]:
        """How much each move is liked."""
        found: list[float] = []
        for move in call.moves:
            total = self.liking[move.deed]
            for i in range(FACTS):
                total += self.facts[i] * move.facts[i]
            found.append(total)
        many = len(call.at)
        at, numbers = call.at, call.numbers
        for u in range(len(self.units)):
            unit, looks = self.units[u], self.looks[u]
            seen = 0.0
            for i in range(many):
                seen += unit[at[i]] * numbers[i]
            for m in range(len(found)):
                move = call.moves[m]
                facts = move.facts
                inner = seen + self.deeds[move.deed][u]
                for i in range(FACTS):
                    inner += looks[i] * facts[i]
                if inner > 0.0:
                    found[m] += inner * self.out[u]
        return found


def tactics() -> dict[str, Tactics]:
    """Those that were learned, by scenario."""
    text = files("realms.bots.minds").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return {scenario: Tactics(raw) for scenario, raw in found.items()}
