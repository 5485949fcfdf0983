"""At the keyboard: what whoever plays does with the question on the screen, at any kind of table.

Options are chosen by number, arrows and Enter, or mouse; a click on a thing keeps the options that mention
it, and when one is left it is chosen.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from textual import on, work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from realms import wording
from realms.coach.model import Hint
from realms.i18n import LANGUAGES
from realms.kernel.model import Decision, Option, Refusal, Seat

from . import places
from .bars import Picked, TabWanted
from .board import BoardView
from .coaching import HintScreen
from .dialogs import HandOver, Help, Rules, WhyNot
from .fighters import embattled
from .question import Choices, RuleWanted
from .table import AnyTable
from .table_view import CARDS, TableView
from .zones import fights


class Playing(TableView):
    """The question, the cursor and the keys. What a choice leads to is told by the table's own screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(n), f"digit({n})", show=False) for n in range(10)],
        Binding("u", "undo", show=False),
        Binding("question_mark", "rule", show=False),
        Binding("w", "why", show=False),
        Binding("l", "language", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("c", "cards", show=False),
        Binding("h,f1", "help", show=False),
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("right,tab", "turn(1)", show=False, priority=True),
        *[
            Binding(f"shift+{key}", f"pan({across}, {down})", show=False)
            for key, across, down in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1))
        ],
        Binding("escape", "widen", show=False),
        Binding("space", "hurry", show=False),
    ]

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self.hurry: Final = asyncio.Event()

    async def on_mount(self) -> None:
        self.query_one("#choices").focus()
        await self.lay_out()
        self.begin()

    def begin(self) -> None:
        """The screen is up: play."""
        raise NotImplementedError

    def send(self, seat: Seat, option: Option) -> None:
        """Make a choice."""
        raise NotImplementedError

    def refuse(self, ref: str) -> None:
        """Say why a thing that was clicked cannot be chosen."""
        raise NotImplementedError

    async def advice(self, decision: Decision) -> Hint | None:
        """What the coach thinks of a question; nothing, once it was said why, where it cannot tell."""
        raise NotImplementedError

    async def ask(self, due: Decision) -> None:
        """Put the question on the screen, after handing over the keyboard if another person must not look on."""
        if due.seat != self.viewer:
            names = self.names
            self.decision = None
            await self.app.push_screen_wait(HandOver(due.seat, names.seats[due.seat], names.lang))
            self.viewer = due.seat
            self.tab = ""
        self.decision = due
        self.hurry.clear()
        self.kept = []
        self.typed = ""
        self.cursor = 0
        self.see()
        self.show_where(due)
        self.query_one("#choices", Choices).highlighted = None
        await self.look_again()

    def see(self) -> None:
        """Take a new picture of the match; when a fight begins, turn to it."""
        before = self.scene
        self.scene = self.table.scene(self.viewer)
        for fought in (fights, embattled):
            if fought(self.scene) and not fought(before):
                self.tab = ""

    async def look_again(self) -> None:
        """Take a new picture of the match and draw it."""
        self.see()
        await self.put_up_boards()
        self.offer()
        self.draw()

    def offer(self) -> None:
        spec, seats, lang = self.table.spec, self.names.seats, self.app.lang
        scene = self.scene
        texts = [
            wording.option_of_scene(spec, option, scene.sums, seats, lang) + places.glimpse(scene, option)
            for option in self.options()
        ]
        self.query_one("#choices", Choices).offer(texts)

    def show_where(self, due: Decision) -> None:
        """Turn to a board that the question is about, when the present one has nothing to choose.

        A fight lies over the map until the cursor comes to a place.
        """
        if self.fight_page() and not self.tab:
            return
        refs = {ref for option in due.options for ref in option.refs}
        at = {piece.id: piece.at for piece in self.scene.pieces}
        refs |= {at[ref] for ref in refs if ref in at}
        if not any(space.id in refs for board in self.scene.boards for space in board.spaces):
            refs |= {arg for _, arg in due.args if isinstance(arg, str)}
        self.follow(refs)

    def take(self, option: Option) -> None:
        """Choose for the person at the keyboard."""
        if self.decision is None:
            return
        seat = self.decision.seat
        self.decision = None
        self.kept = []
        self.typed = ""
        self.send(seat, option)

    @on(OptionList.OptionSelected, "#choices")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        options = self.options()
        if event.option_index < len(options):
            self.take(options[event.option_index])

    @on(OptionList.OptionHighlighted, "#choices")
    def looked_at(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor has moved: light up what the option is about, and turn to its board."""
        if self.cursor != event.option_index:
            self.cursor = event.option_index
            self.follow(self.hot(self.options()))
            self.draw()

    def follow(self, refs: set[str] | frozenset[str]) -> None:
        """Turn to a board with one of these things, if the present one has none."""
        about = [b.id for b in self.scene.boards if b.id in refs or any(s.id in refs for s in b.spaces)]
        if about and self.tab not in about:
            self.tab = about[0]

    @on(BoardView.Picked)
    @on(Picked)
    def picked(self, event: BoardView.Picked | Picked) -> None:
        if self.decision is None:
            return
        left = [option for option in self.options() if self.mentions(option, event.ref)]
        if not left:
            self.refuse(event.ref)
        elif len(left) == 1:
            self.take(left[0])
        else:
            self.kept.append(event.ref)
            self.offer()
            self.draw()

    def explain(self, ref: str, refusals: list[Refusal]) -> None:
        """Say why a thing that was clicked cannot be chosen, if a rule says so."""
        names = self.names
        for refused in refusals:
            if self.mentions(refused.option, ref):
                what, why = wording.refusal(self.table.spec, refused, names.lang)
                self.notify(f"{why} ({refused.rule})", title=what, severity="warning", markup=False)
                return
        self.notify(names.say("tui-not-here"), markup=False)

    def action_digit(self, digit: int) -> None:
        """Numbers choose at once, unless a longer one could be meant: then Enter or another digit decides."""
        options = self.options()
        typed = (self.typed + str(digit)).lstrip("0")
        if not typed or int(typed) > len(options):
            typed = str(digit) if 0 < digit <= len(options) else ""
        if not typed:
            self.typed = ""
        elif int(typed) * 10 > len(options):
            self.take(options[int(typed) - 1])
        else:
            self.typed = typed
            self.query_one("#choices", Choices).highlighted = int(typed) - 1

    def action_widen(self) -> None:
        self.kept = []
        self.typed = ""
        self.offer()
        self.draw()

    def action_turn(self, by: int) -> None:
        """To the next board or page."""
        stops = self.stops(self.grid_boards())
        here = stops.index(self.tab) if self.tab in stops else 0
        self.turn_to(stops[(here + by) % len(stops)])

    def action_pan(self, across: int, down: int) -> None:
        """Look at another part of a large map."""
        for view in self.query(BoardView):
            view.move(across, down)

    def action_cards(self) -> None:
        self.turn_to(self.home() if self.tab == CARDS else CARDS)

    @on(TabWanted)
    def tab_wanted(self, event: TabWanted) -> None:
        self.turn_to(event.ref)

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.draw()
        self.call_after_refresh(self.draw)

    def action_rule(self) -> None:
        rule = self.decision.rule if self.decision is not None else ""
        self.app.push_screen(Rules(self.table.spec.id, self.app.lang, rule))

    @on(RuleWanted)
    def rule_wanted(self, event: RuleWanted) -> None:
        self.app.push_screen(Rules(self.table.spec.id, self.app.lang, event.rule))

    @work(exclusive=True, group="coach")
    async def action_hint(self) -> None:
        """Ask the coach about the question on the screen; it thinks elsewhere, and the game can go on."""
        decision = self.decision
        if decision is None:
            self.notify(self.names.say("tui-coach-nothing"), markup=False)
            return
        self.notify(self.names.say("tui-coach-thinking"), timeout=2, markup=False)
        hint = await self.advice(decision)
        if hint is None or self.decision is not decision:
            return
        key = await self.app.push_screen_wait(HintScreen(hint, self.names, self.scene.sums))
        option = decision.find(key) if key else None
        if option is not None and self.decision is decision:
            self.take(option)

    def list_reasons(self, refusals: list[Refusal]) -> None:
        self.app.push_screen(WhyNot(self.table.spec, self.app.lang, refusals, self.scene.sums))

    def action_help(self) -> None:
        self.app.push_screen(Help(self.app.lang))

    async def action_language(self) -> None:
        langs = list(LANGUAGES)
        self.app.lang = langs[(langs.index(self.app.lang) + 1) % len(langs)]
        self.offer()
        self.draw()
