"""Habits of Elven Rage for two: what a player does without thinking, learned from what thinking showed.

The greedy bot weighs options by rules of thumb. Habits mend that: its own opinion goes in, with what the seat
sees, and each option comes out with a number; the highest is taken. They were learned from positions in which all
options were played on (`python -m realms.bots.train_habits`). Playouts go by them, so that a choice is judged by
what a better player makes of it.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

from realms.bots.greedy.er.conquests import sent, trimmed
from realms.bots.greedy.er.position import Position
from realms.bots.greedy.er.things import appraise
from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.warriors import BY_PEOPLE
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NEUTRAL
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.view import project

from .sketch import CELLS
from .survey import ATTACKS, DEFENDS, OWN_TURN, TRIMS, survey
from .suspicion import MIRRORED

FILE: Final = "elven_rage_habits.json"
THINGS: Final[dict[str, int]] = {
    name: i
    for i, name in enumerate(
        [*[w.name for people in BY_PEOPLE if people != NEUTRAL for w in BY_PEOPLE[people]], *ARTIFACTS]
    )
}
CONQUER_AT: Final = 0
SKIP: Final = CONQUER_AT + CELLS
EXCHANGE: Final = SKIP + 1
USE_AT: Final = EXCHANGE + 1
ATTACK_AT: Final = USE_AT + len(THINGS)
DEFEND_AT: Final = ATTACK_AT + len(THINGS)
TRIM_AT: Final = DEFEND_AT + len(THINGS)
DEEDS: Final = TRIM_AT + len(THINGS)
"""All that can be done, one number each: a land attacked, a thing used, a card sent or discarded."""

USUAL: Final = 0
LAND: Final = 1
CHANCE: Final = 2
THING: Final = 3
SENT: Final = 4
TRIMMED: Final = 5
OPINIONS: Final = 6
"""The greedy bot's opinion of an option: that it takes it, and what it is worth by its own measures."""
FAR: Final = 3.0
"""An opinion is cut off here."""


@final
class Course:
    """One option: the deeds it consists of, and the greedy bot's opinion of it."""

    def __init__(self, option: Option, deeds: list[int]) -> None:
        self.option: Final = option
        self.deeds: Final = deeds
        self.opinions: Final = [0.0] * OPINIONS

    def think(self, at: int, worth: float) -> None:
        self.opinions[at] = max(-FAR, min(FAR, worth))


@final
class Question:
    """A decision as habits see it: what is asked, and the courses that can be taken."""

    def __init__(self, asked: int, courses: list[Course], usual: Option) -> None:
        self.asked: Final = asked
        self.courses: Final = courses
        for course in courses:
            if course.option is usual:
                course.opinions[USUAL] = 1.0


def question(g: ElvenRage, decision: Decision) -> Question | None:
    """None: there are no habits for it."""
    if decision.prompt == "er-turn":
        return _own_turn(Position(project(g, decision.seat)), decision)
    if decision.prompt == "er-send":
        attacks = g.active == decision.seat
        return _send(Position(project(g, decision.seat)), decision, ATTACKS if attacks else DEFENDS)
    if decision.prompt == "er-trim":
        return _trim(Position(project(g, decision.seat)), decision)
    return None


def _own_turn(pos: Position, decision: Decision) -> Question:
    """Of the ways to use one thing only the one that the greedy bot likes best; nobody trades."""
    found = appraise(pos, decision)
    courses: list[Course] = []
    used: dict[str, int] = {}
    for i, option in enumerate(decision.options):
        if option.verb == "trade":
            continue
        if option.verb == "conquer":
            cell = pos.map.index[option.refs[0]]
            course = Course(option, [CONQUER_AT + (cell if pos.seat == 0 else MIRRORED[cell])])
            course.think(LAND, found.worth[i])
            course.think(CHANCE, found.chance[i])
            courses.append(course)
        elif option.verb == "skip":
            courses.append(Course(option, [SKIP]))
        else:
            thing = "" if option.verb == "exchange" else option.refs[0]
            if thing in used and found.worth[i] <= found.worth[used[thing]]:
                continue
            used[thing] = i
    for thing, i in used.items():
        course = Course(decision.options[i], [EXCHANGE if thing == "" else USE_AT + THINGS[thing]])
        course.think(THING, found.worth[i])
        courses.append(course)
    return Question(OWN_TURN, courses, found.usual)


def _send(pos: Position, decision: Decision, asked: int) -> Question:
    base = ATTACK_AT if asked == ATTACKS else DEFEND_AT
    worth = [sent(pos, option) for option in decision.options]
    courses: list[Course] = []
    for i, option in enumerate(decision.options):
        # Who holds the Central Castle sends its guardian too, whatever else.
        course = Course(option, [base + THINGS[card] for card in option.refs if card in THINGS])
        course.think(SENT, worth[i] - max(worth))
        courses.append(course)
    return Question(asked, courses, decision.options[worth.index(max(worth))])


def _trim(pos: Position, decision: Decision) -> Question:
    worth = [trimmed(pos, option) for option in decision.options]
    courses: list[Course] = []
    for i, option in enumerate(decision.options):
        course = Course(option, [TRIM_AT + THINGS[option.refs[0]]])
        course.think(TRIMMED, worth[i] - max(worth))
        courses.append(course)
    return Question(TRIMS, courses, decision.options[worth.index(max(worth))])


@final
class Habits:
    """One layer of units, and what each of them says for each deed."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.units: Final[list[list[float]]] = raw["units"]
        """For each unit, what each number of the survey adds to it."""
        self.deeds: Final[list[list[float]]] = raw["deeds"]
        """For each deed, what each unit says for it."""
        self.liking: Final[list[float]] = raw["liking"]
        """For each deed, what speaks for it anyway."""
        self.opinions: Final[list[float]] = raw["opinions"]
        """How much each opinion of the greedy bot counts."""

    def choice(self, g: ElvenRage, decision: Decision) -> Option | None:
        """None: there are no habits for it."""
        asked = question(g, decision)
        if asked is None:
            return None
        courses = asked.courses
        liked = self.weigh(g, decision.seat, asked)
        best = 0
        for i in range(1, len(courses)):
            if liked[i] > liked[best]:
                best = i
        return courses[best].option

    def weigh(self, g: ElvenRage, seat: Seat, asked: Question) -> list[float]:
        """How much each course is liked."""
        excited = self._excited(g, seat, asked.asked)
        found: list[float] = []
        for course in asked.courses:
            total = 0.0
            for i in range(OPINIONS):
                total += self.opinions[i] * course.opinions[i]
            for deed in course.deeds:
                total += self.liking[deed]
                said = self.deeds[deed]
                for i in range(len(excited)):
                    total += said[i] * excited[i]
            found.append(total)
        return found

    def _excited(self, g: ElvenRage, seat: Seat, asked: int) -> list[float]:
        at, numbers = survey(g, seat, asked)
        many = len(at)
        found: list[float] = []
        for unit in self.units:
            inner = 0.0
            for i in range(many):
                inner += unit[at[i]] * numbers[i]
            found.append(inner if inner > 0.0 else 0.0)
        return found


def habits() -> dict[str, Habits]:
    """Those that were learned, by scenario."""
    text = files("realms.bots.minds").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return {scenario: Habits(raw) for scenario, raw in found.items()}
