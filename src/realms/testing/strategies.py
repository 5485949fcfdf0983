"""Positions for hypothesis: a seed and a list of numbers, so a failure shrinks to a few small choices.

@given(prefixes(spec))
def test_nothing_leaks(start: Prefix) -> None:
    assert start.examine().ok
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from realms.kernel.match import Match
from realms.kernel.model import Seat
from realms.kernel.registry import GameSpec, get

from . import choices
from .conformance import examine
from .report import Report


@dataclass(frozen=True)
class Prefix:
    """A match from its seed and its first choices, as numbers counted from the end of what is offered."""

    ruleset: str
    players: int
    seed: int
    choices: tuple[int, ...]
    options: dict[str, object] = field(default_factory=dict)

    def start(self) -> Match:
        return get(self.ruleset).new_match(self.players, self.seed, dict(self.options))

    def play(self) -> Match:
        """The match after all choices (or at its end)."""
        return choices.play(self.start(), self.choices)

    def steps(self) -> Iterator[tuple[Match, Seat, str]]:
        """The match before each choice, with the choice. Between two steps the choice is made."""
        match = self.start()
        for number in self.choices:
            if match.over:
                return
            seat, key = choices.at(match, number)
            yield match, seat, key
            match.apply(seat, key)

    def examine(self, **more: Any) -> Report:
        """The conformance checks along the way."""
        return examine(get(self.ruleset), self.players, self.seed, self.choices, self.options, **more)


def prefixes(
    spec: GameSpec,
    *,
    players: st.SearchStrategy[int] | None = None,
    options: st.SearchStrategy[dict[str, object]] | None = None,
    longest: int = 60,
    widest: int = 40,
    seeds: int = 1000,
) -> st.SearchStrategy[Prefix]:
    """Starts of games; `longest` choices, each one of the last `widest` options."""
    return st.builds(
        Prefix,
        ruleset=st.just(spec.ruleset),
        players=players if players is not None else st.integers(spec.fewest, spec.most),
        seed=st.integers(0, seeds - 1),
        choices=st.lists(st.integers(0, widest - 1), max_size=longest).map(tuple),
        options=options if options is not None else st.just({}),
    )


def matches(spec: GameSpec, **more: Any) -> st.SearchStrategy[Match]:
    """Positions of random games, finished ones included."""
    return prefixes(spec, **more).map(lambda prefix: prefix.play())
