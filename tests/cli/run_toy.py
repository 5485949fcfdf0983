"""`realms` with the toy game known, for tests that need a process of their own."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cli.toygame.spec  # noqa: F401
from realms import bots
from realms.bots.random_bot import RandomBot
from realms.cli import main

# A second bot that plays it; workers import this as well.
bots.register("again", "toy_harvest", RandomBot)

if __name__ == "__main__":
    sys.exit(main())
