"""Choosing fighters (RW-BATTLE-09, 10, 26, 28): who is routed, harmed or destroyed. By kinds, never by figures.

A ref of a fighter is its unit and its condition: "1" stands and has 1 damage, "r0" is routed and unharmed.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, option
from realms.kernel.stock import PASS, AskSeat

from ..data.units import UNITS
from ..state import Runewars
from ..terms import RECTANGLE, TRIANGLE
from .battle_lines import GONE, ROUTED, STANDING, BattleLines, Fighter, Host, battle_of, fall, harm, rout


def condition(f: Fighter) -> str:
    return str(f.damage) if f.state == STANDING else f"r{f.damage}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What befalls chosen fighters. Stateless."""

    VERB: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    MAY: ClassVar[bool] = False
    """May fewer be chosen than could be?"""

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        """Who may be chosen next; `hit`: those who were."""
        raise NotImplementedError

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        raise NotImplementedError

    def spend(self, army: Host, left: int, i: int) -> int:
        """How many are still to be chosen after this one."""
        return left - 1

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        """Nothing to choose: all of them are hit, or nobody can tell them apart."""
        return not self.MAY and (len(fits) <= left or len(army.kinds(fits)) == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoutDeed(Deed):
    """RW-BATTLE-09. Undamaged standing units first, then damaged standing ones."""

    VERB: ClassVar[str] = "rout_fighter"
    RULE: ClassVar[str] = "RW-BATTLE-09"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        stand = army.in_state(STANDING)
        whole = [i for i in stand if army.fighters[i].damage == 0]
        return whole if whole else stand

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        rout(g, lines, lines.sides[side].fighters[i])


@mypyc_attr(allow_interpreted_subclasses=True)
class HarmDeed(Deed):
    """RW-BATTLE-10. A damaged standing unit, any standing one, and only when none stands, routed ones likewise."""

    VERB: ClassVar[str] = "harm"
    RULE: ClassVar[str] = "RW-BATTLE-10"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        some = army.in_state(STANDING)
        if not some:
            some = army.in_state(ROUTED)
        hurt = [i for i in some if army.fighters[i].damage > 0]
        return hurt if hurt else some

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        harm(g, lines, side, i)

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        """Nobody can tell them apart, or all who stand (or all who are routed) fall anyway."""
        if len(army.kinds(fits)) == 1:
            return True
        bears = sum([army.left(i) for i in army.in_state(army.fighters[fits[0]].state)])
        return bears <= left


@final
class ConcentratedFire(HarmDeed):
    """RW-UNIT-11. Among those a unit with more than 1 health, if there is one."""

    RULE: ClassVar[str] = "RW-UNIT-11"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        some = super().fits(army, left, hit)
        tall = [i for i in some if army.health(army.fighters[i].unit) > 1]
        return tall if tall else some


@final
class CrackShot(HarmDeed):
    """RW-UNIT-21, and the arrows of the Latari's Defences. Anybody in the battle."""

    RULE: ClassVar[str] = "RW-UNIT-21"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return army.taking_part()

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        return len(army.kinds(fits)) == 1 or sum([army.left(i) for i in fits]) <= left


@final
class Burning(HarmDeed):
    """RW-UNIT-54. Different standing units."""

    RULE: ClassVar[str] = "RW-UNIT-54"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return [i for i in army.in_state(STANDING) if i not in hit]

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        return len(fits) <= left or len(army.kinds(fits)) == 1


def of_shape(army: Host, some: list[int], shape: str) -> list[int]:
    return [i for i in some if UNITS[army.fighters[i].unit].shape == shape]


def small_forced(army: Host, fits: list[int], left: int) -> bool:
    """Where it is some triangle units or 1 rectangle unit: of several rectangle units one is to be chosen."""
    large = of_shape(army, fits, RECTANGLE)
    return (not large and len(fits) <= left) or len(army.kinds(fits)) == 1


@final
class Charge(RoutDeed):
    """RW-UNIT-22. Up to 2 triangle units, or 1 rectangle unit."""

    RULE: ClassVar[str] = "RW-UNIT-22"
    MAY: ClassVar[bool] = True

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        stand = army.in_state(STANDING)
        small = of_shape(army, stand, TRIANGLE)
        return small if hit else small + of_shape(army, stand, RECTANGLE)

    def spend(self, army: Host, left: int, i: int) -> int:
        return 0 if UNITS[army.fighters[i].unit].shape == RECTANGLE else left - 1


@final
class Stun(RoutDeed):
    """RW-UNIT-52. One of initiative 2 or more."""

    RULE: ClassVar[str] = "RW-UNIT-52"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return [i for i in army.in_state(STANDING) if UNITS[army.fighters[i].unit].initiative >= 2]


@final
class Terrifying(Deed):
    """RW-UNIT-44. Different units: each is routed, or destroyed if it already was."""

    VERB: ClassVar[str] = "terrify"
    RULE: ClassVar[str] = "RW-UNIT-44"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return [i for i in army.taking_part() if i not in hit]

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        f = lines.sides[side].fighters[i]
        if f.state == ROUTED:
            fall(g, lines, f)
        else:
            rout(g, lines, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class DestroyDeed(Deed):
    VERB: ClassVar[str] = "destroy_fighter"

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        fall(g, lines, lines.sides[side].fighters[i])


@final
class MortalStrike(DestroyDeed):
    """RW-UNIT-31. No hexagon unit."""

    RULE: ClassVar[str] = "RW-UNIT-31"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return [i for i in army.taking_part() if UNITS[army.fighters[i].unit].shape != "hexagon"]


@final
class RainFire(DestroyDeed):
    """RW-UNIT-43. 2 triangle units or 1 rectangle unit; what can be done in full comes first (RW-BATTLE-26)."""

    RULE: ClassVar[str] = "RW-UNIT-43"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        some = army.taking_part()
        small = of_shape(army, some, TRIANGLE)
        if hit:
            return small
        large = of_shape(army, some, RECTANGLE)
        return small + large if len(small) >= left or not large else large

    def spend(self, army: Host, left: int, i: int) -> int:
        return 0 if UNITS[army.fighters[i].unit].shape == RECTANGLE else left - 1

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        return small_forced(army, fits, left)


@final
class FlamingBreath(DestroyDeed):
    """RW-UNIT-55. Up to so many triangle units."""

    RULE: ClassVar[str] = "RW-UNIT-55"
    MAY: ClassVar[bool] = True

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return of_shape(army, army.taking_part(), TRIANGLE)


@final
class BloodPyre(DestroyDeed):
    """RW-BATTLE-14. Triangle units, as many as there are; without any, 1 rectangle unit."""

    RULE: ClassVar[str] = "RW-BATTLE-14"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        some = army.taking_part()
        small = of_shape(army, some, TRIANGLE)
        return small if small or hit else of_shape(army, some, RECTANGLE)

    def spend(self, army: Host, left: int, i: int) -> int:
        return 0 if UNITS[army.fighters[i].unit].shape == RECTANGLE else left - 1

    def forced(self, army: Host, fits: list[int], left: int) -> bool:
        return small_forced(army, fits, left)


@final
class Leave(Deed):
    """RW-UNIT-23. One standing unit goes; the ability sends it on its way (RW-BATTLE-30)."""

    VERB: ClassVar[str] = "leave_battle"
    RULE: ClassVar[str] = "RW-UNIT-23"

    def fits(self, army: Host, left: int, hit: list[int]) -> list[int]:
        return army.in_state(STANDING)

    def do(self, g: Runewars, lines: BattleLines, side: int, i: int) -> None:
        lines.sides[side].fighters[i].state = GONE
        lines.sides[side].mark = i


ROUTS: Final = "routs"
DAMAGE: Final = "damage"
DEEDS: Final[dict[str, Deed]] = {
    ROUTS: RoutDeed(),
    DAMAGE: HarmDeed(),
    "concentrated_fire": ConcentratedFire(),
    "crack_shot": CrackShot(),
    "burning": Burning(),
    "charge": Charge(),
    "stun": Stun(),
    "terrifying": Terrifying(),
    "mortal_strike": MortalStrike(),
    "rain_fire": RainFire(),
    "flaming_breath": FlamingBreath(),
    "blood_pyre": BloodPyre(),
    "word_of_vaal": Leave(),
}


@final
class Pick(AskSeat[Runewars]):
    """Somebody chooses fighters of one side for a deed, one after the other; what is forced is not asked."""

    PROMPT: ClassVar[str] = "rw-pick"

    def __init__(
        self,
        seat: Public[int],
        side: Public[int],
        deed: Public[str],
        left: Public[int],
        hit: Public[list[int]],
    ) -> None:
        super().__init__(seat)
        self.side = side  # whose fighters
        self.deed = deed
        self.left = left
        self.hit = hit  # places of those chosen so far

    def asked_by(self, g: Runewars) -> str:
        return DEEDS[self.deed].RULE

    def args(self, g: Runewars) -> tuple[tuple[str, str | int], ...]:
        return (("deed", self.deed), ("n", self.left))

    def settle(self, g: Runewars) -> Frame | None:
        self.force(g, battle_of(g))
        return None

    def force(self, g: Runewars, lines: BattleLines) -> None:
        """Everything that leaves no choice."""
        deed = DEEDS[self.deed]
        army = lines.sides[self.side]
        while self.left > 0:
            fits = deed.fits(army, self.left, self.hit)
            if not fits:
                self.left = 0
            elif deed.forced(army, fits, self.left):
                self.take(g, lines, fits[0])
            else:
                return

    def take(self, g: Runewars, lines: BattleLines, i: int) -> None:
        deed = DEEDS[self.deed]
        self.left = deed.spend(lines.sides[self.side], self.left, i)
        self.hit.append(i)
        deed.do(g, lines, self.side, i)

    def open(self, g: Runewars) -> bool:
        return self.left > 0

    def choices(self, g: Runewars, menu: Decision) -> None:
        deed = DEEDS[self.deed]
        army = battle_of(g).sides[self.side]
        fits = deed.fits(army, self.left, self.hit)
        for i in army.kinds(fits):
            menu.offer(OK, fighter_option(deed.VERB, army.fighters[i]))
        if g.explain:
            for i in army.kinds([i for i in army.taking_part() if army.alike(i, fits) < 0]):
                menu.offer(deed.RULE, fighter_option(deed.VERB, army.fighters[i]))
        if deed.MAY:
            menu.offer(OK, PASS)

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        if option.verb == "pass":
            self.left = 0
            return None
        lines = battle_of(g)
        army = lines.sides[self.side]
        for i in DEEDS[self.deed].fits(army, self.left, self.hit):
            if fighter_option(option.verb, army.fighters[i]).key == option.key:
                self.take(g, lines, i)
                break
        return None


def fighter_option(verb: str, f: Fighter) -> Option:
    return option(verb, f.unit, condition(f))


def pick(g: Runewars, lines: BattleLines, seat: Seat, side: int, deed: str, n: int) -> Frame | None:
    """`seat` chooses `n` fighters of `side`; None if nothing was to be asked, and it is done."""
    asking = Pick(seat, side, deed, n, [])
    asking.force(g, lines)
    return asking if asking.left > 0 else None


def befalls(g: Runewars, lines: BattleLines, side: int, deed: str, n: int) -> Frame | None:
    """The side's own player chooses."""
    return pick(g, lines, lines.sides[side].decider, side, deed, n) if n > 0 else None
