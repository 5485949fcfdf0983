"""What attacking and blocking in a hero battle have in common: a menu of verbs whose question names figures."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from realms.kernel.model import Arg, Decision
from realms.kernel.stock import Choose

from ..state import MageKnight


@mypyc_attr(allow_interpreted_subclasses=True)
class Role(Choose[MageKnight]):
    """MK-PVP-28. One player in the present role: attacker or blocker."""

    def args(self, g: MageKnight) -> tuple[tuple[str, Arg], ...]:
        """What the question names."""
        raise NotImplementedError

    def pending(self, g: MageKnight) -> list[Decision]:
        if not self.going:
            return []
        menu = Decision(self.seat, self.PROMPT, self.RULE, self.args(g), False, g.explain)
        for verb in self.verbs(g):
            verb.offer(g, self.seat, menu)
        return [menu]
