"""Choices as numbers: a whole game is a seed and a list of ints, which is what shrinks and what reports quote.

Options are counted from the end, where `pass` and `done` stand: 0 is the least a player can do. Optional
decisions (withdraw a sealed answer) come first in the list, so small numbers never touch them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from realms.kernel.match import Match
from realms.kernel.model import Option, Seat
from realms.kernel.rng import Rng

Chooser: TypeAlias = Callable[[Match], tuple[Seat, str]]

OPTIONAL_ONE_IN = 8


def offered(match: Match) -> list[tuple[Seat, Option]]:
    """Everything that may be chosen now: optional decisions first, then by decision and option."""
    menus = [d for d in match.due if d.optional] + [d for d in match.due if not d.optional]
    return [(menu.seat, option) for menu in menus for option in menu.options]


def at(match: Match, number: int) -> tuple[Seat, str]:
    """The choice a number stands for, counted from the end; any number stands for some choice."""
    choices = offered(match)
    seat, option = choices[len(choices) - 1 - number % len(choices)]
    return seat, option.key


def number_of(match: Match, seat: Seat, key: str) -> int:
    """The number that stands for a choice."""
    choices = offered(match)
    for i, (who, option) in enumerate(choices):
        if who == seat and option.key == key:
            return len(choices) - 1 - i
    raise ValueError(f"seat {seat} is not offered {key!r}")


def at_random(match: Match, rng: Rng) -> tuple[Seat, str]:
    """Any owed choice; now and then an optional one."""
    extra = [d for d in match.due if d.optional and d.options]
    menus = [d for d in match.due if not d.optional]
    if extra and rng.below(OPTIONAL_ONE_IN) == 0:
        menus = extra
    menu = rng.pick(menus)
    return menu.seat, rng.pick(menu.options).key


def randomly(rng: Rng) -> Chooser:
    """A chooser that takes anything."""

    def choose(match: Match) -> tuple[Seat, str]:
        return at_random(match, rng)

    return choose


def play(match: Match, numbers: list[int] | tuple[int, ...]) -> Match:
    """Make these choices, as many as the match lasts."""
    for number in numbers:
        if match.over:
            break
        match.apply(*at(match, number))
    return match
