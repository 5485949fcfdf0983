"""ER-CASTLE, ER-CENTRAL: Castles, their Dragons, and the Castle in the middle."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.warriors import DRAGONS, EBRUNG, WARRIORS
from realms.games.elven_rage.terms import DEFENDER, NONE
from realms.games.elven_rage.vocabulary.base import POWERS
from realms.testing.rules import rule

from .land import FIVE, SNOWS, Land

BLACK, SNOW, FOREST = 0, 1, 2
ISGARION = DRAGONS["snow"]
NALGRIM = DRAGONS["black"]


def siege(peoples: str = "black snow") -> Land:
    """Black stands before the Castle of Snow; Snow also owns the Central Castle."""
    t = Land(peoples)
    t.goal(BLACK, "goal_hoard")
    t.goal(SNOW, "goal_warlord")
    t.hand(BLACK, FIVE)
    t.hand(SNOW, SNOWS)
    t.lands(BLACK, "E1" if t.g.seats != 3 else "6-5")
    t.lands(SNOW, "X")
    return t


def deal(t: Land, seed: int) -> None:
    """Other dice: the same cards come to lie elsewhere."""
    t.g.rng = type(t.g.rng)(seed, 0)


@rule("ER-CASTLE-01")
@pytest.mark.parametrize("land", ["C1", "F1", "X"])
def test_every_tower_and_castle_gives_a_card_and_its_token_shows_a_tower(land: str) -> None:
    t = Land("black snow")
    t.hand(BLACK, "")
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 1
    t.hand(BLACK, "")
    t.lands(BLACK, land)
    t.begin_turn(BLACK)
    assert len(t.elves(BLACK).hand.items) == 2
    token = next(p for p in t.scene(SNOW).pieces if p.id == f"token-{land}")
    assert (token.owner, token.state) == (BLACK, "tower")


@rule("ER-CASTLE-02")
def test_the_dragon_must_defend_its_castle() -> None:
    t = siege()
    t.march("F1")
    assert t.prompt == "er-send"
    sent = t.refs("send", seat=SNOW)
    assert sent and all(key.split(":")[0] == ISGARION and len(key.split(":")) == 3 for key in sent)
    assert f"{ISGARION}:sn_elite_of_sareon:sn_sentinel" in sent
    assert not any(NALGRIM in key for key in t.refs("send", seat=BLACK))


@rule("ER-CASTLE-02", "ER-CASTLE-05R")
def test_elsewhere_the_dragon_does_not_fight() -> None:
    t = siege()
    t.lands(SNOW, "D1")
    t.march("D1")
    t.choose("defend")
    assert not any(ISGARION in key for key in t.refs("send", seat=SNOW))


@rule("ER-CASTLE-03", "ER-CASTLE-03R")
@pytest.mark.parametrize(("hand", "drawn"), [("", 2), ("sn_sentinel", 1), ("sn_sentinel sn_raider", 0)])
def test_missing_defenders_are_drawn_from_the_deck(hand: str, drawn: int) -> None:
    t = siege()
    t.hand(SNOW, hand)
    t.deck(SNOW, "sn_skadreya sn_jarl_oreval sn_elite_of_sareon")
    t.march("F1")
    new = ["sn_skadreya", "sn_jarl_oreval"][:drawn]
    assert t.refs("send", seat=SNOW) == [":".join([ISGARION, *sorted([*hand.split(), *new])])]


@rule("ER-CASTLE-03R")
def test_with_two_cards_in_hand_nothing_is_drawn_and_the_owner_chooses() -> None:
    t = siege()
    t.march("F1")
    assert len(t.elves(SNOW).hand.items) == 5
    assert len(t.refs("send", seat=SNOW)) == len({*t.refs("send", seat=SNOW)}) > 1


@rule("ER-CASTLE-03R")
def test_a_castle_cannot_be_given_up() -> None:
    t = siege()
    t.hand(SNOW, "")
    t.march("F1")
    assert t.prompt == "er-send" and not t.offers("give_up")


@rule("ER-CASTLE-03R")
def test_where_no_card_can_be_drawn_fewer_defend() -> None:
    t = siege()
    t.hand(SNOW, "sn_sentinel")
    with t.invent() as g:
        g.elves[SNOW].deck.items.clear()
    t.march("F1")
    assert t.refs("send", seat=SNOW) == [f"{ISGARION}:sn_sentinel"]
    t.send()
    assert len([f for f in t.fight.fighters if f.side == DEFENDER]) <= 2
    t.decide(won=True)
    assert t.owner("F1") == BLACK


@rule("ER-CASTLE-04")
def test_a_dragon_that_was_killed_defends_again() -> None:
    t = siege()
    t.lands(SNOW, "D1")
    t.battle("bl_janira@N bl_guard_of_darn@W", f"{ISGARION}@E sn_raider@S sn_raider@TOP", land="F1")
    with t.edit():
        for f in t.fight.fighters:
            f.icons[:] = [4, 4, 4] if f.side == 0 else [0, 0, 0]
        t.at("E").lives = 1
    t.until_that(lambda: ISGARION not in t.standing(), "the death of the Dragon")
    assert ISGARION not in [*t.elves(SNOW).discard, *t.elves(SNOW).hand.items, *t.elves(SNOW).deck.items]
    t.decide(won=False)
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.march("F1")
    assert t.refs("send", seat=SNOW) and all(key.startswith(ISGARION) for key in t.refs("send", seat=SNOW))


@rule("ER-CASTLE-04R")
@pytest.mark.parametrize("place", [4, 5])
def test_a_dragon_in_the_middle_goes_back_before_its_owner(place: int) -> None:
    """In reserve it counts for ties; critically wounded it is out for this battle only."""
    for seed in range(400):
        t = siege()
        t.artifacts(BLACK, "art_web")
        t.march("F1")
        deal(t, seed)
        t.send()
        if next(f for f in t.fight.fighters if f.card == ISGARION).place == place:
            break
    t.until_that(lambda: ("trigger", "start") in t.due[0].args, "the first turn of a fighter")
    zones = [*t.elves(SNOW).hand.items, *t.elves(SNOW).deck.items, *t.elves(SNOW).discard]
    assert ISGARION not in zones and ISGARION not in t.standing()
    assert (t.fight.reserve == DEFENDER) or place == 5
    t.decide(won=False)
    dragons = next(z for z in t.scene(BLACK).zones if z.id == f"dragons-{SNOW}")
    assert ISGARION in [card.id for card in dragons.cards]


@rule("ER-CASTLE-05")
def test_the_captor_of_a_castle_gets_its_dragon_as_defender() -> None:
    t = siege("black snow forest")
    t.take("6-6")
    assert t.owner("6-6") == BLACK
    t.lands(FOREST, "5-5")
    t.hand(FOREST, "fo_sniper fo_sniper fo_treant")
    t.hand(BLACK, "bl_initiate bl_guard_of_darn")
    t.turn(FOREST)
    t.march("6-6")
    assert t.refs("send", seat=BLACK) == [f"{ISGARION}:bl_guard_of_darn:bl_initiate"]


@rule("ER-CASTLE-05R")
def test_the_dragon_of_a_captured_castle_fights_only_there() -> None:
    t = siege("black snow forest")
    t.lands(BLACK, "6-6")
    t.march("5-5")
    assert not any(ISGARION in key for key in t.refs("send", seat=BLACK))
    t = siege("black snow forest")
    t.lands(BLACK, "6-6")
    t.lands(FOREST, "1-0")
    t.turn(FOREST)
    t.hand(FOREST, "fo_sniper fo_sniper fo_treant")
    t.march("0-0")
    assert all(key.startswith(NALGRIM) and ISGARION not in key for key in t.refs("send", seat=BLACK))


@rule("ER-CASTLE-06")
def test_dragons_have_no_action() -> None:
    for dragon in DRAGONS.values():
        assert dragon not in POWERS and WARRIORS[dragon].timing == ""


@rule("ER-CASTLE-06")
def test_a_dragon_cannot_be_sent_back_to_a_hand_nor_replaced() -> None:
    t = Land("snow high")
    t.lands(0, "B1 A2 B2 A3 C1 E1")
    t.lands(1, "F2 E2 E3 F3 D1")
    t.hand(0, "sn_skadreya sn_raider")
    t.hand(1, "hi_griffin_rider hi_healer")
    t.battle("sn_mammoth_rider@N", f"{DRAGONS['high']}@S hi_sun_blade@E", land="F1")
    t.until_that(lambda: t.active == 0 and ("trigger", "start") in t.due[0].args, "the turn of a fighter")
    assert sorted(t.refs("use_on")) == ["sn_skadreya:hi_sun_blade@E", "sn_skadreya:sn_mammoth_rider@N"]
    t.pass_to(1, "start")
    aims = [key for key in t.options() if "hi_griffin_rider" in key]
    assert aims and not any(DRAGONS["high"] in key for key in aims)


# The Central Castle.


def before_the_portal() -> Land:
    t = Land("black snow forest")
    t.goal(BLACK, "goal_hoard")
    t.hand(BLACK, FIVE)
    t.lands(BLACK, "3-1")
    return t


@rule("ER-CENTRAL-01", "ER-CENTRAL-01R")
def test_ebrung_and_two_cards_of_the_deck_hold_the_ownerless_central_castle() -> None:
    t = before_the_portal()
    top = t.g.neutral_deck.items[-2:]
    squads = [squad.items[:] for squad in t.g.squads]
    t.choose("conquer", "X")
    assert t.prompt == "er-choose-mover"
    t.choose("mover", "snow")
    t.quiet()
    t.send()
    there = [f.card for f in t.fight.fighters if f.side == DEFENDER]
    assert sorted([*there, *t.fight.treasures]) == sorted([EBRUNG, *top])
    assert [squad.items for squad in t.g.squads] == squads and t.fight.defender == NONE


@rule("ER-CENTRAL-01R")
def test_after_a_failed_attempt_ebrung_stands_whole_again_and_the_others_are_discarded() -> None:
    t = before_the_portal()
    before = len(t.g.neutral_discard)
    t.attack("X", won=False)
    t.quiet()
    assert t.owner("X") == NONE
    assert len(t.g.neutral_discard) == before + 2
    neutral = [*t.g.neutral_discard, *t.g.neutral_deck.items, *[c for s in t.g.squads for c in s.items]]
    assert EBRUNG not in neutral
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.artifacts(BLACK, "art_web")
    t.march("X")
    t.send()
    assert ("trigger", "reveal") in t.due[0].args or t.prompt == "er-exchange"
    assert next(f for f in t.fight.fighters if f.card == EBRUNG).lives == WARRIORS[EBRUNG].lives


@rule("ER-CENTRAL-01R")
def test_ebrung_is_never_discarded_even_if_killed() -> None:
    t = before_the_portal()
    t.take("X")
    assert t.owner("X") == BLACK
    neutral = [*t.g.neutral_discard, *t.g.neutral_deck.items, *[c for s in t.g.squads for c in s.items]]
    assert EBRUNG not in neutral and len(neutral) + len(t.elves(BLACK).treasures) == 34


@rule("ER-CENTRAL-02")
def test_its_owner_may_attack_any_castle_of_an_opponent() -> None:
    t = Land("black snow forest")
    t.hand(BLACK, FIVE)
    assert t.refused("conquer", "6-6") == t.refused("conquer", "6-0") == "ER-CONQUER-01"
    t.lands(BLACK, "X")
    assert t.offers("conquer", "6-6") and t.offers("conquer", "6-0")
    t.lands(FOREST, "6-6")
    assert t.offers("conquer", "6-6")
    assert t.refused("conquer", "6-5") == "ER-CONQUER-01"


@rule("ER-CENTRAL-02")
def test_only_in_the_own_turn_and_only_its_owner() -> None:
    t = Land("black snow forest")
    t.lands(BLACK, "X")
    t.turn(SNOW)
    t.hand(SNOW, SNOWS)
    assert t.refused("conquer", "0-0") == t.refused("conquer", "6-0") == "ER-CONQUER-01"


@rule("ER-CENTRAL-02R")
def test_the_portal_gives_no_second_conquest() -> None:
    t = Land("black snow forest")
    t.goal(BLACK, "goal_hoard")
    t.hand(BLACK, FIVE)
    t.lands(BLACK, "X")
    t.take("6-0")
    assert t.owner("6-0") == BLACK and t.g.active == SNOW


@rule("ER-CENTRAL-03")
def test_ebrung_becomes_the_dragon_of_whoever_owns_the_central_castle() -> None:
    t = siege()
    t.lands(BLACK, "D2")
    t.march("X")
    assert t.prompt == "er-send"
    assert all(key.startswith(EBRUNG) for key in t.refs("send", seat=SNOW))
    t.send()
    assert t.fight.defender == SNOW
    t.decide(won=True)
    assert t.owner("X") == BLACK
    t.quiet()
    t.turn(SNOW)
    t.hand(SNOW, SNOWS)
    t.lands(SNOW, "E3")
    t.march("X")
    assert all(key.startswith(EBRUNG) for key in t.refs("send", seat=BLACK))


@rule("ER-CENTRAL-03", "ER-CASTLE-03")
def test_missing_defenders_of_the_central_castle_are_drawn() -> None:
    t = siege()
    t.lands(BLACK, "D2")
    t.hand(SNOW, "")
    t.march("X")
    assert len(t.elves(SNOW).hand.items) == 2 and not t.offers("give_up")


@rule("ER-CENTRAL-04")
@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_the_central_castle_is_attacked_only_from_a_land_beside_it(scenario: str) -> None:
    t = Land("black snow forest", scenario)
    t.hand(BLACK, FIVE)
    t.lands(SNOW, "X")
    t.lands(BLACK, "6-0")
    t.lands(FOREST, "5-4")
    assert t.refused("conquer", "X") == "ER-CONQUER-01"
    with t.edit() as g:
        g.reach = 5
    assert t.refused("conquer", "X") == "ER-CONQUER-01"
    t.lands(BLACK, "3-1")
    assert t.offers("conquer", "X")
