"""Scenarios: playing by key, asking what is offered and refused, scripted dice, saves at every step."""

from __future__ import annotations

from typing import Any

import pytest

from realms.kernel.match import Derived
from realms.kernel.model import IllegalChoice
from realms.kernel.registry import register
from realms.testing import scenario
from realms.testing.choices import randomly
from realms.testing.scenario import Scenario
from testing import lantern
from testing.lantern import SPEC, Bids, Game, Lantern, Turn


def new(players: int = 2, seed: int = 1, slip: str = "") -> Scenario[Lantern]:
    return Scenario(SPEC.new_match(players, seed, {"slip": slip}))


def test_choices_are_made_by_key_or_by_parts() -> None:
    t = new()
    assert (t.active, t.prompt, t.rule) == (0, "turn", "LA-TURN-01")
    t.choose("draw")
    card = t.refs("play")[0]
    t.choose("play", card)
    assert t.happened("played") == [{"kind": "played", "who": 0, "card": card}]
    assert t.match.table.items == [card]


def test_offers_and_refusals_are_told_apart() -> None:
    t = new().until("bid")
    assert t.seat(0).offers("bid", 4) and t.offers("bid:4", seat=1)
    assert t.seat(0).refused("bid", 5) == "LA-BID-02"
    assert t.seat(0).refused("bid", 4) == ""
    assert t.options("bid", seat=0) == [f"bid:{n}" for n in range(5)]
    assert t.seat(1).refs("bid") == ["0", "1", "2", "3", "4"]


def test_a_seat_that_is_not_offered_the_key_is_named_with_what_is() -> None:
    t = new()
    with pytest.raises(AssertionError, match=r"nobody is offered 'bid:1'; offered are .*'draw'"):
        t.choose("bid:1")
    t.until("bid")
    with pytest.raises(AssertionError, match="LA-BID-02 refuses it"):
        t.choose("bid:5")
    with pytest.raises(AssertionError, match=r"seats \[0, 1\] are all offered 'bid:1'"):
        t.choose("bid:1")
    with pytest.raises(IllegalChoice):
        t.seat(0).choose("bid:5")


def test_simultaneous_choices_and_what_each_seat_is_told() -> None:
    t = new().until("bid")
    t.seat(1).choose("bid:2")
    assert t.seat(0).told() == [{"kind": "sealed-in", "who": 1}]
    assert t.seat(1).prompt == "sealed-wait"
    assert t.prompts == [(0, "bid"), (1, "sealed-wait")]
    t.choose("withdraw")
    t.seat(1).choose("bid:3")
    t.seat(0).choose("bid:0")
    assert [e["kind"] for e in t.told(0)][:3] == ["sealed-in", "revealed", "revealed"]
    assert t.match.coins == [7, 1]


def test_hidden_cards_are_told_to_their_owner_only() -> None:
    t = new()
    t.choose("draw")
    assert [e["item"] for e in t.told(1)] == ["?"]
    assert [e["item"] for e in t.told(0)] == [t.match.hands[0].items[-1]]
    assert t.sees(1)["hands"] != t.sees(0)["hands"]


def test_undo_stops_at_a_barrier() -> None:
    t = new()
    before = t.digest()
    card = next(c for c in t.refs("play") if c != "bolt")
    t.choose("play", card)
    assert t.can_undo()
    t.undo()
    assert t.digest() == before
    t.choose("draw")
    assert not t.can_undo()
    with pytest.raises(AssertionError, match="cannot take anything back"):
        t.undo()


def test_until_plays_on_with_a_chooser_and_fails_at_the_end() -> None:
    t = new(3)
    t.until("bid", randomly(SPEC.new_match(2, 1, {}).rng))
    assert t.match.seq > 3
    with pytest.raises(AssertionError, match="ended before 'feast' is asked"):
        t.until("feast")
    assert t.match.over


def test_components_may_be_moved_and_not_made() -> None:
    t = new()
    with t.edit() as match:
        match.hands[0].put(match.deck.take(0))
    assert len(t.match.hands[0].items) == 4
    with pytest.raises(AssertionError, match="editing lost or made components: /moth"), t.edit() as match:
        match.hands[0].put("moth")
    with t.invent() as match:
        match.hands[0].put("moth")
    t.choose("play:moth")


def test_a_rule_that_loses_components_fails_its_test() -> None:
    t = new(slip="lost")
    with pytest.raises(AssertionError, match="lost or made components"):
        t.choose("play", t.refs("play")[0])


def test_a_rule_can_be_entered_or_started_from() -> None:
    t = new()
    t.enter(Bids((0, 1), {}))
    assert t.prompt == "bid" and len(t.match.stack) == 3
    t.restart(Game(), Turn(1))
    assert t.active == 1 and len(t.match.stack) == 2


def test_dice_fall_as_scripted_also_after_loading() -> None:
    t = new()
    t.dice(3, 5, 6)
    rng = t.match.clone().rng
    assert [rng.roll(6) for _ in range(3)] == [3, 5, 6]
    rng = t._saved().rng
    assert [rng.roll(6) for _ in range(3)] == [3, 5, 6]
    t.match.rng.draws += 3
    t.draws((11, 12), (0, 3))
    assert [t.match.rng.below(12), t.match.rng.below(3)] == [11, 0]


def test_a_roll_left_over_fails_the_test() -> None:
    t = new()
    t.dice(3, 5)
    t.match.rng.roll(6)
    with pytest.raises(AssertionError, match="1 scripted rolls were never made"):
        scenario.finish_all()


def test_a_roll_too_many_fails_the_test() -> None:
    t = new()
    t.dice(3)
    t.match.rng.roll(6)
    t.match.rng.roll(6)
    with pytest.raises(AssertionError, match="1 more rolls were made than were scripted"):
        t.choose("done")


def test_impossible_dice_are_refused() -> None:
    with pytest.raises(AssertionError, match="no such rolls"):
        new().dice(7)


def test_a_rule_that_does_not_survive_saving_fails_its_test() -> None:
    d = SPEC.derived

    def load(raw: Any) -> Any:
        match = d.load(raw)
        match.coins[0] += 1
        return match

    register(lantern.LanternSpec("lantern", 1, 2, 3, Derived(d.clone, d.dump, load, d.project, d.zones, d.shape)))
    with pytest.raises(AssertionError, match="saving and loading changes the match: /state/coins/0"):
        new().choose("draw")
    Scenario(SPEC.new_match(2, 1, {}), saves=False).choose("draw")


def test_a_rule_that_reaches_outside_fails_its_test() -> None:
    t = new(slip="outside").until("bid")
    with pytest.raises(AssertionError, match="loading 'bid:1' does something else: /state/points"):
        for seat in (0, 1):
            t.seat(seat).choose("bid:1")
