"""Several primitives on one card, applied in the order written."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public, Refs, Seat

from ..rules.declaring import Declared, aimed
from ..state import ElvenRage
from .base import POWERS, Power

SKIPPED: Final = "-"


@final
class Both(Power):
    """A part without a target is skipped; if no part has one, it cannot be used.

    A part that is skipped is not named where it is the last; before another it is marked.
    """

    def __init__(self, *parts: Power) -> None:
        super().__init__("both", sum([p.width for p in parts]))
        self.parts: Final = parts

    def targets(self, g: ElvenRage, user: Seat) -> list[Refs]:
        found: list[Refs] = [()]
        able = False
        for part in self.parts:
            aims = part.targets(g, user)
            able = able or bool(aims)
            if not aims:
                aims = [(SKIPPED,) * part.width]
            found = [before + aim for before in found for aim in aims]
        return [without_end(refs) for refs in found] if able else []

    def still(self, g: ElvenRage, user: Seat, refs: Refs) -> bool:
        """One part that can work is enough; the others are skipped when their turn comes."""
        for part in self.parts:
            if part.still(g, user, refs[: part.width]):
                return True
            refs = refs[part.width :]
        return False

    def harm(self) -> int:
        return sum([part.harm() for part in self.parts])

    def work(self, g: ElvenRage, user: Seat, refs: Refs) -> Frame | None:
        declared = g.nearest(Declared)
        assert declared is not None
        return OneByOne(user, declared.thing, declared.aim[:])

    def text(self, lang: str) -> str:
        return "; ".join([part.text(lang) for part in self.parts])


def without_end(refs: Refs) -> Refs:
    while refs and refs[-1] == SKIPPED:
        refs = refs[:-1]
    return refs


@final
class OneByOne(Steps[ElvenRage]):
    """The parts of a card, one after the other."""

    RULE: ClassVar[str] = "ER-ACTION-03"
    ORDER: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(
        self,
        seat: Public[int],
        thing: Public[str],
        aim: Public[list[str]],
        turn: Public[int] = 0,
        at: Public[str] = "part",
    ) -> None:
        super().__init__(at)
        self.seat = seat
        self.thing = thing
        self.aim = aim
        self.turn = turn

    def part(self, g: ElvenRage) -> Frame | None:
        card = POWERS[self.thing]
        assert isinstance(card, Both)
        if self.turn == len(card.parts):
            return None
        part = card.parts[self.turn]
        refs = aimed(g, self.aim[: part.width])
        self.aim = self.aim[part.width :]
        self.turn += 1
        self.again("part")
        return part.work(g, self.seat, refs) if part.still(g, self.seat, refs) else None
