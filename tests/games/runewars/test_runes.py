"""RW-RUNE: where runes lie, whose they are, who knows them; the hidden mode too."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.gaining import gain_rune
from realms.games.runewars.rules.runes import runes_of
from realms.games.runewars.rules.settle import settle
from realms.games.runewars.terms import FALSE, NEUTRALS, REAL
from realms.kernel.model import EVERYONE
from realms.testing.rules import rule

from .builder import RW

MINE, THEIRS = 0, 1
BOTH = 0b11


def faces(t: RW) -> dict[str, str]:
    """What lies where."""
    return {t.g.land.areas[at]: t.g.runes[i].items[0] for i, at in enumerate(t.g.rune_at)}


def knows(t: RW, area: str, seat: int) -> bool:
    return bool(t.g.runes[t.g.rune_at.index(t.area(area))].mask(0) >> seat & 1)


@rule("RW-RUNE-01")
def test_a_rune_belongs_to_whoever_controls_its_area() -> None:
    t = RW()
    t.rune("5B DA 6A")
    t.units("6A", "hellhound")
    assert [runes_of(t.g, seat) for seat in (MINE, THEIRS)] == [1, 0]
    t.units("5B", "berserker")
    assert [runes_of(t.g, seat) for seat in (MINE, THEIRS)] == [1, 1]
    t.units("DA", "berserker")
    assert [runes_of(t.g, seat) for seat in (MINE, THEIRS)] == [0, 2], "an enemy in the home area takes it"


@rule("RW-RUNE-06")
def test_false_runes_do_not_count() -> None:
    t = RW()
    t.rune("DA DB", FALSE)
    t.rune("DC")
    assert runes_of(t.g, MINE) == 1


@rule("RW-RUNE-03", "RW-RUNE-01", "RW-TERM-11")
def test_a_gained_rune_goes_where_no_token_lies_and_no_opponent_rules() -> None:
    t = RW()
    t.units("5B", "footman")
    t.units("5C", "berserker")
    t.units("6A", "hellhound")
    t.rune("5B")
    t.go(gain_rune(t.g, MINE))
    assert t.refused("rune", "5B") == "RW-RUNE-01"
    assert t.refused("rune", "5C") == "RW-RUNE-03" and t.refused("rune", "UA") == "RW-RUNE-03"
    assert {"DA", "6A", "5D"} < set(t.refs("rune")), "own, neutral and empty areas"
    t.choose("rune", "6A")
    assert faces(t) == {"5B": REAL, "6A": REAL} and t.due == []


@rule("RW-RUNE-04")
def test_without_a_place_no_rune_is_gained() -> None:
    t = RW()
    t.rune(" ".join([name for name in t.g.land.areas if name[0] != "U"]), FALSE)
    t.go(gain_rune(t.g, MINE))
    assert t.due == [] and REAL not in faces(t).values()


@rule("RW-RUNE-05")
def test_who_controls_an_area_knows_its_token() -> None:
    t = RW()
    t.rune("5B DA", FALSE)
    t.units("5B", "berserker")
    t.go(settle(t.g))
    assert [knows(t, "5B", seat) for seat in (MINE, THEIRS)] == [False, True]
    assert [knows(t, "DA", seat) for seat in (MINE, THEIRS)] == [True, False]
    assert FALSE in str(t.sees(MINE)["runes"]) and t.sees(MINE) != t.sees(THEIRS)


@rule("RW-RUNE-07", "RW-RUNE-05")
def test_in_the_usual_game_no_false_rune_comes_with_a_rune_and_all_know_it_to_be_real() -> None:
    t = RW()
    t.go(gain_rune(t.g, MINE))
    t.choose("rune", "5B")
    assert faces(t) == {"5B": REAL} and t.due == []
    assert knows(t, "5B", MINE) and knows(t, "5B", THEIRS)


@rule("RW-RUNE-07", "RW-RUNE-03", "RW-INFO-01")
def test_hidden_runes_come_with_a_false_one_that_the_gainer_alone_can_tell() -> None:
    t = RW(hidden=True)
    t.go(gain_rune(t.g, MINE))
    t.choose("rune_as", "5B", FALSE)
    assert t.refused("rune_as", "5B", REAL) == "RW-RUNE-01"
    t.choose("rune_as", "5C", REAL)
    assert faces(t) == {"5B": FALSE, "5C": REAL} and t.due == []
    assert [knows(t, area, MINE) for area in ("5B", "5C")] == [True, True]
    assert [knows(t, area, THEIRS) for area in ("5B", "5C")] == [False, False]
    told = [event for event in t.told(THEIRS) if event["kind"] == "rw-rune-placed"]
    assert told and FALSE not in str(told) and REAL not in str(told)


@rule("RW-RUNE-07")
def test_before_a_hidden_rune_is_placed_up_to_two_own_false_ones_may_be_removed() -> None:
    t = RW(hidden=True)
    t.rune("DA DB DC", FALSE, known=BOTH)
    t.rune("UA", FALSE, known=BOTH)
    t.rune("7B", REAL, known=BOTH)
    t.units("7B", "footman")
    t.go(gain_rune(t.g, MINE))
    assert t.refs("remove") == ["DA", "DB", "DC"], "not those of an opponent, nor real ones"
    t.play("remove:DA", "remove:DB")
    assert t.options("remove") == [] and set(faces(t)) == {"DC", "UA", "7B"}
    t.play("rune_as:DA:real", "rune_as:DB:false")
    assert t.due == []


@rule("RW-RUNE-07")
def test_once_a_hidden_rune_lies_no_false_one_is_removed_any_more() -> None:
    t = RW(hidden=True)
    t.rune("DA", FALSE, known=BOTH)
    t.go(gain_rune(t.g, MINE))
    t.play("rune_as:DB:real")
    assert t.options("remove") == []


@rule("RW-RUNE-03")
@pytest.mark.parametrize("unit", ["hellhound", "footman", "berserker"])
def test_runes_stay_whoever_comes_into_their_area(unit: str) -> None:
    t = RW()
    t.rune("5B", known=EVERYONE)
    t.units("5B", unit)
    t.go(settle(t.g))
    holder = {"hellhound": NEUTRALS, "footman": MINE, "berserker": THEIRS}[unit]
    assert t.there("5B")[2] == holder and faces(t) == {"5B": REAL}
