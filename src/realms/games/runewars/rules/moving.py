"""Movement (RW-MOVE): how far a unit gets, what hinders it, and the cards that ease it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskOnce

from ..data.units import UNITS
from ..events import ALLIANCE_LAPSED, PASS_OPENED, UNITS_MOVED
from ..state import Runewars
from ..terms import MOUNTAIN, NEUTRALS, NOBODY, NONE
from .areas import controller, is_neutral, rulers, units, winter
from .armies import take
from .tactics import PLAYS, Play
from .turn import turn_of

REACH: Final = 2  # RW-MOVE-03
FAST_REACH: Final = 3
TELEPORTED: Final = 4  # figures of RW-TACTIC-49
PASS: Final = "pass"
SWIFT: Final = "swift"
"""What a turn remembers of cards that were played before the move itself."""


def far(unit: str) -> int:
    return FAST_REACH if UNITS[unit].fast else REACH


def calm_areas(g: Runewars, seat: Seat) -> list[bool]:
    """RW-MOVE-04. What units of the seat pass through and enter without a word: friendly and empty areas."""
    return [ruler in (seat, NOBODY) for ruler in rulers(g)]


def reach(g: Runewars, calm: list[bool], area: int, flying: bool, passes: list[str]) -> list[int]:
    """RW-MOVE-02 to 05. Steps between `area` and every other; NONE where a fast unit does not get. A way is the
    same in both directions, so this holds for coming and going."""
    ways = g.land.ways(winter(g), flying)
    opened = borders(g, passes)
    found = [NONE] * len(ways)
    found[area] = 0
    edge = [area]
    for step in range(1, FAST_REACH + 1):
        further: list[int] = []
        for at in edge:
            for n in beyond(ways[at], at, opened):
                if found[n] == NONE:
                    found[n] = step
                    if calm[n]:
                        further.append(n)
        edge = further
    return found


def beyond(ways: tuple[int, ...], area: int, opened: list[tuple[int, int]]) -> list[int]:
    """What is entered from an area: by its open borders, and by those that a card has opened."""
    found = list(ways)
    for one, other in opened:
        if area == one:
            found.append(other)
        elif area == other:
            found.append(one)
    return found


def held(g: Runewars, seat: Seat, area: int) -> bool:
    """RW-MOVE-07. Does the seat's own token keep its units there?"""
    return g.activated[area] >> seat & 1 == 1


def far_why(g: Runewars, unit: str, area: int, target: int) -> Why:
    """Why a unit cannot get there: the borders (RW-MOVE-02), the way (03), or who stands in it (04)."""
    limit = far(unit)
    if not 0 < g.land.steps([target], winter(g), True)[area] <= limit:
        return "RW-MOVE-03"
    if not 0 < g.land.steps([target], winter(g), UNITS[unit].flying)[area] <= limit:
        return "RW-MOVE-02"
    return "RW-MOVE-04"


def companions(g: Runewars, area: int) -> int:
    """RW-DIPLO-04. Faction units there, by which neutrals are somebody's allies."""
    return len([unit for unit in units(g, area) if not is_neutral(unit)])


def waiting(g: Runewars, area: int, froms: list[int], who: list[str]) -> list[str]:
    """Standing units of the area that are not among those who will go; faction units before neutrals."""
    still = g.standing[area][:]
    for i, unit in enumerate(who):
        if froms[i] == area:
            still.remove(unit)
    return [u for u in still if not is_neutral(u)] + [u for u in still if is_neutral(u)]


def kinds(who: list[str]) -> list[str]:
    """Each type once, where equal ones stand side by side."""
    return [unit for i, unit in enumerate(who) if i == 0 or unit != who[i - 1]]


def leave(g: Runewars, seat: Seat, froms: list[int], who: list[str], tos: list[int]) -> None:
    """Units set out; each kind is told once. Neutrals with whom nobody stays, and to whom nobody comes, are allies
    of nobody."""
    journeys: list[tuple[int, int, str]] = []
    for i in range(len(who)):
        take(g, froms[i], who[i])
        journeys.append((froms[i], tos[i], who[i]))
    names = g.land.areas
    for i, journey in enumerate(journeys):
        if journey not in journeys[:i]:
            start, end, unit = journey
            g.tell(UNITS_MOVED, seat, f"{unit}-{journeys.count(journey)}", names[start], names[end])
    for area, name in enumerate(names):
        if area in froms and area not in tos and g.holder[area] == NEUTRALS and controller(g, area) < 0:
            g.tell(ALLIANCE_LAPSED, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mover(AskOnce[Runewars]):
    """A question in which figures are moved. `passes`: red borders that are open now, as "5B:3A" (RW-TACTIC-34).
    `swift`: how many more figures may move as fast flyers (RW-TACTIC-49)."""

    def __init__(self, seat: Seat, passes: list[str], swift: int, going: bool) -> None:
        super().__init__(seat, going)
        self.passes = passes
        self.swift = swift


def border_name(g: Runewars, one: int, other: int) -> str:
    return f"{g.land.areas[min(one, other)]}:{g.land.areas[max(one, other)]}"


def borders(g: Runewars, passes: list[str]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for name in passes:
        one, other = name.split(":")
        found.append((g.land.index[one], g.land.index[other]))
    return found


def passes_of(g: Runewars) -> list[str]:
    """The borders that are open in this turn."""
    turn = turn_of(g)
    return [] if turn is None else [word[len(PASS) + 1 :] for word in turn.done if word.startswith(f"{PASS}:")]


def open_pass(g: Runewars, seat: Seat, border: str) -> None:
    """For the figures that are moved now, and for all others of the seat in this turn."""
    mover = g.nearest(Mover)
    if mover is not None:
        mover.passes.append(border)
    turn = turn_of(g)
    if turn is not None:
        turn.done.append(f"{PASS}:{border}")
    one, other = border.split(":")
    g.tell(PASS_OPENED, seat, one, other)


def closed_borders(g: Runewars) -> list[str]:
    """Red borders between two areas that no card has opened."""
    mover = g.nearest(Mover)
    opened = mover.passes if mover is not None else passes_of(g)
    found: list[str] = []
    for area, near in enumerate(g.land.near):
        for other in near:
            if area < other and g.land.border(area, other) == MOUNTAIN:
                name = border_name(g, area, other)
                if name not in opened:
                    found.append(name)
    return found


@final
class ChoosePass(AskOnce[Runewars]):
    """RW-TACTIC-34. Which red border does not count. Designed: the card opens one border, to all who move."""

    RULE: ClassVar[str] = "RW-TACTIC-34"
    PROMPT: ClassVar[str] = "rw-choose-pass"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat, going)

    def choices(self, g: Runewars, menu: Decision) -> None:
        for name in closed_borders(g):
            one, other = name.split(":")
            menu.offer(OK, option("border", one, other))

    def chosen(self, g: Runewars, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        open_pass(g, seat, f"{option.refs[0]}:{option.refs[1]}")
        return None


@final
class HiddenPass(Play):
    """RW-TACTIC-34."""

    def why(self, g: Runewars, seat: Seat, moment: str) -> Why:
        return OK if closed_borders(g) else "RW-TACTIC-05"

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        closed = closed_borders(g)
        if len(closed) > 1:
            return ChoosePass(seat)
        open_pass(g, seat, closed[0])
        return None


@final
class Teleportation(Play):
    """RW-TACTIC-49. Those who could not get there otherwise use it up, up to four of them."""

    def play(self, g: Runewars, seat: Seat, moment: str) -> Frame | None:
        mover = g.nearest(Mover)
        turn = turn_of(g)
        if mover is not None:
            mover.swift += TELEPORTED
        elif turn is not None:
            turn.done.append(SWIFT)
        return None


PLAYS["hidden_pass"] = HiddenPass()
PLAYS["teleportation"] = Teleportation()
