"""Zones: the only holders of hidden items. A zone knows who sees it and what its items could be swapped with."""

from __future__ import annotations

from typing import Final, final

from .frame import Part
from .match import Match
from .model import EventKind, Secret
from .rng import Rng

ITEM_MOVED: Final = EventKind("item-moved", "item", "zone", "to_zone")
ITEM_SHOWN: Final = EventKind("item-shown", "item", "zone")


@final
class Zone(Part):
    """Ordered items. `pool`: the back of the card. `seen`: mask of seats that see every item.

    `known`: per item the extra seats that know it; an empty list says there are none.
    """

    def __init__(
        self,
        name: Secret[str],
        pool: Secret[str],
        seen: Secret[int],
        items: Secret[list[str]],
        known: Secret[list[int]],
    ) -> None:
        self.name = name
        self.pool = pool
        self.seen = seen
        self.items = items
        self.known = known

    def mask(self, i: int) -> int:
        """Who knows item i."""
        return self.seen | self.known[i] if self.known else self.seen

    def put(self, item: str, known: int = 0) -> None:
        """Add at the end; `known` are seats that knew it before."""
        if self.known or known & ~self.seen:
            if not self.known:
                self.known = [0] * len(self.items)
            self.known.append(known)
        self.items.append(item)

    def slip(self, item: str, known: int = 0) -> None:
        """Add before all others: under a deck whose last item is the top card."""
        if self.known or known & ~self.seen:
            if not self.known:
                self.known = [0] * len(self.items)
            self.known.insert(0, known)
        self.items.insert(0, item)

    def take(self, i: int) -> str:
        if self.known:
            del self.known[i]
        return self.items.pop(i)

    def find(self, item: str) -> int:
        """Where a copy of item is, to move it. Whoever knows a copy knows this one, so the pick tells nothing.

        Equal copies cannot be told apart, so what seats know of the others passes over to the one picked.
        """
        best = self.items.index(item)
        if self.known:
            for i in range(best + 1, len(self.items)):
                if self.items[i] == item:
                    fresh = self.known[i] & ~self.known[best]
                    self.known[best] |= fresh
                    self.known[i] &= ~fresh
        return best

    def show(self, g: Match, i: int, seats: int) -> None:
        """The seats of the mask look at item i."""
        fresh = seats & ~self.mask(i)
        if fresh:
            g.learned |= fresh
            if not self.known:
                self.known = [0] * len(self.items)
            self.known[i] |= seats
            g.whisper(ITEM_SHOWN, (self.items[i], self.name), self.mask(i), (0,))

    def shuffle(self, rng: Rng) -> None:
        """Mix; whoever knew an item no longer knows where it is."""
        self.known = []
        rng.shuffle(self.items)


def move(g: Match, src: Zone, i: int, dst: Zone) -> str:
    """Move item i to the end of dst. Who knew it still knows it; who sees dst learns it."""
    before = src.mask(i)
    g.learned |= dst.seen & ~before
    item = src.take(i)
    dst.put(item, before)
    g.whisper(ITEM_MOVED, (item, src.name, dst.name), before | dst.seen, (0,))
    return item


def gather(g: Match, src: Zone, dst: Zone) -> None:
    """Move everything at once and forget who knew what (the discard pile back under the deck)."""
    dst.items.extend(src.items)
    dst.known = []
    src.items.clear()
    src.known = []


def clone_Zone(o: Zone) -> Zone:
    return Zone(o.name, o.pool, o.seen, o.items[:], o.known[:])


def project_Zone(o: Zone, s: int) -> dict[str, object]:
    """Always the same shape: how many, and the items this seat knows; order is told only where all is seen."""
    if o.seen >> s & 1:
        return {"n": len(o.items), "items": o.items[:]}
    if not o.known:
        return {"n": len(o.items), "items": []}
    return {"n": len(o.items), "items": sorted([x for i, x in enumerate(o.items) if o.known[i] >> s & 1])}


def redeal_zones(zones: list[Zone], s: int, rng: Rng) -> None:
    """Shuffle what seat s does not know among the places it could be in, pool by pool."""
    pools: dict[str, list[str]] = {}
    for z in zones:
        if z.seen >> s & 1:
            continue
        unseen = pools.setdefault(z.pool, [])
        for i in range(len(z.items)):
            if not z.mask(i) >> s & 1:
                unseen.append(z.items[i])
    for unseen in pools.values():
        rng.shuffle(unseen)
    for z in zones:
        if z.seen >> s & 1:
            continue
        unseen = pools[z.pool]
        for i in range(len(z.items)):
            if not z.mask(i) >> s & 1:
                z.items[i] = unseen.pop()
