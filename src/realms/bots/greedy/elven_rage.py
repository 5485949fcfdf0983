"""Greedy for Elven Rage: heads for its Goal land by land, fights where it is likely to win, helps where it counts.

What it cannot foresee it weighs by rules of thumb; a battle whose cards lie open it fights out in thought. Its
answer depends on its view and the decision only, so a game can be undone or resumed and the bot answers the same.
"""

from __future__ import annotations

from typing import Final, final

from realms.bots.base import Look
from realms.games.elven_rage.terms import DEPLOYED, FALLEN, PEACE_MOMENTS, REVEALED
from realms.kernel.model import Decision, Option, Seat

from .er import battles, conquests, things
from .er.picking import Answer, verb
from .er.position import Position


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
            return decision.options[0]
        return answer(Position(look()), decision)


def make(seat: Seat, seed: int) -> Greedy:
    return Greedy(seat, seed)


def moment(pos: Position, decision: Decision) -> Option:
    """A time at which things may be used."""
    trigger = str(dict(decision.args)["trigger"])
    if trigger in PEACE_MOMENTS:
        return things.peace(pos, decision, trigger)
    if trigger == REVEALED:
        return battles.revealed(pos, decision)
    if trigger == DEPLOYED:
        return battles.deployed(pos, decision)
    if trigger == FALLEN:
        return verb(decision, "pass")
    return battles.war(pos, decision, trigger)


ANSWERS: Final[dict[str, Answer]] = {
    "er-turn": things.turn,
    "er-look-squad": conquests.squad_to_look_at,
    "er-lay-open": conquests.lay_open,
    "er-choose-squad": conquests.choose_squad,
    "er-choose-mover": conquests.choose_mover,
    "er-reply": conquests.reply,
    "er-send": conquests.send,
    "er-trim": conquests.trim,
    "er-recover": conquests.recover,
    "er-reorder": conquests.reorder,
    "er-exchange": battles.exchange,
    "er-who-first": battles.who_first,
    "er-icon": battles.icon,
    "er-step-in": battles.substitute,
    "er-moment": moment,
    "er-answer": battles.answer,
    "er-compose": things.compose,
    "er-consider": things.consider,
    "er-confirm": things.confirm,
    "er-keep-goal": things.keep_goal,
}
"""Prompt -> who answers it."""
