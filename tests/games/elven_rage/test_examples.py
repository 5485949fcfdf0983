"""The worked examples of the rulebook (ER-BATTLE-EX, ER-ACTION-EX), played."""

from __future__ import annotations

from realms.testing.rules import rule

from .builder import ER

BLACK, SNOW = 0, 1


def booklet() -> ER:
    """Black attacks Snow: Janira in the north, the Raider in the east, the Elite in the south, the Guard west."""
    t = ER("black snow")
    t.hand(BLACK, "")
    t.hand(SNOW, "")
    return t


def deploy(t: ER) -> None:
    t.battle(
        "bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP",
    )


@rule("ER-BATTLE-EX0", "ER-BATTLE-EX0R", "ER-BATTLE-EX1")
def test_black_wins_with_two_cards_against_one() -> None:
    t = booklet()
    deploy(t)
    assert t.elves(SNOW).hand.items == ["sn_sentinel"] and t.elves(BLACK).discard == ["bl_initiate"]
    t.fight_on()
    assert [e["card"] for e in told(t, "er-died")] == ["sn_raider"]
    assert [e["who"] for e in told(t, "er-battle-won")] == [BLACK]
    assert sorted(t.elves(SNOW).hand.items) == ["sn_elite_of_sareon", "sn_sentinel"]
    assert sorted(t.elves(BLACK).hand.items) == ["bl_guard_of_darn", "bl_janira"]


@rule("ER-BATTLE-EX2")
def test_the_lord_of_the_blizzard_turns_the_battle() -> None:
    t = booklet()
    t.hand(SNOW, "sn_lord_of_the_blizzard")
    t.lands(SNOW, "E1 E2")
    deploy(t)
    t.until_that(lambda: "sn_raider" not in t.standing(), "the Raider is dead")
    t.pass_to(SNOW, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "F")
    t.fight_on()
    assert told(t, "er-battle-won")[-1]["who"] == SNOW
    assert "bl_janira" in t.elves(BLACK).discard
    assert "sn_lord_of_the_blizzard" in t.elves(SNOW).discard


def told(t: ER, kind: str) -> list[dict[str, object]]:
    """All events of a kind since the position was laid."""
    return [dict(zip(e.kind.params, e.args, strict=True)) for e in t.all_events if e.kind.name == kind]
