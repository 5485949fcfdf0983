"""Lasting effects: added up, and ended at their moment."""

from __future__ import annotations

from kernel.setups import play, spire
from realms.kernel.modifiers import Modifier, expire, total


def some() -> list[Modifier]:
    return [
        Modifier("armour", 2, "combat", "shield", 0),
        Modifier("armour", -1, "turn", "curse"),
        Modifier("armour", 5, "turn", "wall", 1),
        Modifier("move", 1, "combat", "boots", 0),
    ]


def test_a_total_adds_up_what_is_for_the_seat_and_what_is_for_all() -> None:
    assert total(some(), "armour", 0) == 1
    assert total(some(), "armour", 1) == 4
    assert total(some(), "armour", 2) == -1
    assert total(some(), "armour") == -1
    assert total(some(), "block", 0) == total([], "armour", 0) == 0


def test_what_lasted_until_a_moment_ends_then_and_nothing_else() -> None:
    modifiers = some()
    kept = modifiers
    expire(modifiers, "combat")
    assert [m.source for m in modifiers] == ["curse", "wall"]
    assert kept is modifiers
    expire(modifiers, "year")
    assert len(modifiers) == 2


def test_a_bonus_until_the_end_of_the_combat_ends_with_it() -> None:
    g = spire("ward", "rage")
    play(g, (0, "done"), (0, "play:ward:basic"), (0, "play:rage:basic"), (0, "do:block"))
    assert g.heroes[0].block == 2 + 1
    assert [(m.what, m.until, m.source, m.seat) for m in g.modifiers] == [
        ("block", "combat", "spire.ward.basic.until", 0)
    ]
    play(g, (0, "block:0"), (0, "done"), (0, "done"))
    assert g.modifiers == []


def test_a_bonus_until_the_end_of_the_turn_outlasts_the_combat() -> None:
    g = spire("ward", "vanish", "march")
    play(g, (0, "play:ward:strong"), (0, "pay:green"), (0, "done"))
    assert [m.until for m in g.modifiers] == ["turn"]
    play(g, (0, "play:vanish:block"))
    assert g.heroes[0].block == 1 + 2
    play(g, (0, "done"), (0, "done"))
    assert g.modifiers == [] and g.turn == 1
