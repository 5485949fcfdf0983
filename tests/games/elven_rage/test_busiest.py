"""The turns that `realms bench` measures are as busy as they say, and could come up."""

from realms.games.elven_rage.busiest import ARTIFACTS, US
from realms.games.elven_rage.spec import SPEC
from realms.games.elven_rage.state import ElvenRage
from realms.games.elven_rage.terms import HAND


def test_they_are_busy_turns() -> None:
    for turn in SPEC.busiest():
        assert isinstance(turn, ElvenRage)
        elves = turn.elves[US]
        assert (len(elves.hand.items), len(elves.artifacts.items)) == (HAND, len(ARTIFACTS))
        assert turn.due[0].seat == US


def test_they_are_a_turn_a_battle_and_the_way_into_one() -> None:
    asked = [(turn.due[0].prompt, len(turn.due[0].options) > 30) for turn in SPEC.busiest()]
    assert asked == [("er-turn", True), ("er-moment", True), ("er-send", False)]


def test_they_are_positions_of_the_game() -> None:
    components = SPEC.census(SPEC.new_match(4, 1, {}))
    for turn in SPEC.busiest():
        assert SPEC.flaw(turn) == ""
        assert SPEC.census(turn) == components
