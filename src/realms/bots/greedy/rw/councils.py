"""Season cards: bids, purchases and other questions; and the set-up."""

from __future__ import annotations

from typing import Final

from realms.games.runewars.terms import ORDERS
from realms.kernel.model import Decision, Option
from realms.kernel.rng import seeded

from . import worth
from .orders import Plan
from .picking import best_of, keyed, verb
from .position import Position

STAKE: Final[dict[str, float]] = {
    "heroes_for_hire": 6.0,
    "stormy_weather": 1.0,
    "fires_of_heaven": 0.5,
    "mandatory_disarmament": 1.0,
    "reroute_supply_caravans": 3.0,
    "the_sacred_portals": 1.0,
    "abundance_of_power": 4.0,
    "dragon_rune_discovery": 10.0,
    "elect_arbitrator": 4.0,
    "favor_of_the_council": 2.0,
    "power_for_the_pious": 9.0,
}
"""What is at stake in a bid, in points of which a rune is ten."""


def bid(pos: Position, decision: Decision) -> Option:
    """As much as it is worth, but no more than it takes to outbid everybody; some luck keeps rivals guessing."""
    card = pos.raw["card"]
    stake = STAKE.get(card, 2.0)
    if card in ("dragon_rune_discovery", "abundance_of_power") and pos.missing <= 1.0:
        stake = worth.VICTORY
    rivals = [pos.realms[seat]["influence"] for seat in pos.rivals]
    most = max(rivals, default=0)
    if card in ("stormy_weather", "abundance_of_power"):
        share = 2 if card == "abundance_of_power" else 1
        return bidding(decision, min(share, pos.influence))
    if card == "power_for_the_pious":
        return bidding(decision, min(pos.influence, 1 + min(rivals, default=0), round(stake / worth.INFLUENCE)))
    if stake >= worth.RUNE:
        if pos.influence > most:
            return bidding(decision, min(pos.influence, most + 1))
        luck = seeded(pos.seq * 8 + pos.seat).below(3)
        return bidding(decision, pos.influence if luck else pos.influence // 2)
    return bidding(decision, min(round(0.5 * stake / worth.INFLUENCE), most + 1, pos.influence))


def bidding(decision: Decision, n: int) -> Option:
    return keyed(decision, f"bid:{n}") or decision.options[-1]


def late_bid(pos: Position, decision: Decision) -> Option:
    """One more than the others, if that is to be had for what it is worth."""
    frame = pos.frame("Bid")
    most = max([n for n in frame["bids"] if n >= 0], default=0) if frame is not None else 0
    stake = STAKE.get(pos.raw["card"], 2.0)
    return bidding(decision, most + 1 if most + 1 <= min(pos.influence, round(stake)) else 0)


def break_tie(pos: Position, decision: Decision) -> Option:
    """The bot itself, or who is furthest behind; the leader loses."""
    lowest = dict(decision.args)["kind"] == "lowest"

    def value(option: Option) -> float:
        seat = pos.seat_of(option.refs[0])
        if lowest:
            return -9.0 if seat == pos.seat else pos.runes[seat]
        return 9.0 if seat == pos.seat else -pos.runes[seat]

    return best_of(decision, value)


def autumn(pos: Position, decision: Decision) -> Option:
    wanted = "tactics" if worth.tactic(pos) > 2 * worth.influence(pos) else "influence"
    return keyed(decision, f"take:{wanted}") or decision.options[0]


def pay(pos: Position, decision: Decision) -> Option:
    """What is asked is paid."""
    return verb(decision, "pay", "buy_rune", "draw_fate")


def loyalty(pos: Position, decision: Decision) -> Option:
    """A hero is worth his price."""
    return verb(decision, "pay" if worth.hero(pos) > 1.0 else "let_go", "let_go")


def objective(pos: Position, decision: Decision) -> Option:
    """The one that is soonest met; what may be swapped is, if it is a hard one."""

    def value(option: Option) -> float:
        ease = worth.EASE[option.refs[0]]
        return 4.0 if option.verb == "swap" else ease

    return best_of(decision, value)


def order_back(pos: Position, decision: Decision) -> Option:
    """The one that would be chosen next."""
    plan = Plan(pos)
    known = {**plan.base}

    def value(option: Option) -> float:
        if option.verb != "back":
            return 0.1
        return known.get(option.refs[0], 1.0 + 0.1 * ORDERS.index(option.refs[0]))

    return best_of(decision, value)


def named(pos: Position, decision: Decision) -> Option:
    """The rival who is ahead."""

    def value(option: Option) -> float:
        seat = pos.seat_of(option.refs[0])
        return -9.0 if seat == pos.seat else pos.runes[seat] + 0.1 * pos.realms[seat]["tactics"]["n"]

    return best_of(decision, value)


def burn_city(pos: Position, decision: Decision) -> Option:
    """One of the leader's, or one that is nobody's, far away."""

    def value(option: Option) -> float:
        owner = pos.control[pos.index[option.refs[0]]]
        return -9.0 if owner == pos.seat else pos.runes[owner] if owner >= 0 else -0.5

    return best_of(decision, value)


def favor(pos: Position, decision: Decision) -> Option:
    """A reward for an own hero."""
    mine = [hero["id"] for hero in pos.my_heroes]

    def value(option: Option) -> float:
        if option.verb == "reward":
            return 5.0 if option.refs[0] in mine else -5.0
        return 0.0 if option.verb == "to" or option.refs[0] not in mine else 1.0

    return best_of(decision, value)


# The set-up.


def pick_faction(pos: Position, decision: Decision) -> Option:
    return decision.options[seeded(pos.seq * 8 + pos.seat).below(len(decision.options))]


def lay(pos: Position, decision: Decision) -> Option:
    """Any place will do, but the map is not left to chance where others want to build it."""
    placed = [option for option in decision.options if option.verb != "random_map"]
    return placed[seeded(pos.seq * 8 + pos.seat).below(len(placed))]
