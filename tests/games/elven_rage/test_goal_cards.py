"""Every Goal: what it asks for wins the game, and anything less does not."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.goals import GOALS
from realms.games.elven_rage.data.warriors import TREASURES
from realms.games.elven_rage.terms import LAND, NONE, PEOPLES, TOWER
from realms.testing.rules import rule

from .arena import told, use
from .builder import ER

CASES = [
    (name, players, lack)
    for name, goal in GOALS.items()
    for players in (2, 3, 4)
    for lack in ("", "much", "towers", "lands")
    if lack in ("", "much") or getattr(goal, lack)[players - 2]
]


def lay(t: ER, name: str, lack: str) -> None:
    """Just what the Goal asks for, but for one of the things it lacks."""
    goal, column = GOALS[name], t.g.seats - 2
    much, towers, lands = goal.much[column], goal.towers[column], goal.lands[column]
    much, towers, lands = much - (lack == "much"), towers - (lack == "towers"), lands - (lack == "lands")
    board = t.g.map
    ring = board.near[board.central]
    mine = [board.homes[0]]
    if name == "goal_portal":
        mine += [board.central] * much
    elif name == "goal_castles":
        mine += board.homes[1:much]
    elif name == "goal_ring":
        mine += ring[:much]
    elif name == "goal_towers":
        towers = much
    elif name == "goal_lands":
        lands = much
    mine += [cell for cell, kind in enumerate(board.kinds) if kind == TOWER][:towers]
    kinds = (LAND, TOWER) if name == "goal_lands" else (LAND,)
    plain = [cell for cell, kind in enumerate(board.kinds) if kind in kinds and cell not in mine]
    plain.sort(key=ring.__contains__)  # not by chance what the Goal lacks
    mine += plain[: lands - len(mine)] if lands > len(mine) else []
    with t.edit() as g:
        g.owner[:] = [NONE] * len(g.owner)
        for seat, home in enumerate(board.homes):
            g.owner[home] = seat
        for cell in mine:
            g.owner[cell] = 0
        g.elves[0].taken = much if name == "goal_warlord" else 0
    if name == "goal_hoard":
        t.treasures(0, " ".join(TREASURES[:2]))
        t.artifacts(0, " ".join(t.g.artifact_deck.items[: much - 2]))


@rule("ER-GOAL-01", "ER-GOAL-01R", "ER-GOAL-02")
@pytest.mark.parametrize(("name", "players", "lack"), CASES)
def test_a_goal_is_met_by_what_it_asks_for(name: str, players: int, lack: str) -> None:
    t = ER(" ".join(PEOPLES[:players]))
    t.goal(0, name)
    lay(t, name, lack)
    t.choose("skip", seat=0)
    if lack:
        assert t.g.winner == NONE and told(t, "er-goal-met") == []
    else:
        assert t.g.winner == 0 and told(t, "er-goal-met") == [(0, name)] and not t.due


@rule("ER-SUMMON-04", "ER-ARTIFACT-06")
def test_a_tower_that_was_built_counts_for_a_goal_and_a_castle_does_not() -> None:
    t = ER("black snow")
    t.goal(0, "goal_towers")
    lay(t, "goal_towers", "much")
    built = next(cell for cell, kind in enumerate(t.g.map.kinds) if kind == LAND and t.g.owner[cell] == 0)
    t.artifacts(0, "art_builders_rune")
    t.lands(0, "X")
    use(t, "art_builders_rune", t.g.map.cells[built])
    assert t.g.winner == 0  # at once, in the middle of the turn


@rule("ER-GOAL-01R")
def test_the_active_player_goes_first_when_two_goals_are_met() -> None:
    t = ER("black snow")
    t.goal(0, "goal_warlord")
    t.goal(1, "goal_hoard")
    lay(t, "goal_warlord", "")
    hoard = GOALS["goal_hoard"]
    t.artifacts(1, " ".join(t.g.artifact_deck.items[: hoard.much[0]]))
    free = [cell for cell, kind in enumerate(t.g.map.kinds) if kind == LAND and t.g.owner[cell] == NONE]
    with t.edit() as g:
        for cell in free[: hoard.lands[0]]:
            g.owner[cell] = 1
    t.turn(1)
    t.choose("skip", seat=1)
    assert t.g.winner == 1 and told(t, "er-goal-met") == [(1, "goal_hoard")]
