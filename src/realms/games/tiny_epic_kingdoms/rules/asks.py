"""The base of all questions to one player: the solo opponent answers for itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from realms.kernel.frame import Frame
from realms.kernel.model import Decision, Option, option
from realms.kernel.stock import AskSeat

from ..data.territories import AREAS
from ..state import TinyEpicKingdoms
from ..terms import RESOURCES


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(AskSeat[TinyEpicKingdoms]):
    """One question. TEK-SOLO-08R: the dummy draws from the legal answers unless a rule fixes its choice."""

    def settle(self, g: TinyEpicKingdoms) -> Frame | None:
        if self.seat == g.dummy:
            while self.open(g):
                child = self.chosen(g, self.seat, self.dummy_choice(g, self.pending(g)[0]))
                if child is not None:
                    return child
        return None

    def dummy_choice(self, g: TinyEpicKingdoms, menu: Decision) -> Option:
        return menu.options[g.rng.below(len(menu.options))]


def per_area(verb: str) -> tuple[Option, ...]:
    """The verb's option for each area."""
    return tuple([option(verb, area) for area in AREAS])


def per_resource(verb: str) -> tuple[Option, ...]:
    """The verb's option for mana, ore and food."""
    return tuple([option(verb, resource) for resource in RESOURCES])


ARMY: Final = per_area("army")
TO: Final = per_area("to")
