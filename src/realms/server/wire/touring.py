"""First games with a guide, as pages read them."""

from __future__ import annotations

from dataclasses import dataclass

from .seen import Event, Position, Refused


@dataclass(frozen=True, slots=True)
class TourStep:
    """A position of seat 0 and what it is to learn there: message `web-tour-<game>-<hint>`.

    `events`: what happened since the step before; `point`: things of the scene that the hint is about; `key`: the
    choice that goes on, "" if there is only something to read."""

    position: Position
    events: tuple[Event, ...]
    refused: tuple[Refused, ...]
    hint: str
    point: tuple[str, ...]
    key: str


@dataclass(frozen=True, slots=True)
class Tour:
    game: str
    steps: tuple[TourStep, ...]
