"""The application: colours, the first screen, the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from realms import api
from realms.kernel.model import BadSave, RealmsError

from . import palette
from .new_game import NewGame, Wish
from .table import AUTOSAVE, Table, resume, save_folder
from .table_screen import TableScreen

GLANCE: Final = 1.0
"""Seconds between two looks whether the terminal is still there."""

MOONLIGHT = Theme(
    name="moonlight",
    primary=palette.LANTERN,
    secondary=palette.LINK,
    accent=palette.LANTERN,
    foreground=palette.INK,
    background=palette.TABLE,
    surface=palette.PAPER,
    panel=palette.EDGE,
    success=palette.GOOD,
    warning=palette.LANTERN_HOT,
    error=palette.DANGER,
    dark=True,
)


class RealmsApp(App[None]):
    """Plays one table after another."""

    CSS_PATH = Path(__file__).with_name("realms.tcss")
    TITLE = "Realms"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, table: Table | None = None, *, lang: str = "en", pace: float = 0.6, store: Path | None = None
    ) -> None:
        super().__init__()
        self.table = table
        self.lang = lang
        self.pace = pace
        self.store = store if store is not None else save_folder()

    def on_mount(self) -> None:
        self.register_theme(MOONLIGHT)
        self.theme = "moonlight"
        if not self.is_headless:
            self.set_interval(GLANCE, leave_if_alone)
        if self.table is not None:
            self.push_screen(TableScreen(self.table))
        else:
            self.ask_for_game()

    def ask_for_game(self) -> None:
        autosave = self.store / AUTOSAVE
        game = self.table.spec.id if self.table is not None else api.game_ids()[0]
        self.push_screen(NewGame(game, autosave if autosave.exists() else None), self.begin)

    def begin(self, wish: Wish | None) -> None:
        if wish is None:
            return
        try:
            if wish.resume is not None:
                self.table = open_table(wish.resume)
            else:
                self.table = new_table(wish.game, list(wish.players), None, wish.options)
        except RealmsError as error:
            self.notify(str(error), severity="error", markup=False)
            self.ask_for_game()
            return
        self.push_screen(TableScreen(self.table))

    def start_over(self) -> None:
        self.pop_screen()
        self.ask_for_game()


def terminal_gone() -> bool:
    """Has the window been closed? Whoever reads from a terminal that is gone reads nothing, for ever."""
    try:
        import termios
    except ImportError:  # other systems end the program themselves
        return False
    try:
        termios.tcgetattr(0)
    except (termios.error, OSError, ValueError):
        return True
    return False


def leave_if_alone() -> None:
    """End at once when nobody can see the game any more; every choice is in the autosave already."""
    if terminal_gone():
        os._exit(1)


def new_table(game: str, players: list[str], seed: int | None, options: dict[str, object]) -> Table:
    """A new game for these seats."""
    match = api.new_match(game, players=len(players), seed=seed, options=options, events=True)
    return Table(match, players)


def open_table(path: Path) -> Table:
    """The game of a file. Raises BadSave with one sentence, also when the file cannot be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSave(f"The save {path} cannot be read: {error.strerror}.") from error
    return resume(data)
