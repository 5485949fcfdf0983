"""Invocation: a card for mana that is spent at once."""

from __future__ import annotations

from games.mage_knight.skilled import skilled, use
from realms.games.mage_knight.terms import BLACK, FIRE, GREEN, PHYSICAL, RED, WHITE, WOUND
from realms.testing.rules import rule


def test_invocation_turns_a_wound_into_red_mana_that_is_spent_at_once() -> None:
    t = skilled("invocation", hand="wound, threaten, march")
    t.no_mana()
    use(t, "invocation", "discard:wound:red")
    assert t.options() == ["card:threaten:strong"]
    t.choose("card:threaten:strong")
    hero = t.hero()
    assert hero.now.influence == 5 and hero.tokens[RED] == 0
    assert WOUND in hero.discard and WOUND not in hero.hand.items


def test_invocation_turns_another_card_into_green_mana() -> None:
    t = skilled("invocation", hand="rage, march")
    t.no_mana()
    t.mana(crystals="green")
    t.choose("skill", "invocation")
    assert t.refused("discard", "rage", "white") == "MK-DEED-11"  # nothing white to spend it on
    t.choose("discard:rage:green")
    t.choose("card:march:strong")
    assert t.hero().now.move == 4
    assert t.hero().crystals[GREEN] == 1  # the token was spent, not the crystal


@rule("MK-DEED-11")
def test_invocation_may_not_be_used_if_the_mana_could_not_be_spent() -> None:
    t = skilled("invocation", hand="wound, march")
    t.no_mana()
    assert t.refused("skill", "invocation") == "MK-DEED-11"


def test_invocation_in_combat_and_for_a_unit() -> None:
    t = skilled("invocation", hand="wound, march")
    t.no_mana()
    t.units("red_cape_monks")
    t.fight("prowlers", phase="melee")
    use(t, "invocation", "discard:wound:red", "unit:0:1", "do:fire_attack")
    assert t.attack()[FIRE] == 4 and t.hero().units[0].spent


def test_invoked_mana_may_be_spent_through_polarization() -> None:
    t = skilled("invocation", "polarization", hand="wound, determination")
    t.no_mana()
    t.fight("prowlers", phase="block")
    assert t.refused("skill", "invocation") == "MK-DEED-11"
    use(t, "polarization")
    use(t, "invocation", "discard:wound:red", "card:determination:strong")
    assert t.block()[PHYSICAL] == 5


def test_invocation_gives_black_mana_for_a_spell_at_night() -> None:
    t = skilled("invocation", hand="wound, fireball, march")
    t.night()
    t.no_mana()
    t.mana(crystals="red")
    t.fight("prowlers")
    t.choose("skill", "invocation")
    assert t.offers("discard", "wound", "black")
    t.choose("discard:wound:black")
    assert t.options() == ["card:fireball:strong"]
    t.choose("card:fireball:strong")
    assert t.hero().crystals[RED] == 0 and t.hero().tokens[BLACK] == 0


def test_invoked_mana_may_be_paid_inside_an_effect() -> None:
    t = skilled("invocation", hand="rage, crystallize")
    t.no_mana()
    use(t, "invocation", "discard:rage:white", "card:crystallize:basic", "do:white")
    assert t.hero().crystals[WHITE] == 1 and t.hero().tokens[WHITE] == 0


def test_invoked_mana_may_buy_a_spell_or_feed_universal_power() -> None:
    t = skilled("invocation", "universal_power", hand="wound, march")
    t.no_mana()
    t.offer("fireball, snowstorm, tremor")
    t.tile("4", 1, 1)
    t.shield("4.mid")
    t.clear("4.mid")
    t.at("4.mid")
    t.choose("interact")
    t.points(influence=7)
    use(t, "invocation", "discard:wound:red")
    assert t.options() == ["skill:universal_power", "buy_spell:fireball"]
    t.choose("buy_spell:fireball")
    assert t.hero().deck.items[-1] == "fireball" and t.hero().tokens[RED] == 0


def test_invoked_mana_that_is_not_spent_after_all_is_lost() -> None:
    t = skilled("invocation", hand="rage, crystallize")
    t.no_mana()
    t.mana(crystals="blue")
    use(t, "invocation", "discard:rage:white", "card:crystallize:basic", "do:blue")
    assert t.hero().tokens[WHITE] == 0 and t.hero().crystals == [0, 1, 0, 0]
