"""Rampage! and More Rampage!: rampaging enemies come back, and not always alone."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_results import to_melee, win
from realms.games.mage_knight.data.enemies import ENEMIES
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.rules import tokens
from realms.games.mage_knight.rules.rounds import Game, Round
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.terms import BROWN_BACK, COLOUR, GREEN_BACK, RED_BACK
from realms.kernel.model import BadOptions
from realms.testing.rules import rule

ORCS = "1.nw"
DRACONUM = "core4.mid"


def table(rules: str, *, hex: str = ORCS, night: bool = False) -> MK:
    """A map with one rampaging hex whose enemy was defeated."""
    t = MK("full_conquest", players=2, hand="march, rage", options={rules: True})
    t.tile("1", 1, 1)
    t.tile("core4", 2, 1)
    t.clear(hex)
    t.night(dark=night)
    with t.edit() as g:
        g.round = 2 if night else 1
    return t


def close(t: MK, *colours: str) -> None:
    """The round ends, and the dice show this."""
    t.draws(*[(COLOUR[colour], 6) for colour in colours])
    t.restart(Game("next_round"), Round(0, 0, "close"))
    assert [told["colour"] for told in t.happened("rampage-rolled")] == list(colours)


def backs(t: MK, hex: str) -> list[int]:
    return [ENEMIES[token].back for token in tokens.open_at(t.g, HEX[hex])]


@rule("MK-OPT-20")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_the_people_trust_nobody(scenario: str) -> None:
    t = MK(scenario, players=2, options={"rampage": True})
    assert [hero.reputation for hero in t.g.heroes] == [-2, -2]


@rule("MK-OPT-21")
@pytest.mark.parametrize(
    ("colour", "comes"), [("red", True), ("green", True), ("blue", False), ("white", False), ("black", False)]
)
def test_after_a_day_warm_colours_bring_orcs_back(colour: str, comes: bool) -> None:
    t = table("rampage")
    close(t, colour)
    assert backs(t, ORCS) == ([GREEN_BACK] if comes else [])


@rule("MK-OPT-21")
def test_draconum_come_back_as_draconum() -> None:
    t = table("rampage", hex=DRACONUM)
    close(t, "red")
    assert backs(t, DRACONUM) == [RED_BACK]


@rule("MK-OPT-21")
def test_one_die_for_each_hex_without_enemies() -> None:
    t = table("rampage")
    t.clear(DRACONUM)
    close(t, "blue", "red")
    assert backs(t, ORCS) == [] and backs(t, DRACONUM) == [RED_BACK]


@rule("MK-OPT-21")
def test_a_hex_with_a_hero_waits() -> None:
    t = table("rampage")
    t.at(ORCS)
    t.restart(Game("next_round"), Round(0, 0, "close"))
    assert not t.happened("rampage-rolled") and backs(t, ORCS) == []


@rule("MK-OPT-21")
def test_nothing_comes_back_without_the_rule_or_when_the_game_is_over() -> None:
    t = MK("full_conquest", players=2, hand="march, rage")
    t.tile("1", 1, 1)
    t.clear(ORCS)
    t.restart(Game("next_round"), Round(0, 0, "close"))
    assert not t.happened("rampage-rolled")
    t = table("rampage")
    with t.edit() as g:
        g.ending = True
    t.restart(Game("next_round"), Round(0, 0, "close"))
    assert not t.happened("rampage-rolled")


@rule("MK-OPT-22")
def test_gold_brings_a_brown_one_too() -> None:
    t = table("rampage")
    close(t, "gold")
    assert backs(t, ORCS) == [GREEN_BACK, BROWN_BACK]


def two_at(hex: str, token: str, beside: str) -> MK:
    """Next to a rampaging enemy that came back with a brown one."""
    t = table("rampage", hex=hex)
    t.token(token, hex)
    with t.edit() as g:
        g.piles[BROWN_BACK].items.remove("minotaur")
        g.up.append("minotaur")
        g.up_at.append(HEX[hex])
    t.at(beside)
    t.choose("challenge", hex)
    while t.prompt == "challenge-more":
        t.choose("done")
    return t


@rule("MK-OPT-22")
def test_both_are_fought_together_for_one_reputation_each() -> None:
    t = two_at(ORCS, "prowlers", "1.w")
    assert [foe.token for foe in t.foes] == ["prowlers", "minotaur"]
    win(t)
    assert t.hero().reputation == 0  # -2, and one for each
    assert HEX[ORCS] not in t.g.up_at


@rule("MK-OPT-22")
def test_draconum_are_worth_two_and_who_is_with_them_one() -> None:
    t = two_at(DRACONUM, "high_dragon", "core4.se")
    to_melee(t)
    win(t)
    assert t.hero().reputation == 1


@rule("MK-OPT-22")
def test_the_hex_rampages_while_any_token_is_there() -> None:
    t = two_at(ORCS, "prowlers", "1.w")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = [0] * 8 + [3, 0, 0, 0]
    t.choose("strike", 0)
    to_melee(t)
    t.choose("done")
    assert backs(t, ORCS) == [BROWN_BACK]
    t.hand("march, rage")
    t.turn()
    t.points(move=9)
    assert t.refused("walk", ORCS) == "MK-MOVE-10"
    t.choose("challenge", ORCS)
    assert [foe.token for foe in t.foes] == ["minotaur"]


@rule("MK-OPT-23")
@pytest.mark.parametrize(
    ("colour", "comes"),
    [("white", [GREEN_BACK]), ("blue", [GREEN_BACK]), ("black", [GREEN_BACK, BROWN_BACK]), ("gold", [])],
)
def test_after_a_night_it_is_cold_colours_and_black(colour: str, comes: list[int]) -> None:
    t = table("rampage", night=True)
    close(t, colour)
    assert backs(t, ORCS) == comes


@rule("MK-OPT-24")
def test_more_rampage_starts_lower_still() -> None:
    t = MK("full_conquest", players=2, options={"more_rampage": True})
    assert [hero.reputation for hero in t.g.heroes] == [-4, -4]


@rule("MK-OPT-24")
@pytest.mark.parametrize(
    ("colour", "night", "brown"),
    [
        ("blue", False, False),
        ("green", False, True),
        ("gold", False, True),
        ("red", True, False),
        ("white", True, True),
    ],
)
def test_with_more_rampage_they_always_come_back(colour: str, night: bool, brown: bool) -> None:
    t = table("more_rampage", night=night)
    close(t, colour)
    assert backs(t, ORCS) == ([GREEN_BACK, BROWN_BACK] if brown else [GREEN_BACK])


@rule("MK-OPT-24")
def test_one_of_the_two_is_enough() -> None:
    with pytest.raises(BadOptions, match="cannot go together"):
        SPEC.new_match(2, 1, {"scenario": "full_conquest", "rampage": True, "more_rampage": True})
