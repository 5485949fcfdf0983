"""Where other heroes stand, and what a block and a fight leave however they end."""

from __future__ import annotations

import pytest

from games.mage_knight.builder import MK
from games.mage_knight.test_results import to_melee
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.terms import AFTERWARDS
from realms.kernel.view import SPECTATOR, project
from realms.testing.rules import rule


@rule("MK-MOVE-36")
@pytest.mark.parametrize(
    ("hex", "actions"),
    [
        ("1.w", ["challenge:1.nw"]),
        ("3.sw", ["interact"]),
        ("5.ne", ["interact", "burn"]),
        ("7.se", ["enter"]),
    ],
)
def test_no_action_beside_another_hero(hex: str, actions: list[str]) -> None:
    t = MK(players=2, at=hex)
    for action in actions:
        assert t.offers(*action.split(":")), action
    t.at(hex, seat=1)
    for action in actions:
        assert t.refused(*action.split(":")) == "MK-MOVE-36", action


@rule("MK-MOVE-36")
def test_no_tribute_beside_another_hero() -> None:
    t = MK(players=2, at="8.ne")
    t.token("green_altar", "8.ne")
    t.mana(crystals="green green green")
    assert t.offers("tribute")
    t.at("8.ne", seat=1)
    assert t.refused("tribute") == "MK-MOVE-36"


@rule("MK-COMBAT-11")
def test_enemies_and_another_hero_never_meet_in_one_combat() -> None:
    """Neither a step nor a challenge brings them together: both are refused where another hero stands."""
    t = MK(players=2, at="1.w")
    t.token("prowlers", "1.nw")
    t.points(move=20)
    t.at("1.mid", seat=1)
    assert t.refused("walk", "1.mid") == "MK-MOVE-42"
    t.at("1.w", seat=1)
    assert t.refused("challenge", "1.nw") == "MK-MOVE-36"
    t.at("start.ne", seat=1)
    t.choose("challenge", "1.nw")
    assert [foe.token for foe in t.foes] == ["prowlers"]


@rule("MK-MOVE-39", "MK-MOVE-37")
def test_heroes_in_a_conquered_city_stand_there_together() -> None:
    t = MK("full_conquest", players=2)
    t.tile("core5", 2, 1)
    with t.edit() as g:
        g.cities[0].conquered = True
    t.clear("core5.e")
    t.clear("core5.sw")
    t.at("core5.mid", seat=1)
    t.at("core5.se")
    t.points(move=20)
    t.choose("walk", "core5.mid")
    assert t.g.fight is None and t.prompt == "move"
    assert t.offers("interact")
    drawn = {piece.id: piece.at for piece in SPEC.scene(project(t.g, SPECTATOR)).pieces}
    assert drawn["hero-0"] == drawn["hero-1"] == "core5.mid"


@rule("MK-COMBAT-61", "MK-COMBAT-60")
def test_what_a_block_card_did_besides_stays_when_the_block_fails() -> None:
    t = MK(hand="improvisation, march, into_the_heat")
    t.units("peasants")
    t.fight("prowlers")  # attack 4
    t.play("into_the_heat")
    t.choose("done")
    t.play("improvisation", "basic", "discard:march", "do:block")
    assert t.block() == [3, 0, 0, 0]
    assert t.refused("block", 0, 0) == "MK-COMBAT-57"
    t.choose("done")
    assert t.prompt == "take-damage"
    assert "march" in t.hero().discard  # paid for nothing
    t.choose(t.options("damage")[0])
    assert t.hero().hand.items.count("wound") == 2  # and the unit is still out of reach
    assert t.hero().units[0].wounds == 0


@rule("MK-COMBAT-100")
def test_a_fight_ends_with_its_melee_phase_whoever_is_left() -> None:
    t = MK(at="1.w", hand="march, rage")
    t.token("prowlers", "1.nw")
    t.choose("challenge", "1.nw")
    to_melee(t)
    t.choose("done")
    assert t.g.fight is None and t.g.phase == AFTERWARDS
    assert t.g.up[t.g.up_at.index(HEX["1.nw"])] == "prowlers"
    assert not t.offers("challenge", "1.nw") and t.hero().fame == 0
