"""Text that stands still."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class Still(Static):
    """Text that is drawn again only when it changes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._put: Content | None = None

    def put(self, content: Content) -> None:
        if self._put is None or not self._put.is_same(content):
            self._put = content
            self.update(content)
