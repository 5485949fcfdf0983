"""What is asked and what can be answered: the question, its rule, the options, and the keys that work now."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from . import palette
from .names import device, hanging
from .still import Still
from .table import Part


class RuleWanted(Message):
    """A rule chip was clicked."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule: Final = rule


class PromptBar(Horizontal):
    """The question, lit when it is yours, and the rule that asks it."""

    def compose(self) -> ComposeResult:
        yield Still(id="question")
        yield RuleChip(id="chip")

    def ask(self, seat: int, kicker: str, question: str, rule: str, *, lit: bool) -> None:
        self.set_class(lit, "lit")
        loud, soft = (palette.ON_LANTERN, "#5c4208") if lit else (palette.INK, palette.SOFT)
        text: list[Part] = [device(seat), (f" {kicker}  ", soft), (question, f"bold {loud}")]
        self.query_one("#question", Still).put(Content.assemble(*text))
        self.query_one("#chip", RuleChip).show(rule)


class RuleChip(Still):
    """A rule id; a click opens the rule."""

    rule = ""

    def show(self, rule: str) -> None:
        self.rule = rule
        self.display = bool(rule)
        self.put(Content(f" {rule} "))

    def on_click(self) -> None:
        self.post_message(RuleWanted(self.rule))


class Choices(OptionList):
    """The options that are left, numbered."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, compact=True, markup=False)
        self._texts: list[str] = []
        self._width = 0
        self.lines = 0

    def offer(self, texts: list[str]) -> None:
        width = max(self.size.width - 1, 16)
        if texts == self._texts:
            self.highlighted = self.highlighted or (0 if texts else None)
            if width == self._width:
                return
        keep = self.highlighted if texts == self._texts else 0
        self._texts, self._width = texts, width
        lines = [hanging(f"{i + 1:>2} ", text, width) for i, text in enumerate(texts)]
        self.set_options([Option(Content("\n".join(line))) for line in lines])
        self.lines = sum(len(line) for line in lines)
        self.styles.height = self.lines
        if texts:
            self.highlighted = keep

    def on_resize(self) -> None:
        if self._texts:
            self.offer(self._texts)


class Keys(Still):
    """The keys that work now; each can be clicked."""

    def show(self, hints: list[tuple[str, str, str]]) -> None:
        """Hints are (key, word, action), the least needed first: it goes when the line is too long."""
        while len(hints) > 4 and sum(len(key) + len(word) + 3 for key, word, _ in hints) > self.size.width:
            hints = hints[1:]
        markup = "  ".join(
            f"[bold {palette.INK}][@click={action}]{key}[/][/] [{palette.SOFT}][@click={action}]{word}[/][/]"
            if action
            else f"[bold {palette.INK}]{key}[/] [{palette.SOFT}]{word}[/]"
            for key, word, action in hints
        )
        self.put(Content.from_markup(markup))
