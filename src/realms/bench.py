"""Speed and memory of the games on one core: `realms bench`, and `python -m realms.bench` for scripts.

A playout is a whole game of uniformly random choices, with all options listed at every decision. Times are
processor time of this process, so that other work on the machine counts little; every figure is the best of a
few runs after a warm-up. Nothing here is a test: figures depend on the machine and are compared within one run.
A game that can be played alone is measured alone, too.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import tracemalloc
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from operator import methodcaller
from time import process_time
from typing import TypeVar

from rich.console import Console
from rich.table import Table

import realms
from realms import api
from realms.kernel import codec, match as kernel_match, registry, view
from realms.kernel.match import Match
from realms.kernel.model import RealmsError

T = TypeVar("T")

COMPILED = not kernel_match.__file__.endswith(".py")
POSITIONS = 40
LIVE = 20
ROUNDS = 5
SLICE = 0.1
"""Seconds of one round of a small figure."""


@dataclass(frozen=True)
class Figures:
    """One line of the table: a game at a number of players."""

    game: str
    players: int
    compiled: bool
    decisions_per_second: float
    decisions_per_game: float
    options_per_decision: float
    options_us: float
    busiest_options_us: float | None
    clone_us: float
    dump_us: float
    load_us: float
    digest_us: float
    project_us: float
    scene_us: float
    clone_bytes: int
    live_bytes: int
    live_bytes_at_end: int
    save_bytes: int
    save_bytes_compressed: int


def start(game: str, players: int, seed: int) -> Match:
    """As people play it: choices are recorded, nobody listens to events."""
    return realms.new_match(game, players=players, seed=seed, events=False)


def play(match: Match, rng: random.Random, most: int = sys.maxsize) -> int:
    """Play on at random, to the end or for `most` decisions; returns how many were made."""
    made = 0
    dice = rng.random
    while made < most and (due := match.due):
        decision = due[0]
        if decision.optional:
            decision = next(d for d in due if not d.optional)
        options = decision.options
        match.apply(decision.seat, options[int(dice() * len(options))].key)
        made += 1
    return made


def playouts(game: str, players: int, games: int, seed: int = 1) -> dict[str, object]:
    """Play a number of whole games; what it took."""
    return _rate(game, players, range(seed, seed + games), seconds=float("inf"))


def playouts_for(game: str, players: int, seconds: float, seed: int = 1) -> dict[str, object]:
    """Play whole games until the time is over; what it took."""
    return _rate(game, players, range(seed, sys.maxsize), seconds)


def _rate(game: str, players: int, seeds: Iterable[int], seconds: float) -> dict[str, object]:
    made = games = 0
    begin = process_time()
    taken = 0.0
    for seed in seeds:
        made += play(start(game, players, seed), random.Random(seed))
        games += 1
        taken = process_time() - begin
        if taken >= seconds:
            break
    return {
        "game": game,
        "players": players,
        "compiled": COMPILED,
        "games": games,
        "decisions": made,
        "seconds": round(taken, 4),
        "decisions_per_second": round(made / taken, 1) if taken else 0.0,
    }


def positions(game: str, players: int, seed: int) -> list[Match]:
    """Copies of a game's positions, evenly spread from the first decision to the last but one."""
    match, rng = start(game, players, seed), random.Random(seed)
    copies = []
    while match.due:
        copies.append(match.clone())
        play(match, rng, 1)
    return copies[:: max(1, len(copies) // POSITIONS)]


def micros(call: Callable[[T], object], items: Sequence[T]) -> float:
    """Microseconds for one call, over all items alike; the best of a few rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        calls = 0
        begin = process_time()
        while (taken := process_time() - begin) < SLICE:
            for item in items:
                call(item)
            calls += len(items)
        best = min(best, taken / calls)
    return round(best * 1e6, 2)


def memory_of(make: Callable[[int], object], count: int) -> int:
    """Bytes that one thing keeps alive, measured on `count` of them, without what the program has anyway.

    Everything the interpreter allocates is counted, for compiled classes too; things made once and kept by
    modules (tables, interned options) must have been made before.
    """
    kept: list[object] = [None] * count
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for i in range(count):
            kept[i] = make(i)
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) // count


def measure(game: str, players: int, seconds: float = 2.0, seed: int = 1) -> Figures:
    """All figures of one game."""
    playouts(game, players, games=LIVE, seed=seed)
    rates = [playouts_for(game, players, seconds, seed) for _ in range(3)]
    speed = max(float(str(rate["decisions_per_second"])) for rate in rates)
    per_game = float(str(rates[0]["decisions"])) / float(str(rates[0]["games"]))

    sample = positions(game, players, seed)
    dumps = [codec.dump(match) for match in sample]
    menus = [len(decision.options) for match in sample for decision in match.due]

    def after(decisions: int) -> Callable[[int], Match]:
        def make(i: int) -> Match:
            match = start(game, players, seed + i)
            play(match, random.Random(seed + i), decisions)
            return match

        return make

    over = start(game, players, seed)
    play(over, random.Random(seed))
    save = realms.save(over)
    spec = registry.get(game)
    busiest = [turn for turn in spec.busiest() if turn.seats == players]
    middle = sample[len(sample) // 2]
    return Figures(
        game=game,
        players=players,
        compiled=COMPILED,
        decisions_per_second=speed,
        decisions_per_game=round(per_game, 1),
        options_per_decision=round(sum(menus) / len(menus), 1),
        options_us=micros(methodcaller("refresh"), sample),
        busiest_options_us=max(micros(methodcaller("refresh"), [turn]) for turn in busiest) if busiest else None,
        clone_us=micros(methodcaller("clone"), sample),
        dump_us=micros(codec.dump, sample),
        load_us=micros(codec.load, dumps),
        digest_us=micros(codec.digest, sample),
        project_us=micros(lambda match: view.project(match, 0), sample),
        scene_us=micros(lambda match: spec.scene(view.project(match, 0)), sample),
        clone_bytes=memory_of(lambda _: middle.clone(), 1000),
        live_bytes=memory_of(after(int(per_game / 2)), LIVE),
        live_bytes_at_end=memory_of(after(sys.maxsize), LIVE),
        save_bytes=len(save),
        save_bytes_compressed=len(zlib.compress(save, 9)),
    )


def report(games: Sequence[str] = (), players: int | None = None, seconds: float = 2.0) -> list[Figures]:
    """Measure these games, or all of them: alone where that is a game, and with four players or as many as may."""
    found = []
    for game in games or api.game_ids():
        spec = registry.get(game)
        for seats in [players] if players is not None else usual(spec):
            spec.check_players(seats)
            found.append(measure(game, seats, seconds))
    return found


def usual(spec: registry.GameSpec) -> list[int]:
    """The numbers of players a game is measured at."""
    return [1, min(4, spec.most)] if spec.fewest == 1 < spec.most else [min(4, spec.most)]


def table(figures: Sequence[Figures]) -> Table:
    """The figures for people: one column a game."""
    how = "compiled with mypyc" if COMPILED else "plain Python"
    drawn = Table(title=f"Random play on one core, {how}, CPython {sys.version.split()[0]}")
    drawn.add_column("")
    for f in figures:
        drawn.add_column(f"{f.game}, {f.players} player{'s' if f.players > 1 else ''}", justify="right")
    rows: list[tuple[str, Callable[[Figures], str]]] = [
        ("decisions a second", lambda f: f"{f.decisions_per_second:,.0f}"),
        ("decisions a game", lambda f: f"{f.decisions_per_game:,.0f}"),
        ("options a decision", lambda f: f"{f.options_per_decision:.1f}"),
        ("options of a decision, µs", lambda f: f"{f.options_us:.1f}"),
        ("options in the busiest turn, µs", lambda f: optional(f.busiest_options_us)),
        ("clone, µs", lambda f: f"{f.clone_us:.1f}"),
        ("dump, µs", lambda f: f"{f.dump_us:.1f}"),
        ("load, µs", lambda f: f"{f.load_us:.1f}"),
        ("digest, µs", lambda f: f"{f.digest_us:.1f}"),
        ("view of one seat, µs", lambda f: f"{f.project_us:.1f}"),
        ("view and scene of one seat, µs", lambda f: f"{f.scene_us:.1f}"),
        ("one more copy, KB", lambda f: f"{f.clone_bytes / 1024:.1f}"),
        ("live match in the middle, KB", lambda f: f"{f.live_bytes / 1024:.1f}"),
        ("live match at its end, KB", lambda f: f"{f.live_bytes_at_end / 1024:.1f}"),
        ("save of a whole game, KB", lambda f: f"{f.save_bytes / 1024:.1f}"),
        ("the same compressed, KB", lambda f: f"{f.save_bytes_compressed / 1024:.1f}"),
    ]
    for name, cell in rows:
        drawn.add_row(name, *(cell(f) for f in figures))
    return drawn


def optional(figure: float | None) -> str:
    return "" if figure is None else f"{figure:.1f}"


def as_json(figures: Sequence[Figures]) -> str:
    return json.dumps({"figures": [asdict(f) for f in figures]})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.bench", description="Speed and memory of the games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--playouts", metavar="GAME", help="only random playouts of one game")
    parser.add_argument("--players", type=int, help="number of players (4, or the most the game takes)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one run of playouts lasts")
    parser.add_argument(
        "--warm-up", type=float, default=0.5, metavar="SECONDS", help="playouts before the clock runs"
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    try:
        if options.playouts:
            players = options.players or min(4, registry.get(options.playouts).most)
            playouts_for(options.playouts, players, options.warm_up, options.seed)
            result = playouts_for(options.playouts, players, options.seconds, options.seed)
            print(json.dumps(result) if options.json else f"{result['decisions_per_second']:,} decisions a second")
        else:
            figures = report(options.games, options.players, options.seconds)
            if options.json:
                print(as_json(figures))
            else:
                Console().print(table(figures))
    except RealmsError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
