"""What search says of a decision: each option's worth, and what it thinks would follow."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.model import Seat


@final
class Judged:
    """One option. `value`: the deciding seat's chance to win after it; meaningless without visits.

    `line`: what is likely to follow, as (seat, key), this option first."""

    def __init__(self, key: str, value: float, visits: int, prior: float, line: list[tuple[Seat, str]]) -> None:
        self.key: Final = key
        self.value: Final = value
        self.visits: Final = visits
        self.prior: Final = prior
        self.line: Final = line


@final
class Judgement:
    """All options in the order of the decision. `best`: the place of the one to take.

    `ended`: why search stopped: "forced", "clear" (nothing else comes near), "iterations" or "clock".
    `chances`: each seat's chance to win with the best option."""

    def __init__(
        self,
        seat: Seat,
        options: list[Judged],
        best: int,
        chances: list[float],
        iterations: int,
        ended: str,
    ) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self.best: Final = best
        self.chances: Final = chances
        self.iterations: Final = iterations
        self.ended: Final = ended

    def ranked(self) -> list[Judged]:
        """The best first: by how often they were looked at to the end, then by value."""
        best = self.options[self.best]
        rest = [o for i, o in enumerate(self.options) if i != self.best]
        return [best, *sorted(rest, key=rank, reverse=True)]


def rank(judged: Judged) -> tuple[int, float, float]:
    return (judged.visits, judged.value, judged.prior)
