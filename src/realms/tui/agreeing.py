"""Two windows of the form for a new game: which scenario, and which optional rules."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from . import palette
from .dialogs import CLOSE, Rules
from .settings import SCENARIO, Settings
from .table import Part


class ChooseScenario(ModalScreen[str]):
    """All scenarios, each with what it is about; those for other numbers of players with the reason."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, settings: Settings, chosen: str) -> None:
        super().__init__(classes="dialog")
        self.settings: Final = settings
        self.chosen: Final = chosen
        self.names: Final[list[str]] = [str(name) for name in settings.about(SCENARIO)["choices"]]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.settings.name(SCENARIO), classes="heading")
            yield OptionList(*[self.line(name) for name in self.names], id="scenarios", compact=True, markup=False)
            yield Static(self.settings.say("tui-scenario-keys"), classes="hint")

    def on_mount(self) -> None:
        listed = self.query_one("#scenarios", OptionList)
        listed.focus()
        listed.highlighted = self.names.index(self.chosen)
        self.call_after_refresh(listed.scroll_to_highlight)

    def line(self, name: str) -> Option:
        why = self.settings.closed(name)
        sign = "● " if name == self.chosen else "○ "
        parts: list[Part] = [
            (f"{sign}{self.settings.word(SCENARIO, name)}\n", f"bold {palette.SOFT if why else ''}")
        ]
        parts += [(f"{self.settings.facts(name)}\n", palette.LINK)] if self.settings.facts(name) else []
        parts += [(f"{why}\n", palette.DANGER)] if why else []
        parts.append((f"{self.settings.note(f'{SCENARIO}-{name}')}\n", palette.SOFT if why else ""))
        return Option(Content.assemble(*parts), disabled=bool(why))

    @on(OptionList.OptionSelected, "#scenarios")
    def take(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.names[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)


class OptionalRules(ModalScreen[dict[str, object]]):
    """All optional rules by their groups: Enter turns a switch or takes the next choice, ← and → go through them,
    u puts all back, r opens the rule. Answers what is not as usual."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *CLOSE,
        Binding("right", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("u", "usual", show=False),
        Binding("r", "rule", show=False),
    ]

    def __init__(self, settings: Settings, values: dict[str, object]) -> None:
        super().__init__(classes="dialog")
        self.settings: Final = settings
        self.values: Final = dict(values)
        self.names: Final = [name for names in settings.grouped().values() for name in names]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.settings.say("tui-optional"), classes="heading")
            yield OptionList(id="optional", compact=True, markup=False)
            yield Static(self.settings.say("tui-optional-keys"), classes="hint")

    def on_mount(self) -> None:
        self.query_one("#optional").focus()
        self.draw(0)

    def draw(self, at: int) -> None:
        listed = self.query_one("#optional", OptionList)
        options: list[Option] = []
        for group, names in self.settings.grouped().items():
            heads = [self.settings.say(f"setting-group-{group}"), *[""] * len(names)]
            options += [self.line(name, head) for name, head in zip(names, heads, strict=False)]
        listed.set_options(options)
        listed.highlighted = at
        self.call_after_refresh(listed.scroll_to_highlight)

    def line(self, name: str, head: str) -> Option:
        why = self.settings.why_not(name, self.values)
        ink = (
            palette.SOFT if why else palette.LANTERN if self.settings.altered(name, self.values.get(name)) else ""
        )
        parts: list[Part] = [(f"{head}\n", f"bold {palette.LINK}")] if head else []
        parts += [(f"{self.state(name)}\n", f"bold {ink}"), (f"  {self.settings.note(name)}", palette.SOFT)]
        parts += [(f" {why}", palette.DANGER)] if why else []
        return Option(Content.assemble(*parts))

    def state(self, name: str) -> str:
        about = self.settings.about(name)
        value = self.values.get(name, about["default"])
        if about["type"] == "boolean":
            return f"[{'x' if value else ' '}] {self.settings.name(name)}"
        return f"{self.settings.name(name)}: ‹ {self.settings.word(name, str(value))} ›"

    @property
    def at(self) -> int:
        return self.query_one("#optional", OptionList).highlighted or 0

    @on(OptionList.OptionSelected, "#optional")
    def chosen(self) -> None:
        self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """The next value of what is under the cursor; one that cannot be had says why."""
        name = self.names[self.at]
        why = self.settings.why_not(name, self.values)
        if why:
            self.notify(why, severity="warning", markup=False)
            return
        about = self.settings.about(name)
        choices: list[object] = [False, True] if about["type"] == "boolean" else about["choices"]
        now = choices.index(self.values.get(name, about["default"]))
        self.values[name] = choices[(now + step) % len(choices)]
        self.settings.tidy(self.values)
        self.draw(self.at)

    def action_usual(self) -> None:
        for name in self.names:
            self.values.pop(name, None)
        self.draw(self.at)

    def action_rule(self) -> None:
        about = self.settings.about(self.names[self.at])
        self.app.push_screen(Rules(self.settings.spec.id, self.settings.lang, str(about.get("rule", ""))))

    def action_close(self) -> None:
        self.dismiss(self.values)
