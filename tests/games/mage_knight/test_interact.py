"""Interaction with locals: influence, recruiting, healing, cards; the offers of conquered cities."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.cards import CARDS
from realms.games.mage_knight.data.tracks import X, influence_of
from realms.games.mage_knight.terms import COLOURS
from realms.testing.rules import rule

VILLAGE = "3.sw"
MONASTERY = "5.ne"
KEEP = "3.ne"
TOWER = "4.mid"


def visitor(at: str, influence: int = 0, hand: str = "march, rage", **more: str) -> MK:
    """Somebody who has begun to interact there."""
    t = MK(at=at, hand=hand, **more)  # type: ignore[arg-type]
    t.choose("interact")
    t.points(influence=influence)
    return t


def in_city(tile: str, influence: int) -> MK:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile(tile, 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
    t.at(f"{tile}.mid")
    t.choose("interact")
    t.points(influence=influence)
    return t


@rule("MK-INTERACT-01")
def test_where_there_are_locals() -> None:
    for hex, offered in ((VILLAGE, True), (MONASTERY, True), ("3.w", False), ("1.mid", False)):
        assert MK(at=hex).offers("interact") == offered
    t = MK(players=2, at=KEEP)
    t.shield(KEEP, seat=1)
    assert not t.offers("interact")
    t.shield(KEEP, seat=0)
    assert t.offers("interact")
    t = MK(players=2, at=TOWER)
    t.shield(TOWER, seat=1)  # a tower conquered by anyone
    assert t.offers("interact")


@rule("MK-INTERACT-02")
def test_influence_is_gathered_from_cards_and_sideways() -> None:
    t = visitor(VILLAGE, hand="promise, rage, march")
    t.play("promise")
    t.play("rage", "influence")
    assert t.hero().now.influence == 3


@rule("MK-INTERACT-03", "MK-INTERACT-17", "MK-INTERACT-20")
@pytest.mark.parametrize(("reputation", "bonus"), [(-4, -2), (-2, -1), (0, 0), (2, 1), (6, 3), (7, 5)])
def test_reputation_counts_once_at_the_start(reputation: int, bonus: int) -> None:
    t = MK(at=VILLAGE, hand="threaten, rage")
    t.reputation(reputation)
    t.mana(tokens="red")
    t.choose("interact")
    assert t.hero().now.influence == bonus == influence_of(reputation)
    t.play("threaten", "strong")  # reputation falls, but not the bonus
    assert t.hero().now.influence == bonus + 5
    assert t.hero().reputation == max(-7, reputation - 1)


@rule("MK-INTERACT-04")
def test_nobody_speaks_with_the_infamous() -> None:
    t = MK(at=VILLAGE)
    t.reputation(-7)
    assert influence_of(-7) == X
    assert t.refused("interact") == "MK-INTERACT-04"


@rule("MK-INTERACT-05")
def test_special_and_healing_effects_meanwhile() -> None:
    t = visitor(VILLAGE, hand="tranquility, crystallize, wound, rage")
    t.play("tranquility", "basic", "do:heal")
    t.choose("heal", "hand")
    assert "wound" not in t.hero().hand.items


@rule("MK-INTERACT-08", "MK-UNIT-05", "MK-INTERACT-07")
def test_a_unit_whose_site_it_is_for_its_price() -> None:
    t = MK(at=VILLAGE)
    t.unit_offer("peasants, utem_swordsmen, herbalists")
    t.choose("interact")
    t.points(influence=3)
    assert t.refused("recruit", "peasants") == "MK-INTERACT-08"  # 4
    assert t.offers("recruit", "herbalists")
    t.points(influence=9)
    assert t.refused("recruit", "utem_swordsmen") == "MK-INTERACT-08"  # only in keeps
    t.choose("recruit", "peasants")
    [unit] = t.hero().units
    assert unit.kind == "peasants" and unit.ready
    assert t.hero().now.influence == 5
    assert t.g.unit_offer == ["utem_swordsmen", "herbalists"]  # not refilled


@rule("MK-EFFECT-11", "MK-INTERACT-16")
def test_any_number_of_purchases() -> None:
    t = MK(at=VILLAGE)
    t.level(3)
    t.unit_offer("peasants, herbalists, foresters")
    t.choose("interact")
    t.points(influence=10)
    t.choose("recruit", "peasants")
    t.choose("recruit", "herbalists")
    t.choose("buy_healing")
    assert t.hero().now.influence == 0
    assert len(t.hero().units) == 2


@rule("MK-UNIT-03", "MK-UNIT-06")
def test_with_all_command_tokens_in_use_one_must_go() -> None:
    t = MK(at=VILLAGE)
    t.units("peasants", level=1)
    t.unit_offer("foresters, herbalists, peasants")
    t.choose("interact")
    t.points(influence=5)
    t.choose("recruit", "foresters")
    assert t.prompt == "disband"
    t.choose("disband", 0)
    assert [unit.kind for unit in t.hero().units] == ["foresters"]
    assert "peasants" in t.g.removed


@rule("MK-INTERACT-09", "MK-HEAL-02")
@pytest.mark.parametrize(("hex", "price"), [(VILLAGE, 3), (MONASTERY, 2)])
def test_healing_for_influence(hex: str, price: int) -> None:
    t = visitor(hex, influence=price, hand="wound, march")
    t.choose("buy_healing")
    assert t.hero().now.influence == 0
    t.choose("heal", "hand")
    assert t.hero().hand.items == ["march"]
    assert t.refused("buy_healing") == "MK-INTERACT-09"


@rule("MK-INTERACT-10")
def test_a_monastery_teaches_for_six() -> None:
    t = visitor(MONASTERY, influence=6)
    [card] = t.g.monastery_offer
    t.choose("buy_action", card)
    assert t.hero().deck.items[-1] == card
    assert t.g.monastery_offer == []


@rule("MK-INTERACT-11", "MK-EFFECT-10", "MK-EFFECT-09")
def test_a_mage_tower_sells_spells_for_seven_and_a_mana() -> None:
    t = MK(at=TOWER, hand="march, rage")
    t.shield(TOWER)
    spell = t.g.spell_offer[1]
    t.choose("interact")
    t.points(influence=7)
    t.no_mana()
    assert t.refused("buy_spell", spell) == "MK-DEED-11"
    t.mana(tokens=COLOURS[CARDS[spell].colour])
    t.choose("buy_spell", spell)
    assert t.hero().deck.items[-1] == spell
    assert len(t.g.spell_offer) == 3 and spell not in t.g.spell_offer
    assert sum(t.hero().tokens) == 0


@rule("MK-INTERACT-12")
def test_the_red_city_sells_artifacts() -> None:
    t = in_city("core8", 24)
    t.choose("buy_artifact")
    t.choose("buy_artifact")
    assert t.hero().now.gains == ["artifact", "artifact"]
    assert t.refused("buy_artifact") == "MK-INTERACT-12"


@rule("MK-INTERACT-13")
def test_the_blue_city_sells_spells() -> None:
    t = in_city("core6", 7)
    spell = t.g.spell_offer[0]
    t.mana(tokens=COLOURS[CARDS[spell].colour])
    t.choose("buy_spell", spell)
    assert t.hero().deck.items[-1] == spell


@rule("MK-INTERACT-14", "MK-INTERACT-18")
def test_the_white_city_has_units_of_all_kinds() -> None:
    t = in_city("core7", 30)
    t.unit_offer("peasants, utem_swordsmen")
    assert t.offers("recruit", "peasants") and t.offers("recruit", "utem_swordsmen")
    t.choose("invite_elite")
    assert len(t.g.unit_offer) == 3
    assert t.hero().now.influence == 28


@rule("MK-INTERACT-18")
def test_other_cities_have_units_of_cities() -> None:
    t = in_city("core8", 30)
    t.unit_offer("catapults, utem_swordsmen")
    assert t.offers("recruit", "catapults")
    assert t.refused("recruit", "utem_swordsmen") == "MK-INTERACT-08"


@rule("MK-INTERACT-15")
def test_the_green_city_teaches_from_the_offer_or_the_deck() -> None:
    t = in_city("core5", 12)
    card = t.g.action_offer[0]
    top = t.g.action_deck.items[-1]
    t.choose("buy_action", card)
    assert t.hero().deck.items[-1] == card and len(t.g.action_offer) == 3
    unseen = t.g.action_deck.items[-1]
    assert unseen != top  # the offer was refilled
    t.choose("buy_action", "unseen")
    assert t.hero().deck.items[-1] == unseen


@rule("MK-INTERACT-06", "MK-CITY-09")
def test_own_shields_in_a_city_add_influence() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("core8", 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
        g.cities[0].shields = [0, 1, 0]
    t.at("core8.mid")
    t.choose("interact")
    assert t.hero().now.influence == 2


@rule("MK-COMBAT-119")
def test_the_tribute_of_an_altar() -> None:
    t = MK()
    t.tile("8", 1, 1)
    t.token("green_altar", "8.ne")
    t.at("8.ne")
    t.mana(crystals="green green", source="red red red")
    assert t.refused("tribute") == "MK-DEED-11"
    t.mana(tokens="gold")
    fame = t.hero().fame
    t.choose("tribute")
    t.until_that(lambda: t.prompt == "afterwards", "the tribute is paid")
    assert t.hero().fame == fame + 7
    assert t.g.shields  # marked
    assert sum(t.hero().crystals) + sum(t.hero().tokens) == 0
