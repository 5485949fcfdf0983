"""Nodes that give points: move, influence, healing, attack, block."""

from __future__ import annotations

from typing import final

from realms.kernel.effects import Resolve
from realms.kernel.frame import Frame
from realms.kernel.model import OK, Seat, Why

from ..rules import points
from ..state import MageKnight
from ..terms import (
    BLOCK_PHASE,
    ELEMENTS,
    IN_COMBAT,
    KINDS,
    MELEE,
    MELEE_PHASE,
    PEACEFUL,
    PHYSICAL,
    RANGED_PHASE,
)
from . import lasting, words
from .base import Deed, running


@final
class Move(Deed):
    """MK-TURN-17. Points of movement; in combat only where they are good for something."""

    def __init__(self, n: int) -> None:
        super().__init__("move", PEACEFUL, "MK-COMBAT-14")
        self.n = n

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if PEACEFUL >> g.phase & 1 or points.move_counts_in_combat(g, seat):
            return OK
        return self.rule

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.gain_move(g, seat, points.with_bonus(self.n, running(run)))
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "move", self.n)


@final
class Influence(Deed):
    """MK-TURN-17. Points of influence; in combat only where they count as block."""

    def __init__(self, n: int) -> None:
        super().__init__("influence", PEACEFUL, "MK-COMBAT-14")
        self.n = n

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if PEACEFUL >> g.phase & 1 or points.influence_counts_in_combat(g, seat):
            return OK
        return self.rule

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.gain_influence(g, seat, points.with_bonus(self.n, running(run)))
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "influence", self.n)


@final
class Heal(Deed):
    """MK-HEAL-01. Healing points: at any time, but never in combat."""

    def __init__(self, n: int) -> None:
        super().__init__("heal", PEACEFUL, "MK-COMBAT-20")
        self.n = n

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        # As the second part of an effect that was played in combat it is lost (MK-COMBAT-21).
        if not IN_COMBAT >> g.phase & 1:
            points.gain_healing(g, seat, self.n)
        return None

    def text(self, lang: str) -> str:
        return words.say(lang, "heal", self.n)


@final
class Attack(Deed):
    """MK-COMBAT-31, 90. Ranged and siege attacks suit both phases of attack, others the melee phase only."""

    def __init__(self, n: int, kind: int = MELEE, element: int = PHYSICAL) -> None:
        when = 1 << MELEE_PHASE if kind == MELEE else 1 << MELEE_PHASE | 1 << RANGED_PHASE
        name = KINDS[kind] if element == PHYSICAL else f"{ELEMENTS[element]}_{KINDS[kind]}"
        super().__init__(name, when, "MK-COMBAT-31" if kind == MELEE else "MK-COMBAT-14")
        self.n = n
        self.of = kind
        self.element = element

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        if g.phase == RANGED_PHASE and lasting.has(g, lasting.ALL_SIEGE, seat):
            return OK
        return super().why_not(g, seat)

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.gain_attack(g, seat, self.n, self.of, self.element, running(run))
        return None

    def text(self, lang: str) -> str:
        return words.attack(lang, self.n, self.of, self.element)


@final
class Block(Deed):
    """MK-COMBAT-54. Block of any element, in the block phase."""

    def __init__(self, n: int, element: int = PHYSICAL, rider: str = "") -> None:
        name = "block" if element == PHYSICAL else f"{ELEMENTS[element]}_block"
        super().__init__(name, 1 << BLOCK_PHASE, "MK-COMBAT-14")
        self.n = n
        self.element = element
        self.rider = rider
        """What else happens to the enemy that is blocked with it."""

    def do(self, g: MageKnight, seat: Seat, run: Resolve[MageKnight]) -> Frame | None:
        points.gain_block(g, seat, self.n, self.element, running(run))
        if self.rider != "":
            assert g.fight is not None
            g.fight.riders.append(self.rider)
        return None

    def text(self, lang: str) -> str:
        said = words.block(lang, self.n, self.element)
        return f"{said}{words.say(lang, 'rider-' + self.rider)}" if self.rider else said
