"""ER-CONQUER: which land may be chosen, and what a conquest changes."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import NONE
from realms.testing.rules import rule

from .land import FIVE, Land

BLACK, SNOW, FOREST = 0, 1, 2
SNOWS = "sn_raider sn_raider sn_raider sn_sentinel sn_sentinel"


def border(lands: str = "", theirs: str = "B1") -> Land:
    """Black with five cards, beside lands of Snow with five cards; nobody's Goal is near."""
    t = Land("black snow")
    t.goal(BLACK, "goal_hoard")
    t.goal(SNOW, "goal_portal")
    t.hand(BLACK, FIVE)
    t.hand(SNOW, SNOWS)
    t.lands(BLACK, lands)
    t.lands(SNOW, theirs)
    return t


@rule("ER-CONQUER-01")
def test_a_land_must_share_a_side_with_one_of_yours() -> None:
    t = border("B1 B2", theirs="")
    assert t.refs("conquer") == ["C1", "A2", "C2", "B3"]
    assert t.refused("conquer", "C3") == "" and "C3" not in t.g.map.index
    for corner in ("A3", "D1", "X"):
        assert t.refused("conquer", corner) == "ER-CONQUER-01"


@rule("ER-CONQUER-01")
def test_the_first_turn_leads_to_the_two_lands_beside_the_castle() -> None:
    assert border(theirs="").refs("conquer") == ["B1", "A2"]


@rule("ER-CONQUER-02")
def test_ownerless_lands_lands_of_opponents_towers_and_castles_can_be_chosen() -> None:
    t = border("B1 E1 E2", theirs="F2")
    assert t.owner("B2") == NONE and t.offers("conquer", "B2")
    assert t.owner("F2") == SNOW and t.offers("conquer", "F2")
    assert t.offers("conquer", "C1") and t.offers("conquer", "F1")
    assert not t.offers("conquer", "B1") and not t.offers("conquer", "A1")


@rule("ER-CONQUER-02")
def test_towers_and_castles_count_as_lands() -> None:
    t = border("C1")
    t.hand(BLACK, "bl_xaranta bl_initiate bl_initiate")
    assert t.refused("use", "bl_xaranta") == "ER-ACTION-05"
    t.lands(BLACK, "A3")
    assert t.g.owner.count(BLACK) == 3
    assert t.refs("use_at")[0].startswith("bl_xaranta")


@rule("ER-CONQUER-03")
def test_an_ownerless_land_is_held_by_neutrals_and_a_land_of_an_opponent_by_its_owner() -> None:
    t = border()
    t.march("A2")
    t.send()
    assert t.fight.defender == NONE
    assert all(f.card.startswith("ne_") for f in t.fight.fighters if f.side == 1)
    t = border()
    t.march("B1")
    t.send()
    assert t.fight.defender == SNOW
    assert all(f.card.startswith("sn_") for f in t.fight.fighters if f.side == 1)


@rule("ER-CONQUER-04")
@pytest.mark.parametrize(("land", "side"), [("B2", ""), ("C1", "tower"), ("F1", "tower")])
def test_the_token_of_the_victor_lies_on_the_land(land: str, side: str) -> None:
    t = border("B1 E1", theirs="")
    t.lands(SNOW, "X")
    t.take(land)
    assert t.owner(land) == BLACK
    token = next(p for p in t.scene(SNOW).pieces if p.id == f"token-{land}")
    assert (token.owner, token.state) == (BLACK, side)


@rule("ER-CONQUER-05", "ER-ARTIFACT-01")
def test_an_ordinary_ownerless_land_gives_an_artifact_that_only_its_owner_sees() -> None:
    t = border(theirs="")
    top = t.g.artifact_deck.items[-1]
    t.attack("A2", won=True)
    assert t.elves(BLACK).artifacts.items == [top] and len(t.elves(BLACK).hand.items) <= 5
    assert [e["who"] for e in t.happened("er-artifact-gained")] == [BLACK]
    for seat, items in ((BLACK, [top]), (SNOW, [])):
        moved = [e["item"] for e in t.told(seat) if e.get("to_zone") == "artifacts-0"]
        assert moved == (items or ["?"])
        elves = t.sees(seat)["elves"]
        assert isinstance(elves, list) and elves[BLACK]["artifacts"] == {"n": 1, "items": items}


@rule("ER-CONQUER-05", "ER-ARTIFACT-01R")
def test_an_empty_artifact_deck_gives_nothing() -> None:
    t = border(theirs="")
    with t.invent() as g:
        g.artifact_deck.items.clear()
    t.take("A2")
    assert t.owner("A2") == BLACK and t.elves(BLACK).artifacts.items == []


@rule("ER-CONQUER-06")
@pytest.mark.parametrize("land", ["C1", "F1", "B2"])
def test_towers_castles_and_lands_of_others_give_no_artifact(land: str) -> None:
    t = border("B1 E1", theirs="B2 X")
    t.take(land)
    assert t.owner(land) == BLACK and t.elves(BLACK).artifacts.items == []


@rule("ER-CONQUER-06", "ER-ARTIFACT-06R")
def test_a_land_with_a_built_tower_gives_no_artifact() -> None:
    t = border(theirs="")
    with t.edit() as g:
        g.built.append(g.map.index["A2"])
    t.take("A2")
    assert t.owner("A2") == BLACK and t.elves(BLACK).artifacts.items == []


@rule("ER-CONQUER-07")
@pytest.mark.parametrize(("held", "after"), [(0, 1), (4, 5), (5, 5)])
def test_a_skipped_battle_gives_a_card_to_a_hand_of_fewer_than_five(held: int, after: int) -> None:
    t = border()
    t.hand(BLACK, " ".join(FIVE.split()[:held]))
    t.choose("skip")
    assert len(t.elves(BLACK).hand.items) == after
    assert len(t.happened("er-skipped")) == 1


@rule("ER-CONQUER-07")
def test_skipping_a_conquest_that_an_effect_has_granted_gives_no_card() -> None:
    t = border(theirs="")
    t.artifacts(BLACK, "art_banner")
    t.attack("A2", won=True)
    t.choose("artifact", "art_banner")
    t.quiet()
    t.hand(BLACK, "bl_initiate bl_initiate bl_guard_of_darn")
    t.choose("skip")
    assert len(t.elves(BLACK).hand.items) == 3


@rule("ER-CONQUER-07R")
def test_whoever_has_named_a_land_cannot_skip_any_more() -> None:
    for land in ("A2", "B1"):
        t = border()
        t.choose("conquer", land)
        while t.prompt not in ("er-send", "er-reply"):
            assert not t.offers("skip")
            t.choose(t.due[0].options[-1].key, seat=t.active)
        assert not t.offers("skip")
        t.send()
        assert t.g.fight is not None


@rule("ER-CONQUER-08")
def test_with_fewer_than_three_cards_no_land_can_be_named() -> None:
    t = border()
    t.hand(BLACK, "bl_initiate bl_guard_of_darn")
    assert t.refs("conquer") == [] and t.refused("conquer", "A2") == "ER-CONQUER-08"
    t.choose("skip")
    assert len(t.elves(BLACK).hand.items) == 3


@rule("ER-CONQUER-08", "ER-TREASURE-03")
def test_a_treasure_may_be_exchanged_first() -> None:
    t = border()
    t.hand(BLACK, "bl_initiate")
    t.treasures(BLACK, "tr_silver_harp")
    t.choose("exchange", "tr_silver_harp")
    assert len(t.elves(BLACK).hand.items) == 3 and t.offers("conquer", "A2")


@rule("ER-CONQUER-08")
def test_a_granted_conquest_needs_three_cards_as_well() -> None:
    t = border(theirs="")
    t.artifacts(BLACK, "art_banner")
    t.attack("A2", won=True)
    t.choose("artifact", "art_banner")
    t.quiet()
    t.hand(BLACK, "bl_initiate bl_initiate")
    assert t.refused("conquer", "B1") == "ER-CONQUER-08" and t.offers("skip")


@rule("ER-CONQUER-09")
def test_a_land_that_is_given_up_changes_hands_without_battle_artifact_or_card() -> None:
    t = border()
    t.hand(BLACK, "bl_initiate bl_initiate bl_initiate")
    t.march("B1")
    assert (t.active, t.prompt) == (SNOW, "er-reply")
    t.choose("give_up")
    assert t.owner("B1") == BLACK and t.g.fight is None
    assert t.elves(BLACK).artifacts.items == [] and len(t.elves(BLACK).hand.items) == 3
    assert t.happened("er-skipped") == [] and t.happened("er-summoned") != [] and t.g.active == SNOW
    assert [e["who"] for e in t.happened("er-summoned")] == [SNOW]


@rule("ER-CONQUER-09", "ER-CONQUER-04")
def test_a_tower_that_is_given_up_counts_as_a_tower() -> None:
    t = border("B1", theirs="C1")
    t.march("C1")
    t.choose("give_up")
    token = next(p for p in t.scene(SNOW).pieces if p.id == "token-C1")
    assert (token.owner, token.state) == (BLACK, "tower")


@rule("ER-CONQUER-10")
def test_cut_off_lands_count_and_can_be_attacked_from() -> None:
    t = border("D1", theirs="")
    assert t.offers("conquer", "C1") and t.offers("conquer", "E1") and t.offers("conquer", "D2")
    t.hand(BLACK, "")
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 2


@rule("ER-CONQUER-10")
def test_a_conquest_that_cuts_lands_off_leaves_them_to_their_owner() -> None:
    t = border("B1 B2 B3", theirs="A2")
    t.turn(SNOW)
    t.take("B2")
    assert [t.owner(cell) for cell in ("A1", "B1", "B2", "B3")] == [BLACK, BLACK, SNOW, BLACK]


@rule("ER-CONQUER-11")
@pytest.mark.parametrize("land", ["A2", "B1"])
def test_a_failed_attack_changes_nothing_on_the_map(land: str) -> None:
    t = border()
    before = t.g.owner[:]
    t.attack(land, won=False)
    t.quiet()
    assert t.g.owner == before and t.g.built == []
    assert t.elves(BLACK).artifacts.items == [] and t.elves(BLACK).taken == 0
