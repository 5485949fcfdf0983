"""Writes a picture of the terminal game, for the README.

python -m realms.tui.picture docs/pictures/terminal.svg
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from realms import bots

from .app import RealmsApp, new_table
from .table import HUMAN, Table, best_bot

GAME, SEED, PROMPT = "tiny_epic_kingdoms", 2, "quest-to"
SIZE = (124, 40)


def a_good_moment() -> Table:
    """A table in the middle of a game where the first seat chooses among many places."""
    bot = best_bot(GAME)
    table = new_table(GAME, [HUMAN, bot, bot, bot], SEED, {"find_tokens": True})
    stand_in = bots.make(bot, GAME, 0, SEED)
    while table.match.due:
        due = table.next(0)
        assert due is not None
        if due.seat == 0 and due.prompt == PROMPT and table.match.seq > 90:
            return table
        player = table.bots.get(due.seat, stand_in)
        table.choose(due.seat, player.choose(due, table.sight(due.seat)).key)
    raise AssertionError("the moment never came: choose another seed")


_FONT_FACE: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def self_contained(svg: str) -> str:
    """Without web fonts: a picture fetches nothing, the reader's own monospace font will do."""
    return _FONT_FACE.sub("", svg)


async def picture(lang: str = "en") -> str:
    """The moment as SVG."""
    with tempfile.TemporaryDirectory() as folder:
        app = RealmsApp(a_good_moment(), lang=lang, pace=0, store=Path(folder))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            await pilot.press("down", "down", "down", "down")
            await pilot.pause(0.2)
            return self_contained(app.export_screenshot(title="realms play"))


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures/terminal.svg")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(asyncio.run(picture()), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
