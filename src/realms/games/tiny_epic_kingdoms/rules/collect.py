"""Collecting resources (TEK-COLLECT) in place of the selected action."""

from __future__ import annotations

from typing import ClassVar, final

from realms.kernel.frame import Frame, Steps
from realms.kernel.model import Public

from ..data.territories import TERRAIN, WET
from ..state import TinyEpicKingdoms
from ..terms import NONE, RUINS, WATER
from . import board
from .gains import gain, gain_choice


@final
class Collect(Steps[TinyEpicKingdoms]):
    """TEK-COLLECT. Every occupied region yields one resource; then what is of the player's choice."""

    RULE: ClassVar[str] = "TEK-COLLECT-02"
    ORDER: ClassVar[tuple[str, ...]] = ("harvest",)

    def __init__(self, seat: Public[int], at: Public[str] = "harvest") -> None:
        super().__init__(at)
        self.seat = seat

    def harvest(self, g: TinyEpicKingdoms) -> Frame | None:
        seat = self.seat
        realm = g.realms[seat]
        powers = realm.powers
        amounts = [0, 0, 0]
        of_choice = 1 if len(realm.armies) == 1 else 0  # TEK-COLLECT-07
        wet = False
        bonus = [False, False, False, False, False, False, False]
        for area in board.occupied(g, seat):
            terrain = TERRAIN[area]
            wet = wet or WET[area] or terrain == WATER
            bonus[terrain] = True
            n = 1 + board.camps(g, area)
            if powers.collect_bonus_shared > 0 and board.stranger(g, seat, area) != NONE:
                n += powers.collect_bonus_shared
            if terrain == RUINS:
                if board.lying_in(g, seat, area) > 0:
                    of_choice += n  # TEK-RUINS-02, 02R
            elif powers.yields[terrain] != NONE:
                amounts[powers.yields[terrain]] += n
        for terrain in range(len(bonus)):
            if bonus[terrain] and powers.collect_bonus_in[terrain] != NONE:
                amounts[powers.collect_bonus_in[terrain]] += 1
        if wet and powers.collect_bonus_wet != NONE:
            amounts[powers.collect_bonus_wet] += 1
        for r in range(3):
            gain(g, seat, r, amounts[r])
        # The rule that asks: ruins, or nothing but the bonus of a single army.
        rule = "TEK-COLLECT-07" if of_choice == 1 and len(realm.armies) == 1 else "TEK-COLLECT-05"
        return gain_choice(seat, of_choice, rule)
