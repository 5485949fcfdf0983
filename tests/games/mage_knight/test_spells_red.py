"""The red spells: Fireball, Flame Wall, Burning Shield, Demolish, Mana Meltdown, and their strong sides."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.terms import BLUE, FIRE, GREEN, MELEE, MELEE_PHASE, RANGED, RED, SIEGE
from realms.testing.rules import rule


def armour(t: MK, i: int = 0) -> int:
    assert t.g.fight is not None
    return foes.armour(t.g, t.g.fight.foes[i])


@rule("MK-DEED-04")
def test_a_spell_costs_a_mana_of_its_colour() -> None:
    t = MK(hand="fireball")
    t.no_mana()
    t.fight("prowlers")
    assert t.refused("card", "fireball") == "MK-DEED-11"
    t.mana(tokens="red")
    t.play("fireball")
    assert t.attack()[4 * RANGED + FIRE] == 5
    assert t.hero().tokens[RED] == 0


@rule("MK-DEED-04", "MK-MANA-06")
def test_the_strong_spell_costs_a_black_mana_besides_and_exists_at_night_only() -> None:
    t = MK(hand="fireball")
    t.mana(tokens="red black")
    t.fight("prowlers")
    assert t.ways("fireball") == ["basic"]
    t.night()
    assert t.ways("fireball") == ["basic", "strong"]
    t.play("fireball", "strong")
    assert t.attack()[4 * SIEGE + FIRE] == 8
    assert sum(t.hero().tokens) == 0


@rule("MK-DEED-04")
def test_the_strong_spell_needs_both_mana() -> None:
    t = MK(hand="fireball")
    t.night()
    t.no_mana()
    t.mana(tokens="red")
    t.fight("prowlers")
    assert t.ways("fireball") == ["basic"]


def test_firestorm_wounds_who_casts_it() -> None:
    t = MK(hand="fireball, march")
    t.night()
    t.mana(tokens="red black")
    t.fight("prowlers", walls=True)
    t.play("fireball", "strong")
    assert sorted(t.hero().hand.items) == ["march", "wound"]
    assert t.g.fight is not None and t.g.fight.wounds == 1
    t.choose("strike", 0)
    assert t.hero().fame == 2


@rule("MK-COMBAT-78")
def test_the_wound_of_firestorm_may_knock_the_hero_out() -> None:
    t = MK(hand="fireball, march")
    t.night()
    t.mana(tokens="red black")
    t.fight("prowlers")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.wounds = 4
    t.play("fireball", "strong")
    assert t.hero().hand.items == ["wound"]
    assert t.attack()[4 * SIEGE + FIRE] == 8  # the attack is not lost


@rule("MK-COMBAT-31")
def test_fireball_is_no_use_in_the_block_phase() -> None:
    t = MK(hand="fireball")
    t.mana(tokens="red")
    t.fight("prowlers", phase="block")
    assert t.ways("fireball") == ["block"]


def test_flame_wall_attacks_or_blocks() -> None:
    t = MK(hand="flame_wall")
    t.mana(tokens="red")
    t.fight("prowlers", phase="block")
    t.play("flame_wall", "basic", "do:fire_block")
    assert t.block()[FIRE] == 7
    u = MK(hand="flame_wall")
    u.mana(tokens="red")
    u.fight("prowlers", phase="melee")
    u.play("flame_wall", "basic", "do:fire_attack")
    assert u.attack()[4 * MELEE + FIRE] == 5


def test_flame_wave_counts_the_enemies_that_are_left() -> None:
    t = MK(hand="flame_wall, fireball")
    t.night()
    t.mana(tokens="red red black")
    t.fight("prowlers", "diggers", "wolf_riders", phase="melee")
    t.play("fireball")
    t.choose("strike", 0)
    t.play("flame_wall", "strong", "do:fire_attack")
    assert t.attack()[4 * MELEE + FIRE] == 5 + 2 * 2
    u = MK(hand="flame_wall")
    u.night()
    u.mana(tokens="red black")
    u.fight("prowlers", "diggers", "wolf_riders", phase="block")
    u.play("flame_wall", "strong", "do:fire_block")
    assert u.block()[FIRE] == 7 + 2 * 3


def test_burning_shield_strikes_back_in_the_melee_phase_at_any_enemy() -> None:
    t = MK(hand="burning_shield")
    t.mana(tokens="red")
    t.fight("diggers", "prowlers", phase="block")
    t.play("burning_shield")
    assert t.block()[FIRE] == 4
    t.choose("block", 0, 0)
    assert not t.offers("strike_back")  # not before the melee phase
    t.until("fight")
    t.choose("done")
    t.until_that(lambda: t.offers("strike_back"))
    t.choose("strike_back")
    assert t.attack()[4 * MELEE + FIRE] == 4
    assert not t.offers("strike_back")
    t.choose("strike", 1)
    assert t.hero().fame == 2


def test_burning_shield_gives_nothing_later_without_a_successful_block() -> None:
    t = MK(hand="burning_shield")
    t.mana(tokens="red")
    t.fight("prowlers", phase="block")
    t.play("burning_shield")
    t.choose("done")
    t.until_that(lambda: t.g.phase == MELEE_PHASE)
    assert not t.offers("strike_back")


@rule("MK-COMBAT-38")
def test_exploding_shield_destroys_the_enemy_it_blocks() -> None:
    t = MK(hand="burning_shield")
    t.night()
    t.mana(tokens="red black")
    t.fight("prowlers", phase="block")
    t.play("burning_shield", "strong")
    t.choose("block", 0, 0)
    assert t.hero().fame == 2
    assert t.g.fight is None  # nobody is left


@rule("MK-COMBAT-17")
def test_exploding_shield_does_not_destroy_what_resists_fire() -> None:
    t = MK(hand="burning_shield")
    t.night()
    t.mana(tokens="red black")
    foe = t.fight("fire_golems_enemy", phase="block")[0]
    t.play("burning_shield", "strong")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"  # a fire attack of 3 halves the fire block
    with t.edit() as g:
        assert g.fight is not None
        g.fight.block[FIRE] += 2
    t.choose("block", 0, 0)
    assert not foe.dead
    assert t.hero().fame == 0


@rule("MK-ABIL-22")
def test_exploding_shield_spares_the_immune_though_it_blocks() -> None:
    t = MK(hand="burning_shield, flame_wall")
    t.night()
    t.mana(tokens="red red black")
    foe = t.fight("sorcerers", phase="block")[0]
    t.play("flame_wall", "basic", "do:fire_block")
    t.play("burning_shield", "strong")
    t.choose("block", 0, 0)
    assert not foe.dead


def test_exploding_shield_needs_only_one_attack_of_several() -> None:
    t = MK(hand="burning_shield")
    t.night()
    t.mana(tokens="red black")
    foe = t.fight("hydra", phase="block")[0]
    t.play("burning_shield", "strong")
    t.choose("block", 0, 1)
    assert foe.dead
    assert t.hero().fame == 5


@rule("MK-COMBAT-51", "MK-COMBAT-52")
def test_exploding_shield_on_a_summoned_monster_leaves_the_summoner() -> None:
    t = MK(hand="burning_shield, flame_wall")
    t.night()
    t.mana(tokens="red red black")
    t.next_token("gargoyle")
    t.fight("orc_summoners", phase="block")
    t.play("flame_wall", "basic", "do:fire_block")
    t.play("burning_shield", "strong")
    t.choose("block", 1, 0)
    assert t.hero().fame == 0
    t.until_that(lambda: t.g.phase == MELEE_PHASE)
    assert t.g.fight is not None
    assert foes.living(t.g.fight) == [0]


@rule("MK-COMBAT-15", "MK-COMBAT-19")
def test_demolish_breaks_walls_and_weakens_armour() -> None:
    t = MK(hand="demolish")
    t.mana(tokens="red")
    t.fight("prowlers", "fire_mages_enemy", "sorcerers", walls=True)
    assert t.g.fight is not None
    assert foes.fortified(t.g.fight, t.g.fight.foes[1]) == 1
    t.play("demolish")
    assert [foes.fortified(t.g.fight, foe) for foe in t.g.fight.foes] == [0, 0, 0]  # whoever resists what
    assert [armour(t, i) for i in range(3)] == [2, 5, 6]  # resists fire; immune


@rule("MK-COMBAT-19")
def test_demolish_leaves_the_fortified_ability_of_a_token() -> None:
    t = MK(hand="demolish")
    t.mana(tokens="red")
    t.fight("diggers", walls=True)
    t.play("demolish")
    assert t.g.fight is not None
    assert foes.fortified(t.g.fight, t.g.fight.foes[0]) == 1


def test_armour_never_falls_below_one() -> None:
    t = MK(hand="demolish")
    t.mana(tokens="red")
    foe = t.fight("prowlers")[0]
    foe.armour = -2
    t.play("demolish")
    assert armour(t) == 1


@rule("MK-COMBAT-15")
def test_combat_effects_may_be_played_in_any_phase() -> None:
    for phase in ("ranged", "block", "damage", "melee"):
        t = MK(hand="demolish")
        t.mana(tokens="red")
        t.fight("wolf_riders", phase=phase)
        t.play("demolish")
        assert armour(t) == 3, phase


@rule("MK-COMBAT-15")
def test_demolish_is_a_combat_effect() -> None:
    t = MK(hand="demolish")
    t.mana(tokens="red")
    assert "basic" not in t.ways("demolish")


@rule("MK-COMBAT-17", "MK-COMBAT-38")
def test_disintegrate_destroys_one_enemy_in_the_melee_phase() -> None:
    t = MK(hand="demolish")
    t.night()
    t.mana(tokens="red black")
    t.fight("prowlers", "fire_mages_enemy", "wolf_riders")
    assert "strong" not in t.ways("demolish")
    t.fight("prowlers", "fire_mages_enemy", "wolf_riders", "sorcerers", phase="melee")
    t.play("demolish", "strong")
    assert t.refused("enemy", 1) == "MK-COMBAT-17"
    assert t.refused("enemy", 3) == "MK-ABIL-22"
    t.choose("enemy", 2)
    assert t.hero().fame == 3
    assert [armour(t, i) for i in (0, 1)] == [2, 5]


@rule("MK-COMBAT-17")
def test_disintegrate_needs_an_enemy_it_can_destroy() -> None:
    t = MK(hand="demolish")
    t.night()
    t.mana(tokens="red black")
    t.fight("fire_mages_enemy", phase="melee")
    assert "strong" not in t.ways("demolish")


@rule("MK-COMBAT-38")
def test_with_the_last_enemy_disintegrated_the_fight_is_over() -> None:
    t = MK(hand="demolish, march")
    t.night()
    t.mana(tokens="red black")
    t.fight("prowlers", phase="melee")
    t.play("demolish", "strong", "enemy:0")
    assert t.g.fight is None
    assert t.hero().fame == 2


def test_mana_meltdown_takes_a_crystal_of_each_other_player() -> None:
    t = MK(players=3, hand="mana_meltdown")
    t.mana(tokens="red")
    t.mana(crystals="blue", seat=1)
    t.mana(crystals="green green", seat=2)
    t.play("mana_meltdown")
    assert t.hero(1).crystals == [0, 0, 0, 0]
    assert t.hero(2).crystals == [0, 0, 1, 0]
    assert t.prompts == [(0, "take-crystal")]
    assert t.options() == ["colour:blue", "colour:green", "pass"]
    t.choose("colour:green")
    assert t.hero().crystals[GREEN] == 1 and t.hero().crystals[BLUE] == 0


def test_mana_meltdown_wounds_who_has_no_crystal() -> None:
    t = MK(players=2, hand="mana_meltdown")
    t.mana(tokens="red")
    before = len(t.hero(1).hand.items)
    t.play("mana_meltdown")
    assert t.hero(1).hand.items.count("wound") == 1
    assert len(t.hero(1).hand.items) == before + 1
    assert t.prompt == "move"  # there is no crystal to gain


def test_the_lost_crystal_need_not_be_gained() -> None:
    t = MK(players=2, hand="mana_meltdown")
    t.mana(tokens="red")
    t.mana(crystals="white", seat=1)
    t.play("mana_meltdown")
    t.choose("pass")
    assert sum(t.hero().crystals) == 0


@rule("MK-ROUND-24")
def test_players_whose_last_turn_is_over_are_not_affected() -> None:
    t = MK(players=3, hand="mana_meltdown")
    t.mana(tokens="red")
    t.mana(crystals="blue", seat=1)
    t.mana(crystals="green", seat=2)
    with t.edit() as g:
        g.announced = 1
        g.last_turns = [2]
    t.play("mana_meltdown")
    assert t.hero(1).crystals[BLUE] == 1 and t.hero(2).crystals[GREEN] == 0


@rule("MK-TURN-03", "MK-INTERACT-19")
def test_others_may_act_before_the_spell_resolves() -> None:
    t = MK(players=2, hand="mana_meltdown")
    t.mana(tokens="red")
    t.at("2.e", seat=1)
    t.play("mana_meltdown")
    assert t.prompts == [(1, "between-turns")]
    before = len(t.hero(1).hand.items)
    t.choose("plunder", seat=1)
    assert len(t.hero(1).hand.items) == before + 3  # two cards, then the wound of the spell
    assert t.prompts == [(0, "move")]


@rule("MK-TURN-03")
def test_who_passes_lets_the_spell_happen() -> None:
    t = MK(players=2, hand="mana_meltdown")
    t.mana(tokens="red")
    t.at("2.e", seat=1)
    t.play("mana_meltdown")
    assert t.hero(1).hand.items.count("wound") == 0
    t.choose("pass", seat=1)
    assert t.hero(1).hand.items.count("wound") == 1


def test_mana_radiance_burns_everybody_by_crystals_of_a_colour() -> None:
    t = MK(players=3, hand="mana_meltdown")
    t.night()
    t.mana(tokens="red black", crystals="blue")
    t.mana(crystals="blue blue red", seat=1)
    t.mana(crystals="red", seat=2)
    t.play("mana_meltdown", "strong", "colour:blue")
    assert [t.hero(s).hand.items.count("wound") for s in range(3)] == [1, 2, 0]
    assert t.hero().crystals[BLUE] == 3  # the two new ones came after the wounds
    assert t.hero(1).crystals[BLUE] == 2  # nobody loses a crystal


@rule("MK-SCEN-04-04")
def test_the_competitive_spells_are_not_in_a_solo_conquest() -> None:
    t = MK("solo_conquest")
    spells = [*t.g.spell_deck.items, *t.g.spell_offer]
    assert len(spells) == 16
    assert "mana_meltdown" not in spells
