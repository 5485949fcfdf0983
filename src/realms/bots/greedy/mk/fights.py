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
        late: float = 0.0,
        shields: int = 0,
        bearers: list[Bearer] | None = None,
        stunned: bool = False,
        discards: int = 0,
    ) -> None:
        self.value: Final = value
        self.mask: Final = mask
        self.pool: Final = pool
        self.wounds: Final = wounds
        self.steps: Final = steps
        self.modes: Final = modes
        self.credit: Final = credit
        """Are the points gathered in this phase still there?"""
        self.late: Final = late
        """Of the value, what is won with cards after the blows: who loses his hand by them wins nothing of it."""
        self.shields: Final = shields
        """Units, by their places, that bear blows: each is hurt once."""
        self.bearers: Final = bearers if bearers is not None else []
        self.stunned: Final = stunned
        """Does the hero lose his hand before he can strike?"""
        self.discards: Final = discards
        """Cards that must be left to be thrown away for what is played."""


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
            ranked = sorted([(-self._hopes(state), at) for at, state in enumerate(found)])
            beam = [found[at] for _, at in ranked[: WIDE_BEAM if self.zeal else BEAM]]
        best, most = beam[0], -1e9
        for state in beam:
            value = self._total(state)
            if value > most:
                best, most = state, value
        return State(most, best.mask, best.pool, best.wounds, best.steps, best.modes, bearers=best.bearers)

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
                found.append(_ended(shot, gain, SHOT))
        if not foe.attacks:
            slain = self._strike(foe, state, ranged=False)
            if slain is not None:
                found.append(_ended(slain, gain, BLOCKED_AND_SLAIN))
            found.append(_ended(state, 0.0, ONLY_BLOCKED))
            return
        open_to_block = self.phase <= BLOCK_PHASE and not foe.summons
        if open_to_block:
            parried = self._parry(foe, state)
            if parried is not None:
                found.append(_ended(parried, 0.0, ONLY_BLOCKED))
                slain = self._strike(foe, parried, ranged=False)
                if slain is not None:
                    found.append(_ended(slain, gain, BLOCKED_AND_SLAIN))
        slain = self._strike(foe, state, ranged=False)
        if slain is not None:
            if open_to_block:
                parried = self._parry(foe, slain)
                if parried is not None:
                    found.append(_ended(parried, gain, BLOCKED_AND_SLAIN))
            found += [_ended(borne, gain, ENDURED_AND_SLAIN) for borne in self._endure(foe, slain)]
        found += [_ended(borne, 0.0, ONLY_ENDURED) for borne in self._endure(foe, state)]

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
        got = gather(self.means, need, values, state.mask, state.pool, state.discards)
        if got is None:
            return None
        steps = [*state.steps, *[(phase, foe.index, 0, source, use) for source, use in got.steps]]
        return _spent(state, got, steps, credit=credit)

    def _parry(self, foe: Rival, state: State) -> State | None:
        """Block all its attacks."""
        for j, n, element in foe.attacks:
            credit = state.credit
            values = BLOCK_VALUES[element]
            need = 4 * n if foe.swift else 2 * n
            if credit and self.phase == BLOCK_PHASE:
                credit = False
                need -= gathered_block(self.block, values)
            got = gather(self.means, need, values, state.mask, state.pool, state.discards)
            if got is None:
                return None
            steps = [*state.steps, *[(BLOCK_PHASE, foe.index, j, source, use) for source, use in got.steps]]
            state = _spent(state, got, steps, credit=credit)
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
        found.append(
            State(
                state.value - self.fear * harm,
                state.mask,
                state.pool,
                state.wounds + wounds,
                state.steps,
                state.modes,
                credit=state.credit,
                late=state.late,
                shields=state.shields,
                bearers=state.bearers,
                stunned=state.stunned or (wounds > 0 and foe.abilities & PARALYZE != 0),
                discards=state.discards,
            )
        )
        if damage <= 0 or not self.units or foe.abilities & ASSASSINATION:
            return
        striking = strikers(state.steps)
        for k in range(first, len(self.me.troops)):
            if state.shields >> k & 1 or not unit_bears(self.me, k) or k in striking:
                continue
            cost, left = unit_harm(self.me, k, foe, damage, element)
            behind = State(
                state.value - self.fear * cost,
                state.mask | self.means.unit_bit(k),
                state.pool,
                state.wounds,
                state.steps,
                state.modes,
                credit=state.credit,
                late=state.late,
                shields=state.shields | 1 << k,
                bearers=[*state.bearers, (foe.index, attack, k)],
                stunned=state.stunned,
                discards=state.discards,
            )
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


def _spent(state: State, got: Gathered, steps: list[Step], *, credit: bool) -> State:
    return State(
        state.value - got.cost,
        got.mask,
        got.pool,
        state.wounds,
        steps,
        state.modes,
        credit=credit,
        late=state.late,
        shields=state.shields,
        bearers=state.bearers,
        stunned=state.stunned,
        discards=got.discards,
    )


def _ended(state: State, gain: float, mode: str) -> State:
    return State(
        state.value + gain,
        state.mask,
        state.pool,
        state.wounds,
        state.steps,
        [*state.modes, mode],
        credit=state.credit,
        late=state.late + gain if mode in AFTER_BLOWS and _by_hand(state.steps) else state.late,
        shields=state.shields,
        bearers=state.bearers,
        stunned=state.stunned,
        discards=state.discards,
    )


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
