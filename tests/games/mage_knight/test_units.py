"""Units in service: their state, their abilities in general, and the regular ones kind by kind."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.troops import troop, use
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.data.units import UNITS, unit_deck
from realms.games.mage_knight.rules.ground import cost
from realms.games.mage_knight.terms import (
    FIRE,
    GREEN,
    ICE,
    PHYSICAL,
    RANGED,
    RESISTS_FIRE,
    RESISTS_ICE,
    RESISTS_PHYSICAL,
    SIEGE,
    SITES,
    WHITE,
)
from realms.testing.rules import rule

FIGURES = {
    # name: copies, price, level, armour, resistances, sites
    "peasants": (3, 4, 1, 3, "", "village"),
    "foresters": (2, 5, 1, 4, "", "village"),
    "herbalists": (2, 3, 1, 2, "", "village monastery"),
    "northern_monks": (1, 7, 2, 4, "", "monastery"),
    "red_cape_monks": (1, 7, 2, 4, "", "monastery"),
    "savage_monks": (1, 7, 2, 4, "", "monastery"),
    "utem_crossbowmen": (2, 6, 2, 4, "", "village keep"),
    "utem_guardsmen": (2, 5, 2, 5, "", "village keep"),
    "utem_swordsmen": (2, 6, 2, 4, "", "keep"),
    "guardian_golems": (2, 7, 2, 3, "P", "keep mage_tower"),
    "illusionists": (2, 7, 2, 2, "P", "monastery mage_tower"),
    "fire_golems": (2, 8, 3, 4, "PF", "keep mage_tower"),
    "ice_golems": (2, 8, 3, 4, "PI", "keep mage_tower"),
    "fire_mages": (2, 9, 3, 4, "F", "monastery mage_tower"),
    "ice_mages": (2, 9, 3, 4, "I", "monastery mage_tower"),
    "amotep_gunners": (2, 8, 3, 6, "", "keep city"),
    "amotep_freezers": (2, 8, 3, 6, "", "keep city"),
    "catapults": (3, 9, 3, 4, "", "keep city"),
    "altem_guardians": (3, 11, 4, 7, "", "city"),
    "altem_mages": (2, 12, 4, 5, "FI", "city"),
}
BITS = {"P": RESISTS_PHYSICAL, "F": RESISTS_FIRE, "I": RESISTS_ICE}


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_the_figures_of_a_unit(name: str) -> None:
    unit = UNITS[name]
    copies, price, level, armour, resists, sites = FIGURES[name]
    assert (unit.count, unit.cost, unit.level, unit.armour) == (copies, price, level, armour)
    assert unit.resists == sum([BITS[letter] for letter in resists])
    assert [SITES[site] for site in unit.sites] == sites.split()


@rule("MK-UNIT-01")
def test_the_back_of_a_unit_matters_for_dealing_only() -> None:
    assert len(UNITS) == len(FIGURES)
    assert len(unit_deck(elite=False)) == len(unit_deck(elite=True)) == 20
    t = MK(at="1.e")
    t.unit_offer("peasants, foresters, herbalists")
    t.points(influence=0)
    with t.edit() as g:  # an elite unit in the offer is recruited like any other, where its icon allows
        g.unit_decks[1].items.remove("fire_mages")
        g.unit_offer.append("fire_mages")
    t.choose("interact")
    t.points(influence=9)
    assert t.offers("recruit", "peasants")
    assert t.refused("recruit", "fire_mages") == "MK-INTERACT-08"  # not in a village


@rule("MK-UNIT-02", "MK-UNIT-05", "MK-UNIT-17")
def test_a_new_unit_is_ready_and_may_act_in_the_same_turn() -> None:
    t = MK(at="1.e", hand="promise, march")
    t.unit_offer("peasants, foresters, herbalists")
    t.choose("interact")
    t.points(influence=3)
    assert t.refused("recruit", "peasants") == "MK-INTERACT-08"  # its own influence cannot help to pay for it
    t.points(influence=4)
    t.choose("recruit", "peasants")
    unit = t.hero().units[0]
    assert (unit.kind, unit.spent, unit.wounds) == ("peasants", False, 0)
    assert "peasants" not in t.hero().hand.items + t.hero().deck.items + t.hero().discard
    use(t, 0, 1)
    assert t.hero().now.influence == 2
    assert t.hero().units[0].spent


@rule("MK-UNIT-03", "MK-UNIT-06")
def test_without_a_free_command_token_another_unit_must_go() -> None:
    t = MK(at="1.e")
    t.units("peasants")
    t.unit_offer("foresters, herbalists")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
    t.choose("interact")
    t.points(influence=5)
    t.choose("recruit", "foresters")
    assert t.prompt == "disband"
    t.choose("disband", 0)
    assert [(unit.kind, unit.spent) for unit in t.hero().units] == [("foresters", False)]
    assert "peasants" in t.g.removed


@rule("MK-UNIT-04", "MK-UNIT-07", "MK-WOUND-05")
def test_only_a_ready_unwounded_unit_acts_and_only_once() -> None:
    t = troop("peasants")
    use(t, 0, 2)
    assert t.hero().now.move == 2
    assert t.refused("unit", 0) == "MK-UNIT-07"
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
        g.heroes[0].units[0].wounds = 1
    assert t.refused("unit", 0) == "MK-WOUND-05"
    assert not t.hero().units[0].spent  # wounded, and still not spent


@rule("MK-UNIT-07")
def test_one_ability_is_chosen_among_those_that_suit_the_moment() -> None:
    t = troop("peasants")
    t.choose("unit", 0)
    assert t.options() == ["ability:1", "ability:2"]
    assert t.refused("ability", 0) != ""


@rule("MK-TURN-10")
def test_after_a_unit_has_acted_the_end_of_the_round_cannot_be_announced_instead() -> None:
    t = troop("peasants")
    t.deck("")
    assert t.offers("announce")
    use(t, 0, 2)
    assert t.refused("announce") == "MK-TURN-10"


@rule("MK-UNIT-08")
def test_the_mana_of_an_ability_is_paid_first() -> None:
    t = troop("northern_monks", "prowlers")
    t.choose("unit", 0)
    assert t.refused("ability", 1) == "MK-DEED-11"
    t = troop("northern_monks", "prowlers", mana="blue")
    use(t, 0, 1, "do:ice_attack")
    assert t.attack()[ICE] == 4
    assert t.hero().tokens == [0] * 6


@rule("MK-UNIT-09")
def test_a_unit_adds_to_cards_and_other_units() -> None:
    t = troop("peasants, utem_crossbowmen", "cursed_hags", hand="rage")
    use(t, 0, 0, "do:attack")
    assert t.refused("strike", 0) == "MK-COMBAT-37"  # 2 against armour 5
    t.play("rage", "basic", "do:attack")
    use(t, 1, 0, "do:attack")
    assert t.attack()[PHYSICAL] == 7
    t.choose("strike", 0)
    assert t.g.fight is None


@rule("MK-UNIT-10", "MK-UNIT-16")
def test_a_readied_unit_acts_again_unless_it_is_wounded() -> None:
    t = troop("herbalists, peasants, foresters")
    use(t, 1, 2)
    use(t, 2, 0)
    with t.edit() as g:
        g.heroes[0].units[2].wounds = 1
    t.choose("unit", 0)
    t.choose("ability", 1)
    assert t.options() == ["unit:1", "unit:2"]
    t.choose("unit", 2)
    assert not t.hero().units[2].spent
    assert t.refused("unit", 2) == "MK-WOUND-05"
    assert t.refused("unit", 1) == "MK-UNIT-07"


@rule("MK-UNIT-11")
def test_what_strengthens_attacks_does_not_make_one() -> None:
    t = troop("foresters", "prowlers", hand="banner_of_glory")
    t.choose("card", "banner_of_glory")
    t.choose("way", "strong")
    assert t.refused("unit", 0) != ""  # Block 3 in the melee phase: it has no attack to be strengthened
    assert t.attack() == [0] * 12


@rule("MK-UNIT-15")
def test_units_are_readied_when_the_round_ends_not_when_the_turn_does() -> None:
    t = troop("peasants")
    use(t, 0, 2)
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    t.choose("end")
    t.until("move")
    assert t.hero().units[0].spent
    t.until("pick-tactic")
    assert not t.hero().units[0].spent
    assert t.hero().units[0].wounds == 1


# Kind by kind.


@pytest.mark.parametrize(
    ("kind", "ability", "mana", "phase", "choice", "points"),
    [
        ("peasants", 0, "", "melee", "do:attack", (PHYSICAL, 2)),
        ("peasants", 0, "", "block", "do:block", (PHYSICAL, 2)),
        ("foresters", 1, "", "block", "", (PHYSICAL, 3)),
        ("northern_monks", 0, "", "melee", "do:attack", (PHYSICAL, 3)),
        ("northern_monks", 1, "blue", "block", "do:ice_block", (ICE, 4)),
        ("red_cape_monks", 0, "", "block", "do:block", (PHYSICAL, 3)),
        ("red_cape_monks", 1, "red", "melee", "do:fire_attack", (FIRE, 4)),
        ("red_cape_monks", 1, "red", "block", "do:fire_block", (FIRE, 4)),
        ("savage_monks", 0, "", "melee", "do:attack", (PHYSICAL, 3)),
        ("savage_monks", 1, "green", "ranged", "", (4 * SIEGE + PHYSICAL, 4)),
        ("utem_crossbowmen", 0, "", "block", "do:block", (PHYSICAL, 3)),
        ("utem_crossbowmen", 1, "", "ranged", "", (4 * RANGED + PHYSICAL, 2)),
        ("utem_guardsmen", 0, "", "melee", "", (PHYSICAL, 2)),
        ("utem_guardsmen", 1, "", "block", "", (PHYSICAL, 4)),
        ("utem_swordsmen", 0, "", "melee", "do:attack", (PHYSICAL, 3)),
        ("guardian_golems", 0, "", "melee", "do:attack", (PHYSICAL, 2)),
        ("guardian_golems", 1, "red", "block", "", (FIRE, 4)),
        ("guardian_golems", 2, "blue", "block", "", (ICE, 4)),
    ],
)
def test_attacks_and_blocks_of_regular_units(
    kind: str, ability: int, mana: str, phase: str, choice: str, points: tuple[int, int]
) -> None:
    t = troop(kind, "cursed_hags", phase=phase, mana=mana)
    use(t, 0, ability, *([choice] if choice else []))
    element, n = points
    gathered = t.block() if phase == "block" else t.attack()
    assert gathered[element] == n == sum(gathered)
    assert t.hero().units[0].spent


def test_peasants_give_influence() -> None:
    t = troop("peasants")
    use(t, 0, 1)
    assert t.hero().now.influence == 2


def test_foresters_move_and_make_three_terrains_cheaper() -> None:
    t = troop("foresters")
    use(t, 0, 0)
    assert t.hero().now.move == 2
    assert cost(t.g, 0, HEX["start.ne"]) == 2  # forest
    assert cost(t.g, 0, HEX["2.mid"]) == 2  # hills
    assert cost(t.g, 0, HEX["7.mid"]) == 4  # swamp
    assert cost(t.g, 0, HEX["4.mid"]) == 5  # a desert costs what it costs


@rule("MK-HEAL-02")
def test_herbalists_heal_give_mana_or_ready_a_unit_but_not_themselves() -> None:
    t = troop("herbalists, fire_golems", mana="green", hand="wound, march")
    use(t, 0, 0)
    assert t.hero().now.heal == 2
    t = troop("herbalists, fire_golems")
    use(t, 0, 2)
    assert t.hero().tokens[GREEN] == 1
    t = troop("herbalists, fire_golems")
    with t.edit() as g:
        g.heroes[0].units[1].spent = True
    use(t, 0, 1)  # level III is too high, and they are busy themselves
    assert [unit.spent for unit in t.hero().units] == [True, True]


def test_herbalists_are_of_no_use_in_combat_but_for_their_mana() -> None:
    t = troop("herbalists, peasants", "prowlers", mana="green")
    t.choose("unit", 0)
    assert t.options() == ["ability:2"]
    assert t.refused("ability", 0) == t.refused("ability", 1) == "MK-COMBAT-20"


@rule("MK-ABIL-10")
def test_against_the_block_of_utem_guardsmen_swiftness_is_lost() -> None:
    t = troop("utem_guardsmen", "wolf_riders", phase="block", hand="march")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"
    use(t, 0, 1)
    t.choose("block", 0, 0)  # 4 against 3, not against 6
    assert t.g.fight is not None and t.g.fight.foes[0].slow


@rule("MK-ABIL-10")
def test_the_whole_block_counts_against_the_slowed_attack() -> None:
    t = troop("utem_guardsmen", "werewolf", phase="block", hand="rage, march")
    use(t, 0, 1)
    t.play("rage", "basic", "do:block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"  # 6 against 7
    t.play("march", "block")
    t.choose("block", 0, 0)


@pytest.mark.parametrize(("phase", "choice"), [("melee", "do:attack"), ("block", "do:block")])
def test_utem_swordsmen_strike_wildly_and_are_wounded(phase: str, choice: str) -> None:
    t = troop("utem_swordsmen", "cursed_hags", phase=phase)
    use(t, 0, 1, choice)
    assert (t.attack() if phase == "melee" else t.block())[PHYSICAL] == 6
    assert t.hero().units[0].wounds == 1
    assert t.hero().units[0].spent


def test_illusionists_keep_an_enemy_from_attacking_unless_walls_protect_it() -> None:
    t = troop("illusionists", "prowlers", "diggers", phase="block", mana="white")
    t.choose("unit", 0)
    t.choose("ability", 1)
    assert t.refused("enemy", 1) == "MK-COMBAT-32"  # diggers are fortified
    t.choose("enemy", 0)
    assert t.refused("block", 1, 0) == "MK-COMBAT-57"  # the diggers still attack
    assert not t.refused("block", 0, 0) and not t.offers("block", 0, 0)  # the prowlers do not


@rule("MK-ABIL-22")
def test_illusionists_do_not_fool_the_arcane_immune() -> None:
    t = troop("illusionists", "shadow", phase="block", mana="white")
    t.choose("unit", 0)
    assert t.refused("ability", 1) == "MK-ABIL-22"


@rule("MK-ABIL-05")
def test_a_summoner_is_fooled_before_it_calls_its_monster_or_not_at_all() -> None:
    t = troop("illusionists", "orc_summoners", phase="ranged", mana="white")
    use(t, 0, 1, "enemy:0")
    t.choose("done")
    assert t.g.fight is not None and len(t.g.fight.foes) == 1  # nothing was summoned


def test_illusionists_give_influence_or_a_white_crystal() -> None:
    t = troop("illusionists")
    use(t, 0, 0)
    assert t.hero().now.influence == 4
    t = troop("illusionists")
    use(t, 0, 2)
    assert t.hero().crystals[WHITE] == 1
