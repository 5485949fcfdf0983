"""Where the conformance kit is and what it found so far: every check of every part of it is counted here."""

from __future__ import annotations

from typing import Final, final

from realms.kernel.model import Seat
from realms.kernel.registry import GameSpec

from .report import Report, Violation


@final
class Notes:
    """The report in the making, and the game and the decision it is about."""

    def __init__(self, spec: GameSpec, every: int, most: int, best_score_wins: bool) -> None:
        self.spec: Final = spec
        self.every: Final = every
        self.most: Final = most
        self.best_score_wins: Final = best_score_wins
        self.report = Report(spec.ruleset, every)
        self.players = 0
        self.seed = 0
        self.options: dict[str, object] = {}
        self.choices: list[int] = []
        self.decision = 0
        self._known: Final[set[tuple[str, str]]] = set()

    def turn_to(self, players: int, seed: int, options: dict[str, object]) -> None:
        """A new game begins."""
        self.players, self.seed, self.options = players, seed, options
        self.choices, self.decision = [], 0

    def hand_over(self) -> Report:
        """The report so far; what follows goes into a new one."""
        report, self.report = self.report, Report(self.spec.ruleset, self.every)
        return report

    def blame(self, check: str, text: str, seat: Seat = -1) -> None:
        """Note a violation; the same text of the same check is quoted once."""
        text = " ".join(text.split())
        most = self.most * (20 if check == "messages" else 1)
        if (check, text) in self._known or self.report.broken[check] >= most:
            self.report.more[check] += 1
            return
        self._known.add((check, text))
        self.report.broken[check] += 1
        self.report.violations.append(
            Violation(
                check,
                self.spec.ruleset,
                self.players,
                self.seed,
                self.options,
                self.decision,
                seat,
                text,
                tuple(self.choices),
            )
        )

    def expect(self, check: str, holds: bool, text: str, seat: Seat = -1) -> bool:
        self.report.made[check] += 1
        if not holds:
            self.blame(check, text, seat)
        return holds
