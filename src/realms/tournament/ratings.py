"""Ratings by the model of Bradley and Terry, in Elo's points: 400 are odds of ten to one; the mean is 1500.

The estimates are choix's; the intervals follow from the curvature of the likelihood. Each pair has drawn one game
beforehand: so a bot that has never lost gets a rating, with a wide interval, instead of an infinite one.

With more than two players the winner has beaten each other player. That is true to Luce's model, in which who else
sits at the table does not change the odds of two. A game of n makes n - 1 comparisons and only one result, so each
counts for 2/n: for bots of equal strength that is just what one result tells.
"""

from __future__ import annotations

from importlib import import_module
from math import log
from typing import Any, Final

from realms.kernel.model import RealmsError

Beaten = list[list[float]]
"""How often the one of the row has beaten the one of the column; a shared win is half a win for each."""

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)
DRAWN: Final = 0.5
"""A game beforehand, drawn: half a win for each."""
SURE: Final = 1.959964
"""Standard errors to each side in which 95 % lie."""


def rate(beaten: Beaten) -> list[tuple[float, float, float]]:
    """The rating of each, and the 95 % interval of how far it is from the mean of all."""
    try:
        numpy: Any = import_module("numpy")
        choix: Any = import_module("choix")
    except ImportError as error:
        raise RealmsError("Ratings need choix; install it with: pip install 'realms[ratings]'.") from error
    wins = numpy.array(beaten, dtype=float)
    size = len(beaten)
    wins += DRAWN * (1 - numpy.eye(size))
    strength = choix.ilsr_pairwise_dense(wins, max_iter=1000)
    strength = strength - strength.mean()
    odds = 1 / (1 + numpy.exp(strength[None, :] - strength[:, None]))
    known = (wins + wins.T) * odds * (1 - odds)
    information = numpy.diag(known.sum(axis=1)) - known
    # Only differences are known. The pseudo-inverse holds the mean fixed.
    errors = numpy.sqrt(numpy.clip(numpy.diag(numpy.linalg.pinv(information)), 0, None))
    return [
        (MEAN + SCALE * float(at), MEAN + SCALE * float(at - SURE * by), MEAN + SCALE * float(at + SURE * by))
        for at, by in zip(strength, errors, strict=True)
    ]
