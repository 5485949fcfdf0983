"""Playing at a table of a server: the same screen, with a line that may be lost and people who may be asked."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from textual import work
from textual.binding import Binding, BindingType

from realms import wording
from realms.coach.model import Hint
from realms.kernel.model import Decision, Option, RealmsError, Refusal, Seat
from realms.server import wire
from realms.server.client import ServerSays
from realms.server.seat import Seat as Line

from .. import palette
from ..dialogs import Confirm, Help, Result
from ..names import Names
from ..playing import Playing
from ..question import PromptBar
from ..table import Part, write
from .dialogs import Orders, TypeIn
from .table import RemoteTable, clean, told

if TYPE_CHECKING:
    from .app import RemoteApp

TICK: Final = 1.0
"""Seconds between two looks at running clocks."""


class RemoteScreen(Playing):
    """One match of a server, from wherever it stands to the score sheet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "reset", show=False),
        Binding("p", "orders", show=False),
        Binding("t", "talk", show=False),
        Binding("b", "back", show=False),
        Binding("x", "resign", show=False),
        Binding("a", "hint", show=False),
    ]

    app: RemoteApp
    table: RemoteTable

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.shown: object = None
        """The question on the screen, as the position holds it."""
        self.sent: tuple[Seat, int] | None = None
        """A command is on its way: the seat, and the entry it answers."""
        self.plea: Confirm | None = None
        self.plea_at = -1
        self.was_lost = False
        self.too_late = 0
        self.file = ""
        self.finished = False

    def begin(self) -> None:
        self.set_interval(TICK, self.tick)
        self.play_on()

    async def on_unmount(self) -> None:
        await self.table.close()

    @work(exclusive=True, group="play")
    async def play_on(self) -> None:
        """Follow the match: whatever is heard is shown, whatever is asked is put."""
        while True:
            self.table.heard.clear()
            self.tell_news()
            self.show_plea()
            await self.follow_match()
            await self.table.heard.wait()

    async def follow_match(self) -> None:
        due = self.table.next(self.viewer)
        mine = due is not None and due.seat in self.table.humans and bool(due.options)
        if self.on_its_way():
            await self.look_again()
        elif due is not None and mine and not self.table.lost:
            await self.put(due)
        else:
            self.decision = None
            await self.look_again()
            if self.table.over and not self.finished:
                self.finished = True
                await self.keep_file()
                self.finish()

    async def put(self, due: Decision) -> None:
        """Ask, unless this very question is on the screen already: then only the picture around it is new."""
        question = self.table.line(due.seat).plain["due"]
        if self.decision is not None and question is self.shown and due.seat == self.viewer:
            await self.look_again()
        else:
            self.shown = question
            await self.ask(due)

    def on_its_way(self) -> bool:
        """Has the server not answered yet?"""
        if self.sent is not None:
            seat, seq = self.sent
            if self.table.line(seat).seq != seq or self.table.lost:
                self.sent = None
        return self.sent is not None

    def tell_news(self) -> None:
        """What must be told at once: refusals, and what happens to the line."""
        say = self.names.say
        for line, what in self.table.news:
            if what == "sorry" and line.sorry is not None:
                self.sent = None
                self.notify(told(line.sorry, self.app.lang), severity="warning", markup=False)
            elif what == "lost":
                self.sent = None
                if not self.was_lost:
                    self.was_lost = True
                    self.notify(self.farewell(line, "tui-lost"), severity="warning", markup=False)
            elif what == "closed":
                self.notify(self.farewell(line, "tui-closed"), severity="error", markup=False)
        late = sum(chair.line.stale for chair in self.table.chairs)
        if late > self.too_late:
            self.sent = None
            self.notify(say("tui-too-late"), markup=False)
        self.too_late = late
        self.table.news.clear()
        if self.was_lost and not self.table.lost:
            self.was_lost = False
            self.notify(say("tui-back-again"), markup=False)

    def farewell(self, line: Line, otherwise: str) -> str:
        """What the server said last, if it said why it goes."""
        if line.bye is not None:
            return told(ServerSays(0, line.bye.code, line.bye.message), self.app.lang)
        return told(line.failure, self.app.lang) if line.failure is not None else self.names.say(otherwise)

    # Choosing.

    def send(self, seat: Seat, option: Option) -> None:
        self.command(seat, self.table.line(seat).choose(option.key))

    def command(self, seat: Seat, sending: Coroutine[Any, Any, None]) -> None:
        """Send something that changes the match; until it is answered nothing else can be chosen."""
        self.sent = (seat, self.table.line(seat).seq)
        self.decision = None
        self.offer()
        self.draw()
        self.tell(sending)

    @work(group="tell")
    async def tell(self, sending: Coroutine[Any, Any, None]) -> None:
        try:
            await sending
        except RealmsError as error:
            self.sent = None
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
            self.table.heard.set()

    def refuse(self, ref: str) -> None:
        assert self.decision is not None
        self.ask_why(self.decision.seat, ref)

    def action_why(self) -> None:
        if self.decision is not None:
            self.ask_why(self.decision.seat)
        else:
            self.list_reasons([])

    @work(exclusive=True, group="why")
    async def ask_why(self, seat: Seat, ref: str = "") -> None:
        refusals: list[Refusal] = []
        try:
            refusals = await self.table.refusals(seat)
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
            return
        if ref:
            self.explain(ref, refusals)
        else:
            self.list_reasons(refusals)

    async def advice(self, decision: Decision) -> Hint | None:
        """From the server's coach."""
        try:
            return await self.table.client.hint(self.table.info.id, decision.seat)
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
            return None

    # Taking back.

    def action_undo(self) -> None:
        plea = self.table.info.plea
        if self.table.can_undo(self.viewer):
            self.command(self.viewer, self.table.line(self.viewer).undo())
        elif plea is not None and plea.by in self.table.humans:
            self.confirm("tui-withdraw-question", "tui-withdraw-note", self.withdraw)
        elif self.viewer not in self.table.humans or self.table.over or self.table.earlier(self.viewer) is None:
            self.notify(self.names.say("tui-no-undo"), markup=False)
        else:
            self.confirm("tui-plead-question", "tui-plead-note", self.plead)

    def plead(self) -> None:
        to = self.table.earlier(self.viewer)
        if to is not None:
            self.tell(self.table.line(self.viewer).ask(to))

    def withdraw(self) -> None:
        plea = self.table.info.plea
        if plea is not None:
            self.tell(self.table.line(plea.by).answer(False))

    def action_reset(self) -> None:
        if self.table.can_undo(self.viewer):
            self.command(self.viewer, self.table.line(self.viewer).undo(all=True))
        else:
            self.notify(self.names.say("tui-no-undo"), markup=False)

    def show_plea(self) -> None:
        """Somebody asks to go back: put it to the person at the keyboard, and take it away when it is settled."""
        plea = self.table.info.plea
        if self.plea is not None and (plea is None or plea.at != self.plea_at) and self.app.screen is self.plea:
            self.plea.dismiss(None)
        if plea is None or plea.at == self.plea_at:
            return
        waiting = [seat for seat in plea.waiting if seat in self.table.humans]
        if not waiting:
            return
        self.plea_at = plea.at
        who = self.names.seats[plea.by]
        moves = self.table.info.seq - plea.to
        self.plea = Confirm(self.app.lang, "tui-plea-question", "tui-plea-note", who=who, moves=max(moves, 1))

        def answer(yes: bool | None) -> None:
            self.plea = None
            if yes is not None:
                self.tell(self.table.line(waiting[0]).answer(yes))

        self.app.push_screen(self.plea, answer)

    # The other people at the table.

    def action_talk(self) -> None:
        def talk(text: str | None) -> None:
            if text:
                self.tell(self.table.line(self.viewer).say(text))

        self.app.push_screen(TypeIn(self.app.lang, "tui-talk", "tui-talk-hint", most=500), talk)

    def action_orders(self) -> None:
        if self.viewer not in self.table.humans or self.table.over:
            return
        question, prompt = "", ""
        if self.decision is not None and self.decision.find("pass") is not None:
            prompt = self.decision.prompt
            question = wording.prompt(self.table.spec, self.decision, self.app.lang, self.names.seats)
        standing = self.table.line(self.viewer).standing
        self.app.push_screen(Orders(self.app.lang, prompt, question, bool(standing)), self.order)

    def order(self, wanted: tuple[str, Literal["turn", "game"]] | None) -> None:
        """Settle an answer beforehand, or be asked again: then every standing order goes."""
        if wanted is None:
            return
        prompt, until = wanted
        line = self.table.line(self.viewer)
        if prompt:
            self.tell(line.order(prompt, "pass", until))
        for standing in () if prompt else line.standing:
            self.tell(line.order(standing.prompt, "ask"))

    def action_back(self) -> None:
        for seat in self.table.humans:
            if self.table.seat(seat).taken_over:
                self.tell(self.table.line(seat).back())

    def action_resign(self) -> None:
        if self.viewer in self.table.humans and not self.table.over:
            self.confirm(
                "tui-resign-question", "tui-resign-note", lambda: self.tell(self.table.line(self.viewer).resign())
            )

    # The end.

    async def keep_file(self) -> None:
        """Fetch the replay. Without it there is still a score sheet."""
        info = self.table.info
        path = self.app.store / f"{info.game}-{info.id}.realms"
        try:
            write(path, await self.table.client.file(info.id))
        except RealmsError as error:
            self.notify(told(error, self.app.lang), severity="warning", markup=False)
        except OSError as error:
            self.notify(str(error), severity="warning", markup=False)
        else:
            self.file = str(path)

    def finish(self) -> None:
        outcome = self.table.outcome()
        if outcome is not None:
            note = self.names.say("tui-replay", file=self.file) if self.file else ""
            self.app.push_screen(
                Result(outcome, self.names, note, self.table.scene(self.viewer).sums), self.after_result
            )

    def after_result(self, answer: str | None) -> None:
        if answer == "again":
            self.app.start_over()
        elif answer == "quit":
            self.app.exit()

    def action_hurry(self) -> None:
        if self.table.over:
            self.finish()

    def action_save(self) -> None:
        saved = self.names.say("tui-saved", file=self.file) if self.file else self.names.say("tui-kept-there")
        self.notify(saved, markup=False)

    def action_leave(self) -> None:
        if self.table.over:
            self.app.start_over()
        else:
            self.confirm("tui-quit-question", "tui-leave-note", self.app.start_over)

    def confirm(self, question: str, note: str, then: Any) -> None:
        self.app.push_screen(
            Confirm(self.app.lang, question, note), lambda sure: then() if sure and self.is_attached else None
        )

    def action_help(self) -> None:
        self.app.push_screen(Help(self.app.lang, "tui-help-there"))

    # Drawing.

    def tick(self) -> None:
        if self.table.timed and self.is_attached:
            self.draw_seats(self.names)

    def banner(self, names: Names) -> list[Part]:
        parts = super().banner(names)
        host = clean(self.table.client.url.partition("://")[2])
        parts.append((f"  {host}", palette.LINE_STRONG))
        plea = self.table.info.plea
        if plea is not None:
            parts.append((f"  {names.say('tui-plea-open', who=names.seats[plea.by])}", palette.LINK))
        elif self.table.line(self.viewer).standing:
            parts.append((f"  {names.say('tui-passing')}", palette.LINK))
        if self.table.watching:
            parts.append((f"  {names.say('tui-watching')}", palette.SOFT))
        return parts

    def draw_prompt(self, names: Names) -> None:
        bar = self.query_one(PromptBar)
        if self.table.lost:
            closed = any(chair.line.line == "closed" for chair in self.table.chairs)
            bar.ask(-1, "", names.say("tui-closed" if closed else "tui-lost"), "", lit=False)
        elif self.viewer in self.table.humans and self.seat_info.taken_over and not self.table.over:
            bar.ask(self.viewer, names.seats[self.viewer], names.say("tui-bot-plays"), "", lit=False)
        else:
            super().draw_prompt(names)

    @property
    def seat_info(self) -> wire.SeatInfo:
        return self.table.seat(self.viewer)

    def hints(self, names: Names) -> list[tuple[str, str, str]]:
        """Saving is the server's; taking back, talking and passing are for people who play."""
        say = names.say
        hints = [hint for hint in super().hints(names) if hint[0] not in ("s", "u")]
        more = [("t", say("tui-key-talk"), "screen.talk")]
        if self.table.humans and not self.table.over:
            more += [("p", say("tui-key-pass"), "screen.orders"), ("u", say("tui-key-undo"), "screen.undo")]
            if self.table.can_undo(self.viewer):
                more.append(("r", say("tui-key-reset"), "screen.reset"))
            if any(self.table.seat(seat).taken_over for seat in self.table.humans):
                more.append(("b", say("tui-key-back"), "screen.back"))
        at = next(i for i, hint in enumerate(hints) if hint[0] == "?")
        return [*hints[:at], *more, *hints[at:]]
