"""The first screen at a server: go on with a table of one's own, join one, open one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from realms.i18n import LANGUAGES, words
from realms.kernel import registry
from realms.kernel.model import RealmsError
from realms.server import wire

from .. import palette
from ..question import Keys
from ..still import Still
from ..table import Part
from .dialogs import NewAccount, TypeIn
from .new_table import NewTable
from .table import shortened, told

if TYPE_CHECKING:
    from .app import RemoteApp

EVERY: Final = 5.0
"""Seconds between two looks at the tables."""


class Hall(Screen[None]):
    """Tables of one's own first, then those one may join, then those one may watch."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", show=False),
        Binding("j", "join", show=False),
        Binding("a", "account", show=False),
        Binding("r", "look", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    app: RemoteApp

    def __init__(self) -> None:
        super().__init__(classes="hall")
        self.tables: list[wire.TableInfo] = []
        self.found: tuple[tuple[str, tuple[wire.TableInfo, ...]], ...] = ()
        self.trouble = ""

    def compose(self) -> ComposeResult:
        yield Still(id="top")
        with Vertical(id="hall-body"):
            yield Still(id="hall-note")
            yield OptionList(id="tables", compact=True, markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#tables").focus()
        self.draw()
        self.action_look()
        self.set_interval(EVERY, self.glance)

    def on_screen_resume(self) -> None:
        self.action_look()

    def on_resize(self) -> None:
        self.draw()

    def glance(self) -> None:
        if self.app.screen is self:
            self.action_look()

    @work(exclusive=True, group="look")
    async def action_look(self) -> None:
        """Ask the server what tables there are."""
        client = self.app.client
        try:
            mine = (await client.tables("mine")).tables
            joinable = (await client.tables("open")).tables
            playing = (await client.tables("playing")).tables
        except RealmsError as error:
            self.trouble = told(error, self.app.lang)
        else:
            self.trouble = ""
            going = tuple(table for table in mine if table.state in ("open", "playing"))
            own = {table.id for table in mine}
            self.found = (
                ("tui-hall-mine", going),
                ("tui-hall-open", tuple(table for table in joinable if table.id not in own)),
                ("tui-hall-playing", tuple(t for t in playing if t.id not in own and t.spectators)),
            )
        self.draw()

    def draw(self) -> None:
        if not self.query("#top"):
            return  # news may come before the screen is filled, or when it is cleared already
        say = words(self.app.lang).format
        host = self.app.client.url.partition("://")[2]
        top: list[Part] = [
            ("◈ ", f"bold {palette.LANTERN}"),
            (say("app-name"), "bold"),
            (f"  {host}  ", palette.SOFT),
        ]
        if self.app.person is not None:
            top.append((shortened(self.app.person.name), f"bold {palette.INK}"))
            top.append((f" ({say('tui-guest')})" if self.app.person.guest else "", palette.SOFT))
        self.query_one("#top", Still).put(Content.assemble(*top))
        note = self.trouble or say(
            "tui-hall-note" if any(tables for _, tables in self.found) else "tui-hall-empty"
        )
        ink = palette.DANGER if self.trouble else palette.SOFT
        self.query_one("#hall-note", Still).put(Content.styled(note, ink))
        self.list_tables()
        hints = [
            ("⏎", say("tui-key-enter"), ""),
            ("n", say("tui-key-new"), "screen.new"),
            ("j", say("tui-key-join"), "screen.join"),
            ("r", say("tui-key-look"), "screen.look"),
            ("l", say("tui-key-language"), "screen.language"),
            ("q", say("tui-key-quit"), "screen.leave"),
        ]
        if self.app.person is not None and self.app.person.guest:
            hints.insert(3, ("a", say("tui-key-account"), "screen.account"))
        self.query_one(Keys).show(hints)

    def list_tables(self) -> None:
        listed = self.query_one("#tables", OptionList)
        at = listed.highlighted
        here = self.tables[at].id if at is not None and at < len(self.tables) else ""
        say = words(self.app.lang).format
        options: list[Option] = []
        self.tables = []
        for heading, tables in self.found:
            for i, table in enumerate(tables):
                head = f"{say(heading)}\n" if i == 0 else ""
                options.append(Option(Content.assemble((head, f"bold {palette.LINK}"), *self.line(table))))
                self.tables.append(table)
        listed.set_options(options)
        if options:
            ids = [table.id for table in self.tables]
            listed.highlighted = ids.index(here) if here in ids else 0

    def line(self, table: wire.TableInfo) -> list[Part]:
        say = words(self.app.lang).format
        try:
            name = registry.get(table.ruleset).name(self.app.lang)
        except RealmsError:
            name = table.ruleset
        seats = [
            shortened(seat.name)
            if seat.kind == "person"
            else say("tui-bot", number=seat.seat + 1)
            if seat.kind == "bot"
            else say("tui-seat-free")
            for seat in table.seats
        ]
        state = say("tui-state-open") if table.state == "open" else say("tui-state-playing", moves=table.seq)
        return [
            (f"  {name}  ", f"bold {palette.INK}"),
            (", ".join(seats), palette.INK),
            (f"  {state}", palette.SOFT),
        ]

    @on(OptionList.OptionSelected, "#tables")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.tables):
            self.app.enter(self.tables[event.option_index])

    def action_new(self) -> None:
        self.app.push_screen(NewTable(), self.app.make_table)

    def action_join(self) -> None:
        self.app.push_screen(TypeIn(self.app.lang, "tui-join", "tui-join-hint", most=300), self.app.join)

    def action_account(self) -> None:
        if self.app.person is not None and self.app.person.guest:
            self.app.push_screen(NewAccount(self.app.lang, self.app.person.name), self.app.register)

    def action_language(self) -> None:
        langs = list(LANGUAGES)
        self.app.lang = langs[(langs.index(self.app.lang) + 1) % len(langs)]
        self.draw()

    def action_leave(self) -> None:
        self.app.exit()
