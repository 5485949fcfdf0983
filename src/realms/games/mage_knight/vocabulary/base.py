"""What all nodes of Mage Knight have in common, and the frame that runs them."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from realms.kernel.effects import Effect, Resolve
from realms.kernel.model import OK, Decision, Public, Seat, Why
from realms.kernel.stock import NONE as NOTHING

from ..rules.points import BY_CARD
from ..state import MageKnight
from ..terms import NONE

Node: TypeAlias = Effect[MageKnight]


@final
class Resolving(Resolve[MageKnight]):
    """MK-EFFECT-01. An effect being carried out: whose, from which card, unit or skill, and of which colour.

    `bonus` is added to the first points it gives (MK-EFFECT-04). `unit` is the place of the unit that acts.
    """

    RULE: ClassVar[str] = "MK-EFFECT-01"

    def __init__(
        self,
        seat: Public[int],
        todo: Public[list[Effect[MageKnight]]],
        source: Public[str] = "",
        colour: Public[int] = NONE,
        bonus: Public[int] = 0,
        by: Public[str] = BY_CARD,
        unit: Public[int] = NONE,
    ) -> None:
        super().__init__(seat, todo)
        self.source = source
        self.colour = colour
        self.bonus = bonus
        self.by = by  # a card, a unit or a skill
        self.unit = unit

    def pending(self, g: MageKnight) -> list[Decision]:
        if not self.todo:
            return []
        node = self.todo[-1]
        prompt = node.prompt if isinstance(node, Deed) else self.PROMPT
        menu = Decision(self.seat, prompt, self.RULE, (("source", self.source),), False, g.explain)
        node.offer(g, self.seat, menu)
        if not menu.options:
            menu.offer(OK, NOTHING)
        return [menu]


def running(run: Resolve[MageKnight]) -> Resolving:
    """The frame a node runs in; there is no other kind."""
    assert isinstance(run, Resolving)
    return run


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect[MageKnight]):
    """A node that suits some phases (`when`, a mask) and is refused in the others by `rule`."""

    def __init__(
        self,
        kind: str,
        when: int,
        rule: str,
        parts: tuple[Node, ...] = (),
        label: str = "",
        prompt: str = "resolve",
    ) -> None:
        super().__init__(kind, parts, label)
        self.when: Final = when
        self.rule: Final = rule
        self.prompt: Final = prompt

    def why_not(self, g: MageKnight, seat: Seat) -> Why:
        return OK if self.when >> g.phase & 1 else self.rule
