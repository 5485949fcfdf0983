"""Cards in a scene: hands, decks, piles, Artifacts, Treasures, Goals, squads; the figures of those seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from realms.kernel.scene import BLANK, Card, Sum, Zone

from .data.artifacts import ARTIFACTS
from .data.warriors import TREASURES, WARRIORS
from .rules.board import dragon_of
from .state import ElvenRage, Elves
from .terms import ICONS, NONE, OFF, SIDES


@cache
def card(name: str, on: int = 0) -> Card:
    """Kinds: a people, with ":hero" or ":dragon"; "artifact", "treasure", "goal". `on`: 1 if it lies open."""
    if name in WARRIORS:
        w = WARRIORS[name]
        kind = f"{w.people}:{w.flag}" if w.flag else w.people
        return Card(name, kind, (f"{name}.moment", f"{name}.effect") if w.timing else (), on)
    if name in ARTIFACTS:
        return Card(name, "artifact", (f"{name}.moment", f"{name}.effect"), on)
    return Card(name, "treasure" if name in TREASURES else "goal", (), on)


def cards(id: str, kind: str, owner: int, names: Sequence[str], opened: str = "") -> Zone:
    """Those the viewer does not know are only counted."""
    known = [name for name in names if name != BLANK]
    return _zone(id, kind, owner, tuple(known), len(names), known.index(opened) if opened else NONE)


@lru_cache(maxsize=4096)
def _zone(id: str, kind: str, owner: int, known: tuple[str, ...], count: int, opened: int) -> Zone:
    """Of equal cards only one lies open."""
    return Zone(id, kind, owner, tuple([card(name, int(i == opened)) for i, name in enumerate(known)]), count)


def table_zones(g: ElvenRage) -> list[Zone]:
    found: list[Zone] = []
    for elves in g.elves:
        found += _of_seat(g, elves)
    for i, squad in enumerate(g.squads):
        found.append(cards(f"squad-{i}", "squad", NONE, squad.items, g.opened[i]))
    found.append(cards("neutral-deck", "pile", NONE, g.neutral_deck.items))
    found.append(cards("neutral-discard", "discard", NONE, g.neutral_discard))
    found.append(cards("artifact-deck", "pile", NONE, g.artifact_deck.items))
    found.append(cards("artifacts-used", "discard", NONE, g.spent))
    if g.fight is not None:
        found.append(cards("spoils", "treasures", NONE, g.fight.treasures))
    return found


def _of_seat(g: ElvenRage, elves: Elves) -> list[Zone]:
    seat = elves.seat
    fighting = [f.card for f in g.fight.fighters if f.place != OFF] if g.fight is not None else []
    dragons = [dragon_of(g, castle) for castle in g.map.castles if g.owner[castle] == seat]
    return [
        cards(f"hand-{seat}", "hand", seat, elves.hand.items),
        cards(f"deck-{seat}", "pile", seat, elves.deck.items),
        cards(f"discard-{seat}", "discard", seat, elves.discard),
        cards(f"artifacts-{seat}", "artifacts", seat, elves.artifacts.items),
        cards(f"treasures-{seat}", "treasures", seat, elves.treasures),
        cards(f"goal-{seat}", "goal", seat, elves.goal.items),
        cards(f"dragons-{seat}", "dragons", seat, [d for d in dragons if d not in fighting]),
    ]


def card_sums(g: ElvenRage, zones: Sequence[Zone]) -> list[Sum]:
    """The figures of every warrior that can be seen somewhere, once."""
    seen = {c.id for zone in zones for c in zone.cards if c.id in WARRIORS}
    if g.fight is not None:
        seen |= {f.card for f in g.fight.fighters}
    return [figure for name in sorted(seen) for figure in figures(name)]


@cache
def figures(name: str) -> tuple[Sum, ...]:
    """As printed: initiative, lives, the icon of each side, the price of the Action in lands."""
    w = WARRIORS[name]
    found = [
        Sum(name, NONE, "sum-initiative", (("n", w.initiative),)),
        Sum(name, NONE, "sum-lives", (("n", w.lives),)),
        *[
            Sum(name, NONE, "sum-icon", (("side", side), ("icon", ICONS[icon])))
            for side, icon in zip(SIDES, w.icons, strict=True)
        ],
    ]
    if w.timing:
        found.append(Sum(name, NONE, "sum-price", (("n", w.cost),)))
    return tuple(found)
