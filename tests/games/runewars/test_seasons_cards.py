"""RW-SEASON-22, 25, 31 to 35, 40, 42: season cards without a bid."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.factions import recruits
from realms.games.runewars.data.fate import FATE
from realms.games.runewars.terms import RESOURCES
from realms.testing.rules import rule

from .builder import RW
from .seasons import dials, reveal, runes

ONE, TWO = 0, 1


def card_of(destiny: str) -> str:
    """The number of a fate card with this symbol."""
    return str(next(card.number for card in FATE.values() if card.destiny == destiny))


@rule("RW-SEASON-22", "RW-ORDER-04")
def test_new_recruits_come_by_all_dials_and_recruit_orders_do_nothing() -> None:
    t = RW()
    t.fort("DA", ONE)
    t.fort("UA", TWO)
    reveal(t, "spring", "new_recruits")
    t.play("muster_all:DA", "muster_all:UA")
    for seat, area in ((ONE, "DA"), (TWO, "UA")):
        realm = t.realm(seat)
        expected = sorted([u for i, r in enumerate(RESOURCES) for u in recruits(realm.faction, r, realm.dials[i])])
        assert t.there(area)[0] == expected and expected
    assert t.told_of("rw-orders-void") == [("recruit",)]
    t.choose("order", "recruit", seat=ONE)
    t.choose("order", "fortify", seat=TWO)
    assert t.prompt == "rw-turn" and t.options() == ["done"], "there is nothing of the order left to do"


@rule("RW-SEASON-22")
def test_nobody_has_to_take_new_recruits() -> None:
    t = RW()
    t.fort("DA", ONE)
    t.fort("UA", TWO)
    t.influence(2, 1)
    reveal(t, "spring", "new_recruits")
    assert t.prompts == [(ONE, "rw-muster")] and "done" in t.options(), "one place only, but it may be declined"
    t.choose("muster", "knight", "DA")
    t.choose("done")
    assert t.there("DA")[0] == ["knight"] and t.told_of("rw-recruits-lost") == []
    assert {who for who, _ in t.told_of("rw-recruits-declined")} == {ONE} and t.active == TWO


@rule("RW-SEASON-25")
def test_broken_allegiances_cost_influence() -> None:
    t = RW()
    t.influence(3, 3)
    t.units("5B", "footman hellhound")
    reveal(t, "summer", "broken_allegiances")
    assert t.prompts == [(ONE, "rw-broken-allegiances")], "the other has no allied neutrals"
    t.choose("pay", 2)
    assert t.realm(ONE).influence == 1 and t.there("5B")[0] == ["footman", "hellhound"]


@rule("RW-SEASON-25")
@pytest.mark.parametrize("destiny", ["gold", "silver"])
def test_or_a_fate_card_is_drawn_that_may_do_no_harm(destiny: str) -> None:
    t = RW()
    t.influence(3, 3)
    t.units("5B", "footman hellhound")
    t.fate(card_of(destiny))
    reveal(t, "summer", "broken_allegiances")
    t.choose("tempt_fate")
    assert t.realm(ONE).influence == 3 and t.there("5B")[0] == ["footman", "hellhound"]


@rule("RW-SEASON-25")
def test_on_red_two_units_of_one_area_with_allied_neutrals_are_destroyed() -> None:
    t = RW()
    t.influence(3, 3)
    t.units("5B", "footman*2 hellhound")
    t.units("5C", "knight dragon")
    t.units("DA", "bowman")
    t.fate(card_of("red"))
    reveal(t, "summer", "broken_allegiances")
    t.choose("tempt_fate")
    assert t.refs("destroy") == ["5B:footman", "5B:hellhound", "5C:dragon", "5C:knight"]
    t.choose("destroy", "5B", "footman")
    assert t.refs("destroy") == ["5B:footman", "5B:hellhound"], "both are of one area"
    t.choose("destroy", "5B", "footman")
    assert t.there("5B") == (["hellhound"], [], -1) and t.there("5C")[0] == ["dragon", "knight"]


@rule("RW-SEASON-25")
def test_units_that_fall_anyway_are_not_asked_for() -> None:
    t = RW()
    t.influence(1, 1)
    t.units("5B", "footman hellhound")
    t.fate(card_of("red"))
    reveal(t, "summer", "broken_allegiances")
    assert "rw-lose-units" not in [prompt for _, prompt in t.prompts] and t.there("5B") == ([], [], -2)
    assert t.told_of("rw-destroyed") == [("footman", "5B"), ("hellhound", "5B")]


@rule("RW-SEASON-25")
def test_of_units_that_are_all_alike_none_is_asked_for() -> None:
    t = RW()
    t.influence(1, 1)
    t.units("5B", "footman hellhound*3")
    t.fate(card_of("red"))
    reveal(t, "summer", "broken_allegiances")
    t.choose("destroy", "5B", "footman")
    assert t.there("5B") == (["hellhound"] * 2, [], -1), "the area is named; whichever of three is the second"


@rule("RW-SEASON-25")
def test_who_cannot_pay_draws_at_once() -> None:
    t = RW()
    t.influence(1, 1)
    t.units("5B", "footman hellhound knight")
    t.fate(card_of("red"))
    reveal(t, "summer", "broken_allegiances")
    assert t.prompt == "rw-lose-units" and t.told_of("rw-fate") == [(ONE, f"fate-{card_of('red')}")]


@rule("RW-SEASON-31")
def test_a_bountiful_harvest_sets_dials_to_income_and_adds_a_food() -> None:
    t = RW()
    t.dials(ONE, 8, 0, 0)
    t.dials(TWO, 0, 8, 8)
    t.units("5A", "footman")
    reveal(t, "autumn", "bountiful_harvest")
    assert dials(t) == [[3 + 2 + 1, 2, 2], [3 + 1, 1, 3]]


@rule("RW-SEASON-32", "RW-ORDER-04")
def test_a_famine_lowers_dials_to_income_and_voids_harvests() -> None:
    t = RW()
    t.dials(ONE, 8, 1, 2)
    t.dials(TWO, 0, 8, 3)
    t.fort("DA", ONE, development="dev_resources")
    reveal(t, "autumn", "famine")
    assert dials(t) == [[3, 1, 2], [0, 1, 3]], "what is lower stays; developments are no income"
    t.play("take:influence", "take:influence")
    t.choose("order", "harvest", seat=ONE)
    t.choose("order", "fortify", seat=TWO)
    assert t.active == ONE and t.options() == ["done"]


@rule("RW-SEASON-33")
def test_frozen_crops_cost_a_food_of_five_or_more() -> None:
    t = RW()
    t.dials(ONE, 5, 5, 5)
    t.dials(TWO, 4, 8, 8)
    reveal(t, "autumn", "frozen_crops")
    assert dials(t) == [[4, 5, 5], [4, 8, 8]]


@rule("RW-SEASON-34")
def test_heroes_of_another_alignment_are_paid_or_desert_one_by_one() -> None:
    t = RW()
    t.influence(3, 0)
    t.hero("mad_carthos", "DA", ONE, rewards="frost_axe")
    t.hero("mordrog", "DB", ONE)
    t.hero("sir_valadir", "DC", ONE)
    t.hero("red_scorpion", "UA", TWO)
    reveal(t, "autumn", "revealing_their_true_nature")
    assert t.prompts == [(ONE, "rw-true-nature")]
    assert t.options() == ["pay:2", "let_go:mad_carthos"], "an evil hero of a good faction"
    t.choose("let_go", "mad_carthos")
    assert t.options() == ["pay:1", "let_go:mordrog"], "a neutral one"
    t.choose("pay", 1)
    assert [hero.id for hero in t.g.heroes] == ["mordrog", "sir_valadir", "red_scorpion"]
    assert t.realm(ONE).influence == 2 and t.prompt == "rw-autumn"
    assert [t.g.land.areas[left.area] for left in t.g.remains] == ["DA"] and "mad_carthos" in t.g.hero_deck.items


@rule("RW-SEASON-34")
def test_who_cannot_be_paid_deserts_without_a_question() -> None:
    t = RW()
    t.influence(1, 0)
    t.hero("mad_carthos", "DA", ONE)
    t.hero("mordrog", "DB", ONE)
    t.hero("one_fist", "UA", TWO)
    reveal(t, "autumn", "revealing_their_true_nature")
    assert t.options() == ["pay:1", "let_go:mordrog"] and t.told_of("rw-hero-deserted") == [("mad_carthos", ONE)]
    t.choose("pay", 1)
    assert [hero.id for hero in t.g.heroes] == ["mordrog"], "nor can the other player pay"


@rule("RW-SEASON-34", "RW-WIN-04")
def test_the_last_hero_of_who_has_nothing_else_takes_him_out_of_the_game() -> None:
    t = RW()
    t.influence(0, 5)
    for area in ("DA", "DB", "DC"):
        t.units(area, "berserker")
    t.hero("mordrog", "5B", ONE)
    reveal(t, "autumn", "revealing_their_true_nature")
    assert t.realm(ONE).out and t.g.winner == TWO and t.g.over


@rule("RW-SEASON-34", "RW-TITLE-03")
def test_heroes_of_the_captain_stay() -> None:
    t = RW()
    t.hero("mad_carthos", "DA", ONE)
    t.title("captain", ONE)
    reveal(t, "autumn", "revealing_their_true_nature")
    assert t.prompt == "rw-autumn" and len(t.g.heroes) == 1


@rule("RW-SEASON-35")
def test_two_runes_leave_a_threatened_home() -> None:
    t = RW()
    t.influence(5, 1)
    t.rune("DA DB DC 7B")
    t.units("7B", "footman")
    t.units("7A", "razorwing")
    t.units("5D", "footman")
    t.units("5A", "beastman")
    t.units("6C", "berserker")
    reveal(t, "autumn", "threatened_home_realms")
    assert t.active == ONE and t.refs("rune_of") == ["DA", "DB", "DC"]
    t.choose("rune_of", "DB")
    assert t.refs("to") == ["5A", "5D", "7A"], "friendly or neutral, outside the home, without a rune"
    t.play("to:7A", "rune_of:DA", "to:5D")
    assert sorted(runes(t)) == ["5D", "7A", "7B", "DC"]
    assert t.told_of("rw-rune-moved") == [("DB", "7A"), ("DA", "5D")] and t.prompt == "rw-autumn"


@rule("RW-SEASON-35")
def test_a_rune_without_a_place_stays_and_a_single_one_goes_to_a_single_place_by_itself() -> None:
    t = RW()
    t.rune("DA UA UB")
    t.units("7A", "razorwing")
    reveal(t, "autumn", "threatened_home_realms")
    assert t.prompt == "rw-autumn" and sorted(runes(t)) == ["7A", "UA", "UB"]


@rule("RW-SEASON-35")
def test_a_rune_in_a_home_area_that_is_lost_is_not_moved() -> None:
    t = RW()
    t.rune("DA")
    t.units("DA", "berserker")
    t.units("7A", "razorwing")
    reveal(t, "autumn", "threatened_home_realms")
    assert runes(t) == ["DA"]


@rule("RW-SEASON-40")
def test_the_richest_may_buy_a_rune_with_resources() -> None:
    t = RW("daqan uthuk latari")
    t.dials(0, 1, 2, 2)
    t.dials(1, 1, 1, 3)
    t.dials(2, 1, 1, 2)
    reveal(t, "winter", "gifts_for_the_rich")
    assert t.prompts == [(0, "rw-buy-rune")], "two are the richest, one of whom has not what it takes"
    t.play("buy_rune", "rune:DA")
    assert t.realm(0).dials == [0, 0, 0] and runes(t) == ["DA"]
    assert t.prompts == [(0, "rw-choose-order"), (1, "rw-choose-order"), (2, "rw-choose-order")]


@rule("RW-SEASON-40")
def test_a_gift_may_be_declined() -> None:
    t = RW()
    t.dials(ONE, 8, 8, 8)
    reveal(t, "winter", "gifts_for_the_rich")
    t.choose("pass")
    assert t.realm(ONE).dials == [8, 8, 8] and runes(t) == []


@rule("RW-SEASON-42")
@pytest.mark.parametrize(("allied", "price"), [("", 8), ("hellhound*3", 5), ("hellhound*4 beastman*5", 0)])
def test_a_shared_fortune_costs_less_by_allied_neutrals(allied: str, price: int) -> None:
    t = RW()
    t.dials(ONE, 8, 8, 8)
    t.influence(price, 0)
    t.units("5B", f"footman {' '.join(allied.split()[:1])}")
    t.units("5C", f"footman {' '.join(allied.split()[1:])}")
    reveal(t, "winter", "shared_fortune")
    assert t.prompts == [(ONE, "rw-buy-rune")]
    t.play("buy_rune", "rune:5B")
    assert t.realm(ONE).influence == 0 and runes(t) == ["5B"]


@rule("RW-SEASON-42", "RW-RUNE-04")
def test_nobody_is_asked_who_cannot_pay_or_has_no_place_for_a_rune() -> None:
    t = RW()
    t.influence(7, 8)
    t.units("5B", "berserker")
    t.rune(" ".join([name for name in t.g.land.areas if name[0] != "D"]), "false")
    reveal(t, "winter", "shared_fortune")
    assert t.prompts == [(ONE, "rw-choose-order"), (TWO, "rw-choose-order")]
