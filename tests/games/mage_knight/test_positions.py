"""Positions from outside: those of real games are believed, and those that cannot come up are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_scene import games
from realms.games.mage_knight.data.hexes import HEX, TILE
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight, Unit


def test_positions_of_games_are_believed() -> None:
    for match, _ in games(every=5):
        assert SPEC.flaw(match) == ""


def hide(g: MageKnight) -> None:
    g.heroes[0].hand.seen = 15


def lay_far(g: MageKnight) -> None:
    g.where[TILE["5"]] = 0


def lay_twice(g: MageKnight) -> None:
    g.where[TILE["5"]] = g.where[TILE["1"]]


def wrong_order(g: MageKnight) -> None:
    g.order = [0, 0]


def no_hero(g: MageKnight) -> None:
    g.heroes[0].name = "nobody"


def no_card(g: MageKnight) -> None:
    g.heroes[0].hand.items[0] = "prowlers"


def too_many_crystals(g: MageKnight) -> None:
    g.heroes[0].crystals[0] = 4


def too_high(g: MageKnight) -> None:
    g.heroes[0].level = 3


def off_the_map(g: MageKnight) -> None:
    g.heroes[0].hex = HEX["core1.mid"]


def no_unit(g: MageKnight) -> None:
    g.heroes[0].units.append(Unit("march"))


def no_token(g: MageKnight) -> None:
    g.up_at.append(0)


def foreign_pile(g: MageKnight) -> None:
    g.piles[0].items, g.piles[1].items = g.piles[1].items, g.piles[0].items


def night_by_day(g: MageKnight) -> None:
    g.night = True


def shield_of_nobody(g: MageKnight) -> None:
    g.shields[0] = 3


def no_die(g: MageKnight) -> None:
    g.source[0] = 6


def no_round(g: MageKnight) -> None:
    g.round = 9


def spell_among_actions(g: MageKnight) -> None:
    g.action_offer[0], g.spell_offer[0] = g.spell_offer[0], g.action_offer[0]


@pytest.mark.parametrize(
    "change",
    [
        hide,
        lay_far,
        lay_twice,
        wrong_order,
        no_hero,
        no_card,
        too_many_crystals,
        too_high,
        off_the_map,
        no_unit,
        no_token,
        foreign_pile,
        night_by_day,
        shield_of_nobody,
        no_die,
        no_round,
        spell_among_actions,
    ],
    ids=lambda change: change.__name__,
)
def test_what_cannot_come_up_is_told(change: Callable[[MageKnight], None]) -> None:
    match = MK("full_conquest", players=2, saves=False).g.clone()
    assert isinstance(match, MageKnight) and SPEC.flaw(match) == ""
    change(match)
    said = SPEC.flaw(match)
    assert said.endswith(".") and said[0].islower()


def test_a_fight_must_hold_together() -> None:
    t = MK("full_conquest", players=2, saves=False)
    t.fight("prowlers", phase="block")
    match = t.g.clone()
    assert isinstance(match, MageKnight) and match.fight is not None
    assert SPEC.flaw(match) == ""
    match.fight.foes[0].attacks.append(0)
    assert SPEC.flaw(match) == "an enemy in a fight cannot be."
    match.fight.foes[0].attacks.pop()
    match.fight.block.pop()
    assert SPEC.flaw(match) == "the points of a fight cannot be."
