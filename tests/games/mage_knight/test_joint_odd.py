"""Joint city assaults: who must go in, and what a turn taken early begins and ends with."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.sieges import CAMPS, CITY, agree, call, enter, guards, siege, to_melee, win
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.state import Centre
from realms.games.mage_knight.terms import BLUE
from realms.testing.rules import rule

GUARDS = ("swordsmen", "crossbowmen", "gunners")


def first_done(t: MK) -> None:
    """The caller has fought: the comrade is next."""
    call(t, ("arythea", 1))
    agree(t)
    enter(t)
    to_melee(t)
    win(t)


@rule("MK-COOP-10")
def test_who_could_pay_for_the_way_must_go() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("wound, march, rage", 1)
    first_done(t)
    assert t.active == 1 and t.refused("hold") == "MK-COOP-10", "each card could be a point"
    t.play("rage", "move")
    assert t.refused("hold") == "MK-COOP-10"
    t.play("march", "move")
    assert t.refused("hold") == "MK-COOP-10" and t.offers("walk", CITY)


@rule("MK-COOP-10")
def test_a_card_and_wounds_are_not_enough() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("wound, wound, rage", 1)
    first_done(t)
    assert t.offers("hold")
    t.points(1, move=1)
    assert t.refused("hold") == "MK-COOP-10"
    t.points(1, move=0)
    t.play("rage", "move")
    t.choose("hold")
    assert t.happened("held-back") and t.hero(1).hex == HEX[CAMPS[1]]
    assert t.hero(1).now.acted and t.hero(1).now.move == 0
    assert [event["who"] for event in t.happened("withdrew")] == [0], "who never went in does not go back"
    assert [hero.now.path for hero in t.g.heroes] == [[HEX[CAMPS[0]]], [HEX[CAMPS[1]]]]


@rule("MK-COOP-09", "MK-TURN-08")
def test_own_interactive_skills_expire_when_the_storm_begins() -> None:
    t = siege("full_conquest")
    guards(t, *GUARDS)
    t.skill("source_freeze", seat=1)
    with t.edit() as g:
        g.centre.append(Centre("source_freeze", 1))
        g.heroes[1].flipped.append("source_freeze")
    t.mana(source=" ".join(["blue"] * len(t.g.source)))
    first_done(t)
    assert t.g.centre == []
    t.choose("colour", "blue")
    assert t.hero(1).crystals[BLUE] == 1
