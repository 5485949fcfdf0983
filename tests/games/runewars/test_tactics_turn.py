"""RW-TACTIC-25 to 28, 32, 33, 36, 39, 40: tactics of the own turn that concern players."""

from __future__ import annotations

import pytest

from realms.games.runewars.terms import NOBODY
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS, THIRD = 0, 1, 2
EVIL_HERO, GOOD_HERO = "red_scorpion", "sir_valadir"


def turn(
    card: str, *influence: int, factions: str = "daqan uthuk", order: str = "harvest", bonus: bool = True
) -> RW:
    """The own turn of seat 0, who holds the card."""
    t = RW(factions)
    t.hand(MINE, card)
    if influence:
        t.influence(*influence)
    t.turn(MINE, order, bonus=bonus)
    return t


def assert_spent(t: RW, card: str) -> None:
    assert t.g.tactics_discard == [card] and t.realm().tactics.items == []
    assert t.told_of("rw-tactic") == [(MINE, card)]


# RW-TACTIC-25.


@rule("RW-TACTIC-25")
def test_a_maneuver_gives_the_bonus_of_a_lower_order() -> None:
    t = turn("brilliant_maneuver", order="acquire_power", bonus=False)
    assert t.refused("title", "captain") != "" or not t.options("title")
    t.play("play:brilliant_maneuver")
    assert t.options("title")
    assert_spent(t, "brilliant_maneuver")


@rule("RW-TACTIC-25", "RW-TACTIC-05")
def test_who_has_the_bonus_needs_no_maneuver() -> None:
    assert turn("brilliant_maneuver").refused("play", "brilliant_maneuver") == "RW-TACTIC-25"


@rule("RW-TACTIC-25")
def test_an_order_that_does_nothing_has_no_bonus() -> None:
    t = turn("brilliant_maneuver", bonus=False)
    with t.invent() as g:
        g.stack[-1].void = True  # type: ignore[attr-defined]
    assert t.refused("play", "brilliant_maneuver") == "RW-TACTIC-25"


# RW-TACTIC-26.


def coercing(hero: str, area: str, influence: int) -> RW:
    """Daqan, who are good, hold 7B with a footman; an enemy hero is there."""
    t = RW()
    t.units("7B", "footman")
    t.hero(hero, area, THEIRS, damage=1, rewards="backbiter")
    t.hand(MINE, "coercion")
    t.influence(influence, 0)
    t.turn(MINE, "harvest")
    return t


@rule("RW-TACTIC-26")
def test_a_hero_of_his_owners_alignment_costs_four() -> None:
    t = coercing(EVIL_HERO, "7B", 5)
    t.play("play:coercion")
    hero = t.hero_of(EVIL_HERO)
    assert (hero.owner, hero.damage, t.realm().influence) == (MINE, 1, 1)
    assert t.told_of("rw-coerced") == [(MINE, EVIL_HERO)]
    assert_spent(t, "coercion")


@rule("RW-TACTIC-26")
def test_a_hero_of_another_alignment_costs_two() -> None:
    t = coercing(GOOD_HERO, "7B", 2)
    t.play("play:coercion")
    assert t.hero_of(GOOD_HERO).owner == MINE and t.realm().influence == 0


@rule("RW-TACTIC-26", "RW-INFO-01")
def test_the_new_owner_sees_what_the_hero_has() -> None:
    t = coercing(EVIL_HERO, "7B", 4)
    assert rewards_seen(t, MINE) == []
    t.play("play:coercion")
    assert rewards_seen(t, MINE) == ["backbiter"] == rewards_seen(t, THEIRS)


def rewards_seen(t: RW, looker: int) -> object:
    heroes = t.sees(looker)["heroes"]
    assert isinstance(heroes, list)
    return heroes[0]["rewards"]["items"]


@rule("RW-TACTIC-26", "RW-TACTIC-05")
@pytest.mark.parametrize(("area", "influence"), [("7B", 3), ("7A", 8)])
def test_no_coercion_without_influence_nor_elsewhere(area: str, influence: int) -> None:
    assert coercing(EVIL_HERO, area, influence).refused("play", "coercion") == "RW-TACTIC-26"


# RW-TACTIC-27, 28.


@rule("RW-TACTIC-27")
def test_trade_raises_every_dial_of_both() -> None:
    t = turn("establish_trade_route", factions="daqan uthuk latari")
    t.dials(MINE, 1, 2, 8)
    t.dials(THEIRS, 0, 4, 7)
    third = t.realm(THIRD).dials[:]
    t.play("play:establish_trade_route")
    assert t.refs("with") == ["uthuk", "latari"]
    t.play("with:uthuk")
    assert [t.realm(s).dials for s in range(3)] == [[2, 3, 8], [1, 5, 8], third]
    assert_spent(t, "establish_trade_route")


@rule("RW-TACTIC-27", "RW-TACTIC-05")
def test_no_trade_where_no_dial_can_rise() -> None:
    t = turn("establish_trade_route", factions="daqan uthuk latari")
    t.dials(MINE, 8, 8, 8)
    t.dials(THEIRS, 8, 8, 8)
    t.play("play:establish_trade_route")
    assert t.prompt == "rw-turn" and t.realm(THIRD).dials[0] > 0  # with the one who can gain, unasked
    t = turn("establish_trade_route")
    for seat in (MINE, THEIRS):
        t.dials(seat, 8, 8, 8)
    assert t.refused("play", "establish_trade_route") == "RW-TACTIC-27"


@rule("RW-TACTIC-28")
def test_all_with_more_influence_give_one() -> None:
    t = turn("exploit_their_goodwill", 3, 4, 9, 3, factions="daqan uthuk latari waiqar")
    t.play("play:exploit_their_goodwill")
    assert [r.influence for r in t.g.realms] == [5, 3, 8, 3]
    assert_spent(t, "exploit_their_goodwill")


@rule("RW-TACTIC-28", "RW-TACTIC-05")
def test_nobody_gives_to_the_richest() -> None:
    assert turn("exploit_their_goodwill", 4, 4).refused("play", "exploit_their_goodwill") == "RW-TACTIC-28"


# RW-TACTIC-32.


@rule("RW-TACTIC-32")
def test_both_may_lift_a_token() -> None:
    t = turn("favor_of_the_warriors_guild", factions="daqan uthuk latari")
    t.activate(MINE, "1A 7B")
    t.activate(THEIRS, "7B")
    t.play("play:favor_of_the_warriors_guild")
    assert set(t.refs("lift_token")) == {"1A", "7B"}
    t.play("lift_token:7B")
    assert t.active == THEIRS
    t.play("done")
    assert t.g.activated[t.area("7B")] == 1 << THEIRS and t.g.activated[t.area("1A")] == 1 << MINE
    assert t.told_of("rw-token-lifted") == [(MINE, "7B")]
    assert_spent(t, "favor_of_the_warriors_guild")


@rule("RW-TACTIC-32", "RW-TACTIC-05")
def test_the_opponent_must_have_a_token() -> None:
    t = turn("favor_of_the_warriors_guild")
    t.activate(MINE, "5A")
    assert t.refused("play", "favor_of_the_warriors_guild") == "RW-TACTIC-32"
    t.activate(THEIRS, "7B")
    t.activate(MINE, "7A")
    assert t.offers("play", "favor_of_the_warriors_guild")


# RW-TACTIC-33.


@rule("RW-TACTIC-33")
def test_allies_grant_each_other_influence() -> None:
    t = turn("favorable_alliance", 0, 5, 5, factions="daqan uthuk latari")
    t.play("play:favorable_alliance", "with:uthuk")
    assert t.refs("grant") == ["1", "2", "3", "4"]
    t.play("grant:4")
    assert t.prompts == [(THEIRS, "rw-grant")] and t.realm(THEIRS).influence == 9
    t.play("grant:1")
    assert [r.influence for r in t.g.realms] == [1, 9, 5]
    assert_spent(t, "favorable_alliance")


# RW-TACTIC-36.


@rule("RW-TACTIC-36")
def test_rumors_put_a_token_where_the_opponent_does_not_rule() -> None:
    t = turn("horrific_rumors")
    t.activate(THEIRS, "5A")
    t.units("6A", "berserker")
    t.play("play:horrific_rumors")
    free = t.refs("token")
    assert "7B" in free and "DA" in free
    assert not {"UA", "UB", "UC", "6A", "5A"} & {*free}
    t.play("token:7B")
    assert t.g.activated[t.area("7B")] == 1 << THEIRS
    assert t.told_of("rw-token-put") == [(THEIRS, "7B")]
    assert_spent(t, "horrific_rumors")


# RW-TACTIC-39.


@rule("RW-TACTIC-39")
def test_a_title_is_taken_for_nothing_and_its_influence_is_gone() -> None:
    t = turn("political_control", 3, 3)
    t.title("primarch", THEIRS, 5)
    t.play("play:political_control", "title:primarch")
    assert t.g.titles == [NOBODY, NOBODY, MINE] and t.g.paid == [0, 0, 0] and t.realm().influence == 3
    assert t.told_of("rw-title") == [(MINE, "primarch", 0)]
    assert_spent(t, "political_control")


@rule("RW-TACTIC-39")
def test_an_own_title_is_freed_of_its_influence() -> None:
    t = turn("political_control")
    t.title("captain", MINE, 4)
    t.title("primarch", MINE, 0)
    t.play("play:political_control")
    assert t.refs("title") == ["captain", "lord_commander"]


# RW-TACTIC-40.


@rule("RW-TACTIC-40", "RW-INFO-01")
def test_a_random_card_changes_hands_and_only_the_two_know_it() -> None:
    t = turn("proof_of_goodwill", 1, 4, 0, factions="daqan uthuk latari")
    t.hand(THEIRS, "pillage")
    t.play("play:proof_of_goodwill")
    assert t.realm().tactics.items == ["pillage"] and t.realm(THEIRS).tactics.items == []
    assert t.told_of("rw-tactic-given") == [(THEIRS, MINE)]
    seen = [[e["item"] for e in t.told(seat) if e["kind"] == "item-moved"] for seat in range(3)]
    assert seen[MINE] == seen[THEIRS] == ["pillage"] and "pillage" not in seen[THIRD]
    assert t.g.tactics_discard == ["proof_of_goodwill"]


@rule("RW-TACTIC-40", "RW-TACTIC-02")
def test_a_card_of_this_season_stays_new() -> None:
    t = turn("proof_of_goodwill", 1, 4)
    t.hand(THEIRS, "coercion", fresh=True)
    t.play("play:proof_of_goodwill")
    assert t.realm().fresh.items == ["coercion"]


@rule("RW-TACTIC-40", "RW-TACTIC-05")
@pytest.mark.parametrize(("influence", "held"), [((4, 4), "pillage"), ((1, 4), "")])
def test_only_richer_players_with_cards_give(influence: tuple[int, int], held: str) -> None:
    t = turn("proof_of_goodwill", *influence)
    t.hand(THEIRS, held)
    assert t.refused("play", "proof_of_goodwill") == "RW-TACTIC-40"
