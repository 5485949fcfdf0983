"""TEK-TRADE: one resource for another."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .table import Table, table


def trader(mana: int = 0, ore: int = 0, food: int = 0) -> Table:
    """Seat 0 may trade and has this."""
    return table("orcs humans elves").stock(0, mana=mana, ore=ore, food=food).acts(0, "trade")


@rule("TEK-TRADE-01")
@pytest.mark.parametrize(
    ("exchange", "left"),
    [
        ("food:ore", (3, 5, 1)),
        ("food:mana", (5, 3, 1)),
        ("ore:mana", (5, 1, 3)),
        ("ore:food", (3, 1, 5)),
        ("mana:food", (1, 3, 5)),
        ("mana:ore", (1, 5, 3)),
    ],
)
def test_a_number_of_one_resource_is_exchanged_for_as_many_of_another(
    exchange: str, left: tuple[int, int, int]
) -> None:
    t = trader(3, 3, 3)
    t.play("do:trade", f"trade:{exchange}")
    assert t.refs("amount") == ["1", "2", "3"]
    t.choose("amount:2")
    assert t.resources(0) == left


@rule("TEK-TRADE-01")
def test_a_resource_one_has_not_cannot_be_given_nor_traded_for_itself() -> None:
    t = trader(food=1)
    t.choose("do:trade")
    assert t.refs("trade") == ["food:mana", "food:ore"]
    assert t.refused("trade", "mana:ore") == t.refused("trade", "ore:food") == "TEK-TRADE-01"
    assert not t.offers("trade", "food:food")


@rule("TEK-TRADE-01")
def test_with_nothing_to_give_there_is_no_trade() -> None:
    t = trader()
    assert t.refused("do", "trade") == "TEK-TRADE-01"


@rule("TEK-TRADE-02")
def test_one_action_is_one_exchange() -> None:
    t = trader(3, 3, 3)
    t.play("do:trade", "trade:food:ore", "amount:3")
    assert t.resources(0) == (3, 6, 0)
    assert t.happened("traded") == [
        {"kind": "traded", "who": 0, "given_n": 3, "given": "food", "n": 3, "gained": "ore"}
    ]
    assert (t.active, t.prompt) == (1, "act-or-collect")


@rule("TEK-TRADE-03R")
def test_no_more_is_given_than_fits_under_nine() -> None:
    t = trader(ore=8, food=3)
    t.play("do:trade", "trade:food:ore")
    assert t.refs("amount") == ["1"]
    assert t.refused("amount", "2") == t.refused("amount", "3") == "TEK-TRADE-03R"
    t.choose("amount:1")
    assert t.resources(0) == (0, 9, 2)


@rule("TEK-TRADE-03R")
def test_at_least_one_is_given_and_at_most_what_there_is() -> None:
    t = trader(ore=1, food=3)
    t.play("do:trade", "trade:food:ore")
    assert t.refs("amount") == ["1", "2", "3"]


@rule("TEK-TRADE-03R")
def test_a_type_at_nine_is_not_received() -> None:
    t = trader(mana=9, ore=2, food=2)
    t.choose("do:trade")
    assert t.refused("trade", "ore:mana") == t.refused("trade", "food:mana") == "TEK-TRADE-03R"
    assert t.refs("trade") == ["mana:ore", "mana:food", "ore:food", "food:ore"]


@rule("TEK-TRADE-03R")
def test_with_nine_of_everything_there_is_no_trade() -> None:
    t = trader(9, 9, 9)
    assert t.refused("do", "trade") == "TEK-TRADE-03R"


@rule("TEK-TRADE-03R")
@pytest.mark.parametrize("amount", ["1", "2"])
def test_a_bonus_unit_above_nine_is_lost_and_does_not_limit_the_trade(amount: str) -> None:
    t = table("humans orcs elves").magic(0, 2).stock(0, ore=7, food=4).acts(0, "trade")
    t.play("do:trade", "trade:food:ore")
    assert t.refs("amount") == ["1", "2"]
    t.choose("amount", amount)
    assert t.resources(0) == (0, 9, 4 - int(amount))


@rule("TEK-TRADE-03R")
def test_a_bonus_does_not_open_a_trade_for_a_type_at_nine() -> None:
    t = table("humans orcs elves").magic(0, 2).stock(0, ore=9, food=4).acts(0, "trade")
    t.choose("do:trade")
    assert t.refused("trade", "food:ore") == "TEK-TRADE-03R"


@rule("TEK-TRADE-03R")
def test_the_second_exchange_of_elves_minds_the_cap_too() -> None:
    t = table("elves orcs humans").magic(0, 1).stock(0, ore=8, food=5).acts(0, "trade")
    t.play("do:trade", "trade:food:ore", "amount:1")
    assert t.refused("trade", "food:ore") == "TEK-TRADE-03R"
    t.play("trade:ore:food", "amount:5")
    assert t.resources(0) == (0, 4, 9)
    assert t.active == 1
