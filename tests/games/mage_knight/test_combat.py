"""Combat: its phases, ranged and siege attacks, melee, resistances and fortifications."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.rules.foes import armour, attack_worth, block_worth
from realms.games.mage_knight.terms import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE
from realms.testing.rules import rule


def pool(**points: int) -> list[int]:
    """Attack points by kind and element: pool(ranged_fire=3, siege=2)."""
    kinds = {"attack": MELEE, "ranged": RANGED, "siege": SIEGE}
    elements = {"": PHYSICAL, "fire": FIRE, "ice": ICE, "cold": COLD_FIRE}
    made = [0] * 12
    for name, n in points.items():
        kind, _, element = name.partition("_")
        made[4 * kinds[kind] + elements[element]] = n
    return made


def with_attack(t: MK, **points: int) -> None:
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = pool(**points)


@rule("MK-COMBAT-13", "MK-COMBAT-14")
def test_the_phases_follow_each_other() -> None:
    t = MK(hand="rage, march")
    t.fight("prowlers")
    phases = []
    while t.prompt in ("fight", "take-damage"):
        phases.append(t.due[0].args[0][1] if t.prompt == "fight" else "damage")
        t.choose(t.options()[-1] if t.prompt == "fight" else t.options("damage")[0])
    assert phases == ["ranged", "block", "damage", "melee"]


@rule("MK-COMBAT-30", "MK-COMBAT-37", "MK-COMBAT-38")
def test_an_attack_that_reaches_the_armour_defeats() -> None:
    t = MK(hand="rage, march")
    t.fight("prowlers")
    with_attack(t, ranged=2)
    assert t.refused("strike", 0) == "MK-COMBAT-37"
    with_attack(t, ranged=3)
    t.choose("strike", 0)
    assert t.g.fight is None  # it was the only one
    assert t.hero().fame == 2  # at once
    assert t.hero().level == 1


@rule("MK-COMBAT-30", "MK-COMBAT-93")
def test_one_attack_on_a_group_needs_the_sum() -> None:
    t = MK(hand="rage, march")
    t.fight("prowlers", "wolf_riders")
    with_attack(t, ranged=6)
    t.choose("strike", 0)
    assert t.g.fight is not None and t.g.fight.foes[0].dead and not t.g.fight.foes[1].dead
    t = MK(hand="rage, march")
    t.fight("prowlers", "wolf_riders")
    with_attack(t, ranged=7)
    t.choose("strike", 0)
    assert t.prompt == "more-targets"
    t.choose("strike", 1)
    assert t.g.fight is None
    assert t.hero().fame == 5


@rule("MK-COMBAT-31", "MK-DEED-08")
def test_no_sideways_and_no_melee_in_the_ranged_phase() -> None:
    t = MK(hand="rage, swiftness, march")
    t.mana(tokens="white")
    t.fight("prowlers")
    assert t.refused("card", "rage") == "MK-COMBAT-14"
    assert t.ways("swiftness") == ["strong"]


@rule("MK-COMBAT-32")
def test_a_fortified_target_falls_to_siege_only() -> None:
    t = MK(hand="rage, march")
    t.fight("diggers", "prowlers")
    with_attack(t, ranged=20, siege=2)
    assert t.refused("strike", 0) == "MK-COMBAT-37"
    assert t.offers("strike", 1)
    with_attack(t, siege=6, ranged=20)
    t.choose("strike", 1)
    t.choose("strike", 0)  # in one group only siege counts: 6 against 6
    assert t.g.fight is None


@rule("MK-COMBAT-33", "MK-ABIL-23")
def test_doubly_fortified_enemies_cannot_be_shot() -> None:
    t = MK(hand="rage, march")
    t.fight("guardsmen", walls=True)
    with_attack(t, siege=50)
    assert t.refused("strike", 0) == "MK-COMBAT-33"


@rule("MK-COMBAT-34", "MK-COMBAT-35", "MK-ABIL-30", "MK-ABIL-31", "MK-ABIL-32")
@pytest.mark.parametrize(
    ("enemy", "points", "worth"),
    [
        ("ironclads", {"ranged": 5}, 2),
        ("ironclads", {"ranged": 5, "ranged_fire": 3}, 5),
        ("fire_mages_enemy", {"ranged_fire": 7, "ranged_ice": 2}, 5),
        ("ice_mages_enemy", {"ranged_ice": 7, "ranged_fire": 2}, 5),
        ("ice_golems_enemy", {"ranged": 3, "ranged_ice": 4}, 3),
    ],
)
def test_what_is_resisted_is_halved_together(enemy: str, points: dict[str, int], worth: int) -> None:
    t = MK(hand="rage, march")
    t.fight(enemy)
    assert t.g.fight is not None
    assert attack_worth(t.g.fight, pool(**points), [0], ranged=True) == worth


@rule("MK-COMBAT-36", "MK-ABIL-33")
def test_cold_fire_is_halved_by_who_resists_both() -> None:
    t = MK(hand="rage, march")
    t.fight("fire_mages_enemy", "ice_mages_enemy", "high_dragon")
    assert t.g.fight is not None
    cold = pool(ranged_cold=8)
    assert attack_worth(t.g.fight, cold, [0, 1], ranged=True) == 8  # each resists one
    assert attack_worth(t.g.fight, cold, [2], ranged=True) == 4


@rule("MK-COMBAT-34")
def test_one_resisting_target_spoils_it_for_the_group() -> None:
    t = MK(hand="rage, march")
    t.fight("prowlers", "ironclads")
    assert t.g.fight is not None
    assert attack_worth(t.g.fight, pool(ranged=6), [0], ranged=True) == 6
    assert attack_worth(t.g.fight, pool(ranged=6), [0, 1], ranged=True) == 3


@rule("MK-COMBAT-39", "MK-COMBAT-40")
def test_points_that_are_not_used_are_lost_with_the_phase() -> None:
    t = MK(hand="swiftness, rage, march")
    t.mana(tokens="white")
    t.fight("swordsmen")
    t.play("swiftness", "strong")
    assert sum(t.attack()) == 3
    t.choose("done")
    assert sum(t.attack()) == 0


@rule("MK-COMBAT-40")
def test_nothing_carries_over_to_the_next_attack() -> None:
    t = MK(hand="rage, march")
    t.fight("prowlers", "wolf_riders")
    with_attack(t, ranged=6)
    t.choose("strike", 0)
    assert sum(t.attack()) == 0


@rule("MK-COMBAT-90", "MK-COMBAT-91", "MK-COMBAT-92")
def test_in_melee_all_kinds_are_equal_and_walls_do_not_matter() -> None:
    t = MK(hand="rage, swiftness, march, stamina")
    t.mana(tokens="white")
    t.fight("guardsmen", walls=True, phase="melee")
    t.play("rage", "basic", "do:attack")
    t.play("swiftness", "strong")
    t.play("march", "attack")
    assert t.refused("strike", 0) == "MK-COMBAT-37"  # 6 of 7
    t.play("stamina", "attack")
    t.choose("strike", 0)
    assert t.g.fight is None


@rule("MK-COMBAT-53", "MK-COMBAT-54", "MK-COMBAT-58", "MK-COMBAT-50")
def test_a_blocked_enemy_deals_no_damage_but_lives() -> None:
    t = MK(hand="rage, march, stamina")
    t.fight("prowlers", phase="block")
    t.play("rage", "basic", "do:block")
    t.play("march", "block")
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"
    t.play("stamina", "block")
    t.choose("block", 0, 0)
    t.choose("done")
    assert t.due[0].args[0][1] == "melee"
    assert t.g.fight is not None and not t.g.fight.foes[0].dead
    assert "wound" not in t.hero().hand.items


@rule("MK-COMBAT-55", "MK-COMBAT-56", "MK-ABIL-01", "MK-ABIL-02", "MK-ABIL-03", "MK-ABIL-04")
@pytest.mark.parametrize(
    ("element", "points", "worth"),
    [
        (PHYSICAL, (3, 1, 1, 1), 6),
        (FIRE, (3, 0, 2, 0), 3),
        (FIRE, (0, 5, 0, 1), 3),
        (ICE, (1, 2, 4, 0), 4),
        (COLD_FIRE, (3, 3, 3, 2), 6),
        (COLD_FIRE, (1, 0, 0, 0), 0),
    ],
)
def test_which_block_is_efficient(element: int, points: tuple[int, ...], worth: int) -> None:
    assert block_worth(list(points), element) == worth


@rule("MK-COMBAT-60", "MK-COMBAT-62")
def test_a_block_is_for_one_attack_and_for_all_of_it() -> None:
    t = MK(hand="determination, march, rage")
    t.mana(tokens="blue")
    t.fight("prowlers", "cursed_hags", phase="block")
    t.play("determination", "strong")
    t.choose("block", 0, 0)
    assert sum(t.block()) == 0
    assert t.refused("block", 1, 0) == "MK-COMBAT-57"


@rule("MK-COMBAT-51", "MK-COMBAT-52", "MK-COMBAT-59", "MK-ABIL-05")
def test_a_summoner_sends_a_monster_in_its_place() -> None:
    t = MK(hand="rage, march")
    t.next_token("minotaur")
    t.fight("orc_summoners", phase="ranged")
    t.next_token("minotaur")
    t.choose("done")
    assert t.g.fight is not None
    caller, called = t.g.fight.foes
    assert caller.away and called.token == "minotaur"
    assert t.options("block") == [] and t.refused("block", 1, 0) == "MK-COMBAT-57"
    fame = t.hero().fame
    t.choose("done")
    t.choose("damage", 1, 0)
    assert t.due[0].args[0][1] == "melee"
    assert t.g.fight is not None
    assert not t.g.fight.foes[0].away and t.g.fight.foes[1].dead
    assert t.hero().fame == fame
    assert "minotaur" in t.g.discards[2]


@rule("MK-COMBAT-20", "MK-COMBAT-21", "MK-HEAL-07")
def test_no_healing_in_combat() -> None:
    t = MK(hand="tranquility, wound, crystallize, rage", at="1.w")
    t.token("prowlers", "1.nw")
    t.points(heal=2)
    t.choose("challenge", "1.nw")
    assert t.hero().now.heal == 0
    assert t.options("heal") == []
    assert t.refused("card", "tranquility") == "MK-COMBAT-20"


@rule("MK-COMBAT-16", "MK-COMBAT-15")
def test_special_effects_in_any_phase() -> None:
    for phase in ("ranged", "block", "melee"):
        t = MK(hand="mana_draw, rage")
        t.fight("prowlers", phase=phase)
        assert t.offers("card", "mana_draw")


@rule("MK-ABIL-20")
def test_an_elusive_enemy_is_open_once_it_is_blocked() -> None:
    t = MK(hand="rage, march")
    [foe] = t.fight("orc_trackers", phase="ranged")
    assert armour(t.g, foe) == 6
    t = MK(hand="rage, march")
    [foe] = t.fight("orc_trackers", phase="melee")
    assert armour(t.g, foe) == 6
    with t.edit():
        foe.attacks[0] = 1
    assert armour(t.g, t.foes[0]) == 3


@rule("MK-ABIL-21")
def test_walls_do_not_protect_the_unfortified() -> None:
    t = MK(hand="rage, march")
    t.fight("orc_war_beasts", walls=True)
    with_attack(t, ranged=5)
    assert t.offers("strike", 0)


@rule("MK-ABIL-06", "MK-ABIL-07", "MK-ABIL-08")
def test_several_attacks_are_blocked_one_by_one() -> None:
    t = MK(hand="rage, march, stamina")
    t.fight("orc_skirmishers", phase="block")
    assert t.refused("block", 0, 0) == t.refused("block", 0, 1) == "MK-COMBAT-57"
    t.play("march", "block")
    t.choose("block", 0, 0)
    assert t.refused("block", 0, 1) == "MK-COMBAT-57"
    t.play("stamina", "block")
    t.choose("block", 0, 1)
    assert t.g.fight is not None and t.g.fight.foes[0].attacks == [1, 1]


@rule("MK-ABIL-15")
def test_move_points_slow_a_cumbersome_enemy() -> None:
    t = MK(hand="march, stamina, rage")
    t.mana(tokens="green blue")
    t.fight("orc_stonethrowers", phase="block")
    t.play("march", "strong")
    for _ in range(4):
        t.choose("slow", 0)
    assert t.refused("slow", 0) == "MK-ABIL-15"
    t.play("stamina", "strong")
    for _ in range(3):
        t.choose("slow", 0)
    assert t.options("block") == []  # at 0 the attack is blocked
    t.choose("done")
    assert t.due[0].args[0][1] == "melee"
