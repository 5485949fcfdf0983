"""Season cards in tests: a card is in force, and its text is about to be resolved."""

from __future__ import annotations

from realms.games.runewars.rules.game import Season

from .builder import RW


def reveal(t: RW, season: str, card: str, *, year: int = 1) -> None:
    """This card has been revealed: its text comes next, then the icons, then orders are chosen."""
    t.year(year, season, card)
    t.go(Season([], "text"))


def bid(t: RW, *amounts: int) -> None:
    """What seat 0, 1 and so on bid; who has nothing is not asked."""
    for seat, n in enumerate(amounts):
        if seat in [due.seat for due in t.due if due.prompt == "rw-bid"]:
            t.choose("bid", n, seat=seat)


def dials(t: RW) -> list[list[int]]:
    return [realm.dials for realm in t.g.realms]


def runes(t: RW) -> list[str]:
    """The areas with tokens, in the order in which they were placed."""
    return [t.g.land.areas[at] for at in t.g.rune_at]
