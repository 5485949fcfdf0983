"""Tables brought to a wanted moment, and an app around them that waits until it is asked something."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from long import LONG
from realms.i18n import LANGUAGES
from realms.kernel.model import Decision
from realms.tui.app import RealmsApp, new_table
from realms.tui.table import HUMAN, Table
from realms.tui.table_screen import TableScreen

from .snapshots import lines

GAME = "tiny_epic_kingdoms"
FOUR = (HUMAN, "random", "random", "random")
SMALL, LOW, MIDDLE, LARGE = (80, 24), (120, 36), (120, 40), (200, 60)


def fitting(middle: tuple[int, int]) -> list[tuple[tuple[int, int], str]]:
    """In which size and language every question is looked at: in `make test` the smallest in the language with the
    longer words, and the usual one in the other."""
    if LONG:
        return [(size, lang) for size in (SMALL, middle, LARGE) for lang in LANGUAGES]
    return [(SMALL, "ru"), (middle, "en")]


def table(
    players: tuple[str, ...] = FOUR,
    seed: int = 7,
    until: Callable[[Table, Decision], bool] | None = None,
    **options: object,
) -> Table:
    """A table played at random until a person is asked and the moment has come; by default at once."""
    found = new_table(GAME, list(players), seed, options)
    dice = Random(seed)
    while found.match.due:
        due = found.next(found.humans[0])
        assert due is not None
        if due.seat in found.humans and (until is None or until(found, due)):
            return found
        found.choose(due.seat, dice.choice(due.options).key)
    raise AssertionError("the moment never came")


def asked(prompt: str, after: int = 40) -> Callable[[Table, Decision], bool]:
    """The moment when the first seat is asked this, some way into the game."""
    return lambda found, due: due.prompt == prompt and due.seat == 0 and found.match.seq > after


def finished(players: tuple[str, ...] = ("random",) * 4, seed: int = 7) -> Table:
    found = new_table(GAME, list(players), seed, {})
    dice = Random(seed)
    while found.match.due:
        due = found.next(0)
        assert due is not None
        found.choose(due.seat, dice.choice(due.options).key)
    return found


class Desk:
    """A running app and its pilot."""

    def __init__(self, app: RealmsApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        found = self.app.screen
        assert isinstance(found, TableScreen), found
        return found

    @property
    def texts(self) -> str:
        """Everything on the screen, as text."""
        return "\n".join(lines(self.app.export_screenshot()))

    async def picture(self) -> str:
        """The screen once it no longer changes: on a busy machine it is drawn in several steps."""
        before = ""
        for _ in range(20):
            now = self.app.export_screenshot()
            if now == before:
                break
            before = now
            await self.pilot.pause()
        return before

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Until a person is asked, the game is over, or another screen lies on top."""
        for _ in range(500):
            await self.pilot.pause()
            top = self.app.screen
            if not isinstance(top, TableScreen) or top.decision is not None or top.table.match.over:
                break
        else:
            raise AssertionError("nobody was asked")
        await self.pilot.pause()
        await self.pilot.pause()


@asynccontextmanager
async def sitting(
    at: Table | None, store: Path, size: tuple[int, int] = SMALL, lang: str = "en"
) -> AsyncIterator[Desk]:
    app = RealmsApp(at, lang=lang, pace=0, store=store)
    async with app.run_test(size=size) as pilot:
        desk = Desk(app, pilot)
        await desk.settle()
        yield desk
