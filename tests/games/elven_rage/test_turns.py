"""ER-TURN, ER-SUMMON, ER-DISCARD: the turn up to the Conquest phase."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.testing.rules import rule
from realms.testing.scenario import Scenario

from .land import FIVE, Land

BLACK, SNOW, FOREST = 0, 1, 2


def order(t: Land, *kinds: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [e.kind.name for e in t.all_events if e.kind.name in kinds]


@rule("ER-TURN-01")
def test_summon_comes_before_discard_and_discard_before_conquest() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.begin_turn(BLACK)
    assert [e.kind.name for e in t.events if e.kind.name.startswith("er-")] == ["er-turn", "er-summoned"]
    assert (t.active, t.prompt) == (BLACK, "er-trim")
    t.choose("discard", "bl_initiate")
    t.quiet()
    assert (t.active, t.prompt) == (BLACK, "er-turn")
    assert t.offers("conquer", "B1")


@rule("ER-TURN-02")
def test_one_land_is_conquered_in_a_turn() -> None:
    t = Land("black snow")
    t.take("B1")
    assert t.owner("B1") == BLACK
    assert t.g.active == SNOW


@rule("ER-TURN-02")
def test_an_effect_may_grant_another_land() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.artifacts(BLACK, "art_banner")
    t.attack("B1", won=True)
    t.choose("artifact", "art_banner")
    t.quiet()
    assert (t.active, t.prompt) == (BLACK, "er-turn")
    t.take("A2")
    assert (t.owner("B1"), t.owner("A2")) == (BLACK, BLACK)
    assert t.g.active == SNOW


@rule("ER-TURN-03")
@pytest.mark.parametrize("won", [True, False])
def test_after_the_battle_the_next_player_has_the_turn(won: bool) -> None:
    t = Land("black snow forest")
    t.attack("1-0", won=won)
    t.quiet()
    assert t.g.active == SNOW


@rule("ER-TURN-03")
def test_a_skipped_battle_ends_the_turn_too_and_the_turns_go_round() -> None:
    t = Land("black snow forest")
    for seat in (BLACK, SNOW, FOREST, BLACK):
        t.until("er-turn")
        assert t.active == seat
        t.choose("skip")


@rule("ER-TURN-03", "ER-ELIM-01")
def test_who_is_out_has_no_turn() -> None:
    t = Land("black snow forest")
    with t.edit() as g:
        g.elves[SNOW].out = True
    t.choose("skip")
    t.until("er-turn")
    assert t.active == FOREST


@rule("ER-SUMMON-01")
@pytest.mark.parametrize(("lands", "cards"), [("", 1), ("B1 A2", 1), ("C1 A3", 3), ("C1 D1 A3 B1", 4)])
def test_a_card_for_each_castle_and_tower(lands: str, cards: int) -> None:
    t = Land("black snow")
    t.hand(BLACK, "bl_initiate")
    t.lands(BLACK, lands)
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 1 + cards
    assert [e["n"] for e in t.happened("er-summoned")] == [cards]


@rule("ER-SUMMON-02")
def test_the_discard_pile_becomes_a_new_deck_in_the_middle_of_a_draw() -> None:
    t = Land("black snow")
    t.hand(BLACK, "")
    t.lands(BLACK, "C1 A3")
    t.deck(BLACK, "bl_janira")
    left = len(t.elves(BLACK).discard)
    t.begin_turn(BLACK)
    assert t.elves(BLACK).hand.items[0] == "bl_janira" and len(t.elves(BLACK).hand.items) == 3
    assert t.elves(BLACK).discard == [] and len(t.elves(BLACK).deck.items) == left - 2
    assert len(t.happened("er-reshuffled")) == 1


@rule("ER-SUMMON-02R")
def test_with_deck_and_discard_pile_empty_nothing_more_is_drawn() -> None:
    t = Land("black snow")
    t.hand(BLACK, "")
    t.lands(BLACK, "C1 A3")
    t.deck(BLACK, "bl_janira bl_initiate")
    with t.invent() as g:
        g.elves[BLACK].discard.clear()
    t.begin_turn(BLACK)
    assert sorted(t.elves(BLACK).hand.items) == ["bl_initiate", "bl_janira"]
    assert t.prompt in ("er-moment", "er-turn")


@rule("ER-SUMMON-03")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_draws_in_the_own_first_turn(players: int) -> None:
    match = SPEC.new_match(players, 3, {})
    assert isinstance(match, ElvenRage)
    t = Scenario(match)
    first = match.active
    for i in range(players):
        t.until_that(lambda: t.prompt == "er-turn", "a turn")
        assert t.active == (first + i) % players
        assert len(t.match.elves[t.active].hand.items) == 5
        assert len(t.match.elves[t.active].deck.items) == 14
        t.choose("skip")
    t.until_that(lambda: t.prompt in ("er-turn", "er-trim"), "a turn")
    assert len(t.match.elves[first].deck.items) == 13


@rule("ER-SUMMON-04")
@pytest.mark.parametrize(
    ("lands", "built", "cards"), [("X", "", 2), ("F1", "", 2), ("B1", "B1", 2), ("X C1", "", 3)]
)
def test_captured_castles_the_central_one_and_built_towers_count(lands: str, built: str, cards: int) -> None:
    t = Land("black snow")
    t.hand(BLACK, "")
    t.lands(BLACK, lands)
    with t.edit() as g:
        g.built[:] = [g.map.index[cell] for cell in built.split()]
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == cards


@rule("ER-SUMMON-04", "ER-ARTIFACT-06R")
def test_a_built_tower_counts_for_its_present_owner() -> None:
    t = Land("black snow")
    t.hand(BLACK, "")
    t.lands(SNOW, "B1")
    with t.edit() as g:
        g.built.append(g.map.index["B1"])
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 1
    t.hand(SNOW, "")
    t.begin_turn(SNOW)
    assert len(t.elves(SNOW).hand.items) == 2


@rule("ER-DISCARD-01")
def test_the_owner_chooses_what_leaves_a_hand_of_more_than_five() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.deck(BLACK, "bl_janira bl_xaranta bl_velkarr")
    before = len(t.elves(BLACK).discard)
    t.lands(BLACK, "C1")
    t.begin_turn(BLACK)
    assert (t.active, t.prompt, t.due[0].args) == (BLACK, "er-trim", (("n", 2),))
    assert t.refs("discard") == ["bl_guard_of_darn", "bl_initiate", "bl_janira", "bl_xaranta"]
    t.play("discard:bl_initiate", "discard:bl_janira")
    assert len(t.elves(BLACK).hand.items) == 5
    assert t.elves(BLACK).discard[before:] == ["bl_initiate", "bl_janira"]
    assert t.prompt != "er-trim"


@rule("ER-DISCARD-01")
def test_a_hand_of_five_is_not_cut() -> None:
    t = Land("black snow")
    t.hand(BLACK, "bl_janira bl_initiate bl_initiate bl_guard_of_darn")
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 5 and t.prompt != "er-trim"


@rule("ER-DISCARD-02")
def test_every_other_draw_is_trimmed_before_anything_else_is_used() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.artifacts(BLACK, "art_horn")
    t.lands(BLACK, "B1 A2")
    t.choose("artifact", "art_horn")
    t.quiet()
    assert (t.active, t.prompt) == (BLACK, "er-trim") and len(t.elves(BLACK).hand.items) == 8
    assert {o.partition(":")[0] for o in t.options()} == {"discard"}
    for _ in range(3):
        t.choose(t.options("discard")[0])
    assert (t.active, t.prompt) == (BLACK, "er-turn") and len(t.elves(BLACK).hand.items) == 5


@rule("ER-DISCARD-02")
def test_cards_that_come_back_from_the_discard_pile_are_trimmed_even_if_fewer_are_taken() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.discard(BLACK, "bl_janira bl_xaranta")
    t.artifacts(BLACK, "art_lamp")
    t.choose("artifact", "art_lamp")
    t.quiet()
    t.choose("recover", "bl_janira")
    t.choose("pass")
    assert (t.active, t.prompt) == (BLACK, "er-trim")


@rule("ER-DISCARD-02")
def test_with_more_than_five_cards_no_action_may_be_used() -> None:
    t = Land("black snow")
    t.lands(BLACK, "B1 A2 B2")
    t.hand(BLACK, "bl_xaranta " + FIVE)
    assert t.refused("use", "bl_xaranta") == "ER-ACTION-09"
    t.hand(BLACK, "bl_xaranta bl_initiate bl_initiate bl_guard_of_darn bl_guard_of_darn")
    assert t.refs("use_at")[0].startswith("bl_xaranta")


@rule("ER-DISCARD-03")
def test_what_comes_back_from_a_battle_is_trimmed_at_once() -> None:
    t = Land("black snow")
    t.hand(BLACK, FIVE)
    t.march("B1")
    t.send()
    t.hand(BLACK, "bl_janira bl_xaranta bl_velkarr bl_assassin bl_slaver")
    t.decide(won=True)
    assert (t.active, t.prompt) == (BLACK, "er-trim")
    while t.prompt == "er-trim":
        t.choose(t.options("discard")[0])
    assert len(t.elves(BLACK).hand.items) == 5
    assert order(t, "er-battle-won", "er-discarded", "er-conquered")[:2] == ["er-battle-won", "er-discarded"]
