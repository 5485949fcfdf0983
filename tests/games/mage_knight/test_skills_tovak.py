"""Skills of Tovak."""

from __future__ import annotations

from games.mage_knight.skilled import end_turn, skilled, use
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.terms import BLUE, FIRE, GREEN, ICE, PHYSICAL, RANGED, WOUND
from realms.testing.rules import rule


def test_double_time() -> None:
    t = skilled("double_time")
    use(t, "double_time")
    assert t.hero().now.move == 2
    t = skilled("double_time")
    t.night()
    use(t, "double_time")
    assert t.hero().now.move == 1


def test_night_sharpshooting() -> None:
    t = skilled("night_sharpshooting")
    t.fight("prowlers")
    use(t, "night_sharpshooting")
    assert t.attack()[4 * RANGED + PHYSICAL] == 1
    t = skilled("night_sharpshooting")
    t.night()
    t.fight("prowlers", phase="melee")
    use(t, "night_sharpshooting")
    assert t.attack()[4 * RANGED + PHYSICAL] == 2


def test_cold_swordsmanship() -> None:
    t = skilled("cold_swordsmanship")
    t.fight("prowlers")
    assert t.refused("skill", "cold_swordsmanship") == "MK-COMBAT-31"
    t.fight("prowlers", phase="melee")
    use(t, "cold_swordsmanship", "do:ice_attack")
    assert t.attack()[ICE] == 2


def test_shield_mastery() -> None:
    for choice, element, n in (("do:block", PHYSICAL, 3), ("do:ice_block", ICE, 2), ("do:fire_block", FIRE, 2)):
        t = skilled("shield_mastery")
        t.fight("prowlers", phase="block")
        use(t, "shield_mastery", choice)
        assert t.block()[element] == n
    t = skilled("shield_mastery")
    t.fight("prowlers", phase="melee")
    assert t.refused("skill", "shield_mastery") == "MK-COMBAT-14"


def test_resistance_break_lowers_armour_for_each_resistance() -> None:
    t = skilled("resistance_break")
    t.fight("altem_guardsmen", "prowlers")
    t.choose("skill", "resistance_break")
    assert t.refused("enemy", "1") == "MK-COMBAT-17"
    t.choose("enemy", "0")
    assert t.g.fight is not None
    assert foes.armour(t.g, t.g.fight.foes[0]) == 4
    t.fight("ice_golems_enemy", "minotaur", phase="melee")
    assert t.refused("skill", "resistance_break") == "MK-SKILL-06"


def test_resistance_break_stays_when_the_resistances_are_lost_later() -> None:
    t = skilled("resistance_break")
    t.fight("ice_golems_enemy")
    use(t, "resistance_break", "enemy:0")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.foes[0].stripped = 7
    assert t.g.fight is not None
    assert foes.armour(t.g, t.g.fight.foes[0]) == 2


@rule("MK-ABIL-22")
def test_resistance_break_fails_against_arcane_immunity() -> None:
    from realms.games.mage_knight.data.enemies import ARCANE_IMMUNITY, ENEMIES

    immune = next(e.name for e in ENEMIES.values() if e.abilities & ARCANE_IMMUNITY and e.resists)
    t = skilled("resistance_break")
    t.fight(immune)
    assert t.refused("skill", "resistance_break") == "MK-ABIL-22"


def test_i_feel_no_pain_discards_a_wound_for_a_card() -> None:
    t = skilled("i_feel_no_pain", hand="wound, march")
    t.deck("stamina, rage")
    use(t, "i_feel_no_pain", "discard:wound")
    assert t.hero().hand.items == ["march", "stamina"]
    assert WOUND in t.hero().discard
    t = skilled("i_feel_no_pain", hand="wound, march")
    t.fight("prowlers")
    assert t.refused("skill", "i_feel_no_pain") == "MK-COMBAT-20"
    t = skilled("i_feel_no_pain", hand="march")
    assert t.refused("skill", "i_feel_no_pain") == "MK-DEED-11"


@rule("MK-DEED-07")
def test_i_dont_give_a_damn_makes_one_card_worth_two_or_three() -> None:
    t = skilled("i_dont_give_a_damn", hand="march, fire_bolt, rage")
    use(t, "i_dont_give_a_damn")
    t.play("march", "move")
    assert t.hero().now.move == 2
    t.play("rage", "move")
    assert t.hero().now.move == 3
    for card in ("fire_bolt", "fireball", "banner_of_glory"):
        t = skilled("i_dont_give_a_damn", hand=f"march, {card}")
        use(t, "i_dont_give_a_damn")
        t.play(card, "influence")
        assert t.hero().now.influence == 3


def test_the_heros_own_card_is_a_basic_action() -> None:
    t = skilled("i_dont_give_a_damn", hero="tovak", hand="cold_toughness")
    use(t, "i_dont_give_a_damn")
    t.play("cold_toughness", "move")
    assert t.hero().now.move == 2


def test_i_dont_give_a_damn_not_with_wounds_nor_with_another_skill() -> None:
    t = skilled("i_dont_give_a_damn", "who_needs_magic", hand="wound, march")
    use(t, "i_dont_give_a_damn")
    assert t.refused("card", "wound") == "MK-DEED-06"
    assert t.refused("skill", "who_needs_magic") == "MK-DEED-07"
    t.play("march", "move")
    assert t.hero().now.move == 2
    t.hand("wound")
    assert t.refused("skill", "who_needs_magic") == "MK-DEED-07"


def test_who_needs_magic_gives_three_and_no_die_in_this_turn() -> None:
    t = skilled("who_needs_magic", hand="rage, march")
    t.mana(source="green green green")
    assert "strong" in t.ways("march")
    use(t, "who_needs_magic", "do:without_die")
    t.play("rage", "move")
    assert t.hero().now.move == 3
    assert "strong" not in t.ways("march")
    t.mana(crystals="green")
    assert "strong" in t.ways("march")  # crystals and tokens are fine
    end_turn(t, 0)
    t.hand("march")
    t.mana(source="green green green")
    assert "strong" in t.ways("march")


def test_who_needs_magic_gives_two_after_a_die_was_used() -> None:
    t = skilled("who_needs_magic", hand="rage, march")
    t.mana(source="green green green")
    t.play("march", "strong")
    t.choose("skill", "who_needs_magic")
    assert t.refused("do", "without_die") == "MK-MANA-07"
    t.choose("do:with_die")
    t.play("rage", "move")
    assert t.hero().now.move == 6


def test_motivation_of_tovak() -> None:
    t = skilled("motivation_tovak")
    use(t, "motivation_tovak")
    assert t.hero().tokens[BLUE] == 1


# Mana Exploit.


@rule("MK-SKILL-05", "MK-TURN-08")
def test_mana_exploit_wounds_others_who_use_another_colour_once_for_each() -> None:
    t = skilled("mana_exploit", players=2)
    t.choose("skill", "mana_exploit")
    assert t.options() == ["colour:red", "colour:blue", "colour:green", "colour:white", "colour:black"]
    t.choose("colour:green")
    assert t.hero().tokens[GREEN] == 1
    assert (t.g.centre[0].skill, t.g.centre[0].seat, t.g.centre[0].mark) == ("mana_exploit", 0, GREEN)
    end_turn(t, 1)
    t.hand("march, threaten, stamina, stamina, march", seat=1)
    t.mana(tokens="green gold red blue blue", seat=1)
    t.play("march", "strong", "pay:token:green")
    assert WOUND not in t.hero(1).hand.items
    t.play("march", "strong", "pay:token:gold")  # gold counts as what it is used for
    assert WOUND not in t.hero(1).hand.items
    t.play("stamina", "strong")
    t.play("stamina", "strong")
    assert t.hero(1).hand.items.count(WOUND) == 1
    t.play("threaten", "strong")
    assert t.hero(1).hand.items.count(WOUND) == 2
    end_turn(t, 0)
    assert not t.g.centre and not t.g.modifiers
    assert t.refused("skill", "mana_exploit") == "MK-SKILL-05"


def test_mana_exploit_leaves_its_owner_alone() -> None:
    t = skilled("mana_exploit", players=2, hand="threaten")
    t.mana(tokens="red")
    use(t, "mana_exploit", "colour:green")
    t.play("threaten", "strong")
    assert WOUND not in t.hero().hand.items


@rule("MK-SKILL-05")
def test_an_interactive_skill_ends_with_the_round() -> None:
    t = skilled("mana_exploit", players=2)
    use(t, "mana_exploit", "colour:green")
    with t.edit() as g:
        g.announced = 0
        g.last_turns = []
    t.choose("end")
    t.until_that(lambda: t.g.round == 2 and t.prompt == "move", "the next round")
    assert not t.g.centre and not t.hero().flipped


@rule("MK-TURN-08")
def test_an_interactive_skill_expires_even_if_the_turn_is_skipped() -> None:
    t = skilled("mana_exploit", players=2)
    use(t, "mana_exploit", "colour:green")
    end_turn(t, 1)
    with t.edit() as g:
        g.heroes[0].token_down = True
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 1, "the other again")
    assert not t.g.centre and t.hero().flipped == ["mana_exploit"]


# Mana Overload.


def test_mana_overload_strengthens_the_first_card_powered_with_its_colour() -> None:
    t = skilled("mana_overload", players=2, hand="crystallize, march")
    t.mana(tokens="blue")
    use(t, "mana_overload", "colour:green")
    t.play("crystallize", "strong", "colour:red")
    assert t.g.centre  # another colour
    t.play("march", "strong")
    assert t.hero().now.move == 8
    assert not t.g.centre and t.hero().flipped == ["mana_overload"]


def test_mana_overload_waits_for_a_card_that_gives_points() -> None:
    t = skilled("mana_overload", players=2, hand="tranquility, march")
    t.mana(tokens="green")
    use(t, "mana_overload", "colour:green")
    t.play("tranquility", "strong", "do:heal")
    assert t.g.centre and t.hero().now.heal == 2
    end_turn(t, 1)
    t.hand("march, march", seat=1)
    t.mana(tokens="green green", seat=1)
    t.play("march", "strong")
    assert t.hero(1).now.move == 8 and not t.g.centre
    t.play("march", "strong")
    assert t.hero(1).now.move == 12


def test_mana_overload_does_not_strengthen_units_or_plain_cards() -> None:
    t = skilled("mana_overload", players=2, hand="march, rage")
    t.units("herbalists, red_cape_monks")
    t.mana(tokens="red")
    use(t, "mana_overload", "colour:red")
    t.play("march")
    assert t.hero().now.move == 2
    t.fight("prowlers", phase="melee")
    t.play("rage", "basic", "do:attack")
    t.choose("unit", 1)
    t.choose("ability", 1)
    t.until("resolve")
    t.choose("do:fire_attack")
    assert t.attack()[PHYSICAL] == 2 and t.attack()[FIRE] == 4
    assert t.g.centre


def test_mana_overload_alone_lasts_through_the_next_own_turn() -> None:
    t = skilled("mana_overload", hand="march, rage")
    use(t, "mana_overload", "colour:white")
    end_turn(t, 0)
    t.hand("promise, march")
    t.mana(tokens="white")
    t.play("promise", "strong")
    assert t.hero().now.influence == 8
    assert any(e.kind.name == "skill-returned" for e in t.all_events)
    t = skilled("mana_overload", hand="march, rage")
    use(t, "mana_overload", "colour:white")
    end_turn(t, 0)
    end_turn(t, 0)
    t.hand("promise, march")
    t.mana(tokens="white")
    t.play("promise", "strong")
    assert t.hero().now.influence == 4
