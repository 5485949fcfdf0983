"""Scoring: achievements, titles, cities, and the sheets of the scenarios."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from realms.games.mage_knight.rules.scoring import achievements, city_points, score, sheet, titles
from realms.testing.rules import rule


@rule("MK-SCORE-01", "MK-SCORE-02")
def test_knowledge() -> None:
    t = MK("full_conquest", players=2)
    t.hand("fireball, fire_bolt, ice_bolt")
    assert achievements(t.g, t.hero())["knowledge"] == 2 + 1 + 1
    t.discard(t.g.spell_deck.items[-1])
    assert achievements(t.g, t.hero())["knowledge"] == 6


@rule("MK-SCORE-03")
def test_loot() -> None:
    t = MK("full_conquest", players=2)
    t.mana(crystals="red red blue")
    t.hand(t.g.artifact_deck.items[0])
    assert achievements(t.g, t.hero())["loot"] == 2 + 1


@rule("MK-SCORE-04")
def test_leader() -> None:
    t = MK("full_conquest", players=2)
    t.units("altem_mages, utem_swordsmen, peasants")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 1
        g.heroes[0].units[2].wounds = 1
    assert achievements(t.g, t.hero())["leader"] == 2 + 2 + 0


@rule("MK-SCORE-05", "MK-SCORE-06")
def test_conqueror_and_adventurer() -> None:
    t = MK("full_conquest", players=2)
    for hex in ("3.ne", "4.mid", "5.ne"):
        t.shield(hex)
    for hex in ("7.se", "6.w"):
        t.shield(hex)
    t.shield("9.e", seat=1)
    counted = achievements(t.g, t.hero())
    assert (counted["conqueror"], counted["adventurer"]) == (6, 4)


@rule("MK-SCORE-07")
def test_beating() -> None:
    t = MK("full_conquest", players=2)
    t.hand("wound, wound, march")
    t.discard("wound")
    t.units("peasants")
    with t.edit() as g:
        g.heroes[0].units[0].wounds = 2
    assert achievements(t.g, t.hero())["beating"] == -6


@rule("MK-SCORE-08")
def test_titles() -> None:
    assert titles([4, 2, 0], best=3, tied=1) == [3, 0, 0]
    assert titles([4, 4, 0], best=3, tied=1) == [1, 1, 0]
    assert titles([0, 0], best=3, tied=1) == [0, 0]


@rule("MK-SCORE-09")
def test_the_title_nobody_wants() -> None:
    assert titles([-4, -2], best=-3, tied=-1) == [-3, 0]
    assert titles([-4, -4, 0], best=-3, tied=-1) == [-1, -1, 0]
    assert titles([0, 0], best=-3, tied=-1) == [0, 0]


@rule("MK-SCORE-10", "MK-SCEN-01-11")
def test_no_titles_alone() -> None:
    t = MK()
    assert not [name for name, _ in sheet(t.g) if name.startswith("title")]


@rule("MK-SCORE-11", "MK-SCORE-12", "MK-SCEN-02-05")
def test_cities() -> None:
    t = MK("full_conquest", players=2)
    t.tile("core5", 2, 1)
    t.tile("core8", 1, 2)
    with t.edit() as g:
        for city, shields in zip(g.cities, ([0, 0, 1], [1, 1, 0]), strict=True):
            city.conquered = True
            city.shields = shields
    assert [city_points(t.g, seat) for seat in (0, 1)] == [11, 11]
    rows = dict(sheet(t.g))
    assert rows["title-cities"] == (2, 2)


@rule("MK-SCORE-13", "MK-SCEN-01-10")
def test_equal_scores_share() -> None:
    t = MK(players=2)
    assert score(t.g).winners == (0, 1)
    t.fame(5, seat=1)
    assert score(t.g).winners == (1,)


@rule("MK-SCEN-04-08", "MK-SCEN-04-09", "MK-SCEN-04-10")
@pytest.mark.parametrize(("scenario", "rounds"), [("solo_conquest", 6), ("blitz_conquest", 4)])
def test_conquest_alone(scenario: str, rounds: int) -> None:
    t = MK(scenario)
    t.tile("core5", 1, 1)
    t.tile("core8", 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
    rows = dict(sheet(t.g))
    assert rows["cities-conquered"] == (10,) and rows["all-cities"] == (0,)
    assert not [row for row in rows if row.startswith("title-")]
    assert score(t.g).winners == ()
    with t.edit() as g:
        g.cities[1].conquered = True
        g.round = rounds - 2
    rows = dict(sheet(t.g))
    assert rows["all-cities"] == (15,) and rows["unused-rounds"] == (60,) and rows["not-announced"] == (5,)
    assert rows["dummy-cards"] == (len(t.dummy.deck.items),)
    assert score(t.g).winners == (0,)
