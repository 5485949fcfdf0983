"""Warriors, Dragons and Treasures. Every figure that the rulebook does not give is our own design."""

from __future__ import annotations

from typing import Final, final

from ..terms import (
    AFTER_WIN,
    ANY,
    BATTLE,
    BEFORE_BATTLE,
    BLACK,
    CA,
    DRAGON,
    FOREST,
    FS,
    HERO,
    HIGH,
    MV,
    MY_TURN,
    NEUTRAL,
    NOTHING as __,
    ON_ACTION,
    ON_DEATH,
    ON_LOSS,
    OUTSIDE,
    OWN_BATTLE,
    OWN_STRIKE,
    P1,
    P2,
    S1,
    S2,
    SH,
    SNOW,
)


@final
class Warrior:
    """Initiative, lives, icons to the left, forward, to the right; the price of its Action in lands, and when."""

    def __init__(
        self,
        name: str,
        copies: int,
        initiative: int,
        lives: int,
        icons: tuple[int, int, int],
        flag: str = "",
        cost: int = 0,
        timing: str = "",
    ) -> None:
        self.name: Final = name
        self.copies: Final = copies
        self.initiative: Final = initiative
        self.lives: Final = lives
        self.icons: Final = icons
        self.flag: Final = flag
        self.cost: Final = cost
        self.timing: Final = timing
        self.people = ""


# fmt: off
_HIGH: Final = (
    Warrior("hi_solmarith", 1, 9, 10, (FS, P2, P2), DRAGON),
    Warrior("hi_archmage_calverion", 1, 7, 2, (P1, P2, FS), HERO, 4, ON_ACTION),
    Warrior("hi_princess_elaviel", 1, 8, 2, (S1, P1, SH), HERO, 4, ON_LOSS),
    Warrior("hi_marshal_ithoran", 1, 6, 3, (S1, S2, SH), HERO, 5, OWN_BATTLE),
    Warrior("hi_silver_spear", 3, 5, 1, (SH, P1, SH), "", 2, OWN_BATTLE),
    Warrior("hi_sun_blade", 3, 6, 2, (S1, S1, __), "", 1, OWN_BATTLE),
    Warrior("hi_flame_adept", 2, 6, 1, (FS, P1, __), "", 2, OWN_BATTLE),
    Warrior("hi_griffin_rider", 2, 8, 1, (S1, S2, MV), "", 3, OWN_BATTLE),
    Warrior("hi_healer", 2, 3, 2, (S1, SH, S1), "", 2, ON_LOSS),
    Warrior("hi_white_tower_archer", 2, 7, 1, (S1, P1, S1), "", 3, BATTLE),
    Warrior("hi_knight_of_dawn", 2, 4, 2, (FS, S2, __), "", 2, BEFORE_BATTLE),
)
_BLACK: Final = (
    Warrior("bl_nalgrim", 1, 9, 11, (P2, P2, CA), DRAGON),
    Warrior("bl_janira", 1, 9, 2, (S2, SH, P1), HERO, 3, BATTLE),
    Warrior("bl_xaranta", 1, 7, 2, (P1, P1, CA), HERO, 3, MY_TURN),
    Warrior("bl_velkarr", 1, 10, 2, (S1, P2, MV), HERO, 5, BATTLE),
    Warrior("bl_guard_of_darn", 3, 3, 2, (S2, S1, SH), "", 1, OWN_BATTLE),
    Warrior("bl_initiate", 3, 6, 1, (S1, P1, CA), "", 1, OWN_BATTLE),
    Warrior("bl_priest_of_the_dark_crystal", 2, 4, 2, (P1, S1, CA), "", 3, OWN_BATTLE),
    Warrior("bl_assassin", 2, 8, 1, (P1, P1, S1), "", 3, BATTLE),
    Warrior("bl_spider_rider", 2, 8, 1, (S1, MV, S2), "", 2, OWN_BATTLE),
    Warrior("bl_slaver", 2, 4, 2, (CA, S2, S1), "", 2, OUTSIDE),
    Warrior("bl_shadow_spy", 2, 6, 1, (S1, S1, S1), "", 1, OUTSIDE),
)
_FOREST: Final = (
    Warrior("fo_verdalis", 1, 10, 12, (P2, P2, P2), DRAGON),
    Warrior("fo_miraina_sharpleaf", 1, 9, 2, (S1, P2, MV), HERO, 4, OWN_BATTLE),
    Warrior("fo_taelin_wolfheart", 1, 8, 2, (S2, S1, S2), HERO, 3, OWN_STRIKE),
    Warrior("fo_oromil", 1, 5, 3, (SH, P1, S1), HERO, 5, MY_TURN),
    Warrior("fo_pathfinder", 3, 7, 1, (S1, S1, MV), "", 2, MY_TURN),
    Warrior("fo_sniper", 2, 8, 1, (S1, P1, P1), "", 2, OWN_STRIKE),
    Warrior("fo_thicket_warden", 3, 5, 2, (S1, SH, S1), "", 2, OWN_BATTLE),
    Warrior("fo_blade_dancer", 2, 9, 1, (S1, S1, S1), "", 2, OWN_BATTLE),
    Warrior("fo_druid", 2, 4, 2, (CA, S1, CA), "", 2, OUTSIDE),
    Warrior("fo_wolf_rider", 2, 8, 1, (S2, MV, S1), "", 2, OWN_BATTLE),
    Warrior("fo_treant", 2, 2, 3, (S1, S1, SH), "", 3, BATTLE),
)
_SNOW: Final = (
    Warrior("sn_isgarion", 1, 8, 14, (P2, P2, P2), DRAGON),
    Warrior("sn_lord_of_the_blizzard", 1, 6, 2, (S1, P2, SH), HERO, 3, OWN_BATTLE),
    Warrior("sn_skadreya", 1, 5, 3, (SH, S2, S1), HERO, 5, BATTLE),
    Warrior("sn_jarl_oreval", 1, 4, 3, (S2, S2, S1), HERO, 5, AFTER_WIN),
    Warrior("sn_elite_of_sareon", 2, 6, 2, (S1, S2, SH), "", 3, OWN_BATTLE),
    Warrior("sn_raider", 3, 7, 1, (S1, S2, __), "", 2, AFTER_WIN),
    Warrior("sn_sentinel", 3, 4, 2, (SH, S1, SH), "", 1, ANY),
    Warrior("sn_mammoth_rider", 2, 1, 3, (S1, S2, __), "", 2, OWN_BATTLE),
    Warrior("sn_ice_shaman", 2, 3, 2, (__, P1, SH), "", 1, BATTLE),
    Warrior("sn_frost_archer", 2, 7, 1, (P1, S1, __), "", 3, BATTLE),
    Warrior("sn_berserker_of_the_wastes", 2, 5, 2, (S1, S1, S1), "", 2, ON_DEATH),
)
_NEUTRAL: Final = (
    Warrior("ne_ebrung", 1, 8, 6, (P1, P2, FS), DRAGON),
    Warrior("ne_goblin_mob", 3, 4, 1, (S1, S1, S1)),
    Warrior("ne_bandit", 3, 6, 1, (S1, S2, __)),
    Warrior("ne_grey_wolf", 3, 8, 1, (S1, S1, S1)),
    Warrior("ne_skeleton_guard", 2, 3, 1, (SH, P1, SH)),
    Warrior("ne_orc_axeman", 2, 5, 3, (S1, S2, S1)),
    Warrior("ne_harpy", 2, 9, 1, (S1, MV, S2)),
    Warrior("ne_stone_golem", 2, 1, 4, (SH, S2, S1)),
    Warrior("ne_cave_troll", 2, 2, 4, (S1, S2, S1)),
    Warrior("ne_giant_spider", 2, 7, 1, (P1, S1, P1)),
    Warrior("ne_swamp_witch", 2, 5, 3, (CA, P1, CA)),
    Warrior("ne_minotaur", 2, 6, 3, (S1, S2, S1)),
    Warrior("ne_fire_spirit", 1, 7, 3, (FS, S1, FS)),
    Warrior("ne_wandering_knight", 1, 6, 4, (S1, P2, SH)),
    Warrior("ne_basilisk", 1, 4, 4, (CA, P2, S1)),
)
# fmt: on
BY_PEOPLE: Final[dict[str, tuple[Warrior, ...]]] = {
    HIGH: _HIGH,
    BLACK: _BLACK,
    FOREST: _FOREST,
    SNOW: _SNOW,
    NEUTRAL: _NEUTRAL,
}
WARRIORS: Final[dict[str, Warrior]] = {w.name: w for deck in BY_PEOPLE.values() for w in deck}
for _people, _deck in BY_PEOPLE.items():
    for _warrior in _deck:
        _warrior.people = _people
DRAGONS: Final[dict[str, str]] = {people: deck[0].name for people, deck in BY_PEOPLE.items()}
"""By people; Ebrung is the neutrals'."""
EBRUNG: Final = DRAGONS[NEUTRAL]

TREASURES: Final = (
    "tr_dwarven_chest",
    "tr_star_shard",
    "tr_crown_of_the_old_kings",
    "tr_dragon_hoard",
    "tr_silver_harp",
    "tr_amber_idol",
)


def deck_of(people: str) -> list[str]:
    """All cards of a people's deck but its Dragon (ER-SETUP-05, 12)."""
    return [w.name for w in BY_PEOPLE[people] for _ in range(w.copies) if w.flag != DRAGON]


def initiative_of(card: str) -> int:
    """ER-SETUP-10R. A Treasure counts as 0."""
    return WARRIORS[card].initiative if card in WARRIORS else 0
