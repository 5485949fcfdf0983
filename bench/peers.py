#!/usr/bin/env python3
"""Realms against catanatron: random decisions per second on the same core in the same run.

catanatron, a well-known Settlers engine in Python, comes from PyPI into an environment of its own, .venv-peers,
made on the first run; it plays with 4 players. Each engine plays whole games of uniformly random choices in a
process of its own, with all legal choices listed at every decision; the processes take turns, several rounds,
pinned to one core, each after a warm-up. The figure of an engine is its best round, the ratio compares the best
rounds; the spread over the rounds is printed beside it. Times are processor time of the playing process.

    bench/peers.py [--game GAME [--players N]] [--rounds 5] [--seconds 5] [--core N] [--json]

Without --game: Tiny Epic Kingdoms with 4 players, Mage Knight alone (First Reconnaissance), Elven Rage with 4
(Superiority), and Runewars with 4 (they build the map). Realms is measured in plain Python and, where `make
compiled` has been run on this source, compiled.
Exit status 0 when every engine that is present could be measured, whatever the figures are.
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
PEER_PLAYERS = 4
RACES = {"tiny_epic_kingdoms": 4, "mage_knight": 1, "elven_rage": 4, "runewars": 4}
"""Games and their numbers of players."""


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


def forms() -> list[str]:
    """The forms in which Realms is present here."""
    check = [str(VENV / "bin" / "python"), str(ROOT / "scripts" / "compile"), "--check"]
    if subprocess.run(check, capture_output=True, check=False).returncode == 0:
        return ["plain", "compiled"]
    say("peers: build/compiled is missing or out of date, so only plain Python is measured (make compiled)")
    return ["plain"]


class Engine:
    """One that takes part: the command that measures it, and what was measured, round by round."""

    def __init__(self, name: str, form: str, players: int, command: list[str], seconds: float) -> None:
        self.name = name
        self.form = form
        self.players = players
        self.command = [*command, "--players", str(players), "--seconds", str(seconds), "--json"]
        self.rates: list[float] = []
        self.version = ""

    def measure(self) -> None:
        result = run(self.command, compiled=self.form == "compiled")
        if "compiled" in result and bool(result["compiled"]) != (self.form == "compiled"):
            sys.exit(f"peers: {self.name} was to be {self.form} and was not")
        self.version = str(result.get("version", ""))
        self.rates.append(float(result["decisions_per_second"]))

    def plain(self, peer: Engine) -> dict[str, Any]:
        """Ready for JSON, compared with the peer."""
        return {
            "game": self.name,
            "players": self.players,
            "form": self.form,
            "rates": self.rates,
            "decisions_per_second": max(self.rates),
            "ratio": round(max(self.rates) / max(peer.rates), 2),
            "ratio_by_round": [round(a / b, 2) for a, b in zip(self.rates, peer.rates, strict=True)],
        }


def the_peer(seconds: float) -> Engine:
    return Engine(PEER, "plain", PEER_PLAYERS, [str(peer_python()), __file__, "--catanatron"], seconds)


def engines(races: dict[str, int], seconds: float) -> list[Engine]:
    """Realms, game by game, in every form that is present."""
    ours = [str(VENV / "bin" / "python"), "-m", "realms.bench", "--playouts"]
    present = forms()
    return [Engine(game, form, races[game], [*ours, game], seconds) for game in races for form in present]


def race(peer: Engine, ours: list[Engine], rounds: int) -> dict[str, Any]:
    """Let the engines take turns and compare their best rounds."""
    for number in range(1, rounds + 1):
        for engine in (peer, *ours):
            engine.measure()
        latest = ", ".join(f"{e.name} {e.form} {e.rates[-1]:,.0f}" for e in (peer, *ours))
        say(f"peers: round {number} of {rounds}: {latest}")
    return {
        "peer": f"{PEER} {peer.version}",
        "python": sys.version.split()[0],
        "engines": [engine.plain(peer) for engine in (peer, *ours)],
    }


def show(result: dict[str, Any]) -> None:
    print(f"random decisions per second, one core, CPython {result['python']}, against {result['peer']}")
    for engine in result["engines"]:
        people = "alone" if engine["players"] == 1 else f"{engine['players']} players"
        name = f"{engine['game']}, {people}, {engine['form']}"
        line = f"  {name:<42}{engine['decisions_per_second']:>10,.0f}   from {min(engine['rates']):,.0f}"
        if engine["game"] != PEER:
            by_round = engine["ratio_by_round"]
            line += f"   {engine['ratio']:.2f}x   ({min(by_round):.2f}x to {max(by_round):.2f}x by round)"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/peers.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--players", type=int, help="of that game")
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
    races = RACES
    if options.game:
        races = {options.game: options.players or RACES.get(options.game, PEER_PLAYERS)}
    peer = the_peer(options.seconds)
    ours = [] if options.only_peer else engines(races, options.seconds)
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {options.core if options.core is not None else cores[-1]})
    result = race(peer, ours, options.rounds)
    if options.json:
        print(json.dumps(result))
    else:
        show(result)


if __name__ == "__main__":
    main()
