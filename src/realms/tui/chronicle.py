"""What happened, line by line."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from . import palette
from .names import hanging
from .table import Said


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
