"""First games with a guide: a match that is played by a script and stops where there is something to learn.

A game that has one keeps it in `games/<game>/tour.py`: PLAYERS, SEED and OPTIONS of the match, and SCRIPT, a
choice a line, from the first to the last:

    0 to:TUL-2     | patrol-to TUL-2
    1 collect

that is the seat, the key, and behind a bar the hint for the learner, who sits at seat 0 and is to make this
choice, with the things of the scene it points at. Choices without a hint are made by themselves. The key `-`
chooses nothing: a hint to be read. Where a line is not offered yet, whoever is asked passes until it is: windows
in which nobody speaks need no lines. Lines that begin with # are for us.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from . import api
from .kernel.match import Match
from .kernel.model import Event, RealmsError, Seat

LEARNER: Final[Seat] = 0
NOTHING: Final = "-"
PASS: Final = "pass"


class BadTour(RealmsError):
    """A script that cannot be played; one sentence."""


@dataclass(frozen=True, slots=True)
class Line:
    """One choice of the script."""

    seat: Seat
    key: str
    hint: str = ""
    point: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    game: str
    players: int
    seed: int
    options: dict[str, object]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the tour waits for the learner.

    `told`: what happened since the stop before, each with the number of the choice that brought it about; `key`:
    what is to be chosen, "" if there is only something to read."""

    match: Match
    told: tuple[tuple[int, Event], ...]
    hint: str
    point: tuple[str, ...]
    key: str


def find(game: str) -> Script | None:
    """The tour of a game, if it has one. Raises UnknownGame, and BadTour if it cannot be read."""
    name = f"realms.games.{api.spec(game).id}.tour"
    if find_spec(name) is None:
        return None
    tour = import_module(name)
    return Script(api.spec(game).id, tour.PLAYERS, tour.SEED, tour.OPTIONS, read(tour.SCRIPT))


def read(text: str) -> tuple[Line, ...]:
    """The lines of a script. Raises BadTour."""
    found: list[Line] = []
    for line in text.splitlines():
        choice, _, lesson = line.partition("|")
        if not choice.strip() or choice.startswith("#"):
            continue
        words, (hint, *point) = choice.split(), lesson.split() or [""]
        if len(words) != 2 or not words[0].isdecimal():
            raise BadTour(f"A line of a tour is a seat and a key, not {line!r}.")
        found.append(Line(int(words[0]), words[1], hint, tuple(point)))
    return tuple(found)


def stops(script: Script) -> list[Stop]:
    """Play the script and keep every position that teaches. Raises BadTour if a choice is not offered."""
    match = api.new_match(script.game, players=script.players, seed=script.seed, options=script.options)
    told = [(0, event) for event in match.log or []]
    found: list[Stop] = []
    for number, line in enumerate(script.lines, 1):
        chosen = "" if line.key == NOTHING else line.key
        if chosen:
            told += pass_until(match, line)
        if line.hint:
            found.append(Stop(match.clone(), tuple(told), line.hint, line.point, chosen))
            told = []
        if chosen:
            try:
                events = match.apply(line.seat, chosen)
            except RealmsError as error:
                at = f"at choice {number} of its script"
                raise BadTour(f"The tour of {script.game} does not fit the rules {at}: {error}") from error
            told += [(match.seq, event) for event in events]
    return found


def pass_until(match: Match, line: Line) -> list[tuple[int, Event]]:
    """Windows go by until the line is offered; what happened meanwhile. Stops where somebody may not pass."""
    told: list[tuple[int, Event]] = []
    while not offered(match, line.seat, line.key):
        silent = next((asked.seat for asked in match.due if offered(match, asked.seat, PASS)), None)
        if silent is None:
            break
        events = match.apply(silent, PASS)
        told += [(match.seq, event) for event in events]
    return told


def offered(match: Match, seat: Seat, key: str) -> bool:
    return any(option.key == key for asked in match.due if asked.seat == seat for option in asked.options)
