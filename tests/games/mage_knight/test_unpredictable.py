"""Unpredictable battles: another player sets a die in secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_results import win
from realms.bots.greedy import mage_knight as greedy
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.rules.foes import armour, attack_value
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight, SpareDie
from realms.games.mage_knight.terms import RANGED_PHASE
from realms.kernel import view
from realms.kernel.model import EVERYONE, BadOptions
from realms.kernel.rng import Rng
from realms.testing.rules import rule

ON: dict[str, object] = {"unpredictable_battles": True}
ORCS = "1.nw"


def met(*, players: int = 2, options: dict[str, object] = ON) -> MK:
    """A hero meets one rampaging enemy: prowlers, attack 4, armour 3, worth 2 fame."""
    t = MK("full_conquest", players=players, hand="march, rage", options=options)
    t.at("1.w")
    t.token("prowlers", ORCS)
    t.choose("challenge", ORCS)
    return t


def phase(t: MK, name: str) -> None:
    """Go on to a phase of the fight; the hero takes what comes."""
    while not (t.prompt == "fight" and t.due[0].args[0][1] == name):
        if t.prompt == "take-damage":
            t.choose(t.options("damage")[0])
        elif t.prompt == "assign-damage":
            t.choose("hero")
        else:
            t.choose("done")


def guesses(t: MK, seat: int) -> set[str]:
    """What the die may show, for all the seat knows."""
    found: set[str] = set()
    for seed in range(60):
        world = view.redeal(t.match, seat, Rng(seed, 0))
        assert isinstance(world, MageKnight) and world.spare_die is not None
        found.add(world.spare_die.top.items[0])
    return found


@rule("MK-OPT-25")
def test_it_begins_with_a_fight_against_one_enemy() -> None:
    t = met()
    assert t.prompts == [(1, "set-in-secret")]
    assert t.options() == ["set:white", "set:red", "set:blue", "set:black"]


@rule("MK-OPT-25")
def test_a_dungeon_or_a_last_defender_is_the_same() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options=ON)
    t.at("7.se")
    t.choose("enter")
    assert t.prompt == "set-in-secret"
    t = MK("full_conquest", players=2, hand="march, rage", options=ON)
    t.at("3.mid")
    t.points(move=9)
    t.choose("walk", "3.ne")
    assert t.prompt == "set-in-secret"


@rule("MK-OPT-25")
def test_not_with_two_enemies_nor_without_the_rule() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options=ON)
    t.tile("core5", 2, 1)
    t.at("core5.se")
    t.choose("challenge", "core5.e")
    t.choose("challenge", "core5.sw")
    assert t.prompt == "fight" and len(t.foes) == 2
    assert met(options={}).prompt == "fight"


@rule("MK-OPT-25")
def test_an_enemy_left_out_leaves_one() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options=ON)
    t.tile("core5", 2, 1)
    t.at("core5.se")
    t.choose("challenge", "core5.e")
    t.choose("done")
    assert t.prompt == "set-in-secret"


@rule("MK-OPT-25")
def test_never_alone() -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        SPEC.new_match(1, 1, {"scenario": "solo_conquest", **ON})


@rule("MK-OPT-26")
def test_who_took_the_turn_before_sets_the_die() -> None:
    t = MK("full_conquest", players=3, hand="march, rage", options=ON)
    t.at("1.w")
    t.token("prowlers", ORCS)
    with t.edit() as g:
        g.before = 2
    t.choose("challenge", ORCS)
    assert t.prompts == [(2, "set-in-secret")]
    t = MK("full_conquest", players=3, hand="march, rage", options=ON)
    t.hand("march, rage")
    t.choose("end")
    t.until("move")
    assert t.g.before == 0


@rule("MK-OPT-26")
def test_in_the_first_turn_of_all_it_is_who_will_be_last() -> None:
    t = MK("full_conquest", players=3, hand="march, rage", options=ON)
    t.at("1.w")
    t.token("prowlers", ORCS)
    with t.edit() as g:
        g.before = -1
        g.order = [1, 0, 2]
    t.choose("challenge", ORCS)
    assert t.prompts == [(2, "set-in-secret")]


@rule("MK-OPT-26")
def test_nobody_else_sees_the_die() -> None:
    t = met()
    told = t.choose("set", "blue")
    assert all("blue" not in event.args for event in told)
    seen = [t.sees(seat)["spare_die"] for seat in range(2)]
    assert [die["top"] for die in seen if isinstance(die, dict)] == [
        {"n": 1, "items": []},
        {"n": 1, "items": ["blue"]},
    ]
    assert guesses(t, 0) == {"red", "blue", "black"}  # white was denied as the fight began
    assert guesses(t, 1) == {"blue"}


@rule("MK-OPT-26", "MK-OPT-28")
def test_white_is_shown_at_once_and_is_armour_from_afar() -> None:
    t = met()
    t.choose("set", "white")
    assert [told["colour"] for told in t.happened("die-shown")] == ["white"]
    assert armour(t.g, t.foes[0]) == 4
    phase(t, "block")
    assert armour(t.g, t.foes[0]) == 3 and attack_value(t.foes[0], 0) == 4
    phase(t, "melee")
    assert armour(t.g, t.foes[0]) == 3


@rule("MK-OPT-26", "MK-OPT-28")
def test_red_is_denied_to_be_white_and_then_is_attack() -> None:
    t = met()
    t.choose("set", "red")
    assert [told["colour"] for told in t.happened("die-denied")] == ["white"]
    assert armour(t.g, t.foes[0]) == 3 and attack_value(t.foes[0], 0) == 4
    phase(t, "block")
    assert [told["colour"] for told in t.happened("die-shown")] == ["red"]
    assert attack_value(t.foes[0], 0) == 5
    t.choose("done")
    t.choose(t.options("damage")[0])
    assert t.hero().hand.items.count("wound") == 3  # 5 against an armour of 2


@rule("MK-OPT-26", "MK-OPT-28")
def test_blue_is_denied_twice_and_then_is_armour_at_close_quarters() -> None:
    t = met()
    t.choose("set", "blue")
    phase(t, "block")
    assert [told["colour"] for told in t.happened("die-denied")] == ["red"]
    assert armour(t.g, t.foes[0]) == 3 and attack_value(t.foes[0], 0) == 4
    phase(t, "melee")
    assert [told["colour"] for told in t.happened("die-shown")] == ["blue"]
    assert armour(t.g, t.foes[0]) == 4


@rule("MK-OPT-26", "MK-OPT-28")
def test_black_is_nothing_but_is_shown_in_the_end() -> None:
    t = met()
    t.choose("set", "black")
    phase(t, "block")
    assert attack_value(t.foes[0], 0) == 4 and not t.happened("die-shown")
    phase(t, "melee")
    assert [told["colour"] for told in t.happened("die-shown")] == ["black"]
    assert armour(t.g, t.foes[0]) == 3
    t.choose("done")
    assert t.g.spare_die is None


@rule("MK-OPT-28")
def test_a_die_that_is_shown_tells_no_more_than_its_face() -> None:
    t = met()
    t.choose("set", "red")  # shown in the block phase, when it may still be blue or black
    phase(t, "block")
    world = view.redeal(t.match, 0, Rng(1, 0))
    assert isinstance(world, MageKnight) and world.spare_die is not None
    world.spare_die.faces.items.reverse()
    assert view.project(world, 0).plain() == view.project(t.match, 0).plain()


@rule("MK-OPT-27")
@pytest.mark.parametrize("face", ["white", "red", "blue", "black"])
def test_a_stronger_enemy_is_worth_one_fame_more(face: str) -> None:
    t = met()
    t.choose("set", face)
    phase(t, "melee")
    win(t)
    assert t.hero().fame == ENEMIES["prowlers"].fame + (face != "black")


@rule("MK-OPT-27", "MK-OPT-28")
def test_also_if_it_falls_before_the_die_is_shown() -> None:
    t = met()
    t.choose("set", "blue")
    assert t.g.phase == RANGED_PHASE
    win(t)
    assert [told["colour"] for told in t.happened("die-shown")] == ["blue"]
    assert t.hero().fame == ENEMIES["prowlers"].fame + 1


@rule("MK-OPT-26")
def test_a_monster_that_is_called_is_not_the_enemy_of_the_die() -> None:
    t = MK("full_conquest", players=2, hand="march, rage", options=ON)
    t.at("1.w")
    t.token("orc_summoners", ORCS)
    t.next_token("minotaur")
    t.choose("challenge", ORCS)
    t.choose("set", "red")
    phase(t, "block")
    assert [foe.token for foe in t.foes] == ["orc_summoners", "minotaur"]
    assert attack_value(t.foes[1], 0) == ENEMIES["minotaur"].attacks[0][0]


# What is seen of it, and what cannot be.


def die_in(t: MK, seat: int) -> list[tuple[str, dict[str, object]]]:
    sums = SPEC.scene(view.project(t.match, seat)).sums
    return [(one.text, dict(one.args)) for one in sums if one.text.startswith("sum-spare")]


def test_the_picture_of_the_die_is_for_who_set_it() -> None:
    t = met()
    t.choose("set", "blue")
    denied = ("sum-spare-denied", {"colour": "white"})
    assert die_in(t, 0) == [("sum-spare-secret", {"who": 1}), denied]
    assert die_in(t, 1) == [("sum-spare-face", {"who": 1, "colour": "blue"}), denied]
    phase(t, "melee")
    assert die_in(t, 0) == die_in(t, 1) == [("sum-spare-face", {"who": 1, "colour": "blue"})]
    sums = SPEC.scene(view.project(t.match, 0)).sums
    assert [dict(one.args)["n"] for one in sums if (one.of, one.text) == ("foe-0", "sum-fame")] == [3]


def seen_by_all(die: SpareDie) -> None:
    die.top.seen = EVERYONE


def no_such_face(die: SpareDie) -> None:
    die.top.items[0] = "gold"


def own_die(die: SpareDie) -> None:
    die.seat = 0


@pytest.mark.parametrize("spoil", [seen_by_all, no_such_face, own_die])
def test_a_die_that_cannot_be_is_not_believed(spoil: Callable[[SpareDie], None]) -> None:
    t = met()
    t.choose("set", "blue")
    assert t.g.spare_die is not None and SPEC.flaw(t.g) == ""
    spoil(t.g.spare_die)
    assert "die" in SPEC.flaw(t.g)


def test_a_bot_leaves_the_enemies_of_its_friends_alone() -> None:
    for scenario, faces in (("full_conquest", {"white", "red", "blue"}), ("blitz_cooperation", {"black"})):
        t = MK(scenario, players=2, hand="march, rage", options=ON)
        t.at("1.w")
        t.token("prowlers", ORCS)
        t.choose("challenge", ORCS)
        look = partial(view.project, t.match, 1)
        assert greedy.make(1, 0).choose(t.due[0], look).refs[0] in faces
