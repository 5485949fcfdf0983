"""Bots that misbehave, for processes that think; made known by importing this."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from realms import bots
from realms.bots import Look
from realms.kernel.model import Decision, Option


class Bot:
    def __init__(self, seat: int, seed: int) -> None:
        self.view_files = os.environ.get("REALMS_TEST_FOLDER", ".")


class Raises(Bot):
    def choose(self, decision: Decision, look: Look) -> Option:
        raise ZeroDivisionError(f"it was offered {decision.options}")


class Raves(Bot):
    def choose(self, decision: Decision, look: Look) -> Option:
        return Option("abdicate")


class Prints(Bot):
    def choose(self, decision: Decision, look: Look) -> Option:
        print("hello")
        os.system("echo and good-bye")
        return decision.options[-1]


class Broods(Bot):
    """Never answers."""

    def choose(self, decision: Decision, look: Look) -> Option:
        while True:
            time.sleep(60)


class Toils(Bot):
    """Busy for a second."""

    def choose(self, decision: Decision, look: Look) -> Option:
        end = time.monotonic() + 1.0
        while time.monotonic() < end:
            pass
        return decision.options[-1]


class Dies(Bot):
    def choose(self, decision: Decision, look: Look) -> Option:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class DiesOnce(Bot):
    def choose(self, decision: Decision, look: Look) -> Option:
        mark = Path(self.view_files) / "died"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[-1]


for bot in (Raises, Raves, Prints, Broods, Toils, Dies, DiesOnce):
    bots.register(bot.__name__.lower(), "tiny_epic_kingdoms", bot)
