"""A bot that thinks hard: the greedy bot's choice, thought over again and again for a quarter of a second.

Imported by the server's bot processes (setting `modules`). It makes few moves and needs all the processor it can
get, so beside it a table shows what thinking costs the others, and nothing but thinking.
"""

from __future__ import annotations

import time

from realms import bots
from realms.bots import Bot, Look
from realms.kernel.model import Decision, Option, Seat

NAME = "ponder"
GAME = "tiny_epic_kingdoms"
SECONDS = 0.25


class Ponder:
    def __init__(self, seat: Seat, seed: int) -> None:
        self._bot: Bot = bots.make("greedy", GAME, seat, seed)

    def choose(self, decision: Decision, look: Look) -> Option:
        began = time.process_time()
        while True:
            found = self._bot.choose(decision, look)
            if time.process_time() - began >= SECONDS:
                return found


bots.register(NAME, GAME, Ponder)
