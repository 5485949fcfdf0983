"""What an auction of heroes, a draft and upgrades of actions cannot be (MK-OPT-02 to 07, 31 to 36)."""

from __future__ import annotations

from realms.kernel.frame import Frame
from realms.kernel.validity import between

from .data.cards import CARDS
from .data.options import ACTION_UPGRADES, DRAFTING, HERO_AUCTION
from .rules.auction import MOST, Auction, free, without
from .rules.drafting import DEALT, KEPT, AddDrafted, Draft
from .rules.upgrades import Upgrade, replaceable
from .state import MageKnight
from .terms import ADVANCED_ACTION, NONE


def choices_flaw(g: MageKnight) -> str:
    if len(g.drafted) != (g.seats if DRAFTING in g.switches else 0):
        return "cards were drafted where nobody drafts."
    for zone in g.drafted:
        if len(zone.items) > KEPT or not actions(zone.items):
            return "what was drafted cannot be."
    for frame in g.stack:
        if not fits(g, frame):
            return "what players choose among cannot be."
    return ""


def fits(g: MageKnight, frame: Frame) -> bool:
    if isinstance(frame, Auction):
        return HERO_AUCTION in g.switches and auction_fits(g, frame)
    if isinstance(frame, Draft):
        return DRAFTING in g.switches and draft_fits(g, frame)
    if isinstance(frame, AddDrafted):
        return distinct(frame.seats, range(g.seats)) and all(g.drafted[seat].items for seat in frame.seats)
    if isinstance(frame, Upgrade):
        return ACTION_UPGRADES in g.switches and upgrade_fits(g, frame)
    return True


def auction_fits(g: MageKnight, frame: Auction) -> bool:
    """Only who has no hero bids, and only for a hero nobody has."""
    if sorted(g.order) != list(range(g.seats)) or not between(frame.bid, 0, MOST):
        return False
    waiting = without(g)
    if frame.hero == "":
        return not frame.speakers and not frame.bidders and frame.leader == NONE and frame.bid == 0
    known = frame.hero in free(g) and frame.leader in waiting and frame.leader not in frame.speakers
    return known and distinct(frame.speakers, waiting) and distinct(frame.bidders, waiting)


def draft_fits(g: MageKnight, frame: Draft) -> bool:
    """Everybody has seen as many cards, and sees only the own ones."""
    if len(frame.packs) != g.seats:
        return False
    for seat, pack in enumerate(frame.packs):
        own = (pack.name, pack.pool, pack.seen) == (f"pack-{seat}", "actions", 1 << seat)
        known = not pack.known or len(pack.known) == len(pack.items)
        seen = len(pack.items) + len(g.drafted[seat].items)
        if not own or not known or seen != DEALT or not actions(pack.items):
            return False
    return True


def upgrade_fits(g: MageKnight, frame: Upgrade) -> bool:
    if not distinct(frame.order, range(g.seats)) or not actions(frame.shown):
        return False
    if frame.card == "":
        return True
    asked = g.heroes[frame.order[0]] if frame.order else None
    return frame.card in frame.shown and asked is not None and bool(replaceable(asked, frame.card))


def actions(cards: list[str]) -> bool:
    return all(card in CARDS and CARDS[card].kind == ADVANCED_ACTION for card in cards)


def distinct(seats: list[int], among: list[int] | range) -> bool:
    return len({*seats}) == len(seats) and all(seat in among for seat in seats)
