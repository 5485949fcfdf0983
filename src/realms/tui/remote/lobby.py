"""A table before it begins: who sits where, the link for friends, what they say, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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
from realms.server.seat import Seat as Line

from .. import palette
from ..chronicle import Chronicle
from ..names import device
from ..question import Keys
from ..settings import Settings
from ..still import Still
from ..table import Part, best_bot
from .dialogs import TypeIn
from .table import clean, shortened, told

if TYPE_CHECKING:
    from .app import RemoteApp


class Lobby(Screen[wire.TableInfo]):
    """Answers the table when it has begun, or None when one has left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,f2", "start", show=False),
        Binding("i", "invite", show=False),
        Binding("b", "bot", show=False),
        Binding("o", "open", show=False),
        Binding("t", "talk", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    app: RemoteApp

    def __init__(self, line: Line) -> None:
        super().__init__(classes="hall")
        assert line.info is not None
        self.line = line
        self.info = line.info
        self.link = ""
        self.told = 0

    def compose(self) -> ComposeResult:
        yield Still(id="top")
        with Vertical(id="hall-body"):
            yield Still(id="hall-note")
            yield OptionList(id="lobby-seats", compact=True, markup=False)
            yield Still(id="lobby-link")
            yield Chronicle(id="chronicle")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#lobby-seats").focus()
        self.draw()
        self.follow_table()

    def on_resize(self) -> None:
        self.draw()

    async def on_unmount(self) -> None:
        await self.line.close()

    @work(exclusive=True, group="follow")
    async def follow_table(self) -> None:
        """Whatever changes at the table is shown; when it begins, the match is on."""
        async for _ in self.line.changes():
            assert self.line.info is not None
            self.take(self.line.info)

    def take(self, info: wire.TableInfo) -> None:
        self.info = info
        if info.state != "open" and self.app.screen is self:
            self.dismiss(info if info.state == "playing" else None)
        elif self.is_attached:
            self.draw()

    @property
    def host(self) -> bool:
        return self.app.person is not None and self.info.host == self.app.person.id

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.info.seats)

    def mine(self, seat: wire.SeatInfo) -> bool:
        return self.app.person is not None and seat.person == self.app.person.id

    def draw(self) -> None:
        if not self.query("#top"):
            return  # news of the table may come before the screen is filled, or when it is cleared already
        say = words(self.app.lang).format
        name = registry.get(self.info.ruleset).name(self.app.lang)
        top: list[Part] = [("◈ ", f"bold {palette.LANTERN}"), (name, "bold"), (f"  {self.clock()}", palette.SOFT)]
        self.query_one("#top", Still).put(Content.assemble(*top))
        if self.line.line == "lost":
            note, ink = say("tui-lost"), palette.DANGER
        elif not self.full:
            note, ink = say("tui-lobby-wait"), palette.SOFT
        else:
            note, ink = say("tui-lobby-full" if self.host else "tui-lobby-host"), palette.INK
        parts: list[Part] = [(note, ink), *[(f"\n{line}", palette.SOFT) for line in self.agreed()]]
        self.query_one("#hall-note", Still).put(Content.assemble(*parts))
        self.list_seats()
        link: list[Part] = [(f"{say('tui-link')}\n", palette.SOFT), (self.link, f"bold {palette.LINK}")]
        self.query_one("#lobby-link", Still).put(Content.assemble(*link) if self.link else Content(""))
        self.tell_chat()
        self.query_one(Keys).show(self.hints())

    def agreed(self) -> list[str]:
        """The scenario and the rules of this table."""
        spec = registry.get(self.info.ruleset)
        return Settings(spec, self.app.lang, self.info.players).variants(self.info.options)

    def clock(self) -> str:
        say = words(self.app.lang).format
        clock = self.info.clock
        if clock.kind == "live":
            return say("tui-clock-live", minutes=clock.bank_ms // 60_000, seconds=clock.increment_ms // 1000)
        return say("tui-clock-each", days=clock.days) if clock.kind == "days" else say("tui-clock-none")

    def hints(self) -> list[tuple[str, str, str]]:
        say = words(self.app.lang).format
        hints = [("t", say("tui-key-talk"), "screen.talk"), ("⏎", say("tui-key-sit"), "")]
        if self.host:
            hints.append(("b", say("tui-key-bot"), "screen.bot"))
            hints.append(("o", say("tui-key-open"), "screen.open"))
            hints.append(("i", say("tui-key-invite"), "screen.invite"))
            if self.full:
                hints.append(("s", say("tui-start"), "screen.start"))
        return [
            *hints,
            ("l", say("tui-key-language"), "screen.language"),
            ("q", say("tui-key-quit"), "screen.leave"),
        ]

    def list_seats(self) -> None:
        listed = self.query_one("#lobby-seats", OptionList)
        at = listed.highlighted or 0
        options = [Option(Content.assemble(device(seat.seat), *self.seat_line(seat))) for seat in self.info.seats]
        listed.set_options(options)
        listed.styles.height = len(options) + 1
        listed.highlighted = min(at, len(options) - 1)

    def seat_line(self, seat: wire.SeatInfo) -> list[Part]:
        say = words(self.app.lang).format
        if seat.kind == "open":
            return [(f"  {say('tui-seat-free')}", f"bold {palette.LANTERN}")]
        if seat.kind == "bot":
            return [(f"  {say('tui-bot-kind', name=clean(seat.bot))}", palette.SOFT)]
        who = f"  {shortened(seat.name)}"
        return [(who, f"bold {palette.INK}"), (f"  {say('tui-seat-me')}" if self.mine(seat) else "", palette.SOFT)]

    def tell_chat(self) -> None:
        fresh = self.line.chat[self.told :]
        self.told += len(fresh)
        say = words(self.app.lang).format
        seats = {seat.person: seat.seat for seat in self.info.seats if seat.person}
        lines = [
            (seats.get(said.person, -1), say("tui-said", who=shortened(said.name), text=clean(said.text)), True)
            for said in fresh
        ]
        self.query_one("#chronicle", Chronicle).tell(lines)

    @property
    def seat(self) -> wire.SeatInfo:
        """The seat under the cursor."""
        return self.info.seats[self.query_one("#lobby-seats", OptionList).highlighted or 0]

    @on(OptionList.OptionSelected, "#lobby-seats")
    def chosen(self) -> None:
        """Sit down on a free seat; get up from one's own."""
        seat = self.seat
        if seat.kind == "open":
            self.settle(seat.seat, "me")
        elif self.mine(seat):
            self.settle(seat.seat, "leave")

    def action_bot(self) -> None:
        if self.host:
            self.settle(self.seat.seat, "bot")

    def action_open(self) -> None:
        if self.host:
            self.settle(self.seat.seat, "open")

    @work(group="settle")
    async def settle(self, seat: int, kind: str) -> None:
        client = self.app.client
        try:
            if kind == "leave":
                await client.stand_up(self.info.id, seat)
            elif kind == "bot":
                await client.sit(self.info.id, seat, kind="bot", bot=best_bot(self.info.game))
            else:
                await client.sit(self.info.id, seat, kind=kind)
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
            return
        self.take(await client.table(self.info.id))

    @work(exclusive=True, group="invite")
    async def action_invite(self) -> None:
        """Make a link and put it into the clipboard, where the terminal lets us."""
        if not self.host:
            return
        try:
            self.link = self.app.client.link(await self.app.client.invite(self.info.id))
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
            return
        self.app.copy_to_clipboard(self.link)
        self.draw()

    @work(exclusive=True, group="start")
    async def action_start(self) -> None:
        if not self.host:
            return
        try:
            self.take(await self.app.client.start(self.info.id))
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)

    def action_talk(self) -> None:
        def talk(text: str | None) -> None:
            if text:
                self.talk(text)

        self.app.push_screen(TypeIn(self.app.lang, "tui-talk", "tui-talk-hint", most=500), talk)

    @work(group="talk")
    async def talk(self, text: str) -> None:
        try:
            await self.app.client.say(self.info.id, text)
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)

    def action_language(self) -> None:
        langs = list(LANGUAGES)
        self.app.lang = langs[(langs.index(self.app.lang) + 1) % len(langs)]
        self.query_one("#chronicle", Chronicle).clear()
        self.told = 0
        self.draw()

    def action_leave(self) -> None:
        self.dismiss(None)
