"""The neutral picture of a game: what every front end draws. Ids only; names come from GameSpec.label.

A game's scene.py makes a Scene from a View, so nothing hidden can be in it. Refs of options are ids used
here (spaces, pieces, cards, tracks, panels), which is all a client needs to highlight what can be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

BLANK: Final = "?"
"""Stands for a card or token the viewer does not know."""

RESULT: Final = "result"
"""What sums are of that tell how a game without points was won, and how far the others came."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Space:
    """A place on a board. `kind` is the terrain or sort; `marks` are small facts to draw ("edge", "wet")."""

    id: str
    kind: str
    at: Point
    outline: tuple[Point, ...] = ()
    neighbours: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """Something drawn along borders: a river."""

    kind: str
    points: tuple[Point, ...]
    between: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """Spaces that are drawn together. `owner` is a seat, or -1."""

    id: str
    kind: str
    size: Point
    owner: int
    spaces: tuple[Space, ...]
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on a space. `owner` is a seat, or -1 for nobody; `state` is how it stands ("lying")."""

    id: str
    kind: str
    owner: int
    at: str
    state: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card or tile in a zone. `text` are message ids or names of its lines; `on` marks the lines in force."""

    id: str
    kind: str
    text: tuple[str, ...] = ()
    on: int = 0
    face_up: bool = True


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards together: a row, a hand, a pile (only `count` is known) or a pool."""

    id: str
    kind: str
    owner: int
    cards: tuple[Card, ...] = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """A number on a scale. `steps` may print a value at each step (points of the tower card)."""

    id: str
    kind: str
    owner: int
    value: int
    most: int
    steps: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a shared card that may be taken (an action with a shield on it)."""

    id: str
    taken: bool
    current: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """What a seat has in front of it: facts in a fixed order, as (message id, number)."""

    seat: int
    card: str
    facts: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sum:
    """How a number of a seat came about: message `text` with its arguments, named as those of events are.

    `of`: what it explains, a row of the score sheet, RESULT, a thing of the scene or the key of an option. Several
    may explain one thing. A text "named-…" tells an option better than its refs can.
    """

    of: str
    seat: int
    text: str
    args: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a game as one seat sees it. `marks`: facts about the whole table ("end-triggered")."""

    game: str
    seat: int
    active: int
    boards: tuple[Board, ...] = ()
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    slots: tuple[Slot, ...] = ()
    panels: tuple[Panel, ...] = ()
    marks: tuple[str, ...] = ()
    sheet: tuple[tuple[str, tuple[int, ...]], ...] = field(default=())
    sums: tuple[Sum, ...] = ()


def laid_open(part: Any) -> Any:
    """State of a view with its zones as a save has them; unknown items are blank, and lie below the known ones."""
    if isinstance(part, dict):
        if part.keys() == {"n", "items"}:
            hidden = [BLANK] * (part["n"] - len(part["items"]))
            return {"name": "", "pool": "", "seen": 0, "items": hidden + part["items"], "known": []}
        return {name: laid_open(inner) for name, inner in part.items()}
    if isinstance(part, list):
        return [laid_open(inner) for inner in part]
    return part
