"""ER-BATTLE: from the naming of a land to the cards that are handed in."""

from __future__ import annotations

from itertools import combinations

from realms.games.elven_rage.terms import NONE
from realms.testing.rules import rule

from .land import FIVE, SQUAD, Land, neighbours

BLACK, SNOW, FOREST = 0, 1, 2


# Against a player.


@rule("ER-BATTLE-04")
def test_the_owner_sends_three_cards_or_gives_the_land_up() -> None:
    t = neighbours()
    t.march("1-0")
    assert (t.active, t.prompt, t.options()) == (SNOW, "er-reply", ["defend", "give_up"])
    t.choose("defend")
    assert {d.seat for d in t.due} == {BLACK, SNOW} and t.prompt == "er-send"
    assert all(len(key.split(":")) == 4 for key in t.options("send", seat=SNOW))


@rule("ER-BATTLE-04")
def test_with_fewer_than_three_cards_the_land_must_be_given_up() -> None:
    t = neighbours()
    t.hand(SNOW, "sn_raider sn_sentinel")
    t.march("1-0")
    assert t.owner("1-0") == BLACK and t.g.fight is None
    assert [e["who"] for e in t.story("er-gave-up")] == [SNOW]


@rule("ER-BATTLE-04R", "ER-TREASURE-03")
def test_the_owner_may_exchange_a_treasure_before_the_cards_are_counted() -> None:
    t = neighbours()
    t.hand(SNOW, "sn_raider")
    t.treasures(SNOW, "tr_silver_harp")
    t.choose("conquer", "1-0")
    t.pass_to(SNOW, "target")
    t.choose("exchange", "tr_silver_harp")
    assert len(t.elves(SNOW).hand.items) == 3
    t.quiet()
    assert (t.active, t.prompt) == (SNOW, "er-reply")


@rule("ER-BATTLE-04R")
def test_the_owner_may_use_an_action_before_the_cards_are_counted() -> None:
    t = Land("black high")
    t.hand(BLACK, FIVE)
    t.lands(1, "B1 E1")
    t.hand(1, "hi_knight_of_dawn hi_healer")
    t.choose("conquer", "B1")
    t.pass_to(1, "target")
    t.choose("use", "hi_knight_of_dawn")
    t.quiet()
    assert len(t.elves(1).hand.items) == 3 and (t.active, t.prompt) == (1, "er-reply")


@rule("ER-BATTLE-04R")
def test_a_surrender_is_known_before_the_attacker_picks_cards() -> None:
    t = neighbours()
    t.march("1-0")
    t.choose("give_up")
    assert [e["who"] for e in t.told(FOREST) if e["kind"] == "er-gave-up"] == [SNOW]
    assert not t.story("sealed-in") and len(t.elves(BLACK).hand.items) == 5


# The cards that are sent.


@rule("ER-BATTLE-05")
def test_the_attacker_sends_exactly_three_cards_of_the_hand() -> None:
    t = neighbours()
    t.hand(BLACK, "bl_janira bl_xaranta bl_velkarr bl_initiate bl_initiate")
    t.march("1-1")
    hand = sorted(t.elves(BLACK).hand.items)
    assert t.refs("send") == sorted({":".join(cards) for cards in combinations(hand, 3)})
    t.choose("send", "bl_initiate", "bl_initiate", "bl_velkarr")
    assert sorted(t.elves(BLACK).hand.items)[:2] != ["bl_initiate", "bl_initiate"]
    sent = [f.card for f in t.fight.fighters if f.side == 0]
    assert sorted(sent) == ["bl_initiate", "bl_initiate", "bl_velkarr"]


@rule("ER-BATTLE-05")
def test_cards_that_were_sent_cannot_use_their_actions() -> None:
    t = neighbours()
    t.hand(BLACK, "bl_guard_of_darn bl_guard_of_darn bl_initiate bl_assassin")
    t.march("1-1")
    t.choose("send", "bl_guard_of_darn", "bl_guard_of_darn", "bl_initiate")
    t.until_that(lambda: t.active == BLACK and ("trigger", "start") in t.due[0].args, "the turn of a fighter")
    support = {*t.elves(BLACK).hand.items}
    assert "bl_assassin" in support
    assert {key.split(":")[1] for key in t.options() if key.startswith("use")} <= support
    sent = [f.card for f in t.fight.fighters if f.side == 0 and f.place < 4]
    assert all(t.refused("use", card) == "" for card in sent if card not in support)


@rule("ER-BATTLE-05R")
def test_both_sides_choose_secretly_and_at_the_same_time() -> None:
    t = neighbours()
    t.march("1-0")
    t.choose("defend")
    t.choose("send", "sn_raider", "sn_raider", "sn_sentinel", seat=SNOW)
    assert [(e["kind"], e["who"]) for e in t.told(BLACK)] == [("sealed-in", SNOW)]
    assert t.g.fight is None and "sn_raider" not in str(t.sees(BLACK))
    t.choose("withdraw", seat=SNOW)
    t.choose("send", "bl_guard_of_darn", "bl_guard_of_darn", "bl_initiate", seat=BLACK)
    assert "bl_guard_of_darn" not in str(t.sees(SNOW))
    t.choose("send", "sn_elite_of_sareon", "sn_raider", "sn_sentinel", seat=SNOW)
    assert sorted([f.card for f in t.fight.fighters if f.side == 1])[0] == "sn_elite_of_sareon"


@rule("ER-BATTLE-05R")
def test_the_squad_is_fixed_before_the_attacker_picks_cards() -> None:
    t = neighbours()
    t.choose("conquer", "1-1")
    asked = []
    while t.prompt != "er-send":
        asked.append(t.prompt)
        menu = t.due[0]
        t.choose(menu.options[-1].key, seat=menu.seat)
    assert [p for p in asked if p != "er-moment"] == ["er-look-squad", "er-choose-squad", "er-choose-mover"]


@rule("ER-BATTLE-06", "ER-TREASURE-04", "ER-TRADE-01")
def test_once_the_cards_are_handed_in_treasures_and_trades_are_closed() -> None:
    t = neighbours()
    t.treasures(BLACK, "tr_silver_harp")
    t.artifacts(BLACK, "art_web")
    t.choose("conquer", "1-1")
    t.play("no_look", "fight:squad-0", "mover:snow")
    assert t.active == BLACK and t.offers("exchange", "tr_silver_harp")
    t.quiet()
    assert t.prompt == "er-send" and not t.offers("exchange", "tr_silver_harp")
    t.send()
    seen = 0
    while t.g.fight is not None:
        if t.active == BLACK and t.prompt == "er-moment":
            seen += 1
            assert t.refused("exchange", "tr_silver_harp") == "ER-TREASURE-04"
        assert not t.options("trade") and not t.options("exchange")
        t.choose(t.due[0].options[-1].key, seat=t.active)
    assert seen


@rule("ER-BATTLE-07")
def test_the_attacker_says_which_opponent_moves_the_neutrals() -> None:
    t = neighbours()
    t.play("conquer:1-1", "no_look", "fight:squad-0")
    assert (t.active, t.prompt) == (BLACK, "er-choose-mover")
    t.choose("mover", "forest")
    t.quiet()
    t.send()
    assert t.fight.mover == FOREST and t.fight.defender == NONE


@rule("ER-BATTLE-07R")
def test_the_next_player_clockwise_comes_first_and_a_single_opponent_is_not_asked_for() -> None:
    t = neighbours()
    t.turn(FOREST)
    t.hand(FOREST, "fo_sniper fo_sniper fo_treant")
    t.play("conquer:6-1", "no_look", "fight:squad-0")
    assert t.refs("mover") == ["black", "snow"]
    t = neighbours("black snow")
    t.march("A2")
    assert t.prompt == "er-send"
    t.send()
    assert t.fight.mover == SNOW


@rule("ER-BATTLE-07R")
def test_who_is_out_moves_nothing() -> None:
    t = neighbours()
    with t.edit() as g:
        g.elves[SNOW].out = True
    t.play("conquer:1-1", "no_look", "fight:squad-0")
    t.quiet()
    t.send()
    assert t.fight.mover == FOREST


@rule("ER-BATTLE-07R")
def test_the_mover_decides_for_the_neutrals_and_still_uses_own_cards() -> None:
    t = neighbours()
    t.lands(SNOW, "6-5 5-5 5-4")
    t.hand(SNOW, "sn_frost_archer")
    t.battle("bl_guard_of_darn@N bl_guard_of_darn@W", "ne_bandit@S ne_goblin_mob@E", land="1-1", mover=SNOW)
    with t.edit():
        for f in t.fight.fighters:
            f.lives, f.initiative = 2, 9 if f.card == "ne_bandit" else 1
            f.icons[:] = [1, 1, 1]
    t.pass_to(SNOW, "start")
    assert t.offers("use_on", "sn_frost_archer", "bl_guard_of_darn@N")
    t.until("er-icon")
    assert t.active == SNOW and all(key.startswith("strike:") for key in t.options())


@rule("ER-BATTLE-08")
def test_an_attacker_left_with_two_cards_calls_the_attack_off() -> None:
    t = Land("black snow")
    t.turn(SNOW)
    t.hand(SNOW, "sn_raider sn_raider sn_sentinel")
    t.hand(BLACK, "bl_slaver bl_initiate bl_initiate")
    t.lands(BLACK, "B1")
    t.squad(0, SQUAD)
    t.play("conquer:E1", "look:squad-0", "open:ne_harpy", "fight:squad-0")
    t.pass_to(BLACK, "target")
    t.choose("use_on", "bl_slaver", "snow")
    t.quiet()
    assert len(t.elves(SNOW).hand.items) == 2 and t.g.fight is None and t.g.target == NONE
    assert [e["who"] for e in t.story("er-attack-off")] == [SNOW]
    assert t.story("er-skipped") == [] and t.owner("E1") == NONE
    assert t.g.opened[0] == "ne_harpy" and len(t.g.squads) == 3 and t.g.active == BLACK


@rule("ER-BATTLE-08", "ER-CASTLE-03")
def test_an_attack_that_is_off_makes_the_owner_of_a_castle_draw_nothing() -> None:
    t = Land("black snow")
    t.turn(SNOW)
    t.hand(SNOW, "sn_raider sn_raider sn_sentinel")
    t.hand(BLACK, "bl_slaver")
    t.lands(SNOW, "A2 E1")
    t.lands(BLACK, "B1")
    t.choose("conquer", "A1")
    t.pass_to(BLACK, "target")
    t.choose("use_on", "bl_slaver", "snow")
    t.quiet()
    assert [e["who"] for e in t.story("er-attack-off")] == [SNOW]
    drawn = [e for e in t.story("er-summoned") if e["who"] == BLACK]
    assert len(drawn) == 1 and t.g.active == BLACK
