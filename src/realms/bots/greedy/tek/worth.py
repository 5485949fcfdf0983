"""What things are worth to a kingdom, in points: resources, steps up the tracks, regions, collecting, trading."""

from __future__ import annotations

from typing import Final, final

from realms.games.tiny_epic_kingdoms.data import races
from realms.games.tiny_epic_kingdoms.data.components import TOWER_VP
from realms.games.tiny_epic_kingdoms.data.territories import ADJACENT, LAND, TERRAIN, TERRITORY_OF, WET
from realms.games.tiny_epic_kingdoms.terms import (
    ACTIONS,
    ARMIES,
    BUILD,
    CAMP,
    CAP,
    CAPITAL,
    CAPITAL_ALONE_VP,
    EXPAND,
    FOOD,
    LOST_KINGDOM_VP,
    MANA,
    NONE,
    ORE,
    RESEARCH,
    RUINS,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
    TRADE,
    WATER,
)

from . import weights as w
from .points import BONUS_TERRAINS, bonus_count, points, powers_worth
from .position import NOBODY, Kingdom, Position

CANNOT: Final = -99.0
"""The gain of what cannot be done."""
TRACK_ACTION: Final = (RESEARCH, BUILD, EXPAND)
"""What mana, ore and food are spent on."""
REACHES_TOP: Final = (0.35, 0.4, 0.5, 0.65, 0.85, 1.0)
"""Magic level -> how likely the highest level is reached, given time."""


def damp(area: int) -> bool:
    return WET[area] or TERRAIN[area] == WATER


@final
class Worth:
    """Prices and points of one kingdom in one position."""

    def __init__(self, pos: Position, k: Kingdom) -> None:
        self.pos = pos
        self.k = k
        p = k.powers
        mastered = k.mastered()
        self.bonus_kind = mastered.bonus
        self.bonus_vp = mastered.bonus_vp
        self.bonus_max = mastered.bonus_max
        count = bonus_count(pos, k, mastered) if mastered.bonus else 0
        self.bonus_now = min(mastered.bonus_max, count * mastered.bonus_vp)
        self.top_odds = REACHES_TOP[k.magic] * min(1.0, pos.cycles / max(1, TOP_MAGIC - k.magic))
        if k.magic == TOP_MAGIC:
            self.top_odds = 1.0
        self.time = min(1.0, pos.turns / w.LONG_GAME)
        self.harvests = pos.collects * w.LONG_RUN
        self.income = [0, 0, 0]
        self.of_choice = 0
        self._incomes()
        self.chance = {action: self._chance(action) for action in ACTIONS}
        for action, other in p.instead:
            self.chance[other] += 0.8 * self.chance[action]
        self.steps = [self._magic_steps(), self._tower_steps(), self._army_steps()]
        """For each resource what it buys next: (cost, points), up to three steps."""
        self.price = self._prices()
        self.dearest = max(self.price)
        self._held: dict[int, float] = {}
        self._score: float | None = None

    # Resources.

    def _incomes(self) -> None:
        """What collecting brings now."""
        pos, k, p = self.pos, self.k, self.k.powers
        income = self.income
        wet = False
        kinds: set[int] = set()
        for area in k.areas:
            terrain = TERRAIN[area]
            kinds.add(terrain)
            wet = wet or damp(area)
            n = 2 if pos.tokens.get(area) == CAMP else 1
            if p.collect_bonus_shared and pos.stranger(k.seat, area) != NOBODY:
                n += p.collect_bonus_shared
            if terrain == RUINS:
                if pos.lying(k.seat, area):
                    self.of_choice += n
            elif p.yields[terrain] != NONE:
                income[p.yields[terrain]] += n
        for terrain in kinds:
            if p.collect_bonus_in[terrain] != NONE:
                income[p.collect_bonus_in[terrain]] += 1
        if wet and p.collect_bonus_wet != NONE:
            income[p.collect_bonus_wet] += 1
        if len(k.armies) == 1:
            self.of_choice += 1

    def _chance(self, action: str) -> float:
        """How often the action will still be selected: one of six stays out of each cycle."""
        pos = self.pos
        left = SHIELDS - len(pos.shields)
        later = max(0.0, pos.turns - left) / (SHIELDS + 1)
        return later if action in pos.shields else later + left / (SHIELDS + 1 - len(pos.shields))

    def _magic_steps(self) -> list[tuple[int, float]]:
        k = self.k
        steps: list[tuple[int, float]] = []
        for level in range(k.magic + 1, min(k.magic + 3, TOP_MAGIC) + 1):
            value = 1.0 + self.time * (powers_worth(k.race, level) - powers_worth(k.race, level - 1))
            if level == TOP_MAGIC:
                value += min(self.bonus_max, self.bonus_now + 0.3)
            else:
                value += 0.4 * self.top_odds * (self.bonus_now + 0.5) / (TOP_MAGIC - k.magic)
            steps.append((level, value))
        return steps

    def _tower_steps(self) -> list[tuple[int, float]]:
        k = self.k
        steps: list[tuple[int, float]] = []
        for level in range(k.tower + 1, min(k.tower + 3, TOP_TOWER) + 1):
            cost = max(0, level - k.powers.build_discount)
            for other in self.pos.kingdoms:
                if other is not k and other.tower == level:
                    cost += other.powers.build_surcharge_to_others
            value = float(TOWER_VP[level] - TOWER_VP[level - 1])
            if self.bonus_kind == races.TALLEST_TOWER and not self.bonus_now:
                value += 0.3 * self.top_odds
            steps.append((cost, value))
        return steps

    def _army_steps(self) -> list[tuple[int, float]]:
        k = self.k
        steps: list[tuple[int, float]] = []
        for n in range(len(k.armies) + 1, min(len(k.armies) + 3, ARMIES) + 1):
            value = 1.0 + 0.1 * self.pos.cycles
            if self.bonus_kind in (races.MOST_ARMIES, races.LONE_HOST, races.FULL_REGIONS):
                value += 0.4 * self.top_odds
            steps.append((max(0, n - k.powers.expand_discount), value))
        return steps

    def _prices(self) -> list[float]:
        """Points a unit of each resource is worth: what it buys, shared between the units and the action."""
        pos, stock, income = self.pos, self.k.stock, self.income
        a_collect = max(1.5, float(sum(income) + self.of_choice))
        goods = sum(stock)
        prices = [0.0, 0.0, 0.0]
        for r in range(3):
            steps = self.steps[r]
            chance = self.chance[TRACK_ACTION[r]]
            if not steps or chance <= 0.0:
                continue
            cost, value = float(steps[0][0]), steps[0][1]
            want = cost * min(1.0, chance)
            size = 1.0
            for i in range(1, len(steps)):
                more = min(1.0, chance - i)
                if more <= 0.0:
                    break
                cost += more * steps[i][0]
                value += more * steps[i][1]
                want += more * steps[i][0]
                size += more
            have = stock[r] + pos.collects * (income[r] + 0.4 * self.of_choice)
            swap = min(1.0, self.chance[TRADE]) * 0.6 * (goods - stock[r])
            reach = min(1.0, (have + swap) / steps[0][0]) if steps[0][0] else 1.0
            scarce = min(1.5, max(0.3, (want + 1.0) / (have + 1.0))) ** 0.5
            price = w.DEAR[pos.seats] * value / (cost + a_collect * size)
            prices[r] = price * min(1.0, chance) * reach * reach * scarce
        floor = w.TRADE_FLOOR * max(prices) * min(1.0, self.chance[TRADE])
        return [max(price, floor) for price in prices]

    def stock_worth(self, r: int, n: int, done: int = 0) -> float:
        """What n units of a resource are worth, once `done` steps of its track are taken."""
        n = min(n, CAP)
        steps = self.steps[r]
        first = min(n, steps[done][0]) if done < len(steps) else 0
        second = min(n - first, steps[done + 1][0]) if done + 1 < len(steps) else 0
        idle = n - first - second
        price = self.price[r]
        worth = price * (w.FIRST_NEED * first + w.SECOND_NEED * second + w.IDLE * idle)
        worth += n * (w.TIE_BREAK + w.WAR_RESERVE[r] * self.time)
        if self.bonus_kind == races.STOCKPILES and n >= self.k.mastered().bonus_need:
            worth += 0.9 * self.top_odds * (1.0 - self.time)
        return worth

    def gain_of(self, r: int, n: int = 1) -> float:
        """What n more units are worth."""
        have = self.k.stock[r]
        return self.stock_worth(r, have + n) - self.stock_worth(r, have)

    def loss_of(self, r: int, n: int = 1) -> float:
        """What giving n units up costs."""
        have = self.k.stock[r]
        return self.stock_worth(r, have) - self.stock_worth(r, have - n)

    # Actions.

    def collect(self) -> float:
        worth = 0.0
        for r in range(3):
            if self.income[r]:
                worth += self.gain_of(r, self.income[r])
        if self.of_choice:
            worth += self.of_choice * max([self.gain_of(r) for r in range(3)])
        return worth

    def step(self, r: int) -> float:
        """The next level of magic (mana) or of the tower (ore)."""
        steps = self.steps[r]
        if not steps or self.k.stock[r] < steps[0][0]:
            return CANNOT
        cost, value = steps[0]
        have = self.k.stock[r]
        gain = value - self.stock_worth(r, have) + self.stock_worth(r, have - cost, 1)
        last = self.k.magic + 1 == TOP_MAGIC if r == MANA else self.k.tower + 1 == TOP_TOWER
        return gain + self.end_push(value) if last else gain

    def expand(self) -> float:
        k = self.k
        if len(k.armies) == ARMIES or not self.steps[FOOD]:
            return CANNOT
        cost = self.steps[FOOD][0][0]
        paid = self.expand_payment(cost)
        best = max([self.new_army(area) for area in self.expand_places()], default=CANNOT)
        if paid is None or best == CANNOT:
            return CANNOT
        food = k.stock[FOOD] - paid[FOOD]
        gain = best - self.stock_worth(FOOD, k.stock[FOOD]) + self.stock_worth(FOOD, food, 1)
        for r in (MANA, ORE):
            if paid[r]:
                gain -= self.loss_of(r, paid[r])
        return gain + self.end_push(1.0) if len(k.armies) + 1 == ARMIES else gain

    def expand_payment(self, cost: int) -> list[int] | None:
        """How to pay for a new army: unit by unit whatever is missed least; None if it cannot be paid."""
        stock = self.k.stock
        paid = [0, 0, 0]
        sorts = (FOOD, *self.k.powers.expand_pay)
        for _ in range(cost):
            best, least = NONE, 0.0
            for r in sorts:
                if stock[r] > paid[r]:
                    loss = self.stock_worth(r, stock[r] - paid[r]) - self.stock_worth(r, stock[r] - paid[r] - 1)
                    if best == NONE or loss < least:
                        best, least = r, loss
            if best == NONE:
                return None
            paid[best] += 1
        return paid

    def expand_places(self) -> list[int]:
        pos, k = self.pos, self.k
        places = [a for a in k.areas if not pos.full(a)]
        if k.powers.expands_adjacent:
            for area in k.areas:
                places += [a for a in ADJACENT[area] if LAND[a] and pos.vacant(a)]
        return places

    def new_army(self, area: int) -> float:
        """An army added to an area: a point, and where it may go next."""
        pos, k = self.pos, self.k
        if pos.vacant(area):
            return 1.0 + self.hold(area)
        worth = 1.0 + w.SAFE_PAIR
        if TERRAIN[area] == RUINS and not k.powers.ruins_safe:
            worth -= self.ruins_risk()
        free = [self.hold(a) for a in ADJACENT[area] if pos.vacant(a)]
        if free:
            worth += w.SPREAD_SOON * max(0.0, *free) * min(1.0, self.chance["patrol"])
        if self.bonus_kind == races.FULL_REGIONS and self.bonus_now < self.bonus_max:
            worth += 0.5 * self.top_odds
        elif self.bonus_kind in (races.MOST_ARMIES, races.LONE_HOST):
            worth += 0.4 * self.top_odds
        return worth

    def trade(self) -> tuple[float, int, int, int]:
        """The best exchange: gain, given, gained, how many."""
        stock = self.k.stock
        p = self.k.powers
        bonus = p.trade_bonus
        if p.trade_bonus_per_ally:
            per_ally = p.trade_bonus_per_ally * len(self.pos.allies(self.k.seat))
            bonus += min(p.trade_bonus_per_ally_max, per_ally)
        best = (CANNOT, 0, 0, 0)
        for given in range(3):
            for gained in range(3):
                if given == gained:
                    continue
                for n in range(1, min(stock[given], CAP - stock[gained]) + 1):
                    gain = self.gain_of(gained, n + bonus) - self.loss_of(given, n)
                    if gain > best[0]:
                        best = (gain, given, gained, n)
        return best

    def end_push(self, value: float) -> float:
        """Triggering the end is good for whoever is ahead."""
        if self.pos.ending:
            return 0.0
        lead = (
            self.score()
            + value
            - max([worth_of(self.pos, o).score() for o in self.pos.kingdoms if o is not self.k])
        )
        return w.END_WHEN_AHEAD * max(-w.END_LEAD_MOST, min(w.END_LEAD_MOST, lead))

    # Points and regions.

    def score(self) -> float:
        """Points if the game ended now."""
        if self._score is None:
            self._score = points(self.pos, self.k, self.bonus_now)
        return self._score

    def ruins_risk(self) -> float:
        """What an army in ruins stands to lose."""
        turns = self.pos.turns
        for i, soon in enumerate(w.RUINS_SOON):
            if turns < soon:
                return w.RUINS_LOSS[i] * w.ARMY
        return w.RUINS_LOSS[-1] * w.ARMY

    def hold(self, area: int) -> float:
        """What the first army in a region earns there: resources to come, points, the race's bonus."""
        found = self._held.get(area)
        if found is None:
            found = self._held[area] = self._hold(area)
        return found

    def _hold(self, area: int) -> float:
        pos, k, p = self.pos, self.k, self.k.powers
        terrain = TERRAIN[area]
        token = pos.tokens.get(area, "")
        each = 2 if token == CAMP else 1
        worth = 0.0
        if terrain == RUINS:
            worth += each * self.harvests * self.dearest
            if not p.ruins_safe:
                worth -= self.ruins_risk()
        elif p.yields[terrain] != NONE:
            r = p.yields[terrain]
            worth += each * self.harvests * self.price[r] * (1.0 if self.income[r] < 3 else 0.7)
        if terrain == CAPITAL:
            worth += CAPITAL_ALONE_VP * (1.0 - w.CAPITAL_EARLY * self.time)
        if (
            p.collect_bonus_in[terrain] != NONE
            and len([a for a in k.areas if TERRAIN[a] == terrain and a != area]) == 0
        ):
            worth += self.harvests * self.price[p.collect_bonus_in[terrain]]
        if p.collect_bonus_wet != NONE and damp(area) and not [a for a in k.areas if damp(a) and a != area]:
            worth += self.harvests * self.price[p.collect_bonus_wet]
        territory = TERRITORY_OF[area]
        if territory == pos.lost_kingdom:
            worth += LOST_KINGDOM_VP
        if token:
            worth += w.FACE_UP[token]
        elif area in pos.hidden:
            worth += w.HIDDEN_TOKEN
        kind = self.bonus_kind
        if kind in BONUS_TERRAINS:
            if terrain in BONUS_TERRAINS[kind]:
                worth += self.top_odds * self.bonus_vp * (1.0 if self.bonus_now < self.bonus_max else 0.3)
        elif kind == races.FOREIGN_TERRITORIES and territory != k.home:
            there = [a for a in k.areas if TERRITORY_OF[a] == territory and a != area]
            worth += 0.0 if there else self.top_odds * self.bonus_vp
        return worth


def worth_of(pos: Position, k: Kingdom) -> Worth:
    """Worked out once for each position."""
    if k.worth is None:
        k.worth = Worth(pos, k)
    worth: Worth = k.worth
    return worth


def leader(pos: Position) -> int:
    """The rival with most points."""
    if pos.leader == NOBODY:
        pos.leader = max(pos.rivals, key=lambda k: worth_of(pos, k).score()).seat
    return pos.leader


def harm(pos: Position, k: Kingdom) -> float:
    """How much a point taken from a rival is worth to the bot."""
    if pos.seats == 2:
        return 1.0
    return (w.LEADER if k.seat == leader(pos) else w.FOLLOWER) / (pos.seats - 1)
