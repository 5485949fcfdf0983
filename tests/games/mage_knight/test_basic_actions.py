"""The basic actions: what each card does, played plainly and with mana."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.terms import FIRE, ICE, PHYSICAL, RANGED, SIEGE
from realms.testing.rules import rule


@rule("MK-DEED-03")
def test_march_moves_two_or_four_with_green_mana() -> None:
    t = MK(hand="march, march")
    t.mana(tokens="green")
    t.play("march")
    assert t.hero().now.move == 2
    t.play("march", "strong")
    assert t.hero().now.move == 6


@rule("MK-COMBAT-57", "MK-ABIL-10")
def test_a_swift_attack_needs_twice_the_block() -> None:
    t = MK(hero="tovak", hand="rage, rage, march")
    t.fight("wolf_riders", phase="block")
    t.play("rage", "basic", "do:block")
    t.play("rage", "basic", "do:block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"  # 4 against 3 doubled
    t.play("march", "block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"
    assert t.block()[PHYSICAL] == 5


def test_battle_versatility_has_six_strong_effects() -> None:
    t = MK(hand="battle_versatility, rage")
    t.mana(tokens="red")
    t.fight("prowlers", phase="melee")
    t.play("battle_versatility", "strong", "do:siege")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 2
    assert t.attack()[4 * RANGED + FIRE] == 0 and t.attack()[ICE] == 0
