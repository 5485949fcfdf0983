"""The pieces of the table screen beside the boards: each draws one part of a Scene, and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from realms.i18n import words
from realms.kernel.registry import GameSpec
from realms.kernel.scene import Card, Panel, Scene, Track

from . import palette
from .table import Part, Said


class Picked(Message):
    """Something that options may refer to was clicked."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref: Final = ref


class RuleWanted(Message):
    """A rule chip was clicked."""

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule: Final = rule


@dataclass(frozen=True, slots=True)
class Names:
    """How things are called: the game's words, one language, the people at the table."""

    spec: GameSpec
    lang: str
    seats: Sequence[str]

    def say(self, message: str, **args: str | int) -> str:
        return words(self.lang, self.spec.id).format(message, **args)

    def has(self, message: str) -> bool:
        return words(self.lang, self.spec.id).has(message)

    def label(self, ref: str) -> str:
        return self.spec.label(ref, self.lang)

    def text(self, ref: str) -> str:
        """A line of a card: a message, or a name of the game."""
        return self.say(ref) if self.has(ref) else self.label(ref)

    def short(self, ref: str) -> str:
        """The name for a narrow place."""
        message = f"short-{ref}"
        return self.say(message) if self.has(message) else self.label(ref)

    def piece(self, kind: str) -> str:
        message = f"piece-{kind}"
        return self.say(message) if self.has(message) else self.label(kind)


def device(seat: int) -> Part:
    """The seat's badge: colour and device together."""
    field, on, sign = palette.seat_colours(seat)
    return f" {sign} ", f"bold {on} on {field}"


class Still(Static):
    """Text that is drawn again only when it changes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._put: Content | None = None

    def put(self, content: Content) -> None:
        if self._put is None or not self._put.is_same(content):
            self._put = content
            self.update(content)


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


def hanging(head: str, text: str, width: int) -> list[str]:
    """Wrapped text with a head before the first line and room under the head."""
    lines = wrap(text, max(width - len(head), 8)) or [""]
    return [(head if i == 0 else " " * len(head)) + line for i, line in enumerate(lines)]


class Slots(Still):
    """A shared card with places that are taken one after another."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._spans: list[tuple[int, int, str]] = []

    def show(self, scene: Scene, names: Names, badges: dict[str, str], hot: frozenset[str]) -> None:
        self.display = bool(scene.slots)
        self._spans = []
        parts: list[Part] = []
        if not scene.slots or not self.size.width:
            return
        texts: list[str] = []
        for slot in scene.slots:
            sign = badges.get(slot.id) or (palette.TAKEN if slot.taken else palette.FREE)
            texts.append(f" {sign} {names.short(slot.id)} ")
        spare = self.size.width - sum(len(text) + 1 for text in texts) + 1
        x = 0
        for i, (slot, text) in enumerate(zip(scene.slots, texts, strict=True)):
            more = max(spare, 0) * (i + 1) // len(texts) - max(spare, 0) * i // len(texts)
            text = text.ljust(len(text) + more)
            style = _slot_style(slot.id, slot.taken, slot.current, badges.get(slot.id, ""), hot)
            parts += [(text, style), (" ", "")]
            self._spans.append((x, x + len(text), slot.id))
            x += len(text) + 1
        parts.pop()
        row = Content.assemble(*parts)
        blank = Content.assemble(*[(" " * len(text), style) for text, style in parts])
        self.put(Content("\n").join([blank, row, blank]) if self.size.height >= 3 else row)

    def on_click(self, event: events.Click) -> None:
        for start, end, ref in self._spans:
            if start <= event.x < end:
                self.post_message(Picked(ref))

    def cell_of(self, ref: str) -> tuple[int, int]:
        start, end, _ = next(span for span in self._spans if span[2] == ref)
        return (start + end) // 2, 0


def _slot_style(ref: str, taken: bool, current: bool, badge: str, hot: frozenset[str]) -> str:
    if badge:
        return f"bold {palette.ON_LANTERN} on {palette.CREAM if ref in hot else palette.LANTERN}"
    if current:
        return f"bold {palette.BAR} on {palette.SOFT}"
    if taken:
        return f"{palette.LINE_STRONG} on {palette.SUNK}"
    return f"{palette.INK} on {palette.RAISED}"


class Tabs(Still):
    """What the middle shows when not everything fits: boards, cards, the log."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._spans: list[tuple[int, int, str]] = []

    def show(self, tabs: list[tuple[str, str, int, bool]], current: str) -> None:
        """Tabs are (id, name, owner or -1, has options)."""
        self._spans = []
        parts: list[Part] = []
        x = 0
        width = max(self.size.width, 20)
        over = sum(len(name) + (6 if owner >= 0 else 3) for _, name, owner, _ in tabs) - width
        longest = max(len(name) for _, name, _, _ in tabs)
        while over > 0 and longest > 4:
            longest -= 1
            over -= sum(1 for _, name, _, _ in tabs if len(name) > longest)
        for ref, name, owner, lit in tabs:
            text = f" {name[:longest]} "
            if owner >= 0:
                parts.append(device(owner))
            if ref == current:
                style = f"bold {palette.INK} on {palette.EDGE}"
            else:
                style = f"{palette.SOFT} on {palette.BAR}"
            if lit:
                style = style.replace(palette.INK, palette.LANTERN).replace(palette.SOFT, palette.LANTERN)
            parts += [(text, style), (" ", "")]
            end = x + len(text) + (3 if owner >= 0 else 0)
            self._spans.append((x, end, ref))
            x = end + 1
        self.put(Content.assemble(*parts))

    def on_click(self, event: events.Click) -> None:
        for start, end, ref in self._spans:
            if start <= event.x < end:
                self.post_message(TabWanted(ref))


class TabWanted(Message):
    """A tab was clicked."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref: Final = ref


class Seats(Still):
    """One line a seat: badge, name, card, facts under their headings."""

    def show(self, scene: Scene, names: Names, notes: Mapping[int, list[Part]]) -> None:
        if not scene.panels:
            self.put(Content(""))
            return
        name_width = max(len(names.seats[panel.seat]) for panel in scene.panels)
        card_width = max(len(_card_name(panel, names)) for panel in scene.panels)
        blank = 6 + name_width + card_width
        shown = self._columns(scene, blank)
        heads = [_head(scene.panels[0].facts[i][0], names) for i in shown]
        said = "  ".join(names.say(f"tui-mark-{mark}") for mark in scene.marks)
        first: list[Part] = [(f" {said}"[:blank].ljust(blank), f"bold {palette.DANGER}")]
        for head, style in heads:
            first.append((f" {head:>2}", style))
        lines = [Content.assemble(*first)]
        for panel in scene.panels:
            facts = [panel.facts[i] for i in shown]
            line = self._line(scene, replace(panel, facts=tuple(facts)), names, heads, name_width, card_width)
            lines.append(Content.assemble(line, *notes.get(panel.seat, ())))
        self.put(Content("\n").join(lines))

    def _columns(self, scene: Scene, blank: int) -> list[int]:
        """The facts that have room: where not all have, those go first that are 0 for everybody."""
        every = list(range(len(scene.panels[0].facts)))
        if not self.size.width or blank + 3 * len(every) <= self.size.width:
            return every
        return [i for i in every if any(panel.facts[i][1] for panel in scene.panels)]

    def _line(
        self, scene: Scene, panel: Panel, names: Names, heads: list[Part], name_width: int, card_width: int
    ) -> Content:
        now = panel.seat == scene.active
        mine = panel.seat == scene.seat
        name = names.seats[panel.seat].ljust(name_width)
        ink = palette.INK if mine else palette.SOFT
        parts: list[Part] = [
            ("▶" if now else " ", f"bold {palette.INK}"),
            device(panel.seat),
            (f" {name} ", f"bold {ink}" if mine or now else ink),
            (_card_name(panel, names).ljust(card_width), palette.seat_ink(panel.seat)),
        ]
        for (head, style), (_, number) in zip(heads, panel.facts, strict=True):
            loud = style if number else palette.LINE_STRONG
            parts.append((f" {number:>{max(len(head), 2)}}", f"bold {loud}" if number else loud))
        for mark in panel.marks:
            drawn = palette.sign(mark)
            if drawn is not None:
                parts.append((f" {drawn[0]}", f"bold {drawn[1]}"))
        return Content.assemble(*parts)


def _card_name(panel: Panel, names: Names) -> str:
    return names.label(panel.card) if panel.card else ""


def _head(fact: str, names: Names) -> Part:
    """The heading of a fact: its sign, or its word."""
    drawn = palette.sign(fact.removeprefix("fact-"))
    return drawn if drawn is not None else (names.say(fact), palette.SOFT)


class CardView(Still):
    """A card with lines: those in force ticked, the next one outlined."""

    def show(self, card: Card, owner: int, names: Names, width: int, room: int) -> None:
        """Only where the whole card has room."""
        text = card_text(card, owner, names, width)
        self.display = text.plain.count("\n") + 2 <= room
        self.put(text)


def card_text(card: Card, owner: int, names: Names, width: int) -> Content:
    """A card as text of a given width."""
    name = names.label(card.id) if card.face_up else "?"
    who = f" {names.seats[owner]}" if owner >= 0 else ""
    head: list[Part] = [device(owner)] if owner >= 0 else []
    head += [(f" {name}", f"bold {palette.INK}"), (who, palette.SOFT)]
    lines = [Content.assemble(*head)]
    levels = len(card.text) > 1
    for i, message in enumerate(card.text):
        learned, following = i < card.on, i == card.on or not levels
        tick = "✓" if learned else str(i + 1) if levels else " "
        style = f"{palette.INK} on #2a2540" if learned else palette.SOFT if following else palette.LINE_STRONG
        for line in hanging(f" {tick} ", names.text(message), width):
            lines.append(Content.styled(line.ljust(width), style))
    return Content("\n").join(lines)


def tracks_text(tracks: Sequence[Track], names: Names) -> list[Content]:
    """Tracks of one kind as a tower: a line a step, highest first, the seats' devices on their steps."""
    first = tracks[0]
    room = 3 * len(tracks) + 5
    worth = names.say("tui-vp") if first.steps else ""
    lines = [
        Content.assemble(
            (f" {names.say(f'track-{first.kind}')}".ljust(room), f"bold {palette.INK}"),
            (f"{worth:>3} ", palette.SOFT),
        )
    ]
    for step in range(first.most, -1, -1):
        parts: list[Part] = [(f" {step} ", palette.SOFT), ("▐", palette.LINE_STRONG)]
        on = [track.owner for track in tracks if track.value == step]
        parts += [device(seat) for seat in on]
        parts.append((" " * 3 * (len(tracks) - len(on)), f"on {palette.RAISED}"))
        parts.append(("▌", palette.LINE_STRONG))
        worth = str(first.steps[step]) if step < len(first.steps) else ""
        parts.append((f"{worth:>3} ", palette.SOFT))
        lines.append(Content.assemble(*parts))
    return lines


def side_by_side(blocks: Sequence[list[Content]], width: int) -> list[Content]:
    """Blocks of lines next to each other, or below each other where that is too wide."""
    if not blocks or sum(block[0].cell_length for block in blocks) > width:
        return [line for block in blocks for line in block]
    tall = max(len(block) for block in blocks)
    padded = [
        [*block[:1], *[Content(" " * block[0].cell_length)] * (tall - len(block)), *block[1:]] for block in blocks
    ]
    return [Content("").join(row) for row in zip(*padded, strict=True)]


class Chronicle(ScrollView, can_focus=False):
    """What happened, newest below."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._strips: list[Strip] = []

    @property
    def room(self) -> int:
        """Cells for a line."""
        return max(self.size.width - 1, 16)

    def clear(self) -> None:
        self._strips = []

    def tell(self, lines: list[Said]) -> None:
        """Add lines; what people say is louder than what happens."""
        for seat, text, spoken in lines:
            ink = palette.INK if spoken else palette.SOFT
            sign = palette.seat_colours(seat)[2] if seat >= 0 else "·"
            for i, line in enumerate(hanging("  ", text, self.room)):
                head = Segment(f"{sign} " if i == 0 else "  ", Style(color=palette.seat_ink(seat), bold=True))
                self._strips.append(Strip([head, Segment(line[2:], Style(color=ink))]))
        self.virtual_size = Size(self.room, len(self._strips))
        self.scroll_end(animate=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        y += self.scroll_offset.y
        if y >= len(self._strips):
            return Strip.blank(self.size.width, self.rich_style)
        return self._strips[y].extend_cell_length(self.size.width).apply_style(self.rich_style)


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
