"""A new table of a server: the form of a new game, with open seats, a clock, and who may find it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from textual import on
from textual.containers import Horizontal
from textual.widgets import Select

from realms import api
from realms.i18n import words
from realms.server import wire
from realms.server.client import anyone, bot, me

from ..new_game import NewGame, Wish
from ..table import HUMAN

OPEN: Final = "open"

MINUTE: Final = 60_000
CLOCKS: Final[dict[str, wire.Clock]] = {
    "none": wire.Clock(),
    "live-short": wire.Clock("live", bank_ms=10 * MINUTE, increment_ms=15_000),
    "live-long": wire.Clock("live", bank_ms=30 * MINUTE, increment_ms=30_000),
    "days": wire.Clock("days", days=2),
}
"""What the form offers; other clocks are for the API."""


@dataclass(frozen=True, slots=True)
class TableWish(Wish):
    """What the form answers."""

    public: bool = False
    clock: str = "none"

    def seats(self) -> list[wire.SeatForm]:
        return [me() if kind == HUMAN else anyone() if kind == OPEN else bot(kind) for kind in self.players]


class NewTable(NewGame):
    """The first seat is mine; the others are mine too, open to whoever comes, or bots."""

    def __init__(self, game: str = "") -> None:
        super().__init__(game or api.game_ids()[0], None)
        self.public = False
        self.clock = "none"

    def people(self) -> list[tuple[str, object]]:
        say = words(self.app.lang).format
        return [(say("tui-seat-me"), HUMAN), (say("tui-seat-open"), OPEN)]

    def more_rows(self) -> Iterator[Horizontal]:
        say = words(self.app.lang).format
        yield self.row("tui-public", [(say("yes"), True), (say("no"), False)], self.public, "public")
        yield self.row("tui-clock", [(say(f"tui-clock-{name}"), name) for name in CLOCKS], self.clock, "clock")

    @on(Select.Changed, "#public,#clock")
    def settled(self, event: Select.Changed) -> None:
        if event.select.id == "public":
            self.public = bool(event.value)
        else:
            self.clock = str(event.value)

    def wish(self) -> TableWish:
        return TableWish(self.game, tuple(self.players), self.options(), None, self.public, self.clock)

    def action_leave(self) -> None:
        self.dismiss(None)
