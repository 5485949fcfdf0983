"""A process that thinks for bots: questions come in as lines of JSON, answers go out the same way.

    python -m realms.server.thinker [MODULE …]

The modules are imported first; they may register games and bots from elsewhere. All that a bot gets is in its
question: what its seat sees and, for bots that try things out, a world dealt from that. Bots have no memory, so
any process can answer any question. Where a bot raises or answers nonsense, the greedy bot answers for it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from realms import api, bots
from realms.answering import serve, where
from realms.bots.random_bot import RandomBot
from realms.kernel import codec
from realms.kernel.model import Decision, Refusal, option
from realms.kernel.view import View


@dataclass(frozen=True, slots=True)
class Question:
    """What would this bot choose? `view`: `View.plain()` of its seat; `world`: the dump of a redealt match."""

    ruleset: str
    bot: str
    seat: int
    seed: int
    view: dict[str, Any]
    world: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The key of an option. With `trouble`, what was wrong with the bot: then the key, if any, is greedy's."""

    key: str
    trouble: str = ""


def view_of(plain: dict[str, Any]) -> View:
    """The view again; `View.plain` the other way round."""
    seat = plain["seat"]
    asked = [(seat, prompt, optional) for seat, prompt, optional in plain["asked"]]
    due = [_decision(seat, raw) for raw in plain["due"]]
    return View(plain["game"], seat, plain["seq"], plain["state"], asked, due)


def _decision(seat: int, plain: dict[str, Any]) -> Decision:
    found = Decision(seat, plain["prompt"], plain["rule"], tuple(plain["args"].items()), plain["optional"])
    found.options = [option(*key.split(":")) for key in plain["options"]]
    found.refused = [Refusal(option(*key.split(":")), rule) for key, rule in plain["refused"]]
    return found


def owed(view: View) -> Decision:
    """The decision for which the game waits. Raises ValueError if there is none."""
    for decision in view.due:
        if not decision.optional:
            return decision
    raise ValueError(f"Seat {view.seat} owes no choice.")


def answer(question: Question) -> Answer:
    """Ask the bot. Whatever is wrong with it becomes `trouble`, and greedy answers for it."""
    try:
        decision, look = _seen(question)
        bot = bots.make(question.bot, question.ruleset, question.seat, seed_at(question))
        key = bot.choose(decision, look).key
        trouble = "" if decision.find(key) is not None else "answered what was not offered"
    except Exception as error:
        key, trouble = "", where(error)
    return Answer(_for_it(question), trouble) if trouble else Answer(key)


def _for_it(question: Question) -> str:
    """What greedy chooses; nothing if it fails, too."""
    try:
        decision, look = _seen(question)
        spare = bots.make(bots.spare(question.ruleset), question.ruleset, question.seat, seed_at(question))
        key = spare.choose(decision, look).key
    except Exception:
        return ""
    return key if decision.find(key) is not None else ""


def _seen(question: Question) -> tuple[Decision, bots.Look]:
    """What is asked, and what the bot may look at."""
    view = view_of(question.view)
    if question.world is None:
        return owed(view), lambda: view
    return owed(view), bots.Sight(codec.load(question.world), question.seat)


def by_chance(question: Question) -> str:
    """What anybody could choose, for when the bot is of no use."""
    view = view_of(question.view)
    return RandomBot(question.seat, seed_at(question)).choose(owed(view), lambda: view).key


def seed_at(question: Question) -> int:
    """Another seed at each point of the match: a bot made anew would draw the same number every time."""
    return question.seed + int(question.view["seq"])


def load() -> None:
    """Every bot that may be asked for."""
    for game in api.game_ids():
        for name in bots.names(game):
            bots.find(name, game)


def main(modules: list[str]) -> None:
    serve(Question, answer, modules, 5, load)  # the tables go first


if __name__ == "__main__":
    main(sys.argv[1:])
