"""Search: what each option is worth, found by trying it in worlds that agree with what the seat knows.

`judge` weighs the options of one decision; the bots `search`, `easy`, `medium`, `hard` and `expert` take the best
of what it says. What search must know of a game is its mind: `realms.bots.minds.<game>` with a function `mind()`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from realms.bots.base import Look, Sight
from realms.kernel.model import Decision
from realms.kernel.registry import get

from .judgement import Judged, Judgement
from .levels import EXPERT
from .mind import Mind
from .together import judge_together
from .tree import Search

__all__ = ["Judged", "Judgement", "Mind", "counsel", "counsellor", "judge", "mind_of", "think"]

_MINDS: dict[str, Mind] = {}


def mind_of(game: str) -> Mind:
    """The mind for a game, by its id or ruleset; a plain one where none was written."""
    known = get(game).id
    found = _MINDS.get(known)
    if found is None:
        place = f"realms.bots.minds.{known}"
        written = known.isidentifier() and find_spec(place) is not None
        found = _MINDS[known] = import_module(place).mind() if written else Mind(known)
    return found


def judge(
    game: str,
    decision: Decision,
    look: Look,
    *,
    iterations: int,
    milliseconds: float | None = None,
    seed: int,
    processes: int = 1,
) -> Judgement:
    """What each option of the decision is worth to its seat. The clock can only cut it short.

    The same look, decision, iterations and seed give the same judgement, for the same number of processes. `look`
    must be a `Sight`.
    """
    if processes > 1 and len(decision.options) > 1 and isinstance(look, Sight):
        return judge_together(game, decision, look, iterations, milliseconds, seed, processes)
    return think(mind_of(game), decision, look, iterations, milliseconds, seed)


def counsellor(game: str) -> Mind:
    """Whose opinion the coach gives: the mind of the strongest level."""
    return mind_of(game).at(EXPERT)


def counsel(
    game: str, decision: Decision, look: Sight, *, iterations: int, milliseconds: float, seed: int
) -> Judgement:
    """As `judge`, as the strongest level sees it: by its mind, and without the tree where it does without."""
    mind = counsellor(game)
    if len(decision.options) > 1:
        weighed = mind.weighed(decision, look, seed=seed, iterations=iterations, milliseconds=milliseconds)
        if weighed is not None:
            return weighed
    return think(mind, decision, look, iterations, milliseconds, seed)


def think(
    mind: Mind, decision: Decision, look: Look, iterations: int, milliseconds: float | None, seed: int
) -> Judgement:
    """What a mind says of the options."""
    if not isinstance(look, Sight):
        raise TypeError("Search needs a Sight: a view alone cannot be dealt anew.")
    return Search(mind, decision, look, seed).run(iterations, milliseconds)
