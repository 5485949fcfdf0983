"""Actions, Artifacts and Treasures outside battle."""

from __future__ import annotations

from typing import Final, final

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.terms import ARMY, HAND, NONE, TARGETED, WON
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.games.elven_rage.vocabulary.cards import Draw, Recover
from realms.kernel.model import Decision, Option

from .aims import Ahead, saves, threat
from .conquests import CARD, THREAT, best_target, mine, patience, targets
from .picking import verb
from .position import FROM_HOME, Position
from .strength import USUAL, keep

STRIDE: Final = 0.6
"""How much better a far land must be than the near ones, to walk there."""
ONCE_MORE: Final = 0.55
"""What a second Conquest phase must promise."""
TREASURE: Final = 0.35
"""What a Treasure is kept for, besides two cards."""
FAR_FROM_GOAL: Final = 5.0


@final
class Appraisal:
    """What the bot thinks of an own turn: the worth of each option (of a land, against waiting; of a thing, by
    itself; of all else nothing), how likely a land is won, and the option it takes."""

    def __init__(self, worth: list[float], chance: list[float], usual: Option) -> None:
        self.worth: Final = worth
        self.chance: Final = chance
        self.usual: Final = usual


def turn(pos: Position, decision: Decision) -> Option:
    """Use what helps, then the best land, or wait for cards."""
    return appraise(pos, decision).usual


def appraise(pos: Position, decision: Decision) -> Appraisal:
    options = decision.options
    cells = [pos.map.index[o.refs[0]] for o in options if o.verb == "conquer"]
    lands = targets(pos, cells, mine(pos)) if cells else []
    waiting = patience(pos)
    most = max([value for value, _ in lands], default=-9.0)
    worth, chance = [0.0] * len(options), [0.0] * len(options)
    best, value, number = None, 0.0, 0
    usual, nearest = verb(decision, "skip"), len(pos.owner)
    near = FROM_HOME[pos.seats][pos.seat]
    for i, option in enumerate(options):
        if option.verb == "conquer":
            worth[i], chance[i] = lands[number][0] - waiting, lands[number][1]
            if lands[number][0] == most and most > waiting and near[cells[number]] < nearest:
                usual, nearest = option, near[cells[number]]
            number += 1
        elif option.verb not in SETTLED:
            worth[i] = use(pos, option, most)
            if worth[i] > value:
                best, value = option, worth[i]
    return Appraisal(worth, chance, usual if best is None else best)


SETTLED: Final = ("conquer", "skip", "trade")


def use(pos: Position, option: Option, most: float) -> float:
    """What using a thing in the own turn is worth; `most`: what the best target is worth."""
    if option.verb == "exchange":
        return spare(pos) if len(pos.hand) <= HAND - 2 else 0.0
    thing = option.refs[0]
    kind = POWERS[thing].kind
    card = thing in WARRIORS
    room = HAND - len(pos.hand) + (1 if card else 0)
    drawn = drawn_by(thing)
    if not card and saves(pos) and kind not in ("steal", "new_goal"):
        return 0.0
    price = keep(thing, pos.lands) / USUAL[pos.me["people"]] * CARD if card else 0.1
    if kind in ("draw", "recover"):
        return CARD * min(room, drawn) - price if room >= drawn else 0.0
    if kind == "both":
        return 0.1 if card and keep(thing, pos.lands) < USUAL[pos.me["people"]] + 0.1 else 0.05
    if kind == "build_tower":
        return 0.9 + 0.1 * shelter(pos, pos.map.index[option.refs[1]])
    if kind == "move_token":
        return moved(pos, option) - price
    if kind == "remove_token":
        return removed(pos, option) - price
    if kind == "protect_land":
        return warded(pos, option)
    if kind == "reach":
        return strode(pos, thing, most) - price
    if kind == "steal":
        return 0.3
    if kind == "new_goal":
        return 0.3 if pos.dragons or Ahead(pos, pos.goal).left() >= FAR_FROM_GOAL else 0.0
    if kind == "discard_random":
        return robbed(pos, option)
    return 0.0


def drawn_by(thing: str) -> int:
    power = POWERS[thing]
    return power.n if isinstance(power, (Draw, Recover)) else 1


def spare(pos: Position) -> float:
    """Two cards for a Treasure."""
    return 0.0 if saves(pos) else 2 * CARD - TREASURE


def shelter(pos: Position, cell: int) -> float:
    """How far from the opponents a land lies."""
    foes = [pos.between[cell][c] for c, owner in enumerate(pos.owner) if owner not in (NONE, pos.seat)]
    return float(min([min(foes, default=5), 5]))


def moved(pos: Position, option: Option) -> float:
    """A token goes where it counts more."""
    start, to = pos.map.index[option.refs[1]], pos.map.index[option.refs[2]]
    ahead = Ahead(pos, pos.goal)
    left = ahead.left()
    # The land that is left behind is missed only where it counts itself.
    worth = left - ahead.left(to)
    if not pos.dragons and pos.goal in ("goal_lands", "goal_hoard", "goal_warlord"):
        worth = 0.0
    worth += 0.6 * (pos.is_tower(to) - pos.is_tower(start))
    return worth - (1.0 if pos.is_tower(start) else 0.3)


def removed(pos: Position, option: Option) -> float:
    owner = pos.owner[pos.map.index[option.refs[1]]]
    return (0.35 + THREAT * threat(pos, owner)) * 2.0 / (1 + len(pos.rivals()))


def warded(pos: Position, option: Option) -> float:
    """Close to the Goal the land that is most in danger is protected."""
    if pos.dragons or Ahead(pos, pos.goal).left() > 2.0:
        return 0.0
    cell = pos.map.index[option.refs[1]]
    return 0.3 + 0.1 * pos.is_tower(cell) if shelter(pos, cell) <= 1.0 else 0.0


def strode(pos: Position, thing: str, most: float) -> float:
    """What the best far land is worth more than the near ones."""
    steps = pos.map.distance(pos.own(pos.seat))
    reach = 2 if thing in WARRIORS else 3
    wards = pos.raw["wards"]
    far = [c for c, n in enumerate(steps) if 1 < n <= reach and c not in pos.map.castles and wards[c] == NONE]
    spared = thing if thing in WARRIORS else ""
    if not far or pos.cards(pos.seat) - (1 if spared else 0) < ARMY:
        return 0.0
    _, value = best_target(pos, far, mine(pos, spared))
    return value - max(most, patience(pos)) - STRIDE


def robbed(pos: Position, option: Option) -> float:
    """A rival who falls below three cards must give lands up."""
    seat = pos.seat_of(option.refs[1])
    if pos.cards(seat) != ARMY or len(pos.hand) <= ARMY:
        return 0.0
    beside = any(pos.owner[n] == pos.seat for c in pos.own(seat) for n in pos.map.near[c])
    return 0.4 if beside else 0.0


# Windows outside battle.


def peace(pos: Position, decision: Decision, moment: str) -> Option:
    """In turns of others things are kept, but for a defence; after a victory one may go on."""
    best, value = verb(decision, "pass"), 0.0
    for option in decision.options:
        if option.verb == "pass":
            continue
        worth = 0.0
        if moment == WON:
            worth = after_victory(pos, option)
        elif moment == TARGETED and concerned(pos):
            worth = before_battle(pos, option)
        if worth > value:
            best, value = option, worth
    return best


def concerned(pos: Position) -> bool:
    return pos.seat in (pos.raw["active"], pos.owner[pos.target])


def before_battle(pos: Position, option: Option) -> float:
    """Cards for the battle, if they find room."""
    if option.verb == "exchange":
        return spare(pos) if len(pos.hand) <= HAND - 2 else 0.0
    thing = option.refs[0]
    if POWERS[thing].kind not in ("draw", "recover") or (saves(pos) and thing not in WARRIORS):
        return 0.0
    room = HAND - len(pos.hand) + (1 if thing in WARRIORS else 0)
    return 0.5 if room >= drawn_by(thing) else 0.0


def after_victory(pos: Position, option: Option) -> float:
    if option.verb == "exchange":
        return 0.0
    thing = option.refs[0]
    kind = POWERS[thing].kind
    if kind == "draw":
        return before_battle(pos, option)
    if kind != "extra_conquest" or (saves(pos) and thing not in WARRIORS):
        return 0.0
    spared = thing if thing in WARRIORS else ""
    if pos.cards(pos.seat) - (1 if spared else 0) < ARMY:
        return 0.0
    steps = pos.map.distance(pos.own(pos.seat))
    cells = [c for c, n in enumerate(steps) if n == 1 and pos.raw["wards"][c] == NONE]
    return best_target(pos, cells, mine(pos, spared))[1] - ONCE_MORE if cells else 0.0


# Trade.


def consider(pos: Position, decision: Decision) -> Option:
    """Accept what leaves one with more; name what is wanted only if that does."""
    trade = pos.frame("Trade")
    if trade is None:
        return verb(decision, "refuse")
    ours = len([t for t in trade["treasures"] if t in pos.treasures])
    won, lost = len(trade["treasures"]) - ours, ours + trade["wanted"]
    if trade["giver"] == pos.seat:
        won, lost = won + trade["asked"]["n"], lost + trade["given"]["n"]
    else:
        won, lost = won + trade["given"]["n"], lost + trade["asked"]["n"]
    return verb(decision, "name", "accept") if won > lost else verb(decision, "refuse")


def confirm(pos: Position, decision: Decision) -> Option:
    return consider(pos, decision)


def compose(pos: Position, decision: Decision) -> Option:
    return verb(decision, "cancel")


# Other questions.


def keep_goal(pos: Position, decision: Decision) -> Option:
    """The Goal that is nearer."""
    best, least = decision.options[0], 99.0
    for option in decision.options:
        left = Ahead(pos, option.refs[0]).left()
        if left < least:
            best, least = option, left
    return best
