"""RW-WIN: seven runes at any moment, the most runes after eight years, or everybody else gone."""

from __future__ import annotations

import pytest

from realms.games.runewars.rules.areas import controller, empty
from realms.games.runewars.rules.arrival import arrive
from realms.games.runewars.rules.gaining import gain_rune
from realms.games.runewars.rules.game import Game
from realms.games.runewars.rules.objectives import brink_of_victory
from realms.games.runewars.rules.runes import runes_of
from realms.games.runewars.rules.settle import settle
from realms.games.runewars.rules.turn import Turn
from realms.games.runewars.rules.winning import check_victory
from realms.games.runewars.terms import FALSE, NEUTRALS, NOBODY
from realms.kernel.model import EVERYONE
from realms.testing.rules import rule

from .builder import RW

ONE, TWO, THREE = 0, 1, 2
SIX = "DA DB DC 7A 7B 5D"


def with_six(seat: int = ONE) -> RW:
    """The first player controls six areas with runes."""
    t = RW()
    t.rune(SIX, known=EVERYONE)
    for area in ("7A", "7B", "5D"):
        t.units(area, "footman")
    t.go(Turn(seat, "harvest", False, False, []))
    return t


def winners(t: RW) -> tuple[int, ...]:
    outcome = t.g.outcome()
    return () if outcome is None else outcome.winners


@rule("RW-WIN-01", "RW-WIN-05")
def test_seven_areas_with_runes_win_at_once_whatever_goes_on() -> None:
    t = with_six()
    t.enter(gain_rune(t.g, ONE))
    assert winners(t) == ()
    t.choose("rune", "5B")
    assert winners(t) == (), "it has to be an area of one's own"
    t.enter(gain_rune(t.g, ONE))
    t.units("5C", "footman")
    t.choose("rune", "5C")
    assert (
        winners(t) == (ONE,) and t.due == [] and t.happened("rw-won") == [{"kind": "rw-won", "who": ONE, "n": 7}]
    )


@rule("RW-WIN-01", "RW-RUNE-06")
def test_a_false_rune_is_none_of_the_seven() -> None:
    t = with_six()
    t.units("5C", "footman")
    t.rune("5C", FALSE)
    t.enter(gain_rune(t.g, TWO))
    t.choose("rune", "UA")
    assert winners(t) == () and t.prompt == "rw-turn"


@rule("RW-WIN-01")
def test_it_is_no_matter_whose_turn_it_is() -> None:
    t = with_six(TWO)
    t.enter(gain_rune(t.g, TWO))
    t.units("5C", "footman")
    t.choose("rune", "6A")
    assert winners(t) == ()
    t.rune("5C", known=EVERYONE)
    t.enter(gain_rune(t.g, TWO))
    t.choose("rune", "6B")
    assert winners(t) == (ONE,), "the seventh lies in an area of the first player"


@rule("RW-WIN-02")
@pytest.mark.parametrize(
    ("more", "influence", "winner"),
    [("5A", (0, 9), ONE), ("", (4, 5), TWO), ("", (5, 5), ONE)],
    ids=["runes", "influence", "printed influence"],
)
def test_of_several_with_seven_it_is_runes_then_influence_then_what_is_printed(
    more: str, influence: tuple[int, int], winner: int
) -> None:
    t = RW()
    t.influence(*influence)
    for area in ("7A", "7B", "5D", "5C", *more.split()):
        t.units(area, "footman")
    for area in ("6A", "6B", "6C", "6D"):
        t.units(area, "berserker")
    t.rune(f"{SIX} 5C {more} UA UB UC 6A 6B 6C 6D", known=EVERYONE)
    t.go(Turn(ONE, "harvest", False, False, []))
    check_victory(t.g)
    assert t.g.winner == winner and t.g.over


def after_eight_years(*influence: int) -> RW:
    t = RW("daqan uthuk latari")
    t.year(8, "winter")
    t.influence(*influence)
    return t


@rule("RW-WIN-03", "RW-SEASON-01")
def test_after_eight_years_the_most_runes_win_and_all_are_turned_over() -> None:
    t = after_eight_years(9, 9, 0)
    t.rune("DA UA LA LB", known=0)
    t.rune("DB DC", FALSE)
    t.go(Game())
    assert winners(t) == (THREE,) and [zone.mask(0) & 0b111 for zone in t.g.runes] == [0b111] * 6
    outcome = t.g.outcome()
    assert outcome is not None and dict(outcome.sheet)["rw-score-runes"] == (1, 1, 2)
    assert t.told_of("rw-years-over") == [(THREE, 2)]


@rule("RW-WIN-03")
@pytest.mark.parametrize(("influence", "winner"), [((3, 2, 2), ONE), ((2, 3, 2), TWO), ((2, 2, 2), THREE)])
def test_ties_go_by_influence_then_by_printed_influence(influence: tuple[int, ...], winner: int) -> None:
    t = after_eight_years(*influence)
    t.rune("DA UA LA", known=EVERYONE)
    t.go(Game())
    assert winners(t) == (winner,)


def all_homes_taken(t: RW) -> None:
    """Seat 1 holds all home areas of seat 0."""
    for area in ("DA", "DB", "DC"):
        t.units(area, "berserker")


@rule("RW-WIN-04")
def test_a_hero_keeps_a_player_in_the_game() -> None:
    t = RW()
    all_homes_taken(t)
    t.hero("sir_valadir", "5B", ONE)
    t.go(settle(t.g))
    assert not t.realm(ONE).out and t.g.winner == NOBODY


@rule("RW-WIN-04")
def test_who_has_nothing_is_out_and_his_cards_are_discarded() -> None:
    t = RW("daqan uthuk latari")
    all_homes_taken(t)
    t.hand(ONE, "battle_cry")
    t.hand(ONE, "blackmail", fresh=True)
    t.quests(ONE, "the_bazaar")
    t.objectives(ONE, "conqueror")
    t.title("captain", ONE, paid=3)
    t.go(settle(t.g), Turn(ONE, "harvest", False, False, []))
    t.enter(gain_rune(t.g, TWO))
    t.choose("rune", "UA")
    assert t.realm(ONE).out and t.due == [], "what was left of his turn is over"
    assert t.g.tactics_discard == ["battle_cry", "blackmail"] and t.g.quest_discard == ["the_bazaar"]
    assert t.g.objective_discard == ["conqueror"] and t.g.titles[0] == NOBODY and t.g.paid[0] == 0
    assert t.g.winner == NOBODY, "two are left"


@rule("RW-WIN-04", "RW-TERM-05")
def test_the_home_of_who_is_out_is_an_area_like_any_other() -> None:
    t = RW("daqan uthuk latari")
    all_homes_taken(t)
    t.rune("DB")
    t.go(settle(t.g))
    home = t.area("DB")
    t.units("DB")
    assert t.realm(ONE).out and controller(t.g, home) == NOBODY and empty(t.g, home) and runes_of(t.g, ONE) == 0
    t.units("DB", "giant")
    assert controller(t.g, home) == NEUTRALS and settle(t.g) is None, "neutrals may stay there"
    t.units("DB")
    t.go(arrive(t.g, TWO, home, ["berserker"], second=False, conquer_bonus=False))
    assert t.there("DB") == (["berserker"], [], TWO) and t.told_of("rw-battle-began") == []


@rule("RW-WIN-04", "RW-OBJ-25")
def test_who_is_out_is_no_enemy_to_be_at_the_door_of() -> None:
    t = RW("daqan uthuk latari")
    all_homes_taken(t)
    assert brink_of_victory(t.g, TWO)
    t.go(settle(t.g))
    assert t.realm(ONE).out and not brink_of_victory(t.g, TWO)


@rule("RW-WIN-04")
def test_the_last_player_left_wins() -> None:
    t = RW()
    all_homes_taken(t)
    t.go(Turn(TWO, "harvest", False, False, []))
    t.enter(gain_rune(t.g, TWO))
    t.choose("rune", "UA")
    assert winners(t) == (TWO,) and t.happened("rw-last") == [{"kind": "rw-last", "who": TWO}]
