"""The greedy bot of Mage Knight in fights: who bears blows, what is thrown away, what is drawn before."""

from __future__ import annotations

from functools import partial

from games.mage_knight.builder import MK
from games.mage_knight.sieges import CITY, guards, siege
from realms.bots.greedy.mage_knight import Greedy
from realms.bots.greedy.mk.aims import Aim
from realms.bots.greedy.mk.plans import ASSAULT
from realms.bots.greedy.mk.position import Position
from realms.bots.greedy.mk.tables import MIGHT
from realms.bots.greedy.mk.wares import unit_worth
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.data.units import UNITS
from realms.kernel.view import project


def answer(t: MK, aim: Aim | None = None) -> str:
    bot = Greedy(0, 0)
    if aim is not None:
        bot.aim = aim
    decision = next(d for d in t.g.due if not d.optional)
    return bot.choose(decision, partial(project, t.g, 0)).key


def play(t: MK, aim: Aim, until: str) -> None:
    while t.prompt != until:
        t.choose(answer(t, aim))


def test_the_unit_is_kept_for_who_paralyzes() -> None:
    """Golems strike first: the hero bears that himself, and the guardians stand before medusa."""
    eager = Aim(fear=0.15, zeal=25.0)
    for names in (("golems", "medusa"), ("medusa", "golems")):
        t = MK(hand="rage, promise")
        t.units("altem_guardians", level=4)
        t.mana(tokens="red")
        t.fight(*names, phase="damage", city="blue")
        t.choose("damage", names.index("golems"), 0)
        assert answer(t, eager) == "hero"
        t.choose("hero")
        if t.prompt == "take-damage":
            t.choose("damage", names.index("medusa"), 0)
        assert answer(t, eager) == "unit:0"
        play(t, eager, "afterwards")
        assert "rage" in t.hero().played


def test_what_the_plan_needs_is_not_thrown_away() -> None:
    """Improvisation wants a card for it: march, which is no use here, not the fireball that is to be thrown."""
    for cards in ("improvisation, fireball, march", "march, fireball, improvisation"):
        t = MK(hand=cards)
        t.mana(tokens="red")
        t.fight("swordsmen", phase="block")
        t.choose("card", "improvisation")
        t.choose("way", "basic")
        assert answer(t) == "discard:march"


def test_before_a_city_is_assaulted_cards_are_drawn() -> None:
    t = siege("solo_conquest", 1)
    guards(t, "golems")
    t.skill("motivation_arythea")
    hex = HEX[CITY]
    t.points(move=4)
    assert answer(t, Aim(ASSAULT, hex, hex, 0.35, 8.0)) == "skill:motivation_arythea"
    assert answer(t, Aim(ASSAULT, hex, hex, 0.35)) == f"walk:{CITY}"


def test_for_a_siege_units_are_bought_that_can_fight() -> None:
    """Herbalists and foresters cost about the same, of the same level; before cities only the latter help."""
    for scenario, worth_more in (("solo_conquest", True), ("first_reconnaissance", False)):
        pos = Position(project(MK(scenario).g, 0))
        assert (unit_worth(pos, "foresters") > unit_worth(pos, "herbalists")) == worth_more
        assert (unit_worth(pos, "catapults") > unit_worth(pos, "fire_golems")) == worth_more


def test_every_unit_has_its_might() -> None:
    assert sorted(MIGHT) == sorted(UNITS)
