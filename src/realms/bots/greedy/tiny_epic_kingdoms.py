"""Greedy for Tiny Epic Kingdoms: weighs every option in victory points and takes the best.

Looks one decision ahead. Its answer depends on its seed, its view and the decision only, so a game can be
undone or resumed and the bot still answers the same. Bids in war are drawn, the better the likelier.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from realms.bots.base import Look
from realms.games.tiny_epic_kingdoms.data.components import TOWER_VP
from realms.games.tiny_epic_kingdoms.data.territories import (
    ADJACENT,
    AREA_OF,
    AREAS_OF,
    EDGE,
    TERRAIN,
    TERRITORY_BY_CODE,
)
from realms.games.tiny_epic_kingdoms.terms import (
    BUILD,
    CAPITAL,
    EXPAND,
    FOOD,
    MANA,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    RESOURCES,
    RUINS,
    TOP_MAGIC,
)
from realms.kernel.model import Decision, Option, Seat
from realms.kernel.rng import Rng, seeded

from .tek import moves, war, weights as w
from .tek.points import BONUS_TERRAINS, powers_worth
from .tek.position import Position, retreat_reach
from .tek.worth import CANNOT, Worth, harm, worth_of

Weigh = Callable[[Position, Worth, Decision, Option], float]
"""What an option is worth."""


@final
class Greedy:
    """One seat of one match."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seed: Final = seeded(seed).seed

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        weigh = WEIGH.get(decision.prompt)
        if weigh is None:
            return options[0]
        pos = Position(look())
        rng = Rng(self._seed + pos.seq, 0)
        if decision.prompt == "war-dice":
            return bid(pos, decision, rng)
        worth = worth_of(pos, pos.me)
        best, most = options[0], CANNOT - 1.0
        for option in options:
            value = weigh(pos, worth, decision, option)
            if decision.prompt in WHIM:
                value += WHIM[decision.prompt] * rng.below(100)
            if value > most:
                best, most = option, value
        return best


def make(seat: Seat, seed: int) -> Greedy:
    return Greedy(seat, seed)


# Setting up.

WHIM: Final = {"pick-race": 0.01, "pick-side": 0.012, "pick-split": 0.002, "pick-empty": 0.002}
"""Openings differ from game to game: a hundredth of how much a worse one may be preferred."""
START_PRICE: Final = 0.8
"""A productive region of the home territory."""
NEW_KIND: Final = 0.5
"""More for the first region of its kind: all three resources are needed."""
NEIGHBOUR: Final = 0.15
"""A start region with many ways out spreads sooner."""
START_SPLIT: Final = (2, 1, 3)
"""Mana, ore and food at the start: a level or two of magic, a storey, an army."""
NO_YIELD: Final = 2.0
"""Starting where nothing grows."""
CAPITAL_HOME: Final = 0.3
RUINS_HOME: Final = 0.6
"""A capital or ruins at home; a capital draws rivals and feeds nobody."""
BONUS_HOME: Final = 0.3
"""A region that the race's bonus counts."""


def race(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """The race whose powers are worth most."""
    return powers_worth(option.refs[0], TOP_MAGIC)


def side(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """The side with more to collect, a capital, and what the race's bonus counts."""
    territory = TERRITORY_BY_CODE[option.refs[0]]
    powers = pos.me.mastered()
    value = 0.0
    kinds: set[int] = set()
    for area in AREAS_OF[territory]:
        terrain = TERRAIN[area]
        if powers.yields[terrain] >= 0:
            value += START_PRICE + (NEW_KIND if terrain not in kinds else 0.0)
            kinds.add(terrain)
        elif terrain == CAPITAL:
            value += CAPITAL_HOME
        elif terrain == RUINS:
            value += RUINS_HOME
        if terrain in BONUS_TERRAINS.get(powers.bonus, ()):
            value += BONUS_HOME
        value += NEIGHBOUR * 0.5 * len(ADJACENT[area])
    return value


def start(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Where something grows and different things grow next door."""
    area = AREA_OF[option.refs[0]]
    value = 0.0 if TERRAIN[area] < RUINS else -NO_YIELD
    kinds = {TERRAIN[a] for a in ADJACENT[area] if TERRAIN[a] < RUINS} - {TERRAIN[area]}
    return value + NEW_KIND * len(kinds) + NEIGHBOUR * len(ADJACENT[area]) + 0.1 * EDGE[area]


def left_empty(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """The region farthest from the start: its token would be found last."""
    area = AREA_OF[option.refs[0]]
    near = [a for a in ADJACENT[area] if a in pos.me.areas]
    return -0.5 * len(near) - 0.1 * len(ADJACENT[area])


def split(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Six resources for the first steps of the tracks; fewer of what the start region yields."""
    grows = pos.me.powers.yields[TERRAIN[pos.me.areas[0]]]
    value = 0.0
    for r, n in enumerate(option.refs):
        value -= abs(int(n) - START_SPLIT[r] + (0.5 if r == grows else 0.0))
    return value


# The turn.


def action_gain(pos: Position, worth: Worth, action: str) -> float:
    """What performing the action brings."""
    if action == BUILD:
        return worth.step(ORE)
    if action == RESEARCH:
        return worth.step(MANA)
    if action == EXPAND:
        return worth.expand()
    if action == PATROL:
        return moves.best_patrol(pos, worth)
    if action == QUEST:
        return max(moves.best_quest(pos, worth), moves.best_swap(pos, worth))
    gain = worth.trade()[0]
    return gain * 1.3 if worth.k.powers.trade_exchanges > 1 and gain > 0.0 else gain


def instead_gain(pos: Position, worth: Worth, action: str) -> float:
    """What the race may do in place of the selected action brings."""
    others = [other for selected, other in worth.k.powers.instead if selected == action]
    return max([action_gain(pos, worth, other) for other in others], default=CANNOT)


def selected_gain(pos: Position, worth: Worth, action: str) -> float:
    """What a kingdom makes of a selected action."""
    return max(action_gain(pos, worth, action), instead_gain(pos, worth, action))


def select(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """What helps most, less what rivals get out of it beyond collecting."""
    action = option.refs[0]
    gain = max(0.0, selected_gain(pos, worth, action))
    for rival in pos.rivals:
        if rival.seat == pos.dummy:
            continue
        theirs = worth_of(pos, rival)
        if action in (PATROL, QUEST):
            extra = RIVAL_MOVES if theirs.time < 1.0 else 0.0
            if rival.powers.instead:
                extra = max(extra, instead_gain(pos, theirs, action) - theirs.collect())
        else:
            extra = selected_gain(pos, theirs, action) - theirs.collect()
        if extra > 0.0:
            gain -= w.LET_OTHERS * harm(pos, rival) * extra
    return gain


RIVAL_MOVES: Final = 0.15
"""What rivals are thought to make of a patrol or quest; working it out takes too long."""


def act(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """The action, another in its place, collecting, or nothing."""
    if option.verb == "do":
        return action_gain(pos, worth, option.refs[0])
    return worth.collect() if option.verb == "collect" else 0.0


def expand(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    return worth.new_army(AREA_OF[option.refs[0]])


def mix(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Pay for an army with what is missed least."""
    units = int(option.refs[0])
    food = int(dict(decision.args)["n"]) - units
    return -worth.loss_of(RESOURCES.index(option.refs[1]), units) - worth.loss_of(FOOD, food)


def exchange(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """The best trade, or stop when none is left."""
    gain, given, gained, _ = worth.trade()
    if option.verb == "done":
        return 0.0
    return gain if option.refs == (RESOURCES[given], RESOURCES[gained]) else CANNOT


def amount(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    args = dict(decision.args)
    given, gained = RESOURCES.index(str(args["given"])), RESOURCES.index(str(args["gained"]))
    n = int(option.refs[0])
    return worth.gain_of(gained, n + pos.me.powers.trade_bonus) - worth.loss_of(given, n)


# Resources won and lost.


def gained(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    return worth.gain_of(RESOURCES.index(option.refs[0]))


def plundered(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Take what helps, and hurts the loser."""
    if option.verb == "done":
        return 0.0
    r = RESOURCES.index(option.refs[0])
    foe = pos.kingdoms[int(dict(decision.args)["whom"])]
    return worth.gain_of(r) + harm(pos, foe) * worth_of(pos, foe).loss_of(r)


def toll(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Bandits: two resources that are missed least, or the army."""
    if option.verb == "toll":
        return -2 * worth.loss_of(RESOURCES.index(option.refs[0]))
    return -w.ARMY + sum([n * worth.price[r] for r, n in enumerate(pos.me.powers.army_lost_gain)])


def paid(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """War: what is missed least for each point it pays."""
    r = RESOURCES.index(option.refs[0])
    return -worth.loss_of(r) / max(1, pos.me.powers.war_value[r])


# Moves.


def patroller(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    if option.verb == "done":
        return 0.0
    area = AREA_OF[option.refs[0]]
    return moves.stand(pos, worth, area) if option.verb == "stand" else moves.best_step(pos, worth, area)


def step_to(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Where to; after a first step also to stay."""
    area = AREA_OF[str(dict(decision.args)["area"])]
    if option.verb == "done":
        return moves.entry_gain(worth, area) if pos.me.powers.patrol_steps > 1 else 0.0
    to = AREA_OF[option.refs[0]]
    value = moves.step(pos, worth, area, to)
    walk = pos.frame("Walk")
    first = walk is not None and walk["steps"] == 0 and pos.me.powers.patrol_steps > 1
    if first and (pos.vacant(to) or pos.own(pos.me.seat, to) == 1):
        value = max(value, moves.further(pos, worth, area, to) - moves.leave(pos, worth, area))
    return value


def quester(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    area = AREA_OF[option.refs[0]]
    if option.verb == "swap":
        targets = [a for rival in pos.rivals if len(rival.armies) > 1 for a in rival.areas if a != area]
        return max([moves.swap(pos, worth, area, to) for to in targets], default=CANNOT)
    return moves.best_arrival(pos, worth, area)


def quest_to(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    return moves.enter(pos, worth, AREA_OF[option.refs[0]], by_quest=True)


def swap_with(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    area = AREA_OF[str(dict(decision.args)["area"])]
    return moves.swap(pos, worth, area, AREA_OF[option.refs[0]])


# War.


def bid(pos: Position, decision: Decision, rng: Rng) -> Option:
    """A number drawn from those worth showing, or the flag."""
    args = dict(decision.args)
    dice = pos.frame("WarDice")
    assert dice is not None
    attacking = dice["seats"][0] == pos.me.seat
    foe = pos.kingdoms[int(args["whom"])]
    area = AREA_OF[str(args["area"])]
    values = war.bid_values(pos, pos.me, foe, area, attacking=attacking, by_quest=dice["by_quest"])
    number = war.draw(values[: len(decision.options)], rng)
    return decision.options[number]


def raised(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """One more resource, if it turns the war."""
    if option.verb == "pass":
        return 0.0
    fight = pos.frame("War")
    assert fight is not None
    attacking = fight["instigator"] == pos.me.seat
    mine, theirs = fight["shown"] if attacking else reversed(fight["shown"])
    if mine >= theirs:
        return CANNOT
    r = RESOURCES.index(option.refs[0])
    turns = mine + pos.me.powers.war_value[r] >= theirs
    return w.ARMY + max(0.0, worth.hold(fight["area"])) - worth.loss_of(r) if turns else CANNOT


def lair(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """A level of the tower instead of the army, where that is the greater loss."""
    foe = pos.kingdoms[int(dict(decision.args)["whom"])]
    if option.verb == "lair":
        return float(TOWER_VP[foe.tower] - TOWER_VP[foe.tower - 1]) + foe.tower * worth_of(pos, foe).price[ORE]
    retreats = foe.stock[FOOD] >= min(len(foe.armies), foe.powers.retreat_cost_max)
    return w.ARMY * (w.RETREATED if retreats else 1.0)


def retreat(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """Save the army if the food is not worth more."""
    if option.verb == "give-up":
        p = pos.me.powers
        gains = [p.army_lost_gain[r] + p.war_lost_gain[r] for r in range(3)]
        return sum([n * worth.price[r] for r, n in enumerate(gains)])
    to = AREA_OF[option.refs[0]]
    food = int(dict(decision.args)["n"]) if option.verb == "retreat" else 0
    place = worth.hold(to) if pos.vacant(to) else w.SAFE_PAIR
    return w.ARMY + place - worth.loss_of(FOOD, food)


def vacated(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    """First the army with nowhere to go: every army given up makes the next retreat cheaper."""
    area = AREA_OF[option.refs[0]]
    return -float(len([a for a in retreat_reach(pos.me.race, pos.me.magic, area) if pos.vacant(a)]))


def church(pos: Position, worth: Worth, decision: Decision, option: Option) -> float:
    return 1.0 if option.verb == "church" else 0.0


WEIGH: Final[dict[str, Weigh]] = {
    "pick-race": race,
    "pick-side": side,
    "pick-start": start,
    "pick-empty": left_empty,
    "pick-split": split,
    "select-action": select,
    "act-or-collect": act,
    "expand": expand,
    "pay-expand": mix,
    "trade": exchange,
    "trade-amount": amount,
    "gain-of-choice": gained,
    "plunder": plundered,
    "bandits": toll,
    "pay-war": paid,
    "patrol-army": patroller,
    "patrol-to": step_to,
    "quest-army": quester,
    "quest-to": quest_to,
    "swap-with": swap_with,
    "war-dice": church,  # drawn by bid()
    "raise-bid": raised,
    "lair": lair,
    "retreat": retreat,
    "vacate": vacated,
    "church": church,
}
"""Prompt -> what its options are worth. Anything else is answered with the first option."""
