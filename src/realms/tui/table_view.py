"""What is on the screen while a game is played: drawn from the Scene and the question, at any size.

It knows Scene, Decision and Event, and no rules. `TableScreen` adds what happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen

from realms import wording
from realms.kernel.model import Decision, Option
from realms.kernel.scene import Board, Scene

from . import palette, places
from .bars import Slots, Tabs
from .board import BoardLook, BoardView
from .cards import CardView, card_text, side_by_side, tracks_text
from .chronicle import Chronicle
from .fighters import BATTLES, embattled
from .hexes import building
from .names import Names
from .question import Choices, Keys, PromptBar
from .seats import Seats
from .still import Still
from .table import AnyTable, Part
from .zones import about, all_lines, cut, fight_lines, fights, hand_lines, has_hands, narrow, own_lines

if TYPE_CHECKING:
    from .app import RealmsApp

COMPACT, MEDIUM, WIDE = "compact", "medium", "wide"
CARDS: Final = "cards"
"""The page of cards and tracks, where they have no place beside the boards."""
FIGHT: Final = "fight"
"""The page of a fight, which lies over the map as long as there is one."""
LEAST_LOG: Final = 8
"""Rows of the chronicle that no card may take."""
LEAST_BOARD: Final = (34, 11)
"""Cells below which boards are shown one at a time."""
LOW: Final = 40
"""Rows below which the question gets one line."""
Teller: TypeAlias = Callable[[Scene, int, Names, int], list[Content]]


class TableView(Screen[None]):
    """The table as one seat sees it, and the question that is open."""

    app: RealmsApp

    def __init__(self, table: AnyTable) -> None:
        super().__init__()
        self.table = table
        humans = table.humans
        self.viewer = humans[0] if humans else 0
        self.decision: Decision | None = None
        self.kept: list[str] = []
        self.typed = ""
        self.tab = ""
        self.cursor = 0
        self.told: list[object] = []
        self.told_key: tuple[str, int, int] | None = None
        self.size_class = ""
        self.putting_up = asyncio.Lock()
        self.scene: Scene = table.scene(self.viewer)

    def compose(self) -> ComposeResult:
        yield Still(id="top")
        yield PromptBar(id="prompt")
        yield Slots(id="slots")
        yield Tabs(id="tabs")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Choices(id="choices")
                yield CardView(id="own-card")
                yield Chronicle(id="chronicle")
            with Vertical(id="centre"):
                yield Container(id="boards")
                with VerticalScroll(id="page", can_focus=False):
                    yield Still(id="page-text")
                yield Still(id="strip")
                yield Seats(id="seats")
            with VerticalScroll(id="right", can_focus=False):
                yield Still(id="right-text")
        yield Seats(id="seats-below")
        yield Keys(id="keys")

    async def on_resize(self, event: events.Resize) -> None:
        await self.lay_out()

    @property
    def names(self) -> Names:
        lang = self.app.lang
        return Names(self.table.spec, lang, self.table.names(lang))

    async def lay_out(self) -> None:
        """Choose the layout for the size of the terminal and put up the boards."""
        width, height = self.app.size
        if width >= 160 and height >= 45:
            wanted = WIDE
        elif width >= 110 and height >= 34:
            wanted = MEDIUM
        else:
            wanted = COMPACT
        for name in (COMPACT, MEDIUM, WIDE):
            self.set_class(name == wanted, name)
        self.set_class(height < LOW, "low")
        self.size_class = wanted
        await self.put_up_boards()
        self.call_after_refresh(self.draw)

    async def put_up_boards(self) -> None:
        """One widget a board. A new size and a new position may come at the same time: one after the other."""
        async with self.putting_up:
            holder = self.query_one("#boards", Container)
            wanted = [f"board-{board.id}" for board in self.scene.boards]
            present = [child.id for child in holder.children]
            if wanted != present:
                await holder.remove_children()
                await holder.mount(*[BoardView(self.look(board), self.describe) for board in self.scene.boards])

    def grid_boards(self) -> bool:
        """Set columns and rows of the boards; True when all of them are shown."""
        holder = self.query_one("#boards", Container)
        count = max(len(self.scene.boards), 1)
        width, height = self.query_one("#centre").size
        columns = 1
        fits = False
        together = self.size_class == WIDE or (self.size_class == MEDIUM and not embattled(self.scene))
        if together and not building(self.scene):
            height -= len(self.scene.panels) + 1
            best = -1.0
            for n in range(1, count + 1):
                rows = -(-count // n)
                wide, high = width // n, height // rows
                if wide >= LEAST_BOARD[0] and high >= LEAST_BOARD[1] and min(wide / 2.86, high) > best:
                    best, columns, fits = min(wide / 2.86, high), n, True
            if not fits and width // 3 >= 26:
                columns, fits = 3, height // -(-count // 3) >= LEAST_BOARD[1]
        holder.styles.grid_size_columns = columns if fits else 1
        holder.styles.grid_size_rows = -(-count // columns) if fits else 1
        return fits

    def draw(self) -> None:
        """Bring every part up to date with the match."""
        if not self.is_mounted or not self.is_attached:
            return
        names = self.names
        options = self.options()
        badges = self.badges(options)
        hot = self.hot(options)
        self.query_one("#slots", Slots).show(self.scene, names, badges, hot)
        self.draw_seats(names)
        all_shown = self.grid_boards()
        self.draw_tabs(badges, all_shown)
        boards = {board.id: board for board in self.scene.boards}
        for view in self.query(BoardView):
            view.show(self.look(boards.get(view.look.board.id, view.look.board), badges, hot))
        self.draw_top(names)
        self.draw_prompt(names)
        self.draw_log(names)
        self.draw_cards(names)
        self.draw_keys(names)

    def draw_seats(self, names: Names) -> None:
        seats = self.query_one("#seats-below" if self.size_class == COMPACT else "#seats", Seats)
        seats.show(self.scene, names, self.table.notes(names.lang))

    def draw_top(self, names: Names) -> None:
        self.query_one("#top", Still).put(Content.assemble(*self.banner(names)))

    def banner(self, names: Names) -> list[Part]:
        return [
            ("◈ ", f"bold {palette.LANTERN}"),
            (names.say("app-name"), "bold"),
            (f"  {self.table.spec.name(names.lang)}", palette.SOFT),
        ]

    def draw_prompt(self, names: Names) -> None:
        bar = self.query_one(PromptBar)
        decision = self.decision
        if decision is not None:
            question = wording.prompt(self.table.spec, decision, names.lang, names.seats)
            bar.ask(decision.seat, names.seats[decision.seat], question, decision.rule, lit=True)
            return
        waiting = self.table.next(self.viewer)
        if waiting is None:
            bar.ask(self.viewer, "", names.say("tui-over"), "", lit=False)
        else:
            who = names.seats[waiting.seat]
            bar.ask(waiting.seat, who, names.say("tui-thinks"), "", lit=False)

    def draw_log(self, names: Names) -> None:
        """Add what is new; start afresh in another language, for another viewer, or after an undo."""
        chronicle = self.query_one("#chronicle", Chronicle)
        log = self.table.entries(self.viewer)
        key = (names.lang, self.viewer, chronicle.room)
        if key != self.told_key or self.told != list(log[: len(self.told)]):
            chronicle.clear()
            self.told = []
        fresh = log[len(self.told) :]
        if not fresh and key == self.told_key:
            return
        chronicle.tell(self.table.lines(fresh, self.viewer, names.lang))
        self.told_key, self.told = key, list(log)

    def draw_tabs(self, badges: dict[str, str], all_shown: bool) -> None:
        """Tabs where not everything has room; the cards have a page of their own except on a wide screen."""
        if self.tab not in [*self.stops(all_shown), CARDS]:
            self.tab = self.home()
        names = self.names
        shown: list[tuple[str, str, int, bool]] = []
        for board in self.scene.boards:
            lit = any(space.id in badges for space in board.spaces) or board.id in badges
            shown.append((board.id, names.label(board.id), board.owner, lit))
        if self.fight_page():
            shown.append((FIGHT, names.say("tui-fight"), -1, True))
        shown.append((CARDS, names.say("tui-cards"), -1, False))
        tabs = self.query_one("#tabs", Tabs)
        tabs.display = not all_shown or (has_hands(self.scene) and self.size_class != WIDE)
        if tabs.display:
            tabs.show(shown, self.tab)
        on_page = self.tab in (CARDS, FIGHT) and self.size_class != WIDE
        page = self.query_one("#page")
        if page.display != on_page:
            # How wide its lines may be is known when it has its place.
            self.call_after_refresh(self.draw)
        self.query_one("#boards").display = not on_page
        page.display = on_page
        for view in self.query(BoardView):
            view.display = all_shown or view.look.board.id == self.tab

    def stops(self, all_shown: bool) -> list[str]:
        """What the arrow keys turn to, in order."""
        boards = [board.id for board in self.scene.boards]
        if all_shown and boards:
            boards = [self.home_board()]
        if self.fight_page():
            boards.append(FIGHT)
        return boards if self.size_class == WIDE else [*boards, CARDS]

    def home(self) -> str:
        """Where to look unless one turns elsewhere."""
        return FIGHT if self.fight_page() else self.home_board()

    def fight_page(self) -> bool:
        """Does a fight lie over the map? On a wide screen it has a place beside it."""
        return fights(self.scene) and self.size_class != WIDE

    def home_board(self) -> str:
        for board in self.scene.boards:
            if board.owner == self.viewer or board.kind in BATTLES:
                return board.id
        return self.scene.boards[0].id if self.scene.boards else CARDS

    def draw_zones(self, names: Names) -> None:
        """Hands and all that lies before people, where a game has such."""
        strip = self.query_one("#strip", Still)
        on_map = self.size_class == MEDIUM and self.tab not in (CARDS, FIGHT)
        width, height = self.query_one("#centre").size
        lines = hand_lines(self.scene, self.viewer, names, width, height // 3) if on_map else []
        strip.display = bool(lines)
        strip.styles.height = len(lines) + 1
        strip.put(Content("\n").join(lines))
        self.draw_own(names, hand=not on_map and self.tab != FIGHT)
        if self.size_class == WIDE:
            self.fill_page("#right", all_lines, names)
        elif self.tab in (CARDS, FIGHT):
            self.fill_page("#page", fight_lines if self.tab == FIGHT else all_lines, names)

    def draw_own(self, names: Names, *, hand: bool) -> None:
        """Beside the options, as far as there is room: what that under the cursor is about, then what one has."""
        own = self.query_one("#own-card", CardView)
        left = self.query_one("#left").size
        compact = self.size_class == COMPACT
        taken = min(self.query_one("#choices", Choices).lines, left.height // 2)
        room = left.height - taken - (LEAST_LOG // 2 + 1 if compact else LEAST_LOG)
        options, cursor = self.options(), self.query_one("#choices", Choices).highlighted
        width = max(left.width, 30)
        lines: list[Content] = []
        if cursor is not None and cursor < len(options):
            lines += about(self.scene, options[cursor], names, width)
            lines += places.about(self.scene, options[cursor], names, width)
        going = self.tab != FIGHT
        if compact:
            lines = narrow(self.scene, lines, names, width, room, going=going)
        else:
            lines += own_lines(self.scene, self.viewer, names, width, hand=hand, going=going)
        own.display = room > 2 and bool(lines)
        self.query_one("#choices", Choices).styles.max_height = "50%" if own.display else None
        if own.display:
            own.put(Content("\n").join(cut(lines, room)))

    def fill_page(self, holder: str, told: Teller, names: Names) -> None:
        """Lines of text into the page over the map, or beside it."""
        width = max(self.query_one(holder).scrollable_content_region.width, 30)
        lines = told(self.scene, self.viewer, names, width)
        self.query_one(f"{holder}-text", Still).put(Content("\n").join(lines))

    def draw_cards(self, names: Names) -> None:
        if has_hands(self.scene):
            self.draw_zones(names)
            return
        cards = [(card, zone.owner) for zone in self.scene.zones for card in zone.cards if card.text]
        own = self.query_one("#own-card", CardView)
        mine = [card for card, owner in cards if owner == self.viewer]
        own.display = False
        if self.size_class == MEDIUM and mine:
            left = self.query_one("#left").size
            taken = min(self.query_one("#choices", Choices).lines, left.height // 2)
            own.show(mine[0], self.viewer, names, max(left.width, 30), left.height - taken - LEAST_LOG)
        wide = self.size_class == WIDE
        if not wide and self.tab != CARDS:
            return
        holder = self.query_one("#right" if wide else "#page")
        width = max(holder.scrollable_content_region.width, 30)
        order = sorted(dict.fromkeys(cards), key=lambda pair: (pair[1] < 0, pair[1] != self.viewer))
        kinds = dict.fromkeys(track.kind for track in self.scene.tracks)
        towers = [tracks_text([t for t in self.scene.tracks if t.kind == kind], names) for kind in kinds]
        blocks = [Content("\n").join(side_by_side(towers, width))] if towers else []
        blocks += [card_text(card, owner, names, width) for card, owner in order]
        text = self.query_one("#right-text" if wide else "#page-text", Still)
        text.put(Content("\n\n").join(blocks))

    def draw_keys(self, names: Names) -> None:
        self.query_one(Keys).show(self.hints(names))

    def hints(self, names: Names) -> list[tuple[str, str, str]]:
        """Keys, words and actions, the least needed first."""
        say = names.say
        hints = [
            ("h", say("tui-key-help"), "screen.help"),
            ("c", say("tui-cards"), "screen.cards"),
            ("1-9 ↑↓ ⏎", say("tui-key-choose"), ""),
        ]
        if self.table.can_undo(self.viewer):
            hints.append(("u", say("tui-key-undo"), "screen.undo"))
        if self.kept:
            hints.append(("Esc", say("tui-key-widen"), "screen.widen"))
        return [
            *hints,
            ("?", say("tui-key-rule"), "screen.rule"),
            ("w", say("tui-key-why"), "screen.why"),
            ("←→", say("tui-key-board"), "screen.turn(1)"),
            ("l", say("tui-key-language"), "screen.language"),
            ("s", say("tui-key-save"), "screen.save"),
            ("q", say("tui-key-quit"), "screen.leave"),
        ]

    def look(
        self, board: Board, badges: dict[str, str] | None = None, hot: frozenset[str] = frozenset()
    ) -> BoardLook:
        found = places.look(self.scene, board, self.decision, self.names, badges or {}, hot)
        return replace(found, titled=self.size_class != COMPACT)

    def describe(self, ref: str) -> str:
        """One place in words."""
        return "\n".join(places.describe(self.scene, ref, self.names))

    def options(self) -> list[Option]:
        """Those that are left after clicks."""
        if self.decision is None:
            return []
        return [o for o in self.decision.options if all(self.mentions(o, ref) for ref in self.kept)]

    def mentions(self, option: Option, ref: str) -> bool:
        return not self.meant(ref).isdisjoint(places.things(self.scene, option))

    def meant(self, ref: str) -> set[str]:
        """What a click on a place may mean: the place, what stands on it, and its board if that can be chosen."""
        found = {ref, *(piece.id for piece in self.scene.pieces if piece.at == ref)}
        found |= {board.id for board in self.scene.boards if any(s.id == ref for s in board.spaces)}
        return found

    def badges(self, options: list[Option]) -> dict[str, str]:
        """Thing -> the numbers of the options that mention it."""
        at = {piece.id: piece.at for piece in self.scene.pieces}
        numbers: dict[str, list[int]] = {}
        for i, option in enumerate(options):
            for ref in places.things(self.scene, option):
                numbers.setdefault(at.get(ref, ref), []).append(i + 1)
        return {ref: str(n[0]) if len(n) == 1 else f"{n[0]}-{n[-1]}" for ref, n in numbers.items()}

    def hot(self, options: list[Option]) -> frozenset[str]:
        """Things the option under the cursor mentions."""
        cursor = self.query_one("#choices", Choices).highlighted
        if cursor is None or cursor >= len(options):
            return frozenset()
        at = {piece.id: piece.at for piece in self.scene.pieces}
        return frozenset(at.get(ref, ref) for ref in places.things(self.scene, options[cursor]))
