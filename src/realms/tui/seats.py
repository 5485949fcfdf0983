"""What everybody has, a line a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from textual.content import Content

from realms.kernel.scene import Panel, Scene

from . import palette
from .names import Names, device
from .still import Still
from .table import Part


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
