"""The turn that `realms bench` measures is as busy as it says, and one that could come up."""

from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight


def test_it_is_the_busiest_turn() -> None:
    for turn in SPEC.busiest():
        assert isinstance(turn, MageKnight)
        hero = turn.heroes[turn.active]
        assert (len(hero.hand.items), len(hero.units), len(hero.skills), sum(hero.crystals)) == (10, 4, 5, 6)
        assert turn.due[0].seat == hero.seat


def test_it_is_asked_in_movement_and_in_a_fight() -> None:
    assert [turn.due[0].prompt for turn in SPEC.busiest()] == ["move", "fight", "fight", "fight"]


def test_it_is_a_position_of_the_game() -> None:
    options: dict[str, object] = {"scenario": "full_conquest"}
    components = SPEC.census(SPEC.new_match(4, 1, options))
    for turn in SPEC.busiest():
        assert SPEC.flaw(turn) == ""
        assert SPEC.census(turn) == components
