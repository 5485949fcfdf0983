#!/usr/bin/env python3
"""Realms' environments against others: steps per second on the same core in the same run, all observations and
action masks included.

Two races, Tiny Epic Kingdoms with 2 players in both:

- PettingZoo: connect_four_v3, the library's own board game; a step is one action of any agent.
- Gymnasium: catanatron's environment, Settlers for one seat against a random player; a step is one action of that
  seat, and the other one plays in between. Ours is one seat against our random bot.

The others come into environments of their own, .venv-peers-pettingzoo and .venv-peers-catanatron, made on the
first run. Each plays whole matches of uniformly random legal actions in a process of its own; the processes take
turns, several rounds, pinned to one core, each after a warm-up. Times are processor time. The figure of an
environment is its best round, the ratio compares best rounds; the ratios of the rounds are printed beside it.

    bench/environments.py [--rounds 5] [--seconds 3] [--core N] [--json]
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
COMPILED = ROOT / "build" / "compiled"
NEEDS = {
    "pettingzoo": ["pettingzoo>=1.25,<2", "pygame>=2.6,<3"],
    "catanatron": ["catanatron_gym>=4,<5", "catanatron>=3.2,<4"],
}
GAME = "tiny_epic_kingdoms"
PLAYERS = 2


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def peer_python(name: str) -> Path:
    """The interpreter of a peer's own environment, made when it is missing or of other requirements."""
    home = ROOT / f".venv-peers-{name}"
    python, ready = home / "bin" / "python", home / ".ready"
    wanted = "\n".join(NEEDS[name])
    if not (python.exists() and ready.exists() and ready.read_text() == wanted):
        say(f"environments: making {home.name}")
        shutil.rmtree(home, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "-q", "--disable-pip-version-check"]
        if subprocess.run([*pip, *NEEDS[name]], check=False).returncode:
            sys.exit(f"environments: {', '.join(NEEDS[name])} could not be installed")
        ready.write_text(wanted)
    return python


# What is measured: generators that give control back after every step, so that the clock is read in one place.


def steps_aec(env: Any) -> Iterator[None]:
    """Matches of a PettingZoo environment."""
    dice = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(dice() * len(legal))])
            yield


def steps_connect_four() -> Iterator[None]:
    from pettingzoo.classic import connect_four_v3

    return steps_aec(connect_four_v3.env())


def steps_realms_aec() -> Iterator[None]:
    from realms.rl.pettingzoo_env import env

    return steps_aec(env(GAME, players=PLAYERS))


def steps_catanatron() -> Iterator[None]:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    return steps_gymnasium(env, lambda observation, info: info["valid_actions"])


def steps_realms_gymnasium() -> Iterator[None]:
    import gymnasium

    import realms.rl.gymnasium_env  # noqa: F401

    env: Any = gymnasium.make(f"realms/{GAME}-v0", opponents="random")
    return steps_gymnasium(env, lambda observation, info: observation["action_mask"].nonzero()[0])


def steps_gymnasium(env: Any, legal: Callable[[Any, Any], Any]) -> Iterator[None]:
    """Matches of a Gymnasium environment; `legal` finds the actions that are offered."""
    dice = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            offered = legal(observation, info)
            observation, _, terminated, truncated, info = env.step(offered[int(dice() * len(offered))])
            over = terminated or truncated
            yield


STEPPERS: dict[str, Callable[[], Iterator[None]]] = {
    "connect_four_v3": steps_connect_four,
    "realms_pettingzoo": steps_realms_aec,
    "catanatron": steps_catanatron,
    "realms_gymnasium": steps_realms_gymnasium,
}
RACES = (
    ("PettingZoo", "realms_pettingzoo", "connect_four_v3", "pettingzoo"),
    ("Gymnasium", "realms_gymnasium", "catanatron", "catanatron"),
)


def measure(name: str, seconds: float) -> float:
    """Steps per second, in this process."""
    stepper = STEPPERS[name]()
    rate = 0.0
    for length in (0.5, seconds):  # a warm-up first
        steps, taken, begin = 0, 0.0, time.process_time()
        while taken < length:
            for _ in range(50):
                next(stepper)
            steps += 50
            taken = time.process_time() - begin
        rate = steps / taken
    return rate


def run(python: Path, name: str, seconds: float, *, compiled: bool = False) -> float:
    """One measurement in a process of its own; its last line is the figure."""
    around = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if compiled:
        around["PYTHONPATH"] = str(COMPILED)
    command = [str(python), "-W", "ignore", __file__, "--measure", name, "--seconds", str(seconds)]
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"environments: {name} failed:\n{done.stderr.strip()}")
    return float(done.stdout.strip().splitlines()[-1])


def race(rounds: int, seconds: float, *, compiled: bool) -> list[dict[str, Any]]:
    """Let ours and the peer take turns, for each race."""
    found = []
    for title, ours, peer, home in RACES:
        python = peer_python(home)
        rates: dict[str, list[float]] = {ours: [], peer: []}
        for number in range(1, rounds + 1):
            rates[peer].append(run(python, peer, seconds))
            rates[ours].append(run(VENV / "bin" / "python", ours, seconds, compiled=compiled))
            say(f"environments: {title} {number} of {rounds}: {rates[ours][-1]:,.0f} and {rates[peer][-1]:,.0f}")
        found.append(
            {
                "race": title,
                "peer": peer,
                "ours": [round(rate, 1) for rate in rates[ours]],
                "theirs": [round(rate, 1) for rate in rates[peer]],
                "ratio": round(max(rates[ours]) / max(rates[peer]), 2),
                "ratio_by_round": [round(a / b, 2) for a, b in zip(rates[ours], rates[peer], strict=True)],
            }
        )
    return found


def show(races: list[dict[str, Any]], form: str) -> None:
    print(f"steps per second with observation and mask, one core, CPython {sys.version.split()[0]}, {form}")
    for found in races:
        by_round = found["ratio_by_round"]
        print(f"  {found['race']}: Tiny Epic Kingdoms {max(found['ours']):,.0f}, {found['peer']} ", end="")
        print(f"{max(found['theirs']):,.0f}: {found['ratio']:.2f}x ({min(by_round):.2f}x to {max(by_round):.2f}x)")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/environments.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one measurement")
    parser.add_argument("--core", type=int, help="the core to use (the last one)")
    parser.add_argument("--compiled", action="store_true", help="measure what make compiled has made")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--measure", choices=sorted(STEPPERS), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(measure(options.measure, options.seconds))
        return
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {options.core if options.core is not None else cores[-1]})
    races = race(options.rounds, options.seconds, compiled=options.compiled)
    form = "compiled" if options.compiled else "plain Python"
    if options.json:
        print(json.dumps({"form": form, "races": races}))
    else:
        show(races, form)


if __name__ == "__main__":
    main()
