"""What wins: races, peoples, factions, heroes, seats, goals, cards, with intervals; for whoever tunes a game.

`findings.py` plays and counts, `chance.py` says what is more than luck, `compare.py` sets two versions of a game's
data side by side, `report.py` writes a page of it.
"""

from .chance import Verdict
from .compare import Change, changes, differing
from .findings import Findings, Table, load, measure
from .report import page

__all__ = ["Change", "Findings", "Table", "Verdict", "changes", "differing", "load", "measure", "page"]
