"""`make check` sets REALMS_LONG: more seeds, longer games, every combination. `make test` takes a sample."""

import os

LONG = bool(os.environ.get("REALMS_LONG"))
