"""Small questions of the remote table: a line of text, standing orders, a name with a password."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from realms.i18n import words

Until = Literal["turn", "game"]


class TypeIn(ModalScreen[str]):
    """One line of text; Escape answers None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, lang: str, heading: str, hint: str, *, most: int = 100, value: str = "") -> None:
        super().__init__(classes="dialog")
        self.lang: Final = lang
        self.heading: Final = heading
        self.hint: Final = hint
        self.most: Final = most
        self.value: Final = value

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="small sheet"):
            yield Static(say(self.heading), classes="heading")
            yield Input(self.value, max_length=self.most, id="text", compact=True)
            yield Static(say(self.hint), classes="reading")

    @on(Input.Submitted, "#text")
    def entered(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss(None)


class NewAccount(ModalScreen[tuple[str, str]]):
    """A name and a password for a guest who wants to stay."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, lang: str, name: str) -> None:
        super().__init__(classes="dialog")
        self.lang: Final = lang
        self.wanted: Final = name

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="small sheet"):
            yield Static(say("tui-account"), classes="heading")
            yield Input(self.wanted, placeholder=say("tui-name"), max_length=32, id="name", compact=True)
            yield Input(password=True, placeholder=say("tui-password"), max_length=256, id="pass", compact=True)
            yield Static(say("tui-account-note"), classes="reading")

    @on(Input.Submitted)
    def entered(self) -> None:
        name, password = self.query_one("#name", Input).value.strip(), self.query_one("#pass", Input).value
        if name and password:
            self.dismiss((name, password))
        else:
            self.query_one("#pass" if name else "#name").focus()

    def action_close(self) -> None:
        self.dismiss(None)


class Orders(ModalScreen[tuple[str, Until]]):
    """What to pass on without being asked. The prompt "*" is everything that can be passed, "" ends all orders."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,p", "close", show=False),
        *[Binding(str(n), f"take({n - 1})", show=False) for n in range(1, 6)],
    ]

    def __init__(self, lang: str, prompt: str, question: str, standing: bool) -> None:
        super().__init__(classes="dialog")
        self.lang: Final = lang
        self.question: Final = question
        say = words(lang).format
        self.offers: Final[list[tuple[str, str, Until]]] = []
        if prompt:
            self.offers.append((say("tui-pass-here-turn"), prompt, "turn"))
            self.offers.append((say("tui-pass-here-game"), prompt, "game"))
        self.offers.append((say("tui-pass-all-turn"), "*", "turn"))
        self.offers.append((say("tui-pass-all-game"), "*", "game"))
        if standing:
            self.offers.append((say("tui-pass-never"), "", "game"))

    def compose(self) -> ComposeResult:
        say = words(self.lang).format
        with Vertical(classes="small sheet"):
            yield Static(say("tui-pass"), classes="heading")
            if self.question:
                yield Static(self.question, classes="reading", markup=False)
            texts = [f"{i + 1} {text}" for i, (text, _, _) in enumerate(self.offers)]
            yield OptionList(*texts, id="orders", compact=True, markup=False)
            yield Static(say("tui-pass-note"), classes="reading")

    def on_mount(self) -> None:
        listed = self.query_one("#orders", OptionList)
        listed.styles.height = len(self.offers) + 1
        listed.focus()

    @on(OptionList.OptionSelected, "#orders")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.action_take(event.option_index)

    def action_take(self, index: int) -> None:
        if index < len(self.offers):
            _, prompt, until = self.offers[index]
            self.dismiss((prompt, until))

    def action_close(self) -> None:
        self.dismiss(None)
