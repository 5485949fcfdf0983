"""The end of a battle: when it ends, who wins, who goes home (ER-RESULT)."""

from __future__ import annotations

import pytest

from realms.testing.rules import rule

from .builder import ER, duel

BLACK, SNOW, FOREST = 0, 1, 2
EMPTY = "-- -- --"
GUARD, INITIATE = "bl_guard_of_darn@N", "bl_initiate@E"
RAIDER, SENTINEL = "sn_raider@W", "sn_sentinel@S"


def stand(ours: str, theirs: str, peoples: str = "black snow", **how: int) -> ER:
    """Fighters that cannot strike, to the end; nobody uses anything. With `mover` the enemies are neutral."""
    t = ER(peoples)
    for seat in range(t.g.seats):
        t.hand(seat, "")
    for word in [*ours.split(), *theirs.split()]:
        t.set(word, icons=EMPTY, lives=2)
    t.battle(ours, theirs, **how)  # type: ignore[arg-type]
    t.fight_on()
    return t


def winner(t: ER) -> int:
    won = t.told_of("er-battle-won")
    assert len(won) == 1
    return int(str(won[0][0]))


@rule("ER-RESULT-01")
def test_a_battle_ends_when_nobody_can_take_a_life_any_more() -> None:
    t = duel("-- S1 --", "-- SH --")
    t.fight_on()
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 1 and not t.told_of("er-died")


@rule("ER-RESULT-01R")
def test_every_living_fighter_has_its_turn_before_it_ends() -> None:
    t = duel(EMPTY, EMPTY)
    assert t.turns() == [GUARD, SENTINEL]


@rule("ER-RESULT-01R")
@pytest.mark.parametrize("icon", ["S1", "P1"])
def test_it_goes_on_while_a_strike_is_compulsory(icon: str) -> None:
    """A strike that takes a life, or one at a fire shield that costs the striker's."""
    t = duel(f"-- {icon} --", "-- FS --", lives=2)
    asked = t.fight_on()
    assert len(t.told_of("er-cycle")) == 2 and "last" not in [moment for moment, _ in asked]
    assert ("bl_guard_of_darn",) in t.told_of("er-died")


@rule("ER-RESULT-01R")
def test_after_a_movement_another_cycle_follows() -> None:
    """A movement may bring a strike into reach: the cycle after it without one is the last."""
    t = duel("-- MV --", EMPTY)
    t.fight_on()
    t.choose("move", "F", SENTINEL)
    t.fight_on()
    assert len(t.told_of("er-cycle")) == 2 and t.prompt == "er-icon"
    t.choose("stay")
    t.fight_on()
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 2


@rule("ER-RESULT-01R")
def test_a_movement_of_an_earlier_cycle_does_not_count() -> None:
    """A life is lost in the second cycle, so it is not the guard of two quiet ones that ends it."""
    t = duel("-- MV --", EMPTY)
    t.artifacts(BLACK, "art_thunder_arrow")
    t.fight_on()
    t.choose("move", "F", SENTINEL)
    t.fight_on()
    t.choose("stay")
    t.unanswered("artifact_on", "art_thunder_arrow", "sn_sentinel@N")
    assert "last" in [moment for moment, _ in t.fight_on()]
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 2


@rule("ER-RESULT-01R")
def test_the_last_window_is_open_to_all_participants_first() -> None:
    """Snow attacks Black; the Forest, between them at the table, speaks after both."""
    t = ER("snow forest black")
    for seat, artifact in enumerate(("art_horn", "art_lamp", "art_glove")):
        t.hand(seat, "")
        t.artifacts(seat, artifact)
    for who in ("sn_raider@N", "bl_initiate@S"):
        t.set(who, icons=EMPTY)
    t.battle("sn_raider@N", "bl_initiate@S", defender=2)
    assert t.fight_on()[-3:] == [("last", 0), ("last", 2), ("last", 1)]


@rule("ER-RESULT-01R")
def test_a_strike_that_the_last_window_makes_possible_brings_another_cycle() -> None:
    t = duel("-- S1 --", "-- SH --", lives=1)
    t.artifacts(BLACK, "art_dragon_blood")
    t.pass_to(BLACK, "last")
    t.unanswered("artifact_at", "art_dragon_blood", GUARD, "F")
    t.fight_on()
    assert len(t.told_of("er-cycle")) == 2 and t.told_of("er-died") == [("sn_sentinel",)]


@rule("ER-RESULT-01R", "ER-BATTLE-EX2")
def test_a_last_window_in_which_nothing_becomes_possible_is_the_end() -> None:
    t = duel("-- S1 --", "-- SH --")
    t.artifacts(BLACK, "art_moonsteel")
    t.pass_to(BLACK, "last")
    t.unanswered("artifact_at", "art_moonsteel", GUARD, "F")
    t.fight_on()
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 1


@rule("ER-RESULT-01R2")
def test_it_ends_at_once_with_the_last_fighter_of_a_side() -> None:
    """No window after the death: not the striker's, and the others have no turn."""
    t = duel("-- S1 --", EMPTY, lives=1)
    assert [moment for moment, _ in t.fight_on()] == ["start", "named", "struck"]
    assert winner(t) == BLACK


@rule("ER-RESULT-01R2")
def test_it_does_not_end_if_a_response_saves_the_last_fighter() -> None:
    t = duel("-- S1 --", EMPTY, lives=1)
    t.artifacts(SNOW, "art_elixir")
    t.pass_to(SNOW, "struck")
    t.unanswered("artifact_on", "art_elixir", SENTINEL)
    t.pass_to(BLACK, "end")
    assert t.standing() == ["bl_guard_of_darn", "sn_sentinel"]


@rule("ER-RESULT-01R2", "ER-ACTION-03")
def test_what_waits_when_a_battle_ends_does_not_work_and_is_spent() -> None:
    """Black declares the Initiate, Snow answers with an arrow that kills Black's last fighter."""
    t = duel("S1 -- --", EMPTY, lives=1)
    t.hand(BLACK, "bl_initiate")
    t.own(BLACK, 5)
    t.artifacts(SNOW, "art_thunder_arrow")
    t.pass_to(BLACK, "start")
    t.choose("use_at", "bl_initiate", GUARD, "F")
    t.unanswered("artifact_on", "art_thunder_arrow", GUARD)
    t.fight_on()
    assert winner(t) == SNOW and not t.told_of("er-replaced")
    assert sorted(t.elves(BLACK).discard) == ["bl_guard_of_darn", "bl_initiate"]
    assert t.g.spent == ["art_thunder_arrow"] and t.elves(BLACK).laid == t.elves(SNOW).laid == []


@rule("ER-RESULT-01R2", "ER-ATTACK-07R")
def test_a_card_between_life_and_death_keeps_the_battle_open() -> None:
    """The Raider dies of an arrow while the Sentinel, dying of a strike, may still be saved."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.artifacts(BLACK, "art_thunder_arrow art_horn")
    t.artifacts(SNOW, "art_elixir")
    t.set(GUARD, icons="-- S1 --", lives=2, initiative=9)
    t.set(RAIDER, icons=EMPTY, lives=1, initiative=1)
    t.set(SENTINEL, icons=EMPTY, lives=1, initiative=1)
    t.battle(GUARD, f"{RAIDER} {SENTINEL}")
    t.pass_to(BLACK, "struck")
    t.unanswered("artifact_on", "art_thunder_arrow", RAIDER)
    t.pass_to(SNOW, "struck")
    assert t.told_of("er-died") == [("sn_raider",)]
    t.unanswered("artifact_on", "art_elixir", SENTINEL)
    t.pass_to(BLACK, "end")
    assert t.standing() == ["bl_guard_of_darn", "sn_sentinel"]


@rule("ER-RESULT-01R3")
def test_two_whole_cycles_without_a_loss_end_it() -> None:
    """Two cards that would exchange places for ever."""
    t = duel("-- MV --", EMPTY)
    for _ in range(2):
        t.fight_on()
        t.choose("move", "F", t.refs("move")[0].partition(":")[2])
    asked = t.fight_on()
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 2
    assert ("last", BLACK) not in asked


@rule("ER-RESULT-01R3")
def test_a_loss_begins_the_count_anew() -> None:
    """A quiet cycle, one with a loss, then two quiet ones."""
    t = duel("-- MV --", EMPTY)
    t.artifacts(BLACK, "art_thunder_arrow")
    for cycle in range(4):
        t.fight_on()
        t.choose("move", "F", t.refs("move")[0].partition(":")[2])
        if cycle == 1:
            t.pass_to(BLACK, "end")
            t.unanswered("artifact_on", "art_thunder_arrow", SENTINEL)
    t.fight_on()
    assert t.g.fight is None and len(t.told_of("er-cycle")) == 4


@rule("ER-RESULT-02")
def test_the_side_with_more_survivors_wins() -> None:
    assert winner(stand(f"{GUARD} {INITIATE}", SENTINEL)) == BLACK
    assert winner(stand(GUARD, f"{RAIDER} {SENTINEL}")) == SNOW
    # Whoever has the reserve.
    assert winner(stand(f"{GUARD} {INITIATE}", f"{SENTINEL} sn_elite_of_sareon@TOP")) == BLACK


@rule("ER-RESULT-02R")
def test_a_card_that_was_sent_back_does_not_count() -> None:
    """Skadreya sends the Initiate home: one against one, and the reserve was Snow's."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "sn_skadreya")
    t.own(SNOW, 6)
    for who in (GUARD, INITIATE, SENTINEL):
        t.set(who, icons=EMPTY, lives=2)
    t.battle(f"{GUARD} {INITIATE}", f"{SENTINEL} sn_raider@TOP")
    t.pass_to(SNOW, "start")
    t.unanswered("use_on", "sn_skadreya", INITIATE)
    t.fight_on()
    assert "bl_initiate" in t.elves(BLACK).hand.items and winner(t) == SNOW


@rule("ER-RESULT-03")
def test_a_tie_is_won_by_whose_card_was_in_reserve() -> None:
    assert winner(stand(f"{GUARD} bl_assassin@TOP", SENTINEL)) == BLACK
    assert winner(stand(GUARD, f"{SENTINEL} sn_elite_of_sareon@TOP")) == SNOW


@rule("ER-RESULT-03", "ER-TYPE-05R")
@pytest.mark.parametrize(("reserve", "won"), [("bl_assassin@TOP", BLACK), ("", SNOW)])
def test_with_nobody_left_the_reserve_wins_too(reserve: str, won: int) -> None:
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    t.set(GUARD, icons="-- S1 --", lives=1, initiative=9)
    t.set(SENTINEL, icons="-- CA --", lives=1, initiative=1)
    t.battle(f"{GUARD} {reserve}", SENTINEL if reserve else f"{SENTINEL} sn_raider@TOP")
    t.fight_on()
    assert len(t.told_of("er-died")) == 2 and winner(t) == won


@rule("ER-RESULT-03R")
@pytest.mark.parametrize("reserve", ["ne_cave_troll@TOP", "tr_star_shard@TOP", ""])
def test_the_attacker_loses_ties_to_a_neutral_card_a_treasure_or_an_empty_place(reserve: str) -> None:
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    for who in (GUARD, "ne_bandit@S"):
        t.set(who, icons=EMPTY)
    t.battle(GUARD, f"ne_bandit@S {reserve}", mover=SNOW)
    assert t.told_of("er-neutrals-won") and not t.told_of("er-battle-won")


@rule("ER-RESULT-03R", "ER-DEPLOY-08")
def test_a_deal_with_an_empty_reserve_leaves_ties_to_the_defender() -> None:
    for seed in range(12):
        t = ER("black snow", seed=seed)
        t.hand(BLACK, "")
        t.hand(SNOW, "")
        t.artifacts(BLACK, "art_horn")
        t.battle("bl_guard_of_darn bl_initiate bl_assassin", "sn_raider sn_sentinel", at="deploy")
        top = [str(card) for card, place in t.told_of("er-deployed") if place == "TOP"]
        assert t.fight.reserve == (0 if top and top[0].startswith("bl_") else 1)


@rule("ER-RESULT-04", "ER-ATTACK-09")
def test_survivors_return_to_their_owners_hands() -> None:
    t = stand(f"{GUARD} {INITIATE}", SENTINEL)
    assert sorted(t.elves(BLACK).hand.items) == ["bl_guard_of_darn", "bl_initiate"]
    assert t.elves(SNOW).hand.items == ["sn_sentinel"]
    assert not t.elves(BLACK).discard and not t.elves(SNOW).discard


@rule("ER-RESULT-04")
def test_surviving_neutrals_go_to_their_discard_pile() -> None:
    t = stand(GUARD, "ne_bandit@S ne_cave_troll@W", mover=SNOW)
    assert sorted(t.g.neutral_discard) == ["ne_bandit", "ne_cave_troll"]
    assert t.told_of("er-neutrals-won")


@rule("ER-RESULT-05")
def test_the_land_is_the_victorious_attackers() -> None:
    t = stand(f"{GUARD} {INITIATE}", SENTINEL)
    (_, land) = t.told_of("er-battle-won")[0]
    assert t.g.owner[t.g.map.index[str(land)]] == BLACK


@rule("ER-RESULT-05", "ER-CONQUER-11")
def test_otherwise_it_stays_as_it_was() -> None:
    t = stand(GUARD, f"{RAIDER} {SENTINEL}")
    (_, land) = t.told_of("er-battle-won")[0]
    assert t.g.owner[t.g.map.index[str(land)]] == SNOW
    t = stand(GUARD, "ne_bandit@S ne_cave_troll@W", mover=SNOW)
    (land,) = t.told_of("er-neutrals-won")[0]
    assert t.g.owner[t.g.map.index[str(land)]] == -1
