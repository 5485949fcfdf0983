"""What commands print: tables and JSON on standard output, progress on standard error."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from realms.i18n import LANGUAGES, words


def system_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("REALMS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def put_json(what: object) -> None:
    """One line, for scripts."""
    print(json.dumps(what, ensure_ascii=False))


class Screen(Console):
    """Standard output. That its reader has gone is for `main` to answer."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def put(what: str | Table | Text) -> None:
    """For people. Lines of text are left to the terminal to break."""
    console = Screen(highlight=False)
    if isinstance(what, str):
        console.print(what, markup=False, soft_wrap=True)
    else:
        console.print(what)


def table(title: str, *columns: str, numbers_from: int = 1) -> Table:
    """An empty table; columns from `numbers_from` on are aligned to the right."""
    drawn = Table(title=title or None, title_justify="left")
    for i, column in enumerate(columns):
        drawn.add_column(column, justify="right" if i >= numbers_from else "left", no_wrap=i == 0)
    return drawn


class Rate(ProgressColumn):
    """How many a second."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        shown = words(self.lang).format("cli-rate", rate=f"{speed:,.1f}") if speed else ""
        return Text(shown, style="progress.data.speed")


@contextmanager
def progress(what: str, total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left on standard error, if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(lang),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
