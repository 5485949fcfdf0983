"""Positions of Runewars by name, for counting the ways to go on: one for each thing a player can run into."""

from __future__ import annotations

from games.runewars.builder import RW
from games.runewars.seasons import bid, reveal
from realms.games.runewars.rules.gaining import gain_rune
from realms.games.runewars.rules.icons import season_icons


def a_march_into_neutrals() -> RW:
    t = RW(saves=False)
    t.neutrals()
    t.influence(4, 2)
    t.units("DB", "footman*2 knight bowman")
    t.turn(0, "mobilize")
    return t


def all_redeploy() -> RW:
    t = RW(saves=False)
    t.units("DB", "footman*2 knight")
    t.units("7B", "bowman hellhound")
    t.hero("silhouette", "DA", 0)
    t.turn(0, "strategize")
    t.play("redeploy")
    return t


def a_battle_of_two_players() -> RW:
    t = RW(saves=False)
    t.hand(0, "battle_cry rally_cry")
    t.hand(1, "blackmail tactical_retreat")
    t.battle("bowman*2 footman*2 knight", "berserker*2 flesh_ripper warlock")
    return t


def a_stronghold_is_stormed() -> RW:
    t = RW(saves=False)
    t.fort("6C", 1, development="dev_defences")
    t.battle("siege_tower knight footman*2", "berserker", area="6C", siege=True)
    return t


def recruits_are_placed() -> RW:
    t = RW(saves=False)
    t.fort("DA", 0)
    t.fort("7B", 0)
    t.turn(0, "recruit")
    return t


def a_day_of_building() -> RW:
    t = RW(saves=False)
    t.dials(0, 4, 4, 4)
    t.fort("DA", 0, broken=True)
    t.units("5D", "footman")
    t.rune("DA DB")
    t.turn(0, "fortify")
    return t


def a_hand_of_tactics() -> RW:
    t = RW("daqan uthuk latari", saves=False)
    t.neutrals()
    t.influence(3, 4, 5)
    t.hand(0, "political_control hordes_of_things spread_dissent favorable_alliance exploit_their_goodwill")
    t.turn(0, "harvest")
    return t


def heroes_in_summer() -> RW:
    t = RW(saves=False)
    t.hero("sir_valadir", "7B", 0, rewards="frost_axe")
    t.hero("silhouette", "DA", 0)
    t.hero("mad_carthos", "7B", 1, rewards="runeplate")
    t.quests(0, "the_bazaar forward_scouting")
    t.year(1, "summer", "drought")
    t.go(season_icons(t.g))
    return t


def sealed_bids() -> RW:
    t = RW("daqan uthuk latari", saves=False)
    t.influence(3, 2, 1)
    t.hand(0, "pulling_the_strings")
    reveal(t, "winter", "power_for_the_pious")
    return t


def a_portal() -> RW:
    t = RW(saves=False)
    t.influence(3, 1)
    t.units("DA", "footman*2 knight")
    t.units("7B", "bowman hellhound")
    reveal(t, "summer", "the_sacred_portals")
    bid(t, 3, 1)
    return t


def a_hungry_winter() -> RW:
    t = RW(saves=False)
    t.dials(0, 2, 0, 0)
    t.units("5B", "footman*2 knight hellhound", routed="bowman")
    t.units("DA", "bowman*2 siege_tower")
    t.year(1, "winter")
    t.go(season_icons(t.g))
    return t


def a_hidden_rune() -> RW:
    t = RW(hidden=True, saves=False)
    t.rune("DA DB", "false", known=3)
    t.rune("DC", known=3)
    t.go(gain_rune(t.g, 0))
    return t


POSITIONS = (
    a_march_into_neutrals,
    all_redeploy,
    a_battle_of_two_players,
    a_stronghold_is_stormed,
    recruits_are_placed,
    a_day_of_building,
    a_hand_of_tactics,
    heroes_in_summer,
    sealed_bids,
    a_portal,
    a_hungry_winter,
    a_hidden_rune,
)
