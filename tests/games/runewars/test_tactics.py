"""RW-TACTIC-01 to 05: the hand, when cards are played, where they go, and who learns what of it (RW-INFO-01)."""

from __future__ import annotations

import pytest

from realms.games.runewars.data.factions import SHEETS
from realms.games.runewars.data.tactics import TACTICS_CARDS
from realms.games.runewars.rules.bids import begin_bid
from realms.games.runewars.rules.game import Season
from realms.games.runewars.rules.hands import discard_tactic, draw_tactics
from realms.games.runewars.rules.tactics import PLAYS, TacticsMoment
from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.games.runewars.terms import BATTLE_WON, BEFORE_ORDERS, STRONGHOLD_LOST, TALLY
from realms.kernel import view
from realms.kernel.rng import Rng
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1
TEN = "battle_cry*2 blackmail*2 pillage*2 rally_cry*3 coercion"


def hand_of(t: RW, seat: int, looker: int) -> object:
    """What a player sees of a hand of older cards."""
    realms = t.sees(looker)["realms"]
    assert isinstance(realms, list)
    return realms[seat]["tactics"]


@rule("RW-TACTIC-01")
def test_above_ten_cards_are_discarded_at_once() -> None:
    t = RW()
    t.hand(MINE, TEN)
    t.top(t.g.tactics_deck, "ambush teleportation")
    t.go(draw_tactics(t.g, MINE, 2))
    assert t.prompt == "rw-trim-tactics" and t.active == MINE
    t.choose("discard", "coercion")
    assert t.prompt == "rw-trim-tactics"
    t.choose("discard", "ambush")
    assert t.g.tactics_discard == ["coercion", "ambush"]
    assert len(t.realm().tactics.items) + len(t.realm().fresh.items) == 10 and t.due == []


@rule("RW-TACTIC-01")
def test_ten_cards_may_be_held() -> None:
    t = RW()
    t.hand(MINE, TEN.removesuffix(" coercion"))
    t.go(draw_tactics(t.g, MINE, 1))
    assert t.due == []


@rule("RW-TACTIC-02")
def test_a_card_waits_for_the_next_season() -> None:
    t = RW()
    t.hand(MINE, "political_control", fresh=True)
    t.turn(MINE, "harvest")
    assert t.refused("play", "political_control") == "RW-TACTIC-02"


@rule("RW-TACTIC-02")
def test_when_a_season_ends_new_cards_are_ready() -> None:
    t = RW()
    t.hand(MINE, "political_control", fresh=True)
    t.go(Season([], "end"))
    assert t.realm().tactics.items == ["political_control"] and t.realm().fresh.items == []


@rule("RW-TACTIC-02", "RW-SETUP-14")
def test_the_first_hand_is_ready_in_the_first_spring() -> None:
    g = SPEC.new_match(2, 3, {"map": "fixed", "factions": ["daqan", "uthuk"]})
    assert isinstance(g, Runewars)
    while g.year == 0:
        menu = next(d for d in g.due if not d.optional)
        g.apply(menu.seat, menu.options[0].key)
    assert [len(r.tactics.items) for r in g.realms] == [SHEETS[r.faction].tactics for r in g.realms]


@rule("RW-TACTIC-02")
def test_an_older_copy_may_be_played_while_a_new_one_waits() -> None:
    t = RW()
    t.hand(MINE, "political_control")
    t.hand(MINE, "political_control", fresh=True)
    t.turn(MINE, "harvest")
    t.play("play:political_control", "title:captain")
    assert t.realm().fresh.items == ["political_control"]
    assert t.refused("play", "political_control") == "RW-TACTIC-02"


@rule("RW-TACTIC-02")
def test_new_cards_wait_in_windows_too() -> None:
    t = RW()
    t.hand(MINE, "battle_cry", fresh=True)
    t.hand(MINE, "rally_cry")
    t.battle("footman*2", "berserker")
    t.play("pass")
    t.until_that(lambda: (MINE, "rw-moment") in t.prompts, "the tally")
    assert t.refused("play", "battle_cry") == "RW-TACTIC-02"


@rule("RW-TACTIC-03")
def test_one_copy_at_a_moment_of_a_battle() -> None:
    t = RW()
    t.hand(MINE, "battle_cry*2")
    t.battle("footman*2 knight", "berserker", draws=("triangle -", "triangle -", "triangle -", "rectangle -"))
    t.play("pass", "play:battle_cry")
    assert t.refused("play", "battle_cry") == "RW-TACTIC-03"
    t.choose("pass")
    assert t.realm().tactics.items == ["battle_cry"]


@rule("RW-TACTIC-03")
def test_both_players_may_play_a_copy() -> None:
    t = RW()
    for seat in (MINE, THEIRS):
        t.hand(seat, "battle_cry")
    t.battle("footman", "berserker", draws=("triangle -", "triangle -"))
    t.play("pass", "pass", "play:battle_cry", "play:battle_cry")
    assert t.told_of("rw-strengths") == [(2, 2)]


@rule("RW-TACTIC-03")
def test_in_the_own_turn_copies_may_follow_each_other() -> None:
    t = RW()
    t.hand(MINE, "political_control*2")
    t.turn(MINE, "harvest")
    t.play("play:political_control", "title:captain", "play:political_control", "title:primarch")
    assert t.g.titles == [MINE, -2, MINE]


@rule("RW-TACTIC-04")
def test_a_played_card_is_discarded_and_told() -> None:
    t = RW()
    t.hand(MINE, "exploit_their_goodwill pillage")
    t.influence(1, 5)
    t.turn(MINE, "harvest")
    t.choose("play", "exploit_their_goodwill")
    assert t.g.tactics_discard == ["exploit_their_goodwill"] and t.realm().tactics.items == ["pillage"]
    assert {"kind": "rw-tactic", "who": MINE, "tactic": "exploit_their_goodwill"} in t.told(THEIRS)


@rule("RW-TACTIC-04")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    t = RW()
    with t.edit() as g:
        g.tactics_discard = g.tactics_deck.items[:]
        g.tactics_deck.items.clear()
    t.go(draw_tactics(t.g, MINE, 2))
    assert len(t.realm().fresh.items) == 2 and t.g.tactics_discard == []
    assert len(t.g.tactics_deck.items) == 48


@rule("RW-TACTIC-05")
def test_every_card_of_a_moment_says_whether_it_is_possible() -> None:
    """On an empty map, with nothing to aim at, these cards of the own turn are refused by their own rules."""
    idle = (
        "band_of_brigands",
        "coercion",
        "exploit_their_goodwill",
        "favor_of_the_thieves_guild",
        "favor_of_the_warriors_guild",
        "lost_city",
        "proof_of_goodwill",
        "rally_cry",
        "raze_a_city",
        "spread_dissent",
    )
    for card in idle:
        t = RW()
        t.hand(MINE, card)
        t.influence(3, 3)
        t.turn(MINE, "harvest")
        assert t.refused("play", card) == TACTICS_CARDS[card].rule, card


@rule("RW-TACTIC-05")
def test_what_leaves_no_choice_is_not_asked() -> None:
    t = RW()
    t.hand(MINE, "establish_trade_route")
    t.turn(MINE, "harvest")
    t.choose("play", "establish_trade_route")
    assert t.prompt == "rw-turn"


@rule("RW-TACTIC-30")
def test_spies_bring_back_an_order_each() -> None:
    t = RW("daqan uthuk latari")
    t.hand(MINE, "favor_of_the_spies_guild")
    t.played(MINE, "harvest fortify")
    t.played(THEIRS, "mobilize")
    t.go(TacticsMoment(BEFORE_ORDERS, (0, 1, 2)))
    t.play("play:favor_of_the_spies_guild")
    assert t.refs("with") == ["uthuk", "latari"]
    t.play("with:uthuk")
    assert t.refs("back") == ["harvest", "fortify"]
    t.play("back:fortify")
    assert t.realm().played == ["harvest"] and t.realm().orders[-1] == "fortify"
    assert t.active == THEIRS
    t.play("done")
    assert t.realm(THEIRS).played == ["mobilize"]
    assert t.g.tactics_discard == ["favor_of_the_spies_guild"]


@rule("RW-TACTIC-30")
def test_spies_need_an_order_that_was_played() -> None:
    t = RW()
    t.hand(MINE, "favor_of_the_spies_guild")
    t.go(TacticsMoment(BEFORE_ORDERS, (0, 1)))
    assert t.refused("play", "favor_of_the_spies_guild") == "RW-TACTIC-30"


@rule("RW-TACTIC-30")
def test_who_has_played_no_order_is_not_asked_for_one() -> None:
    t = RW()
    t.hand(MINE, "favor_of_the_spies_guild")
    t.played(THEIRS, "mobilize recruit")
    t.go(TacticsMoment(BEFORE_ORDERS, (0, 1)))
    t.play("play:favor_of_the_spies_guild")
    assert t.active == THEIRS and t.refs("back") == ["mobilize", "recruit"]
    t.play("back:recruit")
    assert t.told_of("rw-order-back") == [(THEIRS, "recruit")]


@rule("RW-TACTIC-30")
def test_an_order_taken_back_no_longer_counts_for_supremacy() -> None:
    t = RW()
    t.hand(MINE, "favor_of_the_spies_guild")
    t.played(MINE, "fortify")
    t.go(TacticsMoment(BEFORE_ORDERS, (0, 1)))
    t.play("play:favor_of_the_spies_guild", "back:fortify")
    t.go(Season([], "choose"))
    t.choose("order", "strategize", seat=MINE)
    t.choose("order", "strategize", seat=THEIRS)
    t.until_that(lambda: t.prompts == [(MINE, "rw-turn")], "the own turn")
    assert t.g.stack[-1].bonus is True  # type: ignore[attr-defined]


@rule("RW-TACTIC-41")
def test_strings_are_pulled_to_bid_last() -> None:
    t = RW()
    t.hand(MINE, "pulling_the_strings")
    t.influence(5, 4)
    t.go(begin_bid(t.g))
    assert t.prompts == [(MINE, "rw-moment")]
    t.play("play:pulling_the_strings")
    assert t.prompts == [(THEIRS, "rw-bid")]
    t.play("bid:3")
    assert t.prompts == [(MINE, "rw-late-bid")] and t.told_of("rw-bid") == [(THEIRS, 3)]
    t.play("bid:4")
    assert t.told_of("rw-bid-won") == [(MINE,)] and t.realm().influence == 1
    assert t.g.tactics_discard == ["pulling_the_strings"]


@rule("RW-TACTIC-41", "RW-TACTIC-05")
def test_only_one_player_can_be_the_last_to_bid() -> None:
    t = RW()
    t.hand(MINE, "pulling_the_strings blackmail")
    t.influence(5, 4)
    t.go(begin_bid(t.g))
    t.play("play:pulling_the_strings")
    with t.invent() as g:
        g.realms[MINE].tactics.put("pulling_the_strings")
    assert t.refused("play", "pulling_the_strings") in ("RW-TACTIC-03", "RW-TACTIC-41")
    assert PLAYS["pulling_the_strings"].why(t.g, THEIRS, "before_bid") == "RW-TACTIC-41"


@rule("RW-INFO-01")
def test_hands_are_hidden_and_their_size_is_not() -> None:
    t = RW()
    t.hand(MINE, "pillage coercion")
    assert hand_of(t, MINE, MINE) == {"n": 2, "items": ["pillage", "coercion"]}
    assert hand_of(t, MINE, THEIRS) == {"n": 2, "items": []}


@rule("RW-INFO-01")
def test_what_is_drawn_is_told_to_its_player_only() -> None:
    t = RW()
    t.hand(MINE, "favorable_alliance")
    t.turn(MINE, "strategize")
    t.play("draw")
    drawn = t.realm().fresh.items[:]
    moved = [e["item"] for e in t.told(MINE) if e["kind"] == "item-moved"]
    assert drawn and moved == drawn
    assert not {*drawn} & {e["item"] for e in t.told(THEIRS) if e["kind"] == "item-moved"}
    assert {"kind": "rw-tactics-drawn", "who": MINE, "n": len(drawn)} in t.told(THEIRS)


@rule("RW-INFO-01")
def test_discards_are_open() -> None:
    t = RW()
    t.hand(MINE, "pillage")
    with t.edit() as g:
        discard_tactic(g, MINE, "pillage")
    assert t.sees(THEIRS)["tactics_discard"] == ["pillage"]


@rule("RW-INFO-01")
@pytest.mark.parametrize("moment", [TALLY, BATTLE_WON, BEFORE_ORDERS, STRONGHOLD_LOST])
@pytest.mark.parametrize("held", ["coercion", "battle_cry", "favor_of_the_spies_guild", "scorched_earth"])
def test_who_holds_cards_is_asked_whatever_they_are(moment: str, held: str) -> None:
    t = RW()
    t.hand(MINE, held)
    t.battle("footman", "berserker")
    t.enter(TacticsMoment(moment, (MINE, THEIRS)))
    assert t.prompts == [(MINE, "rw-moment")]


@rule("RW-INFO-01")
@pytest.mark.parametrize("fresh", [True, False])
def test_who_can_hold_no_answer_is_not_asked(fresh: bool) -> None:
    """No cards, or only cards of this season: everybody knows that."""
    t = RW()
    if fresh:
        t.hand(MINE, "favor_of_the_spies_guild", fresh=True)
    t.go(TacticsMoment(BEFORE_ORDERS, (MINE, THEIRS)))
    assert t.due == []


@rule("RW-INFO-01")
def test_questions_are_the_same_in_every_world_a_player_thinks_possible() -> None:
    t = RW()
    t.hand(MINE, "battle_cry rally_cry coercion")
    t.hand(THEIRS, "blackmail tactical_retreat battle_cry")
    t.battle("footman*2", "berserker*2", draws=("triangle -",) * 4)
    asked: list[int] = []
    while "pass" in t.options():
        for looker in (MINE, THEIRS):
            for seed in range(5):
                world = view.redeal(t.match, looker, Rng(seed))
                assert [(d.seat, d.prompt) for d in world.due] == t.prompts
        asked.append(t.active)
        t.choose("pass")
    assert asked == [MINE, THEIRS, MINE, THEIRS, THEIRS]
