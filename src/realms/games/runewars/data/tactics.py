"""The tactics cards: copies, and the moments at which each may be played."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    BATTLE_START,
    BATTLE_WON,
    BEFORE_BID,
    BEFORE_ORDERS,
    DEFENDING,
    HERO_ENTERS,
    MOVING,
    OWN_TURN,
    STRONGHOLD_LOST,
    TALLY,
)


@final
class TacticsCard:
    def __init__(self, id: str, copies: int, moments: tuple[str, ...], rule: str) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.moments: Final = moments
        self.rule: Final = rule


_ALL: Final = (
    TacticsCard("ambush", 1, (HERO_ENTERS,), "RW-TACTIC-21"),
    TacticsCard("band_of_brigands", 1, (OWN_TURN,), "RW-TACTIC-22"),
    TacticsCard("battle_cry", 2, (TALLY,), "RW-TACTIC-23"),
    TacticsCard("blackmail", 2, (DEFENDING,), "RW-TACTIC-24"),
    TacticsCard("brilliant_maneuver", 3, (OWN_TURN,), "RW-TACTIC-25"),
    TacticsCard("coercion", 2, (OWN_TURN,), "RW-TACTIC-26"),
    TacticsCard("establish_trade_route", 2, (OWN_TURN,), "RW-TACTIC-27"),
    TacticsCard("exploit_their_goodwill", 1, (OWN_TURN,), "RW-TACTIC-28"),
    TacticsCard("favor_of_kellos", 1, (OWN_TURN,), "RW-TACTIC-29"),
    TacticsCard("favor_of_the_spies_guild", 1, (BEFORE_ORDERS,), "RW-TACTIC-30"),
    TacticsCard("favor_of_the_thieves_guild", 1, (OWN_TURN,), "RW-TACTIC-31"),
    TacticsCard("favor_of_the_warriors_guild", 1, (OWN_TURN,), "RW-TACTIC-32"),
    TacticsCard("favorable_alliance", 2, (OWN_TURN,), "RW-TACTIC-33"),
    TacticsCard("hidden_pass", 3, (MOVING,), "RW-TACTIC-34"),
    TacticsCard("hordes_of_things", 2, (OWN_TURN,), "RW-TACTIC-35"),
    TacticsCard("horrific_rumors", 1, (OWN_TURN,), "RW-TACTIC-36"),
    TacticsCard("lost_city", 2, (OWN_TURN,), "RW-TACTIC-37"),
    TacticsCard("pillage", 2, (BATTLE_WON,), "RW-TACTIC-38"),
    TacticsCard("political_control", 2, (OWN_TURN,), "RW-TACTIC-39"),
    TacticsCard("proof_of_goodwill", 1, (OWN_TURN,), "RW-TACTIC-40"),
    TacticsCard("pulling_the_strings", 1, (BEFORE_BID,), "RW-TACTIC-41"),
    TacticsCard("rally_cry", 3, (OWN_TURN, BATTLE_START, TALLY), "RW-TACTIC-42"),
    TacticsCard("raze_a_city", 1, (OWN_TURN,), "RW-TACTIC-43"),
    TacticsCard("reinforcements", 2, (OWN_TURN,), "RW-TACTIC-44"),
    TacticsCard("scorched_earth", 3, (STRONGHOLD_LOST,), "RW-TACTIC-45"),
    TacticsCard("spread_dissent", 2, (OWN_TURN,), "RW-TACTIC-46"),
    TacticsCard("summon_lightning", 2, (DEFENDING,), "RW-TACTIC-47"),
    TacticsCard("tactical_retreat", 2, (DEFENDING,), "RW-TACTIC-48"),
    TacticsCard("teleportation", 1, (MOVING,), "RW-TACTIC-49"),
)
TACTICS_CARDS: Final[dict[str, TacticsCard]] = {card.id: card for card in _ALL}


def deck() -> list[str]:
    """All 50 cards."""
    return [card.id for card in TACTICS_CARDS.values() for _ in range(card.copies)]
