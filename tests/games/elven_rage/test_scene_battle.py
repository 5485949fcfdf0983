"""How the picture of Elven Rage shows a battle: what strikes come to, who is next, who may speak."""

from __future__ import annotations

from realms.games.elven_rage.data.warriors import WARRIORS
from realms.kernel.view import SPECTATOR
from realms.testing.rules import rule

from .builder import ER
from .pictures import BLACK, SNOW, ids, scene, side, speakers, sums, zone


def booklet() -> ER:
    """The layout of the worked examples, with figures of our own."""
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.hand(SNOW, "sn_lord_of_the_blizzard")
    t.lands(BLACK, "A2 A3")
    t.lands(SNOW, "F2 F3 E1")
    t.set("bl_janira@N", icons="S1 P2 S2", lives=2, initiative=9)
    t.set("sn_raider@E", icons="S1 P1 SH", lives=1, initiative=7)
    t.set("sn_elite_of_sareon@S", icons="S1 S2 SH", lives=2, initiative=5)
    t.set("bl_guard_of_darn@W", icons="FS S1 SH", lives=2, initiative=5)
    t.battle(
        "bl_janira@N bl_guard_of_darn@W bl_initiate@BOTTOM",
        "sn_raider@E sn_elite_of_sareon@S sn_sentinel@TOP",
    )
    return t


@rule("ER-DEPLOY-07", "ER-ATTACK-02R")
def test_each_side_of_a_fighter_says_what_it_comes_to() -> None:
    picture = scene(booklet().g, SPECTATOR)
    assert side(picture, "bl_janira@N", "L") == {
        "side": "L",
        "icon": "s1",
        "aim": "stopped",
    }  # the Raider's shield
    assert side(picture, "bl_janira@N", "F") == {"side": "F", "icon": "p2", "aim": "hits"}
    assert side(picture, "bl_janira@N", "R") == {"side": "R", "icon": "s2", "aim": "friend"}
    assert side(picture, "sn_raider@E", "R") == {"side": "R", "icon": "sh", "aim": "idle"}
    assert side(picture, "sn_elite_of_sareon@S", "L")["aim"] == "stopped"  # at the Guard's shield
    marks = [panel.marks for panel in picture.panels]
    assert "attacker" in marks[BLACK] and "defender" in marks[SNOW]


@rule("ER-INIT-01", "ER-INIT-02")
def test_the_order_of_the_cycle_is_told_from_the_one_on_turn_on() -> None:
    t = booklet()
    t.pass_to(BLACK, "start")
    picture = scene(t.g)
    assert sums(picture, "battle", "sum-on-turn") == [{"fighter": "bl_janira@N"}]
    assert sums(picture, "battle", "sum-next") == [{"fighter": "sn_raider@E"}]
    order = {told.of: dict(told.args)["n"] for told in picture.sums if told.text == "sum-order"}
    # Equal initiative: the attacker goes first.
    assert order == {"sn_raider@E": 1, "bl_guard_of_darn@W": 2, "sn_elite_of_sareon@S": 3}


@rule("ER-ACTION-10", "ER-ACTION-07")
def test_a_declared_action_lies_open_and_what_it_changes_is_told_beside_what_is_printed() -> None:
    t = booklet()
    t.pass_to(SNOW, "start")
    t.choose("use_at", "sn_lord_of_the_blizzard", "sn_elite_of_sareon@S", "L")
    for seat in (BLACK, SNOW, SPECTATOR):
        picture = scene(t.g, seat)
        assert ids(picture, "declared-0") == ["sn_lord_of_the_blizzard"]
        assert zone(picture, "declared-0").owner == SNOW
        assert [a["thing"] for a in sums(picture, "declared-0", "sum-aim")] == ["sn_elite_of_sareon@S", "L"]
    assert speakers(scene(t.g, SPECTATOR)) == [("sum-asked", BLACK)]
    t.pass_to(BLACK, "named")
    picture = scene(t.g)
    printed = WARRIORS["sn_elite_of_sareon"].icons[0]
    assert side(picture, "sn_elite_of_sareon@S", "L") == {"side": "L", "icon": "p2", "aim": "hits"}
    assert printed and sums(picture, "sn_elite_of_sareon@S", "sum-was")[0]["side"] == "L"
    assert not [z for z in picture.zones if z.id == "declared-0"]


@rule("ER-ACTION-08", "ER-ATTACK-10R")
def test_who_has_passed_and_who_may_still_speak() -> None:
    t = booklet()
    t.pass_to(BLACK, "start")
    assert speakers(scene(t.g)) == [("sum-asked", BLACK), ("sum-asked", SNOW)]
    t.choose("pass", seat=BLACK)
    assert speakers(scene(t.g)) == [("sum-passed", BLACK), ("sum-asked", SNOW)]


@rule("ER-ATTACK-10R", "ER-TYPE-05")
def test_a_named_strike_tells_lives_deaths_and_the_reply() -> None:
    t = ER("black snow")
    t.hand(BLACK, "bl_assassin")
    t.lands(BLACK, "A2 A3")
    t.set("bl_janira@N", icons="-- P2 --", lives=1, initiative=9)
    t.set("sn_raider@S", icons="-- CA --", lives=2, initiative=1)
    t.battle(
        "bl_janira@N bl_guard_of_darn@TOP bl_initiate@BOTTOM", "sn_raider@S sn_elite_of_sareon@E sn_sentinel@W"
    )
    t.pass_to(BLACK, "named")
    picture = scene(t.g, SPECTATOR)
    strike = {"fighter": "bl_janira@N", "other": "sn_raider@S", "n": 2}
    assert sums(picture, "battle", "sum-strike") == [strike]
    assert sums(picture, "battle", "sum-reply") == [{"fighter": "bl_janira@N", "n": 1}]
    assert [a["fighter"] for a in sums(picture, "battle", "sum-dies")] == ["sn_raider@S", "bl_janira@N"]
    t.pass_to(BLACK, "struck")
    picture = scene(t.g, SPECTATOR)
    assert not sums(picture, "battle", "sum-strike")
    assert sums(picture, "battle", "sum-struck") == [{"fighter": "bl_janira@N", "other": "sn_raider@S"}]
    states = {piece.id: piece.state for piece in picture.pieces if piece.kind == "fighter"}
    assert states["sn_raider@S"] == states["bl_janira@N"] == "dying"


@rule("ER-RESULT-02", "ER-RESULT-03")
def test_who_would_win_now() -> None:
    t = booklet()
    tied = {"n": 2, "of_n": 2, "side": "defender", "by": "reserve"}
    assert sums(scene(t.g), "battle", "sum-if-ended") == [tied]
    with t.edit() as g:
        assert g.fight is not None
        g.fight.tie = BLACK
    assert sums(scene(t.g), "battle", "sum-if-ended") == [tied | {"side": "attacker", "by": "effect"}]


@rule("ER-ATTACK-06")
def test_strikes_to_choose_from_are_told_with_what_they_do() -> None:
    t = booklet()
    t.set("bl_janira@N", icons="P1 P1 --")
    t.fight_on()
    assert t.prompt == "er-icon"
    told = {s.of: dict(s.args) for s in scene(t.g, BLACK).sums if s.text == "named-strike"}
    assert {*told} == {*t.options("strike")}
    assert told["strike:L:sn_raider@E"]["fate"] == "dies" and told["strike:L:sn_raider@E"]["reply_n"] == 0
    assert told["strike:F:sn_elite_of_sareon@S"]["fate"] == "lives"
    assert not [s for s in scene(t.g, SNOW).sums if s.text == "named-strike"]
