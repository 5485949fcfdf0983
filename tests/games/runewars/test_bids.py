"""RW-BID: influence is bid in secret, all of it is lost, and somebody decides ties."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.bids import Bid, SealBids, begin_bid
from realms.testing.rules import rule

from .builder import RW
from .seasons import bid

ONE, TWO, THREE = 0, 1, 2
"""Daqan, Uthuk, Latari: printed influence 3, 1, 4."""


def at_table(*influence: int, losing: bool = False) -> RW:
    t = RW("daqan uthuk latari")
    t.influence(*influence)
    t.go(begin_bid(t.g, losing))
    return t


def influence(t: RW) -> list[int]:
    return [realm.influence for realm in t.g.realms]


@rule("RW-BID-01", "RW-INFO-01")
def test_bids_are_secret_until_all_are_made() -> None:
    t = at_table(3, 5, 4)
    assert t.options("bid", seat=ONE) == ["bid:0", "bid:1", "bid:2", "bid:3"]
    t.choose("bid", 2, seat=ONE)
    assert "bid:2" not in str(t.sees(TWO)) and "bid:2" in str(t.sees(ONE))
    assert influence(t) == [3, 5, 4]


@rule("RW-BID-01", "RW-BID-02")
def test_the_highest_bid_wins_and_all_bids_are_lost() -> None:
    t = at_table(3, 5, 4)
    bid(t, 2, 1, 4)
    assert influence(t) == [1, 4, 0]
    assert t.told_of("rw-bid") == [(ONE, 2), (TWO, 1), (THREE, 4)]
    assert t.told_of("rw-bid-won") == [(THREE,)] and t.told_of("rw-bid-lost") == []


@rule("RW-BID-02")
def test_where_a_loser_is_wanted_the_lowest_bid_loses_and_nobody_wins() -> None:
    t = at_table(3, 5, 4, losing=True)
    bid(t, 3, 1, 3)
    assert t.told_of("rw-bid-lost") == [(TWO,)] and t.told_of("rw-bid-won") == []
    assert t.due == [], "the tie for the highest bid is of no account"


@rule("RW-BID-01")
def test_who_has_no_influence_bids_nothing_without_a_question() -> None:
    t = at_table(0, 2, 0)
    assert t.prompts == [(TWO, "rw-bid")]
    bid(t, 0, 1)
    assert t.told_of("rw-bid") == [(ONE, 0), (TWO, 1), (THREE, 0)] and t.told_of("rw-bid-won") == [(TWO,)]


@rule("RW-BID-03")
def test_a_tie_is_decided_by_the_owner_of_the_primarch() -> None:
    t = at_table(3, 1, 9)
    t.title("primarch", TWO)
    bid(t, 2, 0, 2)
    assert t.prompts == [(TWO, "rw-break-tie")] and t.refs("pick") == ["daqan", "latari"]
    t.choose("pick", "daqan")
    assert t.told_of("rw-bid-won") == [(ONE,)]


@rule("RW-BID-03")
def test_without_a_primarch_it_is_who_has_most_influence_after_the_bid() -> None:
    t = at_table(3, 2, 3)
    bid(t, 3, 0, 3)
    assert t.active == TWO, "the bids are paid before"
    t.choose("pick", "latari")
    assert t.told_of("rw-bid-won") == [(THREE,)]


@rule("RW-BID-03")
def test_then_it_is_the_larger_printed_influence_and_one_may_pick_oneself() -> None:
    t = at_table(3, 1, 3)
    bid(t, 2, 0, 2)
    assert influence(t) == [1, 1, 1] and t.active == THREE
    t.choose("pick", "latari")
    assert t.told_of("rw-bid-won") == [(THREE,)]


@rule("RW-BID-03", "RW-BID-02")
def test_a_tie_for_the_lowest_bid_is_decided_likewise() -> None:
    t = at_table(5, 4, 4, losing=True)
    bid(t, 3, 1, 1)
    assert t.prompts == [(THREE, "rw-break-tie")] and t.refs("pick") == ["uthuk", "latari"]
    t.choose("pick", "uthuk")
    assert t.told_of("rw-bid-lost") == [(TWO,)]


@rule("RW-BID-04")
@pytest.mark.parametrize(("losing", "told"), [(False, "rw-bid-won"), (True, "rw-bid-lost")])
def test_bids_of_nothing_are_ties_too(losing: bool, told: str) -> None:
    t = at_table(2, 1, 0, losing=losing)
    bid(t, 0, 0)
    assert t.active == ONE and t.refs("pick") == ["daqan", "uthuk", "latari"]
    t.choose("pick", "latari")
    assert t.told_of(told) == [(THREE,)]


@rule("RW-BID-02")
def test_who_is_out_does_not_bid() -> None:
    t = RW("daqan uthuk latari")
    t.influence(3, 5, 4)
    with t.invent():
        t.realm(ONE).out = True
    t.go(begin_bid(t.g, losing=True))
    assert [seat for seat, _ in t.prompts] == [TWO, THREE]
    t.choose("bid", 2, seat=TWO)
    assert isinstance(t.g.stack[-1], SealBids) and t.frame(Bid).bids == [-1, -1, -1]
    t.choose("bid", 1, seat=THREE)
    assert t.told_of("rw-bid-lost") == [(THREE,)]


@rule("RW-TACTIC-41")
def test_who_pulls_the_strings_with_empty_hands_bids_nothing() -> None:
    t = RW("daqan uthuk latari")
    t.influence(0, 3, 4)
    t.hand(ONE, "pulling_the_strings")
    t.go(begin_bid(t.g))
    t.choose("play", "pulling_the_strings")
    t.choose("bid", 1, seat=TWO)
    t.choose("bid", 2, seat=THREE)
    assert t.told_of("rw-bid") == [(TWO, 1), (THREE, 2), (ONE, 0)] and t.told_of("rw-bid-won") == [(THREE,)]
