"""The turns that `realms bench` measures are positions of the game, and busy ones."""

from realms.games.runewars.spec import SPEC


def test_they_are_busy_turns_of_four_players() -> None:
    turns = SPEC.busiest()
    assert [turn.due[0].prompt for turn in turns] == ["rw-strategize", "rw-gather", "rw-turn", "rw-lay-tile"]
    for turn in turns:
        assert turn.seats == 4 and SPEC.flaw(turn) == "" and len(turn.due[0].options) >= 12
        assert SPEC.census(turn) == SPEC.census(SPEC.new_match(4, 1, {}))
