"""Perft: how many ways there are to go on from a position, one, two, three choices deep.

A count changes when any rule offers, refuses or forgets an option anywhere below, which no example test would
notice. One file a game, `tests/perft/<game>.perft`:

    match lantern@1 players=2 seed=1 options={}
    after 0 draw; 0 done
    counts 4 17 60

    position a_lantern_that_goes_out
    counts 3 9

Positions with a name are built by `tests/perft/<game>.py`: its POSITIONS are functions, each of which gives a
scenario (realms.testing.scenario) by the name of the function.

    python -m realms.testing.perft [GAME ...] (--regen | --verify) [--tests DIR]

Where several seats choose at once they are taken one after the other; optional decisions are left out.
"""

from __future__ import annotations

import argparse
import runpy
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import RealmsError, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import seeded

from . import files, games
from .choices import at_random

BUDGET: Final = 2_500
DEEPEST: Final = 8
PLACES: Final = (0, 5, 16, 40, 90, 180)
SEED: Final = 1

Build: TypeAlias = Callable[[], Match]


@dataclass(frozen=True)
class Position:
    """A start, the choices made from it, and the leaves at depth 1, 2, 3 and so on."""

    header: Header
    after: tuple[tuple[Seat, str], ...]
    counts: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{files.header_text(self.header)}, after {len(self.after)} choices"

    def match(self, built: dict[str, Build]) -> Match:
        return files.make(self.header, list(self.after))

    def text(self) -> str:
        made = "; ".join(f"{seat} {key}" for seat, key in self.after)
        counts = " ".join(map(str, self.counts))
        return "\n".join([files.header_text(self.header), f"after {made}".rstrip(), f"counts {counts}"])


@dataclass(frozen=True)
class Named:
    """A position that the tests of the game build."""

    name: str
    counts: tuple[int, ...]

    def match(self, built: dict[str, Build]) -> Match:
        if self.name not in built:
            raise files.BadFile(f"No position {self.name} is built.")
        return built[self.name]()

    def text(self) -> str:
        return "\n".join([f"position {self.name}", f"counts {' '.join(map(str, self.counts))}"])


def leaves(match: Match, depth: int) -> int:
    """Ways to make `depth` choices; a match that ends earlier is one way."""
    if depth == 0 or match.over:
        return 1
    menu = next(d for d in match.due if not d.optional)
    if depth == 1:
        return len(menu.options)
    total = 0
    for option in menu.options:
        child = match.clone()
        child.apply(menu.seat, option.key)
        total += leaves(child, depth - 1)
    return total


def ways(match: Match, deepest: int) -> tuple[int, ...]:
    """The leaves at depth 1, 2, ... `deepest`, counted in one walk."""
    found = [0] * deepest
    _walk(match, 0, found)
    return tuple(found)


def _walk(match: Match, made: int, found: list[int]) -> None:
    """Add what is below a position that `made` choices led to."""
    if match.over:
        for depth in range(made, len(found)):
            found[depth] += 1
        return
    menu = next(d for d in match.due if not d.optional)
    found[made] += len(menu.options)
    if made + 1 < len(found):
        for option in menu.options:
            child = match.clone()
            child.apply(menu.seat, option.key)
            _walk(child, made + 1, found)


def count(match: Match, budget: int = BUDGET, deepest: int = DEEPEST) -> tuple[int, ...]:
    """Leaves by depth, as deep as the budget allows."""
    found: list[int] = []
    match = match.clone()
    match.log = match.moves = None
    for depth in range(1, deepest + 1):
        found.append(leaves(match, depth))
        # The next depth costs about as much more as this one did.
        growth = found[-1] / (found[-2] if depth > 1 else 1)
        if found[-1] * max(growth, 1.0) > budget:
            break
    return tuple(found)


def positions(spec: GameSpec, seed: int = SEED) -> list[Position]:
    """Fixed places in random games, one game a player count and variant: the start, soon after, later."""
    made: list[Position] = []
    for players in range(spec.fewest, spec.most + 1):
        for options in spec.variants(players):
            made += along(Header(spec.ruleset, players, seed, options))
    return made


def along(header: Header) -> list[Position]:
    """The fixed places of one random game."""
    match = header.start()
    rng = seeded(header.seed + header.players)
    after: list[tuple[Seat, str]] = []
    made: list[Position] = []
    for place in PLACES:
        while len(after) < place and not match.over:
            seat, key = at_random(match, rng)
            match.apply(seat, key)
            after.append((seat, key))
        if match.over:
            break
        made.append(Position(header, tuple(after), count(match)))
    return made


def built(game: str, tests: Path) -> dict[str, Build]:
    """How to build the positions of a game that have a name."""
    path = tests / "perft" / f"{game}.py"
    if not path.exists():
        return {}
    home = str(tests.resolve())
    if home not in sys.path:
        sys.path.insert(0, home)  # a position is built with what the tests of the game are built with
    return {make.__name__: _match_of(make) for make in runpy.run_path(str(path))["POSITIONS"]}


def _match_of(make: Callable[[], Any]) -> Build:
    def match() -> Match:
        scenario: Any = make()
        found: Match = scenario.match
        return found

    return match


def path_of(game: str, tests: Path) -> Path:
    return tests / "perft" / f"{game}.perft"


def render(spec: GameSpec, found: Sequence[Position | Named]) -> str:
    head = f"# Ways to go on from fixed positions of {spec.id}, 1, 2, 3 choices deep. Written by `make regen`."
    return "\n\n".join([head, *[p.text() for p in found]]) + "\n"


def read(path: Path) -> list[Position | Named]:
    """The positions of a file."""
    found: list[Position | Named] = []
    header: Header | None = None
    name = ""
    after: tuple[tuple[Seat, str], ...] = ()
    for line in files.lines(path):
        word, _, rest = line.partition(" ")
        if word == "position":
            name = rest
        elif word == "counts" and name:
            found.append(Named(name, tuple(map(int, rest.split()))))
            name = ""
        elif word == "match":
            header, after = files.parse_header(line), ()
        elif word == "after":
            after = tuple(files.parse_choice(text) for text in rest.split(";") if text.strip())
        elif word == "counts" and header is not None:
            found.append(Position(header, after, tuple(map(int, rest.split()))))
        else:
            raise files.BadFile(f"{path.name} has a line that is not perft: {line!r}.")
    return found


def verify(path: Path) -> list[str]:
    """Count again; one line for each position that differs."""
    wrong: list[str] = []
    named = built(path.stem, path.parent.parent)
    listed = read(path)
    for p in listed:
        try:
            match = p.match(named)
            match.log = match.moves = None
            found = ways(match, len(p.counts))
        except (RealmsError, AssertionError) as error:
            wrong.append(f"{path.name}: {p.name}: {error}")
            continue
        if found != p.counts:
            wrong.append(f"{path.name}: {p.name}: counts {found}, not {p.counts}")
    missing = {*named} - {p.name for p in listed}
    return wrong + [f"{path.name}: {name} is missing: make regen" for name in sorted(missing)]


def regenerate(spec: GameSpec, tests: Path) -> bool:
    """Write the file of a game; False if nothing changed."""
    named = [Named(name, count(build())) for name, build in built(spec.id, tests).items()]
    return files.write(path_of(spec.id, tests), render(spec, [*named, *positions(spec)]))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.testing.perft", description="Count ways to go on.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--tests", default="tests", type=Path, help="where the tests are")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--regen", action="store_true", help="write the files")
    what.add_argument("--verify", action="store_true", help="count again and compare")
    asked = parser.parse_args(arguments)
    wrong: list[str] = []
    for spec in games.chosen(asked.games):
        if asked.regen:
            changed = regenerate(spec, asked.tests)
            print(f"perft of {spec.id}: {'written' if changed else 'unchanged'}")
        else:
            path = path_of(spec.id, asked.tests)
            found = verify(path) if path.exists() else [f"{path} is missing"]
            print(f"perft of {spec.id}: {'differs' if found else 'same'}")
            wrong += found
    for line in wrong:
        print(f"perft: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
