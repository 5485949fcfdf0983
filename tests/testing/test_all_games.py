"""Every game Realms ships passes the kit on fixed seeds, and its golden files are true."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from realms.kernel.registry import GameSpec
from realms.testing import games, golden, perft
from realms.testing.conformance import check

TESTS = Path(__file__).resolve().parent.parent

each_game = pytest.mark.parametrize("spec", games.specs(), ids=lambda spec: spec.id)


@each_game
def test_it_conforms(spec: GameSpec) -> None:
    """A sample: `make test` and `make check` play more, but only this one runs compiled too."""
    report = check(spec, [3], [max(2, spec.fewest)], every=25)
    assert report.ok, str(report)


@each_game
def test_its_perft_counts_hold(spec: GameSpec) -> None:
    path = perft.path_of(spec.id, TESTS)
    assert path.exists(), f"{path} is missing: make regen"
    assert perft.verify(path) == []


@each_game
def test_its_golden_replays_play_out_the_same(spec: GameSpec) -> None:
    assert golden.verify_all(spec, TESTS) == []


PLAY = """
from realms.sim import simulate
from realms.testing import games
for spec in games.specs():
    for players in range(spec.fewest, spec.most + 1):
        for options in spec.variants(players):
            played = simulate(spec.id, players=players, games=1, seed=5, options=options)
            assert not played.errors
            print(spec.id, players, options, played.digest)
"""


def test_games_go_the_same_way_in_every_process() -> None:
    """Nothing may depend on the order of a set, which differs from one process to the next."""
    told = []
    for order in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": order}
        command = [sys.executable, "-c", PLAY]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        told.append(done.stdout)
    assert told[0] == told[1]
    assert {line.split(" ")[0] for line in told[0].splitlines()} == {spec.id for spec in games.specs()}
