"""Who fights in a battle and in what state (RW-BATTLE-02, 09 to 11, 15). Nothing is asked here.

The units of a battle stand on no area: its frame has them. The area keeps its holder until the battle is decided.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Part
from realms.kernel.model import Public, Seat

from ..data.developments import DAMAGED, INTACT, SIEGE
from ..data.fate import Cell, cell
from ..data.titles import RUNE_STRENGTH
from ..data.units import UNITS
from ..events import UNIT_DESTROYED, UNIT_HARMED, UNIT_ROUTED
from ..state import Runewars
from ..terms import LORD_COMMANDER, NOBODY, ORB, TITLES
from .afield import Afield
from .areas import rune_in

ATTACKER: Final = 0
DEFENDER: Final = 1
UNDECIDED: Final = -1

STANDING: Final = 0
ROUTED: Final = 1
BEFORE: Final = 2
"""Routed before the battle: it takes no part, and is destroyed if its side loses."""
GONE: Final = 3
"""Destroyed, or made to retreat."""

TOUGH: Final[dict[str, int]] = {"flesh_ripper": 3, "sorcerer": 2}
"""RW-UNIT-41, 51. Health by these abilities until the battle ends."""

# What adds to the strength of a side, besides its standing units.
LAY_SIEGE: Final = "lay_siege"
BATTLE_CRY: Final = "battle_cry"
CURTAIN_WALL: Final = "curtain_wall"
STRONGHOLD: Final = "stronghold"
UNITS_LINE: Final = "units"
BONUSES: Final = (LAY_SIEGE, BATTLE_CRY, CURTAIN_WALL)


@final
class Fighter(Part):
    """One figure in a battle. Those that are gone stay in the line, so that places never change."""

    def __init__(self, unit: Public[str], damage: Public[int], state: Public[int]) -> None:
        self.unit = unit
        self.damage = damage
        self.state = state


@final
class Drawn(Part):
    """A fate card of a type, and what came of it: how much of the damage, the routs or the orb it shows there took
    effect; UNDECIDED until its step of the round."""

    def __init__(self, unit: Public[str], card: Public[str], came: Public[int]) -> None:
        self.unit = unit
        self.card = card
        self.came = came

    def shown(self) -> Cell:
        """RW-BATTLE-07."""
        return cell(self.card, UNITS[self.unit].shape)


@final
class Host(Part):
    """One side. `seat`: a player or NEUTRALS; `decider`: the player who decides for it (RW-BATTLE-03)."""

    def __init__(
        self,
        seat: Public[int],
        decider: Public[int],
        fighters: Public[list[Fighter]],
        drawn: Public[list[str]],
        kind: Public[str],
        cards: Public[list[str]],
        orbs: Public[int],
        routs: Public[int],
        damage: Public[int],
        tough: Public[list[str]],
        bonus: Public[dict[str, int]],
        mark: Public[int],
        read: Public[list[Drawn]],
    ) -> None:
        self.seat = seat
        self.decider = decider
        self.fighters = fighters
        self.drawn = drawn  # types that have drawn in this battle
        self.kind = kind  # the type whose cards lie open
        self.cards = cards  # its cards, in the order in which they were drawn
        self.orbs = orbs  # still to be resolved
        self.routs = routs  # flags against the other side, still to be resolved
        self.damage = damage
        self.tough = tough  # types whose ability gives them more health
        self.bonus = bonus  # strength by source: LAY_SIEGE, BATTLE_CRY, CURTAIN_WALL
        self.mark = mark  # what an ability remembers until its second part
        self.read = read  # all cards of this initiative, those that were laid down too

    def health(self, unit: str) -> int:
        printed = UNITS[unit].health
        return max(printed, TOUGH[unit]) if unit in self.tough else printed

    def left(self, i: int) -> int:
        """Damage that the fighter still bears."""
        f = self.fighters[i]
        return self.health(f.unit) - f.damage

    def in_state(self, state: int) -> list[int]:
        return [i for i, f in enumerate(self.fighters) if f.state == state]

    def taking_part(self) -> list[int]:
        """RW-BATTLE-26. All who fight, standing or routed in this battle."""
        return [i for i, f in enumerate(self.fighters) if f.state <= ROUTED]

    def standing(self, unit: str) -> int:
        count = 0
        for f in self.fighters:
            if f.state == STANDING and f.unit == unit:
                count += 1
        return count

    def types(self) -> int:
        """Different types among the standing units."""
        found: list[str] = []
        for f in self.fighters:
            if f.state == STANDING and f.unit not in found:
                found.append(f.unit)
        return len(found)

    def waiting(self, initiative: int) -> list[str]:
        """RW-BATTLE-06, 12. Types of an initiative that stand and have not drawn."""
        found: list[str] = []
        for f in self.fighters:
            if f.state != STANDING or f.unit in self.drawn or f.unit in found:
                continue
            if UNITS[f.unit].initiative == initiative:
                found.append(f.unit)
        return sorted(found)

    def kinds(self, some: list[int]) -> list[int]:
        """Of fighters that nobody can tell apart only the first."""
        found: list[int] = []
        for i in some:
            if self.alike(i, found) < 0:
                found.append(i)
        return found

    def alike(self, i: int, some: list[int]) -> int:
        """One of `some` that is just like fighter i, or -1."""
        f = self.fighters[i]
        for j in some:
            other = self.fighters[j]
            if other.unit == f.unit and other.damage == f.damage and other.state == f.state:
                return j
        return -1

    def comes_of(self, icon: str, n: int) -> None:
        """So much of what the cards of the drawing type show took effect; the first drawn count first."""
        for drawn in self.read:
            if drawn.unit == self.kind and drawn.shown().kind == icon:
                drawn.came = min(n, drawn.shown().n)
                n -= drawn.came

    def orb_used(self) -> None:
        """The first orb that was not."""
        for drawn in self.read:
            if drawn.came == UNDECIDED and drawn.shown().kind == ORB:
                drawn.came = 1
                return

    def units_in(self, state: int) -> list[str]:
        return sorted([f.unit for f in self.fighters if f.state == state])


def host(seat: int, decider: Seat, standing: list[str], routed: list[str]) -> Host:
    fighters = [Fighter(unit, 0, STANDING) for unit in sorted(standing)]
    fighters += [Fighter(unit, 0, BEFORE) for unit in sorted(routed)]
    return Host(seat, decider, fighters, [], "", [], 0, 0, 0, [], {}, NOBODY, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleLines(Afield):
    """What a battle has; how it goes on is said by `Battle`."""

    def __init__(
        self,
        area: int,
        sides: list[Host],
        siege: bool,
        initiative: int,
        winner: int,
        orderly: bool,
        fallen: bool,
        worn: bool,
        claim: str,
        scorched: bool,
        at: str,
    ) -> None:
        super().__init__(at)
        self.area = area
        self.sides = sides  # ATTACKER, DEFENDER
        self.siege = siege  # the bonus of Conquer (RW-ORDER-13)
        self.initiative = initiative
        self.winner = winner  # a side, or UNDECIDED
        self.orderly = orderly  # the loser goes by Tactical Retreat (RW-TACTIC-48)
        self.fallen = fallen  # a stronghold stood here that the attacker may replace
        self.worn = worn  # would the attacker's be damaged?
        self.claim = claim  # how the attacker replaces it, an option key; an empty word: he does not
        self.scorched = scorched  # RW-TACTIC-45

    def holds(self, g: Runewars, seat: Seat) -> bool:
        for side in self.sides:
            if side.seat == seat and [f for f in side.fighters if f.state != GONE]:
                return True
        return False


def battle_of(g: Runewars) -> BattleLines:
    """The battle that is fought."""
    lines = g.nearest(BattleLines)
    assert lines is not None
    return lines


def side_of(lines: BattleLines, seat: Seat) -> int:
    """The side of a player, or -1 if it is somebody else's battle."""
    for side in (ATTACKER, DEFENDER):
        if lines.sides[side].seat == seat:
            return side
    return -1


def fall(g: Runewars, lines: BattleLines, f: Fighter) -> None:
    """RW-BATTLE-11."""
    f.state = GONE
    g.tell(UNIT_DESTROYED, f.unit, g.land.areas[lines.area])


def rout(g: Runewars, lines: BattleLines, f: Fighter) -> None:
    """RW-SEASON-26. In a drought it is destroyed instead."""
    if g.card == "drought":
        fall(g, lines, f)
        return
    f.state = ROUTED
    g.tell(UNIT_ROUTED, f.unit, g.land.areas[lines.area])


def harm(g: Runewars, lines: BattleLines, side: int, i: int) -> None:
    """One damage (RW-BATTLE-11)."""
    army = lines.sides[side]
    f = army.fighters[i]
    f.damage += 1
    g.tell(UNIT_HARMED, f.unit, 1)
    if army.left(i) <= 0:
        fall(g, lines, f)


def strength_lines(g: Runewars, lines: BattleLines, side: int) -> list[tuple[str, int]]:
    """RW-BATTLE-15. The strength of a side as it is now, line by line: what it comes from, and how much."""
    army = lines.sides[side]
    found = [(UNITS_LINE, len(army.in_state(STANDING)))]
    for source in BONUSES:
        if army.bonus.get(source, 0):
            found.append((source, army.bonus[source]))
    if g.titles[TITLES.index(LORD_COMMANDER)] == army.seat and rune_in(g, lines.area) >= 0:
        found.append((LORD_COMMANDER, RUNE_STRENGTH))
    if side == DEFENDER and g.fort[lines.area] != NOBODY:
        walls = DAMAGED if g.broken[lines.area] else INTACT
        found.append((STRONGHOLD, max(0, walls - SIEGE) if lines.siege else walls))
    return found


def strength(g: Runewars, lines: BattleLines, side: int) -> int:
    return sum([n for _, n in strength_lines(g, lines, side)])
