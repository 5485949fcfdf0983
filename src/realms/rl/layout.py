"""A view as a vector of whole numbers: what is asked, the rules under way, and the game's own fields."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from realms.kernel.view import View

from .blocks import LEAST, MOST, Block, Eye, Out, Row, Words, told
from .frozen import Frozen, frozen
from .groups import Fields, rows_of

Vector = npt.NDArray[np.int16]


class Asked(Block):
    """What the observer is asked, and which seats owe a choice. Reads the view, not the state."""

    def __init__(self, prompts: Words, players: int) -> None:
        super().__init__("", prompts.size + players, "")
        self.prompts: Final = prompts
        self.players: Final = players

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        prompts, me = self.prompts, eye.seat
        for seat, prompt, optional in value:
            if not optional:
                if seat == me:
                    out[at + prompts.place.get(prompt, prompts.other)] = 1
                out[at + prompts.size + (seat - me) % eye.seats] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        meaning = told("a 1 for what the observer is asked", self.prompts)
        yield Row(at, self.prompts.size, "asked.prompt", 0, 1, meaning)
        yield Row(
            at + self.prompts.size, self.players, "asked.seats", 0, 1, "a 1 for every seat that owes a choice"
        )


class Frames(Block):
    """The rules under way (`View.state["stack"]`): for every rule, whether it is, and its fields.

    A number is as it is, a flag 0 or 1; a seat is 0 for none, 1 for the observer, 2 for the next one; a word is 0
    for none, or its number; of a list, a zone or sealed answers it is told how many there are.
    """

    def __init__(self, fixed: Frozen, seats: Sequence[str]) -> None:
        self.words: Final = fixed.words("stack")
        self.seats: Final = frozenset(seats)
        self.frames: Final = fixed.frames
        self._at: dict[str, tuple[int, tuple[tuple[str, bool], ...]]] = {}
        size = 0
        for name, fields in fixed.frames.items():
            self._at[name] = size, tuple((field, self._names_seat(name, field)) for field in fields)
            size += 1 + len(fields)
        super().__init__("stack", size, "")

    def _names_seat(self, frame: str, field: str) -> bool:
        return field in self.seats or f"{frame}.{field}" in self.seats

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        known, words, other = self._at, self.words.place, self.words.other
        for frame in value:
            found = known.get(frame["is"])
            if found is None:
                continue
            start, fields = found
            here = at + start
            out[here] = 1
            for field, is_seat in fields:
                here += 1
                told = frame.get(field)
                if not told:  # an empty word or list, a no, or the number 0
                    out[here] = (0 - eye.seat) % eye.seats + 1 if is_seat and told == 0 else 0
                elif isinstance(told, int):
                    if is_seat:
                        out[here] = (told - eye.seat) % eye.seats + 1 if 0 <= told < eye.seats else 0
                    else:
                        out[here] = told if LEAST <= told <= MOST else 0
                elif isinstance(told, str):
                    out[here] = words.get(told, other) + 1
                elif isinstance(told, dict) and "n" in told:
                    out[here] = told["n"]
                else:
                    out[here] = len(told)

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for name, fields in self.frames.items():
            yield Row(at, 1, f"stack.{name}", 0, 1, "1 if this rule is under way; the fields are its own")
            for i, field in enumerate(fields):
                seat = "seat: 0 none, 1 the observer, 2 the next one"
                meaning = (
                    seat if self._names_seat(name, field) else "number; flag; number of a word; how many in a list"
                )
                yield Row(at + 1 + i, 1, f"stack.{name}.{field}", LEAST, MOST, meaning)
            at += 1 + len(fields)


class Layout:
    """All that is observed of one game. `players`: as many as may sit at its table."""

    def __init__(self, game: str, players: int, blocks: Sequence[Block], seats: Sequence[str]) -> None:
        fixed = frozen(game)
        self.game: Final = game
        self.players: Final = players
        self._asked: Final = Asked(fixed.prompts, players)
        self.blocks: Final[tuple[Block, ...]] = (Frames(fixed, seats), *blocks)
        self._fields: Final = Fields(self.blocks)
        self.size: Final = self._asked.size + self._fields.size
        self._blank: Final = array("h", bytes(2 * self.size))

    def encode(self, view: View) -> Vector:
        """The view in numbers: a fresh vector, nothing but what the view tells."""
        out = self._blank[:]
        state: Any = view.state
        eye = Eye(view.seat, state["seats"])
        self._asked.write(view.asked, out, 0, eye)
        self._fields.write(state, out, self._asked.size, eye)
        return np.frombuffer(out, np.int16)

    def rows(self) -> list[Row]:
        """The table that says what every number means."""
        return [*self._asked.rows(0, ""), *rows_of(self.blocks, self._asked.size, "")]

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the most that every number may be."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for row in self.rows():
            low[row.at : row.at + row.size] = row.low
            high[row.at : row.at + row.size] = row.high
        return low, high

    def digest(self) -> str:
        """Changes when a number comes to mean something else: a row, or a word of a list."""
        rows = [f"{r.at} {r.size} {r.name} {r.low} {r.high} {r.meaning}" for r in self.rows()]
        fixed = frozen(self.game)
        text = "\n".join([*rows, *(" ".join(words) for words in fixed.lists()), *fixed.prompts.words])
        return blake2b(text.encode(), digest_size=8).hexdigest()


@cache
def layout(game: str) -> Layout:
    """What is observed of a game, by its id."""
    made: Layout = import_module(f"{__package__}.games.{game}").layout()
    return made
