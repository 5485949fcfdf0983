"""The secret Goals; thresholds by the number of players at the start (2, 3, 4)."""

from __future__ import annotations

from typing import Final, final


@final
class Goal:
    """`much`: of the thing it is named for. `towers`, `lands`: what is needed besides."""

    def __init__(
        self,
        name: str,
        much: tuple[int, int, int],
        towers: tuple[int, int, int] = (0, 0, 0),
        lands: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.name: Final = name
        self.much: Final = much
        self.towers: Final = towers
        self.lands: Final = lands


_ALL: Final = (
    Goal("goal_lands", (12, 11, 9)),
    Goal("goal_towers", (4, 4, 4), lands=(11, 10, 9)),
    Goal("goal_portal", (1, 1, 1), towers=(2, 2, 3), lands=(8, 10, 8)),
    Goal("goal_castles", (2, 2, 2), lands=(9, 8, 7)),
    Goal("goal_ring", (3, 5, 4), towers=(2, 2, 2), lands=(10, 0, 0)),
    Goal("goal_hoard", (5, 8, 8), lands=(9, 0, 0)),
    Goal("goal_warlord", (7, 8, 5)),
)
GOALS: Final[dict[str, Goal]] = {goal.name: goal for goal in _ALL}
