"""ER-ELIM: whoever has lost all Castles is out of the game."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.terms import NONE
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .land import FIVE, SNOWS, Land

BLACK, SNOW, FOREST = 0, 1, 2
HARP = "tr_silver_harp"


def siege(lands: str = "") -> Land:
    """Black stands before the home Castle of Snow, who also owns these lands, a Treasure and Artifacts."""
    t = Land("black snow forest")
    for seat, goal in enumerate(("goal_hoard", "goal_warlord", "goal_lands")):
        t.goal(seat, goal)
    t.hand(BLACK, FIVE)
    t.hand(SNOW, SNOWS)
    t.lands(BLACK, "6-5")
    t.lands(SNOW, f"5-5 {lands}")
    t.treasures(SNOW, HARP)
    t.artifacts(SNOW, "art_horn art_lamp")
    return t


@rule("ER-ELIM-01")
def test_who_has_lost_all_castles_is_out() -> None:
    t = siege()
    t.take("6-6")
    assert t.elves(SNOW).out and [e["who"] for e in t.story("er-eliminated")] == [SNOW]
    assert t.g.active == FOREST and not t.match.over


@rule("ER-ELIM-01")
def test_a_land_without_castle_eliminates_nobody() -> None:
    t = siege()
    t.take("5-5")
    assert t.owner("5-5") == BLACK and not t.elves(SNOW).out


@rule("ER-ELIM-01R")
@pytest.mark.parametrize("castle", ["X", "6-0"])
def test_any_castle_keeps_a_player_in(castle: str) -> None:
    t = siege(castle)
    t.take("6-6")
    assert t.owner("6-6") == BLACK and not t.elves(SNOW).out and t.owner("5-5") == SNOW
    assert t.g.active == SNOW


@rule("ER-ELIM-01R")
def test_with_the_last_captured_castle_a_player_without_home_is_out() -> None:
    t = siege("6-0")
    t.lands(BLACK, "6-6 6-1")
    t.take("6-0")
    assert t.elves(SNOW).out and t.owner("6-0") == BLACK


@rule("ER-ARTIFACT-05", "ER-ARTIFACT-05R", "ER-ELIM-01R")
def test_with_the_home_castle_the_artifacts_are_lost_unseen_even_if_the_player_goes_on() -> None:
    t = siege("X")
    t.take("6-6")
    assert t.elves(SNOW).artifacts.items == [] and t.elves(SNOW).treasures == [HARP]
    assert sorted(t.g.away[0].items) == ["art_horn", "art_lamp"] and t.g.spent == []
    assert "art_horn" not in str(t.sees(BLACK))


@rule("ER-ARTIFACT-05R")
def test_another_castle_lost_costs_no_artifacts() -> None:
    t = siege("X")
    t.lands(BLACK, "4-3")
    t.take("X")
    assert t.owner("X") == BLACK and sorted(t.elves(SNOW).artifacts.items) == ["art_horn", "art_lamp"]


@rule("ER-ELIM-02")
def test_what_an_eliminated_player_leaves() -> None:
    t = siege("5-4 4-4")
    t.take("6-6")
    snow = t.elves(SNOW)
    assert t.g.owner.count(SNOW) == 0 and t.owner("6-6") == BLACK
    assert [t.owner(cell) for cell in ("5-5", "5-4", "4-4")] == [NONE] * 3
    assert snow.hand.items == [] and snow.artifacts.items == [] and snow.treasures == []
    assert HARP in t.g.neutral_discard
    assert sorted(t.g.away[0].items) == ["art_horn", "art_lamp"]
    assert snow.goal.items == [] and t.g.away[1].items == ["goal_warlord"]
    for seat in (BLACK, FOREST):
        told = str(t.sees(seat)) + str([t.told(seat)])
        assert "goal_warlord" not in told and "art_horn" not in told


@rule("ER-ELIM-02")
def test_the_lands_of_an_eliminated_player_are_held_by_neutrals() -> None:
    t = siege()
    t.take("6-6")
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.choose("conquer", "5-5")
    assert t.prompt == "er-look-squad"


@rule("ER-ELIM-02")
def test_an_eliminated_player_is_asked_nothing_and_is_nobodys_target() -> None:
    t = siege()
    t.take("6-6")
    t.treasures(FOREST, "tr_amber_idol")
    t.turn(FOREST)
    assert t.refs("trade") == ["black"]
    for _ in range(60):
        if t.match.over:
            break
        assert SNOW not in [d.seat for d in t.due]
        t.choose(t.due[0].options[-1].key, seat=t.due[0].seat)


@rule("ER-ELIM-02")
def test_protection_ends_with_its_owner() -> None:
    t = siege()
    with t.edit() as g:
        g.wards[g.map.index["5-5"]] = SNOW
    t.take("6-6")
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    assert t.offers("conquer", "5-5")


@rule("ER-ELIM-02")
def test_a_castle_is_never_without_owner_once_it_had_one() -> None:
    t = siege("6-0")
    t.lands(BLACK, "6-1")
    t.take("6-6")
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.take("6-0")
    assert t.elves(SNOW).out and NONE not in [t.g.owner[home] for home in t.g.map.homes]


@rule("ER-ELIM-03")
@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_the_last_player_left_has_won(scenario: str) -> None:
    t = Land("black snow", scenario)
    t.hand(BLACK, FIVE)
    t.lands(BLACK, "E1")
    t.artifacts(BLACK, "art_banner")
    t.attack("F1", won=True)
    assert t.match.over and t.g.winner == BLACK
    assert [e["who"] for e in t.happened("er-last")] == [BLACK]


@rule("ER-GOAL-02R")
def test_the_last_player_left_shows_the_own_goal_too() -> None:
    t = Land("black snow")
    t.goal(BLACK, "goal_hoard")
    t.hand(BLACK, FIVE)
    t.lands(BLACK, "E1")
    t.attack("F1", won=True)
    shown = [(e["who"], e["goal"]) for e in t.told(SPECTATOR) if e["kind"] == "er-goal-shown"]
    assert t.match.over and shown == [(BLACK, "goal_hoard")]


@rule("ER-ELIM-03")
def test_while_two_are_left_the_game_goes_on() -> None:
    t = siege()
    t.take("6-6")
    assert not t.match.over
    t.lands(BLACK, "6-1")
    t.turn(BLACK)
    t.hand(BLACK, FIVE)
    t.attack("6-0", won=True)
    assert t.match.over and t.g.winner == BLACK
