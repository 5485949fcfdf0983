"""The seeds of tables and their bots in tests: always the same, so that a test which fails fails again.

REALMS_TEST_DICE is where they begin; a test holds whatever it is."""

from __future__ import annotations

import os
from itertools import count

import pytest

from realms.server import ids

FIRST = "REALMS_TEST_DICE"
LARGE = 1_000_000_007
"""A seed is to be told from all the other numbers on the wire."""


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    first = int(os.environ.get(FIRST, "1"))
    seeds, bot_seeds = count(first * LARGE), count(first)
    monkeypatch.setattr(ids, "new_seed", lambda: next(seeds))
    monkeypatch.setattr(ids, "new_bot_seed", lambda: next(bot_seeds))
