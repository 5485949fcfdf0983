"""Aims worth trying at the start of a turn or in the middle of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.means import means_of
from realms.bots.greedy.mk.plans import ASSAULT, CHALLENGE, ENTER, EXPLORE, INTERACT, LIBERATE, STAY, Plan, Thinker
from realms.bots.greedy.mk.position import Position
from realms.bots.greedy.mk.turns import FINISH, REST
from realms.games.mage_knight.state import MageKnight
from realms.games.mage_knight.terms import NONE
from realms.kernel.model import Decision, Seat
from realms.kernel.view import project

from .paths import FAR, ways_to

BOLD: Final = 0.35
RECKLESS: Final = 0.15
CAREFUL: Final = 2.0
EAGER: Final = 8.0
FURIOUS: Final = 25.0
"""How much a wound counts, and a defender of a city."""
FIGHTING: Final = (CHALLENGE, ASSAULT, ENTER, LIBERATE)
MOST: Final[dict[str, int]] = {EXPLORE: 3, CHALLENGE: 3, ASSAULT: 3, ENTER: 2, LIBERATE: 2, INTERACT: 3, STAY: 3}
FEW: Final[dict[str, int]] = {EXPLORE: 1, CHALLENGE: 2, ASSAULT: 2, ENTER: 1, LIBERATE: 1, INTERACT: 2, STAY: 1}
"""Plans of each kind that are tried, the most promising ones first; and in turns to come."""


def aims(world: MageKnight, seat: Seat, decision: Decision, *, few: bool = False) -> list[Aim]:
    """What to try, beginning with what the greedy bot does by itself. `few`: only the most promising of it."""
    found = [Aim()] if few else [Aim(), Aim(fear=BOLD)]
    if decision.prompt != "move":
        if decision.prompt in ("fight", "assign-damage", "take-damage"):
            found.append(Aim(fear=CAREFUL))
            if world.fight is not None and world.fight.hex in [city.hex for city in world.cities]:
                found += [Aim(fear=BOLD, zeal=EAGER), Aim(fear=RECKLESS, zeal=FURIOUS)]
        return found
    thinker = _thinker(world, seat)
    seen: dict[str, list[tuple[int, int]]] = {verb: [] for verb in MOST}
    for plan in promising(thinker.considered, FEW if few else MOST, thinker.pos.cities):
        seen[plan.verb].append((plan.hex, plan.target))
        siege = plan.verb == ASSAULT and plan.hex in thinker.pos.cities
        if not few or plan.verb not in FIGHTING:
            found.append(Aim(plan.verb, plan.hex, plan.target))
        if plan.verb in FIGHTING:
            if not few or not siege:
                found.append(Aim(plan.verb, plan.hex, plan.target, BOLD))
            if siege:
                found.append(Aim(plan.verb, plan.hex, plan.target, BOLD, EAGER))
                found.append(Aim(plan.verb, plan.hex, plan.target, RECKLESS, FURIOUS))
    for hex in _nearest(thinker):
        if (hex, NONE) not in seen[STAY]:
            seen[STAY].append((hex, NONE))
            found.append(Aim(STAY, hex))
    for option in decision.options:
        if option.verb == REST:
            found.append(Aim(REST))
    found.append(Aim(FINISH))
    return found


def promising(plans: list[Plan], most: dict[str, int], cities: dict[int, tuple[int, int]]) -> list[Plan]:
    """The best plans, so many of each kind; assaults on cities always, of which the greedy bot thinks little."""
    found: list[Plan] = []
    seen: dict[str, list[tuple[int, int]]] = {verb: [] for verb in most}
    for plan in sorted(plans, key=_by_value):
        known = seen[plan.verb]
        if (plan.hex, plan.target) in known:
            continue
        if len(known) < most[plan.verb] or (plan.verb == ASSAULT and plan.hex in cities):
            known.append((plan.hex, plan.target))
            found.append(plan)
    return found


def _thinker(world: MageKnight, seat: Seat) -> Thinker:
    """One that has thought of all that the greedy bot thinks of, also when it is bold."""
    look = partial(project, world, seat)
    pos = Position(look(), Aim(fear=BOLD))
    thinker = Thinker(pos, means_of(pos))
    thinker.best()
    return thinker


def _nearest(thinker: Thinker) -> list[int]:
    """Where a walk can end nearest to what is to be explored, and to a city that is not conquered."""
    pos = thinker.pos
    ends = [plan.hex for plan in thinker.considered if plan.verb == STAY]
    unexplored = list(thinker.edges) if pos.tiles or pos.core_tiles else []
    cities = [hex for hex in pos.annexes if hex not in pos.conquered and not thinker.ways.closed(hex)]
    found: list[int] = []
    for targets in (unexplored, cities):
        if targets and ends:
            far = ways_to(thinker.ways, targets)
            found.append(min([(far.get(hex, FAR), hex) for hex in ends])[1])
    return found


def _by_value(plan: Plan) -> float:
    return -plan.value
