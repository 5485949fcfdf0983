"""Hero battles: attacks, blocks, and what the attacker does with the damage."""

from __future__ import annotations

import pytest

from games.mage_knight.dueling import HERE, Dueling
from games.mage_knight.troops import use
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.terms import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE
from realms.games.mage_knight.vocabulary import lasting
from realms.testing.rules import rule


def at(kind: int, element: int = PHYSICAL) -> int:
    """The place of points of this kind and element."""
    return 4 * kind + element


def struck(attack: list[tuple[int, int]], block: list[tuple[int, int]], *, melee: bool = False) -> int:
    """What of an attack of the aggressor gets through a block."""
    t = Dueling()
    t.begin()
    t.choose("pass")
    if melee:
        t.choose("pass")
    t.arm(*attack)
    t.choose("attack")
    t.guard(*block)
    left = t.arg["left_n"]
    assert isinstance(left, int)
    return left


@rule("MK-PVP-20")
def test_the_defender_attacks_first_from_afar_and_two_passes_end_the_phase() -> None:
    t = Dueling()
    t.begin()
    assert t.active == 1
    t.choose("pass")
    assert t.active == 0
    t.arm((at(RANGED), 2))
    t.choose("attack")  # passes in a row are counted anew
    t.choose("done")
    t.choose("done")
    assert (t.active, t.arg["phase"]) == (1, "ranged")
    t.choose("pass")
    assert (t.active, t.arg["phase"]) == (0, "ranged")
    t.choose("pass")
    assert (t.active, t.arg["phase"]) == (0, "melee")


@rule("MK-PVP-20")
def test_there_is_no_attack_without_points() -> None:
    t = Dueling()
    t.begin()
    assert t.options() == ["pass"]


@rule("MK-PVP-21")
def test_from_afar_no_card_is_an_attack_sideways() -> None:
    t = Dueling(other="march, swiftness")
    t.begin()
    assert t.refused("card", "march") != ""
    t.mana(tokens="white", seat=1)
    t.choose("card", "swiftness")
    assert t.refs("way") == ["strong"]
    assert t.refused("way", "attack") == "MK-COMBAT-31"


@rule("MK-PVP-21")
def test_walls_let_only_siege_through_to_the_defender() -> None:
    t = Dueling(hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.approach("3.ne")
    t.choose("attend", "partial")
    t.arm((at(RANGED), 2))
    t.choose("attack")  # the defender is not hindered
    t.choose("done")
    t.choose("done")
    t.arm((at(RANGED), 5))
    assert t.refused("attack") == "MK-PVP-21"
    t.arm((at(SIEGE), 2))
    t.choose("attack")
    assert t.arg["n"] == 2


@rule("MK-PVP-22", "MK-PVP-23")
def test_the_examples_of_the_rulebook() -> None:
    fire = [(at(RANGED, FIRE), 4)]
    assert struck(fire, [(ICE, 4)]) == 2
    assert struck(fire, [(PHYSICAL, 7)]) == 3


@rule("MK-PVP-22")
def test_a_block_is_efficient_if_it_is_against_one_element_of_the_attack() -> None:
    both = [(at(MELEE, FIRE), 4), (at(MELEE, ICE), 4)]
    assert struck(both, [(ICE, 3)], melee=True) == 5
    assert struck(both, [(FIRE, 3)], melee=True) == 5
    assert struck(both, [(PHYSICAL, 3)], melee=True) == 7
    assert struck([(at(MELEE, COLD_FIRE), 8)], [(FIRE, 3)], melee=True) == 7
    assert struck([(at(MELEE, COLD_FIRE), 8)], [(COLD_FIRE, 3)], melee=True) == 5


@rule("MK-PVP-23")
def test_a_block_that_takes_swiftness_away_counts_fully_from_afar() -> None:
    t = Dueling()
    t.units("utem_guardsmen", seat=1)
    t.begin()
    t.choose("pass")
    t.arm((at(RANGED), 6))
    t.choose("attack")
    use(t, 0, 1)  # block 4, and the blocked attack is not swift
    assert t.arg["left_n"] == 2


@rule("MK-PVP-24", "MK-PVP-22")
def test_what_is_not_blocked_is_damage_that_the_attacker_assigns() -> None:
    t = Dueling(other="determination")
    t.begin()
    t.choose("pass")
    t.arm((at(RANGED), 5))
    t.choose("attack")
    t.play("determination", "basic", "do:block")
    t.choose("done")
    assert t.prompts == [(0, "hero-damage")]
    assert t.arg["n"] == 4


@rule("MK-PVP-25", "MK-ABIL-41")
@pytest.mark.parametrize(
    ("unit", "element", "price"),
    [
        ("peasants", PHYSICAL, 3),
        ("fire_golems", PHYSICAL, 8),
        ("fire_golems", FIRE, 8),
        ("fire_golems", ICE, 4),
        ("fire_golems", COLD_FIRE, 4),
    ],
)
def test_what_wounding_a_unit_costs(unit: str, element: int, price: int) -> None:
    for n in (price - 1, price):
        t = Dueling()
        t.units(unit, seat=1)
        with t.edit() as g:
            g.heroes[1].level = 1
        t.melee()
        t.arm((at(MELEE, element), n))
        t.choose("attack")
        t.choose("done")
        assert t.offers("unit", 0) == (n == price), n
        if n < price:
            assert t.refused("unit", 0) == "MK-PVP-25"
    t.choose("unit", 0)
    assert t.hero(1).units[0].wounds == 1
    assert (t.active, t.prompt) == (1, "hero-attack")  # nothing is left


@rule("MK-ABIL-41", "MK-PVP-25")
def test_one_resisted_element_of_several_doubles_the_price() -> None:
    t = Dueling()
    t.units("ice_mages", seat=1)  # armour 4, ice
    t.melee()
    t.arm((at(MELEE, FIRE), 5), (at(MELEE, ICE), 1))
    t.choose("attack")
    t.choose("done")
    assert t.refused("unit", 0) == "MK-PVP-25"


@rule("MK-PVP-26")
def test_the_hero_is_wounded_again_and_again() -> None:
    t = Dueling()
    t.melee()
    t.arm((at(MELEE), 5))
    t.choose("attack")
    t.choose("done")
    t.choose("hero")
    t.choose("hero")  # armour 2: one point is left, and buys nothing
    assert t.hero(1).hand.items.count("wound") == 2
    assert (t.active, t.prompt) == (1, "hero-attack")


@rule("MK-PVP-26", "MK-COMBAT-78")
@pytest.mark.parametrize("victim", [0, 1])
def test_too_many_wounds_knock_a_hero_out(victim: int) -> None:
    t = Dueling(hand="rage, march", other="rage, march")
    t.melee()
    if victim == 0:
        t.choose("pass")
    t.arm((at(MELEE), 10))
    t.choose("attack")
    t.choose("done")
    for n in range(5):
        assert "rage" in t.hero(victim).hand.items, n
        t.choose("hero")
    assert t.hero(victim).hand.items == ["wound"] * 5
    assert t.heard("knocked-out")


@rule("MK-PVP-27")
def test_wounded_units_are_no_targets_and_damage_may_be_left() -> None:
    t = Dueling()
    t.units("peasants", seat=1)
    t.melee()
    t.arm((at(MELEE), 9))
    t.choose("attack")
    t.choose("done")
    t.choose("unit", 0)
    assert t.refused("unit", 0) == "MK-PVP-27"
    assert t.offers("hero")
    t.choose("done")
    assert t.hero(1).hand.items == ["rage"]
    assert (t.active, t.prompt) == (1, "hero-attack")


@rule("MK-PVP-27")
def test_damage_that_buys_nothing_is_lost_without_a_question() -> None:
    t = Dueling()
    t.begin()
    t.choose("pass")
    t.arm((at(RANGED), 1))
    t.choose("attack")
    t.choose("done")
    assert (t.active, t.prompt) == (1, "hero-attack")


@rule("MK-PVP-28")
def test_after_each_attack_the_roles_swap() -> None:
    t = Dueling()
    t.melee()
    for attacker in (0, 1, 0):
        assert (t.active, t.prompt) == (attacker, "hero-attack")
        t.arm((at(MELEE), 1))
        t.choose("attack")
        assert (t.active, t.prompt) == (1 - attacker, "hero-block")
        t.choose("done")
    assert t.attack() == [0] * 12


@rule("MK-PVP-30")
def test_in_melee_the_aggressor_begins_and_all_attacks_count_against_walls_too() -> None:
    t = Dueling(hex="3.ne", back="3.e")
    with t.edit() as g:
        g.shields[HEX["3.ne"]] = 1
    t.approach("3.ne")
    t.choose("attend", "partial")
    t.choose("pass")
    t.choose("pass")
    assert t.active == 0
    t.arm((at(MELEE), 1), (at(RANGED), 2), (at(SIEGE), 4))
    t.choose("attack")
    assert t.arg["n"] == 7


@rule("MK-PVP-31")
def test_a_sideways_card_makes_the_whole_attack_physical_as_well() -> None:
    t = Dueling(hand="march, rage, wound")
    t.units("ice_golems", seat=1)  # armour 4, physical and ice
    t.melee()
    assert t.refused("card", "wound") == "MK-DEED-06"
    t.arm((at(MELEE, FIRE), 6))
    t.play("march", "attack")
    t.choose("attack")
    assert t.arg["n"] == 7
    t.guard((PHYSICAL, 2))
    assert t.arg["left_n"] == 5  # any block is efficient now
    t.choose("done")
    assert t.refused("unit", 0) == "MK-PVP-25"  # 8 for who resists physical attacks


@rule("MK-PVP-32")
def test_in_melee_each_point_of_block_takes_one_off() -> None:
    assert struck([(at(MELEE), 5)], [(PHYSICAL, 3)], melee=True) == 2
    assert struck([(at(RANGED), 5)], [(PHYSICAL, 3)], melee=True) == 2
    assert struck([(at(RANGED), 5)], [(PHYSICAL, 3)]) == 4


def wealthy(n: int, *, melee: bool = True) -> Dueling:
    """The defender has artifacts everywhere, and the aggressor has so much damage."""
    t = Dueling(other="rage, ruby_ring")
    t.units("peasants, foresters", seat=1)
    t.discard("endless_gem_pouch", seat=1)
    with t.edit() as g:
        hero = g.heroes[1]
        for card in ("golden_grail", "banner_of_glory", "banner_of_courage"):
            g.artifact_deck.items.remove(card)
        g.artifact_deck.known = []
        hero.played.append("golden_grail")
        hero.units[0].banner = "banner_of_glory"
        hero.units[1].banner = "banner_of_courage"
        hero.units[1].wounds = 1
    t.begin()
    t.choose("pass")
    if melee:
        t.choose("pass")
    t.arm((at(RANGED), n))
    t.choose("attack")
    t.choose("done")
    return t


@rule("MK-PVP-33")
def test_five_damage_steal_an_artifact_that_lies_open() -> None:
    t = wealthy(16)
    assert t.refs("rob") == ["endless_gem_pouch:discard", "golden_grail:played", "banner_of_courage:units"]
    assert t.refused("rob", "banner_of_glory", "units") == "MK-PVP-33"  # its unit is not wounded
    t.choose("unit", 0)  # armour 3, and 1 of the banner
    t.choose("rob", "banner_of_glory", "units")
    t.choose("rob", "golden_grail", "played")
    assert t.hero(0).discard[-2:] == ["banner_of_glory", "golden_grail"]
    assert t.hero(1).units[0].banner == "" and t.hero(1).played == []
    assert t.arg["n"] == 16 - 4 - 5 - 5


@rule("MK-PVP-33")
def test_four_damage_steal_nothing() -> None:
    assert wealthy(4).refused("rob", "golden_grail", "played") == "MK-PVP-33"


@rule("MK-PVP-33", "MK-PVP-34")
def test_from_afar_nothing_is_stolen_and_nobody_driven_off() -> None:
    t = wealthy(20, melee=False)
    assert not t.options("rob") and not t.options("drive")
    assert t.offers("hero")


@rule("MK-PVP-34")
def test_damage_drives_the_other_off_to_an_adjacent_safe_hex() -> None:
    t = Dueling()
    t.melee()
    t.arm((at(MELEE), 2))
    t.choose("attack")
    t.choose("done")
    assert t.offers("drive", "start.e")  # plains: 2
    assert not t.offers("drive", "start.se") and t.refused("drive", "start.se") == ""  # the sea is no way out
    t.choose("drive", "start.e")
    assert HEX_NAMES[t.hero(1).hex] == "start.e" and HEX_NAMES[t.hero(0).hex] == HERE
    assert t.g.fight is None


@rule("MK-PVP-34")
def test_the_way_out_costs_what_the_terrain_costs_without_any_effect() -> None:
    t = Dueling()
    t.night()
    with t.edit() as g:
        lasting.lay(g, lasting.FLAT_COST, 1, lasting.END_OF_TURN, "path_finding", 0)
        lasting.lay(g, lasting.FLAT_COST, 1, lasting.END_OF_TURN, "path_finding", 1)
    t.melee()
    t.arm((at(MELEE), 1))
    t.choose("attack")
    t.choose("done")
    assert (t.active, t.prompt) == (1, "hero-attack")  # 1 is not enough for any way


@rule("MK-PVP-34")
def test_nobody_is_driven_into_an_assault_or_to_a_third_hero() -> None:
    t = Dueling(hex="3.e", back="3.se")
    t.approach("3.e")
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "partial")
    t.choose("pass")
    t.choose("pass")
    t.arm((at(MELEE), 20))
    t.choose("attack")
    t.choose("done")
    assert "3.ne" not in t.refs("drive") and t.refused("drive", "3.ne") == ""
    assert "3.se" in t.refs("drive")


@rule("MK-PVP-34", "MK-MOVE-11")
def test_who_is_driven_off_provokes_nobody() -> None:
    t = Dueling(hex="1.w", back="1.sw")
    t.token("prowlers", "1.nw")
    t.approach("1.w")
    t.choose("attack_hero", "goldyx")
    t.choose("attend", "partial")
    t.choose("pass")
    t.choose("pass")
    t.arm((at(MELEE), 20))
    t.choose("attack")
    t.choose("done")
    t.choose("drive", "1.mid")  # next to the prowlers before and after
    assert t.g.fight is None and t.prompts == [(0, "afterwards")]


@rule("MK-PVP-35")
def test_melee_goes_on_until_a_retreat_or_two_passes_in_a_row() -> None:
    t = Dueling()
    t.melee()
    t.choose("pass")
    t.arm((at(MELEE), 1))
    t.choose("attack")
    t.choose("done")
    t.choose("pass")  # the only one in a row
    assert (t.active, t.prompt) == (1, "hero-attack")
    t.choose("pass")
    assert t.g.fight is None


@rule("MK-PVP-58", "MK-COMBAT-20")
def test_special_effects_may_be_added_but_nobody_is_healed() -> None:
    t = Dueling(hand="tranquility, improvisation, wound", other="rage")
    t.melee()
    assert t.ways("tranquility") == ["attack"]
    assert not t.options("heal")
