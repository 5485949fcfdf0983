"""Choices in a battle: each is tried out in thought, and the battle fought out from there."""

from __future__ import annotations

from typing import Any, Final

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.games.elven_rage.terms import LAST_CALL, NAMED, PLACES, SIDES, TOP, TURN_STARTS
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.kernel.model import Decision, Option

from .aims import saves
from .conquests import CARD
from .picking import best_of, verb
from .position import Position
from .powers import apply, step_in
from .strength import USUAL, keep
from .thought import Scene

ARTIFACT: Final = 0.25
HOARDED: Final = 0.9
"""What is given up with an Artifact, and where they are collected."""
QUIET: Final = 0.2
"""What silence is worth, as a part of the stake."""
LATER: Final = (
    "replace_icon",
    "damage",
    "initiative",
    "swap",
    "substitute",
    "return",
    "skip_turn",
    "act_now",
    "both",
)
"""What can as well be used when the next fighter begins."""
IDLE: Final = ("pass", "exchange")


def cost(pos: Position, thing: str) -> float:
    if thing in WARRIORS:
        return CARD * keep(thing, pos.lands) / USUAL[pos.me["people"]]
    return HOARDED if saves(pos) else ARTIFACT


def war(pos: Position, decision: Decision, moment: str) -> Option:
    """Something is used where it turns the battle, or saves more than it costs."""
    best = verb(decision, "pass")
    scene = Scene(pos, moment)
    waits = moment not in (TURN_STARTS, NAMED, LAST_CALL)
    candidates = [o for o in decision.options if o.verb not in IDLE and not (waits and later(o))]
    if not candidates:
        return best
    plain = scene.thought()
    plain.proceed()
    base = plain.value()
    if plain.won() and moment in (TURN_STARTS, LAST_CALL):
        return best
    most = base
    for option in candidates:
        thing = option.refs[0]
        thought = scene.thought()
        if apply(thought, POWERS[thing], option.refs[1:]):
            thought.proceed()
            value = thought.value() - cost(pos, thing)
            if value > most:
                best, most = option, value
    return best


def later(option: Option) -> bool:
    return POWERS[option.refs[0]].kind in LATER


def revealed(pos: Position, decision: Decision) -> Option:
    """Cards that were dealt badly are dealt again."""
    for option in decision.options:
        if option.verb.startswith("artifact") and POWERS[option.refs[0]].kind == "redeal":
            thought = Scene(pos).thought()
            thought.proceed()
            if not thought.won() and thought.scene.stake > 2 * cost(pos, option.refs[0]):
                return option
    return verb(decision, "pass")


def deployed(pos: Position, decision: Decision) -> Option:
    """A battle that is as good as won is kept quiet."""
    fight = pos.fight
    for option in decision.options:
        if fight is None or option.verb in IDLE or POWERS[option.refs[0]].kind != "no_actions":
            continue
        foe = fight["defender"] if fight["attacker"] == pos.seat else fight["attacker"]
        if pos.seat_of(option.refs[1]) != foe or pos.elves[foe]["hand"]["n"] < 2:
            continue
        thought = Scene(pos).thought()
        thought.proceed()
        if thought.won() and QUIET * thought.scene.stake > cost(pos, option.refs[0]):
            return option
    return verb(decision, "pass")


def answer(pos: Position, decision: Decision) -> Option:
    """What was declared is undone or softened if it would turn the battle."""
    declared = pos.frame("Declared")
    best = verb(decision, "pass")
    useful = [
        o for o in decision.options if o.verb not in IDLE and POWERS[o.refs[0]].kind in ("cancel", "prevent")
    ]
    if pos.fight is None or declared is None or declared["cancelled"] or not useful:
        return best
    scene = Scene(pos, str(dict(decision.args)["trigger"]))
    with_it, without = scene.thought(), scene.thought()
    aim = tuple([ref_of(pos.fight, a) for a in declared["aim"]])
    if declared["seat"] == pos.seat or "" in aim or not apply(with_it, POWERS[declared["thing"]], aim):
        return best
    with_it.proceed()
    without.proceed()
    gained = without.value() - with_it.value()
    for option in useful:
        if gained > cost(pos, option.refs[0]) + 0.2:
            return option
    return best


def ref_of(fight: dict[str, Any], aim: str) -> str:
    """How a fighter is named that an aim holds on to."""
    if not aim.startswith("#"):
        return aim
    raw = fight["fighters"][int(aim[1:])]
    return f"{raw['card']}@{PLACES[raw['place']]}" if raw["place"] < len(PLACES) else ""


# Choices that are compulsory.


def icon(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)
    named = str(dict(decision.args)["fighter"])

    def worth(option: Option) -> float:
        thought = scene.thought()
        man = thought.man(named)
        if option.verb == "strike":
            thought.field.strike(man, SIDES.index(option.refs[0]))
        elif option.verb == "move":
            thought.field.exchange(man, thought.man(option.refs[1]))
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def who_first(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)

    def worth(option: Option) -> float:
        thought = scene.thought()
        thought.act(thought.man(option.refs[0]))
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def substitute(pos: Position, decision: Decision) -> Option:
    scene = Scene(pos)
    named = str(dict(decision.args)["fighter"])

    def worth(option: Option) -> float:
        thought = scene.thought()
        step_in(thought.field, thought.man(named), option.refs[0])
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)


def exchange(pos: Position, decision: Decision) -> Option:
    """The card in reserve, or one that stands worse."""
    scene = Scene(pos)

    def worth(option: Option) -> float:
        thought = scene.thought()
        if option.verb == "swap":
            out = thought.man(option.refs[0])
            for man in thought.field.men:
                if man.place == TOP:
                    man.place, out.place = out.place, TOP
                    thought.field.at[man.place] = man
                    break
        thought.field.fight_out()
        return thought.value()

    return best_of(decision, worth)
