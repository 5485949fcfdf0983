"""The seeds of tables in tests: always the same, so that a test which fails fails again.

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
    seeds = count(int(os.environ.get(FIRST, "1")) * LARGE)
    monkeypatch.setattr(ids, "new_seed", lambda: next(seeds))
