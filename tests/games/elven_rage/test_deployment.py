"""Deployment: the deal, the two middle places, what follows the reveal, who points at whom (ER-DEPLOY)."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.rules.battle import Battle
from realms.games.elven_rage.terms import PLACES
from realms.testing.rules import rule

from .builder import ER

BLACK, SNOW = 0, 1
OURS = "bl_guard_of_darn bl_initiate bl_assassin"
THEIRS = "sn_raider sn_sentinel sn_elite_of_sareon"
EMPTY = "-- -- --"


def table(peoples: str = "black snow", *, seed: int = 1) -> ER:
    """Nobody holds a card or an Artifact."""
    t = ER(peoples, seed=seed)
    for seat in range(t.g.seats):
        t.hand(seat, "")
    return t


def revealed(t: ER, ours: str, theirs: str, **how: int) -> None:
    """The six cards lie open where they were dealt; nobody can strike."""
    for word in [*ours.split(), *theirs.split()]:
        if not word.startswith("tr_"):
            t.set(word, icons=EMPTY)
    t.battle(ours, theirs, at="reserve_exchange", **how)  # type: ignore[arg-type]


@rule("ER-DEPLOY-01")
def test_the_six_cards_are_dealt_to_the_six_places_and_all_see_them() -> None:
    t = table()
    t.battle(OURS, THEIRS, at="deploy")
    dealt = t.told_of("er-deployed")
    assert sorted([str(card) for card, _ in dealt]) == sorted([*OURS.split(), *THEIRS.split()])
    assert sorted([str(place) for _, place in dealt]) == sorted(PLACES)


@rule("ER-DEPLOY-01R")
def test_each_card_comes_to_each_place_equally_often() -> None:
    t = table()
    revealed(
        t,
        "bl_guard_of_darn@N bl_initiate@E bl_assassin@TOP",
        "sn_raider@S sn_sentinel@W sn_elite_of_sareon@BOTTOM",
    )
    g, deals = t.match.clone(), 1800
    cards = [*OURS.split(), *THEIRS.split()]
    count: dict[tuple[str, int], int] = {}
    orders = set()
    for _ in range(deals):
        Battle(list(cards), []).deploy(g)
        assert g.fight is not None
        orders.add(tuple(f.place for f in g.fight.fighters))
        for f in g.fight.fighters:
            count[f.card, f.place] = count.get((f.card, f.place), 0) + 1
    assert len(count) == 36 and all(0.8 < n / (deals / 6) < 1.2 for n in count.values())
    assert len(orders) > 600  # of 720


@rule("ER-DEPLOY-02")
def test_middle_cards_neither_fight_nor_count() -> None:
    """Snow sent three cards, two of them lie in the middle: one against two."""
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_assassin@W", "sn_raider@E sn_sentinel@TOP sn_elite_of_sareon@BOTTOM")
    t.fight_on()
    assert [who for who, _ in t.told_of("er-battle-won")] == [BLACK]


@rule("ER-DEPLOY-03")
def test_the_lower_card_dies_to_the_pile_of_its_own_deck() -> None:
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@W bl_assassin@E", "sn_raider@S sn_sentinel@BOTTOM")
    assert "sn_sentinel" in t.elves(SNOW).discard
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@BOTTOM bl_assassin@E", "ne_bandit@S ne_cave_troll@W", mover=SNOW)
    assert "bl_initiate" in t.elves(BLACK).discard
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@W", "ne_bandit@S ne_cave_troll@BOTTOM", mover=SNOW)
    assert "ne_cave_troll" in t.g.neutral_discard


@rule("ER-DEPLOY-04", "ER-ACTION-04")
def test_the_reserve_returns_to_the_hand_and_may_use_its_action() -> None:
    t = table()
    t.lands(SNOW, "B1 C1 D1 E1")
    revealed(t, "bl_guard_of_darn@N bl_initiate@W", "sn_raider@S sn_lord_of_the_blizzard@TOP")
    assert t.elves(SNOW).hand.items == ["sn_lord_of_the_blizzard"]
    t.pass_to(SNOW, "start")
    assert t.offers("use_at", "sn_lord_of_the_blizzard", "sn_raider@S", "F")
    # The Raider fights: he is not in the hand, and no Action of his is thought of.
    assert not [o for o in t.options() if "sn_raider:" in o]


@rule("ER-DEPLOY-04")
def test_a_neutral_reserve_is_discarded_at_once() -> None:
    t = table()
    t.artifacts(BLACK, "art_horn")
    revealed(t, "bl_guard_of_darn@N bl_initiate@W", "ne_bandit@S ne_cave_troll@TOP", mover=SNOW)
    t.pass_to(BLACK, "deployed")
    assert t.g.neutral_discard.count("ne_cave_troll") == 1


@rule("ER-DEPLOY-05", "ER-DEPLOY-05R")
def test_the_attacker_may_exchange_the_own_reserve_with_an_own_fighter() -> None:
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@TOP bl_assassin@E", "sn_raider@S sn_sentinel@W")
    assert t.prompts == [(BLACK, "er-exchange")]
    assert t.options() == ["swap:bl_guard_of_darn@N", "swap:bl_assassin@E", "keep_reserve"]
    t.choose("swap", "bl_guard_of_darn@N")
    assert t.told_of("er-exchanged") == [(BLACK, "bl_initiate", "bl_guard_of_darn")]
    assert t.told_of("er-reserve") == [("bl_guard_of_darn",)]


@rule("ER-DEPLOY-05")
def test_the_fighter_that_was_exchanged_goes_to_the_hand_and_the_other_fights() -> None:
    t = table()
    t.artifacts(BLACK, "art_horn")
    revealed(t, "bl_guard_of_darn@N bl_initiate@TOP", "sn_raider@S sn_sentinel@W")
    t.choose("swap", "bl_guard_of_darn@N")
    t.pass_to(BLACK, "start")
    assert t.elves(BLACK).hand.items == ["bl_guard_of_darn"] and t.at("N").card == "bl_initiate"


@rule("ER-DEPLOY-05")
def test_the_attacker_may_leave_the_reserve_where_it_is() -> None:
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@TOP", "sn_raider@S sn_sentinel@W")
    t.choose("keep_reserve")
    assert t.told_of("er-reserve") == [("bl_initiate",)]


@rule("ER-DEPLOY-05")
def test_nobody_but_the_attacker_exchanges() -> None:
    t = table()
    t.artifacts(SNOW, "art_horn")
    revealed(t, "bl_guard_of_darn@N bl_initiate@E", "sn_raider@S sn_sentinel@TOP")
    assert t.prompt != "er-exchange"
    assert not t.told_of("er-exchanged")


@rule("ER-DEPLOY-05R")
def test_the_wounded_card_cannot_be_exchanged_for_and_ties_stay_with_the_owner_of_the_reserve() -> None:
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@TOP bl_assassin@BOTTOM", "sn_raider@S")
    assert t.options() == ["swap:bl_guard_of_darn@N", "keep_reserve"]
    t.choose("swap", "bl_guard_of_darn@N")
    t.fight_on()
    assert "bl_assassin" in t.elves(BLACK).discard
    assert [who for who, _ in t.told_of("er-battle-won")] == [BLACK]


POINTS = [
    # ER-DEPLOY-07R: where left, forward and right of each place lead.
    *[("N", "L", "E"), ("E", "L", "S"), ("S", "L", "W"), ("W", "L", "N")],
    *[("N", "F", "S"), ("S", "F", "N"), ("E", "F", "W"), ("W", "F", "E")],
    *[("N", "R", "W"), ("W", "R", "S"), ("S", "R", "E"), ("E", "R", "N")],
]
MEETS = {"L": "R", "F": "F", "R": "L"}


def on_side(side: str, icon: str, other: str = "--") -> str:
    return " ".join([icon if s == side else other for s in "LFR"])


def lone_striker(place: str, side: str, facing: dict[str, str]) -> ER:
    """One attacker with a simple strike on one side, three enemies; `facing`: what an enemy shows."""
    t = table()
    t.artifacts(BLACK, "art_horn")
    t.set(f"bl_guard_of_darn@{place}", icons=on_side(side, "S1"), initiative=9)
    for card, where in zip(THEIRS.split(), [p for p in "NESW" if p != place], strict=True):
        t.set(f"{card}@{where}", icons=facing.get(where, EMPTY), lives=3, initiative=1)
    enemies = [f"{c}@{w}" for c, w in zip(THEIRS.split(), [p for p in "NESW" if p != place], strict=True)]
    t.battle(f"bl_guard_of_darn@{place}", " ".join(enemies))
    t.pass_to(BLACK, "end")
    return t


@rule("ER-DEPLOY-06", "ER-DEPLOY-07", "ER-DEPLOY-07R")
@pytest.mark.parametrize(("place", "side", "hit"), POINTS)
def test_every_card_faces_the_centre(place: str, side: str, hit: str) -> None:
    t = lone_striker(place, side, {})
    assert t.told_of("er-lives-lost") == [(f"{t.at(hit).card}@{hit}", 1)]


@rule("ER-DEPLOY-07R2")
@pytest.mark.parametrize(("place", "side", "hit"), POINTS)
def test_a_strike_meets_the_icon_that_faces_it(place: str, side: str, hit: str) -> None:
    t = lone_striker(place, side, {hit: on_side(MEETS[side], "FS")})
    assert t.told_of("er-lives-lost") == [(f"bl_guard_of_darn@{place}", 1)]
    t = lone_striker(place, side, {hit: on_side(MEETS[side], "--", "FS")})
    assert t.told_of("er-lives-lost") == [(f"{t.at(hit).card}@{hit}", 1)]


@rule("ER-DEPLOY-08", "ER-TREASURE-01")
def test_treasures_and_missing_cards_are_empty_places() -> None:
    t = table()
    t.artifacts(BLACK, "art_horn")
    t.battle(OURS, "ne_bandit tr_star_shard tr_amber_idol", mover=SNOW, at="deploy")
    assert len(t.told_of("er-deployed")) == 4
    assert t.fight.treasures == ["tr_star_shard", "tr_amber_idol"]
    t = table()
    t.artifacts(BLACK, "art_horn")
    t.battle(OURS, "ne_bandit ne_cave_troll", mover=SNOW, at="deploy")
    assert len(t.told_of("er-deployed")) == 5


@rule("ER-DEPLOY-08")
def test_who_meets_only_empty_places_has_won() -> None:
    t = table()
    revealed(t, "bl_guard_of_darn@N bl_initiate@W bl_assassin@S", "ne_bandit@TOP ne_cave_troll@BOTTOM", mover=SNOW)
    assert t.told_of("er-reserve") == [("ne_bandit",)]
    assert [who for who, _ in t.told_of("er-battle-won")] == [BLACK]
    assert not t.told_of("er-cycle")


@rule("ER-DEPLOY-09")
def test_what_follows_the_reveal_follows_in_order() -> None:
    """Exchange, reveal, the fallen card, the reserve, after the deployment, the first turn."""
    t = table("black snow forest")
    for seat in range(3):
        t.artifacts(seat, ("art_horn", "art_lamp", "art_glove")[seat])
    t.set("bl_guard_of_darn@N", initiative=9)
    t.battle(
        "bl_guard_of_darn@N bl_initiate@TOP bl_assassin@BOTTOM", "sn_raider@S sn_sentinel@W", at="reserve_exchange"
    )
    assert t.prompts == [(BLACK, "er-exchange")]
    t.choose("keep_reserve")
    asked = []
    for _ in range(6):
        asked.append((dict(t.due[0].args)["trigger"], t.active))
        if asked[-1][0] == "fallen":
            assert t.elves(BLACK).discard == [] and t.elves(BLACK).hand.items == []
        if asked[-1][0] == "deployed":
            assert t.elves(BLACK).discard == ["bl_assassin"] and t.elves(BLACK).hand.items == ["bl_initiate"]
        t.choose("pass")
    # An outsider's Artifact fits none of these; only the owner of the fallen card could save it.
    assert asked == [
        ("reveal", BLACK),
        ("reveal", SNOW),
        ("fallen", BLACK),
        ("deployed", BLACK),
        ("deployed", SNOW),
        ("start", BLACK),
    ]


@rule("ER-DEPLOY-09", "ER-DEPLOY-03")
def test_the_fallen_card_may_be_saved() -> None:
    t = table()
    t.artifacts(SNOW, "art_feather")
    revealed(t, "bl_guard_of_darn@N bl_initiate@E", "sn_raider@S sn_sentinel@BOTTOM")
    t.pass_to(SNOW, "fallen")
    t.choose("artifact_on", "art_feather", "sn_sentinel@BOTTOM")
    assert t.elves(SNOW).hand.items == ["sn_sentinel"] and "sn_sentinel" not in t.elves(SNOW).discard
    assert t.told_of("er-saved") == [("sn_sentinel",)] and not t.told_of("er-died")


@rule("ER-DEPLOY-09")
def test_the_wheel_takes_back_the_whole_first_deal() -> None:
    """It all begins again with the attacker's exchange: the one that was made does not count."""
    again = 0
    for seed in range(6):
        t = table(seed=seed)
        t.artifacts(SNOW, "art_wheel")
        revealed(t, "bl_guard_of_darn@N bl_initiate@TOP bl_assassin@BOTTOM", "sn_raider@S sn_sentinel@W")
        t.choose("swap", "bl_guard_of_darn@N")
        t.pass_to(SNOW, "reveal")
        t.choose("artifact", "art_wheel")
        place = {str(where): str(card) for card, where in t.told_of("er-deployed")}
        assert len(place) == 5 and t.g.spent == ["art_wheel"]
        if place.get("TOP", "").startswith("bl_"):
            again += 1
            assert t.prompts == [(BLACK, "er-exchange")] and not t.told_of("er-died")
            t.choose("keep_reserve")
        assert t.told_of("er-reserve") == [(place[p],) for p in ("TOP",) if p in place]
        assert t.told_of("er-died")[:1] == [(place[p],) for p in ("BOTTOM",) if p in place]
    assert again
