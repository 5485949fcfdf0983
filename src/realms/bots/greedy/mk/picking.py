"""Picking an option of a decision."""

from __future__ import annotations

from collections.abc import Callable

from realms.bots.greedy.picking import best_of, keyed, otherwise
from realms.kernel.model import Decision, Option

from .position import Position

__all__ = ["Answer", "best_of", "keyed", "otherwise"]

Answer = Callable[[Position, Decision], Option]
"""Chooses among the options of one kind of question."""
