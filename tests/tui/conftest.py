"""The first screen lists the games Realms ships, whatever small games other tests have made known; seeds of tables
are the same in every run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual import _wait

from realms import api
from realms.testing import games
from server.dice import dice

from .remote import house

__all__ = ["dice", "house", "shipped_games", "short_waits"]


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each key a pilot waits until the app rests; it looks five times as often whether it does."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.004)


@pytest.fixture(autouse=True)
def shipped_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shipped = [spec.id for spec in games.specs()]
    monkeypatch.setattr(api, "game_ids", lambda: shipped)
    yield
