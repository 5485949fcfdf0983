"""RW-TACTIC-23, 24, 38, 42, 45, 47, 48: tactics of battles. Daqan attacks Uthuk in 6A, unless it is said."""

from __future__ import annotations

import pytest

from realms.games.runewars.terms import NEUTRALS, NOBODY
from realms.testing.rules import rule

from .builder import RW

ATTACKER, DEFENDER = 0, 1
QUIET = "triangle -"


def fight(
    attackers: str, defenders: str, *, mine: str = "", theirs: str = "", routed: str = "", draws: int = 0
) -> RW:
    """Cards of the attacker and the defender; so many cards of fate on top that do nothing to triangles."""
    t = RW()
    t.hand(ATTACKER, mine)
    t.hand(DEFENDER, theirs)
    t.battle(attackers, defenders, area="6A", routed=routed, draws=(QUIET,) * draws)
    return t


def moment(t: RW, trigger: str) -> bool:
    """Is this what players are asked to answer?"""
    return [d.args for d in t.due if d.prompt == "rw-moment"] == [(("trigger", trigger),)]


def assert_spent(t: RW, who: int, card: str) -> None:
    assert t.g.tactics_discard == [card] and t.realm(who).tactics.items == []
    assert t.told_of("rw-tactic") == [(who, card)]


# RW-TACTIC-23.


@rule("RW-TACTIC-23")
def test_a_battle_cry_adds_one_for_each_standing_type() -> None:
    t = fight("footman*2 bowman", "berserker*4", mine="battle_cry", draws=7)
    t.play("pass")
    assert moment(t, "tally")
    t.play("play:battle_cry")
    assert t.told_of("rw-strengths") == [(5, 4)] and t.told_of("rw-battle-won") == [(ATTACKER, "6A")]
    assert_spent(t, ATTACKER, "battle_cry")


@rule("RW-TACTIC-23", "RW-TACTIC-05")
def test_without_standing_units_nobody_cries() -> None:
    t = RW()
    t.hand(DEFENDER, "battle_cry")
    t.fort("6A", DEFENDER)
    t.battle("footman", "", area="6A", draws=(QUIET,))
    t.play("pass")
    assert moment(t, "tally") and t.refused("play", "battle_cry") == "RW-TACTIC-23"


# RW-TACTIC-24.


@rule("RW-TACTIC-24")
def test_blackmail_costs_influence_and_random_tactics() -> None:
    t = fight("footman", "berserker", mine="pillage*2 coercion", theirs="blackmail")
    t.influence(5, 5)
    t.play("pass")
    assert moment(t, "defending") and t.active == DEFENDER
    t.play("play:blackmail")
    assert t.prompts == [(ATTACKER, "rw-blackmailed")]
    t.play("stand_fast")
    assert t.realm().influence == 3 and len(t.realm().tactics.items) == 1
    assert t.g.tactics_discard[0] == "blackmail" and len(t.g.tactics_discard) == 3
    assert len(t.told_of("rw-tactic-discarded")) == 2 and t.told_of("rw-battle-off") == []


@rule("RW-TACTIC-24")
def test_who_has_less_loses_what_there_is() -> None:
    t = fight("footman", "berserker", theirs="blackmail", draws=2)
    t.influence(1, 5)
    t.play("play:blackmail", "stand_fast")
    assert t.realm().influence == 0 and t.g.tactics_discard == ["blackmail"]


@rule("RW-TACTIC-24")
def test_the_attacker_may_retreat_at_once() -> None:
    t = fight("footman*2", "berserker", mine="battle_cry", theirs="blackmail pillage")
    t.influence(5, 5)
    t.units("1A", "knight")
    t.play("pass", "play:blackmail", "give_way")
    assert t.there("1A") == (["knight"], ["footman"] * 2, ATTACKER)
    assert t.there("6A") == (["berserker"], [], DEFENDER)
    assert t.told_of("rw-battle-off") == [("6A",)] and t.told_of("rw-battle-won") == []
    assert t.realm().influence == 5 and t.realm().tactics.items == ["battle_cry"] and t.due == []


# RW-TACTIC-38.


@rule("RW-TACTIC-38")
def test_pillage_moves_dials_by_what_the_area_gives() -> None:
    t = fight("footman*2", "berserker", mine="pillage", draws=3)
    t.dials(ATTACKER, 2, 7, 2)
    t.dials(DEFENDER, 3, 1, 3)
    t.play("pass", "pass")
    assert moment(t, "battle_won") and t.active == ATTACKER
    t.play("play:pillage")
    assert t.realm(ATTACKER).dials == [2, 8, 2]  # 6A gives two wood, a dial shows eight at most
    assert t.realm(DEFENDER).dials == [3, 0, 3]
    assert_spent(t, ATTACKER, "pillage")


@rule("RW-TACTIC-38")
def test_a_winning_defender_pillages_too() -> None:
    t = fight("footman", "berserker*2", theirs="pillage", draws=3)
    t.dials(ATTACKER, 2, 4, 2)
    t.dials(DEFENDER, 3, 1, 3)
    t.play("pass", "pass", "play:pillage")
    assert t.realm(ATTACKER).dials == [2, 2, 2] and t.realm(DEFENDER).dials == [3, 3, 3]


@rule("RW-TACTIC-38")
def test_neutrals_have_no_dials() -> None:
    t = fight("footman*2", "beastman", mine="pillage", draws=3)
    t.dials(ATTACKER, 1, 1, 1)
    before = t.realm(DEFENDER).dials[:]
    t.play("pass", "pass", "play:pillage")
    assert t.realm(ATTACKER).dials == [1, 3, 1] and t.realm(DEFENDER).dials == before


@rule("RW-TACTIC-38", "RW-TACTIC-05")
def test_pillage_must_change_a_dial() -> None:
    t = fight("footman*2", "berserker", mine="pillage", draws=3)
    t.dials(ATTACKER, 2, 8, 2)
    t.dials(DEFENDER, 3, 0, 3)
    t.play("pass", "pass")
    assert t.refused("play", "pillage") == "RW-TACTIC-38"


# RW-TACTIC-42 in a battle.


@rule("RW-TACTIC-42")
def test_who_stands_up_at_the_start_takes_part() -> None:
    t = fight("footman*2", "berserker", theirs="rally_cry", routed="berserker*2", draws=5)
    t.hero("red_scorpion", "6A", DEFENDER, routed=True)
    t.hero("varikas_the_dead", "6B", DEFENDER, routed=True)
    t.units("UA", routed="berserker")
    t.units("1A", "knight")
    t.play("play:rally_cry")
    assert t.refs("stand") == ["6A:berserker"] and t.refs("stand_hero") == ["red_scorpion"]
    t.play("stand:6A:berserker", "stand:6A:berserker", "done")
    assert t.told_of("rw-strengths") == [(2, 3)]
    assert t.there("6A") == (["berserker"] * 3, [], DEFENDER) and t.there("UA")[1] == ["berserker"]
    assert t.hero_of("red_scorpion").routed
    assert_spent(t, DEFENDER, "rally_cry")


@rule("RW-TACTIC-42")
def test_before_the_tally_routed_units_rally() -> None:
    t = RW()
    t.hand(ATTACKER, "rally_cry")
    t.battle("footman*2", "berserker", area="6A", draws=("triangle R1", QUIET, QUIET))
    assert t.refused("play", "rally_cry") == "RW-TACTIC-42"  # nobody lies down yet
    t.play("pass")
    assert moment(t, "tally")
    t.play("play:rally_cry")
    assert t.told_of("rw-strengths") == [(2, 1)]
    assert t.there("6A") == (["footman"] * 2, [], ATTACKER)


@rule("RW-TACTIC-42")
def test_a_battle_is_no_place_for_those_elsewhere() -> None:
    t = fight("footman*2", "berserker", mine="rally_cry")
    t.units("DA", "footman", routed="knight")
    assert t.refused("play", "rally_cry") == "RW-TACTIC-42"


# RW-TACTIC-45.


def siege(theirs: str = "scorched_earth") -> RW:
    """Daqan storms a stronghold that is damaged already."""
    t = RW()
    t.hand(DEFENDER, theirs)
    t.fort("6A", DEFENDER, broken=True)
    t.units("1A", "footman")
    t.battle("siege_tower*4 knight*4", "", area="6A", draws=("rectangle -",) * 4)
    t.until_that(lambda: t.prompt == "rw-take-stronghold", "the stronghold falls")
    t.play("take_stronghold")
    return t


@rule("RW-TACTIC-45")
def test_on_scorched_earth_no_stronghold_stands() -> None:
    t = siege()
    assert moment(t, "stronghold_lost") and t.active == DEFENDER
    t.play("play:scorched_earth")
    assert t.g.fort[t.area("6A")] == NOBODY and t.due == []
    assert len(t.there("6A")[0]) == 8 and t.told_of("rw-fort-taken") == []
    assert_spent(t, DEFENDER, "scorched_earth")


@rule("RW-TACTIC-45")
def test_without_the_card_the_stronghold_is_taken() -> None:
    t = siege("coercion")
    t.play("pass")
    assert t.g.fort[t.area("6A")] == ATTACKER


@rule("RW-TACTIC-45", "RW-TACTIC-05")
def test_once_is_enough() -> None:
    t = siege("scorched_earth*2")
    t.play("play:scorched_earth")
    assert t.refused("play", "scorched_earth") == "RW-TACTIC-03"
    t.play("pass")
    assert t.realm(DEFENDER).tactics.items == ["scorched_earth"]


# RW-TACTIC-47.


@rule("RW-TACTIC-47")
def test_lightning_strikes_both_sides() -> None:
    t = fight("footman*6", "berserker*5", theirs="summon_lightning", draws=3)
    t.play("play:summon_lightning")
    assert t.told_of("rw-strengths") == [(2, 1)]
    assert t.there("6A") == (["footman"] * 2, [], ATTACKER)
    assert_spent(t, DEFENDER, "summon_lightning")


@rule("RW-TACTIC-47", "RW-BATTLE-10")
def test_each_side_assigns_its_own_damage_the_attacker_first() -> None:
    t = fight("footman*3 knight*2", "berserker flesh_ripper*3", theirs="summon_lightning")
    t.play("play:summon_lightning")
    assert t.active == ATTACKER and t.prompt == "rw-pick"
    while t.active == ATTACKER:
        t.choose(t.options()[0])
    assert t.active == DEFENDER and t.prompt == "rw-pick"


@rule("RW-TACTIC-47", "RW-TACTIC-24", "RW-TACTIC-48")
@pytest.mark.parametrize("card", ["summon_lightning", "blackmail", "tactical_retreat"])
def test_an_attacker_has_no_use_for_cards_of_the_defence(card: str) -> None:
    t = fight("footman", "berserker", mine=card)
    assert moment(t, "battle_start") and not t.offers("play", card)


# RW-TACTIC-48.


@rule("RW-TACTIC-48")
def test_a_tactical_retreat_leaves_the_area_in_good_order() -> None:
    t = fight("footman", "berserker*2", theirs="tactical_retreat", routed="warlock")
    t.units("6B", "flesh_ripper")
    t.play("play:tactical_retreat")
    assert t.prompts == [(DEFENDER, "rw-retreat")] and sorted(t.refs("retreat")) == ["6B", "UB"]
    t.play("retreat:6B")
    assert t.there("6B") == (["berserker"] * 2 + ["flesh_ripper"], ["warlock"], DEFENDER)
    assert t.there("6A") == (["footman"], [], ATTACKER)
    assert t.told_of("rw-battle-off") == [("6A",)] and t.told_of("rw-strengths") == []
    assert_spent(t, DEFENDER, "tactical_retreat")


@rule("RW-TACTIC-48")
def test_without_a_friendly_area_they_are_destroyed() -> None:
    t = RW()
    t.hand(DEFENDER, "tactical_retreat")
    t.battle("footman", "berserker*2", area="7A")
    t.play("play:tactical_retreat")
    assert len(t.told_of("rw-destroyed")) == 2 and t.there("7A") == (["footman"], [], ATTACKER)


@rule("RW-TACTIC-48")
@pytest.mark.parametrize("broken", [False, True])
def test_the_stronghold_passes_as_it_is(broken: bool) -> None:
    t = RW()
    t.hand(DEFENDER, "tactical_retreat")
    t.fort("6A", DEFENDER, broken=broken)
    t.units("1A", "footman")
    t.battle("footman", "berserker", area="6A")
    t.play("play:tactical_retreat", "take_stronghold")
    assert t.g.fort[t.area("6A")] == ATTACKER and t.g.broken[t.area("6A")] is broken
    assert t.there("UB")[0] == ["berserker"]


@rule("RW-TACTIC-23", "RW-TACTIC-42")
def test_neutrals_play_no_cards() -> None:
    t = fight("footman*2", "beastman", mine="battle_cry", draws=3)
    assert t.there("6A")[2] == NEUTRALS
    t.play("pass")
    assert moment(t, "tally") and t.active == ATTACKER
