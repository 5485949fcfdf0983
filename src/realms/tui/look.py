"""What is drawn on a board, and rows of cells as strips of the screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from realms.kernel.scene import Board, Piece

from . import palette
from .fighters import Fighter
from .table import Part

Run: TypeAlias = tuple[str, str, str, bool]
"""Text, colour, ground, bold."""


Entry: TypeAlias = tuple[Run, str]
"""A sign as it is drawn, and what it means."""


@dataclass(frozen=True, slots=True)
class BoardLook:
    """What is drawn on a board now.

    `title` is in parts, the most needed first. `badges`: space -> numbers of its options; `hot`: spaces of the
    option under the cursor; `about`: spaces the question speaks of; `choosing`: some board has options;
    `legend`: what signs and grounds mean, in blocks that go where the map leaves room; `fighters` and `told`: who
    stands on a battlefield, and what there is to say of the battle; `figures`: piece -> how many it stands for;
    `letters`: kind of piece -> its letter; `held`: space -> the seat that has it; `notes`: piece -> it in
    words, and what of it may not be cut off.
    """

    board: Board
    title: tuple[str, ...]
    names: dict[str, str]
    kinds: dict[str, str]
    pieces: tuple[Piece, ...] = ()
    badges: dict[str, str] = field(default_factory=dict)
    hot: frozenset[str] = frozenset()
    about: frozenset[str] = frozenset()
    choosing: bool = False
    titled: bool = True
    legend: tuple[tuple[Entry, ...], ...] = ()
    fighters: tuple[Fighter, ...] = ()
    told: tuple[Part, ...] = ()
    figures: dict[str, int] = field(default_factory=dict)
    letters: dict[str, str] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)
    notes: dict[str, tuple[str, str]] = field(default_factory=dict)

    @property
    def head(self) -> int:
        """Rows above the map."""
        return 1 if self.titled else 0


def title_strip(look: BoardLook, width: int) -> Strip:
    field_, on, device = palette.seat_colours(look.board.owner)
    badge = look.badges.get(look.board.id, "")
    runs = [(f" {device} ", on, field_, True)]
    if badge:
        ground = palette.CREAM if look.board.id in look.hot else palette.LANTERN
        runs.append((f" {badge} ", palette.ON_LANTERN, ground, True))
    room = width - width_of(runs)
    parts = list(look.title)
    while len(parts) > 1 and len(" · ".join(parts)) + 1 > room:
        parts.pop()
    runs.append((f" {' · '.join(parts)}"[:room].ljust(room), palette.INK, palette.EDGE, True))
    return to_strip(runs)


def to_strip(runs: list[Run]) -> Strip:
    segments = [
        Segment(text, Style(color=colour, bgcolor=ground, bold=bold))
        for text, colour, ground, bold in _joined(runs)
    ]
    return Strip(segments)


def _joined(runs: list[Run]) -> list[Run]:
    """Neighbours of one style as one run."""
    joined: list[Run] = []
    for text, colour, ground, bold in runs:
        if joined and joined[-1][1:] == (colour, ground, bold):
            joined[-1] = (joined[-1][0] + text, colour, ground, bold)
        else:
            joined.append((text, colour, ground, bold))
    return joined


def width_of(line: list[Run]) -> int:
    return sum(len(run[0]) for run in line)
