"""Wars: what both sides can pay, what is at stake, and bids that nobody can foresee."""

from __future__ import annotations

from functools import cache
from math import exp

from realms.games.tiny_epic_kingdoms.data.races import SHARED_REGIONS
from realms.games.tiny_epic_kingdoms.data.territories import TERRAIN, WET
from realms.games.tiny_epic_kingdoms.terms import CAPITAL, DIE_MAX, FOOD, FORT, FORT_DISCOUNT, MANA, ORE
from realms.kernel.rng import Rng

from . import weights as w
from .position import Kingdom, Position, retreat_reach
from .worth import Worth, harm, worth_of


def discount(pos: Position, k: Kingdom, area: int, *, attacking: bool, by_quest: bool) -> int:
    """What a war costs the kingdom less."""
    p = k.powers
    off = p.war_discount + p.war_discount_in[TERRAIN[area]]
    if WET[area]:
        off += p.war_discount_wet
    if not attacking:
        return off + p.war_discount_defending
    if by_quest:
        off += p.war_discount_by_quest
    return off + FORT_DISCOUNT * pos.controlled(k, FORT)


def purse(k: Kingdom) -> int:
    """War points in stock."""
    mana, ore, food = k.stock
    points = 2 * mana + ore + food * k.powers.food_value
    if k.powers.single_type_discount and mana + ore:
        points = max(points, max(2 * mana, ore) + k.powers.single_type_discount)
    return points


def capacity(pos: Position, k: Kingdom, area: int, *, attacking: bool, by_quest: bool) -> int:
    """The highest number the kingdom can show."""
    return min(DIE_MAX, purse(k) + discount(pos, k, area, attacking=attacking, by_quest=by_quest))


def point_price(worth: Worth) -> float:
    """What one war point costs: the cheaper of mana (two points) and ore."""
    stock = worth.k.stock
    prices = []
    if stock[MANA]:
        prices.append(worth.loss_of(MANA) / 2)
    if stock[ORE]:
        prices.append(worth.loss_of(ORE))
    if worth.k.powers.food_value and stock[FOOD]:
        prices.append(worth.loss_of(FOOD))
    return sum(prices) / len(prices) if prices else 0.0


def flag_share(pos: Position, k: Kingdom, foe: Kingdom) -> float:
    """How often the foe is thought to show the flag to this kingdom."""
    if pos.seats == 2:
        return w.FLAGS_OF_TWO
    if foe.powers.alliance_gain:
        return w.FLAGS_OF_FRIENDS
    return w.FLAGS_TO_FRIENDS if k.powers.alliance_gain else w.FLAGS


@cache
def foreseen(most: int, flags: float) -> tuple[float, ...]:
    """Number -> how likely the foe shows it; 0 is the flag. Any bid may come, the highest more often."""
    if most <= 0:
        return (1.0,)
    each = (1.0 - flags - w.ALL_IN) / most
    return (flags, *[each] * (most - 1), each + w.ALL_IN)


@cache
def odds(most: int, flags: float, *, ties: bool) -> tuple[float, ...]:
    """Own number -> the chance to win the war with it; 0, the flag, only wins where two flags are a tie."""
    shown = foreseen(most, flags)
    won = []
    for bid in range(DIE_MAX + 1):
        below = sum(shown[:bid])
        tied = shown[bid] if ties and bid < len(shown) else 0.0
        won.append(below + tied)
    return tuple(won)


def army_at_risk(pos: Position, k: Kingdom, area: int) -> float:
    """What losing an army from the area costs: less if it can retreat, or if its loss pays."""
    p = k.powers
    worth = worth_of(pos, k)
    loss = w.ARMY - sum([n * worth.price[r] for r, n in enumerate(p.army_lost_gain)])
    loss -= sum([n * worth.price[r] for r, n in enumerate(p.war_lost_gain)])
    cost = min(len(k.armies), p.retreat_cost_max)
    if k.stock[FOOD] >= cost:
        for to in retreat_reach(k.race, k.magic, area):
            if pos.vacant(to):
                return min(loss, w.RETREATED * loss + 0.4 * worth.price[FOOD] * cost)
    return loss


def bid_values(
    pos: Position, k: Kingdom, foe: Kingdom, area: int, *, attacking: bool, by_quest: bool
) -> list[float]:
    """Number the kingdom may show -> what it is worth; 0 is the flag. Against not fighting at all here."""
    worth = worth_of(pos, k)
    theirs = worth_of(pos, foe)
    most = capacity(pos, k, area, attacking=attacking, by_quest=by_quest)
    their_most = capacity(pos, foe, area, attacking=not attacking, by_quest=by_quest)
    if foe.powers.raises_after_reveal and their_most > 0:
        their_most = min(DIE_MAX, their_most + 1)
    share = w.WAR_REGION[pos.seats > 2]
    mine = share * max(0.0, worth.hold(area))
    taken = share * max(0.0, theirs.hold(area)) if attacking else 0.0
    spoils = harm(pos, foe) * (army_at_risk(pos, foe, area) + taken)
    spoils += k.powers.removal_gain * worth.dearest
    if attacking:
        spoils += k.powers.plunder * worth.dearest
    if foe.crown:
        spoils += 2.0
    win = spoils + mine if attacking else spoils
    lose = -army_at_risk(pos, k, area) - (0.0 if attacking else mine) - (2.0 if k.crown else 0.0)
    flags = flag_share(pos, k, foe)
    ties = k.powers.wins_ties if attacking else not foe.powers.wins_ties
    won = odds(their_most, flags, ties=ties)
    price = point_price(worth)
    off = discount(pos, k, area, attacking=attacking, by_quest=by_quest)
    values = []
    for bid in range(most + 1):
        cost = price * max(0, bid - off)
        if k.powers.half_cost_when_lost:
            cost *= 0.5 + 0.5 * won[bid]
        values.append(won[bid] * win + (1.0 - won[bid]) * lose - cost)
    if pos.seats > 2:
        both = foreseen(their_most, flags)[0]
        values[0] = both * alliance(worth, foe, area, attacking=attacking) + (1.0 - both) * lose
    return values


def alliance(worth: Worth, foe: Kingdom, area: int, *, attacking: bool) -> float:
    """What sharing the region brings."""
    p = worth.k.powers
    value: float = w.PARTNER[foe.powers.alliance_gain > 0]
    if attacking:
        value += max(0.0, worth.hold(area) - (1.0 if TERRAIN[area] == CAPITAL else 0.0))
    elif TERRAIN[area] == CAPITAL:
        value -= 1.0
    if p.alliance_gain:
        value += p.alliance_gain * worth.dearest + w.FRIENDLY
    value += p.collect_bonus_shared * worth.pos.collects * worth.dearest
    if worth.bonus_kind == SHARED_REGIONS:
        value += worth.top_odds
    return value


def attack(pos: Position, k: Kingdom, foe: Kingdom, area: int, *, by_quest: bool) -> float:
    """What moving into a foe's region promises."""
    weary = w.WEARY * max(0, pos.clearings - w.PATIENCE)
    values = bid_values(pos, k, foe, area, attacking=True, by_quest=by_quest)
    return max(values) - w.BOLD[pos.seats > 2] - weary


def draw(values: list[float], rng: Rng) -> int:
    """One of the numbers, the better the likelier."""
    best = max(values)
    chances = [exp((value - best) / w.HEAT) for value in values]
    at = rng.below(1 << 20) / (1 << 20) * sum(chances)
    for number, chance in enumerate(chances):
        at -= chance
        if at < 0.0:
            return number
    return len(values) - 1
