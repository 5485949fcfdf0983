"""What all tests share: the @rule marker and its check; and a second try for tests that look at screens."""

from __future__ import annotations

from pathlib import Path

import pytest

from long import LONG

pytest_plugins = ["realms.testing.plugin"]

SCREENS = [Path(__file__).parent / folder for folder in ("web", "tui")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers, terminals and their servers share two cores with other tests, and a screen may be drawn late. One
    that fails is tried once more; pytest tells which (R). In `make check` nothing is tried twice."""
    for item in items:
        if not LONG and any(folder in item.path.parents for folder in SCREENS):
            item.add_marker(pytest.mark.flaky(reruns=1))
