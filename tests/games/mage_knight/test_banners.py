"""Banners: attached to units, used by them, and thrown away for their strong effects."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.troops import troop, use
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.rules.units import armour, resistances
from realms.games.mage_knight.terms import FIRE, PHYSICAL, RESISTS_FIRE, RESISTS_ICE
from realms.games.mage_knight.vocabulary import lasting
from realms.testing.rules import rule


def carry(t: MK, banner: str, unit: int = 0) -> None:
    """The unit has carried this banner for a while."""
    with t.edit() as g:
        g.artifact_deck.items.remove(banner)
        g.heroes[0].units[unit].banner = banner


@rule("MK-UNIT-12")
def test_a_banner_is_attached_at_any_time_of_the_turn() -> None:
    t = troop("peasants, foresters", hand="banner_of_glory, march")
    t.choose("card", "banner_of_glory")
    assert t.options("attach") == ["attach:0", "attach:1"]
    assert t.refs("way") == ["strong", "move", "influence"]
    t.choose("attach", 1)
    assert t.hero().units[1].banner == "banner_of_glory"
    assert "banner_of_glory" not in t.hero().played  # its strong effect is out of reach now
    t = troop("peasants", "prowlers", phase="block", hand="banner_of_glory")
    t.choose("card", "banner_of_glory")
    t.choose("attach", 0)
    assert t.hero().units[0].banner == "banner_of_glory"


@rule("MK-UNIT-12")
def test_without_units_a_banner_cannot_be_attached() -> None:
    t = MK(hand="banner_of_courage")
    t.choose("card", "banner_of_courage")
    assert t.options("attach") == []
    assert "strong" in t.refs("way")


@rule("MK-UNIT-13")
def test_a_new_banner_sends_the_old_one_to_the_discard_pile() -> None:
    t = troop("peasants", hand="banner_of_glory")
    carry(t, "banner_of_fear")
    t.choose("card", "banner_of_glory")
    t.choose("attach", 0)
    assert t.hero().units[0].banner == "banner_of_glory"
    assert "banner_of_fear" in t.hero().discard


@rule("MK-UNIT-13")
def test_the_banner_of_a_unit_that_is_gone_is_discarded() -> None:
    t = MK(at="1.e")
    t.units("peasants")
    t.unit_offer("foresters, herbalists")
    carry(t, "banner_of_glory")
    t.choose("interact")
    t.points(influence=5)
    t.choose("recruit", "foresters")
    t.choose("disband", 0)
    assert "banner_of_glory" in t.hero().discard
    t = troop("peasants", "medusa", phase="damage")
    carry(t, "banner_of_fear")
    t.choose("damage", 0, 0)
    t.choose("unit", 0)  # paralyzed: destroyed
    assert t.hero().units == []
    assert "banner_of_fear" in t.hero().discard


@rule("MK-UNIT-14", "MK-ROUND-11")
def test_when_the_round_ends_a_banner_stays_or_returns_to_the_deck() -> None:
    t = troop("peasants, foresters")
    carry(t, "banner_of_glory", 0)
    carry(t, "banner_of_courage", 1)
    with t.edit() as g:
        g.heroes[0].units[1].banner_used = True
    t.choose("end")
    t.until("return-banners")
    assert t.options() == ["return:0", "return:1", "done"]
    t.choose("return", 0)
    t.choose("done")
    hero = t.hero()
    assert [unit.banner for unit in hero.units] == ["", "banner_of_courage"]
    assert "banner_of_glory" in hero.deck.items + hero.hand.items
    assert not hero.units[1].banner_used


def test_under_the_banner_of_glory_a_unit_is_stronger_and_brings_fame() -> None:
    t = troop("peasants, catapults", "prowlers")
    carry(t, "banner_of_glory")
    fame = t.hero().fame
    assert armour(t.g, 0, t.hero().units[0]) == 4
    assert armour(t.g, 0, t.hero().units[1]) == 4  # its own
    use(t, 0, 0, "do:attack")
    assert t.attack()[PHYSICAL] == 3
    assert t.hero().fame == fame + 1
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
    use(t, 0, 0, "do:attack")
    assert t.hero().fame == fame + 2  # every time it attacks


def test_the_bonus_of_glory_takes_the_element_of_the_ability() -> None:
    t = troop("fire_mages", "prowlers", phase="block", mana="red")
    carry(t, "banner_of_glory")
    use(t, 0, 1, "do:fire_block")
    assert t.block()[FIRE] == 7


def test_the_banner_of_glory_thrown_away_strengthens_all_units() -> None:
    t = troop("peasants, foresters", "prowlers", phase="block", hand="banner_of_glory, march")
    fame = t.hero().fame
    t.play("banner_of_glory", "strong")
    assert "banner_of_glory" in t.g.removed
    assert [armour(t.g, 0, unit) for unit in t.hero().units] == [4, 5]
    use(t, 0, 0, "do:block")
    use(t, 1, 1)
    assert t.block()[PHYSICAL] == 7
    assert t.hero().fame == fame + 2
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
    use(t, 0, 0, "do:block")
    assert t.block()[PHYSICAL] == 10
    assert t.hero().fame == fame + 2  # each unit brings it once


def test_fame_for_a_unit_is_counted_for_the_unit_even_if_another_falls() -> None:
    t = troop("foresters, peasants", "medusa", phase="block", hand="banner_of_glory, march")
    t.play("banner_of_glory", "strong")
    use(t, 1, 0, "do:block")
    fame = t.hero().fame
    t.choose("done")
    t.choose("damage", 0, 0)
    t.choose("unit", 0)  # the foresters are destroyed
    t.choose("hero")
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
    use(t, 0, 0, "do:attack")
    assert t.attack()[PHYSICAL] == 3
    assert t.hero().fame == fame  # the peasants brought theirs when they blocked


def test_both_effects_of_glory_stack() -> None:
    t = troop("peasants", "prowlers")
    carry(t, "banner_of_glory")
    with t.edit() as g:
        for what in (lasting.UNIT_ATTACK, lasting.UNIT_ARMOUR, lasting.UNIT_FAME):
            lasting.lay(g, what, 1, lasting.END_OF_TURN, "banner_of_glory", 0)
    fame = t.hero().fame
    use(t, 0, 0, "do:attack")
    assert t.attack()[PHYSICAL] == 4
    assert armour(t.g, 0, t.hero().units[0]) == 5
    assert t.hero().fame == fame + 2


def test_the_banner_of_fear_cancels_one_attack_for_fame() -> None:
    t = troop("peasants", "hydra", phase="block")
    carry(t, "banner_of_fear")
    fame = t.hero().fame
    assert t.options("fear") == ["fear:0:0", "fear:0:1", "fear:0:2"]
    t.choose("fear", 0, 1)
    assert t.hero().units[0].spent
    assert t.hero().fame == fame + 1
    assert t.refused("block", 0, 0) == t.refused("block", 0, 2) == "MK-COMBAT-57"
    assert not t.refused("block", 0, 1)
    assert t.refused("fear", 0, 0) == "MK-UNIT-07"
    with t.edit() as g:
        g.heroes[0].units[0].spent = False
    assert t.offers("fear", 0, 0)  # again, if the unit is readied


@rule("MK-ABIL-20", "MK-ABIL-22")
def test_a_cancelled_attack_is_not_blocked_and_the_immune_know_no_fear() -> None:
    t = troop("peasants", "shocktroops", "shadow", phase="block")
    carry(t, "banner_of_fear")
    assert t.refused("fear", 1, 0) == "MK-ABIL-22"
    t.choose("fear", 0, 0)
    t.choose("done")
    t.choose("damage", 1, 0)
    t.choose("hero")
    assert t.g.fight is not None
    assert foes.armour(t.g, t.g.fight.foes[0]) == 6  # elusive, and its attack was not blocked


@rule("MK-WOUND-05", "MK-COMBAT-115")
def test_only_a_ready_unwounded_unit_that_takes_part_frightens() -> None:
    t = troop("peasants", "prowlers", phase="block")
    carry(t, "banner_of_fear")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
    assert t.refused("fear", 0, 0) == "MK-WOUND-05"
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 0
        assert g.fight is not None
        g.fight.no_units = True
    assert t.refused("fear", 0, 0) == "MK-COMBAT-115"
    t = troop("peasants", "prowlers", phase="ranged")
    carry(t, "banner_of_fear")
    assert not t.offers("fear", 0, 0)  # in the block phase only


def test_the_banner_of_fear_thrown_away_calms_up_to_three_enemies() -> None:
    t = troop(
        "peasants", "prowlers", "diggers", "wolf_riders", "cursed_hags", phase="block", hand="banner_of_fear"
    )
    t.play("banner_of_fear", "strong", "enemy:0", "enemy:1", "enemy:3")
    assert t.g.fight is not None
    assert [foe.calm for foe in t.g.fight.foes] == [True, True, False, True]
    t = troop("peasants", "prowlers", "shadow", phase="ranged", hand="banner_of_fear")
    t.choose("card", "banner_of_fear")
    t.choose("way", "strong")
    assert t.options() == ["enemy:0", "done"]
    t.choose("done")
    assert t.g.fight is not None and not t.g.fight.foes[0].calm
    t = troop("peasants", "prowlers", phase="melee", hand="banner_of_fear")
    assert "strong" not in t.ways("banner_of_fear")  # too late


def test_the_banner_of_protection_gives_armour_and_resistances() -> None:
    t = troop("peasants", "altem_mages_enemy", phase="damage")
    carry(t, "banner_of_protection")
    unit = t.hero().units[0]
    assert armour(t.g, 0, unit) == 4
    assert resistances(t.g, 0, unit) == RESISTS_FIRE | RESISTS_ICE
    t.choose("damage", 0, 0)  # cold fire 4, brutal: 8
    t.choose("unit", 0)
    assert t.hero().now.wounds == 0  # 4 without a wound, 4 with one


def test_the_banner_of_protection_thrown_away_takes_the_wounds_of_the_turn() -> None:
    t = troop("peasants", "cursed_hags", phase="block", hand="banner_of_protection, wound, march")
    t.discard("wound, wound")
    t.play("banner_of_protection", "strong")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
        g.heroes[0].level = 1
    t.choose("done")
    t.choose("damage", 0, 0)  # poison: two wounds into hand, two into the discard pile
    assert t.hero().hand.items.count("wound") == 3
    assert t.hero().discard.count("wound") == 4
    t.until("throw-wounds")
    t.choose("throw", "wound")
    assert t.hero().hand.items.count("wound") == 1
    assert t.hero().discard.count("wound") == 2
    assert t.hero().units[0].wounds == 1


def test_wounds_may_be_kept_and_without_any_nobody_is_asked() -> None:
    t = troop("peasants", "cursed_hags", phase="block", hand="banner_of_protection, march")
    t.play("banner_of_protection", "strong")
    t.choose("done")
    t.choose("damage", 0, 0)
    t.choose("hero")
    t.until("throw-wounds")
    t.choose("pass")
    assert "wound" in t.hero().hand.items
    t = troop("peasants", hand="banner_of_protection, march")
    t.play("banner_of_protection", "strong")
    t.choose("end")
    assert t.prompt == "discard-some"


def test_the_banner_of_courage_readies_its_unit_once_a_round_out_of_combat() -> None:
    t = troop("peasants, foresters")
    carry(t, "banner_of_courage")
    assert not t.offers("courage", 0)  # the unit is ready
    use(t, 0, 2)
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1  # wounded or not
    t.choose("courage", 0)
    assert not t.hero().units[0].spent
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 0
    use(t, 0, 2)
    assert t.hero().now.move == 4
    assert t.refused("courage", 0) == "MK-ROUND-11"
    t = troop("peasants", "prowlers")
    carry(t, "banner_of_courage")
    use(t, 0, 0, "do:attack")
    assert not t.offers("courage", 0)


def test_the_banner_of_courage_helps_during_an_interaction() -> None:
    t = MK(at="1.e")
    t.units("peasants")
    carry(t, "banner_of_courage")
    t.choose("interact")
    use(t, 0, 1)
    t.choose("courage", 0)
    use(t, 0, 1)
    assert t.hero().now.influence == 4


def test_the_banner_of_courage_thrown_away_readies_all_units() -> None:
    t = troop("peasants, foresters, catapults", hand="banner_of_courage, march")
    with t.edit() as g:
        for unit in g.heroes[0].units:
            unit.spent = True
        g.heroes[0].units[2].wounds = 1
    t.play("banner_of_courage", "strong")
    assert [unit.spent for unit in t.hero().units] == [False, False, False]
    t = troop("peasants", "prowlers", hand="banner_of_courage")
    t.choose("card", "banner_of_courage")
    assert t.refused("way", "strong") == "MK-COMBAT-20"
