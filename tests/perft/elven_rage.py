"""Positions of Elven Rage by name, for counting the ways to go on: one for each thing a player can run into."""

from __future__ import annotations

from games.elven_rage.builder import ER


def own_turn_with_artifacts() -> ER:
    t = ER("black snow high", saves=False)
    t.own(0, 6)
    t.own(1, 3)
    t.hand(0, "bl_xaranta bl_slaver bl_shadow_spy")
    t.artifacts(0, "art_builders_rune art_boots art_glove art_ward art_quake")
    t.artifacts(1, "art_web")
    t.turn(0)
    return t


def far_conquest() -> ER:
    t = ER("forest black", saves=False)
    t.lands(0, "A2 B1")
    t.hand(0, "fo_pathfinder fo_druid fo_treant fo_sniper")
    t.turn(0)
    t.unanswered("use", "fo_pathfinder")
    return t


def squads_to_look_at() -> ER:
    t = ER("snow black forest", saves=False)
    t.hand(0, "sn_raider sn_sentinel sn_mammoth_rider sn_frost_archer")
    t.turn(0)
    t.choose("conquer", "1-0")
    return t


def the_central_castle() -> ER:
    t = ER("high black snow forest", saves=False)
    t.lands(0, "B1 B2 C2")
    t.hand(0, "hi_sun_blade hi_sun_blade hi_healer hi_griffin_rider")
    t.turn(0)
    t.choose("conquer", "X")
    return t


def a_castle_is_defended() -> ER:
    t = ER("black snow", saves=False)
    t.lands(0, "B1 C1 D1 E1")
    t.hand(0, "bl_assassin bl_initiate bl_guard_of_darn bl_slaver")
    t.hand(1, "sn_raider sn_sentinel sn_elite_of_sareon")
    t.turn(0)
    t.choose("conquer", "F1")
    return t


def a_free_dragon() -> ER:
    t = ER("black snow forest", "dragon_lord", saves=False)
    t.lands(0, "6-6 5-5")
    t.lands(1, "X")
    t.hand(0, "bl_assassin bl_initiate bl_velkarr")
    t.turn(0)
    return t


def a_land_to_give_up() -> ER:
    t = ER("forest high", saves=False)
    t.lands(1, "B1 C1")
    t.hand(0, "fo_sniper fo_treant fo_blade_dancer")
    t.hand(1, "hi_healer hi_sun_blade hi_silver_spear hi_knight_of_dawn")
    t.turn(0)
    t.choose("conquer", "B1")
    return t


def the_reveal() -> ER:
    t = ER("black snow", saves=False)
    t.own(0, 4)
    t.hand(0, "bl_initiate")
    t.artifacts(0, "art_wheel")
    t.artifacts(1, "art_feather")
    t.battle(
        "bl_janira@N bl_guard_of_darn@TOP bl_assassin@W",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@BOTTOM",
        at="reserve_exchange",
    )
    return t


def before_a_fighters_turn() -> ER:
    t = ER("black snow high", saves=False)
    for seat in range(3):
        t.own(seat, 5)
    t.hand(0, "bl_guard_of_darn bl_spider_rider bl_priest_of_the_dark_crystal")
    t.hand(1, "sn_frost_archer sn_mammoth_rider")
    t.hand(2, "hi_healer hi_archmage_calverion")
    t.battle("bl_velkarr@N bl_initiate@W", "sn_skadreya@E sn_elite_of_sareon@S")
    return t


def a_stack_of_answers() -> ER:
    t = ER("black snow high", saves=False)
    for seat in range(3):
        t.own(seat, 5)
    t.hand(0, "bl_assassin bl_velkarr")
    t.hand(1, "sn_frost_archer sn_ice_shaman")
    t.hand(2, "hi_healer hi_archmage_calverion hi_white_tower_archer")
    t.artifacts(1, "art_mirror")
    t.battle("bl_guard_of_darn@N bl_initiate@W", "sn_sentinel@E sn_mammoth_rider@S")
    t.pass_to(0, "start")
    t.choose("use_on", "bl_assassin", "sn_sentinel@E")
    return t


def a_strike_is_named() -> ER:
    t = ER("high forest", saves=False)
    t.own(0, 5)
    t.own(1, 5)
    t.hand(0, "hi_princess_elaviel hi_healer")
    t.hand(1, "fo_sniper fo_taelin_wolfheart")
    t.set("fo_blade_dancer@E", initiative=9, icons="S1 S1 S1")
    t.battle("hi_sun_blade@N hi_silver_spear@S", "fo_blade_dancer@E fo_treant@W")
    t.pass_to(0, "named")
    return t


def which_icon() -> ER:
    t = ER("forest high", saves=False)
    t.hand(0, "")
    t.hand(1, "")
    t.set("fo_blade_dancer@N", initiative=20, icons="S1 S2 P1")
    t.set("hi_sun_blade@E", icons="-- -- --", lives=1)
    t.set("hi_silver_spear@W", icons="-- S1 MV", lives=1)
    t.battle("fo_blade_dancer@N fo_wolf_rider@S", "hi_sun_blade@E hi_silver_spear@W")
    return t


def moving_icons() -> ER:
    t = ER("forest high", saves=False)
    t.hand(0, "")
    t.hand(1, "")
    t.set("fo_pathfinder@N", initiative=20, icons="MV MV MV")
    t.set("fo_treant@S", initiative=20, icons="-- MV --")
    t.set("hi_sun_blade@E", icons="S1 -- --")
    t.set("hi_silver_spear@W", icons="-- P1 --")
    t.battle("fo_pathfinder@N fo_treant@S", "hi_sun_blade@E hi_silver_spear@W")
    return t


def a_death_to_be_answered() -> ER:
    t = ER("snow black", saves=False)
    t.own(0, 4)
    t.hand(0, "sn_berserker_of_the_wastes")
    t.artifacts(0, "art_feather art_elixir")
    t.hand(1, "bl_initiate")
    t.set("bl_velkarr@E", initiative=20, icons="P2 -- --")
    t.set("sn_raider@S", lives=1)
    t.battle("sn_raider@S sn_sentinel@N", "bl_velkarr@E bl_slaver@W")
    t.pass_to(0, "struck")
    return t


def neutrals_moved_by_another() -> ER:
    t = ER("high black snow", saves=False)
    for seat in range(3):
        t.own(seat, 3)
    t.hand(0, "hi_sun_blade hi_flame_adept")
    t.hand(1, "bl_assassin")
    t.hand(2, "sn_ice_shaman")
    t.battle("hi_griffin_rider@N hi_healer@S", "ne_harpy@E ne_orc_axeman@W", mover=2)
    return t


def a_victory_to_be_used() -> ER:
    t = ER("snow black", saves=False)
    t.own(0, 6)
    t.hand(0, "sn_jarl_oreval sn_raider sn_sentinel")
    t.artifacts(0, "art_banner art_horn")
    t.hand(1, "")
    t.set("sn_elite_of_sareon@N", initiative=20, icons="P2 P2 P2")
    t.set("bl_initiate@E", lives=1)
    t.battle("sn_elite_of_sareon@N sn_mammoth_rider@S", "bl_initiate@E")
    t.fight_on()
    return t


def a_trade_is_put_together() -> ER:
    t = ER("black snow high", saves=False)
    t.artifacts(0, "art_horn art_web")
    t.artifacts(1, "art_lamp art_boots")
    t.treasures(0, "tr_silver_harp")
    t.treasures(1, "tr_amber_idol")
    t.turn(0)
    t.choose("trade", "snow")
    return t


def a_trade_is_considered() -> ER:
    t = a_trade_is_put_together()
    t.choose("give", "art_horn")
    t.choose("want", "artifact")
    t.choose("propose")
    return t


def the_crystal_shows_the_deck() -> ER:
    t = ER("high black", saves=False)
    t.hand(1, "bl_initiate bl_assassin")
    t.deck(0, "hi_healer hi_sun_blade hi_silver_spear hi_flame_adept")
    t.artifacts(0, "art_crystal")
    t.turn(0)
    t.unanswered("artifact_on", "art_crystal", "black")
    return t


def cards_come_back() -> ER:
    t = ER("forest snow", saves=False)
    t.discard(0, "fo_sniper fo_treant fo_treant fo_oromil")
    t.artifacts(0, "art_lamp")
    t.turn(0)
    t.unanswered("artifact", "art_lamp")
    return t


def two_goals() -> ER:
    t = ER("forest snow", saves=False)
    t.artifacts(0, "art_oaths")
    t.turn(0)
    t.unanswered("artifact", "art_oaths")
    return t


POSITIONS = (
    own_turn_with_artifacts,
    far_conquest,
    squads_to_look_at,
    the_central_castle,
    a_castle_is_defended,
    a_free_dragon,
    a_land_to_give_up,
    the_reveal,
    before_a_fighters_turn,
    a_stack_of_answers,
    a_strike_is_named,
    which_icon,
    moving_icons,
    a_death_to_be_answered,
    neutrals_moved_by_another,
    a_victory_to_be_used,
    a_trade_is_put_together,
    a_trade_is_considered,
    the_crystal_shows_the_deck,
    cards_come_back,
    two_goals,
)
