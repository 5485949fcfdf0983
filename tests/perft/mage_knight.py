"""Positions of Mage Knight by name, for counting the ways to go on: one for each thing a hero can run into."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.test_levelup import level_up, stack
from games.mage_knight.test_rounds import next_round

CONQUEST = "full_conquest"


def steps_past_rampaging_orcs() -> MK:
    t = MK(at="1.w", hand="march, stamina, rage", saves=False)
    t.token("prowlers", "1.nw")
    t.points(move=4)
    return t


def keep_by_day() -> MK:
    t = MK(at="3.mid", hand="swiftness, rage, determination", saves=False)
    t.token("crossbowmen", "3.ne")
    t.points(move=3)
    return t


def keep_by_night() -> MK:
    t = MK(at="3.mid", hand="swiftness, rage, determination", saves=False)
    t.night()
    t.mana(crystals="red", tokens="black")
    t.points(move=3)
    return t


def mage_tower_assault() -> MK:
    t = MK(at="4.ne", hand="rage, concentration, mana_draw", saves=False)
    t.token("fire_mages_enemy", "4.mid")
    t.units("utem_crossbowmen")
    t.points(move=5)
    t.choose("walk", "4.mid")
    return t


def summoner_in_the_block_phase() -> MK:
    t = MK(hand="cold_toughness, swiftness, rage", hero="tovak", saves=False)
    t.next_token("minotaur")
    t.fight("orc_summoners", "wolf_riders", phase="block")
    return t


def damage_with_units() -> MK:
    t = MK(hand="rage, tranquility", saves=False)
    t.units("peasants, herbalists, foresters")
    t.fight("prowlers", "cursed_hags", phase="damage")
    return t


def two_enemies_in_melee() -> MK:
    t = MK(hand="rage, battle_versatility, stamina, march", saves=False)
    t.mana(tokens="red green", crystals="white")
    t.fight("prowlers", "diggers", phase="melee")
    return t


def city_assault() -> MK:
    t = MK(CONQUEST, players=2, hand="rage, swiftness, concentration, march", saves=False)
    t.tile("core5", 2, 1)
    t.clear("core5.e")
    t.clear("core5.sw")
    t.units("catapults, utem_guardsmen")
    t.at("core5.se")
    t.points(move=4)
    t.choose("walk", "core5.mid")
    return t


def conquered_city() -> MK:
    t = MK(CONQUEST, players=2, hand="promise, threaten, mana_draw", saves=False)
    t.tile("core7", 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
    t.at("core7.mid")
    t.choose("interact")
    t.points(influence=12)
    return t


def level_two() -> MK:
    t = MK(CONQUEST, players=2, saves=False)
    stack(t, "dark_paths", "invocation")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    level_up(t, 3)
    return t


def land_to_explore() -> MK:
    t = MK(at="1.e", hand="march, stamina, swiftness", saves=False)
    t.points(move=5)
    return t


def land_to_explore_at_night() -> MK:
    t = MK(CONQUEST, players=2, at="1.e", hand="march, stamina, swiftness", saves=False)
    t.night()
    t.points(move=5)
    return t


def end_of_a_turn_on_a_mine() -> MK:
    t = MK(at="3.se", hand="march, stamina, improvisation", saves=False)
    t.play("march")
    t.choose("end")
    return t


def end_of_a_turn_in_a_glade() -> MK:
    t = MK(at="1.mid", hand="march, stamina, wound, wound", saves=False)
    t.discard("wound")
    t.play("march")
    t.choose("end")
    return t


def recruiting_in_a_village() -> MK:
    t = MK(at="3.sw", hand="promise, threaten, wound", saves=False)
    t.unit_offer("peasants, foresters, herbalists")
    t.choose("interact")
    t.points(influence=7)
    return t


def monastery() -> MK:
    t = MK(at="5.ne", hand="promise, threaten, wound, mana_draw", saves=False)
    t.points(influence=4)
    return t


def ruins_with_enemies() -> MK:
    t = MK(at="8.ne", hand="rage, march, concentration", saves=False)
    t.token("ruin_2", "8.ne")
    t.choose("enter")
    return t


def ruins_with_an_altar() -> MK:
    t = MK(at="8.ne", hand="rage, march, concentration", saves=False)
    t.token("green_altar", "8.ne")
    t.mana(crystals="green green", tokens="gold green")
    return t


def dungeon() -> MK:
    t = MK(at="7.se", hand="rage, march, determination", saves=False)
    t.units("peasants")
    t.next_token("minotaur")
    t.choose("enter")
    return t


def tactics_of_the_night() -> MK:
    return next_round(MK(CONQUEST, players=3, hand="march, rage", saves=False))


def last_turns_of_a_round() -> MK:
    t = MK(CONQUEST, players=2, hand="march, rage", saves=False)
    t.deck("")
    t.choose("announce")
    return t


def slow_recovery() -> MK:
    t = MK(hand="wound, wound, wound", saves=False)
    t.choose("rest")
    return t


def two_heroes_on_one_hex() -> MK:
    t = MK(players=2, at="3.sw", hand="march, promise", saves=False)
    t.at("3.sw", seat=1)
    t.points(move=4)
    return t


POSITIONS = (
    steps_past_rampaging_orcs,
    keep_by_day,
    keep_by_night,
    mage_tower_assault,
    summoner_in_the_block_phase,
    damage_with_units,
    two_enemies_in_melee,
    city_assault,
    conquered_city,
    level_two,
    land_to_explore,
    land_to_explore_at_night,
    end_of_a_turn_on_a_mine,
    end_of_a_turn_in_a_glade,
    recruiting_in_a_village,
    monastery,
    ruins_with_enemies,
    ruins_with_an_altar,
    dungeon,
    tactics_of_the_night,
    last_turns_of_a_round,
    slow_recovery,
    two_heroes_on_one_hex,
)
