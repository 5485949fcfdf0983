"""What is played at the moments of a battle: cards, Mad Carthos; and the drought."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules import plays_battle  # noqa: F401 (it makes known what the cards do)
from realms.games.runewars.terms import NOBODY
from realms.testing.rules import rule

from .builder import RW

DAQAN, UTHUK = 0, 1


@rule("RW-BATTLE-04", "RW-TACTIC-48")
def test_tactical_retreat_calls_the_battle_off() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "berserker")
    t.fort("5B", UTHUK)
    t.hand(UTHUK, "tactical_retreat")
    t.battle("footman*2", "warlock*2", routed="chaos_lord")
    assert t.prompts == [(UTHUK, "rw-moment")]
    t.play("play:tactical_retreat")
    # In good order: who stood stands. The stronghold passes in its present state.
    assert t.there("5D") == (["berserker", "warlock", "warlock"], ["chaos_lord"], UTHUK)
    t.play("take_stronghold")
    t.passes()
    assert t.there("5B") == (["footman", "footman"], [], DAQAN)
    assert t.g.fort[t.area("5B")] == DAQAN and not t.g.broken[t.area("5B")]
    assert t.told_of("rw-strengths") == []


@rule("RW-TACTIC-48")
def test_tactical_retreat_without_a_friendly_area_destroys() -> None:
    t = RW("daqan uthuk")
    t.hand(UTHUK, "tactical_retreat")
    t.battle("footman*2", "warlock*2")
    t.play("play:tactical_retreat")
    assert t.told_of("rw-destroyed", "unit") == [("warlock",)] * 2


@rule("RW-TACTIC-24")
def test_a_blackmailed_attacker_retreats_and_nothing_is_counted() -> None:
    t = RW("daqan uthuk")
    t.units("5D", "bowman")
    t.hand(UTHUK, "blackmail pillage")
    t.battle("footman*2", "warlock", routed="chaos_lord")
    t.play("play:blackmail")
    t.choose(t.options()[0])
    assert t.there("5D") == (["bowman"], ["footman", "footman"], DAQAN)
    assert t.there("5B") == (["warlock"], ["chaos_lord"], UTHUK)
    assert t.match.over


@rule("RW-TACTIC-47")
def test_lightning_strikes_both_sides_the_attacker_assigns_first() -> None:
    t = RW("daqan uthuk")
    t.hand(UTHUK, "summon_lightning")
    t.battle("knight*2 siege_tower", "warlock*2 chaos_lord")
    t.play("play:summon_lightning")
    assert t.prompts == [(DAQAN, "rw-pick")]
    t.play("harm:siege_tower:0")
    # 3 on the siege tower; the fourth hits a knight. Then the defender.
    assert t.told_of("rw-harmed")[:4] == [("siege_tower", 1)] * 3 + [("knight", 1)]
    assert t.prompts == [(UTHUK, "rw-pick")]


@rule("RW-TACTIC-23")
def test_battle_cry_counts_types() -> None:
    t = RW("daqan uthuk")
    t.hand(DAQAN, "battle_cry")
    t.battle("knight footman*2", "warlock", draws=("rectangle -", "triangle -", "triangle -", "circle -"))
    t.until_that(lambda: t.offers("play:battle_cry"))
    t.play("play:battle_cry")
    assert t.told_of("rw-strengths") == [(5, 1)]


@rule("RW-TACTIC-03")
def test_no_two_copies_of_a_card_at_the_same_moment() -> None:
    t = RW("daqan uthuk")
    t.hand(UTHUK, "summon_lightning*2")
    t.battle("siege_tower*3", "chaos_lord*3")
    t.play("play:summon_lightning")
    assert t.prompts == [(UTHUK, "rw-moment")]
    assert t.options() == ["pass"]
    assert t.refused("play:summon_lightning") == "RW-TACTIC-03"


@rule("RW-TACTIC-42")
def test_units_rallied_at_the_start_take_part() -> None:
    t = RW("daqan uthuk")
    t.hand(UTHUK, "rally_cry")
    t.battle("footman", "", routed="warlock*2", draws=("triangle -", "circle -", "circle -"))
    t.play("play:rally_cry", "stand:5B:warlock")
    assert t.told_of("rw-fighters-draw") == [(DAQAN, "footman"), (UTHUK, "warlock")]
    assert t.told_of("rw-strengths") == [(1, 2)]


@rule("RW-TACTIC-45")
def test_scorched_earth_leaves_no_stronghold() -> None:
    t = RW("daqan uthuk")
    t.fort("5B", UTHUK)
    t.hand(UTHUK, "scorched_earth")
    t.battle("footman*6", draws=("triangle -",) * 6)
    t.until_that(lambda: t.offers("take_stronghold"))
    t.play("take_stronghold", "play:scorched_earth")
    t.passes()
    assert t.g.fort[t.area("5B")] == NOBODY
    assert t.there("5B")[2] == DAQAN


@rule("RW-TACTIC-38")
def test_pillage_turns_the_dials_of_winner_and_loser() -> None:
    t = RW("daqan uthuk")
    t.dials(DAQAN, 3, 3, 3)
    t.dials(UTHUK, 3, 3, 3)
    t.hand(DAQAN, "pillage")
    t.battle("footman*2", "warlock", area="5A", draws=("triangle D1", "triangle -", "circle -"))
    t.until_that(lambda: t.offers("play:pillage"))
    t.play("play:pillage")
    assert (t.realm(DAQAN).dials, t.realm(UTHUK).dials) == ([5, 3, 3], [1, 3, 3])


@rule("RW-HERO-40")
def test_mad_carthos_may_hurt_the_other_side_at_the_start() -> None:
    t = RW("daqan uthuk")
    t.hero("mad_carthos", "5B", DAQAN)
    t.battle("knight*2", "warlock chaos_lord", draws=("rectangle -", "rectangle -", "circle -"))
    assert t.prompts == [(DAQAN, "rw-moment")]
    assert t.options() == ["carthos", "pass"]
    t.play("carthos")
    assert t.prompts == [(UTHUK, "rw-pick")]
    assert t.rule == "RW-BATTLE-10"
    t.play("harm:warlock:0")
    assert t.told_of("rw-destroyed", "unit")[0] == ("warlock",)


@rule("RW-HERO-40")
@pytest.mark.parametrize(("owner", "area"), [(2, "4A"), (0, "4B")])
def test_mad_carthos_must_be_there_and_his_player_a_party(owner: int, area: str) -> None:
    t = RW("daqan uthuk waiqar")
    t.hero("mad_carthos", area, owner)
    t.battle("knight*2", "warlock*3", area="4A", draws=("rectangle -", "rectangle -"))
    assert "rw-moment" not in [prompt for _, prompt in t.prompts]


@rule("RW-SEASON-26")
def test_in_a_drought_the_routed_are_destroyed() -> None:
    t = RW("daqan uthuk")
    t.year(1, "summer", "drought")
    t.battle("footman*2", "warlock*2", draws=("triangle R1", "triangle -", "circle R1", "circle -"))
    assert t.told_of("rw-destroyed", "unit")[:2] == [("footman",), ("warlock",)]
    assert t.told_of("rw-routed") == []
    assert t.told_of("rw-strengths") == [(1, 1)]


@rule("RW-BATTLE-04", "RW-BATTLE-03")
def test_nobody_plays_cards_for_neutrals() -> None:
    t = RW("daqan uthuk")
    t.hand(UTHUK, "summon_lightning")
    t.battle("siege_tower", "sorcerer*2", draws=("circle -", "circle -", "hexagon -"))
    assert t.told_of("rw-strengths") == [(1, 2)]
    assert t.prompts == [(DAQAN, "rw-retreat")]
