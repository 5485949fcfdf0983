"""Units on their way: they stand on no area, but they are still in the game (RW-WIN-04)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Steps
from realms.kernel.model import Seat

from ..state import Runewars


@mypyc_attr(allow_interpreted_subclasses=True)
class Afield(Steps[Runewars]):
    """A rule that keeps units which have left an area and are not put down yet: a march, a talk, a battle."""

    def holds(self, g: Runewars, seat: Seat) -> bool:
        """Has it units of this seat?"""
        raise NotImplementedError


def afield(g: Runewars, seat: Seat) -> bool:
    """Are units of the seat on their way?"""
    for frame in g.stack:
        if isinstance(frame, Afield) and frame.holds(g, seat):
            return True
    return False
