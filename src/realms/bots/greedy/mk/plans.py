"""What to do with the turn: where to go, and what to do there."""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.ruins import RUINS
from realms.games.mage_knight.data.tiles import SITE, SITE_COLOUR
from realms.games.mage_knight.data.tracks import X, influence_of
from realms.games.mage_knight.terms import (
    ADVENTURE_SITES,
    ANCIENT_RUINS,
    BROWN_BACK,
    CITY,
    CRYSTALS_EACH,
    DRACONUM,
    DUNGEON,
    EXPLORING_COST,
    FORTIFIED_SITES,
    GREY_BACK,
    KEEP,
    MAGICAL_GLADE,
    MINE,
    MONASTERY,
    MOVEMENT,
    NONE,
    RANGED_PHASE,
    RED_BACK,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
    VIOLET_BACK,
    WOUND,
)

from . import claims, tasks, weights as w
from .aims import ANYTHING, WANTED
from .deeds import HEAL, INFLUENCE, MOVE, NOTHING, Use
from .fights import Battle
from .goals import LIKELY, Prospects, unseen
from .means import SKILL, UNIT, Gathered, Means, Pool, Source, gather, most
from .moves import Ways
from .position import Position
from .rivals import Rival, met
from .wares import healings, wares

INHABITED: Final = (VILLAGE, MONASTERY, *FORTIFIED_SITES)
"""Sites where locals may be met."""

# What a plan is about.
STAY: Final = "end"
EXPLORE: Final = "explore"
CHALLENGE: Final = "challenge"
ASSAULT: Final = "assault"
ENTER: Final = "enter"
LIBERATE: Final = "liberate"
INCANTATION: Final = "incantation"
INTERACT: Final = "interact"
HEALING: Final = "heal"
GAIN: Final = "gain"


def values_for(kind: int) -> tuple[int, ...]:
    """Points of one kind count fully, all others not at all."""
    values = [0] * 32
    values[4 * kind] = 2
    return tuple(values)


MOVING: Final = values_for(MOVE)
SPEAKING: Final = values_for(INFLUENCE)
MENDING: Final = values_for(HEAL)


@final
class Plan:
    """One thing to do with the turn: go to `hex` with `steps` played for the way, then `verb`."""

    def __init__(
        self, value: float, verb: str, hex: int, steps: list[tuple[Source, Use]], target: int = NONE
    ) -> None:
        self.value = value
        self.verb: Final = verb
        self.hex: Final = hex
        self.steps: Final = steps
        self.target: Final = target
        self.path: list[int] = []


@final
class Thinker:
    """Weighs what can be done in a turn, at one decision."""

    def __init__(self, pos: Position, means: Means) -> None:
        self.pos: Final = pos
        self.me: Final = pos.me
        self.means: Final = means
        self.ways: Final = Ways(pos)
        prospects = Prospects(pos, self.ways)
        self.edges: Final = prospects.edges
        self.exploring: Final = prospects.exploring
        self.gathered: Final[dict[int, Gathered | None]] = {}
        self.challenged: Final[list[int]] = []
        """Rampaging enemies that were thought of already: from the nearest hex beside them."""
        self.considered: Final[list[Plan]] = []
        self.prospects: Final = prospects
        self.pulled: dict[int, float] | None = None
        self.bound = False
        """Is it settled already what to do, so that nobody asks what else it would be good for?"""

    def pulls(self) -> dict[int, float]:
        """What it is worth to stand on each hex, for what can be done from there: worked out when first asked."""
        found = self.pulled
        if found is None:
            pos = self.pos
            found = self.ways.pull(self.prospects.goals()) if pos.turns_left > 1.5 else {}
            if claims.homeward(pos):
                found = claims.hurry(found)
            self.pulled = found
        return found

    def stay(self, hex: int) -> float:
        """What ending the turn on a hex brings."""
        if self.bound:
            return 0.0
        me = self.me
        value = self.pulls().get(hex, 0.0) + tasks.worth_marking(self.pos, hex) + claims.standing(self.pos, hex)
        if self.pos.site(hex) == MAGICAL_GLADE:
            value += w.HEAL if me.wounds or WOUND in me.discard else 0.05
        elif self.pos.site(hex) == MINE and self.crystal_due(hex):
            value += w.CRYSTAL
        return value

    def crystal_due(self, hex: int) -> bool:
        """Does this mine give a crystal that there is room for?"""
        return not tasks.held(self.pos, hex) and self.me.crystals[SITE_COLOUR[hex]] < CRYSTALS_EACH

    # Plans.

    def walk(self, points: int) -> Gathered | None:
        """The cheapest way to so many points of movement beyond those there are."""
        if points not in self.gathered:
            self.gathered[points] = gather(self.means, 2 * points, MOVING, 0, self.means.pool)
        return self.gathered[points]

    def best(self) -> Plan:
        """The best plan of the movement phase."""
        me = self.me
        reach = me.move + most(self.means, MOVING) // 2 if self.pos.phase == MOVEMENT else 0
        cost, before = self.ways.spread(me.hex, reach)
        found = self.wanted(cost)
        if found is None:
            found = Plan(self.stay(me.hex), STAY, me.hex, [])
            for spent, hex in sorted([(spent, hex) for hex, spent in cost.items()]):
                for plan in self.plans_at(hex, spent):
                    self.considered.append(plan)
                    if plan.value > found.value + 1e-9:
                        found = plan
            for other in (self.heal(), self.side_gain()):
                if other is not None and other.value > found.value:
                    found = other
        at = found.hex
        while at != me.hex:
            found.path.append(at)
            at = before[at]
        return found

    def wanted(self, cost: dict[int, int]) -> Plan | None:
        """The plan that is aimed at, if it is still to be had."""
        aim = self.pos.aim
        if aim.verb == ANYTHING or aim.hex not in cost:
            return None
        self.bound = True
        for plan in self.plans_at(aim.hex, cost[aim.hex]):
            if aim.means(plan.verb, plan.hex, plan.target):
                drawn = self.draw_first() if aim.zeal else None
                plan = plan if drawn is None else drawn
                plan.value += WANTED
                return plan
        self.bound = False
        self.challenged.clear()
        return None

    def draw_first(self) -> Plan | None:
        """Before a city is assaulted: cards that cost nothing but the use of a skill."""
        for source in self.means.sources:
            for use in source.uses:
                if source.verb == SKILL and use.draws and not use.mana and not use.discards:
                    return Plan(0.0, GAIN, self.me.hex, [(source, use)])
        return None

    def plans_at(self, hex: int, spent: int) -> list[Plan]:
        """Everything that can be done on a hex."""
        me = self.me
        found: list[Plan] = []
        need = spent - me.move
        way = self.walk(max(0, need))
        if way is None:
            return found
        if hex != me.hex and self.ways.hostile(hex):
            self.assault(hex, way, found)
            return found
        here = self.stay(hex)
        if hex != me.hex:
            found.append(Plan(here - way.cost, STAY, hex, way.steps))
        if hex in self.edges and self.exploring > 0.0:
            further = self.walk(max(0, need + EXPLORING_COST))
            if further is not None:
                value = self.exploring + here - further.cost
                found.append(Plan(value, EXPLORE, hex, further.steps, self.edges[hex][0]))
        for beside in self.ways.near[hex]:
            if beside in self.ways.wild and beside not in self.challenged:
                self.challenged.append(beside)
                value = self.rampaging(beside, way)
                if value > 0.0:
                    found.append(Plan(here + value - way.cost, CHALLENGE, hex, way.steps, beside))
        site = self.pos.site(hex)
        open_again = site in (DUNGEON, TOMB) and tasks.again(self.pos)
        if tasks.held(self.pos, hex):
            value = self.liberation(hex, way)
            if value > 0.0:
                found.append(Plan(here + value - way.cost, LIBERATE, hex, way.steps, hex))
        elif site in ADVENTURE_SITES and (hex not in self.pos.shields or open_again):
            value = self.adventure(hex, site, way)
            if value > 0.0:
                found.append(Plan(here + value - way.cost, ENTER, hex, way.steps, hex))
        elif site in INHABITED:
            value = self.interaction(hex, way)
            if value > 0.0:
                found.append(Plan(here + value - way.cost, INTERACT, hex, way.steps, hex))
        return found

    # Fights.

    def battle(self, foes: list[Rival], prize: float, mask: int, pool: Pool, *, units: bool = True) -> float:
        battle = Battle(self.pos, self.means, RANGED_PHASE, units=units)
        battle.prize = prize
        return battle.solve(foes, mask, pool).value

    def rampaging(self, hex: int, way: Gathered) -> float:
        foes = [met(token, rampaging=2 if SITE[hex] == DRACONUM else 1) for token in self.pos.at(hex)]
        return self.battle(foes, 0.0, way.mask, way.pool)

    def assault(self, hex: int, way: Gathered, found: list[Plan]) -> None:
        """A keep, a tower or a city; of unseen defenders the average is taken."""
        site = self.pos.site(hex)
        prize = claims.prize(self.pos, hex)
        city, annex = self.pos.cities.get(hex, (NONE, NONE))
        known = self.pos.at(hex)
        if site == CITY:
            foes = [met(t, walls=True, city=city, annex=annex) for t in known + unseen(self.pos, hex)]
            value = self.battle(foes, prize, way.mask, way.pool)
        elif known:
            value = self.battle([met(t, walls=True) for t in known], prize, way.mask, way.pool)
        else:
            likely = LIKELY[GREY_BACK if site == KEEP else VIOLET_BACK]
            n = claims.defenders(self.pos) if hex in self.pos.shields else 1
            values = [
                self.battle([met(t, walls=True) for t in (likely + likely)[k : k + n]], prize, way.mask, way.pool)
                for k, _ in enumerate(likely)
            ]
            value = sum(values) / len(likely) - w.UNKNOWN
        here = self.stay(hex)
        value -= claims.fault(self.pos)
        if value > 0.0 or (site == CITY and self.pos.aim.fear < 1.0):
            found.append(Plan(here + value - way.cost, ASSAULT, hex, way.steps, hex))

    def adventure(self, hex: int, site: int, way: Gathered) -> float:
        """A dungeon, tomb, den, spawning grounds or ruins."""
        units = site not in (DUNGEON, TOMB)
        mask, pool = way.mask, way.pool if units else way.pool.dark()
        if not units:
            for k, source in enumerate(self.means.sources):
                if source.verb == UNIT:
                    mask |= 1 << k
        prize = tasks.prize(self.pos, hex) if hex not in self.pos.shields else 0.0
        known = [token for token in self.pos.at(hex) if token in ENEMIES]
        if known:
            return self.battle([met(t) for t in known], prize, mask, pool, units=units)
        groups: list[list[str]] = []
        if site == ANCIENT_RUINS:
            ruins = [token for token in self.pos.at(hex) if token in RUINS]
            if not ruins or RUINS[ruins[0]].altar != NONE:
                return 0.0
            backs = RUINS[ruins[0]].foes
            if any(back not in LIKELY for back in backs):
                backs = tuple([back if back in LIKELY else GREY_BACK for back in backs])
            groups = [[LIKELY[back][k % len(LIKELY[back])] for back in backs] for k in (0, 1)]
        elif site == SPAWNING_GROUNDS:
            groups = [["minotaur", "gargoyle"], ["crypt_worm", "medusa"]]
        else:
            back = RED_BACK if site == TOMB else BROWN_BACK
            groups = [[token] for token in LIKELY[back]]
        total = sum([self.battle([met(t) for t in group], prize, mask, pool, units=units) for group in groups])
        return total / len(groups) - w.UNKNOWN

    def liberation(self, hex: int, way: Gathered) -> float:
        """A mine: by night rules, against who is seen and somebody who is not."""
        known = [met(token) for token in self.pos.at(hex)]
        prize, pool = tasks.prize(self.pos, hex), way.pool.dark()
        if hex not in self.pos.raw["down_at"][BROWN_BACK]:
            return self.battle(known, prize, way.mask, pool)
        likely = LIKELY[BROWN_BACK]
        values = [self.battle([*known, met(token)], prize, way.mask, pool) for token in likely]
        return sum(values) / len(likely) - w.UNKNOWN

    def incantation(self) -> float:
        """Reading it here and now: enemies for double fame, and crystals."""
        foes = [met(LIKELY[back][k % len(LIKELY[back])]) for k, back in enumerate(tasks.callers(self.pos))]
        for foe in foes:
            foe.gain *= 2
        crystals = w.CRYSTAL * (self.pos.nights + 1) * len(self.me.marked)
        return self.battle(foes, 0.0, 0, self.means.pool) + crystals

    # Locals.

    def interaction(self, hex: int, way: Gathered) -> float:
        """The best single purchase on a hex, with what the way leaves."""
        site = self.pos.site(hex)
        if self.ways.hostile(hex) or (site == MONASTERY and hex in self.pos.shields):
            return 0.0
        bonus = influence_of(self.me.reputation)
        if bonus == X:
            return 0.0
        value = 0.0
        for price, worth, _ in wares(self.pos, self.means, hex):
            got = gather(self.means, 2 * (price - bonus), SPEAKING, way.mask, way.pool)
            if got is not None:
                value = max(value, worth - got.cost)
        return value

    # Things beside the way.

    def heal(self) -> Plan | None:
        """Heal wounds of the hand; if there are none, those of a unit."""
        best: Plan | None = None
        for points, worth in healings(self.me):
            got = gather(self.means, 2 * (points - self.me.heal), MENDING, 0, self.means.pool)
            value = self.stay(self.me.hex) + worth - (got.cost if got is not None else 0.0)
            if got is not None and (best is None or value > best.value):
                best = Plan(value, HEALING, self.me.hex, got.steps)
        return best

    def side_gain(self) -> Plan | None:
        """Something worth playing for itself: a crystal, fame, a card."""
        best: Plan | None = None
        for source in self.means.sources:
            for use in source.uses:
                if use.gain <= 0.0 or use.kind not in (HEAL, NOTHING) or use.discards:
                    continue
                pool = self.means.pool.pay(use.mana)
                if pool is None:
                    continue
                value = self.stay(self.me.hex) + use.gain - use.cost - source.price - pool.price
                if best is None or value > best.value:
                    best = Plan(value, GAIN, self.me.hex, [(source, use)])
        return best
