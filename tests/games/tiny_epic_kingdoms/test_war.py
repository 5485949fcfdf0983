"""War (TEK-WAR): dice, result, payment, and what the beaten army must do."""

from __future__ import annotations

from itertools import product

import pytest

from realms.games.tiny_epic_kingdoms.rules import payment
from realms.games.tiny_epic_kingdoms.state import Realm
from realms.kernel import view
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .table import Table, attack, pay, table, told


def border(races: str = "dwarves goblins elves", homes: str = "GAL MOR AUG") -> Table:
    """Seat 0 in plains GAL-1 and forest GAL-3, seat 1 in the mountain GAL-2 between them; plenty of everything."""
    t = table(races, homes)
    t.armies(0, "GAL-1 GAL-3").armies(1, "GAL-2 MOR-1")
    return t.stock(0, mana=5, ore=5, food=5).stock(1, mana=5, ore=5, food=5)


def invade(t: Table, first: str, second: str) -> Table:
    """Seat 0 patrols from GAL-1 into GAL-2 and both show their dice."""
    attack(t, 0, "GAL-1", "GAL-2")
    t.bids(first, second)
    return t


def settle(t: Table) -> Table:
    """Both pay somehow; the loser gives its army up."""
    while t.prompt in ("pay-war", "retreat"):
        t.choose(t.options()[-1])
    return t


@rule("TEK-WAR-01")
def test_who_moves_in_is_the_instigator() -> None:
    t = border()
    attack(t, 0, "GAL-1", "GAL-2")
    assert told(t, "war-began") == [(0, 1, "GAL-2")]
    assert t.prompts == [(0, "war-dice"), (1, "war-dice")]


@rule("TEK-WAR-01", "TEK-WAR-06")
def test_the_active_player_is_the_defender_when_another_moves_in() -> None:
    t = border()
    attack(t, 1, "GAL-2", "GAL-3", active=0)
    assert told(t, "war-began") == [(1, 0, "GAL-3")]
    t.bids("2", "2")
    assert told(t, "war-won") == [(0, 1, "GAL-3")]


@rule("TEK-WAR-02")
def test_the_die_shows_one_to_eleven_or_the_flag() -> None:
    t = border().stock(0, mana=9, ore=9, food=9)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).options() == ["flag", *[f"bid:{n}" for n in range(1, 12)]]
    assert not t.seat(0).offers("bid:0")


@rule("TEK-WAR-02")
def test_nobody_else_is_asked_and_order_does_not_matter() -> None:
    t = border()
    attack(t, 0, "GAL-1", "GAL-2")
    t.seat(1).choose("bid:4")
    assert t.prompts == [(0, "war-dice"), (1, "sealed-wait")]
    t.seat(0).choose("bid:5")
    assert told(t, "number-shown") == [(0, 5), (1, 4)]


def seen_by(t: Table, seat: int) -> tuple[object, object]:
    return view.project(t.match, seat).plain(), t.told(seat)


@rule("TEK-WAR-02")
@pytest.mark.parametrize("first", [0, 1])
def test_a_set_die_tells_nobody_anything_before_both_are_set(first: int) -> None:
    sights = []
    for shown in ("flag", "bid:1", "bid:11"):
        t = border().stock(0, mana=9, ore=9, food=9).stock(1, mana=9, ore=9, food=9)
        attack(t, 0, "GAL-1", "GAL-2")
        t.seat(first).choose(shown)
        sights.append([seen_by(t, seat) for seat in (1 - first, 2, SPECTATOR)])
        assert shown in str(seen_by(t, first)[0])
        assert t.told(1 - first) == t.told(SPECTATOR) == [{"kind": "sealed-in", "who": first}]
    assert sights[0] == sights[1] == sights[2]


@rule("TEK-WAR-02")
def test_a_die_may_be_set_anew_until_the_other_is_set() -> None:
    t = border()
    attack(t, 0, "GAL-1", "GAL-2")
    t.seat(0).choose("bid:3")
    t.seat(0).choose("withdraw")
    t.seat(0).choose("bid:6")
    t.seat(1).choose("flag")
    assert told(t, "number-shown") == [(0, 6)]
    assert not t.can_undo(1) and not t.can_undo(0)


@rule("TEK-WAR-03", "TEK-WAR-10")
def test_a_number_must_be_payable() -> None:
    t = border().stock(0, mana=1, ore=2, food=9).stock(1, mana=2, ore=0, food=0)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == ["1", "2", "3", "4"]
    assert t.seat(1).refs("bid") == ["1", "2", "3", "4"]
    assert t.seat(0).refused("bid:5") == "TEK-WAR-03"
    assert t.seat(0).refused("bid:11") == "TEK-WAR-03"


@rule("TEK-WAR-04")
@pytest.mark.parametrize(("shown", "winner"), [(("flag", "1"), 1), (("1", "flag"), 0)])
def test_the_flag_loses_to_any_number_and_costs_nothing(shown: tuple[str, str], winner: int) -> None:
    t = invade(border(), *shown)
    loser = 1 - winner
    assert told(t, "war-won") == [(winner, loser, "GAL-2")]
    assert (t.active, t.prompt) == (winner, "pay-war")
    pay(t, "ore")
    assert t.resources(winner) == (5, 4, 5)
    assert t.resources(loser) == (5, 5, 5)
    assert (t.active, t.prompt) == (loser, "retreat")


@rule("TEK-WAR-05")
def test_the_higher_number_wins_the_region() -> None:
    t = settle(invade(border(), "5", "4"))
    assert t.owners("GAL-2") == [0]
    t = settle(invade(border(), "4", "5"))
    assert t.owners("GAL-2") == [1]
    assert t.owners("GAL-1") == []


@rule("TEK-WAR-06")
@pytest.mark.parametrize("n", ["1", "7", "11"])
def test_the_defender_wins_a_tie(n: str) -> None:
    t = settle(invade(border(), n, n))
    assert told(t, "war-won") == [(1, 0, "GAL-2")]
    assert t.owners("GAL-2") == [1]


@rule("TEK-WAR-07")
def test_two_flags_make_an_alliance() -> None:
    t = invade(border(), "flag", "flag")
    assert told(t, "allied") == [(0, 1, "GAL-2")]
    assert told(t, "war-won") == []
    assert t.owners("GAL-2") == [0, 1]


@rule("TEK-WAR-08")
def test_winner_and_loser_both_pay_what_they_showed() -> None:
    t = invade(border(), "3", "2")
    pay(t, "mana")
    pay(t, "ore ore ore")
    assert t.resources(1) == (4, 5, 5)
    assert t.resources(0) == (5, 2, 5)


@rule("TEK-WAR-09")
@pytest.mark.parametrize(("n", "due"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_discounts_are_taken_off_but_not_below_nothing(n: int, due: int) -> None:
    t = border("elves goblins dwarves").magic(0, 3).armies(1, "GAL-3 MOR-1").armies(0, "GAL-2 GAL-4")
    attack(t, 0, "GAL-2", "GAL-3")  # a forest: two off
    t.bids(str(n), "flag")
    if due:
        assert dict(t.due[0].args)["n"] == due
        pay(t, "ore " * due)
    assert t.resources(0) == (5, 5 - due, 5)
    assert t.prompt == "retreat"


@rule("TEK-WAR-10")
def test_mana_pays_two_ore_one_and_food_nothing() -> None:
    t = invade(border().stock(0, mana=1, ore=1, food=9), "3", "flag")
    assert t.refused("pay:food") == "TEK-WAR-10"
    pay(t, "mana ore")
    assert t.resources(0) == (0, 0, 9)
    assert t.prompt == "retreat"


@rule("TEK-WAR-11")
def test_the_beaten_army_goes_after_both_have_paid() -> None:
    t = invade(border(), "2", "1")
    assert t.owners("GAL-2") == [0, 1]
    pay(t, "ore")
    pay(t, "mana")
    assert (t.active, t.prompt) == (1, "retreat")
    t.choose("give-up")
    assert t.owners("GAL-2") == [0]
    assert t.realm(1).supply == 6
    assert t.realm(1).armies == t.realm(1).armies[:1]


@rule("TEK-WAR-11")
def test_the_beaten_instigator_does_not_go_back_by_itself() -> None:
    t = settle(invade(border().stock(0, mana=5), "1", "2"))
    assert t.owners("GAL-1") == []
    assert t.realm(0).supply == 6


@rule("TEK-WAR-12R")
def test_the_payer_picks_and_wastes_no_unit() -> None:
    t = invade(border().stock(0, mana=2, ore=3), "3", "flag")
    assert t.options() == ["pay:mana", "pay:ore"]
    t.choose("pay:ore")
    assert t.options() == ["pay:mana", "pay:ore"]
    t.choose("pay:ore")  # one point is left: a mana would make an ore superfluous
    assert t.options() == ["pay:ore"]
    assert t.refused("pay:mana") == "TEK-WAR-12R"
    t.choose("pay:ore")
    assert t.resources(0) == (2, 0, 0)


@rule("TEK-WAR-12R")
def test_a_payment_that_could_only_be_finished_with_waste_is_not_begun() -> None:
    t = invade(border().stock(0, mana=2, ore=1), "4", "flag")
    assert t.options() == ["pay:mana"]  # ore + mana + mana would be five
    assert t.refused("pay:ore") == "TEK-WAR-12R"


@rule("TEK-WAR-12R")
def test_a_surplus_point_of_mana_is_lost() -> None:
    t = invade(border().stock(0, mana=2, ore=1), "3", "flag")
    pay(t, "mana mana")
    assert t.resources(0) == (0, 1, 0)


@rule("TEK-WAR-12R")
def test_after_an_ore_a_mana_may_not_overpay() -> None:
    t = invade(border().stock(0, mana=2, ore=2), "2", "flag")
    t.choose("pay:ore")
    assert t.options() == ["pay:ore"]
    assert t.refused("pay:mana") == "TEK-WAR-12R"


def payer(race: str, magic: int, stock: tuple[int, int, int]) -> Realm:
    return Realm(0, race, 0, 0, list(stock), 0, magic, [], 0, 0)


def covers(race: str, mana: int, ore: int, food: int, amount: int) -> bool:
    """TEK-WAR-10 with Orcs 2 and Humans 3, said plainly."""
    points = 2 * mana + ore + (food if race == "orcs" else 0)
    single = race == "humans" and (mana > 0) != (ore > 0) and food == 0
    return points + (2 if single else 0) >= amount


def thrifty(race: str, amount: int) -> set[tuple[int, int, int]]:
    """Every set of units that covers the amount and would not without any one unit."""
    sets = set()
    for m, o, f in product(range(10), range(10), range(10) if race == "orcs" else (0,)):
        less = [x for x in ((m - 1, o, f), (m, o - 1, f), (m, o, f - 1)) if min(x) >= 0]
        if covers(race, m, o, f, amount) and not any(covers(race, *x, amount) for x in less):
            sets.add((m, o, f))
    return sets


def clicked(realm: Realm, amount: int) -> set[tuple[int, int, int]]:
    """Every payment that can be clicked together; a click into a dead end fails."""
    ends: set[tuple[int, int, int]] = set()
    seen: set[tuple[int, int, int]] = set()

    def click(paid: list[int]) -> None:
        done = (paid[0], paid[1], paid[2])
        if done in seen:
            return
        seen.add(done)
        if payment.covered(realm, paid, amount):
            ends.add(done)
            return
        able = [r for r in range(3) if payment.may_pay(realm, paid, amount, r) == ""]
        assert able, f"{realm.race} {realm.stock} stuck at {paid} of {amount}"
        for r in able:
            paid[r] += 1
            realm.stock[r] -= 1
            click(paid)
            paid[r] -= 1
            realm.stock[r] += 1

    click([0, 0, 0])
    return ends


@rule("TEK-WAR-12R", "TEK-WAR-03", "TEK-RACE-ORCS-2", "TEK-RACE-HUMANS-3R")
@pytest.mark.parametrize(("race", "magic"), [("dwarves", 5), ("orcs", 2), ("humans", 3)])
def test_exactly_the_payments_without_waste_can_be_made(race: str, magic: int) -> None:
    """All stocks, all amounts: what may be shown is what can be paid, and in just these ways."""
    ways = {amount: thrifty(race, amount) for amount in range(1, 12)}
    for stock in product(range(10), range(10), range(10) if race == "orcs" else (0, 4)):
        most = payment.affordable(payer(race, magic, stock))
        for amount, sets in ways.items():
            mana, ore, food = stock
            expected = {s for s in sets if s[0] <= mana and s[1] <= ore and s[2] <= food}
            assert (most >= amount) == bool(expected), (race, stock, amount)
            if expected:
                assert clicked(payer(race, magic, stock), amount) == expected, (race, stock, amount)


@rule("TEK-WAR-13R")
@pytest.mark.parametrize(("shown", "loser"), [(("2", "3"), 0), (("3", "2"), 1)])
def test_the_loser_pays_first_then_the_winner(shown: tuple[str, str], loser: int) -> None:
    t = invade(border(), *shown)
    assert (t.active, t.prompt) == (loser, "pay-war")
    pay(t, "mana")
    assert (t.active, t.prompt) == (1 - loser, "pay-war")
    assert told(t, "war-won") == [(1 - loser, loser, "GAL-2")]


@rule("TEK-WAR-13R")
def test_what_is_paid_does_not_change_the_result() -> None:
    t = invade(border(), "3", "4")
    pay(t, "mana mana")  # four points for three
    pay(t, "ore ore ore ore")
    t.choose("give-up")
    assert t.owners("GAL-2") == [1]


@rule("TEK-WAR-14R", "TEK-RACE-ORCS-4R")
def test_only_the_orcs_raise_touches_a_stock_between_dice_and_payment() -> None:
    t = border("orcs goblins elves").magic(0, 4).stock(0, mana=2, ore=1)
    attack(t, 0, "GAL-1", "GAL-2")
    before = (t.resources(0), t.resources(1))
    t.bids("5", "6")  # one off: four points are due
    assert (t.resources(0), t.resources(1)) == before
    assert t.prompt == "raise-bid"
    assert t.options() == ["raise:ore", "pass"]  # without a mana three points would be left
    assert t.refused("raise:mana") == "TEK-RACE-ORCS-4R"
    t.choose("raise:ore")
    assert t.resources(0) == (2, 0, 0)
    pay(t, "mana mana mana")
    pay(t, "mana mana")
    assert t.resources(0) == (0, 0, 0)


@rule("TEK-WAR-15R")
@pytest.mark.parametrize("poor", [0, 1])
def test_who_can_pay_for_nothing_can_only_show_the_flag(poor: int) -> None:
    t = border().stock(poor, food=9)
    t.acts(0, "patrol")
    t.play("do:patrol", "army:GAL-1")
    assert t.offers("to:GAL-2")
    t.choose("to:GAL-2")
    assert t.seat(poor).options() == ["flag"]
    assert t.seat(poor).refused("bid:1") == "TEK-WAR-03"
    assert t.seat(1 - poor).offers("bid:11")


@rule("TEK-WAR-15R")
def test_a_discount_alone_lets_a_poor_player_show_a_number() -> None:
    t = border("elves goblins dwarves").magic(0, 3).stock(0)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).options() == ["flag", "bid:1"]
    t.bids("1", "flag")
    assert told(t, "war-won") == [(0, 1, "GAL-2")]
    assert t.prompt == "retreat"


@rule("TEK-WAR-16R", "TEK-RACE-DRAGONKIN-3")
def test_a_discount_for_defence_does_not_help_an_attack() -> None:
    t = border("dragonkin goblins elves").magic(0, 3).stock(0, ore=1)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(0).refs("bid") == ["1"]
    t = border("goblins dragonkin elves").magic(1, 3).stock(1, ore=1)
    attack(t, 0, "GAL-1", "GAL-2")
    assert t.seat(1).refs("bid") == ["1", "2", "3"]
    t.bids("flag", "3")
    assert dict(t.due[0].args)["n"] == 1
    pay(t, "ore")
    assert t.resources(1) == (0, 0, 0)


@rule("TEK-WAR-16R", "TEK-TOKEN-10R", "TEK-RACE-ELVES-3")
def test_discounts_of_side_and_terrain_add_up_for_number_and_payment_alike() -> None:
    t = table("elves goblins dwarves", "GAL MOR AUG", find_tokens=True)
    t.armies(0, "GAL-2 GAL-4").armies(1, "GAL-3 MOR-1").no_tokens_in("GAL-3", "GAL-2")
    t.magic(0, 3).stock(0, ore=1).stock(1, ore=9).face_up("fort", "GAL-4")
    attack(t, 0, "GAL-2", "GAL-3")
    assert t.seat(0).refs("bid")[-1] == "5"  # an ore, two for the forest, two for the fort
    t.bids("5", "1")
    pay(t, "ore")
    assert dict(t.due[0].args)["n"] == 1
    pay(t, "ore")
    assert told(t, "paid") == [(1, 1, "ore"), (0, 1, "ore")]


RUINS = "TUL-1"


def ruins(mover: str = "TUL-2 TUL-5", there: str = "TUL-1~ MOR-1") -> Table:
    t = table("dwarves goblins elves", "TUL MOR AUG").armies(0, mover).armies(1, there)
    return t.stock(0, ore=5, food=9).stock(1, ore=5, food=9)


@rule("TEK-WAR-17R")
def test_a_lying_army_defends_itself_and_stays_lying() -> None:
    t = ruins()
    attack(t, 0, "TUL-2", RUINS)
    t.bids("1", "1")
    pay(t, "ore")
    pay(t, "ore")
    t.choose("give-up")
    assert t.at(RUINS) == [(1, True)]


@rule("TEK-WAR-17R")
@pytest.mark.parametrize("posture", ["TUL-1~", "TUL-1"])
def test_the_winner_in_ruins_lies_down_after_the_war(posture: str) -> None:
    t = ruins(there=f"{posture} MOR-1")
    attack(t, 0, "TUL-2", RUINS)
    t.bids("1", "flag")
    pay(t, "ore")
    assert (0, False) in t.at(RUINS)  # not before the war is over
    t.choose("give-up")
    assert t.at(RUINS) == [(0, True)]
    assert told(t, "laid-down") == [(0, RUINS)]


@rule("TEK-WAR-17R")
@pytest.mark.parametrize(("posture", "lies"), [("TUL-1~", True), ("TUL-1", False)])
def test_a_new_ally_in_ruins_lies_down_and_the_other_army_stays_as_it_was(posture: str, lies: bool) -> None:
    t = ruins(there=f"{posture} MOR-1")
    attack(t, 0, "TUL-2", RUINS)
    t.bids("flag", "flag")
    assert t.at(RUINS) == [(0, True), (1, lies)]


def two_fronts() -> Table:
    """Lizardfolk (seat 0) and Goblins (seat 1, two armies in all) are about to be swapped into each other."""
    t = table("lizardfolk goblins elves", "GAL MOR AUG").magic(0, 4)
    t.armies(0, "GAL-1 GAL-1 GAL-4").armies(1, "MOR-1 MOR-1").stock(0, ore=9).stock(1)
    t.acts(0, "quest")
    t.play("do:quest", "swap:GAL-1", "with:MOR-1")
    return t


@rule("TEK-WAR-18R", "TEK-RACE-LIZARDFOLK-4R2")
def test_the_second_war_of_a_swap_spares_the_last_army() -> None:
    t = two_fronts()
    t.bids("1", "flag")
    pay(t, "ore")
    assert t.owners("MOR-1") == [0]
    assert t.realm(1).supply == 6
    assert t.owners("GAL-1") == [0, 1]
    assert t.prompts == [(1, "war-dice"), (0, "war-dice")]
    t.bids("flag", "1")
    pay(t, "ore")
    assert (t.active, t.prompt) == (1, "retreat")
    assert t.options() == ["flee:GAL-2", "flee:GAL-5"]  # no food: moved free to the nearest empty region
    assert t.refused("give-up") == "TEK-BREAK-09R"
    t.choose("flee:GAL-5")
    assert t.owners("GAL-5") == [1]
    assert t.owners("GAL-1") == [0]


@rule("TEK-WAR-18R")
def test_a_last_army_that_can_retreat_pays_for_it() -> None:
    t = two_fronts().stock(1, food=1)
    t.bids("1", "flag")  # a retreat would cost two food
    pay(t, "ore")
    t.bids("flag", "1")
    pay(t, "ore")
    assert t.options() == ["retreat:GAL-2", "retreat:GAL-5"]
    assert t.refused("give-up") == "TEK-BREAK-09R"
    t.choose("retreat:GAL-2")
    assert t.resources(1) == (0, 0, 0)
    assert t.owners("GAL-2") == [1]
