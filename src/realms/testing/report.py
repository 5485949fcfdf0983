"""What the conformance kit found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from realms.kernel.model import SPECTATOR, Seat


@dataclass(frozen=True)
class Violation:
    """Something that must hold and did not. `choices` leads from the seed to it, the last one included."""

    check: str
    ruleset: str
    players: int
    seed: int
    options: dict[str, object]
    decision: int
    seat: Seat
    text: str
    choices: tuple[int, ...]

    def __str__(self) -> str:
        who = "" if self.seat < 0 else ", spectator" if self.seat == SPECTATOR else f", seat {self.seat}"
        how = "".join(f", {name}={value}" for name, value in self.options.items())
        where = f"{self.players} players, seed {self.seed}{how}, decision {self.decision}{who}"
        return f"{self.check}: {self.text} ({where})"


@dataclass
class Report:
    """What was checked how often, and what did not hold.

    `broken` counts the violations quoted, `more` those left out, by check; `skipped` names checks that
    could not be made.
    """

    ruleset: str
    games: int = 0
    decisions: int = 0
    made: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)
    more: Counter[str] = field(default_factory=Counter)
    skipped: list[str] = field(default_factory=list)
    fingerprint: str = ""

    @property
    def ok(self) -> bool:
        return not self.violations

    def failed(self) -> list[str]:
        """Names of the checks that failed."""
        return sorted({v.check for v in self.violations})

    def __str__(self) -> str:
        head = f"{self.ruleset}: {self.games} games, {self.decisions} decisions, {sum(self.made.values())} checks"
        lines = [head + (", all passed" if self.ok else f", {len(self.violations)} violations")]
        lines += [f"  {v}" for v in self.violations]
        lines += [f"  {name}: {n} more" for name, n in self.more.items()]
        lines += [f"  not checked: {text}" for text in self.skipped]
        return "\n".join(lines)
