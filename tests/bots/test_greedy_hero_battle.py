"""Greedy in hero battles of Mage Knight: it saves its cards, but wins and blocks where that pays."""

from __future__ import annotations

from games.mage_knight.dueling import Dueling
from realms.bots.greedy.mage_knight import make
from realms.kernel.view import project


def answer(t: Dueling) -> str:
    """What greedy chooses at the question that is open."""
    menu = t.due[0]
    return make(menu.seat, 0).choose(menu, lambda: project(t.g, menu.seat)).key


def test_it_keeps_the_next_turn() -> None:
    t = Dueling()
    t.approach()
    t.choose("attack_hero", "goldyx")
    assert answer(t) == "attend:partial"


def test_it_drives_off_a_rival_of_greater_fame() -> None:
    t = Dueling(hand="march", other="rage, rage, march")
    t.fame(1, seat=0)
    t.melee()
    t.choose("pass")
    t.mana(tokens="red red", seat=1)
    for _ in range(20):
        if t.g.fight is None:
            break
        t.choose("done") if t.active == 0 else t.choose(answer(t))
    assert t.heard("hero-battle-won") and t.hero(1).fame == 1


def test_it_plays_nothing_where_no_fame_is_to_be_won() -> None:
    t = Dueling(other="rage, march")
    t.melee()
    t.choose("pass")
    assert answer(t) == "pass"


def test_it_blocks_if_that_keeps_a_wound_off() -> None:
    t = Dueling(other="determination, march")
    t.melee()
    t.arm((0, 3))
    t.choose("attack")
    assert answer(t) == "card:determination"
    t.undo()
    t.arm((0, 30))
    t.choose("attack")
    t.hand("march", seat=1)
    assert answer(t) == "done"


def test_it_wounds_first_and_drives_off_with_the_rest() -> None:
    t = Dueling()
    t.melee()
    t.arm((0, 5))
    t.choose("attack")
    t.choose("done")
    assert answer(t) == "hero"
    t.choose("hero")
    assert answer(t).startswith("drive:")
