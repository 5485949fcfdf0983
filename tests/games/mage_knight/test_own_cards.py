"""The card that each hero has alone among the basic actions."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.terms import BLUE, FIRE, GREEN, ICE, MELEE, PHYSICAL, RANGED, SIEGE


def test_battle_versatility_attacks_blocks_or_shoots() -> None:
    t = MK(hand="battle_versatility, march")
    t.no_mana()
    t.fight("prowlers")
    t.play("battle_versatility", "basic")
    assert t.refs("do") == ["ranged"]
    t.choose("do:ranged")
    assert t.attack()[4 * RANGED + PHYSICAL] == 1
    for phase, kinds in (("block", ["block"]), ("melee", ["attack", "ranged"])):
        t = MK(hand="battle_versatility, march")
        t.fight("prowlers", phase=phase)
        t.play("battle_versatility", "basic")
        assert t.refs("do") == kinds
        t.choose("do", kinds[0])
        assert (t.block() if phase == "block" else t.attack())[PHYSICAL] == 2


@pytest.mark.parametrize(
    ("phase", "kind", "place", "n"),
    [
        ("melee", "attack", 4 * MELEE + PHYSICAL, 4),
        ("melee", "fire_attack", 4 * MELEE + FIRE, 3),
        ("ranged", "ranged", 4 * RANGED + PHYSICAL, 3),
        ("ranged", "siege", 4 * SIEGE + PHYSICAL, 2),
        ("block", "block", PHYSICAL, 4),
        ("block", "fire_block", FIRE, 3),
    ],
)
def test_battle_versatility_has_six_strong_effects(phase: str, kind: str, place: int, n: int) -> None:
    t = MK(hand="battle_versatility, march")
    t.mana(tokens="red")
    t.fight("prowlers", phase=phase)
    t.play("battle_versatility", "strong", f"do:{kind}")
    points = t.block() if phase == "block" else t.attack()
    assert points[place] == n and sum(points) == n


def test_cold_toughness_attacks_or_blocks_with_ice() -> None:
    t = MK(hero="tovak", hand="cold_toughness, march")
    t.fight("prowlers", phase="melee")
    t.play("cold_toughness", "basic", "do:ice_attack")
    assert t.attack()[4 * MELEE + ICE] == 2
    t = MK(hero="tovak", hand="cold_toughness, march")
    t.fight("prowlers", phase="block")
    t.play("cold_toughness", "basic", "do:ice_block")
    assert t.block()[ICE] == 3


@pytest.mark.parametrize(
    ("enemy", "enough"),
    [
        ("swordsmen", False),  # 6: nothing printed on the token
        ("medusa", True),  # 6: paralyze
        ("crypt_worm", True),  # 6: fortified
        ("werewolf", False),  # 7, swift: 6 against 14
        ("gunners", True),  # fire 6: brutal, fire, resists ice: 8
        ("freezers", False),  # ice 3, swift: 9 is halved against 6
        ("altem_mages_enemy", True),  # cold fire 4: two abilities, two for cold fire, one resistance: 10 halved
        ("high_dragon", False),  # cold fire 6: 10 halved
        ("sorcerers", False),  # 6: immune to magic, so nothing is added
    ],
)
def test_cold_toughness_grows_with_the_icons_of_the_enemy(enemy: str, enough: bool) -> None:
    t = MK(hero="tovak", hand="cold_toughness, march")
    t.mana(tokens="blue")
    t.fight(enemy, phase="block")
    t.play("cold_toughness", "strong")
    assert t.block()[ICE] == 5
    assert t.offers("block", 0, 0) == enough


def test_cold_toughness_counts_the_monster_that_was_summoned_and_no_city() -> None:
    t = MK(hero="tovak", hand="cold_toughness, march")
    t.mana(tokens="blue")
    t.next_token("medusa")
    t.fight("orc_summoners", phase="block")
    t.play("cold_toughness", "strong")
    assert t.offers("block", 1, 0)
    t = MK(hero="tovak", hand="cold_toughness, march")
    t.mana(tokens="blue")
    t.fight("swordsmen", phase="block", city="green")  # poisonous there, but not by its token
    t.play("cold_toughness", "strong")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"


def test_will_focus_gives_a_token_or_a_green_crystal() -> None:
    t = MK(hero="goldyx", hand="will_focus, march")
    t.play("will_focus", "basic", "do:crystal")
    assert t.hero().crystals[GREEN] == 1
    t = MK(hero="goldyx", hand="will_focus, march")
    t.play("will_focus", "basic", "do:token")
    assert t.refs("colour") == ["blue", "white", "red"]
    t.choose("colour:blue")
    assert t.hero().tokens[BLUE] == 1


@pytest.mark.parametrize(("way", "n", "reputation"), [("basic", 2, 0), ("strong", 4, 1)])
def test_noble_manners_bring_fame_when_used_in_an_interaction(way: str, n: int, reputation: int) -> None:
    t = MK(hero="norowas", hand="noble_manners, march", at="1.e")
    t.mana(tokens="white")
    t.choose("interact")
    t.play("noble_manners", way)
    assert t.hero().now.influence == n and t.hero().fame == 0
    t.choose("done")
    t.choose("done")
    assert t.hero().fame == 1 and t.hero().reputation == reputation


def test_noble_manners_elsewhere_are_only_influence() -> None:
    t = MK(hero="norowas", hand="noble_manners, march")
    t.mana(tokens="white")
    t.play("noble_manners", "strong")
    t.choose("end")
    assert t.hero().fame == 0 and t.hero().reputation == 0
    t = MK(hero="norowas", hand="noble_manners, diplomacy")
    t.fight("prowlers", phase="block")
    t.play("diplomacy")
    t.play("noble_manners")
    assert t.hero().now.influence == 4 and t.hero().now.gains == []
