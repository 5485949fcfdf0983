"""How things are called on the screen, and lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from realms import wording
from realms.i18n import words
from realms.kernel.registry import GameSpec
from realms.kernel.scene import Sum

from . import palette
from .table import Part


@dataclass(frozen=True, slots=True)
class Names:
    """How things are called: the game's words, one language, the people at the table."""

    spec: GameSpec
    lang: str
    seats: Sequence[str]

    def say(self, message: str, **args: str | int) -> str:
        return words(self.lang, self.spec.id).format(message, **args)

    def has(self, message: str) -> bool:
        return words(self.lang, self.spec.id).has(message)

    def label(self, ref: str) -> str:
        return self.spec.label(ref, self.lang)

    def sum_up(self, told: Sum) -> str:
        """What the scene says of something."""
        return wording.sum_up(self.spec, told, self.seats, self.lang)

    def text(self, ref: str) -> str:
        """A line of a card: a message, or a name of the game."""
        return self.say(ref) if self.has(ref) else self.label(ref)

    def short(self, ref: str) -> str:
        """The name for a narrow place."""
        message = f"short-{ref}"
        return self.say(message) if self.has(message) else self.label(ref)

    def piece(self, kind: str) -> str:
        message = f"piece-{kind}"
        return self.say(message) if self.has(message) else self.label(kind)


def device(seat: int) -> Part:
    """The seat's badge: colour and device together."""
    field, on, sign = palette.seat_colours(seat)
    return f" {sign} ", f"bold {on} on {field}"


def hanging(head: str, text: str, width: int) -> list[str]:
    """Wrapped text with a head before the first line and room under the head."""
    lines = wrap(text, max(width - len(head), 8)) or [""]
    return [(head if i == 0 else " " * len(head)) + line for i, line in enumerate(lines)]
