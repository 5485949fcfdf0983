"""Who has won when somebody forfeited: never who did."""

from __future__ import annotations

from realms.kernel.model import Outcome
from realms.server.rooms.room import winners_of


def test_the_best_of_the_others_win_in_place_of_who_forfeited() -> None:
    assert winners_of(Outcome((9, 4, 7), (0,)), 3, {0}) == (2,)
    assert winners_of(Outcome((9, 4, 7), (0,)), 3, {1}) == (0,)


def test_without_points_all_others_do() -> None:
    assert winners_of(Outcome((), (0,)), 3, {0}) == (1, 2)
    assert winners_of(Outcome((), (0,)), 3, {1}) == (0,)
