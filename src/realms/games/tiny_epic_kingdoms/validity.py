"""What no position of this game can be: read when a position comes from outside (a save)."""

from __future__ import annotations

from typing import Final

from realms.kernel.match import Match
from realms.kernel.validity import between, numbers

from .data.races import RACES
from .data.territories import AREAS, CARDS, LAND_OF, TERRITORIES, TERRITORY_OF
from .state import EMPTY, LYING, NEUTRAL, OWNER, Realm, TinyEpicKingdoms
from .terms import ACTIONS, ARMIES, CAP, NONE, SHIELDS, TOP_MAGIC, TOP_TOWER

SEATS: Final = ("seat", "loser", "winner", "instigator", "defender", "other")
PLACES: Final = ("area", "to", "start", "here", "where", "used", "contested", "fled_to", "aside")
ORDERS: Final = ("order", "seats")
SMALL: Final = ("n", "amount", "cost", "units", "extra", "paid", "made", "moved", "steps", "turn")
LARGEST: Final = 40  # no amount, count or step number in a frame comes near it


def flaw(match: Match) -> str:
    """One sentence, or "" if nothing speaks against the position."""
    assert isinstance(match, TinyEpicKingdoms)
    return table_flaw(match) or realms_flaw(match) or armies_flaw(match) or frames_flaw(match)


def table_flaw(g: TinyEpicKingdoms) -> str:
    if not 2 <= g.seats <= 5 or len(g.realms) != g.seats:
        return "the realms do not fit the players."
    for seat in (g.crown, g.dummy):
        if not between(seat, NONE, g.seats - 1):
            return "a player who does not play is named."
    if not between(g.active, 0, g.seats - 1):
        return "the active player does not play."
    if len(g.shields) > SHIELDS or len({*g.shields}) != len(g.shields):
        return "the shields do not fit the action card."
    if [a for a in g.shields if a not in ACTIONS]:
        return "a shield lies on an action that does not exist."
    territories = g.territories + [g.lost_kingdom]
    if [t for t in territories if not between(t, NONE, len(TERRITORIES) - 1)]:
        return "a territory does not exist."
    if g.territories and len({*g.territories}) != len(g.territories):
        return "a territory is in play twice."
    return tokens_flaw(g)


def tokens_flaw(g: TinyEpicKingdoms) -> str:
    if [a for a in g.hidden_at + g.open_at if not between(a, NONE, len(AREAS) - 1)]:
        return "a find token lies nowhere."
    if len(g.open_at) != len(g.open.items) or len(g.hidden_at) > max(len(g.hidden.items), 5):
        return "the find tokens do not fit their places."
    if g.territories and g.open.items and len(g.hidden_at) != len(g.hidden.items):
        return "the face-down find tokens do not fit their places."
    return ""


def realms_flaw(g: TinyEpicKingdoms) -> str:
    for seat, realm in enumerate(g.realms):
        if realm.seat != seat or not realm_fits(g, realm):
            return f"what player {seat} has cannot be."
    races = [realm.race for realm in g.realms if realm.race != ""]
    return "a race is used twice." if len({*races}) != len(races) else ""


def realm_fits(g: TinyEpicKingdoms, realm: Realm) -> bool:
    stocks = len(realm.stock) == 3 and not [n for n in realm.stock if not between(n, 0, CAP)]
    levels = between(realm.tower, 0, TOP_TOWER) and between(realm.magic, 0, TOP_MAGIC)
    cards = between(realm.card, NONE, len(CARDS) - 1) and between(realm.home, NONE, len(TERRITORIES) - 1)
    counts = between(realm.taken, 0, 5) and realm.removed >= 0
    race = realm.race in RACES or realm.race == ""
    settled = not g.territories or (realm.home in g.territories and (realm.race != "" or realm.seat == g.dummy))
    return stocks and levels and cards and counts and race and settled


def armies_flaw(g: TinyEpicKingdoms) -> str:
    """Slots and realms tell the same; armies stand only where a territory is in play."""
    if len(g.slots) != 2 * len(AREAS):
        return "the areas do not fit the maps."
    found: list[list[int]] = [[] for _ in range(NEUTRAL + 1)]
    for i, army in enumerate(g.slots):
        if army == EMPTY:
            continue
        owner = army & OWNER
        if army != owner and army != owner | LYING:
            return "an army is not of this game."
        if owner >= g.seats and owner != NEUTRAL:
            return "an army belongs to nobody."
        if i % 2 == 1 and g.slots[i - 1] == EMPTY:
            return "an army stands in the second place of an empty region."
        if TERRITORY_OF[i // 2] not in g.territories:
            return "an army stands on a territory that is not in play."
        found[owner].append(i // 2)
    for realm in g.realms:
        if found[realm.seat] != realm.armies or len(realm.armies) > ARMIES:
            return f"the armies of player {realm.seat} do not stand where they should."
    land = LAND_OF[g.lost_kingdom] if g.lost_kingdom != NONE else ()
    if len(found[NEUTRAL]) != g.neutrals or [a for a in found[NEUTRAL] if a not in land]:
        return "the neutral armies do not stand where they should."
    return ""


def frames_flaw(g: TinyEpicKingdoms) -> str:
    """Players, places and amounts named by the rules under way."""
    for raw in frames(g):
        if [name for name, value in numbers(raw) if not field_fits(g, name, value)]:
            return f"the rule {raw['is']} is in a state that cannot be."
        for name, value in raw.items():
            if name in ORDERS and isinstance(value, list) and len({*map(str, value)}) != len(value):
                return f"the rule {raw['is']} names a player twice."
    return ""


def field_fits(g: TinyEpicKingdoms, name: str, value: int) -> bool:
    if name in SEATS:
        return between(value, NONE, g.seats - 1)
    if name in ORDERS:
        return between(value, 0, g.seats - 1)
    if name in PLACES or name == "places":
        return between(value, NONE, len(AREAS) - 1)
    if name in SMALL:
        return between(value, NONE, LARGEST)
    return abs(value) <= LARGEST


def frames(g: TinyEpicKingdoms) -> list[dict[str, object]]:
    """The rules under way as plain data."""
    from .derived import dump_frame

    return [dump_frame(frame) for frame in g.stack]
