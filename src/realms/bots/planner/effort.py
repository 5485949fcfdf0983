"""How hard a planner thinks."""

from __future__ import annotations

from typing import Final, final

QUEST_WORLDS: Final = 8
"""In how many worlds turns are compared in quests by those that follow: what a turn leads to is full of luck. More
turns than usual are not: the more of them, the likelier luck picks a bad one."""
LAST_TURNS: Final = 6
"""How many of those that follow when there are no others."""


@final
class Effort:
    """How hard to think: worlds, turns played out for one plan, and the longest time a choice may take.

    `lines`: after so many of the best turns the next ones (`further`) are looked at, in so many worlds (`deep`).
    `tactics`: in so many worlds each tactic of a round is tried; 0: they are left to the greedy bot."""

    def __init__(
        self,
        worlds: int,
        playouts: int,
        milliseconds: float,
        lines: int = 1,
        deep: int = 0,
        tactics: int = 0,
        further: int = 1,
    ) -> None:
        self.worlds: Final = worlds
        self.playouts: Final = playouts
        self.milliseconds: Final = milliseconds
        self.lines: Final = lines
        self.deep: Final = deep
        self.tactics: Final = tactics
        self.further: Final = further

    def __str__(self) -> str:
        """All but the time, which changes no thought but cuts it short."""
        return f"{self.worlds} {self.playouts} {self.lines} {self.deep} {self.tactics} {self.further}"

    def in_quests(self, *, last: bool) -> Effort:
        """The same for a quest: turns are compared in more worlds; in the last round every turn that is left is
        looked at."""
        deep, further = max(self.deep, QUEST_WORLDS), max(self.further, LAST_TURNS) if last else self.further
        return Effort(self.worlds, self.playouts, self.milliseconds, self.lines, deep, self.tactics, further)
