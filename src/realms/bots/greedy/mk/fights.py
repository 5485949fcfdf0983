"""Can this be beaten with what is at hand, in which way, and with how many wounds?"""

from __future__ import annotations

from typing import Any, Final, final

from realms.games.mage_knight.data.enemies import (
    ASSASSINATION,
    BRUTAL,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    PARALYZE,
    POISON,
    SWIFT,
    UNFORTIFIED,
)
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import (
    BLOCK_PHASE,
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE_PHASE,
    NONE,
    PHYSICAL,
    RANGED_PHASE,
    RED,
    RESISTANCE_TO,
    WHITE,
)

from . import weights as w
from .deeds import ATTACK, BLOCK, RANGED, SIEGE_ATTACK, Use
from .means import Means, Pool, Source, gather
from .position import Knight, Position

KINDS: Final = 8
SUMMONED: Final = 5
"""The attack of a monster nobody has seen yet."""
BEAM: Final = 6
WIDE_BEAM: Final = 24
"""Ways through a fight that are followed at a time; more where a city is to fall."""

PENDING: Final = 0
BLOCKED: Final = 1


@final
class Rival:
    """An enemy in figures, as it stands."""

    def __init__(self, token: str) -> None:
        enemy = ENEMIES[token]
        self.token: Final = token
        self.index = 0
        self.abilities: Final = enemy.abilities
        self.resists = enemy.resists
        self.armour = enemy.evasive if enemy.abilities & ELUSIVE else enemy.armour
        self.attacks: list[tuple[int, int, int]] = [
            (j, n if n >= 0 else SUMMONED, element) for j, (n, element) in enumerate(enemy.attacks)
        ]
        """Place, strength and element of the attacks that still threaten."""
        self.summons = enemy.summons > 0
        self.walls = 1 if enemy.abilities & FORTIFIED else 0
        self.swift = enemy.abilities & SWIFT != 0
        self.brutal = enemy.abilities & BRUTAL != 0
        self.poison = enemy.abilities & POISON != 0
        self.gain = w.FAME * enemy.fame + w.REPUTATION * enemy.reputation
        self.defends = False
        """Is it a defender of a city?"""

    def behind_walls(self) -> None:
        if not self.abilities & UNFORTIFIED:
            self.walls += 1

    def of_city(self, city: int) -> None:
        """What the colour of a city adds to its defenders."""
        if city != NONE:
            self.defends = True
        if city == WHITE:
            self.armour += 1
        elif city == BLUE:
            self.attacks = [
                (j, n + (2 if e in (FIRE, ICE) else 1 if e == COLD_FIRE else 0), e) for j, n, e in self.attacks
            ]
        elif city == RED:
            self.brutal = self.brutal or any(e == PHYSICAL for _, _, e in self.attacks)
        elif city == GREEN:
            self.poison = self.poison or any(e == PHYSICAL for _, _, e in self.attacks)


def met(token: str, *, walls: bool = False, city: int = NONE, annex: int = NONE, rampaging: int = 0) -> Rival:
    """An enemy that is not in a fight yet."""
    rival = Rival(token)
    if walls:
        rival.behind_walls()
    for colour in (city, annex):
        rival.of_city(colour)
    rival.gain += w.REPUTATION * rampaging
    return rival


def rivals(pos: Position) -> list[Rival]:
    """The living enemies of the fight."""
    fight = pos.fight
    assert fight is not None
    found: list[Rival] = []
    for i, raw in enumerate(fight["foes"]):
        if raw["dead"] or raw["away"]:
            continue
        found.append(_standing(pos, fight, raw, i))
    return found


def _standing(pos: Position, fight: dict[str, Any], raw: dict[str, Any], i: int) -> Rival:
    rival = Rival(raw["token"])
    rival.index = i
    if raw["double_fame"]:
        rival.gain *= 2
    if raw["walls"] and not fight["breached"]:
        rival.behind_walls()
    if raw["bare"]:
        rival.walls = 0
    for colour in (raw["city"], raw["annex"]):
        rival.of_city(colour)
    rival.resists &= ~raw["stripped"]
    if rival.abilities & ELUSIVE and pos.phase == MELEE_PHASE and all(s == BLOCKED for s in raw["attacks"]):
        rival.armour = ENEMIES[rival.token].armour
    rival.armour = max(1, rival.armour + raw["armour"])
    rival.swift = rival.swift and not raw["slow"]
    threatens = [j for j, state in enumerate(raw["attacks"]) if state == PENDING and not raw["calm"]]
    if pos.phase == MELEE_PHASE:
        threatens = []
    rival.attacks = [(j, max(0, n - raw["weaker"]), e) for j, n, e in rival.attacks if j in threatens]
    if raw["summoner"] != NONE:
        rival.gain = 0.0
    return rival


_ATTACKS: Final[dict[tuple[int, int, bool], tuple[int, ...]]] = {}


def attack_values(rival: Rival, *, ranged: bool) -> tuple[int, ...]:
    """What a point of each kind and element counts against it, in halves."""
    key = (rival.resists, rival.walls if ranged else 0, ranged)
    found = _ATTACKS.get(key)
    if found is not None:
        return found
    values = [0] * (4 * KINDS)
    for element in range(4):
        bits = RESISTANCE_TO[element]
        resisted = rival.resists & bits == bits if element == COLD_FIRE else rival.resists & bits != 0
        n = 1 if resisted else 2
        if not ranged:
            values[4 * ATTACK + element] = n
        if not ranged or rival.walls == 0:
            values[4 * RANGED + element] = n
        if not ranged or rival.walls < 2:
            values[4 * SIEGE_ATTACK + element] = n
    found = _ATTACKS[key] = tuple(values)
    return found


def _against(element: int) -> tuple[int, ...]:
    values = [0] * (4 * KINDS)
    for own in range(4):
        good = element == PHYSICAL or own == COLD_FIRE
        if element in (FIRE, ICE):
            good = good or own == (ICE if element == FIRE else FIRE)
        values[4 * BLOCK + own] = 2 if good else 1
    return tuple(values)


BLOCK_VALUES: Final = (_against(PHYSICAL), _against(FIRE), _against(ICE), _against(COLD_FIRE))
"""What a point of block counts against an attack of each element, in halves."""


def gathered_attack(points: list[int], values: tuple[int, ...]) -> int:
    """What the points of the fight count, in halves. `points`: by melee, ranged, siege and element."""
    return sum([points[4 * k + e] * values[4 * (ATTACK + k) + e] for k in range(3) for e in range(4)])


def gathered_block(points: list[int], values: tuple[int, ...]) -> int:
    return sum([points[e] * values[4 * BLOCK + e] for e in range(4)])


# What is done about an enemy.
SHOT: Final = "shot"
BLOCKED_AND_SLAIN: Final = "blocked"
ENDURED_AND_SLAIN: Final = "endured"
ONLY_BLOCKED: Final = "parried"
ONLY_ENDURED: Final = "spared"

Step = tuple[int, int, int, Source, Use]
"""Phase, enemy, attack, what is played and how."""


@final
class State:
    """What has been spent and won on the way through the enemies of a fight."""

    def __init__(
        self,
        value: float,
        mask: int,
        pool: Pool,
        wounds: int,
        steps: list[Step],
        modes: list[str],
        *,
        credit: bool = True,
    ) -> None:
        self.value: Final = value
        self.mask: Final = mask
        self.pool: Final = pool
        self.wounds: Final = wounds
        self.steps: Final = steps
        self.modes: Final = modes
        self.credit: Final = credit
        """Are the points gathered in this phase still there?"""


@final
class Battle:
    """A fight to be thought through: from which phase on, with what gathered already."""

    def __init__(self, pos: Position, means: Means, phase: int, *, units: bool = True) -> None:
        self.me: Final = pos.me
        self.wound: Final = w.WOUND + w.WOUND_ROUND * pos.rounds_left
        self.fear: Final = pos.aim.fear
        self.zeal: Final = pos.aim.zeal
        self.means: Final = means
        self.phase: Final = phase
        self.units: Final = units
        self.attack: list[int] = [0] * 12
        self.block: list[int] = [0] * 4
        self.prize = 0.0
        """What it is worth to defeat them all."""

    def solve(self, foes: list[Rival], mask: int = 0, pool: Pool | None = None) -> State:
        """The best that can be made of it."""
        start = State(0.0, mask, pool if pool is not None else self.means.pool, 0, [], [])
        beam = [start]
        for foe in foes:
            found: list[State] = []
            for state in beam:
                self._meet(foe, state, found)
            found.sort(key=_minus_value)
            beam = found[: WIDE_BEAM if self.zeal else BEAM]
        best, most = beam[0], -1e9
        for state in beam:
            value = self._total(state)
            if value > most:
                best, most = state, value
        return State(most, best.mask, best.pool, best.wounds, best.steps, best.modes)

    def _total(self, state: State) -> float:
        value = state.value
        if all(mode in (SHOT, BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN) for mode in state.modes):
            value += self.prize
        if state.wounds >= self.me.limit:
            value -= self.fear * w.KNOCKED_OUT
        elif state.wounds > 2:
            value -= self.fear * w.MANY_WOUNDS * (state.wounds - 2)
        return value

    def _meet(self, foe: Rival, state: State, found: list[State]) -> None:
        """All that can be done about one enemy."""
        gain = foe.gain + (self.zeal if foe.defends else 0.0)
        if self.phase == RANGED_PHASE:
            shot = self._strike(foe, state, ranged=True)
            if shot is not None:
                found.append(_ended(shot, gain, SHOT))
        if not foe.attacks:
            slain = self._strike(foe, state, ranged=False)
            if slain is not None:
                found.append(_ended(slain, gain, BLOCKED_AND_SLAIN))
            found.append(_ended(state, 0.0, ONLY_BLOCKED))
            return
        if not foe.summons:
            parried = self._parry(foe, state)
            if parried is not None:
                found.append(_ended(parried, 0.0, ONLY_BLOCKED))
                slain = self._strike(foe, parried, ranged=False)
                if slain is not None:
                    found.append(_ended(slain, gain, BLOCKED_AND_SLAIN))
        slain = self._strike(foe, state, ranged=False)
        if slain is not None:
            if not foe.summons:
                parried = self._parry(foe, slain)
                if parried is not None:
                    found.append(_ended(parried, gain, BLOCKED_AND_SLAIN))
            if not foe.abilities & PARALYZE:
                found.append(_ended(self._endure(foe, slain), gain, ENDURED_AND_SLAIN))
        found.append(_ended(self._endure(foe, state), 0.0, ONLY_ENDURED))

    def _strike(self, foe: Rival, state: State, *, ranged: bool) -> State | None:
        """Attack it in one of the two phases of attack."""
        if ranged and foe.walls > 1:
            return None
        values = attack_values(foe, ranged=ranged)
        phase = RANGED_PHASE if ranged else MELEE_PHASE
        need = 2 * foe.armour
        credit = state.credit
        if credit and self.phase == phase:
            credit = False
            need -= gathered_attack(self.attack, values)
        got = gather(self.means, (need + 1) // 2, values, state.mask, state.pool)
        if got is None:
            return None
        steps = [*state.steps, *[(phase, foe.index, 0, source, use) for source, use in got.steps]]
        return State(state.value - got.cost, got.mask, got.pool, state.wounds, steps, state.modes, credit=credit)

    def _parry(self, foe: Rival, state: State) -> State | None:
        """Block all its attacks."""
        for j, n, element in foe.attacks:
            credit = state.credit
            values = BLOCK_VALUES[element]
            need = 4 * n if foe.swift else 2 * n
            if credit and self.phase == BLOCK_PHASE:
                credit = False
                need -= gathered_block(self.block, values)
            got = gather(self.means, (need + 1) // 2, values, state.mask, state.pool)
            if got is None:
                return None
            steps = [*state.steps, *[(BLOCK_PHASE, foe.index, j, source, use) for source, use in got.steps]]
            state = State(
                state.value - got.cost, got.mask, got.pool, state.wounds, steps, state.modes, credit=credit
            )
        return state

    def _endure(self, foe: Rival, state: State) -> State:
        """Let its attacks strike."""
        value, wounds = state.value, state.wounds
        for _, n, element in foe.attacks:
            harm, taken = self.harm(foe, 2 * n if foe.brutal else n, element)
            value -= self.fear * harm
            wounds += taken
        return State(value, state.mask, state.pool, wounds, state.steps, state.modes, credit=state.credit)

    def harm(self, foe: Rival, damage: int, element: int) -> tuple[float, int]:
        """What damage costs, and the wounds of the hero, if the best of the units bears it with him."""
        best, wounds = self.hero_harm(foe, damage)
        if self.units and not foe.abilities & ASSASSINATION:
            for k in range(len(self.me.troops)):
                borne = unit_bears(self.me, k, element)
                if borne:
                    cost, rest = unit_harm(self.me, k, foe, damage, element)
                    more, taken = self.hero_harm(foe, rest)
                    if cost + more < best:
                        best, wounds = cost + more, taken
        return best, wounds

    def hero_harm(self, foe: Rival, damage: int) -> tuple[float, int]:
        if damage <= 0:
            return 0.0, 0
        n = (damage + self.me.armour - 1) // self.me.armour
        value = self.wound * n
        if foe.poison:
            value += w.POISON * n
        if foe.abilities & PARALYZE:
            value += w.PARALYZED
        return value, n


def unit_bears(me: Knight, k: int, element: int) -> int:
    """How much damage a unit takes off."""
    troop = me.troops[k]
    return 0 if troop.wounds or troop.resisted else UNITS[troop.kind].armour


def unit_harm(me: Knight, k: int, foe: Rival, damage: int, element: int) -> tuple[float, int]:
    """What it costs to let a unit bear damage first, and what is left of it."""
    kind = UNITS[me.troops[k].kind]
    bits = RESISTANCE_TO[element]
    if kind.resists & bits == bits:
        rest = damage - kind.armour
        if rest <= 0:
            return 0.0, 0
        cost = w.UNIT_WOUND + w.UNIT_LEVEL_WOUND * kind.level
        return cost, max(0, rest - kind.armour)
    cost = w.UNIT_WOUND + w.UNIT_LEVEL_WOUND * kind.level
    if foe.poison:
        cost *= 1.6
    if foe.abilities & PARALYZE:
        cost = w.UNIT + w.UNIT_LEVEL * kind.level
    return cost, max(0, damage - kind.armour)


def _ended(state: State, gain: float, mode: str) -> State:
    modes = [*state.modes, mode]
    return State(state.value + gain, state.mask, state.pool, state.wounds, state.steps, modes, credit=state.credit)


def _minus_value(state: State) -> float:
    return -state.value
