"""Greedy for Runewars: expands, harvests, recruits, bids for runes, sends heroes on quests, fights when ahead.

It weighs everything in points of which a rune is ten, and looks no further than the orders of the year. Its answer
depends on its view and the decision only, so a game can be undone or resumed and the bot answers the same.
"""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.kernel.model import Decision, Option, Seat

from .rw import cards, councils, fights, moves, orders, quests, turns
from .rw.picking import Answer, otherwise
from .rw.position import Position


@final
class Greedy:
    """One seat of one match."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        answer = ANSWERS.get(decision.prompt)
        if answer is None:
            return otherwise(decision)
        return answer(Position(look()), decision)


def make(seat: Seat, seed: int) -> Greedy:
    return Greedy(seat, seed)


ANSWERS: Final[dict[str, Answer]] = {
    "rw-pick-faction": councils.pick_faction,
    "rw-lay-tile": councils.lay,
    "rw-put-marker": councils.lay,
    "rw-lay-home": councils.lay,
    "rw-at-home": moves.at_home,
    "rw-swap-objective": councils.objective,
    "rw-keep-objective": councils.objective,
    "rw-choose-order": orders.choose_order,
    "rw-turn": turns.turn,
    "rw-lay-rune": turns.lay_rune,
    "rw-pay-title": turns.pay_title,
    "rw-strategize": moves.strategize,
    "rw-gather": moves.gather,
    "rw-muster": moves.muster,
    "rw-cull": moves.cull,
    "rw-lose-units": moves.cull,
    "rw-excess": moves.excess,
    "rw-retreat": moves.retreat,
    "rw-parley": moves.parley,
    "rw-choose-fate": quests.destiny,
    "rw-gain-rune": moves.gain_rune,
    "rw-give-rune": moves.give_rune,
    "rw-move-home-rune": moves.send_home_rune,
    "rw-send-rune": moves.send_home_rune,
    "rw-pick-neutrals": moves.strongest,
    "rw-pick-type": moves.strongest,
    "rw-take-stronghold": moves.take_stronghold,
    "rw-dismantle": moves.dismantle,
    "rw-moment": cards.moment,
    "rw-aim": cards.aim,
    "rw-trim-tactics": cards.trim_tactics,
    "rw-blackmailed": cards.blackmailed,
    "rw-grant": cards.grant,
    "rw-pick": fights.pick,
    "rw-overpower": fights.overpower,
    "rw-fury": fights.fury,
    "rw-defences": fights.defences,
    "rw-heroes": quests.heroes,
    "rw-trial": quests.destiny,
    "rw-keep-hero": quests.keep_hero,
    "rw-place-hero": quests.place_hero,
    "rw-keep-reward": quests.keep_reward,
    "rw-lose-reward": quests.lose_reward,
    "rw-give-rewards": quests.lose_reward,
    "rw-learn": quests.learn,
    "rw-hero-retreat": quests.hero_retreat,
    "rw-name-arms": quests.use_it,
    "rw-duel-start": quests.use_it,
    "rw-duel-hit": quests.use_it,
    "rw-orb": quests.use_it,
    "rw-respite": quests.use_it,
    "rw-replace-quest": quests.use_it,
    "rw-claim-now": quests.use_it,
    "rw-spoils": quests.use_it,
    "rw-stand-up": quests.use_it,
    "rw-duel-card": quests.duel_card,
    "rw-bid": councils.bid,
    "rw-late-bid": councils.late_bid,
    "rw-break-tie": councils.break_tie,
    "rw-autumn": councils.autumn,
    "rw-buy-objective": councils.pay,
    "rw-buy-rune": councils.pay,
    "rw-broken-allegiances": councils.pay,
    "rw-true-nature": councils.loyalty,
    "rw-long-winter": councils.order_back,
    "rw-order-back": councils.order_back,
    "rw-disarm": councils.named,
    "rw-burn-city": councils.burn_city,
    "rw-favor-hero": councils.favor,
}
"""Prompt -> who answers it; what is not here is left alone."""
