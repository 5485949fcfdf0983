"""What the conformance kit found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b

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
    could not be made; `ends` are the digests of the games' last positions. The dear checks were made at one
    decision in `every`.
    """

    ruleset: str
    every: int = 1
    games: int = 0
    decisions: int = 0
    made: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)
    more: Counter[str] = field(default_factory=Counter)
    skipped: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    interrupted: bool = False

    @property
    def ok(self) -> bool:
        return not self.violations

    @property
    def fingerprint(self) -> str:
        """The same games, played the same way, give the same."""
        return blake2b(" ".join(self.ends).encode(), digest_size=8).hexdigest()

    def add(self, parts: Iterable[Report], most: int) -> None:
        """Take over what others found, in this order; of each check the first `most` violations are quoted."""
        known = {(v.check, v.text) for v in self.violations}
        for part in parts:
            self.games += part.games
            self.decisions += part.decisions
            self.made += part.made
            self.more += part.more
            self.ends += part.ends
            for v in part.violations:
                if (v.check, v.text) in known or self.broken[v.check] >= most:
                    self.more[v.check] += 1
                else:
                    known.add((v.check, v.text))
                    self.broken[v.check] += 1
                    self.violations.append(v)

    def failed(self) -> list[str]:
        """Names of the checks that failed."""
        return sorted({v.check for v in self.violations})

    def __str__(self) -> str:
        head = f"{self.ruleset}: {self.games} games, {self.decisions} decisions, {sum(self.made.values())} checks"
        lines = [head + (", all passed" if self.ok else f", {len(self.violations)} violations")]
        lines += [f"  {v}" for v in self.violations]
        lines += [f"  {name}: {n} more" for name, n in self.more.items()]
        lines += [f"  not checked: {text}" for text in self.skipped]
        if self.every > 1:
            looked = f"at one decision in {self.every}, and at the first of each kind"
            lines.append(f"  copies, saves, undo and hidden information: {looked}")
        if self.interrupted:
            lines.append("  stopped before all games were played")
        return "\n".join(lines)
