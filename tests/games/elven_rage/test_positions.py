"""Positions from outside: those of real games are believed, and those that cannot come up are not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from games.elven_rage.builder import ER
from realms.games.elven_rage.rules.battle import Battle
from realms.games.elven_rage.rules.conquest import Conquest, Send
from realms.games.elven_rage.rules.declaring import Answers, Declared
from realms.games.elven_rage.rules.strike import FighterTurn
from realms.games.elven_rage.rules.trade import Trade
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import NONE, TURN_STARTS
from realms.kernel.frame import Frame
from realms.kernel.rng import seeded


@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_games_are_believed(players: int, scenario: str) -> None:
    match = SPEC.new_match(players, players, {"scenario": scenario})
    rng = seeded(players)
    for n in range(600):
        if n % 5 == 0:
            assert SPEC.flaw(match) == ""
        if match.over:
            break
        menu = rng.pick(match.due)
        match.apply(menu.seat, rng.pick(menu.options).key)


# The table.


def hand_seen_by_all(g: ElvenRage) -> None:
    g.elves[0].hand.seen = 15


def two_of_a_people(g: ElvenRage) -> None:
    g.elves[0].people = g.elves[1].people


def no_scenario(g: ElvenRage) -> None:
    g.scenario = "picnic"


def land_of_nobody(g: ElvenRage) -> None:
    g.owner[1] = 3


def land_too_many(g: ElvenRage) -> None:
    g.owner.append(NONE)


def tower_on_a_castle(g: ElvenRage) -> None:
    g.built.append(g.map.homes[0])


def tower_twice(g: ElvenRage) -> None:
    plain = g.map.index["B2"]
    g.built += [plain, plain]


def castle_lost_and_still_in(g: ElvenRage) -> None:
    g.owner[g.map.homes[1]] = NONE


def out_and_castle_kept(g: ElvenRage) -> None:
    g.elves[1].out = True


def card_of_another_people(g: ElvenRage) -> None:
    g.elves[0].hand.items[0], g.elves[1].hand.items[0] = g.elves[1].hand.items[0], g.elves[0].hand.items[0]


def dragon_in_hand(g: ElvenRage) -> None:
    g.elves[0].hand.items[0] = "bl_nalgrim"


def goal_too_many(g: ElvenRage) -> None:
    g.elves[0].goal.put(g.goals.take(0))


def squad_without_its_open_card(g: ElvenRage) -> None:
    g.opened[0] = "ne_ebrung"


def squad_of_four(g: ElvenRage) -> None:
    g.squads[0].put(g.neutral_deck.take(0))


def artifact_among_the_neutrals(g: ElvenRage) -> None:
    g.neutral_discard.append("art_web")


def goal_among_the_artifacts(g: ElvenRage) -> None:
    g.artifact_deck.items[0] = g.goals.items[0]


def won_and_not_over(g: ElvenRage) -> None:
    g.winner = 0


def over_and_not_won(g: ElvenRage) -> None:
    g.stack.clear()


def no_round(g: ElvenRage) -> None:
    g.round = 0


def turn_of_another(g: ElvenRage) -> None:
    g.active = 1


def target_without_conquest(g: ElvenRage) -> None:
    g.target = 1


def laid_and_not_declared(g: ElvenRage) -> None:
    g.elves[0].laid.append(g.elves[0].hand.take(0))


def rule_within_the_wrong_one(g: ElvenRage) -> None:
    g.stack.append(FighterTurn(0))


TABLE = (
    hand_seen_by_all,
    two_of_a_people,
    no_scenario,
    land_of_nobody,
    land_too_many,
    tower_on_a_castle,
    tower_twice,
    castle_lost_and_still_in,
    out_and_castle_kept,
    card_of_another_people,
    dragon_in_hand,
    goal_too_many,
    squad_without_its_open_card,
    squad_of_four,
    artifact_among_the_neutrals,
    goal_among_the_artifacts,
    won_and_not_over,
    over_and_not_won,
    no_round,
    turn_of_another,
    target_without_conquest,
    laid_and_not_declared,
    rule_within_the_wrong_one,
)


@cache
def at_the_table() -> ElvenRage:
    t = ER("black snow", saves=False)
    return t.g


# A battle, with an Action that waits for answers.


@cache
def in_battle() -> ElvenRage:
    t = ER("black snow", saves=False)
    t.own(0, 5)
    t.own(1, 5)
    t.hand(0, "bl_assassin bl_velkarr")
    t.hand(1, "sn_frost_archer")
    t.artifacts(1, "art_mirror")
    t.battle("bl_guard_of_darn@N bl_initiate@W", "sn_sentinel@E sn_mammoth_rider@S")
    t.pass_to(0, "start")
    t.choose("use_on", "bl_assassin", "sn_sentinel@E")
    return t.g


def top(g: ElvenRage, kind: type[Frame]) -> Frame:
    found = g.nearest(kind)
    assert found is not None
    return found


def two_in_one_place(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.fighters[0].place = g.fight.fighters[1].place


def more_lives_than_printed(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.fighters[0].lives += 9


def four_sides(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.fighters[0].icons.append(0)


def on_the_wrong_side(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.fighters[0].side = 1


def for_another_land(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.land += 1


def against_oneself(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.defender = g.owner[g.target] = 0


def neutrals_without_a_mover(g: ElvenRage) -> None:
    assert g.fight is not None
    g.fight.defender = g.owner[g.target] = NONE


def no_battle_to_carry_on(g: ElvenRage) -> None:
    g.fight = None


def aim_at_nobody(g: ElvenRage) -> None:
    declared = top(g, Declared)
    assert isinstance(declared, Declared)
    declared.aim = ["#7"]


def declared_by_another(g: ElvenRage) -> None:
    declared = top(g, Declared)
    assert isinstance(declared, Declared)
    declared.seat = 1


def answered_at_another_time(g: ElvenRage) -> None:
    answers = top(g, Answers)
    assert isinstance(answers, Answers) and answers.trigger == TURN_STARTS
    answers.trigger = "won"


def turn_of_no_fighter(g: ElvenRage) -> None:
    turn = top(g, FighterTurn)
    assert isinstance(turn, FighterTurn)
    turn.who = 9


def battle_at_its_reveal(g: ElvenRage) -> None:
    battle = top(g, Battle)
    assert isinstance(battle, Battle)
    battle.at = "fallen"


def conquest_of_another(g: ElvenRage) -> None:
    conquest = top(g, Conquest)
    assert isinstance(conquest, Conquest)
    conquest.seat = 1


BATTLE = (
    two_in_one_place,
    more_lives_than_printed,
    four_sides,
    on_the_wrong_side,
    for_another_land,
    against_oneself,
    neutrals_without_a_mover,
    no_battle_to_carry_on,
    aim_at_nobody,
    declared_by_another,
    answered_at_another_time,
    turn_of_no_fighter,
    battle_at_its_reveal,
    conquest_of_another,
)


# Trades, and cards that are sent.


@cache
def trading() -> ElvenRage:
    t = ER("black snow", saves=False)
    t.artifacts(0, "art_horn art_web")
    t.turn(0)
    t.choose("trade", "snow")
    t.choose("give", "art_horn")
    return t.g


@cache
def sending() -> ElvenRage:
    """The attacker has sealed the own cards, the defender still thinks."""
    t = ER("black snow", saves=False)
    t.lands(1, "B1")
    t.hand(0, "bl_assassin bl_initiate bl_guard_of_darn bl_velkarr")
    t.hand(1, "sn_raider sn_sentinel sn_skadreya")
    t.turn(0)
    t.choose("conquer", "B1")
    while t.prompt == "er-moment":
        t.choose("pass", seat=t.active)
    t.choose("defend")
    t.choose("send", "bl_assassin", "bl_guard_of_darn", "bl_initiate", seat=0)
    return t.g


def trade_with_oneself(g: ElvenRage) -> None:
    trade = top(g, Trade)
    assert isinstance(trade, Trade)
    trade.taker = trade.giver


def treasure_of_nobody(g: ElvenRage) -> None:
    trade = top(g, Trade)
    assert isinstance(trade, Trade)
    trade.treasures.append("tr_silver_harp")


def offer_seen_by_all(g: ElvenRage) -> None:
    trade = top(g, Trade)
    assert isinstance(trade, Trade)
    trade.given.seen = 15


def sent_what_is_not_in_hand(g: ElvenRage) -> None:
    send = top(g, Send)
    assert isinstance(send, Send)
    send.sealed[0] = "send:bl_assassin:bl_initiate:bl_slaver"


def sent_by_an_onlooker(g: ElvenRage) -> None:
    send = top(g, Send)
    assert isinstance(send, Send)
    send.seats = (1, 0)


TRADE = (trade_with_oneself, treasure_of_nobody, offer_seen_by_all)
SEND = (sent_what_is_not_in_hand, sent_by_an_onlooker)


@pytest.mark.parametrize(
    ("start", "change"),
    [
        *[(at_the_table, change) for change in TABLE],
        *[(in_battle, change) for change in BATTLE],
        *[(trading, change) for change in TRADE],
        *[(sending, change) for change in SEND],
    ],
    ids=lambda given: given.__name__,
)
def test_what_cannot_come_up_is_told(start: Callable[[], ElvenRage], change: Callable[[ElvenRage], None]) -> None:
    match = start().clone()
    assert SPEC.flaw(match) == ""
    change(match)
    said = SPEC.flaw(match)
    assert said.endswith(".") and said[0].islower()
