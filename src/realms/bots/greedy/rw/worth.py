"""What things are worth to the bot, in points of which a rune is ten."""

from __future__ import annotations

from typing import Final

from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.data.titles import REWARDS_FOR_RUNE
from realms.games.runewars.terms import CAPTAIN, DIAL_LIMIT

from .odds import MIGHT
from .position import Position, is_neutral

RUNE: Final = 10.0
VICTORY: Final = 100.0
RESOURCE: Final[tuple[float, ...]] = (1.3, 1.0, 1.0)
"""Food feeds armies as well."""
LAND: Final = 1.9
"""How much more a resource is worth that comes every year."""
CITY: Final = 3.5
UNIT: Final = 1.3
INFLUENCE: Final = 1.1
TACTIC: Final = 0.9
QUEST: Final = 1.5
RIVAL: Final = 0.5
"""What a rival loses, in parts of what it would be worth to the bot."""
STRONGHOLD: Final = 3.0

EASE: Final[dict[str, float]] = {
    "the_brink_of_victory": 9.0,
    "spread_the_good_word": 8.0,
    "influential_leadership": 7.0,
    "conqueror": 6.5,
    "tactical_dominator": 6.0,
    "a_massive_army": 5.5,
    "a_mighty_empire": 5.0,
    "economic_control": 4.0,
    "friends_indeed": 3.5,
    "support_of_the_giants": 3.0,
    "support_of_the_dragons": 3.0,
    "the_giants_horde": 2.5,
    "the_dragons_horde": 2.5,
    "bound_by_honor": 2.0,
    "political_control_evil": 1.5,
    "the_price_of_treachery": 1.0,
}
"""Which objectives are soonest met."""


def unit(pos: Position, id: str) -> float:
    """A unit on the map; late in the game few of them will fight again."""
    value = UNIT * MIGHT[id] * min(1.0, 0.35 + 0.25 * pos.left)
    if is_neutral(id) and "friends_indeed" in pos.objectives:
        value += 1.0
    return value


def army(pos: Position, units: list[str]) -> float:
    return sum([unit(pos, id) for id in units])


def area(pos: Position, a: int) -> float:
    """What it is worth to get an area, besides what its battle costs."""
    value = 0.0
    for i, n in enumerate(pos.land.resources[a]):
        if n and pos.income[i] < DIAL_LIMIT:
            value += min(n, DIAL_LIMIT - pos.income[i]) * RESOURCE[i] * pos.time * LAND
    if pos.city[a]:
        value += CITY * pos.time
    value += rune_in(pos, a) + aim(pos, a)
    owner = pos.control[a]
    if owner >= 0:
        value += 1.0 + (STRONGHOLD if pos.fort[a] == owner else 0.0) * RIVAL
    return value


def rune_in(pos: Position, a: int) -> float:
    """A rune that another has counts twice the closer he is to the end."""
    n = pos.rune[a]
    if n == 0.0:
        return 0.0
    if n >= pos.missing:
        return VICTORY
    owner = pos.control[a]
    value = RUNE * n
    return value * (1.0 + RIVAL * 2.0 / pos.seats + pos.lead(owner)) if owner >= 0 else value


def aim(pos: Position, a: int) -> float:
    """What an area does for the objectives."""
    value = 0.0
    for objective in pos.objectives:
        if objective == "spread_the_good_word" and pos.city[a]:
            value += RUNE / 2
        elif objective == "conqueror" and pos.home_seat[a] != pos.seat:
            have = len([o for o in pos.own if pos.home_seat[o] != pos.seat])
            value += RUNE if have + 1 >= OBJECTIVES[objective].much else 1.2
        elif objective == "the_brink_of_victory" and borders_home(pos, a):
            value += RUNE
        elif objective == "a_massive_army":
            value += 1.2 * pos.land.resources[a][0]
        elif objective == "economic_control":
            value += sum([0.8 * n for i, n in enumerate(pos.land.resources[a]) if pos.income[i] < 6])
        elif objective in ("the_dragons_horde", "the_giants_horde"):
            kind = "dragon" if objective == "the_dragons_horde" else "giant"
            there = [o for o in pos.areas if kind in pos.standing[o] or kind in pos.routed[o]]
            value += (RUNE if len(there) == 1 else 4.0) if a in there else 0.0
    return value


def borders_home(pos: Position, a: int) -> bool:
    for other in pos.land.near[a]:
        if pos.land.home[other] and pos.home_seat[other] != pos.seat:
            return True
    return False


def wants_friends(pos: Position) -> float:
    """How much neutrals are wanted as allies rather than dead."""
    wanted = ("friends_indeed", "support_of_the_dragons", "support_of_the_giants", "bound_by_honor")
    return 2.0 if [o for o in pos.objectives if o in wanted] else 0.0


def influence(pos: Position) -> float:
    """One more; winters are bid for, so who is behind wants it more, and who has plenty less."""
    value = INFLUENCE
    most = max([pos.realms[seat]["influence"] for seat in pos.rivals], default=0)
    if pos.influence <= most:
        value += 0.4
    if pos.influence >= 10:
        value *= 0.5
    if "influential_leadership" in pos.objectives and pos.influence < OBJECTIVES["influential_leadership"].much:
        value += 0.8
    return value


def tactic(pos: Position) -> float:
    return TACTIC + 0.7 if "tactical_dominator" in pos.objectives else TACTIC


def hero(pos: Position) -> float:
    """A hero brings a reward every other year; three of those, or a shard, are a rune."""
    return 1.3 * pos.left * (1.0 if len(pos.my_heroes) < 3 else 0.4)


def captain(pos: Position) -> float:
    """Three rewards are a rune for the Captain."""
    if pos.has_title(CAPTAIN, pos.seat):
        return 0.0
    ready = 2.5 * min(pos.rewards, REWARDS_FOR_RUNE) + (2.0 if pos.rewards >= REWARDS_FOR_RUNE else 0.0)
    return 1.0 + ready + 0.35 * len(pos.my_heroes) * pos.left


def build(pos: Position, a: int) -> float:
    """A stronghold there: it guards a rune, and recruits come closer to the enemy."""
    value = 0.8 + 0.35 * min(pos.danger[a], 8.0) * (1.0 if pos.rune[a] else 0.3)
    if pos.rune[a]:
        value += STRONGHOLD
    elif not pos.kept(a):
        value += 1.0
    if "a_mighty_empire" in pos.objectives and len(pos.forts) < 3:
        value += 3.0
    return value


def safety(pos: Position, a: int) -> float:
    """How well a rune would lie in an area."""
    mine = pos.control[a] == pos.seat
    value = 0.0 if mine else -6.0
    if mine:
        value += 1.2 * pos.walls(a) + min(pos.count(a), 6) + (0.5 if pos.kept(a) else 0.0)
    elif pos.wild(a):
        value += 0.6 * pos.count(a)
    value += 0.6 * min(pos.front[a], 5)
    return value - 0.9 * min(pos.danger[a], 10.0)
