"""The means of a turn: mana, and everything that can be played; the cheapest way to gather points with them."""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.rules.skills import EACH_TURN, PERMANENT
from realms.games.mage_knight.terms import BASIC_ACTION, BLACK, GOLD, NONE, WOUND
from realms.games.mage_knight.vocabulary import lasting

from . import weights as w
from .deeds import BY_DAY, BY_NIGHT, COMPANION, FIGHTING, Use, card_uses, companion_uses, skill_uses, unit_uses
from .position import Position

CARD: Final = "card"
UNIT: Final = "unit"
SKILL: Final = "skill"


@final
class Pool:
    """The mana at hand. Paying gives a new pool."""

    def __init__(
        self,
        tokens: list[int],
        dice: list[int],
        take: int,
        kept: int,
        crystals: list[int],
        *,
        gold: bool,
        black: bool,
    ) -> None:
        self.tokens: Final = tokens
        self.dice: Final = dice
        self.take = take
        self.kept = kept
        self.crystals: Final = crystals
        self.gold: Final = gold
        self.black: Final = black
        self.price = 0.0
        """What the last payment cost."""

    def dark(self) -> Pool:
        """The same in a dungeon or tomb, where it is always night."""
        return Pool(self.tokens, self.dice, self.take, self.kept, self.crystals, gold=False, black=True)

    def pay(self, mana: tuple[int, ...]) -> Pool | None:
        """What is left after paying, or None. What would be lost anyway goes first (as at `pay-mana`)."""
        left = Pool(
            self.tokens[:], self.dice, self.take, self.kept, self.crystals[:], gold=self.gold, black=self.black
        )
        for colour in mana:
            if colour == BLACK and not left.black:
                return None
            if left.tokens[colour]:
                left.tokens[colour] -= 1
            elif left.take and colour in left.dice:
                left.take -= 1
            elif colour >= GOLD:
                return None
            elif left.gold and left.tokens[GOLD]:
                left.tokens[GOLD] -= 1
            elif left.gold and left.take and GOLD in left.dice:
                left.take -= 1
            elif left.kept == colour:
                left.kept = NONE
                left.price += 0.5 * w.CRYSTAL
            elif left.crystals[colour]:
                left.crystals[colour] -= 1
                left.price += w.CRYSTAL
            else:
                return None
        return left


@final
class Source:
    """Something that can be played once: a card of the hand, a unit, a skill."""

    def __init__(self, verb: str, ref: str, uses: list[Use], price: float) -> None:
        self.verb: Final = verb
        self.ref: Final = ref
        self.uses = uses
        self.price: Final = price


@final
class Means:
    """All sources and the mana of a moment."""

    def __init__(self, sources: list[Source], pool: Pool) -> None:
        self.sources: Final = sources
        self.pool: Final = pool
        self.cards: Final = len([1 for source in sources if source.verb == CARD])
        """Cards come first among the sources."""
        self.rows: Final[dict[tuple[int, ...], list[list[Item]]]] = {}

    def unit_bit(self, place: int) -> int:
        """The bit of a unit among the sources; 0 if it cannot be used."""
        for k, source in enumerate(self.sources):
            if source.verb == UNIT and source.ref == str(place):
                return 1 << k
        return 0


def pool_of(pos: Position) -> Pool:
    me = pos.me
    dark = pos.night or (pos.fight is not None and bool(pos.fight["dark"]))
    names = [m["what"] for m in pos.modifiers if m["seat"] == me.seat]
    take = 0 if lasting.NO_DICE in names else me.may_take
    return Pool(
        me.tokens,
        pos.source,
        take,
        me.kept_die,
        me.crystals,
        gold=not dark or lasting.GOLD_USABLE in names,
        black=dark or lasting.BLACK_USABLE in names,
    )


def card_price(pos: Position, name: str) -> float:
    """What it costs to part with a card for this round."""
    price = pos.card_price
    return price if CARDS[name].kind == BASIC_ACTION else 1.25 * price


def means_of(pos: Position, pending: Source | None = None, *, units: bool = True) -> Means:
    """What can be played now. `pending`: something that is just being played and belongs to them still."""
    me = pos.me
    dark = pos.night or (pos.fight is not None and bool(pos.fight["dark"]))
    shut = BY_DAY if dark else BY_NIGHT
    sources: list[Source] = []
    hand = sorted(me.hand)
    if pending is not None and pending.verb == CARD:
        hand = sorted([*hand, pending.ref])
    put = False
    for name in hand:
        if name == WOUND:
            continue
        if pending is not None and not put and pending.verb == CARD and pending.ref == name:
            put = True
            sources.append(pending)
            continue
        uses = card_uses(name)
        if name in COMPANION:
            uses = uses + companion_uses(name, hand)
        sources.append(Source(CARD, name, uses, card_price(pos, name)))
    for i, troop in enumerate(me.troops):
        if pending is not None and pending.verb == UNIT and pending.ref == str(i):
            sources.append(pending)
        elif units and not troop.spent and not troop.wounds:
            sources.append(Source(UNIT, str(i), unit_uses(troop.kind), 1.2 * pos.card_price))
    for name in sorted(me.skills):
        kind = SKILLS[name].kind
        if pending is not None and pending.verb == SKILL and pending.ref == name:
            sources.append(pending)
        elif kind != PERMANENT and name not in me.flipped and name not in me.used:
            sources.append(Source(SKILL, name, skill_uses(name), 0.0 if kind == EACH_TURN else 0.1))
    for source in sources:
        if any(use.when == shut for use in source.uses):
            source.uses = [use for use in source.uses if use.when != shut]
    return Means(sources, pool_of(pos))


@final
class Gathered:
    """Points gathered: which sources and uses, what they cost, and what is left."""

    def __init__(self, steps: list[tuple[Source, Use]], cost: float, mask: int, pool: Pool, discards: int) -> None:
        self.steps: Final = steps
        self.cost: Final = cost
        self.mask: Final = mask
        self.pool: Final = pool
        self.discards: Final = discards
        """Cards, of those that are not spoken for, that must be thrown away for them."""


@final
class Item:
    """A use of a source for one purpose: what it counts, in halves of a point."""

    def __init__(self, bit: int, source: Source, use: Use, n: int, cost: float, partner: int) -> None:
        self.bit: Final = bit
        self.source: Final = source
        self.use: Final = use
        self.n: Final = n
        self.cost: Final = cost
        self.partner: Final = partner


MOST_NODES: Final = 300
UNDERUSED: Final = 0.04
"""Each point that something could have given more in a fight, used in another way."""
WASTE: Final = 0.05
"""Half a point too much: what gives exactly what is needed leaves the stronger things for something else."""


@final
class Search:
    """Depth first over the sources, best ones first; gives up branches that cost more or cannot reach the goal."""

    def __init__(self, rows: list[list[Item]]) -> None:
        self.rows: Final = rows
        self.reach: Final[list[int]] = [0] * (len(rows) + 1)
        for i in range(len(rows) - 1, -1, -1):
            self.reach[i] = self.reach[i + 1] + rows[i][0].n
        self.best = 1e9
        self.found: list[Item] = []
        self.left: Pool | None = None
        self.mask = 0
        self.nodes = 0

    def go(self, i: int, need: int, cost: float, mask: int, free: int, pool: Pool, taken: list[Item]) -> None:
        self.nodes += 1
        if cost >= self.best:
            return
        if need <= 0:
            if cost - WASTE * need < self.best:
                self.best, self.found, self.left, self.mask = cost - WASTE * need, taken[:], pool, mask
            return
        if i >= len(self.rows) or self.reach[i] < need or self.nodes > MOST_NODES:
            return
        row = self.rows[i]
        if not mask & row[0].bit:
            for item in row:
                if cost + item.cost >= self.best or mask & item.partner:
                    continue
                use = item.use
                rest = free - use.discards - (1 if item.source.verb == CARD else 0) - (1 if item.partner else 0)
                if rest < 0:
                    continue
                after = pool
                price = cost + item.cost
                if use.mana:
                    paid = pool.pay(use.mana)
                    if paid is None:
                        continue
                    after = paid
                    price += paid.price
                taken.append(item)
                self.go(i + 1, need - item.n, price, mask | item.bit | item.partner, rest, after, taken)
                taken.pop()
        self.go(i + 1, need, cost, mask, free, pool, taken)


def rows_of(means: Means, values: tuple[int, ...]) -> list[list[Item]]:
    """The uses of all sources for one purpose, the strongest sources first: worked out once."""
    rows = means.rows.get(values)
    if rows is None:
        rows = []
        for k, source in enumerate(means.sources):
            row: list[Item] = []
            top = max([use.n for use in source.uses if use.kind in FIGHTING], default=0)
            for use in source.uses:
                n = values[4 * use.kind + use.element] * use.n
                if n <= 0:
                    continue
                partner = 0
                if use.partner != "":
                    partner = _partner(means, use.partner, k)
                    if partner == 0:
                        continue
                cost = source.price * (1 + use.discards + (1 if partner else 0)) + use.cost - use.gain
                cost += UNDERUSED * max(0, top - use.n)
                row.append(Item(1 << k, source, use, n, max(0.001, cost), partner))
            if row:
                rows.append(_undominated(row))
        rows.sort(key=_by_strength)
        means.rows[values] = rows
    return rows


def gather(
    means: Means, need: int, values: tuple[int, ...], mask: int, pool: Pool, discards: int = 0
) -> Gathered | None:
    """The cheapest way to so many halves of a point. `values`: by kind and element (4 * kind + element) what a
    point counts, in halves; `mask`: sources that are spoken for; `discards`: so many other cards must be left to
    be thrown away."""
    if need <= 0:
        return Gathered([], 0.0, mask, pool, discards)
    rows = [row for row in rows_of(means, values) if not mask & row[0].bit]
    search = Search(rows)
    if search.reach[0] < need:
        return None
    free = len([1 for k in range(means.cards) if not mask >> k & 1]) - discards
    search.go(0, need, 0.0, mask, free, pool, [])
    if search.left is None:
        return None
    steps = [(item.source, item.use) for item in search.found]
    more = sum([use.discards for _, use in steps])
    return Gathered(steps, search.best, search.mask, search.left, discards + more)


def _by_strength(row: list[Item]) -> float:
    return -max([item.n / (0.1 + item.cost) for item in row])


def _undominated(row: list[Item]) -> list[Item]:
    """Of uses that cost no mana, only the strongest; strong ones first."""
    best: Item | None = None
    found: list[Item] = []
    for item in row:
        use = item.use
        if use.mana or use.discards or use.partner or item.cost > item.source.price:
            found.append(item)
        elif best is None or item.n > best.n:
            best = item
    if best is not None:
        found = [item for item in found if item.n > best.n]
        found.append(best)
    found.sort(key=_minus_points)
    return found


def _minus_points(item: Item) -> int:
    return -item.n


def _partner(means: Means, name: str, but: int) -> int:
    for k, source in enumerate(means.sources):
        if source.verb == CARD and source.ref == name and k != but:
            return 1 << k
    return 0


def most(means: Means, values: tuple[int, ...]) -> int:
    """More points than this cannot be gathered, in halves; mana is not looked at."""
    return sum([row[0].n for row in rows_of(means, values)])
