"""What everybody has, a line a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from textual.content import Content

from realms.kernel.scene import Panel, Scene

from . import palette
from .names import Names, device
from .still import Still
from .table import Part

MANY: Final = 12
"""Facts beyond which signs alone are no help."""


class Seats(Still):
    """One line a seat: badge, name, card, facts under their headings."""

    def show(self, scene: Scene, names: Names, notes: Mapping[int, list[Part]]) -> None:
        if not scene.panels:
            self.put(Content(""))
            return
        name_width = max(len(names.seats[panel.seat]) for panel in scene.panels)
        card_width = max(len(_card_name(panel, names)) for panel in scene.panels)
        blank = 6 + name_width + card_width
        marked = max(sum(len(drawn[0]) + 1 for drawn in _drawn(panel).values()) for panel in scene.panels)
        shown, heads = self._columns(scene, names, blank + marked)
        first = self._marks(scene, names, blank)
        for head, style in heads:
            first.append((f" {head:>2}", style))
        lines = [Content.assemble(*first)]
        for panel in scene.panels:
            facts = [panel.facts[i] for i in shown]
            line = self._line(scene, replace(panel, facts=tuple(facts)), names, heads, name_width, card_width)
            lines.append(Content.assemble(line, *notes.get(panel.seat, ())))
        self.put(Content("\n").join(lines))

    def _marks(self, scene: Scene, names: Names, room: int) -> list[Part]:
        """What holds for the whole table, above the names."""
        parts: list[Part] = []
        for mark in scene.marks:
            text = f" {names.say(f'tui-mark-{mark}')}"[:room]
            parts.append((text, f"bold {palette.MARKS.get(mark, palette.DANGER)}"))
            room -= len(text)
        return [*parts, (" " * room, "")]

    def _columns(self, scene: Scene, names: Names, blank: int) -> tuple[list[int], list[Part]]:
        """The facts that have room, and their headings: where not all have, those go that are 0 for everybody.

        So they do where there are many; these are headed with words, as far as there is room, first ones first.
        """
        facts = scene.panels[0].facts
        width = self.size.width or 200
        shown = list(range(len(facts)))
        many = len(facts) > MANY
        if many or blank + 3 * len(shown) > width:
            shown = [i for i in shown if any(panel.facts[i][1] for panel in scene.panels)]
        heads = [_head(facts[i][0], names) for i in shown]
        room = width - blank - sum(max(len(head), 2) + 1 for head, _ in heads)
        for at, i in enumerate(shown if many else ()):
            word, (head, style) = names.say(facts[i][0]), heads[at]
            more = max(len(word), 2) - max(len(head), 2)
            if more <= room:
                heads[at] = word, style
                room -= more
        return shown, heads

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
        room = (self.size.width or 200) - sum(len(text) for text, _ in parts)
        for mark, (sign, colour) in _drawn(panel).items():
            said = names.say(f"tui-mark-{mark}") if names.has(f"tui-mark-{mark}") else sign
            parts.append((f" {said if len(said) < room else sign}", f"bold {colour}"))
            room -= len(parts[-1][0])
        return Content.assemble(*parts)


def _drawn(panel: Panel) -> dict[str, tuple[str, str]]:
    """The marks of a seat that have a sign."""
    return {mark: drawn for mark in panel.marks if (drawn := palette.sign(mark)) is not None}


def _card_name(panel: Panel, names: Names) -> str:
    return names.label(panel.card) if panel.card else ""


def _head(fact: str, names: Names) -> Part:
    """The heading of a fact: its sign, or its word."""
    drawn = palette.sign(fact.removeprefix("fact-"))
    return drawn if drawn is not None else (names.say(fact), palette.SOFT)
