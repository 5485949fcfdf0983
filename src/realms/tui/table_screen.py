"""Playing a match of this machine: asks whoever is due, lets bots move, keeps the game."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType

from realms.coach.asking import Asking, CoachGone, about_hint
from realms.coach.hints import NoAdvice
from realms.coach.model import Hint
from realms.coach.process import AboutReview
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.stock import PASS

from .coaching import HINT_MS, PIECE_MS, ReviewScreen
from .dialogs import Confirm, Result
from .fighters import embattled
from .names import Names
from .playing import Playing
from .table import AUTOSAVE, Table, write

REVIEW_S: Final = 45.0
"""About how long the coach thinks about a match that is over."""
IN_BATTLE: Final = "battle"
IN_CALM: Final = "calm"
"""How long somebody passes: until this is over."""


def window(due: Decision) -> bool:
    """Is it a moment at which one may speak, and may pass?"""
    return any(o.key == PASS.key for o in due.options) and any(name == "trigger" for name, _ in due.args)


def lone_pass(due: Decision) -> bool:
    """A moment at which one has nothing to say. At one screen nobody learns anything from how soon one passes."""
    return len(due.options) == 1 and window(due)


class TableScreen(Playing):
    """One match from the first question to the score sheet. `passing`: whoever plays passes until that is over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pass_on", show=False),
        Binding("a", "hint", show=False),
    ]

    table: Table
    passing = ""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.coach: Final = Asking()

    async def on_unmount(self) -> None:
        await self.coach.close()

    def begin(self) -> None:
        self.play_on()

    @work(exclusive=True, group="play")
    async def play_on(self) -> None:
        """Let bots move until a person is due or the game is over."""
        while True:
            due = self.table.next(self.viewer)
            if due is None:
                self.decision = None
                await self.look_again()
                self.finish()
                return
            bot = self.table.bots.get(due.seat)
            if bot is None and (lone_pass(due) or self.passes(due)):
                self.table.choose(due.seat, PASS.key)
                await self.look_again()
                continue
            if bot is None:
                await self.ask(due)
                return
            self.decision = None
            await self.look_again()
            choice = await asyncio.to_thread(bot.choose, due, self.table.sight(due.seat))
            await self.breathe()
            self.table.choose(due.seat, choice.key)

    def passes(self, due: Decision) -> bool:
        """Does whoever plays pass here without being asked?"""
        now = IN_BATTLE if embattled(self.scene) else IN_CALM
        if now != self.passing or (now == IN_CALM and not window(due)):
            self.passing = ""
        return bool(self.passing) and window(due)

    def action_pass_on(self) -> None:
        if self.decision is not None and window(self.decision):
            self.passing = IN_BATTLE if embattled(self.scene) else IN_CALM
            self.take(PASS)

    def hints(self, names: Names) -> list[tuple[str, str, str]]:
        hints = super().hints(names)
        if self.decision is not None and window(self.decision):
            hints.insert(3, ("p", names.say("tui-key-pass-on"), "screen.pass_on"))
        return hints

    async def breathe(self) -> None:
        """A short rest between moves of bots, to follow them by; Space skips it until the next question."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.app.pace)

    def action_hurry(self) -> None:
        if self.table.match.over:
            self.finish()
        else:
            self.hurry.set()

    async def ask(self, due: Decision) -> None:
        await super().ask(due)
        self.autosave()

    def send(self, seat: Seat, option: Option) -> None:
        self.table.choose(seat, option.key)
        self.play_on()

    def refuse(self, ref: str) -> None:
        assert self.decision is not None
        self.explain(ref, self.table.refusals(self.decision.seat))

    async def action_undo(self) -> None:
        self.passing = ""
        if self.table.undo(self.viewer):
            # What was passed by itself would be passed again.
            while (due := self.table.next(self.viewer)) and lone_pass(due) and self.table.undo(self.viewer):
                pass
            self.play_on()
        else:
            self.notify(self.names.say("tui-no-undo"), markup=False)

    def action_why(self) -> None:
        self.list_reasons(self.table.refusals(self.decision.seat) if self.decision is not None else [])

    async def advice(self, decision: Decision) -> Hint | None:
        match = self.table.match
        try:
            return await self.coach.hint(about_hint(match, decision.seat, seed=match.seq, milliseconds=HINT_MS))
        except (CoachGone, NoAdvice):
            self.notify(self.names.say("tui-coach-gone"), severity="warning", markup=False)
            return None

    def review(self) -> None:
        """Look back on the match."""
        header, match = self.table.header, self.table.match
        moves = [(entry.seat, entry.key) for entry in self.table.log if entry.key]
        about = AboutReview(
            f"{id(match)}", header.ruleset, header.players, header.seed, header.options, moves, PIECE_MS, REVIEW_S
        )
        self.app.push_screen(ReviewScreen(about, self.names, self.coach), lambda _: self.finish())

    def finish(self) -> None:
        outcome = self.table.outcome()
        if outcome is not None:
            (self.app.store / AUTOSAVE).unlink(missing_ok=True)
            result = Result(outcome, self.names, sums=self.table.scene(self.viewer).sums, review=True)
            self.app.push_screen(result, self.after_result)

    def after_result(self, answer: str | None) -> None:
        if answer == "review":
            self.review()
        elif answer == "again":
            self.app.start_over()
        elif answer == "quit":
            self.app.exit()

    def action_save(self) -> None:
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        path = self.app.store / f"{self.table.spec.id}-{stamp}.realms"
        try:
            write(path, self.table.save())
        except OSError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.notify(self.names.say("tui-saved", file=str(path)), markup=False)

    def autosave(self) -> None:
        """Keep the game for the next start; a full disk is no reason to stop playing."""
        try:
            write(self.app.store / AUTOSAVE, self.table.save())
        except OSError as error:
            self.log.warning(str(error))

    def action_leave(self) -> None:
        def leave(sure: bool | None) -> None:
            if sure:
                self.app.exit()

        self.app.push_screen(Confirm(self.app.lang, "tui-quit-question", "tui-quit-note"), leave)
