"""Imported by the servers of these tests: they show the build that is tested, wherever it lies."""

import os
from pathlib import Path

from realms.server.routes import pages

pages.router = pages.router_of(Path(os.environ["REALMS_TEST_SITE"]))  # type: ignore[misc]
