"""What a player holds: influence, dials, tactics, quests (RW-RES-01, RW-TACTIC-01, 04, RW-QUEST-01, 08)."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame
from realms.kernel.model import EVERYONE, OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import AskSeat
from realms.kernel.zones import Zone, move

from ..events import (
    DIAL_SET,
    INFLUENCE_GAINED,
    INFLUENCE_SPENT,
    QUEST_DISCARDED,
    QUEST_DRAWN,
    TACTIC_DISCARDED,
    TACTICS_DRAWN,
)
from ..state import Runewars
from ..terms import DIAL_LIMIT, QUEST_LIMIT, RESOURCES, TACTICS_LIMIT
from .fate import reshuffle


def gain_influence(g: Runewars, seat: Seat, n: int) -> None:
    if n > 0:
        g.realms[seat].influence += n
        g.tell(INFLUENCE_GAINED, seat, n)


def spend_influence(g: Runewars, seat: Seat, n: int) -> None:
    """As much as there is; the caller makes sure that costs can be paid."""
    paid = min(n, g.realms[seat].influence)
    if paid > 0:
        g.realms[seat].influence -= paid
        g.tell(INFLUENCE_SPENT, seat, paid)


def set_dial(g: Runewars, seat: Seat, i: int, value: int) -> None:
    """RW-RES-01. From 0 to 8; what is above or below is lost."""
    value = max(0, min(DIAL_LIMIT, value))
    if g.realms[seat].dials[i] != value:
        g.realms[seat].dials[i] = value
        g.tell(DIAL_SET, seat, RESOURCES[i], value)


def turn_dial(g: Runewars, seat: Seat, i: int, by: int) -> None:
    set_dial(g, seat, i, g.realms[seat].dials[i] + by)


def draw_tactics(g: Runewars, seat: Seat, n: int) -> Frame | None:
    """RW-TACTIC-01, 02. New cards wait for the next season; above ten, cards are discarded at once."""
    realm = g.realms[seat]
    drawn = 0
    for _ in range(n):
        if draw_top(g, g.tactics_deck, g.tactics_discard, realm.fresh):
            drawn += 1
    if drawn:
        g.tell(TACTICS_DRAWN, seat, drawn)
    return TrimTactics(seat, TACTICS_LIMIT) if tactics_held(g, seat) > TACTICS_LIMIT else None


def ready_tactics(g: Runewars, seat: Seat) -> None:
    """RW-TACTIC-02. From now on the new cards may be played."""
    realm = g.realms[seat]
    while realm.fresh.items:
        move(g, realm.fresh, 0, realm.tactics)


def tactics_held(g: Runewars, seat: Seat) -> int:
    return len(g.realms[seat].tactics.items) + len(g.realms[seat].fresh.items)


def discard_tactic(g: Runewars, seat: Seat, card: str) -> None:
    """From the hand to the open discards, an older copy before a new one."""
    realm = g.realms[seat]
    zone = realm.tactics if card in realm.tactics.items else realm.fresh
    zone.take(zone.find(card))
    g.tactics_discard.append(card)
    g.learned = EVERYONE
    g.tell(TACTIC_DISCARDED, seat, card)


def discard_random_tactics(g: Runewars, seat: Seat, n: int) -> None:
    for _ in range(n):
        realm = g.realms[seat]
        held = realm.tactics.items + realm.fresh.items
        if held:
            discard_tactic(g, seat, held[g.rng.below(len(held))])


def pass_random_tactic(g: Runewars, giver: Seat, taker: Seat) -> Frame | None:
    """A card by lot changes hands; one that the giver drew in this season stays new (RW-TACTIC-02)."""
    realm = g.realms[giver]
    i = g.rng.below(tactics_held(g, giver))
    old = len(realm.tactics.items)
    if i < old:
        move(g, realm.tactics, i, g.realms[taker].tactics)
    else:
        move(g, realm.fresh, i - old, g.realms[taker].fresh)
    return TrimTactics(taker, TACTICS_LIMIT) if tactics_held(g, taker) > TACTICS_LIMIT else None


@final
class TrimTactics(AskSeat[Runewars]):
    """RW-TACTIC-01. Discards of the own choice, down to a number."""

    RULE: ClassVar[str] = "RW-TACTIC-01"
    PROMPT: ClassVar[str] = "rw-trim-tactics"

    def __init__(self, seat: Public[int], limit: Public[int]) -> None:
        super().__init__(seat)
        self.limit = limit

    def open(self, g: Runewars) -> bool:
        return tactics_held(g, self.seat) > self.limit

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("n", tactics_held(g, self.seat) - self.limit),)

    def choices(self, g: Runewars, menu: Decision) -> None:
        realm = g.realms[self.seat]
        for card in sorted(realm.tactics.items + realm.fresh.items):
            menu.offer_once(OK, option("discard", card))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        discard_tactic(g, seat, option.refs[0])
        return None


def draw_quest(g: Runewars, seat: Seat) -> bool:
    """RW-QUEST-01, 08. At most three are held; was one drawn?"""
    realm = g.realms[seat]
    if len(realm.quests.items) >= QUEST_LIMIT or not draw_top(g, g.quest_deck, g.quest_discard, realm.quests):
        return False
    g.tell(QUEST_DRAWN, seat)
    return True


def draw_top(g: Runewars, deck: Zone, discard: list[str], into: Zone) -> bool:
    """The top card of a deck that is renewed from its discards; was there one?"""
    if not deck.items:
        reshuffle(g, deck, discard)
    if not deck.items:
        return False
    move(g, deck, len(deck.items) - 1, into)
    return True


def discard_quest(g: Runewars, seat: Seat, quest: str) -> None:
    realm = g.realms[seat]
    realm.quests.take(realm.quests.find(quest))
    g.quest_discard.append(quest)
    g.learned = EVERYONE
    g.tell(QUEST_DISCARDED, seat, quest)
