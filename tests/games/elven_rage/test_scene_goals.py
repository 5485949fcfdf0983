"""How the picture of Elven Rage tells how far everyone came, and how it ended."""

from __future__ import annotations

from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.rules.scoring import crown, met
from realms.games.elven_rage.terms import MIN_PLAYERS, NONE
from realms.kernel.scene import RESULT
from realms.kernel.view import SPECTATOR
from realms.testing.rules import rule

from .builder import ER
from .pictures import BLACK, SNOW, games, ids, scene, sums


@rule("ER-GOAL-01", "ER-GOAL-02")
def test_a_goal_ticks_off_what_it_asks_for() -> None:
    t = ER("black snow")
    t.goal(BLACK, "goal_portal")
    goal, column = GOALS["goal_portal"], 2 - MIN_PLAYERS
    picture = scene(t.g)
    assert sums(picture, "goal_portal", "sum-goal-portal") == [{"n": 0, "of_n": 1}]
    assert sums(picture, "goal_portal", "sum-goal-towers-besides") == [{"n": 0, "of_n": goal.towers[column]}]
    t.lands(BLACK, "X C1 D1")
    picture = scene(t.g)
    assert sums(picture, "goal_portal", "sum-goal-portal") == [{"n": 1, "of_n": 1}]
    assert sums(picture, "goal_portal", "sum-goal-towers-besides") == [{"n": 2, "of_n": goal.towers[column]}]
    assert sums(picture, "goal_portal", "sum-goal-lands-besides") == [{"n": 4, "of_n": goal.lands[column]}]


def test_a_goal_is_met_when_all_is_ticked() -> None:
    for g, _ in games(every=9):
        for elves in g.elves:
            told = [s for s in scene(g, elves.seat).sums if s.text.startswith("sum-goal") and s.seat == elves.seat]
            for name in elves.goal.items if not elves.out else ():
                ticks = [dict(s.args) for s in told if s.of == name]
                assert all(int(a["n"]) >= int(a["of_n"]) for a in ticks) == met(g, elves.seat, name)


@rule("ER-SCEN-02")
def test_the_dragon_lord_counts_the_castles_of_everybody() -> None:
    t = ER("black snow forest", "dragon_lord")
    home = t.g.map.cells[t.g.map.homes[SNOW]]
    t.lands(BLACK, home)
    for seat in (0, 2, SPECTATOR):
        told = [s for s in scene(t.g, seat).sums if s.text == "sum-goal-homes"]
        assert [(s.seat, dict(s.args)["n"]) for s in told] == [(0, 1), (1, 0), (2, 0)]
        assert ids(scene(t.g, seat), "dragons-0") == ["bl_nalgrim", "sn_isgarion"]


def ended(scenario: str, winner: int, castles: str, out: str = "") -> list[tuple[int, str]]:
    """What is told at the end of a game that Black, who holds the Goal of many lands and these Castles, won."""
    t = ER("black snow forest", scenario)
    with t.edit() as g:
        g.winner = winner
        for seat in [seat for seat, elves in enumerate(g.elves) if elves.people in out.split()]:
            g.elves[seat].out = True
            g.elves[seat].goal.items.clear()
    t.lands(BLACK, castles)
    return [(s.seat, s.text) for s in scene(t.g, SPECTATOR).sums if s.of == RESULT]


@rule("ER-GOAL-02")
def test_before_the_end_nothing_is_told_of_it() -> None:
    assert ended("superiority", NONE, "6-6") == []


@rule("ER-GOAL-02")
def test_at_the_end_all_goals_are_told_and_how_far_everyone_came() -> None:
    t = ER("black snow forest")
    for seat, goal in enumerate(("goal_lands", "goal_hoard", "goal_warlord")):
        t.goal(seat, goal)
    ordinary = [c for c, kind in zip(t.g.map.cells, t.g.map.kinds, strict=True) if kind == "land"]
    t.lands(BLACK, " ".join(ordinary[: GOALS["goal_lands"].much[1]]))
    with t.edit() as g:
        crown(g, BLACK)
    told = [(s.seat, s.text) for s in scene(t.g, SPECTATOR).sums if s.of == RESULT]
    goals = [(seat, "sum-result-goal") for seat in range(3)]
    progress = [(0, "sum-goal-lands"), (1, "sum-goal-hoard"), (2, "sum-goal-warlord")]
    assert told == [(BLACK, "sum-won-goal"), *goals, *progress]


@rule("ER-SCEN-02", "ER-ELIM-03")
def test_the_end_tells_castles_taken_or_that_nobody_else_is_left() -> None:
    castles = [(seat, "sum-goal-homes") for seat in range(3)]
    assert ended("dragon_lord", BLACK, "6-6 6-0") == [(BLACK, "sum-won-castles"), *castles]
    out = [(SNOW, "sum-result-out"), (2, "sum-result-out")]
    assert ended("dragon_lord", BLACK, "6-6", "snow forest") == [(BLACK, "sum-won-last"), *out, castles[0]]
