"""ER-TREASURE: empty places in battle, booty of the victor, two cards for each."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.warriors import TREASURES
from realms.testing.rules import rule

from .land import FIVE, Land

BLACK, SNOW, FOREST = 0, 1, 2
HARP, IDOL = "tr_silver_harp", "tr_amber_idol"


def rich_squad(cards: str = f"ne_bandit {HARP} {IDOL}") -> Land:
    t = Land("black snow forest")
    t.goal(BLACK, "goal_warlord")
    t.hand(BLACK, FIVE)
    t.artifacts(BLACK, "art_web")
    t.squad(0, cards)
    return t


@rule("ER-TREASURE-01")
def test_treasures_come_with_the_neutral_deck() -> None:
    t = Land("black snow")
    neutral = [*t.g.neutral_deck.items, *[card for squad in t.g.squads for card in squad.items]]
    assert sorted([card for card in neutral if card.startswith("tr_")]) == sorted(TREASURES)


@rule("ER-TREASURE-01")
def test_in_battle_a_treasure_is_an_empty_place() -> None:
    t = rich_squad()
    t.march("1-1")
    t.send()
    assert [f.card for f in t.fight.fighters if f.side == 1] == ["ne_bandit"]
    assert sorted(t.fight.treasures) == [IDOL, HARP]
    assert len({f.place for f in t.fight.fighters}) == 4


@rule("ER-TREASURE-01", "ER-RESULT-03R")
def test_a_squad_of_treasures_alone_is_beaten_at_once() -> None:
    t = rich_squad(f"{HARP} {IDOL} tr_star_shard")
    t.march("1-1")
    t.send()
    t.until_that(lambda: t.g.fight is None, "the end of the battle")
    assert t.owner("1-1") == BLACK and len(t.elves(BLACK).treasures) == 3


@rule("ER-TREASURE-02")
def test_a_victorious_attacker_gains_all_treasures_of_the_battle() -> None:
    t = rich_squad()
    t.attack("1-1", won=True)
    assert sorted(t.elves(BLACK).treasures) == [IDOL, HARP]
    assert [e["who"] for e in t.story("er-treasure-gained")] == [BLACK, BLACK]


@rule("ER-TREASURE-02R")
def test_a_beaten_attacker_leaves_them_to_the_neutral_discard_pile() -> None:
    t = rich_squad()
    t.attack("1-1", won=False)
    assert t.elves(BLACK).treasures == []
    assert HARP in t.g.neutral_discard and IDOL in t.g.neutral_discard


@rule("ER-TREASURE-02R")
@pytest.mark.parametrize("seed", range(12))
def test_it_does_not_matter_where_they_lay(seed: int) -> None:
    t = rich_squad()
    t.march("1-1")
    t.g.rng = type(t.g.rng)(seed, 0)
    t.send()
    t.decide(won=True)
    assert sorted(t.elves(BLACK).treasures) == [IDOL, HARP]


@rule("ER-TREASURE-02R")
def test_they_are_kept_open_and_are_no_hand_cards() -> None:
    t = Land("black snow forest")
    t.hand(BLACK, "bl_initiate bl_initiate bl_guard_of_darn bl_guard_of_darn")
    t.treasures(BLACK, f"{HARP} {IDOL}")
    elves = t.sees(SNOW)["elves"]
    assert isinstance(elves, list) and elves[BLACK]["treasures"] == [HARP, IDOL]
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 5 and t.prompt != "er-trim"
    t.hand(BLACK, "bl_initiate bl_initiate")
    t.turn(BLACK)
    assert t.refused("conquer", "1-1") == "ER-CONQUER-08"


@rule("ER-TREASURE-03")
def test_a_treasure_is_worth_two_cards_and_goes_to_the_neutral_discard_pile() -> None:
    t = Land("black snow forest")
    t.hand(BLACK, "bl_initiate bl_initiate")
    t.treasures(BLACK, f"{HARP} {IDOL}")
    t.choose("exchange", HARP)
    assert len(t.elves(BLACK).hand.items) == 4
    assert t.elves(BLACK).treasures == [IDOL] and t.g.neutral_discard[-1] == HARP
    assert (t.active, t.prompt) == (BLACK, "er-turn")


@rule("ER-TREASURE-03")
def test_after_the_exchange_the_hand_is_cut_to_five() -> None:
    t = Land("black snow forest")
    t.hand(BLACK, FIVE)
    t.treasures(BLACK, HARP)
    t.choose("exchange", HARP)
    assert (t.active, t.prompt, t.due[0].args) == (BLACK, "er-trim", (("n", 2),))


@rule("ER-TREASURE-03")
def test_it_may_be_exchanged_in_the_turn_of_another() -> None:
    t = Land("black snow forest")
    t.hand(FOREST, "fo_sniper")
    t.treasures(FOREST, HARP)
    t.begin_turn(BLACK)
    t.until_that(lambda: t.active == FOREST, "the question to the Forest elves")
    assert t.prompt == "er-moment"
    t.choose("exchange", HARP)
    assert len(t.elves(FOREST).hand.items) == 3 and t.g.active == BLACK


@rule("ER-TREASURE-03")
def test_an_outsider_may_exchange_it_too_when_a_land_was_named() -> None:
    t = Land("black snow forest")
    t.hand(BLACK, FIVE)
    t.lands(SNOW, "1-1")
    t.treasures(FOREST, HARP)
    t.choose("conquer", "1-1")
    t.pass_to(FOREST, "target")
    assert t.offers("exchange", HARP)


@rule("ER-TREASURE-04")
def test_not_during_a_battle() -> None:
    t = Land("black snow")
    for seat in (BLACK, SNOW):
        t.hand(seat, "")
    t.treasures(BLACK, HARP)
    t.artifacts(BLACK, "art_web")
    t.battle("bl_guard_of_darn@N bl_initiate@W", "ne_bandit@S ne_goblin_mob@E", mover=SNOW)
    t.pass_to(BLACK, "start")
    assert t.refused("exchange", HARP) == "ER-TREASURE-04"
    t.until_that(lambda: t.g.fight is None, "the end of the battle")
    assert t.elves(BLACK).treasures == [HARP]
