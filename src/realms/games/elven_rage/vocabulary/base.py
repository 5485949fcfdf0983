"""What Actions and Artifacts do: primitives, aimed when they are declared, at work when they resolve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import Refs, Seat

from ..state import ElvenRage


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """One primitive. `width`: how many refs name its target.

    `targets` lists every way to aim it now; none at all means it cannot be used. When it resolves the aim is
    looked up again: what is no longer a target fizzles (ER-ACTION-07R).
    """

    def __init__(self, kind: str, width: int) -> None:
        self.kind: Final = kind
        self.width: Final = width

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        raise NotImplementedError

    def still(self, g: ElvenRage, user: Seat, refs: Refs) -> bool:
        """Is what it was aimed at a target yet?"""
        return refs in self.targets(g, user)

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        raise NotImplementedError

    def harm(self) -> int:
        """The lives it takes, which a protection may save (ON_LOSS)."""
        return 0

    def text(self, lang: str) -> str:
        raise NotImplementedError


POWERS: Final[dict[str, Power]] = {}
"""What each card and Artifact does, by name; filled by data/powers.py."""
