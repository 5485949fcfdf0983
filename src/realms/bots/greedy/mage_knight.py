"""Greedy for Mage Knight: explores, fights what it can beat, recruits, heals, and keeps an eye on the clock.

At every decision it makes a plan for the turn or the fight from what is there, and takes its first step. Plans are
made anew each time, from seed, view and decision only, so a game can be undone or resumed and the bot answers the
same. What is just being played is thought of as still at hand, which keeps the steps of one plan together.
"""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.kernel.model import Decision, Option, Seat

from .mk import combats, comrades, duels, holdings, playing, turns
from .mk.picking import Answer, otherwise
from .mk.position import NO_AIM, Position


@final
class Greedy:
    """One seat of one match. `aim`: what it is to try, if somebody plans for it."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.aim = NO_AIM

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        answer = ANSWERS.get(decision.prompt)
        if answer is None:
            return otherwise(decision)
        return answer(Position(look(), self.aim), decision)


def make(seat: Seat, seed: int) -> Greedy:
    return Greedy(seat, seed)


ANSWERS: Final[dict[str, Answer]] = {
    "move": turns.move,
    "afterwards": turns.afterwards,
    "interact": turns.interact,
    "fight": combats.fight,
    "set-in-secret": combats.set_in_secret,
    "attend": duels.attend,
    "hero-attack": duels.attack,
    "hero-block": duels.block,
    "hero-damage": duels.damage,
    "take-damage": combats.take_damage,
    "assign-damage": combats.assign,
    "choose-way": playing.choose_way,
    "choose-ability": playing.choose_ability,
    "resolve": playing.resolve,
    "strengthen": playing.strengthen,
    "pay-mana": playing.pay,
    "discard-card": combats.discard_card,
    "throw-away": holdings.discard_card,
    "rest": holdings.rest,
    "discard-some": holdings.discard_some,
    "rethink": holdings.exchange,
    "meditate": holdings.exchange,
    "search-deck": holdings.search_deck,
    "glade": holdings.glade,
    "disband": turns.disband,
    "gain-unit": turns.gain_unit,
    "choose-skill": holdings.choose_skill,
    "gain-card": holdings.gain_card,
    "draft-card": holdings.gain_card,
    "add-drafted": holdings.gain_card,
    "upgrade-action": holdings.gain_card,
    "replace-action": holdings.replace_action,
    "match-bid": holdings.match_bid,
    "return-artifact": holdings.return_artifact,
    "choose-colour": holdings.choose_colour,
    "pick-tactic": holdings.pick_tactic,
    "between-turns": holdings.between_turns,
    "long-night": holdings.yes,
    "steady-tempo": holdings.yes,
    "keep-die": holdings.keep_die,
    "joint-plan": comrades.plan,
    "joint-invitation": comrades.invited,
    "retire-tactic": comrades.retire,
}
"""Prompt -> who answers it."""
