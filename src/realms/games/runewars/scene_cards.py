"""Cards in a scene: hands, orders, decks, discards, titles, what a rule has drawn; the figures of those seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from realms.kernel.scene import BLANK, Card, Sum, Zone, laid_open

from .data.fate import FATE
from .data.heroes import HEROES
from .data.objectives import OBJECTIVES
from .data.quests import QUESTS
from .data.rewards import REWARDS
from .data.seasons import SEASON_CARDS
from .data.tactics import TACTICS_CARDS
from .data.titles import TITLE_RULES
from .data.units import UNITS
from .names import EN, names
from .state import Realm, Runewars
from .terms import EVIL, GOOD, NONE, ORDERS, SEASONS, SHAPES, TITLES

TABLES: Final[tuple[tuple[str, Sequence[str]], ...]] = (
    ("tactic", list(TACTICS_CARDS)),
    ("quest", list(QUESTS)),
    ("objective", list(OBJECTIVES)),
    ("reward", list(REWARDS)),
    ("order", ORDERS),
    ("season", list(SEASON_CARDS)),
    ("fate", list(FATE)),
    ("title", list(TITLE_RULES)),
    ("hero", list(HEROES)),
    ("unit", list(UNITS)),
)
KINDS: Final[dict[str, str]] = {id: kind for kind, ids in TABLES for id in ids}
"""Card -> kind."""
LINES: Final = ("moment", "effect", "bonus")
"""What cards say, in this order."""


@cache
def card(name: str, on: int = 0) -> Card:
    """`on`: 1 if it is the one in force, or the one the viewer has chosen."""
    lines = [f"{name}.{line}" for line in LINES if f"{name}.{line}" in names(EN)]
    return Card(name, KINDS.get(name, "tile"), tuple(lines), on)


def cards(id: str, kind: str, owner: int, held: Sequence[str], on: str = "") -> Zone:
    """Those the viewer does not know are only counted."""
    return _zone(id, kind, owner, tuple([name for name in held if name != BLANK]), len(held), on)


@lru_cache(maxsize=4096)
def _zone(id: str, kind: str, owner: int, known: tuple[str, ...], count: int, on: str) -> Zone:
    return Zone(id, kind, owner, tuple([card(name, int(name == on)) for name in known]), count)


def table_zones(g: Runewars, stack: list[dict[str, Any]]) -> list[Zone]:
    """What everybody has, then what lies in the middle."""
    found: list[Zone] = []
    sealed = _sealed(stack)
    for realm in g.realms:
        found += _of_seat(realm, sealed)
    for hero in g.heroes:
        found.append(cards(f"rewards-{hero.id}", "rewards", hero.owner, hero.rewards.items))
    for left in g.remains:
        found.append(cards(f"remains-{g.land.areas[left.area]}", "pile", NONE, left.rewards.items))
    found.append(cards("season", "season", NONE, [g.card] if g.card else [], g.card))
    found.append(cards("titles", "titles", NONE, TITLES))
    found.append(cards("fate", "fate", NONE, g.fate_drawn))
    piles: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("fate", g.fate.items, g.fate_discard),
        ("tactics", g.tactics_deck.items, g.tactics_discard),
        ("quests", g.quest_deck.items, g.quest_discard),
        ("rewards", g.reward_deck.items, g.reward_discard),
    )
    for name, deck, discard in piles:
        found.append(cards(f"{name}-deck", "pile", NONE, deck))
        found.append(cards(f"{name}-discard", "discard", NONE, discard))
    found.append(cards("heroes-deck", "pile", NONE, g.hero_deck.items))
    for side, one in zip((GOOD, EVIL), g.objective_decks, strict=True):
        found.append(cards(f"objectives-{side}", "pile", NONE, one.items))
    for season, one in zip(SEASONS, g.season_decks, strict=True):
        found.append(cards(f"season-{season}", "pile", NONE, one.items))
    found.append(cards("season-discard", "discard", NONE, g.season_discard))
    found.append(cards("objectives-discard", "discard", NONE, g.objective_discard))
    return found


def _of_seat(realm: Realm, sealed: dict[int, str]) -> list[Zone]:
    seat = realm.seat
    return [
        cards(f"tactics-{seat}", "hand", seat, realm.tactics.items),
        cards(f"fresh-{seat}", "fresh", seat, realm.fresh.items),
        cards(f"objectives-{seat}", "objectives", seat, realm.objectives.items),
        cards(f"quests-{seat}", "quests", seat, realm.quests.items),
        cards(f"orders-{seat}", "orders", seat, realm.orders, sealed.get(seat, "")),
        cards(f"played-{seat}", "played", seat, realm.played, realm.order),
    ]


def played_sums(g: Runewars) -> list[Sum]:
    """RW-ORDER-01. In which season each order was played; those that a long winter has left were last year."""
    found: list[Sum] = []
    for realm in g.realms:
        for order, season in zip(realm.played, realm.played_in, strict=True):
            zone = f"played-{realm.seat}"
            if season == NONE:
                found.append(Sum(zone, realm.seat, "sum-played-before", (("order", order),)))
            else:
                when = (("order", order), ("season", SEASONS[season]))
                found.append(Sum(zone, realm.seat, "sum-played", when))
    return found


def _sealed(stack: list[dict[str, Any]]) -> dict[int, str]:
    """RW-ORDER-01. The order that lies face down, as far as the viewer knows it: his own."""
    for frame in stack:
        if frame["is"] == "ChooseOrders":
            known = [(seat, key) for seat, key in frame["sealed"].items() if isinstance(key, str)]
            return {int(seat): key.partition(":")[2] for seat, key in known}
    return {}


def frame_zones(stack: list[dict[str, Any]]) -> list[Zone]:
    """Cards that a rule has drawn and not dealt out yet: heroes to choose among, rewards, loot."""
    found: list[Zone] = []
    for frame in stack:
        for part in frame.values():
            if isinstance(part, dict) and part.keys() == {"n", "items"}:
                drawn = laid_open(part)["items"]
                found.append(cards(f"drawn-{len(found)}", "drawn", frame.get("seat", NONE), drawn))
        if frame["is"] == "Muster":
            found.append(cards(f"muster-{frame['seat']}", "muster", frame["seat"], frame["units"]))
    return found


def card_sums(zones: Sequence[Zone]) -> list[Sum]:
    """What is printed on the fate cards in sight, each once."""
    seen = {c.id for zone in zones for c in zone.cards if c.kind == "fate"}
    return [told for name in sorted(seen) for told in _printed(name)]


@cache
def _printed(name: str) -> tuple[Sum, ...]:
    """A cell for each shape, and the destiny."""
    fate = FATE[name]
    return (
        *[
            Sum(name, NONE, "sum-cell", (("shape", shape), ("icon", printed.kind), ("n", printed.n)))
            for shape, printed in zip(SHAPES, fate.cells, strict=True)
        ],
        Sum(name, NONE, "sum-destiny", (("destiny", fate.destiny),)),
    )
