"""Playing a match of this machine: asks whoever is due, lets bots move, keeps the game."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from functools import partial

from textual import work

from realms.kernel.model import Decision, Option, Seat

from .dialogs import Confirm, Result
from .playing import Playing
from .table import AUTOSAVE, Table, write


class TableScreen(Playing):
    """One match from the first question to the score sheet."""

    table: Table

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
            if bot is None:
                await self.ask(due)
                return
            self.decision = None
            await self.look_again()
            choice = await asyncio.to_thread(bot.choose, due, partial(self.table.view, due.seat))
            await self.breathe()
            self.table.choose(due.seat, choice.key)

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
        if self.table.undo(self.viewer):
            self.play_on()
        else:
            self.notify(self.names.say("tui-no-undo"), markup=False)

    def action_why(self) -> None:
        self.list_reasons(self.table.refusals(self.decision.seat) if self.decision is not None else [])

    def finish(self) -> None:
        outcome = self.table.outcome()
        if outcome is not None:
            (self.app.store / AUTOSAVE).unlink(missing_ok=True)
            self.app.push_screen(
                Result(outcome, self.names, sums=self.table.scene(self.viewer).sums), self.after_result
            )

    def after_result(self, answer: str | None) -> None:
        if answer == "again":
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
