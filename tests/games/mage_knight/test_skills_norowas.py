"""Skills of Norowas."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.skilled import end_turn, skilled, use
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules.ground import cost
from realms.games.mage_knight.rules.levelup import gain_skill
from realms.games.mage_knight.terms import FIRE, GREEN, ICE, PHYSICAL, RANGED, SIEGE, WHITE
from realms.testing.rules import rule


def test_forward_march_counts_ready_and_unwounded_units() -> None:
    t = skilled("forward_march")
    t.units("peasants, peasants, foresters")
    with t.edit() as g:
        g.heroes[0].units[1].wounds = 1
        g.heroes[0].units[2].spent = True
    use(t, "forward_march")
    assert t.hero().now.move == 1


def test_forward_march_gives_three_at_most() -> None:
    t = skilled("forward_march")
    t.units("peasants, peasants, foresters, herbalists")
    use(t, "forward_march")
    assert t.hero().now.move == 3


def test_day_sharpshooting() -> None:
    t = skilled("day_sharpshooting")
    t.fight("prowlers")
    use(t, "day_sharpshooting")
    assert t.attack()[4 * RANGED + PHYSICAL] == 2
    t = skilled("day_sharpshooting")
    t.night()
    t.fight("prowlers", phase="melee")
    use(t, "day_sharpshooting")
    assert t.attack()[4 * RANGED + PHYSICAL] == 1


def test_inspiration_readies_or_heals_a_unit() -> None:
    t = skilled("inspiration")
    assert t.refused("skill", "inspiration") == "MK-UNIT-10"
    t.units("altem_guardians, peasants")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
        g.heroes[0].units[1].wounds = 2
    use(t, "inspiration", "ready:0")
    assert not t.hero().units[0].spent


@rule("MK-HEAL-05")
def test_inspiration_takes_one_of_two_wounds_off() -> None:
    t = skilled("inspiration")
    t.units("altem_guardians")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 2
    use(t, "inspiration", "heal:0")
    assert t.hero().units[0].wounds == 1
    assert t.refused("skill", "inspiration") == "MK-SKILL-04"


def test_inspiration_never_in_combat() -> None:
    t = skilled("inspiration")
    t.units("peasants")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
    t.fight("prowlers")
    assert t.refused("skill", "inspiration") == "MK-COMBAT-20"


def test_bright_negotiation() -> None:
    t = skilled("bright_negotiation")
    use(t, "bright_negotiation")
    assert t.hero().now.influence == 3
    t = skilled("bright_negotiation")
    t.night()
    use(t, "bright_negotiation")
    assert t.hero().now.influence == 2


def test_leaves_in_the_wind_and_whispers_in_the_treetops() -> None:
    t = skilled("leaves_in_the_wind", "whispers_in_the_treetops")
    use(t, "leaves_in_the_wind")
    assert t.hero().crystals[GREEN] == 1 and t.hero().tokens[WHITE] == 1
    use(t, "whispers_in_the_treetops")
    assert t.hero().crystals[WHITE] == 1 and t.hero().tokens[GREEN] == 1


# Leadership.


def test_leadership_strengthens_the_block_of_a_unit_once() -> None:
    t = skilled("leadership")
    t.units("peasants, peasants")
    t.fight("minotaur", phase="block")
    t.choose("skill", "leadership")
    assert t.options() == ["do:block"]
    t.choose("do:block")
    for unit in (0, 1):
        t.choose("unit", unit)
        t.choose("ability", 0)
        t.choose("do:block")
    assert t.block()[PHYSICAL] == 2 + 3 + 2


def test_leadership_takes_the_element_of_the_ability() -> None:
    t = skilled("leadership")
    t.units("red_cape_monks")
    t.no_mana()
    t.mana(tokens="red")
    t.fight("minotaur", phase="melee")
    use(t, "leadership", "do:attack")
    t.choose("unit", 0)
    t.choose("ability", 1)
    t.choose("do:fire_attack")
    assert t.attack()[FIRE] == 6


def test_leadership_adds_one_to_ranged_but_not_to_siege_attacks() -> None:
    t = skilled("leadership")
    t.units("catapults, utem_crossbowmen")
    t.fight("minotaur")
    use(t, "leadership", "do:ranged")
    t.choose("unit", 0)
    t.choose("ability", 0)
    assert t.attack()[4 * SIEGE + PHYSICAL] == 3
    t.choose("unit", 1)
    t.choose("ability", 1)
    assert t.attack()[4 * RANGED + PHYSICAL] == 3


def test_leadership_in_melee_serves_ranged_and_siege_abilities_too() -> None:
    t = skilled("leadership")
    t.units("catapults")
    t.no_mana()
    t.mana(tokens="blue")
    t.fight("minotaur", phase="melee")
    use(t, "leadership", "do:attack")
    t.choose("unit", 0)
    t.choose("ability", 2)
    assert t.attack()[4 * SIEGE + ICE] == 7


def test_leadership_is_for_units_not_for_cards() -> None:
    t = skilled("leadership", hand="rage")
    t.units("peasants")
    t.fight("minotaur", phase="melee")
    use(t, "leadership", "do:attack")
    t.play("rage", "basic", "do:attack")
    assert t.attack()[PHYSICAL] == 2


# Bonds of Loyalty.


def test_bonds_of_loyalty_brings_two_regular_units_into_the_offer() -> None:
    t = skilled()
    n = len(t.g.unit_offer)
    with t.invent() as g:
        gain_skill(g, 0, "bonds_of_loyalty")
    assert len(t.g.unit_offer) == n + 2
    assert not t.offers("skill", "bonds_of_loyalty")


@rule("MK-SKILL-03")
def test_bonds_of_loyalty_is_a_command_token_with_a_discount() -> None:
    t = skilled("bonds_of_loyalty")
    t.unit_offer("utem_crossbowmen, peasants, peasants")
    t.at("1.e")
    t.choose("interact")
    t.points(influence=6)
    assert t.offers("recruit", "utem_crossbowmen") and t.offers("recruit", "utem_crossbowmen", "bonds")
    t.choose("recruit", "utem_crossbowmen", "bonds")
    assert t.hero().now.influence == 5 and t.hero().units[0].under_bonds
    assert not t.offers("recruit", "peasants", "bonds")
    t.choose("recruit", "peasants")
    assert len(t.hero().units) == 2 and not t.hero().units[1].under_bonds  # level 1: one ordinary token
    t.points(influence=4)
    t.choose("recruit", "peasants")
    assert t.refused("disband", 0) == "MK-UNIT-06"
    t.choose("disband", 1)
    assert [unit.under_bonds for unit in t.hero().units] == [True, False]


def test_the_discount_of_bonds_never_makes_a_price_negative_and_comes_back() -> None:
    t = skilled("bonds_of_loyalty")
    t.unit_offer("peasants, peasants")
    t.at("1.e")
    t.choose("interact")
    t.points(influence=0)
    t.choose("recruit", "peasants", "bonds")
    assert t.hero().now.influence == 0
    with t.edit() as g:
        g.removed.append(g.heroes[0].units.pop().kind)  # it was destroyed
    assert t.offers("recruit", "peasants", "bonds")


def test_a_free_unit_joins_bonds_if_no_command_token_is_left() -> None:
    from realms.games.mage_knight.rules.interact import Enlist

    t = skilled("bonds_of_loyalty")
    t.units("peasants")
    t.unit_offer("foresters")
    t.enter(Enlist(0, "foresters"))
    assert [unit.under_bonds for unit in t.hero().units] == [False, True]


@rule("MK-COMBAT-115")
def test_the_unit_under_bonds_fights_where_units_are_not_allowed() -> None:
    t = skilled("bonds_of_loyalty")
    t.units("peasants, peasants")
    t.fight("minotaur", phase="melee")
    with t.edit() as g:
        assert g.fight is not None
        g.heroes[0].units[0].under_bonds = True
        g.fight.no_units = True
    assert t.offers("unit", 0)
    assert t.refused("unit", 1) == "MK-COMBAT-115"


def test_motivation_of_norowas() -> None:
    t = skilled("motivation_norowas")
    use(t, "motivation_norowas")
    assert t.hero().tokens[WHITE] == 1


# Prayer of Weather and Calming the Weather.


@rule("MK-SKILL-05", "MK-TURN-08")
def test_prayer_of_weather_until_the_own_next_turn() -> None:
    t = MK("full_conquest", players=2, hand="march")
    t.tile("8", 1, 1)
    t.skill("prayer_of_weather")
    use(t, "prayer_of_weather")
    plains, swamp, lake = HEX["start.e"], HEX["8.sw"], HEX["start.sw"]
    assert [cost(t.g, 0, hex) for hex in (plains, swamp, lake)] == [1, 3, -1]
    assert [cost(t.g, 1, hex) for hex in (plains, swamp, lake)] == [3, 5, -1]
    end_turn(t, 1)
    assert cost(t.g, 1, plains) == 3 and cost(t.g, 0, plains) == 1
    end_turn(t, 0)
    assert cost(t.g, 1, plains) == 2 and cost(t.g, 0, plains) == 2
    assert t.refused("skill", "prayer_of_weather") == "MK-SKILL-05"


def test_calming_the_weather_is_given_back() -> None:
    t = MK("full_conquest", players=2, hand="march")
    t.skill("calming_the_weather")
    use(t, "calming_the_weather")
    plains, forest = HEX["start.e"], HEX["start.ne"]
    assert cost(t.g, 0, forest) == 1 and cost(t.g, 1, forest) == 3
    end_turn(t, 1)
    assert cost(t.g, 0, forest) == 3
    t.choose("give_back", "calming_the_weather")
    assert cost(t.g, 1, forest) == 2 and cost(t.g, 1, plains) == 1
    end_turn(t, 0)
    assert cost(t.g, 1, forest) == 3


def test_calming_the_weather_alone() -> None:
    t = skilled("calming_the_weather")
    use(t, "calming_the_weather")
    assert cost(t.g, 0, HEX["start.ne"]) == 1
    end_turn(t, 0)
    assert cost(t.g, 0, HEX["start.ne"]) == 3
    t.choose("give_back", "calming_the_weather")
    assert cost(t.g, 0, HEX["start.ne"]) == 2
