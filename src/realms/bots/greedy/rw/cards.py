"""Tactics cards: in the own turn, at their moments, and what they are aimed at."""

from __future__ import annotations

from typing import Any, Final

from realms.games.runewars.data.objectives import OBJECTIVES
from realms.games.runewars.terms import (
    ACQUIRE,
    BATTLE_WON,
    BEFORE_BID,
    CONQUER,
    HARVEST,
    MOBILIZE,
    RALLY,
    RECRUIT,
    STRATEGIZE,
    STRONGHOLD_LOST,
    TALLY,
    TITLES,
)
from realms.kernel.model import Decision, Option

from . import worth
from .fights import Fight
from .odds import MIGHT
from .orders import WORTH, title_worth
from .picking import best_of, verb
from .position import Position

HOARD: Final = "tactical_dominator"
ALWAYS: Final = (
    "exploit_their_goodwill",
    "proof_of_goodwill",
    "reinforcements",
    "lost_city",
    "coercion",
    "establish_trade_route",
    "band_of_brigands",
)
"""Cards that are good whenever they can be played."""
WORTHY: Final = 2.0
"""What a bonus must be worth, to spend a card on it."""
COSTLY: Final = 2
"""Routed units that are worth a card."""


def hoards(pos: Position) -> bool:
    """Are cards collected for an objective?"""
    return HOARD in pos.objectives and pos.tactics <= OBJECTIVES[HOARD].much


def own_turn(pos: Position, card: str, frame: dict[str, Any]) -> float:
    """What playing a card now is worth, before anything else in the turn; less than nothing: it is kept."""
    if hoards(pos):
        return -1.0
    if card in ALWAYS:
        return 60.0
    if card == "brilliant_maneuver":
        order: str = frame["order"]
        if frame["done"] or order not in (STRATEGIZE, MOBILIZE, CONQUER, HARVEST, RECRUIT, RALLY, ACQUIRE):
            return -1.0
        return 60.0 if WORTH[order](pos)[1] >= WORTHY else -1.0
    if card == "political_control":
        prices = [title_worth(pos, i, 99) + pos.paid[i] for i in range(len(TITLES))]
        return 60.0 if max(prices) >= WORTHY else -1.0
    if card == "rally_cry":
        lying = sum([len(pos.routed[a]) for a in pos.areas if pos.holder[a] == pos.seat])
        return 60.0 if lying > COSTLY + 1 else -1.0
    return -1.0


def moment(pos: Position, decision: Decision) -> Option:
    """A time at which cards may be played."""
    trigger = str(dict(decision.args)["trigger"])
    passing = verb(decision, "pass")
    for option in decision.options:
        if option.verb == "carthos":
            return option
        if option.verb == "play" and useful(pos, option.refs[0], trigger):
            return option
    return passing


def useful(pos: Position, card: str, trigger: str) -> bool:
    if trigger == BEFORE_BID:
        return pos.raw["card"] in ("dragon_rune_discovery", "power_for_the_pious") and pos.influence > 2
    if trigger in (BATTLE_WON, STRONGHOLD_LOST):
        return card in ("pillage", "scorched_earth")
    fight = Fight.of(pos)
    if fight is None or not fight.takes_part:
        return False
    if trigger == TALLY:
        return fight.turned(card)
    chance = fight.chance()
    if card == "rally_cry":
        return fight.lying() >= COSTLY and chance < 0.8
    if card == "blackmail":
        return chance < 0.6
    if card == "summon_lightning":
        return chance < 0.7 and len(fight.theirs) >= len(fight.mine)
    if card == "tactical_retreat":
        return chance < 0.12 and len(fight.mine) >= 3
    return False


def aim(pos: Position, decision: Decision) -> Option:
    """Own gain, or harm to the strongest; alliances with the weakest."""
    card = str(dict(decision.args)["tactic"])

    def value(option: Option) -> float:
        kind = option.verb
        if kind == "unit":
            return MIGHT[option.refs[0]]
        if kind in ("with", "from", "against"):
            seat = pos.seat_of(option.refs[0])
            return pos.runes[seat] if kind != "with" else -pos.runes[seat]
        if kind == "title":
            i = TITLES.index(option.refs[0])
            return title_worth(pos, i, 99) + pos.paid[i]
        if kind == "grant":
            return -float(option.refs[0])
        if kind in ("area", "at", "to", "of", "token", "raze", "give_up", "rune_of"):
            area = pos.index[option.refs[0]]
            if card == "lost_city":
                return -worth.build(pos, area) if kind == "give_up" else worth.area(pos, area)
            return -0.5 * min(pos.front[area], 6)
        return 0.1 if kind in ("stand", "stand_hero") else 0.0

    return best_of(decision, value)


def trim_tactics(pos: Position, decision: Decision) -> Option:
    """What is played least."""
    return best_of(decision, lambda o: 0.0 if o.refs[0] in ALWAYS or o.refs[0] in KEPT else 1.0)


KEPT: Final = ("brilliant_maneuver", "political_control", "battle_cry", "blackmail", "summon_lightning")


def blackmailed(pos: Position, decision: Decision) -> Option:
    fight = Fight.of(pos)
    stays = fight is None or fight.chance() >= 0.5
    return verb(decision, "stand_fast" if stays else "give_way")


def grant(pos: Position, decision: Decision) -> Option:
    return decision.options[0]
