"""The block in a hero battle (MK-PVP-22, 23, 32, 53, 56, 57): what it takes off, and what rides on it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Verb
from realms.kernel.model import OK, Arg, Decision, Option, Public, Refs, Seat, Why, option
from realms.kernel.stock import NONE as NOTHING, AskOnce

from ..events import BANNER_USED
from ..state import MageKnight
from ..terms import BLUE, ICE, MELEE_PHASE, NONE, PHASES, RED
from ..vocabulary import lasting
from . import banners, riders, units
from .combat import END_PHASE
from .duel import attack_points, contributors, efficient, elements, rival_of, sides
from .duel_aims import shake, stop_share, unit_why
from .duel_attack import OWN_TURN, PARTIAL
from .duel_choose import Role
from .mana import bound
from .points import gain_fame

COLOUR_OF: Final[dict[str, int]] = {riders.ICE_SHIELD: BLUE, riders.EXPLODING_SHIELD: RED}
"""MK-PVP-51, 53. What rides on a block and hits a unit of the attack, and its colour."""


def block_points(g: MageKnight) -> list[int]:
    """The gathered block. Cold Toughness counts the mana of the attack, since no token can be looked at."""
    fight, duel = sides(g)
    points = fight.block[:]
    points[ICE] += fight.riders.count(riders.COLD_TOUGHNESS) * duel.mana
    return points


def block_total(g: MageKnight) -> int:
    """MK-PVP-22. What the block is worth; inefficient points are halved together."""
    attack = elements(g)
    points = block_points(g)
    good = sum([n for element, n in enumerate(points) if efficient(element, attack)])
    return good + (sum(points) - good) // 2


def taken_off(g: MageKnight) -> int:
    """MK-PVP-23, 32. From afar two points of block take off one, unless an effect takes the swiftness away."""
    fight, duel = sides(g)
    at_ease = duel.stage == MELEE_PHASE or riders.NO_SWIFT in fight.riders
    total = block_total(g)
    return total if at_ease else total // 2


def unblocked(g: MageKnight) -> int:
    """MK-PVP-24. What is left of the attack."""
    return max(0, sum(attack_points(g)) - taken_off(g))


@final
class FrightenUnit(Verb[MageKnight]):
    """MK-PVP-56. Banner of Fear: the unit under it is spent, the share of another leaves the attack; fame 1."""

    NAME: ClassVar[str] = "fear"

    def offer(self, g: MageKnight, seat: Seat, menu: Decision) -> None:
        hero = g.heroes[seat]
        i = banners.carrier(hero, banners.FEAR)
        if i != NONE:
            why = units.use_why(g, seat, hero.units[i])
            for k in contributors(sides(g)[1]):
                menu.offer(why, option("fear", str(k)))

    def do(self, g: MageKnight, seat: Seat, refs: Refs) -> Frame | None:
        hero = g.heroes[seat]
        unit = hero.units[banners.carrier(hero, banners.FEAR)]
        unit.spent = True
        sides(g)[0].began = True
        g.tell(BANNER_USED, seat, banners.FEAR, unit.kind)
        stop_share(g, rival_of(sides(g)[1], seat), int(refs[0]))
        gain_fame(g, seat, 1)
        return None


LAST: Final[tuple[Verb[MageKnight], ...]] = (FrightenUnit(), END_PHASE)
OWN_BLOCK: Final = OWN_TURN + LAST
PARTIAL_BLOCK: Final = PARTIAL + LAST


@final
class HeroBlock(Role):
    """MK-PVP-22. The other gathers block points and special effects against the attack."""

    RULE: ClassVar[str] = "MK-PVP-22"
    PROMPT: ClassVar[str] = "hero-block"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def settle(self, g: MageKnight) -> Frame | None:
        """MK-PVP-56, 57. Of an attack that was cancelled nothing is left to block."""
        if not sum(attack_points(g)):
            self.going = False
        return None

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        stage = PHASES[sides(g)[1].stage]
        return (("phase", stage), ("n", sum(attack_points(g))), ("left_n", unblocked(g)))

    def verbs(self, g: MageKnight) -> tuple[Verb[MageKnight], ...]:
        return PARTIAL_BLOCK if bound(g, self.seat) else OWN_BLOCK


def next_rider(g: MageKnight, seat: Seat) -> Frame | None:
    """MK-PVP-53. The attack was reduced to nothing: what rode on the block happens, one after the other."""
    fight, _ = sides(g)
    while fight.riders:
        rider = fight.riders.pop(0)
        if rider == riders.BURNING_SHIELD:
            lasting.lay(g, lasting.BURNING, 1, lasting.END_OF_COMBAT, rider, seat)
        elif rider in COLOUR_OF and HitBack(seat, rider).targets(g):
            return HitBack(seat, rider)
    return None


@final
class HitBack(AskOnce[MageKnight]):
    """MK-PVP-53. An ice or exploding shield: which unit of the attack it hits."""

    RULE: ClassVar[str] = "MK-PVP-53"
    PROMPT: ClassVar[str] = "choose-rival-unit"

    def __init__(self, seat: Public[int], rider: Public[str], going: Public[bool] = True) -> None:
        super().__init__(seat, going)
        self.rider = rider

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        return (("source", self.rider),)

    def targets(self, g: MageKnight) -> list[int]:
        _, duel = sides(g)
        rival = g.heroes[duel.attacker]
        return [i for i in contributors(duel) if rival.units[i].wounds == 0]

    def why(self, g: MageKnight, i: int) -> Why:
        return unit_why(g, sides(g)[1].attacker, i, COLOUR_OF[self.rider])

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for i in self.targets(g):
            menu.offer(self.why(g, i), option("enemy", str(i)))
        if not menu.options:
            menu.offer(OK, NOTHING)

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        if option.verb == "enemy":
            owner, i = sides(g)[1].attacker, int(option.refs[0])
            if self.rider == riders.ICE_SHIELD:
                shake(g, owner, i, armour=riders.FROZEN)
            else:
                units.wound(g, owner, i)
        return None
