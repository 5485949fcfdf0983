"""Moves of armies: what leaving, entering and swapping are worth, and the best patrol and quest."""

from __future__ import annotations

from realms.games.tiny_epic_kingdoms.data import races
from realms.games.tiny_epic_kingdoms.data.territories import TERRAIN, TERRITORY_OF
from realms.games.tiny_epic_kingdoms.state import EMPTY, LYING, NEUTRAL, OWNER
from realms.games.tiny_epic_kingdoms.terms import NEUTRAL_VP, NONE, RUINS, YIELD

from . import weights as w
from .position import NOBODY, Kingdom, Position, on_edge, patrol_reach, quest_reach
from .war import attack, capacity, discount, point_price
from .worth import CANNOT, Worth, harm, worth_of


def can_march(pos: Position, k: Kingdom, area: int) -> bool:
    """Is there an army here that may move?"""
    if k.powers.lying_moves:
        return True
    for army in (pos.slots[2 * area], pos.slots[2 * area + 1]):
        if army != EMPTY and army & OWNER == k.seat and not army & LYING:
            return True
    return False


def leave(pos: Position, worth: Worth, area: int) -> float:
    """What an army's going costs."""
    k = worth.k
    if pos.own(k.seat, area) > 1:
        loss = w.SAFE_PAIR
        if TERRAIN[area] == RUINS and not k.powers.ruins_safe:
            loss -= worth.ruins_risk()
        if worth.bonus_kind == races.FULL_REGIONS and worth.bonus_now <= worth.bonus_max:
            loss += 0.7 * worth.top_odds * (1.0 - worth.time)
        return loss
    loss = worth.hold(area)
    if TERRAIN[area] == RUINS and not pos.lying(k.seat, area):
        loss -= worth.harvests * worth.dearest  # it stands there and collects nothing
    if pos.stranger(k.seat, area) != NOBODY:
        loss += w.PARTNER[0]
        if worth.bonus_kind == races.SHARED_REGIONS:
            loss += worth.top_odds
    return loss


def enter(pos: Position, worth: Worth, area: int, *, by_quest: bool) -> float:
    """What an army's coming brings."""
    k = worth.k
    first = pos.slots[2 * area]
    gain = entry_gain(worth, area)
    if first == EMPTY:
        return gain + worth.hold(area)
    if pos.slots[2 * area + 1] != EMPTY:
        return CANNOT
    owner = first & OWNER
    if owner == k.seat:
        gain += w.SAFE_PAIR
        if TERRAIN[area] == RUINS and not k.powers.ruins_safe:
            gain -= worth.ruins_risk()
        if worth.bonus_kind == races.FULL_REGIONS and worth.bonus_now < worth.bonus_max:
            gain += 0.7 * worth.top_odds * (1.0 - worth.time)
        return gain
    if len(k.armies) == 1:
        return CANNOT
    if owner == NEUTRAL:
        if capacity(pos, k, area, attacking=True, by_quest=by_quest) < pos.neutrals:
            return CANNOT
        points = max(0, pos.neutrals - discount(pos, k, area, attacking=True, by_quest=by_quest))
        gain += NEUTRAL_VP + k.powers.removal_gain * worth.dearest - points * point_price(worth)
        if worth.bonus_kind == races.ARMIES_REMOVED and worth.bonus_now < worth.bonus_max:
            gain += worth.top_odds
        return gain + worth.hold(area)
    foe = pos.kingdoms[owner]
    if len(foe.armies) == 1:
        return CANNOT
    if worth.bonus_kind == races.ARMIES_REMOVED and worth.bonus_now < worth.bonus_max:
        gain += 0.4 * worth.top_odds
    if worth.bonus_kind == races.HOME_ALONE and TERRITORY_OF[area] == k.home:
        gain += 0.4 * worth.top_odds
    return gain + attack(pos, k, foe, area, by_quest=by_quest)


def entry_gain(worth: Worth, area: int) -> float:
    """What the race gains by entering a region of this kind."""
    p = worth.k.powers
    terrain = TERRAIN[area]
    gain = 0.0
    if p.enter_gain[terrain] != NONE:
        gain += worth.gain_of(p.enter_gain[terrain])
    if p.enter_gain_own_type:
        if terrain == RUINS:
            gain += max([worth.gain_of(r) for r in range(3)])
        elif YIELD[terrain] != NONE:
            gain += worth.gain_of(YIELD[terrain])
    return gain


def step(pos: Position, worth: Worth, area: int, to: int) -> float:
    """A patrol of an army from `area` to `to`."""
    return enter(pos, worth, to, by_quest=False) - leave(pos, worth, area)


def stand(pos: Position, worth: Worth, area: int) -> float:
    """Standing a lying army up: the first half of getting out of ruins."""
    k = worth.k
    if k.powers.lying_moves:
        return -0.1
    saved = w.STAND_UP * worth.ruins_risk() if worth.chance["patrol"] + worth.chance["quest"] >= 0.5 else 0.0
    collects = pos.own(k.seat, area) == 1
    return saved - (worth.harvests * worth.dearest * 0.5 if collects else 0.0)


def best_patrol(pos: Position, worth: Worth) -> float:
    k = worth.k
    gains = [CANNOT]
    for area in k.areas:
        if TERRAIN[area] == RUINS and pos.lying(k.seat, area):
            gains.append(stand(pos, worth, area))
        if can_march(pos, k, area):
            gains.append(best_step(pos, worth, area))
    gains.sort()
    if k.powers.patrol_armies > 1 and len(gains) > 2:
        return gains[-1] + max(0.0, gains[-2])
    return gains[-1]


def best_step(pos: Position, worth: Worth, area: int) -> float:
    """The best patrol of an army in the area; two steps for those who may."""
    k = worth.k
    cost = leave(pos, worth, area)
    best = CANNOT
    for to in patrol_reach(k.race, k.magic, area):
        gain = enter(pos, worth, to, by_quest=False) - cost
        if k.powers.patrol_steps > 1 and (pos.vacant(to) or pos.own(k.seat, to) == 1):
            gain = max(gain, further(pos, worth, area, to) - cost)
        best = max(best, gain)
    return best


def further(pos: Position, worth: Worth, start: int, area: int) -> float:
    """The best second step from an area just passed through."""
    if TERRAIN[area] == RUINS:
        return CANNOT
    k = worth.k
    reach = patrol_reach(k.race, k.magic, area)
    return max([enter(pos, worth, to, by_quest=False) for to in reach if to != start], default=CANNOT)


def best_quest(pos: Position, worth: Worth) -> float:
    k = worth.k
    starts = [(leave(pos, worth, a), a) for a in k.areas if on_edge(k, a) and can_march(pos, k, a)]
    if not starts:
        return CANNOT
    best = CANNOT
    for territory in pos.territories:
        cheapest = min([cost for cost, a in starts if TERRITORY_OF[a] != territory], default=-CANNOT)
        if cheapest == -CANNOT:
            continue
        for to in quest_reach(k.race, k.magic, territory):
            best = max(best, enter(pos, worth, to, by_quest=True) - cheapest)
    return best


def best_arrival(pos: Position, worth: Worth, area: int) -> float:
    """The best quest of an army in the area."""
    k = worth.k
    here = TERRITORY_OF[area]
    best = CANNOT
    for territory in pos.territories:
        if territory != here:
            for to in quest_reach(k.race, k.magic, territory):
                best = max(best, enter(pos, worth, to, by_quest=True))
    return best - leave(pos, worth, area)


def swap(pos: Position, worth: Worth, area: int, to: int) -> float:
    """Changing places with the army in `to`: nobody is lost unless an army is left behind at either end."""
    k = worth.k
    foe = pos.stranger(k.seat, to)
    if foe in (NOBODY, NEUTRAL):
        return CANNOT
    if pos.full(to) or pos.own(k.seat, area) > 1:
        return -w.ARMY
    gain = worth.hold(to) + entry_gain(worth, to) - leave(pos, worth, area)
    theirs = worth_of(pos, pos.kingdoms[foe])
    return gain + (theirs.hold(to) - theirs.hold(area)) * harm(pos, theirs.k)


def best_swap(pos: Position, worth: Worth) -> float:
    k = worth.k
    if not k.powers.swaps or len(k.armies) == 1:
        return CANNOT
    targets = [a for other in pos.kingdoms if other is not k and len(other.armies) > 1 for a in other.areas]
    return max([swap(pos, worth, a, to) for a in k.areas for to in targets if a != to], default=CANNOT)
