"""What the Action of each card and each Artifact does, in the words of the vocabulary."""

from __future__ import annotations

from ..terms import CA, FS, NOTHING, P1, P2, S1, S2, SH
from ..vocabulary.base import POWERS
from ..vocabulary.battle import (
    ALL,
    ANYONE,
    ENEMY,
    OWN,
    ChangeInitiative,
    Damage,
    Heal,
    Prevent,
    ReplaceIcon,
    StrikeAgain,
    Swap,
)
from ..vocabulary.both import Both
from ..vocabulary.cards import DiscardRandom, Draw, Look, LookAhead, NewGoal, Recover, Steal
from ..vocabulary.course import ActNow, Cancel, ExtraTurn, LastTurn, NoActions, Redeal, SkipTurn, TieWin
from ..vocabulary.lands import BuildTower, ExtraConquest, MoveToken, ProtectLand, Reach, RemoveToken
from ..vocabulary.leaving import Return, Save, Substitute

POWERS.update(
    {
        # High elves.
        "hi_archmage_calverion": Cancel(),
        "hi_princess_elaviel": Prevent(OWN, ALL),
        "hi_marshal_ithoran": TieWin(),
        "hi_silver_spear": ReplaceIcon(OWN, P1),
        "hi_sun_blade": ChangeInitiative(OWN, 4),
        "hi_flame_adept": ReplaceIcon(OWN, FS),
        "hi_griffin_rider": Substitute(),
        "hi_healer": Prevent(ANYONE, 1),
        "hi_white_tower_archer": Damage(ANYONE, 1),
        "hi_knight_of_dawn": Draw(2),
        # Black elves.
        "bl_janira": SkipTurn(fresh=True),
        "bl_xaranta": MoveToken(),
        "bl_velkarr": Damage(ANYONE, 2),
        "bl_guard_of_darn": ReplaceIcon(OWN, CA),
        "bl_initiate": ReplaceIcon(OWN, SH),
        "bl_priest_of_the_dark_crystal": Both(Damage(ENEMY, 1), Heal(1)),
        "bl_assassin": Damage(ANYONE, 1),
        "bl_spider_rider": Swap(OWN),
        "bl_slaver": DiscardRandom(),
        "bl_shadow_spy": Both(Look(squads=False), Draw(1)),
        # Forest elves.
        "fo_miraina_sharpleaf": ExtraTurn(),
        "fo_taelin_wolfheart": StrikeAgain(P1),
        "fo_oromil": RemoveToken(),
        "fo_pathfinder": Reach(2),
        "fo_sniper": StrikeAgain(S1),
        "fo_thicket_warden": ReplaceIcon(OWN, SH),
        "fo_blade_dancer": Swap(ANYONE),
        "fo_druid": Recover(1, "fo_druid"),
        "fo_wolf_rider": ActNow(),
        "fo_treant": ReplaceIcon(ANYONE, NOTHING),
        # Snow elves.
        "sn_lord_of_the_blizzard": ReplaceIcon(OWN, P2),
        "sn_skadreya": Return(),
        "sn_jarl_oreval": ExtraConquest(),
        "sn_elite_of_sareon": ReplaceIcon(OWN, S2),
        "sn_raider": Draw(2),
        "sn_sentinel": Look(squads=True),
        "sn_mammoth_rider": ReplaceIcon(ENEMY, NOTHING, shields_only=True),
        "sn_ice_shaman": ChangeInitiative(ANYONE, -4),
        "sn_frost_archer": Damage(ANYONE, 1),
        "sn_berserker_of_the_wastes": LastTurn(),
        # Artifacts.
        "art_builders_rune": BuildTower(),
        "art_horn": Draw(3),
        "art_silence": NoActions(),
        "art_mirror": Cancel(),
        "art_feather": Save(),
        "art_boots": Reach(3),
        "art_banner": ExtraConquest(),
        "art_crystal": Both(Look(squads=False), LookAhead()),
        "art_elixir": Heal(ALL),
        "art_dragon_blood": ReplaceIcon(OWN, P2),
        "art_moonsteel": ReplaceIcon(OWN, FS),
        "art_thunder_arrow": Damage(ANYONE, 1),
        "art_web": SkipTurn(fresh=False),
        "art_wheel": Redeal(),
        "art_glove": Steal(),
        "art_ward": ProtectLand(),
        "art_quake": RemoveToken(),
        "art_oaths": NewGoal(),
        "art_lamp": Recover(2, "art_lamp"),
        "art_laurel": TieWin(),
    }
)
