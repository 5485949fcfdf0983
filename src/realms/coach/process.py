"""A process in which the coach thinks: questions come in as lines of JSON, answers go out the same way.

    python -m realms.coach.process [MODULE …]

The modules are imported first; they may register games from elsewhere. For a hint it gets a world that holds
nothing the seat may not know. A review goes on by a little with each question, so that hints never wait for long;
the last few that were begun are remembered, and one that was forgotten begins anew.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from realms.answering import serve, where
from realms.kernel import codec
from realms.kernel.history import Header
from realms.kernel.match import Match

from .hints import NoAdvice, hint
from .model import Hint, Review
from .review import Reviewing

REMEMBERED: Final = 4


@dataclass(frozen=True, slots=True)
class AboutHint:
    """What might this seat choose? `world`: `codec.dump` of a match without what the seat may not know."""

    seat: int
    seed: int
    milliseconds: float
    world: dict[str, Any]


@dataclass(frozen=True, slots=True)
class AboutReview:
    """Go on with the review of a finished match for so long. `seconds`: what it may take altogether."""

    id: str
    ruleset: str
    players: int
    seed: int
    options: dict[str, Any]
    moves: list[tuple[int, str]]
    milliseconds: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Question:
    hint: AboutHint | None = None
    review: AboutReview | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A hint; or how far a review is, and the review at its end; or what was wrong.

    `sorry`: a sentence for people; `trouble`: for the log, without what a seat may hold."""

    hint: Hint | None = None
    review: Review | None = None
    done: int = 0
    total: int = 0
    sorry: str = ""
    trouble: str = ""


class Coach:
    """What the process holds."""

    def __init__(self) -> None:
        self._reviews: Final[OrderedDict[str, Reviewing]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Whatever goes wrong becomes `sorry` or `trouble`."""
        try:
            if question.hint is not None:
                return self._hint(question.hint)
            if question.review is not None:
                return self._review(question.review)
        except NoAdvice as error:
            return Answer(sorry=str(error))
        except Exception as error:
            return Answer(trouble=where(error))
        return Answer(trouble="was asked nothing")

    def _hint(self, about: AboutHint) -> Answer:
        world: Match = codec.load(about.world)
        return Answer(hint=hint(world, about.seat, seed=about.seed, milliseconds=about.milliseconds))

    def _review(self, about: AboutReview) -> Answer:
        reviewing = self._reviews.pop(about.id, None)
        if reviewing is None:
            header = Header(about.ruleset, about.players, about.seed, about.options)
            reviewing = Reviewing(header, [(seat, key) for seat, key in about.moves], seconds=about.seconds)
        if reviewing.step(about.milliseconds):
            self._reviews[about.id] = reviewing
            while len(self._reviews) > REMEMBERED:
                self._reviews.popitem(last=False)
        return Answer(review=reviewing.result, done=reviewing.done, total=reviewing.total)


def main(modules: list[str]) -> None:
    # Tables and bots go first.
    serve(Question, Coach().answer, modules, 10, lambda: None)


if __name__ == "__main__":
    main(sys.argv[1:])
