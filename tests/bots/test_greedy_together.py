"""Greedy in company: joint assaults of Mage Knight, and tactics that leave the game."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.sieges import CITY, call, city, guards, siege
from realms.bots.greedy.mage_knight import make
from realms.games.mage_knight.rules.rounds import Round
from realms.kernel.view import project


def answer(t: MK) -> str:
    """What greedy chooses at the question that is open."""
    menu = t.due[0]
    return make(menu.seat, 0).choose(menu, lambda: project(t.g, menu.seat)).key


def strong() -> MK:
    """Two heroes who can deal with one defender each, but not with both alone."""
    t = siege()
    guards(t, "swordsmen", "guardsmen")
    for seat, bolt in ((0, "fire_bolt"), (1, "ice_bolt")):
        t.level(5, seat)
        t.hand(f"march, rage, stamina, swiftness, {bolt}", seat)
    t.units("utem_swordsmen, utem_crossbowmen")
    return t


def test_it_calls_a_comrade_and_storms_the_city() -> None:
    t = strong()
    assert answer(t) == f"joint:{CITY}"
    for _ in range(60):
        if city(t).conquered:
            break
        t.choose(answer(t), seat=t.due[0].seat)
    assert city(t).shields == [0, 1]


def test_it_does_not_come_if_it_has_nothing_to_fight_with() -> None:
    t = strong()
    t.hand("march, promise", 1)
    call(t, ("arythea", 1))
    assert answer(t) == "refuse"


def test_it_holds_back_if_it_cannot_get_into_the_city() -> None:
    t = strong()
    call(t, ("arythea", 1))
    t.choose("agree")
    t.hand("wound")
    assert answer(t) == "hold"


def test_it_lets_the_weakest_tactic_go_and_agrees_with_others() -> None:
    t = MK("full_cooperation", players=2)
    with t.edit() as g:
        for hero, name in zip(g.heroes, ("great_start", "early_bird"), strict=True):
            hero.tactic = name
    t.restart(*t.match.stack[:1], Round(0, 0, "retire_tactics"))
    assert answer(t) == "propose:early_bird"
    t.choose("propose", "great_start")
    assert answer(t) == "agree"
