"""The bot's own turn: runes first, then cards that help, then the order part by part."""

from __future__ import annotations

from typing import Any, Final

from realms.games.runewars.data.cities import CITIES
from realms.games.runewars.data.developments import STRONGHOLDS
from realms.games.runewars.rules.arrival import FOUGHT
from realms.games.runewars.terms import CONQUER, RESOURCES, TITLES
from realms.kernel.model import Decision, Option

from . import worth
from .cards import own_turn
from .marches import plan
from .orders import development, harvesting, line, moved, recruited, title_worth
from .picking import best_of
from .position import Position


def turn(pos: Position, decision: Decision) -> Option:
    """Runes first, then cards that help, then the order part by part."""
    frame = pos.frame("Turn")
    assert frame is not None

    def value(option: Option) -> float:
        verb = option.verb
        if verb in ("claim", "captain_rune", "timmorran_shard"):
            return worth.VICTORY
        if verb == "play":
            return own_turn(pos, option.refs[0], frame)
        if verb in PARTS:
            return PARTS[verb](pos, option, frame)
        return 0.0 if verb == "done" else -1.0

    return best_of(decision, value)


def march(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    area = pos.index[option.refs[0]]
    if pos.control[area] == pos.seat:
        return -1.0
    siege = frame["order"] == CONQUER and bool(frame["bonus"])
    found = plan(pos, area, siege)
    if found is None or not found.units or (FOUGHT in frame["done"] and found.fights):
        return -1.0
    return found.value


def recruit(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    return 0.1 + recruited(pos, RESOURCES.index(option.refs[0]), pos.dials)


def rally(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    for one in CITIES[pos.city[pos.index[option.refs[0]]]]:
        if one.gain == option.refs[1]:
            return 1.0 + line(pos, one.gain, one.n)
    return -1.0


def hire(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    n = int(option.refs[0])
    return 0.9 if worth.hero(pos) > n * worth.influence(pos) + 1.0 and n == min(2, pos.influence) else -1.0


def title(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    return 0.5 * title_worth(pos, TITLES.index(option.refs[0]), pos.influence)


def develop(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    found = development(pos)
    wanted = found is not None and (pos.names[found[0]], found[1]) == option.refs
    return 1.0 if wanted else -1.0


def harvest(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    return 10.0 if harvesting(pos)[0] > 0.0 else -1.0


def build(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    if len(pos.forts) >= STRONGHOLDS:
        return -1.0
    return worth.build(pos, pos.index[option.refs[0]]) - 1.4


def lift(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    worst, _, gain = moved(pos)
    return gain if worst >= 0 and pos.names[worst] == option.refs[0] else -1.0


# Parts that are always taken, those on which others depend before the rest.


def first(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    return 50.0


def then(pos: Position, option: Option, frame: dict[str, Any]) -> float:
    return 5.0


PARTS: Final = {
    "redeploy": first,
    "draw": then,
    "activate": march,
    "harvest": harvest,
    "yields": then,
    "develop": develop,
    "recruit": recruit,
    "rally": rally,
    "hire": hire,
    "acquire": first,
    "title": title,
    "build": build,
    "repair": then,
    "lift": lift,
    "look": then,
}
"""What a part of an order is worth."""


def lay_rune(pos: Position, decision: Decision) -> Option:
    """Where it is safe, and no other lies."""

    def value(option: Option) -> float:
        area = pos.index[option.refs[0]]
        return worth.safety(pos, area) - (9.0 if pos.token[area] else 0.0)

    return best_of(decision, value)


def pay_title(pos: Position, decision: Decision) -> Option:
    """The least that is enough."""
    return decision.options[0]
