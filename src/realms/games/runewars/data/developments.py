"""Strongholds and their developments: strength, prices, and what a development gives."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    DAQAN,
    DEV_DEFENCES,
    DEV_INFLUENCE,
    DEV_RESOURCES,
    DEV_TACTICS,
    LATARI,
    ORE,
    UTHUK,
    WAIQAR,
    WOOD,
)

STRONGHOLDS: Final = 4  # tokens of a faction
INTACT: Final = 5  # RW-FORT-03
DAMAGED: Final = 3
SIEGE: Final = 3  # what the Conquer bonus takes off (RW-ORDER-13)

BUILD_COST: Final[dict[str, int]] = {WOOD: 1, ORE: 1}  # RW-ORDER-18
REPAIR_COST: Final[dict[str, int]] = {ORE: 1}
DEVELOP_COST: Final[dict[str, int]] = {WOOD: 1}  # RW-ORDER-14

GAINS: Final[dict[str, int]] = {DEV_RESOURCES: 1, DEV_TACTICS: 1, DEV_INFLUENCE: 2, DEV_DEFENCES: 0}
"""With Harvest's bonus: times the resources printed in the stronghold's own area; tactics cards; influence."""


@final
class Defence:
    """What a faction's Defences do before a battle is tallied (RW-BATTLE-14). `kept`: or used up by it."""

    def __init__(self, id: str, amount: int, *, kept: bool) -> None:
        self.id: Final = id
        self.amount = amount
        self.kept: Final = kept


DEFENCES: Final[dict[str, Defence]] = {
    DAQAN: Defence("curtain_wall", 2, kept=True),  # strength
    LATARI: Defence("arrow_towers", 2, kept=True),  # damage, placed by the defender
    WAIQAR: Defence("charnel_pit", 3, kept=False),  # Reanimates from the supply
    UTHUK: Defence("blood_pyre", 3, kept=False),  # the attacker's triangle units, or else 1 rectangle
}
