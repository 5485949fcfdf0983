"""Screens over the table: rules, reasons, handing over, leaving, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.table import Table as RichTable
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from realms import rulebook, wording
from realms.i18n import words
from realms.kernel.model import Outcome, Refusal
from realms.kernel.registry import GameSpec
from realms.kernel.scene import RESULT, Sum

from . import palette
from .names import Names, device

CLOSE: Final[list[BindingType]] = [Binding("escape,q", "close", show=False)]


class Rules(ModalScreen[None]):
    """The rule catalogue: opens at a rule, and finds rules by id or words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "into_list", show=False),
    ]

    def __init__(self, game: str, lang: str, rule: str = "") -> None:
        super().__init__(classes="dialog")
        self.game: Final = game
        self.lang: Final = lang
        self.rule: Final = rule
        self.found: list[rulebook.Rule] = []

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="sheet"):
            yield Static(say("tui-rules"), classes="heading")
            yield Input(placeholder=say("tui-rules-search"), id="search", compact=True)
            yield OptionList(id="rules", compact=True, markup=False)
            yield Static(say("tui-rules-keys"), classes="hint")

    def on_mount(self) -> None:
        self.list_rules("")
        listed = self.query_one("#rules", OptionList)
        listed.focus()
        for i, rule in enumerate(self.found):
            if rule.id == self.rule:
                listed.highlighted = i
                self.call_after_refresh(listed.scroll_to_highlight, True)

    def list_rules(self, query: str) -> None:
        everything = rulebook.rules(self.game, self.lang)
        self.found = rulebook.find(self.game, query, self.lang) if query.strip() else everything
        listed = self.query_one("#rules", OptionList)
        section = ""
        options: list[Option] = []
        for rule in self.found:
            head = f"{rule.section}\n" if rule.section != section else ""
            section = rule.section
            options.append(
                Option(
                    Content.assemble(
                        (head, f"bold {palette.LINK}"), (f"{rule.id}  ", f"bold {palette.SOFT}"), (rule.text, "")
                    )
                )
            )
        listed.set_options(options)
        if options:
            listed.highlighted = 0

    @on(Input.Changed, "#search")
    def search(self, event: Input.Changed) -> None:
        self.list_rules(event.value)

    def key_slash(self) -> None:
        self.query_one("#search").focus()

    def action_into_list(self) -> None:
        self.query_one("#rules").focus()

    def action_close(self) -> None:
        self.dismiss(None)


class WhyNot(ModalScreen[None]):
    """What cannot be done now, and the rules that say so; Enter opens the rule."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("w", "close", show=False)]

    def __init__(self, spec: GameSpec, lang: str, refusals: list[Refusal], sums: Sequence[Sum] = ()) -> None:
        super().__init__(classes="dialog")
        self.spec: Final = spec
        self.lang: Final = lang
        self.refusals: Final = refusals
        self.sums: Final = sums

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="sheet"):
            yield Static(say("tui-why"), classes="heading")
            if self.refusals:
                yield OptionList(*[self.line(r) for r in self.refusals], id="refusals", compact=True, markup=False)
            else:
                yield Static(say("tui-why-nothing"), classes="reading")
            yield Static(say("tui-why-keys"), classes="hint")

    def line(self, refused: Refusal) -> Option:
        what = wording.option_of_scene(self.spec, refused.option, self.sums, (), self.lang)
        why = wording.why(self.spec, refused.rule, self.lang)
        return Option(
            Content.assemble(
                (f"{what}\n", f"bold {palette.INK}"),
                (f"  {why} ", palette.SOFT),
                (refused.rule, f"bold {palette.LINK}"),
            )
        )

    @on(OptionList.OptionSelected, "#refusals")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        rule = self.refusals[event.option_index].rule
        self.app.push_screen(Rules(self.spec.id, self.lang, rule))

    def action_close(self) -> None:
        self.dismiss(None)


class Confirm(ModalScreen[bool]):
    """A question answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, lang: str, question: str, note: str, **args: str | int) -> None:
        super().__init__(classes="dialog")
        self.lang: Final = lang
        self.question: Final = question
        self.note: Final = note
        self.args: Final = args

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="small sheet"):
            yield Static(say(self.question, **self.args), classes="heading", markup=False)
            yield Static(say(self.note, **self.args), classes="reading", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(f"{say('yes')} (y)", id="yes", compact=True, classes="lit")
                yield Button(f"{say('no')} (n)", id="no", compact=True)

    def on_mount(self) -> None:
        self.query_one("#yes").focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)


class HandOver(ModalScreen[None]):
    """Covers the table while the keyboard goes to another person."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close", show=False)]

    def __init__(self, seat: int, name: str, lang: str) -> None:
        super().__init__(classes="dialog cover")
        self.seat: Final = seat
        self.name_: Final = name
        self.lang: Final = lang

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="small sheet"):
            yield Static(
                Content.assemble(device(self.seat), (f"  {say('tui-hand-over', who=self.name_)}", "bold"))
            )
            yield Static(say("tui-hand-over-note"), classes="reading")
            with Horizontal(classes="buttons"):
                yield Button(f"{say('tui-ready')} ⏎", id="ready", compact=True, classes="lit")

    @on(Button.Pressed)
    def action_close(self) -> None:
        self.dismiss(None)


class Help(ModalScreen[None]):
    """All keys on one page."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("h,f1,enter", "close", show=False)]

    def __init__(self, lang: str, more: str = "") -> None:
        super().__init__(classes="dialog")
        self.lang: Final = lang
        self.more: Final = more

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="sheet"):
            yield Static(say("tui-help"), classes="heading")
            with VerticalScroll():
                yield Static(say("tui-help-text"), classes="reading")
                if self.more:
                    yield Static(say(self.more), classes="reading")

    def action_close(self) -> None:
        self.dismiss(None)


class Result(ModalScreen[str]):
    """The score sheet: seats as columns, sources as rows, the winner washed in lantern light.

    Without points it has no total, and tells how it was won and how far each came.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "answer('look')", show=False),
        Binding("n", "answer('again')", show=False),
        Binding("a", "review", show=False),
        Binding("q", "answer('quit')", show=False),
    ]

    def __init__(
        self, outcome: Outcome, names: Names, note: str = "", sums: Sequence[Sum] = (), *, review: bool = False
    ) -> None:
        super().__init__(classes="dialog")
        self.review: Final = review
        self.outcome: Final = outcome
        self.names: Final = names
        self.note: Final = note
        rows = [RESULT, *[row for row, _ in outcome.sheet]]
        self.sums: Final = [one for one in sums if one.of in rows]

    def compose(self) -> ComposeResult:
        say = self.names.say
        winners = [self.names.seats[seat] for seat in self.outcome.winners]
        if len(self.names.seats) == 1 and self.outcome.scores:
            headline = say("tui-points", n=self.outcome.scores[0])
        elif not winners:
            headline = say("tui-nobody-wins")
        elif len(winners) == 1:
            headline = say("tui-winner", who=winners[0])
        else:
            headline = say("tui-winners", who=", ".join(winners))
        with Vertical(classes="scores sheet"):
            yield Static(headline, classes="heading lantern", markup=False)
            # What is told below the sheet may need scrolling.
            with VerticalScroll(can_focus=bool(self.sums)):
                yield Static(self.sheet(), id="sheet")
                if self.sums:
                    yield Static(self.reckoning(), id="sums")
            if self.note:
                yield Static(self.note, classes="reading", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(f"{say('tui-look')} ⏎", id="look", compact=True)
                if self.review:
                    yield Button(f"{say('tui-review')} (a)", id="review", compact=True)
                yield Button(f"{say('tui-again')} (n)", id="again", compact=True)
                yield Button(f"{say('tui-key-quit')} (q)", id="quit", compact=True)

    def sheet(self) -> RichTable:
        outcome, names = self.outcome, self.names
        table = RichTable(box=None, padding=(0, 1), header_style="bold")
        table.add_column("")
        for seat in range(len(names.seats)):
            sign, style = device(seat)
            wash = palette.LANTERN_WASH if seat in outcome.winners else None
            head = Text.assemble((sign, style), f" {names.seats[seat]}")
            table.add_column(head, justify="right", style=f"on {wash}" if wash else "")
        for name, (_, points) in zip(self.rows(), outcome.sheet, strict=True):
            table.add_row(name, *[str(n) if n else "·" for n in points])
        if outcome.scores:
            totals = [
                Text(str(n), style=f"bold {palette.LANTERN if s in outcome.winners else palette.INK}")
                for s, n in enumerate(outcome.scores)
            ]
            table.add_row(Text(names.say("tui-total"), style=f"bold {palette.INK}"), *totals)
        return table

    def rows(self) -> list[Text]:
        """The sources of points; those without any are told more softly."""
        return [
            Text(self.names.say(message), style=palette.SOFT if any(points) else palette.LINE_STRONG)
            for message, points in self.outcome.sheet
        ]

    def reckoning(self) -> Text:
        """How every point came about, or how it was won, seat by seat."""
        names = self.names
        told = Text()
        for seat, name in enumerate(names.seats):
            sign, style = device(seat)
            told.append("\n").append(sign, style).append(f" {name}", f"bold {palette.INK}")
            for one in self.sums:
                if one.seat == seat:
                    source = "" if one.of == RESULT else f"{names.say(one.of)}: "
                    said = wording.sum_up(names.spec, one, names.seats, names.lang)
                    told.append(f"\n    {source}", palette.SOFT).append(said, palette.INK)
        return told

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_review(self) -> None:
        if self.review:
            self.dismiss("review")
