"""Titles in play (RW-TITLE-03, 05); how they are taken is tested with Acquire Power."""

from __future__ import annotations

from realms.games.runewars.rules.bids import begin_bid
from realms.games.runewars.rules.game import Season
from realms.games.runewars.terms import CAPTAIN, HARVEST, PRIMARCH
from realms.testing.rules import rule

from .builder import RW

DAQAN, UTHUK = 0, 1


def captain(rewards: str, more: str = "") -> RW:
    t = RW("daqan uthuk")
    t.units("DA", "footman")
    t.units("UA", "berserker")
    t.title(CAPTAIN, DAQAN)
    t.hero("one_fist", "5B", DAQAN, rewards=rewards)
    t.hero("mordrog", "5A", DAQAN, rewards=more)
    t.turn(DAQAN, HARVEST)
    return t


@rule("RW-TITLE-03")
def test_the_captain_gives_up_three_rewards_of_several_heroes_for_a_rune_once_a_turn() -> None:
    t = captain("frost_axe ice_storm elven_bow", "soulbiter runeplate backbiter")
    t.play("captain_rune")
    assert len(t.options("give_up")) == 6
    t.play("give_up:one_fist:ice_storm", "give_up:mordrog:soulbiter", "give_up:mordrog:runeplate", "rune:DA")
    assert t.g.reward_discard == ["ice_storm", "soulbiter", "runeplate"] and t.g.rune_at == [t.area("DA")]
    assert t.refused("captain_rune") == "RW-TITLE-03"
    t.turn(DAQAN, HARVEST)
    assert t.offers("captain_rune")


@rule("RW-TITLE-03")
def test_exactly_three_leave_nothing_to_choose() -> None:
    t = captain("frost_axe ice_storm", "soulbiter")
    t.play("captain_rune")
    assert t.prompt == "rw-gain-rune" and len(t.g.reward_discard) == 3


@rule("RW-TITLE-03")
def test_two_are_too_few_and_nobody_else_may_do_it() -> None:
    t = captain("frost_axe", "soulbiter")
    assert t.refused("captain_rune") == "RW-TITLE-03"
    t.title(CAPTAIN, UTHUK)
    assert t.refused("captain_rune") == "" and not t.offers("captain_rune")


@rule("RW-TITLE-05")
def test_the_primarch_gains_influence_when_a_council_card_is_revealed() -> None:
    for card, gained in (("mandatory_disarmament", 1), ("drought", 0)):
        t = RW("daqan uthuk")
        t.units("DA", "footman")
        t.units("UA", "berserker")
        t.influence(2, 5)
        t.title(PRIMARCH, DAQAN)
        deck = next(d for d in t.g.season_decks if card in d.items)
        with t.invent() as g:
            g.season = g.season_decks.index(deck)
        t.top(deck, card)
        t.go(Season([]))
        assert t.told_of("rw-influence-gained")[:1] == ([(DAQAN, 1)] if gained else [])


@rule("RW-TITLE-05")
def test_the_primarch_decides_tied_bids() -> None:
    """The Latari are last in influence rank, but it is for them to say."""
    t = RW("daqan uthuk latari")
    t.influence(5, 5, 1)
    t.title(PRIMARCH, 2)
    t.go(begin_bid(t.g))
    for seat, bid in ((0, "2"), (1, "2"), (2, "0")):
        t.choose("bid", bid, seat=seat)
    assert t.prompts == [(2, "rw-break-tie")] and t.refs("pick") == ["daqan", "uthuk"]
    t.play("pick:uthuk")
    assert t.told_of("rw-bid-won") == [(1,)]
