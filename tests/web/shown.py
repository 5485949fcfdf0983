"""Imported by the servers of these tests: they show the build that is tested, wherever it lies. All their tables
have the same seed, and their bots too, whichever test opens them and when (see server/dice.py)."""

import os
from pathlib import Path

from realms.server import ids
from realms.server.routes import pages

FIRST = int(os.environ.get("REALMS_TEST_DICE", "1"))

pages.router = pages.router_of(Path(os.environ["REALMS_TEST_SITE"]))  # type: ignore[misc]
ids.new_seed = lambda: FIRST * 1_000_000_007
ids.new_bot_seed = lambda: FIRST
