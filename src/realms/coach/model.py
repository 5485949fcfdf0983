"""What the coach says: plain values that go over the line as they are. Sentences are message ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Chance: TypeAlias = float
"""Of winning, from 0 to 1; where all play together or alone, of success."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that can be counted; message `coach-fact-<name>` with `more` ("yes" or "no") and `n`.

    `n`: by how much one option leaves more of it than others, on the average; below 0: less."""

    name: str
    n: float


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence: message `text` with `args`; `facts`, as a list in words, are its argument `facts`."""

    text: str
    args: dict[str, str | float] = field(default_factory=dict)
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Follow:
    """A choice that is likely to follow."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Advice:
    """What one option is worth. `low` and `high`: where its value lies in 95 of 100 cases, as far as chance goes.

    `tries`: how often it was played out. `line`: what is likely to follow it."""

    key: str
    value: Chance
    low: Chance
    high: Chance
    tries: int
    reasons: tuple[Reason, ...] = ()
    line: tuple[Follow, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """The best few of a question's options, the best first. `seq`: the entry of the record it was asked after;
    `options`: how many there were; `close`: nothing speaks clearly for the first one."""

    seat: int
    seq: int
    prompt: str
    options: int
    tries: int
    close: bool
    advice: tuple[Advice, ...]


@dataclass(frozen=True, slots=True)
class Stand:
    """How the seats stood after so many choices."""

    at: int
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point: a choice that gave away a chance (`lost` above 0), or what chance did to a seat (`lost`
    below 0: for the good).

    `at`: choices that were made before. `key`: what was chosen. `better`: what would have been; None after chance.
    `sure`: half of the interval around `lost`."""

    kind: Literal["choice", "chance"]
    at: int
    seat: int
    key: str
    lost: Chance
    sure: Chance
    better: Advice | None = None


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat chose: the decisions that were weighed, those in which nothing clearly better was found, what a
    decision gave away on the average, and what chance did to it altogether."""

    seat: int
    weighed: int
    sound: int
    lost: Chance
    luck: Chance


@dataclass(frozen=True, slots=True)
class Review:
    """A finished match, looked back on."""

    choices: int
    curve: tuple[Stand, ...]
    turnings: tuple[Turning, ...]
    accounts: tuple[Account, ...]
