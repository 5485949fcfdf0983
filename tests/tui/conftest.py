"""The first screen lists the games Realms ships, whatever small games other tests have made known; seeds of tables
are the same in every run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from realms import api
from realms.testing import games
from server.dice import dice

__all__ = ["dice", "shipped_games"]


@pytest.fixture(autouse=True)
def shipped_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shipped = [spec.id for spec in games.specs()]
    monkeypatch.setattr(api, "game_ids", lambda: shipped)
    yield
