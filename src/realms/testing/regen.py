"""Rewrites everything generated and committed: derived code, perft counts, golden replays.

    python -m realms.testing.regen [--check] [--tests DIR]

Each step is a process of its own, since the first changes the code that the others import.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import resources

from . import games


def derivable() -> list[str]:
    """Packages of the games that have a state to write code for."""
    home = resources.files("realms") / "games"
    return [f"realms.games.{game}" for game in games.packages() if (home / game / "state.py").is_file()]


def steps(check: bool, tests: str) -> list[list[str]]:
    """Module and arguments of each step."""
    verb = "--verify" if check else "--regen"
    derive = ["realms.kernel.derive", *derivable(), *(["--check"] if check else [])]
    files = [[f"realms.testing.{module}", verb, "--tests", tests] for module in ("perft", "golden")]
    return [derive, *files]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m realms.testing.regen", description="Rewrite generated files.")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    parser.add_argument("--tests", default="tests", help="where the tests are")
    asked = parser.parse_args(arguments)
    failed = False
    for step in steps(asked.check, asked.tests):
        status = subprocess.run([sys.executable, "-m", *step], check=False).returncode
        failed = failed or status != 0
        if failed and not asked.check:
            break
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
