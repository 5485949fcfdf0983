"""Years and seasons (RW-SEASON-01, 02, RW-ORDER-01 to 04)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import EVERYONE, OK, Decision, Public, Sealed, Seat, option
from realms.kernel.stock import SealedAsk

from ..data.seasons import SEASON_CARDS
from ..events import ORDER_REVEALED, ORDER_VOID, ORDERS_VOID, SEASON_CARD, TURN_BEGAN, YEAR_BEGAN
from ..state import Runewars
from ..terms import BEFORE_ORDERS, NOBODY, ORDERS, PRIMARCH, SEASONS, TITLES, YEARS
from .areas import in_rank
from .hands import gain_influence, ready_tactics
from .icons import season_icons
from .tactics import TacticsMoment
from .turn import Turn
from .winning import years_over


@mypyc_attr(allow_interpreted_subclasses=True)
class SeasonRule:
    """The text of one season card. Stateless."""

    def text(self, g: Runewars) -> Frame | None:
        raise NotImplementedError


SEASON_RULES: Final[dict[str, SeasonRule]] = {}
"""By card; filled by rules/season_cards*.py."""


def number(order: str) -> int:
    return ORDERS.index(order) + 1


def annul(g: Runewars, order: str) -> None:
    """RW-ORDER-04. Whoever plays this order in this season does nothing by it."""
    g.void.append(order)
    g.tell(ORDERS_VOID, order)


@final
class Game(Steps[Runewars]):
    """RW-SEASON-01. Eight years of four seasons."""

    RULE: ClassVar[str] = "RW-SEASON-01"
    ORDER: ClassVar[tuple[str, ...]] = ("next_season",)

    def __init__(self, at: Public[str] = "next_season") -> None:
        super().__init__(at)

    def next_season(self, g: Runewars) -> Frame | None:
        """RW-WIN-03. After the last winter the runes decide."""
        g.season = (g.season + 1) % len(SEASONS) if g.year > 0 else 0
        if g.season == 0:
            if g.year == YEARS:
                years_over(g)
                return None
            g.year += 1
            g.tell(YEAR_BEGAN, g.year)
        self.again("next_season")
        return Season([])


@final
class Season(Steps[Runewars]):
    """RW-SEASON-02. Card, text, icons, orders; then everyone's turn."""

    RULE: ClassVar[str] = "RW-SEASON-02"
    ORDER: ClassVar[tuple[str, ...]] = (
        "reveal",
        "text",
        "icons",
        "before_orders",
        "choose",
        "show",
        "next_turn",
        "end",
    )

    def __init__(self, turns: Public[list[int]], at: Public[str] = "reveal") -> None:
        super().__init__(at)
        self.turns = turns  # seats whose turn is still to come

    def reveal(self, g: Runewars) -> Frame | None:
        """RW-TITLE-05. The Primarch gains influence by a council card."""
        deck = g.season_decks[g.season]
        g.card = deck.take(len(deck.items) - 1)
        g.season_discard.append(g.card)
        g.learned = EVERYONE
        g.tell(SEASON_CARD, SEASONS[g.season], g.card)
        primarch = g.titles[TITLES.index(PRIMARCH)]
        if SEASON_CARDS[g.card].council and primarch != NOBODY:
            gain_influence(g, primarch, 1)
        return None

    def text(self, g: Runewars) -> Frame | None:
        return SEASON_RULES[g.card].text(g)

    def icons(self, g: Runewars) -> Frame | None:
        return season_icons(g)

    def before_orders(self, g: Runewars) -> Frame | None:
        return TacticsMoment(BEFORE_ORDERS, tuple(in_rank(g)))

    def choose(self, g: Runewars) -> Frame | None:
        return ChooseOrders(tuple([r.seat for r in g.realms if not r.out and r.orders]), {})

    def show(self, g: Runewars) -> Frame | None:
        """RW-ORDER-02. The lowest number first; ties by influence rank as it is now."""
        chosen = g.took(ChooseOrders).sealed
        rank = in_rank(g)
        queue: list[tuple[int, int, Seat]] = []
        for seat in sorted(chosen):
            realm = g.realms[seat]
            realm.order = chosen[seat].split(":")[1]
            realm.orders.remove(realm.order)
            realm.played.append(realm.order)
            realm.played_in.append(g.season)
            g.tell(ORDER_REVEALED, seat, realm.order)
            queue.append((number(realm.order), rank.index(seat), seat))
        queue.sort()
        self.turns = [seat for _, _, seat in queue]
        return None

    def next_turn(self, g: Runewars) -> Frame | None:
        g.active = NOBODY
        if not self.turns:
            return None
        self.again("next_turn")
        seat = self.turns.pop(0)
        realm = g.realms[seat]
        if realm.out:
            return None
        g.active = seat
        void = realm.order in g.void
        g.tell(ORDER_VOID if void else TURN_BEGAN, seat, realm.order)
        return Turn(seat, realm.order, supreme(g, seat), void, [])

    def end(self, g: Runewars) -> Frame | None:
        """RW-TACTIC-02. Cards drawn in this season may be played in the next."""
        g.void.clear()
        g.card = ""
        for realm in g.realms:
            realm.order = ""
            ready_tactics(g, realm.seat)
        return None


def supreme(g: Runewars, seat: Seat) -> bool:
    """RW-ORDER-03. No order this player has played this year has a higher number."""
    realm = g.realms[seat]
    return number(realm.order) == max([number(order) for order in realm.played])


@final
class ChooseOrders(SealedAsk[Runewars]):
    """RW-ORDER-01. Everyone picks an order, face down."""

    RULE: ClassVar[str] = "RW-ORDER-01"
    PROMPT: ClassVar[str] = "rw-choose-order"

    def __init__(self, seats: Public[tuple[int, ...]], sealed: Sealed[dict[int, str]]) -> None:
        super().__init__(seats, sealed)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for order in g.realms[menu.seat].orders:
            menu.offer(OK, option("order", order))
