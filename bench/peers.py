#!/usr/bin/env python3
"""Realms against catanatron: random decisions per second, 4 players, on the same core in the same run.

catanatron, a well-known Settlers engine in Python, comes from PyPI into an environment of its own, .venv-peers,
made on the first run. Each engine plays whole games of uniformly random choices in a process of its own, with all
legal choices listed at every decision; the processes take turns, several rounds, pinned to one core, each after a
warm-up. The figure of an engine is its best round, the ratio compares the best rounds; the spread over the rounds
is printed beside it. Times are processor time of the playing process.

    bench/peers.py [--game tiny_epic_kingdoms] [--players 4] [--rounds 5] [--seconds 5] [--core N] [--json]

Realms is measured in plain Python and, where `make compiled` has been run, compiled. Exit status 0 when every
engine that is present could be measured, whatever the figures are.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
COMPILED = ROOT / "build" / "compiled"
PEER = "catanatron"
REQUIREMENT = "catanatron>=3.2,<4"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def peer_python() -> Path:
    """The interpreter of the environment with catanatron in it; makes the environment when it is missing."""
    python = PEERS / "bin" / "python"
    ready = PEERS / ".ready"
    if not (python.exists() and ready.exists() and ready.read_text() == REQUIREMENT):
        say(f"peers: making {PEERS.name} with {REQUIREMENT}")
        shutil.rmtree(PEERS, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "-q", "--disable-pip-version-check"]
        if subprocess.run([*pip, REQUIREMENT], check=False).returncode:
            sys.exit(f"peers: {REQUIREMENT} could not be installed")
        ready.write_text(REQUIREMENT)
    return python


def play_catanatron(players: int, seconds: float, seed: int) -> dict[str, Any]:
    """Random games of catanatron until the time is over. Runs inside .venv-peers.

    `play_tick` is one decision: the state lists `playable_actions` after every action, the chooser picks one, and
    `execute` looks it up in the list, as our `apply` does. The chooser is the same as on our side, and a little
    faster than catanatron's own RandomPlayer.
    """
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    decisions = games = 0
    begin = time.process_time()
    taken = 0.0
    while taken < seconds:
        seed += 1
        games += 1
        game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
        dice = random.Random(seed).random

        def choose(player: object, game: object, actions: list[Any], dice: Any = dice) -> Any:
            return actions[int(dice() * len(actions))]

        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick(decide_fn=choose)
            decisions += 1
        taken = time.process_time() - begin
    return {
        "game": PEER,
        "version": metadata.version(PEER),
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": round(taken, 4),
        "decisions_per_second": round(decisions / taken, 1),
    }


def run(command: list[str], *, compiled: bool = False) -> dict[str, Any]:
    """One measurement in a process of its own; its last line is JSON."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if compiled:
        environment["PYTHONPATH"] = str(COMPILED)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"peers: {' '.join(command)} failed:\n{done.stderr.strip()}")
    result: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return result


def engines(game: str, players: int, seconds: float) -> dict[str, list[str]]:
    """The command that measures each engine that is present here."""
    length = ["--players", str(players), "--seconds", str(seconds), "--json"]
    found = {PEER: [str(peer_python()), __file__, "--catanatron", *length]}
    ours = [str(VENV / "bin" / "python"), "-m", "realms.bench", "--playouts", game, *length]
    found["plain"] = ours
    check = [str(VENV / "bin" / "python"), str(ROOT / "scripts" / "compile"), "--check"]
    if not (COMPILED / ".stamp").exists():
        say("peers: there is no build/compiled, so only plain Python is measured (make compiled)")
    else:
        if subprocess.run(check, capture_output=True, check=False).returncode:
            say("peers: build/compiled is older than the source; the compiled figures are of the older source")
        found["compiled"] = ours
    return found


def race(commands: dict[str, list[str]], rounds: int) -> dict[str, Any]:
    """Let the engines take turns and compare their best rounds."""
    rates: dict[str, list[float]] = {name: [] for name in commands}
    version = ""
    for number in range(1, rounds + 1):
        for name, command in commands.items():
            result = run(command, compiled=name == "compiled")
            if name == PEER:
                version = str(result["version"])
            elif bool(result["compiled"]) != (name == "compiled"):
                sys.exit(
                    f"peers: the {name} engine turned out to be {'compiled' if result['compiled'] else 'plain'}"
                )
            rates[name].append(float(result["decisions_per_second"]))
        latest = ", ".join(f"{name} {rates[name][-1]:,.0f}" for name in rates)
        say(f"peers: round {number} of {rounds}: {latest}")
    best = {name: max(found) for name, found in rates.items()}
    return {
        "peer": f"{PEER} {version}",
        "python": sys.version.split()[0],
        "rates": rates,
        "decisions_per_second": best,
        "ratio": {name: round(rate / best[PEER], 2) for name, rate in best.items() if name != PEER},
        "ratio_by_round": {
            name: [round(ours / theirs, 2) for ours, theirs in zip(found, rates[PEER], strict=True)]
            for name, found in rates.items()
            if name != PEER
        },
    }


def show(result: dict[str, Any], game: str, players: int) -> None:
    names = {PEER: result["peer"], "plain": f"{game}, plain Python", "compiled": f"{game}, compiled"}
    print(f"random decisions per second, {players} players, one core, CPython {result['python']}")
    for name, best in result["decisions_per_second"].items():
        line = f"  {names[name]:<36}{best:>10,.0f}   from {min(result['rates'][name]):,.0f}"
        if name in result["ratio"]:
            by_round = result["ratio_by_round"][name]
            line += f"   {result['ratio'][name]:.2f}x   ({min(by_round):.2f}x to {max(by_round):.2f}x by round)"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/peers.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="tiny_epic_kingdoms")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one measurement")
    parser.add_argument("--core", type=int, help="the core to use (the last one)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--only-peer", action="store_true", help="measure catanatron alone")
    parser.add_argument("--catanatron", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.catanatron:
        play_catanatron(options.players, 0.5, seed=0)
        print(json.dumps(play_catanatron(options.players, options.seconds, seed=0)))
        return
    commands = engines(options.game, options.players, options.seconds)
    if options.only_peer:
        commands = {PEER: commands[PEER]}
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {options.core if options.core is not None else cores[-1]})
    result = race(commands, options.rounds)
    if options.json:
        print(json.dumps(result))
    else:
        show(result, options.game, options.players)


if __name__ == "__main__":
    main()
