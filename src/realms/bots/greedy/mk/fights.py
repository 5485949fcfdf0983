"""Can this be beaten with what is at hand, in which way, and with how many wounds?"""

from __future__ import annotations

from typing import Final, final

from realms.games.mage_knight.data.enemies import ASSASSINATION, PARALYZE
from realms.games.mage_knight.data.units import UNITS
from realms.games.mage_knight.terms import BLOCK_PHASE, MELEE_PHASE, RANGED_PHASE, RESISTANCE_TO

from . import weights as w
from .deeds import Use
from .means import CARD, UNIT, Gathered, Means, Pool, Source, gather
from .position import Knight, Position
from .rivals import BLOCK_VALUES, Rival, attack_values, gathered_attack, gathered_block

BEAM: Final = 6
WIDE_BEAM: Final = 24
"""Ways through a fight that are followed at a time; more where a city is to fall."""

# What is done about an enemy.
SHOT: Final = "shot"
BLOCKED_AND_SLAIN: Final = "blocked"
ENDURED_AND_SLAIN: Final = "endured"
ONLY_BLOCKED: Final = "parried"
ONLY_ENDURED: Final = "spared"
AFTER_BLOWS: Final = (BLOCKED_AND_SLAIN, ENDURED_AND_SLAIN)

Step = tuple[int, int, int, Source, Use]
"""Phase, enemy, attack, what is played and how."""
Bearer = tuple[int, int, int]
"""Enemy, attack, and the unit that bears it, by its place. What no unit bears the hero does."""


@final
class State:
    """What has been spent and won on the way through the enemies of a fight."""

    def __init__(self, mask: int, pool: Pool) -> None:
        self.value = 0.0
        self.mask = mask
        self.pool = pool
        self.wounds = 0
        self.steps: list[Step] = []
        self.modes: list[str] = []
        self.credit = True
        """Are the points gathered in this phase still there?"""
        self.late = 0.0
        """Of the value, what is won with cards after the blows: who loses his hand by them wins nothing of it."""
        self.shields = 0
        """Units, by their places, that bear blows: each is hurt once."""
        self.bearers: list[Bearer] = []
        self.stunned = False
        """Does the hero lose his hand before he can strike?"""
        self.discards = 0
        """Cards that must be left to be thrown away for what is played."""

    def copy(self) -> State:
        """To go on from. Lists are shared: they are replaced, never changed."""
        other = State(self.mask, self.pool)
        other.value, other.wounds, other.steps, other.modes = self.value, self.wounds, self.steps, self.modes
        other.credit, other.late, other.shields = self.credit, self.late, self.shields
        other.bearers, other.stunned, other.discards = self.bearers, self.stunned, self.discards
        return other

    def spent(self, got: Gathered, phase: int, foe: int, attack: int) -> State:
        """After something was played against an enemy or one of its attacks."""
        other = self.copy()
        other.value -= got.cost
        other.mask, other.pool, other.discards = got.mask, got.pool, got.discards
        other.steps = [*self.steps, *[(phase, foe, attack, source, use) for source, use in got.steps]]
        return other

    def ended(self, gain: float, mode: str) -> State:
        """After all that is done about an enemy."""
        other = self.copy()
        other.value += gain
        other.modes = [*self.modes, mode]
        if mode in AFTER_BLOWS and _by_hand(self.steps):
            other.late += gain
        return other


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
        beam = [State(mask, pool if pool is not None else self.means.pool)]
        for foe in foes:
            found: list[State] = []
            for state in beam:
                self._meet(foe, state, found)
            ranked = sorted([(-self._hopes(state), at) for at, state in enumerate(found)])
            beam = [found[at] for _, at in ranked[: WIDE_BEAM if self.zeal else BEAM]]
        best, most = beam[0], -1e9
        for state in beam:
            value = self._total(state)
            if value > most:
                best, most = state, value
        best.value = most
        return best

    def _total(self, state: State) -> float:
        value = self._hopes(state)
        out = self._knocked_out(state) or state.stunned
        if all(mode == SHOT or (mode in AFTER_BLOWS and not out) for mode in state.modes):
            value += self.prize
        if not out and state.wounds > 2:
            value -= self.fear * w.MANY_WOUNDS * (state.wounds - 2)
        return value

    def _hopes(self, state: State) -> float:
        """What has been won so far: who is knocked out or stunned strikes no more."""
        if self._knocked_out(state):
            return state.value - state.late - self.fear * w.KNOCKED_OUT
        return state.value - state.late if state.stunned else state.value

    def _knocked_out(self, state: State) -> bool:
        return state.wounds > 0 and self.me.hurt + state.wounds >= self.me.limit

    def _meet(self, foe: Rival, state: State, found: list[State]) -> None:
        """All that can be done about one enemy."""
        gain = foe.gain + (self.zeal if foe.defends else 0.0)
        if self.phase == RANGED_PHASE:
            shot = self._strike(foe, state, ranged=True)
            if shot is not None:
                found.append(shot.ended(gain, SHOT))
        if not foe.attacks:
            slain = self._strike(foe, state, ranged=False)
            if slain is not None:
                found.append(slain.ended(gain, BLOCKED_AND_SLAIN))
            found.append(state.ended(0.0, ONLY_BLOCKED))
            return
        open_to_block = self.phase <= BLOCK_PHASE and not foe.summons
        if open_to_block:
            parried = self._parry(foe, state)
            if parried is not None:
                found.append(parried.ended(0.0, ONLY_BLOCKED))
                slain = self._strike(foe, parried, ranged=False)
                if slain is not None:
                    found.append(slain.ended(gain, BLOCKED_AND_SLAIN))
        slain = self._strike(foe, state, ranged=False)
        if slain is not None:
            if open_to_block:
                parried = self._parry(foe, slain)
                if parried is not None:
                    found.append(parried.ended(gain, BLOCKED_AND_SLAIN))
            found += [borne.ended(gain, ENDURED_AND_SLAIN) for borne in self._endure(foe, slain)]
        found += [borne.ended(0.0, ONLY_ENDURED) for borne in self._endure(foe, state)]

    def _strike(self, foe: Rival, state: State, *, ranged: bool) -> State | None:
        """Attack it in one of the two phases of attack."""
        if ranged and foe.walls > 1:
            return None
        values = attack_values(foe, ranged=ranged)
        phase = RANGED_PHASE if ranged else MELEE_PHASE
        need = 2 * foe.armour
        at_hand = state.credit and self.phase == phase
        if at_hand:
            need -= gathered_attack(self.attack, values)
        got = gather(self.means, need, values, state.mask, state.pool, state.discards)
        if got is None:
            return None
        struck = state.spent(got, phase, foe.index, 0)
        struck.credit = state.credit and not at_hand
        return struck

    def _parry(self, foe: Rival, state: State) -> State | None:
        """Block all its attacks."""
        for j, n, element in foe.attacks:
            at_hand = state.credit and self.phase == BLOCK_PHASE
            values = BLOCK_VALUES[element]
            need = 4 * n if foe.swift else 2 * n
            if at_hand:
                need -= gathered_block(self.block, values)
            got = gather(self.means, need, values, state.mask, state.pool, state.discards)
            if got is None:
                return None
            blocked = state.spent(got, BLOCK_PHASE, foe.index, j)
            blocked.credit = state.credit and not at_hand
            state = blocked
        return state

    def _endure(self, foe: Rival, state: State) -> list[State]:
        """Let its attacks strike, whoever bears them."""
        states = [state]
        for attack, n, element in foe.attacks:
            struck: list[State] = []
            for one in states:
                self._bear(foe, attack, 2 * n if foe.brutal else n, element, one, struck)
            states = struck
        return states

    def _bear(
        self, foe: Rival, attack: int, damage: int, element: int, state: State, found: list[State], first: int = 0
    ) -> None:
        """The hero bears what is left of an attack; or a unit does, from the `first` on, that is not hurt yet nor
        needed to strike afterwards, and then what is left after it is borne. A unit that was hurt does nothing
        more."""
        harm, wounds = self.hero_harm(foe, damage)
        alone = state.copy()
        alone.value -= self.fear * harm
        alone.wounds += wounds
        alone.stunned = state.stunned or (wounds > 0 and foe.abilities & PARALYZE != 0)
        found.append(alone)
        if damage <= 0 or not self.units or foe.abilities & ASSASSINATION:
            return
        striking = strikers(state.steps)
        for k in range(first, len(self.me.troops)):
            if state.shields >> k & 1 or not unit_bears(self.me, k) or k in striking:
                continue
            cost, left = unit_harm(self.me, k, foe, damage, element)
            behind = state.copy()
            behind.value -= self.fear * cost
            behind.mask |= self.means.unit_bit(k)
            behind.shields |= 1 << k
            behind.bearers = [*state.bearers, (foe.index, attack, k)]
            self._bear(foe, attack, left, element, behind, found, k + 1)

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


def unit_bears(me: Knight, k: int) -> bool:
    """Can a unit bear damage?"""
    troop = me.troops[k]
    return not troop.wounds and not troop.resisted


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


def strikers(steps: list[Step]) -> list[int]:
    """The units, by their places, that are to attack after the blows."""
    return [int(step[3].ref) for step in steps if step[0] == MELEE_PHASE and step[3].verb == UNIT]


def _by_hand(steps: list[Step]) -> bool:
    """Does the last enemy that is attacked after the blows fall to cards? Units and skills still serve a hero who
    has lost his hand."""
    last = -1
    hand = False
    for phase, index, _, source, _ in steps:
        if phase == MELEE_PHASE:
            hand = source.verb == CARD or (hand and index == last)
            last = index
    return hand
