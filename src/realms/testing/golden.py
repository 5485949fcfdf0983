"""Golden replays: whole games as text, which must play out the same for ever.

A file is a header, one `seat key` a line, a digest after every ten choices and at the end:

    match lantern@1 players=2 seed=1 options={}
    0 draw
    ...
    = 10 0123456789abcdef
    ...
    end 37 fedcba9876543210 scores 5 3 winners 0

Random games of every player count and variant are kept, and games of bots as far as `games.txt` beside the
replays lists them: `NAME BOT match lantern@1 players=2 seed=1 options={}`. They are bots' games only when they are
written; whether they play out the same does not depend on the bot.

Beside them `verbose.txt` is one game told in full, for people to read.

    python -m realms.testing.golden [GAME ...] (--regen | --verify) [--tests DIR]
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeAlias

from realms import bots
from realms.kernel import codec, registry
from realms.kernel.history import Header
from realms.kernel.match import Match
from realms.kernel.model import RealmsError, Seat
from realms.kernel.registry import GameSpec
from realms.kernel.rng import seeded
from realms.sim import bot_seed

from . import files, games
from .choices import Chooser, randomly
from .texts import Teller, Voice, shipped

P = ParamSpec("P")

EVERY: Final = 10
SEEDS: Final = (1, 2)

MakeChooser: TypeAlias = Callable[[Header], Chooser]


def by_chance(header: Header) -> Chooser:
    """Random choices that depend on the header only."""
    return randomly(seeded(header.seed * 100 + header.players))


def by_bots(name: str) -> MakeChooser:
    """A bot of that name on every seat."""

    def make(header: Header) -> Chooser:
        spec = registry.get(header.ruleset)
        seated = [bots.make(name, spec.id, seat, bot_seed(header.seed, seat)) for seat in range(header.players)]

        def choose(match: Match) -> tuple[Seat, str]:
            menu = next(d for d in match.due if not d.optional)
            return menu.seat, seated[menu.seat].choose(menu, bots.Sight(match, menu.seat)).key

        return choose

    return make


def record(header: Header, make: MakeChooser = by_chance, most: int = 1 << 30) -> str:
    """Play a game and write it down."""
    match = header.start()
    choose = make(header)
    out = ["# A golden replay. Written by `make regen`; read the diff.", files.header_text(header)]
    made = 0
    while not match.over and made < most:
        seat, key = choose(match)
        match.apply(seat, key)
        made += 1
        out.append(f"{seat} {key}")
        if made % EVERY == 0:
            out.append(f"= {made} {codec.digest(match)}")
    out.append(ending(match, made))
    return "\n".join(out) + "\n"


def ending(match: Match, made: int) -> str:
    """The last line: how many choices, the digest, and how it ended."""
    text = f"end {made} {codec.digest(match)}"
    outcome = match.outcome() if match.over else None
    if outcome is not None:
        scores, winners = (" ".join(map(str, row)) for row in (outcome.scores, outcome.winners))
        text += f" scores {scores}" if scores else ""
        text += f" winners {winners or 'none'}"
    return text


def verify(path: Path) -> str:
    """Play a golden replay; where it goes another way now, or ""."""
    match: Match | None = None
    made, last, ended = 0, 0, False
    try:
        for line in files.lines(path):
            if match is None:
                match = files.parse_header(line).start()
            elif line.startswith("= "):
                expected = f"= {made} {codec.digest(match)}"
                if line != expected:
                    return f"{path.name}: another position between choices {last} and {made}"
                last = made
            elif line.startswith("end "):
                expected = ending(match, made)
                if line != expected:
                    return f"{path.name}: ends in {expected!r}, not in {line!r}"
                ended = True
            else:
                match.apply(*files.parse_choice(line))
                made += 1
    except RealmsError as error:
        return f"{path.name}: choice {made + 1}: {error}"
    return "" if ended else f"{path.name}: has no end"


def told(header: Header, spec: GameSpec, texts: Voice, make: MakeChooser = by_chance, lang: str = "en") -> str:
    """A game in full: every prompt with its options, every choice, every event."""
    teller = Teller(spec, texts, lang)
    match = header.start()
    match.log = []
    choose = make(header)
    out = ["# One game in words, for reading. Written by `make regen`.", files.header_text(header)]
    made = 0
    while not match.over:
        seat, key = choose(match)
        made += 1
        menu = next(d for d in match.due if d.seat == seat and d.find(key) is not None)
        option = menu.find(key)
        assert option is not None
        offered = "; ".join(said(teller.option, o) for o in menu.options)
        out.append("")
        out.append(f"{made}. {said(teller.seat, seat)}: {said(teller.prompt, menu)} [{menu.rule}]")
        out += textwrap.wrap(offered, 110, initial_indent="   may: ", subsequent_indent="        ")
        out.append(f"   does: {said(teller.option, option)}  ({key})")
        events = match.apply(seat, key)
        out += [f"   - {said(teller.event, e, match.seats)}" for e in events]
    out += ["", ending(match, made)]
    return "\n".join(out) + "\n"


def said(say: Callable[P, str], *args: P.args, **more: P.kwargs) -> str:
    """The text, or plainly that there is none: the conformance kit fails on it, a told game shows it."""
    try:
        return say(*args, **more)
    except Exception as error:
        return f"<{type(error).__name__}: {error}>"


def folder(game: str, tests: Path) -> Path:
    return tests / "replays" / game


def headers(spec: GameSpec) -> dict[str, Header]:
    """The games to keep: each player count from each seed, and each variant from the first."""
    found: dict[str, Header] = {}
    for n in range(spec.fewest, spec.most + 1):
        for v, options in enumerate(spec.variants(n)):
            for seed in SEEDS if v == 0 else SEEDS[:1]:
                name = f"p{n}-s{seed}" + (f"-v{v}" if v else "")
                found[name] = Header(spec.ruleset, n, seed, options)
    return found


def games_of_bots(spec: GameSpec, tests: Path) -> dict[str, tuple[str, Header]]:
    """The games of `games.txt`: by name, which bot plays which match."""
    path = folder(spec.id, tests) / "games.txt"
    found: dict[str, tuple[str, Header]] = {}
    for line in files.lines(path) if path.exists() else ():
        name, bot, text = line.split(" ", 2)
        found[name] = bot, files.parse_header(text)
    return found


def regenerate(spec: GameSpec, tests: Path, make: MakeChooser = by_chance, texts: Voice | None = None) -> int:
    """Write all replays of a game, and the told one; how many files changed."""
    home = folder(spec.id, tests)
    wanted = {f"{name}.replay": record(header, make) for name, header in headers(spec).items()}
    for name, (bot, header) in games_of_bots(spec, tests).items():
        wanted[f"{name}.replay"] = record(header, by_bots(bot))
    told_text = verbose(spec, make, texts)
    if told_text:
        wanted["verbose.txt"] = told_text
    changed = sum(files.write(home / name, text) for name, text in wanted.items())
    for old in sorted(home.glob("*.replay")):
        # Replays under other names were put here by hand and stay.
        if old.name[0] == "p" and old.name not in wanted:
            old.unlink()
            changed += 1
    return changed


def verbose(spec: GameSpec, make: MakeChooser = by_chance, texts: Voice | None = None) -> str:
    """The told game of `verbose.txt`; "" for a game without messages."""
    source = texts if texts is not None else shipped(spec.id)
    if source is None:
        return ""
    return told(next(iter(headers(spec).values())), spec, source, make)


def verify_all(
    spec: GameSpec,
    tests: Path,
    make: MakeChooser = by_chance,
    texts: Voice | None = None,
) -> list[str]:
    """What differs in the replays of a game."""
    home = folder(spec.id, tests)
    kept = [home / f"{name}.replay" for name in [*headers(spec), *games_of_bots(spec, tests)]]
    missing = [f"{path} is missing" for path in kept if not path.exists()]
    found = missing + [verify(path) for path in sorted(home.glob("*.replay"))]
    text = verbose(spec, make, texts)
    path = home / "verbose.txt"
    if text and (not path.exists() or path.read_text(encoding="utf-8") != text):
        found.append(f"{path} reads differently now: make regen, and read the diff")
    return [line for line in found if line]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.testing.golden", description="Golden replays.")
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--tests", default="tests", type=Path, help="where the tests are")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--regen", action="store_true", help="write the files")
    what.add_argument("--verify", action="store_true", help="play them and compare")
    asked = parser.parse_args(arguments)
    wrong: list[str] = []
    for spec in games.chosen(asked.games):
        if asked.regen:
            print(f"replays of {spec.id}: {regenerate(spec, asked.tests)} changed")
        else:
            found = verify_all(spec, asked.tests)
            print(f"replays of {spec.id}: {len(found)} differ" if found else f"replays of {spec.id}: same")
            wrong += found
    for line in wrong:
        print(f"golden: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
