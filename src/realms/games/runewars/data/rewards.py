"""The rewards of heroes. What one does in a duel is a small table; the other effects have frames of their own."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    AGILITY,
    ALWAYS,
    ARMOUR,
    DUEL_DRAW,
    DUEL_HIT,
    DUEL_ORB,
    DUEL_START,
    ITEM,
    OWN_TURN,
    QUEST_MOVE,
    STRENGTH,
    WEAPON,
    WISDOM,
)

ALL: Final = 99  # prevents whatever the round brought


@final
class Blow:
    """What a reward does in a duel, on gold, silver and red of the attribute `test` (none: always the first).

    `damage` to the foe, `prevent` and `heal` for the bearer, `harm` to him. Instead of a fixed number, `damage`
    or `prevent` may be the attribute `by`, at most so much.
    """

    def __init__(
        self,
        test: str = "",
        *,
        damage: tuple[int, int, int] = (0, 0, 0),
        prevent: tuple[int, int, int] = (0, 0, 0),
        heal: tuple[int, int, int] = (0, 0, 0),
        harm: tuple[int, int, int] = (0, 0, 0),
        by: str = "",
    ) -> None:
        self.test: Final = test
        self.damage: Final = damage
        self.prevent: Final = prevent
        self.heal: Final = heal
        self.harm: Final = harm
        self.by: Final = by


@final
class Reward:
    def __init__(self, id: str, kind: str, use: str, rule: str, copies: int = 1) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.use: Final = use
        self.rule: Final = rule
        self.copies: Final = copies


_ALL: Final = (
    Reward("backbiter", WEAPON, DUEL_HIT, "RW-REWARD-01"),
    Reward("blade_of_light", WEAPON, DUEL_DRAW, "RW-REWARD-02"),
    Reward("cloak_of_deception", ARMOUR, DUEL_START, "RW-REWARD-03"),
    Reward("dragon_scale_mail", ARMOUR, DUEL_HIT, "RW-REWARD-04"),
    Reward("dwarven_fire_bombs", WEAPON, DUEL_ORB, "RW-REWARD-05"),
    Reward("elven_bow", WEAPON, DUEL_ORB, "RW-REWARD-06"),
    Reward("flame_strike", WEAPON, DUEL_ORB, "RW-REWARD-07"),
    Reward("flute_of_possession", ITEM, OWN_TURN, "RW-REWARD-08"),
    Reward("flying_death", WEAPON, DUEL_ORB, "RW-REWARD-09"),
    Reward("frost_axe", WEAPON, DUEL_ORB, "RW-REWARD-10"),
    Reward("ghost_armor", ARMOUR, DUEL_HIT, "RW-REWARD-11"),
    Reward("ice_storm", ITEM, OWN_TURN, "RW-REWARD-12"),
    Reward("minor_healing", ITEM, DUEL_ORB, "RW-REWARD-13"),
    Reward("rage_blade", WEAPON, DUEL_ORB, "RW-REWARD-14"),
    Reward("rune_of_summoning", ITEM, OWN_TURN, "RW-REWARD-15"),
    Reward("rune_of_teleportation", ITEM, QUEST_MOVE, "RW-REWARD-16"),
    Reward("runeplate", ARMOUR, DUEL_HIT, "RW-REWARD-17"),
    Reward("soulbiter", WEAPON, DUEL_ORB, "RW-REWARD-18"),
    Reward("staff_of_light", ITEM, OWN_TURN, "RW-REWARD-19"),
    Reward("timmorran_shard", ITEM, OWN_TURN, "RW-REWARD-20", 5),
    Reward("wings_of_regrowth", ITEM, ALWAYS, "RW-REWARD-21"),
)
REWARDS: Final[dict[str, Reward]] = {reward.id: reward for reward in _ALL}

BLOWS: Final[dict[str, Blow]] = {
    "backbiter": Blow(damage=(2, 2, 2)),
    "dragon_scale_mail": Blow(STRENGTH, prevent=(ALL, 0, 0)),
    "dwarven_fire_bombs": Blow(AGILITY, damage=(3, 3, 3), harm=(0, 0, 1)),
    "elven_bow": Blow(damage=(3, 3, 3), by=AGILITY),
    "flame_strike": Blow(damage=(3, 3, 3), by=WISDOM),
    "flying_death": Blow(AGILITY, damage=(2, 2, 0), prevent=(1, 1, 0)),
    "frost_axe": Blow(STRENGTH, damage=(4, 2, 0)),
    "ghost_armor": Blow(WISDOM, prevent=(2, 2, 0)),
    "minor_healing": Blow(WISDOM, heal=(2, 2, 0)),
    "rage_blade": Blow(damage=(3, 3, 3), by=STRENGTH),
    "runeplate": Blow(prevent=(ALL, ALL, ALL), by=STRENGTH),
    "soulbiter": Blow(damage=(2, 2, 2)),
}
"""Those with a use DUEL_ORB or DUEL_HIT. Soulbiter heals its bearer fully besides if it kills."""


def deck() -> list[str]:
    """All 25 cards."""
    return [reward.id for reward in REWARDS.values() for _ in range(reward.copies)]
