"""Bots against bots, everybody against everybody, until it is known who is better and by how much.

`plan.py` says who sits where in which game, `play.py` plays and keeps the results in a file, `ladder.py` and
`ratings.py` make the ladder of them.
"""

from .ladder import Ladder, Rung
from .plan import Tournament, plan
from .play import Played, run

__all__ = ["Ladder", "Played", "Rung", "Tournament", "plan", "run"]
