"""The first screen: which game, who plays, which options; or go on with the last game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from realms import api, bots
from realms.i18n import LANGUAGES, words
from realms.kernel.model import RealmsError
from realms.kernel.registry import get

from . import palette
from .agreeing import ChooseScenario, OptionalRules
from .board import BoardLook, BoardView
from .names import device
from .settings import SCENARIO, Settings
from .table import HUMAN, best_bot, company

if TYPE_CHECKING:
    from .app import RealmsApp


GLIMPSE: Final = 7
"""Seed of the match whose boards the first screen shows."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the first screen answers: a new game, or a file to go on with."""

    game: str = ""
    players: tuple[str, ...] = ()
    options: dict[str, object] = field(default_factory=dict)
    resume: Path | None = None


class NewGame(Screen[Wish]):
    """Choices for a new game. Changing the language or the number of players redraws the form."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
        Binding("f2", "begin", show=False),
    ]

    app: RealmsApp

    def __init__(self, game: str, autosave: Path | None) -> None:
        super().__init__(classes="new-game")
        self.game = game
        self.autosave: Final = autosave
        self.players: list[str] = []
        self.values: dict[str, object] = {}
        self.chosen: dict[str, list[str]] = {}
        self.fill(company(get(game)))

    def fill(self, count: int) -> None:
        """A person first, bots on the other seats, as far as nobody chose otherwise."""
        bot = best_bot(self.game)
        self.players = (self.players or [HUMAN])[:count]
        self.players += [bot] * (count - len(self.players))
        for name, about in self.about().items():
            if about.get("seats"):
                none = str(about["default"])
                self.chosen[name] = ([*self.chosen.get(name, []), *[none] * count])[:count]
        self.settings("en").tidy(self.values)

    def settings(self, lang: str = "") -> Settings:
        return Settings(get(self.game), lang or self.app.lang, len(self.players))

    def about(self) -> dict[str, dict[str, object]]:
        """What is known of each option of the game."""
        return {name: told for name, told in get(self.game).options().items() if isinstance(told, dict)}

    def compose(self) -> ComposeResult:
        say = words(self.app.lang, self.game).format
        spec = get(self.game)
        yield Static(f"[bold {palette.LANTERN}]◈[/] [bold]{say('app-name')}[/]", id="top")
        with VerticalScroll(id="form", can_focus=False):
            if self.autosave is not None:
                with Horizontal(classes="row"):
                    yield Button(say("tui-resume"), id="resume", compact=True, classes="lit")
                    yield Label(say("tui-resume-note"), classes="note")
            yield self.row("tui-game", self.games(), self.game, "game")
            counts = [(str(n), n) for n in range(spec.fewest, spec.most + 1)]
            yield self.row("tui-players", counts, len(self.players), "count")
            for seat, kind in enumerate(self.players):
                yield self.seat_row(seat, kind)
            for name, about in self.about().items():
                choices = self.choices(name, about)
                if len(choices) > 1 and not about.get("seats") and not about.get("group"):
                    value = self.values.get(name, about.get("default"))
                    yield self.row(f"setting-{name}", choices, value, f"option-{name}", self.note(name))
            if self.settings().grouped():
                yield self.optional_row()
            yield from self.more_rows()
            langs = [(words(lang).format("language-name"), lang) for lang in LANGUAGES]
            yield self.row("tui-language", langs, self.app.lang, "language")
        with Horizontal(id="preview"):
            yield from self.preview()
        with Horizontal(classes="buttons"):
            yield Button(f"{say('tui-start')} (F2)", id="start", compact=True, classes="lit")
            yield Button(f"{say('tui-key-quit')} (q)", id="quit", compact=True)

    def more_rows(self) -> Iterator[Horizontal]:
        """Further lines of the form, for tables that have more to settle."""
        yield from ()

    def preview(self) -> Iterator[BoardView]:
        """A glimpse of the game: the boards of some match."""
        spec = get(self.game)
        match = api.new_match(self.game, players=len(self.players), seed=GLIMPSE)
        for board in spec.scene(api.view(match, 0)).boards[:2]:
            names = {space.id: spec.label(space.id, self.app.lang) for space in board.spaces}
            kinds = {space.kind: spec.label(space.kind, self.app.lang) for space in board.spaces}
            title = spec.label(board.id, self.app.lang)
            short = {ref: name.removeprefix(title).strip(" ,") for ref, name in names.items()}
            yield BoardView(BoardLook(board, (title,), short, kinds))

    def games(self) -> list[tuple[str, object]]:
        return [(get(game).name(self.app.lang), game) for game in api.game_ids()]

    def choices(self, name: str, about: dict[str, object]) -> list[tuple[str, object]]:
        """What an option can be: yes and no, or one of a few words; others are for the command line.

        Where an option also takes a list, its choices may be parts of a list: then only those with a word of
        their own stand alone.
        """
        say = words(self.app.lang, self.game).format
        if about.get("type") == "boolean":
            return [(say("yes"), True), (say("no"), False)]
        if not isinstance(about.get("default"), str):
            return []
        listed = allowed(about, len(self.players))
        if "list" in str(about.get("type")):
            listed = [v for v in listed if words(self.app.lang, self.game).has(f"setting-{name}-{v}")]
        return [(self.word(name, value), value) for value in listed]

    def word(self, name: str, value: str) -> str:
        return self.settings().word(name, value)

    def note(self, name: str) -> Button | None:
        """A way to read about the scenarios, where there is something to read."""
        if name != SCENARIO or not self.settings().note(f"{SCENARIO}-{self.settings().scenario(self.values)}"):
            return None
        return Button(words(self.app.lang).format("tui-scenarios"), id="scenarios", compact=True)

    def optional_row(self) -> Horizontal:
        say = words(self.app.lang).format
        found = [name for names in self.settings().grouped().values() for name in names if name in self.values]
        told = ", ".join([self.settings().settled(name, self.values[name]) for name in found])
        return Horizontal(
            Label(say("tui-optional"), classes="name"),
            Button(say("tui-optional-open"), id="optional", compact=True),
            Label(told or say("tui-optional-none"), classes="note", markup=False),
            classes="row",
        )

    def row(
        self,
        message: str,
        choices: Sequence[tuple[str, object]],
        value: object,
        id: str,
        more: Button | None = None,
    ) -> Horizontal:
        known = words(self.app.lang, self.game)
        label = known.format(message) if known.has(message) else message.removeprefix("setting-")
        return Horizontal(
            Label(label, classes="name"),
            Select(choices, value=value, allow_blank=False, id=id, compact=True),
            *([more] if more is not None else []),
            classes="row",
        )

    def seat_row(self, seat: int, kind: str) -> Horizontal:
        say = words(self.app.lang, self.game).format
        sign, style = device(seat)
        choices = [*self.people(), *self.bots()]
        selects: list[Select[object]] = [
            Select(choices, value=kind, allow_blank=False, id=f"seat-{seat}", compact=True)
        ]
        for name, chosen in self.chosen.items():
            listed = [(self.word(name, value), value) for value in allowed(self.about()[name], len(self.players))]
            selects.append(
                Select(listed, value=chosen[seat], allow_blank=False, id=f"each-{seat}-{name}", compact=True)
            )
        label = Label(f"[{style}]{sign}[/] {say('seat', number=seat + 1)}", classes="name")
        return Horizontal(label, *selects, classes="row pair" if self.chosen else "row")

    def people(self) -> list[tuple[str, object]]:
        """Who else than bots may sit on a seat."""
        return [(words(self.app.lang).format("tui-person"), HUMAN)]

    def bots(self) -> list[tuple[str, object]]:
        say = words(self.app.lang, self.game).format
        return [(say("tui-bot-kind", name=name), name) for name in reversed(bots.names(self.game))]

    def on_mount(self) -> None:
        self.query_one("#resume" if self.autosave is not None else "#start").focus()

    @on(Select.Changed)
    async def changed(self, event: Select.Changed) -> None:
        name, value = event.select.id or "", event.value
        if name == "game" and value != self.game:
            self.game = str(value)
            self.values = {}
            self.chosen = {}
            self.players = []
            self.fill(company(get(self.game)))
        elif name == "count" and isinstance(value, int) and value != len(self.players):
            self.fill(value)
        elif name == "language" and value != self.app.lang:
            self.app.lang = str(value)
        elif name.startswith("seat-"):
            self.players[int(name[5:])] = str(value)
            return
        elif name.startswith("each-"):
            _, seat, option = name.split("-", 2)
            self.chosen[option][int(seat)] = str(value)
            return
        elif name.startswith("option-"):
            before = {*self.values}
            self.values[name[7:]] = value
            self.settings().tidy(self.values)
            if not before - {*self.values} - {name[7:]}:
                return  # otherwise something else does not fit any more, and is shown as usual again
        else:
            return
        await self.recompose()
        self.query_one(f"#{name}").focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "start":
            self.action_begin()
        elif event.button.id == "resume":
            self.dismiss(Wish(resume=self.autosave))
        elif event.button.id == "scenarios":
            self.app.push_screen(ChooseScenario(self.settings(), self.settings().scenario(self.values)), self.tell)
        elif event.button.id == "optional":
            self.app.push_screen(OptionalRules(self.settings(), {**self.values, **self.lists()}), self.agree)
        else:
            self.action_leave()

    async def tell(self, scenario: str | None) -> None:
        """A scenario was chosen among their descriptions."""
        if scenario is not None:
            self.values[SCENARIO] = scenario
            await self.redraw("scenarios")

    async def agree(self, values: dict[str, object] | None) -> None:
        """The optional rules were gone through."""
        self.values = {name: value for name, value in (values or {}).items() if name not in self.chosen}
        await self.redraw("optional")

    async def redraw(self, id: str) -> None:
        self.settings().tidy(self.values)
        await self.recompose()
        self.query_one(f"#{id}").focus()

    def action_begin(self) -> None:
        """Only a game that can be set up leaves this screen."""
        try:
            api.setup(self.game, len(self.players), GLIMPSE, self.options()).start()
        except RealmsError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.dismiss(self.wish())

    def wish(self) -> Wish:
        return Wish(self.game, tuple(self.players), self.options())

    def options(self) -> dict[str, object]:
        """The options as they are set; what was chosen for no seat is left to the game."""
        return {**self.values, **self.lists()}

    def lists(self) -> dict[str, object]:
        about = self.about()
        return {name: each for name, each in self.chosen.items() if {*each} != {about[name]["default"]}}

    def action_leave(self) -> None:
        self.app.exit()


def allowed(about: dict[str, object], players: int) -> list[str]:
    """The choices of an option that this many players have."""
    choices, limits = about.get("choices"), about.get("players")
    found = [str(value) for value in choices] if isinstance(choices, list) else []
    if not isinstance(limits, dict):
        return found
    return [value for value in found if limits[value][0] <= players <= limits[value][1]]


__all__ = ["NewGame", "Wish"]
