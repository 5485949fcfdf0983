"""What the tests of environments play: every game, set up so that a few steps are quick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from realms.rl.table import NOBODY, Rules, Table

GAMES: dict[str, dict[str, Any]] = {
    "tiny_epic_kingdoms": {"players": 3, "find_tokens": True},
    "elven_rage": {"players": 3},
    "mage_knight": {"players": 2, "scenario": "blitz_conquest"},
    "runewars": {"players": 3, "map": "fixed", "factions": "dealt"},
}


def rules(game: str, **more: Any) -> Rules:
    setup = dict(GAMES[game])
    players = setup.pop("players")
    return Rules(game, players, options=setup, **more)


def played(made: Rules, steps: int, seed: int) -> Iterator[Table]:
    """One table before each of some random steps."""
    table, dice = Table(made), np.random.default_rng(seed)
    table.start(seed)
    for _ in range(steps):
        if table.seat == NOBODY:
            return
        yield table
        table.act([*table.menu][dice.integers(len(table.menu))])
