"""Every game Realms ships goes the same way in every process. That it passes the kit and that its golden files are
true is seen to by scripts/test and scripts/check."""

from __future__ import annotations

import os
import subprocess
import sys

from realms.testing import games

PLAY = """
import os
from realms.sim import simulate
from realms.testing import games
for spec in games.specs():
    for players in range(spec.fewest, spec.most + 1):
        variants = spec.variants(players)
        for options in variants if "REALMS_LONG" in os.environ else variants[players % len(variants) :][:1]:
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
