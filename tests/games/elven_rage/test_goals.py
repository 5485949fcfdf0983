"""ER-GOAL: the first whose secret Goal is met has won, whoever's turn it is."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.terms import LAND, NONE, TOWER
from realms.kernel.model import SPECTATOR
from realms.testing.rules import rule

from .land import FIVE, Land

BLACK, SNOW, FOREST, HIGH = 0, 1, 2, 3


def free(t: Land, kind: str, but: str) -> list[str]:
    """Ownerless lands of a kind."""
    found = [cell for cell, k in zip(t.g.map.cells, t.g.map.kinds, strict=True) if k == kind]
    return [cell for cell in found if t.owner(cell) == NONE and cell not in but.split()]


def more_lands(t: Land, seat: int, n: int, but: str = "") -> None:
    """Ordinary lands until the seat owns n lands."""
    t.lands(seat, " ".join(free(t, LAND, but)[: n - t.g.owner.count(seat)]))


def lord(seats: int = 3) -> Land:
    """Black holds the Goal of many lands, the others Goals that are far away."""
    t = Land(" ".join(["black", "snow", "forest", "high"][:seats]))
    for seat, goal in enumerate(("goal_lands", "goal_castles", "goal_warlord", "goal_hoard")[:seats]):
        t.goal(seat, goal)
    t.hand(BLACK, FIVE)
    return t


def wanted(t: Land, goal: str) -> int:
    return GOALS[goal].much[t.g.seats - 2]


def tower_short() -> Land:
    """Black lacks one Tower."""
    t = lord()
    t.goal(BLACK, "goal_towers")
    towers = free(t, TOWER, "2-0")
    t.lands(BLACK, " ".join(towers[: wanted(t, "goal_towers") - 1]))
    more_lands(t, BLACK, GOALS["goal_towers"].lands[1] + 1, but="1-1")
    return t


@rule("ER-GOAL-01", "ER-SCEN-01")
def test_the_first_to_meet_the_own_goal_has_won() -> None:
    t = lord()
    more_lands(t, BLACK, wanted(t, "goal_lands") - 1, but="1-1")
    t.attack("1-1", won=True)
    assert t.match.over and t.g.winner == BLACK
    outcome = t.match.outcome()
    assert outcome is not None and outcome.winners == (BLACK,)
    assert outcome.scores == () and dict(outcome.sheet)["er-score-lands"][BLACK] == wanted(t, "goal_lands")


@rule("ER-GOAL-01")
def test_one_land_less_is_not_enough() -> None:
    t = lord()
    more_lands(t, BLACK, wanted(t, "goal_lands") - 2, but="1-1")
    t.take("1-1")
    assert not t.match.over and t.g.winner == NONE


@rule("ER-GOAL-01")
def test_the_goal_of_another_wins_nothing() -> None:
    t = lord()
    t.goal(BLACK, "goal_portal")
    more_lands(t, BLACK, wanted(t, "goal_lands") - 1, but="1-1")
    t.take("1-1")
    assert not t.match.over


@rule("ER-GOAL-01")
@pytest.mark.parametrize("given_up", [True, False])
def test_lands_that_were_taken_from_others_are_counted(given_up: bool) -> None:
    t = lord()
    t.goal(BLACK, "goal_warlord")
    t.lands(SNOW, "1-0 1-1")
    with t.edit() as g:
        g.elves[BLACK].taken = wanted(t, "goal_warlord") - 2
    for land in ("1-0", "1-1"):
        assert not t.match.over
        t.turn(BLACK)
        t.hand(BLACK, FIVE)
        t.hand(SNOW, "" if given_up else "sn_raider sn_raider sn_raider")
        t.march(land)
        if not given_up:
            t.send()
            t.decide(won=True)
    assert t.match.over and t.g.winner == BLACK


@rule("ER-GOAL-01R")
def test_after_a_battle_before_anything_else_is_used() -> None:
    t = lord()
    t.artifacts(BLACK, "art_banner")
    more_lands(t, BLACK, wanted(t, "goal_lands") - 1, but="1-1")
    t.attack("1-1", won=True)
    assert t.match.over and [e["who"] for e in t.happened("er-goal-met")] == [BLACK]


@rule("ER-GOAL-01R")
def test_after_a_land_was_given_up() -> None:
    t = lord()
    more_lands(t, BLACK, wanted(t, "goal_lands") - 1, but="1-1")
    t.lands(SNOW, "1-1")
    t.march("1-1")
    t.choose("give_up")
    assert t.match.over and t.g.winner == BLACK


@rule("ER-GOAL-01R")
def test_after_an_action() -> None:
    t = tower_short()
    t.hand(BLACK, "bl_xaranta")
    start = next(c for c in ("1-0", "3-0", "3-1") if t.owner(c) == BLACK)
    t.choose("use_at", "bl_xaranta", start, "2-0")
    t.quiet()
    assert t.match.over and t.g.winner == BLACK


@rule("ER-GOAL-01R")
def test_after_an_artifact_in_the_turn_of_another() -> None:
    t = tower_short()
    t.artifacts(BLACK, "art_builders_rune")
    t.begin_turn(SNOW)
    t.until_that(lambda: t.active == BLACK and t.prompt == "er-moment", "the question to Black")
    t.choose("artifact_on", "art_builders_rune", next(c for c in free_of(t, BLACK) if c))
    t.quiet()
    assert t.match.over and t.g.winner == BLACK and t.g.active == SNOW


def free_of(t: Land, seat: int) -> list[str]:
    """Ordinary lands of the seat."""
    kinds = dict(zip(t.g.map.cells, t.g.map.kinds, strict=True))
    return [cell for cell in t.g.map.cells if t.owner(cell) == seat and kinds[cell] == LAND]


@rule("ER-GOAL-01R")
def test_at_the_end_of_a_turn() -> None:
    t = lord()
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    assert not t.match.over
    t.choose("skip")
    assert t.match.over and t.g.winner == BLACK


@rule("ER-GOAL-01R")
def test_in_the_turn_of_another_as_well() -> None:
    t = lord()
    t.turn(SNOW)
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    t.choose("skip")
    assert t.match.over and t.g.winner == BLACK


@rule("ER-GOAL-01R")
@pytest.mark.parametrize(("active", "winner"), [(BLACK, BLACK), (SNOW, HIGH), (FOREST, HIGH), (HIGH, HIGH)])
def test_of_several_the_active_player_goes_first_then_clockwise(active: int, winner: int) -> None:
    t = lord(4)
    t.goal(HIGH, "goal_ring")
    t.turn(active)
    t.lands(HIGH, "B3 B4 C5 D5 E3 E4 F3 F4")
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    t.choose("skip")
    assert t.match.over and t.g.winner == winner


@rule("ER-GOAL-01R")
def test_the_winner_reveals_the_card() -> None:
    t = lord()
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    t.choose("skip")
    for seat in (FOREST, SPECTATOR):
        elves = t.sees(seat)["elves"]
        assert isinstance(elves, list)
        assert elves[BLACK]["goal"]["items"] == ["goal_lands"]
        assert [e["goal"] for e in t.told(seat) if e["kind"] == "er-goal-met"] == ["goal_lands"]


@rule("ER-GOAL-02R")
def test_when_it_is_over_the_others_show_theirs() -> None:
    t = lord()
    t.goal(SNOW, "goal_hoard")
    t.goal(FOREST, "goal_portal")
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    t.choose("skip")
    shown = [(e["who"], e["goal"]) for e in t.told(SPECTATOR) if e["kind"] == "er-goal-shown"]
    assert shown == [(SNOW, "goal_hoard"), (FOREST, "goal_portal")]
    elves = t.sees(SPECTATOR)["elves"]
    assert isinstance(elves, list) and elves[SNOW]["goal"]["items"] == ["goal_hoard"]


@rule("ER-GOAL-02")
def test_goals_stay_secret_until_they_are_met() -> None:
    t = lord()
    for seat in (SNOW, FOREST, SPECTATOR):
        elves = t.sees(seat)["elves"]
        assert isinstance(elves, list) and elves[BLACK]["goal"] == {"n": 1, "items": []}
        assert "goal_lands" not in str(t.scene(seat))
    t.take("1-1")
    assert "goal_" not in str([t.told(SNOW), t.sees(SNOW)]).replace("goal_castles", "")


@rule("ER-GOAL-02")
def test_what_could_have_been_met_and_was_not_cannot_be_taken_back() -> None:
    """The others learn that it is another Goal."""
    t = lord()
    t.goal(BLACK, "goal_portal")
    t.turn(SNOW)
    t.hand(BLACK, "")
    more_lands(t, BLACK, wanted(t, "goal_lands"))
    t.hand(SNOW, "sn_raider sn_raider sn_raider sn_sentinel sn_sentinel")
    t.hand(FOREST, "")
    t.choose("skip")
    assert not t.match.over and not t.can_undo(SNOW)
