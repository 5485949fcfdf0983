"""The coach in the terminal: a hint over the table, and the review of a match that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.table import Table as RichTable
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from realms import wording
from realms.coach import words as said
from realms.coach.asking import Asking, CoachGone
from realms.coach.hints import NoAdvice
from realms.coach.model import Advice, Hint, Review, Turning
from realms.coach.process import AboutReview
from realms.i18n import words
from realms.kernel.model import option as option_of
from realms.kernel.scene import Sum

from . import palette
from .dialogs import CLOSE
from .names import Names, device

HINT_MS: Final = 1_000.0
PIECE_MS: Final = 400.0
"""So long the coach thinks before it tells how far it is."""
SPARK: Final = 48


class HintScreen(ModalScreen[str]):
    """The best few options; Enter chooses one: the answer is its key."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE]

    def __init__(self, hint: Hint, names: Names, sums: Sequence[Sum] = ()) -> None:
        super().__init__(classes="dialog")
        self.hint: Final = hint
        self.names: Final = names
        self.sums: Final = sums

    def compose(self) -> ComposeResult:
        say = words(self.names.lang).format
        with Vertical(classes="sheet"):
            yield Static(say("tui-coach"), classes="heading")
            if self.hint.close and len(self.hint.advice) > 1:
                yield Static(say("tui-coach-close"), classes="reading")
            yield OptionList(
                *[self.line(one) for one in self.hint.advice], id="advice", compact=True, markup=False
            )
            yield Static(say("tui-coach-keys"), classes="hint")

    def line(self, advice: Advice) -> Option:
        names = self.names
        spec, lang = names.spec, names.lang
        choice = option_of(*advice.key.split(":"))
        what = wording.option_of_scene(spec, choice, self.sums, names.seats, lang)
        parts = [(f"{what}\n", f"bold {palette.INK}")]
        if advice.tries:
            parts.append((f"  {said.worth(advice, lang)}\n", palette.SOFT))
        for why in advice.reasons:
            parts.append((f"  {said.reason(spec, why, lang)}\n", palette.INK))
        if advice.line:
            line = said.line(spec, advice.line, names.seats, lang)
            parts.append((f"  {words(lang).format('coach-then', line=line)}\n", palette.SOFT))
        return Option(Content.assemble(*parts))

    @on(OptionList.OptionSelected, "#advice")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.hint.advice[event.option_index].key)

    def action_close(self) -> None:
        self.dismiss("")


class ReviewScreen(ModalScreen[None]):
    """The review of a match: in the making, then as a table with the turning points below it."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE]

    def __init__(self, about: AboutReview, names: Names, asking: Asking) -> None:
        super().__init__(classes="dialog")
        self.about: Final = about
        self.names: Final = names
        self.asking: Final = asking
        self.review: Review | None = None

    def compose(self) -> ComposeResult:
        say = words(self.names.lang).format
        with Vertical(classes="scores sheet"):
            yield Static(say("tui-review"), classes="heading")
            with VerticalScroll():
                yield Static(say("tui-review-running", n=0), id="review")
            yield Static(say("tui-review-keys"), classes="hint")

    def on_mount(self) -> None:
        self.think()

    @work(exclusive=True)
    async def think(self) -> None:
        """A piece after the other; whoever closes the screen stops it."""
        say = words(self.names.lang).format
        shown = self.query_one("#review", Static)
        try:
            while self.review is None:
                answer = await self.asking.review(self.about)
                self.review = answer.review
                if self.review is None:
                    shown.update(say("tui-review-running", n=100 * answer.done // max(1, answer.total)))
                await asyncio.sleep(0)
        except (CoachGone, NoAdvice):
            shown.update(say("tui-coach-gone"))
            return
        shown.update(drawn(self.review, self.names))

    def action_close(self) -> None:
        self.dismiss(None)


def drawn(review: Review, names: Names) -> RichTable:
    """Seats with their sparklines and accounts, then the turning points."""
    whole = RichTable.grid(padding=(0, 0, 1, 0))
    whole.add_row(accounts(review, names))
    if not review.turnings:
        whole.add_row(Text(words(names.lang).format("tui-review-none"), palette.SOFT))
    for turning in review.turnings:
        whole.add_row(turn(turning, names))
    return whole


def accounts(review: Review, names: Names) -> RichTable:
    say = words(names.lang).format
    table = RichTable(box=None, padding=(0, 1), header_style=palette.SOFT)
    table.add_column("")
    table.add_column(say("coach-course"))
    for head in ("coach-sound", "coach-given", "coach-luck"):
        table.add_column(say(head), justify="right")
    for account in review.accounts:
        sign, style = device(account.seat)
        table.add_row(
            Text.assemble((sign, style), f" {names.seats[account.seat]}"),
            Text(said.sparkline(review, account.seat, SPARK), palette.LINK),
            say("coach-of", n=account.sound, all=account.weighed),
            f"{100 * account.lost:.1f}",
            said.points(account.luck),
        )
    return table


def turn(turning: Turning, names: Names) -> Text:
    """One turning point: the step, what it cost, and what would have been better."""
    say = words(names.lang).format
    sign, style = device(turning.seat)
    told, better = said.turning(names.spec, turning, names.seats, names.lang)
    cost = f" {said.points(-turning.lost)} {say('coach-points')}"
    text = Text.assemble(
        (f"{say('coach-step')} {turning.at} ", palette.SOFT),
        (sign, style),
        (f" {told}", f"bold {palette.INK}"),
        cost,
    )
    if better:
        text.append(f"\n    {better}", palette.INK)
    return text
