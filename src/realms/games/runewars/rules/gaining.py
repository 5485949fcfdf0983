"""Gaining a rune (RW-TERM-11, RW-RUNE-03, 04, 07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, Why, Zoned, option
from realms.kernel.stock import AskSeat
from realms.kernel.zones import Zone

from ..events import FALSE_RUNE_REMOVED
from ..state import Runewars
from ..terms import FALSE, REAL
from .areas import controller, rune_in
from .runes import face, place_rune, remove_rune, rune_why
from .settle import settle

MOST_REMOVED: Final = 2
"""Own false runes that may be removed before a rune is gained in hidden mode."""


def gain_rune(g: Runewars, seat: Seat, home: bool = False) -> Frame:
    """One real rune, which everyone knows it to be; in hidden mode a false one with it, and only the gainer knows
    which is which."""
    if g.hidden:
        return GainRune(seat, Zone(f"gained-{seat}", "rune", 1 << seat, [REAL, FALSE], []), home)
    return GainRune(seat, Zone(f"gained-{seat}", "rune", EVERYONE, [REAL], []), home)


@final
class GainRune(AskSeat[Runewars]):
    """RW-RUNE-03, 04. The gainer places the tokens; without a place they are not gained."""

    RULE: ClassVar[str] = "RW-RUNE-03"
    PROMPT: ClassVar[str] = "rw-gain-rune"

    def __init__(
        self, seat: Public[int], tokens: Zoned[Zone], home: Public[bool] = False, removed: Public[int] = 0
    ) -> None:
        super().__init__(seat)
        self.tokens = tokens
        self.home = home  # at set-up, only there (RW-SETUP-15)
        self.removed = removed

    def why(self, g: Runewars, area: int) -> Why:
        if self.home and area not in g.land.homes[g.realms[self.seat].faction]:
            return "RW-SETUP-15"
        return rune_why(g, self.seat, area)

    def open(self, g: Runewars) -> bool:
        return bool(self.tokens.items) and bool([a for a in range(len(g.holder)) if self.why(g, a) == OK])

    def choices(self, g: Runewars, menu: Decision) -> None:
        for token in self.tokens.items:
            for area, name in enumerate(g.land.areas):
                menu.offer(self.why(g, area), option("rune_as", name, token) if g.hidden else option("rune", name))
        if g.hidden and not self.home and len(self.tokens.items) == 2 and self.removed < MOST_REMOVED:
            for i, area in enumerate(g.rune_at):
                if controller(g, area) == self.seat and face(g, i) == FALSE:
                    menu.offer(OK, option("remove", g.land.areas[area]))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        area = g.land.index[option.refs[0]]
        if option.verb == "remove":
            self.removed += 1
            g.learned = EVERYONE
            g.tell(FALSE_RUNE_REMOVED, seat, option.refs[0])
            remove_rune(g, rune_in(g, area))
            return None
        token = option.refs[1] if g.hidden else REAL
        place_rune(g, area, self.tokens.take(self.tokens.items.index(token)), self.tokens.seen)
        return settle(g)
