"""Rows across the screen that can be clicked: the places of a shared card, and the tabs."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message

from realms.kernel.scene import Scene

from . import palette
from .names import Names, device
from .still import Still
from .table import Part


class Picked(Message):
    """Something that options may refer to was clicked."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref: Final = ref


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


class TabWanted(Message):
    """A tab was clicked."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref: Final = ref


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
