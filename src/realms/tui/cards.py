"""Cards with lines, and tracks, as text."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from realms.kernel.scene import Card, Track

from . import palette
from .names import Names, device, hanging
from .still import Still
from .table import Part


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
