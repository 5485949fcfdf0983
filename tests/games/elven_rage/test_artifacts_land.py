"""The Artifacts that work outside battle."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.rules.board import is_tower, towers
from realms.games.elven_rage.terms import NONE
from realms.testing.rules import rule

from .arena import aims, declare, nobody_answers, peace, refused, told, use
from .builder import ER


def holding(names: str, *hands: str, peoples: str = "black snow high") -> ER:
    t = peace(peoples, *hands)
    t.artifacts(0, names)
    return t


@rule("ER-ARTIFACT-06", "ER-ARTIFACT-06R")
def test_the_rune_builds_a_tower_on_an_own_ordinary_land() -> None:
    t = holding("art_builders_rune")
    before = towers(t.g, 0)
    assert aims(t, "art_builders_rune") == ["2-1", "3-0", "3-1"]  # neither Castle nor Towers (2-0, 2-2)
    use(t, "art_builders_rune", "3-0")
    cell = t.g.map.index["3-0"]
    assert is_tower(t.g, cell) and towers(t.g, 0) == before + 1
    assert told(t, "er-tower-built") == [(0, "3-0")] and t.g.spent == ["art_builders_rune"]
    t.lands(1, "3-0")
    assert is_tower(t.g, cell) and towers(t.g, 0) == before  # it stays for whoever owns the land


@rule("ER-DISCARD-02")
def test_the_horn_brings_three_cards() -> None:
    t = holding("art_horn", "bl_slaver bl_slaver bl_assassin bl_assassin")
    use(t, "art_horn")
    assert told(t, "er-summoned") == [(0, 3)] and t.prompt == "er-trim"
    assert t.due[0].args == (("n", 2),)


@rule("ER-SUMMON-02")
def test_the_horn_needs_a_card_to_bring() -> None:
    t = holding("art_horn")
    with t.invent() as g:
        g.elves[0].deck.items.clear()
        g.elves[0].deck.known = []
        g.elves[0].discard.clear()
    assert refused(t, "art_horn") == "ER-ACTION-07R"


@rule("ER-CONQUER-01")
def test_the_boots_reach_three_steps() -> None:
    t = holding("art_boots", "bl_slaver bl_slaver bl_assassin", peoples="black snow")
    t.lands(NONE, "B2 B3 C2 A3 C1 E1 E2 E3 F3 D1")
    assert sorted(t.refs("conquer")) == ["A2", "B1"]
    use(t, "art_boots")
    assert sorted(t.refs("conquer")) == ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "D1"]
    assert told(t, "er-far") == [(0, 3)]


def test_the_banner_grants_one_more_conquest() -> None:
    t = holding("art_banner", peoples="black snow")
    assert refused(t, "art_banner") == "ER-ARTIFACT-02"
    t.set("bl_initiate@N", icons="-- P2 --", lives=2, initiative=9)
    t.set("sn_raider@S", icons="-- -- --", lives=1, initiative=1)
    t.battle("bl_initiate@N", "sn_raider@S")
    t.pass_to(0, "won")
    use(t, "art_banner")
    assert told(t, "er-once-more") == [(0,)]
    t.until("er-turn")
    assert t.active == 0 and t.g.again == 2


def test_the_crystal_shows_a_hand_and_orders_the_deck() -> None:
    t = holding("art_crystal", "", "sn_raider sn_sentinel")
    t.deck(0, "bl_janira bl_slaver bl_assassin bl_xaranta")
    assert aims(t, "art_crystal") == ["snow"]  # the hand of the High elves is empty
    use(t, "art_crystal", "snow")
    assert t.elves(1).hand.known == [1, 1]
    assert t.options() == ["next:bl_assassin", "next:bl_janira", "next:bl_slaver"]
    t.choose("next", "bl_assassin")
    t.choose("next", "bl_slaver")
    assert t.elves(0).deck.items == ["bl_xaranta", "bl_janira", "bl_slaver", "bl_assassin"]  # the last is on top
    assert t.elves(0).deck.known == [0, 1, 1, 1] and t.prompt == "er-turn"


def test_the_crystal_orders_as_many_as_there_are() -> None:
    t = holding("art_crystal", "", "sn_raider")
    t.deck(0, "bl_janira bl_slaver")
    use(t, "art_crystal", "snow")
    t.choose("next", "bl_slaver")
    assert t.elves(0).deck.items == ["bl_janira", "bl_slaver"]


def test_the_glove_steals_a_random_artifact_that_only_two_know() -> None:
    t = holding("art_glove")
    t.artifacts(1, "art_ward art_lamp")
    t.treasures(2, "tr_star_shard tr_silver_harp")
    assert aims(t, "art_glove") == ["high tr_silver_harp", "high tr_star_shard", "snow artifact"]
    t.draws((1, 2))
    use(t, "art_glove", "snow", "artifact")
    mine = t.elves(0).artifacts
    assert mine.items == ["art_lamp"] and t.elves(1).artifacts.items == ["art_ward"]
    assert mine.mask(0) == 0b011 and told(t, "er-artifact-stolen") == [(0, 1)]
    seen = [[e["artifact"] for e in t.told(seat) if e["kind"] == "er-artifact-seen"] for seat in range(3)]
    assert seen == [["art_lamp"], ["art_lamp"], []] and not t.can_undo(0)


def test_the_glove_takes_the_treasure_of_choice() -> None:
    t = holding("art_glove")
    t.treasures(2, "tr_star_shard tr_silver_harp")
    use(t, "art_glove", "high", "tr_silver_harp")
    assert t.elves(0).treasures == ["tr_silver_harp"] and t.elves(2).treasures == ["tr_star_shard"]
    assert told(t, "er-treasure-stolen") == [(0, 2, "tr_silver_harp")]


@rule("ER-ACTION-07R")
def test_the_glove_closes_on_nothing_when_the_treasure_is_gone() -> None:
    t = holding("art_glove")
    t.artifacts(1, "art_mirror")
    t.treasures(2, "tr_star_shard")
    declare(t, "art_glove", "high", "tr_star_shard")
    with t.edit() as g:
        g.neutral_discard.append(g.elves[2].treasures.pop())
    nobody_answers(t)
    assert told(t, "er-fizzled") == [("art_glove",)] and t.elves(0).treasures == []


def test_the_ward_keeps_everyone_from_a_land() -> None:
    t = holding("art_ward", "bl_slaver bl_slaver bl_slaver", "sn_raider sn_raider sn_raider", peoples="black snow")
    t.lands(1, "D2")
    assert aims(t, "art_ward") == ["A3", "B2", "B3", "C1", "C2"]  # no Castle
    use(t, "art_ward", "C2")
    assert told(t, "er-warded") == [(0, "C2")]
    t.turn(1)
    assert t.refused("conquer", "C2", seat=1) == "ER-CONQUER-01" and t.offers("conquer", "C1", seat=1)
    t.choose("skip", seat=1)
    t.until("er-turn")
    assert t.active == 0 and t.g.wards[t.g.map.index["C2"]] == NONE  # until the next turn of its owner


def test_the_seal_removes_a_token_of_an_opponent() -> None:
    t = holding("art_quake", peoples="black snow")
    t.lands(1, "D2 A2")
    assert aims(t, "art_quake") == ["A2", "D2"]
    use(t, "art_quake", "A2")
    assert t.g.owner[t.g.map.index["A2"]] == NONE and told(t, "er-token-removed") == [(1, "A2")]


@rule("ER-GOAL-02")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_scroll_offers_another_goal_in_secret(keeps: bool) -> None:
    t = holding("art_oaths", peoples="black snow")
    t.lands(NONE, "B2 B3 C2 A3 C1")
    mine = t.elves(0).goal.items[0]
    unused = sorted(t.g.goals.items)
    use(t, "art_oaths")
    other = next(goal for goal in t.elves(0).goal.items if goal != mine)
    assert t.prompt == "er-keep-goal" and sorted(t.refs("keep")) == sorted([mine, other])
    kept, back = (mine, other) if keeps else (other, mine)
    t.choose("keep", kept)
    assert t.elves(0).goal.items == [kept]
    assert sorted(t.g.goals.items) == sorted([*[g for g in unused if g != other], back])
    assert all(not t.g.goals.mask(i) for i in range(len(t.g.goals.items)))  # it went back unseen
    assert told(t, "er-goal-changed") == [(0,)]
    assert not [e for e in t.told(1) if mine in e.values() or other in e.values()]


def test_the_scroll_brings_cards_where_there_are_no_goals() -> None:
    t = ER("black snow", "dragon_lord")
    t.hand(0, "")
    t.artifacts(0, "art_oaths")
    use(t, "art_oaths")
    assert told(t, "er-summoned") == [(0, 2)]


def test_the_scroll_needs_an_unused_goal() -> None:
    t = holding("art_oaths", peoples="black snow")
    with t.invent() as g:
        g.goals.items.clear()
        g.goals.known = []
    assert refused(t, "art_oaths") == "ER-ACTION-07R"


@rule("ER-DISCARD-02")
@pytest.mark.parametrize("taken", [1, 2])
def test_the_lamp_takes_back_up_to_two_cards_then_the_hand_is_trimmed(taken: int) -> None:
    t = holding("art_lamp", "bl_slaver bl_slaver bl_assassin bl_assassin bl_spider_rider")
    t.discard(0, "bl_janira bl_xaranta")
    use(t, "art_lamp")
    t.choose("recover", "bl_janira")
    if taken == 2:
        t.choose("recover", "bl_xaranta")
    else:
        t.choose("pass")
    assert t.prompt == "er-trim" and len(t.elves(0).hand.items) == 5 + taken
    assert told(t, "er-recovered") == [(0, "bl_janira"), (0, "bl_xaranta")][:taken]


def test_the_lamp_trims_when_the_pile_gives_no_more() -> None:
    t = holding("art_lamp", "bl_slaver bl_slaver bl_assassin bl_assassin bl_spider_rider")
    t.discard(0, "bl_janira")
    use(t, "art_lamp")
    t.choose("recover", "bl_janira")
    assert t.prompt == "er-trim"
