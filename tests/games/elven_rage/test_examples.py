"""The worked battles of the rulebook (ER-BATTLE-EX), played with the cards as they are."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import ER

BLACK, SNOW = 0, 1
JANIRA, RAIDER, ELITE, GUARD = "bl_janira@N", "sn_raider@E", "sn_elite_of_sareon@S", "bl_guard_of_darn@W"


def booklet(*, lord: bool = False, lands: int = 4) -> ER:
    """Black attacks Snow; the six cards lie as in the picture and have just been revealed.

    Black holds an Artifact that fits no battle, to be asked in every window.
    """
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "sn_lord_of_the_blizzard" if lord else "")
    t.artifacts(BLACK, "art_horn")
    t.battle(
        f"{JANIRA} {GUARD} bl_initiate@BOTTOM",
        f"{RAIDER} {ELITE} sn_sentinel@TOP",
        at="reserve_exchange",
    )
    t.own(SNOW, lands)
    return t


@rule("ER-BATTLE-EX0", "ER-BATTLE-EX0R", "ER-BATTLE-EX1")
def test_black_wins_with_two_cards_against_one() -> None:
    t = booklet()
    # The reserve is the defender's: nobody may exchange it.
    assert t.prompt == "er-moment"
    t.pass_to(BLACK, "start")
    assert t.elves(SNOW).hand.items == ["sn_sentinel"] and t.elves(BLACK).discard == ["bl_initiate"]
    assert t.turns() == [JANIRA, ELITE, GUARD]
    assert t.told_of("er-struck", "fighter", "other") == [(JANIRA, RAIDER)]
    assert t.told_of("er-died") == [("bl_initiate",), ("sn_raider",)]
    assert [who for who, _ in t.told_of("er-battle-won")] == [BLACK]
    assert sorted(t.elves(SNOW).hand.items) == ["sn_elite_of_sareon", "sn_sentinel"]
    assert sorted(t.elves(BLACK).hand.items) == ["bl_guard_of_darn", "bl_janira"]


def in_the_elites_turn(t: ER) -> None:
    assert t.turns(until=ELITE) == [JANIRA, ELITE]
    t.pass_to(SNOW, "start")


@rule("ER-BATTLE-EX2")
def test_the_lord_of_the_blizzard_turns_the_battle() -> None:
    t = booklet(lord=True)
    in_the_elites_turn(t)
    t.unanswered("use_at", "sn_lord_of_the_blizzard", ELITE, "F")
    assert t.at("N").lives == 2
    t.fight_on()
    assert t.told_of("er-struck", "fighter", "other") == [(JANIRA, RAIDER), (ELITE, JANIRA)]
    assert (JANIRA, 2) in t.told_of("er-lives-lost") and "bl_janira" in t.elves(BLACK).discard
    # One against one, and the Sentinel was the reserve.
    assert [who for who, _ in t.told_of("er-battle-won")] == [SNOW]
    assert "sn_elite_of_sareon" in t.elves(SNOW).hand.items and "bl_guard_of_darn" in t.elves(BLACK).hand.items
    assert "sn_lord_of_the_blizzard" in t.elves(SNOW).discard


@rule("ER-BATTLE-EX2")
def test_the_lord_may_turn_it_against_the_guard_too() -> None:
    t = booklet(lord=True)
    in_the_elites_turn(t)
    t.unanswered("use_at", "sn_lord_of_the_blizzard", ELITE, "L")
    t.fight_on()
    assert "bl_guard_of_darn" in t.elves(BLACK).discard
    assert [who for who, _ in t.told_of("er-battle-won")] == [SNOW]


@rule("ER-BATTLE-EX2", "ER-ACTION-05")
def test_without_the_lands_for_the_lord_it_ends_as_in_the_first_example() -> None:
    t = booklet(lord=True, lands=2)
    in_the_elites_turn(t)
    assert t.refused("use", "sn_lord_of_the_blizzard") == "ER-ACTION-05"
    t.fight_on()
    assert [who for who, _ in t.told_of("er-battle-won")] == [BLACK]
