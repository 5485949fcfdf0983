"""Blocks of blocks: parts of a view with fields of their own, lists of them, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from .blocks import Block, Eye, Flag, Number, Out, Row


class Fields:
    """Blocks side by side, each of a field of the same part. Numbers and flags, of which there are most, are
    written here: calling each of them takes longer than what they do."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        numbers, flags, others = [], [], []
        at = 0
        for block in blocks:
            if type(block) is Number:
                numbers.append((block.key, at, block.least, block.most))
            elif type(block) is Flag:
                flags.append((block.key, at))
            else:
                others.append((block.key, block.write, at))
            at += block.size
        self.size: Final = at
        self._numbers: Final = tuple(numbers)
        self._flags: Final = tuple(flags)
        self._others: Final = tuple(others)

    def write(self, part: Any, out: Out[int], at: int, eye: Eye) -> None:
        for key, step, least, most in self._numbers:
            n = part[key]
            if n:
                out[at + step] = least if n < least else most if n > most else n
        for key, step in self._flags:
            if part[key]:
                out[at + step] = 1
        for key, write, step in self._others:
            value = part[key] if key else part
            # An empty list or word and nothing at all leave zeros behind; seat 0 and place 0 do not.
            if value or value == 0:
                write(value, out, at + step, eye)


class Group(Block):
    """A part with fields of its own, or none: first whether there is one."""

    def __init__(self, key: str, blocks: Sequence[Block], meaning: str = "") -> None:
        super().__init__(key, 1 + sum(block.size for block in blocks), meaning)
        self.blocks: Final = tuple(blocks)
        self._fields: Final = Fields(blocks)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if value is not None:
            out[at] = 1
            self._fields.write(value, out, at + 1, eye)

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, 1, f"{path}{self.key}", 0, 1, self.meaning or "1 if there is one")
        yield from rows_of(self.blocks, at + 1, f"{path}{self.key}.")


class Several(Block):
    """A list of parts, the first `most` of them in order; zero where it is shorter."""

    def __init__(self, key: str, most: int, blocks: Sequence[Block], meaning: str = "") -> None:
        self.part: Final = Group("", blocks)
        super().__init__(key, most * self.part.size, meaning)
        self.most: Final = most

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        part = self.part
        for one in value[: self.most]:
            part.write(one, out, at, eye)
            at += part.size

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i in range(self.most):
            here = at + i * self.part.size
            yield Row(here, 1, f"{path}{self.key}[{i}]", 0, 1, self.meaning or "1 if there are so many")
            yield from rows_of(self.part.blocks, here + 1, f"{path}{self.key}[{i}].")


class Running(Block):
    """The topmost rule under way of that name, field by field; reads `stack`."""

    def __init__(self, name: str, blocks: Sequence[Block]) -> None:
        self.rule: Final = Group(name, blocks)
        super().__init__("stack", self.rule.size, "")

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        name = self.rule.key
        for frame in reversed(value):
            if frame["is"] == name:
                self.rule.write(frame, out, at, eye)
                return

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield from self.rule.rows(at, path)


class BySeat(Block):
    """What each player has, the observer first; zero where fewer play."""

    def __init__(self, key: str, players: int, blocks: Sequence[Block]) -> None:
        self.part: Final = Group("", blocks)
        super().__init__(key, players * self.part.size, "")
        self.players: Final = players

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        me, part = eye.seat, self.part
        for one in (*value[me:], *value[:me]):
            part.write(one, out, at, eye)
            at += part.size

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i in range(self.players):
            here = at + i * self.part.size
            whose = "the observer" if i == 0 else f"{i} seat{'s' if i > 1 else ''} after the observer"
            yield Row(here, 1, f"{path}{self.key}[{i}]", 0, 1, f"1 if somebody sits there: {whose}")
            yield from rows_of(self.part.blocks, here + 1, f"{path}{self.key}[{i}].")


def rows_of(blocks: Sequence[Block], at: int, path: str) -> Iterator[Row]:
    for block in blocks:
        yield from block.rows(at, path)
        at += block.size
